#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "qml/app/app.h"

namespace planetx {

// What leaves the app because somebody wants it to: a text for elsewhere, a picture to keep.
class Sharing : public QObject {
    Q_OBJECT
    Q_PROPERTY(planetx::App* app READ app WRITE setApp NOTIFY appChanged)
    QML_ELEMENT

public:
    using QObject::QObject;

    App* app() const { return m_app; }
    void setApp(App* app);

    // Gives it to the device: Handed where its system asks with whom, Copied where it lies on the clipboard now, or
    // Nothing. A file on a computer is simply where it was saved.
    Q_INVOKABLE QString share(const QString& text) const;
    Q_INVOKABLE QString shareFile(const QString& path) const;

    // Puts it on the clipboard.
    Q_INVOKABLE void copy(const QString& text) const;

    // Where a new picture of that name goes: a file in the person's folder for pictures that is not there yet. Empty if
    // there is no such folder.
    Q_INVOKABLE QString pictureFile(const QString& name) const;

signals:
    void appChanged();

private:
    QPointer<App> m_app;
};

} // namespace planetx
