#include "play/setup.h"

#include "base/cbor.h"

#include <algorithm>

namespace planetx {

using aphelion::ByteView;
using aphelion::CborReader;
using aphelion::CborWriter;

namespace {

constexpr std::uint64_t setupVersion = 1;

bool isEachOnce(std::vector<PlayerId> order) {
    std::ranges::sort(order);
    for (std::size_t i = 0; i < order.size(); ++i)
        if (order[i] != static_cast<PlayerId>(i))
            return false;
    return !order.empty();
}

// This value, or the first that none of the others has.
template <typename Member>
auto unused(const Wish& wish, const std::vector<Wish>& before, Member member, int values) {
    auto value = wish.*member;
    for (int i = 0; i < values && std::ranges::find(before, value, member) != before.end(); ++i)
        value = static_cast<decltype(value)>(i);
    return value;
}

} // namespace

Wish granted(Wish wish, const std::vector<Wish>& before) {
    wish.season = unused(wish, before, &Wish::season, static_cast<int>(seasons));
    wish.colour = unused(wish, before, &Wish::colour, pawnColours);
    return wish;
}

aphelion::Bytes encode(const Setup& setup) {
    CborWriter out;
    out.array(5).number(setupVersion).text(setup.code.text());
    out.number(static_cast<std::uint64_t>(setup.play)).number(static_cast<std::uint64_t>(setup.help));
    out.array(setup.order.size());
    for (const PlayerId who : setup.order)
        out.number(static_cast<std::uint64_t>(who));
    return out.take();
}

std::optional<Setup> decodeSetup(ByteView bytes) {
    CborReader in(bytes);
    in.array(5);
    if (in.number() != setupVersion)
        return std::nullopt;
    const std::string text = in.text(16);
    const auto code = GameCode::parse(text);
    if (!code || code->text() != text)
        return std::nullopt;
    Setup setup{*code};
    setup.play = static_cast<Play>(in.number(1));
    setup.help = static_cast<Help>(in.number(3));
    const std::size_t players = in.array();
    for (std::size_t i = 0; in.ok() && i < players; ++i)
        setup.order.push_back(static_cast<PlayerId>(in.number(maxPlayers - 1)));
    return in.done() && isEachOnce(setup.order) ? std::optional(setup) : std::nullopt;
}

aphelion::Bytes encode(const Wish& wish) {
    CborWriter out;
    out.array(wish.bot ? 4 : 3);
    out.number(static_cast<std::uint64_t>(wish.season)).number(static_cast<std::uint64_t>(wish.level));
    out.number(static_cast<std::uint64_t>(wish.colour));
    if (wish.bot)
        out.number(static_cast<std::uint64_t>(*wish.bot));
    return out.take();
}

std::optional<Wish> decodeWish(ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    if (items != 3 && items != 4)
        return std::nullopt;
    Wish wish;
    wish.season = static_cast<Season>(in.number(seasons - 1));
    wish.level = static_cast<Level>(in.number(3));
    wish.colour = static_cast<int>(in.number(pawnColours - 1));
    if (items == 4)
        wish.bot = static_cast<Skill>(in.number(allSkills.size() - 1));
    return in.done() ? std::optional(wish) : std::nullopt;
}

} // namespace planetx
