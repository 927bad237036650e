#include "qml/first_game/story.h"

#include "planetx/catalogue/catalogue.h"
#include "planetx/deduction/candidates.h"
#include "planetx/play/table.h"

#include <algorithm>
#include <array>

namespace planetx {

namespace {

constexpr std::string_view code = "S7KM-4QXE";
constexpr std::array<std::string_view, lessonCount> names{"Sky",     "Objects",  "Survey", "Told",   "Notes",  "Target",
                                                          "Publish", "Research", "Clue",   "Review", "Locate", "Score"};

struct Move {
    PlayerId who = 0;
    Action action;
};

const SubmitTheories none{};

// What happens after a step without the learner's doing, or without being asked about in it.
std::vector<Move> after(Lesson lesson) {
    switch (lesson) {
    case Lesson::Told:
        return {{companion, Research{'A'}},
                {companion, Survey{Object::GasCloud, {2, 7}}},
                {learner, none},
                {companion, none}};
    case Lesson::Target: return {{companion, Target{8}}};
    case Lesson::Publish: return {{companion, SubmitTheories{{{8, Object::DwarfPlanet}}}}};
    case Lesson::Clue:
        return {{learner, none},
                {companion, none},
                {companion, Survey{Object::DwarfPlanet, {9, 2}}},
                {learner, Survey{Object::Empty, {9, 12}}},
                {learner, none},
                {companion, none}};
    case Lesson::Review:
        return {{companion, Survey{Object::Comet, {2, 5}}},
                {learner, Survey{Object::GasCloud, {12, 4}}},
                {learner, none},
                {companion, none},
                {companion, Research{'C'}}};
    case Lesson::Locate: return {{companion, LastChance{}}};
    default: return {};
    }
}

void hearAbout(Scene& scene, const Action& action, const Answer& answer) {
    if (const auto* survey = std::get_if<Survey>(&action))
        scene.told.emplace_back(Counted{*survey, std::get<SurveyCount>(answer).count});
    else if (const auto* target = std::get_if<Target>(&action))
        scene.told.emplace_back(Seen{target->sector, std::get<Appears>(answer).object});
    else if (std::holds_alternative<Research>(action))
        scene.told.emplace_back(*std::get<ClueRead>(answer).clue);
}

// What everybody hears about the sky.
void hear(Scene& scene, const Event& event) {
    if (const auto* token = std::get_if<TheoryTurnedUp>(&event)) {
        const Theory claimed{token->token.sector, token->object};
        scene.told.push_back(token->correct ? Evidence(claimed) : Evidence(Fact{claimed.sector, claimed.object}));
    } else if (std::holds_alternative<ConferenceHeld>(event)) {
        scene.told.emplace_back(*std::get<ClueRead>(*scene.game.oracle().answer(event)).clue);
    }
}

// What the learner was answered, if it was the learner who asked.
std::optional<Answer> play(Scene& scene, PlayerId who, const Action& action) {
    const auto outcome = scene.game.play(who, action);
    if (!outcome) {
        scene.refusals.push_back(outcome.fault());
        return std::nullopt;
    }
    if (who == learner && outcome->answer)
        hearAbout(scene, action, *outcome->answer);
    for (const Event& event : outcome->events)
        hear(scene, event);
    return who == learner ? outcome->answer : std::nullopt;
}

Scene beginning() {
    const GameCode game = lessonCode();
    return {Umpire(Oracle(*dealAnew(game)), newBoard(game.mode(), Play::OnScreen, {learner, companion}))};
}

// Where nothing was seen is to be thought about: what is there is Planet X or nothing.
bool isLeftToTheLearner(const CellMark& mark, const std::vector<CellMark>& all) {
    const bool looksEmpty = mark.object == Object::Empty || mark.object == Object::PlanetX;
    return looksEmpty && std::ranges::any_of(all, [&](const CellMark& other) {
               return other.sector == mark.sector && other.mark == Mark::Certain &&
                      (other.object == Object::Empty || other.object == Object::PlanetX);
           });
}

} // namespace

GameCode lessonCode() { return *GameCode::parse(code); }

std::string_view name(Lesson lesson) { return names[static_cast<std::size_t>(lesson)]; }

std::optional<Action> deedOf(Lesson lesson) {
    switch (lesson) {
    case Lesson::Survey: return Survey{Object::Asteroid, {1, 6}};
    case Lesson::Target: return Target{6};
    case Lesson::Publish: return SubmitTheories{{{6, Object::Asteroid}}};
    case Lesson::Research: return Research{'F'};
    case Lesson::Locate: return Locate{11, Object::Asteroid, Object::Empty};
    default: return std::nullopt;
    }
}

Scene sceneOf(Lesson lesson) {
    Scene scene = beginning();
    for (int i = 0; i < static_cast<int>(lesson); ++i) {
        const auto now = static_cast<Lesson>(i);
        scene.answer.reset();
        if (const auto deed = deedOf(now))
            scene.answer = play(scene, learner, *deed);
        for (const Move& move : after(now))
            play(scene, move.who, move.action);
    }
    return scene;
}

std::vector<CellMark> followingFrom(const std::vector<Evidence>& told) {
    static const Catalogue catalogue(Mode::Standard);
    Candidates left(catalogue);
    for (const Evidence& piece : told)
        left.narrow(piece);
    const Edition& e = edition(Mode::Standard);
    std::vector<CellMark> marks;
    for (Sector sector = 1; sector <= e.ring.size; ++sector)
        for (const Object object : allObjects) {
            const auto isThere = [&](SkyId id) { return catalogue.skyOf(id).at(sector) == object; };
            if (left.allOf(isThere))
                marks.push_back({sector, object, Mark::Certain});
            else if (left.allOf([&](SkyId id) { return !isThere(id); }))
                marks.push_back({sector, object, Mark::No});
        }
    return marks;
}

NoteSheet notesOf(const Scene& scene, Lesson lesson) {
    NoteSheet sheet(Mode::Standard);
    if (lesson <= Lesson::Notes)
        return sheet;
    const auto marks = followingFrom(scene.told);
    for (const CellMark& mark : marks)
        if (lesson != Lesson::Locate || !isLeftToTheLearner(mark, marks))
            sheet = after(std::move(sheet), SetMark{mark.sector, mark.object, mark.mark});
    return sheet;
}

Sectors litIn(const Scene& scene, Lesson lesson) {
    const auto marks = followingFrom(scene.told);
    const Sectors all = edition(Mode::Standard).ring.all();
    Sectors lit = 0;
    switch (lesson) {
    case Lesson::Sky: return all;
    case Lesson::Told: // the learner's pawn
        return only(sectorAt(scene.game.board(), player(scene.game.board(), learner).pawn.time));
    case Lesson::Target:
    case Lesson::Publish:
    case Lesson::Review: return only(6);
    case Lesson::Clue: // where the asteroids can be
        lit = all;
        for (const CellMark& mark : marks)
            lit &= mark.object == Object::Asteroid && mark.mark == Mark::No ? ~only(mark.sector) : all;
        return lit;
    case Lesson::Locate: // what appears empty
        for (const CellMark& mark : marks)
            lit |= isLeftToTheLearner(mark, marks) ? only(mark.sector) : 0;
        return lit;
    default: return 0;
    }
}

} // namespace planetx
