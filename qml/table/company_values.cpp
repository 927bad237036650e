#include "qml/table/company_values.h"

#include "game/after.h"
#include "game/refusal.h"
#include "qml/shown/names.h"

namespace planetx {

namespace {

// Why so many new players cannot join.
std::optional<Refusal> refusalOf(Board board, std::size_t newcomers) {
    for (std::size_t i = 0; i < newcomers; ++i) {
        if (const auto refused = refusal(board, SeatTaken{}))
            return refused;
        board = after(std::move(board), SeatTaken{});
    }
    return std::nullopt;
}

} // namespace

ShownGuest shownGuest(const aphelion::Meeting::Guest& guest, const PublicGame& game, const QVariantList& away) {
    ShownGuest one;
    one.number = guest.number;
    std::vector<Wish> wishes = game.wishes;
    for (const aphelion::SeatTaken& seat : guest.seats) {
        const Wish wish = granted(decodeWish(seat.wish).value_or(Wish()), wishes);
        wishes.push_back(wish);
        one.people.push_back(QVariant::fromValue(ShownComer{qs(seat.name), wish.colour, nameOf(wish.season)}));
    }
    const auto refused = refusalOf(game.board, guest.seats.size());
    one.refusal = refused ? qs(name(*refused)) : QString();
    if (guest.seats.size() == 1 && game.board.phase != Phase::Over)
        one.mayBe = away;
    return one;
}

} // namespace planetx
