#include <QtTest>

#include "support/often.h"
#include "support/seeded_randomness.h"
#include "wire/line.h"
#include "wire/meeting.h"

#include <rapidcheck.h>

using namespace aphelion;
using wire::Table;

namespace {

Bytes anyMessage(Rng& rng, std::uint64_t longest) {
    Bytes message(rng.below(longest + 1));
    for (std::uint8_t& byte : message)
        byte = static_cast<std::uint8_t>(rng.next());
    return message;
}

// Messages both ways at any moments, over a link as bad as the weather.
struct Exchange {
    Table table;
    Line line;
    std::vector<Bytes> down;
    std::vector<Bytes> up;
    Rng rng;

    Exchange(std::uint64_t seed, const Weather& weather, std::size_t capacity)
        : table(Table::withCode("CASSINI", "CASSINI")),
          line(Peer::central(table.host, table.door, capacity, Milliseconds(0)),
               Peer::peripheral(table.guest, capacity, Milliseconds(0)), weather, seed),
          rng(seed + 1) {}

    void say(End& end, std::vector<Bytes>& said, std::size_t most, std::uint64_t longest) {
        if (said.size() >= most || rng.below(8) != 0)
            return;
        Bytes message = anyMessage(rng, longest);
        if (end.peer.send(message))
            said.push_back(std::move(message));
    }

    void run(std::size_t messages, std::uint64_t longest) {
        line.run([&] {
            say(line.host, down, messages, longest);
            say(line.guest, up, messages, longest);
            const bool all = line.guest.messages.size() == messages && line.host.messages.size() == messages;
            return all || line.ended();
        });
    }

    static bool isBeginOf(const std::vector<Bytes>& whole, const std::vector<Bytes>& part) {
        return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
    }
    // Whatever arrived is what was said, once each and in order.
    bool sound() const {
        return isBeginOf(down, line.guest.messages) && isBeginOf(up, line.host.messages) && !line.host.afterTheEnd &&
               !line.guest.afterTheEnd && line.host.mostMemory <= Peer::mostMemory &&
               line.guest.mostMemory <= Peer::mostMemory;
    }
    bool silent() const {
        const auto by = [](const End& end) { return !end.closed || end.closed->why == Parting::Silent; };
        return by(line.host) && by(line.guest) && (line.host.closed || line.guest.closed);
    }
    bool complete(std::size_t messages) const {
        return line.guest.messages.size() == messages && line.host.messages.size() == messages;
    }
};

} // namespace

class WeatherTest : public QObject {
    Q_OBJECT

private slots:
    void every_message_arrives_once_and_in_order_or_the_line_is_silent() {
        int silent = 0;
        int complete = 0;
        QVERIFY(rc::check([&] {
            const auto seed = *rc::gen::arbitrary<std::uint64_t>();
            const auto percent = [] { return *rc::gen::inRange<unsigned>(0, 21); };
            const Weather weather{percent(), percent(), percent(), percent()};
            const auto capacity = *rc::gen::element<std::size_t>(20, 23, 64, 185, 512);
            const SeededRandomness randomness(seed);
            Exchange exchange(seed, weather, capacity);
            exchange.run(12, 300);
            RC_ASSERT(exchange.sound());
            RC_ASSERT(exchange.complete(12) || exchange.silent());
            (exchange.complete(12) ? complete : silent)++;
        }));
        QVERIFY2(complete > silent, qPrintable(QString("%1 complete, %2 silent").arg(complete).arg(silent)));
    }

    void on_a_link_as_bad_as_a_real_radio_nothing_is_lost() {
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(planetx::often(40)); ++seed) {
            const SeededRandomness randomness(seed);
            Exchange exchange(seed, {5, 5, 5, 1}, 185);
            exchange.run(40, 1'000);
            QVERIFY2(exchange.sound() && exchange.complete(40), qPrintable(QString::number(seed)));
        }
    }

    // More than 256 messages each way: numbers go round, and fragments that were late meet their successors.
    void numbers_go_round_without_harm() {
        const SeededRandomness randomness(4);
        Exchange exchange(4, {3, 20, 20, 1}, 100);
        exchange.run(600, 40);
        QVERIFY(exchange.sound());
        QVERIFY(exchange.complete(600));
    }

    void a_slow_link_carries_the_longest_message_without_sending_it_twice() {
        const SeededRandomness randomness(4);
        Exchange exchange(4, {}, 20);
        exchange.line.perFragment = Milliseconds(60);
        exchange.line.meet();
        const std::size_t before = exchange.line.host.bytesSent;
        QVERIFY(exchange.line.host.peer.send(Bytes(4'077, 1)));
        exchange.line.rest();
        QCOMPARE(exchange.line.guest.messages.size(), std::size_t{1});
        QVERIFY(exchange.line.host.bytesSent - before < 4'100 + 257 * 4 + 64);
    }
};

QTEST_APPLESS_MAIN(WeatherTest)
#include "weather_test.moc"
