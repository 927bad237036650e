#pragma once

#include "game/choices.h"
#include "game/objection.h"
#include "table/sequencer.h"

#include <any>
#include <memory>

namespace aphelion {

// What somebody wants to do: an action of the table's game, which alone opens it.
struct Deed {
    std::any action;
};

// Gives 32 fresh random bytes each time.
using FreshNonce = std::function<Nonce()>;

// A deed in its public form, and what its author must keep to open the seals later.
struct Intent {
    Moved move;
    Openings keep;
    bool operator==(const Intent&) const = default;
};

// What is to be written next without anybody's decision: Moved or Unsealed.
struct Settlement {
    std::optional<SeatNumber> author; // nothing for the host
    Body body;
    bool operator==(const Settlement&) const = default;
};

// Who plays a seat on this device, and what this device can open. A bot that plays on for somebody who is away has a
// hand of its own.
struct Holder {
    SeatNumber seat = 0;
    bool isBot = false;
    const Openings& kept;
};

// What this device can do for what is due.
struct Reach {
    const Openings& kept;
    std::function<bool(const std::optional<SeatNumber>&)> canWrite; // now, in this author's name
    std::function<bool(SeatNumber)> isGone;                         // nobody who could open what the seat sealed is near
};

// A round in which every seat chooses for itself, and where choosing nothing needs no look at anything: who does so may
// say it with one tap, and a device that several people share holds that until all of them have chosen.
struct Passing {
    std::string_view name; // under which a device keeps it
    int round = 0;
    Deed nothing;
};

// How a game ended for one seat.
struct Standing {
    std::optional<int> points; // nothing where people count them
    int rank = 0;              // 0 likewise
    bool operator==(const Standing&) const = default;
};

// One player's own side of a table, beyond what everybody sees: what the player was told and has noted. It is read from
// the player's file, and gone when the curtain falls.
class Seat {
public:
    explicit Seat(SeatNumber who) : m_who(who) {}
    virtual ~Seat() = default;

    SeatNumber who() const { return m_who; }

    // As they stand in the player's file; false for what this game does not write.
    [[nodiscard]] virtual bool learn(EntryNumber entry, ByteView answer) = 0;
    [[nodiscard]] virtual bool note(ByteView operation) = 0;

    // Why the player cannot note this now.
    virtual std::optional<Refused> refusal(ByteView operation) const = 0;

    // What was learned from this entry on does not count any more.
    virtual void forget(EntryNumber from) = 0;

protected:
    Seat(const Seat&) = default;
    Seat& operator=(const Seat&) = default;

private:
    SeatNumber m_who;
};

// What an entry tells one player, and what it enters in the player's notes by itself.
struct News {
    std::optional<Bytes> answer;
    std::vector<Bytes> notes;
    bool operator==(const News&) const = default;
};

// A log with its first entry, as far as every game reads that.
struct TableStart {
    Log log;
    TableSetup setup;
    std::vector<Wish> wishes; // by seat
};

// BadEvent for choices that this game does not have.
Result<TableStart, BadLog> startOf(const Choices& choices, const Entry& opened);

// A log with the game that it folds to, as one device knows it. What the game shows is typed in its own class.
class Table {
public:
    virtual ~Table() = default;

    const Log& log() const { return m_start.log; }
    const TableSetup& setup() const { return m_start.setup; }
    const std::vector<Wish>& wishes() const { return m_start.wishes; } // by seat
    bool isBots(SeatNumber seat) const { return m_start.wishes[static_cast<std::size_t>(seat)].level.has_value(); }

    // As the host: gives an ask its number, if log and rules let it stand. Changes nothing.
    Result<Sequenced, BadLog> sequence(const SigningKey& host, const Ask& ask) const;

    // What is wrong with an entry that is to come next, or with an ask that is to become one.
    std::optional<BadLog> objection(const Entry& entry) const;
    std::optional<Objection> objection(const Ask& ask) const;

    // Takes an entry to which there was no objection.
    void take(const Entry& entry);

    // Takes the next entry, or says what is wrong with it and stays as it was.
    [[nodiscard]] std::optional<BadLog> hear(const Entry& entry);

    // The table as it was with so many entries, at least the first.
    virtual std::unique_ptr<Table> earlier(EntryNumber entries) const = 0;

    virtual bool isOver() const = 0;
    virtual std::vector<SeatNumber> waitingFor() const = 0;

    // Whether what this seat decides next is sealed, or chosen from what only that seat sees: then it takes a look
    // behind the curtain. And whether there is anything that only this seat may look at.
    virtual bool isSecret(SeatNumber seat) const = 0;
    virtual bool hasSecrets(SeatNumber seat) const = 0;

    virtual std::optional<Passing> passing() const { return std::nullopt; }

    // Why a deed cannot be done now; its public form. A deed of another game is BadInput.
    virtual std::optional<Refused> refusal(const Holder& holder, const Deed& deed) const = 0;
    virtual Intent intend(const Holder& holder, const Deed& deed, const FreshNonce& fresh) const = 0;

    // Whether people can see where a bot is about to act before it does.
    virtual bool hasPlace(const Deed&) const { return false; }

    // What the rules demand next without anybody's decision, as far as this device can; after the end what is sealed.
    // Each alone: once it is written, all of it is looked at anew.
    virtual std::vector<Settlement> due(const Reach& reach) const = 0;

    // Whether the seat has sealed nothing that it would still have to open, and whether nobody has who could.
    virtual bool owesNothing(SeatNumber seat) const = 0;
    virtual bool isAllOpen() const = 0;

    virtual std::unique_ptr<Seat> seat(SeatNumber who) const = 0;
    virtual News news(const Seat& seat, const Entry& entry) const = 0;

    // Once it is over: by seat; and the first entry that lies, whoever wrote it.
    virtual std::vector<Standing> standings() const = 0;
    virtual std::optional<Lie> audit() const = 0;

    // How lists of tables show it. Begins with a version and the code, whatever the game.
    virtual Bytes summary() const = 0;

protected:
    explicit Table(TableStart start) : m_start(std::move(start)) {}
    Table(const Table&) = default;
    Table(Table&&) = default;
    Table& operator=(const Table&) = default;
    Table& operator=(Table&&) = default;

    // What the game has to say to an ask about anything but epochs, protests and witnesses.
    virtual std::optional<Objection> objectionOfGame(const Ask& ask) const = 0;

    // The log has taken it already.
    virtual void fold(const Entry& entry) = 0;

    virtual const Choices& choices() const = 0;

private:
    std::optional<Objection> objectionToWitness(const Ask& ask) const;

    TableStart m_start; // and what came since
};

// What an entry opens, whatever it says besides.
const std::vector<Opening>& openingsOf(const Body& body);

// Everything that any entry has opened.
Openings openedIn(const Log& log);

// Who is seated and has not vouched for the log as it ended: a host may have shown them another one. At a table of one
// device nobody needs to.
std::vector<SeatNumber> unvouched(const Log& log);

// The code that a table's summary begins with.
std::optional<GameCode> codeIn(ByteView summary);

} // namespace aphelion
