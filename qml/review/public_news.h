#pragma once

#include "qml/shown/at_table.h"
#include "qml/shown/log_lines.h"
#include "qml/table/table_values.h"

namespace planetx {

// A theory that was turned up, or voided because nobody can open it any more.
struct ShownVerdict {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(bool correct MEMBER correct)
    Q_PROPERTY(bool voided MEMBER voided)

public:
    int player = -1;
    QString object;
    bool correct = false;
    bool voided = false;
    bool operator==(const ShownVerdict&) const = default;
};

// A sector under review: what was turned up there, what it is known to be now (or empty), whose pawn went on.
struct ReviewedSector {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QString confirmed MEMBER confirmed)
    Q_PROPERTY(QVariantList verdicts MEMBER verdicts)
    Q_PROPERTY(QVariantList moved MEMBER moved)

public:
    int sector = 0;
    QString confirmed;
    QVariantList verdicts; // ShownVerdict
    QVariantList moved;    // ShownStep
    bool operator==(const ReviewedSector&) const = default;
};

// The theories of a sector that are still face down; theirs is a place on each space of the track.
struct ShownTrack {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int sector MEMBER sector)
    Q_PROPERTY(QVariantList spaces MEMBER spaces)

public:
    int sector = 0;
    QVariantList spaces; // from the outer one inwards: lists of ShownToken without letters
    bool operator==(const ShownTrack&) const = default;
};

// What happened in public and everybody should look at together: a peer review, a conference. The oldest that nobody
// has looked at yet; what happened before the table was opened is not news.
class PublicNews : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QVariantList reviewed READ reviewed NOTIFY changed)
    Q_PROPERTY(QVariantList tracks READ tracks NOTIFY changed)
    Q_PROPERTY(planetx::LogLine conference READ conference NOTIFY changed)
    QML_ELEMENT

public:
    using AtTable::AtTable;

    QString kind() const;                                // Review, Conference, or empty
    QVariantList reviewed() const { return m_reviewed; } // ReviewedSector, in the order of the review
    QVariantList tracks() const;                         // ShownTrack, by sector
    const LogLine& conference() const { return m_conference; }

    Q_INVOKABLE void next(); // this one has been seen

protected:
    void read() override;

private:
    void skipToNews();
    void readReview();

    LogLines m_lines;
    QString m_table;
    std::size_t m_seen = 0; // lines that are no news any more
    std::size_t m_end = 0;  // of the news that is shown
    QString m_kind;
    QVariantList m_reviewed;
    LogLine m_conference;
};

} // namespace planetx
