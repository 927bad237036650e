#pragma once

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "qml/join/near_table.h"
#include "qml/shown/session_type.h"

namespace planetx {

// The tables near that are being gathered, for somebody who types a code.
class Nearby : public QObject {
    Q_OBJECT
    Q_PROPERTY(aphelion::Session* session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(bool looking READ looking WRITE setLooking NOTIFY changed)
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY changed)
    Q_PROPERTY(QVariantList tables READ tables NOTIFY changed)
    QML_ELEMENT

public:
    using QObject::QObject;
    ~Nearby() override;

    Session* session() const { return m_session; }
    void setSession(Session* session);

    // Whether it looks around just now. Nobody is asked for anything.
    bool looking() const { return m_looking; }
    void setLooking(bool looking);

    const QString& typed() const { return m_typed; }
    void setTyped(const QString& symbols); // as read so far

    // A table near was chosen: its symbols stand there. Whoever types or pastes the whole code after them has typed
    // them twice, and they count once.
    Q_INVOKABLE QString fillIn(const QString& lobby);
    Q_INVOKABLE QString read(const QString& text); // what is in the boxes now, as it is meant

    // NearTable, in the order in which they came up. Those of newer versions of the app are left out.
    QVariantList tables() const;

signals:
    void changed();

private:
    void follow();

    QPointer<Session> m_session;
    QPointer<aphelion::Vicinity> m_watched;
    bool m_looking = false;
    QString m_typed;
    QString m_given; // by a table near, and not typed again yet
};

} // namespace planetx
