#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "meeting/meeting.h"
#include "meeting/vicinity.h"
#include "session/desk.h"
#include "session/kept_table.h"

namespace aphelion {

// A table in the list of those kept on this device.
struct KeptTableLine {
    TableId id{};
    std::uint64_t created = 0;
    std::uint64_t changed = 0;
    bool finished = false;
    Bytes summary;                    // as its game wrote it
    const Game* game = nullptr;       // nothing if this version does not know it
    std::optional<TableLine> line{};  // nothing if a newer version wrote it
};

// What a player was answered, as the table's game writes it, and to which entry.
struct Learned {
    EntryNumber entry = 0;
    Bytes answer;
    bool operator==(const Learned&) const = default;
};

// The shell around one device's vault: opens tables, lets one player at a time look, and forgets everything private
// when that player is gone. Moves what the rules return; decides nothing.
class Session : public QObject {
    Q_OBJECT

public:
    // Without an air there is this device alone.
    Session(std::unique_ptr<Vault> vault, World world, const Games& games, Air* air = nullptr,
            QObject* parent = nullptr);
    ~Session() override;

    Vault& vault() { return *m_vault; }
    const Games& games() const { return *m_games; }

    // Tables, the one touched last first.
    Result<std::vector<KeptTableLine>, StoreFault> tables();
    [[nodiscard]] std::optional<Trouble> begin(const NewTable& wanted);
    [[nodiscard]] std::optional<Trouble> resume(const TableId& id);
    void leave();

    const KeptTable* table() const { return m_table.get(); }

    // Whether several people of the open table share this device.
    bool isShared() const;

    // Whose secrets may be seen now. Behind the curtain nobody's file is open and no key to one is in memory.
    std::optional<SeatNumber> viewpoint() const;
    const Seat* seat() const { return m_desk ? &m_desk->seat() : nullptr; }
    Desk* desk() { return m_desk.get(); }

    // Lifts the curtain for a player of this device. Without a PIN it is an empty one.
    [[nodiscard]] std::optional<Trouble> sitDown(SeatNumber who, ByteView pin);

    // For a player whose file cannot be opened any more: puts it aside under another name and begins a new one. Answers
    // are derived again from the log, notes are lost.
    [[nodiscard]] std::optional<Trouble> startNotesAnew(SeatNumber who, ByteView pin);

    // Lets it fall: on hand-over, on idle, and when the app leaves the foreground. Those who listen to closing() can
    // still note what is half-written.
    void lock();

    // The player who looks does something. A fault means that it did not happen. The answer, if there is one, is
    // stored before it is given; where it cannot be stored, there is none yet and behind() says why. Where another
    // device writes the log, isAsking() says that it is on its way; when answered() is told, outcome() is how it ended.
    using Outcome = Result<std::optional<Learned>, Trouble>;
    Outcome ask(const Deed& deed);
    bool isAsking() const { return m_asking.has_value(); }

    // Why nothing at all can be asked for now: where another device writes the log, it has to be within reach.
    std::optional<Trouble> cannotAsk() const;
    const Outcome& outcome() const { return m_outcome; }
    [[nodiscard]] std::optional<Trouble> note(ByteView operation);

    // In a round of choices (see Passing): this player of this device chooses nothing, or chooses again. It takes no
    // notes, so nobody has to look. Where several people share the device it is held (choseNone) until all of them have chosen, and then
    // written for all at once; an own phone writes it at once, for the player who looks.
    [[nodiscard]] std::optional<Trouble> chooseNone(SeatNumber who, bool none = true);
    bool choseNone(SeatNumber who) const { return m_table && m_table->holdsNone(who); }

    // A bot of this device does something; see Opponents.
    [[nodiscard]] std::optional<Trouble> actFor(SeatNumber bot, const Deed& deed);

    // Other devices. A host invites them with the code; begin() takes along who was let in. Somebody else joins with
    // the code, and is at the table as soon as it is opened there.
    Meeting& meeting() { return m_meeting; }
    const Meeting& meeting() const { return m_meeting; }
    Vicinity& vicinity() { return m_vicinity; } // which tables are near
    const Vicinity& vicinity() const { return m_vicinity; }
    void invite(const GameCode& code);
    void join(const GameCode& code, const std::vector<NewSeat>& seats);
    void chooseSeats(const std::vector<NewSeat>& seats); // the same people, who choose otherwise

    // Those who come to a table that is open: as somebody new, or as a player who goes on with another device.
    [[nodiscard]] std::optional<Trouble> admit(int guest);
    [[nodiscard]] std::optional<Trouble> admitAs(int guest, SeatNumber who);

    // A bot of the host's plays on for somebody who is away, if the others agree.
    [[nodiscard]] std::optional<Trouble> lend(SeatNumber who);

    // What people at this device have read about the others and need not be told again; kept with the table.
    bool hasRead(const std::string& matter) const;
    [[nodiscard]] std::optional<Trouble> setRead(const std::string& matter);

    // Lets other devices come to a table that this device has had for itself so far.
    void openDoor();

    // The host's choices for seats. For a player who looks and is released, the curtain falls.
    [[nodiscard]] std::optional<Trouble> takeSeat(const NewSeat& seat);
    [[nodiscard]] std::optional<Trouble> releaseSeat(SeatNumber who);
    [[nodiscard]] std::optional<Trouble> rekeySeat(SeatNumber who);

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
    [[nodiscard]] std::optional<Trouble> propose(const Decision& decision);
    void letIn();
    void meet();
    void tookPlace();
    void seeAnswer();
    std::optional<Learned> answerTo(EntryNumber entry) const;
    std::vector<SeatTaken> introduce(const std::vector<NewSeat>& seats);
    bool locksByItself() const { return isShared() || m_locksOwnPhone; }

    std::unique_ptr<Vault> m_vault;
    World m_world;
    const Games* m_games;
    std::unique_ptr<KeptTable> m_table;
    std::unique_ptr<KeptTable> m_awaited; // a table elsewhere whose first entry has not come yet
    std::vector<KeptTable::Newcomer> m_newcomers;
    std::optional<GameCode> m_joining;
    struct GoingOn { // a guest who is to get the seat of a player, once people have agreed
        int guest = 0;
        Rekeying decision;
    };
    std::optional<GoingOn> m_goingOn;
    struct Asking { // what the player who looks has asked another device for
        Body body;
        EntryNumber from = 0; // it is not among the entries before
    };
    std::optional<Asking> m_asking;
    Outcome m_outcome{std::optional<Learned>()};
    Meeting m_meeting;
    Vicinity m_vicinity;
    std::unique_ptr<Desk> m_desk;
    std::optional<Trouble> m_behind;
    bool m_locksOwnPhone = false;
    QTimer m_idle;
    QTimer m_second; // counts running time for those who must wait for another try
    QElapsedTimer m_running;
};

} // namespace aphelion
