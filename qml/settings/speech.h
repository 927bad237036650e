#pragma once

#include <QLocale>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "qml/settings/unbroken.h"

namespace planetx {

// The language the app speaks, and how it writes dates and numbers: the one that was chosen, or else the system's. A
// change is said at once by everything that is on the screen.
class Speech : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QString locale READ locale NOTIFY changed)
    Q_PROPERTY(bool keepsTogether READ keepsTogether WRITE setKeepsTogether NOTIFY changed)
    QML_ELEMENT

public:
    explicit Speech(QObject* parent = nullptr);
    ~Speech() override;

    const QString& language() const { return m_language; } // empty: the system's
    void setLanguage(const QString& language);
    QString locale() const { return m_locale.name(); }

    // No line ends between a sector and its number, or within a run. Tests read words as they are typed.
    bool keepsTogether() const { return m_words.keepTogether; }
    void setKeepsTogether(bool keeps);

    // The first of these languages that the app speaks, as en, fr or it.
    static QString spokenOf(const QStringList& wanted);

signals:
    void changed();

private:
    void speak();
    void sayAnew();

    QString m_language;
    QLocale m_locale;
    Phrases m_words;
};

} // namespace planetx
