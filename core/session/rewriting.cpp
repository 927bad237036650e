#include "session/rewriting.h"

namespace aphelion {

namespace {

// Of every seat and of the host, as the log knows them at its end.
bool hasAllKeys(const Log& log, const KeyOf& keyOf) {
    const auto isHere = [&](const std::optional<SeatNumber>& seat, const PublicKey& key) {
        const SigningKey* own = keyOf(seat);
        return own != nullptr && own->publicKey() == key;
    };
    for (SeatNumber seat = 0; seat < log.seatCount(); ++seat)
        if (!isHere(seat, log.seats()[seat].key))
            return false;
    return isHere(std::nullopt, log.host());
}

Carried carriedAs(const Choices& choices, const SeatTaken& seat) {
    const auto wish = decodeWish(choices, seat.wish);
    return wish && wish->level ? Carried::Bot : Carried::ByHost;
}

// A key that a seat had earlier is gone: the seat has its key of today from the beginning. All are on this device.
Body withKeysOf(const Log& log, const Choices& choices, Body body, SeatNumber next) {
    if (auto* opened = std::get_if<TableOpened>(&body)) {
        opened->host = log.host();
        for (std::size_t seat = 0; seat < opened->seats.size(); ++seat) {
            opened->seats[seat].key = log.seats()[seat].key;
            opened->seats[seat].carried = carriedAs(choices, opened->seats[seat]);
        }
    }
    if (auto* taken = std::get_if<SeatTaken>(&body)) {
        taken->key = log.seats()[next].key;
        taken->carried = carriedAs(choices, *taken);
    }
    if (auto* rekeyed = std::get_if<SeatRekeyed>(&body)) {
        rekeyed->key = log.seats()[rekeyed->seat].key;
        rekeyed->carried = Carried::ByHost;
    }
    return body;
}

} // namespace

std::vector<Entry> rewritten(const Log& old, const Choices& choices, const KeyOf& keyOf) {
    std::vector<Entry> entries;
    if (old.epoch() > 0 || !hasAllKeys(old, keyOf))
        return entries;
    auto seats = static_cast<SeatNumber>(old.opened().seats.size());
    std::vector<Hash> hashes;
    for (const Entry& entry : old.entries()) {
        Ask ask = entry.ask;
        ask.version = logVersion;
        ask.body = withKeysOf(old, choices, std::move(ask.body), seats);
        if (std::holds_alternative<SeatTaken>(ask.body))
            ++seats;
        if (entry.number > 0)
            ask.seen.hash = hashes[ask.seen.number];
        ask = signedBy(*keyOf(ask.author), old.table(), std::move(ask));
        const Hash previous = hashes.empty() ? Hash{} : hashes.back();
        entries.push_back(placedBy(*keyOf(std::nullopt), old.table(), {entry.number, previous, std::move(ask)}));
        hashes.push_back(hashOf(entries.back()));
    }
    return entries;
}

} // namespace aphelion
