#pragma once

#include <QTimer>

#include "device/bluetooth/radio.h"
#include "device/link/link.h"

#include <deque>

namespace aphelion {

// A link over a pipe of the radio: datagrams wait for their turn, and one that is not taken in time ends it.
class BluetoothLink : public Link {
    Q_OBJECT

public:
    // How long one value may take to be delivered, and all that wait when the link is closed.
    struct Patience {
        std::chrono::milliseconds delivery{10'000};
        std::chrono::milliseconds farewell{2'000};
    };

    BluetoothLink(std::unique_ptr<RadioPipe> pipe, const Patience& patience, QObject* parent);
    ~BluetoothLink() override;

    std::size_t capacity() const override { return m_capacity; }
    bool isBusy() const override { return m_waiting.size() >= mostWaiting; }
    void send(ByteView datagram) override;
    void close() override;

    // The other device is out of reach.
    void lose();

private:
    static constexpr std::size_t mostWaiting = 2; // the radio is never idle, and little is lost with a link

    void deliverNext();
    void delivered();
    void finish(LinkEnd why);

    std::unique_ptr<RadioPipe> m_pipe;
    Patience m_patience;
    std::size_t m_capacity;
    std::deque<Bytes> m_waiting; // the first of them is on its way
    bool m_closing = false;
    QTimer m_timer;
};

} // namespace aphelion
