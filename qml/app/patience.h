#pragma once

#include <QJSValue>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace planetx {

// For what takes a while and holds up the screen meanwhile. First everybody sees that it was pressed, then it is done;
// what is tapped or typed until then meets nothing, also not what appears in the place of the button.
class Patience : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool running READ running NOTIFY changed)
    QML_ELEMENT

public:
    explicit Patience(QObject* parent = nullptr);
    ~Patience() override;

    bool running() const { return m_running; }

    // A function without arguments. While one is running, another is not begun.
    Q_INVOKABLE void run(const QJSValue& work);

signals:
    void changed();

private:
    class Deaf;

    void waitForFrames();
    void go();
    void end();

    bool m_running = false;
    QJSValue m_work;
    QPointer<Deaf> m_deaf;
    int m_frames = 0;
    QMetaObject::Connection m_swap;
    QTimer m_unseen;
};

} // namespace planetx
