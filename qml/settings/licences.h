#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace planetx {

// Somebody else's work in the app.
struct Licence {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString file MEMBER file)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString licence MEMBER licence)

public:
    QString file;
    QString name;
    QString licence;
    bool operator==(const Licence&) const = default;
};

// Whose work is in the app, under which licence, with the texts that the licences ask to be shown.
class Licences : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariantList all READ all CONSTANT)
    QML_ELEMENT

public:
    using QObject::QObject;

    static QVariantList all(); // Licence
    Q_INVOKABLE QString text(const QString& file) const;
};

} // namespace planetx
