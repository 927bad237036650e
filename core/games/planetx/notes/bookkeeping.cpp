#include "planetx/notes/bookkeeping.h"

#include "planetx/rules/edition.h"

namespace planetx {

namespace {

// Gathers the facts that have one source, leaving out what the sheet has printed.
class Entries {
public:
    Entries(const Edition& of, Origin origin, EntryNumber entry) : m_edition(of), m_origin(origin), m_entry(entry) {}

    void isNot(Sector sector, Object object) { set(sector, object, Mark::No); }

    void is(Sector sector, Object object) {
        for (const Object each : allObjects)
            set(sector, each, each == object ? Mark::Certain : Mark::No);
    }

    // As surveys and targets see it: where it appears empty, Planet X can still be.
    void appears(Sector sector, Object object) {
        if (object != Object::Empty)
            return is(sector, object);
        for (const Object body : bodies)
            isNot(sector, body);
    }

    void doesNotAppear(Sector sector, Object object) {
        isNot(sector, object);
        if (object == Object::Empty)
            isNot(sector, Object::PlanetX);
    }

    std::vector<NoteOp> take() { return std::move(m_ops); }

private:
    void set(Sector sector, Object object, Mark mark) {
        if (m_edition.canHold(sector, object))
            m_ops.emplace_back(SetMark{sector, object, mark, m_origin, m_entry});
    }

    const Edition& m_edition;
    Origin m_origin;
    EntryNumber m_entry;
    std::vector<NoteOp> m_ops;
};

// What one event is told with.
struct Telling {
    const Edition& edition;
    const std::optional<Answer>& answer;
    EntryNumber entry;

    template <typename T>
    const T* answered() const {
        return answer ? std::get_if<T>(&*answer) : nullptr;
    }

    Entries entries(Origin origin) const { return {edition, origin, entry}; }
};

std::vector<NoteOp> judged(const Telling& telling, const Theory& theory, bool correct) {
    Entries entries = telling.entries(Origin::Public);
    if (correct)
        entries.is(theory.sector, theory.object);
    else
        entries.isNot(theory.sector, theory.object);
    return entries.take();
}

// One small function per event.

// None or all: anything between says nothing about a single sector.
std::vector<NoteOp> told(const Telling& telling, const Surveyed& e) {
    const auto* answer = telling.answered<SurveyCount>();
    if (!answer)
        return {};
    Sectors places = telling.edition.ring.sectors(e.arc);
    if (e.object == Object::Comet)
        places &= telling.edition.cometSectors;
    Entries entries = telling.entries(Origin::OwnAnswer);
    if (answer->count == 0)
        forEach(places, [&](Sector sector) { entries.doesNotAppear(sector, e.object); });
    else if (answer->count == count(places))
        forEach(places, [&](Sector sector) { entries.appears(sector, e.object); });
    return entries.take();
}

std::vector<NoteOp> told(const Telling& telling, const Targeted& e) {
    Entries entries = telling.entries(Origin::OwnAnswer);
    if (const auto* answer = telling.answered<Appears>())
        entries.appears(e.sector, answer->object);
    return entries.take();
}

std::vector<NoteOp> told(const Telling& telling, const TheoryTurnedUp& e) {
    return judged(telling, {e.token.sector, e.object}, e.correct);
}

std::vector<NoteOp> told(const Telling& telling, const Reviewed& e) { return judged(telling, e.theory, e.correct); }

// These say nothing about a single cell.
std::vector<NoteOp> told(const Telling&, const Researched&) { return {}; }
std::vector<NoteOp> told(const Telling&, const Located&) { return {}; }
std::vector<NoteOp> told(const Telling&, const ConferenceHeld&) { return {}; }
std::vector<NoteOp> told(const Telling&, const TheoriesSealed&) { return {}; }
std::vector<NoteOp> told(const Telling&, const TheoriesPlaced&) { return {}; }
std::vector<NoteOp> told(const Telling&, const TheoryVoided&) { return {}; }
std::vector<NoteOp> told(const Telling&, const SeatTaken&) { return {}; }
std::vector<NoteOp> told(const Telling&, const SeatReleased&) { return {}; }
std::vector<NoteOp> told(const Telling&, const SeatRekeyed&) { return {}; }
std::vector<NoteOp> told(const Telling&, const SeatLent&) { return {}; }

// The game is over: the sky is shown as itself, notes stay what they were.
std::vector<NoteOp> told(const Telling&, const Revealed&) { return {}; }

// What was learned stays seen.
std::vector<NoteOp> told(const Telling&, const TakenBack&) { return {}; }

} // namespace

std::vector<NoteOp> bookkeeping(Mode mode, std::span<const Fact> startingFacts) {
    Entries entries(edition(mode), Origin::Start, 0);
    for (const Fact& fact : startingFacts)
        entries.isNot(fact.sector, fact.isNot);
    return entries.take();
}

std::vector<NoteOp> bookkeeping(Mode mode, const Event& event, const std::optional<Answer>& answer, EntryNumber entry) {
    const Telling telling{edition(mode), answer, entry};
    return std::visit([&](const auto& e) { return told(telling, e); }, event);
}

} // namespace planetx
