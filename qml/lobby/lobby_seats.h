#pragma once

#include <QStringList>

#include "planetx/deal/sky_of_the_day.h"
#include "planetx/front/at_session.h"

namespace planetx {

// Somebody of this device who is to sit at the new table.
struct SeatDraft {
    std::optional<aphelion::StoreId> player; // nothing for somebody new
    QString name;
    Wish wish;
    QString pin;         // of somebody new
    bool hasPin = false; // of a player of this device
};

// Somebody at another device.
struct OtherSeat {
    int guest = 0; // the device, as the host counts them
    aphelion::PublicKey key{};
    QString name; // as asked for
    Wish asked;
    Wish wish; // as granted
};

// An opponent of the app, whose wish says how well it plays. Its name is given when the table opens, if it is taken.
struct BotDraft {
    QString name;
    Wish wish;
};

// All who are to sit at the new table. Seasons and colours are each somebody's own.
struct LobbySeats {
    std::vector<SeatDraft> here;
    std::vector<OtherSeat> elsewhere;
    std::vector<BotDraft> bots;
};

std::vector<Wish> wishes(const LobbySeats& seats);
bool isNameless(const SeatDraft& seat);

// A name as long as stands in a strip: no letter or picture that consists of several code points is cut.
inline constexpr int longestName = 12; // code points
QString shortened(const QString& name, int most = longestName);

// Why somebody of this device cannot sit down like that: BadName, SameName, or nothing.
QString faultOf(const LobbySeats& seats, const SeatDraft& seat);

// Whether somebody else can sit down.
bool hasRoom(const LobbySeats& seats);

// With a season and a colour that nobody has.
void sit(LobbySeats& seats, SeatDraft draft);
void sit(LobbySeats& seats, Skill bot);

// What somebody else has changes hands.
void chooseColour(LobbySeats& seats, SeatDraft& seat, int colour);
void chooseSeason(LobbySeats& seats, SeatDraft& seat, Season season);

// The seats of a day's contest: one person, with the day's season and facts, and the day's rivals. Names and pawns are
// as they were.
void keepTo(LobbySeats& seats, const Contest& contest);

// How those at other devices are called, and then the bots: a name that is taken gets a number.
struct GivenNames {
    QStringList elsewhere;
    QStringList bots;
};
GivenNames givenNames(const LobbySeats& seats);

// For a table. Those who are not players of this device yet stand there under ids of their own.
std::vector<NewSeat> newSeats(const std::vector<SeatDraft>& here);
std::vector<NewSeat> newSeats(const LobbySeats& seats);

} // namespace planetx
