#pragma once

#include "table/ledger.h"
#include "table/sequencer.h"

#include <algorithm>
#include <map>

namespace aphelion {

// A kept log in memory, of a game that the table knows nothing about and that allows everything it is not told to
// refuse. Its disk can be full.
class MemoryLedger final : public Ledger {
public:
    // A device that holds these seats' keys, and is the host if it has a key for that. Each key is made of one byte.
    explicit MemoryLedger(const std::vector<std::uint8_t>& seats, std::optional<std::uint8_t> host = {}) {
        for (const std::uint8_t seat : seats)
            m_keys.emplace_back(Bytes(SigningKey::seedSize, seat));
        if (host)
            m_host.emplace(Bytes(SigningKey::seedSize, *host));
        m_spare = host ? *host : static_cast<std::uint8_t>(100 + (seats.empty() ? 0 : seats.front()));
    }

    // Another key, that a seat may get.
    void hold(std::uint8_t seat) { m_keys.emplace_back(Bytes(SigningKey::seedSize, seat)); }

    bool owes = false; // its seats have sealed something
    bool diskFull = false;
    std::optional<int> hiccup; // this one step is not stored, counted from now
    Judge judge = [](const Ask&) { return true; };
    std::vector<Entry> abandoned;
    std::map<SeatNumber, LogFault> givenUp;

    // Opens a table with a seat for each of these keys.
    void open(const TableId& table, const std::vector<std::uint8_t>& seats) {
        TableOpened body{table, m_host->publicKey(), "any game", {}, {}};
        for (const std::uint8_t seat : seats) {
            const PublicKey key = SigningKey(Bytes(SigningKey::seedSize, seat)).publicKey();
            const bool own = std::ranges::find(m_keys, key, &SigningKey::publicKey) != m_keys.end();
            body.seats.push_back({key, "", {}, own ? Carried::ByHost : Carried::Elsewhere});
        }
        const Ask ask = signedBy(*m_host, table, {0, std::nullopt, 1, {}, std::move(body), {}});
        m_log = *Log::begin(placedBy(*m_host, table, {0, {}, ask}));
    }

    // An ask of a seat or of the host, as this device would make it now.
    Ask ask(const std::optional<SeatNumber>& author, Body body) const {
        return signedBy(*key(author), m_log->table(),
                        {m_log->epoch(), author, nextCounter(author), m_log->head(), std::move(body), {}});
    }

    // The entry that this device would make of an ask as the host.
    Entry next(const Ask& ask) const {
        return placedBy(*m_host, m_log->table(), {m_log->nextNumber(), m_log->head().hash, ask});
    }

    // The host's device writes what is wanted, others ask for it.
    void want(const std::optional<SeatNumber>& author, Body body) {
        const Ask made = ask(author, std::move(body));
        if (isHost())
            (void)write(made);
        else
            m_pending.insert_or_assign(*author, made);
    }

    const Log* log() const override { return m_log ? &*m_log : nullptr; }

    std::optional<LogFault> hear(const Entry& entry) override {
        if (!m_log) {
            const auto begun = Log::begin(entry);
            if (!begun)
                return begun.fault();
            if (!hasRoom())
                return LogFault::NotStored;
            m_log = *begun;
            return std::nullopt;
        }
        if (const auto fault = m_log->objection(entry))
            return fault;
        if (!judge(entry.ask))
            return LogFault::AgainstTheRules;
        return keep(entry);
    }

    Result<Entry, LogFault> write(const Ask& ask) override {
        const auto sequenced = sequence(*m_log, *m_host, ask, judge);
        if (!sequenced)
            return sequenced.fault();
        if (sequenced->isNew)
            if (const auto fault = keep(sequenced->entry))
                return *fault;
        return sequenced->entry;
    }

    std::optional<LogFault> goBack(EntryNumber number) override {
        if (!hasRoom())
            return LogFault::NotStored;
        const auto& entries = m_log->entries();
        abandoned.insert(abandoned.end(), entries.begin() + static_cast<std::ptrdiff_t>(number), entries.end());
        m_log = m_log->upTo(number);
        return std::nullopt;
    }

    std::vector<Ask> pending() const override {
        std::vector<Ask> asks;
        for (const auto& [seat, ask] : m_pending)
            asks.push_back(ask);
        return asks;
    }

    void renew(SeatNumber author) override {
        const auto found = m_pending.find(author);
        if (found != m_pending.end() && hasRoom())
            found->second = ask(author, found->second.body);
    }

    void giveUp(SeatNumber author, LogFault why) override {
        if (!hasRoom())
            return;
        m_spent[author] = m_pending.at(author).counter;
        m_pending.erase(author);
        givenUp.emplace(author, why);
    }

    std::vector<SeatNumber> seats() const override {
        std::vector<SeatNumber> own;
        for (SeatNumber seat = 0; m_log && seat < m_log->seatCount(); ++seat)
            if (key(seat) != nullptr)
                own.push_back(seat);
        return own;
    }

    const SigningKey* key(const std::optional<SeatNumber>& seat) const override {
        if (!seat)
            return m_host ? &*m_host : nullptr;
        const auto found = std::ranges::find(m_keys, m_log->seats()[*seat].key, &SigningKey::publicKey);
        return found == m_keys.end() ? nullptr : &*found;
    }

    std::uint64_t nextCounter(const std::optional<SeatNumber>& author) const override {
        std::uint64_t last = m_log->counter(author);
        for (const Entry& gone : abandoned)
            if (gone.ask.author == author)
                last = std::max(last, gone.ask.counter);
        if (const auto asked = author ? m_pending.find(*author) : m_pending.end(); asked != m_pending.end())
            last = std::max(last, asked->second.counter);
        if (const auto spent = author ? m_spent.find(*author) : m_spent.end(); spent != m_spent.end())
            last = std::max(last, spent->second);
        return last + 1;
    }

    std::optional<LogFault> enact(const Decision& decision, const Consent& consent) override {
        Body body = SeatLent{seatOf(decision), consent};
        if (const auto* rekeying = std::get_if<Rekeying>(&decision))
            body = SeatRekeyed{rekeying->seat, rekeying->key, Carried::Elsewhere, consent};
        const auto written = write(ask(std::nullopt, std::move(body)));
        return written ? std::nullopt : std::optional(written.fault());
    }

    bool owesNothing(SeatNumber) const override { return !owes; }

    const SigningKey* former(SeatNumber, const PublicKey& was) const override {
        const auto found = std::ranges::find(m_keys, was, &SigningKey::publicKey);
        return found == m_keys.end() ? nullptr : &*found;
    }
    std::optional<bool> wasMe(EntryNumber rekeyed) const override {
        const auto found = m_wasMe.find(rekeyed);
        return found == m_wasMe.end() ? std::nullopt : std::optional(found->second);
    }
    std::optional<LogFault> say(EntryNumber rekeyed, bool wasMe) override {
        m_wasMe[rekeyed] = wasMe;
        return std::nullopt;
    }

    const std::vector<Evidence>& evidence() const override { return m_evidence; }
    void keep(const Evidence& evidence) override {
        if (namesAnother(evidence))
            m_evidence.push_back(evidence);
    }

    std::optional<LogFault> becomeHost() override {
        const auto isToCome = [this](const Entry& gone) { return gone.ask.epoch > m_log->epoch(); };
        const bool used = m_host && !isHost() && std::ranges::any_of(abandoned, isToCome);
        if (!m_host || used)
            m_host.emplace(Bytes(SigningKey::seedSize, used ? static_cast<std::uint8_t>(m_spare += 50) : m_spare));
        return std::nullopt;
    }

private:
    bool hasRoom() { return !diskFull && (!hiccup || (*hiccup)-- != 0); }

    std::optional<LogFault> keep(const Entry& entry) {
        if (!hasRoom())
            return LogFault::NotStored;
        m_log->take(entry);
        if (entry.ask.author)
            if (const auto asked = m_pending.find(*entry.ask.author);
                asked != m_pending.end() && asked->second == entry.ask)
                m_pending.erase(asked);
        for (const Ask& left : pending())
            if (key(*left.author) == nullptr)
                giveUp(*left.author, LogFault::UnknownSeat);
        return std::nullopt;
    }

    std::vector<SigningKey> m_keys;
    std::optional<SigningKey> m_host;
    std::uint8_t m_spare = 0; // what a host's key would be made of
    std::optional<Log> m_log;
    std::vector<Evidence> m_evidence;
    std::map<EntryNumber, bool> m_wasMe;
    std::map<SeatNumber, Ask> m_pending;
    std::map<SeatNumber, std::uint64_t> m_spent; // counters of asks that were given up
};

} // namespace aphelion
