#pragma once

#include "qml/reveal/reveal_values.h"
#include "qml/shown/at_table.h"

namespace planetx {

// The end: the sky, the tokens, the score sheet and whether everybody was fair. Empty until the game is over.
class RevealModel : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString sky READ sky NOTIFY changed)
    Q_PROPERTY(QVariantList tokens READ tokens NOTIFY changed)
    Q_PROPERTY(QVariantList scores READ scores NOTIFY changed)
    Q_PROPERTY(int planetX READ planetX NOTIFY changed)
    Q_PROPERTY(QString tie READ tie NOTIFY changed)
    Q_PROPERTY(QVariantList finders READ finders NOTIFY changed)
    Q_PROPERTY(bool fair READ fair NOTIFY changed)
    Q_PROPERTY(int unfairEntry READ unfairEntry NOTIFY changed)
    Q_PROPERTY(QVariantList vouched READ vouched NOTIFY changed)
    Q_PROPERTY(QVariantList unvouched READ unvouched NOTIFY changed)
    Q_PROPERTY(int unopened READ unopened NOTIFY changed)
    Q_PROPERTY(QVariantList disputed READ disputed NOTIFY changed)
    Q_PROPERTY(QVariantList unchecked READ unchecked NOTIFY changed)
    Q_PROPERTY(QVariantList culprits READ culprits NOTIFY changed)
    QML_ELEMENT

public:
    using AtTable::AtTable;

    bool over() const { return board() && board()->phase == Phase::Over; }
    QString refusal() const; // of a reveal by hand
    const QString& sky() const { return m_sky; }
    const QVariantList& tokens() const { return m_tokens; } // RevealedToken, by sector
    const QVariantList& scores() const { return m_scores; } // ShownScore, by rank
    int planetX() const;                                    // its sector
    const QString& tie() const { return m_tie; } // what decided between equal totals: PlanetX, Leader, Shared, or empty
    QVariantList finders() const;                // players, the first finder first
    bool fair() const { return over() && m_unfairEntry < 0; }
    int unfairEntry() const { return m_unfairEntry; }

    // At several devices: players who have vouched for the log as it ended, and who have not yet; somebody at another
    // device whose guess is still sealed, or -1.
    const QVariantList& vouched() const { return m_vouched; }
    const QVariantList& unvouched() const { return m_unvouched; }
    int unopened() const { return m_unopened; }

    // Seats that went to another phone without their players (ShownTakeover), players whose way to Planet X nobody
    // could check, and whom evidence names (ShownCulprit).
    const QVariantList& disputed() const { return m_disputed; }
    const QVariantList& unchecked() const { return m_unchecked; }
    const QVariantList& culprits() const { return m_culprits; }

    // With the board on the table. Gives the name of a trouble, or nothing.
    Q_INVOKABLE QString reveal();

protected:
    void read() override;

private:
    void readAudit();

    using End = std::pair<aphelion::Seen, std::size_t>; // and how much evidence there is
    std::optional<End> m_read;                          // the end that is shown
    QString m_sky;
    QVariantList m_tokens;
    QVariantList m_scores;
    QString m_tie;
    int m_unfairEntry = -1;
    QVariantList m_vouched;
    QVariantList m_unvouched;
    int m_unopened = -1;
    QVariantList m_disputed;
    QVariantList m_unchecked;
    QVariantList m_culprits;
};

} // namespace planetx
