#include <QtTest>

#include "planetx/rules/hearing.h"
#include "planetx/play/audit.h"
#include "planetx/play/sealed.h"
#include "support/hidden_deal.h"
#include "support/people.h"
#include "support/random_play.h"

#include <rapidcheck.h>

using namespace planetx;

namespace {

const std::optional<std::string> written;
const std::optional<Lie> fair;

Setup setupFor(Mode mode, Play play = Play::OnScreen) { return {GameCode(mode, 99), play, Help::None, {0, 1}}; }

aphelion::Moved locating(People& people, PlayerId who, bool found, const Locate& sealed) {
    const aphelion::Opening opening{guessContent(sealed), people.fresh()};
    const aphelion::Seal seal = sealOf(sealer(people.game(), who), opening);
    people.kept().emplace(seal, opening);
    return {encode(Event(Located{who, found})), {seal}, {}};
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
            RandomPlay play(hiddenDeal(people.table()), people.board(), seed);
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

    // Whoever leaves, or loses the phone, takes the openings along: that is no lie, and the new phone can play on.
    void lost_phones_and_leavers_are_not_accused() {
        int changes = 0;
        int over = 0;
        QVERIFY(rc::check([&](std::uint64_t seed) {
            People people({GameCode(Mode::Standard, 99), Play::OnScreen, Help::None, {0, 1, 2}}, seed);
            aphelion::Rng rng(seed);
            RandomPlay dice(hiddenDeal(people.table()), people.board(), seed);
            for (int moves = 0; moves < 300 && people.board().phase != Phase::Over; ++moves) {
                const auto who = static_cast<PlayerId>(rng.below(3));
                const Event change = rng.below(3) == 0 ? Event(SeatReleased{who}) : Event(SeatRekeyed{who});
                const bool alone =
                    std::ranges::count_if(people.board().players, &Player::seated) == 1; // who would agree?
                const bool allowed = !alone && !refusal(people.board(), change);
                if (rng.below(12) == 0 && allowed) {
                    people.loseOpenings(who);
                    RC_ASSERT(people.change(change) == written);
                    ++changes;
                    continue;
                }
                const PlayerId next = toAct(people.board()).value_or(waitingFor(people.board()).front());
                Action action = dice.anyAction();
                while (refusal(people.board(), people.hand(next), next, action))
                    action = dice.anyAction();
                RC_ASSERT(people.play(next, action) == written);
            }
            people.openEverything();
            RC_ASSERT(audit(people.table()) == fair);
            over += people.board().phase == Phase::Over;
        }));
        QVERIFY(changes > 50 && over > 30);
    }

    void a_copied_seal_is_of_no_use() {
        People people(setupFor(Mode::Standard), 1);
        surveyUntilTheories(people);
        QCOMPARE(people.play(0, SubmitTheories{{{4, Object::Asteroid}}}), written);
        const aphelion::Seal copied = people.game().choices.at(0);
        const aphelion::Opening opening = people.kept().at(copied);
        QCOMPARE(people.say(1, aphelion::Moved{encode(Event(TheoriesSealed{1})), {copied}, {}}), "WrongOpening");
        QCOMPARE(people.say(1, aphelion::Moved{encode(Event(TheoriesPlaced{1, {4}})), {}, {opening}}), "WrongOpening");
    }

    void one_seal_does_not_serve_two_guesses() {
        People people(setupFor(Mode::Standard, Play::WithBoard), 1); // where nobody waits for a turn
        const aphelion::Moved wrong = locating(people, 0, false, wrongGuess(people.table()));
        QCOMPARE(people.say(0, wrong), written);
        aphelion::Moved again = wrong;
        again.event = encode(Event(Located{0, true}));
        QCOMPARE(people.say(0, again), "WrongSeals");
    }

    void who_left_the_table_has_no_say() {
        People people({GameCode(Mode::Standard, 99), Play::WithBoard, Help::None, {0, 1}}, 1);
        QCOMPARE(people.change(SeatReleased{1}), written);
        QCOMPARE(people.say(1, aphelion::Moved{encode(Event(Revealed{})), {}, {}}), "NotTheirs");
        QCOMPARE(people.say(0, aphelion::Moved{encode(Event(Revealed{})), {}, {}}), written);
        QCOMPARE(people.say(0, aphelion::Unsealed{}), "WrongOpening");
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
        const Sky sky = hiddenDeal(people.table()).sky;
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
