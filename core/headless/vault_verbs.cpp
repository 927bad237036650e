#include "headless/verbs.h"

#include "device/store/whole_file.h"

#include <fstream>
#include <iterator>

namespace aphelion {

namespace {

Json newPlayer(Device& device, Request& request) {
    const std::string called = request.text("name", 64);
    const std::string pin = request.textOr("pin", "");
    if (!request.ok())
        return bad();
    const auto id = device.session.vault().addPlayer(called, {}, viewOf(pin));
    if (!id)
        return reply(Trouble(id.fault()));
    return {{"ok", true}, {"player", hex(*id)}};
}

Json players(Device& device, Request&) {
    const auto all = device.session.vault().players();
    if (!all)
        return reply(Trouble(all.fault()));
    Json list = Json::array();
    for (const PlayerSummary& player : *all)
        list.push_back({{"player", hex(player.id)}, {"name", player.name}, {"hasPin", player.hasPin}});
    return {{"ok", true}, {"players", list}};
}

Json setPin(Device& device, Request& request) {
    const StoreId id = request.id("player");
    const std::string old = request.text("old");
    const std::string wanted = request.text("new");
    if (!request.ok())
        return bad();
    const auto locked = device.session.vault().setPin(id, viewOf(old), viewOf(wanted));
    return reply(locked ? std::optional<Trouble>(*locked) : std::nullopt);
}

// An unlocked player's file, closed with a passphrase, for another device.
Json exportPlayer(Device& device, Request& request) {
    const StoreId id = request.id("player");
    const std::string path = request.text("file");
    const std::string passphrase = request.text("passphrase");
    if (!request.ok() || !device.session.desk() || device.session.table()->players().at(*device.session.viewpoint()) != id)
        return bad();
    const auto file = device.session.vault().exportPlayer(id, device.session.desk()->file(), viewOf(passphrase));
    if (!file)
        return reply(Trouble(file.fault()));
    const auto fault = writeWhole(path, *file);
    return reply(fault ? std::optional<Trouble>(*fault) : std::nullopt);
}

Json importPlayer(Device& device, Request& request) {
    const std::string path = request.text("file");
    const std::string passphrase = request.text("passphrase");
    const std::string pin = request.textOr("pin", "");
    std::ifstream in(path, std::ios::binary);
    if (!request.ok() || !in)
        return bad();
    const Bytes file{std::istreambuf_iterator<char>(in), {}};
    const auto id = device.session.vault().importPlayer(file, viewOf(passphrase), viewOf(pin));
    return id ? Json{{"ok", true}, {"player", hex(*id)}} : reply(Trouble(id.fault()));
}

} // namespace

Verbs vaultVerbs() {
    return {{"newPlayer", newPlayer},
            {"players", players},
            {"setPin", setPin},
            {"export", exportPlayer},
            {"import", importPlayer}};
}

} // namespace aphelion
