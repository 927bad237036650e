#pragma once

#include "planetx/deal/game_code.h"
#include "planetx/deal/umpire.h"
#include "planetx/deduction/evidence.h"
#include "planetx/notes/note_sheet.h"

namespace planetx {

// The first game: always the same sky, in short steps. What a step asks for and what everybody does after it are moves
// of a real game, so the rules judge them and the deal answers them.
enum class Lesson : std::uint8_t {
    Sky,
    Objects,
    Survey,
    Told,
    Notes,
    Target,
    Publish,
    Research,
    Clue,
    Review,
    Locate,
    Score
};

inline constexpr int lessonCount = 12;
inline constexpr PlayerId learner = 0;
inline constexpr PlayerId companion = 1;

GameCode lessonCode();

std::string_view name(Lesson lesson);

// What the learner does in a step; nothing where there is only to look, or to mark the notes.
std::optional<Action> deedOf(Lesson lesson);

// The mark that the step about the notes asks for.
inline constexpr CellMark lessonMark{3, Object::Asteroid, Mark::No};

// Where the first game stands when a step begins.
struct Scene {
    Umpire game;
    std::optional<Answer> answer{};  // to what the learner did in the step before
    std::vector<Evidence> told{};    // to the learner so far
    std::vector<Refusal> refusals{}; // none, or the story is no game
};

Scene sceneOf(Lesson lesson);

// Cells that all skies agree about which the evidence leaves.
std::vector<CellMark> followingFrom(const std::vector<Evidence>& told);

// The learner's notes there: after the step about them, whatever follows from what was told. In the step before Planet
// X is found, what appears empty is left to the learner.
NoteSheet notesOf(const Scene& scene, Lesson lesson);

// The sectors that a step is about; none where it is about something else.
Sectors litIn(const Scene& scene, Lesson lesson);

} // namespace planetx
