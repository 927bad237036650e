#pragma once

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include "planetx/catalogue/catalogue.h"

#include <functional>
#include <memory>
#include <utility>

namespace planetx {

// One question at a time about all skies, thought about away from the thread that asks. Values go in and a value comes
// back; what was asked before, or is forgotten, never comes back. Whoever asked may be gone long before it is finished.
template <typename Answer>
class Thought {
public:
    using Question = std::function<Answer(const Catalogue&)>;

    explicit Thought(std::function<void(const Answer&)> told) : m_told(std::move(told)) {
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] { finished(); });
    }

    bool busy() const { return m_busy; }

    void think(Mode mode, Question question) {
        auto promise = std::make_shared<QPromise<Found>>();
        m_watcher.setFuture(promise->future());
        m_busy = true;
        QThreadPool::globalInstance()->start([promise, mode, catalogue = m_catalogue, question]() mutable {
            promise->start();
            if (!catalogue || catalogue->mode() != mode)
                catalogue = std::make_shared<const Catalogue>(mode);
            promise->addResult(Found{question(*catalogue), catalogue});
            promise->finish();
        });
    }

    void forget() {
        m_busy = false;
        m_watcher.setFuture({});
    }

private:
    struct Found {
        Answer answer;
        std::shared_ptr<const Catalogue> catalogue; // takes a moment to make, so it is kept
    };

    void finished() {
        if (!m_busy || !m_watcher.future().isFinished()) // of something that was forgotten
            return;
        m_busy = false;
        const Found found = m_watcher.result();
        m_watcher.setFuture({}); // keeps no answer
        m_catalogue = found.catalogue;
        m_told(found.answer);
    }

    std::function<void(const Answer&)> m_told;
    std::shared_ptr<const Catalogue> m_catalogue;
    QFutureWatcher<Found> m_watcher;
    bool m_busy = false;
};

} // namespace planetx
