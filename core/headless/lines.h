#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace aphelion {

// Splits what comes in into lines. Of a line that is too long there remains one byte more than the longest may have, so
// that it can be told; the others are passed over.
class Lines {
public:
    explicit Lines(std::size_t longest) : m_longest(longest) {}

    void feed(std::string_view bytes);
    void end(); // what is left is the last line

    std::optional<std::string> next();

private:
    std::size_t m_longest;
    std::string m_waiting;   // whole lines, then the beginning of one
    std::size_t m_begun = 0; // of the line that has no end yet
};

} // namespace aphelion
