#include <QtTest>

#include "support/table.h"

#include <set>

using namespace planetx;
using enum planetx::Object;
using enum planetx::Refusal;

// An asker with several things wrong at once.
struct Asked {
    Board board;
    PlayerId who = 0;
    Action action;
    Hand hand;
};
Q_DECLARE_METATYPE(Asked)
Q_DECLARE_METATYPE(planetx::Refusal)

namespace {

Board inPhase(Board board, Phase phase) {
    board.phase = phase;
    return board;
}

Board inTurn() { return boardAt(Mode::Standard, {0, 0}); }

Board spentAndResearched() {
    Board board = inTurn();
    player(board, 0).targetsLeft = 0;
    player(board, 0).researchedLast = true;
    return board;
}

// Sector 9 is confirmed by player 0's asteroid.
Board choosing() {
    Board board = inPhase(boardAt(Mode::Expert, {2, 2}), Phase::Theories);
    board.theoryPhases = 2;
    board.confirmed = {{9, Asteroid}};
    board.tokens = {{{0, 9, 1}, 1, TurnedUp{Asteroid, true}}, {{0, 4, 1}, 1, std::nullopt}};
    return board;
}

Board chosen() {
    Board board = choosing();
    player(board, 0).sealed = true;
    return board;
}

Board lastChance() {
    Board board = inPhase(boardAt(Mode::Standard, {2, 3, 5}), Phase::LastChance);
    board.finder = 2;
    board.lastChances = {0, 1};
    return board;
}

const Hand noComets{{{{9, Asteroid}, 1}, {{4, Comet}, 1}, {{5, Comet}, 0}}};

} // namespace

class RefusalOrderTest : public QObject {
    Q_OBJECT

private slots:
    void the_first_reason_is_given_data() {
        QTest::addColumn<Asked>("asked");
        QTest::addColumn<Refusal>("reason");
        const auto row = [](Refusal reason, const char* before, const Asked& asked) {
            QTest::addRow("%s before %s", name(reason).data(), before) << asked << reason;
        };
        const auto theories = [](std::vector<Theory> chosen) { return SubmitTheories{std::move(chosen)}; };

        row(BadInput, "WrongPhase", {choosing(), 7, Target{1}});
        row(BadInput, "NotYourTurn", {inTurn(), -1, Target{1}});
        row(WrongPhase, "NotYourTurn, survey", {inPhase(inTurn(), Phase::Over), 1, Survey{}});
        row(WrongPhase, "NotYourTurn, last chance", {inTurn(), 1, LastChance{}});
        row(WrongPhase, "AlreadyChosen", {inPhase(chosen(), Phase::Placing), 0, theories({})});
        row(WrongPhase, "BadSector, review by hand", {inTurn(), 0, Review{{0, Asteroid}}});
        row(WrongPhase, "UnknownTopic, conference by hand", {inTurn(), 0, HoldConference{5}});
        row(WrongPhase, "NothingToTakeBack", {inTurn(), 0, TakeBack{}});

        row(NotYourTurn, "BadSector, survey", {inTurn(), 1, Survey{Asteroid, {0, 0}}});
        row(NotYourTurn, "BadSector, target", {inTurn(), 1, Target{0}});
        row(NotYourTurn, "UnknownTopic", {inTurn(), 1, Research{'Z'}});
        row(NotYourTurn, "BadSector, locate", {inTurn(), 1, Locate{0, Empty, Empty}});
        row(NotYourTurn, "TooManyTheories", {lastChance(), 1, LastChance{std::vector<Theory>(3)}});
        row(NotYourTurn, "BadSector, last chance", {lastChance(), 1, LastChance{Locate{0, Empty, Empty}}});

        row(BadSector, "BadObject, survey", {inTurn(), 0, Survey{PlanetX, {1, 13}}});
        row(BadObject, "RangeTooWide", {inTurn(), 0, Survey{PlanetX, {1, 12}}});
        row(RangeTooWide, "NotVisible", {inTurn(), 0, Survey{Asteroid, {6, 12}}});
        row(NotVisible, "CometEnds", {inTurn(), 0, Survey{Comet, {6, 8}}});
        row(BadSector, "NoTargetLeft", {spentAndResearched(), 0, Target{13}});
        row(NoTargetLeft, "NotVisible", {spentAndResearched(), 0, Target{12}});
        row(UnknownTopic, "ResearchTwice", {spentAndResearched(), 0, Research{'Z'}});
        row(BadSector, "BadObject, locate", {inTurn(), 0, Locate{0, PlanetX, Empty}});
        row(BadSector, "BadObject, last chance", {lastChance(), 0, LastChance{Locate{0, PlanetX, Empty}}});

        row(AlreadyChosen, "TooManyTheories", {chosen(), 0, theories({{1, Asteroid}, {2, Asteroid}, {3, Asteroid}})});
        row(TooManyTheories, "BadSector", {choosing(), 0, theories({{0, Asteroid}, {2, Asteroid}, {3, Asteroid}})});
        row(BadSector, "BadObject, theories", {choosing(), 0, theories({{1, Empty}, {19, Asteroid}})});
        row(BadObject, "TwoInOneSector", {choosing(), 0, theories({{1, Asteroid}, {1, PlanetX}})});
        row(TwoInOneSector, "SectorConfirmed", {choosing(), 0, theories({{9, Asteroid}, {9, Comet}})});
        row(SectorConfirmed, "DuplicateTheory", {choosing(), 0, theories({{9, Asteroid}}), noComets});
        row(SectorConfirmed, "NoToken", {choosing(), 0, theories({{1, Comet}, {9, GasCloud}}), noComets});
        row(DuplicateTheory, "NoToken", {choosing(), 0, theories({{4, Comet}}), noComets});
        row(NoToken, "nothing", {choosing(), 0, theories({{1, Comet}}), noComets});
    }
    void the_first_reason_is_given() {
        QFETCH(Asked, asked);
        QFETCH(Refusal, reason);
        QCOMPARE(refusal(asked.board, asked.hand, asked.who, asked.action), reason);
    }

    void every_refusal_has_a_name_of_its_own() {
        std::set<std::string_view> names;
        for (int i = 0; i <= static_cast<int>(LastPlayer); ++i)
            names.insert(name(static_cast<Refusal>(i)));
        QCOMPARE(names.size(), static_cast<std::size_t>(LastPlayer) + 1);
        QCOMPARE(name(NotYourTurn), std::string_view("NotYourTurn"));
        QCOMPARE(name(LastPlayer), std::string_view("LastPlayer"));
    }
};

QTEST_APPLESS_MAIN(RefusalOrderTest)
#include "refusal_order_test.moc"
