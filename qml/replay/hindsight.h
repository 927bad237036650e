#pragma once

#include <QObject>
#include <QThreadPool>

#include "planetx/counsel/replay.h"

#include <memory>

namespace planetx {

// Looks back on a game that is over, away from the thread that shows it: going through all skies takes a moment.
class Hindsight : public QObject {
    Q_OBJECT

public:
    explicit Hindsight(QObject* parent = nullptr);
    ~Hindsight() override;

    // Another game, or the same with more opened; what was known of the one before is forgotten.
    void lookAt(const Table& table);
    void forget();

    // What would have been best instead of one of its decisions.
    void adviseOn(const Decision& decision);

    bool looking() const { return m_looking; }
    bool advising() const { return m_advising; }

    std::size_t skies() const { return m_seen.skies; }                                        // that the laws allow
    const std::vector<std::vector<Knowledge>>& knowledge() const { return m_seen.knowledge; } // by seat
    const std::vector<Decision>& decisions() const { return m_seen.decisions; }
    const std::optional<Advice>& advice() const { return m_advice; } // asked for last

signals:
    void changed();

private:
    // What it takes to think about skies; made once for a mode.
    struct Library;
    using Shelf = std::shared_ptr<const Library>;

    struct Seen {
        std::size_t skies = 0;
        std::vector<std::vector<Knowledge>> knowledge;
        std::vector<Decision> decisions;
    };

    static Shelf shelfFor(Mode mode, Shelf kept);
    void saw(int number, const Shelf& shelf, Seen seen);
    void advised(int number, const Shelf& shelf, const Advice& advice);

    QThreadPool m_head; // one thought at a time
    Shelf m_shelf;
    std::shared_ptr<const Table> m_table;
    Seen m_seen;
    std::optional<Advice> m_advice;
    int m_look = 0; // number of the game that is looked at
    int m_ask = 0;  // number of the advice that is wanted
    bool m_looking = false;
    bool m_advising = false;
};

} // namespace planetx
