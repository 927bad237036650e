#include "qml/app/patience.h"

#include <QCoreApplication>
#include <QEvent>
#include <QQuickItem>
#include <QQuickWindow>

namespace planetx {

namespace {

constexpr int frames = 2;   // the one that may be on its way, and the one that shows it
constexpr int unseen = 120; // milliseconds; where nothing is drawn, nobody waits to see it

} // namespace

// Lets nothing that people do reach a window. It outlives the page that wanted it.
class Patience::Deaf : public QObject {
public:
    Deaf() : QObject(QCoreApplication::instance()) {
        setObjectName("deaf");
        QCoreApplication::instance()->installEventFilter(this);
    }

    // Timers come after all that the window system has brought by then.
    void endSoon(Patience* whose) {
        QTimer::singleShot(1, this, [this, here = QPointer(whose)] {
            QCoreApplication::instance()->removeEventFilter(this); // deleted later, in nested loops much later
            deleteLater();
            if (here)
                here->end();
        });
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        switch (event->type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick:
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::KeyPress:
        case QEvent::KeyRelease:
        case QEvent::Wheel: return watched->isWindowType();
        case QEvent::Shortcut: return true;
        default: return false;
        }
    }
};

Patience::Patience(QObject* parent) : QObject(parent) {
    m_unseen.setSingleShot(true);
    m_unseen.setInterval(unseen);
    connect(&m_unseen, &QTimer::timeout, this, &Patience::go);
}

Patience::~Patience() {
    if (m_deaf)
        m_deaf->endSoon(nullptr);
}

void Patience::run(const QJSValue& work) {
    if (std::exchange(m_running, true))
        return;
    m_work = work;
    m_deaf = new Deaf;
    emit changed();
    waitForFrames();
}

void Patience::waitForFrames() {
    m_frames = 0;
    m_unseen.start();
    auto* item = qobject_cast<QQuickItem*>(parent());
    QQuickWindow* window = item ? item->window() : nullptr;
    if (!window)
        return;
    const auto swapped = [this, window] {
        if (++m_frames < frames)
            window->update();
        else
            go();
    };
    m_swap = connect(window, &QQuickWindow::frameSwapped, this, swapped, Qt::QueuedConnection);
    window->update();
}

// The page may go with what is done.
void Patience::go() {
    m_unseen.stop();
    disconnect(m_swap);
    if (!m_work.isCallable())
        return;
    QJSValue work = std::exchange(m_work, {});
    const QPointer<Patience> here(this);
    const QJSValue came = work.call();
    if (came.isError())
        qWarning("%s", qPrintable(came.toString()));
    if (here)
        m_deaf->endSoon(this);
}

void Patience::end() {
    m_deaf.clear();
    m_running = false;
    emit changed();
}

} // namespace planetx
