#include "session/new_table.h"

#include "base/rng.h"
#include "play/public_game.h"

#include <numeric>
#include <set>

namespace planetx {

using aphelion::SeatRecord;
using aphelion::SigningKey;
using aphelion::World;

namespace {

std::vector<PlayerId> anyOrder(const World& world, std::size_t players) {
    std::vector<PlayerId> order(players);
    std::iota(order.begin(), order.end(), 0);
    std::uint64_t seed = 0;
    for (const std::uint8_t byte : fresh<8>(world))
        seed = seed << 8 | byte;
    aphelion::Rng(seed).shuffle(order);
    return order;
}

} // namespace

aphelion::Carried carriedAs(const NewSeat& seat) {
    if (seat.elsewhere)
        return aphelion::Carried::Elsewhere;
    return seat.wish.bot ? aphelion::Carried::Bot : aphelion::Carried::ByHost;
}

// Whoever comes from elsewhere is no bot of the host's.
Wish wishOf(const NewSeat& seat) {
    Wish wish = seat.wish;
    if (seat.elsewhere)
        wish.bot.reset();
    return wish;
}

bool isSound(const NewTable& wanted) {
    std::set<Season> chosen;
    std::set<aphelion::StoreId> players; // of this device
    std::size_t here = 0;
    for (const NewSeat& seat : wanted.seats) {
        if (!aphelion::isName(seat.name))
            return false;
        chosen.insert(seat.wish.season);
        if (seat.elsewhere || seat.wish.bot)
            continue;
        ++here;
        players.insert(seat.player);
    }
    const std::size_t seats = wanted.seats.size();
    return seats >= 1 && seats <= maxPlayers && chosen.size() == seats && players.size() == here &&
           (wanted.order.empty() || wanted.order.size() == seats);
}

TableOpening openTable(const World& world, const NewTable& wanted) {
    TableOpening made;
    aphelion::TableOpened body;
    body.table = wanted.id ? *wanted.id : fresh<16>(world);
    body.game = gameName;
    const auto order = wanted.order.empty() ? anyOrder(world, wanted.seats.size()) : wanted.order;
    body.setup = encode(Setup{wanted.code, wanted.play, wanted.help, order});
    for (const NewSeat& seat : wanted.seats) {
        if (!seat.elsewhere)
            made.keys.push_back(newKey(world, static_cast<std::uint32_t>(body.seats.size()), seat.player));
        const aphelion::PublicKey key = seat.elsewhere ? *seat.elsewhere : publicKey(made.keys.back());
        body.seats.push_back({key, seat.name, encode(wishOf(seat)), carriedAs(seat)});
    }
    made.keys.push_back(newKey(world, hostSeat, {}));
    const SigningKey host(made.keys.back().seed.view());
    body.host = host.publicKey();
    const aphelion::TableId id = body.table;
    made.entry = placedBy(host, id, {0, {}, signedBy(host, id, {0, std::nullopt, 1, {}, std::move(body), {}})});
    return made;
}

SeatRecord newKey(const World& world, std::uint32_t seat, const aphelion::StoreId& player) {
    aphelion::Secret seed(SigningKey::seedSize);
    world.randomize({seed.data(), seed.size()});
    return {seat, player, std::move(seed)};
}

aphelion::PublicKey publicKey(const SeatRecord& seat) { return SigningKey(seat.seed.view()).publicKey(); }

} // namespace planetx
