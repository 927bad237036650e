#include "device/fake_radio.h"

#include <QTimer>

#include <algorithm>

namespace aphelion {

FakeRadio::FakeRadio(std::shared_ptr<FakeEther> ether, RadioAddress address)
    : m_ether(std::move(ether)), m_address(std::move(address)) {
    m_ether->radios.push_back(this);
    m_clock.start();
}

FakeRadio::~FakeRadio() { std::erase(m_ether->radios, this); }

void FakeRadio::become(AirState state) {
    if (std::exchange(m_state, state) == state)
        return;
    if (!canSeek(state)) {
        m_sought.reset(); // and scanned() never comes
        if (tellsOfTheEnd)
            cut();
    }
    emit stateChanged();
}

void FakeRadio::cut() {
    for (const auto& pipe : m_pipes)
        if (pipe)
            pipe->breakOff();
}

bool FakeRadio::isShowing() const { return m_shown && m_shown->isFree() && isHeard(); }

bool FakeRadio::approach() {
    if (!isShowing())
        return false;
    emit m_shown->approached();
    return true;
}

// Who refuses twice is asked no more.
void FakeRadio::prepare() {
    if (m_state != AirState::NotAllowed)
        return;
    ++asked;
    if (answers.empty())
        return;
    QTimer::singleShot(0, this, [this, allowed = answers.front()] {
        m_refusals += allowed ? 0 : 1;
        become(allowed ? AirState::Ready : m_refusals > 1 ? AirState::Forbidden : AirState::NotAllowed);
    });
    answers.pop_front();
}

void FakeRadio::scan(const std::string& lobby) {
    ++scans;
    begin(lobby);
}

void FakeRadio::lookAround() {
    ++glances;
    glanceTimes.push_back(m_clock.elapsed());
    begin(anything);
}

void FakeRadio::begin(const std::string& sought) {
    m_sought = sought;
    const int scan = ++m_scan;
    QTimer::singleShot(0, this, [this, scan] { isLookingAround() ? tell(scan) : report(scan); });
    if (scansEnd)
        QTimer::singleShot(scanTime, this, [this, scan] {
            if (scan == m_scan && std::exchange(m_sought, std::nullopt))
                emit scanned();
        });
}

void FakeRadio::report(int scan) {
    std::vector<RadioAddress> there = m_ether->ghosts;
    for (const FakeRadio* other : m_ether->radios)
        if (other != this && other->isShowing() && other->m_shown->lobby() == m_sought)
            there.push_back(other->m_address);
    const QPointer<FakeRadio> alive(this);
    for (const RadioAddress& device : there)
        if (alive && isHeard() && m_sought && scan == m_scan)
            emit seen(device);
}

void FakeRadio::tell(int scan) {
    std::vector<std::string> there;
    for (const FakeRadio* other : m_ether->radios)
        if (other != this && other->isAnnouncing())
            there.push_back(other->m_announced->lobby());
    const QPointer<FakeRadio> alive(this);
    for (const std::string& lobby : there)
        if (alive && isHeard() && isLookingAround() && scan == m_scan)
            emit noticed(lobby);
}

bool FakeRadio::isAnnouncing() const { return announces && m_announced && !m_announced->isSilenced && isHeard(); }

// As with Qt on Linux, the end of whatever showed this device ends all that shows it by then.
std::unique_ptr<QObject> FakeRadio::announce(const std::string& lobby) {
    ++announcements;
    auto announcement = std::make_unique<FakeAnnouncement>(*this, lobby);
    m_announced = announcement.get();
    return announcement;
}

FakeAnnouncement::~FakeAnnouncement() {
    if (m_radio && m_radio->m_shown)
        m_radio->m_shown->isSilenced = true;
}

std::unique_ptr<FakePipe> FakeRadio::newPipe(const std::string& lobby) {
    std::erase_if(m_pipes, [](const auto& pipe) { return pipe.isNull(); });
    auto pipe = std::make_unique<FakePipe>(*this, lobby);
    m_pipes.emplace_back(pipe.get());
    return pipe;
}

std::unique_ptr<RadioPipe> FakeRadio::call(const RadioAddress& device, const std::string& lobby) {
    if (m_sought)
        qFatal("a radio that scans cannot call");
    calls.push_back(device);
    callTimes.push_back(m_clock.elapsed());
    auto pipe = newPipe(lobby);
    if (callsWork)
        QTimer::singleShot(0, pipe.get(), [this, device, called = pipe.get()] { reach(*called, device); });
    else
        pipe->breakOff();
    return pipe;
}

// Nothing happens if nobody is there: a platform may take for ever to find that out.
void FakeRadio::reach(FakePipe& pipe, const RadioAddress& device) {
    const auto other = std::ranges::find(m_ether->radios, device, &FakeRadio::m_address);
    if (other != m_ether->radios.end() && (*other)->isShowing() && isHeard() &&
        (*other)->m_shown->lobby() == pipe.lobby())
        pipe.join(*(*other)->m_shown);
}

// Whoever scans just now sees it.
std::unique_ptr<RadioPipe> FakeRadio::listen(const std::string& lobby) {
    ++listens;
    auto pipe = newPipe(lobby);
    m_shown = pipe.get();
    for (FakeRadio* other : m_ether->radios)
        if (other->m_sought == lobby)
            QTimer::singleShot(0, other, [other, scan = other->m_scan] { other->report(scan); });
    return pipe;
}

FakePipe::~FakePipe() {
    hangUp();
    if (m_radio && m_radio->m_shown == this && m_radio->m_announced)
        m_radio->m_announced->isSilenced = true;
}

void FakePipe::join(FakePipe& listener) {
    m_other = &listener;
    listener.m_other = this;
    m_open = true;
    QTimer::singleShot(0, this, [this] {
        if (!m_over)
            emit opened();
    });
    emit listener.approached();
}

void FakePipe::breakOff() {
    if (m_other)
        std::exchange(m_other, nullptr)->breakOff();
    QTimer::singleShot(0, this, [this] {
        if (!std::exchange(m_over, true))
            emit broken();
    });
}

void FakePipe::hangUp() {
    m_over = true;
    if (m_other)
        m_other->breakOff();
    m_other.clear();
}

void FakePipe::deliver(ByteView value) {
    if (std::exchange(m_busy, true))
        qFatal("a second value before the first was delivered");
    ++m_radio->values;
    m_radio->largest = std::max(m_radio->largest, value.size());
    QTimer::singleShot(0, this, [this, bytes = Bytes(value.begin(), value.end())] {
        if (m_over || !m_other || !reaches(*m_other))
            return;
        const QPointer<FakePipe> alive(this);
        m_other->hear(bytes);
        if (!alive || m_over)
            return;
        m_busy = false;
        emit delivered();
    });
}

void FakePipe::hear(const Bytes& value) {
    const QPointer<FakePipe> alive(this);
    if (!std::exchange(m_open, true))
        emit opened();
    if (alive && !m_over)
        emit received(value);
}

} // namespace aphelion
