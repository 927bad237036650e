#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "qml/records/record_values.h"
#include "qml/shown/session_type.h"

namespace planetx {

// What one player of this device remembers of finished games. It stands in the player's own file: whoever has a PIN
// types it, and what was read is forgotten again after a minute without a touch and when the app is left.
class Records : public QObject {
    Q_OBJECT
    Q_PROPERTY(aphelion::Session* session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(bool needsPin READ needsPin NOTIFY changed)
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    Q_PROPERTY(int waitLeft READ waitLeft NOTIFY changed)
    Q_PROPERTY(QVariantList results READ results NOTIFY changed)
    Q_PROPERTY(QVariantList modes READ modes NOTIFY changed)
    Q_PROPERTY(int games READ games NOTIFY changed)
    Q_PROPERTY(int wins READ wins NOTIFY changed)
    Q_PROPERTY(int helped READ helped NOTIFY changed)
    Q_PROPERTY(int unaided READ unaided NOTIFY changed)
    QML_ELEMENT

public:
    explicit Records(QObject* parent = nullptr);

    Session* session() const { return m_session; }
    void setSession(Session* session);
    QString player() const { return m_player; } // id; empty for nobody
    void setPlayer(const QString& player);      // opens at once where there is no PIN
    QString name() const;
    bool needsPin() const; // for what is not open yet
    bool open() const { return m_open; }
    const QString& fault() const { return m_fault; }                   // why it is not open
    int waitLeft() const;                                              // seconds until the next try at the PIN
    QVariantList results() const;                                      // ShownResult, the newest first
    QVariantList modes() const { return listOf(shown(m_statistics)); } // ShownStatistics
    int games() const { return m_statistics.games(); }
    int wins() const { return m_statistics.wins(); }
    int helped() const { return m_statistics.helped; }
    int unaided() const { return m_statistics.unaided; }

    const std::vector<GameResult>& all() const { return m_results; }

    // The name of a fault, or nothing.
    Q_INVOKABLE QString unlock(const QString& pin = {});

    // Nobody looks any more.
    Q_INVOKABLE void close();

    void setIdleTime(int milliseconds) { m_idle.setInterval(milliseconds); }

signals:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void closeIfLocked();
    std::optional<aphelion::PlayerSummary> summary() const;
    QString read(aphelion::PlayerFile& file, const aphelion::StoreId& player);

    QPointer<Session> m_session;
    QString m_player;
    bool m_open = false;
    QString m_fault;
    std::vector<GameResult> m_results;
    Statistics m_statistics;
    QTimer m_idle;
    QTimer m_second; // while a try at the PIN has to wait
};

} // namespace planetx
