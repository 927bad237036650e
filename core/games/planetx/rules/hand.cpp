#include "planetx/rules/hand.h"

#include <algorithm>

namespace planetx {

int tokensLeft(const Edition& edition, const Hand& hand, Object object) {
    const auto spent = std::ranges::count_if(hand.submitted, [&](const auto& s) { return s.theory.object == object; });
    return edition.tokens(object) - static_cast<int>(spent);
}

std::optional<Object> objectUnder(const Hand& hand, const TokenId& token) {
    for (const auto& [theory, phase] : hand.submitted)
        if (theory.sector == token.sector && phase == token.phase)
            return theory.object;
    return std::nullopt;
}

bool stillClaimed(const Board& board, const Hand& hand, PlayerId who, const Theory& theory) {
    return std::ranges::any_of(hand.submitted, [&](const auto& s) {
        return s.theory == theory && tokenOf(board, {who, theory.sector, s.phase}) != nullptr;
    });
}

Hand afterSubmitting(Hand hand, const Board& board, const std::vector<Theory>& theories) {
    for (const Theory& theory : theories)
        hand.submitted.push_back({theory, board.theoryPhases});
    return hand;
}

} // namespace planetx
