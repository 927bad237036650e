#include "device/link/loopback_air.h"

#include "device/link/loopback_link.h"

#include <algorithm>
#include <set>

namespace aphelion {

namespace {

constexpr std::chrono::milliseconds betweenGlances{50};

} // namespace

LoopbackAir::LoopbackAir(std::shared_ptr<LoopbackEther> ether, QObject* parent)
    : Air(parent), m_ether(std::move(ether)) {
    m_ether->m_airs.push_back(this);
    connect(&m_glance, &QTimer::timeout, this, &LoopbackAir::glance);
}

LoopbackAir::~LoopbackAir() { std::erase(m_ether->m_airs, this); }

void LoopbackAir::show(const std::string& lobby) {
    m_shown = lobby;
    lookSoon();
}

void LoopbackAir::seek(const std::string& lobby) {
    m_sought = lobby;
    lookSoon();
}

void LoopbackAir::lookSoon() { QTimer::singleShot(0, this, &LoopbackAir::look); }

// Whoever is found may bring other airs into being, or do away with this one.
void LoopbackAir::look() {
    const QPointer<LoopbackAir> alive(this);
    const auto airs = m_ether->m_airs;
    for (LoopbackAir* other : airs) {
        if (!alive)
            return;
        if (std::ranges::count(m_ether->m_airs, other) == 0)
            continue;
        if (meets(*other))
            connectWith(*other);
        else if (other->meets(*this))
            other->connectWith(*this);
    }
}

void LoopbackAir::lookAround() { m_glance.start(betweenGlances); }

void LoopbackAir::glance() {
    if (m_shown || m_sought)
        return;
    std::set<std::string> announced;
    for (const LoopbackAir* other : m_ether->m_airs)
        if (other != this && other->m_announced && !other->m_shown)
            announced.insert(*other->m_announced);
    const QPointer<LoopbackAir> alive(this);
    for (const std::string& lobby : announced)
        if (alive && m_glance.isActive())
            emit noticed(lobby);
}

bool LoopbackAir::meets(const LoopbackAir& other) const {
    return &other != this && m_sought && m_sought == other.m_shown && !other.m_central;
}

void LoopbackAir::connectWith(LoopbackAir& other) {
    auto* here = new LoopbackLink(m_ether->capacity(), this);
    auto* there = new LoopbackLink(m_ether->capacity(), &other);
    LoopbackLink::join(*here, *there);
    other.m_central = there;
    std::erase(m_ether->m_airs, this);
    m_ether->m_airs.push_back(this); // next time others who seek the same come first
    connect(there, &Link::closed, &other, [peripheral = &other] {
        peripheral->m_central.clear();
        peripheral->lookSoon();
    });
    const QPointer<LoopbackAir> alive(this);
    emit other.found(there, LinkSide::Peripheral);
    if (alive && here != nullptr)
        emit found(here, LinkSide::Central);
}

} // namespace aphelion
