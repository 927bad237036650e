#include <QtTest>

#include "device/folder.h"

using namespace aphelion;

class FilesTest : public QObject {
    Q_OBJECT

private slots:
    void what_a_step_adds_is_read_back() {
        const Folder folder;
        const Place place{folder.path("device.db"), {}};
        const StoreId table = idOf(1);
        {
            auto file = DeviceFile::open(place, secretOf(1).view());
            OPENED(file);
            DeviceFile device = file.take();
            Step first = stepOf(0, "begun", 10);
            first.seats.push_back({2, idOf(9), secretOf(7)});
            STORED(device.addTable(table, 5, first));
            Step second = stepOf(1, "", 20);
            second.entries.push_back({2, bytesOf("two")});
            second.openings = {openingOf(2, 4, "comet in 3"), openingOf(2, 3, "")};
            second.state = TableState{20, true, bytesOf("Ann won")};
            STORED(device.append(table, second));
        }
        auto file = DeviceFile::open(place, secretOf(1).view());
        OPENED(file);
        DeviceFile device = file.take();
        QCOMPARE(*device.tables(), (std::vector{TableRecord{table, 5, {20, true, bytesOf("Ann won")}}}));
        QCOMPARE(*device.entries(table), (std::vector<Numbered>{{0, bytesOf("begun")}, {1, {}}, {2, bytesOf("two")}}));
        QCOMPARE(*device.openings(table, 2), (std::vector{openingOf(2, 3, ""), openingOf(2, 4, "comet in 3")}));
        QVERIFY(device.openings(table, 1)->empty());
        const auto seats = device.seats(table);
        QCOMPARE(seats->size(), std::size_t{1});
        QCOMPARE(seats->front().seat, 2u);
        QCOMPARE(seats->front().player, idOf(9));
        QVERIFY(seats->front().seed == secretOf(7));
    }

    void nothing_is_overwritten_and_a_refused_step_leaves_nothing() {
        const Folder folder;
        auto file = DeviceFile::open({folder.path("device.db"), {}}, secretOf(1).view());
        DeviceFile device = file.take();
        STORED(device.addTable(idOf(1), 5, stepOf(0, "begun", 10)));
        UNSTORED(device.addTable(idOf(1), 6, stepOf(7, "again", 11)), StoreFault::AlreadyThere);
        Step twice = stepOf(1, "new", 12);
        twice.openings = {openingOf(0, 1, "x")};
        twice.entries.push_back({0, bytesOf("other")});
        UNSTORED(device.append(idOf(1), twice), StoreFault::AlreadyThere);
        UNSTORED(device.append(idOf(2), stepOf(0, "nowhere")), StoreFault::Unknown);
        QCOMPARE(*device.entries(idOf(1)), (std::vector<Numbered>{{0, bytesOf("begun")}}));
        QVERIFY(device.openings(idOf(1), 0)->empty());
        QCOMPARE(device.tables()->front().state.changed, std::uint64_t{10});
    }

    void the_table_changed_last_comes_first_and_a_removed_one_takes_everything_with_it() {
        const Folder folder;
        auto file = DeviceFile::open({folder.path("device.db"), {}}, secretOf(1).view());
        DeviceFile device = file.take();
        Step full = stepOf(0, "a", 10);
        full.seats.push_back({0, idOf(9), secretOf(7)});
        full.openings = {openingOf(0, 1, "x")};
        full.asks = {{0, bytesOf("ask")}};
        full.settings["key"] = bytesOf("k");
        STORED(device.addTable(idOf(1), 1, full));
        STORED(device.addTable(idOf(2), 2, stepOf(0, "b", 20)));
        QCOMPARE(device.tables()->front().id, idOf(2));
        Step next = stepOf(0, "c", 30);
        next.abandon = Abandoning{0, 1};
        STORED(device.append(idOf(1), next));
        QCOMPARE(device.tables()->front().id, idOf(1));
        STORED(device.removeTable(idOf(1)));
        QCOMPARE(device.tables()->size(), std::size_t{1});
        QVERIFY(device.entries(idOf(1))->empty());
        QVERIFY(device.seats(idOf(1))->empty());
        QVERIFY(device.openings(idOf(1), 0)->empty());
        QVERIFY(device.asks(idOf(1))->empty());
        QVERIFY(device.abandoned(idOf(1))->empty());
        QVERIFY(device.tableSettings(idOf(1))->empty());
        QCOMPARE(device.entries(idOf(2))->size(), std::size_t{1});
    }

    void a_step_without_a_state_leaves_the_table_as_it_stands_in_the_list() {
        const Folder folder;
        auto file = DeviceFile::open({folder.path("device.db"), {}}, secretOf(1).view());
        DeviceFile device = file.take();
        Step first = stepOf(0, "begun");
        first.state = TableState{10, true, bytesOf("summary")};
        STORED(device.addTable(idOf(1), 5, first));
        Step ask;
        ask.asks = {{0, bytesOf("ask")}};
        STORED(device.append(idOf(1), ask));
        STORED(device.addTable(idOf(2), 6, {}));
        QCOMPARE(*device.tables(),
                 (std::vector<TableRecord>{{idOf(1), 5, *first.state}, {idOf(2), 6, {6, false, {}}}}));
    }

    void settings_are_replaced() {
        const Folder folder;
        auto file = DeviceFile::open({folder.path("device.db"), {}}, secretOf(1).view());
        DeviceFile device = file.take();
        QVERIFY(!device.setting("sound")->has_value());
        STORED(device.set("sound", viewOf("on")));
        STORED(device.set("sound", viewOf("")));
        QCOMPARE(*device.setting("sound"), std::optional(Bytes{}));
        STORED(device.unset("sound"));
        STORED(device.unset("sound"));
        QVERIFY(!device.setting("sound")->has_value());
    }

    void a_player_takes_in_an_entry_wholly_and_once() {
        const Folder folder;
        const Place place{folder.path("player.db"), {}};
        const StoreId table = idOf(1);
        {
            auto opened = PlayerFile::open(place, secretOf(1).view());
            OPENED(opened);
            PlayerFile file = opened.take();
            QVERIFY(!file.heard(table)->has_value());
            STORED(file.takeIn(table, 3, 0, bytesOf("two comets"), std::vector<Numbered>{{0, bytesOf("cross")}}));
            UNSTORED(file.takeIn(table, 3, 1, std::nullopt), StoreFault::AlreadyThere);
            UNSTORED(file.takeIn(table, 2, 1, bytesOf("late")), StoreFault::AlreadyThere);
            // The note of that number is there: then neither the answer nor the progress is kept.
            UNSTORED(file.takeIn(table, 4, 1, bytesOf("half"), std::vector<Numbered>{{0, bytesOf("x")}}),
                     StoreFault::AlreadyThere);
            STORED(file.takeIn(table, 9, 2, std::nullopt));
            STORED(file.addNote(table, {1, bytesOf("undo")}));
            UNSTORED(file.addNote(table, {1, bytesOf("redo")}), StoreFault::AlreadyThere);
        }
        auto opened = PlayerFile::open(place, secretOf(1).view());
        OPENED(opened);
        PlayerFile file = opened.take();
        QCOMPARE(*file.heard(table), std::optional(Heard{9, 2}));
        QCOMPARE(*file.answers(table), (std::vector<Numbered>{{3, bytesOf("two comets")}}));
        QCOMPARE(*file.notes(table), (std::vector<Numbered>{{0, bytesOf("cross")}, {1, bytesOf("undo")}}));
    }

    void when_the_log_is_another_one_a_player_goes_back_and_keeps_the_notes() {
        const Folder folder;
        auto opened = PlayerFile::open({folder.path("player.db"), {}}, secretOf(1).view());
        OPENED(opened);
        PlayerFile file = opened.take();
        const StoreId table = idOf(1);
        for (std::uint64_t number = 2; number < 6; ++number)
            STORED(file.takeIn(table, number, 0, bytesOf("old"), std::vector<Numbered>{{number, bytesOf("note")}}));
        STORED(file.takeIn(idOf(2), 9, 0, bytesOf("elsewhere")));
        STORED(file.goBack(table, 4, 1));
        QCOMPARE(*file.heard(table), std::optional(Heard{3, 1}));
        QCOMPARE(*file.answers(table), (std::vector<Numbered>{{2, bytesOf("old")}, {3, bytesOf("old")}}));
        QCOMPARE(file.notes(table)->size(), std::size_t{4});
        STORED(file.takeIn(table, 4, 1, bytesOf("new")));
        QCOMPARE(*file.heard(table), std::optional(Heard{4, 1}));
        STORED(file.goBack(table, 8, 2)); // nothing was heard from there on: nothing may be skipped either
        QCOMPARE(*file.heard(table), std::optional(Heard{4, 2}));
        QCOMPARE(file.answers(table)->size(), std::size_t{3});
        STORED(file.goBack(table, 0, 3));
        QVERIFY(!file.heard(table)->has_value());
        QVERIFY(file.answers(table)->empty());
        STORED(file.takeIn(table, 0, 3, std::nullopt));
        QCOMPARE(*file.heard(idOf(2)), std::optional(Heard{9, 0}));
        QCOMPARE(file.answers(idOf(2))->size(), std::size_t{1});
    }

    void drafts_are_replaced_and_removed() {
        const Folder folder;
        auto opened = PlayerFile::open({folder.path("player.db"), {}}, secretOf(1).view());
        PlayerFile file = opened.take();
        STORED(file.setDraft(idOf(1), "survey", bytesOf("one")));
        STORED(file.setDraft(idOf(1), "survey", bytesOf("two")));
        STORED(file.setDraft(idOf(1), "theory", bytesOf("three")));
        QCOMPARE(file.drafts(idOf(1))->at("survey"), bytesOf("two"));
        STORED(file.setDraft(idOf(1), "survey", std::nullopt));
        QCOMPARE(file.drafts(idOf(1))->size(), std::size_t{1});
        STORED(file.takeIn(idOf(1), 0, 0, bytesOf("x"), std::vector<Numbered>{{0, bytesOf("y")}}));
        STORED(file.set("hand", viewOf("left")));
        STORED(file.removeTable(idOf(1)));
        QVERIFY(file.drafts(idOf(1))->empty() && file.answers(idOf(1))->empty() && file.notes(idOf(1))->empty());
        QVERIFY(!file.heard(idOf(1))->has_value());
        QCOMPARE(*file.setting("hand"), std::optional(bytesOf("left")));
    }

    void a_second_opening_is_in_use() {
        const Folder folder;
        const Place place{folder.path("device.db"), {}};
        auto first = DeviceFile::open(place, secretOf(1).view());
        OPENED(first);
        FAULT(DeviceFile::open(place, secretOf(1).view()), StoreFault::InUse);
        QVERIFY(!std::filesystem::exists(folder.path("device.db-shm")));
    }

    void every_commit_is_synced_and_keys_are_real() {
        const Folder folder;
        auto opened = DeviceFile::open({folder.path("device.db"), {}}, secretOf(1).view());
        DeviceFile device = opened.take();
        const std::pair<const char*, std::string> settings[] = {
            {"PRAGMA journal_mode", "wal"},     {"PRAGMA synchronous", "3"},  {"PRAGMA locking_mode", "exclusive"},
            {"PRAGMA foreign_keys", "1"},       {"PRAGMA temp_store", "2"},   {"PRAGMA cipher_memory_security", "1"},
            {"PRAGMA fullfsync", "1"},          {"PRAGMA user_version", "2"}, {"PRAGMA checkpoint_fullfsync", "1"},
            {"PRAGMA cipher_page_size", "4096"}};
        for (const auto& [pragma, expected] : settings) {
            Statement ask(device.sqlite(), pragma);
            QVERIFY2(ask.next(), pragma);
            QCOMPARE(ask.text(0), expected);
        }
    }
};

QTEST_APPLESS_MAIN(FilesTest)
#include "files_test.moc"
