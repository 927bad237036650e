#include "qml/replay/hindsight.h"

namespace planetx {

struct Hindsight::Library {
    Catalogue catalogue;
    ClueBook book;

    explicit Library(Mode mode) : catalogue(mode), book(catalogue) {}
};

Hindsight::Hindsight(QObject* parent) : QObject(parent) { m_head.setMaxThreadCount(1); }

Hindsight::~Hindsight() {
    m_head.clear();
    m_head.waitForDone();
}

Hindsight::Shelf Hindsight::shelfFor(Mode mode, Shelf kept) {
    return kept && kept->catalogue.mode() == mode ? kept : std::make_shared<const Library>(mode);
}

void Hindsight::forget() {
    ++m_look;
    ++m_ask;
    m_table.reset();
    m_seen = {};
    m_advice.reset();
    m_looking = m_advising = false;
}

void Hindsight::lookAt(const Table& table) {
    forget();
    m_table = std::make_shared<const Table>(table);
    m_looking = true;
    m_head.start([this, number = m_look, kept = m_shelf, ended = m_table] {
        const Shelf shelf = shelfFor(ended->board().mode, kept);
        Seen seen{shelf->catalogue.size(), knowledgeOfAll(shelf->catalogue, *ended), decisionsOf(*ended)};
        QMetaObject::invokeMethod(
            this, [this, number, shelf, seen = std::move(seen)] { saw(number, shelf, seen); }, Qt::QueuedConnection);
    });
}

void Hindsight::saw(int number, const Shelf& shelf, Seen seen) {
    m_shelf = shelf;
    if (number != m_look)
        return;
    m_seen = std::move(seen);
    m_looking = false;
    emit changed();
}

void Hindsight::adviseOn(const Decision& decision) {
    if (!m_table)
        return;
    m_advice.reset();
    m_advising = true;
    m_head.start([this, number = ++m_ask, kept = m_shelf, ended = m_table, decision] {
        const Shelf shelf = shelfFor(ended->board().mode, kept);
        const Advice advice = adviceOn(shelf->catalogue, shelf->book, *ended, decision);
        QMetaObject::invokeMethod(
            this, [this, number, shelf, advice] { advised(number, shelf, advice); }, Qt::QueuedConnection);
    });
}

void Hindsight::advised(int number, const Shelf& shelf, const Advice& advice) {
    m_shelf = shelf;
    if (number != m_ask)
        return;
    m_advice = advice;
    m_advising = false;
    emit changed();
}

} // namespace planetx
