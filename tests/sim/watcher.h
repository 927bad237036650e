#pragma once

#include "sim/phone.h"

namespace planetx::sim {

// What somebody wants, however often it is signed anew.
aphelion::Bytes wish(const aphelion::Body& body);

// Looks at every phone after everything it did and remembers what its people were told: nothing that was stored or
// acknowledged may vanish, nothing may come from nowhere, nothing may count twice.
class Watcher {
public:
    explicit Watcher(Scene& scene) : m_scene(scene) {}

    // Somebody of this phone asked for this, and it was stored.
    void asked(const Phone& phone, PlayerId who, const aphelion::Body& body);

    // Whether somebody has asked for exactly this before.
    bool wasAsked(PlayerId who, const aphelion::Body& body) const;

    // Somebody of this phone goes with others: what it wrote may cease to count until it has arrived with them.
    void followed(const Phone& phone) { m_seen[phone.name()].follows = true; }

    void look(Phone& phone);

    // How a game with liars has ended.
    void countEnd(const std::vector<std::unique_ptr<Phone>>& phones);

    // After the end: what everybody at a living phone has, and what is left of the others.
    void lookAtAll(const std::vector<std::unique_ptr<Phone>>& phones);

private:
    using Place = std::tuple<aphelion::PublicKey, std::uint32_t, aphelion::EntryNumber>; // of which host and epoch
    enum class Fortune : std::uint8_t { Asked, Entered, GivenUp, Lost };

    struct Wanted {
        int phone = 0;
        aphelion::SeatNumber who = 0;
        aphelion::Bytes body;
        Fortune fortune{};
    };
    struct Seen {
        std::vector<aphelion::Hash> log;
        std::size_t abandoned = 0;
        std::uint32_t epoch = 0;
        bool follows = false;
        std::map<Place, aphelion::Hash> placed;
        std::set<std::pair<std::uint32_t, aphelion::PublicKey>> twoStories; // in these epochs, of these hosts
    };

    void lookAtLog(const Phone& phone, Seen& seen);
    void lookAtAsks(Phone& phone);
    void lookAtLiar(const Phone& phone);
    void lookAtNames(const Phone& phone);
    void lookAtEntry(const Phone& phone, Seen& seen, std::size_t number);
    void lookAtAuthor(const Phone& phone, const aphelion::Entry& entry);
    void lookForThefts(const Phone& phone);
    bool isNamed(const aphelion::Log& log, const aphelion::Culprit& culprit) const;
    void follow(Wanted& wanted, Phone& phone, const std::set<aphelion::SeatNumber>& givenUp);
    void failAt(const Phone& phone, const std::string& what);
    void lookForTwins(const aphelion::Log& log);

    Scene& m_scene;
    std::vector<Wanted> m_wanted;
    std::map<int, Seen> m_seen;
    std::set<aphelion::Hash> m_entries; // all that were ever written, on whichever phone
    std::set<aphelion::PublicKey> m_honestKeys;
    std::set<std::pair<aphelion::PublicKey, aphelion::Bytes>> m_said; // with honest keys
    std::map<Place, aphelion::Hash> m_placed;                         // by honest hosts
};

} // namespace planetx::sim
