#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace planetx {

// How well a bot plays.
enum class Skill : std::uint8_t { Assistant, Observer, Professor, Laureate };

inline constexpr std::array allSkills{Skill::Assistant, Skill::Observer, Skill::Professor, Skill::Laureate};

std::string_view name(Skill skill);
std::optional<Skill> skillOf(std::string_view name);

} // namespace planetx
