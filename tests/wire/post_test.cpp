#include <QtTest>

#include "wire/post.h"

using namespace aphelion;
using namespace aphelion::wire;

namespace {

constexpr Milliseconds begin{1'000'000};

// Everything that one side has to say now.
std::vector<Bytes> fragmentsOf(Post& post, Milliseconds now) {
    std::vector<Bytes> fragments;
    while (auto fragment = post.nextFragment(now))
        fragments.push_back(*fragment);
    return fragments;
}

// Carries them over; the messages that came out there.
std::vector<Bytes> carry(const std::vector<Bytes>& fragments, Post& to, Milliseconds now) {
    std::vector<Bytes> messages;
    for (const Bytes& fragment : fragments)
        if (auto message = to.received(fragment, now))
            messages.push_back(*message);
    return messages;
}

struct Line {
    Post central{Side::Central, begin};
    Post peripheral{Side::Peripheral, begin};

    // One message down and its acknowledgement back.
    bool deliver(const Bytes& message) {
        central.put(message, smallestFragment);
        const bool arrived = carry(fragmentsOf(central, begin), peripheral, begin) == std::vector<Bytes>{message};
        carry(fragmentsOf(peripheral, begin), central, begin);
        return arrived && central.free();
    }
};

const Bytes message(40, 0x5a);

} // namespace

class PostTest : public QObject {
    Q_OBJECT

private slots:
    void a_message_arrives_and_is_acknowledged() {
        Line line;
        for (int i = 0; i < 600; ++i)
            QVERIFY(line.deliver(Bytes(static_cast<std::size_t>(i % 200), static_cast<std::uint8_t>(i))));
    }

    void both_sides_speak_at_the_same_time() {
        Line line;
        line.central.put(message, 20);
        line.peripheral.put(Bytes(9, 1), 20);
        const auto down = fragmentsOf(line.central, begin);
        const auto up = fragmentsOf(line.peripheral, begin);
        QCOMPARE(carry(down, line.peripheral, begin), std::vector<Bytes>{message});
        QCOMPARE(carry(up, line.central, begin), std::vector<Bytes>{Bytes(9, 1)});
        carry(fragmentsOf(line.central, begin), line.peripheral, begin);
        carry(fragmentsOf(line.peripheral, begin), line.central, begin);
        QVERIFY(line.central.free() && line.peripheral.free());
        QCOMPARE(line.central.memory() + line.peripheral.memory(), std::size_t{0});
    }

    void a_message_that_was_corrupted_is_sent_again() {
        Line line;
        line.central.put(message, 20);
        auto fragments = fragmentsOf(line.central, begin);
        fragments[1][7] ^= 1;
        QVERIFY(carry(fragments, line.peripheral, begin).empty());
        QVERIFY(!line.peripheral.owesAcknowledgement());
        line.central.passed(begin + Post::firstTimeout);
        QCOMPARE(carry(fragmentsOf(line.central, begin), line.peripheral, begin), std::vector<Bytes>{message});
    }

    void a_lost_fragment_is_filled_in_when_the_message_is_sent_again() {
        Line line;
        line.central.put(message, 20);
        auto fragments = fragmentsOf(line.central, begin);
        fragments.pop_back();
        QVERIFY(carry(fragments, line.peripheral, begin).empty());
        line.central.passed(begin + Post::firstTimeout);
        const auto again = fragmentsOf(line.central, begin);
        QCOMPARE(carry({again.back()}, line.peripheral, begin), std::vector<Bytes>{message});
    }

    void a_repeated_message_is_acknowledged_again_and_dropped() {
        Line line;
        line.central.put(message, 20);
        QCOMPARE(carry(fragmentsOf(line.central, begin), line.peripheral, begin).size(), std::size_t{1});
        fragmentsOf(line.peripheral, begin); // the acknowledgement is lost
        line.central.passed(begin + Post::firstTimeout);
        QVERIFY(carry(fragmentsOf(line.central, begin), line.peripheral, begin).empty());
        carry(fragmentsOf(line.peripheral, begin), line.central, begin);
        QVERIFY(line.central.free());
    }

    void a_corrupted_acknowledgement_counts_for_nothing() {
        for (std::size_t byte = 0; byte < 8; ++byte) {
            Line line;
            line.central.put(message, 20);
            carry(fragmentsOf(line.central, begin), line.peripheral, begin);
            auto acknowledgement = fragmentsOf(line.peripheral, begin);
            QCOMPARE(acknowledgement[0].size(), std::size_t{8});
            if (byte == 2 || byte == 3)
                continue; // the place of a fragment, which an acknowledgement does not have
            acknowledgement[0][byte] ^= 0x40;
            carry(acknowledgement, line.central, begin);
            QVERIFY(!line.central.free());
        }
    }

    void a_message_of_256_messages_ago_is_noise() {
        Line line;
        line.central.put(message, 64);
        const auto old = fragmentsOf(line.central, begin);
        carry(old, line.peripheral, begin);
        carry(fragmentsOf(line.peripheral, begin), line.central, begin);
        for (int i = 1; i < 256; ++i)
            QVERIFY(line.deliver({1, 2, 3}));
        QVERIFY(carry(old, line.peripheral, begin).empty());
        QVERIFY(!line.peripheral.owesAcknowledgement());
        QVERIFY(line.deliver(message));
    }

    void an_echo_of_the_own_words_is_noise() {
        Line line;
        line.central.put(message, 64);
        const auto own = fragmentsOf(line.central, begin);
        QVERIFY(carry(own, line.central, begin).empty());
        QVERIFY(!line.central.owesAcknowledgement());
    }

    void it_waits_longer_from_time_to_time() {
        Post post(Side::Central, begin);
        post.put(message, 64);
        Milliseconds now = begin;
        for (const int wait : {500, 1'000, 2'000, 4'000, 4'000, 4'000}) {
            QCOMPARE(fragmentsOf(post, now).size(), std::size_t{1});
            post.received(Bytes{2, 0, 0, 0}, now);
            QCOMPARE(post.nextDeadline(), now + Milliseconds(wait));
            now += Milliseconds(wait);
            post.passed(now - Milliseconds(1));
            QVERIFY(!post.nextFragment(now));
            post.passed(now);
        }
    }

    // A slow link may need seconds for a long message.
    void the_timeout_begins_when_the_last_fragment_has_been_taken() {
        Line line;
        line.central.put(Bytes(100, 1), 20);
        Milliseconds now = begin;
        for (int i = 0; i < 6; ++i) {
            now += Milliseconds(1'000);
            line.central.passed(now);
            const auto fragment = line.central.nextFragment(now);
            QVERIFY(fragment && decodeFrame(*fragment)->index == i);
        }
        line.central.passed(now);
        QVERIFY(decodeFrame(*line.central.nextFragment(now))->last);
        QVERIFY(!line.central.nextFragment(now));
        QCOMPARE(line.central.nextDeadline(), now + Post::firstTimeout);
        line.central.passed(now + Post::firstTimeout);
        QCOMPARE(decodeFrame(*line.central.nextFragment(now))->index, std::uint16_t{0});
    }

    void an_acknowledgement_goes_before_the_own_message() {
        Line line;
        line.central.put(message, 20);
        line.peripheral.put(message, 20);
        carry(fragmentsOf(line.central, begin), line.peripheral, begin);
        QCOMPARE(decodeFrame(*line.peripheral.nextFragment(begin))->kind, FrameKind::Acknowledgement);
        QCOMPARE(decodeFrame(*line.peripheral.nextFragment(begin))->kind, FrameKind::Data);
    }

    void after_five_seconds_without_a_word_it_pings() {
        Post post(Side::Central, begin);
        QCOMPARE(post.nextDeadline(), begin + Milliseconds(5'000));
        post.passed(begin + Milliseconds(4'999));
        QVERIFY(!post.nextFragment(begin));
        post.passed(begin + Milliseconds(5'000));
        QCOMPARE(post.nextFragment(begin + Milliseconds(5'000)), std::optional(Bytes{2, 0, 0, 0}));
        QVERIFY(!post.nextFragment(begin + Milliseconds(5'000)));
        QCOMPARE(post.nextDeadline(), begin + Milliseconds(10'000));
    }

    void fifteen_seconds_without_hearing_anything_are_silence() {
        Post post(Side::Central, begin);
        QVERIFY(!post.silent(begin + Milliseconds(14'999)));
        QVERIFY(post.silent(begin + Milliseconds(15'000)));
        post.received(Bytes{2, 0, 0, 0}, begin + Milliseconds(14'000));
        QVERIFY(!post.silent(begin + Milliseconds(28'999)));
        post.received(Bytes{99, 0, 0, 0}, begin + Milliseconds(28'999)); // no word of ours
        QVERIFY(post.silent(begin + Milliseconds(29'000)));
    }

    void a_message_that_never_gets_through_is_silence_though_the_other_pings() {
        Post post(Side::Central, begin);
        post.put(message, 64);
        Milliseconds now = begin;
        int sent = 0;
        while (!post.silent(now)) {
            while (auto fragment = post.nextFragment(now))
                sent += decodeFrame(*fragment)->kind == FrameKind::Data ? 1 : 0;
            now += Milliseconds(500);
            post.received(Bytes{2, 0, 0, 0}, now);
            post.passed(now);
        }
        QCOMPARE(sent, Post::mostTries);
        QVERIFY(now - begin > Milliseconds(30'000));
    }
};

QTEST_APPLESS_MAIN(PostTest)
#include "post_test.moc"
