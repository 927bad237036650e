#include "planetx/rules/skill.h"

#include <algorithm>

namespace planetx {

namespace {

constexpr std::array<std::string_view, 4> names{"assistant", "observer", "professor", "laureate"};

} // namespace

std::string_view name(Skill skill) { return names[static_cast<std::size_t>(skill)]; }

std::optional<Skill> skillOf(std::string_view name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(allSkills[static_cast<std::size_t>(found - names.begin())]);
}

} // namespace planetx
