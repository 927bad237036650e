#include <QtTest>

#include "base/bytes.h"

using namespace aphelion;

class BytesTest : public QObject {
    Q_OBJECT

private slots:
    void hex_gives_two_digits_a_byte() {
        QCOMPARE(hex(Bytes{0x00, 0x0f, 0xa5}), std::string("000fa5"));
        QCOMPARE(hex({}), std::string());
    }

    void hex_is_read_back_and_nothing_else_is() {
        QCOMPARE(fromHex("000fa5"), std::optional(Bytes{0x00, 0x0f, 0xa5}));
        QCOMPARE(fromHex(""), std::optional(Bytes{}));
        for (const std::string_view wrong : {"0", "000", "0g", "A5", "0x", " 0"})
            QVERIFY2(!fromHex(wrong), wrong.data());
    }

    void text_in_any_language_is_utf8() {
        for (const std::string_view text : {"", "plain", "Éléonore", "Perché", "彗星", "🪐", "\U0010ffff"})
            QVERIFY2(isUtf8(viewOf(text)), text.data());
    }

    void broken_text_is_not() {
        QVERIFY(!isUtf8(Bytes{0x80}));                   // a continuation alone
        QVERIFY(!isUtf8(Bytes{0xc3}));                   // cut off
        QVERIFY(!isUtf8(Bytes{0xc3, 0x29}));             // no continuation
        QVERIFY(!isUtf8(Bytes{0xc0, 0xaf}));             // longer than needed
        QVERIFY(!isUtf8(Bytes{0xe0, 0x80, 0xaf}));       // longer than needed
        QVERIFY(!isUtf8(Bytes{0xed, 0xa0, 0x80}));       // half of a pair
        QVERIFY(!isUtf8(Bytes{0xf4, 0x90, 0x80, 0x80})); // beyond the last character
        QVERIFY(!isUtf8(Bytes{0xff}));
    }
};

QTEST_APPLESS_MAIN(BytesTest)
#include "bytes_test.moc"
