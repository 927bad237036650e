#include "sim/watcher.h"

#include "planetx/play/audit.h"
#include "sim/liar.h"

#include <algorithm>

namespace planetx::sim {

using aphelion::Ask;
using aphelion::Bytes;
using aphelion::Entry;
using aphelion::Hash;
using aphelion::Log;
using aphelion::SeatNumber;

namespace {

bool isIn(const std::vector<Entry>& entries, SeatNumber who, const Bytes& body) {
    return std::ranges::any_of(
        entries, [&](const Entry& entry) { return entry.ask.author == who && wish(entry.ask.body) == body; });
}

// Somebody of this phone has said yes to the epoch that begins there.
bool hasAgreed(const Phone& phone, std::size_t number) {
    const Log& log = *phone.kept().log();
    const auto* raised =
        number < log.nextNumber() ? std::get_if<aphelion::EpochRaised>(&log.entries()[number].ask.body) : nullptr;
    const auto own = phone.kept().seats();
    return raised != nullptr && std::ranges::any_of(raised->endorsements, [&](const auto& one) {
               return std::ranges::find(own, one.seat) != own.end();
           });
}

} // namespace

Bytes wish(const aphelion::Body& body) { return encode(Ask{0, std::nullopt, 0, {}, body, {}}); }

void Watcher::failAt(const Phone& phone, const std::string& what) {
    m_scene.fail("phone " + std::to_string(phone.name()) + ": " + what);
}

void Watcher::asked(const Phone& phone, PlayerId who, const aphelion::Body& body) {
    if (m_scene.lies(phone.name()))
        return;
    ++m_scene.figures.asks;
    m_wanted.push_back({phone.name(), static_cast<SeatNumber>(who), wish(body), Fortune::Asked});
}

bool Watcher::wasAsked(PlayerId who, const aphelion::Body& body) const {
    const Bytes wanted = wish(body);
    return std::ranges::any_of(
        m_wanted, [&](const Wanted& one) { return one.who == static_cast<SeatNumber>(who) && one.body == wanted; });
}

void Watcher::look(Phone& phone) {
    if (phone.power() != Power::On)
        return;
    if (m_scene.lies(phone.name()))
        return lookAtLiar(phone);
    Seen& seen = m_seen[phone.name()];
    if (!phone.hasTable()) {
        if (!seen.log.empty())
            failAt(phone, "its table is gone");
        return;
    }
    const Log& log = *phone.kept().log();
    for (const SeatNumber seat : phone.kept().seats())
        m_honestKeys.insert(log.seats()[seat].key);
    for (const Ask& ask : phone.kept().pending())
        m_said.emplace(phone.kept().key(ask.author)->publicKey(), wish(ask.body));
    lookAtLog(phone, seen);
    lookAtAsks(phone);
    lookAtNames(phone);
}

void Watcher::lookAtLog(const Phone& phone, Seen& seen) {
    const Log& log = *phone.kept().log();
    std::size_t same = std::min<std::size_t>(seen.log.size(), log.nextNumber());
    if (same > 0 && log.seen(same - 1).hash != seen.log[same - 1])
        while (same > 0 && log.seen(same - 1).hash != seen.log[same - 1])
            --same;
    if (same < seen.log.size()) {
        if (!seen.follows && !hasAgreed(phone, same))
            failAt(phone, "it goes back to entry " + std::to_string(same) + ", and nobody said so");
        std::set<Hash> aside;
        for (const Entry& entry : phone.kept().abandoned())
            aside.insert(hashOf(entry));
        for (std::size_t i = same; i < seen.log.size(); ++i)
            if (!aside.contains(seen.log[i]))
                failAt(phone, "entry " + std::to_string(i) + " has vanished");
        m_scene.story.tell("phone " + std::to_string(phone.name()) + " goes back to " + std::to_string(same));
    }
    if (phone.kept().abandoned().size() < seen.abandoned)
        failAt(phone, "entries that were set aside are gone");
    seen.abandoned = phone.kept().abandoned().size();
    if (log.epoch() > std::exchange(seen.epoch, log.epoch()) || (same < seen.log.size() && log.nextNumber() > same))
        seen.follows = false; // it is there
    seen.log.resize(same);
    for (std::size_t i = same; i < log.nextNumber(); ++i) {
        lookAtEntry(phone, seen, i);
        seen.log.push_back(log.seen(i).hash);
    }
}

void Watcher::lookAtAsks(Phone& phone) {
    std::set<SeatNumber> givenUp;
    for (const auto& [who, why] : phone.kept().takeGivenUp()) {
        givenUp.insert(static_cast<SeatNumber>(who));
        if (isPassing(why))
            failAt(phone, "an ask is given up for something that passes");
        ++m_scene.figures.givenUp;
        m_scene.story.tell("phone " + std::to_string(phone.name()) + " gives up what seat " + std::to_string(who) +
                           " asked: " + std::string(name(why)));
    }
    for (Wanted& wanted : m_wanted)
        if (wanted.phone == phone.name())
            follow(wanted, phone, givenUp);
}

void Watcher::follow(Wanted& wanted, Phone& phone, const std::set<SeatNumber>& givenUp) {
    if (wanted.fortune != Fortune::Asked)
        return;
    const auto pending = phone.kept().pending();
    const auto waits = std::ranges::any_of(
        pending, [&](const Ask& ask) { return ask.author == wanted.who && wish(ask.body) == wanted.body; });
    if (waits)
        return;
    if (isIn(phone.kept().log()->entries(), wanted.who, wanted.body)) {
        wanted.fortune = Fortune::Entered;
        if (givenUp.contains(wanted.who))
            failAt(phone, "what seat " + std::to_string(wanted.who) + " asked for is given up although it is written");
    } else if (givenUp.contains(wanted.who)) {
        wanted.fortune = Fortune::GivenUp;
    } else if (isIn(phone.kept().abandoned(), wanted.who, wanted.body)) {
        wanted.fortune = Fortune::Entered; // and does not count any more
    } else if (std::ranges::count(phone.disk().droppedLast(), wanted.who) > 0) {
        wanted.fortune = Fortune::GivenUp; // with the last breath
    } else {
        failAt(phone, "what seat " + std::to_string(wanted.who) + " asked for is lost");
        wanted.fortune = Fortune::Lost;
    }
}

// Nobody moves twice with one wish.
void Watcher::lookForTwins(const Log& log) {
    std::set<std::pair<SeatNumber, Bytes>> wishes;
    for (const Entry& entry : log.entries())
        if (entry.ask.author && !std::holds_alternative<aphelion::Witnessed>(entry.ask.body))
            if (!isLiars(m_scene, log, *entry.ask.author) &&
                !wishes.emplace(*entry.ask.author, wish(entry.ask.body)).second)
                m_scene.fail("entry " + std::to_string(entry.number) + " is there twice");
}

void Watcher::lookAtAll(const std::vector<std::unique_ptr<Phone>>& phones) {
    const KeptTable* last = nullptr;
    std::vector<Entry> aside;
    std::vector<Entry> buried;
    for (const auto& phone : phones) {
        if (!phone->isLiving()) {
            if (const auto remains = phone->remains()) {
                std::ranges::copy(remains->log()->entries(), std::back_inserter(buried));
                std::ranges::copy(remains->abandoned(), std::back_inserter(aside));
            }
            continue;
        }
        const KeptTable& kept = phone->kept();
        lookForTwins(*kept.log());
        if (last != nullptr && last->log()->entries() != kept.log()->entries())
            failAt(*phone, "its log is another one");
        if (const auto lie = kept.table().audit()) {
            const Entry& entry = kept.log()->entries()[lie->entry];
            if (!isNamed(*kept.log(), {entry.ask.byHost ? std::nullopt : entry.ask.author, entry.ask.epoch}))
                failAt(*phone, "the audit objects to entry " + std::to_string(lie->entry) + " of " +
                                   (entry.ask.author ? "seat " + std::to_string(*entry.ask.author) : "the host") +
                                   ": " + std::string(name(lie->why)));
        }
        lookForThefts(*phone);
        std::ranges::copy(kept.abandoned(), std::back_inserter(aside));
        m_scene.figures.abandoned += kept.abandoned().size();
        last = &kept;
    }
    if (last == nullptr)
        return;
    m_scene.figures.entries += last->log()->nextNumber();
    m_scene.figures.epochs += last->log()->epoch();
    for (const aphelion::Takeover& takeover : last->log()->takeovers()) {
        m_scene.figures.rekeyed += takeover.own || takeover.how != aphelion::Treatment::Rekeyed ? 0 : 1;
        m_scene.figures.protested += takeover.protested ? 1 : 0;
    }
    m_scene.figures.lent += static_cast<std::uint64_t>(std::ranges::count_if(
        last->log()->entries(), [](const Entry& e) { return std::holds_alternative<aphelion::SeatLent>(e.ask.body); }));
    for (const Wanted& wanted : m_wanted) {
        const bool counts = isIn(last->log()->entries(), wanted.who, wanted.body);
        if (wanted.fortune == Fortune::Entered && !counts && !isIn(aside, wanted.who, wanted.body)) {
            if (isIn(buried, wanted.who, wanted.body))
                ++m_scene.figures.buried;
            else
                m_scene.fail("what seat " + std::to_string(wanted.who) + " saw written is nowhere");
        }
        m_scene.figures.revived += wanted.fortune == Fortune::GivenUp && counts ? 1 : 0;
    }
}

} // namespace planetx::sim
