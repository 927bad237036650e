#include <QtTest>

#include "support/random_play.h"
#include "support/soundness.h"

#include "planetx/deal/dealer.h"
#include "planetx/notes/bookkeeping.h"
#include "planetx/notes/note_sheet.h"

using namespace planetx;
using enum planetx::Object;

namespace {

using Ops = std::vector<NoteOp>;

// The facts in short: "8A+ 8D- 8G- 8E- 8X-" for an asteroid in sector 8.
std::string brief(const Ops& ops) {
    std::string all;
    for (const NoteOp& op : ops) {
        const auto& mark = std::get<SetMark>(op);
        all += (all.empty() ? "" : " ") + std::to_string(mark.sector) + letter(mark.object);
        all += mark.mark == Mark::Certain ? '+' : mark.mark == Mark::No ? '-' : '?';
    }
    return all;
}

std::string told(const Event& event, const std::optional<Answer>& answer = {}, Mode mode = Mode::Standard) {
    return brief(bookkeeping(mode, event, answer, 5));
}

std::string surveyed(Object object, Arc arc, int count) { return told(Surveyed{0, object, arc}, SurveyCount{count}); }

// Whether every operation is a fact that a sheet takes, and true.
bool allTrue(const Ops& ops, const Sky& sky, Origin origin, EntryNumber entry) {
    const NoteSheet sheet(sky.mode);
    return std::ranges::all_of(ops, [&](const NoteOp& op) {
        const auto& mark = std::get<SetMark>(op);
        return !refusal(sheet, op) && mark.origin == origin && mark.entry == entry &&
               (mark.mark == Mark::Certain) == (sky.at(mark.sector) == mark.object);
    });
}

NoteSheet with(NoteSheet sheet, const Ops& ops) {
    for (const NoteOp& op : ops)
        sheet = after(std::move(sheet), op);
    return sheet;
}

NoteOp fact(Sector sector, Object object, Mark mark, Origin origin = Origin::OwnAnswer, EntryNumber entry = 5) {
    return SetMark{sector, object, mark, origin, entry};
}

// What a sheet with these facts says besides.
std::string following(const Ops& facts, Mode mode = Mode::Standard) {
    return brief(followingAtOnce(with(NoteSheet(mode), facts)));
}

// A column without its cells in some sectors, or a run of them.
std::string column(Object object, std::vector<Sector> without, char mark = '-') {
    std::string all;
    for (Sector sector = 1; sector <= 12; ++sector)
        if (std::ranges::find(without, sector) == without.end())
            all += (all.empty() ? "" : " ") + std::to_string(sector) + letter(object) + mark;
    return all;
}

Origin originOf(const Event& event) {
    const bool answered = std::holds_alternative<Surveyed>(event) || std::holds_alternative<Targeted>(event);
    return answered ? Origin::OwnAnswer : Origin::Public;
}

} // namespace

// What one answer or event says by itself.
class BookkeepingTest : public QObject {
    Q_OBJECT

private slots:
    void starting_facts_rule_out_and_are_not_repeated_where_printed() {
        const std::vector<Fact> facts{{1, Asteroid}, {2, Comet}, {4, Comet}, {12, GasCloud}};
        const Ops ops = bookkeeping(Mode::Standard, facts);
        QCOMPARE(brief(ops), std::string("1A- 2C- 12G-"));
        QVERIFY(ops[0] == NoteOp(SetMark{1, Asteroid, Mark::No, Origin::Start, 0}));
    }

    void a_target_names_the_object() {
        QCOMPARE(told(Targeted{0, 8}, Appears{Asteroid}), std::string("8A+ 8D- 8G- 8E- 8X-"));
        QCOMPARE(told(Targeted{0, 2}, Appears{Comet}), std::string("2C+ 2A- 2D- 2G- 2E- 2X-"));
        const Ops ops = bookkeeping(Mode::Expert, Targeted{0, 18}, Appears{DwarfPlanet}, 41);
        QVERIFY(ops[1] == NoteOp(SetMark{18, DwarfPlanet, Mark::Certain, Origin::OwnAnswer, 41}));
    }

    void a_sector_that_appears_empty_may_hold_planet_x() {
        QCOMPARE(told(Targeted{0, 8}, Appears{Empty}), std::string("8A- 8D- 8G-"));
        QCOMPARE(told(Targeted{0, 7}, Appears{Empty}), std::string("7C- 7A- 7D- 7G-"));
    }

    void a_survey_that_finds_none_rules_the_run_out() {
        QCOMPARE(surveyed(Asteroid, {11, 2}, 0), std::string("1A- 2A- 11A- 12A-"));
        QCOMPARE(surveyed(Empty, {4, 5}, 0), std::string("4E- 4X- 5E- 5X-"));
        QCOMPARE(surveyed(Comet, {2, 5}, 0), std::string("2C- 3C- 5C-"));
    }

    void a_survey_that_finds_one_everywhere_is_certain() {
        QCOMPARE(surveyed(Asteroid, {4, 4}, 1), std::string("4A+ 4D- 4G- 4E- 4X-"));
        QCOMPARE(surveyed(Asteroid, {8, 9}, 2), std::string("8A+ 8D- 8G- 8E- 8X- 9A+ 9D- 9G- 9E- 9X-"));
        QCOMPARE(surveyed(Empty, {1, 2}, 2), std::string("1A- 1D- 1G- 2C- 2A- 2D- 2G-"));
        QCOMPARE(surveyed(Comet, {7, 11}, 2), std::string("7C+ 7A- 7D- 7G- 7E- 7X- 11C+ 11A- 11D- 11G- 11E- 11X-"));
    }

    void a_survey_between_none_and_all_says_nothing_of_a_single_sector() {
        QCOMPARE(surveyed(Asteroid, {1, 6}, 3), std::string());
        QCOMPARE(surveyed(Empty, {1, 2}, 1), std::string());
        QCOMPARE(surveyed(Comet, {2, 5}, 2), std::string());
    }

    void somebody_elses_survey_or_target_says_nothing() {
        QCOMPARE(told(Surveyed{1, Asteroid, {1, 6}}), std::string());
        QCOMPARE(told(Targeted{1, 6}), std::string());
    }

    void a_theory_turned_up_is_public() {
        QCOMPARE(told(TheoryTurnedUp{{0, 3, 1}, Comet, true}), std::string("3C+ 3A- 3D- 3G- 3E- 3X-"));
        QCOMPARE(told(TheoryTurnedUp{{0, 3, 1}, Comet, false}), std::string("3C-"));
        QCOMPARE(told(TheoryTurnedUp{{0, 4, 1}, Comet, false}), std::string()); // printed
        const Ops ops = bookkeeping(Mode::Standard, TheoryTurnedUp{{0, 3, 1}, Comet, false}, {}, 17);
        QVERIFY(ops[0] == NoteOp(SetMark{3, Comet, Mark::No, Origin::Public, 17}));
    }

    void a_review_by_hand_says_the_same() {
        QCOMPARE(told(Reviewed{{8, Asteroid}, true}, Verdict{true}), std::string("8A+ 8D- 8G- 8E- 8X-"));
        QCOMPARE(told(Reviewed{{8, Asteroid}, false}, Verdict{false}), std::string("8A-"));
    }

    void clues_reveal_and_taking_back_enter_nothing() {
        const Clue clue{ClueKind::NoneAdjacent, Asteroid, Comet, 0};
        QCOMPARE(told(Researched{0, 'A'}, ClueRead{clue}), std::string());
        QCOMPARE(told(ConferenceHeld{0}, ClueRead{clue}), std::string());
        QCOMPARE(told(Located{0, true}, Found{true}), std::string());
        QCOMPARE(told(Revealed{}, *skyOf("EGCAADCAAXEG")), std::string());
        QCOMPARE(told(TakenBack{0}), std::string());
    }

    void when_all_of_an_object_are_found_it_is_nowhere_else() {
        const Ops target = bookkeeping(Mode::Standard, Targeted{0, 4}, Appears{DwarfPlanet}, 5);
        QCOMPARE(following(target), column(DwarfPlanet, {4}));
        QCOMPARE(following({fact(3, Comet, Mark::Certain), fact(7, Comet, Mark::Certain)}).substr(0, 23),
                 std::string("2C- 5C- 11C- 3A- 3D- 3G"));
        QCOMPARE(following(bookkeeping(Mode::Expert, Targeted{0, 4}, Appears{DwarfPlanet}, 5), Mode::Expert),
                 std::string()); // three more of them
    }

    void where_no_more_places_are_left_than_an_object_needs_it_is_certain() {
        const Ops three{fact(2, Comet, Mark::No), fact(3, Comet, Mark::No), fact(5, Comet, Mark::No)};
        QCOMPARE(following(three), std::string("7C+ 11C+ 7A- 7D- 7G- 7E- 7X- 11A- 11D- 11G- 11E- 11X-"));
        QCOMPARE(following({three[0], three[1]}), std::string());
    }

    void where_one_thing_is_left_in_a_sector_it_is_there() {
        const Ops all{fact(4, Asteroid, Mark::No), fact(4, GasCloud, Mark::No), fact(4, Empty, Mark::No),
                      fact(4, PlanetX, Mark::No)};
        QCOMPARE(following(all), "4D+ " + column(DwarfPlanet, {4}));
    }

    void where_a_sector_appears_empty_it_stays_open_until_planet_x_is_found() {
        const Ops empty = bookkeeping(Mode::Standard, Targeted{0, 8}, Appears{Empty}, 5);
        QCOMPARE(following(empty), std::string());
        Ops found = empty;
        found.push_back(fact(9, PlanetX, Mark::Certain));
        QVERIFY(following(found).find("8E+") != std::string::npos);
    }

    void what_follows_comes_from_the_last_that_it_rests_on_and_is_ones_own_unless_all_know() {
        const auto source = [](const Ops& facts) {
            const auto mark = std::get<SetMark>(followingAtOnce(with(NoteSheet(Mode::Standard), facts)).at(0));
            return std::pair(mark.origin, mark.entry);
        };
        const NoteOp start = fact(2, Comet, Mark::No, Origin::Start, 0);
        const NoteOp own = fact(3, Comet, Mark::No, Origin::OwnAnswer, 7);
        const NoteOp all = fact(5, Comet, Mark::No, Origin::Public, 9);
        QCOMPARE(source({start, own, all}), std::pair(Origin::OwnAnswer, EntryNumber(9)));
        QCOMPARE(source({fact(4, DwarfPlanet, Mark::Certain, Origin::Public, 3)}),
                 std::pair(Origin::Public, EntryNumber(3)));
        QCOMPARE(
            source({start, fact(3, Comet, Mark::No, Origin::Start, 0), fact(5, Comet, Mark::No, Origin::Start, 0)}),
            std::pair(Origin::Start, EntryNumber(0)));
    }

    void what_a_hand_has_marked_says_nothing_and_what_it_has_overridden_is_not_entered_again() {
        const Ops found{fact(4, DwarfPlanet, Mark::Certain)};
        QCOMPARE(following({SetMark{4, DwarfPlanet, Mark::Certain}}), std::string());
        NoteSheet sheet =
            with(with(NoteSheet(Mode::Standard), found), followingAtOnce(with(NoteSheet(Mode::Standard), found)));
        sheet = after(sheet, SetMark{7, DwarfPlanet, Mark::Suspected});
        QCOMPARE(cell(sheet, 7, DwarfPlanet).mark, Mark::Suspected);
        QVERIFY(followingAtOnce(sheet).empty());
        sheet = with(sheet, bookkeeping(Mode::Standard, Targeted{0, 8}, Appears{Asteroid}, 9));
        sheet = with(sheet, followingAtOnce(sheet));
        QCOMPARE(cell(sheet, 7, DwarfPlanet).mark, Mark::Suspected);
    }

    void facts_that_no_sky_has_say_nothing_further() {
        QCOMPARE(following({fact(4, DwarfPlanet, Mark::Certain), fact(5, DwarfPlanet, Mark::Certain)}).find("6D"),
                 std::string::npos);
    }

    void everything_that_follows_in_a_game_is_true_and_nothing_more_follows_from_it() {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const Mode mode = *rc::gen::element(Mode::Standard, Mode::Expert);
            RandomPlay game(mode, 3, seed);
            for (int moves = 0; moves < 60 && !game.over(); ++moves)
                game.move();
            NoteSheet sheet(mode);
            EntryNumber entry = 0;
            for (const Event& event : game.events()) {
                sheet = with(std::move(sheet), bookkeeping(mode, event, game.umpire().oracle().answer(event), ++entry));
                for (const NoteOp& op : followingAtOnce(sheet)) {
                    const auto& mark = std::get<SetMark>(op);
                    RC_ASSERT(!refusal(sheet, op) && mark.entry <= entry);
                    RC_ASSERT((mark.mark == Mark::Certain) == (game.sky().at(mark.sector) == mark.object));
                }
                sheet = with(sheet, followingAtOnce(sheet));
                RC_ASSERT(followingAtOnce(sheet).empty());
            }
        }));
    }

    void everything_entered_in_a_game_is_true() {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const Mode mode = *rc::gen::element(Mode::Standard, Mode::Expert);
            RandomPlay game(mode, 3, seed, *rc::gen::element(Play::OnScreen, Play::WithBoard));
            for (int moves = 0; moves < 60 && !game.over(); ++moves)
                game.move();
            EntryNumber entry = 0;
            for (const Event& event : game.events()) {
                const auto answer = game.umpire().oracle().answer(event);
                ++entry;
                RC_ASSERT(allTrue(bookkeeping(mode, event, answer, entry), game.sky(), originOf(event), entry));
            }
        }));
    }

    void every_survey_and_target_of_a_sky_is_entered_truly() {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const Mode mode = *rc::gen::element(Mode::Standard, Mode::Expert);
            const RandomPlay game(mode, 1, seed);
            const Oracle& oracle = game.umpire().oracle();
            const auto check = [&](const Event& event) {
                RC_ASSERT(allTrue(bookkeeping(mode, event, oracle.answer(event), 1), game.sky(), Origin::OwnAnswer, 1));
            };
            const Edition& e = edition(mode);
            for (Sector from = 1; from <= e.ring.size; ++from) {
                check(Targeted{0, from});
                for (int length = 1; length <= e.visibleSectors(); ++length)
                    for (const Object object : {Comet, Asteroid, DwarfPlanet, GasCloud, Empty})
                        check(Surveyed{0, object, e.ring.arc(from, length)});
            }
        }));
    }

    void starting_facts_of_dealt_games_are_entered_truly() {
        for (const Mode mode : bothModes) {
            const Dealer dealer(mode);
            for (std::uint64_t number = 1; number <= 5; ++number) {
                const Deal deal = dealer.deal(GameCode(mode, number));
                for (const StartingFacts& facts : deal.start)
                    QVERIFY(allTrue(bookkeeping(mode, facts), deal.sky, Origin::Start, 0));
            }
        }
    }
};

QTEST_APPLESS_MAIN(BookkeepingTest)
#include "bookkeeping_test.moc"
