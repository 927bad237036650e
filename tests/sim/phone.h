#pragma once

#include "planetx/front/at_session.h"
#include "sim/disk.h"
#include "sim/scene.h"
#include "table/sync.h"
#include "wire/peer.h"

#include <set>

namespace planetx::sim {

enum class Power : std::uint8_t {
    On,
    Asleep, // hears nothing and does nothing, and forgets nothing
    Off,    // has crashed and comes back with what it stored
    Gone,   // for good
};

// Somebody of a phone who is to get a seat: the key that the host is told, kept by the lobby until then.
struct Expected {
    aphelion::StoreId player{};
    aphelion::Bytes seed;
    aphelion::PublicKey key() const { return aphelion::SigningKey(seed).publicKey(); }
};

// One simulated device: its disk, and while it runs its table and the engine that keeps the table in step.
class Phone {
public:
    // What stands around a phone: the air that carries what it says, and somebody who looks at it after all it did.
    struct Around {
        std::function<void(Phone&, const aphelion::Output&)> carryOut;
        std::function<void(Phone&)> look;
        std::function<bool(Phone&, const aphelion::Input&)> hears; // whether it heeds what happens
    };

    Phone(Scene& scene, int name, std::unique_ptr<Disk> disk, Around around);

    int name() const { return m_name; }
    Power power() const { return m_power; }
    bool isOn() const { return m_power == Power::On && !m_disk->isDead(); }
    bool isLiving() const { return m_power != Power::Gone; }
    Disk& disk() { return *m_disk; }

    // The host's table, or one that is still to come.
    bool begin(const NewTable& wanted);
    void expect(Expected one) { m_expected.push_back(std::move(one)); }
    const std::vector<Expected>& expected() const { return m_expected; }

    void switchOn();
    void switchOff(Power how);
    void fallAsleep() { m_power = Power::Asleep; }
    void wakeUp() { m_power = Power::On; }

    // Only while it is on or asleep.
    bool isRunning() const { return m_running != nullptr; }
    KeptTable& kept() { return m_running->table; }
    const KeptTable& kept() const { return m_running->table; }
    bool hasTable() const { return isRunning() && kept().isOpen(); }
    aphelion::Company company() const { return m_running->sync.company(); }
    bool isGuest(aphelion::PeerNumber peer) const { return m_running->sync.isGuest(peer); }

    // What happens to the engine, and what follows from it; the table changes where the rules demand something.
    void give(const aphelion::Input& input);

    // Another phone that knows all that this one has stored.
    std::unique_ptr<Disk> copyOfDisk() const { return m_disk->copy(); }

    // What it would have known had it not been switched off: for when all is over.
    std::optional<KeptTable> remains();

    aphelion::Credentials credentials; // kept with the table
    aphelion::Door door;

private:
    struct Running {
        KeptTable table;
        aphelion::Sync sync{table};
        explicit Running(KeptTable kept) : table(std::move(kept)) {}
    };
    void handle(const aphelion::Input& input);
    bool settle();
    void check(const aphelion::Message& message);
    aphelion::World world();
    KeptTable opened();

    Scene& m_scene;
    int m_name;
    std::unique_ptr<Disk> m_disk;
    Around m_around;
    Power m_power = Power::Off;
    std::vector<Expected> m_expected;
    std::unique_ptr<Running> m_running;
};

} // namespace planetx::sim
