#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "qml/shown/session_type.h"

namespace planetx {

// What can be done on this device when other devices cannot be found.
class AirRemedy : public QObject {
    Q_OBJECT
    Q_PROPERTY(aphelion::Session* session MEMBER m_session NOTIFY changed)
    Q_PROPERTY(bool hasSettings READ hasSettings CONSTANT)
    Q_PROPERTY(QString command READ command CONSTANT)
    QML_ELEMENT

public:
    using QObject::QObject;

    static bool hasSettings(); // whether the system's settings can be opened from here
    static QString command();  // that gives this program the rights it lacks on Linux

    Q_INVOKABLE void allow();        // the person is asked once more
    Q_INVOKABLE void openSettings(); // of the system, as near to this app's rights as can be
    Q_INVOKABLE void copyCommand();

signals:
    void changed();

private:
    QPointer<Session> m_session;
};

} // namespace planetx
