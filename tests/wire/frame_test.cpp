#include <QtTest>

#include "base/rng.h"
#include "wire/assembly.h"

#include <rapidcheck.h>

using namespace aphelion;
using namespace aphelion::wire;

namespace {

Bytes anyBytes(std::size_t size, std::uint64_t seed = 1) {
    Rng rng(seed);
    Bytes bytes(size);
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(rng.next());
    return bytes;
}

// All fragments of a packet, as they go over the link.
std::vector<Bytes> split(ByteView packet, std::size_t fragmentSize) {
    std::vector<Bytes> fragments;
    for (std::size_t i = 0; i < fragmentsOf(packet.size(), fragmentSize); ++i)
        fragments.push_back(encode(fragmentOf(packet, 7, i, fragmentSize)));
    return fragments;
}

Frame data(std::uint16_t index, bool last, ByteView payload) { return {FrameKind::Data, 0, index, last, payload}; }

} // namespace

class FrameTest : public QObject {
    Q_OBJECT

private slots:
    void a_frame_is_read_as_it_was_written() {
        const Bytes payload{1, 2, 3};
        const Bytes bytes = encode({FrameKind::Data, 200, 0x1234, true, payload});
        const auto frame = decodeFrame(bytes);
        QVERIFY(frame);
        QCOMPARE(frame->kind, FrameKind::Data);
        QCOMPARE(frame->number, std::uint8_t{200});
        QCOMPARE(frame->index, std::uint16_t{0x1234});
        QVERIFY(frame->last);
        QVERIFY(std::ranges::equal(frame->payload, payload));
    }

    void what_is_too_short_too_long_or_of_an_unknown_kind_is_no_frame() {
        QVERIFY(!decodeFrame(Bytes{0, 0, 0}));
        QVERIFY(decodeFrame(Bytes{2, 0, 0, 0}));
        QVERIFY(!decodeFrame(Bytes{3, 0, 0, 0}));
        QVERIFY(decodeFrame(Bytes(largestFragment)));
        QVERIFY(!decodeFrame(Bytes(largestFragment + 1)));
    }

    void fragments_are_as_large_as_the_link_can_carry() {
        const auto fragments = split(anyBytes(50), 20);
        QCOMPARE(fragments.size(), std::size_t{4});
        QCOMPARE(fragments[0].size(), std::size_t{20});
        QCOMPARE(fragments[3].size(), std::size_t{4 + 2});
        QCOMPARE(split(anyBytes(32), 20).size(), std::size_t{2});
        QCOMPARE(split(anyBytes(longestPacket), smallestFragment).size(), std::size_t{257});
        QCOMPARE(split(anyBytes(longestPacket), largestFragment).size(), std::size_t{1});
    }

    void a_packet_is_put_together_from_fragments_in_any_order_and_repeated() {
        QVERIFY(rc::check([] {
            const Bytes packet =
                anyBytes(*rc::gen::inRange<std::size_t>(1, longestPacket + 1), *rc::gen::arbitrary<std::uint64_t>());
            const auto size = *rc::gen::inRange<std::size_t>(smallestFragment, 600);
            auto fragments = split(packet, size);
            Rng rng(*rc::gen::arbitrary<std::uint64_t>());
            for (std::size_t i = fragments.size() / 3; i > 0; --i)
                fragments.push_back(rng.pick(fragments));
            rng.shuffle(fragments);
            Assembly assembly;
            std::optional<Bytes> whole;
            for (const Bytes& fragment : fragments)
                if (!whole)
                    whole = assembly.take(*decodeFrame(fragment));
            RC_ASSERT(whole == packet);
        }));
    }

    void fragments_stay_when_the_packet_is_sent_again() {
        const Bytes packet = anyBytes(100);
        const auto fragments = split(packet, 20);
        Assembly assembly;
        for (std::size_t i = 0; i < fragments.size(); i += 2)
            QVERIFY(!assembly.take(*decodeFrame(fragments[i])));
        std::optional<Bytes> whole;
        for (std::size_t i = 1; i < fragments.size(); i += 2)
            whole = assembly.take(*decodeFrame(fragments[i]));
        QCOMPARE(whole, std::optional(packet));
    }

    void of_fragments_that_contradict_each_other_the_later_one_counts() {
        const Bytes packet = anyBytes(64);
        const auto fragments = split(packet, 20);
        const Bytes odd(9, 0xee);
        const Bytes even(16, 0xee);
        const Bytes large(400, 0xee);
        for (const Frame& wrong :
             {data(1, false, odd), data(1, false, large), data(9, true, odd), data(0, true, odd), data(3, false, even),
              data(200, false, even), data(30'000, true, odd), data(0, false, {})}) {
            Assembly assembly;
            std::optional<Bytes> whole = assembly.take(wrong);
            for (int time = 0; time < 2; ++time)
                for (const Bytes& fragment : fragments)
                    whole = assembly.take(*decodeFrame(fragment));
            QCOMPARE(whole, std::optional(packet));
        }
    }

    void a_packet_with_a_hole_is_not_complete() {
        Assembly assembly;
        const Bytes piece(16);
        QVERIFY(!assembly.take(data(2, true, piece)));
        QVERIFY(!assembly.take(data(0, false, piece)));
        QVERIFY(!assembly.take(data(3, false, piece)));
    }

    void a_packet_that_would_be_too_long_is_never_complete() {
        Assembly assembly;
        const Bytes piece(1'000);
        for (std::uint16_t i = 0; i < 4; ++i)
            QVERIFY(!assembly.take(data(i, false, piece)));
        QVERIFY(!assembly.take(data(4, true, Bytes(101))));
        QVERIFY(assembly.take(data(4, true, Bytes(100))));
    }

    void endless_fragments_take_no_more_than_two_packets_of_memory() {
        Rng rng(3);
        Assembly assembly;
        std::size_t most = 0;
        for (int i = 0; i < 20'000; ++i) {
            const Bytes payload(rng.below(2) == 0 ? 16 : rng.below(longestPacket));
            (void)assembly.take(data(static_cast<std::uint16_t>(rng.below(0x8000)), rng.below(8) == 0, payload));
            (void)assembly.take(data(static_cast<std::uint16_t>(rng.below(257)), rng.below(8) == 0, Bytes(16)));
            most = std::max(most, assembly.memory());
        }
        QVERIFY2(most <= 2 * longestPacket + 1'024, qPrintable(QString::number(most)));
        QVERIFY(most > longestPacket);
    }
};

QTEST_APPLESS_MAIN(FrameTest)
#include "frame_test.moc"
