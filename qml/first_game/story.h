#pragma once

#include "deal/game_code.h"
#include "deal/umpire.h"
#include "deduction/evidence.h"
#include "notes/note_sheet.h"

namespace planetx {

// The first game: always the same sky, in ten lessons. What a lesson asks for and what everybody does after it are
// moves of a real game, so the rules judge them and the deal answers them.
enum class Lesson : std::uint8_t { Sky, Survey, Notes, NoTheory, Target, Publish, Research, Review, Locate, Score };

inline constexpr int lessonCount = 10;
inline constexpr PlayerId learner = 0;
inline constexpr PlayerId companion = 1;

GameCode lessonCode();

std::string_view name(Lesson lesson);

// What the learner does in a lesson; nothing where there is only to look, or to mark the notes.
std::optional<Action> deedOf(Lesson lesson);

// The mark that the lesson about the notes asks for.
inline constexpr CellMark lessonMark{3, Object::Asteroid, Mark::No};

// Where the first game stands before a lesson's deed, or after it.
struct Scene {
    Umpire game;
    std::optional<Answer> answer{};  // to the lesson's deed
    std::vector<Evidence> told{};    // to the learner so far
    std::vector<Refusal> refusals{}; // none, or the story is no game
};

Scene sceneOf(Lesson lesson, bool done);

// The learner's notes there: from the lesson about them on, whatever follows from what was told. In the last step
// before Planet X is found, what appears empty is left to the learner.
NoteSheet notesOf(const Scene& scene, Lesson lesson, bool done);

} // namespace planetx
