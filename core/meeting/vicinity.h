#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "device/link/air.h"
#include "meeting/sightings.h"

#include <functional>

namespace aphelion {

// The lobbies that others near this device gather people for, while anybody wants to know.
class Vicinity : public QObject {
    Q_OBJECT

public:
    // A device that announces is noticed in every scan, and scans are never so far apart.
    static constexpr Milliseconds memory{20'000};

    // Without an air nothing is ever near.
    explicit Vicinity(Air* air, QObject* parent = nullptr);
    ~Vicinity() override;

    // As often as it was begun it has to be ended.
    void look();
    void stopLooking();

    std::vector<std::string> lobbies() const { return m_sightings.lobbies(); }

    // Another memory, which begins empty.
    void setMemory(Milliseconds other);

signals:
    void changed();

private:
    void noticed(const std::string& lobby);
    void forget();
    void change(const std::function<void()>& how);
    Milliseconds now() const { return Milliseconds(m_clock.elapsed()); }

    QPointer<Air> m_air;
    int m_lookers = 0;
    Sightings m_sightings{memory};
    QElapsedTimer m_clock;
    QTimer m_next; // when one is to be forgotten
};

} // namespace aphelion
