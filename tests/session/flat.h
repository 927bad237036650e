#pragma once

#include <QtTest>

#include "session/own_device.h"

namespace planetx {

// Two real devices with files, PINs and notes, and every datagram between them.
struct Flat {
    std::shared_ptr<aphelion::LoopbackEther> ether = std::make_shared<aphelion::LoopbackEther>();
    std::array<OwnDevice, 2> devices{OwnDevice(1, ether), OwnDevice(2, ether)};
    std::vector<aphelion::Bytes> heard;

    Flat() {
        for (OwnDevice& device : devices) {
            if (device.switchOn())
                qFatal("a vault does not open");
            QObject::connect(&device.air(), &aphelion::Air::found, &device.air(), [this](aphelion::Link* link) {
                QObject::connect(link, &aphelion::Link::received, link,
                                 [this](const aphelion::Bytes& datagram) { heard.push_back(datagram); });
            });
        }
    }

    Session& operator[](std::size_t i) { return devices[i].session(); }
    static std::string pin(int number) { return "canary-pin-" + std::to_string(number); }

    NewSeat somebody(int number) {
        const std::string name = "Player " + std::to_string(number);
        auto& vault = (*this)[static_cast<std::size_t>(number)].vault();
        const auto id = vault.addPlayer(name, {}, aphelion::viewOf(pin(number)));
        return {name, *id, {static_cast<Season>(number), Level::Beginner, number}, {}};
    }

    void gather(const GameCode& code) {
        NewTable wanted{code};
        wanted.seats.push_back(somebody(0));
        wanted.order = {0, 1};
        (*this)[0].invite(code);
        (*this)[1].join(code, {somebody(1)});
        QTRY_COMPARE((*this)[0].meeting().guests().size(), std::size_t{1});
        QVERIFY(!(*this)[0].admit((*this)[0].meeting().guests().front().number));
        QTRY_COMPARE((*this)[1].meeting().stage(), aphelion::Meeting::Stage::Inside);
        const aphelion::SeatTaken guest = (*this)[0].meeting().guests().front().seats.front();
        wanted.seats.push_back({guest.name, {}, *decodeWish(guest.wish), guest.key});
        QVERIFY(!(*this)[0].begin(wanted));
        QTRY_VERIFY((*this)[1].table() != nullptr);
        for (const PlayerId who : {0, 1})
            QVERIFY(!(*this)[static_cast<std::size_t>(who)].sitDown(who, aphelion::viewOf(pin(who))));
    }

    // The player does something, and both devices have heard of it.
    void act(PlayerId who, const Action& action) {
        Session& session = (*this)[static_cast<std::size_t>(who)];
        const auto before = tableOf(*session.table()).log().nextNumber();
        QVERIFY(planetx::ask(session, action).ok());
        for (Session* each : {&(*this)[0], &(*this)[1]})
            QTRY_VERIFY(tableOf(*each->table()).log().nextNumber() > before);
    }
};

} // namespace planetx
