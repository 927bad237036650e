#pragma once

#include <QColor>
#include <QObject>
#include <QtQml/qqmlparserstatus.h>
#include <QtQml/qqmlregistration.h>

namespace planetx {

// What an Android phone shows above and below the app: its bars stand on the theme's colours, so that a red night stays
// red to the edge. Elsewhere it does nothing.
class SystemBars : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    Q_PROPERTY(QColor top MEMBER m_top NOTIFY changed)
    Q_PROPERTY(QColor bottom MEMBER m_bottom NOTIFY changed)
    Q_PROPERTY(bool light MEMBER m_light NOTIFY changed) // whether their signs have to be dark
    QML_ELEMENT

public:
    explicit SystemBars(QObject* parent = nullptr);

    void classBegin() override {}
    void componentComplete() override;

signals:
    void changed();

private:
    void paint() const;

    QColor m_top;
    QColor m_bottom;
    bool m_light = false;
};

} // namespace planetx
