#include "headless/wanted.h"

#include "table/symbols.h"

namespace aphelion {

namespace {

Json newTable(Device& device, Request& request) {
    const auto wanted = tableIn(device, request);
    if (!wanted)
        return wanted.fault();
    const auto trouble = device.session.begin(*wanted);
    return trouble ? reply(trouble) : opened(device);
}

Json tables(Device& device, Request&) {
    const auto lines = device.session.tables();
    if (!lines)
        return reply(Trouble(lines.fault()));
    Json list = Json::array();
    for (const KeptTableLine& line : *lines)
        list.push_back({{"table", hex(line.id)},
                        {"code", line.line ? Json(line.line->code.text()) : Json(nullptr)},
                        {"names", line.line ? Json(line.line->names) : Json::array()},
                        {"finished", line.finished}});
    return {{"ok", true}, {"tables", list}};
}

Json resume(Device& device, Request& request) {
    const StoreId id = request.id("table");
    return request.ok() ? withHead(device.session, reply(device.session.resume(id))) : bad();
}

Json leave(Device& device, Request&) {
    device.session.leave();
    return {{"ok", true}};
}

Json unlock(Device& device, Request& request) {
    const int seat = request.number("seat");
    const std::string pin = request.textOr("pin", "");
    return request.ok() ? reply(device.session.sitDown(seat, viewOf(pin))) : bad();
}

Json lock(Device& device, Request&) {
    device.session.lock();
    return {{"ok", true}};
}

Json startNotesAnew(Device& device, Request& request) {
    const int seat = request.number("seat");
    const std::string pin = request.textOr("pin", "");
    return request.ok() ? reply(device.session.startNotesAnew(seat, viewOf(pin))) : bad();
}

Json takeSeat(Device& device, Request& request) {
    const StoreId id = request.id("player");
    if (!request.ok() || !device.session.table())
        return bad();
    const KeptTable& kept = *device.session.table();
    const Choices& choices = kept.game().choices();
    const Wish wish = granted(choices, {usual(choices.seat)}, kept.table().wishes());
    return withHead(device.session, reply(device.session.takeSeat({"Late", id, wish})));
}

Json releaseSeat(Device& device, Request& request) {
    const int seat = request.number("seat");
    return request.ok() ? withHead(device.session, reply(device.session.releaseSeat(seat))) : bad();
}

Json rekeySeat(Device& device, Request& request) {
    const int seat = request.number("seat");
    return request.ok() ? withHead(device.session, reply(device.session.rekeySeat(seat))) : bad();
}

Json privateJson(Device& device) {
    Session& session = device.session;
    if (!session.seat())
        return nullptr;
    Json shown = device.lines().side(session.table()->table(), *session.seat());
    shown.update(opsJson(session));
    if (session.table()->isAsking(session.seat()->who()))
        shown["asking"] = true; // the host has not written it yet
    return shown;
}

Json stateJson(Device& device) {
    const KeptTable& kept = *device.session.table();
    const auto viewpoint = device.session.viewpoint();
    const Seen head = kept.table().log().head();
    std::optional<Holder> looking;
    if (viewpoint)
        looking.emplace(kept.holder(*viewpoint));
    return {{"ok", true},
            {"table", hex(kept.id())},
            {"head", head.number},
            {"hash", hex(head.hash)},
            {"board", device.lines().board(kept.table(), looking)},
            {"private", privateJson(device)}};
}

Json state(Device& device, Request&) {
    return device.session.table() ? stateJson(device) : reply(Trouble(NotNow::NoTable));
}

Json hashAt(Device& device, Request& request) {
    const int entry = request.number("entry");
    if (!request.ok() || !device.session.table())
        return bad();
    const auto& entries = device.session.table()->table().log().entries();
    const auto number = static_cast<std::size_t>(entry);
    return {{"ok", true},
            {"hash", number < entries.size() ? Json(hex(hashOf(entries[number]))) : Json(nullptr)}};
}

Json symbols(Device& device, Request&) {
    if (!device.session.table())
        return reply(Trouble(NotNow::NoTable));
    const Table& table = device.session.table()->table();
    const Seen newest = table.log().seen(table.log().newest());
    const auto shown = symbolsOf(table.log().table(), newest);
    return shown ? Json{{"ok", true}, {"entry", newest.number}, {"symbols", *shown}}
                 : reply(Trouble(StoreFault::NoMemory));
}

Json auditTable(Device& device, Request&) {
    if (!device.session.table())
        return reply(Trouble(NotNow::NoTable));
    const auto lie = device.session.table()->table().audit();
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

} // namespace aphelion
