#pragma once

#include "sim/phone.h"

#include <deque>

namespace planetx::sim {

// What a phone says whose people lie: its own engine, which is honest, keeps a table as everybody's does, and what it
// wants to say is bent; besides, the phone says whatever its keys can sign.
class Liar {
public:
    using Phones = std::vector<std::unique_ptr<Phone>>;
    using Send = std::function<void(Phone&, const aphelion::Output&)>;

    Liar(Scene& scene, const Phones& phones, Phone& phone, Send send)
        : m_scene(scene), m_phones(phones), m_phone(phone), m_send(std::move(send)) {}

    // What its engine wants to be done.
    void carryOut(const aphelion::Output& output);

    // Whether its engine is told of what happens.
    bool hears(const aphelion::Input& input);

    // Something of its own accord.
    void lie();

private:
    using Seat = aphelion::SeatNumber;
    using Words = std::vector<aphelion::Endorsement>;

    void bend(aphelion::PeerNumber to, const aphelion::Message& message);
    void send(aphelion::PeerNumber to, const aphelion::Message& message);
    void tell(const aphelion::Message& message);
    void tellEach(const std::vector<aphelion::Message>& some);
    void remember(const aphelion::Message& message);

    // Lies (lies.cpp).
    void forgeRaise();
    void forgeRekeying();
    void stealAgain();
    void forgeLending();
    void askTwice();
    void tellTwoStories();
    void sayFalsely();
    void speakForOthers();
    void placeItself();
    void takeFalsely();
    void releaseSomebody();
    void flood();
    void standElsewhere();
    void offerFalsely();
    void wantFalsely();
    void protestFalsely();
    void proveFalsely();

    // What they are made of (liar.cpp).
    const aphelion::Log& log() const { return *m_phone.kept().log(); }
    const aphelion::SigningKey& hostKey();
    const aphelion::SigningKey& freshKey();
    std::vector<std::pair<Seat, const aphelion::SigningKey*>> signers() const;
    using Part = std::function<aphelion::Bytes(Seat)>; // of what a seat signs
    Words words(const Part& part, bool carried);
    Words agreeing(const aphelion::Decision& decision, const aphelion::Seen& asOf);
    Seat anySeat();
    aphelion::Seen anySeen();
    aphelion::Moved anyMove(Seat seat);
    aphelion::Ask asked(Seat seat, const aphelion::SigningKey& key, aphelion::Body body, std::uint64_t ahead = 1);
    aphelion::Ask byHost(aphelion::Body body);
    aphelion::Message placed(const aphelion::Ask& ask);
    void writeOrTell(const aphelion::Ask& ask);

    Scene& m_scene;
    const Phones& m_phones;
    Phone& m_phone;
    Send m_send;
    std::vector<aphelion::PeerNumber> m_peers;
    std::deque<aphelion::Message> m_old;   // said or heard
    std::optional<bool> m_withholds;       // what others protest against
    std::vector<aphelion::Offer> m_offers; // made by this device
    std::vector<std::pair<aphelion::Offer, Words>> m_agreed;
    std::vector<std::pair<aphelion::Wanted, Words>> m_granted;
    std::vector<aphelion::Wanted> m_wanted;  // by this device
    std::deque<aphelion::SigningKey> m_made; // keys of its own making
};

// Whether a seat has ever had a key of a liar's.
bool isLiars(const Scene& scene, const aphelion::Log& log, aphelion::SeatNumber seat);

} // namespace planetx::sim
