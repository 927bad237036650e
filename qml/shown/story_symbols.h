#pragma once

#include <QFutureWatcher>
#include <QList>

#include "qml/shown/at_table.h"
#include "table/symbols.h"

#include <functional>

namespace planetx {

// The eight symbols of the newest entry that says something about the game, made on another thread because that takes
// a moment on purpose. Whoever has seen the same game is shown the same ones.
class StorySymbols : public planetx::AtTable {
    Q_OBJECT
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY wantedChanged)
    Q_PROPERTY(bool there READ there NOTIFY changed)
    Q_PROPERTY(int entry READ entry NOTIFY changed)
    Q_PROPERTY(QList<int> symbols READ symbols NOTIFY changed)
    QML_ELEMENT

public:
    using Maker = std::function<std::optional<aphelion::Symbols>(const aphelion::TableId&, const aphelion::Seen&)>;

    explicit StorySymbols(QObject* parent = nullptr) : StorySymbols(aphelion::symbolsOf, parent) {}
    explicit StorySymbols(Maker make, QObject* parent = nullptr);

    // Nothing is made before somebody looks.
    bool wanted() const { return m_wanted; }
    void setWanted(bool wanted);

    // Whether there is something to show; while newer symbols are made, those of the entry before stay.
    bool there() const { return m_shown.has_value(); }
    int entry() const { return m_shown ? static_cast<int>(m_shown->of.entry.number) : -1; }
    QList<int> symbols() const; // from 0 to 31, or none

signals:
    void wantedChanged();

protected:
    void read() override;

private:
    struct Subject {
        aphelion::TableId table{};
        aphelion::Seen entry;
        bool operator==(const Subject&) const = default;
    };
    struct Made {
        Subject of;
        std::optional<aphelion::Symbols> symbols;
    };

    std::optional<Subject> newest() const;
    bool isInLog(const Subject& subject) const;
    void make(const Subject& subject);
    void take(const Made& made);

    Maker m_make;
    QFutureWatcher<Made> m_watcher;
    bool m_wanted = false;
    std::optional<Subject> m_begun; // what was made last, or is being made
    std::optional<Made> m_shown;
};

} // namespace planetx
