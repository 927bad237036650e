#include "sim/air.h"

#include <algorithm>

// Fragments on their way from one phone to another, and the time that passes at both ends.

namespace planetx::sim {

using aphelion::Bytes;

Air::End* Air::end(Number number, int side) {
    const auto found = m_lines.find(number);
    if (found == m_lines.end())
        return nullptr;
    End& end = found->second.ends[static_cast<std::size_t>(side)];
    return end.peer ? &end : nullptr;
}

// The next fragments, as fast as the radio goes.
void Air::pump(Number number, int side) {
    End* from = end(number, side);
    if (from == nullptr || !from->phone->isOn() || from->isPumped)
        return;
    while (from->readyAt <= m_scene.agenda.now()) {
        m_scene.figures.mostMemory = std::max<std::uint64_t>(m_scene.figures.mostMemory, from->peer->memory());
        auto fragment = from->peer->nextFragment(m_scene.agenda.now());
        if (!fragment)
            return wait(number, side);
        from->readyAt = m_scene.agenda.now() + m_scene.fate.perFragment;
        carry(number, 1 - side, std::move(*fragment));
    }
    from->isPumped = true;
    m_scene.agenda.at(from->readyAt, [this, number, side] {
        if (End* ready = end(number, side)) {
            ready->isPumped = false;
            pump(number, side);
        }
    });
}

void Air::carry(Number number, int to, Bytes fragment) {
    const Fate& fate = m_scene.fate;
    const bool rough = !m_scene.isQuiet;
    m_scene.figures.bytes += fragment.size();
    if (rough && m_scene.chance(fate.lost))
        return;
    if (rough && m_scene.chance(fate.corrupted)) {
        if (m_scene.oneIn(4))
            fragment.resize(m_scene.rng.below(fragment.size()));
        else
            fragment[m_scene.rng.below(fragment.size())] ^= static_cast<std::uint8_t>(1 + m_scene.rng.below(255));
    }
    const auto arriving = [this, number, to, fragment] { arrive(number, to, fragment); };
    const Milliseconds late(rough && m_scene.chance(fate.late) ? m_scene.rng.below(400) : 0);
    if (rough && m_scene.chance(fate.repeated))
        m_scene.agenda.in(Milliseconds(5 + m_scene.rng.below(2'000)), arriving);
    m_scene.agenda.in(Milliseconds(5) + late, arriving);
}

void Air::arrive(Number number, int side, aphelion::ByteView fragment) {
    End* at = end(number, side);
    if (at == nullptr || !at->phone->isOn())
        return;
    happened(number, side, at->peer->received(fragment, m_scene.agenda.now()));
    pump(number, side);
    wait(number, side);
}

void Air::wait(Number number, int side) {
    End* at = end(number, side);
    if (at == nullptr)
        return;
    const Milliseconds next = at->peer->nextDeadline();
    if (next >= at->wakeAt)
        return;
    at->wakeAt = next;
    m_scene.agenda.at(next, [this, number, side, next] {
        End* woken = end(number, side);
        if (woken == nullptr || woken->wakeAt != next || !woken->phone->isOn())
            return;
        woken->wakeAt = Milliseconds::max();
        happened(number, side, woken->peer->passed(m_scene.agenda.now()));
        pump(number, side);
        wait(number, side);
    });
}

void Air::wake(Phone& phone) {
    for (const auto& [number, side] : endsOf(phone)) {
        if (End* at = end(number, side)) {
            at->isPumped = false;
            at->wakeAt = Milliseconds::max();
            happened(number, side, at->peer->passed(m_scene.agenda.now()));
        }
        pump(number, side);
        wait(number, side);
    }
}

} // namespace planetx::sim
