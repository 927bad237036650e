#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace planetx {

// Whether the app is used by keyboard at the moment, or by a finger or a mouse: whatever came last.
class LastInput : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool byKeys READ byKeys NOTIFY changed)
    QML_ELEMENT

public:
    explicit LastInput(QObject* parent = nullptr);

    bool byKeys() const { return m_byKeys; }

signals:
    void changed();

private:
    bool eventFilter(QObject* watched, QEvent* event) override;

    bool m_byKeys = false;
};

} // namespace planetx
