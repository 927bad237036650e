#pragma once

#include "qml/notes/note_cells.h"
#include "qml/shown/at_table.h"
#include "qml/shown/log_lines.h"

namespace planetx {

// The note sheet of the player who looks: cells, counts, texts and the record of what was asked and learned. Each verb
// gives the name of a trouble, or nothing.
class NotesModel : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(planetx::NoteCells* cells READ cells CONSTANT)
    Q_PROPERTY(QVariantList sectors READ sectors NOTIFY changed)
    Q_PROPERTY(QVariantList counts READ counts NOTIFY changed)
    Q_PROPERTY(QVariantList wrongs READ wrongs NOTIFY changed)
    Q_PROPERTY(QVariantList supposed READ supposed NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(QVariantList record READ record NOTIFY recordChanged)
    Q_PROPERTY(QVariantList ownLooks READ ownLooks NOTIFY recordChanged)
    Q_PROPERTY(QVariantList othersLooks READ othersLooks NOTIFY recordChanged)
    Q_PROPERTY(QVariantList readings READ readings NOTIFY recordChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(int depth READ depth NOTIFY changed)
    QML_ELEMENT

public:
    explicit NotesModel(QObject* parent = nullptr) : AtTable(parent), m_cells(new NoteCells(this)) {}

    NoteCells* cells() const { return m_cells; }
    QVariantList sectors() const;                    // ShownSector
    QVariantList counts() const;                     // ShownCount, by object
    QVariantList wrongs() const;                     // ShownWrong
    QVariantList supposed() const;                   // ShownSupposed, of the topmost what-if
    QString text() const;                            // of the whole sheet
    QVariantList facts() const;                      // ShownTheory: starting facts, what the sector does not hold
    QVariantList record() const { return m_record; } // RecordLine
    QVariantList ownLooks() const;                   // RecordLine: surveys and targets
    QVariantList othersLooks() const;
    QVariantList readings() const; // RecordLine: research, conferences, tries to locate
    bool canUndo() const { return seat() && planetx::canUndo(seat()->notes); }
    bool canRedo() const { return seat() && planetx::canRedo(seat()->notes); }
    int depth() const { return seat() ? whatIfDepth(seat()->notes) : 0; }

    Q_INVOKABLE planetx::NoteCell cell(int sector, const QString& object) const;
    Q_INVOKABLE planetx::RecordLine told(int entry) const; // without a kind if there is no such entry
    Q_INVOKABLE bool isFollowing(int sector, const QString& object) const; // its fact was not told, but follows

    // Possible, no, suspected, certain, and round. Never a mark that is given: that takes set.
    Q_INVOKABLE QString tap(int sector, const QString& object);
    Q_INVOKABLE QString set(int sector, const QString& object, const QString& mark);
    Q_INVOKABLE QString write(int sector, const QString& text); // sector 0 is the whole sheet
    Q_INVOKABLE QString undo(); // a kept what-if at once
    Q_INVOKABLE QString redo();
    Q_INVOKABLE QString whatIf();
    Q_INVOKABLE QString keep();
    Q_INVOKABLE QString drop();

signals:
    void recordChanged();
    void lookingAway(); // the player who looks is about to go: what is being typed is kept now
    void lookedAway();  // somebody else looks from now on, or nobody: what was being typed is not theirs

protected:
    void read() override;
    void look() override { emit lookedAway(); }
    void finish() override { emit lookingAway(); }

private:
    QString note(const NoteOp& op);
    QString note(const std::vector<NoteOp>& ops); // until there is a trouble
    QVariantList recordNow() const;
    RecordLine recorded(const LogLine& line) const;
    template <typename Belongs>
    QVariantList recordWhere(Belongs belongs) const;
    QVariantList facesIn(Sector sector) const;
    QVariantList cellsIn(Sector sector) const;
    const NoteSheet* sheet() const { return seat() ? &seat()->notes : nullptr; }

    NoteCells* m_cells;
    LogLines m_lines;
    QVariantList m_record;
};

} // namespace planetx
