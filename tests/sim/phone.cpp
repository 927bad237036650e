#include "sim/phone.h"

#include <algorithm>
#include <cstdlib>

namespace planetx::sim {

using aphelion::Input;
using aphelion::Output;

namespace {

constexpr int mostRounds = 200; // more is a circle

using Secrets = std::set<std::array<std::uint8_t, 32>>;

bool contains(const aphelion::Bytes& said, const std::array<std::uint8_t, 32>& secret) {
    return !std::ranges::search(said, secret).empty();
}

// What an ask opens on purpose.
void takeOut(Secrets& secrets, const aphelion::Ask& ask) {
    const auto* moved = std::get_if<aphelion::Moved>(&ask.body);
    const auto* unsealed = std::get_if<aphelion::Unsealed>(&ask.body);
    if (moved != nullptr || unsealed != nullptr)
        for (const aphelion::Opening& opening : moved != nullptr ? moved->openings : unsealed->openings)
            secrets.erase(opening.nonce);
}

} // namespace

Phone::Phone(Scene& scene, int name, std::unique_ptr<Disk> disk, Around around)
    : m_scene(scene), m_name(name), m_disk(std::move(disk)), m_around(std::move(around)) {}

aphelion::World Phone::world() {
    return {[this] { return 1'800'000'000'000 + static_cast<std::uint64_t>(m_scene.agenda.now().count()); },
            [this](std::span<std::uint8_t> bytes) {
                std::ranges::generate(bytes, [this] { return static_cast<std::uint8_t>(m_scene.rng.next()); });
            }};
}

bool Phone::begin(const NewTable& wanted) {
    auto begun = KeptTable::begin(*m_disk, world(), m_scene.games, wanted);
    if (!begun)
        return false;
    m_running = std::make_unique<Running>(begun.take());
    m_power = Power::On;
    return true;
}

KeptTable Phone::opened() {
    if (m_disk->entries() > 0) {
        auto resumed = KeptTable::resume(*m_disk, world(), m_scene.games, m_scene.table);
        if (resumed)
            return resumed.take();
        m_scene.fail("phone " + std::to_string(m_name) +
                     " cannot open its table: " + std::string(aphelion::name(resumed.fault())));
    }
    std::vector<KeptTable::Newcomer> newcomers;
    for (const Expected& one : m_expected)
        newcomers.push_back({one.player, aphelion::Secret(one.seed)});
    return KeptTable::awaited(*m_disk, world(), m_scene.games, m_scene.table, std::move(newcomers));
}

void Phone::switchOn() {
    m_disk->revive();
    m_running = std::make_unique<Running>(opened());
    m_power = Power::On;
}

void Phone::switchOff(Power how) {
    m_running.reset();
    door = {};
    m_power = how;
}

std::optional<KeptTable> Phone::remains() {
    if (isRunning() || m_disk->entries() == 0)
        return std::nullopt;
    m_disk->revive();
    return opened();
}

void Phone::give(const Input& input) {
    if (m_power != Power::On || !m_around.hears(*this, input))
        return;
    if (!m_disk->isDead())
        handle(input);
    int rounds = 0;
    while (isOn() && hasTable() && settle() && ++rounds < mostRounds)
        handle(aphelion::Changed{});
    if (rounds == mostRounds)
        m_scene.fail("phone " + std::to_string(m_name) + " never comes to rest");
    m_around.look(*this);
}

// What was to be said when the device died is not said.
void Phone::handle(const Input& input) {
    for (const Output& output : m_running->sync.handle(input, m_scene.agenda.now())) {
        if (m_disk->isDead())
            return;
        if (const auto* say = std::get_if<aphelion::Say>(&output); say != nullptr && !m_scene.lies(m_name))
            check(say->message);
        m_around.carryOut(*this, output);
    }
}

// Whether there is something new to be told.
bool Phone::settle() {
    KeptTable& table = m_running->table;
    const auto head = table.log()->head();
    const auto asks = table.pending();
    table.setPresent(company().present);
    (void)table.settle(); // what cannot be stored now is settled later
    return table.log()->head() != head || table.pending() != asks;
}

// Whatever is said has been stored, and tells nothing that is still sealed.
void Phone::check(const aphelion::Message& message) {
    Secrets nonces = m_disk->nonces();
    if (const auto* entries = std::get_if<aphelion::Entries>(&message))
        for (const aphelion::Bytes& bytes : entries->entries) {
            const auto entry = aphelion::decodeEntry(bytes);
            takeOut(nonces, entry->ask);
            if (entry->number >= m_disk->entries())
                m_scene.fail("an entry was sent before it was stored");
        }
    if (const auto* have = std::get_if<aphelion::Have>(&message))
        if (have->head.number >= m_disk->entries())
            m_scene.fail("an entry was acknowledged before it was stored");
    if (const auto* please = std::get_if<aphelion::Please>(&message)) {
        const auto ask = aphelion::decodeAsk(please->ask);
        takeOut(nonces, *ask);
        const auto stored = m_disk->asksNow().find(*ask->author);
        if (stored == m_disk->asksNow().end() || stored->second != please->ask)
            m_scene.fail("an ask was sent before it was stored");
    }
    const aphelion::Bytes said = encode(message);
    const auto isSaid = [&](const auto& secret) { return contains(said, secret); };
    if (std::ranges::any_of(nonces, isSaid) || std::ranges::any_of(m_disk->seeds(), isSaid))
        m_scene.fail("phone " + std::to_string(m_name) + " tells a secret");
}

} // namespace planetx::sim
