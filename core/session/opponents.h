#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "counsel/knowledge.h"
#include "session/session.h"

namespace planetx {

// Plays the bots of this device at the session's table. Each thinks away from the session's thread, and acts when
// people had time to see what happened before.
class Opponents : public QObject {
    Q_OBJECT

public:
    explicit Opponents(Session& session, QObject* parent = nullptr);
    ~Opponents() override;

    const Session& session() const { return m_session; }

    // From what a bot of this device takes its chances, the same after a restart. In the contest of a day it is the
    // same on all devices; elsewhere it comes from the seat's key, and nobody else knows it.
    static std::uint64_t seedAt(const KeptTable& table, PlayerId bot);

    // Milliseconds between two actions of bots, and before one that follows a person's.
    int pace() const { return m_pace; }
    void setPace(int milliseconds);

    // For so many milliseconds people see where a bot is about to look before it does; 0 for not at all.
    void setStage(int milliseconds);

    // What is seen of it meanwhile: the question of the one who is busy. Nothing that everybody is not about to hear.
    const Action* staged() const { return m_staged ? &*m_thought->action : nullptr; }

    // Nobody wants to wait: what is decided, and what is being thought about, is done at once.
    void hurry();

    // Bots wait while people look at something else, such as a review.
    void setPaused(bool paused);

    // The bot whose turn it is, thinking or about to act.
    std::optional<PlayerId> busy() const;

    // Why the last action could not be done; it is tried again.
    const std::optional<Trouble>& trouble() const { return m_trouble; }

signals:
    void changed();

private:
    // What bots think with; it takes a moment to make, and is kept for the mode.
    struct Library;

    struct Thought {
        Prospect prospect;
        std::optional<Action> action; // nothing while it is being thought about
    };

    void look();
    std::optional<PlayerId> next() const;
    Prospect prospect(PlayerId who) const;
    void think(PlayerId who);
    void decided(int number, const Action& action, std::shared_ptr<const Library> library);
    void forget();
    void waited();
    void act();
    void setStaged(bool staged);

    Session& m_session;
    std::shared_ptr<const Library> m_library;
    QThreadPool m_head; // one thought at a time
    std::optional<Thought> m_thought;
    int m_number = 0; // of the thought
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

} // namespace planetx
