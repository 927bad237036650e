#pragma once

#include "planetx/rules/refusal.h"

namespace planetx {

// The player in whose name an event speaks; nothing where it speaks for the table.
std::optional<PlayerId> speaker(const Event& event);

// The board as it was when this player made the choice that is now being shown: nothing happens in between.
Board whenChoosing(Board board, PlayerId who);

// Why this event may not come next, on grounds that everybody can check: what only its author's secrets could tell
// is left to the author's own device now and to the audit at the end.
std::optional<Refusal> refusal(const Board& board, const Event& event);

} // namespace planetx
