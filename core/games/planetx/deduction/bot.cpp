#include "planetx/deduction/bot.h"

#include "base/rng.h"
#include "planetx/deduction/guess.h"
#include "planetx/deduction/tally.h"
#include "planetx/deduction/topic_insight.h"
#include "planetx/rules/refusal.h"
#include "planetx/rules/score.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace planetx {

namespace {

// Below so many candidates a bot asks for Planet X and its neighbours, too; above for the sky as a whole.
constexpr std::size_t few = 20000;

// What speaks for the sky as a whole when few are left: other theories score, too.
constexpr double restOfTheSky = 0.35;

// Evidence that cannot all be true is somebody's slip. Then the pieces that still agree are believed, in order.
Candidates believed(const Catalogue& catalogue, std::span<const Evidence> evidence) {
    Candidates candidates(catalogue);
    for (const Evidence& piece : evidence) {
        Candidates narrowed = candidates;
        narrowed.narrow(piece);
        if (narrowed.size() > 0)
            candidates = std::move(narrowed);
    }
    return candidates;
}

// A number that stays the same for as long as nothing happens at the table.
std::uint64_t moment(const Board& board) {
    return static_cast<std::uint64_t>(board.arrivals) * 1000 + static_cast<std::uint64_t>(board.theoryPhases);
}

// Near 0, mostly between -1 and 1: three draws make a bell.
double wobble(aphelion::Rng& random) {
    double sum = 0;
    for (int draw = 0; draw < 3; ++draw)
        sum += static_cast<double>(random.next() >> 11) / static_cast<double>(std::uint64_t{1} << 53);
    return (sum - 1.5) * 2;
}

double worth(const Insight& insight) { return (insight.bitsAboutX + restOfTheSky * insight.bits) / insight.cost; }

constexpr Topic letterOf(std::size_t topic) { return static_cast<Topic>('A' + topic); }

bool isUnread(const BotView& view, Topic topic) { return std::ranges::find(view.read, topic) == view.read.end(); }

// Neither conferences nor topics are to come, and no survey or target anywhere would tell anything.
bool nothingLeftToAsk(const BotView& view, const Candidates& candidates) {
    if (std::ranges::find(view.board.conferencesHeld, false) != view.board.conferencesHeld.end() ||
        view.read.size() < view.topics.size())
        return false;
    const Ring ring = edition(view.board).ring;
    const auto tellsNothing = [&](Sector from) {
        const auto all = insights(candidates, {ring.arc(from, ring.size / 2), false}, About::Sky);
        return std::ranges::all_of(all, [](const Insight& one) { return one.bits <= 0; });
    };
    return tellsNothing(1) && tellsNothing(ring.step(1, ring.size / 2));
}

bool isAllowed(const BotView& view, const Action& action) { return !refusal(view.board, view.hand, view.who, action); }

// What a correct theory would bring: its points, and one more for being first in its sector.
int value(const BotView& view, const Theory& theory) {
    const bool first =
        std::ranges::none_of(view.board.tokens, [&](const Token& token) { return token.id.sector == theory.sector; });
    return points(edition(view.board), theory.object) + (first ? 1 : 0);
}

} // namespace

const Character& characterOf(Mode mode, Skill skill) {
    constexpr std::size_t everything = std::numeric_limits<std::size_t>::max();
    static const std::array<std::array<Character, 4>, 2> all{{
        {{{40, 2.0, 0.8, true}, {100, 1.13, 0.9, true}, {1000, 0.47, 0.97, true}, {everything, 0, 1, false}}},
        {{{40, 1.75, 0.8, true}, {100, 0.85, 0.9, true}, {1000, 0.35, 0.97, true}, {everything, 0, 1, false}}},
    }};
    return all[static_cast<std::size_t>(mode)][static_cast<std::size_t>(skill)];
}

Action Bot::choose(const BotView& view) const {
    const Candidates candidates = believed(*m_catalogue, view.evidence);
    if (view.board.phase == Phase::Theories)
        return SubmitTheories{theories(view, candidates, m_character->sureOfTheory)};
    if (view.board.phase == Phase::LastChance)
        return lastChance(view, candidates);
    return turn(view, candidates);
}

// Everything it could ask now, as far as it looks.
std::vector<Insight> Bot::options(const BotView& view, const Candidates& candidates) const {
    const Player& me = player(view.board, view.who);
    const About about = candidates.size() <= few ? About::SkyAndX : About::Sky;
    auto all = insights(candidates, {visibleSky(view.board), me.targetsLeft > 0}, about);
    if (me.researchedLast)
        return all;
    const TopicInsight reading(candidates, *m_book);
    for (std::size_t i = 0; i < view.topics.size(); ++i)
        if (const Topic topic = letterOf(i); isUnread(view, topic))
            all.push_back(reading.of(topic, view.topics[i]));
    return all;
}

// What seems best to it; nothing where nothing tells anything.
std::optional<Action> Bot::favourite(const BotView& view, const std::vector<Insight>& options) const {
    aphelion::Rng random(m_seed ^ moment(view.board) * 0x9e3779b97f4a7c15U);
    std::optional<Action> best;
    double most = 0;
    for (const Insight& option : options) {
        const double seems = worth(option) * std::exp(m_character->distraction * wobble(random));
        if (seems > most) {
            most = seems;
            best = option.action;
        }
    }
    return best;
}

Action Bot::turn(const BotView& view, const Candidates& candidates) const {
    if (const auto found = onlyGuess(candidates))
        return *found;
    Candidates noticed = candidates;
    noticed.thinOut(m_character->looksAt);
    if (const auto best = favourite(view, options(view, noticed)))
        return *best;
    const auto all = options(view, candidates);
    if (const auto best = favourite(view, all))
        return *best;
    if (nothingLeftToAsk(view, candidates))
        return guesses(candidates).front().locate;
    return std::ranges::min_element(all, {}, &Insight::cost)->action; // the sky turns, and more will be seen
}

std::vector<Theory> Bot::theories(const BotView& view, const Candidates& candidates, double sure) const {
    struct Likely {
        Theory theory;
        double expected;
    };
    const Tally tally(candidates);
    std::vector<Likely> likely;
    for (Sector sector = 1; sector <= edition(view.board).ring.size; ++sector)
        for (const Object object : bodies)
            if (const double p = tally.probability(object, sector); p > 0 && p >= sure)
                likely.push_back({{sector, object}, p * value(view, {sector, object})});
    std::ranges::stable_sort(likely, std::ranges::greater(), &Likely::expected);
    const bool late = view.board.phase == Phase::LastChance;
    std::vector<Theory> chosen;
    for (const Likely& one : likely) {
        std::vector<Theory> more = chosen;
        more.push_back(one.theory);
        if (isAllowed(view, late ? Action(LastChance{more}) : Action(SubmitTheories{more})))
            chosen = std::move(more);
    }
    return chosen;
}

LastChance Bot::lastChance(const BotView& view, const Candidates& candidates) const {
    const Tally tally(candidates);
    const auto last = theories(view, candidates, m_character->guessesAtTheEnd ? 0 : 1);
    double fromTheories = 0;
    for (const Theory& theory : last)
        fromTheories += tally.probability(theory.object, theory.sector) * value(view, theory);
    const RatedGuess best = guesses(candidates).front();
    const double found = static_cast<double>(best.skies) / static_cast<double>(candidates.size());
    const double fromLocating = found * pointsPerSectorBehind * sectorsBehind(view.board, view.who);
    if (fromLocating > fromTheories && isAllowed(view, LastChance{best.locate}))
        return {best.locate};
    return {last};
}

} // namespace planetx
