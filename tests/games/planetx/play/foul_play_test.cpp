#include <QtTest>

#include "planetx/play/audit.h"
#include "games/planetx/play/honest.h"
#include "planetx/play/sealed.h"
#include "support/hidden_deal.h"

using namespace planetx;
using aphelion::Opening;
using aphelion::Unsealed;

namespace {

const auto moved = Liars::moved;

// A table of two. What Ana, who is player 0, has to show is left to the test.
struct Cheat : Liars {
    explicit Cheat(Play play = Play::OnScreen) : Liars({0, 1}, 1, play) {}

    // Written as it is, without what the rules demand after it.
    bool take(const aphelion::Ask& ask) {
        const auto sequenced = people.table().sequence(people.host(), ask);
        return sequenced.ok() && !people.table().hear(sequenced->entry) && honest.follow(log());
    }

    bool act(PlayerId who, const Action& action) {
        const Intent intent =
            intend(people.game(), people.table().oracle(), who, action, [this] { return people.fresh(); });
        people.kept().insert(intent.keep.begin(), intent.keep.end());
        return take(ask(who, intent.move)) && advance();
    }

    // Everybody but Ana shows what is due.
    bool advance() {
        for (auto next = firstDue(false); next; next = firstDue(false))
            if (!take(ask(next->author, next->body)))
                return false;
        return true;
    }

    // What Ana would show if she were fair.
    aphelion::Moved anas() const { return std::get<aphelion::Moved>(firstDue(true).value_or(Settlement{{}, aphelion::Moved{}}).body); }
    bool beFair() { return take(ask(0, anas())) && advance(); }

    template <typename Kind>
    std::optional<Kind> due() const {
        const auto event = decodeEvent(anas().event);
        const auto* kind = event ? std::get_if<Kind>(&*event) : nullptr;
        return kind != nullptr ? std::optional(*kind) : std::nullopt;
    }

    bool surveyUntilTheories() {
        while (board().phase == Phase::Turn)
            if (!act(*toAct(board()), Survey{Object::Asteroid, visibleSky(board())}))
                return false;
        return board().phase == Phase::Theories;
    }

    // One theory phase: these are Ana's, and her places are due then.
    bool choose(const std::vector<Theory>& theories) {
        return surveyUntilTheories() && act(1, SubmitTheories{}) && act(0, SubmitTheories{theories});
    }

    // Until her token is to be turned up.
    bool untilReview(const Theory& theory) {
        bool fine = choose({theory}) && beFair();
        while (fine && !due<TheoryTurnedUp>())
            fine = choose({}) && beFair();
        return fine;
    }

    // Somebody finds Planet X; what is still face down is shown, and everybody opens the guesses that they want to.
    bool finish() {
        while (board().phase == Phase::Theories)
            if (!(choose({}) && beFair()))
                return false;
        if (board().phase == Phase::Turn && !act(*toAct(board()), rightGuess(people.table())))
            return false;
        while (board().phase == Phase::LastChance)
            if (!act(*toAct(board()), LastChance{}))
                return false;
        while (board().phase != Phase::Over)
            if (!beFair())
                return false;
        people.openEverything();
        return honest.follow(log());
    }

    // Ana says she has found Planet X, or not, and seals this.
    aphelion::Moved locating(bool found, const Locate& sealed) {
        const Opening opening{guessContent(sealed), people.fresh()};
        const aphelion::Seal seal = sealOf(sealer(people.game(), 0), opening);
        people.kept().emplace(seal, opening);
        return moved(Located{0, found}, {seal}, {});
    }

    EntryNumber newest() const { return log().head().number; }
    std::optional<Lie> found() const { return audit(honest.table()); }

private:
    std::optional<Settlement> firstDue(bool anas) const {
        for (const Due& due : planetx::due(board()))
            if (auto next = settle(people.game(), people.table().oracle(), due, people.kept()))
                if ((next->author == 0) == anas)
                    return next;
        return std::nullopt;
    }
};

Object otherThan(Object object) { return object == Object::Comet ? Object::Asteroid : Object::Comet; }

} // namespace

// What a player could try to get away with in the game itself. Most of it is refused at once; what only the end can
// show, the audit names.
class FoulPlayTest : public QObject {
    Q_OBJECT

private slots:
    void places_other_than_the_sealed_ones() {
        Cheat table;
        QVERIFY(table.choose({{4, Object::Asteroid}}));
        aphelion::Moved move = table.anas();
        for (const std::vector<Sector>& places : {std::vector<Sector>{5}, {}}) {
            move.event = encode(Event(TheoriesPlaced{0, places}));
            QCOMPARE(table.told(0, move), "WrongOpening");
        }
        QCOMPARE(table.told(0, table.anas()), "nothing");
    }

    void a_choice_that_is_opened_as_another_one() {
        Cheat table;
        QVERIFY(table.choose({{4, Object::Asteroid}}));
        aphelion::Moved move = table.anas();
        auto choice = *choiceOf(move.openings[0].content);
        choice[0].sector = 5;
        move.openings[0].content = choiceContent(choice);
        move.event = encode(Event(TheoriesPlaced{0, {5}}));
        QCOMPARE(table.told(0, move), "WrongOpening");
        move = table.anas();
        move.openings[0].nonce[0] ^= 1;
        QCOMPARE(table.told(0, move), "WrongOpening");
    }

    void a_seal_too_many_or_too_few() {
        Cheat table;
        const aphelion::Seal seal{1};
        QCOMPARE(table.told(0, moved(Surveyed{0, Object::Asteroid, {1, 6}}, {seal}, {})), "WrongSeals");
        QCOMPARE(table.told(0, moved(Surveyed{0, Object::Asteroid, {1, 6}}, {}, {Opening{}})), "WrongSeals");
        QCOMPARE(table.told(0, moved(Located{0, false}, {}, {})), "WrongSeals");
        QVERIFY(table.surveyUntilTheories());
        QCOMPARE(table.told(0, moved(TheoriesSealed{0}, {}, {})), "WrongSeals");
        QCOMPARE(table.told(0, moved(TheoriesSealed{0}, {seal, seal}, {})), "WrongSeals");
        QVERIFY(table.act(1, SubmitTheories{}) && table.act(0, SubmitTheories{{{4, Object::Asteroid}}}));
        QCOMPARE(table.told(0, moved(TheoriesPlaced{0, {4}}, {}, {})), "WrongSeals");
    }

    void places_where_no_theory_can_be() {
        for (const auto& [places, why] : {std::pair(std::vector<Theory>{{13, Object::Asteroid}}, "BadSector"),
                                          {{{4, Object::Asteroid}, {5, Object::Comet}}, "TooManyTheories"}}) {
            Cheat table;
            QVERIFY(table.choose(places));
            QCOMPARE(table.told(0, table.anas()), why);
        }
    }

    void a_token_that_shows_another_object_than_was_sealed() {
        Cheat table;
        QVERIFY(table.untilReview({4, Object::Asteroid}));
        const Oracle& oracle = table.people.table().oracle();
        for (const bool withOpening : {false, true}) {
            aphelion::Moved move = table.anas();
            TheoryTurnedUp turned = *table.due<TheoryTurnedUp>();
            turned.object = otherThan(turned.object);
            turned.correct = oracle.verdict({turned.token.sector, turned.object});
            move.event = encode(Event(turned));
            if (withOpening)
                move.openings[0].content = objectContent(turned.object);
            QCOMPARE(table.told(0, move), "WrongOpening");
        }
    }

    void a_verdict_about_the_sky_that_is_not_so() {
        for (const bool right : {false, true}) {
            Cheat table;
            const Sky sky = hiddenDeal(table.people.table()).sky;
            const Sector sector = first(sky.of(Object::Asteroid));
            QVERIFY(table.untilReview({sector, right ? Object::Asteroid : Object::Comet}));
            aphelion::Moved move = table.anas();
            TheoryTurnedUp turned = *table.due<TheoryTurnedUp>();
            QCOMPARE(turned.correct, right);
            turned.correct = !right;
            move.event = encode(Event(turned));
            QCOMPARE(table.told(0, move), "WrongVerdict");
            QCOMPARE(table.told(0, table.anas()), "nothing");
        }
    }

    void a_token_turned_up_by_another_or_before_its_time() {
        Cheat table;
        QVERIFY(table.choose({{4, Object::Asteroid}}) && table.beFair());
        const TokenId token = table.people.game().placed.front().token;
        const Opening opening = table.people.kept().at(table.people.game().placed.front().object);
        const bool correct = table.people.table().oracle().verdict({4, Object::Asteroid});
        const aphelion::Moved turned = moved(TheoryTurnedUp{token, Object::Asteroid, correct}, {}, {opening});
        QCOMPARE(table.told(0, turned), "WrongPhase");
        while (!table.due<TheoryTurnedUp>())
            QVERIFY(table.choose({}) && table.beFair());
        QCOMPARE(table.told(1, turned), "NotTheirs");
        QCOMPARE(table.told(0, turned), "nothing");
    }

    void a_theory_that_is_voided_though_its_owner_is_there() {
        Cheat table;
        QVERIFY(table.untilReview({4, Object::Asteroid}));
        const aphelion::Moved voided = moved(TheoryVoided{table.due<TheoryTurnedUp>()->token}, {}, {});
        QCOMPARE(table.told(std::nullopt, voided), "NotTheirs");
        QCOMPARE(table.told(1, voided), "NotTheirs");
        QVERIFY(table.take(table.ask(std::nullopt, aphelion::SeatReleased{0}))); // who left cannot mind
        QCOMPARE(table.told(1, voided), "NotTheirs");
        QCOMPARE(table.told(std::nullopt, voided), "nothing");
    }

    void who_claims_to_have_found_planet_x() {
        Cheat table;
        QVERIFY(table.take(table.ask(0, table.locating(true, wrongGuess(table.people.table())))));
        const EntryNumber lie = table.newest();
        QVERIFY(table.finish());
        QCOMPARE(table.told(0, openGuesses(table.people.game(), 0, table.people.kept())), "WrongVerdict");
        QCOMPARE(table.found(), (Lie{lie, MoveFault::NeverOpened}));
    }

    void who_hides_a_find() {
        Cheat table;
        QVERIFY(table.take(table.ask(0, table.locating(false, rightGuess(table.people.table())))));
        const EntryNumber lie = table.newest();
        QVERIFY(table.finish());
        QCOMPARE(table.told(0, openGuesses(table.people.game(), 0, table.people.kept())), "WrongVerdict");
        QCOMPARE(table.found(), (Lie{lie, MoveFault::NeverOpened}));
    }

    void who_opens_a_guess_as_another_one_or_never() {
        Cheat table;
        const auto guess = table.locating(false, wrongGuess(table.people.table()));
        Unsealed opening{{table.people.kept().at(guess.seals[0])}};
        table.people.kept().clear();
        QVERIFY(table.take(table.ask(0, guess)));
        const EntryNumber lie = table.newest();
        QCOMPARE(table.told(0, opening), "WrongPhase"); // it could help somebody now
        QVERIFY(table.finish());
        QCOMPARE(table.found(), (Lie{lie, MoveFault::NeverOpened}));
        Unsealed other = opening;
        other.openings[0].content = guessContent({1, Object::Comet, Object::Empty});
        QCOMPARE(table.told(0, other), "WrongOpening");
        QCOMPARE(table.told(1, opening), "WrongOpening");
        QCOMPARE(table.told(std::nullopt, opening), "NotTheirs");
        QVERIFY(table.say(0, opening));
        QCOMPARE(table.found(), std::optional<Lie>());
    }

    void who_claims_the_same_twice_under_seal() {
        Cheat table;
        EntryNumber lie = 0;
        for (int phase = 0; phase < 2; ++phase) {
            QVERIFY(table.choose({{4, Object::Asteroid}}));
            lie = table.newest() + 1;
            QVERIFY(table.beFair());
        }
        QVERIFY(table.finish());
        QCOMPARE(table.found(), (Lie{lie, refused(Refusal::DuplicateTheory)}));
    }

    void who_spends_more_tokens_than_there_are() {
        Cheat table;
        EntryNumber lie = 0;
        for (const Sector sector : {4, 8}) { // there is one dwarf planet token
            QVERIFY(table.choose({{sector, Object::DwarfPlanet}}));
            lie = table.newest() + 1;
            QVERIFY(table.beFair());
        }
        QVERIFY(table.finish());
        QCOMPARE(table.found(), (Lie{lie, refused(Refusal::NoToken)}));
    }

    // Whoever takes what a liar writes without a look has it named at the end.
    // With the board on the table nobody waits for a turn.
    void a_seat_or_a_host_that_writes_without_end() {
        Cheat table(Play::WithBoard);
        const Theory theory{1, Object::Comet};
        const auto move = [](const Event& event) { return moved(event, {}, {}); };
        const aphelion::Moved review = move(Reviewed{theory, table.people.table().oracle().verdict(theory)});
        for (int times = 0; times < mostMoves; ++times)
            QVERIFY(table.take(table.ask(1, times % 2 == 0 ? move(Surveyed{1, Object::Asteroid, {1, 6}}) : review)));
        QCOMPARE(table.told(table.surveying(1)), "TooMuch");
        QCOMPARE(table.told(1, review), "TooMuch");
        for (int times = 0; times < mostMoves; ++times)
            QVERIFY(table.take(table.ask(std::nullopt, review)));
        QCOMPARE(table.told(std::nullopt, review), "TooMuch");
        QVERIFY(table.take(table.surveying(0))); // the others go on
    }

    void what_a_careless_device_has_taken_is_named() {
        Cheat table;
        QVERIFY(table.untilReview({4, Object::Asteroid}));
        aphelion::Moved move = table.anas();
        TheoryTurnedUp turned = *table.due<TheoryTurnedUp>();
        turned.correct = !turned.correct;
        move.event = encode(Event(turned));
        Table careless = table.people.table();
        careless.take(table.next(table.ask(0, move)));
        QCOMPARE(audit(careless), (Lie{careless.log().head().number, MoveFault::WrongVerdict}));
        careless = table.people.table();
        careless.take(table.next(table.ask(1, table.anas())));
        QCOMPARE(audit(careless), (Lie{careless.log().head().number, MoveFault::NotTheirs}));
    }
};

QTEST_APPLESS_MAIN(FoulPlayTest)
#include "foul_play_test.moc"
