#include "headless/verbs.h"

namespace aphelion {

Json noted(Device& device, const std::string& verb, Request& request) {
    const auto operation = device.lines().operation(verb, request);
    if (!operation || !request.ok())
        return bad();
    Json said = reply(device.session.note(*operation));
    if (said["ok"] == true) {
        said.update(opsJson(device.session));
        said["ops"] = device.session.desk()->operations(); // as they are shown, whatever is stored
    }
    return said;
}

namespace {

Json digest(Device& device, Request& request) {
    const int ops = request.number("ops");
    if (!request.ok() || !device.session.desk())
        return bad();
    Json said{{"ok", true}};
    said.update(opsJson(device.session, static_cast<std::size_t>(ops)));
    return said;
}

} // namespace

Verbs noteVerbs() { return {{"digest", digest}}; }

} // namespace aphelion
