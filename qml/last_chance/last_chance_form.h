#pragma once

#include "qml/locate/guess.h"
#include "qml/theories/theories_form.h"

namespace planetx {

// After somebody found Planet X: some theories (none to pass), or one attempt to locate it.
class LastChanceForm : public planetx::TheoryChoice {
    Q_OBJECT
    Q_PROPERTY(bool locating READ locating WRITE setLocating NOTIFY changed)
    Q_PROPERTY(int sector READ sector WRITE setSector NOTIFY changed)
    Q_PROPERTY(QString before READ before WRITE setBefore NOTIFY changed)
    Q_PROPERTY(QString after READ after WRITE setAfter NOTIFY changed)
    Q_PROPERTY(int beforeSector READ beforeSector NOTIFY changed)
    Q_PROPERTY(int afterSector READ afterSector NOTIFY changed)
    Q_PROPERTY(QStringList neighbours READ neighbours CONSTANT)
    Q_PROPERTY(bool beforeKnown READ beforeKnown NOTIFY changed)
    Q_PROPERTY(bool afterKnown READ afterKnown NOTIFY changed)
    Q_PROPERTY(QVariantList warnings READ warnings NOTIFY changed)
    Q_PROPERTY(int sectorsBehind READ sectorsBehind NOTIFY changed)
    Q_PROPERTY(QVariantList waitingFor READ waitingFor NOTIFY changed)
    QML_ELEMENT

public:
    using TheoryChoice::TheoryChoice;

    bool locating() const { return m_locating; }
    void setLocating(bool locating) { edit(m_locating, locating); }
    int sector() const { return m_guess.sector; }
    void setSector(int sector);
    QString before() const;
    void setBefore(const QString& letter);
    QString after() const;
    void setAfter(const QString& letter);
    int beforeSector() const { return m_guess.beside(board(), -1); }
    int afterSector() const { return m_guess.beside(board(), 1); }
    bool beforeKnown() const { return isKnown(m_guess.before, beforeSector()); } // the notes hold what is said there
    bool afterKnown() const { return isKnown(m_guess.after, afterSector()); }
    QStringList neighbours() const { return lettersBesideX(); } // what may lie beside it
    QVariantList warnings() const;                              // ShownContradiction
    int sectorsBehind() const;
    QVariantList waitingFor() const; // players whose last chance is still to come

protected:
    Action submitting(std::vector<Theory> theories) const override { return LastChance{std::move(theories)}; }
    std::optional<Action> action() const override;
    Action anyOfItsKind() const override { return LastChance{}; }
    const char* draftName() const override { return "lastChance"; }
    Numbers draft() const override;
    void setDraft(const Numbers& numbers) override;

private:
    bool isKnown(const std::optional<Object>& said, Sector sector) const;

    bool m_locating = false;
    HalfGuess m_guess;
};

} // namespace planetx
