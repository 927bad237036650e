#include "game/choices.h"

#include "table/pieces.h"

#include <algorithm>

namespace aphelion {

namespace {

constexpr std::uint64_t version = 1;
constexpr std::size_t longestCode = 16;

void write(CborWriter& out, std::span<const int> numbers) {
    for (const int number : numbers)
        out.number(static_cast<std::uint64_t>(number));
}

void writeOwn(CborWriter& out, const Bytes& own) {
    if (!own.empty())
        out.bytes(own);
}

std::vector<int> readChoices(CborReader& in, std::span<const Choice> choices) {
    std::vector<int> read;
    for (const Choice& choice : choices)
        read.push_back(static_cast<int>(in.number(static_cast<std::uint64_t>(choice.options - 1))));
    return read;
}

// Own bytes come last, and only if there are some: so what has none is as long as it ever was.
Bytes readOwn(CborReader& in, const Choices& all, std::size_t items, std::size_t others) {
    Bytes own;
    if (items == others + 1)
        own = in.bytes(all.longestOwn);
    if (items != others && own.empty())
        in.fail();
    return own;
}

bool isEachOnce(std::vector<SeatNumber> order) {
    std::ranges::sort(order);
    for (std::size_t i = 0; i < order.size(); ++i)
        if (order[i] != static_cast<SeatNumber>(i))
            return false;
    return !order.empty();
}

std::vector<SeatNumber> readOrder(CborReader& in, int mostSeats) {
    const auto most = static_cast<std::size_t>(mostSeats);
    return in.many<SeatNumber>(
        most, [&](CborReader& one) { return static_cast<SeatNumber>(one.number(static_cast<std::uint64_t>(most - 1))); });
}

SeatTaken readGathered(CborReader& in) {
    SeatTaken seat;
    in.array(3);
    seat.key = in.exactly<32>();
    seat.name = in.text(longestName);
    seat.wish = in.bytes(longestWish);
    return seat;
}

// The wished one, or the first that none of the others has.
int unused(int wished, int options, const std::vector<int>& taken) {
    int value = wished;
    for (int i = 0; i < options && std::ranges::find(taken, value) != taken.end(); ++i)
        value = i;
    return value;
}

} // namespace

std::vector<int> usual(std::span<const Choice> choices) {
    std::vector<int> numbers;
    std::ranges::transform(choices, std::back_inserter(numbers), &Choice::usual);
    return numbers;
}

Wish granted(const Choices& all, Wish wish, std::span<const Wish> before) {
    std::vector<int> taken(before.size());
    for (std::size_t i = 0; i < all.seat.size(); ++i)
        if (all.seat[i].ownEach) {
            std::ranges::transform(before, taken.begin(), [&](const Wish& one) { return one.choices[i]; });
            wish.choices[i] = unused(wish.choices[i], all.seat[i].options, taken);
        }
    std::ranges::transform(before, taken.begin(), &Wish::colour);
    wish.colour = unused(wish.colour, all.colours, taken);
    return wish;
}

bool clash(const Choices& all, const Wish& one, const Wish& other) {
    for (std::size_t i = 0; i < all.seat.size(); ++i)
        if (all.seat[i].ownEach && one.choices[i] == other.choices[i])
            return true;
    return false;
}

Bytes encode(const TableSetup& setup) {
    CborWriter out;
    out.array(3 + setup.choices.size() + (setup.own.empty() ? 0 : 1)).number(version).text(setup.code.text());
    write(out, setup.choices);
    out.array(setup.order.size());
    write(out, setup.order);
    writeOwn(out, setup.own);
    return out.take();
}

std::optional<TableSetup> decodeSetup(const Choices& all, ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    if (in.number() != version)
        return std::nullopt;
    const std::string text = in.text(longestCode);
    const auto code = GameCode::parse(text);
    if (!code || code->text() != text)
        return std::nullopt;
    TableSetup setup{*code, readChoices(in, all.table), {}};
    setup.order = readOrder(in, all.mostSeats);
    setup.own = readOwn(in, all, items, 3 + all.table.size());
    return in.done() && isEachOnce(setup.order) ? std::optional(setup) : std::nullopt;
}

Bytes encode(const Wish& wish) {
    CborWriter out;
    out.array(wish.choices.size() + (wish.level ? 2 : 1));
    write(out, wish.choices);
    out.number(static_cast<std::uint64_t>(wish.colour));
    if (wish.level)
        out.number(static_cast<std::uint64_t>(*wish.level));
    return out.take();
}

std::optional<Wish> decodeWish(const Choices& all, ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    const std::size_t least = all.seat.size() + 1;
    if (items != least && items != least + 1)
        return std::nullopt;
    Wish wish{readChoices(in, all.seat)};
    wish.colour = static_cast<int>(in.number(static_cast<std::uint64_t>(all.colours - 1)));
    if (items > least)
        wish.level = static_cast<int>(in.number(static_cast<std::uint64_t>(all.levels - 1)));
    return in.done() ? std::optional(wish) : std::nullopt;
}

Bytes encode(const GatheredTable& gathered) {
    CborWriter out;
    out.array(2 + gathered.choices.size() + (gathered.own.empty() ? 0 : 1)).number(version);
    write(out, gathered.choices);
    out.array(gathered.seats.size());
    for (const SeatTaken& seat : gathered.seats)
        out.array(3).bytes(seat.key).text(seat.name).bytes(seat.wish);
    writeOwn(out, gathered.own);
    return out.take();
}

std::optional<GatheredTable> decodeGathered(const Choices& all, ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    if (in.number() != version)
        return std::nullopt;
    GatheredTable gathered{readChoices(in, all.table), {}};
    gathered.seats = in.many<SeatTaken>(static_cast<std::size_t>(all.mostSeats), readGathered);
    gathered.own = readOwn(in, all, items, 2 + all.table.size());
    return in.done() ? std::optional(gathered) : std::nullopt;
}

} // namespace aphelion
