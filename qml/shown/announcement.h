#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace planetx {

// Tells those who listen instead of looking that something has come: whenever its text changes, an alert on the item
// that carries it, once, after everything else has changed too.
class Announcement : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickItem* item READ item WRITE setItem NOTIFY itemChanged REQUIRED)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)

public:
    using QObject::QObject;

    QQuickItem* item() const { return m_item; }
    void setItem(QQuickItem* item);
    QString text() const { return m_text; }
    void setText(const QString& text);

signals:
    void itemChanged();
    void textChanged();
    void said();

private:
    void say();

    QPointer<QQuickItem> m_item;
    QString m_text;
    QString m_said;
    bool m_due = false;
};

} // namespace planetx
