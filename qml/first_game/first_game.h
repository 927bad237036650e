#pragma once

#include "qml/first_game/reply.h"
#include "qml/notes/note_cells.h"
#include "qml/shown/session_type.h"
#include "qml/shown/values.h"

#include <QPointer>

namespace planetx {

// The first game as a page shows it: which lesson, what it wants, what is lit, and the game as it stands there. The
// lesson is kept on this device, so that it can be left and taken up again.
class FirstGame : public QObject {
    Q_OBJECT
    Q_PROPERTY(aphelion::Session* session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count CONSTANT)
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed)
    Q_PROPERTY(bool asks READ asks NOTIFY changed)
    Q_PROPERTY(QVariantList lit READ lit NOTIFY litChanged)
    Q_PROPERTY(QString wantedTopic READ wantedTopic CONSTANT)
    Q_PROPERTY(QVariantList pawns READ pawns NOTIFY changed)
    Q_PROPERTY(QVariantList tokens READ tokens NOTIFY changed)
    Q_PROPERTY(QVariantList confirmed READ confirmed NOTIFY changed)
    Q_PROPERTY(QVariantList gates READ gates NOTIFY changed)
    Q_PROPERTY(int sectors READ sectors CONSTANT)
    Q_PROPERTY(int earthSector READ earthSector NOTIFY changed)
    Q_PROPERTY(QVariantList visible READ visible NOTIFY changed)
    Q_PROPERTY(planetx::ShownTheory wantedMark READ wantedMark CONSTANT)
    Q_PROPERTY(QVariantList topics READ topics CONSTANT)
    Q_PROPERTY(planetx::ShownClue clue READ clue CONSTANT)
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
    bool asks() const;              // for something to do; otherwise there is only to look
    QVariantList lit() const;       // sectors to press, or to look at
    QVariantList pawns() const;     // ShownPawn
    QVariantList tokens() const;    // ShownToken
    QVariantList confirmed() const; // ShownTheory
    QVariantList gates() const;     // ShownGate
    int sectors() const;
    int earthSector() const;
    QVariantList visible() const;   // sectors
    ShownTheory wantedMark() const; // what the lesson about the notes crosses out
    QString wantedTopic() const;
    QVariantList topics() const; // ShownTitle, A to F
    ShownClue clue() const;      // of the wanted topic
    ShownAnswer answer() const;  // to what was done in the lesson before
    NoteCells* cells() { return &m_cells; }
    QVariantList noteSectors() const; // ShownSector
    QVariantList noteCounts() const;  // ShownCount
    QVariantList known() const;       // ShownTheory: what is certain on the notes
    QString sky() const;
    QVariantList scores() const; // ShownScore, by rank

    // Each says what is to be replied (Reply); whatever was Right leads on to the next lesson. A run of sectors, or
    // one: what they are picked for is the lesson's affair.
    Q_INVOKABLE QString pick(int from, int to);
    Q_INVOKABLE QString mark(int sector, const QString& object);
    Q_INVOKABLE QString research(const QString& topic);

    // On to the next lesson, whether or not this one asks for something, or back to the one before; nothing beyond the
    // ends.
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void beginAnew();

signals:
    void changed();
    void litChanged();

private:
    Clue clueOf(char topic) const;
    QString heed(Reply reply, int sector);
    void go(Lesson lesson);
    void show(Lesson lesson);
    void keep() const;
    const Board& board() const { return m_scene.game.board(); }

    QPointer<Session> m_session;
    Lesson m_lesson = Lesson::Sky;
    Sectors m_lit = 0;
    Scene m_scene;
    NoteSheet m_sheet;
    NoteCells m_cells;
};

} // namespace planetx
