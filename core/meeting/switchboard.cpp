#include "meeting/switchboard.h"

#include <QPointer>

#include <algorithm>

namespace aphelion {

static_assert(longestMessage <= Peer::longestMessage);

namespace {

constexpr std::size_t mostStrangers = 32;

} // namespace

struct Switchboard::Line {
    QPointer<Link> link;
    Side side{};
    Peer peer;
    std::optional<Channel> channel;
    Secret pairing; // with which the two devices can find back together
};

Switchboard::Switchboard(Air* air, QObject* parent) : QObject(parent), m_air(air) {
    m_clock.start();
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        std::vector<int> numbers;
        std::ranges::transform(m_lines, std::back_inserter(numbers), [](const auto& line) { return line.first; });
        for (const int number : numbers)
            if (const auto line = m_lines.find(number); line != m_lines.end())
                happened(number, line->second->peer.passed(now()));
        wait();
    });
    if (m_air == nullptr)
        return;
    connect(m_air, &Air::found, this, &Switchboard::answer);
    connect(m_air, &Air::stateChanged, this, &Switchboard::airChanged);
}

// An air that outlives its user must find nobody for it any more.
Switchboard::~Switchboard() {
    hangUpAll();
    if (m_air)
        m_air->rest();
}

void Switchboard::seek(const std::string& lobby) {
    if (m_air)
        m_air->seek(lobby);
}

void Switchboard::show(const std::string& lobby) {
    if (m_air)
        m_air->show(lobby);
}

void Switchboard::stopSeeking() {
    if (m_air)
        m_air->stopSeeking();
}

void Switchboard::stopShowing() {
    if (m_air)
        m_air->stopShowing();
}

void Switchboard::announce(const std::string& lobby) {
    if (m_air)
        m_air->announce(lobby);
}

void Switchboard::stopAnnouncing() {
    if (m_air)
        m_air->stopAnnouncing();
}

void Switchboard::prepare() {
    if (m_air)
        m_air->prepare();
}

void Switchboard::wake() {
    if (m_air)
        m_air->wake();
}

int Switchboard::proving() const {
    return static_cast<int>(std::ranges::count_if(m_lines, [](const auto& line) { return !line.second->channel; }));
}

const Switchboard::Channel* Switchboard::channel(int number) const {
    const auto line = m_lines.find(number);
    return line != m_lines.end() && line->second->channel ? &*line->second->channel : nullptr;
}

void Switchboard::answer(Link* link, LinkSide linkSide) {
    const Side side = linkSide == LinkSide::Central ? Side::Central : Side::Peripheral;
    Peer peer = side == Side::Central ? Peer::central(m_credentials, m_door, link->capacity(), now())
                                      : Peer::peripheral(m_credentials, link->capacity(), now());
    const int number = m_next++;
    m_lines.emplace(number, std::make_unique<Line>(Line{link, side, std::move(peer), {}, {}}));
    connect(link, &Link::received, this, [this, number](const Bytes& datagram) {
        if (const auto line = m_lines.find(number); line != m_lines.end())
            happened(number, line->second->peer.received(datagram, now()));
        wait();
    });
    connect(link, &Link::ready, this, [this, number] {
        pump(number);
        wait();
    });
    connect(link, &Link::closed, this, [this, number] { end(number, Parting::Silent, 0); });
    pump(number);
    wait();
    emit met(number);
}

void Switchboard::remember(int number) {
    if (const auto line = m_lines.find(number); line != m_lines.end() && line->second->channel)
        if (m_credentials.pairings.size() < mostPairings)
            m_credentials.pairings.try_emplace(line->second->channel->device, line->second->pairing.copy());
}

bool Switchboard::isSame(int one, int other) const {
    const auto first = m_lines.find(one);
    const auto second = m_lines.find(other);
    return channel(one) != nullptr && channel(other) != nullptr && first->second->pairing == second->second->pairing;
}

void Switchboard::say(int number, const Message& message) {
    const auto line = m_lines.find(number);
    if (line == m_lines.end() || !line->second->channel)
        return;
    if (!line->second->peer.send(encode(message))) {
        hangUp(number, Parting::Silent); // it takes nothing any more; when it comes back it is told what it missed
        return;
    }
    pump(number);
    wait();
}

void Switchboard::hangUp(int number, Parting why) {
    const auto line = m_lines.find(number);
    if (line == m_lines.end())
        return;
    line->second->peer.close(why);
    end(number, why, 0);
}

void Switchboard::hangUpAll() {
    while (!m_lines.empty())
        hangUp(m_lines.begin()->first, Parting::Left);
}

// What happens on a line may end it, or lead to another one being ended.
void Switchboard::happened(int number, const std::vector<Happening>& happenings) {
    pump(number);
    for (const Happening& happening : happenings) {
        const auto line = m_lines.find(number);
        if (line == m_lines.end())
            return;
        if (const auto* established = std::get_if<Established>(&happening)) {
            const auto end = [&](std::string_view word) { return keyedHash(established->binding, viewOf(word)); };
            const bool central = line->second->side == Side::Central;
            line->second->channel =
                Channel{established->peer, established->way, line->second->side,
                        end(central ? "central" : "peripheral"), end(central ? "peripheral" : "central")};
            line->second->pairing = established->pairing.copy();
            if (established->way != Way::Code)
                remember(number);
            emit opened(number);
        } else if (const auto* received = std::get_if<Received>(&happening)) {
            if (const auto message = decodeMessage(received->message))
                emit said(number, *message);
            else
                hangUp(number, message.fault() == EntryFault::NewerVersion ? Parting::TheyAreNewer : Parting::Broken);
        } else {
            const auto& closed = std::get<Closed>(happening);
            if (const auto caller = line->second->peer.caller(); caller && closed.why == Parting::WrongCode)
                shun(*caller);
            end(number, closed.why, static_cast<int>(closed.waitSeconds));
        }
    }
}

void Switchboard::pump(int number) {
    const auto found = m_lines.find(number);
    if (found != m_lines.end())
        while (found->second->link && !found->second->link->isBusy() && sendNext(*found->second)) {
        }
}

bool Switchboard::sendNext(Line& line) {
    const auto fragment = line.peer.nextFragment(now());
    if (fragment)
        line.link->send(*fragment);
    return fragment.has_value();
}

void Switchboard::end(int number, Parting why, int seconds) {
    const auto found = m_lines.find(number);
    if (found == m_lines.end())
        return;
    const std::unique_ptr<Line> line = std::move(found->second);
    m_lines.erase(found);
    while (line->link && sendNext(*line))
        continue; // a goodbye goes out whole, however busy the link is
    if (line->link) {
        line->link->disconnect(this);
        line->link->close();
    }
    emit gone(number, why, seconds);
}

// Another table may look for the same lobby. If it calls again it is sent away at once, so that the right one has its
// turn.
void Switchboard::shun(const DeviceId& caller) {
    if (m_credentials.strangers.size() == mostStrangers)
        m_credentials.strangers.clear();
    m_credentials.strangers.insert(caller);
}

// Until the first of all lines wants to be looked at again.
void Switchboard::wait() {
    Milliseconds next = Milliseconds::max();
    for (const auto& [number, line] : m_lines)
        next = std::min(next, line->peer.nextDeadline());
    if (next == Milliseconds::max())
        m_timer.stop();
    else
        m_timer.start(std::max(Milliseconds(0), next - now()));
}

} // namespace aphelion
