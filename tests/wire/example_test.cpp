#include <QtTest>

#include "support/seeded_randomness.h"
#include "wire/meeting.h"
#include "wire/post.h"

using namespace aphelion;
using namespace aphelion::wire;

namespace {

// Whether WIRE.md shows exactly these bytes, whatever spaces and line ends are between the digits.
bool shown(ByteView bytes) {
    static const QByteArray text = [] {
        QFile file(WIRE_MD);
        return file.open(QIODevice::ReadOnly) ? file.readAll().replace(" ", "").replace("\n", "") : QByteArray();
    }();
    return text.contains(QByteArray::fromStdString(hex(bytes)));
}

#define VERIFY_SHOWN(bytes) QVERIFY2(shown(bytes), hex(bytes).c_str())

Bytes packet(Side from, std::uint64_t number, ByteView message) {
    Bytes all(message.begin(), message.end());
    const Checksum checksum = checksumOf(from, number, message);
    all.insert(all.end(), checksum.begin(), checksum.end());
    return all;
}

} // namespace

// The worked examples of WIRE.md.
class ExampleTest : public QObject {
    Q_OBJECT

private slots:
    void a_short_message_and_its_acknowledgement() {
        const Bytes sent = packet(Side::Central, 0, viewOf("Hello"));
        VERIFY_SHOWN(encode(fragmentOf(sent, 0, 0, 20)));
        VERIFY_SHOWN(encode({FrameKind::Acknowledgement, 0, 0, false, checksumOf(Side::Central, 0, viewOf("Hello"))}));
    }

    void a_message_in_two_fragments() {
        const Bytes sent = packet(Side::Peripheral, 258, viewOf("Hello, Planet X"));
        VERIFY_SHOWN(encode(fragmentOf(sent, 2, 0, 20)));
        VERIFY_SHOWN(encode(fragmentOf(sent, 2, 1, 20)));
    }

    void a_refusal() { VERIFY_SHOWN(encode(Refusal{5, {1, 1}, 8})); }

    void padding() {
        const Bytes bytes = padded(viewOf("abc"));
        VERIFY_SHOWN(ByteView(bytes).first(8));
        QVERIFY(std::ranges::all_of(ByteView(bytes).subspan(5), [](auto byte) { return byte == 0; }));
        QCOMPARE(bytes.size(), std::size_t{47});
    }

    void a_whole_handshake_by_code() {
        const FixedRandomness counting([next = std::uint8_t{1}]() mutable { return next++; });
        Table table = Table::withCode("CASSINI", "CASSINI");
        Talk talk(table);
        QVERIFY(talk.run().established());
        VERIFY_SHOWN(talk.down[0]);
        VERIFY_SHOWN(talk.up[0]);
        VERIFY_SHOWN(talk.down[1]);
        VERIFY_SHOWN(talk.up[1]);
        VERIFY_SHOWN(talk.host->established.binding);
        VERIFY_SHOWN(talk.host->established.pairing.view());
        VERIFY_SHOWN(talk.host->out.seal(viewOf("abc"), false));
        VERIFY_SHOWN(talk.guest->out.seal(viewOf("abc"), false));
    }

    void a_whole_handshake_by_table_key() {
        const FixedRandomness counting([next = std::uint8_t{1}]() mutable { return next++; });
        Table table = Table::withTableKey();
        Talk talk(table);
        QVERIFY(talk.run().established());
        VERIFY_SHOWN(talk.up[0]);
        VERIFY_SHOWN(talk.down[1]);
        VERIFY_SHOWN(talk.up[1]);
        VERIFY_SHOWN(talk.host->established.binding);
    }
};

QTEST_APPLESS_MAIN(ExampleTest)
#include "example_test.moc"
