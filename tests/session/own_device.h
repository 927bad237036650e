#pragma once

#include <QTemporaryDir>

#include "base/rng.h"
#include "device/link/loopback_air.h"
#include "planetx/front/at_session.h"
#include "support/one_game.h"
#include "support/open_with.h"

#include <functional>
#include <memory>

namespace planetx {

// A device with a folder, a clock and dice of its own. It can be switched off and on again.
class OwnDevice {
public:
    explicit OwnDevice(std::uint64_t seed = 1, std::string vfs = {}) : m_rng(seed), m_vfs(std::move(vfs)) {}

    // One with an air, made whenever it is switched on.
    using MakeAir = std::function<std::unique_ptr<aphelion::Air>()>;
    OwnDevice(std::uint64_t seed, MakeAir makeAir) : m_rng(seed), m_makeAir(std::move(makeAir)) {}

    // One that can meet others in this ether, if there is one.
    OwnDevice(std::uint64_t seed, const std::shared_ptr<aphelion::LoopbackEther>& ether) : m_rng(seed) {
        if (ether)
            m_makeAir = [ether] { return std::make_unique<aphelion::LoopbackAir>(ether); };
    }

    // Nothing if the vault opens; the session is then there.
    std::optional<aphelion::StoreFault> switchOn() {
        switchOff();
        const aphelion::Bytes secret(32, 7);
        auto vault = aphelion::openWith({folder(), aphelion::SecretOrigin::File, m_vfs, aphelion::Work::cheapest()},
                                        aphelion::Secret(secret));
        if (!vault)
            return vault.fault();
        m_air = m_makeAir ? m_makeAir() : nullptr;
        m_session = std::make_unique<Session>(vault.take(), world(), planetXAlone(), m_air.get());
        return std::nullopt;
    }

    void switchOff() {
        m_session.reset();
        m_air.reset();
    }

    // As if its battery were taken out: nobody is told.
    void die() {
        m_air.reset();
        m_session.reset();
    }
    void useVfs(std::string vfs) { m_vfs = std::move(vfs); }

    bool isOn() const { return m_session != nullptr; }
    Session& session() { return *m_session; }
    aphelion::Air& air() { return *m_air; } // of one that can meet others
    std::string folder() const { return m_dir.path().toStdString() + "/data"; }

    aphelion::World world() {
        return {[this] { return ++m_time; },
                [this](std::span<std::uint8_t> bytes) {
                    for (auto& byte : bytes)
                        byte = static_cast<std::uint8_t>(m_rng.below(256));
                }};
    }

private:
    QTemporaryDir m_dir;
    aphelion::Rng m_rng;
    std::uint64_t m_time = 1'800'000'000'000;
    std::string m_vfs;
    MakeAir m_makeAir;
    std::unique_ptr<aphelion::Air> m_air;
    std::unique_ptr<Session> m_session;
};

// People of this device at a new table; their PINs are "canary-pin-0", "canary-pin-1" ... or none.
inline std::optional<Trouble> beginTable(Session& session, Mode mode, int players, bool pins = false,
                                         Play play = Play::OnScreen, std::uint64_t bits = 4711) {
    NewTable wanted{GameCode(mode, bits), play};
    for (int i = 0; i < players; ++i) {
        const std::string pin = pins ? "canary-pin-" + std::to_string(i) : "";
        const auto id = session.vault().addPlayer("Player " + std::to_string(i), {}, aphelion::viewOf(pin));
        if (!id)
            return id.fault();
        wanted.seats.push_back({"Player " + std::to_string(i), *id, {static_cast<Season>(i), Level::Beginner, i}});
        wanted.order.push_back(i);
    }
    return session.begin(wanted);
}

} // namespace planetx
