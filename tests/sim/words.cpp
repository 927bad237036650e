#include "sim/words.h"

namespace planetx::sim {

namespace {

std::string words(const aphelion::Here& here) {
    return "here: epoch " + std::to_string(here.epoch) +
           (here.head ? ", entry " + std::to_string(here.head->number) : ", no table yet") + ", " +
           std::to_string(here.proofs.size()) + " proofs";
}
std::string words(const aphelion::Entries& some) {
    const auto first = some.entries.empty() ? std::nullopt : std::optional(aphelion::decodeEntry(some.entries.front()));
    return std::to_string(some.entries.size()) + " entries" +
           (first && first->ok() ? " from " + std::to_string((*first)->number) : "");
}
std::string words(const aphelion::Have& have) { return "have entry " + std::to_string(have.head.number); }
std::string words(const aphelion::Please& please) {
    const auto ask = aphelion::decodeAsk(please.ask);
    return "please write ask " + std::to_string(ask->counter) + " of seat " + std::to_string(*ask->author);
}
std::string words(const aphelion::NotWritten& refused) {
    return "refused ask " + std::to_string(refused.counter) + " of seat " + std::to_string(refused.author) + ": " +
           std::string(name(refused.why));
}
std::string words(const aphelion::Present& present) { return "present: " + std::to_string(present.seats.size()); }
std::string words(const aphelion::Offer& offer) {
    return "offer: epoch " + std::to_string(offer.epoch) + " from entry " + std::to_string(offer.from.number);
}
std::string words(const aphelion::Agreed& agreed) { return agreed.endorsements.empty() ? "not agreed" : "agreed"; }
std::string words(const aphelion::Decision& decision) {
    const bool rekeys = std::holds_alternative<aphelion::Rekeying>(decision);
    return (rekeys ? "another key for seat " : "a bot for seat ") + std::to_string(seatOf(decision));
}
std::string words(const aphelion::Wanted& wanted) {
    return wanted.decision ? "wanted: " + words(*wanted.decision) : "nothing is wanted any more";
}
std::string words(const aphelion::Granted& granted) {
    return (granted.words.empty() ? "not granted: " : "granted: ") + words(granted.decision);
}
std::string words(const aphelion::Protest& protest) {
    return "protest of seat " + std::to_string(protest.seat) + " against entry " +
           std::to_string(protest.rekeyed.number);
}
std::string words(const aphelion::Proven&) { return "somebody lied"; }
std::string words(const auto&) { return "something of the lobby"; }

} // namespace

std::string inWords(const aphelion::Message& message) {
    return std::visit([](const auto& m) { return words(m); }, message);
}

} // namespace planetx::sim
