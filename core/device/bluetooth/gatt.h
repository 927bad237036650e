#pragma once

#include <QBluetoothUuid>

#include <optional>
#include <string>
#include <vector>

class QLowEnergyServiceData;

namespace aphelion {

// What a device shows and what it is read and written by. LINKS.md has the same in words.
namespace gatt {

// Of a device that waits for this lobby: the lobby stands in the UUID, because nothing else can be shown on every
// platform. One that is longer than six bytes is cut.
QBluetoothUuid serviceFor(const std::string& lobby);

// Of a device that gathers others for this lobby. It is only read: nobody is called because of it.
QBluetoothUuid announcementFor(const std::string& lobby);

// The lobby in such a UUID. Nothing if it is another one, or if it holds anything but letters and digits: anybody can
// show one, and it may come to be read by people.
std::optional<std::string> lobbyAnnouncedBy(const QBluetoothUuid& shown);

// The lobbies that a device announces if these were seen of it. One that it also waits for is left out: some platforms
// remember what a device has shown before, and it announces nothing while it waits.
std::vector<std::string> lobbiesAnnouncedBy(const QList<QBluetoothUuid>& shown);

extern const QBluetoothUuid down;  // values of the central
extern const QBluetoothUuid up;    // values of the peripheral
extern const QBluetoothUuid heard; // how many of those the central has taken in, and short values of the central

// The largest value that any platform takes, and what every one takes.
inline constexpr std::size_t largestValue = 509;
inline constexpr std::size_t smallestValue = 20;

// What fits into a value if this is the largest packet, -1 if nobody knows.
std::size_t capacityFor(int packet, std::size_t unknown);

QLowEnergyServiceData serviceData(const std::string& lobby);

} // namespace gatt

} // namespace aphelion
