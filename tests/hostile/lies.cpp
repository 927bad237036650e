#include "hostile/lies.h"

#include "planetx/rules/encoding.h"
#include "planetx/front/at_session.h"

#include <algorithm>

namespace planetx {

using aphelion::Ask;
using aphelion::Entry;
using aphelion::SeatNumber;

namespace {

aphelion::Nonce random32() { return fresh<32>(aphelion::realWorld()); }

Ask signedBySeat(const KeptTable& kept, Ask ask) { return signedBy(*kept.key(ask.author), kept.id(), std::move(ask)); }

Ask nextAsk(const KeptTable& kept, const std::optional<SeatNumber>& author, const aphelion::Body& body) {
    const aphelion::Log& log = kept.table().log();
    return signedBySeat(kept, {log.epoch(), author, kept.nextCounter(author), log.head(), body, {}});
}

Entry next(const KeptTable& kept, const Ask& ask) {
    const aphelion::Log& log = kept.table().log();
    return {log.nextNumber(), log.head().hash, ask, {}};
}

} // namespace

Ask askFor(const KeptTable& kept, PlayerId who, const Action& action) {
    const Intent intent = intend(tableOf(kept).game(), tableOf(kept).oracle(), who, action, random32);
    return nextAsk(kept, static_cast<SeatNumber>(who), intent.move);
}

Ask foundFalsely(const KeptTable& kept, PlayerId who) {
    const aphelion::Moved found{encode(Event(Located{who, true})), {random32()}, {}};
    return nextAsk(kept, static_cast<SeatNumber>(who), found);
}

Entry numberedByAuthor(const KeptTable& kept, const Ask& ask) {
    return placedBy(*kept.key(ask.author), kept.id(), next(kept, ask));
}

Entry unsignedEntry(const KeptTable& kept, Ask ask) {
    ask.signature = {};
    return next(kept, ask);
}

Entry rekeyedBy(const KeptTable& kept, SeatNumber seat, const aphelion::PublicKey& key,
                const aphelion::Consent& consent) {
    const aphelion::SeatRekeyed body{seat, key, aphelion::Carried::Elsewhere, consent};
    return placedBy(*kept.key(std::nullopt), kept.id(), next(kept, nextAsk(kept, std::nullopt, body)));
}

aphelion::Raise raiseFrom(const KeptTable& kept, EntryNumber from) {
    const aphelion::Log& log = kept.table().log();
    return {log.epoch() + 1, kept.key(std::nullopt)->publicKey(), log.seen(from), {}};
}

aphelion::Endorsement ownWord(const KeptTable& kept, const aphelion::Raise& raise, bool carried) {
    const SeatNumber seat = kept.seats().front();
    return {seat, kept.key(seat)->sign(endorsedPart(kept.id(), raise, seat, carried)), carried};
}

std::vector<Entry> raises(const KeptTable& kept, EntryNumber from, int times,
                          const std::vector<aphelion::Endorsement>& words, bool doubled) {
    aphelion::Raise raise = raiseFrom(kept, from);
    std::uint64_t counter = kept.nextCounter(std::nullopt);
    std::vector<Entry> entries;
    for (; times > 0; --times, ++raise.epoch, ++counter) {
        std::vector<aphelion::Endorsement> said(doubled ? 2 : 1, ownWord(kept, raise, true));
        said.insert(said.end(), words.begin(), words.end());
        const Ask ask{raise.epoch, std::nullopt, counter, raise.from, aphelion::EpochRaised{raise.host, said, {}}, {}};
        const Entry entry{raise.from.number + 1, raise.from.hash, signedBySeat(kept, ask), {}};
        entries.push_back(placedBy(*kept.key(std::nullopt), kept.id(), entry));
        raise.from = {entry.number, hashOf(entry)};
    }
    return entries;
}

std::vector<aphelion::Entries> messagesOf(const std::vector<Entry>& entries) {
    std::vector<aphelion::Entries> messages;
    std::size_t room = 0;
    for (const Entry& entry : entries) {
        aphelion::Bytes bytes = encode(entry);
        if (bytes.size() + 3 > room) {
            messages.emplace_back();
            room = aphelion::longestMessage - 16;
        }
        room -= bytes.size() + 3;
        messages.back().entries.push_back(std::move(bytes));
    }
    return messages;
}

} // namespace planetx
