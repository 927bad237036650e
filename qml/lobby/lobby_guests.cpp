#include "qml/lobby/lobby_guests.h"

#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

using Taken = aphelion::SeatTaken;

namespace {

std::vector<std::pair<int, Taken>> admitted(const Guests& guests) {
    std::vector<std::pair<int, Taken>> all;
    for (const auto& guest : guests)
        for (const Taken& seat : guest.seats)
            if (guest.admitted &&
                std::ranges::none_of(all, [&](const auto& one) { return one.second.key == seat.key; }))
                all.emplace_back(guest.number, seat);
    return all;
}

std::optional<OtherSeat> take(std::vector<OtherSeat>& seats, const aphelion::PublicKey& key) {
    const auto found = std::ranges::find(seats, key, &OtherSeat::key);
    if (found == seats.end())
        return std::nullopt;
    const OtherSeat seat = *found;
    seats.erase(found);
    return seat;
}

Wish grant(const Wish& asked, const std::optional<OtherSeat>& before, const std::vector<Wish>& others) {
    if (before && before->asked == asked)
        return before->wish;
    Wish wish = granted(asked, others);
    if (before && wish.colour != asked.colour)
        wish.colour = before->wish.colour;
    if (before && wish.season != asked.season)
        wish.season = before->wish.season;
    return wish;
}

// As many as there are too many: bots first, then people without a name as long as somebody of this device stays.
void makeRoom(LobbySeats& seats, std::size_t guests) {
    while (!seats.bots.empty() && seats.here.size() + seats.bots.size() + guests > maxPlayers)
        seats.bots.pop_back();
    while (seats.here.size() > 1 && seats.here.size() + guests > maxPlayers) {
        const auto nameless = std::find_if(seats.here.rbegin(), seats.here.rend(), isNameless);
        if (nameless == seats.here.rend())
            return;
        seats.here.erase(std::next(nameless).base());
    }
}

} // namespace

bool hasRoomFor(const LobbySeats& seats, std::size_t guests) {
    const auto nameless = static_cast<std::size_t>(std::ranges::count_if(seats.here, isNameless));
    const std::size_t here = std::max<std::size_t>(1, seats.here.size() - nameless);
    return here + seats.elsewhere.size() + guests <= maxPlayers;
}

void takeIn(LobbySeats& seats, const Guests& guests) {
    const auto inside = admitted(guests);
    std::erase_if(seats.elsewhere, [&](const OtherSeat& seat) {
        return std::ranges::none_of(inside, [&](const auto& one) { return one.second.key == seat.key; });
    });
    makeRoom(seats, inside.size());
    for (const auto& [guest, taken] : inside) { // from the front to the back, until all are in their order
        const auto before = take(seats.elsewhere, taken.key);
        const Wish asked = decodeWish(taken.wish).value_or(Wish());
        const Wish wish = grant(asked, before, wishes(seats));
        seats.elsewhere.push_back({guest, taken.key, qs(taken.name), asked, wish});
    }
}

void takeIn(LobbySeats& seats, const GatheredTable& gathered, const std::vector<Taken>& own) {
    seats.elsewhere.clear();
    for (const Taken& taken : gathered.seats) {
        const Wish wish = decodeWish(taken.wish).value_or(Wish());
        const auto mine = std::ranges::find(own, taken.key, &Taken::key);
        const auto at = static_cast<std::size_t>(mine - own.begin());
        if (mine == own.end())
            seats.elsewhere.push_back({0, taken.key, qs(taken.name), wish, wish});
        else if (at < seats.here.size())
            seats.here[at].wish = wish;
    }
}

std::vector<Taken> gathered(const LobbySeats& seats) {
    std::vector<Taken> all;
    for (const SeatDraft& seat : seats.here)
        if (!isNameless(seat))
            all.push_back({{}, utf8(seat.name.simplified()), encode(seat.wish)});
    const GivenNames names = givenNames(seats);
    for (std::size_t i = 0; i < seats.elsewhere.size(); ++i) {
        const OtherSeat& seat = seats.elsewhere[i];
        all.push_back({seat.key, utf8(names.elsewhere[static_cast<qsizetype>(i)]), encode(seat.wish)});
    }
    for (std::size_t i = 0; i < seats.bots.size(); ++i)
        all.push_back({{}, utf8(names.bots[static_cast<qsizetype>(i)]), encode(seats.bots[i].wish)});
    return all;
}

} // namespace planetx
