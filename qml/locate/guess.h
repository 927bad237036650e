#pragma once

#include "game/action.h"
#include "notes/note_sheet.h"
#include "play/table.h"
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

QVariantList contradictions(const HalfGuess& guess, const Board& board, const NoteSheet& notes);

} // namespace planetx
