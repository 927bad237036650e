#include <QtTest>

#include "support/calling.h"

using namespace planetx;
using nlohmann::json;

class CallsTest : public QObject {
    Q_OBJECT

private slots:
    void count_tells_how_many_skies_there_are() {
        QCOMPARE(planetxCall({"count", "standard"}).out, std::string("{\"mode\":\"standard\",\"skies\":4446}\n"));
        QCOMPARE(planetxCall({"count", "expert"}).out, std::string("{\"mode\":\"expert\",\"skies\":1138272}\n"));
    }

    void new_makes_a_right_code_of_the_mode() {
        const std::string code = planetxCall({"new", "expert", "--seed", "18446744073709551615"}).only()["code"];
        QCOMPARE(planetxCall({"check", code}).only()["mode"].get<std::string>(), std::string("expert"));
        QCOMPARE(planetxCall({"new", "expert", "--seed", "18446744073709551615"}).only()["code"].get<std::string>(),
                 code);
        QVERIFY(planetxCall({"new", "standard"}).only() != planetxCall({"new", "standard"}).only());
    }

    void check_says_what_is_wrong_with_a_code_and_exits_0() {
        const auto good = planetxCall({"check", "s7km 4qxe"});
        QVERIFY(good.only() == json({{"ok", true}, {"mode", "standard"}, {"lobby", "S7"}}));
        for (const auto& [code, error] :
             {std::pair("S7KM", "length"), {"S7KM-4QXU", "symbol"}, {"S7KM-4QXF", "check symbol"}}) {
            const auto bad = planetxCall({"check", code});
            QCOMPARE(bad.exitCode, 0);
            QVERIFY(bad.only() == json({{"ok", false}, {"error", error}}));
            QVERIFY(!bad.messages.empty());
        }
    }

    void a_deal_has_every_field_of_the_contract() {
        const json deal = planetxCall({"deal", "S7KM-4QXE"}).only();
        QCOMPARE(deal["code"].get<std::string>(), std::string("S7KM-4QXE"));
        QCOMPARE(deal["mode"].get<std::string>(), std::string("standard"));
        QCOMPARE(deal["sky"].get<std::string>().size(), std::size_t{12});
        QCOMPARE(deal["topics"].size(), std::size_t{6});
        QCOMPARE(deal["conferences"].size(), std::size_t{1});
        char letter = 'A';
        for (const json& topic : deal["topics"]) {
            QCOMPARE(topic["letter"].get<std::string>(), std::string(1, letter++));
            QCOMPARE(topic["title"][0], topic["clue"]["x"]);
            QVERIFY(topic["text"].is_string());
        }
        QCOMPARE(deal["conferences"][0]["name"].get<std::string>(), std::string("X1"));
        for (const char* season : {"spring", "summer", "autumn", "winter"})
            QCOMPARE(deal["start"][season].size(), std::size_t{12});
    }

    void a_wrong_call_exits_2_with_a_message_and_prints_nothing() {
        const std::vector<std::vector<std::string>> wrongCalls{
            {},
            {"guess", "standard"},
            {"count"},
            {"count", "easy"},
            {"count", "standard", "expert"},
            {"new", "standard", "--seed"},
            {"new", "standard", "--seed", "-1"},
            {"new", "standard", "--seed", "18446744073709551616"},
            {"new", "standard", "--seed", "7x"},
            {"check"},
            {"deal", "S7KM-4QXF"},
            {"deal", "AB12"},
            {"play"},
            {"play", "--code", "S7KM-4QXE", "--sky", "GCCEGAADAAXE"},
            {"play", "--code", "S7KM-4QXF"},
            {"play", "--sky", "GCCEGAADAAX"},
            {"play", "--sky", "GCCEGAADAAXZ"},
            {"play", "--sky", "CGCEGAADAAXE"},
            {"play", "--sky", "GCCEGAADAAXE", "--players", "0"},
            {"play", "--sky", "GCCEGAADAAXE", "--players", "5"},
            {"play", "--sky", "GCCEGAADAAXE", "--players", "3", "--order", "0,1"},
            {"play", "--sky", "GCCEGAADAAXE", "--order", "0,0"},
            {"play", "--sky", "GCCEGAADAAXE", "--order", "0,2"},
            {"play", "--sky", "GCCEGAADAAXE", "--order", "0,1,"},
            {"play", "--sky", "GCCEGAADAAXE", "--order", ""},
            {"play", "--sky", "GCCEGAADAAXE", "--level", "3"},
            {"play", "extra", "--sky", "GCCEGAADAAXE"},
        };
        for (const auto& words : wrongCalls) {
            const auto called = planetxCall(words, "{}\n");
            QCOMPARE(called.exitCode, 2);
            QCOMPARE(called.out, std::string());
            QVERIFY(called.messages.starts_with("planetx: "));
        }
    }

    void help_says_that_the_sky_is_shown_and_names_every_call() {
        const auto called = planetxCall({"help"});
        QCOMPARE(called.exitCode, 0);
        QVERIFY(called.out.find("shows the hidden sky") != std::string::npos);
        for (const char* verb : {"count", "new", "check", "deal", "play", "solve", "explain", "bots"})
            QVERIFY(called.out.find(std::string("planetx ") + verb) != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(CallsTest)
#include "calls_test.moc"
