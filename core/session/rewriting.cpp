#include "session/rewriting.h"

#include "play/setup.h"

namespace planetx {

using aphelion::Ask;
using aphelion::Body;
using aphelion::Entry;
using aphelion::Log;
using aphelion::SeatNumber;
using aphelion::SigningKey;

namespace {

// Of every seat and of the host, as the log knows them at its end.
bool hasAllKeys(const Log& log, const KeyOf& keyOf) {
    const auto isHere = [&](const std::optional<SeatNumber>& seat, const aphelion::PublicKey& key) {
        const SigningKey* own = keyOf(seat);
        return own != nullptr && own->publicKey() == key;
    };
    for (SeatNumber seat = 0; seat < log.seats().size(); ++seat)
        if (!isHere(seat, log.seats()[seat].key))
            return false;
    return isHere(std::nullopt, log.host());
}

aphelion::Carried carriedAs(const aphelion::SeatTaken& seat) {
    const auto wish = decodeWish(seat.wish);
    return wish && wish->bot ? aphelion::Carried::Bot : aphelion::Carried::ByHost;
}

// A key that a seat had earlier is gone: the seat has its key of today from the beginning. All are on this device.
Body withKeysOf(const Log& log, Body body, SeatNumber next) {
    if (auto* opened = std::get_if<aphelion::TableOpened>(&body)) {
        opened->host = log.host();
        for (SeatNumber seat = 0; seat < opened->seats.size(); ++seat) {
            opened->seats[seat].key = log.seats()[seat].key;
            opened->seats[seat].carried = carriedAs(opened->seats[seat]);
        }
    }
    if (auto* taken = std::get_if<aphelion::SeatTaken>(&body)) {
        taken->key = log.seats()[next].key;
        taken->carried = carriedAs(*taken);
    }
    if (auto* rekeyed = std::get_if<aphelion::SeatRekeyed>(&body)) {
        rekeyed->key = log.seats()[rekeyed->seat].key;
        rekeyed->carried = aphelion::Carried::ByHost;
    }
    return body;
}

} // namespace

std::vector<Entry> rewritten(const Log& old, const KeyOf& keyOf) {
    std::vector<Entry> entries;
    if (old.epoch() > 0 || !hasAllKeys(old, keyOf))
        return entries;
    auto seats = static_cast<SeatNumber>(old.opened().seats.size());
    std::vector<aphelion::Hash> hashes;
    for (const Entry& entry : old.entries()) {
        Ask ask = entry.ask;
        ask.version = aphelion::logVersion;
        ask.body = withKeysOf(old, std::move(ask.body), seats);
        if (std::holds_alternative<aphelion::SeatTaken>(ask.body))
            ++seats;
        if (entry.number > 0)
            ask.seen.hash = hashes[ask.seen.number];
        ask = signedBy(*keyOf(ask.author), old.table(), std::move(ask));
        const aphelion::Hash previous = hashes.empty() ? aphelion::Hash{} : hashes.back();
        entries.push_back(placedBy(*keyOf(std::nullopt), old.table(), {entry.number, previous, std::move(ask)}));
        hashes.push_back(hashOf(entries.back()));
    }
    return entries;
}

} // namespace planetx
