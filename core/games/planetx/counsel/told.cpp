#include "planetx/counsel/told.h"

namespace planetx {

namespace {

// What one entry tells somebody: the event, the answer where it is for them, and their own guess where it was one.
struct Telling {
    const std::optional<Answer>& answer;
    const Locate* guess;

    template <typename Kind>
    const Kind* answered() const {
        return answer ? std::get_if<Kind>(&*answer) : nullptr;
    }

    std::optional<Evidence> operator()(const Surveyed& e) const {
        const auto* counted = answered<SurveyCount>();
        return counted ? std::optional<Evidence>(Counted{{e.object, e.arc}, counted->count}) : std::nullopt;
    }
    std::optional<Evidence> operator()(const Targeted& e) const {
        const auto* appears = answered<Appears>();
        return appears ? std::optional<Evidence>(Seen{e.sector, appears->object}) : std::nullopt;
    }
    std::optional<Evidence> operator()(const Researched&) const { return clue(); }
    std::optional<Evidence> operator()(const ConferenceHeld&) const { return clue(); }
    std::optional<Evidence> operator()(const Located& e) const {
        return guess != nullptr && !e.found ? std::optional<Evidence>(NotFound{*guess}) : std::nullopt;
    }
    std::optional<Evidence> operator()(const TheoryTurnedUp& e) const {
        return verdict({e.token.sector, e.object}, e.correct);
    }
    std::optional<Evidence> operator()(const Reviewed& e) const { return verdict(e.theory, e.correct); }

    // These tell nothing about the sky. What was taken back stays seen.
    std::optional<Evidence> operator()(const TheoriesSealed&) const { return std::nullopt; }
    std::optional<Evidence> operator()(const TheoriesPlaced&) const { return std::nullopt; }
    std::optional<Evidence> operator()(const TheoryVoided&) const { return std::nullopt; }
    std::optional<Evidence> operator()(const SeatTaken&) const { return std::nullopt; }
    std::optional<Evidence> operator()(const SeatReleased&) const { return std::nullopt; }
    std::optional<Evidence> operator()(const SeatRekeyed&) const { return std::nullopt; }
    std::optional<Evidence> operator()(const SeatLent&) const { return std::nullopt; }
    std::optional<Evidence> operator()(const Revealed&) const { return std::nullopt; }
    std::optional<Evidence> operator()(const TakenBack&) const { return std::nullopt; }

private:
    std::optional<Evidence> clue() const {
        const auto* read = answered<ClueRead>();
        return read != nullptr && read->clue ? std::optional<Evidence>(*read->clue) : std::nullopt;
    }
    static std::optional<Evidence> verdict(const Theory& theory, bool correct) {
        return correct ? Evidence(theory) : Evidence(Fact{theory.sector, theory.object});
    }
};

} // namespace

std::vector<Told> toldTo(const Table& table, PlayerId who, const Guesses& guesses) {
    std::vector<Told> all;
    for (const Fact& fact : table.startingFacts(who))
        all.push_back({fact, 0});
    for (const aphelion::Entry& entry : table.log().entries()) {
        const auto event = eventOf(entry.ask.body);
        if (!event)
            continue;
        const std::optional<Answer> answer = answerFor(table, who, *event);
        const auto guess = guesses.find(entry.number);
        const Telling telling{answer, guess == guesses.end() ? nullptr : &guess->second};
        if (const auto evidence = std::visit(telling, *event))
            all.push_back({*evidence, entry.number});
    }
    return all;
}

std::vector<Evidence> evidenceIn(std::span<const Told> told) {
    std::vector<Evidence> evidence;
    evidence.reserve(told.size());
    for (const Told& piece : told)
        evidence.push_back(piece.evidence);
    return evidence;
}

} // namespace planetx
