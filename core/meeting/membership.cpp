#include "meeting/membership.h"

#include "base/cbor.h"

namespace aphelion {

namespace {

constexpr std::uint64_t version = 1;

} // namespace

Bytes encodeMembership(const Credentials& credentials) {
    CborWriter out;
    out.array(4).number(version).bytes(credentials.self).bytes(credentials.tableKey.view());
    out.array(credentials.pairings.size());
    for (const auto& [device, secret] : credentials.pairings)
        out.array(2).bytes(device).bytes(secret.view());
    return out.take();
}

bool decodeMembership(ByteView bytes, Credentials& credentials) {
    CborReader in(bytes);
    in.array(4);
    if (in.number() != version)
        in.fail();
    const DeviceId self = in.exactly<16>();
    Secret tableKey(in.exactly<32>());
    std::map<DeviceId, Secret> pairings;
    const std::size_t known = in.array();
    for (std::size_t i = 0; in.ok() && i < known && i < mostPairings; ++i) {
        in.array(2);
        const DeviceId device = in.exactly<16>();
        pairings.insert_or_assign(device, Secret(in.exactly<32>()));
    }
    if (!in.done())
        return false;
    credentials.self = self;
    credentials.tableKey = std::move(tableKey);
    credentials.pairings = std::move(pairings);
    return true;
}

} // namespace aphelion
