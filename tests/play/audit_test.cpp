#include <QtTest>

#include "play/audit.h"
#include "play/sealed.h"
#include "support/people.h"
#include "support/random_play.h"

#include <rapidcheck.h>

using namespace planetx;

namespace {

const std::optional<std::string> written;
const std::optional<Lie> fair;

Setup setupFor(Mode mode, Play play = Play::OnScreen) { return {GameCode(mode, 99), play, Help::None, {0, 1}}; }

Locate rightGuess(const Table& table) {
    const Sky& sky = table.deal().sky;
    const Ring ring = edition(sky.mode).ring;
    const Sector x = first(sky.of(Object::PlanetX));
    return {x, sky.at(ring.step(x, -1)), sky.at(ring.step(x, 1))};
}

Locate wrongGuess(const Table& table) {
    Locate guess = rightGuess(table);
    guess.sector = edition(table.board()).ring.step(guess.sector, 3);
    return guess;
}

aphelion::Moved locating(People& people, PlayerId who, bool found, const Locate& sealed) {
    const aphelion::Opening opening{guessContent(sealed), people.fresh()};
    people.kept().emplace(sealOf(opening), opening);
    return {encode(Event(Located{who, found})), {sealOf(opening)}, {}};
}

void surveyUntilTheories(People& people) {
    while (people.board().phase == Phase::Turn)
        QCOMPARE(people.play(*toAct(people.board()), Survey{Object::Asteroid, visibleSky(people.board())}), written);
}

// Somebody finds Planet X and everybody else passes.
void finish(People& people) {
    while (people.board().phase == Phase::Theories)
        for (const PlayerId who : waitingFor(people.board()))
            QCOMPARE(people.play(who, SubmitTheories{}), written);
    QCOMPARE(people.play(*toAct(people.board()), rightGuess(people.table())), written);
    while (people.board().phase == Phase::LastChance)
        QCOMPARE(people.play(*toAct(people.board()), LastChance{}), written);
    QCOMPARE(people.board().phase, Phase::Over);
    people.openEverything();
}

} // namespace

class AuditTest : public QObject {
    Q_OBJECT

private slots:
    void a_fair_game_is_found_fair() {
        int over = 0;
        QVERIFY(rc::check([&](std::uint64_t seed, bool withBoard) {
            const Setup setup =
                setupFor(seed % 8 == 7 ? Mode::Expert : Mode::Standard, withBoard ? Play::WithBoard : Play::OnScreen);
            People people(setup, seed);
            RandomPlay play(people.table().deal(), people.board(), seed);
            for (int moves = 0; moves < 300 && !play.over(); ++moves) {
                const auto [who, action] = play.move();
                RC_ASSERT(people.play(who, action) == written);
            }
            people.openEverything();
            RC_ASSERT(audit(people.table()) == fair);
            over += people.board().phase == Phase::Over;
        }));
        QVERIFY(over > 50);
    }

    void who_claims_to_have_found_planet_x_is_caught() {
        People people(setupFor(Mode::Standard), 1);
        QCOMPARE(people.say(0, locating(people, 0, true, wrongGuess(people.table()))), written);
        const aphelion::EntryNumber lie = people.table().log().head().number;
        while (people.board().phase == Phase::LastChance)
            QCOMPARE(people.play(*toAct(people.board()), LastChance{}), written);
        // The opening shows the lie, so it is not taken; and what stays sealed is named.
        QCOMPARE(people.say(0, openGuesses(people.game(), 0, people.kept())), "WrongVerdict");
        QCOMPARE(audit(people.table()), (Lie{lie, MoveFault::NeverOpened}));
    }

    void who_hides_a_find_is_caught() {
        People people(setupFor(Mode::Standard), 1);
        QCOMPARE(people.say(0, locating(people, 0, false, rightGuess(people.table()))), written);
        const aphelion::EntryNumber lie = people.table().log().head().number;
        finish(people);
        QCOMPARE(audit(people.table()), (Lie{lie, MoveFault::NeverOpened}));
    }

    void who_never_opens_a_guess_is_named() {
        People people(setupFor(Mode::Standard), 1);
        QCOMPARE(people.play(0, wrongGuess(people.table())), written);
        const aphelion::EntryNumber sealed = people.table().log().head().number;
        people.kept().clear();
        finish(people);
        QCOMPARE(audit(people.table()), (Lie{sealed, MoveFault::NeverOpened}));
    }

    void a_guess_on_a_lost_phone_is_no_lie() {
        People people(setupFor(Mode::Standard), 1);
        QCOMPARE(people.play(0, wrongGuess(people.table())), written);
        people.kept().clear();
        QCOMPARE(people.change(SeatRekeyed{0}), written);
        finish(people);
        QCOMPARE(audit(people.table()), fair);
    }

    // Only the own device can see that a token is spent: a device that lies about it is caught at the end.
    void who_spends_a_token_twice_is_caught() {
        People people(setupFor(Mode::Standard), 1);
        aphelion::EntryNumber lie = 0;
        for (const Sector sector : {4, 8}) { // Standard has one dwarf planet token
            surveyUntilTheories(people);
            QCOMPARE(people.play(1, SubmitTheories{}), written);
            QCOMPARE(people.play(0, SubmitTheories{{{sector, Object::DwarfPlanet}}}), written);
            lie = people.table().log().head().number;
        }
        finish(people);
        const auto found = audit(people.table());
        QVERIFY(found.has_value());
        QCOMPARE(name(found->why), std::string_view("NoToken"));
        QVERIFY(found->entry <= lie && found->entry > lie - 4);
    }

    void who_claims_the_same_twice_is_caught() {
        People people(setupFor(Mode::Standard), 1);
        for (int phase = 0; phase < 2; ++phase) {
            surveyUntilTheories(people);
            QCOMPARE(people.play(1, SubmitTheories{}), written);
            QCOMPARE(people.play(0, SubmitTheories{{{4, Object::Asteroid}}}), written);
        }
        finish(people);
        const auto found = audit(people.table());
        QVERIFY(found.has_value());
        QCOMPARE(name(found->why), std::string_view("DuplicateTheory"));
    }

    void a_wrong_verdict_never_gets_into_the_log() {
        People people(setupFor(Mode::Standard, Play::WithBoard), 1);
        const Sky& sky = people.table().deal().sky;
        const Sector sector = first(sky.of(Object::Asteroid));
        const auto reviewed = [&](bool correct) {
            return aphelion::Moved{encode(Event(Reviewed{{sector, Object::Asteroid}, correct})), {}, {}};
        };
        QCOMPARE(people.say(0, reviewed(false)), "WrongVerdict");
        QCOMPARE(people.say(0, reviewed(true)), written);
    }
};

QTEST_APPLESS_MAIN(AuditTest)
#include "audit_test.moc"
