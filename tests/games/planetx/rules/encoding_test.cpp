#include <QtTest>

#include "base/cbor.h"
#include "planetx/rules/encoding.h"
#include "support/random_play.h"

#include <rapidcheck.h>

using namespace planetx;
using aphelion::Bytes;
using aphelion::fromHex;
using aphelion::hex;

class EncodingTest : public QObject {
    Q_OBJECT

private slots:
    // The examples of ENCODING.md.
    void the_written_examples_hold() {
        QCOMPARE(hex(encode(Event(Surveyed{2, Object::Comet, {7, 11}}))), std::string("000200070b"));
        QCOMPARE(hex(encode(Event(Researched{0, 'B'}))), std::string("02001842"));
        QCOMPARE(hex(encode(Event(TheoriesPlaced{1, {9, 4}}))), std::string("0601820904"));
        QCOMPARE(hex(encode(Answer(SurveyCount{3}))), std::string("0003"));
        const Clue clue{ClueKind::NoneWithin, Object::Asteroid, Object::Comet, 2};
        QCOMPARE(hex(encode(Answer(ClueRead{clue}))), std::string("028407010002"));
    }

    // Files of old games must open: a kind never changes its number.
    void every_kind_keeps_its_number() {
        const std::vector<Event> events{Surveyed{},       Targeted{},       Researched{},     Located{},
                                        ConferenceHeld{}, TheoriesSealed{}, TheoriesPlaced{}, TheoryTurnedUp{},
                                        TheoryVoided{},   SeatTaken{},      SeatReleased{},   SeatRekeyed{},
                                        Reviewed{},       Revealed{},       TakenBack{},      SeatLent{}};
        for (std::size_t i = 0; i < events.size(); ++i)
            QCOMPARE(static_cast<std::size_t>(encode(events[i])[0]), i);
        QCOMPARE(events.size(), std::variant_size_v<Event>);
        const std::vector<Answer> answers{SurveyCount{}, Appears{}, ClueRead{},
                                          Found{},       Verdict{}, *skyOf("DCAAGECAAXEG")};
        for (std::size_t i = 0; i < answers.size(); ++i)
            QCOMPARE(static_cast<std::size_t>(encode(answers[i])[0]), i);
        QCOMPARE(answers.size(), std::variant_size_v<Answer>);
    }

    void whatever_happens_in_a_game_can_be_written_and_read() {
        QVERIFY(rc::check([](std::uint64_t seed, bool expert, bool withBoard) {
            RandomPlay game(expert ? Mode::Expert : Mode::Standard, 3, seed,
                            withBoard ? Play::WithBoard : Play::OnScreen);
            for (int moves = 0; moves < 60 && !game.over(); ++moves)
                game.moveOn(20);
            const Oracle& oracle = game.umpire().oracle();
            for (const Event& event : game.events()) {
                RC_ASSERT(*decodeEvent(encode(event)) == event);
                if (const auto answer = oracle.answer(event))
                    RC_ASSERT(*decodeAnswer(encode(*answer)) == *answer);
            }
        }));
    }

    void a_newer_kind_is_told_from_a_broken_one() {
        QCOMPARE(decodeEvent(*fromHex("10")).fault(), DecodingFault::UnknownKind);
        QCOMPARE(decodeEvent(*fromHex("1864")).fault(), DecodingFault::UnknownKind);
        QCOMPARE(decodeAnswer(*fromHex("06")).fault(), DecodingFault::UnknownKind);
        QCOMPARE(decodeEvent({}).fault(), DecodingFault::Broken);
    }

    void fields_out_of_bounds_are_broken() {
        for (const char* text : {"000200070b00", // something left over
                                 "0002000700",   // sector 0
                                 "0002000713",   // sector 19
                                 "000400070b",   // player 4
                                 "000206070b",   // object 6
                                 "00020007180b", // not the shortest form
                                 "02001840",     // topic @
                                 "02001847",     // topic G
                                 "0300f6",       // neither true nor false
                                 "0402",         // conference 3
                                 "06019820",     // more sectors than there are bytes
                                 "05"})
            QVERIFY2(decodeEvent(*fromHex(text)) == (aphelion::Result<Event, DecodingFault>(DecodingFault::Broken)),
                     text);
        QVERIFY(decodeAnswer(*fromHex("056c444341414745434141584547")).ok());
        QVERIFY(!decodeAnswer(*fromHex("056344434f")).ok());   // no sky
        QVERIFY(!decodeAnswer(*fromHex("028410010002")).ok()); // no such kind of clue
    }

    void any_bytes_are_refused_or_the_one_encoding() {
        QVERIFY(rc::check([](Bytes bytes) {
            if (!bytes.empty())
                bytes[0] %= 16;
            if (const auto event = decodeEvent(bytes))
                RC_ASSERT(encode(*event) == bytes);
            if (const auto answer = decodeAnswer(bytes))
                RC_ASSERT(encode(*answer) == bytes);
        }));
    }
};

QTEST_APPLESS_MAIN(EncodingTest)
#include "encoding_test.moc"
