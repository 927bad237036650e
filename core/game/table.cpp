#include "game/table.h"

#include "base/cbor.h"

#include <algorithm>

namespace aphelion {

namespace {

constexpr std::size_t longestCode = 16;

// A player is a bot for everybody, or for nobody: bots have no say.
bool isWhatItSays(const Choices& choices, const SeatTaken& taken, bool old) {
    const auto wish = decodeWish(choices, taken.wish);
    return wish && (old || wish->level.has_value() == (taken.carried == Carried::Bot));
}

} // namespace

Result<TableStart, BadLog> startOf(const Choices& choices, const Entry& opened) {
    auto log = Log::begin(opened);
    if (!log)
        return BadLog{0, log.fault()};
    const BadLog unreadable{0, Objection(MoveFault::BadEvent)};
    const auto setup = decodeSetup(choices, log->opened().setup);
    if (!setup || setup->order.size() != log->opened().seats.size())
        return unreadable;
    std::vector<Wish> wishes;
    for (const SeatTaken& seat : log->opened().seats) {
        if (!isWhatItSays(choices, seat, log->isOfOld()))
            return unreadable;
        wishes.push_back(*decodeWish(choices, seat.wish));
    }
    return TableStart{log.take(), *setup, std::move(wishes)};
}

Result<Sequenced, BadLog> Table::sequence(const SigningKey& host, const Ask& ask) const {
    std::optional<Objection> why;
    const auto sequenced = aphelion::sequence(m_start.log, host, ask, [&](const Ask& judged) {
        why = objection(judged);
        return !why;
    });
    if (sequenced)
        return *sequenced;
    const EntryNumber next = m_start.log.nextNumber();
    return why ? BadLog{next, *why} : BadLog{next, sequenced.fault()};
}

std::optional<BadLog> Table::objection(const Entry& entry) const {
    if (const auto fault = m_start.log.objection(entry))
        return BadLog{entry.number, *fault};
    if (const auto why = objection(entry.ask))
        return BadLog{entry.number, *why};
    return std::nullopt;
}

// Who the host is, and whose key a seat has, does not matter to the game.
std::optional<Objection> Table::objection(const Ask& ask) const {
    if (std::holds_alternative<Witnessed>(ask.body))
        return objectionToWitness(ask);
    if (std::holds_alternative<EpochRaised>(ask.body) || std::holds_alternative<Protested>(ask.body))
        return std::nullopt;
    if (const auto* taken = std::get_if<SeatTaken>(&ask.body);
        taken != nullptr && !isWhatItSays(choices(), *taken, ask.version < logVersion))
        return MoveFault::BadEvent;
    return objectionOfGame(ask);
}

// A seat vouches once, after the end, for everything that was said before.
std::optional<Objection> Table::objectionToWitness(const Ask& ask) const {
    if (!isOver())
        return Refused{"WrongPhase"};
    if (!ask.author || m_start.log.hasVouched(*ask.author))
        return MoveFault::NotTheirs;
    return ask.seen.number < m_start.log.newest() ? std::optional<Objection>(Refused{"WrongPhase"}) : std::nullopt;
}

void Table::take(const Entry& entry) {
    m_start.log.take(entry);
    if (const auto* taken = std::get_if<SeatTaken>(&entry.ask.body))
        m_start.wishes.push_back(*decodeWish(choices(), taken->wish));
    fold(entry);
}

std::optional<BadLog> Table::hear(const Entry& entry) {
    if (const auto bad = objection(entry))
        return bad;
    take(entry);
    return std::nullopt;
}

const std::vector<Opening>& openingsOf(const Body& body) {
    static const std::vector<Opening> none;
    if (const auto* moved = std::get_if<Moved>(&body))
        return moved->openings;
    if (const auto* unsealed = std::get_if<Unsealed>(&body))
        return unsealed->openings;
    return none;
}

Openings openedIn(const Log& log) {
    Openings opened;
    for (const Entry& entry : log.entries())
        for (const Opening& opening : openingsOf(entry.ask.body))
            if (entry.ask.author)
                opened.emplace(sealOf({log.table(), *entry.ask.author}, opening), opening);
    return opened;
}

std::vector<SeatNumber> unvouched(const Log& log) {
    std::vector<SeatNumber> missing;
    for (SeatNumber seat = 0; seat < log.seatCount(); ++seat)
        if (log.seats()[static_cast<std::size_t>(seat)].seated && !log.hasVouched(seat))
            missing.push_back(seat);
    return missing;
}

std::optional<GameCode> codeIn(ByteView summary) {
    CborReader in(summary);
    (void)in.array();
    (void)in.number();
    const std::string text = in.text(longestCode);
    const auto code = in.ok() ? GameCode::parse(text) : Result<GameCode, CodeFault>(CodeFault::Length);
    return code ? std::optional(*code) : std::nullopt;
}

} // namespace aphelion
