#pragma once

#include "qml/help/help_values.h"

#include "counsel/help.h"

namespace planetx {

// Help as pages see it.

ShownReason shown(const Table& table, const Told& told);

// Why some claims cannot all be true: because of these pieces of what was told.
ShownWhy whyOf(const Table& table, std::span<const Told> told, const Reasons& because,
               const std::vector<Claim>& claims);

ShownHelp shown(const Table& table, std::span<const Told> told, const Deduction& hint);

ShownHelp shown(const Table& table, std::span<const Told> told, const NoteSheet& sheet, const Check& check);

} // namespace planetx
