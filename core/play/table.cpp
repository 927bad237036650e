#include "play/table.h"

#include "deal/dealer.h"

#include <algorithm>

namespace planetx {

using aphelion::Ask;
using aphelion::Entry;
using aphelion::Log;
using aphelion::Result;

namespace {

BadLog badLog(EntryNumber entry, aphelion::LogFault fault, const std::optional<Objection>& why) {
    return why ? BadLog{entry, *why} : BadLog{entry, fault};
}

} // namespace

std::string_view name(const BadLog& bad) {
    struct {
        std::string_view operator()(aphelion::EntryFault fault) const {
            return fault == aphelion::EntryFault::NewerVersion ? "NewerVersion" : "Broken";
        }
        std::string_view operator()(aphelion::LogFault fault) const { return aphelion::name(fault); }
        std::string_view operator()(const Objection& objection) const { return planetx::name(objection); }
    } const naming;
    return std::visit(naming, bad.why);
}

Table::Table(Log log, PublicGame game, std::shared_ptr<const Deal> deal)
    : m_log(std::move(log)),
      m_game(std::move(game)),
      m_deal(std::move(deal)),
      m_oracle(std::make_shared<const Oracle>(*m_deal)) {}

std::shared_ptr<const Deal> dealAnew(const GameCode& code) {
    return std::make_shared<const Deal>(Dealer(code.mode()).deal(code));
}

Result<Table, BadLog> Table::open(const Entry& opened, const Dealing& dealing) {
    const auto log = Log::begin(opened);
    if (!log)
        return BadLog{0, log.fault()};
    const auto game = newGame(log->opened());
    const auto isPlain = [&](const aphelion::SeatTaken& seat) { return log->isOfOld() || isWhatItSays(seat); };
    if (!game || !std::ranges::all_of(log->opened().seats, isPlain))
        return BadLog{0, Objection(MoveFault::BadEvent)};
    return Table(*log, *game, dealing(game->setup.code));
}

Result<Table, BadLog> Table::read(const std::vector<aphelion::Bytes>& entries, const Dealing& dealing) {
    std::optional<Table> table;
    for (std::size_t number = 0; number < entries.size(); ++number) {
        const auto entry = aphelion::decodeEntry(entries[number]);
        if (!entry)
            return BadLog{number, entry.fault()};
        if (table) {
            if (const auto bad = table->hear(*entry))
                return *bad;
            continue;
        }
        const auto opened = open(*entry, dealing);
        if (!opened)
            return opened.fault();
        table = *opened;
    }
    if (!table)
        return BadLog{0, aphelion::LogFault::NotOpened};
    return *table;
}

// What was heard once needs no second look.
Table Table::upTo(EntryNumber entries) const {
    Table earlier(m_log.upTo(1), *newGame(m_log.opened()), m_deal);
    for (EntryNumber number = 1; number < std::min(entries, m_log.nextNumber()); ++number)
        earlier.take(m_log.entries()[number]);
    return earlier;
}

std::vector<Fact> Table::startingFacts(PlayerId who) const {
    const Wish& wish = m_game.wishes[static_cast<std::size_t>(who)];
    const StartingFacts& all = m_deal->start[static_cast<std::size_t>(wish.season)];
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(factsFor(wish.level))};
}

// What is dealt from a code always has its clues.
Title Table::topicTitle(Topic topic) const {
    return title(m_deal->clues->topics[static_cast<std::size_t>(topic - 'A')]);
}

Title Table::conferenceTitle(int conference) const {
    return title(m_deal->clues->conferences[static_cast<std::size_t>(conference)]);
}

Result<aphelion::Sequenced, BadLog> Table::sequence(const aphelion::SigningKey& host, const Ask& ask) const {
    std::optional<Objection> why;
    const auto sequenced = aphelion::sequence(m_log, host, ask, judge(why));
    if (sequenced)
        return *sequenced;
    return badLog(m_log.nextNumber(), sequenced.fault(), why);
}

std::optional<BadLog> Table::hear(const Entry& entry) {
    if (const auto bad = objection(entry))
        return bad;
    take(entry);
    return std::nullopt;
}

std::optional<BadLog> Table::objection(const Entry& entry) const {
    if (const auto fault = m_log.objection(entry))
        return BadLog{entry.number, *fault};
    if (const auto why = planetx::objection(m_game, *m_oracle, entry.ask))
        return BadLog{entry.number, *why};
    return std::nullopt;
}

void Table::take(const Entry& entry) {
    m_log.take(entry);
    m_game = after(std::move(m_game), entry);
}

// Asks the rules and remembers what they object to.
aphelion::Judge Table::judge(std::optional<Objection>& why) const {
    return [this, &why](const Ask& ask) {
        why = planetx::objection(m_game, *m_oracle, ask);
        return !why;
    };
}

} // namespace planetx
