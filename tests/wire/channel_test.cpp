#include <QtTest>

#include "wire/channel.h"

#include <rapidcheck.h>

using namespace aphelion;
using namespace aphelion::wire;

namespace {

const Secret key(Bytes(streamKeySize, 3));

struct Line {
    OutgoingStream out{key};
    IncomingStream in{key, out.header()};
};

} // namespace

class ChannelTest : public QObject {
    Q_OBJECT

private slots:
    void what_is_sealed_is_opened_again() {
        QVERIFY(rc::check([] {
            Line line;
            for (const auto& size :
                 *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, longestContent + 1))) {
                const Bytes content(size, static_cast<std::uint8_t>(size));
                RC_ASSERT(line.in.open(line.out.seal(content, false)) == (Content{content, false}));
            }
        }));
    }

    void only_four_lengths_are_seen_from_outside() {
        Line line;
        const std::vector<std::pair<std::size_t, std::size_t>> expected{
            {0, 64}, {45, 64}, {46, 256}, {237, 256}, {238, 1024}, {1005, 1024}, {1006, 4096}, {longestContent, 4096}};
        for (const auto& [content, sealed] : expected)
            QCOMPARE(line.out.seal(Bytes(content), false).size(), sealed);
    }

    void the_end_of_a_stream_is_told() {
        Line line;
        QCOMPARE(line.in.open(line.out.seal(Bytes{1}, false)), std::optional(Content{{1}, false}));
        QCOMPARE(line.in.open(line.out.seal(Bytes{2}, true)), std::optional(Content{{2}, true}));
    }

    void a_message_that_was_changed_does_not_open() {
        Line line;
        const Bytes sealed = line.out.seal(bytesOf("survey"), false);
        for (std::size_t i = 0; i < sealed.size(); ++i) {
            Bytes changed = sealed;
            changed[i] ^= 4;
            IncomingStream in(key, line.out.header());
            QVERIFY(!in.open(changed));
        }
        QVERIFY(line.in.open(sealed));
    }

    void a_message_opens_once_and_in_its_place() {
        Line line;
        const Bytes first = line.out.seal(Bytes{1}, false);
        const Bytes second = line.out.seal(Bytes{2}, false);
        QVERIFY(!line.in.open(second));
        QVERIFY(line.in.open(first));
        QVERIFY(!line.in.open(first));
        QVERIFY(line.in.open(second));
    }

    void another_key_or_header_opens_nothing() {
        Line line;
        const Bytes sealed = line.out.seal(Bytes{1}, false);
        IncomingStream otherKey(Secret(Bytes(streamKeySize, 4)), line.out.header());
        QVERIFY(!otherKey.open(sealed));
        StreamHeader header = line.out.header();
        header[0] ^= 1;
        IncomingStream otherHeader(key, header);
        QVERIFY(!otherHeader.open(sealed));
    }

    void other_lengths_are_not_even_tried() {
        Line line;
        for (const std::size_t size : {0, 1, 16, 17, 63, 65, 4095, 4097, 100'000})
            QVERIFY(!line.in.open(Bytes(size)));
    }

    void padding_has_one_form() {
        QCOMPARE(unpadded(padded(bytesOf("abc"))), std::optional(bytesOf("abc")));
        Bytes dirty = padded(bytesOf("abc"));
        dirty.back() = 1;
        QVERIFY(!unpadded(dirty));
        Bytes tooLong = padded(bytesOf("abc"));
        tooLong[1] = 46;
        QVERIFY(!unpadded(tooLong));
        Bytes larger = padded(bytesOf("abc"));
        larger.resize(256 - streamOverhead); // would have fitted into 64
        QVERIFY(!unpadded(larger));
        QVERIFY(!unpadded({}));
        QVERIFY(!unpadded(Bytes(48)));
    }
};

QTEST_APPLESS_MAIN(ChannelTest)
#include "channel_test.moc"
