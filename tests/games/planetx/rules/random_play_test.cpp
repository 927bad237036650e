#include <QtTest>

#include "support/random_play.h"
#include "support/soundness.h"

#include "planetx/rules/after.h"
#include "planetx/rules/score.h"

using namespace planetx;

namespace {

RandomPlay anyGame() {
    return {*rc::gen::element(Mode::Standard, Mode::Expert), *rc::gen::inRange(1, maxPlayers + 1),
            *rc::gen::arbitrary<std::uint64_t>()};
}

void moveOn(RandomPlay& game) { game.moveOn(12); }

// A game of any length, ended or not.
RandomPlay anyPosition() {
    RandomPlay game = anyGame();
    for (int moves = *rc::gen::inRange(0, 60); moves > 0 && !game.over(); --moves)
        moveOn(game);
    return game;
}

void checkHands(const Umpire& before, const Umpire& now) {
    for (PlayerId who = 0; who < maxPlayers; ++who)
        for (const Object object : bodies) {
            const int left = tokensLeft(edition(now.board()), now.hand(who), object);
            RC_ASSERT(left >= 0 && left <= tokensLeft(edition(now.board()), before.hand(who), object));
        }
}

void checkUnchanged(const Umpire& before, const Umpire& now) {
    RC_ASSERT(now.board() == before.board());
    for (PlayerId who = 0; who < maxPlayers; ++who)
        RC_ASSERT(now.hand(who) == before.hand(who));
}

using Choices = std::map<PlayerId, SubmitTheories>;

// A game at the beginning of a theory phase.
RandomPlay anyTheoryPhase() {
    RandomPlay game = anyPosition();
    const auto begins = [&] {
        return game.board().phase == Phase::Theories && std::ranges::none_of(game.board().players, &Player::sealed);
    };
    while (!game.over() && !begins())
        game.move();
    RC_PRE(!game.over());
    return game;
}

Choices anyChoices(RandomPlay& game) {
    Choices choices;
    for (const PlayerId who : waitingFor(game.board()))
        choices[who] = std::get<SubmitTheories>(game.legalAction(who));
    return choices;
}

// The event that meets what is due; `done` is the same game with everything met.
Event met(const Due& due, const Choices& choices, const Umpire& done) {
    if (const auto* confer = std::get_if<ConferDue>(&due))
        return ConferenceHeld{confer->conference};
    if (const auto* places = std::get_if<PlacesDue>(&due))
        return TheoriesPlaced{places->who, sectorsOf(choices.at(places->who).theories)};
    const TokenId token = std::get<TurnUpDue>(due).token;
    const Object object = *objectUnder(done.hand(token.who), token);
    return TheoryTurnedUp{token, object, done.oracle().verdict({token.sector, object})};
}

// A theory phase in which all have chosen and nothing has been opened, beside the same game with everything opened.
struct Unopened {
    Board board;
    Choices choices;
    RandomPlay done;
};

Unopened anyUnopened() {
    RandomPlay game = anyTheoryPhase();
    Board board = game.board();
    const Choices choices = anyChoices(game);
    for (const auto& [who, choice] : choices) {
        game.play(who, choice);
        board = after(board, TheoriesSealed{who});
    }
    return {board, choices, game};
}

} // namespace

class RandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { askManyTimes(); }

    void every_event_leaves_a_sound_board() {
        QVERIFY(rc::check([] {
            const RandomPlay game = anyPosition();
            Board board = game.start();
            for (const Event& event : game.events()) {
                const Board next = after(board, event);
                checkSound(next, game.sky());
                checkChange(board, next);
                board = next;
            }
        }));
    }

    void the_recorded_events_lead_to_the_same_board_again() {
        QVERIFY(rc::check([] {
            const RandomPlay game = anyPosition();
            Board board = newBoard(game.start().mode, game.start().play, turnOrder(game.start()));
            for (const Event& event : game.events())
                board = after(board, event);
            RC_ASSERT(board == game.board());
        }));
    }

    void tokens_spent_never_come_back() {
        QVERIFY(rc::check([] {
            RandomPlay game = anyGame();
            for (int moves = 0; moves < 60 && !game.over(); ++moves) {
                const Umpire before = game.umpire();
                moveOn(game);
                checkHands(before, game.umpire());
            }
        }));
    }

    void theories_are_chosen_in_any_order() {
        QVERIFY(rc::check([] {
            RandomPlay game = anyTheoryPhase();
            RandomPlay other = game;
            const Choices choices = anyChoices(game);
            auto order = waitingFor(game.board());
            game.shuffle(order);
            for (const auto& [who, choice] : choices)
                game.play(who, choice);
            for (const PlayerId who : order)
                other.play(who, choices.at(who));
            RC_ASSERT(other.board() == game.board());
        }));
    }

    void theories_are_placed_and_turned_up_in_any_order() {
        QVERIFY(rc::check([] {
            auto [board, choices, done] = anyUnopened();
            const Board opened = done.board();
            for (auto dues = due(board); !dues.empty(); dues = due(board))
                board = after(board, met(done.pick(dues), choices, done.umpire()));
            RC_ASSERT(board == opened);
        }));
    }

    void people_may_leave_or_lose_a_phone_in_the_middle_of_a_theory_phase() {
        QVERIFY(rc::check([] {
            auto [board, choices, done] = anyUnopened();
            for (auto dues = due(board); !dues.empty(); dues = due(board)) {
                const Due next = done.pick(dues);
                const PlayerId who = done.pick(std::array{0, 1, 2, 3});
                const auto* turnUp = std::get_if<TurnUpDue>(&next);
                if (done.chance(6) && !refusal(board, SeatReleased{who}))
                    board = after(board, SeatReleased{who});
                else if (done.chance(6) && !refusal(board, SeatRekeyed{who}))
                    board = after(board, SeatRekeyed{who});
                else if (done.chance(6) && turnUp)
                    board = after(board, TheoryVoided{turnUp->token});
                else
                    board = after(board, met(next, choices, done.umpire()));
                checkSound(board, done.sky());
            }
        }));
    }

    void an_allowed_action_leaves_a_sound_board_and_a_refused_one_changes_nothing() {
        QVERIFY(rc::check([] {
            RandomPlay game = anyPosition();
            for (int tries = 0; tries < 50; ++tries) {
                Umpire umpire = game.umpire();
                if (umpire.play(game.pick(std::array{-1, 0, 1, 2, 3, 4}), game.anyAction()).ok())
                    checkSound(umpire.board(), game.sky());
                else
                    checkUnchanged(game.umpire(), umpire);
            }
        }));
    }

    void games_end() {
        QVERIFY(rc::check([] {
            RandomPlay game = anyGame();
            for (int moves = 0; moves < 2'000 && !game.over(); ++moves)
                moveOn(game);
            RC_ASSERT(game.over());
            RC_ASSERT(game.board().finder.has_value());
            const auto scores = score(game.board());
            RC_ASSERT(std::ranges::count(scores, 1, &Score::rank) >= 1);
            for (const Score& s : scores)
                RC_ASSERT(s.planetX >= 0 && s.planetX <= 10);
        }));
    }

    void whoever_is_waited_for_can_always_do_something() {
        QVERIFY(rc::check([] {
            const RandomPlay game = anyPosition();
            const Board& board = game.board();
            for (const PlayerId who : waitingFor(board)) {
                const Action way = board.phase == Phase::Turn       ? Action(Locate{})
                                   : board.phase == Phase::Theories ? Action(SubmitTheories{})
                                                                    : Action(LastChance{});
                if (board.phase == Phase::Theories || toAct(board) == who)
                    RC_ASSERT(!refusal(board, game.umpire().hand(who), who, way));
            }
        }));
    }
};

QTEST_APPLESS_MAIN(RandomPlayTest)
#include "random_play_test.moc"
