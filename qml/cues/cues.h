#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "qml/app/app.h"
#include "qml/cues/speaker.h"

namespace planetx {

// The one place to which pages tell that a moment has come. It is heard and felt as far as Settings and the device
// allow it, and only while the app is in front.
class Cues : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::App* app READ app WRITE setApp NOTIFY appChanged)
    Q_PROPERTY(bool canFeel READ canFeel NOTIFY appChanged)
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Cues(QObject* parent = nullptr) : QObject(parent) {}

    App* app() const { return m_app; }
    void setApp(App* app);
    void setSpeaker(std::unique_ptr<Speaker> speaker) {
        m_speaker = std::move(speaker);
    } // the platform's if there is none

    bool canFeel() const;

    Q_INVOKABLE void give(planetx::cue::Moment moment);

    // Half of it, as an example.
    Q_INVOKABLE void sound(planetx::cue::Moment moment);
    Q_INVOKABLE void feel(planetx::cue::Moment moment);

signals:
    void appChanged();
    void given(planetx::cue::Moment moment);

private:
    QPointer<App> m_app;
    std::unique_ptr<Speaker> m_speaker;
};

} // namespace planetx
