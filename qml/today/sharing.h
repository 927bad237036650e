#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace planetx {

// What leaves the app because somebody wants it to: a text for elsewhere, a picture to keep.
class Sharing : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    // Puts it on the clipboard.
    Q_INVOKABLE void copy(const QString& text) const;

    // Where a new picture of that name goes: a file in the person's folder for pictures that is not there yet. Empty if
    // there is no such folder.
    Q_INVOKABLE QString pictureFile(const QString& name) const;
};

} // namespace planetx
