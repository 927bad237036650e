#include <QtTest>

#include "support/seeded_randomness.h"
#include "wire/line.h"
#include "wire/meeting.h"
#include "wire/post.h"

using namespace aphelion;
using wire::Table;

namespace {

using Saw = std::optional<Closed>;

Line lineAt(Table& table, std::size_t capacity = 185, Milliseconds begin = Milliseconds(0)) {
    return Line(Peer::central(table.host, table.door, capacity, begin), Peer::peripheral(table.guest, capacity, begin),
                {}, 1, begin);
}

Table sameCode() { return Table::withCode("CASSINI", "CASSINI"); }

} // namespace

class PeerTest : public QObject {
    Q_OBJECT

private slots:
    void two_devices_with_the_same_code_meet_and_talk() {
        Table table = sameCode();
        Line line = lineAt(table);
        QVERIFY(!line.host.peer.send({1}));
        line.meet();
        QCOMPARE(line.host.establishments, 1);
        QCOMPARE(line.guest.establishments, 1);
        QVERIFY(line.host.established->binding == line.guest.established->binding);
        QVERIFY(line.host.established->pairing == line.guest.established->pairing);
        QVERIFY(line.host.peer.send({1, 2, 3}));
        QVERIFY(!line.host.peer.idle());
        QVERIFY(line.guest.peer.send({}));
        line.rest();
        QVERIFY(line.host.peer.idle());
        QCOMPARE(line.guest.messages, std::vector<Bytes>({{1, 2, 3}}));
        QCOMPARE(line.host.messages, std::vector<Bytes>({{}}));
    }

    void the_guest_may_speak_the_moment_it_is_established() {
        Table table = sameCode();
        Line line = lineAt(table);
        line.run([&] { return line.guest.established.has_value(); });
        QVERIFY(line.guest.peer.send({9}));
        line.meet();
        line.rest();
        QCOMPARE(line.host.messages, std::vector<Bytes>({{9}}));
    }

    void every_length_arrives_and_longer_ones_are_refused() {
        Table table = sameCode();
        Line line = lineAt(table);
        line.meet();
        std::vector<Bytes> sent;
        for (const std::size_t size : {0, 1, 45, 46, 237, 238, 1'005, 1'006, 4'077}) {
            sent.emplace_back(size, static_cast<std::uint8_t>(size));
            QVERIFY(line.host.peer.send(sent.back()));
        }
        QVERIFY(!line.host.peer.send(Bytes(4'078)));
        line.rest();
        QCOMPARE(line.guest.messages, sent);
    }

    void fragments_are_small_until_both_have_said_what_they_carry() {
        Table table = sameCode();
        Line line(Peer::central(table.host, table.door, 512, Milliseconds(0)),
                  Peer::peripheral(table.guest, 100, Milliseconds(0)));
        std::size_t largest = 0;
        std::size_t largestAtFirst = 0;
        line.overheard = [&](Bytes& fragment) {
            largest = std::max(largest, fragment.size());
            if (!line.guest.established && fragment[0] == 0 && fragment[1] == 0)
                largestAtFirst = std::max(largestAtFirst, fragment.size());
        };
        line.meet();
        QVERIFY(line.host.peer.send(Bytes(2'000)));
        QVERIFY(line.guest.peer.send(Bytes(2'000)));
        line.rest();
        QCOMPARE(largestAtFirst, std::size_t{20});
        QCOMPARE(largest, std::size_t{100});
        QCOMPARE(line.guest.messages.size() + line.host.messages.size(), std::size_t{2});
    }

    void a_wrong_code_ends_on_both_sides() {
        Table table = Table::withCode("CASSINI", "CASSINO");
        Line line = lineAt(table);
        line.meet();
        QCOMPARE(line.guest.closed, Saw(Closed{Parting::WrongCode}));
        QCOMPARE(line.host.closed, Saw(Closed{Parting::WrongCode}));
        QCOMPARE(table.door.failed(), 1);
        line.run([&] { return line.host.peer.over() && line.guest.peer.over(); });
        QVERIFY(line.host.peer.over() && line.guest.peer.over());
        QVERIFY(!line.guest.peer.send({1}));
    }

    void whoever_comes_after_a_wrong_code_is_told_how_long_to_wait() {
        Table table = Table::withCode("CASSINI", "CASSINO");
        for (int i = 0; i < 3; ++i)
            Knock(table.door, Milliseconds(1'000)).failed();
        Line line = lineAt(table, 185, Milliseconds(1'000));
        line.meet();
        QCOMPARE(line.guest.closed, Saw(Closed{Parting::Wait, 4}));
        QCOMPARE(line.host.closed, Saw(Closed{Parting::Wait, 4}));
        QCOMPARE(table.door.failed(), 3);
    }

    void a_goodbye_says_why() {
        for (const Parting why : {Parting::Left, Parting::NotAdmitted, Parting::Broken, Parting::TheyAreNewer}) {
            Table table = sameCode();
            Line line = lineAt(table);
            line.meet();
            line.host.peer.close(why);
            QVERIFY(!line.host.peer.send({1}));
            line.run([&] { return line.host.peer.over() && line.guest.peer.over(); });
            QVERIFY(line.host.peer.over() && line.guest.peer.over());
            QCOMPARE(line.guest.closed, Saw(Closed{seenFromThere(why)}));
            QVERIFY(!line.host.closed); // it knows already
            QVERIFY(line.now < Milliseconds(2'000));
        }
    }

    void a_goodbye_does_not_wait_for_what_was_said_before() {
        Table table = sameCode();
        Line line = lineAt(table);
        line.meet();
        QVERIFY(line.host.peer.send({1}));
        std::vector<Bytes> given;
        const auto giveAll = [&] {
            while (const auto fragment = line.host.peer.nextFragment(line.now))
                given.push_back(*fragment);
        };
        giveAll();
        line.host.peer.close(Parting::Left);
        giveAll(); // the link is cut now
        for (const Bytes& fragment : given)
            line.guest.note(line.guest.peer.received(fragment, line.now));
        QCOMPARE(line.guest.messages, std::vector<Bytes>{{1}});
        QCOMPARE(line.guest.closed, Saw(Closed{Parting::Left}));
    }

    void a_goodbye_before_the_handshake_is_done_is_heard_too() {
        Table table = sameCode();
        Line line = lineAt(table);
        line.run([&] { return line.now > Milliseconds(4); });
        line.guest.peer.close(Parting::Left);
        line.run([&] { return line.host.closed.has_value(); });
        QCOMPARE(line.host.closed, Saw(Closed{Parting::Left}));
    }

    void both_may_say_goodbye_at_once() {
        Table table = sameCode();
        Line line = lineAt(table);
        line.meet();
        line.host.peer.close(Parting::Left);
        line.guest.peer.close(Parting::Left);
        line.run([&] { return line.host.peer.over() && line.guest.peer.over(); });
        QVERIFY(line.host.peer.over() && line.guest.peer.over());
    }

    void a_goodbye_that_nobody_hears_is_over_after_a_while() {
        Table table = sameCode();
        Line line = lineAt(table);
        line.meet();
        line.weather.lost = 100;
        const Milliseconds left = line.now;
        line.host.peer.close(Parting::Left);
        line.run([&] { return line.host.peer.over(); });
        QVERIFY(line.host.peer.over());
        QCOMPARE(line.now - left, Milliseconds(5'000));
    }

    void silence_ends_a_link_on_both_sides() {
        Table table = sameCode();
        Line line = lineAt(table);
        line.meet();
        line.run([] { return false; }, Milliseconds(120'000));
        QVERIFY(!line.host.closed && !line.guest.closed); // they ping
        line.weather.lost = 100;
        const Milliseconds cut = line.now;
        line.run([&] { return line.ended(); });
        QCOMPARE(line.host.closed, Saw(Closed{Parting::Silent}));
        QCOMPARE(line.guest.closed, Saw(Closed{Parting::Silent}));
        QVERIFY(line.now - cut <= Milliseconds(15'000));
        QVERIFY(line.host.peer.over());
        QCOMPARE(line.host.peer.nextDeadline(), Milliseconds::max());
    }

    void who_never_gets_on_with_the_handshake_is_let_go() {
        Table table = sameCode();
        Peer host = Peer::central(table.host, table.door, 185, Milliseconds(0));
        std::vector<Happening> happened;
        Milliseconds now{0};
        for (; happened.empty() && now < Milliseconds(600'000); now += Milliseconds(500)) {
            Bytes hello;
            while (auto fragment = host.nextFragment(now))
                if ((*fragment)[0] == 0)
                    hello.insert(hello.end(), fragment->begin() + 4, fragment->end());
            if (!hello.empty()) { // it is acknowledged, and never answered
                const ByteView checksum = ByteView(hello).last(4);
                (void)host.received(wire::encode({wire::FrameKind::Acknowledgement, 0, 0, false, checksum}), now);
            }
            (void)host.received(Bytes{2, 0, 0, 0}, now);
            happened = host.passed(now);
        }
        QCOMPARE(std::get<Closed>(happened.at(0)), Closed{Parting::Silent});
        QVERIFY(now <= Milliseconds(61'000));
    }

    void a_message_that_was_not_written_by_the_other_ends_the_link() {
        Table table = sameCode();
        Line line = lineAt(table, 512);
        line.meet();
        // Somebody on the same radio says the host's next word, with a right checksum.
        const Bytes sealed(64, 0x42);
        for (std::uint64_t number = 0; number < 4; ++number) {
            Bytes packet = sealed;
            const auto checksum = wire::checksumOf(Side::Central, number, sealed);
            packet.insert(packet.end(), checksum.begin(), checksum.end());
            line.guest.note(line.guest.peer.received(
                wire::encode(wire::fragmentOf(packet, static_cast<std::uint8_t>(number), 0, 512)), line.now));
        }
        QCOMPARE(line.guest.closed, Saw(Closed{Parting::Forged}));
        line.run([&] { return line.host.closed.has_value(); });
        QCOMPARE(line.host.closed, Saw(Closed{Parting::Forged}));
        QVERIFY(!line.guest.afterTheEnd);
    }

    void what_waits_to_be_sent_is_bounded() {
        for (const std::size_t size : {0, 1, 200, 4'077}) {
            Table table = sameCode();
            Line line = lineAt(table);
            line.meet();
            std::size_t taken = 0;
            while (line.host.peer.send(Bytes(size)))
                ++taken;
            QVERIFY(taken > 8);
            QVERIFY(line.host.peer.memory() <= Peer::mostMemory);
            line.rest();
            QCOMPARE(line.guest.messages.size(), taken);
            QVERIFY(line.host.peer.send(Bytes(size)));
            QVERIFY(line.host.mostMemory <= Peer::mostMemory);
        }
    }

    void no_attacker_makes_a_peer_hold_more_than_its_bound() {
        Table table = sameCode();
        Rng rng(5);
        for (const bool met : {false, true}) {
            Line line = lineAt(table);
            if (met)
                line.meet();
            while (line.host.peer.send(Bytes(4'077))) {
            }
            std::size_t most = 0;
            for (int i = 0; i < 20'000; ++i) {
                Bytes fragment(4 + rng.below(rng.below(2) == 0 ? 17 : 4'101));
                fragment[0] = static_cast<std::uint8_t>(rng.below(4));
                fragment[1] = static_cast<std::uint8_t>(rng.below(6));
                fragment[2] = static_cast<std::uint8_t>(rng.below(2));
                fragment[3] = static_cast<std::uint8_t>(rng.next());
                line.host.note(line.host.peer.received(fragment, line.now));
                line.guest.note(line.guest.peer.received(fragment, line.now));
                most = std::max({most, line.host.peer.memory(), line.guest.peer.memory()});
            }
            QVERIFY2(most <= Peer::mostMemory, qPrintable(QString::number(most)));
            QVERIFY(!line.host.closed && !line.guest.closed);
        }
    }

    void the_same_randomness_makes_the_same_traffic() {
        const auto traffic = [] {
            const SeededRandomness randomness(77);
            Table table = sameCode();
            Line line = lineAt(table);
            Bytes all;
            line.overheard = [&](Bytes& fragment) { all.insert(all.end(), fragment.begin(), fragment.end()); };
            line.meet();
            (void)line.host.peer.send({1, 2, 3});
            line.rest();
            return all;
        };
        const Bytes first = traffic();
        QVERIFY(!first.empty());
        QCOMPARE(traffic(), first);
    }
};

QTEST_APPLESS_MAIN(PeerTest)
#include "peer_test.moc"
