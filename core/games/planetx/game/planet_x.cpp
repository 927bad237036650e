#include "planetx/game/planet_x.h"

#include "planetx/counsel/knowledge.h"
#include "planetx/game/contest.h"
#include "planetx/game/game.h"
#include "planetx/game/results.h"
#include "planetx/play/moves.h"
#include "planetx/play/seat.h"
#include "planetx/play/table_summary.h"

#include <algorithm>
#include <mutex>

namespace planetx {

// What bots think with.
struct Library {
    Catalogue catalogue;
    ClueBook book;

    explicit Library(Mode mode) : catalogue(mode), book(catalogue) {}
};

// Keeps the library of the mode that was thought about last: it takes a moment to make. Asked from several threads.
class PlanetX::Shelf {
public:
    std::shared_ptr<const Library> of(Mode mode) {
        const std::lock_guard guard(m_mutex);
        if (!m_library || m_library->catalogue.mode() != mode)
            m_library = std::make_shared<const Library>(mode);
        return m_library;
    }

private:
    std::mutex m_mutex;
    std::shared_ptr<const Library> m_library;
};

namespace {

const Table& own(const aphelion::Table& table) { return static_cast<const Table&>(table); }

aphelion::Thought<aphelion::Deed> decided(auto shelf, Prospect prospect, Skill skill, std::uint64_t seed) {
    const Mode mode = prospect.board.mode;
    const auto library = shelf->of(mode);
    co_await aphelion::aBreath();
    co_return deed(chosenBy(Bot(library->catalogue, library->book, characterOf(mode, skill), seed), prospect));
}

} // namespace

PlanetX::PlanetX(Dealing dealing) : m_dealing(std::move(dealing)), m_shelf(std::make_shared<Shelf>()) {}

PlanetX::~PlanetX() = default;

aphelion::Result<std::unique_ptr<aphelion::Table>, BadLog> PlanetX::open(const aphelion::Entry& opened) const {
    auto table = Table::open(opened, m_dealing);
    if (!table)
        return table.fault();
    return std::unique_ptr<aphelion::Table>(std::make_unique<Table>(table.take()));
}

aphelion::Thought<aphelion::Deed> PlanetX::thought(const aphelion::Table& table, const aphelion::Holder& holder,
                                                   std::uint64_t seed) const {
    const PublicGame& game = own(table).game();
    const Wish& wish = game.wishes[static_cast<std::size_t>(holder.seat)];
    return decided(m_shelf,
                   prospectOf(own(table), holder.seat, handOf(game, holder), guessesOf(game, holder.seat, holder.kept)),
                   wish.bot.value_or(Skill::Professor), seed); // for a person who is away
}

std::optional<std::uint64_t> PlanetX::seedFor(const aphelion::Table& table, PlayerId bot) const {
    const PublicGame& game = own(table).game();
    return isContestOfADay(game) ? std::optional(contestSeed(game.setup.code, bot)) : std::nullopt;
}

std::optional<aphelion::TableLine> PlanetX::line(aphelion::ByteView bytes) const {
    const auto summary = decodeSummary(bytes);
    if (!summary)
        return std::nullopt;
    aphelion::TableLine line{summary->code, summary->names, {}};
    std::ranges::transform(summary->outcomes, std::back_inserter(line.standings), [](const Outcome& outcome) {
        return aphelion::Standing{outcome.points, outcome.rank};
    });
    return line;
}

std::vector<std::string> PlanetX::memories() const { return resultNames(); }

std::optional<std::vector<aphelion::TableId>> PlanetX::remembered(const aphelion::Memory& memory) const {
    const auto results = resultsIn(memory);
    if (!results)
        return std::nullopt;
    std::vector<aphelion::TableId> tables;
    std::ranges::transform(*results, std::back_inserter(tables), &GameResult::table);
    return tables;
}

std::optional<aphelion::Game::Remembering> PlanetX::remembering(const aphelion::Memory& memory,
                                                                const aphelion::Table& table,
                                                                const aphelion::Seat& seat,
                                                                std::uint64_t began) const {
    const auto result = resultAt(own(table), seat.who(), began, static_cast<const OwnSeat&>(seat).seat().notes);
    return resultsIn(memory) && result ? std::optional(planetx::remembering(memory, *result)) : std::nullopt;
}

const aphelion::Game& game() {
    static const PlanetX one;
    return one;
}

} // namespace planetx
