#pragma once

#include <QPointer>
#include <QTemporaryDir>
#include <QtTest>

#include "device/link/loopback_air.h"
#include "device/link/tcp_air.h"

#include <deque>

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

// A device that takes every link and listens.
class Device : public QObject {
public:
    explicit Device(std::unique_ptr<Air> air) : m_air(std::move(air)) {
        connect(m_air.get(), &Air::found, this, &Device::take);
    }

    Air& air() { return *m_air; }
    std::deque<Met>& met() { return m_met; }
    Met& last() { return m_met.back(); }

    std::size_t open() const {
        return static_cast<std::size_t>(std::ranges::count_if(m_met, [](const Met& met) { return !met.end; }));
    }

private:
    void take(Link* link, LinkSide side) {
        Met& met = m_met.emplace_back(link, side);
        connect(link, &Link::received, this, [&met](const Bytes& datagram) { met.heard.push_back(datagram); });
        connect(link, &Link::closed, this, [&met](LinkEnd end) {
            QVERIFY(!met.end);
            met.end = end;
        });
    }

    std::deque<Met> m_met;
    std::unique_ptr<Air> m_air; // goes first
};

// Where the devices of one test meet: in this program, or through a folder of its own.
class Surroundings {
public:
    explicit Surroundings(bool tcp, std::size_t capacity = 4096)
        : m_tcp(tcp), m_ether(std::make_shared<LoopbackEther>(capacity)) {}

    QString folder() const { return m_folder.path() + "/air"; }
    std::unique_ptr<Device> device() const {
        if (m_tcp)
            return std::make_unique<Device>(std::make_unique<TcpAir>(folder(), std::chrono::milliseconds(20)));
        return std::make_unique<Device>(std::make_unique<LoopbackAir>(m_ether));
    }

private:
    bool m_tcp;
    QTemporaryDir m_folder;
    std::shared_ptr<LoopbackEther> m_ether;
};

// Bytes that are like no other datagram's.
inline Bytes datagramOf(std::size_t number, std::size_t size) {
    Bytes datagram(size);
    for (std::size_t at = 0; at < size; ++at)
        datagram[at] = static_cast<std::uint8_t>(number * 31 + at * 7 + (at >> 8));
    return datagram;
}

} // namespace aphelion
