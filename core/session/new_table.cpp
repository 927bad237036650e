#include "session/new_table.h"

#include "base/rng.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace aphelion {

namespace {

std::vector<SeatNumber> anyOrder(const World& world, std::size_t players) {
    std::vector<SeatNumber> order(players);
    std::iota(order.begin(), order.end(), 0);
    std::uint64_t seed = 0;
    for (const std::uint8_t byte : fresh<8>(world))
        seed = seed << 8 | byte;
    Rng(seed).shuffle(order);
    return order;
}

} // namespace

Carried carriedAs(const NewSeat& seat) {
    if (seat.elsewhere)
        return Carried::Elsewhere;
    return seat.wish.level ? Carried::Bot : Carried::ByHost;
}

// Whoever comes from elsewhere is no bot of the host's.
Wish wishOf(const NewSeat& seat) {
    Wish wish = seat.wish;
    if (seat.elsewhere)
        wish.level.reset();
    return wish;
}

bool canJoin(const Choices& choices, const Wish& wish, std::span<const Wish> others) {
    return decodeWish(choices, encode(wish)) == wish &&
           std::ranges::none_of(others, [&](const Wish& other) { return clash(choices, wish, other); });
}

bool isSound(const Game& game, const NewTable& wanted) {
    std::vector<Wish> wishes;
    std::set<StoreId> players; // of this device
    std::size_t here = 0;
    for (const NewSeat& seat : wanted.seats) {
        if (!isName(seat.name) || !canJoin(game.choices(), seat.wish, wishes))
            return false;
        wishes.push_back(seat.wish);
        if (seat.elsewhere || seat.wish.level)
            continue;
        ++here;
        players.insert(seat.player);
    }
    const auto seats = static_cast<int>(wanted.seats.size());
    return seats >= game.fewestSeats() && seats <= game.choices().mostSeats && players.size() == here &&
           (wanted.order.empty() || wanted.order.size() == wanted.seats.size());
}

TableOpening openTable(const World& world, const Game& game, const NewTable& wanted) {
    TableOpening made;
    TableOpened body;
    body.table = wanted.id ? *wanted.id : fresh<16>(world);
    body.game = game.name();
    const auto order = wanted.order.empty() ? anyOrder(world, wanted.seats.size()) : wanted.order;
    body.setup = encode(TableSetup{wanted.code, wanted.choices, order, wanted.own});
    for (const NewSeat& seat : wanted.seats) {
        if (!seat.elsewhere)
            made.keys.push_back(newKey(world, static_cast<SeatNumber>(body.seats.size()), seat.player));
        const PublicKey key = seat.elsewhere ? *seat.elsewhere : publicKey(made.keys.back());
        body.seats.push_back({key, seat.name, encode(wishOf(seat)), carriedAs(seat)});
    }
    made.keys.push_back(newKey(world, hostSeat, {}));
    const SigningKey host(made.keys.back().seed.view());
    body.host = host.publicKey();
    const TableId id = body.table;
    made.entry = placedBy(host, id, {0, {}, signedBy(host, id, {0, std::nullopt, 1, {}, std::move(body), {}})});
    return made;
}

SeatRecord newKey(const World& world, SeatNumber seat, const StoreId& player) {
    Secret seed(SigningKey::seedSize);
    world.randomize({seed.data(), seed.size()});
    return {seat, player, std::move(seed)};
}

PublicKey publicKey(const SeatRecord& seat) { return SigningKey(seat.seed.view()).publicKey(); }

} // namespace aphelion
