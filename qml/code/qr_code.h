#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace planetx {

// A text as a QR code: the dark modules as an SVG path on a grid of `size` by `size`, without the quiet zone. Empty
// where the text does not fit.
class QrCode : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(int size READ size NOTIFY changed)
    Q_PROPERTY(QString path READ path NOTIFY changed)
    QML_ELEMENT

public:
    using QObject::QObject;

    const QString& text() const { return m_text; }
    void setText(const QString& text);
    int size() const { return m_size; }
    const QString& path() const { return m_path; }

signals:
    void changed();

private:
    QString m_text;
    QString m_path;
    int m_size = 0;
};

} // namespace planetx
