#pragma once

#include "play/public_game.h"
#include "table/sequencer.h"

#include <memory>

namespace planetx {

// Why a log cannot be this game's: the entry at fault and what is wrong with it.
struct BadLog {
    EntryNumber entry = 0;
    std::variant<aphelion::EntryFault, aphelion::LogFault, Objection> why;
    bool operator==(const BadLog&) const = default;
};

std::string_view name(const BadLog& bad);

// Makes the deal that belongs to a code. It takes some milliseconds; whoever opens one table many times remembers it.
using Dealing = std::function<std::shared_ptr<const Deal>(const GameCode&)>;
std::shared_ptr<const Deal> dealAnew(const GameCode& code);

// One table as a device knows it: the log, the game it folds to, and the oracle of its deal.
class Table {
public:
    // With the first entry of the log.
    static aphelion::Result<Table, BadLog> open(const aphelion::Entry& opened, const Dealing& dealing = dealAnew);

    // The same from stored bytes, all entries in order.
    static aphelion::Result<Table, BadLog> read(const std::vector<aphelion::Bytes>& entries,
                                                const Dealing& dealing = dealAnew);

    // The table as it was with so many entries, at least the first.
    Table upTo(EntryNumber entries) const;

    const aphelion::Log& log() const { return m_log; }
    const PublicGame& game() const { return m_game; }
    const Board& board() const { return m_game.board; }
    const Oracle& oracle() const { return *m_oracle; }

    // What a topic and a conference are announced as. The deal itself stays in here.
    Title topicTitle(Topic topic) const;
    Title conferenceTitle(int conference) const;

    // The first facts of the season that this player chose, as many as the level gives.
    std::vector<Fact> startingFacts(PlayerId who) const;

    // As the host: gives an ask its number, if log and rules let it stand. Changes nothing.
    aphelion::Result<aphelion::Sequenced, BadLog> sequence(const aphelion::SigningKey& host,
                                                           const aphelion::Ask& ask) const;

    // What is wrong with an entry that is to come next.
    std::optional<BadLog> objection(const aphelion::Entry& entry) const;

    // Takes an entry to which there was no objection.
    void take(const aphelion::Entry& entry);

    // Takes the next entry, or says what is wrong with it and stays as it was.
    [[nodiscard]] std::optional<BadLog> hear(const aphelion::Entry& entry);

private:
    aphelion::Judge judge(std::optional<Objection>& why) const;
    Table(aphelion::Log log, PublicGame game, std::shared_ptr<const Deal> deal);

    aphelion::Log m_log;
    PublicGame m_game;
    std::shared_ptr<const Deal> m_deal;
    std::shared_ptr<const Oracle> m_oracle;
};

} // namespace planetx
