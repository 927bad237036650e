#pragma once

#include "meeting/switchboard.h"
#include "table/sync.h"

#include <set>

namespace aphelion {

// How devices that belong together find each other.
struct Rendezvous {
    std::string lobby; // public: what is shown and looked for
    Bytes password;    // secret to the table
};

// Everybody who is at a table or at its door, on whichever device: gathers devices before the table is opened, keeps
// their logs in step afterwards, and finds them again when they were gone. Knows nothing of the game.
class Meeting : public QObject {
    Q_OBJECT

public:
    enum class Stage : std::uint8_t {
        Apart,     // nobody is looked for
        Inviting,  // this device gathers others for a table that is not open yet
        Searching, // this device looks for a table to join
        AtDoor,    // it has found one and proved the code; the host has not let it in yet
        Inside,    // the host has; the table is not open yet
        AtTable,
    };

    // A device that wants to join, or was let in and waits for the table to open.
    struct Guest {
        int number = 0;
        std::vector<SeatTaken> seats;
        bool admitted = false;
    };

    // Why a device that wanted to join did not get further; it may try again.
    struct Obstacle {
        Parting why{};
        std::optional<Decline> declined; // the host said no
        int seconds = 0;                 // to wait
        Milliseconds since{};            // when it came up
        bool operator==(const Obstacle&) const = default;
    };

    explicit Meeting(Air* air, QObject* parent = nullptr);
    ~Meeting() override;

    Stage stage() const { return m_stage; }
    AirState airState() const { return m_board.airState(); }

    // What keeps this device from what it is doing just now. Who gathers others, or is with its host, need not be
    // found.
    AirState hindrance() const;

    void prepareAir() { m_board.prepare(); } // see Air
    void wakeAir() { m_board.wake(); }

    // How many devices are linked and have not proved the code yet: for one that searches, whether it has found
    // anybody.
    int proving() const { return m_board.proving(); }

    // A host that gathers its table.
    void invite(const Rendezvous& where, const TableId& table);
    const std::vector<Guest>& guests() const { return m_guests; }
    void admit(int guest);
    void decline(int guest, Decline why);
    void tell(const Bytes& gathering); // to all who were let in

    // Wrong codes were tried so often that a person must say whether anybody may go on trying.
    bool isBesieged() const { return m_board.door().asksHost(); }
    void letOthersTry();

    // A device that wants to join. Its seats can be chosen otherwise until the table opens.
    void knock(const Rendezvous& where, std::vector<SeatTaken> seats);
    void choose(std::vector<SeatTaken> seats);
    const std::vector<SeatTaken>& seats() const { return m_seats; }
    const std::optional<Obstacle>& obstacle() const { return m_obstacle; }
    void tryAgain(); // after an obstacle that does not pass by itself
    const Bytes& gathering() const { return m_gathering; }
    const TableId& table() const { return m_table; } // of a host who has let this device in

    // A table that was opened here, that this device was let in to, or that is taken up again. The ledger must outlive
    // the stay.
    void sit(Ledger& ledger, const Rendezvous& where, const Bytes& membership);

    // What is to be remembered for sit(), another time.
    Bytes membership() const;

    // This device has written or asked for something.
    void changed();

    // People's decisions: see Company.
    void decide(const Input& decision);

    Company company() const { return m_sync ? m_sync->company() : Company(); }

    // The clock that Company::hostless and Obstacle::since are read off.
    Milliseconds now() const { return m_board.now(); }

    // How long a device looks for the host only, before it looks for the others: the lowest seat first.
    struct Patience {
        Milliseconds hostless{6000};
        Milliseconds laterPerSeat{4000};
    };
    void setPatience(const Patience& patience) { m_patience = patience; }

    // Goes, with a goodbye to everybody.
    void leave();

signals:
    void stageChanged();
    void guestsChanged();
    void provingChanged();
    void gatheringChanged();
    void opening(); // the host who let this device in opens the table: sit() with a ledger for it
    void companyChanged();
    void heard();             // the ledger has changed through other devices
    void membershipChanged(); // there is more to remember
    // A device was sent away: it lied, sent rubbish (without a fault) or speaks for a newer version of the app.
    void distrusted(std::vector<aphelion::SeatNumber> seats, std::optional<aphelion::LogFault> lie);

private:
    void opened(int number);
    void said(int number, const Message& message);
    void gone(int number, Parting why, int seconds);

    void said(int number, const Arrival& arrival);
    void said(int number, const Gathering& gathering);
    void said(int number, const Welcome& welcome);
    void said(int number, const Declined& declined);

    void join(int number);
    bool belongs(int number);
    void hinder(Parting why, int seconds, bool wasOpen);
    void handle(const Input& input);
    void look();
    void leaveOthers();
    void endTwin(int number);
    void become(Stage stage);
    Guest* guest(int number);
    Milliseconds whenToSeek() const;

    Switchboard m_board;
    Stage m_stage = Stage::Apart;
    Rendezvous m_where;
    TableId m_table{};
    std::vector<Guest> m_guests;
    std::optional<Obstacle> m_obstacle;
    Bytes m_gathering;
    std::vector<SeatTaken> m_seats; // of this device, while it joins
    std::optional<int> m_welcomed;  // by whom on this channel it was let in
    Ledger* m_ledger = nullptr;
    std::optional<Sync> m_sync;
    std::map<int, Here> m_early; // said before this device's table was open
    std::map<int, Milliseconds> m_since;
    std::set<int> m_joined; // channels whose devices are at the table
    Company m_shown;
    Patience m_patience;
    QTimer m_tick;
    QTimer m_again; // when to show oneself again after an obstacle
    bool m_discouraged = false;
};

} // namespace aphelion
