#include <QtTest>

#include "support/calling.h"

using namespace planetx;
using nlohmann::json;

namespace {

const std::string sky = "GCCEGAADAAXE";
const std::string survey = R"({"player":0,"do":"survey","object":"A","from":1,"to":6})";

Called play(const std::vector<std::string>& lines, const std::vector<std::string>& more = {}) {
    std::vector<std::string> words{"play", "--sky", sky};
    words.insert(words.end(), more.begin(), more.end());
    std::string input;
    for (const std::string& line : lines)
        input += line + "\n";
    return planetxCall(words, input);
}

std::string refusalOf(const std::string& line, const std::vector<std::string>& more = {}) {
    const json answer = play({line}, more).only();
    return answer["ok"] == false && answer["message"].is_string() ? answer["refusal"].get<std::string>() : "none";
}

} // namespace

class PlayTest : public QObject {
    Q_OBJECT

private slots:
    void an_answer_has_every_field_of_the_contract() {
        const json answer = play({survey}).only();
        QVERIFY(answer["ok"] == true);
        QVERIFY(answer["answer"] == json({{"count", 1}}));
        const json expected = json::parse(R"({"phase":"turn","toAct":1,"waitingFor":[1],"earth":1,"visible":[1,6],
            "pawns":[{"t":3,"sector":4},{"t":0,"sector":1}],"targetsLeft":[2,2],
            "tokens":[{"A":4,"C":2,"D":1,"G":2},{"A":4,"C":2,"D":1,"G":2}],"theories":[],"confirmed":{},"ruledOut":[],
            "conferences":[],"finder":null,"scores":null})");
        QVERIFY(answer["board"] == expected);
    }

    void a_broken_line_gets_bad_input_and_the_next_is_read() {
        const std::vector<std::string> broken{
            "no json",
            "{",
            "[]",
            "null",
            "7",
            "\"survey\"",
            "{}",
            R"({"player":0})",
            R"({"do":"target","sector":1})",
            R"({"player":0,"do":"dance"})",
            R"({"player":0,"do":"target"})",
            R"({"player":0,"do":"target","sector":"1"})",
            R"({"player":0,"do":"target","sector":1.0})",
            R"({"player":0,"do":"target","sector":1e3})",
            R"({"player":0,"do":"target","sector":true})",
            R"({"player":0,"do":"target","sector":null})",
            R"({"player":0,"do":"target","sector":1,"extra":1})",
            R"({"player":2,"do":"target","sector":1})",
            R"({"player":-1,"do":"target","sector":1})",
            R"({"player":"0","do":"target","sector":1})",
            R"({"player":0.0,"do":"target","sector":1})",
            R"({"player":18446744073709551615,"do":"target","sector":1})",
            R"({"player":0,"do":"target","sector":123456789012345678901234567890})",
            R"({"player":0,"do":"survey","object":1,"from":1,"to":2})",
            R"({"player":0,"do":"research","topic":1})",
            R"({"player":0,"do":"theories","place":{}})",
            R"({"player":0,"do":"theories","place":[1]})",
            R"({"player":0,"do":"theories","place":[{"sector":1}]})",
            R"({"player":0,"do":"lastChance"})",
            R"({"player":0,"do":"lastChance","pass":false})",
            R"({"player":0,"do":"lastChance","pass":true,"theories":[]})",
            R"({"player":0,"do":"lastChance","locate":7})",
            R"({"do":"review","sector":9,"object":"A"})",
            R"({"do":"reveal"})",
            "{\"player\":0,\"do\":\"target\",\"sector\":1}garbage",
            "{\"player\":0,\"do\":\"\xff\xfe\",\"sector\":1}",
            std::string("{\"player\":0,\0\"do\":\"target\"}", 27),
            std::string(100'000, '['),
            "{\"player\":0,\"do\":\"target\",\"sector\":1," + std::string(10'000'000, ' ') + "\"a\":1}",
        };
        auto lines = broken;
        lines.push_back(survey);
        const auto answers = play(lines).lines();
        QCOMPARE(answers.size(), lines.size());
        for (std::size_t i = 0; i < broken.size(); ++i)
            QVERIFY2(answers[i]["refusal"] == "BadInput", broken[i].substr(0, 100).c_str());
        QVERIFY(answers.back()["ok"] == true);
    }

    void what_does_not_exist_is_refused_by_name() {
        QCOMPARE(refusalOf(R"({"player":0,"do":"target","sector":13})"), std::string("BadSector"));
        QCOMPARE(refusalOf(R"({"player":0,"do":"target","sector":0})"), std::string("BadSector"));
        QCOMPARE(refusalOf(R"({"player":0,"do":"target","sector":-9223372036854775808})"), std::string("BadSector"));
        QCOMPARE(refusalOf(R"({"player":0,"do":"target","sector":18446744073709551615})"), std::string("BadSector"));
        QCOMPARE(refusalOf(R"({"player":0,"do":"survey","object":"Z","from":1,"to":2})"), std::string("BadObject"));
        QCOMPARE(refusalOf(R"({"player":0,"do":"survey","object":"X","from":1,"to":2})"), std::string("BadObject"));
        QCOMPARE(refusalOf(R"({"player":0,"do":"research","topic":"G"})"), std::string("UnknownTopic"));
        QCOMPARE(refusalOf(R"({"player":0,"do":"research","topic":"AB"})"), std::string("UnknownTopic"));
        QCOMPARE(refusalOf(R"({"player":0,"do":"research","topic":""})"), std::string("UnknownTopic"));
    }

    void blank_lines_are_ignored() {
        QCOMPARE(play({"", "  ", "\t", "\r", survey, ""}).lines().size(), std::size_t{1});
    }

    void with_the_board_on_the_table_turns_phases_and_visibility_are_not_enforced() {
        const std::vector<std::string> board{"--board"};
        const auto answers =
            play({R"({"player":1,"do":"survey","object":"A","from":6,"to":11})",
                  R"({"player":1,"do":"research","topic":"A"})", R"({"player":1,"do":"research","topic":"B"})",
                  R"({"player":1,"do":"target","sector":11})", R"({"player":1,"do":"target","sector":8})",
                  R"({"do":"review","sector":9,"object":"A"})", R"({"do":"review","sector":8,"object":"G"})",
                  R"({"do":"conference","name":"X1"})",
                  R"({"player":0,"do":"locate","sector":11,"before":"A","after":"E"})",
                  R"({"player":1,"do":"locate","sector":11,"before":"A","after":"E"})", R"({"do":"reveal"})"},
                 board)
                .lines();
        QCOMPARE(answers.size(), std::size_t{11});
        for (const json& answer : answers)
            QVERIFY(answer["ok"] == true);
        QVERIFY(answers[0]["answer"] == json({{"count", 4}}));
        QVERIFY(answers[3]["answer"] == json({{"object", "E"}}));
        QVERIFY(answers[5]["answer"] == json({{"correct", true}}));
        QVERIFY(answers[6]["answer"] == json({{"correct", false}}));
        QVERIFY(answers[6]["board"]["confirmed"] == json({{"9", "A"}}));
        QVERIFY(answers[6]["board"]["ruledOut"] == json::parse(R"([{"sector":8,"object":"G"}])"));
        QVERIFY(answers[7]["answer"]["clue"]["x"] == "X");
        QVERIFY(answers[7]["board"]["conferences"] == json::array({"X1"}));
        QVERIFY(answers[9]["board"]["finder"] == 0);
        QVERIFY(answers[10]["answer"] == json({{"sky", sky}}));
        QVERIFY(answers[10]["board"]["phase"] == "over");
    }

    void with_the_board_on_the_table_the_impossible_is_still_refused() {
        const std::vector<std::string> board{"--board"};
        QCOMPARE(refusalOf(R"({"player":0,"do":"survey","object":"A","from":1,"to":7})", board),
                 std::string("RangeTooWide"));
        QCOMPARE(refusalOf(R"({"do":"review","sector":13,"object":"A"})", board), std::string("BadSector"));
        QCOMPARE(refusalOf(R"({"do":"review","sector":1,"object":"E"})", board), std::string("BadObject"));
        QCOMPARE(refusalOf(R"({"do":"conference","name":"X2"})", board), std::string("UnknownTopic"));
        const std::string target = R"({"player":0,"do":"target","sector":1})";
        QVERIFY(play({target, target, target}, board).lines()[2]["refusal"] == "NoTargetLeft");
        QVERIFY(play({R"({"do":"reveal"})", survey}, board).lines()[1]["refusal"] == "WrongPhase");
    }
};

QTEST_APPLESS_MAIN(PlayTest)
#include "play_test.moc"
