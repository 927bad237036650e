#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "device/link/air.h"
#include "table/message.h"
#include "wire/peer.h"

#include <map>
#include <memory>

namespace aphelion {

// Turns the links of an air into channels: numbered, proved, encrypted, with whole messages going in and out.
class Switchboard : public QObject {
    Q_OBJECT

public:
    // The device at the other end of a channel.
    struct Channel {
        DeviceId device{};
        Way way{};
        Side side{}; // this device's part in it
        Hash ours{}; // what each end signs to show a key on this channel and on no other
        Hash theirs{};
    };

    // Without an air nobody is ever found.
    explicit Switchboard(Air* air, QObject* parent = nullptr);
    ~Switchboard() override;

    Credentials& credentials() { return m_credentials; }
    const Credentials& credentials() const { return m_credentials; }
    Door& door() { return m_door; }
    const Door& door() const { return m_door; }
    Milliseconds now() const { return Milliseconds(m_clock.elapsed()); }
    AirState airState() const { return m_air ? m_air->state() : AirState::Unsupported; }

    void seek(const std::string& lobby);
    void show(const std::string& lobby);
    void stopSeeking();
    void stopShowing();
    void announce(const std::string& lobby);
    void stopAnnouncing();
    void prepare(); // see Air
    void wake();

    const Channel* channel(int number) const;

    // How many devices are linked and have not proved yet that they belong here.
    int proving() const;

    // The device belongs to the table: the next time it needs no code. Anybody can say a device's id, so what was
    // remembered of one stays as it is.
    void remember(int number);

    // Whether one device is at the end of both channels: each was proved with the pairing that the other one made or
    // used, which only the two ends of a channel have. An id alone proves nothing.
    bool isSame(int one, int other) const;

    void say(int number, const Message& message);

    // Says goodbye, and the channel is gone.
    void hangUp(int number, Parting why);
    void hangUpAll();

signals:
    void met(int number);    // somebody is linked
    void opened(int number); // after that there is a channel of that number
    void said(int number, const aphelion::Message& message);
    // The channel, or a link on which none was opened, is gone. Seconds are how long to wait with another try.
    void gone(int number, aphelion::Parting why, int seconds);
    void airChanged();

private:
    struct Line;

    void answer(Link* link, LinkSide side);
    void happened(int number, const std::vector<Happening>& happenings);
    void pump(int number);
    bool sendNext(Line& line);
    void end(int number, Parting why, int seconds);
    void shun(const DeviceId& caller);
    void wait();

    QPointer<Air> m_air;
    Credentials m_credentials;
    Door m_door;
    QElapsedTimer m_clock;
    QTimer m_timer;
    int m_next = 1;
    std::map<int, std::unique_ptr<Line>> m_lines;
};

} // namespace aphelion
