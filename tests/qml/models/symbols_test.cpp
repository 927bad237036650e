#include <QSemaphore>
#include <QThreadPool>
#include <QtTest>

#include "qml/pages/stage.h"
#include "qml/shown/story_symbols.h"

#include <atomic>

using namespace planetx;

namespace {

#define FINE(call) QCOMPARE(call, QString())

const QVariantList lucaAndMira{QStringList{"Luca"}, QStringList{"Mira"}};

// Makes symbols out of numbers at once, or when it is let; and counts.
struct Workshop {
    std::atomic<int> begun = 0;
    std::atomic<bool> isClosed = false; // there is no memory
    QSemaphore let;

    ~Workshop() {
        let.release(100);
        QThreadPool::globalInstance()->waitForDone();
    }

    StorySymbols::Maker maker() {
        return [this](const aphelion::TableId&, const aphelion::Seen& entry) -> std::optional<aphelion::Symbols> {
            ++begun;
            let.acquire();
            if (isClosed)
                return std::nullopt;
            aphelion::Symbols symbols{};
            symbols.fill(static_cast<std::uint8_t>(entry.number % aphelion::symbolKinds));
            return symbols;
        };
    }
};

int newestOf(const Session& session) { return static_cast<int>(tableOf(session).log().newest()); }

QList<int> eight(int entry) { return QList<int>(8, entry % aphelion::symbolKinds); }

} // namespace

class SymbolsTest : public QObject {
    Q_OBJECT

private slots:
    void all_devices_of_a_table_show_the_same() {
        Stage stage;
        FINE(stage.gather({"Ana"}, lucaAndMira));
        FINE(stage.play(3));
        StorySymbols here;
        here.setSession(stage.session());
        here.setWanted(true);
        const Table& table = tableOf(*stage.session()->table());
        const auto made = symbolsOf(table.log().table(), table.log().seen(table.log().newest()));
        QTRY_COMPARE(here.symbols(), QList<int>(made->begin(), made->end()));
        QCOMPARE(here.entry(), newestOf(*stage.session()));
        for (const int device : {0, 1}) {
            StorySymbols there;
            there.setSession(stage.beside(device)->session());
            there.setWanted(true);
            QTRY_VERIFY(there.there());
            QVERIFY(there.symbols() == here.symbols() && there.entry() == here.entry());
        }
    }
    void vouching_changes_no_symbols() {
        Stage stage;
        FINE(stage.bring("over"));
        StorySymbols story;
        story.setSession(stage.session());
        story.setWanted(true);
        QTRY_VERIFY(story.there());
        QTRY_VERIFY(tableOf(*stage.session()->table()).log().head().number > std::uint64_t(story.entry()));
        QCOMPARE(story.entry(), newestOf(*stage.session()));
    }
    void nothing_is_made_before_somebody_looks() {
        Stage stage;
        FINE(stage.begin("standard", {"Ana", "Luca"}));
        Workshop workshop;
        StorySymbols story(workshop.maker());
        story.setSession(stage.session());
        FINE(stage.play(3));
        QCOMPARE(workshop.begun.load(), 0);
        story.setWanted(true);
        QTRY_COMPARE(workshop.begun.load(), 1);
        QVERIFY(!story.there() && story.symbols().isEmpty() && story.entry() == -1);
        workshop.let.release();
        QTRY_COMPARE(story.symbols(), eight(newestOf(*stage.session())));
    }
    void of_all_that_happens_meanwhile_only_the_newest_is_next() {
        Stage stage;
        FINE(stage.begin("standard", {"Ana", "Luca"}));
        Workshop workshop;
        StorySymbols story(workshop.maker());
        story.setWanted(true);
        story.setSession(stage.session());
        FINE(stage.play(4));
        QTRY_COMPARE(workshop.begun.load(), 1);
        workshop.let.release();
        QTRY_COMPARE(workshop.begun.load(), 2);
        QCOMPARE(story.entry(), 0); // those of the entry before stay while newer ones are made
        workshop.let.release();
        QTRY_COMPARE(story.entry(), newestOf(*stage.session()));
        QCOMPARE(story.symbols(), eight(story.entry()));
        QCOMPARE(workshop.begun.load(), 2);
    }
    void those_of_another_table_are_gone_at_once() {
        Stage stage;
        FINE(stage.begin("standard", {"Ana", "Luca"}));
        const QString table = QString::fromStdString(aphelion::hex(stage.session()->table()->id()));
        Workshop workshop;
        workshop.let.release(2);
        StorySymbols story(workshop.maker());
        story.setWanted(true);
        story.setSession(stage.session());
        QTRY_VERIFY(story.there());
        stage.app()->leave();
        QVERIFY(!story.there());
        FINE(stage.app()->resume(table));
        QTRY_VERIFY(story.there()); // the same one again
        QCOMPARE(workshop.begun.load(), 2);
    }
    void without_memory_it_is_tried_again_with_the_next_entry() {
        Stage stage;
        FINE(stage.begin("standard", {"Ana", "Luca"}));
        Workshop workshop;
        workshop.isClosed = true;
        workshop.let.release(2);
        StorySymbols story(workshop.maker());
        QSignalSpy told(&story, &StorySymbols::changed);
        story.setSession(stage.session());
        story.setWanted(true);
        QTRY_COMPARE(told.count(), 3); // a table, wanted, nothing made
        QCOMPARE(workshop.begun.load(), 1);
        QVERIFY(!story.there());
        workshop.isClosed = false;
        FINE(stage.play(1));
        QTRY_VERIFY(story.there());
    }
};

QTEST_GUILESS_MAIN(SymbolsTest)
#include "symbols_test.moc"
