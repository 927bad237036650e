#include "qml/table/company_values.h"

#include "planetx/rules/after.h"
#include "planetx/rules/refusal.h"
#include "qml/shown/names.h"

#include <algorithm>
#include <array>

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

// Whose device led the table then, as far as the log says so.
std::vector<aphelion::SeatNumber> leadersOf(const aphelion::Log& log, std::uint32_t epoch) {
    std::vector<aphelion::SeatNumber> leaders;
    if (epoch > 0) {
        const auto& raised = std::get<aphelion::EpochRaised>(log.entries()[log.raised(epoch)].ask.body);
        const auto first = std::ranges::find(raised.endorsements, true, &aphelion::Endorsement::carried);
        if (first != raised.endorsements.end())
            leaders.push_back(first->seat);
        return leaders;
    }
    const auto& seats = log.opened().seats;
    for (aphelion::SeatNumber seat = 0; seat < static_cast<int>(seats.size()); ++seat)
        if (seats[static_cast<std::size_t>(seat)].carried == aphelion::Carried::ByHost)
            leaders.push_back(seat);
    return leaders;
}

ShownCulprit shown(const aphelion::Log& log, const aphelion::Culprit& culprit) {
    if (culprit.seat)
        return {false, playersOf({*culprit.seat}), 0};
    return {true, playersOf(leadersOf(log, culprit.epoch)), culprit.epoch};
}

} // namespace

QVariantList playersOf(const std::vector<aphelion::SeatNumber>& seats) {
    QVariantList players;
    for (const aphelion::SeatNumber seat : seats)
        players.push_back(static_cast<PlayerId>(seat));
    return players;
}

ShownTakeover shown(const aphelion::Takeover& takeover) {
    constexpr std::array deeds{"Rekeyed", "Lent", "Released"};
    return {static_cast<int>(takeover.entry), static_cast<PlayerId>(takeover.seat),
            QString::fromLatin1(deeds[static_cast<std::size_t>(takeover.how)]), playersOf(takeover.agreed)};
}

std::vector<ShownTakeover> disputesIn(const aphelion::Log& log) {
    std::vector<ShownTakeover> all;
    for (const aphelion::Takeover& takeover : log.takeovers())
        if (takeover.protested)
            all.push_back(shown(takeover));
    return all;
}

std::vector<ShownCulprit> culpritsAt(const KeptTable& table) {
    std::vector<ShownCulprit> all;
    const aphelion::Log& log = table.table().log();
    for (const aphelion::Evidence& evidence : table.evidence())
        if (const auto culprit = culpritOf(log, evidence))
            if (const ShownCulprit one = shown(log, *culprit); std::ranges::find(all, one) == all.end())
                all.push_back(one);
    return all;
}

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
    if (guest.seats.size() != 1 || game.board.phase == Phase::Over)
        return one;
    one.mayBe = away;
    for (const PlayerId who : game.lent)
        one.mayBe.push_back(who);
    return one;
}

} // namespace planetx
