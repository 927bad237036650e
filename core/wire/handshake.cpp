#include "wire/handshake.h"

#include <sodium.h>

namespace aphelion::wire {

const Secret* knownFor(Way way, const Credentials& credentials, const DeviceId& other) {
    const auto usable = [](const Secret& secret) { return secret.empty() ? nullptr : &secret; };
    if (way == Way::Code)
        return credentials.strangers.contains(other) ? nullptr : usable(credentials.password);
    if (way == Way::TableKey)
        return usable(credentials.tableKey);
    const auto found = credentials.pairings.find(other);
    return found == credentials.pairings.end() ? nullptr : usable(found->second);
}

Established establishedBy(Way way, const DeviceId& peer, const SessionKeys& keys, const Credentials& credentials) {
    // A pairing that has just been used stays as it is: if only one side heard of a new one, they would be strangers.
    const Secret* used = way == Way::Pairing ? knownFor(way, credentials, peer) : nullptr;
    return {way, peer, keys.binding, (used != nullptr ? *used : keys.pairing).copy()};
}

Challenge freshChallenge() {
    Challenge challenge{};
    randombytes_buf(challenge.data(), challenge.size());
    return challenge;
}

} // namespace aphelion::wire
