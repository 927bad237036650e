#include <QtTest>

#include "base/rng.h"
#include "planetx/cli/bot_table.h"
#include "planetx/deal/dealer.h"
#include "planetx/rules/refusal.h"
#include "support/often.h"
#include "support/soundness.h"

using namespace planetx;

namespace {

BotTable tableOf(const Dealer& dealer, const Deal& deal, const std::vector<Skill>& skills, std::uint64_t seed) {
    std::vector<BotSeat> seats;
    for (const Skill skill : skills) {
        const auto number = seats.size();
        seats.push_back(
            {Bot(dealer.catalogue(), dealer.clueBook(), characterOf(deal.sky.mode, skill), seed + number), {}, {}});
        for (const Fact& fact : std::span(deal.start[number]).first(4))
            seats.back().told.emplace_back(fact);
    }
    return {deal, std::move(seats)};
}

bool isSound(const Board& board, const Sky& sky) {
    try {
        checkSound(board, sky);
        return true;
    } catch (const rc::detail::CaseResult&) {
        return false;
    }
}

} // namespace

class BotTest : public QObject {
    Q_OBJECT

private slots:
    void games_of_bots_keep_the_rules_and_end() {
        for (const Mode mode : bothModes) {
            const Dealer dealer(mode);
            const int games = often(mode == Mode::Standard ? 60 : 5);
            for (int game = 0; game < games; ++game) {
                const auto bits = static_cast<std::uint64_t>(game) * 7919;
                const Deal deal = dealer.deal(GameCode(mode, bits));
                const std::size_t bots = 1 + static_cast<std::size_t>(game) % 4;
                BotTable table = tableOf(
                    dealer, deal, {allSkills.begin(), allSkills.begin() + static_cast<std::ptrdiff_t>(bots)}, bits);
                int actions = 0;
                while (!table.isOver()) {
                    const Action action = table.choice();
                    const Board& board = table.umpire().board();
                    QVERIFY(!refusal(board, table.umpire().hand(table.next()), table.next(), action));
                    table.play();
                    QVERIFY(isSound(table.umpire().board(), deal.sky));
                    QVERIFY(++actions < 400);
                }
                QVERIFY(table.umpire().board().finder.has_value());
            }
        }
    }

    void the_same_seed_plays_the_same_game() {
        const Dealer dealer(Mode::Standard);
        const Deal deal = dealer.deal(GameCode(Mode::Standard, 5));
        BotTable one = tableOf(dealer, deal, {Skill::Assistant, Skill::Professor}, 9);
        BotTable two = tableOf(dealer, deal, {Skill::Assistant, Skill::Professor}, 9);
        while (!one.isOver())
            QVERIFY(one.play().action == two.play().action);
    }

    // The sky is exchanged for another one that agrees with everything the bot has been told.
    void a_bot_cannot_tell_two_skies_apart_that_agree_with_what_it_knows() {
        const Dealer dealer(Mode::Standard);
        aphelion::Rng random(3);
        int compared = 0;
        for (int game = 0; game < 40; ++game) {
            const Deal deal = dealer.deal(GameCode(Mode::Standard, random.next()));
            const Skill skill = allSkills[static_cast<std::size_t>(game) % 4];
            BotTable table = tableOf(dealer, deal, {skill}, 1);
            const auto turns = random.next() % 8;
            for (std::uint64_t turn = 0; turn < turns && !table.isOver(); ++turn)
                table.play();
            if (table.isOver())
                continue;
            Candidates agreeing(dealer.catalogue());
            for (const Evidence& piece : table.evidence(0))
                agreeing.narrow(piece);
            Deal other = deal;
            other.sky = dealer.catalogue().skyOf(agreeing.sample(agreeing.size())[random.next() % agreeing.size()]);
            BotTable exchanged = tableOf(dealer, other, {skill}, 1);
            for (std::uint64_t turn = 0; turn < turns; ++turn)
                exchanged.play();
            QVERIFY(exchanged.choice() == table.choice());
            compared += other.sky == deal.sky ? 0 : 1;
        }
        QVERIFY(compared > 20);
    }

    void what_a_laureate_publishes_is_never_wrong() {
        const Dealer dealer(Mode::Standard);
        for (std::uint64_t game = 0; game < static_cast<std::uint64_t>(often(60)); ++game) {
            const Deal deal = dealer.deal(GameCode(Mode::Standard, game * 104729));
            BotTable table = tableOf(dealer, deal, {Skill::Laureate, Skill::Laureate}, game);
            while (!table.isOver()) {
                const auto turn = table.play();
                if (const auto* submitted = std::get_if<SubmitTheories>(&turn.action))
                    for (const Theory& theory : submitted->theories)
                        QCOMPARE(deal.sky.at(theory.sector), theory.object);
                if (const auto* last = std::get_if<LastChance>(&turn.action))
                    if (const auto* theories = std::get_if<std::vector<Theory>>(&last->use))
                        for (const Theory& theory : *theories)
                            QCOMPARE(deal.sky.at(theory.sector), theory.object);
            }
        }
    }

    void evidence_that_cannot_be_does_not_stop_a_bot() {
        const Dealer dealer(Mode::Standard);
        const std::vector<Evidence> impossible{Counted{{Object::Comet, {1, 6}}, 99}, Seen{1, Object::Comet},
                                               Theory{2, Object::PlanetX}, Theory{3, Object::PlanetX}};
        Board turn = newBoard(Mode::Standard, Play::OnScreen, {0, 1});
        Board late = turn;
        late.phase = Phase::LastChance;
        late.finder = 1;
        late.players[1].foundX = true;
        late.players[1].pawn.time = 5;
        late.lastChances = {0};
        for (const Skill skill : allSkills)
            for (const Board& board : {turn, late}) {
                const Bot bot(dealer.catalogue(), dealer.clueBook(), characterOf(Mode::Standard, skill), 1);
                const Action action = bot.choose({board, 0, {}, impossible, {}, {}});
                QVERIFY(!refusal(board, {}, 0, action));
            }
    }

    void levels_have_names() {
        for (const Skill skill : allSkills)
            QVERIFY(skillOf(name(skill)) == skill);
        QVERIFY(!skillOf("Genius"));
    }
};

QTEST_APPLESS_MAIN(BotTest)
#include "bot_test.moc"
