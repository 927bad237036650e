#include <QtTest>

#include "planetx/rules/hearing.h"
#include "support/random_play.h"
#include "support/table.h"

#include <rapidcheck.h>

using namespace planetx;

namespace {

// What only the asker's own device can know.
bool isSecret(Refusal refusal) { return refusal == Refusal::NoToken || refusal == Refusal::DuplicateTheory; }

// What the sealed part of an ask hides from everybody else until it is opened.
bool isHidden(const Action& action, Refusal refusal) {
    if (std::holds_alternative<SubmitTheories>(action))
        return refusal != Refusal::WrongPhase && refusal != Refusal::AlreadyChosen && refusal != Refusal::BadInput;
    if (std::holds_alternative<Locate>(action) || std::holds_alternative<LastChance>(action))
        return isSecret(refusal) || refusal == Refusal::BadSector || refusal == Refusal::BadObject ||
               refusal == Refusal::WrongPhase; // the event is the same in a turn and in the last chance
    return false;
}

} // namespace

class HearingTest : public QObject {
    Q_OBJECT

private slots:
    // Everything the umpire announces could have been admitted by anybody who only saw the board.
    void everything_heard_in_a_game_may_be_heard() {
        QVERIFY(rc::check([](std::uint64_t seed, bool expert, bool withBoard) {
            RandomPlay game(expert ? Mode::Expert : Mode::Standard, 3, seed,
                            withBoard ? Play::WithBoard : Play::OnScreen);
            for (int moves = 0; moves < 80 && !game.over(); ++moves)
                game.moveOn(20);
            Board board = game.start();
            for (const Event& event : game.events()) {
                RC_ASSERT(refusal(board, event) == std::nullopt);
                board = after(std::move(board), event);
            }
        }));
    }

    // What is refused to the player is refused to whoever writes it into the log, unless it is secret.
    void what_a_player_may_not_do_may_not_be_heard() {
        int refused = 0;
        QVERIFY(rc::check([&](std::uint64_t seed, bool expert, bool withBoard) {
            RandomPlay game(expert ? Mode::Expert : Mode::Standard, 3, seed,
                            withBoard ? Play::WithBoard : Play::OnScreen);
            for (int moves = 0; moves < 60 && !game.over(); ++moves) {
                game.move();
                for (PlayerId who = 0; who < 3; ++who) {
                    const Action action = game.anyAction();
                    const auto why = refusal(game.board(), game.umpire().hand(who), who, action);
                    if (!why || isHidden(action, *why))
                        continue;
                    RC_ASSERT(refusal(game.board(), game.umpire().oracle().heard(who, action)) != std::nullopt);
                    ++refused;
                }
            }
        }));
        QVERIFY(refused > 1000);
    }

    void nobody_turns_up_what_is_not_due() {
        Table table(newBoard(Mode::Standard, Play::OnScreen, {0, 1}));
        table.theoryPhase({{0, {{9, Object::Asteroid}}}});
        const TokenId token{0, 9, 1};
        QCOMPARE(refusal(table.board(), TheoryTurnedUp{token, Object::Asteroid, true}), Refusal::WrongPhase);
        QCOMPARE(refusal(table.board(), TheoryVoided{token}), Refusal::WrongPhase);
        QCOMPARE(refusal(table.board(), ConferenceHeld{0}), Refusal::WrongPhase);
        QCOMPARE(refusal(table.board(), TheoriesPlaced{0, {9}}), Refusal::WrongPhase);
    }

    void places_that_break_the_rules_are_not_heard() {
        Table table(newBoard(Mode::Expert, Play::OnScreen, {0, 1}));
        table.playToTheoryPhase();
        Board board = afterAll(table.board(), {TheoriesSealed{0}, TheoriesSealed{1}});
        QCOMPARE(refusal(board, TheoriesPlaced{0, {4, 5}}), allowed);
        QCOMPARE(refusal(board, TheoriesPlaced{0, {4, 5, 6}}), Refusal::TooManyTheories);
        QCOMPARE(refusal(board, TheoriesPlaced{0, {4, 4}}), Refusal::TwoInOneSector);
        board.confirmed[4] = Object::Asteroid;
        QCOMPARE(refusal(board, TheoriesPlaced{0, {4}}), Refusal::SectorConfirmed);
        board = after(board, TheoriesPlaced{0, {5}});
        QCOMPARE(refusal(board, TheoriesPlaced{0, {5}}), Refusal::WrongPhase);
    }

    void an_event_speaks_for_the_player_it_names() {
        QCOMPARE(speaker(Surveyed{2, Object::Comet, {7, 11}}), std::optional(2));
        QCOMPARE(speaker(TheoryTurnedUp{{3, 9, 1}, Object::Comet, true}), std::optional(3));
        QCOMPARE(speaker(TakenBack{1}), std::optional(1));
        QCOMPARE(speaker(ConferenceHeld{0}), std::optional<PlayerId>());
        QCOMPARE(speaker(SeatReleased{1}), std::optional<PlayerId>());
        QCOMPARE(speaker(TheoryVoided{{3, 9, 1}}), std::optional<PlayerId>());
    }
};

QTEST_APPLESS_MAIN(HearingTest)
#include "hearing_test.moc"
