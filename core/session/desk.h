#pragma once

#include "game/game.h"
#include "session/trouble.h"

#include <map>

namespace aphelion {

// A player at a table with the own file open: answers and notes, each stored before it is shown. When the desk goes,
// the file is closed and its key forgotten.
class Desk {
public:
    using Opened = Result<std::unique_ptr<Desk>, Trouble>;

    // Takes in whatever the table has heard since.
    static Opened open(std::unique_ptr<PlayerFile> file, const Table& table, SeatNumber who);

    const Seat& seat() const { return *m_seat; }

    // The answers and notes of every entry not taken in yet: derived, stored, shown.
    [[nodiscard]] std::optional<Trouble> takeIn(const Table& table);

    [[nodiscard]] std::optional<Trouble> note(ByteView op);

    // What this player was answered to an entry.
    std::optional<Bytes> answerTo(EntryNumber entry) const;

    // How many operations the note sheet has behind it.
    std::uint64_t operations() const { return m_ops; }

    // What came of the game for this player, once it is over. What is not kept now is read from the log later.
    void keepResult(const Game& game, const Table& table, std::uint64_t began);
    bool hasResult() const { return m_hasResult; }

    // Half-made choices, kept until they are made or dropped.
    Result<std::map<std::string, Bytes>, StoreFault> drafts();
    [[nodiscard]] std::optional<Trouble> setDraft(std::string_view name, const std::optional<Bytes>& draft);

    PlayerFile& file() { return *m_file; }

private:
    Desk(std::unique_ptr<PlayerFile> file, const Table& table, SeatNumber who);
    [[nodiscard]] std::optional<Trouble> load();
    [[nodiscard]] std::optional<Trouble> goBack(const Log& log);
    [[nodiscard]] std::optional<Trouble> takeIn(EntryNumber entry, std::uint64_t epoch, const News& news);

    std::unique_ptr<PlayerFile> m_file;
    TableId m_table;
    std::unique_ptr<Seat> m_seat;
    std::map<EntryNumber, Bytes> m_answers; // as they are stored
    EntryNumber m_next = 0;    // the first entry not taken in
    std::uint64_t m_epoch = 0; // the log's when the others were
    std::uint64_t m_ops = 0;   // operations on the note sheet so far
    bool m_hasResult = false;
};

} // namespace aphelion
