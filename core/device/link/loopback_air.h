#pragma once

#include "device/link/air.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace aphelion {

class LoopbackAir;
class LoopbackLink;

// What the loopback airs of one program have in common: who is there.
class LoopbackEther {
public:
    // The capacity of its links: 20 is what a radio gives at the least.
    explicit LoopbackEther(std::size_t capacity = 4096) : m_capacity(capacity) {}

    std::size_t capacity() const { return m_capacity; }

private:
    friend class LoopbackAir;
    std::size_t m_capacity;
    std::vector<LoopbackAir*> m_airs;
};

// An air within one program, for tests and for several devices on one screen.
class LoopbackAir : public Air {
    Q_OBJECT

public:
    explicit LoopbackAir(std::shared_ptr<LoopbackEther> ether, QObject* parent = nullptr);
    ~LoopbackAir() override;

    void show(const std::string& lobby) override;
    void seek(const std::string& lobby) override;
    void stopShowing() override { m_shown.reset(); }
    void stopSeeking() override { m_sought.reset(); }
    void announce(const std::string& lobby) override { m_announced = lobby; }
    void stopAnnouncing() override { m_announced.reset(); }
    void lookAround() override;
    void stopLookingAround() override { m_glance.stop(); }

private:
    void lookSoon();
    void look();
    void glance();
    bool meets(const LoopbackAir& other) const;
    void connectWith(LoopbackAir& other);

    std::shared_ptr<LoopbackEther> m_ether;
    std::optional<std::string> m_shown;
    std::optional<std::string> m_sought;
    std::optional<std::string> m_announced;
    QTimer m_glance;                  // runs while this one looks around
    QPointer<LoopbackLink> m_central; // the link in which this one is the peripheral
};

} // namespace aphelion
