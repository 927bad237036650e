#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace planetx {

// A sector's number, 1..N clockwise; N is adjacent to 1.
using Sector = int;

// A set of sectors: bit s-1 stands for sector s.
using Sectors = std::uint32_t;

// A run of consecutive sectors, clockwise from..to; it may pass N.
struct Arc {
    Sector from = 1;
    Sector to = 1;
    bool operator==(const Arc&) const = default;
};

constexpr Sectors only(Sector sector) { return Sectors{1} << (sector - 1); }

constexpr bool has(Sectors set, Sector sector) { return (set & only(sector)) != 0; }

constexpr int count(Sectors set) { return std::popcount(set); }

constexpr Sector first(Sectors set) { return std::countr_zero(set) + 1; }

// Calls visit(sector) for every member in numeric order.
template <typename Visit>
constexpr void forEach(Sectors set, Visit visit) {
    for (; set != 0; set &= set - 1)
        visit(first(set));
}

// The circle of sectors and the words that clues use about it.
struct Ring {
    int size;

    constexpr Sectors all() const { return (Sectors{1} << size) - 1; }

    constexpr bool contains(Sector sector) const { return sector >= 1 && sector <= size; }

    // The sector `steps` clockwise of this one (counterclockwise when negative).
    constexpr Sector step(Sector sector, int steps) const { return ((sector - 1 + steps) % size + size) % size + 1; }

    // Sectors from one to the other, the shorter way round.
    constexpr int distance(Sector a, Sector b) const {
        const int clockwise = step(b, -a + 1) - 1;
        return clockwise < size - clockwise ? clockwise : size - clockwise;
    }

    constexpr int length(Arc arc) const { return step(arc.to, -arc.from + 1); }

    constexpr Arc arc(Sector from, int length) const { return {from, step(from, length - 1)}; }

    constexpr Sectors sectors(Arc arc) const { return turned((Sectors{1} << length(arc)) - 1, arc.from - 1); }

    // Every member moved clockwise.
    constexpr Sectors turned(Sectors set, int steps) const {
        assert(steps >= 0 && steps <= size);
        return ((set << steps) | (set >> (size - steps))) & all();
    }

    // Sectors "within n sectors of" a member: ring distance 1..n.
    constexpr Sectors within(Sectors set, int n) const {
        Sectors near = 0;
        for (int steps = 1; steps <= n && steps < size; ++steps) // a whole turn is no distance
            near |= turned(set, steps) | turned(set, size - steps);
        return near;
    }

    constexpr Sectors adjacent(Sectors set) const { return within(set, 1); }

    constexpr Sectors opposite(Sectors set) const { return turned(set, size / 2); }

    // Whether n members follow each other without a gap.
    constexpr bool hasRun(Sectors set, int n) const {
        // `set` keeps the members that end a run of `length`; runs are joined to longer ones.
        for (int length = 1; length < n;) {
            const int more = length < n - length ? length : n - length;
            set &= turned(set, more);
            length += more;
        }
        return set != 0;
    }

    // Whether some unbroken run of at most n sectors holds them all: the others then form a run too.
    constexpr bool inBand(Sectors set, int n) const { return n >= size || hasRun(all() & ~set, size - n); }
};

} // namespace planetx
