#pragma once

#include "planetx/front/at_session.h"
#include "support/memory_journal.h"
#include "table/sync.h"

namespace planetx {

// One history of a table, as a liar tells it to some of the others: the honest ledger and the honest engine on a copy
// of what the device had kept. A liar can have several.
class Story {
public:
    Story(aphelion::Journal& from, const aphelion::TableId& table);

    KeptTable& kept() { return m_kept; }
    const aphelion::Log& log() const { return m_kept.table().log(); }
    aphelion::Journal& journal() { return m_journal; }

    // What the engine says to what happened. What this device's own lies prove it does not hear of.
    std::vector<aphelion::Output> handle(const aphelion::Input& input, aphelion::Milliseconds now);

private:
    aphelion::MemoryJournal m_journal;
    KeptTable m_kept;
    aphelion::Sync m_sync;
};

} // namespace planetx
