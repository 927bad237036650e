// aphelion-soak AIR SECONDS host GUESTS MESSAGES, or AIR SECONDS guest MESSAGES: both ends of every channel send
// numbered messages of up to 4 KiB and check that those of the other end come whole, once and in order. Says so in a
// line of JSON; the exit code is 0 only if they all did.
#include <QCoreApplication>
#include <QElapsedTimer>

#include "base/rng.h"
#include "headless/airs.h"
#include "meeting/switchboard.h"

#include <sodium.h>

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <map>

using namespace aphelion;

namespace {

constexpr std::size_t longest = longestEntry; // travels as 4 KiB, the size that the longest messages are filled up to
constexpr std::uint64_t window = 8;           // on their way without having been acknowledged
constexpr std::uint64_t harvest = 4;          // acknowledged at once

// Message `number` of one side: most are short, as in a game; some have any length, and one in fifty the greatest.
Bytes content(Side from, std::uint64_t number) {
    Rng random(2 * number + static_cast<std::uint64_t>(from));
    const double exponent = static_cast<double>(random.below(1'000'000)) / 1e6;
    Bytes bytes(number % 50 == 49 ? longest : static_cast<std::size_t>(std::pow(longest, exponent * exponent)));
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(random.next());
    return bytes;
}

// One channel's messages, both ways.
struct Exchange {
    std::uint64_t sent = 0;
    std::uint64_t acknowledged = 0;
    std::uint64_t heard = 0;
};

struct Plan {
    Side side{};
    std::size_t channels = 0;
    std::uint64_t messages = 0;
    std::chrono::seconds limit{};
};

class Soak : public QObject {
public:
    Soak(Air& air, const Plan& plan) : m_board(&air), m_plan(plan) {
        m_clock.start();
        randombytes_buf(m_board.credentials().self.data(), m_board.credentials().self.size());
        m_board.credentials().password = Secret(viewOf("SOAK"));
        connect(&m_board, &Switchboard::opened, this, [this](int number) { opened(number); });
        connect(&m_board, &Switchboard::said, this, [this](int number, const Message& message) {
            if (const auto* please = std::get_if<Please>(&message))
                heard(number, please->ask);
            else if (const auto* have = std::get_if<Have>(&message))
                acknowledged(number, have->head.number);
        });
        connect(&m_board, &Switchboard::gone, this, [this](int number) { gone(number); });
        plan.side == Side::Central ? m_board.seek("SK") : m_board.show("SK");
        QTimer::singleShot(plan.limit, this, [this] { finish("time is up"); });
    }

private:
    void opened(int number) {
        m_exchanges[number];
        if (m_exchanges.size() < m_plan.channels)
            return;
        m_began = m_clock.elapsed();
        for (const auto& [channel, exchange] : m_exchanges)
            send(channel);
    }

    void send(int number) {
        Exchange& exchange = m_exchanges[number];
        while (exchange.sent < m_plan.messages && exchange.sent < exchange.acknowledged + window) {
            m_bytes += content(m_plan.side, exchange.sent).size();
            m_board.say(number, Please{content(m_plan.side, exchange.sent++)});
        }
    }

    void heard(int number, const Bytes& bytes) {
        Exchange& exchange = m_exchanges[number];
        const Side other = m_plan.side == Side::Central ? Side::Peripheral : Side::Central;
        if (bytes != content(other, exchange.heard)) {
            finish("another message than number " + std::to_string(exchange.heard));
            return;
        }
        m_bytes += bytes.size();
        if (++exchange.heard % harvest == 0 || exchange.heard == m_plan.messages)
            m_board.say(number, Have{{exchange.heard, {}}});
        checkAll();
    }

    void acknowledged(int number, std::uint64_t upTo) {
        m_exchanges[number].acknowledged = upTo;
        send(number);
        checkAll();
    }

    // The host ends it, when everything has arrived at both ends.
    void checkAll() {
        for (const auto& [number, exchange] : m_exchanges)
            if (exchange.heard < m_plan.messages || exchange.acknowledged < m_plan.messages)
                return;
        if (m_plan.side == Side::Central && m_exchanges.size() == m_plan.channels)
            finish({});
    }

    void gone(int number) {
        const auto found = m_exchanges.find(number);
        if (found == m_exchanges.end())
            return; // a link on which nobody proved anything
        const bool complete = found->second.heard == m_plan.messages && found->second.sent == m_plan.messages;
        finish(m_plan.side == Side::Peripheral && complete ? "" : "a channel broke");
    }

    void finish(const std::string& trouble) {
        if (m_finished)
            return;
        m_finished = true;
        const double seconds = static_cast<double>(m_clock.elapsed() - m_began) / 1000;
        std::uint64_t heard = 0;
        for (const auto& [number, exchange] : m_exchanges)
            heard += exchange.heard;
        std::cout << R"({"ok":)" << (trouble.empty() ? "true" : "false") << R"(,"trouble":")" << trouble
                  << R"(","heard":)" << heard << R"(,"bytes":)" << m_bytes << R"(,"seconds":)" << seconds << "}\n"
                  << std::flush;
        disconnect(&m_board, nullptr, this, nullptr);
        m_board.hangUpAll();
        // What was said last still has to leave.
        QTimer::singleShot(500, this, [trouble] { QCoreApplication::exit(trouble.empty() ? 0 : 1); });
    }

    Switchboard m_board;
    Plan m_plan;
    QElapsedTimer m_clock;
    qint64 m_began = 0;
    std::uint64_t m_bytes = 0;
    std::map<int, Exchange> m_exchanges;
    bool m_finished = false;
};

std::optional<Plan> planOf(int argc, char** argv) {
    const auto number = [&](int word) { return std::strtoul(argv[word], nullptr, 10); };
    const std::string_view role = argc > 3 ? argv[3] : "";
    if (role == "host" && argc == 6)
        return Plan{Side::Central, number(4), number(5), std::chrono::seconds(number(2))};
    if (role == "guest" && argc == 5)
        return Plan{Side::Peripheral, 1, number(4), std::chrono::seconds(number(2))};
    return std::nullopt;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const auto plan = planOf(argc, argv);
    if (!plan || sodium_init() < 0) {
        std::cerr << "aphelion-soak AIR SECONDS host GUESTS MESSAGES, or AIR SECONDS guest MESSAGES\n";
        return 2;
    }
    const auto air = airFor(argv[1]);
    if (!air) {
        std::cerr << "aphelion-soak: " << air.fault() << '\n';
        return 2;
    }
    const Soak soak(**air, *plan);
    return QCoreApplication::exec();
}
