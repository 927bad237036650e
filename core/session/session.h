#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "meeting/meeting.h"
#include "meeting/vicinity.h"
#include "session/desk.h"
#include "session/gathering.h"
#include "session/kept_table.h"
#include "session/table_summary.h"

namespace planetx {

// A table in the list of those kept on this device.
struct KeptTableLine {
    aphelion::TableId id{};
    std::uint64_t created = 0;
    std::uint64_t changed = 0;
    bool finished = false;
    std::optional<TableSummary> summary; // nothing if a newer version wrote it
};

// The shell around one device's vault: opens tables, lets one player at a time look, and forgets everything private
// when that player is gone. Moves what the rules return; decides nothing.
class Session : public QObject {
    Q_OBJECT

public:
    // Without an air there is this device alone.
    Session(std::unique_ptr<aphelion::Vault> vault, aphelion::World world, aphelion::Air* air = nullptr,
            QObject* parent = nullptr);
    ~Session() override;

    aphelion::Vault& vault() { return *m_vault; }

    // Tables, the one touched last first.
    aphelion::Result<std::vector<KeptTableLine>, aphelion::StoreFault> tables();
    [[nodiscard]] std::optional<Trouble> begin(const NewTable& wanted);
    [[nodiscard]] std::optional<Trouble> resume(const aphelion::TableId& id);
    void leave();

    const KeptTable* table() const { return m_table.get(); }

    // Whether several people of the open table share this device.
    bool isShared() const;

    // Whose secrets may be seen now. Behind the curtain nobody's file is open and no key to one is in memory.
    std::optional<PlayerId> viewpoint() const;
    const Seat* seat() const { return m_desk ? &m_desk->seat() : nullptr; }
    Desk* desk() { return m_desk.get(); }

    // Lifts the curtain for a player of this device. Without a PIN it is an empty one.
    [[nodiscard]] std::optional<Trouble> sitDown(PlayerId who, aphelion::ByteView pin);

    // For a player whose file cannot be opened any more: puts it aside under another name and begins a new one. Answers
    // are derived again from the log, notes are lost.
    [[nodiscard]] std::optional<Trouble> startNotesAnew(PlayerId who, aphelion::ByteView pin);

    // Lets it fall: on hand-over, on idle, and when the app leaves the foreground. Those who listen to closing() can
    // still note what is half-written.
    void lock();

    // The player who looks does something. A fault means that it did not happen. The answer, if there is one, is
    // stored before it is given; where it cannot be stored, there is none yet and behind() says why. Where another
    // device writes the log, isAsking() says that it is on its way; when answered() is told, outcome() is how it ended.
    aphelion::Result<std::optional<Answer>, Trouble> ask(const Action& action);
    bool isAsking() const { return m_asking.has_value(); }

    // Why nothing at all can be asked for now: where another device writes the log, it has to be within reach.
    std::optional<Trouble> cannotAsk() const;
    using Outcome = aphelion::Result<std::optional<Answer>, Trouble>;
    const Outcome& outcome() const { return m_outcome; }
    [[nodiscard]] std::optional<Trouble> note(const NoteOp& op);

    // In a theory phase: this player of this device publishes nothing, or chooses again. It takes no notes, so nobody
    // has to look. Where several people share the device it is held (choseNone) until all of them have chosen, and then
    // written for all at once; an own phone writes it at once, for the player who looks.
    [[nodiscard]] std::optional<Trouble> chooseNone(PlayerId who, bool none = true);
    bool choseNone(PlayerId who) const { return m_table && m_table->holdsNone(who); }

    // A bot of this device does something; see Opponents.
    [[nodiscard]] std::optional<Trouble> actFor(PlayerId bot, const Action& action);

    // Other devices. A host invites them with the code; begin() takes along who was let in. Somebody else joins with
    // the code, and is at the table as soon as it is opened there.
    aphelion::Meeting& meeting() { return m_meeting; }
    const aphelion::Meeting& meeting() const { return m_meeting; }
    aphelion::Vicinity& vicinity() { return m_vicinity; } // which tables are near
    const aphelion::Vicinity& vicinity() const { return m_vicinity; }
    void invite(const GameCode& code);
    void join(const GameCode& code, const std::vector<NewSeat>& seats);
    void chooseSeats(const std::vector<NewSeat>& seats); // the same people, who choose otherwise

    // Those who come to a table that is open: as somebody new, or as a player who goes on with another device.
    [[nodiscard]] std::optional<Trouble> admit(int guest);
    [[nodiscard]] std::optional<Trouble> admitAs(int guest, PlayerId who);

    // A bot of the host's plays on for somebody who is away, if the others agree.
    [[nodiscard]] std::optional<Trouble> lend(PlayerId who);

    // What people at this device have read about the others and need not be told again; kept with the table.
    bool hasRead(const std::string& matter) const;
    [[nodiscard]] std::optional<Trouble> setRead(const std::string& matter);

    // Lets other devices come to a table that this device has had for itself so far.
    void openDoor();

    // The host's choices for seats. For a player who looks and is released, the curtain falls.
    [[nodiscard]] std::optional<Trouble> takeSeat(const NewSeat& seat);
    [[nodiscard]] std::optional<Trouble> releaseSeat(PlayerId who);
    [[nodiscard]] std::optional<Trouble> rekeySeat(PlayerId who);

    // Why something that follows from what has happened is not stored yet: an answer, a token to be turned up. It is
    // not lost; catchUp() tries again, and so does everything that is asked next.
    const std::optional<Trouble>& behind() const { return m_behind; }
    [[nodiscard]] std::optional<Trouble> catchUp();

    // Somebody is there: puts the idle lock off.
    void touched();

    // The app is no longer in front. On an own phone notes stay open unless the player chose otherwise.
    void leftForeground();

    void setLocksOwnPhone(bool locks) { m_locksOwnPhone = locks; }
    void setIdleTime(int milliseconds) { m_idle.setInterval(milliseconds); }

signals:
    void tableChanged();     // another table, or none
    void heard();            // the public game went on
    void closing();          // the curtain is about to fall; whoever looks still does
    void viewpointChanged(); // somebody else looks, or nobody
    void notesChanged();
    void answered(); // what was on its way has become an entry, or never will: see outcome()

private:
    [[nodiscard]] std::optional<Trouble> opened(KeptTable::Opened table);
    [[nodiscard]] std::optional<Trouble> changeSeats(const std::function<std::optional<Trouble>(KeptTable&)>& change);
    void keepResult();
    bool canCome(const NewSeat& seat);
    [[nodiscard]] std::optional<Trouble> propose(const aphelion::Decision& decision);
    void letIn();
    void meet();
    void tookPlace();
    void seeAnswer();
    std::optional<Answer> answerTo(EntryNumber entry) const;
    std::vector<aphelion::SeatTaken> introduce(const std::vector<NewSeat>& seats);
    bool locksByItself() const { return isShared() || m_locksOwnPhone; }

    std::unique_ptr<aphelion::Vault> m_vault;
    aphelion::World m_world;
    std::unique_ptr<KeptTable> m_table;
    std::unique_ptr<KeptTable> m_awaited; // a table elsewhere whose first entry has not come yet
    std::vector<KeptTable::Newcomer> m_newcomers;
    std::optional<GameCode> m_joining;
    struct GoingOn { // a guest who is to get the seat of a player, once people have agreed
        int guest = 0;
        aphelion::Rekeying decision;
    };
    std::optional<GoingOn> m_goingOn;
    struct Asking { // what the player who looks has asked another device for
        aphelion::Body body;
        EntryNumber from = 0; // it is not among the entries before
    };
    std::optional<Asking> m_asking;
    Outcome m_outcome{std::optional<Answer>()};
    aphelion::Meeting m_meeting;
    aphelion::Vicinity m_vicinity;
    std::unique_ptr<Desk> m_desk;
    std::optional<Trouble> m_behind;
    bool m_locksOwnPhone = false;
    QTimer m_idle;
    QTimer m_second; // counts running time for those who must wait for another try
    QElapsedTimer m_running;
};

} // namespace planetx
