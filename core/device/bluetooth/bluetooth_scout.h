#pragma once

#include "device/bluetooth/bluetooth_link.h"

#include <QPointer>

#include <map>
#include <optional>
#include <set>

namespace aphelion {

// How long an air waits for what the radio does.
struct BluetoothPatience {
    using Time = std::chrono::milliseconds;
    Time betweenScans{300};   // while there is something to be found
    Time longestPause{5'000}; // when nothing was found for long: scanning costs much
    Time scan{15'000};        // one that takes longer has been forgotten by the platform
    Time beforeCall{100};     // a radio that has just stopped scanning does not connect
    Time call{12'000};        // a device that was seen may be gone
    Time rest{1'000};         // before a device that could not be called is called again; then twice as long
    Time longestRest{30'000};
    Time memory{300'000};  // of devices that are not seen any more: phones change their addresses
    Time shortLink{8'000}; // a link that ended so soon was no use either
    Time again{500};       // before a device shows itself again
    Time approach{12'000}; // somebody who has called and says nothing is not one of us
    BluetoothLink::Patience link;
};

// The seeking half of a Bluetooth air: scans in turns, and calls whoever it is not linked with, one at a time.
class BluetoothScout : public QObject {
    Q_OBJECT

public:
    // As many as can sit at a table besides this device; a radio carries few more.
    static constexpr int mostLinks = 3;

    BluetoothScout(Radio& radio, const BluetoothPatience& patience, QObject* parent);

    void seek(const std::string& lobby);
    void stop();
    const std::optional<std::string>& lobby() const { return m_lobby; }

    // Something has changed: the radio can be used again, or not any more, or somebody may be back.
    void look();

signals:
    void found(aphelion::Link* link);

private:
    // A device that was seen, and how it went with it.
    struct Contact {
        QPointer<Link> link;
        int failures = 0;
        std::chrono::steady_clock::time_point notBefore{};
    };

    void scan();
    void scanAnew();
    void scanned();
    void seen(const RadioAddress& device);
    void callSoon(const RadioAddress& device);
    void call();
    void opened();
    void closed(const RadioAddress& device, bool soon);
    void gaveUp();
    void tookTooLong();
    void tire(Contact& contact);
    void halt();
    void forget();
    std::optional<RadioAddress> nextOfLater() const;
    bool isFull() const;

    Radio& m_radio;
    BluetoothPatience m_patience;
    std::optional<std::string> m_lobby;
    std::map<RadioAddress, Contact> m_contacts;
    std::set<RadioAddress> m_later; // seen in this scan; others come first
    RadioAddress m_called;
    std::unique_ptr<RadioPipe> m_pipe; // of the call that is being made
    bool m_scanning = false;
    std::chrono::milliseconds m_pause{};
    QTimer m_next;
    QTimer m_watchdog;
};

} // namespace aphelion
