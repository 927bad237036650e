#include "device/bluetooth/gatt.h"

#include <QLowEnergyCharacteristicData>
#include <QLowEnergyDescriptorData>
#include <QLowEnergyServiceData>

#include <algorithm>

namespace aphelion::gatt {

namespace {

constexpr std::size_t lobbyLength = 6;
constexpr std::size_t packetHead = 3; // of a write or an indication

const QString serviceHead = QStringLiteral("{a9e11000-7d3c-4b58-9f0e-%1}");
const QString announcementHead = QStringLiteral("{a9e11010-7d3c-4b58-9f0e-%1}");

// The lobby takes the last six bytes.
QBluetoothUuid uuidWith(const QString& head, const std::string& lobby) {
    QByteArray tail = QByteArray::fromStdString(lobby).left(lobbyLength);
    tail.append(static_cast<qsizetype>(lobbyLength) - tail.size(), '\0');
    return QBluetoothUuid(head.arg(QString::fromLatin1(tail.toHex())));
}

bool isLetterOrDigit(char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

} // namespace

const QBluetoothUuid down(QStringLiteral("{a9e11001-7d3c-4b58-9f0e-2c6b81d4f350}"));
const QBluetoothUuid up(QStringLiteral("{a9e11002-7d3c-4b58-9f0e-2c6b81d4f350}"));
const QBluetoothUuid heard(QStringLiteral("{a9e11003-7d3c-4b58-9f0e-2c6b81d4f350}"));

QBluetoothUuid serviceFor(const std::string& lobby) { return uuidWith(serviceHead, lobby); }

QBluetoothUuid announcementFor(const std::string& lobby) { return uuidWith(announcementHead, lobby); }

std::optional<std::string> lobbyAnnouncedBy(const QBluetoothUuid& shown) {
    const std::string tail = shown.toRfc4122().right(lobbyLength).toStdString();
    std::string lobby = tail.substr(0, tail.find('\0'));
    if (lobby.empty() || !std::ranges::all_of(lobby, isLetterOrDigit) || announcementFor(lobby) != shown)
        return std::nullopt;
    return lobby;
}

std::vector<std::string> lobbiesAnnouncedBy(const QList<QBluetoothUuid>& shown) {
    std::vector<std::string> lobbies;
    for (const QBluetoothUuid& one : shown)
        if (const auto lobby = lobbyAnnouncedBy(one); lobby && !shown.contains(serviceFor(*lobby)))
            lobbies.push_back(*lobby);
    return lobbies;
}

std::size_t capacityFor(int packet, std::size_t unknown) {
    if (packet < 0)
        return unknown;
    return std::clamp(static_cast<std::size_t>(packet) - packetHead, smallestValue, largestValue);
}

QLowEnergyServiceData serviceData(const std::string& lobby) {
    const auto written = [](const QBluetoothUuid& uuid) {
        QLowEnergyCharacteristicData data;
        data.setUuid(uuid);
        data.setProperties(QLowEnergyCharacteristic::Write);
        data.setValueLength(0, static_cast<int>(largestValue));
        return data;
    };
    QLowEnergyCharacteristicData indicated;
    indicated.setUuid(up);
    indicated.setProperties(QLowEnergyCharacteristic::Indicate);
    indicated.setValueLength(0, static_cast<int>(largestValue));
    indicated.addDescriptor(QLowEnergyDescriptorData(QBluetoothUuid::DescriptorType::ClientCharacteristicConfiguration,
                                                     QByteArray(2, '\0')));
    QLowEnergyServiceData service;
    service.setType(QLowEnergyServiceData::ServiceTypePrimary);
    service.setUuid(serviceFor(lobby));
    service.addCharacteristic(written(heard)); // the most used first: Qt looks for it from the beginning, over D-Bus
    service.addCharacteristic(written(down));
    service.addCharacteristic(indicated);
    return service;
}

} // namespace aphelion::gatt
