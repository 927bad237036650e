#include <QtTest>

#include "base/cbor.h"

#include <rapidcheck.h>

using namespace aphelion;

namespace {

bool readsNumber(std::string_view encoded) {
    const Bytes bytes = *fromHex(encoded);
    CborReader reader(bytes);
    (void)reader.number();
    return reader.done();
}

bool readsText(std::string_view encoded) {
    const Bytes bytes = *fromHex(encoded);
    CborReader reader(bytes);
    (void)reader.text();
    return reader.done();
}

// Any tree of arrays and strings; shrinks well because it is drawn from one list.
void writeAny(CborWriter& out, std::vector<std::uint64_t>& from, int depth) {
    const std::uint64_t next = from.empty() ? 0 : from.back();
    if (!from.empty())
        from.pop_back();
    switch (next % (depth > 0 ? 6 : 5)) {
    case 0: out.number(next); return;
    case 1: out.bytes(Bytes(next % 300, 7)); return;
    case 2: out.text(std::string(next % 70, 'x')); return;
    case 3: out.flag(next % 4 == 3); return;
    case 4: out.null(); return;
    default: break;
    }
    const std::size_t items = next % 5;
    out.array(items);
    for (std::size_t i = 0; i < items; ++i)
        writeAny(out, from, depth - 1);
}

// Reads a value of whatever kind its first byte says and writes it again.
void copyAny(CborReader& in, CborWriter& out) {
    // The reader does not show what comes next: tried on copies.
    const auto tries = [&](auto read, auto write) {
        CborReader trial = in;
        const auto value = read(trial);
        if (!trial.ok())
            return false;
        in = trial;
        write(value);
        return true;
    };
    if (in.takeNull()) {
        out.null();
        return;
    }
    if (tries([](CborReader& r) { return r.number(); }, [&](auto v) { out.number(v); }) ||
        tries([](CborReader& r) { return r.bytes(); }, [&](const auto& v) { out.bytes(v); }) ||
        tries([](CborReader& r) { return r.text(); }, [&](const auto& v) { out.text(v); }) ||
        tries([](CborReader& r) { return r.flag(); }, [&](auto v) { out.flag(v); }))
        return;
    const std::size_t items = in.array();
    out.array(items);
    for (std::size_t i = 0; in.ok() && i < items; ++i)
        copyAny(in, out);
}

} // namespace

class CborTest : public QObject {
    Q_OBJECT

private slots:
    // The examples of RFC 8949, appendix A, as far as the subset goes.
    void the_examples_of_the_standard_come_out() {
        QCOMPARE(hex(CborWriter().number(0).take()), std::string("00"));
        QCOMPARE(hex(CborWriter().number(23).take()), std::string("17"));
        QCOMPARE(hex(CborWriter().number(24).take()), std::string("1818"));
        QCOMPARE(hex(CborWriter().number(100).take()), std::string("1864"));
        QCOMPARE(hex(CborWriter().number(1000).take()), std::string("1903e8"));
        QCOMPARE(hex(CborWriter().number(1'000'000).take()), std::string("1a000f4240"));
        QCOMPARE(hex(CborWriter().number(1'000'000'000'000).take()), std::string("1b000000e8d4a51000"));
        QCOMPARE(hex(CborWriter().number(UINT64_MAX).take()), std::string("1bffffffffffffffff"));
        QCOMPARE(hex(CborWriter().flag(false).flag(true).null().take()), std::string("f4f5f6"));
        QCOMPARE(hex(CborWriter().bytes(Bytes{1, 2, 3, 4}).take()), std::string("4401020304"));
        QCOMPARE(hex(CborWriter().text("IETF").text("\u00fc").take()), std::string("6449455446"
                                                                                   "62c3bc"));
        QCOMPARE(hex(CborWriter().array(3).number(1).number(2).number(3).take()), std::string("83010203"));
    }

    void a_longer_form_than_needed_is_refused() {
        QVERIFY(readsNumber("17"));
        QVERIFY(!readsNumber("1817"));
        QVERIFY(readsNumber("1818"));
        QVERIFY(!readsNumber("190018"));
        QVERIFY(!readsNumber("1a0000ffff"));
        QVERIFY(!readsNumber("1b00000000ffffffff"));
        QVERIFY(!readsText("7804"
                           "49455446"));
    }

    void other_kinds_and_cut_off_values_are_refused() {
        QVERIFY(!readsNumber(""));
        QVERIFY(!readsNumber("19"));
        QVERIFY(!readsNumber("1903"));
        QVERIFY(!readsNumber("0000"));               // something is left over
        QVERIFY(!readsNumber("20"));                 // a negative number
        QVERIFY(!readsNumber("f90000"));             // a float
        QVERIFY(!readsNumber("c000"));               // a tag
        QVERIFY(!readsText("7f6449455446ff"));       // an indefinite length
        QVERIFY(!readsText("6549455446"));           // longer than what there is
        QVERIFY(!readsText("62c328"));               // not UTF-8
        QVERIFY(!readsText("7bffffffffffffffff61")); // a length no memory could hold
    }

    void an_array_cannot_promise_more_than_is_there() {
        const Bytes bytes = *fromHex("9affffffff00");
        CborReader reader(bytes);
        QCOMPARE(reader.array(), std::size_t{0});
        QVERIFY(!reader.ok());
    }

    void bounds_are_kept() {
        const Bytes bytes = CborWriter().number(5).text("four").bytes(Bytes(32, 1)).array(2).take();
        CborReader right(bytes);
        QCOMPARE(right.number(5), std::uint64_t{5});
        QCOMPARE(right.text(4), std::string("four"));
        QCOMPARE(right.exactly<32>()[0], std::uint8_t{1});
        QVERIFY(right.ok());
        CborReader tooGreat(bytes);
        (void)tooGreat.number(4);
        QVERIFY(!tooGreat.ok());
        CborReader tooLong(bytes);
        (void)tooLong.number();
        (void)tooLong.text(3);
        QVERIFY(!tooLong.ok());
        CborReader otherSize(bytes);
        (void)otherSize.number();
        (void)otherSize.text();
        (void)otherSize.exactly<31>();
        QVERIFY(!otherSize.ok());
    }

    void a_reader_that_failed_stays_failed_and_gives_nothing() {
        const Bytes bytes = CborWriter().text("no number").number(7).flag(true).take();
        CborReader reader(bytes);
        QCOMPARE(reader.number(), std::uint64_t{0});
        QCOMPARE(reader.number(), std::uint64_t{0});
        QVERIFY(!reader.flag());
        QVERIFY(!reader.takeNull());
        QCOMPARE(reader.text(), std::string());
        QVERIFY(!reader.done());
    }

    void what_is_read_and_written_again_is_the_same_bytes() {
        QVERIFY(rc::check([](std::vector<std::uint64_t> from) {
            CborWriter writer;
            writeAny(writer, from, 4);
            const Bytes bytes = writer.take();
            CborReader reader(bytes);
            CborWriter again;
            copyAny(reader, again);
            RC_ASSERT(reader.done());
            RC_ASSERT(again.take() == bytes);
        }));
    }

    void of_any_bytes_only_the_one_encoding_is_accepted() {
        QVERIFY(rc::check([](const Bytes& bytes) {
            CborReader reader(bytes);
            CborWriter again;
            copyAny(reader, again);
            if (reader.done())
                RC_ASSERT(again.take() == bytes);
        }));
    }

    void a_value_of_any_kind_is_taken_whole() {
        QVERIFY(rc::check([](std::vector<std::uint64_t> from) {
            CborWriter writer;
            writeAny(writer, from, 4);
            const Bytes bytes = writer.take();
            writer.encoded(bytes).number(7);
            const Bytes both = writer.take();
            CborReader reader(both);
            const ByteView taken = reader.any();
            RC_ASSERT(std::ranges::equal(taken, bytes));
            RC_ASSERT(reader.number() == 7u && reader.done());
        }));
        QVERIFY(rc::check([](const Bytes& bytes) {
            CborReader reader(bytes);
            CborReader other(bytes);
            CborWriter again;
            reader.any();
            copyAny(other, again);
            RC_ASSERT(reader.done() == other.done());
        }));
    }
};

QTEST_APPLESS_MAIN(CborTest)
#include "cbor_test.moc"
