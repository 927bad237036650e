#pragma once

#include <QElapsedTimer>
#include <QPointer>

#include "device/bluetooth/radio.h"

#include <deque>

namespace aphelion {

class FakeAnnouncement;
class FakePipe;
class FakeRadio;

// Where the fake radios of a test hear each other.
struct FakeEther {
    explicit FakeEther(std::size_t bytes = 20) : capacity(bytes) {}

    std::size_t capacity;
    std::vector<FakeRadio*> radios;
    // Devices that are still seen although they are not there: calling them does nothing.
    std::vector<RadioAddress> ghosts;
};

// A radio that does what a test wants it to, and remembers what was asked of it.
class FakeRadio : public Radio {
public:
    FakeRadio(std::shared_ptr<FakeEther> ether, RadioAddress address);
    ~FakeRadio() override;

    // How it is.
    std::deque<bool> answers;  // of the person: allowed or not; without one they have not decided yet
    bool scansEnd = true;      // or the platform forgets about them
    bool callsWork = true;     // or they break at once
    bool deaf = false;         // nothing comes or goes, and nobody is told
    bool tellsOfTheEnd = true; // when it is switched off
    bool announces = true;     // or nobody hears what it announces
    std::chrono::milliseconds scanTime{5};

    // What was asked of it.
    int asked = 0;
    int scans = 0;
    int listens = 0;
    int glances = 0; // times it looked around
    std::vector<qint64> glanceTimes;
    int announcements = 0;
    std::vector<RadioAddress> calls;
    std::vector<qint64> callTimes; // milliseconds
    std::size_t values = 0;        // given to its connections
    std::size_t largest = 0;

    void become(AirState state);
    void cut();      // all connections, and both ends notice
    bool approach(); // somebody who is none of us calls, and says nothing; whether it could
    bool isScanning() const { return m_sought.has_value(); }
    bool isLookingAround() const { return m_sought == anything; }
    bool isAnnouncing() const;
    bool isShowing() const;
    FakeEther& ether() const { return *m_ether; }

    AirState state() const override { return m_state; }
    void prepare() override;
    void look() override {}
    void scan(const std::string& lobby) override;
    void stopScanning() override { m_sought.reset(); }
    void lookAround() override;
    std::unique_ptr<QObject> announce(const std::string& lobby) override;
    std::unique_ptr<RadioPipe> call(const RadioAddress& device, const std::string& lobby) override;
    std::unique_ptr<RadioPipe> listen(const std::string& lobby) override;

private:
    // What is looked for by somebody who looks around.
    inline static const std::string anything = "*";

    friend class FakeAnnouncement;
    friend class FakePipe;
    bool isHeard() const { return !deaf && canSeek(m_state); }
    void begin(const std::string& sought);
    void tell(int scan);
    void report(int scan);
    void reach(FakePipe& pipe, const RadioAddress& device);
    std::unique_ptr<FakePipe> newPipe(const std::string& lobby);

    std::shared_ptr<FakeEther> m_ether;
    RadioAddress m_address;
    AirState m_state = AirState::Ready;
    int m_refusals = 0;
    std::optional<std::string> m_sought;
    int m_scan = 0;
    QPointer<FakePipe> m_shown;
    QPointer<FakeAnnouncement> m_announced;
    std::vector<QPointer<FakePipe>> m_pipes;
    QElapsedTimer m_clock;
};

// What a fake radio announces.
class FakeAnnouncement : public QObject {
public:
    FakeAnnouncement(FakeRadio& radio, std::string lobby) : m_radio(&radio), m_lobby(std::move(lobby)) {}
    ~FakeAnnouncement() override;

    const std::string& lobby() const { return m_lobby; }

    bool isSilenced = false; // by the end of what showed the device before

private:
    QPointer<FakeRadio> m_radio;
    std::string m_lobby;
};

// One end of a connection between two fake radios. Everything goes through the event loop.
class FakePipe : public RadioPipe {
public:
    FakePipe(FakeRadio& radio, std::string lobby) : m_radio(&radio), m_lobby(std::move(lobby)) {}
    ~FakePipe() override;

    std::size_t capacity() const override { return m_radio->ether().capacity; }
    void deliver(ByteView value) override;
    void hangUp() override;

    const std::string& lobby() const { return m_lobby; }
    bool isFree() const { return !m_over && !m_other && !isSilenced; }
    bool isSilenced = false; // by the end of what was announced before
    void join(FakePipe& listener);
    void breakOff(); // this end is told soon

private:
    void hear(const Bytes& value);
    bool reaches(const FakePipe& other) const {
        return m_radio && m_radio->isHeard() && other.m_radio && other.m_radio->isHeard();
    }

    QPointer<FakeRadio> m_radio;
    std::string m_lobby;
    QPointer<FakePipe> m_other;
    bool m_open = false;
    bool m_busy = false;
    bool m_over = false;
};

} // namespace aphelion
