#pragma once

#include "play/table.h"

namespace planetx {

// An entry that says what is not so.
struct Lie {
    EntryNumber entry = 0;
    Objection why;
    bool operator==(const Lie&) const = default;
};

// When the game is over everything that was sealed lies open: replays the whole log with it and names the first entry
// that lies, whoever wrote it; nothing if all was fair.
std::optional<Lie> audit(const Table& table);

// Who is seated and has not vouched for the log as it ended: a host may have shown them another one. At a table of one
// device nobody needs to.
std::vector<PlayerId> unvouched(const Table& table);

} // namespace planetx
