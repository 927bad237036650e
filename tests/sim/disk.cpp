#include "sim/disk.h"

#include <algorithm>
#include <cstdlib>

namespace planetx::sim {

using aphelion::Step;
using aphelion::StoreFault;
using aphelion::Unstored;

namespace {

const aphelion::Bytes fileKey(32, 7);

std::unique_ptr<aphelion::Journal> opened(const aphelion::Place& place) {
    auto file = aphelion::DeviceFile::open(place, fileKey);
    if (!file)
        std::abort(); // there is no file system to simulate anything on
    return std::make_unique<aphelion::DeviceFile>(file.take());
}

} // namespace

Disk::Disk(aphelion::Place place) : m_place(std::move(place)), m_inner(opened(*m_place)) {}

std::unique_ptr<Disk> Disk::copy() const {
    auto other = std::make_unique<Disk>(m_memory->copy());
    other->m_entries = m_entries;
    other->m_asks = m_asks;
    other->m_nonces = m_nonces;
    other->m_seeds = m_seeds;
    return other;
}

void Disk::revive() {
    m_dead = false;
    m_untilDeath = 0;
    if (m_place) {
        m_inner.reset();
        m_inner = opened(*m_place);
    }
}

template <typename Store>
Unstored Disk::store(const Step& step, Store inner) {
    if (m_dead)
        return StoreFault::Io;
    if (m_full > 0) {
        --m_full;
        return StoreFault::DiskFull;
    }
    if (const auto fault = inner())
        return fault;
    note(step);
    m_dead = m_untilDeath > 0 && --m_untilDeath == 0;
    return {};
}

void Disk::note(const Step& step) {
    if (step.abandon)
        m_entries = step.abandon->from;
    m_droppedLast = step.dropAsks;
    for (const int seat : step.dropAsks)
        m_asks.erase(seat);
    for (const aphelion::Numbered& entry : step.entries)
        m_entries = entry.number + 1;
    for (const aphelion::PendingAsk& ask : step.asks)
        m_asks[ask.seat] = ask.bytes;
    for (const aphelion::KeptOpening& opening : step.openings)
        m_nonces.insert(opening.nonce);
    for (const aphelion::SeatRecord& seat : step.seats) {
        std::array<std::uint8_t, 32> seed{};
        std::ranges::copy(seat.seed.view(), seed.begin());
        m_seeds.insert(seed);
    }
}

Unstored Disk::addTable(const aphelion::StoreId& table, std::uint64_t created, const Step& step) {
    return store(step, [&] { return m_inner->addTable(table, created, step); });
}

Unstored Disk::append(const aphelion::StoreId& table, const Step& step) {
    return store(step, [&] { return m_inner->append(table, step); });
}

} // namespace planetx::sim
