#pragma once

#include "wire/handshake.h"

#include <functional>
#include <vector>

namespace aphelion::wire {

inline DeviceId device(std::uint8_t name) {
    DeviceId id{};
    id.fill(name);
    return id;
}

inline const DeviceId hostId = device(0xaa);
inline const DeviceId guestId = device(0xbb);

// What the host and one guest have, before they meet.
struct Table {
    Credentials host;
    Credentials guest;
    Door door;

    Table() {
        host.self = hostId;
        guest.self = guestId;
    }
    static Table withCode(std::string_view hosts, std::string_view guests) {
        Table table;
        table.host.password = Secret(viewOf(hosts));
        table.guest.password = Secret(viewOf(guests));
        return table;
    }
    static Table withPairing() {
        Table table;
        table.host.pairings.emplace(guestId, Secret(Bytes(32, 1)));
        table.guest.pairings.emplace(hostId, Secret(Bytes(32, 1)));
        return table;
    }
    static Table withTableKey() {
        Table table;
        table.host.tableKey = Secret(Bytes(32, 2));
        table.guest.tableKey = Secret(Bytes(32, 2));
        return table;
    }
};

// A handshake from the first word to the last. Messages may be changed on their way.
struct Talk {
    CentralHandshake central;
    PeripheralHandshake peripheral;
    std::vector<Bytes> down;
    std::vector<Bytes> up;
    std::optional<Proven> host;
    std::optional<Proven> guest;
    std::optional<Closed> hostClosed;
    std::optional<Closed> guestClosed;

    explicit Talk(Table& table, Versions hosts = {}, Versions guests = {})
        : central(table.host, table.door, 185, hosts), peripheral(table.guest, 100, guests) {}

    using Change = std::function<void(Bytes&)>;
    static void nothing(Bytes&) {}

    Talk& run(Milliseconds now = Milliseconds(0), const Change& changeDown = nothing,
              const Change& changeUp = nothing) {
        std::optional<Bytes> next = central.hello();
        while (next) {
            down.push_back(*next);
            changeDown(*next);
            Turn turn = peripheral.received(*next);
            take(turn, guest, guestClosed);
            if (!turn.reply || hostClosed)
                break;
            up.push_back(*turn.reply);
            changeUp(*turn.reply);
            turn = central.received(*turn.reply, now);
            take(turn, host, hostClosed);
            next = guestClosed ? std::nullopt : turn.reply;
        }
        return *this;
    }

    bool established() const { return host && guest; }
    std::optional<Parting> hostSaw() const { return hostClosed ? std::optional(hostClosed->why) : std::nullopt; }
    std::optional<Parting> guestSaw() const { return guestClosed ? std::optional(guestClosed->why) : std::nullopt; }

private:
    static void take(Turn& turn, std::optional<Proven>& proven, std::optional<Closed>& closed) {
        if (turn.proven)
            proven = std::move(turn.proven);
        if (turn.closed)
            closed = turn.closed;
    }
};

} // namespace aphelion::wire
