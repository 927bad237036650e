#pragma once

#include "base/rng.h"
#include "planetx/rules/encoding.h"
#include "planetx/play/moves.h"
#include "planetx/play/table.h"

#include <algorithm>

namespace planetx {

inline aphelion::Bytes seedBytes(std::uint64_t seed) {
    aphelion::Rng rng(seed);
    aphelion::Bytes bytes(32);
    for (auto& byte : bytes)
        byte = static_cast<std::uint8_t>(rng.below(256));
    return bytes;
}

// Everybody at one table with their keys and what they keep secret: a whole table without disks and links.
class People {
public:
    People(const Setup& setup, std::uint64_t seed, std::vector<Wish> wishes = {})
        : m_rng(seed), m_host(seedBytes(m_rng.next())), m_table(opened(setup, std::move(wishes))) {}

    const Table& table() const { return m_table; }
    Table& table() { return m_table; }
    const PublicGame& game() const { return m_table.game(); }
    const Board& board() const { return m_table.board(); }
    const aphelion::SigningKey& host() const { return m_host; }
    const aphelion::SigningKey& key(PlayerId who) const { return m_keys[static_cast<std::size_t>(who)]; }
    aphelion::Openings& kept() { return m_kept; }
    const aphelion::Openings& kept() const { return m_kept; }
    Hand hand(PlayerId who) const { return handOf(game(), who, m_kept); }

    // An ask in the name of a seat or the host, as its device would make it now.
    aphelion::Ask ask(const std::optional<PlayerId>& who, aphelion::Body body) const {
        std::optional<aphelion::SeatNumber> author;
        if (who)
            author = static_cast<aphelion::SeatNumber>(*who);
        const aphelion::Log& log = m_table.log();
        return signedBy(who ? key(*who) : m_host, log.table(),
                        {log.epoch(), author, log.counter(author) + 1, log.head(), std::move(body), {}});
    }

    // Writes it, and what the rules demand after it. Gives the objection, if any.
    std::optional<std::string> say(const std::optional<PlayerId>& who, const aphelion::Body& body) {
        const auto sequenced = m_table.sequence(m_host, ask(who, body));
        if (!sequenced)
            return std::string(name(sequenced.fault()));
        if (const auto bad = m_table.hear(sequenced->entry))
            return std::string(name(*bad));
        for (auto dues = due(board()); !dues.empty(); dues = due(board()))
            if (const auto next = settle(game(), m_table.oracle(), dues.front(), m_kept))
                return say(next->author, next->body);
            else if (const auto* turnUp = std::get_if<TurnUpDue>(&dues.front()))
                return say(std::nullopt, aphelion::Moved{encode(Event(TheoryVoided{turnUp->token})), {}, {}});
            else
                return "nobody can open what is due";
        return std::nullopt;
    }

    std::optional<std::string> play(PlayerId who, const Action& action) {
        const Intent intent = intend(game(), m_table.oracle(), who, action, [this] { return fresh(); });
        m_kept.insert(intent.keep.begin(), intent.keep.end());
        return say(who, intent.move);
    }

    // Phones that are lost, and people who leave, take along what they have sealed.
    void loseOpenings(PlayerId who) {
        std::erase_if(
            m_kept, [&](const auto& kept) { return aphelion::sealOf(sealer(game(), who), kept.second) == kept.first; });
    }

    // A seat changes.
    std::optional<std::string> change(const Event& event) {
        if (std::holds_alternative<SeatTaken>(event)) {
            m_keys.emplace_back(seedBytes(m_rng.next()));
            return say(std::nullopt, aphelion::SeatTaken{m_keys.back().publicKey(), "Late", encode(Wish{})});
        }
        if (const auto* released = std::get_if<SeatReleased>(&event))
            return say(std::nullopt, aphelion::SeatReleased{static_cast<aphelion::SeatNumber>(released->who)});
        const PlayerId who = std::get<SeatRekeyed>(event).who;
        aphelion::SigningKey fresh(seedBytes(m_rng.next()));
        const auto agreed = rekeying(who, fresh.publicKey());
        m_keys[static_cast<std::size_t>(who)] = std::move(fresh);
        return say(std::nullopt, agreed);
    }

    // The seat with another key, as the others have agreed; a seat alone agrees itself.
    aphelion::SeatRekeyed rekeying(PlayerId who, const aphelion::PublicKey& fresh) const {
        const auto seat = static_cast<aphelion::SeatNumber>(who);
        const aphelion::Log& log = m_table.log();
        const aphelion::Rekeying decision{seat, fresh};
        auto others = log.deciding(decision);
        if (others.empty())
            others.push_back(seat);
        aphelion::Consent consent{log.head(), {}};
        for (const aphelion::SeatNumber one : others)
            consent.words.push_back({one, key(static_cast<PlayerId>(one))
                                              .sign(agreedPart(log.table(), log.epoch(), decision, log.head(), one))});
        return {seat, fresh, aphelion::Carried::Elsewhere, consent};
    }

    aphelion::Endorsement ownWord(PlayerId who, const aphelion::PublicKey& fresh) const {
        const auto seat = static_cast<aphelion::SeatNumber>(who);
        const aphelion::Log& log = m_table.log();
        return {seat,
                key(who).sign(agreedPart(log.table(), log.epoch(), aphelion::Rekeying{seat, fresh}, log.head(), seat))};
    }

    // After the end everybody opens what is still sealed.
    void openEverything() {
        for (PlayerId who = 0; who < static_cast<PlayerId>(board().players.size()); ++who)
            for (auto some = openGuesses(game(), who, m_kept); !some.openings.empty();
                 some = openGuesses(game(), who, m_kept))
                if (say(who, some))
                    return;
    }

    aphelion::Nonce fresh() {
        aphelion::Nonce nonce{};
        std::ranges::copy(seedBytes(m_rng.next()), nonce.begin());
        return nonce;
    }

private:
    Table opened(const Setup& setup, std::vector<Wish> wishes) {
        wishes.resize(setup.order.size());
        aphelion::TableOpened body{{}, m_host.publicKey(), std::string(gameName), encode(setup), {}};
        std::ranges::copy_n(seedBytes(m_rng.next()).begin(), 16, body.table.begin());
        for (std::size_t i = 0; i < setup.order.size(); ++i) {
            m_keys.emplace_back(seedBytes(m_rng.next()));
            body.seats.push_back({m_keys.back().publicKey(), "Player " + std::to_string(i), encode(wishes[i])});
        }
        const aphelion::TableId id = body.table;
        return *Table::open(placedBy(m_host, id, {0, {}, signedBy(m_host, id, {0, std::nullopt, 1, {}, body, {}})}));
    }

    aphelion::Rng m_rng;
    aphelion::SigningKey m_host;
    std::vector<aphelion::SigningKey> m_keys;
    aphelion::Openings m_kept;
    Table m_table;
};

} // namespace planetx
