#include <QtTest>

#include "support/hidden_deal.h"
#include "support/people.h"
#include "support/random_play.h"

#include <rapidcheck.h>

using namespace planetx;

namespace {

Setup setupFor(Mode mode, Play play, std::vector<PlayerId> order, std::uint64_t bits = 1234) {
    return {GameCode(mode, bits), play, Help::Bookkeeping, std::move(order)};
}

// Mostly Standard, whose deals are quick.
Mode modeFor(std::uint64_t seed) { return seed % 8 == 7 ? Mode::Expert : Mode::Standard; }

const std::optional<std::string> written;

// A table and, beside it, the umpire who holds all secrets in one hand: they must agree about everything.
class SideBySide {
public:
    SideBySide(const Setup& setup, std::uint64_t seed)
        : people(setup, seed),
          play(hiddenDeal(people.table()), newBoard(setup.code.mode(), setup.play, setup.order), seed) {}

    std::optional<std::string> step() {
        if (play.chance(25)) {
            const auto changed = play.changeSeats();
            return changed ? people.change(*changed) : std::nullopt;
        }
        const auto [who, action] = play.move();
        return people.play(who, action);
    }

    People people;
    RandomPlay play;
};

} // namespace

class TableTest : public QObject {
    Q_OBJECT

private slots:
    void a_table_of_many_devices_plays_the_same_game_as_one_umpire() {
        int over = 0;
        QVERIFY(rc::check([&](std::uint64_t seed, bool withBoard) {
            const Setup setup = setupFor(modeFor(seed), withBoard ? Play::WithBoard : Play::OnScreen, {2, 0, 1}, seed);
            SideBySide both(setup, seed);
            for (int moves = 0; moves < 80 && !both.play.over(); ++moves) {
                RC_ASSERT(both.step() == written);
                RC_ASSERT(both.people.board() == both.play.board());
                for (PlayerId who = 0; who < static_cast<PlayerId>(both.people.board().players.size()); ++who)
                    RC_ASSERT(both.people.hand(who) == both.play.umpire().hand(who));
            }
            over += both.play.over();
        }));
        QVERIFY(over > 20);
    }

    // Fold of the log from zero equals the live board after every entry.
    void reading_the_log_again_gives_the_same_game_after_every_entry() {
        QVERIFY(rc::check([&](std::uint64_t seed, bool withBoard) {
            SideBySide both(setupFor(modeFor(seed), withBoard ? Play::WithBoard : Play::OnScreen, {0, 1, 2}, 77), seed);
            std::map<std::size_t, PublicGame> live{{1, both.people.game()}}; // by the number of entries so far
            for (int moves = 0; moves < 40 && !both.play.over(); ++moves) {
                RC_ASSERT(both.step() == written);
                live.insert_or_assign(both.people.table().log().entries().size(), both.people.game());
            }
            std::optional<Table> again;
            std::vector<aphelion::Bytes> bytes;
            for (const aphelion::Entry& entry : both.people.table().log().entries()) {
                bytes.push_back(encode(entry));
                if (again)
                    RC_ASSERT(again->hear(*aphelion::decodeEntry(bytes.back())) == std::nullopt);
                else
                    again = *Table::open(entry);
                if (const auto then = live.find(bytes.size()); then != live.end())
                    RC_ASSERT(again->game() == then->second);
            }
            RC_ASSERT(again->game() == both.people.game());
            RC_ASSERT(Table::read(bytes)->game() == both.people.game());
        }));
    }

    // Private answers, sealed theories and guesses never show: only a locate's outcome or a turned-up token may differ.
    void two_skies_and_the_same_public_game_give_the_same_log() {
        const std::vector<PlayerId> order{0, 1};
        People one(setupFor(Mode::Standard, Play::OnScreen, order, 1), 5);
        People two(setupFor(Mode::Standard, Play::OnScreen, order, 2), 5);
        QVERIFY(hiddenDeal(one.table()).sky != hiddenDeal(two.table()).sky);
        const auto events = [](const People& people) {
            std::vector<aphelion::Bytes> all;
            for (const aphelion::Entry& entry : people.table().log().entries())
                if (const auto* moved = std::get_if<aphelion::Moved>(&entry.ask.body))
                    all.push_back(moved->event);
            return all;
        };
        for (People* people : {&one, &two}) {
            QCOMPARE(people->play(0, Survey{Object::Asteroid, {1, 6}}), written);
            QCOMPARE(people->play(1, Research{'A'}), written);
            QCOMPARE(people->play(1, Target{3}), written);
            QCOMPARE(people->play(0, SubmitTheories{{{9, Object::Asteroid}}}), written);
            QCOMPARE(people->play(1, SubmitTheories{}), written);
        }
        QCOMPARE(events(one), events(two));
        QCOMPARE(one.board(), two.board());
    }

    void a_choice_of_none_looks_like_a_choice_of_two() {
        for (const std::vector<Theory>& choice :
             {std::vector<Theory>{}, {{9, Object::Asteroid}}, {{9, Object::Asteroid}, {4, Object::Comet}}}) {
            People people(setupFor(Mode::Expert, Play::OnScreen, {0, 1}), 3);
            while (people.board().phase == Phase::Turn)
                QCOMPARE(people.play(*toAct(people.board()), Survey{Object::Asteroid, visibleSky(people.board())}),
                         written);
            const std::size_t before = encode(people.table().log().entries().back()).size();
            QCOMPARE(people.play(0, SubmitTheories{choice}), written);
            const aphelion::Entry& entry = people.table().log().entries().back();
            QCOMPARE(std::get<aphelion::Moved>(entry.ask.body).seals.size(), std::size_t{1});
            QVERIFY(before > 0);
            static std::size_t length = encode(entry).size();
            QCOMPARE(encode(entry).size(), length);
            QCOMPARE(sealedChoice(people.game(), 0, people.kept()), std::optional(choice));
        }
    }

    void nobody_speaks_for_another_seat() {
        People people(setupFor(Mode::Standard, Play::OnScreen, {0, 1}), 3);
        const aphelion::Moved survey{encode(Event(Surveyed{0, Object::Asteroid, {1, 6}})), {}, {}};
        QCOMPARE(people.say(1, survey), "NotTheirs");
        QCOMPARE(people.say(std::nullopt, survey), "NotTheirs");
        aphelion::Ask forged = people.ask(1, survey);
        forged.author = 0;
        QCOMPARE(name(people.table().sequence(people.host(), forged).fault()), std::string_view("BadSignature"));
        QCOMPARE(people.say(0, survey), written);
    }

    void rules_are_kept_by_the_sequencer_too() {
        People people(setupFor(Mode::Standard, Play::OnScreen, {0, 1}), 3);
        QCOMPARE(people.play(1, Research{'A'}), "NotYourTurn");
        QCOMPARE(people.play(0, Survey{Object::Asteroid, {1, 7}}), "RangeTooWide");
        QCOMPARE(people.say(0, aphelion::Moved{encode(Event(Located{0, true})), {}, {}}), "WrongSeals");
        QCOMPARE(people.say(0, aphelion::Moved{{0x18, 0x63}, {}, {}}), "NewerVersion");
        QCOMPARE(people.say(0, aphelion::Moved{{0x01}, {}, {}}), "BadEvent");
        QCOMPARE(people.say(0, aphelion::Moved{encode(Event(SeatReleased{1})), {}, {}}), "BadEvent");
        QCOMPARE(people.say(0, aphelion::SeatReleased{1}), "NotTheHost");
        QCOMPARE(people.say(std::nullopt, aphelion::SeatReleased{9}), "UnknownSeat");
        QCOMPARE(people.table().log().entries().size(), std::size_t{1});
    }

    void a_repeated_ask_makes_one_entry() {
        People people(setupFor(Mode::Standard, Play::OnScreen, {0, 1}), 3);
        const aphelion::Moved survey{encode(Event(Surveyed{0, Object::Asteroid, {1, 6}})), {}, {}};
        const aphelion::Ask ask = people.ask(0, survey);
        const auto first = people.table().sequence(people.host(), ask);
        QVERIFY(first->isNew);
        QVERIFY(!people.table().hear(first->entry));
        const auto again = people.table().sequence(people.host(), ask);
        QVERIFY(!again->isNew);
        QVERIFY(again->entry == first->entry);
        aphelion::Ask changed = ask;
        changed.body = aphelion::Moved{encode(Event(Surveyed{0, Object::Comet, {3, 5}})), {}, {}};
        changed = signedBy(people.key(0), people.table().log().table(), changed);
        QCOMPARE(name(people.table().sequence(people.host(), changed).fault()), std::string_view("WrongCounter"));
    }

    void places_must_be_those_that_were_sealed() {
        People people(setupFor(Mode::Standard, Play::OnScreen, {0, 1}), 3);
        while (people.board().phase == Phase::Turn)
            QCOMPARE(people.play(*toAct(people.board()), Survey{Object::Asteroid, visibleSky(people.board())}),
                     written);
        const Intent honest = intend(people.game(), people.table().oracle(), 0, SubmitTheories{{{9, Object::Asteroid}}},
                                     [&] { return people.fresh(); });
        QCOMPARE(people.say(0, honest.move), written); // its openings are kept out of reach
        QCOMPARE(people.play(1, SubmitTheories{}), "nobody can open what is due");
        const aphelion::Opening choice = honest.keep.at(honest.move.seals[0]);
        const auto placed = [&](std::vector<Sector> sectors, aphelion::Opening opening) {
            return people.say(
                0, aphelion::Moved{encode(Event(TheoriesPlaced{0, std::move(sectors)})), {}, {std::move(opening)}});
        };
        QCOMPARE(placed({8}, choice), "WrongOpening");
        QCOMPARE(placed({}, choice), "WrongOpening");
        aphelion::Opening other = choice;
        other.nonce[0] ^= 1;
        QCOMPARE(placed({9}, other), "WrongOpening");
        people.kept().insert(honest.keep.begin(), honest.keep.end());
        QCOMPARE(placed({9}, choice), written);
    }

    void a_table_for_another_game_does_not_open() {
        People people(setupFor(Mode::Standard, Play::OnScreen, {0, 1}), 3);
        aphelion::TableOpened body = people.table().log().opened();
        const auto open = [&](const aphelion::TableOpened& changed) {
            const aphelion::Ask ask = signedBy(people.host(), changed.table, {0, std::nullopt, 1, {}, changed, {}});
            return Table::open(placedBy(people.host(), changed.table, {0, {}, ask})).ok();
        };
        QVERIFY(open(body));
        body.game = "alchemists";
        QVERIFY(!open(body));
        body = people.table().log().opened();
        body.seats.pop_back();
        QVERIFY(!open(body));
        body = people.table().log().opened();
        body.setup.push_back(0);
        QVERIFY(!open(body));
    }

    void a_player_starts_with_the_facts_of_season_and_level() {
        People people(setupFor(Mode::Standard, Play::OnScreen, {0, 1}), 3,
                      {{Season::Autumn, Level::Beginner, 2}, {Season::Spring, Level::Genius, 3}});
        const auto facts = people.table().startingFacts(0);
        QCOMPARE(facts.size(), std::size_t{8});
        const StartingFacts autumn = hiddenDeal(people.table()).start[2];
        QVERIFY(std::equal(facts.begin(), facts.end(), autumn.begin()));
        QVERIFY(people.table().startingFacts(1).empty());
    }
};

QTEST_APPLESS_MAIN(TableTest)
#include "table_test.moc"
