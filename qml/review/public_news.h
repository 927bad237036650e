#pragma once

#include "qml/shown/at_table.h"
#include "qml/shown/log_lines.h"
#include "qml/table/table_values.h"

#include <deque>

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

// What happened in public and everybody should look at together: a peer review that turns something up, a conference,
// that somebody else has found Planet X. The oldest that nobody has looked at yet, as soon as it is complete; what has
// been looked at is kept for the table, so that news neither gets lost nor comes twice when the app is ended. What
// happened before this device came to the table is not news, and what the end of the game turns up is told by the
// reveal.
class PublicNews : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QVariantList reviewed READ reviewed NOTIFY changed)
    Q_PROPERTY(QVariantList tracks READ tracks NOTIFY changed)
    Q_PROPERTY(planetx::LogLine conference READ conference NOTIFY changed)
    Q_PROPERTY(int finder READ finder NOTIFY changed)
    QML_ELEMENT

public:
    using AtTable::AtTable;

    QString kind() const { return shown().kind; }              // Review, Conference, Found, or empty
    QVariantList reviewed() const { return shown().reviewed; } // ReviewedSector, in the order of the review
    QVariantList tracks() const { return shown().tracks; }     // ShownTrack, by sector, as the review left them
    LogLine conference() const { return shown().line; }
    int finder() const { return shown().line.who; } // who has found Planet X

    Q_INVOKABLE void next(); // this one has been seen

    // With its table.
    [[nodiscard]] static aphelion::Unstored forget(aphelion::DeviceFile& device, const aphelion::TableId& table);

protected:
    void read() override;

private:
    struct News {
        QString kind;
        EntryNumber end = 0; // its last entry
        QVariantList reviewed;
        QVariantList tracks;
        LogLine line; // of a conference or a finder
    };
    void begin();
    void hear(const LogLine& line, const PublicGame& game);
    void hearFinder(const LogLine& line, const PublicGame& game);
    const News& shown() const;

    LogLines m_lines;
    QString m_table;
    EntryNumber m_seen = 0;          // the last entry that is no news any more
    std::optional<News> m_reviewing; // a review that is not complete
    std::deque<News> m_news;         // the oldest first; of the whole log until m_seen is known
};

} // namespace planetx
