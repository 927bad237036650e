#include <QtTest>

#include "support/table.h"

using namespace planetx;
using enum planetx::Object;

namespace {

// Stands for a value of any type, and for one of exactly this type.
struct Anything {
    template <typename T>
    operator T() const;
};
template <typename Wanted>
struct Exactly {
    template <typename T>
        requires std::same_as<T, Wanted>
    operator T() const;
};

template <typename Kind, typename... Members>
concept MadeOf = requires { Kind{std::declval<Members>()...}; };

// Whether one of an event's members is of this type.
template <typename Kind, typename Secret>
concept Carries = MadeOf<Kind, Exactly<Secret>> || MadeOf<Kind, Anything, Exactly<Secret>> ||
                  MadeOf<Kind, Anything, Anything, Exactly<Secret>>;

template <typename Secret, typename... Kinds>
constexpr int carriers(const std::variant<Kinds...>*) {
    return (0 + ... + (Carries<Kinds, Secret> ? 1 : 0));
}

template <typename Kind>
constexpr bool hasAtMostThreeMembers = !MadeOf<Kind, Anything, Anything, Anything, Anything>;

template <typename... Kinds>
constexpr bool allHaveAtMostThreeMembers(const std::variant<Kinds...>*) {
    return (... && hasAtMostThreeMembers<Kinds>);
}

template <typename... Answers>
constexpr int carriersOfAnswers(const std::variant<Answers...>*) {
    return (0 + ... + carriers<Answers>(static_cast<const Event*>(nullptr)));
}

constexpr const Event* events = nullptr;

static_assert(allHaveAtMostThreeMembers(events));
static_assert(carriersOfAnswers(static_cast<const Answer*>(nullptr)) == 0);
static_assert(carriers<Answer>(events) == 0 && carriers<Clue>(events) == 0 && carriers<Locate>(events) == 0);

// An object is heard of only in a survey's question and when a theory is turned up or reviewed by hand.
static_assert(carriers<Object>(events) == 2 && Carries<Surveyed, Object> && Carries<TheoryTurnedUp, Object>);
static_assert(carriers<Theory>(events) == 1 && Carries<Reviewed, Theory>);
static_assert(carriers<std::vector<Theory>>(events) == 0);

// Sealing tells who, placing tells who and where, locating tells who and whether.
static_assert(MadeOf<TheoriesSealed, PlayerId> && !MadeOf<TheoriesSealed, Anything, Anything>);
static_assert(MadeOf<TheoriesPlaced, PlayerId, std::vector<Sector>> &&
              !MadeOf<TheoriesPlaced, Anything, Anything, Anything>);
static_assert(MadeOf<Located, PlayerId, bool> && !MadeOf<Located, Anything, Anything, Anything>);
static_assert(!MadeOf<TokenId, Anything, Anything, Anything, Anything> && !Carries<TokenId, Object>);

Table choosing() {
    Table table(boardAt(Mode::Expert, {0, 0, 0}));
    table.playToTheoryPhase();
    return table;
}

} // namespace

class SecretsTest : public QObject {
    Q_OBJECT

private slots:
    void nobody_sees_how_many_or_which_theories_were_chosen() {
        Table none = choosing();
        Table two = choosing();
        const auto quiet = none.play(1, SubmitTheories{});
        const auto loud = two.play(1, SubmitTheories{{{3, Asteroid}, {5, GasCloud}}});
        QCOMPARE(two.board(), none.board());
        QCOMPARE(loud.events, quiet.events);
        QCOMPARE(loud.events, (std::vector<Event>{TheoriesSealed{1}}));
    }

    void no_token_is_missing_before_all_have_chosen() {
        Table table = choosing();
        table.play(1, SubmitTheories{{{3, Asteroid}}});
        table.play(2, SubmitTheories{});
        QCOMPARE(table.tokensLeft(1, Asteroid), 4);
        table.play(0, SubmitTheories{});
        QCOMPARE(table.tokensLeft(1, Asteroid), 3);
    }

    void theories_are_placed_face_down() {
        Table asteroid(boardAt(Mode::Standard, {0}));
        Table comet(boardAt(Mode::Standard, {0}));
        asteroid.theoryPhase({{0, {{3, Asteroid}}}});
        comet.theoryPhase({{0, {{3, Comet}}}});
        QCOMPARE(asteroid.board(), comet.board());
        QVERIFY(!asteroid.board().tokens.front().faceUp);
    }

    void a_player_may_look_at_the_own_face_down_theories() {
        Table table(boardAt(Mode::Standard, {0}));
        table.theoryPhase({{0, {{3, Asteroid}}}});
        QCOMPARE(objectUnder(table.umpire.hand(0), {0, 3, 1}), Asteroid);
        QCOMPARE(objectUnder(table.umpire.hand(0), {0, 4, 1}), std::nullopt);
        QCOMPARE(objectUnder(table.umpire.hand(0), {0, 3, 2}), std::nullopt);
    }

    void a_failed_locate_reveals_nothing_but_failure() {
        std::vector<Umpire::Outcome> outcomes;
        std::vector<Board> boards;
        for (const Locate& guess :
             {Locate{10, Comet, Empty}, Locate{10, Asteroid, Comet}, Locate{11, Asteroid, Empty}}) {
            Table table(boardAt(Mode::Standard, {0, 0}));
            outcomes.push_back(table.play(0, guess));
            boards.push_back(table.board());
        }
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            QCOMPARE(outcomes[i].events, (std::vector<Event>{Located{0, false}}));
            QCOMPARE(outcomes[i].answer, Answer(Found{false}));
            QCOMPARE(boards[i], boards.front());
        }
    }

    void surveys_with_different_answers_leave_the_same_board() {
        Table asteroids(boardAt(Mode::Standard, {0}), standardSky);
        Table comets(boardAt(Mode::Standard, {0}), "ACCDAAEGXEGA");
        const auto one = asteroids.play(0, Survey{Asteroid, {1, 6}});
        const auto other = comets.play(0, Survey{Asteroid, {1, 6}});
        QVERIFY(one.answer != other.answer);
        QCOMPARE(asteroids.board(), comets.board());
    }
};

QTEST_APPLESS_MAIN(SecretsTest)
#include "secrets_test.moc"
