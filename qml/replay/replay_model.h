#pragma once

#include "qml/replay/hindsight.h"
#include "qml/replay/replay_values.h"
#include "qml/shown/at_table.h"
#include "qml/shown/log_lines.h"

namespace planetx {

// A game to look back on, step by step: the board after each line of the log, and what everybody could know by then. It
// shows nothing before the reveal.
class ReplayModel : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged)
    Q_PROPERTY(planetx::LogLine line READ line NOTIFY stepChanged)
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
    Q_PROPERTY(int sectors READ sectors NOTIFY changed)
    Q_PROPERTY(int earthSector READ earthSector NOTIFY stepChanged)
    Q_PROPERTY(QVariantList pawns READ pawns NOTIFY stepChanged)
    Q_PROPERTY(QVariantList tokens READ tokens NOTIFY stepChanged)
    Q_PROPERTY(QVariantList confirmed READ confirmed NOTIFY stepChanged)
    Q_PROPERTY(QVariantList gates READ gates NOTIFY stepChanged)
    Q_PROPERTY(QString sky READ sky NOTIFY changed)
    Q_PROPERTY(bool looking READ looking NOTIFY changed)
    Q_PROPERTY(int skies READ skies NOTIFY changed)
    Q_PROPERTY(QVariantList curves READ curves NOTIFY changed)
    Q_PROPERTY(bool decided READ decided NOTIFY stepChanged)
    Q_PROPERTY(bool advising READ advising NOTIFY adviceChanged)
    Q_PROPERTY(planetx::ShownAdvice advice READ advice NOTIFY adviceChanged)
    QML_ELEMENT

public:
    explicit ReplayModel(QObject* parent = nullptr);

    bool over() const { return board() && board()->phase == Phase::Over; }
    int steps() const { return static_cast<int>(m_games.size()); }
    int step() const { return m_step; }
    void setStep(int step);
    LogLine line() const;
    QVariantList lines() const { return listOf(m_lines.lines()); } // LogLine
    int sectors() const { return over() ? edition(*board()).ring.size : 0; }

    // The board after this step. Whatever was sealed lies open now: tokens have their letters from the beginning.
    int earthSector() const;
    QVariantList pawns() const;     // ShownPawn
    QVariantList tokens() const;    // ShownToken
    QVariantList confirmed() const; // ShownTheory
    QVariantList gates() const;     // ShownGate
    QString sky() const;            // letters; empty before the reveal

    bool looking() const { return m_hindsight.looking(); }              // curves are still to come
    int skies() const { return static_cast<int>(m_hindsight.skies()); } // that the laws allow
    QVariantList curves() const { return m_curves; }                    // ShownCurve, by seat
    bool decided() const { return decision() != nullptr; }              // somebody chose this step
    bool advising() const { return m_hindsight.advising(); }
    ShownAdvice advice() const;

    // Asks what would have been best at this step.
    Q_INVOKABLE void advise();

signals:
    void stepChanged();
    void adviceChanged();

protected:
    void read() override;

private:
    const PublicGame* game() const { return m_games.empty() ? nullptr : &m_games[static_cast<std::size_t>(m_step)]; }
    const Decision* decision() const;
    void draw();
    int stepOf(EntryNumber entry) const;

    LogLines m_lines;
    std::vector<PublicGame> m_games; // after each line
    std::optional<aphelion::Seen> m_read;
    int m_step = 0;
    Hindsight m_hindsight;
    QVariantList m_curves;
};

} // namespace planetx
