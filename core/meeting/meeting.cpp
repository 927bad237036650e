#include "meeting/meeting.h"

#include "meeting/membership.h"

#include <sodium.h>

#include <algorithm>

namespace aphelion {

namespace {

constexpr Milliseconds tick{1000};
constexpr Milliseconds afterStrangers{1000}; // so that somebody else has a turn

// Two devices that looked for each other at the same time have two channels.
constexpr Milliseconds twins{5000};

} // namespace

Meeting::Meeting(Air* air, QObject* parent) : QObject(parent), m_board(air) {
    connect(&m_board, &Switchboard::met, this, &Meeting::provingChanged);
    connect(&m_board, &Switchboard::opened, this, &Meeting::opened);
    connect(&m_board, &Switchboard::said, this, [this](int number, const Message& message) { said(number, message); });
    connect(&m_board, &Switchboard::gone, this, &Meeting::gone);
    connect(&m_board, &Switchboard::airChanged, this, &Meeting::stageChanged);
    m_tick.setInterval(tick);
    connect(&m_tick, &QTimer::timeout, this, &Meeting::changed);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &Meeting::look);
    randombytes_buf(m_board.credentials().self.data(), m_board.credentials().self.size());
}

// The board says goodbye to everybody when it goes; by then nothing here hears it.
Meeting::~Meeting() { m_board.disconnect(this); }

void Meeting::become(Stage stage) {
    m_stage = stage;
    look();
    emit stageChanged();
}

AirState Meeting::hindrance() const {
    const Company company = this->company();
    const bool found = m_stage == Stage::Inviting || (m_stage == Stage::AtTable && (company.host || company.hostHere));
    return found && canSeek(airState()) && airState() != AirState::Failed ? AirState::Ready : airState();
}

void Meeting::invite(const Rendezvous& where, const TableId& table) {
    if (m_stage == Stage::Inviting && m_where.password == where.password)
        return;
    leave();
    m_where = where;
    m_table = table;
    Secret key(32);
    randombytes_buf(key.data(), key.size());
    m_board.credentials().tableKey = std::move(key);
    m_board.credentials().password = Secret(where.password);
    become(Stage::Inviting);
}

void Meeting::knock(const Rendezvous& where, std::vector<SeatTaken> seats) {
    leave();
    m_where = where;
    m_seats = std::move(seats);
    m_board.credentials().password = Secret(where.password);
    become(Stage::Searching);
}

void Meeting::tryAgain() {
    if (m_stage != Stage::Searching)
        return;
    m_discouraged = false;
    m_obstacle.reset();
    m_board.credentials().strangers.clear(); // a person wants it
    m_again.stop();
    become(Stage::Searching);
}

void Meeting::choose(std::vector<SeatTaken> seats) {
    m_seats = std::move(seats);
    if (m_stage == Stage::AtDoor || m_stage == Stage::Inside)
        for (const auto& [number, since] : std::map(m_since))
            m_board.say(number, Arrival{m_seats});
}

void Meeting::sit(Ledger& ledger, const Rendezvous& where, const Bytes& membership) {
    if (m_stage != Stage::Inviting && m_stage != Stage::Inside)
        leave();
    m_where = where;
    m_ledger = &ledger;
    m_sync.emplace(ledger);
    m_board.credentials().password = Secret(where.password);
    decodeMembership(membership, m_board.credentials());
    m_tick.start();
    become(Stage::AtTable);
    for (const auto& [number, since] : std::map(m_since))
        if (belongs(number))
            join(number);
    m_welcomed.reset();
    std::erase_if(m_guests, [](const Guest& guest) { return guest.admitted; });
    emit guestsChanged();
    emit membershipChanged();
}

void Meeting::leave() {
    const bool wasSomewhere = m_stage != Stage::Apart;
    if (!m_sync)
        m_stage = Stage::Apart; // it knocks nowhere else while it goes
    m_tick.stop();
    m_again.stop();
    m_board.hangUpAll();
    m_sync.reset();
    m_ledger = nullptr;
    m_guests.clear();
    m_early.clear();
    m_since.clear();
    m_joined.clear();
    m_gathering.clear();
    m_obstacle.reset();
    m_discouraged = false;
    m_seats.clear();
    m_welcomed.reset();
    Credentials& credentials = m_board.credentials();
    credentials = {};
    randombytes_buf(credentials.self.data(), credentials.self.size());
    m_board.door() = {};
    if (wasSomewhere)
        become(Stage::Apart);
}

// Who looks and who is to be found: a host looks for the others; everybody can be found, an old host by a new one. A
// table that is not open yet is announced to those who do not know its code.
void Meeting::look() {
    const bool resting = m_again.isActive() || m_discouraged || m_stage == Stage::Apart;
    const bool seeks = m_stage == Stage::Inviting || (m_stage == Stage::AtTable && m_board.now() >= whenToSeek());
    const bool shows = m_stage != Stage::Inviting && !resting;
    seeks ? m_board.seek(m_where.lobby) : m_board.stopSeeking();
    shows ? m_board.show(m_where.lobby) : m_board.stopShowing();
    m_stage == Stage::Inviting ? m_board.announce(m_where.lobby) : m_board.stopAnnouncing();
}

Milliseconds Meeting::whenToSeek() const {
    const Company company = this->company();
    if (company.host)
        return Milliseconds(0);
    const auto seats = m_ledger->seats();
    if (!company.hostless || seats.empty())
        return Milliseconds::max();
    return *company.hostless + m_patience.hostless + m_patience.laterPerSeat * static_cast<int>(seats.front());
}

void Meeting::opened(int number) {
    const bool knocks = m_stage == Stage::Searching || m_stage == Stage::AtDoor;
    m_since[number] = m_board.now();
    endTwin(number);
    const Switchboard::Channel* channel = m_board.channel(number);
    if (channel == nullptr)
        return;
    m_obstacle.reset();
    if (knocks) { // at whichever door: only one of them is the right one
        m_board.say(number, Arrival{m_seats});
        become(Stage::AtDoor);
    } else if (m_sync && channel->way != Way::Code) {
        join(number);
    } // else the other one says who comes
    emit provingChanged();
    emit membershipChanged();
}

// Of two channels to the same device, which has proved that it is the same, the newer one stays; of two that were
// opened at once, the one whose central has the lower id, which both sides find alike.
void Meeting::endTwin(int number) {
    const Switchboard::Channel here = *m_board.channel(number);
    for (const auto& [other, since] : std::map(m_since)) {
        if (other == number || !m_board.isSame(other, number))
            continue;
        const Switchboard::Channel* twin = m_board.channel(other);
        const bool atOnce = twin->side != here.side && m_board.now() - since < twins;
        const bool selfLower = m_board.credentials().self < here.device;
        const bool keepsNew = !atOnce || (here.side == Side::Central) == selfLower;
        m_board.hangUp(keepsNew ? other : number, Parting::Left);
        if (!keepsNew)
            return;
    }
}

// Whether the device was let in, by a person at one of its ends or some other time. To know the code is not enough.
bool Meeting::belongs(int number) {
    const Switchboard::Channel* channel = m_board.channel(number);
    const Guest* waiting = guest(number);
    return number == m_welcomed || (waiting != nullptr ? waiting->admitted : channel && channel->way != Way::Code);
}

void Meeting::join(int number) {
    const Switchboard::Channel* channel = m_board.channel(number);
    if (!m_sync || channel == nullptr)
        return;
    m_joined.insert(number);
    handle(Joined{number, channel->ours, channel->theirs});
    if (const auto early = m_early.find(number); early != m_early.end()) {
        const Here here = early->second;
        m_early.erase(early);
        handle(Said{number, here});
    }
}

void Meeting::said(int number, const Message& message) {
    if (const auto* arrival = std::get_if<Arrival>(&message))
        return said(number, *arrival);
    if (const auto* gathering = std::get_if<Gathering>(&message))
        return said(number, *gathering);
    if (const auto* welcome = std::get_if<Welcome>(&message))
        return said(number, *welcome);
    if (const auto* declined = std::get_if<Declined>(&message))
        return said(number, *declined);
    const Guest* waiting = guest(number);
    if (m_sync && waiting == nullptr)
        handle(Said{number, message});
    else if (const auto* here = std::get_if<Here>(&message); here != nullptr) {
        m_early[number] = *here;
        if (m_stage == Stage::Inside && number == m_welcomed && here->head)
            emit opening();
    }
}

// At the door of a table, open or not: a person lets them in or does not.
void Meeting::said(int number, const Arrival& arrival) {
    if (m_joined.contains(number))
        return; // it chose otherwise when the table was just being opened
    const bool receives = m_stage == Stage::Inviting || (m_stage == Stage::AtTable && company().host);
    if (!receives) {
        m_board.hangUp(number, Parting::NotAdmitted);
        return;
    }
    const bool isNew = guest(number) == nullptr;
    if (isNew)
        m_guests.push_back({number, {}, false});
    guest(number)->seats = arrival.seats;
    if (isNew && m_board.channel(number)->way != Way::Code)
        admit(number); // it was let in before
    else
        emit guestsChanged();
}

void Meeting::said(int number, const Gathering& gathering) {
    if (number != m_welcomed)
        return;
    m_gathering = gathering.state;
    emit gatheringChanged();
}

void Meeting::said(int number, const Welcome& welcome) {
    if (m_stage != Stage::AtDoor)
        return;
    m_table = welcome.table;
    m_board.credentials().tableKey = Secret(welcome.tableKey);
    m_board.remember(number);
    m_welcomed = number;
    become(Stage::Inside);
    if (m_early.contains(number))
        emit opening();
}

void Meeting::said(int number, const Declined& declined) {
    if (m_stage != Stage::AtDoor && (m_stage != Stage::Inside || number != m_welcomed))
        return;
    if (m_since.size() == 1)
        m_obstacle = Obstacle{Parting::NotAdmitted, declined.why, 0, m_board.now()};
    m_board.hangUp(number, Parting::Left);
}

Meeting::Guest* Meeting::guest(int number) {
    const auto found = std::ranges::find(m_guests, number, &Guest::number);
    return found == m_guests.end() ? nullptr : &*found;
}

void Meeting::admit(int number) {
    Guest* const admitted = guest(number);
    if (admitted == nullptr || admitted->admitted)
        return;
    Hash key{};
    std::ranges::copy(m_board.credentials().tableKey.view(), key.begin());
    m_board.say(number, Welcome{m_sync ? m_ledger->log()->table() : m_table, key});
    m_board.remember(number);
    if (m_stage == Stage::AtTable) {
        std::erase_if(m_guests, [&](const Guest& one) { return one.number == number; });
        join(number);
    } else {
        admitted->admitted = true;
        m_board.say(number, Gathering{m_gathering});
    }
    emit guestsChanged();
}

// The other side hangs up when it has read it.
void Meeting::decline(int number, Decline why) {
    m_board.say(number, Declined{why});
    std::erase_if(m_guests, [&](const Guest& one) { return one.number == number; });
    emit guestsChanged();
}

void Meeting::tell(const Bytes& gathering) {
    m_gathering = gathering;
    for (const Guest& guest : m_guests)
        if (guest.admitted)
            m_board.say(guest.number, Gathering{gathering});
}

void Meeting::letOthersTry() {
    m_board.door().letOthersTry();
    emit guestsChanged();
}

void Meeting::gone(int number, Parting why, int seconds) {
    const bool wasOpen = m_since.erase(number) > 0;
    m_early.erase(number);
    m_joined.erase(number);
    if (std::erase_if(m_guests, [&](const Guest& one) { return one.number == number; }) > 0)
        emit guestsChanged();
    if (m_sync && wasOpen)
        handle(Left{number});
    if ((m_stage == Stage::Inviting || m_stage == Stage::AtTable) && !wasOpen)
        emit guestsChanged(); // the door may ask for its host
    emit provingChanged();
    if (m_stage != Stage::Searching && m_stage != Stage::AtDoor && m_stage != Stage::Inside)
        return;
    if (m_stage == Stage::Inside && number != m_welcomed)
        return;
    m_welcomed.reset();
    if (!m_since.empty()) { // it is at another door, too; maybe the same one again
        const bool wasInside = m_stage == Stage::Inside;
        become(Stage::AtDoor);
        for (const auto& [other, since] : wasInside ? std::map(m_since) : std::map<int, Milliseconds>())
            m_board.say(other, Arrival{m_seats});
        return;
    }
    hinder(why, seconds, wasOpen);
    const bool triesAgain =
        why == Parting::Silent || why == Parting::Wait || why == Parting::Strangers || why == Parting::WrongCode;
    m_discouraged = !triesAgain;
    if (triesAgain && why != Parting::Silent)
        m_again.start(afterStrangers);
    become(Stage::Searching);
}

// Somebody who said why is not contradicted by silence, nor by being sent away as a stranger afterwards.
void Meeting::hinder(Parting why, int seconds, bool wasOpen) {
    const bool said = m_obstacle && (m_obstacle->why == Parting::WrongCode || m_obstacle->why == Parting::Wait);
    if ((why == Parting::Silent && !wasOpen) || (why == Parting::Left && m_obstacle) ||
        (why == Parting::Strangers && said))
        return;
    m_obstacle = Obstacle{why, {}, seconds, m_board.now()};
}

void Meeting::changed() {
    if (m_sync)
        handle(Changed{});
}

void Meeting::decide(const Input& decision) {
    if (m_sync)
        handle(decision);
}

// The engine's outputs are carried out, then what has changed is told.
void Meeting::handle(const Input& input) {
    const auto before = m_ledger->log() ? m_ledger->log()->head() : Seen();
    const auto asks = m_ledger->pending().size();
    for (const Output& output : m_sync->handle(input, m_board.now())) {
        if (const auto* say = std::get_if<Say>(&output)) {
            m_board.say(say->to, say->message);
        } else {
            const auto& dropped = std::get<Drop>(output);
            emit distrusted(m_sync->seatsOf(dropped.peer), dropped.lie);
            m_board.hangUp(dropped.peer, dropped.lie ? Parting::Forged : Parting::Broken);
        }
        if (!m_sync)
            return;
    }
    leaveOthers();
    look();
    if (const auto now = m_ledger->log() ? m_ledger->log()->head() : Seen();
        now != before || m_ledger->pending().size() != asks)
        emit heard();
    if (const Company company = this->company(); company != m_shown) {
        m_shown = company;
        emit companyChanged();
    }
}

// Those who met without the host must be found by it now that it is back.
void Meeting::leaveOthers() {
    const Company company = this->company();
    if (company.host || !company.hostHere)
        return;
    for (const auto& [number, since] : std::map(m_since))
        if (m_sync->isGuest(number))
            m_board.hangUp(number, Parting::Left);
}

Bytes Meeting::membership() const { return encodeMembership(m_board.credentials()); }

} // namespace aphelion
