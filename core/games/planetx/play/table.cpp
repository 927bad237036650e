#include "planetx/play/table.h"

#include "planetx/deal/dealer.h"
#include "planetx/play/audit.h"
#include "planetx/play/moves.h"
#include "planetx/play/seat.h"
#include "planetx/play/table_summary.h"
#include "planetx/rules/encoding.h"

#include <algorithm>

namespace planetx {

using aphelion::Deed;
using aphelion::Entry;
using aphelion::Holder;
using aphelion::Refused;
using aphelion::Result;

std::shared_ptr<const Deal> dealAnew(const GameCode& code) {
    return std::make_shared<const Deal>(Dealer(code.mode()).deal(code));
}

const Action* actionIn(const Deed& deed) { return std::any_cast<Action>(&deed.action); }

Table::Table(aphelion::TableStart start, PublicGame game, std::shared_ptr<const Deal> deal)
    : aphelion::Table(std::move(start)),
      m_game(std::move(game)),
      m_deal(std::move(deal)),
      m_oracle(std::make_shared<const Oracle>(*m_deal)) {}

Result<Table, BadLog> Table::open(const Entry& opened, const Dealing& dealing) {
    auto start = aphelion::startOf(planetx::choices(), opened);
    if (!start)
        return start.fault();
    const auto game = newGame(start->log.opened());
    if (!game)
        return BadLog{0, Objection(MoveFault::BadEvent)};
    auto deal = dealing(game->setup.code);
    return Table(start.take(), *game, std::move(deal));
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
    Table earlier({log().upTo(1), setup(), {wishes().begin(), wishes().begin() + log().opened().seats.size()}},
                  *newGame(log().opened()), m_deal);
    for (EntryNumber number = 1; number < std::min(entries, log().nextNumber()); ++number)
        earlier.take(log().entries()[number]);
    return earlier;
}

std::unique_ptr<aphelion::Table> Table::earlier(EntryNumber entries) const {
    return std::make_unique<Table>(upTo(entries));
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

std::optional<Objection> Table::objectionOfGame(const aphelion::Ask& ask) const {
    return planetx::objection(m_game, *m_oracle, ask);
}

void Table::fold(const Entry& entry) { m_game = after(std::move(m_game), entry); }

std::optional<aphelion::Passing> Table::passing() const {
    if (board().phase != Phase::Theories)
        return std::nullopt;
    return aphelion::Passing{"no theory", board().theoryPhases, deed(SubmitTheories{})};
}

std::optional<Refused> Table::refusal(const Holder& holder, const Deed& deed) const {
    const Action* action = actionIn(deed);
    if (action == nullptr)
        return refused(Refusal::BadInput);
    const auto why = planetx::refusal(board(), handOf(m_game, holder), holder.seat, *action);
    return why ? std::optional(refused(*why)) : std::nullopt;
}

aphelion::Intent Table::intend(const Holder& holder, const Deed& deed, const aphelion::FreshNonce& fresh) const {
    return planetx::intend(m_game, *m_oracle, holder.seat, *actionIn(deed), fresh);
}

bool Table::hasPlace(const Deed& deed) const {
    const Action* action = actionIn(deed);
    return action != nullptr && (std::holds_alternative<Survey>(*action) || std::holds_alternative<Target>(*action));
}

// A token of somebody who is away, or has left, leaves the board if nobody near can turn it up.
std::vector<aphelion::Settlement> Table::due(const aphelion::Reach& reach) const {
    const auto isAway = [this](PlayerId who) {
        return !isSeated(board(), who) || m_game.lentByOthers.contains(who);
    };
    std::vector<aphelion::Settlement> all;
    for (const Due& next : planetx::due(board())) {
        auto settlement = settle(m_game, *m_oracle, next, reach.kept);
        if (const auto* turnUp = std::get_if<TurnUpDue>(&next)) {
            const PlayerId who = turnUp->token.who;
            if (!(settlement && reach.canWrite(who)) && isAway(who) && reach.isGone(who))
                settlement = aphelion::Settlement{
                    std::nullopt, aphelion::Moved{encode(Event(TheoryVoided{turnUp->token})), {}, {}}};
        }
        if (settlement)
            all.push_back(std::move(*settlement));
    }
    for (PlayerId who = 0; isOver() && who < log().seatCount(); ++who)
        if (auto unsealed = openGuesses(m_game, who, reach.kept); !unsealed.openings.empty())
            all.push_back({who, std::move(unsealed)});
    return all;
}

bool Table::owesNothing(PlayerId who) const {
    const auto isSealed = [&](const PlacedToken& placed) { return placed.token.who == who && !placed.shown; };
    const auto isHidden = [&](const SealedGuess& guess) { return guess.who == who && !guess.shown; };
    return !m_game.choices.contains(who) && std::ranges::none_of(m_game.placed, isSealed) &&
           std::ranges::none_of(m_game.guesses, isHidden);
}

bool Table::isAllOpen() const {
    return std::ranges::all_of(m_game.guesses, [](const SealedGuess& guess) { return guess.shown || guess.excused; });
}

std::vector<aphelion::Standing> Table::standings() const {
    std::vector<aphelion::Standing> all(board().players.size());
    if (board().play == Play::WithBoard)
        return all;
    const auto scores = score(m_game);
    for (std::size_t who = 0; who < scores.size(); ++who)
        all[who] = {scores[who].total(), scores[who].rank};
    return all;
}

std::optional<aphelion::Lie> Table::audit() const { return planetx::audit(*this); }

aphelion::Bytes Table::summary() const { return encode(summaryOf(*this)); }

} // namespace planetx
