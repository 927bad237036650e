#pragma once

#include <QPointer>
#include <QTemporaryDir>
#include <QtTest>

#include "device/bluetooth/bluetooth_air.h"
#include "device/fake_radio.h"
#include "device/link/loopback_air.h"
#include "device/link/tcp_air.h"

#include <deque>
#include <set>

// Waits for something that happens soon, or fails.
#define SOON(what) QTRY_VERIFY_WITH_TIMEOUT(what, 30000)

namespace aphelion {

// A link that a device has, and everything that happened on it.
struct Met {
    QPointer<Link> link;
    LinkSide side{};
    std::vector<Bytes> heard;
    std::optional<LinkEnd> end;
};

// A device that takes every link and listens. Over some airs the other side knows of a link only when the central has
// said something: then it greets.
class Device : public QObject {
public:
    explicit Device(std::unique_ptr<Air> air, bool greets = false) : m_greets(greets), m_air(std::move(air)) {
        connect(m_air.get(), &Air::found, this, &Device::take);
        connect(m_air.get(), &Air::noticed, this, [this](const std::string& lobby) { m_noticed.insert(lobby); });
    }

    Air& air() { return *m_air; }
    std::deque<Met>& met() { return m_met; }
    std::set<std::string>& noticed() { return m_noticed; }
    Met& last() { return m_met.back(); }

    std::size_t open() const {
        return static_cast<std::size_t>(std::ranges::count_if(m_met, [](const Met& met) { return !met.end; }));
    }

private:
    void take(Link* link, LinkSide side) {
        Met& met = m_met.emplace_back(link, side);
        if (m_greets && side == LinkSide::Central)
            link->send(Bytes{0});
        connect(link, &Link::received, this,
                [&met, greeted = !m_greets || side == LinkSide::Central](const Bytes& datagram) mutable {
                    if (std::exchange(greeted, true))
                        met.heard.push_back(datagram);
                });
        connect(link, &Link::closed, this, [&met](LinkEnd end) {
            QVERIFY(!met.end);
            met.end = end;
        });
    }

    bool m_greets;
    std::deque<Met> m_met;
    std::set<std::string> m_noticed;
    std::unique_ptr<Air> m_air; // goes first
};

// Less patience than a radio needs.
inline BluetoothPatience hurry() {
    using namespace std::chrono_literals;
    return {.betweenScans = 1ms,
            .longestPause = 20ms,
            .scan = 2000ms,
            .beforeCall = 1ms,
            .call = 100ms,
            .rest = 5ms,
            .longestRest = 40ms,
            .memory = 1h,
            .shortLink = 0ms,
            .again = 1ms,
            .approach = 50ms,
            .link = {2000ms, 2000ms}};
}

enum class AirKind { Loopback, Tcp, Bluetooth };

// Where the devices of one test meet: in this program, through a folder of its own, or over fake radios.
class Surroundings {
public:
    explicit Surroundings(AirKind kind, std::size_t capacity = 4096)
        : m_kind(kind),
          m_ether(std::make_shared<LoopbackEther>(capacity)),
          m_radios(std::make_shared<FakeEther>(capacity)) {}

    QString folder() const { return m_folder.path() + "/air"; }
    std::size_t capacity() const { return m_ether->capacity(); }
    std::unique_ptr<Device> device() { return std::make_unique<Device>(air(), m_kind == AirKind::Bluetooth); }

private:
    std::unique_ptr<Air> air() {
        if (m_kind == AirKind::Tcp)
            return std::make_unique<TcpAir>(folder(), std::chrono::milliseconds(20));
        if (m_kind == AirKind::Loopback)
            return std::make_unique<LoopbackAir>(m_ether);
        return std::make_unique<BluetoothAir>(
            std::make_unique<FakeRadio>(m_radios, "device " + std::to_string(++m_made)), hurry());
    }

    AirKind m_kind;
    QTemporaryDir m_folder;
    std::shared_ptr<LoopbackEther> m_ether;
    std::shared_ptr<FakeEther> m_radios;
    int m_made = 0;
};

// Bytes that are like no other datagram's.
inline Bytes datagramOf(std::size_t number, std::size_t size) {
    Bytes datagram(size);
    for (std::size_t at = 0; at < size; ++at)
        datagram[at] = static_cast<std::uint8_t>(number * 31 + at * 7 + (at >> 8));
    return datagram;
}

} // namespace aphelion
