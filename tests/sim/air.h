#pragma once

#include "sim/phone.h"

namespace planetx::sim {

// The space between the phones: finds who can talk to whom, carries fragments and does to them what weather does.
class Air {
public:
    Air(Scene& scene, std::vector<std::unique_ptr<Phone>>& phones) : m_scene(scene), m_phones(phones) {}

    // Lets phones find each other, again and again.
    void seek();

    // As a phone's engine wishes.
    void carryOut(Phone& from, const aphelion::Output& output);

    // A link breaks; each end may be told or find out by itself.
    void cutOne();

    // From now on some phones are out of reach of the others.
    void part(std::uint32_t group);

    // A phone is gone with all its links, or has slept for a while.
    void lose(const Phone& phone);
    void wake(Phone& phone);

private:
    struct End {
        Phone* phone = nullptr;
        std::optional<aphelion::Peer> peer;
        Milliseconds readyAt{};
        Milliseconds wakeAt = Milliseconds::max();
        bool isOpen = false;   // the channel
        bool isPumped = false; // the next fragment goes when the radio is ready
    };
    struct Line {
        std::array<End, 2> ends; // the central's first
    };
    using Number = aphelion::PeerNumber;

    bool areApart(const Phone& one, const Phone& other) const;
    bool areLinked(const Phone& one, const Phone& other) const;
    bool mayCall(const Phone& central, const Phone& peripheral) const;
    void link(Phone& central, Phone& peripheral);
    void pump(Number number, int side);
    void carry(Number number, int to, aphelion::Bytes fragment);
    void arrive(Number number, int side, aphelion::ByteView fragment);
    void wait(Number number, int side);
    void happened(Number number, int side, std::vector<aphelion::Happening> happenings);
    void open(Number number, int side, const aphelion::Established& established);
    void close(Number number, int side);
    void leaveOthers(Phone& phone);
    bool isFromLiar(Number number, int side) const;
    void hangUp(Phone& from, const aphelion::Drop& drop);
    End* end(Number number, int side);
    std::vector<std::pair<Number, int>> endsOf(const Phone& phone) const;

    Scene& m_scene;
    std::vector<std::unique_ptr<Phone>>& m_phones;
    std::map<Number, Line> m_lines;
    Number m_next = 1;
    std::uint32_t m_group = 0;
};

} // namespace planetx::sim
