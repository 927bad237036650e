#include "sim/watcher.h"

#include "planetx/play/audit.h"
#include "sim/liar.h"

#include <algorithm>

// What must hold for honest people, whatever others say.

namespace planetx::sim {

using aphelion::Culprit;
using aphelion::Entry;
using aphelion::Hash;
using aphelion::Log;
using aphelion::PublicKey;
using aphelion::SeatNumber;
using aphelion::Takeover;

namespace {

PublicKey newKeyIn(const Log& log, const Takeover& takeover) {
    return std::get<aphelion::SeatRekeyed>(log.entries()[takeover.entry].ask.body).key;
}

// With which key a seat signed then.
PublicKey keyAt(const Log& log, SeatNumber seat, aphelion::EntryNumber number) {
    std::optional<PublicKey> key;
    for (const Takeover& one : log.takeovers()) {
        if (one.seat != seat || one.how != aphelion::Treatment::Rekeyed)
            continue;
        if (!key)
            key = one.before;
        if (one.entry < number)
            key = newKeyIn(log, one);
        if (one.protested && *one.protested < number)
            key = one.before;
    }
    return key.value_or(log.seats()[seat].key);
}

} // namespace

void Watcher::lookAtLiar(const Phone& phone) {
    if (!phone.hasTable())
        return;
    const Log& log = *phone.kept().log();
    if (const auto* host = phone.kept().key(std::nullopt))
        m_scene.lyingKeys.insert(host->publicKey());
    for (const SeatNumber seat : phone.kept().seats())
        m_scene.lyingKeys.insert(log.seats()[seat].key);
}

// Whoever is named has lied.
bool Watcher::isNamed(const Log& log, const Culprit& culprit) const {
    return culprit.seat ? isLiars(m_scene, log, *culprit.seat) : m_scene.lyingKeys.contains(log.host(culprit.epoch));
}

void Watcher::lookAtNames(const Phone& phone) {
    for (const Culprit& culprit : phone.company().liars)
        if (!isNamed(*phone.kept().log(), culprit))
            failAt(phone, "an honest one is named: " +
                              (culprit.seat ? "seat " + std::to_string(*culprit.seat) : std::string("host")) +
                              " of epoch " + std::to_string(culprit.epoch));
}

// One host has one entry for one place; if it has not, it is named as soon as somebody has seen both.
void Watcher::lookAtEntry(const Phone& phone, Seen& seen, std::size_t number) {
    const Log& log = *phone.kept().log();
    const Entry& entry = log.entries()[number];
    const Hash hash = log.seen(number).hash;
    const PublicKey& host = log.host(entry.ask.epoch);
    const bool honest = !m_scene.lyingKeys.contains(host);
    if (m_entries.insert(hash).second && honest && !phone.kept().isHost())
        failAt(phone, "entry " + std::to_string(number) + " comes from nowhere");
    const Place key{host, entry.ask.epoch, number};
    if (honest && m_placed.emplace(key, hash).first->second != hash)
        failAt(phone, "an honest host has two entries " + std::to_string(number));
    const auto [before, isFirst] = seen.placed.emplace(key, hash);
    if (!isFirst && before->second != hash)
        seen.twoStories.emplace(entry.ask.epoch, host);
    lookAtAuthor(phone, entry);
}

// With an honest key only what its people asked for, or what their device shows when it is due.
void Watcher::lookAtAuthor(const Phone& phone, const Entry& entry) {
    if (!entry.ask.author || entry.ask.byHost)
        return;
    const Log& log = *phone.kept().log();
    const PublicKey key = keyAt(log, *entry.ask.author, entry.number);
    if (!m_honestKeys.contains(key))
        return;
    const std::pair said{key, wish(entry.ask.body)};
    const auto* own = phone.kept().key(entry.ask.author);
    if (own != nullptr && own->publicKey() == key && phone.kept().isHost())
        m_said.insert(said);
    else if (!m_said.contains(said))
        failAt(phone, "seat " + std::to_string(*entry.ask.author) + " says in entry " + std::to_string(entry.number) +
                          " what it did not say");
}

// A seat that was taken without its player's consent is marked.
void Watcher::lookForThefts(const Phone& phone) {
    const KeptTable& kept = phone.kept();
    for (const Takeover& one : kept.log()->takeovers())
        if (one.how == aphelion::Treatment::Rekeyed && kept.former(one.seat, one.before) != nullptr && !one.own &&
            !one.protested && !m_scene.moves.contains(newKeyIn(*kept.log(), one)))
            failAt(phone, "seat " + std::to_string(one.seat) + " was taken with entry " + std::to_string(one.entry) +
                              ", and nothing says so");
}

void Watcher::countEnd(const std::vector<std::unique_ptr<Phone>>& phones) {
    bool named = false;
    bool audited = false;
    bool disputed = false;
    std::set<Hash> heads;
    for (const auto& phone : phones) {
        if (m_scene.lies(phone->name()) || !phone->isLiving() || !phone->hasTable())
            continue;
        const Log& log = *phone->kept().log();
        heads.insert(log.head().hash);
        named = named || !phone->company().liars.empty();
        audited = audited || phone->kept().table().audit();
        disputed = disputed ||
                   std::ranges::any_of(log.takeovers(), [](const Takeover& one) { return one.protested.has_value(); });
        for (const auto& [epoch, host] : m_seen[phone->name()].twoStories) {
            ++m_scene.figures.twoStories;
            const Culprit culprit{std::nullopt, epoch};
            const bool isHere = epoch <= log.epoch() && log.host(epoch) == host; // else there is nobody to be named
            if (isHere && std::ranges::count(phone->company().liars, culprit) == 0)
                failAt(*phone, "two stories of the host of epoch " + std::to_string(epoch) + ", and it is not named");
        }
    }
    m_scene.figures.named += named ? 1 : 0;
    m_scene.figures.audited += audited && !named ? 1 : 0;
    m_scene.figures.disputed += disputed ? 1 : 0;
    m_scene.figures.differing += heads.size() > 1 ? 1 : 0;
}

} // namespace planetx::sim
