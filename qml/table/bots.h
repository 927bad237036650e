#pragma once

#include "qml/shown/at_table.h"
#include "qml/shown/values.h"
#include "planetx/front/at_session.h"

namespace planetx {

// The opponents of the app at the open table: they play while this is there. `thinking` is the one whose turn it is, -1
// for none; `any` whether there is one at all.
class Bots : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(bool any READ any NOTIFY changed)
    Q_PROPERTY(int thinking READ thinking NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY changed)
    Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY changed)
    Q_PROPERTY(planetx::LogLine staged READ staged NOTIFY changed)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)
    QML_ELEMENT

public:
    using AtTable::AtTable;

    bool any() const;
    int thinking() const;
    QString trouble() const; // why the last action could not be kept; it is tried again

    int pace() const { return m_pace; } // milliseconds between two actions
    void setPace(int milliseconds);

    // quick, normal or slow: the time between two actions, and how long people see where a bot looks before it does.
    const QString& speed() const { return m_speed; }
    void setSpeed(const QString& speed);
    LogLine staged() const; // where that is; without a kind for nowhere

    bool paused() const { return m_paused; } // while people look at something else
    void setPaused(bool paused);

    Q_INVOKABLE void hurry(); // nobody wants to wait

protected:
    void read() override;

private:
    std::unique_ptr<Opponents> m_opponents; // of the session
    int m_pace = 1600;
    int m_stage = 0;
    QString m_speed;
    bool m_paused = false;
};

} // namespace planetx
