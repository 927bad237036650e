#pragma once

#include "game/table.h"
#include "planetx/play/public_game.h"

#include <memory>

namespace planetx {

using aphelion::BadLog;

// Makes the deal that belongs to a code. It takes some milliseconds; whoever opens one table many times remembers it.
using Dealing = std::function<std::shared_ptr<const Deal>(const GameCode&)>;
std::shared_ptr<const Deal> dealAnew(const GameCode& code);

// What somebody wants to do, as the house hands it on.
inline aphelion::Deed deed(Action action) { return {std::move(action)}; }
const Action* actionIn(const aphelion::Deed& deed);

// A table of this game: the log, the public game it folds to, and the oracle of its deal.
class Table final : public aphelion::Table {
public:
    // With the first entry of the log.
    static aphelion::Result<Table, BadLog> open(const aphelion::Entry& opened, const Dealing& dealing = dealAnew);

    // The same from stored bytes, all entries in order.
    static aphelion::Result<Table, BadLog> read(const std::vector<aphelion::Bytes>& entries,
                                                const Dealing& dealing = dealAnew);

    // The table as it was with so many entries, at least the first.
    Table upTo(EntryNumber entries) const;

    const PublicGame& game() const { return m_game; }
    const Board& board() const { return m_game.board; }
    const Oracle& oracle() const { return *m_oracle; }

    // What a topic and a conference are announced as. The deal itself stays in here.
    Title topicTitle(Topic topic) const;
    Title conferenceTitle(int conference) const;

    // The first facts of the season that this player chose, as many as the level gives.
    std::vector<Fact> startingFacts(PlayerId who) const;

    // For the house.
    std::unique_ptr<aphelion::Table> earlier(EntryNumber entries) const override;
    bool isOver() const override { return board().phase == Phase::Over; }
    std::vector<PlayerId> waitingFor() const override { return planetx::waitingFor(board()); }
    bool isSecret(PlayerId) const override { return true; } // it follows from notes, or is sealed
    bool hasSecrets(PlayerId) const override { return true; }
    std::optional<aphelion::Passing> passing() const override;
    std::optional<aphelion::Refused> refusal(const aphelion::Holder& holder,
                                             const aphelion::Deed& deed) const override;
    aphelion::Intent intend(const aphelion::Holder& holder, const aphelion::Deed& deed,
                            const aphelion::FreshNonce& fresh) const override;
    bool hasPlace(const aphelion::Deed& deed) const override;
    std::vector<aphelion::Settlement> due(const aphelion::Reach& reach) const override;
    bool owesNothing(PlayerId who) const override;
    bool isAllOpen() const override;
    std::unique_ptr<aphelion::Seat> seat(PlayerId who) const override;
    aphelion::News news(const aphelion::Seat& seat, const aphelion::Entry& entry) const override;
    std::vector<aphelion::Standing> standings() const override;
    std::optional<aphelion::Lie> audit() const override;
    aphelion::Bytes summary() const override;

private:
    Table(aphelion::TableStart start, PublicGame game, std::shared_ptr<const Deal> deal);
    std::optional<Objection> objectionOfGame(const aphelion::Ask& ask) const override;
    void fold(const aphelion::Entry& entry) override;
    const aphelion::Choices& choices() const override { return planetx::choices(); }

    PublicGame m_game;
    std::shared_ptr<const Deal> m_deal;
    std::shared_ptr<const Oracle> m_oracle;
};

} // namespace planetx
