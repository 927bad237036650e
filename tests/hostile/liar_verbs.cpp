#include "hostile/liar.h"
#include "hostile/lies.h"
#include "planetx/lines/lines.h"

#include "planetx/front/at_session.h"

#include <nlohmann/json.hpp>

// What a line asks a liar to do.

namespace planetx {

using aphelion::SeatNumber;

namespace {

Reply done() { return {{"ok", true}}; }

aphelion::SigningKey mint() { return aphelion::SigningKey(fresh<32>(aphelion::realWorld())); }

} // namespace

Reply Liar::state(Request& request) {
    const std::size_t story = storyIn(request);
    const KeptTable& own = kept(story);
    const aphelion::Log& log = own.table().log();
    Json present = Json::array();
    for (const auto& [number, peer] : m_peers)
        for (const SeatNumber seat : peer.seats)
            present.push_back(seat);
    return {{"ok", true},
            {"head", log.head().number},
            {"hash", aphelion::hex(log.head().hash)},
            {"epoch", log.epoch()},
            {"present", present},
            {"board", lines().board(own.table(), std::nullopt)}};
}

// In one of its stories, as the rules allow.
Reply Liar::move(Request& request) {
    const std::size_t story = storyIn(request);
    const Json line = Json::parse(request.text("line"), nullptr, false);
    const auto action = line.is_object() && request.ok() ? actionIn(story, line) : std::nullopt;
    if (!action)
        return bad();
    const Reply said = reply(kept(story).ask(self(), deed(*action)));
    handle(story, aphelion::Changed{});
    return said;
}

// Also as a guest, who need not be found by a host then.
Reply Liar::seek(Request&) {
    m_board.seek(kept().table().setup().code.lobby());
    return done();
}

Reply Liar::stopSeeking(Request&) {
    m_board.stopSeeking();
    return done();
}

// With its own word.
Reply Liar::rekeyOwn(Request& request) {
    const std::size_t story = storyIn(request);
    const Reply said = reply(kept(story).rekey(self()));
    handle(story, aphelion::Changed{});
    return said;
}

// Asks people for the words with which a seat goes to a key of this device.
Reply Liar::propose(Request& request) {
    const std::size_t story = storyIn(request);
    const auto seat = static_cast<SeatNumber>(request.number("seat"));
    if (!request.ok())
        return bad();
    m_minted.push_back(mint());
    handle(story, aphelion::Propose{aphelion::Rekeying{seat, m_minted.back().publicKey()}});
    return done();
}

Reply Liar::carryOn(Request&) {
    handle(0, aphelion::CarryOn{});
    return done();
}

// Epochs of its own, from the newest entry or from another one.
Reply Liar::raise(Request& request) {
    const auto newest = static_cast<int>(kept().table().log().head().number);
    const int from = request.has("from") ? request.number("from") : newest;
    const int times = request.has("times") ? request.number("times") : 1;
    const bool doubled = request.flagOr("doubled", false);
    const auto words = request.flagOr("gathered", false) ? m_words : std::vector<aphelion::Endorsement>();
    if (!request.ok() || kept().becomeHost())
        return bad();
    for (const auto& message : messagesOf(raises(kept(), static_cast<EntryNumber>(from), times, words, doubled)))
        tell(request, message);
    return {{"ok", true}, {"from", from}};
}

// To carry on, while the host is out of reach; what others agree to is kept, and not used.
Reply Liar::offer(Request& request) {
    if (kept().becomeHost())
        return bad();
    m_words.clear();
    const auto from = kept().table().log().head().number;
    tell(request, raiseFrom(kept(), from));
    return {{"ok", true}, {"from", from}};
}

Reply Liar::agreeTwice(Request&) {
    for (auto& [number, peer] : m_peers)
        if (peer.offer) {
            const auto word = ownWord(kept(), *peer.offer, false);
            m_board.say(number, aphelion::Agreed{peer.offer->host, {word, word}});
        }
    return done();
}

// As the host it is written, as a guest the host is asked.
Reply Liar::findFalsely(Request& request) {
    const aphelion::Ask ask = foundFalsely(kept(), self());
    if (!kept().isHost())
        tell(request, aphelion::Please{encode(ask)});
    else if (const auto written = kept().write(ask); !written)
        return {{"ok", false}, {"trouble", name(written.fault())}};
    handle(0, aphelion::Changed{});
    return done();
}

// A seat goes to a key of this device without anybody's word, as the next entry.
Reply Liar::forgeRekeying(Request& request) {
    const auto seat = static_cast<SeatNumber>(request.number("seat"));
    if (!request.ok())
        return bad();
    m_minted.push_back(mint());
    const aphelion::Consent none{kept().table().log().head(), {}};
    tell(request, aphelion::Entries{{encode(rekeyedBy(kept(), seat, m_minted.back().publicKey(), none))}});
    return done();
}

// From now on this seat is told another story than the others.
Reply Liar::split(Request& request) {
    const auto seat = static_cast<SeatNumber>(request.number("seat"));
    if (!request.ok())
        return bad();
    const std::size_t story = m_stories.size();
    m_stories.push_back(std::make_unique<Story>(m_stories.front()->journal(), kept().id()));
    m_toldTo[seat] = story;
    for (const auto& [number, peer] : std::map(m_peers))
        if (std::ranges::find(peer.seats, seat) != peer.seats.end())
            join(number, story);
    return {{"ok", true}, {"story", story}};
}

// A guest gives its ask the next number itself.
Reply Liar::numberMyself(Request& request) {
    const auto action = actionIn(0, Json::parse(request.text("line"), nullptr, false));
    if (!action)
        return bad();
    tell(request, aphelion::Entries{{encode(numberedByAuthor(kept(), askFor(kept(), self(), *action)))}});
    return done();
}

// One count for two asks.
Reply Liar::askTwice(Request& request) {
    const auto one = actionIn(0, Json::parse(request.text("line"), nullptr, false));
    const auto other = actionIn(0, Json::parse(request.text("other"), nullptr, false));
    if (!one || !other)
        return bad();
    for (const Action& action : {*one, *other})
        tell(request, aphelion::Please{encode(askFor(kept(), self(), action))});
    return done();
}

Reply Liar::sayUnsigned(Request& request) {
    const auto action = actionIn(0, Json::parse(request.text("line"), nullptr, false));
    if (!action)
        return bad();
    tell(request, aphelion::Entries{{encode(unsignedEntry(kept(), askFor(kept(), self(), *action)))}});
    return done();
}

} // namespace planetx
