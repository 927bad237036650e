#pragma once

#include "support/memory_ledger.h"
#include "table/sync.h"

#include <cstdlib>
#include <deque>
#include <memory>
#include <set>

namespace aphelion {

inline const TableId partyTable{42};

// Devices of one table, wired to each other without a wire: messages are bytes in a queue. Device i holds the keys of
// the seats it was given; device 0 has opened the table.
class Party {
public:
    struct Device {
        MemoryLedger ledger;
        Sync sync{ledger};
        explicit Device(MemoryLedger made) : ledger(std::move(made)) {}
    };
    struct Sent {
        int from = 0;
        int to = 0;
        Message message;
    };
    struct Dropped {
        int by = 0;
        int peer = 0;
        std::optional<LogFault> lie;
        bool operator==(const Dropped&) const = default;
    };

    // So many devices with one seat each.
    explicit Party(int count) : Party(oneSeatEach(count)) {}

    // The seats of each device; a seat's key is made of its number and one.
    explicit Party(const std::vector<std::vector<SeatNumber>>& seats) {
        std::vector<std::uint8_t> all;
        for (const auto& own : seats) {
            std::vector<std::uint8_t> keys;
            for (const SeatNumber seat : own)
                keys.push_back(static_cast<std::uint8_t>(seat + 1));
            all.insert(all.end(), keys.begin(), keys.end());
            const auto host = m_devices.empty() ? std::optional<std::uint8_t>(99) : std::nullopt;
            m_devices.push_back(std::make_unique<Device>(MemoryLedger(keys, host)));
        }
        std::ranges::sort(all);
        ledger(0).open(partyTable, all);
    }

    MemoryLedger& ledger(int device) { return m_devices[static_cast<std::size_t>(device)]->ledger; }
    Sync& sync(int device) { return m_devices[static_cast<std::size_t>(device)]->sync; }
    const Log& log(int device) { return *ledger(device).log(); }
    Company company(int device) { return sync(device).company(); }

    std::vector<Sent> sent;       // everything that was said so far
    std::vector<Dropped> dropped; // and who was shown the door
    std::size_t longest = 0;      // of all messages
    Milliseconds now{1};

    // A channel opens; messages wait until run().
    void join(int one, int other) {
        ++m_channels;
        const Hash first = hash(Bytes{static_cast<std::uint8_t>(m_channels), 0});
        const Hash second = hash(Bytes{static_cast<std::uint8_t>(m_channels), 1});
        m_channel[{one, other}] = first;
        m_channel[{other, one}] = second;
        handle(one, Joined{other, first, second});
        handle(other, Joined{one, second, first});
    }
    void meet(int one, int other) {
        join(one, other);
        run();
    }

    // What is under way is lost.
    void cut(int one, int other) {
        m_channel.erase({one, other});
        m_channel.erase({other, one});
        std::erase_if(m_underway, [&](const Underway& u) {
            return (u.from == one && u.to == other) || (u.from == other && u.to == one);
        });
        handle(one, Left{other});
        handle(other, Left{one});
    }

    // One message arrives.
    bool step() {
        if (m_underway.empty())
            return false;
        const Underway next = m_underway.front();
        m_underway.pop_front();
        const auto message = decodeMessage(next.bytes);
        if (!message)
            std::abort(); // an engine said what cannot be read
        handle(next.to, Said{next.from, *message});
        return true;
    }
    void run() {
        int steps = 0;
        while (step())
            if (++steps == 10'000)
                std::abort(); // they never come to rest
    }

    // Delivers until somebody is about to be told something of this kind.
    template <typename Kind>
    void runUpTo() {
        while (!m_underway.empty() && decodeMessage(m_underway.front().bytes)->index() != Message(Kind{}).index())
            step();
    }

    void pass(Milliseconds time) {
        now += time;
        for (int device = 0; device < static_cast<int>(m_devices.size()); ++device)
            handle(device, Changed{});
        run();
    }

    // The device says from now on only what the test puts into its mouth.
    void silence(int device) { m_silent.insert(device); }

    void handle(int device, const Input& input) {
        if (m_silent.contains(device))
            return;
        for (const Output& output : sync(device).handle(input, now)) {
            if (const auto* say = std::get_if<Say>(&output)) {
                put(device, say->to, say->message);
            } else {
                const auto& drop = std::get<Drop>(output);
                dropped.push_back({device, drop.peer, drop.lie});
            }
        }
    }
    void tell(int device, const Input& input) {
        handle(device, input);
        run();
    }

    // As if the device had said so.
    void put(int from, int to, const Message& message) {
        if (!m_channel.contains({from, to}))
            return;
        sent.push_back({from, to, message});
        const Bytes bytes = encode(message);
        longest = std::max(longest, bytes.size());
        m_underway.push_back({from, to, bytes});
    }
    void say(int from, int to, const Message& message) {
        put(from, to, message);
        run();
    }

    // Somebody wants a line in the log.
    void want(int device, const std::optional<SeatNumber>& author, std::uint8_t what) {
        ledger(device).want(author, Moved{{what}, {}, {}});
        handle(device, Changed{});
    }
    void write(int device, const std::optional<SeatNumber>& author, std::uint8_t what) {
        want(device, author, what);
        run();
    }

    template <typename Kind>
    std::vector<Kind> heard(int from, int to) const {
        std::vector<Kind> all;
        for (const Sent& one : sent)
            if (const auto* kind = std::get_if<Kind>(&one.message); kind != nullptr && one.from == from && one.to == to)
                all.push_back(*kind);
        return all;
    }
    std::size_t entriesSent(int from, int to) const {
        std::size_t count = 0;
        for (const Entries& batch : heard<Entries>(from, to))
            count += batch.entries.size();
        return count;
    }

    // How often a line stands in the log.
    std::size_t lines(int device, std::uint8_t what) {
        return static_cast<std::size_t>(std::ranges::count_if(log(device).entries(), [&](const Entry& entry) {
            const auto* moved = std::get_if<Moved>(&entry.ask.body);
            return moved != nullptr && moved->event == Bytes{what};
        }));
    }
    bool same(int one, int other) { return log(one).entries() == log(other).entries(); }

    // The number that a device signs on its channel to another.
    Hash channel(int from, int to) const { return m_channel.at({from, to}); }

private:
    struct Underway {
        int from = 0;
        int to = 0;
        Bytes bytes;
    };

    static std::vector<std::vector<SeatNumber>> oneSeatEach(int count) {
        std::vector<std::vector<SeatNumber>> seats;
        for (int i = 0; i < count; ++i)
            seats.push_back({static_cast<SeatNumber>(i)});
        return seats;
    }

    std::vector<std::unique_ptr<Device>> m_devices;
    std::map<std::pair<int, int>, Hash> m_channel;
    std::deque<Underway> m_underway;
    std::set<int> m_silent;
    int m_channels = 0;
};

} // namespace aphelion
