#include "device/bluetooth/bluetooth_scout.h"

#include <algorithm>

namespace aphelion {

using Clock = std::chrono::steady_clock;

namespace {

constexpr int mostDoublings = 10;

} // namespace

BluetoothScout::BluetoothScout(Radio& radio, const BluetoothPatience& patience, QObject* parent)
    : QObject(parent), m_radio(radio), m_patience(patience), m_pause(patience.betweenScans) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, [this] { m_called.empty() ? scan() : call(); });
    m_watchdog.setSingleShot(true);
    connect(&m_watchdog, &QTimer::timeout, this, &BluetoothScout::tookTooLong);
    connect(&m_radio, &Radio::seen, this, &BluetoothScout::seen);
    connect(&m_radio, &Radio::scanned, this, &BluetoothScout::scanned);
}

void BluetoothScout::seek(const std::string& lobby) {
    stop();
    m_lobby = lobby;
    look();
}

void BluetoothScout::stop() {
    halt();
    m_lobby.reset();
    std::erase_if(m_contacts, [](const auto& contact) { return contact.second.link.isNull(); });
}

void BluetoothScout::halt() {
    m_next.stop();
    m_watchdog.stop();
    m_later.clear();
    m_called.clear();
    if (m_pipe) {
        m_pipe->disconnect(this);
        m_pipe->hangUp();
        m_pipe.release()->deleteLater(); // it may be telling us something just now
    }
    if (std::exchange(m_scanning, false))
        m_radio.stopScanning();
}

void BluetoothScout::look() {
    m_pause = m_patience.betweenScans;
    canSeek(m_radio.state()) ? scan() : halt();
}

// A device that was seen in this scan while it was linked may not be told of again.
void BluetoothScout::scanAnew() {
    if (std::exchange(m_scanning, false)) {
        m_radio.stopScanning();
        m_watchdog.stop();
        m_pause = m_patience.betweenScans;
        m_next.start(m_pause);
    } else {
        look();
    }
}

void BluetoothScout::scan() {
    if (!m_lobby || m_scanning || !m_called.empty() || isFull() || !canSeek(m_radio.state()))
        return;
    m_next.stop();
    forget();
    m_scanning = true;
    m_watchdog.start(m_patience.scan);
    m_radio.scan(*m_lobby);
}

bool BluetoothScout::isFull() const {
    return std::ranges::count_if(m_contacts, [](const auto& contact) { return !contact.second.link.isNull(); }) >=
           mostLinks;
}

void BluetoothScout::forget() {
    m_later.clear();
    std::erase_if(m_contacts, [&](const auto& contact) {
        return contact.second.link.isNull() && contact.second.notBefore + m_patience.memory < Clock::now();
    });
}

// Those who have failed more than once have their turn after all others: they may not be there any more.
void BluetoothScout::seen(const RadioAddress& device) {
    if (!m_scanning)
        return;
    const Contact& contact = m_contacts[device];
    if (contact.link)
        return;
    if (contact.failures > 1 || Clock::now() < contact.notBefore)
        m_later.insert(device);
    else
        callSoon(device);
}

// Nobody new: the next scan comes later and later.
void BluetoothScout::scanned() {
    if (!std::exchange(m_scanning, false))
        return;
    m_watchdog.stop();
    if (const auto device = nextOfLater())
        return callSoon(*device);
    m_next.start(m_pause);
    m_pause = std::min(m_pause * 3 / 2, m_patience.longestPause);
}

std::optional<RadioAddress> BluetoothScout::nextOfLater() const {
    std::optional<RadioAddress> next;
    for (const RadioAddress& device : m_later) {
        const Contact& contact = m_contacts.at(device);
        if (Clock::now() >= contact.notBefore && (!next || contact.failures < m_contacts.at(*next).failures))
            next = device;
    }
    return next;
}

void BluetoothScout::callSoon(const RadioAddress& device) {
    if (std::exchange(m_scanning, false))
        m_radio.stopScanning();
    m_watchdog.stop();
    m_called = device;
    m_next.start(m_patience.beforeCall);
}

void BluetoothScout::call() {
    m_pipe = m_radio.call(m_called, *m_lobby);
    connect(m_pipe.get(), &RadioPipe::opened, this, &BluetoothScout::opened);
    connect(m_pipe.get(), &RadioPipe::broken, this, &BluetoothScout::gaveUp);
    m_watchdog.start(m_patience.call);
}

void BluetoothScout::opened() {
    m_watchdog.stop();
    m_pipe->disconnect(this);
    const RadioAddress device = std::exchange(m_called, {});
    auto* link = new BluetoothLink(std::move(m_pipe), m_patience.link, parent());
    m_contacts[device].link = link;
    connect(link, &Link::closed, this,
            [this, device, begun = Clock::now()] { closed(device, Clock::now() - begun < m_patience.shortLink); });
    m_pause = m_patience.betweenScans;
    m_next.start(m_pause);
    emit found(link);
}

void BluetoothScout::closed(const RadioAddress& device, bool soon) {
    Contact& contact = m_contacts[device];
    contact.link.clear();
    if (soon)
        tire(contact);
    else
        contact = {};
    scanAnew();
}

void BluetoothScout::gaveUp() {
    tire(m_contacts[m_called]);
    halt();
    m_next.start(m_patience.betweenScans);
}

void BluetoothScout::tookTooLong() {
    if (!m_scanning)
        return gaveUp();
    m_radio.stopScanning();
    scanned();
}

// It is called again only after a while, so that others have their turn.
void BluetoothScout::tire(Contact& contact) {
    const auto rest = m_patience.rest * (1 << std::min(contact.failures++, mostDoublings));
    contact.notBefore = Clock::now() + std::min(rest, m_patience.longestRest);
}

} // namespace aphelion
