#include <QtTest>

#include "reasons.h"
#include "support/often.h"
#include "support/positions.h"
#include "support/soundness.h"

#include <rapidcheck.h>

using namespace planetx;

namespace {

aphelion::Rng anyRng() { return aphelion::Rng(*rc::gen::arbitrary<std::uint64_t>()); }

std::vector<Claim> allClaims(Mode mode) {
    std::vector<Claim> claims;
    for (Sector sector = 1; sector <= edition(mode).ring.size; ++sector)
        for (const Object object : allObjects) {
            claims.emplace_back(Theory{sector, object});
            claims.emplace_back(Fact{sector, object});
        }
    return claims;
}

bool nothingMarked(const Claim&) { return false; }

} // namespace

class ExplainTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { askManyTimes(); }

    void the_laws_alone_forbid_a_comet_in_sector_4() {
        const Catalogue& catalogue = m_standard.catalogue();
        QVERIFY(explain(catalogue, {}, Fact{4, Object::Comet}) == Explanation(Proven{}));
        QVERIFY(std::holds_alternative<Disproven>(explain(catalogue, {}, Fact{5, Object::Comet})));
    }

    void a_fact_is_an_easier_reason_than_a_survey_and_the_first_of_two_that_are_alike() {
        const std::vector<Evidence> evidence{Counted{{Object::Comet, {5, 5}}, 0}, Fact{7, Object::Comet},
                                             Fact{5, Object::Comet}, Fact{5, Object::Comet}};
        for (const Dealer* dealer : dealers())
            QVERIFY(explain(dealer->catalogue(), evidence, Fact{5, Object::Comet}) == Explanation(Proven{{2}}));
    }

    // Against every subset of the evidence; now and then a piece is a lie.
    void a_claim_follows_for_the_easiest_reason_of_all() {
        QVERIFY(rc::check([this] {
            auto rng = anyRng();
            checkIsEasiest(m_standard, rng.below(9), rng);
        }));
        aphelion::Rng rng(8);
        for (int i = 0; i < 25; ++i)
            checkIsEasiest(m_expert, rng.below(7), rng);
    }

    void every_reason_suffices_and_no_piece_of_it_can_be_spared() {
        for (const Dealer* dealer : dealers())
            checkManyPositions(*dealer, dealer == &m_standard ? often(1'000) : often(40));
    }

    void evidence_that_cannot_be_is_a_contradiction() {
        const std::vector<std::vector<Evidence>> impossible{
            {Counted{{Object::Asteroid, {1, 6}}, 99}},
            {Counted{{Object::Empty, {1, 6}}, -1}},
            {Theory{4, Object::Comet}},
            {Fact{1, Object::GasCloud}, Theory{4, Object::Comet}, Fact{2, Object::GasCloud}},
            {Seen{3, Object::PlanetX}, Seen{3, Object::Comet}},
            {Theory{2, Object::PlanetX}, Counted{{Object::Empty, {1, 3}}, 3}, Seen{2, Object::GasCloud}},
        };
        for (const Dealer* dealer : dealers())
            for (const auto& evidence : impossible) {
                const auto because = contradiction(dealer->catalogue(), evidence);
                QVERIFY(because && !because->empty());
                QVERIFY(isSufficientAndMinimal(dealer->catalogue(), evidence, *because, std::nullopt));
                QVERIFY(explain(dealer->catalogue(), evidence, Fact{1, Object::Comet}) ==
                        Explanation(Contradicted{*because}));
                QVERIFY(!simplestDeduction(dealer->catalogue(), evidence, nothingMarked));
            }
    }

    void what_is_true_of_a_sky_is_no_contradiction() {
        aphelion::Rng rng(3);
        for (const Dealer* dealer : dealers())
            for (int i = 0; i < 20; ++i)
                QVERIFY(!contradiction(dealer->catalogue(), known(anyDeal(*dealer, rng), 40, rng)));
    }

    void evidence_may_be_repeated_any_number_of_times() {
        aphelion::Rng rng(4);
        for (const Dealer* dealer : dealers()) {
            const auto once = known(anyDeal(*dealer, rng), 30, rng);
            std::vector<Evidence> often;
            for (int i = 0; i < 50; ++i)
                often.insert(often.end(), once.begin(), once.end());
            for (int i = 0; i < 5; ++i) {
                const Claim claim = anyClaim(dealer->catalogue().mode(), rng);
                QVERIFY(explain(dealer->catalogue(), often, claim) == explain(dealer->catalogue(), once, claim));
            }
            QVERIFY(simplestDeduction(dealer->catalogue(), often, nothingMarked) ==
                    simplestDeduction(dealer->catalogue(), once, nothingMarked));
        }
    }

    void more_than_64_pieces_explain_as_well() {
        aphelion::Rng rng(5);
        for (const Dealer* dealer : dealers())
            for (int i = 0; i < 5; ++i) {
                const Deal deal = anyDeal(*dealer, rng);
                auto evidence = known(deal, 40, rng);
                for (int more = 0; more < 60; ++more)
                    evidence.emplace_back(anySurvey(deal.sky, rng));
                rng.shuffle(evidence);
                const Claim claim = Theory{1, deal.sky.at(1)};
                checkIsSound(dealer->catalogue(), evidence, claim, explain(dealer->catalogue(), evidence, claim));
                const auto deduced = simplestDeduction(dealer->catalogue(), evidence, nothingMarked);
                QVERIFY(deduced && agrees(deal.sky, deduced->claim));
            }
    }

    // Every single one of some hundred wrong guesses is needed; the clue is not.
    void all_failed_attempts_to_locate_cannot_be() {
        const Catalogue& catalogue = m_standard.catalogue();
        std::vector<Evidence> evidence{Clue{ClueKind::NoneOpposite, Object::GasCloud, Object::GasCloud}};
        for (Sector sector = 1; sector <= 12; ++sector)
            for (const Object before : allObjects)
                for (const Object after : allObjects)
                    evidence.emplace_back(NotFound{{sector, before, after}});
        const auto because = contradiction(catalogue, evidence);
        QVERIFY(because && because->size() > 64);
        QVERIFY(isSufficientAndMinimal(catalogue, evidence, *because, std::nullopt));

        std::erase_if(evidence, [](const Evidence& piece) {
            const auto* failed = std::get_if<NotFound>(&piece);
            return failed != nullptr && failed->guess.sector == 7;
        });
        const Claim claim = Theory{7, Object::PlanetX};
        checkIsSound(catalogue, evidence, claim, explain(catalogue, evidence, claim));
        const auto deduced =
            simplestDeduction(catalogue, evidence, [](const Claim& it) { return std::holds_alternative<Fact>(it); });
        QVERIFY(deduced && deduced->claim == claim);
        QVERIFY(isSufficientAndMinimal(catalogue, evidence, deduced->because, claim));
    }

    void what_the_laws_say_is_deduced_first() {
        const Deduction noCometIn1{Fact{1, Object::Comet}, {}};
        for (const Dealer* dealer : dealers()) {
            QVERIFY(simplestDeduction(dealer->catalogue(), {}, nothingMarked) == noCometIn1);
            QVERIFY(simplestDeduction(dealer->catalogue(), std::vector<Evidence>{Fact{2, Object::GasCloud}},
                                      nothingMarked) == noCometIn1);
        }
    }

    void what_is_there_is_deduced_before_what_is_not() {
        const std::vector<Evidence> evidence{Theory{9, Object::GasCloud}, Fact{2, Object::Asteroid}};
        for (const Dealer* dealer : dealers()) {
            std::vector<Claim> marked;
            const auto next = [&] {
                const auto deduced = simplestDeduction(dealer->catalogue(), evidence, [&](const Claim& claim) {
                    return std::ranges::count(marked, claim) > 0;
                });
                marked.push_back(deduced->claim);
                return *deduced;
            };
            Deduction deduced = next();
            while (deduced.because.empty())
                deduced = next();
            QVERIFY((deduced == Deduction{Fact{2, Object::Asteroid}, {1}}));
            QVERIFY((next() == Deduction{Theory{9, Object::GasCloud}, {0}}));
        }
    }

    void nothing_is_deduced_where_everything_is_marked() {
        aphelion::Rng rng(6);
        const auto evidence = known(anyDeal(m_standard, rng), 40, rng);
        QVERIFY(!simplestDeduction(m_standard.catalogue(), evidence, [](const Claim&) { return true; }));
    }

    // Against every reason for every claim.
    void no_unmarked_claim_has_an_easier_reason_than_the_one_deduced() {
        const auto claims = allClaims(Mode::Standard);
        std::vector<bool> lawful; // from the laws alone
        for (const Claim& claim : claims)
            lawful.push_back(explain(m_standard.catalogue(), {}, claim) == Explanation(Proven{}));
        QVERIFY(rc::check([&] {
            auto rng = anyRng();
            const auto evidence = few(m_standard, rng.below(8), rng);
            const std::uint64_t marks = rng.next();
            const auto isMarked = [&](const Claim& claim) {
                const auto place = static_cast<std::uint64_t>(std::ranges::find(claims, claim) - claims.begin());
                return aphelion::mix(marks + place) % 3 != 0 || lawful[place];
            };
            const AllReasons all(m_standard.catalogue(), evidence);
            std::optional<Ease> easiest;
            for (const Claim& claim : claims)
                if (const auto ease = all.easiest(claim); ease && !all.isContradiction() && !isMarked(claim))
                    easiest = easiest ? std::min(*easiest, *ease) : *ease;
            const auto deduced = simplestDeduction(m_standard.catalogue(), evidence, isMarked);
            RC_ASSERT(deduced.has_value() == easiest.has_value());
            if (!deduced)
                return;
            RC_ASSERT(!isMarked(deduced->claim));
            RC_ASSERT(isSufficientAndMinimal(m_standard.catalogue(), evidence, deduced->because, deduced->claim));
            RC_ASSERT(easeOf(evidence, deduced->because) == *easiest);
        }));
    }

    // A player who marks each deduction as it comes sees nothing wrong, and ever harder reasons.
    void deductions_are_true_and_become_harder_one_by_one() {
        aphelion::Rng rng(7);
        for (const Dealer* dealer : dealers())
            for (int game = 0; game < (dealer == &m_standard ? 10 : 1); ++game) {
                const Deal deal = anyDeal(*dealer, rng);
                const auto evidence = known(deal, 20, rng);
                std::vector<Claim> marked;
                Ease last;
                const auto isMarked = [&](const Claim& claim) { return std::ranges::count(marked, claim) > 0; };
                while (const auto deduced = simplestDeduction(dealer->catalogue(), evidence, isMarked)) {
                    QVERIFY(agrees(deal.sky, deduced->claim));
                    QVERIFY(isSufficientAndMinimal(dealer->catalogue(), evidence, deduced->because, deduced->claim));
                    QVERIFY(last <= easeOf(evidence, deduced->because));
                    last = easeOf(evidence, deduced->because);
                    marked.push_back(deduced->claim);
                    if (dealer == &m_expert && marked.size() % 8 == 0)
                        markSome(dealer->catalogue().mode(), marked, rng);
                }
            }
    }

private:
    std::array<const Dealer*, 2> dealers() const { return {&m_standard, &m_expert}; }

    // What is known early in a game, with or without a lie.
    static std::vector<Evidence> few(const Dealer& dealer, std::size_t pieces, aphelion::Rng& rng) {
        auto evidence = known(anyDeal(dealer, rng), pieces, rng);
        if (!evidence.empty() && rng.below(3) == 0)
            evidence.back() = known(anyDeal(dealer, rng), 1, rng).front();
        return evidence;
    }

    // Of some claims one that follows, if any does.
    static Claim promising(const AllReasons& all, Mode mode, aphelion::Rng& rng) {
        Claim claim = anyClaim(mode, rng);
        for (int i = 0; i < 30 && !all.easiest(claim); ++i)
            claim = anyClaim(mode, rng);
        return claim;
    }

    static void checkIsEasiest(const Dealer& dealer, std::size_t pieces, aphelion::Rng& rng) {
        const Catalogue& catalogue = dealer.catalogue();
        const auto evidence = few(dealer, pieces, rng);
        const AllReasons all(catalogue, evidence);
        const Claim claim = promising(all, catalogue.mode(), rng);
        const Explanation explained = explain(catalogue, evidence, claim);
        if (all.isContradiction())
            QVERIFY(easeOf(evidence, std::get<Contradicted>(explained).because) == all.easiest(std::nullopt));
        else if (const auto ease = all.easiest(claim))
            QVERIFY(easeOf(evidence, std::get<Proven>(explained).because) == *ease);
        else
            QVERIFY(std::holds_alternative<Disproven>(explained));
        checkIsSound(catalogue, evidence, claim, explained);
    }

    // Keeps the walk through an Expert game short.
    static void markSome(Mode mode, std::vector<Claim>& marked, aphelion::Rng& rng) {
        for (const Claim& claim : allClaims(mode))
            if (rng.below(4) == 0)
                marked.push_back(claim);
    }

    static void checkIsSound(const Catalogue& catalogue, const std::vector<Evidence>& evidence, const Claim& claim,
                             const Explanation& explained) {
        if (const auto* disproven = std::get_if<Disproven>(&explained)) {
            const Sky sky = catalogue.skyOf(disproven->counterexample);
            for (const Evidence& piece : evidence)
                QVERIFY(agrees(sky, piece));
            QVERIFY(!agrees(sky, claim));
        } else if (const auto* proven = std::get_if<Proven>(&explained)) {
            QVERIFY(isSufficientAndMinimal(catalogue, evidence, proven->because, claim));
        } else {
            const auto& because = std::get<Contradicted>(explained).because;
            QVERIFY(isSufficientAndMinimal(catalogue, evidence, because, std::nullopt));
        }
    }

    // What is known in a game, with and without a lie.
    static void checkManyPositions(const Dealer& dealer, int positions) {
        aphelion::Rng rng(2);
        for (int i = 0; i < positions; ++i) {
            auto evidence = known(anyDeal(dealer, rng), rng.below(40), rng);
            if (rng.below(5) == 0)
                evidence.emplace_back(anySurvey(anyDeal(dealer, rng).sky, rng));
            const Claim claim = anyClaim(dealer.catalogue().mode(), rng);
            checkIsSound(dealer.catalogue(), evidence, claim, explain(dealer.catalogue(), evidence, claim));
        }
    }

    const Dealer m_standard{Mode::Standard};
    const Dealer m_expert{Mode::Expert};
};

QTEST_APPLESS_MAIN(ExplainTest)
#include "explain_test.moc"
