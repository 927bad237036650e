#include "headless/verbs.h"

namespace planetx {

using aphelion::Result;
using aphelion::StoreId;

namespace {

constexpr std::array<const char*, 4> helpNames{"none", "bookkeeping", "checker", "hints"};
constexpr std::array<const char*, seasons> seasonNames{"spring", "summer", "autumn", "winter"};
constexpr std::array<const char*, 4> levelNames{"junior", "beginner", "experienced", "genius"};

// Without a wish in the line the seats take the seasons and colours in turn.
NewSeat seatIn(const Json& line, std::size_t number) {
    Request request(line);
    Wish wish{static_cast<Season>(number % seasons), Level::Experienced, static_cast<int>(number % pawnColours)};
    if (request.has("season"))
        wish.season = static_cast<Season>(request.oneOf(request.text("season"), seasonNames));
    if (request.has("level"))
        wish.level = static_cast<Level>(request.oneOf(request.text("level"), levelNames));
    if (request.has("colour"))
        wish.colour = request.number("colour");
    const StoreId player = request.id("player");
    return {request.ok() && wish.colour < pawnColours ? "?" : "", player, wish, {}};
}

} // namespace
