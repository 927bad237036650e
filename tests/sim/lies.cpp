#include "sim/liar.h"

#include "planetx/rules/encoding.h"

#include <array>

// The lies of a liar, one by one.

namespace planetx::sim {

using namespace aphelion;

void Liar::lie() {
    using Lie = void (Liar::*)();
    static constexpr std::array<Lie, 17> lies{&Liar::forgeRaise,      &Liar::forgeRekeying,  &Liar::stealAgain,
                                              &Liar::forgeLending,    &Liar::askTwice,       &Liar::tellTwoStories,
                                              &Liar::sayFalsely,      &Liar::speakForOthers, &Liar::placeItself,
                                              &Liar::releaseSomebody, &Liar::flood,          &Liar::standElsewhere,
                                              &Liar::offerFalsely,    &Liar::wantFalsely,    &Liar::protestFalsely,
                                              &Liar::proveFalsely,    &Liar::takeFalsely};
    if (m_phone.isOn() && m_phone.hasTable())
        (this->*lies[m_scene.rng.below(lies.size())])();
}

// A new epoch, from now or from the past, with its own words, or with those that others gave another time.
void Liar::forgeRaise() {
    const SigningKey& key = hostKey();
    const Seen from = m_scene.oneIn(2) ? log().head() : log().seen(m_scene.rng.below(log().nextNumber()));
    const auto epoch = log().entries()[from.number].ask.epoch + 1;
    Raise raise{epoch, key.publicKey(), from, m_scene.oneIn(5) ? std::optional(log().head()) : std::nullopt};
    Words given;
    if (!m_agreed.empty() && m_scene.oneIn(2))
        std::tie(raise, given) = m_scene.rng.pick(m_agreed);
    if (raise.from.number >= log().nextNumber())
        return;
    const bool carried = m_scene.oneIn(2);
    const auto part = [&](Seat seat) { return endorsedPart(log().table(), raise, seat, carried); };
    for (const Endorsement& own : words(part, carried))
        given.push_back(own);
    const Ask ask = signedBy(key, log().table(),
                             {raise.epoch,
                              std::nullopt,
                              log().counter(std::nullopt) + 1,
                              raise.from,
                              EpochRaised{key.publicKey(), given, raise.leaves},
                              {}});
    tellEach({Entries{{encode(placedBy(key, log().table(), {raise.from.number + 1, raise.from.hash, ask}))}}});
}

// Somebody's seat gets a key of its own making, or somebody else's; its own seat, too, to be excused.
void Liar::forgeRekeying() {
    const Seat seat = anySeat();
    const PublicKey key = m_scene.oneIn(4) ? m_scene.rng.pick(log().seats()).key : freshKey().publicKey();
    Wanted wanted{Rekeying{seat, key}, m_scene.oneIn(2) ? log().head() : anySeen()};
    Words given;
    if (!m_granted.empty() && m_scene.oneIn(2))
        std::tie(wanted, given) = m_scene.rng.pick(m_granted);
    for (const Endorsement& own : agreeing(*wanted.decision, wanted.asOf))
        given.push_back(own);
    const Consent consent{wanted.asOf, given};
    if (const auto* rekeying = std::get_if<Rekeying>(&*wanted.decision))
        writeOrTell(byHost(aphelion::SeatRekeyed{rekeying->seat, rekeying->key,
                                                 m_scene.oneIn(3) ? Carried::ByHost : Carried::Elsewhere, consent}));
    else
        writeOrTell(byHost(aphelion::SeatLent{seatOf(*wanted.decision), consent}));
}

// A seat that it has the key of goes on with another one, as if its player had wanted that.
void Liar::stealAgain() {
    const auto own = signers();
    if (own.empty())
        return;
    const auto& [seat, key] = m_scene.rng.pick(own);
    const Rekeying decision{seat, freshKey().publicKey()};
    const auto part = agreedPart(log().table(), log().epoch(), decision, log().head(), seat);
    writeOrTell(byHost(
        aphelion::SeatRekeyed{seat, decision.key, Carried::Elsewhere, {log().head(), {{seat, key->sign(part)}}}}));
}

// To play the own seat twice, or to have it spoken for.
void Liar::forgeLending() {
    const auto own = signers();
    const Lending decision{own.empty() || m_scene.oneIn(2) ? anySeat() : m_scene.rng.pick(own).first};
    writeOrTell(byHost(aphelion::SeatLent{decision.seat, {log().head(), agreeing(decision, log().head())}}));
}

// Two asks with one count.
void Liar::askTwice() {
    const auto own = signers();
    if (own.empty())
        return;
    const auto& [seat, key] = m_scene.rng.pick(own);
    const std::uint64_t ahead = 1 + m_scene.rng.below(2);
    const Ask one = asked(seat, *key, anyMove(seat), ahead);
    const Ask other = asked(seat, *key, anyMove(seat), ahead);
    if (m_scene.oneIn(2))
        tellEach({Please{encode(one)}, Please{encode(other)}});
    else
        tellEach({placed(one), placed(other)});
}

// To one this, to another that. What comes after it is bent by itself: its engine has a third story, or one of these.
void Liar::tellTwoStories() {
    const auto own = signers();
    const Seat seat = own.empty() ? anySeat() : m_scene.rng.pick(own).first;
    std::vector<Ask> asks{byHost(aphelion::SeatReleased{anySeat()}), byHost(aphelion::SeatReleased{anySeat()})};
    for (const auto& [mine, key] : own)
        if (mine == seat)
            asks.push_back(asked(seat, *key, anyMove(seat)));
    m_scene.rng.shuffle(asks);
    tellEach({placed(asks[0]), placed(asks[1])});
    if (m_phone.company().host && m_scene.oneIn(2)) {
        (void)m_phone.kept().write(asks[0]);
        m_phone.give(Changed{});
    }
}

// Found Planet X over a seal of nothing, turned up what was not sealed, or was not asked.
void Liar::sayFalsely() {
    for (const auto& [seat, key] : signers())
        writeOrTell(asked(seat, *key, anyMove(seat), 1 + m_scene.rng.below(3)));
}

// In the name of others: with its own key, or as the host, as if a bot played there.
void Liar::speakForOthers() {
    const Seat seat = anySeat();
    Ask ask{log().epoch(), seat, log().counter(seat) + 1, log().head(), anyMove(seat), {}};
    ask.byHost = m_scene.oneIn(2);
    writeOrTell(signedBy(hostKey(), log().table(), ask));
}

// A guest that numbers its own asks.
void Liar::placeItself() {
    for (const auto& [seat, key] : signers()) {
        const Entry entry{log().nextNumber(), log().head().hash, asked(seat, *key, anyMove(seat))};
        tellEach({Entries{{encode(placedBy(*key, log().table(), entry))}}});
    }
}

// With somebody else's key, as if the host carried them.
void Liar::takeFalsely() {
    aphelion::SeatTaken taken = m_scene.rng.pick(log().opened().seats);
    taken.carried = Carried::ByHost;
    writeOrTell(byHost(std::move(taken)));
}

void Liar::releaseSomebody() {
    if (m_scene.oneIn(10))
        writeOrTell(byHost(aphelion::SeatReleased{anySeat()}));
    else
        tellEach({placed(byHost(aphelion::SeatReleased{anySeat()}))});
}

void Liar::flood() {
    for (std::uint64_t left = 10 + m_scene.rng.below(90); left > 0 && !m_old.empty(); --left)
        tell(m_old[m_scene.rng.below(m_old.size())]);
}

void Liar::standElsewhere() {
    Here here{static_cast<std::uint32_t>(m_scene.rng.below(3)), anySeen(), {}};
    for (const auto& [seat, key] : signers())
        here.proofs.push_back({anySeat(), key->sign(provenPart(log().table(), Hash{1}, seat))});
    if (m_scene.oneIn(3))
        tell(Have{anySeen()});
    else
        tell(here);
}

void Liar::offerFalsely() {
    const bool back = m_scene.oneIn(3);
    const Offer offer{log().epoch() + 1, hostKey().publicKey(), back ? anySeen() : log().head(),
                      back ? std::optional(log().head()) : std::nullopt};
    m_offers.push_back(offer);
    tellEach({offer});
    for (const Offer& old : std::vector(m_offers))
        if (m_scene.oneIn(4))
            tell(Agreed{old.host,
                        words([&](Seat seat) { return endorsedPart(log().table(), old, seat, false); }, false)});
}

// People are asked for somebody's seat. Those who believe it give it away.
void Liar::wantFalsely() {
    const Seat seat = anySeat();
    const Decision decision =
        m_scene.oneIn(3) ? Decision(Lending{seat}) : Decision(Rekeying{seat, freshKey().publicKey()});
    if (m_scene.oneIn(2))
        return m_phone.give(Propose{decision});
    m_wanted.push_back({decision, m_scene.oneIn(2) ? log().head() : anySeen()});
    tellEach({m_wanted.back()});
    tell(Granted{decision, agreeing(decision, log().head())});
}

void Liar::protestFalsely() {
    const auto own = signers();
    const Seat seat = anySeat();
    const Seen rekeyed = log().takeovers().empty() ? anySeen() : log().seen(m_scene.rng.pick(log().takeovers()).entry);
    if (own.empty())
        return;
    const auto signature = m_scene.rng.pick(own).second->sign(protestedPart(log().table(), seat, rekeyed));
    if (m_scene.oneIn(2))
        tell(Protest{seat, rekeyed, signature});
    else
        writeOrTell(byHost(Protested{seat, rekeyed.number, signature}));
}

// Evidence against others, signed by itself, or true evidence against itself, again and again.
void Liar::proveFalsely() {
    const auto own = signers();
    const Entry& entry = m_scene.rng.pick(log().entries());
    TwoEntries two{entry.ask.epoch, entry.number, {hashOf(entry), entry.place}, {Hash{1}, {}}};
    two.other.place = hostKey().sign(placedPart(log().table(), two.epoch, two.number, two.other.entry));
    tell(Proven{encode(Evidence(two))});
    if (own.empty())
        return tell(Proven{{1, 2, 3}});
    const auto& [seat, key] = m_scene.rng.pick(own);
    const Seat named = m_scene.oneIn(2) ? seat : anySeat();
    for (std::uint64_t i = 0; i < 6; ++i) {
        Ask ask = asked(named, *key, anyMove(seat), 1 + i);
        ask.epoch += static_cast<std::uint32_t>(m_scene.rng.below(3));
        const Ask one = signedBy(*key, log().table(), ask);
        ask.body = Moved{{1}, {}, {}};
        tell(Proven{encode(Evidence(TwoAsks{one, signedBy(*key, log().table(), ask)}))});
    }
}

} // namespace planetx::sim
