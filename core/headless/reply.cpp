#include "headless/verbs.h"

namespace planetx {

Reply bad() { return {{"ok", false}, {"trouble", "BadInput"}}; }

Reply reply(const std::optional<Trouble>& trouble) {
    if (!trouble)
        return {{"ok", true}};
    Reply said{{"ok", false}, {"trouble", name(*trouble)}};
    if (const auto* locked = std::get_if<aphelion::Locked>(&*trouble)) {
        said["wait"] = locked->wait;
        said["freeLeft"] = locked->freeLeft;
    }
    return said;
}

Reply withHead(Session& session, Reply said) {
    if (said["ok"] == true && session.table()) {
        said["head"] = session.table()->table().log().head().number;
        said["hash"] = aphelion::hex(session.table()->table().log().head().hash);
        if (session.behind())
            said["later"] = name(*session.behind()); // it happened; what follows could not be stored yet
    }
    return said;
}

Json opsJson(Session& session, std::optional<std::size_t> upTo) {
    const auto notes = session.desk()->file().notes(session.table()->id());
    if (!notes)
        return {{"ops", nullptr}, {"digest", nullptr}};
    aphelion::Bytes all;
    const std::size_t count = std::min(upTo.value_or(notes->size()), notes->size());
    for (std::size_t i = 0; i < count; ++i)
        all.insert(all.end(), (*notes)[i].bytes.begin(), (*notes)[i].bytes.end());
    return {{"ops", notes->size()}, {"digest", aphelion::hex(aphelion::hash(all))}};
}

} // namespace planetx
