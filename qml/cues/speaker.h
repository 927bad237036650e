#pragma once

#include "qml/cues/cue.h"

namespace planetx {

// What makes moments heard. It is asked only where something can be heard.
class Speaker {
public:
    virtual ~Speaker() = default;
    Speaker() = default;
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    virtual void play(cue::Moment moment) = 0;
};

// Through Qt Multimedia. Nothing of it is touched before something is played.
std::unique_ptr<Speaker> platformSpeaker();

} // namespace planetx
