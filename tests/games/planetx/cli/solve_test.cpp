#include <QtTest>

#include "planetx/rules/sky.h"
#include "support/calling.h"

using namespace planetx;
using nlohmann::json;

namespace {

std::vector<std::string> keys(const json& value) {
    std::vector<std::string> found;
    for (const auto& [key, part] : value.items())
        found.push_back(key);
    return found;
}

json skies(int n) { return {{"skies", n}}; }

bool isRefusal(const json& line) {
    return line.size() == 3 && line["ok"] == false && line["refusal"] == "BadInput" && line["message"].is_string();
}

Called explained(const std::string& claim, const std::string& evidence) {
    return planetxCall({"explain", "standard", "--claim", claim}, evidence);
}

} // namespace

class SolveTest : public QObject {
    Q_OBJECT

private slots:
    void without_evidence_all_skies_are_left() {
        const auto called = planetxCall({"solve", "expert"});
        QCOMPARE(called.exitCode, 0);
        QCOMPARE(called.lines().size(), std::size_t{1});
        QCOMPARE(called.only()["skies"].get<int>(), 1'138'272);
    }

    void every_line_of_evidence_is_answered_by_how_many_skies_are_left() {
        const auto lines = planetxCall({"solve", "standard"}, R"({"is":{"sector":1,"object":"E"}}
{"target":{"sector":1,"object":"E"}}
{"survey":{"object":"E","from":12,"to":3,"count":1}}
{"not":{"sector":1,"object":"X"}}
{"clue":{"kind":"noneWithin","x":"C","y":"C","n":3}}
)")
                               .lines();
        QCOMPARE(lines.size(), std::size_t{6});
        for (std::size_t i = 0; i < 5; ++i)
            QCOMPARE(keys(lines[i]), std::vector<std::string>{"skies"});
        QVERIFY(lines[0] == lines[1]); // what is empty appears empty
        QVERIFY(lines[2]["skies"] < lines[1]["skies"]);
        QVERIFY(lines[3] == lines[2]);
        QCOMPARE(lines[5]["skies"], lines[4]["skies"]);
    }

    void the_end_has_every_field_of_the_contract() {
        const json end = planetxCall({"solve", "expert", "--visible", "15"}).only();
        QCOMPARE(end["marginals"].size(), std::size_t{18});
        for (const json& sector : end["marginals"]) {
            double sum = 0;
            for (const char* object : {"C", "A", "D", "G", "E", "X"})
                sum += sector.at(object).get<double>();
            QVERIFY(std::abs(sum - 1) < 1e-9);
        }
        QCOMPARE(end["best"].size(), std::size_t{10});
        for (const json& action : end["best"]) {
            const std::string key = action["do"] == "survey" ? "from" : "sector";
            const int sector = action.at(key);
            QVERIFY(sector >= 15 || sector <= 5);
            QCOMPARE(action["bitsPerTime"].get<double>(), action["bits"].get<double>() / action["cost"].get<int>());
        }
        QVERIFY(planetxCall({"solve", "standard"}).out.find(R"("marginals":[{"C":0.0,"A":)") != std::string::npos);
    }

    void a_line_that_is_no_evidence_is_refused_and_changes_nothing() {
        const auto lines = planetxCall({"solve", "standard"}, R"({"is":{"sector":2,"object":"C"}}
 	
{"is":{"sector":13,"object":"A"}}
{"is":{"sector":1,"object":"A"}}
)")
                               .lines();
        QCOMPARE(lines.size(), std::size_t{4});
        QVERIFY(isRefusal(lines[1]));
        QVERIFY(lines[2]["skies"] < lines[0]["skies"]);
    }

    void what_is_no_evidence() {
        const std::vector<std::string> refused{
            "evidence",
            "[]",
            "{}",
            R"({"is":{"sector":1,"object":"A"},"not":{"sector":2,"object":"A"}})",
            R"({"locate":{"sector":1,"before":"A","after":"E"}})",
            R"({"survey":{"object":"A","from":1,"to":3}})",
            R"({"survey":{"object":"A","from":1,"to":3,"count":1,"player":0}})",
            R"({"survey":{"object":"A","from":1,"to":3,"count":1.0}})",
            R"({"survey":{"object":"A","from":1,"to":13,"count":1}})",
            R"({"survey":{"object":"X","from":1,"to":3,"count":1}})", // a survey of Planet X does not exist
            R"({"survey":{"object":"A","from":1,"to":7,"count":1}})", // more than half of the ring
            R"({"survey":{"object":"A","from":12,"to":6,"count":1}})",
            R"({"target":{"sector":1,"object":"X"}})", // Planet X appears empty
            R"({"target":{"sector":0,"object":"E"}})",
            R"({"target":{"sector":"1","object":"E"}})",
            R"({"not":{"sector":4294967297,"object":"E"}})",
            R"({"not":{"sector":1,"object":"e"}})",
            R"({"not":{"sector":1,"object":"EE"}})",
            R"({"not":{"sector":1,"object":""}})",
            R"({"not":{"sector":1,"object":null}})",
            R"({"clue":"everyWithin"})",
            R"({"clue":{"x":"A"}})",
            R"({"clue":{"kind":"everyNear","x":"A","y":"C"}})",
            R"({"clue":{"kind":7,"x":"A","y":"C"}})",
            R"({"clue":{"kind":"everyWithin","x":"A","y":"C"}})",
            R"({"clue":{"kind":"everyWithin","x":"A","n":3}})",
            R"({"clue":{"kind":"everyWithin","x":"A","y":"C","n":0}})",
            R"({"clue":{"kind":"everyWithin","x":"A","y":"C","n":13}})",
            R"({"clue":{"kind":"everyAdjacent","x":"A","y":"C","n":1}})",
            R"({"clue":{"kind":"everyAdjacent","x":"A","y":"E"}})",
            R"({"clue":{"kind":"everyAdjacent","x":"X","y":"A"}})",
            R"({"clue":{"kind":"consecutive","x":"A","y":"A"}})",
            R"({"clue":{"kind":"notAdjacent","x":"A","y":"C"}})", // conferences are about Planet X
            R"({"clue":{"kind":"within","x":"X","y":"X","n":2}})",
            std::string(70'000, ' ') + "{}",
        };
        for (const std::string& line : refused) {
            const auto lines = planetxCall({"solve", "standard"}, line).lines();
            QVERIFY2(lines.size() == 2 && isRefusal(lines[0]), line.c_str());
            QCOMPARE(lines[1]["skies"].get<int>(), 4446);
        }
    }

    void what_cannot_be_is_evidence_that_leaves_no_sky() {
        for (const char* line : {R"({"survey":{"object":"A","from":1,"to":6,"count":7}})",
                                 R"({"survey":{"object":"E","from":1,"to":6,"count":-1}})",
                                 R"({"survey":{"object":"C","from":1,"to":1,"count":1}})",
                                 R"({"survey":{"object":"D","from":1,"to":1,"count":18446744073709551615}})",
                                 R"({"is":{"sector":1,"object":"C"}})", R"({"clue":{"kind":"runOf","x":"D","n":3}})"}) {
            const auto lines = planetxCall({"solve", "standard"}, line).lines();
            QVERIFY2(lines.size() == 2 && lines[0] == skies(0), line);
            for (const json& sector : lines[1]["marginals"])
                for (const json& chance : sector)
                    QVERIFY(chance == 0);
            QCOMPARE(lines[1]["best"].size(), std::size_t{10});
            for (const json& action : lines[1]["best"])
                QVERIFY(action["bits"] == 0 && action["bitsPerTime"] == 0 && action["cost"] > 0);
        }
    }

    void clues_and_starting_facts_of_a_deal_are_evidence_in_its_own_words() {
        for (const char* code : {"S7KM-4QXE", "EJPD-3607"}) {
            const json deal = planetxCall({"deal", code}).only();
            std::string evidence;
            for (const char* part : {"topics", "conferences"})
                for (const json& announced : deal[part])
                    evidence += json{{"clue", announced["clue"]}}.dump() + "\n";
            for (const json& fact : deal["start"]["spring"])
                evidence += json{{"not", {{"sector", fact["sector"]}, {"object", fact["not"]}}}}.dump() + "\n";
            const auto lines = planetxCall({"solve", deal["mode"]}, evidence).lines();
            for (const json& line : lines)
                QVERIFY(line.contains("skies") && line["skies"] > 0);
        }
    }

    void explain_says_from_which_lines_a_claim_follows() {
        const auto called = explained(R"({"sector":4,"not":"A"})", R"({"not":{"sector":1,"object":"A"}}

no evidence
{"survey":{"object":"A","from":3,"to":5,"count":0}}
)");
        QCOMPARE(called.exitCode, 0);
        QCOMPARE(called.lines().size(), std::size_t{2});
        QVERIFY(isRefusal(called.lines()[0]));
        QCOMPARE(called.out.substr(called.out.find('\n') + 1), std::string("{\"holds\":true,\"because\":[4]}\n"));
    }

    void the_laws_need_no_line() {
        QCOMPARE(explained(R"({"sector":1,"not":"C"})", "").out, std::string("{\"holds\":true,\"because\":[]}\n"));
    }

    void explain_shows_a_sky_that_speaks_against_the_claim() {
        const json told = explained(R"({"sector":1,"is":"X"})", R"({"target":{"sector":1,"object":"E"}})").only();
        QCOMPARE(keys(told), (std::vector<std::string>{"counterexample", "holds"}));
        QVERIFY(told["holds"] == false);
        const auto sky = skyOf(told["counterexample"].get<std::string>());
        QVERIFY(sky && !brokenLaw(*sky) && sky->at(1) == Object::Empty);
    }

    void explain_says_which_lines_contradict_each_other() {
        const auto called = explained(R"({"sector":1,"is":"X"})", R"({"is":{"sector":1,"object":"A"}}
{"is":{"sector":9,"object":"X"}}
{"not":{"sector":4,"object":"A"}}
{"is":{"sector":10,"object":"D"}}
)");
        QCOMPARE(called.out, std::string("{\"contradiction\":[2,4]}\n"));
    }

    void a_wrong_call_exits_2_with_a_message_and_prints_nothing() {
        const std::vector<std::vector<std::string>> wrongCalls{
            {"solve"},
            {"solve", "easy"},
            {"solve", "standard", "--visible"},
            {"solve", "standard", "--visible", "0"},
            {"solve", "standard", "--visible", "13"},
            {"solve", "expert", "--visible", "19"},
            {"solve", "standard", "--visible", "x"},
            {"solve", "standard", "--claim", R"({"sector":1,"not":"C"})"},
            {"explain", "standard"},
            {"explain", "--claim", R"({"sector":1,"not":"C"})"},
            {"explain", "standard", "--claim", ""},
            {"explain", "standard", "--claim", "5"},
            {"explain", "standard", "--claim", R"({"sector":13,"not":"C"})"},
            {"explain", "standard", "--claim", R"({"sector":1.0,"not":"C"})"},
            {"explain", "standard", "--claim", R"({"sector":1,"not":"P"})"},
            {"explain", "standard", "--claim", R"({"sector":1})"},
            {"explain", "standard", "--claim", R"({"sector":1,"not":"C","is":"A"})"},
            {"explain", "standard", "--claim", R"({"not":{"sector":1,"object":"C"}})"},
        };
        for (const auto& words : wrongCalls) {
            const auto called = planetxCall(words, "{\"is\":{\"sector\":1,\"object\":\"A\"}}\n");
            QCOMPARE(called.exitCode, 2);
            QCOMPARE(called.out, std::string());
            QVERIFY(called.messages.starts_with("planetx: "));
        }
    }
};

QTEST_APPLESS_MAIN(SolveTest)
#include "solve_test.moc"
