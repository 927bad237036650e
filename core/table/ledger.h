#pragma once

#include "table/log.h"

namespace aphelion {

// A log that is kept, with the game's say on what may be written and the keys of this device's seats: what the sync
// engine brings into step with other devices. Whatever it takes it has stored before it returns.
class Ledger {
public:
    virtual ~Ledger() = default;

    // Nothing before the table's first entry has come.
    virtual const Log* log() const = 0;

    // The next entry, from another device.
    [[nodiscard]] virtual std::optional<LogFault> hear(const Entry& entry) = 0;

    // As the host: gives an ask its number. The same ask again gives the entry it made before.
    virtual Result<Entry, LogFault> write(const Ask& ask) = 0;

    // From this entry on the log does not count any more; it is kept aside.
    [[nodiscard]] virtual std::optional<LogFault> goBack(EntryNumber number) = 0;

    // What seats of this device have asked for and is not in the log yet, at most one ask a seat.
    virtual std::vector<Ask> pending() const = 0;

    // The ask was made for another log: it is made anew for this one, or given up if the rules are against it now.
    virtual void renew(SeatNumber author) = 0;
    virtual void giveUp(SeatNumber author, LogFault why) = 0;

    // The seats that this device signs for, and the keys it does so with; without a seat, the host's key that this
    // device has or would have.
    virtual std::vector<SeatNumber> seats() const = 0;
    virtual const SigningKey* key(const std::optional<SeatNumber>& seat) const = 0;

    // What the next ask of this author is counted as: no two asks that were ever signed here have the same number, be
    // it that one of them was never written.
    virtual std::uint64_t nextCounter(const std::optional<SeatNumber>& author) const = 0;

    // Whether this device gives the numbers: it has the host's key.
    virtual bool isHost() const {
        const SigningKey* own = key(std::nullopt);
        return log() != nullptr && own != nullptr && own->publicKey() == log()->host();
    }

    // Makes sure that there is a host's key, because this device is to carry the table on.
    [[nodiscard]] virtual std::optional<LogFault> becomeHost() = 0;
};

} // namespace aphelion
