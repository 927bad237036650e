#include "qml/first_game/reply.h"

#include <algorithm>
#include <array>

namespace planetx {

namespace {

constexpr std::array<std::string_view, 9> names{"Right",    "Begun",   "Hidden", "Possible", "AlsoTrue",
                                                "RuledOut", "Unknown", "Empty",  "Known"};

bool isAllowed(const Scene& scene, const Action& action) {
    return !refusal(scene.game.board(), scene.game.hand(learner), learner, action);
}

bool contains(const std::vector<CellMark>& marks, const CellMark& wanted) {
    return std::ranges::find(marks, wanted) != marks.end();
}

Reply within(const Scene& scene, const Action& action) {
    return isAllowed(scene, action) ? Reply::Possible : Reply::Hidden;
}

Reply to(const Scene& scene, Lesson lesson, const Survey& survey) {
    const Arc wanted = std::get<Survey>(*deedOf(lesson)).arc;
    const Arc picked = survey.arc;
    const bool isEnd = picked.from == picked.to && (picked.from == wanted.from || picked.to == wanted.to);
    return isEnd ? Reply::Begun : within(scene, survey);
}

Reply to(const Scene& scene, Lesson, const Target& target) { return within(scene, target); }

Reply to(const Scene&, Lesson, const Research&) { return Reply::Possible; }

Reply to(const Scene& scene, Lesson, const SubmitTheories& submitted) {
    const auto marks = followingFrom(scene.told);
    const Theory& theory = submitted.theories.front();
    if (contains(marks, {theory.sector, theory.object, Mark::Certain}))
        return Reply::AlsoTrue;
    return contains(marks, {theory.sector, theory.object, Mark::No}) ? Reply::RuledOut : Reply::Unknown;
}

Reply to(const Scene& scene, Lesson, const Locate& located) {
    return contains(followingFrom(scene.told), {located.sector, Object::Empty, Mark::Certain}) ? Reply::Empty
                                                                                               : Reply::Known;
}

// Nothing else is ever asked for.
template <typename Other>
Reply to(const Scene&, Lesson, const Other&) {
    return Reply::Unknown;
}

} // namespace

std::string_view name(Reply reply) { return names[static_cast<std::size_t>(reply)]; }

Reply replyTo(const Scene& scene, Lesson lesson, const Action& action) {
    if (deedOf(lesson) == action)
        return Reply::Right;
    return std::visit([&](const auto& one) { return to(scene, lesson, one); }, action);
}

Reply replyTo(const Scene& scene, const CellMark& mark) {
    if (mark == lessonMark)
        return Reply::Right;
    return contains(followingFrom(scene.told), mark) ? Reply::AlsoTrue : Reply::Unknown;
}

} // namespace planetx
