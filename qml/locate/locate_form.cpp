#include "qml/locate/locate_form.h"

#include "qml/shown/names.h"
#include "qml/table/samples.h"

namespace planetx {

QString LocateForm::before() const { return letterOf(m_guess.before); }
void LocateForm::setBefore(const QString& letter) { edit(m_guess.before, objectIn(letter)); }
QString LocateForm::after() const { return letterOf(m_guess.after); }
void LocateForm::setAfter(const QString& letter) { edit(m_guess.after, objectIn(letter)); }

QVariantList LocateForm::warnings() const {
    return seat() ? contradictions(m_guess, *board(), seat()->notes) : QVariantList();
}

std::optional<Action> LocateForm::action() const {
    const auto whole = m_guess.whole();
    return whole ? std::optional<Action>(*whole) : std::nullopt;
}

Action LocateForm::anyOfItsKind() const { return sampleOf<Locate>(*board()); }

} // namespace planetx
