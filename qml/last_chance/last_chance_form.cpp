#include "qml/last_chance/last_chance_form.h"

#include "qml/shown/names.h"

namespace planetx {

QString LastChanceForm::before() const { return letterOf(m_guess.before); }
void LastChanceForm::setBefore(const QString& letter) { edit(m_guess.before, objectIn(letter)); }
QString LastChanceForm::after() const { return letterOf(m_guess.after); }
void LastChanceForm::setAfter(const QString& letter) { edit(m_guess.after, objectIn(letter)); }

void LastChanceForm::setSector(int sector) {
    const Sector to = std::clamp(sector, 0, 255);
    if (to != m_guess.sector)
        edit(m_guess,
             seat() ? m_guess.movedTo(to, *board(), seat()->notes) : HalfGuess{to, m_guess.before, m_guess.after});
}

bool LastChanceForm::isKnown(const std::optional<Object>& said, Sector sector) const {
    return seat() && said && sector > 0 && said == knownBesideX(sector, *board(), seat()->notes);
}

QVariantList LastChanceForm::warnings() const {
    return seat() && m_locating ? contradictions(m_guess, *board(), seat()->notes) : QVariantList();
}

int LastChanceForm::sectorsBehind() const { return viewpoint() ? planetx::sectorsBehind(*board(), *viewpoint()) : 0; }

QVariantList LastChanceForm::waitingFor() const {
    return board() && board()->phase == Phase::LastChance ? listOf(planetx::waitingFor(*board())) : QVariantList();
}

std::optional<Action> LastChanceForm::action() const {
    if (!m_locating)
        return LastChance{m_draft.theories};
    const auto whole = m_guess.whole();
    return whole ? std::optional<Action>(LastChance{*whole}) : std::nullopt;
}

Form::Numbers LastChanceForm::draft() const {
    Numbers numbers{m_locating ? 1 : 0};
    for (const auto& part : {m_guess.numbers(), m_draft.numbers()})
        numbers.insert(numbers.end(), part.begin(), part.end());
    return numbers;
}

void LastChanceForm::setDraft(const Numbers& numbers) {
    m_locating = !numbers.empty() && numbers[0] == 1;
    m_guess = HalfGuess::of(numbers, 1);
    m_draft = TheoryDraft::of(numbers, 4);
}

} // namespace planetx
