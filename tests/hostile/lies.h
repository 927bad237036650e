#pragma once

#include "planetx/front/at_session.h"
#include "table/message.h"

namespace planetx {

// What a device can say that is not so, with nothing but its own keys. Every lie is well-formed.

// What one of its seats would like to do, as an ask that is signed as it should be.
aphelion::Ask askFor(const KeptTable& kept, PlayerId who, const Action& action);

// The author says that it has found Planet X, over a seal that nobody can ever open.
aphelion::Ask foundFalsely(const KeptTable& kept, PlayerId who);

// An entry that gives itself the next number: signed for its place by its own author, or by nobody.
aphelion::Entry numberedByAuthor(const KeptTable& kept, const aphelion::Ask& ask);
aphelion::Entry unsignedEntry(const KeptTable& kept, aphelion::Ask ask);

// The host gives a seat to a new key, with whatever words it has for that.
aphelion::Entry rekeyedBy(const KeptTable& kept, aphelion::SeatNumber seat, const aphelion::PublicKey& key,
                          const aphelion::Consent& consent);

// This device's word for a new epoch of its own from this entry on.
aphelion::Raise raiseFrom(const KeptTable& kept, EntryNumber from);
aphelion::Endorsement ownWord(const KeptTable& kept, const aphelion::Raise& raise, bool carried);

// Epochs that this device raises one after another, the first from this entry on, each with these words, as far as they
// fit, and its own, once or twice.
std::vector<aphelion::Entry> raises(const KeptTable& kept, EntryNumber from, int times,
                                    const std::vector<aphelion::Endorsement>& words, bool doubled);

// Messages full of them.
std::vector<aphelion::Entries> messagesOf(const std::vector<aphelion::Entry>& entries);

} // namespace planetx
