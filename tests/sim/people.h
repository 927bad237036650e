#pragma once

#include "sim/watcher.h"

namespace planetx::sim {

// The people at a phone: what they do and decide when they look at it.
class People {
public:
    People(Scene& scene, Watcher& watcher) : m_scene(scene), m_watcher(watcher) {}

    // A moment at this phone.
    void look(Phone& phone);

private:
    void act(Phone& phone, PlayerId who);
    void decide(Phone& phone);
    void decideAboutSeats(Phone& phone, const aphelion::Company& company);
    void goBefore(Phone& phone);
    void say(Phone& phone, const aphelion::Input& what, const std::string& words);
    void letGo(Phone& phone);
    void letGo(Phone& phone, aphelion::SeatNumber seat);

    Scene& m_scene;
    Watcher& m_watcher;
    std::map<std::pair<int, aphelion::SeatNumber>, Milliseconds> m_missedSince; // at which phone, and who
};

} // namespace planetx::sim
