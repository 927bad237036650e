#include <QtTest>

#include "support/bot_evening.h"
#include "planetx/counsel/help.h"
#include "games/planetx/deduction/reasons.h"
#include "support/often.h"
#include "support/positions.h"

using namespace planetx;

namespace {

std::vector<Told> toldOf(const std::vector<Evidence>& evidence) {
    std::vector<Told> told;
    for (const Evidence& piece : evidence)
        told.push_back({piece, told.size() + 1});
    return told;
}

NoteSheet marked(NoteSheet sheet, Sector sector, Object object, Mark mark) {
    return after(std::move(sheet), SetMark{sector, object, mark});
}

Claim asClaim(const CellId& cell, Mark mark) {
    return mark == Mark::No ? Claim(Fact{cell.sector, cell.object}) : Claim(Theory{cell.sector, cell.object});
}

// Nobody has asked yet what the claim's opposite is: said the long way round.
Claim oppositeOf(const Claim& claim) {
    if (const auto* fact = std::get_if<Fact>(&claim))
        return Theory{fact->sector, fact->isNot};
    return Fact{std::get<Theory>(claim).sector, std::get<Theory>(claim).object};
}

// A sheet with some marks on it, most of them right.
NoteSheet scribbled(const Sky& sky, aphelion::Rng& rng, int marks, bool lies) {
    NoteSheet sheet(sky.mode);
    for (int i = 0; i < marks; ++i) {
        const Sector sector = anySector(sky.mode, rng);
        const Object object = rng.pick(allObjects);
        const bool there = (sky.at(sector) == object) != (lies && rng.below(6) == 0);
        sheet = marked(std::move(sheet), sector, object, there ? Mark::Certain : Mark::No);
    }
    return sheet;
}

} // namespace

class HelpTest : public QObject {
    Q_OBJECT

private slots:
    void a_mark_that_a_target_speaks_against_is_a_slip_for_that_reason() {
        const auto told = toldOf({Counted{{Object::Comet, {2, 6}}, 1}, Seen{8, Object::GasCloud}});
        NoteSheet sheet = marked(NoteSheet(Mode::Standard), 8, Object::Asteroid, Mark::Certain);
        sheet = marked(std::move(sheet), 3, Object::Comet, Mark::Suspected); // may well be
        const Check check = checked(m_standard.catalogue(), told, sheet);
        QVERIFY(check.slips == (std::vector<Slip>{{{8, Object::Asteroid}, Mark::Certain, {1}}}));
        QVERIFY(!check.clash);
    }

    void a_suspicion_can_be_a_slip_too() {
        const auto told = toldOf({Fact{5, Object::Comet}});
        const NoteSheet sheet = marked(NoteSheet(Mode::Standard), 5, Object::Comet, Mark::Suspected);
        QCOMPARE(checked(m_standard.catalogue(), told, sheet).slips.size(), std::size_t{1});
    }

    void marks_of_an_open_what_if_are_checked() {
        const auto told = toldOf({Seen{8, Object::GasCloud}});
        NoteSheet sheet = after(NoteSheet(Mode::Standard), BeginWhatIf{});
        sheet = marked(std::move(sheet), 8, Object::Empty, Mark::Certain);
        QCOMPARE(checked(m_standard.catalogue(), told, sheet).slips.size(), std::size_t{1});
        QVERIFY(checked(m_standard.catalogue(), told, after(sheet, DropWhatIf{})) == Check());
    }

    // One of two comet sectors: either may hold it, but not both.
    void marks_that_cannot_all_be_true_clash() {
        const auto told = toldOf({Fact{11, Object::GasCloud}, Counted{{Object::Comet, {2, 3}}, 1}});
        NoteSheet sheet = marked(NoteSheet(Mode::Standard), 2, Object::Comet, Mark::Certain);
        sheet = marked(std::move(sheet), 3, Object::Comet, Mark::Certain);
        sheet = marked(std::move(sheet), 9, Object::Empty, Mark::No);
        const Check check = checked(m_standard.catalogue(), told, sheet);
        QVERIFY(check.slips.empty() && check.clash);
        QVERIFY(check.clash->cells == (std::vector<CellId>{{2, Object::Comet}, {3, Object::Comet}}));
        QVERIFY(check.clash->because == Reasons{1});
    }

    // In thousands of positions: a sheet with true marks is never faulted; every slip is one, for a smallest reason;
    // what clashes cannot be, and could without any of its marks.
    void what_is_found_fault_with_is_wrong_and_nothing_else() {
        aphelion::Rng rng(3);
        for (int i = 0; i < often(600); ++i)
            checkFaults(rng);
    }

    void a_hint_is_new_true_and_has_a_smallest_reason() {
        aphelion::Rng rng(5);
        for (int i = 0; i < often(300); ++i) {
            const Deal deal = anyDeal(m_standard, rng);
            const auto told = toldOf(known(deal, 4 + rng.below(12), rng));
            const NoteSheet sheet = scribbled(deal.sky, rng, static_cast<int>(rng.below(30)), false);
            const auto found = hint(m_standard.catalogue(), told, sheet);
            if (!found)
                continue;
            QVERIFY(agrees(deal.sky, found->claim));
            QVERIFY(isSufficientAndMinimal(m_standard.catalogue(), evidenceIn(told), found->because, found->claim));
            const auto* fact = std::get_if<Fact>(&found->claim);
            const auto* theory = std::get_if<Theory>(&found->claim);
            QVERIFY(!fact || cell(sheet, fact->sector, fact->isNot).mark != Mark::No);
            QVERIFY(!theory || cell(sheet, theory->sector, theory->object).mark != Mark::Certain);
        }
    }

    // Following hints alone, a player who has been told enough comes to know the whole sky.
    void hints_lead_to_the_end() {
        const Deal deal = m_standard.deal(GameCode(Mode::Standard, 12));
        std::vector<Evidence> all;
        for (Sector sector = 1; sector <= 12; ++sector)
            all.emplace_back(Seen{sector, appearance(deal.sky.at(sector))});
        std::ranges::copy(deal.clues->topics, std::back_inserter(all));
        std::ranges::copy(deal.clues->conferences, std::back_inserter(all));
        const auto told = toldOf(all);
        NoteSheet sheet(Mode::Standard);
        int hints = 0;
        while (const auto next = hint(m_standard.catalogue(), told, sheet)) {
            const auto* fact = std::get_if<Fact>(&next->claim);
            const auto* theory = std::get_if<Theory>(&next->claim);
            const NoteSheet before = sheet;
            sheet = fact ? marked(std::move(sheet), fact->sector, fact->isNot, Mark::No)
                         : marked(std::move(sheet), theory->sector, theory->object, Mark::Certain);
            QVERIFY(sheet != before);
            QVERIFY(++hints < 72);
        }
        for (Sector sector = 1; sector <= 12; ++sector)
            QCOMPARE(cell(sheet, sector, deal.sky.at(sector)).mark, Mark::Certain);
    }

    void a_guess_that_cannot_be_right_is_doubted_for_a_reason() {
        aphelion::Rng rng(9);
        int doubted = 0;
        for (int i = 0; i < often(300); ++i) {
            const Deal deal = anyDeal(m_standard, rng);
            const auto told = toldOf(known(deal, rng.below(10), rng));
            const Locate guess{anySector(Mode::Standard, rng), rng.pick(allObjects), rng.pick(allObjects)};
            const Ring ring = edition(Mode::Standard).ring;
            Candidates left(m_standard.catalogue());
            for (const Told& piece : told)
                left.narrow(piece.evidence);
            left.narrow(Theory{guess.sector, Object::PlanetX});
            left.narrow(Theory{ring.step(guess.sector, -1), guess.before});
            left.narrow(Theory{ring.step(guess.sector, 1), guess.after});
            const auto why = doubt(m_standard.catalogue(), told, guess);
            QCOMPARE(why.has_value(), left.size() == 0);
            doubted += why ? 1 : 0;
            const Sector x = first(deal.sky.of(Object::PlanetX));
            QVERIFY(
                !doubt(m_standard.catalogue(), told, {x, deal.sky.at(ring.step(x, -1)), deal.sky.at(ring.step(x, 1))}));
        }
        QVERIFY(doubted > 0);
    }

private:
    void checkFaults(aphelion::Rng& rng) {
        const Catalogue& catalogue = m_standard.catalogue();
        const Deal deal = anyDeal(m_standard, rng);
        const auto told = toldOf(known(deal, rng.below(10), rng));
        const bool lies = rng.below(3) != 0;
        const NoteSheet sheet = scribbled(deal.sky, rng, static_cast<int>(rng.below(25)), lies);
        const Check check = checked(catalogue, told, sheet);
        if (!lies)
            QVERIFY(check == Check());
        for (const Slip& slip : check.slips) {
            const Claim opposite = oppositeOf(asClaim(slip.cell, slip.mark));
            QVERIFY(agrees(deal.sky, opposite));
            QVERIFY(isSufficientAndMinimal(catalogue, evidenceIn(told), slip.because, opposite));
        }
        if (!check.clash)
            return;
        std::vector<Evidence> all;
        for (const std::size_t piece : check.clash->because)
            all.push_back(told[piece].evidence);
        for (const CellId& id : check.clash->cells)
            std::visit([&](const auto& claim) { all.emplace_back(claim); },
                       asClaim(id, cell(sheet, id.sector, id.object).mark));
        Reasons everything(all.size());
        for (std::size_t i = 0; i < everything.size(); ++i)
            everything[i] = i;
        QVERIFY(isSufficientAndMinimal(catalogue, all, everything, std::nullopt));
    }

    const Dealer m_standard{Mode::Standard};
};

QTEST_GUILESS_MAIN(HelpTest)
#include "help_test.moc"
