#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace aphelion {

// A call's words: positional ones, options with a value, and flags.
struct Arguments {
    std::vector<std::string> words;
    std::map<std::string, std::string> options;
    std::set<std::string> flags;

    std::optional<std::string> option(const std::string& name) const;
};

// Nothing where an option is not among these, lacks its value or is given twice.
std::optional<Arguments> argumentsOf(const std::vector<std::string>& given, const std::set<std::string>& options,
                                     const std::set<std::string>& flags);

// A whole decimal number of 64 bits without a sign.
std::optional<std::uint64_t> numberOf(std::string_view text);

} // namespace aphelion
