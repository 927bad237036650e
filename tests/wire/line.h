#pragma once

#include "base/rng.h"
#include "wire/peer.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <vector>

namespace aphelion {

// What befalls fragments on their way, each in per cent.
struct Weather {
    unsigned lost = 0;
    unsigned repeated = 0;
    unsigned late = 0;
    unsigned corrupted = 0;
};

// One end of a simulated link, with everything that happened there.
struct End {
    Peer peer;
    std::optional<Established> established;
    std::vector<Bytes> messages;
    std::optional<Closed> closed;
    std::size_t mostMemory = 0;
    std::size_t bytesSent = 0;
    int establishments = 0;
    bool afterTheEnd = false; // something happened after Closed
    Milliseconds readyAt{};   // when the radio can take the next fragment

    explicit End(Peer made) : peer(std::move(made)) {}

    void note(std::vector<Happening> happened) {
        for (Happening& one : happened) {
            afterTheEnd = afterTheEnd || closed;
            if (auto* now = std::get_if<Established>(&one)) {
                established = std::move(*now);
                ++establishments;
            } else if (auto* received = std::get_if<Received>(&one)) {
                messages.push_back(std::move(received->message));
            } else {
                closed = std::get<Closed>(one);
            }
        }
    }
};

// Two peers and the air between them, with a clock of its own. The same seed makes the same weather.
struct Line {
    End host;
    End guest;
    Weather weather;
    Rng rng;
    Milliseconds now;
    Milliseconds next = now;
    Milliseconds perFragment{1};
    std::multimap<Milliseconds, std::pair<End*, Bytes>> air;
    std::function<void(Bytes&)> overheard = [](Bytes&) {};

    Line(Peer central, Peer peripheral, Weather w = {}, std::uint64_t seed = 1, Milliseconds begin = Milliseconds(0))
        : host(std::move(central)), guest(std::move(peripheral)), weather(w), rng(seed), now(begin) {}

    bool chance(unsigned percent) { return rng.below(100) < percent; }

    void carry(Bytes fragment, End& to) {
        overheard(fragment);
        if (chance(weather.lost))
            return;
        if (chance(weather.corrupted)) {
            if (rng.below(4) == 0)
                fragment.resize(rng.below(fragment.size()));
            else
                fragment[rng.below(fragment.size())] ^= static_cast<std::uint8_t>(1 + rng.below(255));
        }
        const Milliseconds late(chance(weather.late) ? rng.below(400) : 0);
        if (chance(weather.repeated))
            air.emplace(now + Milliseconds(3 + rng.below(2'000)), std::pair(&to, fragment));
        air.emplace(now + Milliseconds(3) + late, std::pair(&to, std::move(fragment)));
    }

    // Whether the end has more to say when its radio is ready again.
    bool speak(End& from, End& to) {
        if (now < from.readyAt)
            return true;
        auto fragment = from.peer.nextFragment(now);
        from.mostMemory = std::max(from.mostMemory, from.peer.memory());
        if (!fragment)
            return false;
        from.bytesSent += fragment->size();
        from.readyAt = now + perFragment;
        carry(std::move(*fragment), to);
        return true;
    }

    // The next moment in which something can happen; where nothing can any more, time stands still.
    void step() {
        if (next != Milliseconds::max())
            now = std::max(now, next);
        while (!air.empty() && air.begin()->first <= now) {
            const auto [to, fragment] = std::move(air.extract(air.begin()).mapped());
            to->note(to->peer.received(fragment, now));
        }
        next = Milliseconds::max();
        for (const auto& [from, to] : {std::pair(&host, &guest), std::pair(&guest, &host)}) {
            from->note(from->peer.passed(now));
            if (speak(*from, *to))
                next = std::min(next, from->readyAt);
            next = std::min(next, from->peer.nextDeadline());
        }
        if (!air.empty())
            next = std::min(next, air.begin()->first);
        next = std::max(next, now + Milliseconds(1));
    }

    // Goes on until it is done, or for so long.
    void run(const std::function<bool()>& done, Milliseconds most = Milliseconds(600'000)) {
        const Milliseconds until = now + most;
        next = now;
        while (!done() && now < until && next != Milliseconds::max())
            step();
    }
    void meet() {
        run([&] {
            return (host.established && guest.established && host.peer.idle() && guest.peer.idle()) || ended();
        });
    }
    void rest() {
        run([&] { return host.peer.idle() && guest.peer.idle() && air.empty(); });
    }
    bool ended() const { return host.closed && guest.closed; }
};

} // namespace aphelion
