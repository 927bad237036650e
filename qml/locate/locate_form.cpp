#include "qml/locate/locate_form.h"

#include "qml/shown/names.h"
#include "qml/table/samples.h"

namespace planetx {

QString LocateForm::before() const { return letterOf(m_guess.before); }
void LocateForm::setBefore(const QString& letter) { edit(m_guess.before, objectIn(letter)); }
QString LocateForm::after() const { return letterOf(m_guess.after); }
void LocateForm::setAfter(const QString& letter) { edit(m_guess.after, objectIn(letter)); }

void LocateForm::setSector(int sector) {
    const Sector to = std::clamp(sector, 0, 255);
    if (to != m_guess.sector)
        edit(m_guess,
             seat() ? m_guess.movedTo(to, *board(), seat()->notes) : HalfGuess{to, m_guess.before, m_guess.after});
}

// Whose notes hold Planet X for certain finds it picked.
void LocateForm::look() {
    Form::look();
    if (seat() && m_guess == HalfGuess() && !waiting())
        m_guess = m_guess.movedTo(notedX(*board(), seat()->notes), *board(), seat()->notes);
}

bool LocateForm::isKnown(const std::optional<Object>& said, Sector sector) const {
    return seat() && said && sector > 0 && said == knownBesideX(sector, *board(), seat()->notes);
}

QVariantList LocateForm::warnings() const {
    return seat() ? contradictions(m_guess, *board(), seat()->notes) : QVariantList();
}

std::optional<Action> LocateForm::action() const {
    const auto whole = m_guess.whole();
    return whole ? std::optional<Action>(*whole) : std::nullopt;
}

Action LocateForm::anyOfItsKind() const { return sampleOf<Locate>(*board()); }

} // namespace planetx
