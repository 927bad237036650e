#include "headless/wanted.h"

#include "play/audit.h"
#include "table/symbols.h"

namespace planetx {

using aphelion::StoreId;

namespace {

Reply newTable(Session& session, Request& request) {
    const auto wanted = tableIn(session, request);
    if (!wanted)
        return wanted.fault();
    const auto trouble = session.begin(*wanted);
    return trouble ? reply(trouble) : opened(session);
}

Reply tables(Session& session, Request&) {
    const auto lines = session.tables();
    if (!lines)
        return reply(Trouble(lines.fault()));
    Json list = Json::array();
    for (const KeptTableLine& line : *lines)
        list.push_back({{"table", aphelion::hex(line.id)},
                        {"code", line.summary ? Json(line.summary->code.text()) : Json(nullptr)},
                        {"names", line.summary ? Json(line.summary->names) : Json::array()},
                        {"finished", line.finished}});
    return {{"ok", true}, {"tables", list}};
}

Reply resume(Session& session, Request& request) {
    const StoreId id = request.id("table");
    return request.ok() ? withHead(session, reply(session.resume(id))) : bad();
}

Reply leave(Session& session, Request&) {
    session.leave();
    return {{"ok", true}};
}

Reply unlock(Session& session, Request& request) {
    const int seat = request.number("seat");
    const std::string pin = request.textOr("pin", "");
    return request.ok() ? reply(session.sitDown(seat, aphelion::viewOf(pin))) : bad();
}

Reply lock(Session& session, Request&) {
    session.lock();
    return {{"ok", true}};
}

Reply startNotesAnew(Session& session, Request& request) {
    const int seat = request.number("seat");
    const std::string pin = request.textOr("pin", "");
    return request.ok() ? reply(session.startNotesAnew(seat, aphelion::viewOf(pin))) : bad();
}

Reply takeSeat(Session& session, Request& request) {
    const StoreId id = request.id("player");
    if (!request.ok() || !session.table())
        return bad();
    const Wish wish = granted({Season::Spring, Level::Experienced, 0}, session.table()->table().game().wishes);
    return withHead(session, reply(session.takeSeat({"Late", id, wish})));
}

Reply releaseSeat(Session& session, Request& request) {
    const int seat = request.number("seat");
    return request.ok() ? withHead(session, reply(session.releaseSeat(seat))) : bad();
}

Reply rekeySeat(Session& session, Request& request) {
    const int seat = request.number("seat");
    return request.ok() ? withHead(session, reply(session.rekeySeat(seat))) : bad();
}

std::string sheetRow(const NoteSheet& sheet, Sector sector) {
    std::string row;
    for (const Object object : allObjects)
        row += ".-?!"[static_cast<std::size_t>(cell(sheet, sector, object).mark)];
    return row;
}

Json seatJson(const Seat& seat) {
    Json sheet = Json::array();
    for (Sector sector = 1; sector <= edition(seat.notes.mode).ring.size; ++sector)
        sheet.push_back(sheetRow(seat.notes, sector) + text(seat.notes, sector));
    Json learned = Json::array();
    for (const auto& [entry, answer] : seat.learned)
        learned.push_back({entry, json(answer, seat.notes.mode)});
    return {{"seat", seat.who},
            {"learned", learned},
            {"sheet", sheet},
            {"text", text(seat.notes, 0)},
            {"whatIfs", whatIfDepth(seat.notes)},
            {"undo", seat.notes.done.size()},
            {"redo", seat.notes.undone.size()}};
}

Json privateJson(Session& session) {
    if (!session.seat())
        return nullptr;
    Json shown = seatJson(*session.seat());
    shown.update(opsJson(session));
    if (session.table()->isAsking(session.seat()->who))
        shown["asking"] = true; // the host has not written it yet
    return shown;
}

Json stateJson(Session& session) {
    const KeptTable& kept = *session.table();
    const auto viewpoint = session.viewpoint();
    const auto shown = [&](PlayerId who) { return viewpoint == who ? std::optional(kept.hand(who)) : std::nullopt; };
    const aphelion::Seen head = kept.table().log().head();
    return {{"ok", true},
            {"table", aphelion::hex(kept.id())},
            {"head", head.number},
            {"hash", aphelion::hex(head.hash)},
            {"board", boardJson(kept.table().board(), shown)},
            {"private", privateJson(session)}};
}

Reply state(Session& session, Request&) {
    return session.table() ? stateJson(session) : reply(Trouble(NotNow::NoTable));
}

Reply hashAt(Session& session, Request& request) {
    const int entry = request.number("entry");
    if (!request.ok() || !session.table())
        return bad();
    const auto& entries = session.table()->table().log().entries();
    const auto number = static_cast<std::size_t>(entry);
    return {{"ok", true},
            {"hash", number < entries.size() ? Json(aphelion::hex(hashOf(entries[number]))) : Json(nullptr)}};
}

Reply symbols(Session& session, Request&) {
    if (!session.table())
        return reply(Trouble(NotNow::NoTable));
    const Table& table = session.table()->table();
    const aphelion::Seen newest = table.log().seen(table.game().newest);
    const auto shown = symbolsOf(table.log().table(), newest);
    return shown ? Reply{{"ok", true}, {"entry", newest.number}, {"symbols", *shown}}
                 : reply(Trouble(aphelion::StoreFault::NoMemory));
}

Reply auditTable(Session& session, Request&) {
    if (!session.table())
        return reply(Trouble(NotNow::NoTable));
    const auto lie = audit(session.table()->table());
    if (!lie)
        return {{"ok", true}, {"fair", true}};
    return {{"ok", true}, {"fair", false}, {"entry", lie->entry}, {"why", name(lie->why)}};
}

} // namespace

Verbs tableVerbs() {
    return {{"newTable", newTable},
            {"tables", tables},
            {"resume", resume},
            {"leave", leave},
            {"unlock", unlock},
            {"lock", lock},
            {"startNotesAnew", startNotesAnew},
            {"takeSeat", takeSeat},
            {"releaseSeat", releaseSeat},
            {"rekeySeat", rekeySeat},
            {"state", state},
            {"hashAt", hashAt},
            {"symbols", symbols},
            {"audit", auditTable}};
}

} // namespace planetx
