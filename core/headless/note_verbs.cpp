#include "headless/verbs.h"

namespace planetx {

namespace {

constexpr std::array<const char*, 4> markNames{"possible", "no", "suspected", "certain"};
Reply noted(Session& session, const NoteOp& op) {
    Reply said = reply(session.note(op));
    if (said["ok"] == true) {
        said.update(opsJson(session));
        said["ops"] = session.desk()->operations(); // as they are shown, whatever is stored
    }
    return said;
}

Reply mark(Session& session, Request& request) {
    const int sector = request.number("sector");
    const std::string object = request.text("object");
    const int wanted = request.oneOf(request.text("mark"), markNames);
    const auto which = object.size() == 1 ? objectOf(object[0]) : std::nullopt;
    if (!request.ok() || !which)
        return bad();
    return noted(session, SetMark{sector, *which, static_cast<Mark>(wanted)});
}

Reply write(Session& session, Request& request) {
    const int sector = request.number("sector");
    const std::string said = request.text("text");
    return request.ok() ? noted(session, Write{sector, said}) : bad();
}

Reply whatIf(Session& session, Request&) { return noted(session, BeginWhatIf{}); }
Reply keep(Session& session, Request&) { return noted(session, KeepWhatIf{}); }
Reply drop(Session& session, Request&) { return noted(session, DropWhatIf{}); }
Reply undo(Session& session, Request&) { return noted(session, Undo{}); }
Reply redo(Session& session, Request&) { return noted(session, Redo{}); }

Reply digest(Session& session, Request& request) {
    const int ops = request.number("ops");
    if (!request.ok() || !session.desk())
        return bad();
    Reply said{{"ok", true}};
    said.update(opsJson(session, static_cast<std::size_t>(ops)));
    return said;
}

} // namespace

Verbs noteVerbs() {
    return {{"mark", mark}, {"write", write}, {"whatIf", whatIf}, {"keep", keep},
            {"drop", drop}, {"undo", undo},   {"redo", redo},     {"digest", digest}};
}

} // namespace planetx
