#pragma once

#include "planetx/rules/board.h"

namespace planetx {

// What only its owner may look at: the theories submitted so far, with their objects.
struct Hand {
    struct Submitted {
        Theory theory;
        int phase = 0;
        bool operator==(const Submitted&) const = default;
    };
    std::vector<Submitted> submitted;

    bool operator==(const Hand&) const = default;
};

// Tokens not yet spent. A token is spent when its theory is submitted and never comes back.
int tokensLeft(const Edition& edition, const Hand& hand, Object object);

// The object of an own token.
std::optional<Object> objectUnder(const Hand& hand, const TokenId& token);

// Whether the identical theory of this player is still on the board.
bool stillClaimed(const Board& board, const Hand& hand, PlayerId who, const Theory& theory);

// The hand after submitting these theories now.
Hand afterSubmitting(Hand hand, const Board& board, const std::vector<Theory>& theories);

} // namespace planetx
