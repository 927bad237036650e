#include "headless/lines.h"

#include <algorithm>

namespace aphelion {

void Lines::feed(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        const std::size_t kept = std::min(end, m_longest + 1 - m_begun);
        m_waiting += bytes.substr(0, kept);
        m_begun += kept;
        if (end < bytes.size()) {
            m_waiting += '\n';
            m_begun = 0;
        }
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
}

void Lines::end() {
    if (m_begun > 0)
        feed("\n");
}

std::optional<std::string> Lines::next() {
    const std::size_t end = m_waiting.find('\n');
    if (end == std::string::npos)
        return std::nullopt;
    std::string line = m_waiting.substr(0, end);
    m_waiting.erase(0, end + 1);
    return line;
}

} // namespace aphelion
