#include "sim/air.h"

#include "sim/words.h"

#include <algorithm>

namespace planetx::sim {

using aphelion::Bytes;
using aphelion::Established;
using aphelion::Happening;
using aphelion::Peer;

namespace {

aphelion::Hash numberOf(const aphelion::Hash& binding, int side) {
    const Bytes which{static_cast<std::uint8_t>(side)};
    return aphelion::keyedHash(binding, which);
}

// Seats in order; those without one come last.
int lowestSeat(const Phone& phone) {
    const auto seats = phone.kept().seats();
    return seats.empty() ? 255 : static_cast<int>(seats.front());
}

} // namespace

// A device that is at two places shows nobody both.
bool Air::areApart(const Phone& one, const Phone& other) const {
    if (m_scene.clones) {
        const auto [first, second] = *m_scene.clones;
        const auto isOf = [&](const Phone& clone, int which, const Phone& listener) {
            const bool ofSecond = ((m_scene.audience >> listener.name()) & 1U) != 0;
            return clone.name() == which && ofSecond == (which == first);
        };
        const bool both = std::set{one.name(), other.name()} == std::set{first, second};
        if (both || isOf(one, first, other) || isOf(one, second, other) || isOf(other, first, one) ||
            isOf(other, second, one))
            return true;
    }
    return ((m_group >> one.name()) & 1U) != ((m_group >> other.name()) & 1U);
}

bool Air::areLinked(const Phone& one, const Phone& other) const {
    return std::ranges::any_of(m_lines, [&](const auto& each) {
        const auto& [a, b] = each.second.ends;
        return a.peer && b.peer && ((a.phone == &one && b.phone == &other) || (a.phone == &other && b.phone == &one));
    });
}

// A host looks for everybody who is not with a host. Without one, the lower seat looks for the higher ones.
bool Air::mayCall(const Phone& central, const Phone& peripheral) const {
    if (!central.isOn() || !peripheral.isOn() || areApart(central, peripheral) || areLinked(central, peripheral))
        return false;
    const auto its = peripheral.company();
    if (central.company().host)
        return true;
    return !its.host && !its.hostHere && !central.company().hostHere && central.hasTable() &&
           lowestSeat(central) < lowestSeat(peripheral);
}

void Air::seek() {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < m_phones.size(); ++i)
        for (std::size_t j = 0; j < m_phones.size(); ++j)
            if (i != j)
                pairs.emplace_back(i, j);
    m_scene.rng.shuffle(pairs);
    for (const auto& [i, j] : pairs)
        if (mayCall(*m_phones[i], *m_phones[j]) && m_scene.oneIn(2))
            link(*m_phones[i], *m_phones[j]);
    m_scene.agenda.in(Milliseconds(300) + m_scene.upTo(Milliseconds(1500)), [this] { seek(); });
}

void Air::link(Phone& central, Phone& peripheral) {
    const Milliseconds now = m_scene.agenda.now();
    const Number number = m_next++;
    if (central.door.asksHost())
        central.door.letOthersTry();
    Line& line = m_lines[number];
    line.ends[0].phone = &central;
    line.ends[0].peer = Peer::central(central.credentials, central.door, m_scene.fate.capacity, now);
    line.ends[1].phone = &peripheral;
    line.ends[1].peer = Peer::peripheral(peripheral.credentials, m_scene.fate.capacity, now);
    ++m_scene.figures.links;
    for (const int side : {0, 1})
        pump(number, side);
}

void Air::happened(Number number, int side, std::vector<Happening> happenings) {
    for (const Happening& one : happenings) {
        const End* at = end(number, side);
        if (at == nullptr || !at->phone->isOn())
            return;
        if (const auto* established = std::get_if<Established>(&one)) {
            open(number, side, *established);
        } else if (const auto* received = std::get_if<aphelion::Received>(&one)) {
            const auto message = aphelion::decodeMessage(received->message);
            if (message)
                at->phone->give(aphelion::Said{number, *message});
            else if (isFromLiar(number, side))
                return close(number, side);
            else
                m_scene.fail("a message cannot be read");
            leaveOthers(*at->phone);
        } else {
            close(number, side);
        }
    }
}

// Both get the table's key with their first channel. A pairing is sometimes lost in a crash.
void Air::open(Number number, int side, const Established& established) {
    End& at = *end(number, side);
    at.isOpen = true;
    Phone& phone = *at.phone;
    phone.credentials.tableKey = aphelion::Secret(Bytes(32, 9));
    if (!m_scene.oneIn(10))
        phone.credentials.pairings.insert_or_assign(established.peer, established.pairing.copy());
    m_scene.story.tell("phone " + std::to_string(phone.name()) + " opens channel " + std::to_string(number));
    phone.give(aphelion::Joined{number, numberOf(established.binding, side), numberOf(established.binding, 1 - side)});
}

void Air::close(Number number, int side) {
    End* at = end(number, side);
    if (at == nullptr)
        return;
    Phone& phone = *at->phone;
    if (phone.power() == Power::Asleep)
        return; // it will notice
    const bool wasOpen = at->isOpen;
    at->peer.reset();
    if (const auto line = m_lines.find(number); !line->second.ends[0].peer && !line->second.ends[1].peer)
        m_lines.erase(line);
    else if (m_scene.isQuiet || m_scene.oneIn(2)) // else the other end finds out by itself
        m_scene.agenda.in(Milliseconds(50), [this, number, side] { close(number, 1 - side); });
    if (!wasOpen || !phone.isRunning())
        return;
    m_scene.story.tell("phone " + std::to_string(phone.name()) + " loses channel " + std::to_string(number));
    phone.give(aphelion::Left{number});
}

// Those who met without the host must be found by it now that it is back.
void Air::leaveOthers(Phone& phone) {
    if (!phone.isOn() || phone.company().host || !phone.company().hostHere)
        return;
    for (const auto& [number, side] : endsOf(phone))
        if (const End* at = end(number, side); at != nullptr && at->isOpen && phone.isGuest(number))
            close(number, side);
}

bool Air::isFromLiar(Number number, int side) const {
    const auto line = m_lines.find(number);
    return line != m_lines.end() && m_scene.lies(line->second.ends[static_cast<std::size_t>(1 - side)].phone->name());
}

void Air::hangUp(Phone& from, const aphelion::Drop& drop) {
    const auto line = m_lines.find(drop.peer);
    if (line == m_lines.end())
        return;
    const int side = line->second.ends[0].phone == &from ? 0 : 1;
    const std::string why = drop.lie ? std::string(name(*drop.lie)) : "rubbish";
    m_scene.story.tell("phone " + std::to_string(from.name()) + " hangs up: " + why);
    if (!m_scene.lies(from.name()) && !isFromLiar(drop.peer, side))
        return m_scene.fail("phone " + std::to_string(from.name()) + " hangs up on an honest one: " + why);
    ++m_scene.figures.refused;
    m_scene.agenda.in(Milliseconds(0), [this, number = drop.peer, side] { close(number, side); });
}

void Air::carryOut(Phone& from, const aphelion::Output& output) {
    const auto* say = std::get_if<aphelion::Say>(&output);
    if (say == nullptr)
        return hangUp(from, std::get<aphelion::Drop>(output));
    const Number number = say->to;
    const auto line = m_lines.find(number);
    if (line == m_lines.end())
        return;
    const int side = line->second.ends[0].phone == &from ? 0 : 1;
    End* at = end(number, side);
    if (at == nullptr)
        return;
    ++m_scene.figures.messages;
    m_scene.story.tell("phone " + std::to_string(from.name()) + " on channel " + std::to_string(number) + ": " +
                       inWords(say->message));
    if (!at->peer->send(encode(say->message))) // too much is on its way: everything is told again on a new link
        return m_scene.agenda.in(Milliseconds(0), [this, number, side] { close(number, side); });
    pump(number, side);
}

void Air::cutOne() {
    if (m_lines.empty())
        return;
    auto line = m_lines.begin();
    std::advance(line, static_cast<std::ptrdiff_t>(m_scene.rng.below(m_lines.size())));
    const Number number = line->first;
    ++m_scene.figures.cuts;
    close(number, m_scene.oneIn(2) ? 0 : 1);
}

void Air::part(std::uint32_t group) {
    m_group = group;
    std::vector<Number> cut;
    for (const auto& [number, line] : m_lines)
        if (areApart(*line.ends[0].phone, *line.ends[1].phone))
            cut.push_back(number);
    for (const Number number : cut)
        for (const int side : {0, 1})
            close(number, side);
}

std::vector<std::pair<Air::Number, int>> Air::endsOf(const Phone& phone) const {
    std::vector<std::pair<Number, int>> own;
    for (const auto& [number, line] : m_lines)
        for (const int side : {0, 1})
            if (const End& at = line.ends[static_cast<std::size_t>(side)]; at.peer && at.phone == &phone)
                own.emplace_back(number, side);
    return own;
}

void Air::lose(const Phone& phone) {
    for (const auto& [number, side] : endsOf(phone))
        close(number, side);
}

} // namespace planetx::sim
