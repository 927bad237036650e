#include <QtTest>

#include "planetx/front/at_session.h"
#include "support/one_game.h"
#include "support/memory_journal.h"
#include "support/old_table.h"

using namespace planetx;
using aphelion::Entry;
using aphelion::SigningKey;

namespace {

// A disk that does not take the next step.
class FullDisk : public aphelion::MemoryJournal {
public:
    bool full = false;
    aphelion::Unstored append(const aphelion::StoreId& table, const aphelion::Step& step) override {
        return full ? aphelion::Unstored(aphelion::StoreFault::DiskFull) : MemoryJournal::append(table, step);
    }
};

NewTable wanted() {
    NewTable table{GameCode(Mode::Standard, 4711)};
    table.seats.push_back({"Ana", {1}, {Season::Spring, Level::Beginner, 0, {}}, {}});
    table.seats.push_back({"Ben", {2}, {Season::Summer, Level::Beginner, 1, {}}, {}});
    return table;
}

} // namespace

// Tables that were begun before the host signed what stands where.
class OldTableTest : public QObject {
    Q_OBJECT

    static KeptTable::Opened resume(aphelion::Journal& journal, const OldTable& old) {
        return KeptTable::resume(journal, aphelion::realWorld(), planetXAlone(), old.id);
    }
    static NewTable linked() {
        NewTable table = wanted();
        table.seats[1].elsewhere = SigningKey(aphelion::Bytes(SigningKey::seedSize, 7)).publicKey();
        table.order = {0, 1};
        return table;
    }

private slots:
    // In the new log the same is said, by the same seats, under the same numbers; what it was made from is kept.
    void a_running_table_of_this_device_goes_on_in_a_new_log() {
        aphelion::MemoryJournal journal;
        const OldTable old(journal, wanted());
        for (int launch = 0; launch < 2; ++launch) {
            const auto kept = resume(journal, old);
            QVERIFY(kept.ok());
            QCOMPARE(kept->log()->version(), aphelion::logVersion);
            QVERIFY(!kept->isOld() && kept->isHost());
            QCOMPARE(kept->log()->entries().size(), old.entries.size());
            for (std::size_t i = 0; i < old.entries.size(); ++i) {
                QCOMPARE(kept->log()->entries()[i].ask.author, old.entries[i].ask.author);
                QVERIFY(OldTable::carriedByNobody(kept->log()->entries()[i].ask.body) == old.entries[i].ask.body);
            }
            const auto aside = *journal.abandoned(old.id);
            QCOMPARE(aside.size(), old.entries.size());
            for (std::size_t i = 0; i < aside.size(); ++i)
                QVERIFY(aside[i].entry.bytes == encode(old.entries[i]));
        }
        KeptTable kept = resume(journal, old).take();
        QVERIFY(!kept.ask(*toAct(tableOf(kept).board()), deed(Survey{Object::Asteroid, {1, 2}})));
        QCOMPARE(kept.log()->nextNumber(), old.entries.size() + 1);
    }

    // What the host decided alone then has no place in a log of today.
    void a_table_whose_host_gave_a_seat_another_key_can_be_looked_at() {
        aphelion::MemoryJournal journal;
        const OldTable old(journal, wanted(), true);
        const auto kept = resume(journal, old);
        QVERIFY(kept.ok() && kept->isOld());
        QVERIFY(kept->log()->entries() == old.entries);
    }

    void without_room_it_opens_when_there_is_some_again() {
        FullDisk journal;
        const OldTable old(journal, wanted());
        journal.full = true;
        QVERIFY(!resume(journal, old).ok());
        QCOMPARE((*journal.entries(old.id)).size(), old.entries.size());
        QVERIFY((*journal.abandoned(old.id)).empty());
        journal.full = false;
        const auto kept = resume(journal, old);
        QVERIFY(kept.ok() && !kept->isOld());
    }

    // Nobody signs for others: a table with a seat elsewhere stays as it is.
    void a_table_with_others_is_only_looked_at() {
        aphelion::MemoryJournal journal;
        const OldTable old(journal, linked());
        KeptTable kept = resume(journal, old).take();
        QVERIFY(kept.isOld() && !kept.isHost());
        QVERIFY(kept.log()->entries() == old.entries);
        const auto refused = kept.ask(0, deed(Survey{Object::Asteroid, {1, 2}}));
        QVERIFY(refused && *refused == Trouble(NotNow::OldTable));
        QVERIFY(kept.release(1) && kept.rekey(1));
        QVERIFY(!kept.settle());
        QVERIFY(kept.log()->entries() == old.entries);
    }

    // A key that is not the log's does not help: the table was carried by somebody else.
    void a_table_with_a_lost_key_is_only_looked_at() {
        aphelion::MemoryJournal journal;
        const OldTable old(journal, wanted());
        aphelion::Step step;
        step.seats.push_back(newKey(aphelion::realWorld(), 1, {2}));
        QVERIFY(!journal.append(old.id, step));
        QVERIFY(resume(journal, old)->isOld());
    }
};

QTEST_GUILESS_MAIN(OldTableTest)
#include "old_table_test.moc"
