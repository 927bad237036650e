#include "table/evidence.h"

#include "table/ledger.h"
#include "table/pieces.h"

#include <algorithm>

namespace aphelion {

namespace {

bool isPlaced(const Log& log, const TwoEntries& two, const TwoEntries::Signed& one) {
    return verify(log.host(two.epoch), placedPart(log.table(), two.epoch, two.number, one.entry), one.place);
}

// Every key that a seat has had.
std::vector<PublicKey> keysOf(const Log& log, SeatNumber seat) {
    std::vector<PublicKey> keys{log.seats()[seat].key};
    for (const Takeover& takeover : log.takeovers())
        if (takeover.seat == seat)
            keys.push_back(takeover.before);
    return keys;
}

bool signedBoth(const Log& log, const PublicKey& key, const TwoAsks& two) {
    const auto isBy = [&](const Ask& ask) { return verify(key, signedPart(log.table(), ask), ask.signature); };
    return isBy(two.one) && isBy(two.other);
}

std::optional<Culprit> culprit(const Log& log, const TwoEntries& two) {
    const bool differ = two.one.entry != two.other.entry;
    if (log.isOfOld() || two.epoch > log.epoch() || !differ || !isPlaced(log, two, two.one) ||
        !isPlaced(log, two, two.other))
        return std::nullopt;
    return Culprit{std::nullopt, two.epoch};
}

// The signature is no part of what was said.
bool isSame(const Ask& one, Ask other) {
    other.signature = one.signature;
    return one == other;
}

std::optional<Culprit> culprit(const Log& log, const TwoAsks& two) {
    const auto& author = two.one.author;
    const bool ofThisLog = two.one.version == log.version() && two.other.version == log.version();
    if (log.isOfOld() || !ofThisLog || author != two.other.author || two.one.counter != two.other.counter ||
        isSame(two.one, two.other))
        return std::nullopt;
    if (author && !two.one.byHost && log.hasSeat(*author))
        for (const PublicKey& key : keysOf(log, *author))
            if (signedBoth(log, key, two))
                return Culprit{*author, two.one.epoch};
    if (two.one.epoch <= log.epoch() && signedBoth(log, log.host(two.one.epoch), two))
        return Culprit{std::nullopt, two.one.epoch}; // one key can have led several
    for (std::uint32_t epoch = 0; epoch <= log.epoch(); ++epoch)
        if (signedBoth(log, log.host(epoch), two)) // also in the name of a bot
            return Culprit{std::nullopt, epoch};
    return std::nullopt;
}

void write(CborWriter& out, const TwoEntries& two) {
    out.array(7).number(0).number(two.epoch).number(two.number);
    for (const TwoEntries::Signed& one : {two.one, two.other})
        out.bytes(one.entry).bytes(one.place);
}

void write(CborWriter& out, const TwoAsks& two) {
    out.array(3).number(1).bytes(encode(two.one)).bytes(encode(two.other));
}

TwoEntries::Signed readSigned(CborReader& in) {
    const Hash entry = in.exactly<32>();
    return {entry, in.exactly<64>()};
}

} // namespace

std::optional<Culprit> culpritOf(const Log& log, const Evidence& evidence) {
    return std::visit([&](const auto& two) { return culprit(log, two); }, evidence);
}

std::optional<Evidence> evidenceOf(const Log& log, const Entry& other) {
    if (other.number >= log.nextNumber())
        return std::nullopt;
    const Entry& own = log.entries()[other.number];
    TwoEntries two{own.ask.epoch, own.number, {hashOf(own), own.place}, {hashOf(other), other.place}};
    if (two.other.entry < two.one.entry)
        std::swap(two.one, two.other); // the same evidence on both sides
    if (own.ask.epoch != other.ask.epoch || !culprit(log, two))
        return std::nullopt;
    return two;
}

std::optional<Evidence> evidenceOf(const Log& log, const Ask& other) {
    const Entry* written = log.made(other.author, other.counter);
    TwoAsks two{written == nullptr ? other : written->ask, other};
    if (encode(two.other) < encode(two.one))
        std::swap(two.one, two.other);
    if (!culprit(log, two))
        return std::nullopt;
    return two;
}

const std::vector<Culprit>& Ledger::culprits() const {
    const std::pair now{evidence().size(), log()->head().hash};
    if (m_culpritsAsOf == now)
        return m_culprits;
    m_culpritsAsOf = now;
    m_culprits.clear();
    for (const Evidence& one : evidence())
        if (const auto liar = culpritOf(*log(), one); liar && std::ranges::find(m_culprits, *liar) == m_culprits.end())
            m_culprits.push_back(*liar);
    return m_culprits;
}

bool Ledger::namesAnother(const Evidence& evidence) const {
    const auto liar = culpritOf(*log(), evidence);
    return liar && std::ranges::none_of(culprits(), [&](const Culprit& one) {
               return liar->seat ? one.seat == liar->seat : one == *liar;
           });
}

bool Ledger::isHostProven() const {
    return std::ranges::find(culprits(), Culprit{std::nullopt, log()->epoch()}) != culprits().end();
}

Bytes encode(const Evidence& evidence) {
    CborWriter out;
    std::visit([&](const auto& two) { write(out, two); }, evidence);
    return out.take();
}

Result<Evidence, EntryFault> decodeEvidence(ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    if (in.number(1) == 0) {
        TwoEntries two;
        two.epoch = static_cast<std::uint32_t>(in.number(UINT32_MAX));
        two.number = in.number();
        two.one = readSigned(in);
        two.other = readSigned(in);
        return items == 7 && in.done() ? Result<Evidence, EntryFault>(two) : EntryFault::Broken;
    }
    const auto one = decodeAsk(in.bytes(longestEntry));
    const auto other = decodeAsk(in.bytes(longestEntry));
    if (items != 3 || !in.done() || !one || !other)
        return EntryFault::Broken;
    return Evidence(TwoAsks{*one, *other});
}

} // namespace aphelion
