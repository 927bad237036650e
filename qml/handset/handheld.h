#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "qml/app/app.h"

namespace planetx {

// Tells the device what goes on in the app: its screen stays on while a game is played before somebody's eyes, and
// nobody takes a picture of what only one player may see. After the end nothing is private any more.
class Handheld : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::App* app READ app WRITE setApp NOTIFY appChanged REQUIRED)
    QML_ELEMENT

public:
    using QObject::QObject;

    App* app() const { return m_app; }
    void setApp(App* app);

signals:
    void appChanged();

private:
    void follow();

    QPointer<App> m_app;
    bool m_awake = false;
    bool m_private = false;
};

} // namespace planetx
