#pragma once

#include "qml/first_game/story.h"

namespace planetx {

// What is said to a press in a lesson: it is what was asked for, or why not; and that is true.
enum class Reply : std::uint8_t {
    Right,
    Begun,    // one end of the run that is to be surveyed
    Hidden,   // below the horizon
    Possible, // the rules allow it; the lesson is about something else
    AlsoTrue, // it follows as well
    RuledOut, // it cannot be
    Unknown,  // nobody can tell yet
    Empty,    // truly empty, so it is not Planet X
    Known,    // something else is known to be there
};

std::string_view name(Reply reply);

// To a move where the lesson asks for one of its kind, and to a mark on the notes.
Reply replyTo(const Scene& scene, Lesson lesson, const Action& action);
Reply replyTo(const Scene& scene, const CellMark& mark);

} // namespace planetx
