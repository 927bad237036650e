#pragma once

#include "qml/first_game/story.h"
#include "qml/notes/note_cells.h"
#include "qml/shown/session_type.h"
#include "qml/shown/values.h"

#include <QPointer>

namespace planetx {

// The first game as a page shows it: which lesson, whether it is done, and the game as it stands there. The lesson is
// kept on this device, so that it can be left and taken up again.
class FirstGame : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::Session* session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count CONSTANT)
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed)
    Q_PROPERTY(bool done READ done NOTIFY changed)
    Q_PROPERTY(QVariantList pawns READ pawns NOTIFY changed)
    Q_PROPERTY(QVariantList tokens READ tokens NOTIFY changed)
    Q_PROPERTY(QVariantList confirmed READ confirmed NOTIFY changed)
    Q_PROPERTY(QVariantList gates READ gates NOTIFY changed)
    Q_PROPERTY(int sectors READ sectors CONSTANT)
    Q_PROPERTY(int earthSector READ earthSector NOTIFY changed)
    Q_PROPERTY(QVariantList visible READ visible NOTIFY changed)
    Q_PROPERTY(planetx::ShownTheory wantedMark READ wantedMark CONSTANT)
    Q_PROPERTY(QVariantList topics READ topics CONSTANT)
    Q_PROPERTY(planetx::ShownAnswer answer READ answer NOTIFY changed)
    Q_PROPERTY(planetx::NoteCells* cells READ cells CONSTANT)
    Q_PROPERTY(QVariantList noteSectors READ noteSectors NOTIFY changed)
    Q_PROPERTY(QVariantList noteCounts READ noteCounts NOTIFY changed)
    Q_PROPERTY(QVariantList known READ known NOTIFY changed)
    Q_PROPERTY(QString sky READ sky CONSTANT)
    Q_PROPERTY(QVariantList scores READ scores NOTIFY changed)
    QML_ELEMENT

public:
    explicit FirstGame(QObject* parent = nullptr);

    Session* session() const { return m_session; }
    void setSession(Session* session);

    int number() const { return static_cast<int>(m_lesson) + 1; }
    int count() const { return lessonCount; }
    QString lesson() const;
    bool done() const { return m_done; } // also where there is nothing to do but look
    QVariantList pawns() const;          // ShownPawn
    QVariantList tokens() const;         // ShownToken
    QVariantList confirmed() const;      // ShownTheory
    QVariantList gates() const;          // ShownGate
    int sectors() const;
    int earthSector() const;
    QVariantList visible() const;   // sectors
    ShownTheory wantedMark() const; // what the lesson about the notes crosses out
    QVariantList topics() const;    // ShownTitle, A to F
    ShownAnswer answer() const;     // to what was done in this lesson
    NoteCells* cells() { return &m_cells; }
    QVariantList noteSectors() const; // ShownSector
    QVariantList noteCounts() const;  // ShownCount
    QVariantList known() const;       // ShownTheory: what is certain on the notes
    QString sky() const;
    QVariantList scores() const; // ShownScore, by rank

    // Each says whether this is what the lesson asks for; then it is done.
    Q_INVOKABLE bool survey(const QString& object, int from, int to);
    Q_INVOKABLE bool mark(int sector, const QString& object);
    Q_INVOKABLE bool target(int sector);
    Q_INVOKABLE bool publish(int sector, const QString& object); // sector 0 for no theory
    Q_INVOKABLE bool research(const QString& topic);
    Q_INVOKABLE bool locate(int sector, const QString& before, const QString& after);

    // On to the next lesson, or back to the one before; nothing beyond the ends.
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void beginAnew();

signals:
    void changed();

private:
    bool tryDeed(const Action& action);
    void finish();
    void go(Lesson lesson);
    void show(Lesson lesson, bool done);
    void keep() const;
    const Board& board() const { return m_scene.game.board(); }

    QPointer<Session> m_session;
    Lesson m_lesson = Lesson::Sky;
    bool m_done = true;
    Scene m_scene;
    NoteSheet m_sheet;
    NoteCells m_cells;
};

} // namespace planetx
