#include "sim/liar.h"

#include "planetx/rules/encoding.h"
#include "planetx/play/moves.h"
#include "sim/whims.h"

#include <algorithm>

namespace planetx::sim {

using namespace aphelion;

namespace {

constexpr std::size_t mostOld = 40;

} // namespace

bool isLiars(const Scene& scene, const Log& log, SeatNumber seat) {
    return (log.hasSeat(seat) && scene.lyingKeys.contains(log.seats()[static_cast<std::size_t>(seat)].key)) ||
           std::ranges::any_of(log.takeovers(), [&](const Takeover& one) {
               return one.seat == seat && scene.lyingKeys.contains(one.before);
           });
}

void Liar::remember(const Message& message) {
    m_old.push_back(message);
    if (m_old.size() > mostOld)
        m_old.pop_front();
    if (const auto* agreed = std::get_if<Agreed>(&message); agreed != nullptr && !agreed->endorsements.empty())
        for (const Offer& offer : m_offers)
            if (offer.host == agreed->host)
                m_agreed.emplace_back(offer, agreed->endorsements);
    if (const auto* granted = std::get_if<Granted>(&message); granted != nullptr && !granted->words.empty())
        for (const Wanted& wanted : m_wanted)
            if (wanted.decision == granted->decision)
                m_granted.emplace_back(wanted, granted->words);
}

bool Liar::hears(const Input& input) {
    if (const auto* joined = std::get_if<Joined>(&input))
        m_peers.push_back(joined->peer);
    if (const auto* left = std::get_if<Left>(&input))
        std::erase(m_peers, left->peer);
    const auto* said = std::get_if<Said>(&input);
    if (said == nullptr)
        return true;
    remember(said->message);
    if (!m_withholds)
        m_withholds = m_scene.oneIn(2);
    if (*m_withholds && std::holds_alternative<Protest>(said->message)) {
        ++m_scene.figures.lies;
        return false;
    }
    if (!m_scene.chance(m_scene.fate.lies))
        return true;
    ++m_scene.figures.lies;
    if (const auto* please = std::get_if<Please>(&said->message))
        if (const auto ask = decodeAsk(please->ask); ask && ask->author)
            send(said->peer, NotWritten{*ask->author, ask->counter, static_cast<LogFault>(m_scene.rng.below(17))});
    return false; // as if it had not
}

void Liar::carryOut(const Output& output) {
    const auto* say = std::get_if<Say>(&output);
    if (say == nullptr)
        return m_send(m_phone, output);
    remember(say->message);
    if (const auto* offer = std::get_if<Offer>(&say->message))
        m_offers.push_back(*offer);
    if (const auto* wanted = std::get_if<Wanted>(&say->message); wanted != nullptr && wanted->decision)
        m_wanted.push_back(*wanted);
    if (!m_scene.chance(m_scene.fate.lies))
        return m_send(m_phone, output);
    ++m_scene.figures.lies;
    bend(say->to, say->message);
}

// Withheld, late, twice, in another order, or another one.
void Liar::bend(PeerNumber to, const Message& message) {
    switch (m_scene.rng.below(6)) {
    case 0: return;
    case 1: return m_scene.agenda.in(m_scene.upTo(Milliseconds(8'000)), [this, to, message] { send(to, message); });
    case 2: send(to, message); return send(to, message);
    case 3: return send(to, m_old[m_scene.rng.below(m_old.size())]);
    default: break;
    }
    Message bent = message;
    if (auto* some = std::get_if<Entries>(&bent); some != nullptr && !some->entries.empty()) {
        m_scene.rng.shuffle(some->entries);
        if (m_scene.oneIn(2))
            some->entries.pop_back();
    }
    if (auto* here = std::get_if<Here>(&bent); here != nullptr && m_phone.hasTable())
        here->head = anySeen();
    if (auto* agreed = std::get_if<Agreed>(&bent); agreed != nullptr && !agreed->endorsements.empty())
        agreed->endorsements.push_back(agreed->endorsements.front());
    send(to, bent);
}

void Liar::send(PeerNumber to, const Message& message) {
    if (m_phone.isOn())
        m_send(m_phone, Say{to, message});
}

void Liar::tell(const Message& message) {
    ++m_scene.figures.lies;
    if (!m_peers.empty())
        send(m_scene.rng.pick(m_peers), message);
}

// Each to somebody else, or all to all.
void Liar::tellEach(const std::vector<Message>& some) {
    const bool all = m_scene.oneIn(3);
    auto peers = m_peers;
    m_scene.rng.shuffle(peers);
    for (std::size_t i = 0; i < some.size(); ++i)
        for (std::size_t j = 0; j < peers.size(); ++j)
            if (all || j % some.size() == i) {
                ++m_scene.figures.lies;
                send(peers[j], some[i]);
            }
}

const SigningKey& Liar::freshKey() {
    Bytes seed(SigningKey::seedSize);
    std::ranges::generate(seed, [this] { return static_cast<std::uint8_t>(m_scene.rng.next()); });
    m_made.emplace_back(seed);
    m_scene.lyingKeys.insert(m_made.back().publicKey());
    return m_made.back();
}

const SigningKey& Liar::hostKey() {
    const SigningKey* own = m_phone.kept().key(std::nullopt);
    return own != nullptr ? *own : m_made.empty() || m_scene.oneIn(4) ? freshKey() : m_made.front();
}

// Of all liars at the table, with the keys that they have stolen.
std::vector<std::pair<Liar::Seat, const SigningKey*>> Liar::signers() const {
    std::vector<std::pair<Seat, const SigningKey*>> all;
    const auto& seats = log().seats();
    for (Seat seat = 0; seat < log().seatCount(); ++seat) {
        const SigningKey* found = nullptr;
        for (const SigningKey& made : m_made)
            if (made.publicKey() == seats[seat].key)
                found = &made;
        for (const auto& phone : m_phones)
            if (m_scene.lies(phone->name()) && phone->isRunning() && phone->hasTable())
                if (const SigningKey* key = phone->kept().key(seat);
                    key != nullptr && key->publicKey() == seats[seat].key)
                    found = key;
        if (found != nullptr)
            all.emplace_back(seat, found);
    }
    return all;
}

// Its own, perhaps twice, or as if they were somebody else's.
Liar::Words Liar::words(const Part& part, bool carried) {
    Words words;
    for (const auto& [seat, key] : signers()) {
        words.push_back({seat, key->sign(part(seat)), carried});
        if (m_scene.oneIn(4))
            words.push_back(words.back());
        if (m_scene.oneIn(4))
            words.push_back({anySeat(), key->sign(part(seat)), carried});
    }
    return words;
}

Liar::Words Liar::agreeing(const Decision& decision, const Seen& asOf) {
    return words([&](Seat seat) { return agreedPart(log().table(), log().epoch(), decision, asOf, seat); }, false);
}

Liar::Seat Liar::anySeat() { return static_cast<Seat>(m_scene.rng.below(log().seats().size() + 1)); }

Seen Liar::anySeen() {
    Seen seen = log().seen(m_scene.rng.below(log().nextNumber()));
    if (m_scene.oneIn(4))
        seen.hash[0] ^= 1;
    if (m_scene.oneIn(8))
        seen.number += m_scene.rng.below(1000);
    return seen;
}

// What the rules allow, or what is not so.
Moved Liar::anyMove(Seat seat) {
    const KeptTable& kept = m_phone.kept();
    const PublicGame& game = tableOf(kept).game();
    const auto who = static_cast<PlayerId>(seat);
    Seal seal{};
    std::ranges::generate(seal, [this] { return static_cast<std::uint8_t>(m_scene.rng.next()); });
    if (m_scene.oneIn(4))
        return {planetx::encode(Event(Located{who, true})), {seal}, {}};
    for (const planetx::Due& next : due(game.board))
        if (const auto* turnUp = std::get_if<TurnUpDue>(&next))
            return {planetx::encode(Event(TheoryTurnedUp{turnUp->token, m_scene.rng.pick(allObjects), true})),
                    {},
                    {Opening{{1}, seal}}};
    // For a seat that nobody has, what the last player would like to do.
    const PlayerId playing = std::min(who, static_cast<PlayerId>(game.board.players.size()) - 1);
    for (int tries = 0; tries < 5; ++tries) {
        const Action action = whim(m_scene.rng, m_scene.sky, game.board, playing, m_scene.oneIn(4));
        if (!refusal(game.board, Hand{}, who, action))
            return intend(game, tableOf(kept).oracle(), who, action, [&] { return seal; }).move;
    }
    return {planetx::encode(Event(Targeted{who, 1})), {}, {}};
}

Ask Liar::asked(Seat seat, const SigningKey& key, Body body, std::uint64_t ahead) {
    return signedBy(key, log().table(),
                    {log().epoch(), seat, log().counter(seat) + ahead, log().head(), std::move(body), {}});
}

Ask Liar::byHost(Body body) {
    const auto counter = log().counter(std::nullopt) + 1 + m_scene.rng.below(2);
    return signedBy(hostKey(), log().table(),
                    {log().epoch(), std::nullopt, counter, log().head(), std::move(body), {}});
}

// As the next entry, with the word of its own host's key, be it the host's or not.
Message Liar::placed(const Ask& ask) {
    return Entries{{encode(placedBy(hostKey(), log().table(), {log().nextNumber(), log().head().hash, ask}))}};
}

// Into its own log, as the host, or only to others.
void Liar::writeOrTell(const Ask& ask) {
    if (m_phone.company().host && m_scene.oneIn(2)) {
        ++m_scene.figures.lies;
        (void)m_phone.kept().write(ask);
        m_phone.give(Changed{});
    } else if (ask.author && !m_phone.company().host && m_scene.oneIn(2)) {
        tell(Please{encode(ask)});
    } else {
        tellEach({placed(ask)});
    }
}

} // namespace planetx::sim
