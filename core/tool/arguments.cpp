#include "tool/arguments.h"

#include <charconv>

namespace aphelion {

std::optional<std::string> Arguments::option(const std::string& name) const {
    const auto found = options.find(name);
    return found == options.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Arguments> argumentsOf(const std::vector<std::string>& given, const std::set<std::string>& options,
                                     const std::set<std::string>& flags) {
    Arguments read;
    for (std::size_t i = 0; i < given.size(); ++i) {
        const std::string& word = given[i];
        if (!word.starts_with("--")) {
            read.words.push_back(word);
        } else if (flags.contains(word)) {
            read.flags.insert(word);
        } else if (options.contains(word) && i + 1 < given.size() && !read.options.contains(word)) {
            read.options[word] = given[++i];
        } else {
            return std::nullopt;
        }
    }
    return read;
}

std::optional<std::uint64_t> numberOf(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || fault != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace aphelion
