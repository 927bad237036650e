#include "qml/table/cardboard.h"

#include "base/cbor.h"
#include "qml/shown/names.h"

#include <algorithm>
#include <limits>

namespace planetx {

namespace {

ShownHandling shown(const Handling& step, std::optional<PlayerId> viewpoint, const Hand& own) {
    ShownHandling one{qs(name(step.what)), step.who, listOf(step.sectors), step.spaces, {}};
    if (step.object)
        one.letter = letterOf(*step.object);
    else if (step.what == Handling::What::PlaceToken && step.who == viewpoint)
        for (const Hand::Submitted& each : own.submitted) // the newest in that sector
            if (each.theory.sector == step.sectors.front())
                one.letter = letterOf(each.theory.object);
    return one;
}

std::string keyOf(const aphelion::TableId& table) { return "cardboard " + aphelion::hex(table); }

} // namespace

bool Cardboard::possible() const { return board() && board()->play == Play::OnScreen; }

bool Cardboard::lies() const { return used() || (board() && board()->play == Play::WithBoard); }

std::string Cardboard::key() const { return keyOf(table()->log().table()); }

aphelion::Unstored Cardboard::forget(aphelion::DeviceFile& device, const aphelion::TableId& table) {
    return device.unset(keyOf(table));
}

void Cardboard::read() {
    m_followed.reset();
    m_steps.clear();
    if (!possible())
        return;
    const auto stored = session()->vault().device().setting(key());
    if (!stored || !*stored)
        return;
    aphelion::CborReader reader(**stored);
    const EntryNumber followed = reader.number(std::numeric_limits<EntryNumber>::max());
    if (!reader.done())
        return;
    m_followed = std::min(followed, table()->log().nextNumber());
    if (board()->phase == Phase::Over)
        return;
    const Board before = followed == 0 ? Board{} : table()->upTo(*m_followed).board();
    for (const Handling& step : handling(before, *board()))
        m_steps.push_back(QVariant::fromValue(shown(step, viewpoint(), ownHand())));
}

void Cardboard::setUsed(bool used) {
    if (!possible() || used == this->used())
        return;
    if (used)
        return follow(0);
    keep(session()->vault().device().unset(key()));
}

void Cardboard::done() {
    if (used() && possible())
        follow(table()->log().nextNumber());
}

void Cardboard::follow(EntryNumber entries) {
    aphelion::CborWriter writer;
    keep(session()->vault().device().set(key(), writer.number(entries).take()));
}

void Cardboard::keep(const std::optional<aphelion::StoreFault>& fault) {
    m_trouble = fault ? qs(aphelion::name(*fault)) : QString();
    refresh();
}

} // namespace planetx
