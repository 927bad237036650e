#include "qml/theories/theories_form.h"

#include "qml/shown/names.h"

namespace planetx {

QString TheoryChoice::object() const { return letterOf(m_draft.object); }
void TheoryChoice::setObject(const QString& letter) { edit(m_draft.object, objectIn(letter)); }

QVariantList TheoryChoice::tokens() const {
    return viewpoint() ? tokensLeftOf(*board(), ownHand(), m_draft, limit() == 1) : QVariantList();
}

int TheoryChoice::limit() const { return viewpoint() ? theoryLimit(*board(), *viewpoint()) : 0; }

QStringList TheoryChoice::refusals() const {
    QStringList why;
    for (Sector s = 1; viewpoint() && s <= edition(*board()).ring.size; ++s)
        why.push_back(refusalFor(s, object()));
    return why;
}

std::vector<Theory> TheoryChoice::with(const Theory& theory) const {
    return limit() == 1 ? std::vector{theory} : m_draft.with(theory);
}

void TheoryChoice::put(int sector, const QString& object) {
    if (const auto claimed = objectIn(object); claimed && sector >= 0 && sector < 256)
        edit(m_draft.theories, with({sector, *claimed}));
}

void TheoryChoice::remove(int sector) { edit(m_draft.theories, m_draft.without(sector)); }

QString TheoryChoice::refusalFor(int sector, const QString& object) const {
    const auto claimed = objectIn(object);
    return claimed ? refusalOf(submitting(with({sector, *claimed}))) : refusal();
}

QString TheoryChoice::warningFor(int sector, const QString& object) const {
    const auto claimed = objectIn(object);
    return viewpoint() && claimed ? warningOf(*board(), ownHand(), *viewpoint(), {sector, *claimed}) : QString();
}

bool TheoriesForm::sealed() const { return viewpoint() && player(*board(), *viewpoint()).sealed; }

void TheoriesForm::look() {
    m_chosen.reset();
    TheoryChoice::look();
}

QVariantList TheoriesForm::sealedTheories() const {
    const auto chosen = sealed() ? sealedChoiceOf(*session()->table(), *viewpoint()) : m_chosen;
    return chosen ? shown(*chosen) : QVariantList();
}

QVariantList TheoriesForm::waitingFor() const {
    const bool over = chosen() && !sealed();
    return board() && board()->phase == Phase::Theories && !over ? listOf(planetx::waitingFor(*board()))
                                                                 : QVariantList();
}

} // namespace planetx
