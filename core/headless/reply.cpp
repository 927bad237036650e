#include "headless/verbs.h"

namespace aphelion {

const GameLines* Device::named(std::string_view game) const {
    const auto found = std::ranges::find_if(all, [&](const GameLines* one) { return one->game().name() == game; });
    return found == all.end() ? nullptr : *found;
}

const GameLines& Device::lines() const {
    const GameLines* open = session.table() == nullptr ? nullptr : named(session.table()->game().name());
    return open == nullptr ? *all.front() : *open;
}

Json answerJson(const Device& device, const std::optional<Learned>& learned) {
    return learned ? device.lines().answer(device.session.table()->table(), learned->answer) : Json(nullptr);
}

Json bad() { return {{"ok", false}, {"trouble", "BadInput"}}; }

Json reply(const std::optional<Trouble>& trouble) {
    if (!trouble)
        return {{"ok", true}};
    Json said{{"ok", false}, {"trouble", name(*trouble)}};
    if (const auto* locked = std::get_if<Locked>(&*trouble)) {
        said["wait"] = locked->wait;
        said["freeLeft"] = locked->freeLeft;
    }
    return said;
}

Json withHead(Session& session, Json said) {
    if (said["ok"] == true && session.table()) {
        said["head"] = session.table()->table().log().head().number;
        said["hash"] = hex(session.table()->table().log().head().hash);
        if (session.behind())
            said["later"] = name(*session.behind()); // it happened; what follows could not be stored yet
    }
    return said;
}

Json opsJson(Session& session, std::optional<std::size_t> upTo) {
    const auto notes = session.desk()->file().notes(session.table()->id());
    if (!notes)
        return {{"ops", nullptr}, {"digest", nullptr}};
    Bytes all;
    const std::size_t count = std::min(upTo.value_or(notes->size()), notes->size());
    for (std::size_t i = 0; i < count; ++i)
        all.insert(all.end(), (*notes)[i].bytes.begin(), (*notes)[i].bytes.end());
    return {{"ops", notes->size()}, {"digest", hex(hash(all))}};
}

} // namespace aphelion
