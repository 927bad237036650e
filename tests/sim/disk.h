#pragma once

#include "device/store/device_file.h"
#include "support/memory_journal.h"

#include <memory>
#include <set>

namespace planetx::sim {

// What a device keeps, in memory or in a real file, with a disk that can be full for a while and a device that can die
// right after something was stored. Knows what has been stored, to compare it with what is said.
class Disk final : public aphelion::Journal {
public:
    Disk() : Disk(std::make_unique<aphelion::MemoryJournal>()) {}
    explicit Disk(std::unique_ptr<aphelion::MemoryJournal> memory)
        : m_inner(std::move(memory)), m_memory(static_cast<aphelion::MemoryJournal*>(m_inner.get())) {}
    explicit Disk(aphelion::Place place);

    // In memory only.
    std::unique_ptr<Disk> copy() const;

    void fill(int appends) { m_full = appends; }
    void dieAfter(int appends) { m_untilDeath = appends; }
    bool isDead() const { return m_dead; }

    // The device is there again; what was stored is all it knows.
    void revive();

    // How many entries of the log are stored, and the asks that wait.
    std::uint64_t entries() const { return m_entries; }
    const std::map<int, aphelion::Bytes>& asksNow() const { return m_asks; }

    // Of which seats the newest step has dropped asks.
    const std::vector<int>& droppedLast() const { return m_droppedLast; }

    // Nonces and seeds: what must never be said before its time, or ever.
    const std::set<std::array<std::uint8_t, 32>>& nonces() const { return m_nonces; }
    const std::set<std::array<std::uint8_t, 32>>& seeds() const { return m_seeds; }

    [[nodiscard]] aphelion::Unstored addTable(const aphelion::StoreId& table, std::uint64_t created,
                                              const aphelion::Step& step) override;
    [[nodiscard]] aphelion::Unstored append(const aphelion::StoreId& table, const aphelion::Step& step) override;

    aphelion::Result<std::vector<aphelion::Numbered>, aphelion::StoreFault>
    entries(const aphelion::StoreId& table) override {
        return m_inner->entries(table);
    }
    aphelion::Result<std::vector<aphelion::SeatRecord>, aphelion::StoreFault>
    seats(const aphelion::StoreId& table) override {
        return m_inner->seats(table);
    }
    aphelion::Result<std::vector<aphelion::KeptOpening>, aphelion::StoreFault> openings(const aphelion::StoreId& table,
                                                                                        int seat) override {
        return m_inner->openings(table, seat);
    }
    aphelion::Result<std::vector<aphelion::PendingAsk>, aphelion::StoreFault>
    asks(const aphelion::StoreId& table) override {
        return m_inner->asks(table);
    }
    aphelion::Result<std::vector<aphelion::AbandonedEntry>, aphelion::StoreFault>
    abandoned(const aphelion::StoreId& table) override {
        return m_inner->abandoned(table);
    }
    aphelion::Result<std::map<std::string, aphelion::Bytes>, aphelion::StoreFault>
    tableSettings(const aphelion::StoreId& table) override {
        return m_inner->tableSettings(table);
    }

private:
    template <typename Store>
    aphelion::Unstored store(const aphelion::Step& step, Store inner);
    void note(const aphelion::Step& step);

    std::optional<aphelion::Place> m_place;
    std::unique_ptr<aphelion::Journal> m_inner;
    aphelion::MemoryJournal* m_memory = nullptr; // if it is one
    int m_full = 0;
    int m_untilDeath = 0;
    bool m_dead = false;
    std::uint64_t m_entries = 0;
    std::map<int, aphelion::Bytes> m_asks;
    std::vector<int> m_droppedLast;
    std::set<std::array<std::uint8_t, 32>> m_nonces;
    std::set<std::array<std::uint8_t, 32>> m_seeds;
};

} // namespace planetx::sim
