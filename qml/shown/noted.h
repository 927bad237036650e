#pragma once

#include "planetx/notes/note_sheet.h"
#include "qml/shown/values.h"

namespace planetx {

// A mark of the own notes that says something is in a sector: certain, or suspected (`mark`), or only supposed in a
// what-if.
struct ShownNoted {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(bool supposed MEMBER supposed)

public:
    int sector = 0;
    QString object;
    QString mark;
    bool supposed = false;
    bool operator==(const ShownNoted&) const = default;
};

// What is certain in each sector, or else what is suspected there.
std::vector<ShownNoted> notedOn(const NoteSheet& sheet);

} // namespace planetx
