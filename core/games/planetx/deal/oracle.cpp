#include "planetx/deal/oracle.h"

namespace planetx {

namespace {

// One small function per action.

Event heardOf(const Oracle&, PlayerId who, const Survey& a) { return Surveyed{who, a.object, a.arc}; }
Event heardOf(const Oracle&, PlayerId who, const Target& a) { return Targeted{who, a.sector}; }
Event heardOf(const Oracle&, PlayerId who, const Research& a) { return Researched{who, a.topic}; }
Event heardOf(const Oracle& oracle, PlayerId who, const Locate& a) { return Located{who, oracle.found(a)}; }
Event heardOf(const Oracle&, PlayerId who, const SubmitTheories&) { return TheoriesSealed{who}; }
Event heardOf(const Oracle& oracle, PlayerId who, const LastChance& a) {
    if (const auto* guess = std::get_if<Locate>(&a.use))
        return heardOf(oracle, who, *guess);
    return TheoriesPlaced{who, sectorsOf(std::get<0>(a.use))};
}
Event heardOf(const Oracle& oracle, PlayerId, const Review& a) { return Reviewed{a.theory, oracle.verdict(a.theory)}; }
Event heardOf(const Oracle&, PlayerId, const HoldConference& a) { return ConferenceHeld{a.conference}; }
Event heardOf(const Oracle&, PlayerId, const Reveal&) { return Revealed{}; }
Event heardOf(const Oracle&, PlayerId who, const TakeBack&) { return TakenBack{who}; }

// And one per event that tells something.

std::optional<Answer> answerTo(const Deal& deal, const Surveyed& e) {
    Sectors where = deal.sky.of(e.object);
    if (e.object == Object::Empty)
        where |= deal.sky.of(Object::PlanetX);
    return SurveyCount{count(where & edition(deal.sky.mode).ring.sectors(e.arc))};
}

std::optional<Answer> answerTo(const Deal& deal, const Targeted& e) {
    return Appears{appearance(deal.sky.at(e.sector))};
}

std::optional<Answer> answerTo(const Deal& deal, const Researched& e) {
    if (!deal.clues)
        return ClueRead{};
    return ClueRead{deal.clues->topics[static_cast<std::size_t>(e.topic - 'A')]};
}

std::optional<Answer> answerTo(const Deal& deal, const ConferenceHeld& e) {
    if (!deal.clues)
        return ClueRead{};
    return ClueRead{deal.clues->conferences[static_cast<std::size_t>(e.conference)]};
}

std::optional<Answer> answerTo(const Deal&, const Located& e) { return Found{e.found}; }

std::optional<Answer> answerTo(const Deal&, const Reviewed& e) { return Verdict{e.correct}; }

std::optional<Answer> answerTo(const Deal& deal, const Revealed&) { return deal.sky; }

// These tell nothing beyond themselves.
std::optional<Answer> answerTo(const Deal&, const TheoriesSealed&) { return std::nullopt; }
std::optional<Answer> answerTo(const Deal&, const TheoriesPlaced&) { return std::nullopt; }
std::optional<Answer> answerTo(const Deal&, const TheoryTurnedUp&) { return std::nullopt; }
std::optional<Answer> answerTo(const Deal&, const TheoryVoided&) { return std::nullopt; }
std::optional<Answer> answerTo(const Deal&, const SeatTaken&) { return std::nullopt; }
std::optional<Answer> answerTo(const Deal&, const SeatReleased&) { return std::nullopt; }
std::optional<Answer> answerTo(const Deal&, const SeatRekeyed&) { return std::nullopt; }
std::optional<Answer> answerTo(const Deal&, const SeatLent&) { return std::nullopt; }
std::optional<Answer> answerTo(const Deal&, const TakenBack&) { return std::nullopt; }

} // namespace

Event Oracle::heard(PlayerId who, const Action& action) const {
    return std::visit([&](const auto& a) { return heardOf(*this, who, a); }, action);
}

std::optional<Answer> Oracle::answer(const Event& event) const {
    return std::visit([&](const auto& e) { return answerTo(m_deal, e); }, event);
}

bool Oracle::verdict(const Theory& theory) const { return has(m_deal.sky.of(theory.object), theory.sector); }

bool Oracle::found(const Locate& guess) const {
    const Ring ring = edition(m_deal.sky.mode).ring;
    return verdict({guess.sector, Object::PlanetX}) && verdict({ring.step(guess.sector, -1), guess.before}) &&
           verdict({ring.step(guess.sector, 1), guess.after});
}

} // namespace planetx
