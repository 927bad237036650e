#pragma once

#include "base/bytes.h"
#include "planetx/rules/object.h"
#include "planetx/rules/ring.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace planetx {

// What a cell of the note sheet says about its object in its sector.
enum class Mark : std::uint8_t { Possible, No, Suspected, Certain };

// Where a mark comes from.
enum class Origin : std::uint8_t {
    Printed, // the sheet has no such cell: a comet outside the comet sectors
    Start,   // a starting fact
    OwnAnswer,
    Public, // a peer review
    Hand,
};

// The number of the log's entry that a mark comes from; 0 for none.
using EntryNumber = std::uint64_t;

inline constexpr std::size_t longestNoteText = 2000; // bytes of UTF-8

// Operations on a note sheet: the sheet is the fold of their list, and the list is what is stored.

// By hand it goes into the open what-if, if any, and can be undone. From anywhere else it is a fact (No or Certain): it
// goes to the ground, whatever is open, and is never undone.
struct SetMark {
    Sector sector = 1;
    Object object{};
    Mark mark{};
    Origin origin = Origin::Hand;
    EntryNumber entry = 0;
    bool operator==(const SetMark&) const = default;
};

// A mark in its cell.
struct CellMark {
    Sector sector = 1;
    Object object{};
    Mark mark{};
    bool operator==(const CellMark&) const = default;
};

// What the rules say of the marks on the sheet, entered as if by hand, at once; undone at once.
struct FillIn {
    std::vector<CellMark> marks;
    bool operator==(const FillIn&) const = default;
};

// The app helped with the notes in another way. It changes nothing on the sheet but the number of times.
enum class Aid : std::uint8_t { FillIn, Check, Hint };
inline constexpr std::size_t aids = 3;

struct Helped {
    Aid aid{};
    bool operator==(const Helped&) const = default;
};

// Replaces the sector's text; sector 0 is the whole sheet.
struct Write {
    Sector sector = 0;
    std::string text;
    bool operator==(const Write&) const = default;
};

struct BeginWhatIf {
    bool operator==(const BeginWhatIf&) const = default;
};

// The top layer becomes part of the one below.
struct KeepWhatIf {
    bool operator==(const KeepWhatIf&) const = default;
};

// The top layer's marks and texts go; facts stay.
struct DropWhatIf {
    bool operator==(const DropWhatIf&) const = default;
};

// Takes back the last thing done by hand.
struct Undo {
    bool operator==(const Undo&) const = default;
};

struct Redo {
    bool operator==(const Redo&) const = default;
};

using NoteOp = std::variant<SetMark, Write, BeginWhatIf, KeepWhatIf, DropWhatIf, Undo, Redo, FillIn, Helped>;

// The format is in NOTES.md. Meant for operations that a sheet accepts.
aphelion::Bytes encode(const NoteOp& op);

// Nothing for bytes that are not exactly one operation in its one encoding.
std::optional<NoteOp> decodeNoteOp(aphelion::ByteView bytes);

} // namespace planetx
