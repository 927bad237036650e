#include "headless/verbs.h"

#include "device/store/whole_file.h"

#include <fstream>
#include <iterator>

namespace planetx {

using aphelion::StoreId;

namespace {

Reply newPlayer(Session& session, Request& request) {
    const std::string called = request.text("name", 64);
    const std::string pin = request.textOr("pin", "");
    if (!request.ok())
        return bad();
    const auto id = session.vault().addPlayer(called, {}, aphelion::viewOf(pin));
    if (!id)
        return reply(Trouble(id.fault()));
    return {{"ok", true}, {"player", aphelion::hex(*id)}};
}

Reply players(Session& session, Request&) {
    const auto all = session.vault().players();
    if (!all)
        return reply(Trouble(all.fault()));
    Json list = Json::array();
    for (const aphelion::PlayerSummary& player : *all)
        list.push_back({{"player", aphelion::hex(player.id)}, {"name", player.name}, {"hasPin", player.hasPin}});
    return {{"ok", true}, {"players", list}};
}

Reply setPin(Session& session, Request& request) {
    const StoreId id = request.id("player");
    const std::string old = request.text("old");
    const std::string wanted = request.text("new");
    if (!request.ok())
        return bad();
    const auto locked = session.vault().setPin(id, aphelion::viewOf(old), aphelion::viewOf(wanted));
    return reply(locked ? std::optional<Trouble>(*locked) : std::nullopt);
}

// An unlocked player's file, closed with a passphrase, for another device.
Reply exportPlayer(Session& session, Request& request) {
    const StoreId id = request.id("player");
    const std::string path = request.text("file");
    const std::string passphrase = request.text("passphrase");
    if (!request.ok() || !session.desk() || session.table()->players().at(*session.viewpoint()) != id)
        return bad();
    const auto file = session.vault().exportPlayer(id, session.desk()->file(), aphelion::viewOf(passphrase));
    if (!file)
        return reply(Trouble(file.fault()));
    const auto fault = aphelion::writeWhole(path, *file);
    return reply(fault ? std::optional<Trouble>(*fault) : std::nullopt);
}

Reply importPlayer(Session& session, Request& request) {
    const std::string path = request.text("file");
    const std::string passphrase = request.text("passphrase");
    const std::string pin = request.textOr("pin", "");
    std::ifstream in(path, std::ios::binary);
    if (!request.ok() || !in)
        return bad();
    const aphelion::Bytes file{std::istreambuf_iterator<char>(in), {}};
    const auto id = session.vault().importPlayer(file, aphelion::viewOf(passphrase), aphelion::viewOf(pin));
    return id ? Reply{{"ok", true}, {"player", aphelion::hex(*id)}} : reply(Trouble(id.fault()));
}

} // namespace

Verbs vaultVerbs() {
    return {{"newPlayer", newPlayer},
            {"players", players},
            {"setPin", setPin},
            {"export", exportPlayer},
            {"import", importPlayer}};
}

} // namespace planetx
