#pragma once

#include "qml/help/help_values.h"

#include "planetx/counsel/ground.h"
#include "planetx/counsel/help.h"

namespace planetx {

// Help as pages see it.

ShownReason shown(const Table& table, const Told& told);

// The laws that are needed for it, which takes a while: some claims, and pieces of what was told, cannot all be true.
Ground groundFor(Mode mode, std::span<const Told> told, const Reasons& because, const std::vector<Claim>& claims);
Ground groundFor(Mode mode, std::span<const Told> told, const Deduction& hint);
std::vector<Ground> groundsFor(std::span<const Told> told, const NoteSheet& sheet, const Check& check);

ShownWhy shown(const Table& table, std::span<const Told> told, const Reasons& because, const Ground& ground);

ShownHelp shown(const Table& table, std::span<const Told> told, const Deduction& hint, const Ground& ground);

// A ground for each slip, or one for the clash.
ShownHelp shown(const Table& table, std::span<const Told> told, const NoteSheet& sheet, const Check& check,
                const std::vector<Ground>& grounds);

} // namespace planetx
