#include "headless/wanted.h"

namespace planetx {

using aphelion::StoreId;

namespace {

constexpr std::array<const char*, 4> helpNames{"none", "bookkeeping", "checker", "hints"};

Wish wishOf(std::size_t seat) {
    return {static_cast<Season>(seat % seasons), Level::Experienced, static_cast<int>(seat % pawnColours)};
}

} // namespace

std::optional<GameCode> codeIn(Request& request) {
    if (request.has("code")) {
        const auto code = GameCode::parse(request.text("code"));
        return code ? std::optional(*code) : std::nullopt;
    }
    const auto mode = modeOf(request.text("mode"));
    if (!mode)
        return std::nullopt;
    std::uint64_t bits = 0;
    aphelion::realWorld().randomize({reinterpret_cast<std::uint8_t*>(&bits), sizeof bits});
    return GameCode(*mode, bits);
}

Wanted<std::vector<NewSeat>> seatsIn(Session& session, Request& request) {
    const auto all = session.vault().players();
    if (!all)
        return reply(Trouble(all.fault()));
    std::vector<NewSeat> seats;
    for (const Json& id : request.list("players")) {
        const StoreId player = request.idOf(id.is_string() ? id.get<std::string>() : "");
        const auto known = std::ranges::find(*all, player, &aphelion::PlayerSummary::id);
        if (known == all->end() || seats.size() == maxPlayers)
            return bad();
        seats.push_back({known->name, player, wishOf(seats.size()), {}});
    }
    return seats;
}

std::vector<PlayerId> orderIn(Request& request) {
    std::vector<PlayerId> order;
    if (request.has("order"))
        for (const Json& who : request.list("order"))
            order.push_back(who.is_number_unsigned() ? who.get<PlayerId>() : -1);
    return order;
}

Wanted<NewTable> tableIn(Session& session, Request& request) {
    const auto code = codeIn(request);
    if (!code || !request.ok())
        return bad();
    NewTable wanted{*code};
    wanted.play = request.flagOr("board", false) ? Play::WithBoard : Play::OnScreen;
    wanted.help = static_cast<Help>(request.oneOf(request.textOr("help", "bookkeeping"), helpNames));
    auto seats = seatsIn(session, request);
    if (!seats)
        return seats.fault();
    wanted.seats = seats.take();
    wanted.order = orderIn(request);
    if (!request.ok())
        return bad();
    return wanted;
}

Reply opened(Session& session) {
    const KeptTable& kept = *session.table();
    return withHead(
        session, {{"ok", true}, {"table", aphelion::hex(kept.id())}, {"code", kept.table().game().setup.code.text()}});
}

} // namespace planetx
