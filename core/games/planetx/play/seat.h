#pragma once

#include "planetx/rules/hand.h"
#include "planetx/notes/note_sheet.h"
#include "planetx/play/table.h"

namespace planetx {

// An answer with the entry that it belongs to.
struct Learned {
    EntryNumber entry = 0;
    Answer answer;
    bool operator==(const Learned&) const = default;
};

// One player's view of the game, beyond what everybody sees: it never leaves the player's device.
struct Seat {
    PlayerId who = 0;
    std::vector<Learned> learned;
    NoteSheet notes;
    bool operator==(const Seat&) const = default;
};

// The same as the house knows it: as bytes.
class OwnSeat final : public aphelion::Seat {
public:
    OwnSeat(PlayerId who, Mode mode) : aphelion::Seat(who), m_seat{who, {}, NoteSheet(mode)} {}

    const planetx::Seat& seat() const { return m_seat; }

    [[nodiscard]] bool learn(EntryNumber entry, aphelion::ByteView answer) override;
    [[nodiscard]] bool note(aphelion::ByteView operation) override;
    std::optional<aphelion::Refused> refusal(aphelion::ByteView operation) const override;
    void forget(EntryNumber from) override;

private:
    planetx::Seat m_seat;
};

// A rule of the note sheet, in the words of the house.
aphelion::Refused refused(NoteRefusal refusal);

// What an entry tells one player, and what it enters on the note sheet by itself.
struct News {
    std::optional<Answer> answer;
    std::vector<NoteOp> notes;
    bool operator==(const News&) const = default;
};

// What an event tells this player alone, or everybody.
std::optional<Answer> answerFor(const Table& table, PlayerId who, const Event& event);

// Pure: asked again after a crash, it says the same. The first entry brings the starting facts; the others are entered
// only if the table allows bookkeeping.
News newsFor(const Table& table, PlayerId who, const aphelion::Entry& entry);

// The same with what follows at once from it on the sheet, where the table allows bookkeeping.
News newsFor(const Table& table, const Seat& seat, const aphelion::Entry& entry);

} // namespace planetx
