#include <QtTest>

#include "planetx/front/at_session.h"
#include "planetx/play/table_summary.h"

using namespace planetx;

namespace {

aphelion::PublicKey keyOf(std::uint8_t byte) {
    aphelion::PublicKey key{};
    key.fill(byte);
    return key;
}

const Setup setup{GameCode(Mode::Expert, 815), Play::OnScreen, Help::Hints, {2, 0, 1}};
const Wish wish{Season::Autumn, Level::Genius, 3, {}};
const Wish bot{Season::Summer, Level::Beginner, 1, Skill::Professor};

TableSummary running() {
    return {GameCode(Mode::Standard, 4711), Play::WithBoard, {"Ana", "Zoé"}, Phase::Theories, {}};
}

TableSummary over() {
    return {GameCode(Mode::Standard, 4711),
            Play::OnScreen,
            {"Ana", "Zoé"},
            Phase::Over,
            {{17, 1, true, 24, {}}, {std::nullopt, 0, false, std::nullopt, {}}}};
}

GatheredTable gathered() {
    return {Play::WithBoard, Help::Checker, {{keyOf(1), "Ana", encode(wish)}, {keyOf(2), "Zoé", encode(bot)}}};
}

std::vector<GameResult> results() {
    GameResult won{
        {1, 2, 3}, 1'700'000'000'001, GameCode(Mode::Expert, 815), Play::OnScreen, 3, 2, {17, 1, true, 24, "SSRTX"},
        {1, 2, 3}};
    GameResult beside{{4}, 1'700'000'000'002, GameCode(Mode::Standard, 4711), Play::WithBoard, 2, 0, {}, {}};
    return {won, beside};
}

} // namespace

// Bytes that stand in logs and files of people's devices and travel between versions: they never change.
class GoldenBytesTest : public QObject {
    Q_OBJECT

private slots:
    void values_are_written_as_ever_data() {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("golden");
        const auto row = [](const char* name, const aphelion::Bytes& bytes, const char* golden) {
            QTest::newRow(name) << QString::fromStdString(aphelion::hex(bytes)) << QString::fromLatin1(golden);
        };
        row("setup", encode(setup), "850169453030302d30534646000383020001");
        row("wish", encode(wish), "83020303");
        row("wish of a bot", encode(bot), "8401010102");
        row("gathering", encode(gathered()),
            "8401010282835820010101010101010101010101010101010101010101010101010101010101010163416e6144830203"
            "038358200202020202020202020202020202020202020202020202020202020202020202645a6fc3a9458401010102");
        row("summary of a game that runs", encode(running()), "850169533030302d344b374601028263416e61645a6fc3a9");
        row("summary of a game that is over", encode(over()),
            "860269533030302d344b374600078263416e61645a6fc3a982841101f5181884f600f4f6");
        row("results", encode(results()),
            "8201828c50010203000000000000000000000000001b0000018bcfe5680169453030302d305346460003021101f51818"
            "655353525458830102038c50040000000000000000000000000000001b0000018bcfe5680269533030302d344b374601"
            "0200f600f4f66083000000");
    }

    void values_are_written_as_ever() {
        QFETCH(QString, written);
        QFETCH(QString, golden);
        QCOMPARE(written, golden);
    }

    void and_read_as_ever() {
        QVERIFY(decodeSetup(encode(setup)) == setup);
        QVERIFY(decodeWish(encode(wish)) == wish);
        QVERIFY(decodeWish(encode(bot)) == bot);
        QVERIFY(decodeGathered(encode(gathered())) == gathered());
        QVERIFY(decodeSummary(encode(running())) == running());
        QVERIFY(decodeSummary(encode(over())) == over());
        QVERIFY(decodeResults(encode(results())) == results());
    }
};

QTEST_APPLESS_MAIN(GoldenBytesTest)
#include "golden_bytes_test.moc"
