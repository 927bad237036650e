#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace planetx {

// While it exists, a screen reader finds in a window with a sheet nothing but the uppermost sheet. Qt 6.4 would go on
// telling what lies under it. To be made before the window is shown: a window is described by whoever comes first.
class UppermostOnly : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit UppermostOnly(QObject* parent = nullptr);
    ~UppermostOnly() override;
};

} // namespace planetx
