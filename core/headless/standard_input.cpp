#include "headless/standard_input.h"

#include <unistd.h>

#include <array>
#include <cerrno>

namespace aphelion {

StandardInput::StandardInput(std::size_t longestLine, Heard heard, std::function<void()> ended)
    : m_lines(longestLine),
      m_heard(std::move(heard)),
      m_ended(std::move(ended)),
      m_notifier(STDIN_FILENO, QSocketNotifier::Read) {
    connect(&m_notifier, &QSocketNotifier::activated, this, [this] { read(); });
    connect(&m_turn, &QTimer::timeout, this, [this] { tellOne(); });
}

// Once for each time that there is something, so that it never waits.
void StandardInput::read() {
    std::array<char, 65'536> bytes{};
    const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    m_notifier.setEnabled(false);
    m_isAtEnd = count <= 0;
    if (m_isAtEnd)
        m_lines.end();
    else
        m_lines.feed({bytes.data(), static_cast<std::size_t>(count)});
    m_turn.start(0);
}

void StandardInput::tellOne() {
    if (const auto line = m_lines.next())
        return m_heard(*line);
    m_turn.stop();
    if (m_isAtEnd)
        m_ended();
    else
        m_notifier.setEnabled(true);
}

} // namespace aphelion
