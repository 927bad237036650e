#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace planetx {

// Links of this app that are followed in another one, or scanned by a camera, while this one runs. On phones the link
// that started the app comes this way too.
class Links : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit Links(QObject* parent = nullptr);
    ~Links() override;

    Q_INVOKABLE void open(const QUrl& link) { emit followed(link.toString()); }

signals:
    void followed(const QString& link);
};

} // namespace planetx
