#pragma once

#include "sim/air.h"

namespace planetx::sim {

// Everything bad that happens in a game, each kind at its own pace, until the scene is quiet.
class Misfortunes {
public:
    using Phones = std::vector<std::unique_ptr<Phone>>;
    using NewPhone = std::function<Phone&()>;

    Misfortunes(Scene& scene, Air& air, Phones& phones, NewPhone newPhone)
        : m_scene(scene), m_air(air), m_phones(phones), m_newPhone(std::move(newPhone)) {}

    void begin();

    // The device is off at once; it comes back later.
    void crash(Phone& phone);

    // Everybody who can comes back.
    void end();

private:
    void every(Milliseconds mean, std::function<void()> what);
    Phone* anyRunning();
    void pause(Phone& phone);
    void die(Phone& phone);
    void part();
    void changeSeats(Phone& host);
    void takeLate(Phone& host);
    void moveOut(Phone& host);
    void lend(Phone& host);
    Expected newcomer();
    void letIn(const Phone& host, const aphelion::Decision& asked, const Expected& one);

    Scene& m_scene;
    Air& m_air;
    Phones& m_phones;
    NewPhone m_newPhone;
};

} // namespace planetx::sim
