#include "qml/cues/cues.h"

namespace planetx {

void Cues::setApp(App* app) {
    if (app == m_app)
        return;
    m_app = app;
    emit appChanged();
}

bool Cues::canFeel() const { return m_app && m_app->handset().canFeel(); }

void Cues::give(cue::Moment moment) {
    sound(moment);
    feel(moment);
    emit given(moment);
}

void Cues::sound(cue::Moment moment) {
    if (!m_app || !m_app->inFront() || !m_app->preferences()->sound() || !cue::isHeard(moment))
        return;
    if (!m_app->handset().mayBeHeard())
        return;
    if (!m_speaker)
        m_speaker = platformSpeaker();
    m_speaker->play(moment);
}

void Cues::feel(cue::Moment moment) {
    if (m_app && m_app->inFront() && m_app->preferences()->haptics())
        m_app->handset().feel(cue::touch(moment));
}

} // namespace planetx
