#include "planetx/rules/cardboard.h"

#include <algorithm>
#include <array>

namespace planetx {

namespace {

using What = Handling::What;

constexpr std::array<std::string_view, 7> names{"PushTokens", "PlaceToken", "TurnUpToken", "TakeToken",
                                                "MovePawn",   "TakePawn",   "TurnEarth"};

// Tokens that lay there already, by how far they go.
std::vector<Handling> pushes(const Board& before, const Board& after) {
    std::map<int, std::vector<Sector>> sectors;
    for (const Token& token : after.tokens)
        if (const Token* earlier = tokenOf(before, token.id); earlier != nullptr && token.space > earlier->space)
            sectors[token.space - earlier->space].push_back(token.id.sector);
    std::vector<Handling> all;
    for (auto& [spaces, those] : sectors) {
        std::ranges::sort(those);
        those.erase(std::ranges::unique(those).begin(), those.end());
        all.push_back({.what = What::PushTokens, .sectors = those, .spaces = spaces});
    }
    return all;
}

Handling with(What what, const TokenId& token) { return {.what = what, .who = token.who, .sectors = {token.sector}}; }

std::vector<Handling> placements(const Board& before, const Board& after) {
    std::vector<Handling> all;
    for (const Token& token : after.tokens)
        if (tokenOf(before, token.id) == nullptr) {
            all.push_back(with(What::PlaceToken, token.id));
            all.back().spaces = token.space;
        }
    return all;
}

std::vector<Handling> reviews(const Board& before, const Board& after) {
    std::vector<Handling> all;
    for (const Token& token : after.tokens) {
        const Token* earlier = tokenOf(before, token.id);
        if (token.faceUp && (earlier == nullptr || !earlier->faceUp)) {
            all.push_back(with(What::TurnUpToken, token.id));
            all.back().object = token.faceUp->object;
        }
    }
    for (const Token& token : before.tokens)
        if (tokenOf(after, token.id) == nullptr)
            all.push_back(with(What::TakeToken, token.id));
    return all;
}

// In the order of their arrival, so that those in one sector come to stand as they should.
std::vector<Handling> marches(const Board& before, const Board& after) {
    std::vector<std::pair<int, Handling>> all;
    for (PlayerId who = 0; who < static_cast<PlayerId>(after.players.size()); ++who) {
        const Player& now = player(after, who);
        const bool known = who < static_cast<PlayerId>(before.players.size());
        const bool stood = known && player(before, who).seated;
        if (now.seated && (!stood || player(before, who).pawn != now.pawn))
            all.emplace_back(now.pawn.arrival,
                             Handling{.what = What::MovePawn, .who = who, .sectors = {sectorAt(after, now.pawn.time)}});
        else if (stood && !now.seated)
            all.emplace_back(now.pawn.arrival, Handling{.what = What::TakePawn, .who = who});
    }
    std::ranges::stable_sort(all, {}, &std::pair<int, Handling>::first);
    std::vector<Handling> steps;
    for (auto& [arrival, step] : all)
        steps.push_back(std::move(step));
    return steps;
}

} // namespace

std::string_view name(What what) { return names[static_cast<std::size_t>(what)]; }

std::vector<Handling> handling(const Board& before, const Board& after) {
    std::vector<Handling> all;
    for (const auto& part :
         {pushes(before, after), placements(before, after), reviews(before, after), marches(before, after)})
        std::ranges::copy(part, std::back_inserter(all));
    if (before.players.empty() || earthSector(before) != earthSector(after))
        all.push_back({.what = What::TurnEarth, .sectors = {earthSector(after)}});
    return all;
}

} // namespace planetx
