#include <QtTest>

#include "support/notes.h"
#include "support/soundness.h"

using namespace planetx;
using aphelion::Bytes;

namespace {

// A line of core/notes/NOTES.md.
struct Example {
    const char* hex;
    NoteOp op;
};

const std::vector<Example> examples{
    {"870100080103021903e7", SetMark{8, Object::Asteroid, Mark::Certain, Origin::OwnAnswer, 999}},
    {"8701000200010400", SetMark{2, Object::Comet, Mark::No, Origin::Hand, 0}},
    {"8401010064416e613f", Write{0, "Ana?"}},
    {"8401011260", Write{18, ""}},
    {"820102", BeginWhatIf()},
    {"820103", KeepWhatIf()},
    {"820104", DropWhatIf()},
    {"820105", Undo()},
    {"820106", Redo()},
    {"8301078283040103830a0401", FillIn{{{4, Object::Asteroid, Mark::Certain}, {10, Object::Empty, Mark::No}}}},
    {"83010802", Helped{Aid::Hint}},
};

Bytes fromHex(const char* hex) {
    const QByteArray bytes = QByteArray::fromHex(hex);
    return {bytes.begin(), bytes.end()};
}

bool isNoOp(const char* hex) { return !decodeNoteOp(fromHex(hex)); }

// Whatever can be decoded is in its one encoding.
void checkDecoding(const Bytes& bytes) {
    const auto op = decodeNoteOp(bytes);
    if (!op)
        return;
    RC_ASSERT(encode(*op) == bytes);
    (void)after(NoteSheet(Mode::Standard), *op);
}

} // namespace

// The stored form of a note sheet's operations.
class NoteEncodingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { askManyTimes(); }

    void the_examples_of_the_format_are_encoded_as_it_says() {
        QFile format(NOTES);
        QVERIFY(format.open(QIODevice::ReadOnly));
        const QByteArray page = format.readAll();
        for (const Example& example : examples) {
            QCOMPARE(encode(example.op), fromHex(example.hex));
            QVERIFY(decodeNoteOp(fromHex(example.hex)) == example.op);
            QVERIFY(page.contains("`" + QByteArray(example.hex) + "`"));
        }
        QCOMPARE(page.count("\n| `"), static_cast<qsizetype>(examples.size()));
    }

    void every_operation_comes_back_as_it_was() {
        QVERIFY(rc::check([] {
            const NoteOp op = *anyNoteOp();
            RC_ASSERT(decodeNoteOp(encode(op)) == op);
        }));
        for (const Object object : allObjects)
            for (const Mark mark : {Mark::Possible, Mark::No, Mark::Suspected, Mark::Certain}) {
                const NoteOp op = SetMark{18, object, mark, Origin::Public, UINT64_MAX};
                QVERIFY(decodeNoteOp(encode(op)) == op);
            }
    }

    void the_longest_text_comes_back_and_a_longer_one_does_not() {
        const NoteOp longest = Write{1, std::string(longestNoteText, 'x')};
        QVERIFY(decodeNoteOp(encode(longest)) == longest);
        QVERIFY(!decodeNoteOp(encode(Write{1, std::string(longestNoteText + 1, 'x')})));
    }

    void a_stored_list_folds_to_the_sheet_that_was_stored() {
        QVERIFY(rc::check([] {
            NoteSheet live(Mode::Expert);
            std::vector<Bytes> stored;
            for (const NoteOp& op : *anyNotes()) {
                live = after(std::move(live), op);
                stored.push_back(encode(op));
            }
            std::vector<NoteOp> read;
            for (const Bytes& bytes : stored)
                read.push_back(*decodeNoteOp(bytes));
            RC_ASSERT(folded(Mode::Expert, read) == live);
        }));
    }

    void what_is_not_exactly_one_operation_is_none() {
        QVERIFY(isNoOp(""));
        QVERIFY(isNoOp("820205"));           // another version
        QVERIFY(isNoOp("820107"));           // an unknown kind
        QVERIFY(isNoOp("82010500"));         // a byte too many
        QVERIFY(isNoOp("83010500"));         // a field too many
        QVERIFY(isNoOp("8101"));             // no kind
        QVERIFY(isNoOp("82011805"));         // not the shortest form
        QVERIFY(isNoOp("8701001300010400")); // sector 19
        QVERIFY(isNoOp("8701000206010400")); // object 6
        QVERIFY(isNoOp("8701000200040400")); // mark 4
        QVERIFY(isNoOp("8701000200010500")); // origin 5
        QVERIFY(isNoOp("86010002000104"));   // no entry number
        QVERIFY(isNoOp("87010002000104"));   // cut off
        QVERIFY(isNoOp("84010100"
                       "62c328")); // not UTF-8
    }

    void arbitrary_bytes_are_read_or_refused() {
        QVERIFY(rc::check([](const Bytes& bytes) { checkDecoding(bytes); }));
    }

    void a_damaged_operation_is_read_or_refused() {
        QVERIFY(rc::check([] {
            Bytes bytes = encode(*anyNoteOp());
            const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
            bytes[at] = *rc::gen::arbitrary<std::uint8_t>();
            bytes.resize(bytes.size() - (*rc::gen::inRange(0, 4) == 0 ? 1 : 0));
            checkDecoding(bytes);
        }));
    }
};

QTEST_APPLESS_MAIN(NoteEncodingTest)
#include "note_encoding_test.moc"
