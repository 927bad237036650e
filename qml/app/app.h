#pragma once

#include <QObject>
#include <QPointer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "qml/app/app_values.h"
#include "qml/lobby/lobby_form.h"
#include "qml/settings/preferences.h"

#include "device/keychain/open_vault.h"
#include "handset/handset.h"

namespace planetx {

// The app on this device: opens its vault, has the session, and knows the tables and players that are kept here. Its
// verbs give the name of a trouble, or nothing.
class App : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged)
    Q_PROPERTY(QString trouble READ trouble NOTIFY readyChanged)
    Q_PROPERTY(bool canOpenAnew READ canOpenAnew NOTIFY readyChanged)
    Q_PROPERTY(QVariantMap facts READ facts NOTIFY readyChanged)
    Q_PROPERTY(QString secretOrigin READ secretOrigin NOTIFY readyChanged)
    Q_PROPERTY(aphelion::Session* session READ session NOTIFY readyChanged)
    Q_PROPERTY(planetx::Preferences* preferences READ preferences CONSTANT)
    Q_PROPERTY(QVariantList unfinished READ unfinished NOTIFY tablesChanged)
    Q_PROPERTY(QVariantList finished READ finished NOTIFY tablesChanged)
    Q_PROPERTY(QVariantList players READ players NOTIFY playersChanged)
    Q_PROPERTY(int codeLength READ codeLength CONSTANT)
    Q_PROPERTY(bool atTable READ atTable NOTIFY tablesChanged)
    Q_PROPERTY(QString tableCode READ tableCode NOTIFY tablesChanged)
    Q_PROPERTY(bool playing READ playing NOTIFY tablesChanged)
    Q_PROPERTY(bool inFront READ inFront NOTIFY frontChanged)
    Q_PROPERTY(QObject* air READ air WRITE setAir NOTIFY airChanged)
    QML_ELEMENT

public:
    // How the device is reached; tests have their own.
    struct Device {
        std::unique_ptr<aphelion::Keystore> keystore; // the platform's if there is none
        aphelion::World world;
        aphelion::Work work;
        QPointer<aphelion::Air> air{};                // how other devices are reached; none for this device alone
        std::unique_ptr<aphelion::Handset> handset{}; // the platform's if there is none
    };

    explicit App(QObject* parent = nullptr);
    App(Device device, QObject* parent);
    ~App() override;

    bool ready() const { return m_session != nullptr; }
    QString trouble() const;      // why the vault is not open
    bool canOpenAnew() const;     // whether waiting and trying again will not help
    QVariantMap facts() const;    // folder; setAside: files that were put aside
    QString secretOrigin() const; // Keystore, File, or empty
    Session* session() const { return m_session.get(); }
    Preferences* preferences() { return &m_preferences; }
    QVariantList unfinished() const { return tables(false); } // ShownTable, the one touched last first
    QVariantList finished() const { return tables(true); }
    QVariantList players() const;                                             // DevicePlayer
    static int codeLength() { return static_cast<int>(aphelion::codeLength); } // symbols
    bool atTable() const { return m_session && m_session->table(); }
    QString tableCode() const; // of the open table
    bool playing() const;      // at a table whose game is not over
    bool inFront() const { return m_inFront; }

    aphelion::Handset& handset();

    // An aphelion::Air, for the vault that is opened next.
    QObject* air() const { return m_device.air; }
    void setAir(QObject* air);

    // Opens the vault in this folder, or begins it. Waits for the platform's keystore.
    Q_INVOKABLE QString open(const QString& folder);

    Q_INVOKABLE QString openAgain() { return open(QString(m_folder)); }

    // After a fault, when a person wants it: puts what cannot be read aside and begins again.
    Q_INVOKABLE QString openAnew();

    Q_INVOKABLE QString newCode(const QString& mode) const; // standard, expert

    // The code that was shown last for this mode, so that one which was read out stays true on the way back and forth;
    // a new one when a table has been begun with it.
    Q_INVOKABLE QString shownCode(const QString& mode);

    Q_INVOKABLE planetx::CheckedCode checkCode(const QString& text) const;

    Q_INVOKABLE QString beginTable(planetx::LobbyForm* lobby);
    // Sets the lobby up for the same people as at the open table, with a new code of the same mode; without one where
    // another device led the table, which has it.
    Q_INVOKABLE QString rematch(planetx::LobbyForm* lobby) const;

    Q_INVOKABLE QString resume(const QString& table);
    Q_INVOKABLE void leave();

    // For good: the log, and the notes of all whose files open without a PIN or are open now.
    Q_INVOKABLE QString removeTable(const QString& table);
    Q_INVOKABLE QString removePlayer(const QString& player);
    Q_INVOKABLE QString setPin(const QString& player, const QString& oldPin, const QString& newPin);

    Q_INVOKABLE void leftForeground();
    Q_INVOKABLE void cameForeground(); // also when the app has just begun

signals:
    void readyChanged();
    void airChanged();
    void tablesChanged();
    void playersChanged();
    void frontChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // every touch puts the idle lock off

private:
    QString opened(aphelion::Result<aphelion::OpenVault, aphelion::StoreFault> vault);
    QVariantList tables(bool finished) const;
    std::vector<aphelion::PlayerSummary> keptPlayers() const;
    void keepResults();
    bool mayPin(const aphelion::StoreId& player) const;
    aphelion::Keystore& keystore();

    void setInFront(bool inFront);

    Device m_device;
    bool m_inFront = true;
    QString m_folder;
    aphelion::Unstored m_fault;          // why the vault is not open
    QMap<QString, QString> m_shownCodes; // by mode
    std::optional<aphelion::SecretOrigin> m_origin;
    std::unique_ptr<Session> m_session;
    Preferences m_preferences;
};

} // namespace planetx
