#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "base/bytes.h"
#include "qml/shown/session_type.h"

namespace planetx {

// What this device's people chose in Settings: stored at once, for everybody at the device.
class Preferences : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY changed)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed)
    Q_PROPERTY(int leastTextSize READ leastTextSize CONSTANT)
    Q_PROPERTY(int mostTextSize READ mostTextSize CONSTANT)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY changed)
    Q_PROPERTY(bool haptics READ haptics WRITE setHaptics NOTIFY changed)
    Q_PROPERTY(bool lockOwnPhone READ lockOwnPhone WRITE setLockOwnPhone NOTIFY changed)
    Q_PROPERTY(QString botPace READ botPace WRITE setBotPace NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    QML_ELEMENT
    QML_UNCREATABLE("App has them")

public:
    using QObject::QObject;

    // Reads what is stored there; without a session, the defaults.
    void read(Session* session);

    const QString& language() const { return m_chosen.language; } // empty: the system's
    void setLanguage(const QString& language) { choose(&Chosen::language, language); }
    const QString& theme() const { return m_chosen.theme; } // dark, light, red
    void setTheme(const QString& theme) { choose(&Chosen::theme, theme); }
    bool highContrast() const { return m_chosen.highContrast; }
    void setHighContrast(bool on) { choose(&Chosen::highContrast, on); }
    int textSize() const { return m_chosen.textSize; } // per cent
    void setTextSize(int percent) { choose(&Chosen::textSize, std::clamp(percent, leastTextSize(), mostTextSize())); }
    static int leastTextSize() { return 100; }
    static int mostTextSize() { return 200; }
    bool reducedMotion() const { return m_chosen.reducedMotion; }
    void setReducedMotion(bool on) { choose(&Chosen::reducedMotion, on); }
    bool sound() const { return m_chosen.sound; }
    void setSound(bool on) { choose(&Chosen::sound, on); }
    bool haptics() const { return m_chosen.haptics; }
    void setHaptics(bool on) { choose(&Chosen::haptics, on); }
    bool lockOwnPhone() const { return m_chosen.lockOwnPhone; }
    void setLockOwnPhone(bool on) { choose(&Chosen::lockOwnPhone, on); }
    const QString& botPace() const { return m_botPace; } // quick, normal, slow
    void setBotPace(const QString& pace);
    const QString& trouble() const { return m_trouble; } // why the last choice could not be stored

signals:
    void changed();

private:
    struct Chosen {
        QString language;
        QString theme = QStringLiteral("dark");
        int textSize = 100;
        bool reducedMotion = false;
        bool sound = false; // others at the table did not choose it
        bool haptics = true;
        bool lockOwnPhone = false;
        bool highContrast = false;
    };

    static Chosen chosenIn(aphelion::ByteView stored);

    template <typename T>
    void choose(T Chosen::* what, const T& value) {
        if (m_chosen.*what == value)
            return;
        m_chosen.*what = value;
        store();
    }
    void store();

    Chosen m_chosen;
    QString m_botPace = QStringLiteral("normal"); // kept by itself, so that the others stay as they are
    QPointer<Session> m_session;
    QString m_trouble;
};

} // namespace planetx
