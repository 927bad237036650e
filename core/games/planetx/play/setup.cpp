#include "planetx/play/setup.h"

#include <algorithm>

namespace planetx {

namespace {

constexpr int pawnColours = 4;

int number(auto value) { return static_cast<int>(value); }

} // namespace

const aphelion::Choices& choices() {
    static const aphelion::Choices all{
        {{"play", 2, number(Play::OnScreen)}, {"help", 4, number(Help::Bookkeeping)}},
        {{"season", seasons, number(Season::Spring), true}, {"level", 4, number(Level::Experienced)}},
        maxPlayers,
        pawnColours,
        allSkills.size()};
    return all;
}

aphelion::TableSetup inGeneral(const Setup& setup) {
    return {setup.code, {number(setup.play), number(setup.help)}, setup.order};
}

std::optional<Setup> setupIn(const aphelion::TableSetup& setup) {
    const auto code = GameCode::of(setup.code);
    if (!code)
        return std::nullopt;
    return Setup{*code, static_cast<Play>(setup.choices[0]), static_cast<Help>(setup.choices[1]), setup.order};
}

aphelion::Wish inGeneral(const Wish& wish) {
    aphelion::Wish all{{number(wish.season), number(wish.level)}, wish.colour};
    if (wish.bot)
        all.level = number(*wish.bot);
    return all;
}

Wish wishIn(const aphelion::Wish& wish) {
    Wish own{static_cast<Season>(wish.choices[0]), static_cast<Level>(wish.choices[1]), wish.colour, {}};
    if (wish.level)
        own.bot = static_cast<Skill>(*wish.level);
    return own;
}

Wish granted(const Wish& wish, const std::vector<Wish>& before) {
    std::vector<aphelion::Wish> all;
    std::ranges::transform(before, std::back_inserter(all), [](const Wish& one) { return inGeneral(one); });
    return wishIn(granted(choices(), inGeneral(wish), all));
}

std::optional<Setup> decodeSetup(aphelion::ByteView bytes) {
    const auto setup = decodeSetup(choices(), bytes);
    return setup ? setupIn(*setup) : std::nullopt;
}

std::optional<Wish> decodeWish(aphelion::ByteView bytes) {
    const auto wish = decodeWish(choices(), bytes);
    return wish ? std::optional(wishIn(*wish)) : std::nullopt;
}

} // namespace planetx
