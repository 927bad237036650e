#include "qml/shown/story_symbols.h"

#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace planetx {

StorySymbols::StorySymbols(Maker make, QObject* parent) : AtTable(parent), m_make(std::move(make)) {
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] { take(m_watcher.result()); });
}

void StorySymbols::setWanted(bool wanted) {
    if (m_wanted == wanted)
        return;
    m_wanted = wanted;
    emit wantedChanged();
    refresh();
}

QList<int> StorySymbols::symbols() const {
    return m_shown ? QList<int>(m_shown->symbols->begin(), m_shown->symbols->end()) : QList<int>();
}

std::optional<StorySymbols::Subject> StorySymbols::newest() const {
    if (!table())
        return std::nullopt;
    return Subject{table()->log().table(), table()->log().seen(table()->log().newest())};
}

bool StorySymbols::isInLog(const Subject& subject) const {
    return table() && table()->log().table() == subject.table && table()->log().has(subject.entry);
}

// One at a time: whatever happens meanwhile, only the newest entry is next.
void StorySymbols::read() {
    if (m_shown && !isInLog(m_shown->of)) {
        m_shown.reset();
        m_begun.reset(); // it may come back
    }
    const auto now = newest();
    if (m_wanted && now && now != m_begun && !m_watcher.isRunning())
        make(*now);
}

void StorySymbols::make(const Subject& subject) {
    m_begun = subject;
    auto promise = std::make_shared<QPromise<Made>>();
    promise->start();
    m_watcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, subject, make = m_make] {
        promise->addResult(Made{subject, make(subject.table, subject.entry)});
        promise->finish();
    });
}

void StorySymbols::take(const Made& made) {
    if (!isInLog(made.of))
        m_begun.reset();
    else if (made.symbols)
        m_shown = made;
    refresh();
}

} // namespace planetx
