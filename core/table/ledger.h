#pragma once

#include "table/evidence.h"

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

    // Whether this device gives the numbers: it has the host's key, and nothing proves that two hosts have it.
    virtual bool isHost() const {
        const SigningKey* own = key(std::nullopt);
        return log() != nullptr && own != nullptr && own->publicKey() == log()->host() && !isHostProven();
    }

    // As the host: writes what people have agreed to.
    [[nodiscard]] virtual std::optional<LogFault> enact(const Decision& decision, const Consent& consent) = 0;

    // Whether a seat of this device has sealed nothing that it would still have to open.
    virtual bool owesNothing(SeatNumber seat) const = 0;

    // A key of this device that a seat had once.
    virtual const SigningKey* former(SeatNumber seat, const PublicKey& was) const = 0;

    // What the player of such a seat says of the entry that gave it away: it was me, or it was not.
    virtual std::optional<bool> wasMe(EntryNumber rekeyed) const = 0;
    [[nodiscard]] virtual std::optional<LogFault> say(EntryNumber rekeyed, bool wasMe) = 0;

    // What proves that somebody lied.
    virtual const std::vector<Evidence>& evidence() const = 0;
    virtual void keep(const Evidence& evidence) = 0; // if it names another

    // Whom it names, once each; found out anew when the log or the evidence has changed.
    const std::vector<Culprit>& culprits() const;

    // Whether this proves something of somebody who is not named yet: what else liars sign need not be kept.
    bool namesAnother(const Evidence& evidence) const;

    // Whether it names the host of the newest epoch: what that one says does not count any more.
    bool isHostProven() const;

    // Makes sure that there is a host's key, because this device is to carry the table on.
    [[nodiscard]] virtual std::optional<LogFault> becomeHost() = 0;

private:
    mutable std::vector<Culprit> m_culprits;
    mutable std::optional<std::pair<std::size_t, Hash>> m_culpritsAsOf; // so much evidence, and the newest entry
};

} // namespace aphelion
