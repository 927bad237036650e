#include <QtTest>

#include "support/calling.h"

using namespace planetx;

class BotsTest : public QObject {
    Q_OBJECT

private slots:
    void every_line_is_what_play_answers_to_the_same_command() {
        for (const char* level : {"assistant", "laureate"}) {
            const auto bots = planetxCall({"bots", "S7KM-4QXE", "--bots", "3", "--level", level, "--seed", "5"});
            QCOMPARE(bots.exitCode, 0);
            const auto actions = bots.lines();
            QVERIFY(actions.size() > 10);
            std::string commands;
            for (std::size_t i = 0; i + 1 < actions.size(); ++i)
                commands += actions[i].at("command").dump() + '\n';
            const auto played = planetxCall({"play", "--code", "S7KM-4QXE", "--players", "3"}, commands);
            const auto answers = played.lines();
            QCOMPARE(answers.size() + 1, actions.size());
            for (std::size_t i = 0; i < answers.size(); ++i) {
                nlohmann::json line = actions[i];
                line.erase("command");
                QCOMPARE(line.dump(), answers[i].dump());
                QVERIFY(line.at("ok").get<bool>());
            }
            QCOMPARE(answers.back().at("board").at("phase").get<std::string>(), std::string("over"));
            QCOMPARE(actions.back().at("scores").dump(), answers.back().at("board").at("scores").dump());
        }
    }

    void the_seed_gives_the_game() {
        const std::vector<std::string> words{"bots", "S7KM-4QXE", "--bots", "2", "--level", "assistant", "--seed", "1"};
        QVERIFY(planetxCall(words).lines() == planetxCall(words).lines());
        auto others = words;
        others.back() = "2";
        QVERIFY(planetxCall(words).lines() != planetxCall(others).lines());
    }

    void wrong_calls_are_refused() {
        for (const std::vector<std::string>& words :
             std::vector<std::vector<std::string>>{{"bots"},
                                                   {"bots", "S7KM-4QXE"},
                                                   {"bots", "S7KM-4QXF", "--bots", "2"},
                                                   {"bots", "S7KM-4QXE", "--bots", "0"},
                                                   {"bots", "S7KM-4QXE", "--bots", "5"},
                                                   {"bots", "S7KM-4QXE", "--bots", "2", "--level", "genius"},
                                                   {"bots", "S7KM-4QXE", "--bots", "2", "--seed", "x"}}) {
            const auto refused = planetxCall(words);
            QCOMPARE(refused.exitCode, 2);
            QVERIFY(refused.lines().empty());
        }
    }
};

QTEST_APPLESS_MAIN(BotsTest)
#include "bots_test.moc"
