#include "session/session.h"

#include "meeting/membership.h"

#include <algorithm>

// A session among other devices.

namespace aphelion {

namespace {

Rendezvous rendezvous(const GameCode& code) { return {code.lobby(), bytesOf(code.secret())}; }

// The seats that a guest would get, as it wishes where nobody has that; nothing if it wishes what cannot be read. Who
// was seated, and lost its link before it heard so, has a seat already.
std::optional<std::vector<NewSeat>> seatsFor(const std::vector<SeatTaken>& wanted, const KeptTable& kept) {
    const Choices& choices = kept.game().choices();
    std::vector<NewSeat> seats;
    auto wishes = kept.table().wishes();
    const auto& known = kept.table().log().seats();
    for (const SeatTaken& seat : wanted) {
        if (std::ranges::find(known, seat.key, &SeatAtTable::key) != known.end())
            continue;
        const auto wish = decodeWish(choices, seat.wish);
        if (!wish)
            return std::nullopt;
        wishes.push_back(granted(choices, *wish, wishes));
        seats.push_back({seat.name, {}, wishes.back(), seat.key});
    }
    return seats;
}

} // namespace

void Session::meet() {
    connect(&m_meeting, &Meeting::opening, this, [this] {
        m_awaited = std::make_unique<KeptTable>(
            KeptTable::awaited(m_vault->device(), m_world, *m_games, m_meeting.table(), std::exchange(m_newcomers, {})));
        m_meeting.sit(*m_awaited, rendezvous(*m_joining), m_meeting.membership());
    });
    connect(&m_meeting, &Meeting::heard, this, [this] {
        if (m_awaited && m_awaited->isOpen()) {
            lock();
            m_table = std::move(m_awaited);
            (void)m_table->keep(membershipSetting,
                                m_meeting.membership()); // else the code is asked for again
            emit tableChanged();
        }
        letIn();
        if (m_table)
            (void)catchUp();
    });
    connect(&m_meeting, &Meeting::membershipChanged, this, [this] {
        if (m_table && m_meeting.stage() == Meeting::Stage::AtTable)
            (void)m_table->keep(membershipSetting, m_meeting.membership());
    });
    connect(&m_meeting, &Meeting::companyChanged, this, [this] {
        if (!m_table)
            return;
        letIn();
        m_table->setPresent(m_meeting.company().present);
        (void)catchUp();
    });
}

// A table that was opened or taken up: its other devices are looked for.
void Session::tookPlace() {
    const auto& settings = m_table->settings();
    const auto known = settings.find(membershipSetting);
    const bool invited = m_meeting.stage() == Meeting::Stage::Inviting && m_meeting.table() == m_table->id();
    if (m_table->isOld()) {
        m_meeting.leave(); // nobody writes it any more
        return;
    }
    const bool others = m_table->seats().size() < m_table->table().log().seats().size();
    if (!invited && !others && known == settings.end()) {
        m_meeting.leave();
        return;
    }
    const auto membership = invited                   ? m_meeting.membership()
                            : known == settings.end() ? Bytes()
                                                      : known->second;
    m_meeting.sit(*m_table, rendezvous(m_table->table().setup().code), membership);
}

void Session::invite(const GameCode& code) { m_meeting.invite(rendezvous(code), fresh<16>(m_world)); }

void Session::openDoor() {
    if (!m_table || m_table->isOld() || m_meeting.stage() == Meeting::Stage::AtTable)
        return;
    m_meeting.invite(rendezvous(m_table->table().setup().code), m_table->id());
    tookPlace();
}

std::vector<SeatTaken> Session::introduce(const std::vector<NewSeat>& seats) {
    std::vector<SeatTaken> wanted;
    for (const NewSeat& seat : seats) {
        auto known = std::ranges::find(m_newcomers, seat.player, &KeptTable::Newcomer::player);
        if (known == m_newcomers.end()) {
            SeatRecord key = newKey(m_world, 0, seat.player);
            known = m_newcomers.insert(known, {seat.player, std::move(key.seed)});
        }
        wanted.push_back({SigningKey(known->seed.view()).publicKey(), seat.name, encode(seat.wish)});
    }
    return wanted;
}

void Session::join(const GameCode& code, const std::vector<NewSeat>& seats) {
    leave();
    m_joining = code;
    m_meeting.knock(rendezvous(code), introduce(seats));
}

void Session::chooseSeats(const std::vector<NewSeat>& seats) { m_meeting.choose(introduce(seats)); }

std::optional<Trouble> Session::admit(int guest) {
    const auto& guests = m_meeting.guests();
    const auto found = std::ranges::find(guests, guest, &Meeting::Guest::number);
    if (found == guests.end())
        return NotNow::NotLinked;
    const auto wanted = found->seats;
    const auto seat = [&](KeptTable& table) {
        const auto seats = seatsFor(wanted, table);
        return seats ? table.take(*seats) : std::optional<Trouble>(NotNow::BadSetup);
    };
    if (m_table)
        if (const auto trouble = changeSeats(seat))
            return trouble;
    m_meeting.admit(guest);
    return std::nullopt;
}

std::optional<Trouble> Session::admitAs(int guest, SeatNumber who) {
    const auto& guests = m_meeting.guests();
    const auto found = std::ranges::find(guests, guest, &Meeting::Guest::number);
    if (found == guests.end() || found->seats.empty())
        return NotNow::NotLinked;
    m_goingOn = GoingOn{guest, Rekeying{who, found->seats.front().key}};
    return propose(m_goingOn->decision);
}

std::optional<Trouble> Session::lend(SeatNumber who) {
    return propose(Lending{who});
}

bool Session::hasRead(const std::string& matter) const {
    return m_table && m_table->settings().contains("read " + matter);
}

std::optional<Trouble> Session::setRead(const std::string& matter) {
    if (!m_table)
        return NotNow::NoTable;
    return m_table->keep("read " + matter, Bytes{1});
}

// What people have to agree to. It may be done at once, if it is only for those of this device to say.
std::optional<Trouble> Session::propose(const Decision& decision) {
    if (!m_table || !m_table->isHost())
        return m_table ? NotNow::NotTheHost : NotNow::NoTable;
    if (!m_table->table().log().isPossible(decision))
        return NotNow::NotPossible;
    m_meeting.decide(Propose{decision});
    letIn();
    return catchUp();
}

// Somebody whose key is in the log now.
void Session::letIn() {
    if (!m_goingOn || !m_table)
        return;
    const auto& [guest, rekeying] = *m_goingOn;
    const auto& seats = m_table->table().log().seats();
    if (m_table->table().log().hasSeat(rekeying.seat) && seats[static_cast<std::size_t>(rekeying.seat)].key == rekeying.key)
        m_meeting.admit(guest);
    else if (m_meeting.company().proposed == Decision(rekeying))
        return; // people are still being asked
    m_goingOn.reset();
}

// Where another device writes the log, it has to be within reach when somebody acts.
std::optional<Trouble> Session::cannotAsk() const {
    if (m_table->isOld())
        return NotNow::OldTable;
    if (m_meeting.stage() != Meeting::Stage::AtTable)
        return m_table->isHost() ? std::optional<Trouble>() : NotNow::HostAway;
    const Company company = m_meeting.company();
    if (company.overtaken || (company.fork && company.fork->known)) // or they are still looking for where they part
        return NotNow::CarriedOn;
    return company.hostHere ? std::optional<Trouble>() : NotNow::HostAway;
}

void Session::seeAnswer() {
    const auto givenUp = m_table->takeGivenUp();
    if (!m_asking || !m_desk)
        return;
    const SeatNumber who = m_desk->seat().who();
    const auto& entries = m_table->table().log().entries();
    m_asking->from = std::min<EntryNumber>(m_asking->from, entries.size());
    const auto entry = std::find_if(
        entries.begin() + static_cast<std::ptrdiff_t>(m_asking->from), entries.end(), [&](const Entry& e) {
            return e.ask.author == who && e.ask.body == m_asking->body;
        });
    if (entry != entries.end())
        m_outcome = answerTo(entry->number);
    else if (const auto why = givenUp.find(who); why != givenUp.end())
        m_outcome = Trouble(BadLog{m_table->table().log().nextNumber(), why->second});
    else
        return;
    m_asking.reset();
    emit answered();
}

std::optional<Learned> Session::answerTo(EntryNumber entry) const {
    const auto answer = m_desk->answerTo(entry);
    return answer ? std::optional(Learned{entry, *answer}) : std::nullopt;
}

} // namespace aphelion
