#pragma once

#include "planetx/rules/action.h"
#include "planetx/notes/note_sheet.h"
#include "planetx/play/table.h"
#include "qml/shown/values.h"

#include <optional>

namespace planetx {

// A half-made guess of where Planet X is.
struct HalfGuess {
    Sector sector = 0;
    std::optional<Object> before;
    std::optional<Object> after;

    std::optional<Locate> whole() const;
    Sector beside(const Board* board, int steps) const; // 0 while it is not known which
    std::vector<int> numbers() const;
    // Planet X in another sector: what is known of its new neighbours is filled in, what was known of the old ones
    // goes.
    HalfGuess movedTo(Sector to, const Board& board, const NoteSheet& notes) const;
    static HalfGuess of(const std::vector<int>& numbers, std::size_t at = 0);
    bool operator==(const HalfGuess&) const = default;
};

// Where a guess says what the own notes rule out: the sector and the object that is guessed there. `kind` is MarkedNo,
// OtherCertain or Confirmed.
struct ShownContradiction {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QString object MEMBER object)

public:
    QString kind;
    int sector = 0;
    QString object;
    bool operator==(const ShownContradiction&) const = default;
};

// What a guess may name beside Planet X.
QStringList lettersBesideX();

// What lies in a sector beside Planet X for certain: peer review has shown it, or the own notes hold it.
std::optional<Object> knownBesideX(Sector sector, const Board& board, const NoteSheet& notes);

// The one sector in which the own notes hold Planet X for certain; 0 where there is none.
Sector notedX(const Board& board, const NoteSheet& notes);

QVariantList contradictions(const HalfGuess& guess, const Board& board, const NoteSheet& notes);

} // namespace planetx
