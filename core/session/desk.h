#pragma once

#include "play/seat.h"
#include "session/trouble.h"

namespace planetx {

// A player at a table with the own file open: answers and notes, each stored before it is shown. When the desk goes,
// the file is closed and its key forgotten.
class Desk {
public:
    using Opened = aphelion::Result<std::unique_ptr<Desk>, Trouble>;

    // Takes in whatever the table has heard since.
    static Opened open(std::unique_ptr<aphelion::PlayerFile> file, const Table& table, PlayerId who);

    const Seat& seat() const { return m_seat; }

    // The answers and notes of every entry not taken in yet: derived, stored, shown.
    [[nodiscard]] std::optional<Trouble> takeIn(const Table& table);

    [[nodiscard]] std::optional<Trouble> note(const NoteOp& op);

    // How many operations the note sheet has behind it.
    std::uint64_t operations() const { return m_ops; }

    // What came of the game for this player, once it is over. What is not kept now is read from the log later.
    void keepResult(const Table& table, std::uint64_t began);
    bool hasResult() const { return m_hasResult; }

    // Half-made choices, kept until they are made or dropped.
    aphelion::Result<std::map<std::string, aphelion::Bytes>, aphelion::StoreFault> drafts();
    [[nodiscard]] std::optional<Trouble> setDraft(std::string_view name, const std::optional<aphelion::Bytes>& draft);

    aphelion::PlayerFile& file() { return *m_file; }

private:
    Desk(std::unique_ptr<aphelion::PlayerFile> file, const Table& table, PlayerId who);
    [[nodiscard]] std::optional<Trouble> load();
    [[nodiscard]] std::optional<Trouble> goBack(const aphelion::Log& log);
    [[nodiscard]] std::optional<Trouble> takeIn(EntryNumber entry, std::uint64_t epoch, const News& news);

    std::unique_ptr<aphelion::PlayerFile> m_file;
    aphelion::TableId m_table;
    Seat m_seat;
    EntryNumber m_next = 0;    // the first entry not taken in
    std::uint64_t m_epoch = 0; // the log's when the others were
    std::uint64_t m_ops = 0;   // operations on the note sheet so far
    bool m_hasResult = false;
};

} // namespace planetx
