#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "session/session.h"

namespace aphelion {

// Plays the bots of this device at the session's table. Each thinks away from the session's thread, and acts when
// people had time to see what happened before.
class Opponents : public QObject {
    Q_OBJECT

public:
    explicit Opponents(Session& session, QObject* parent = nullptr);
    ~Opponents() override;

    const Session& session() const { return m_session; }

    // From what a bot of this device takes its chances, the same after a restart. In a game of a day it is the same on
    // all devices; elsewhere it comes from the seat's key, and nobody else knows it.
    static std::uint64_t seedAt(const KeptTable& table, SeatNumber bot);

    // Milliseconds between two actions of bots, and before one that follows a person's.
    int pace() const { return m_pace; }
    void setPace(int milliseconds);

    // For so many milliseconds people see where a bot is about to look before it does; 0 for not at all.
    void setStage(int milliseconds);

    // What is seen of it meanwhile: the question of the one who is busy. Nothing that everybody is not about to hear.
    const Deed* staged() const { return m_staged ? &*m_decision->deed : nullptr; }

    // Nobody wants to wait: what is decided, and what is being thought about, is done at once.
    void hurry();

    // Bots wait while people look at something else, such as a review.
    void setPaused(bool paused);

    // The bot whose turn it is, thinking or about to act.
    std::optional<SeatNumber> busy() const;

    // Why the last action could not be done; it is tried again.
    const std::optional<Trouble>& trouble() const { return m_trouble; }

signals:
    void changed();

private:
    // What somebody is to decide, as the table is now.
    struct Decision {
        SeatNumber who = 0;
        Seen asOf;
        std::optional<Deed> deed{}; // nothing while it is being thought about
    };

    void look();
    std::optional<SeatNumber> next() const;
    void think(SeatNumber who);
    void decided(int number, const Deed& deed);
    void forget();
    void waited();
    void act();
    void setStaged(bool staged);

    Session& m_session;
    QThreadPool m_head; // one thought at a time
    std::optional<Decision> m_decision;
    int m_number = 0; // of the decision
    int m_pace = 1200;
    int m_stage = 0;
    bool m_staged = false;
    bool m_paused = false;
    bool m_hurried = false;
    std::optional<Trouble> m_trouble;
    QElapsedTimer m_since; // somebody acted
    EntryNumber m_seen = 0;
    QTimer m_wait;
};

} // namespace aphelion
