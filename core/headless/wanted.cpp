#include "headless/wanted.h"

namespace aphelion {

namespace {

// The seats take what each has for itself, and the colours, in turn.
Wish wishOf(const Choices& choices, std::size_t seat) {
    const auto turn = static_cast<int>(seat);
    Wish wish{usual(choices.seat), turn % choices.colours};
    for (std::size_t i = 0; i < choices.seat.size(); ++i)
        if (choices.seat[i].ownEach)
            wish.choices[i] = turn % choices.seat[i].options;
    return wish;
}

} // namespace

std::optional<GameCode> codeIn(const Device& device, Request& request) {
    if (request.has("code")) {
        const auto code = device.session.games().parse(request.text("code"));
        return code ? std::optional(*code) : std::nullopt;
    }
    const GameLines* lines = request.has("game") ? device.named(request.text("game")) : device.all.front();
    std::uint64_t bits = 0;
    realWorld().randomize({reinterpret_cast<std::uint8_t*>(&bits), sizeof bits});
    return lines == nullptr ? std::nullopt : lines->newCode(request, bits);
}

OrReply<std::vector<NewSeat>> seatsIn(Device& device, const GameCode& code, Request& request) {
    const Choices& choices = device.session.games().of(code)->choices();
    const auto all = device.session.vault().players();
    if (!all)
        return reply(Trouble(all.fault()));
    std::vector<NewSeat> seats;
    for (const Json& id : request.list("players")) {
        const StoreId player = request.idOf(id.is_string() ? id.get<std::string>() : "");
        const auto known = std::ranges::find(*all, player, &PlayerSummary::id);
        if (known == all->end() || static_cast<int>(seats.size()) == choices.mostSeats)
            return bad();
        seats.push_back({known->name, player, wishOf(choices, seats.size()), {}});
    }
    return seats;
}

std::vector<SeatNumber> orderIn(Request& request) {
    std::vector<SeatNumber> order;
    if (request.has("order"))
        for (const Json& who : request.list("order"))
            order.push_back(who.is_number_unsigned() ? who.get<SeatNumber>() : -1);
    return order;
}

OrReply<NewTable> tableIn(Device& device, Request& request) {
    const auto code = codeIn(device, request);
    if (!code || !request.ok())
        return bad();
    NewTable wanted{*code, device.named(device.session.games().of(*code)->name())->choices(request), {}};
    auto seats = seatsIn(device, *code, request);
    if (!seats)
        return seats.fault();
    wanted.seats = seats.take();
    wanted.order = orderIn(request);
    if (!request.ok())
        return bad();
    return wanted;
}

Json opened(Device& device) {
    const KeptTable& kept = *device.session.table();
    return withHead(
        device.session, {{"ok", true}, {"table", hex(kept.id())}, {"code", kept.table().setup().code.text()}});
}

} // namespace aphelion
