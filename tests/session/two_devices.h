#pragma once

#include "planetx/front/at_session.h"
#include "support/one_game.h"
#include "support/memory_journal.h"
#include "support/random_play.h"
#include "support/seeded_randomness.h"
#include "table/sync.h"
#include "wire/line.h"
#include "wire/meeting.h"

#include <set>

namespace planetx {

// A host and a guest with a seat each, from the rules down to the fragments on the air, and everything that goes
// between them. All chance comes from seeds: the same game makes the same bytes.
class TwoDevices {
public:
    // One step of the game: how much had been said and written before it.
    struct Mark {
        std::size_t fragments = 0;
        std::size_t messages = 0;
        std::size_t entries = 0;
    };

    // The code is for all to see; what is dealt comes from outside.
    TwoDevices(const GameCode& code, const Deal& deal)
        : m_code(code), m_deal(std::make_shared<const Deal>(deal)), m_host(begun()), m_guest(awaited()) {
        m_line.overheard = [this](aphelion::Bytes& fragment) { fragments.push_back(fragment); };
        m_line.meet();
        const aphelion::Hash binding = m_line.host.established->binding;
        const aphelion::Hash down = aphelion::keyedHash(binding, aphelion::Bytes{0});
        const aphelion::Hash up = aphelion::keyedHash(binding, aphelion::Bytes{1});
        handle(0, aphelion::Joined{1, down, up});
        handle(1, aphelion::Joined{0, up, down});
        talk();
    }

    std::vector<aphelion::Bytes> fragments; // as anybody near can hear them
    std::vector<aphelion::Bytes> messages;  // as the two devices understand them
    std::vector<Mark> marks;

    KeptTable& kept(int device) { return device == 0 ? m_host : m_guest; }
    const Table& table() const { return tableOf(m_host); }
    const Board& board() const { return table().board(); }
    const aphelion::Log& log() const { return table().log(); }

    // The player acts, and both devices have heard all that follows. False if it is refused.
    bool act(PlayerId who, const Action& action) {
        marks.push_back({fragments.size(), messages.size(), log().entries().size()});
        if (kept(who).ask(who, deed(action)))
            return false;
        talk();
        return m_guest.table().log().head() == log().head();
    }

    // So many steps of whoever is to act, whatever they are; the dice do not know this table's sky.
    bool play(RandomPlay& dice, int steps) {
        for (; steps > 0 && board().phase != Phase::Over; --steps) {
            const PlayerId who = toAct(board()).value_or(waitingFor(board()).empty() ? 0 : waitingFor(board()).front());
            Action action = dice.anyAction();
            while (kept(who).refusal(who, deed(action)))
                action = dice.anyAction();
            if (!act(who, action))
                return false;
        }
        return true;
    }

    // What both devices keep to open later, and is not opened in the log yet.
    std::vector<aphelion::Nonce> unopened() {
        std::set<aphelion::Nonce> opened;
        for (const aphelion::Entry& entry : log().entries()) {
            const auto* moved = std::get_if<aphelion::Moved>(&entry.ask.body);
            const auto* unsealed = std::get_if<aphelion::Unsealed>(&entry.ask.body);
            if (moved != nullptr || unsealed != nullptr)
                for (const aphelion::Opening& opening : moved != nullptr ? moved->openings : unsealed->openings)
                    opened.insert(opening.nonce);
        }
        std::vector<aphelion::Nonce> kept;
        for (aphelion::MemoryJournal& journal : m_journals)
            for (const int seat : {0, 1}) {
                const auto openings = journal.openings(log().table(), seat);
                for (const aphelion::KeptOpening& opening : *openings)
                    if (!opened.contains(opening.nonce))
                        kept.push_back(opening.nonce);
            }
        return kept;
    }

    // The seeds of all keys.
    std::vector<aphelion::Bytes> seeds() {
        std::vector<aphelion::Bytes> all;
        for (aphelion::MemoryJournal& journal : m_journals) {
            const auto seats = journal.seats(log().table());
            for (const aphelion::SeatRecord& seat : *seats)
                all.emplace_back(seat.seed.view().begin(), seat.seed.view().end());
        }
        return all;
    }

    // Says something besides what the engine says.
    void blurt(int from, const aphelion::Message& message) {
        send(from, message);
        talk();
    }

private:
    aphelion::World world(int device) {
        return {[] { return std::uint64_t{1}; },
                [this, device](std::span<std::uint8_t> bytes) {
                    for (auto& byte : bytes)
                        byte = static_cast<std::uint8_t>(m_dice[static_cast<std::size_t>(device)].below(256));
                }};
    }
    static aphelion::Bytes guestSeed() { return aphelion::Bytes(32, 0x47); }

    KeptTable begun() {
        NewTable wanted{m_code, Play::OnScreen, Help::Bookkeeping};
        wanted.seats.push_back({"Ana", {1}, {Season::Spring, Level::Beginner, 0}, {}});
        wanted.seats.push_back(
            {"Bob", {}, {Season::Summer, Level::Beginner, 1}, aphelion::SigningKey(guestSeed()).publicKey()});
        wanted.order = {0, 1};
        auto begun = KeptTable::begin(m_journals[0], world(0), m_games, wanted);
        return begun.take();
    }
    KeptTable awaited() {
        std::vector<KeptTable::Newcomer> newcomers;
        newcomers.push_back({{2}, aphelion::Secret(guestSeed())});
        return KeptTable::awaited(m_journals[1], world(1), m_games, m_host.id(), std::move(newcomers));
    }

    void send(int from, const aphelion::Message& message) {
        messages.push_back(encode(message));
        if (!(from == 0 ? m_line.host : m_line.guest).peer.send(messages.back()))
            std::abort();
    }
    void handle(int device, const aphelion::Input& input) {
        for (const auto& output : m_syncs[static_cast<std::size_t>(device)].handle(input, m_line.now)) {
            const auto* say = std::get_if<aphelion::Say>(&output);
            if (say == nullptr)
                std::abort(); // nobody lies here
            send(device, say->message);
        }
    }
    void talk() {
        for (bool more = true; more;) {
            more = false;
            for (const int device : {0, 1}) {
                if (kept(device).isOpen() && kept(device).settle())
                    std::abort();
                handle(device, aphelion::Changed{});
            }
            m_line.rest();
            for (const int device : {0, 1}) {
                auto& heard = (device == 0 ? m_line.host : m_line.guest).messages;
                more = more || !heard.empty();
                for (const aphelion::Bytes& bytes : std::exchange(heard, {}))
                    handle(device, aphelion::Said{1 - device, *aphelion::decodeMessage(bytes)});
            }
        }
    }

    aphelion::SeededRandomness m_randomness{1};
    std::array<aphelion::Rng, 2> m_dice{aphelion::Rng(1), aphelion::Rng(2)};
    std::array<aphelion::MemoryJournal, 2> m_journals;
    GameCode m_code;
    std::shared_ptr<const Deal> m_deal;
    OneGame m_games{[this](const GameCode&) { return m_deal; }};
    KeptTable m_host;
    KeptTable m_guest;
    std::array<aphelion::Sync, 2> m_syncs{aphelion::Sync(m_host), aphelion::Sync(m_guest)};
    aphelion::wire::Table m_credentials = aphelion::wire::Table::withCode("CASSINI", "CASSINI");
    static constexpr std::size_t capacity = 5000; // a message a fragment: nothing hides between two of them
    aphelion::Line m_line{
        aphelion::Peer::central(m_credentials.host, m_credentials.door, capacity, aphelion::Milliseconds(0)),
        aphelion::Peer::peripheral(m_credentials.guest, capacity, aphelion::Milliseconds(0))};
};

} // namespace planetx
