#pragma once

#include "meeting/meeting.h"
#include "qml/lobby/lobby_seats.h"
#include "planetx/front/at_session.h"

namespace planetx {

// What becomes of the seats of a table that is being set up when other devices come, choose and go. The host's list
// decides.

using Guests = std::vector<aphelion::Meeting::Guest>;

// Whether so many more can come. Seats without a name are given up for them.
bool hasRoomFor(const LobbySeats& seats, std::size_t guests);

// For the host: those who were let in sit down, those who are gone do not. A wish that somebody else has is not
// granted; whoever had something else before keeps it.
void takeIn(LobbySeats& seats, const Guests& guests);

// For a guest: what the host has granted. The keys are those of this device, in the order of its seats.
void takeIn(LobbySeats& seats, const GatheredTable& gathered, const std::vector<aphelion::SeatTaken>& own);

// All who have a name, for those who wait. Keys stand only where those who wait know them.
std::vector<aphelion::SeatTaken> gathered(const LobbySeats& seats);

} // namespace planetx
