#include "qml/app/system_bars.h"

#ifdef Q_OS_ANDROID
#include <QJniObject>
#endif

namespace planetx {

SystemBars::SystemBars(QObject* parent) : QObject(parent) {}

void SystemBars::componentComplete() {
    connect(this, &SystemBars::changed, this, &SystemBars::paint);
    paint();
}

void SystemBars::paint() const {
#ifdef Q_OS_ANDROID
    QJniObject::callStaticMethod<void>("org/aphelion/app/AphelionActivity", "paintBars", "(IIZ)V",
                                       static_cast<jint>(m_top.rgba()), static_cast<jint>(m_bottom.rgba()),
                                       static_cast<jboolean>(m_light));
#endif
}

} // namespace planetx
