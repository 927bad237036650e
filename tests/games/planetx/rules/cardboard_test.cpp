#include <QtTest>

#include "planetx/rules/cardboard.h"
#include "support/table.h"

using namespace planetx;
using enum planetx::Object;
using What = planetx::Handling::What;

namespace {

// A person who sees nothing but the steps and does them.
struct Cardboard {
    struct Piece {
        PlayerId who = 0;
        Sector sector = 0;
        int space = 0;
        std::optional<Object> up;
        auto operator<=>(const Piece&) const = default;
    };
    std::vector<Piece> tokens;
    std::vector<std::pair<Sector, PlayerId>> pawns; // a sector's own in their order
    Sector earth = 0;

    void follow(const Handling& step) {
        const auto at = [&](const Piece& piece) {
            return piece.who == step.who && piece.sector == step.sectors.front() && !piece.up;
        };
        switch (step.what) {
        case What::PushTokens:
            for (Piece& piece : tokens)
                if (std::ranges::count(step.sectors, piece.sector) != 0 && !piece.up)
                    piece.space += step.spaces;
            break;
        case What::PlaceToken: tokens.push_back({step.who, step.sectors.front(), step.spaces, std::nullopt}); break;
        case What::TurnUpToken: innermost(at).up = step.object; break;
        case What::TakeToken: tokens.erase(tokens.begin() + (&innermost(at) - tokens.data())); break;
        case What::MovePawn:
            std::erase_if(pawns, [&](const auto& pawn) { return pawn.second == step.who; });
            pawns.emplace_back(step.sectors.front(), step.who);
            break;
        case What::TakePawn: std::erase_if(pawns, [&](const auto& pawn) { return pawn.second == step.who; }); break;
        case What::TurnEarth: earth = step.sectors.front(); break;
        }
    }

    Piece& innermost(const auto& which) {
        Piece* found = nullptr;
        for (Piece& piece : tokens)
            if (which(piece) && (found == nullptr || piece.space > found->space))
                found = &piece;
        return *found;
    }
};

Cardboard asItShouldBe(const Board& board) {
    Cardboard right;
    for (const Token& token : board.tokens)
        right.tokens.push_back({token.id.who, token.id.sector, token.space,
                                token.faceUp ? std::optional(token.faceUp->object) : std::nullopt});
    std::vector<PlayerId> order;
    for (PlayerId who = 0; who < static_cast<PlayerId>(board.players.size()); ++who)
        if (player(board, who).seated)
            order.push_back(who);
    std::ranges::sort(order, {}, [&](PlayerId who) { return player(board, who).pawn.arrival; });
    for (const PlayerId who : order)
        right.pawns.emplace_back(sectorAt(board, player(board, who).pawn.time), who);
    right.earth = earthSector(board);
    return right;
}

void compare(Cardboard one, Cardboard other) {
    for (Cardboard* each : {&one, &other}) {
        std::ranges::sort(each->tokens);
        std::ranges::stable_sort(each->pawns, {}, &std::pair<Sector, PlayerId>::first);
    }
    QVERIFY(one.tokens == other.tokens);
    QVERIFY(one.pawns == other.pawns);
    QCOMPARE(one.earth, other.earth);
}

} // namespace

class CardboardTest : public QObject {
    Q_OBJECT

private slots:
    void a_new_game_is_set_up_pawn_by_pawn() {
        const auto steps = handling(Board{}, newBoard(Mode::Standard, Play::OnScreen, {1, 0}));
        const std::vector<Handling> wanted{{.what = What::MovePawn, .who = 1, .sectors = {1}},
                                           {.what = What::MovePawn, .who = 0, .sectors = {1}},
                                           {.what = What::TurnEarth, .sectors = {1}}};
        QVERIFY(steps == wanted);
    }

    void nothing_is_to_be_done_where_nothing_has_changed() {
        const Board board = boardAt(Mode::Expert, {0, 3});
        QVERIFY(handling(board, board).empty());
    }

    void a_survey_moves_a_pawn_and_then_the_earth() {
        Table table(boardAt(Mode::Standard, {0, 2}));
        const Board before = table.board();
        table.play(0, Survey{Asteroid, {1, 6}});
        const std::vector<Handling> wanted{{.what = What::MovePawn, .who = 0, .sectors = {4}},
                                           {.what = What::TurnEarth, .sectors = {3}}};
        QVERIFY(handling(before, table.board()) == wanted);
    }

    // Theories right and wrong of three players, looked at after every single phase and only at times.
    void whoever_follows_the_steps_has_the_board_of_the_screen_data() {
        QTest::addColumn<int>("every");
        for (const int every : {1, 2, 3, 7})
            QTest::addRow("looks at every %dth board", every) << every;
    }
    void whoever_follows_the_steps_has_the_board_of_the_screen() {
        QFETCH(int, every);
        Table table(boardAt(Mode::Expert, {0, 0, 0}));
        Board seen;
        Cardboard cardboard;
        int boards = 0;
        const auto look = [&] {
            if (++boards % every != 0)
                return;
            for (const Handling& step : handling(seen, table.board()))
                cardboard.follow(step);
            seen = table.board();
            compare(cardboard, asItShouldBe(seen));
        };
        const std::vector<std::map<PlayerId, std::vector<Theory>>> phases{
            {{0, {{2, Comet}, {3, Comet}}}, {1, {{2, Asteroid}}}, {2, {{17, Comet}}}},
            {{0, {{4, Asteroid}}}, {1, {{13, DwarfPlanet}, {3, Asteroid}}}},
            {{2, {{9, Asteroid}, {10, GasCloud}}}},
            {{1, {{10, Asteroid}}}},
            {},
            {},
            {}};
        for (const auto& choices : phases) {
            while (table.board().phase == Phase::Turn) {
                table.play(*toAct(table.board()), Survey{Asteroid, visibleSky(table.board())});
                look();
            }
            for (const PlayerId who : waitingFor(table.board())) {
                const auto chosen = choices.find(who);
                table.play(who, SubmitTheories{chosen == choices.end() ? std::vector<Theory>{} : chosen->second});
                look();
            }
        }
        QVERIFY(std::ranges::any_of(seen.tokens, [](const Token& token) { return token.faceUp.has_value(); }));
    }

    void whoever_leaves_takes_the_pawn_along() {
        const Board before = boardAt(Mode::Standard, {0, 2});
        const auto steps = handling(before, after(before, SeatReleased{1}));
        QCOMPARE(steps.size(), std::size_t{1});
        QCOMPARE(steps[0].what, What::TakePawn);
        QCOMPARE(steps[0].who, 1);
    }
};

QTEST_APPLESS_MAIN(CardboardTest)
#include "cardboard_test.moc"
