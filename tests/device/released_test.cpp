#include <QtTest>

#include "device/folder.h"
#include "device/keychain/device_secret.h"
#include "support/fault_vfs.h"

using namespace aphelion;

// A vault of every version that was ever released lies in tests/device/released and must open. To keep the one of a new
// version: RELEASED_WRITE=tests/device/released/v3 build/bin/device_released_test
class ReleasedTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (!qEnvironmentVariableIsEmpty("RELEASED_WRITE"))
            write(qEnvironmentVariable("RELEASED_WRITE").toStdString());
    }

    void every_released_version_opens_data() {
        QTest::addColumn<QString>("version");
        for (const auto& entry : std::filesystem::directory_iterator(RELEASED_FOLDER))
            QTest::newRow(entry.path().filename().c_str()) << QString::fromStdString(entry.path().filename());
    }

    void every_released_version_opens() {
        QFETCH(QString, version);
        const Folder folder;
        const auto copy = folder.path("vault");
        std::filesystem::copy(std::filesystem::path(RELEASED_FOLDER) / version.toStdString(), copy);
        auto none = noKeystore();
        const auto secret = secretIn(copy, *none);
        OPENED(secret);
        auto opened = openWith({copy, secret->origin, {}, {}}, secret->secret.copy());
        OPENED(opened);
        const auto vault = opened.take();
        read(*vault);
        if (version == "v1")
            QCOMPARE(heardBy(*vault), std::optional(Heard{1, 0}));
        else
            readSecond(*vault);
    }

    // Kill, power cut, I/O error, full disk, read-only: at every operation while the file is brought up to date.
    void an_old_file_outlives_whatever_goes_wrong_while_it_is_brought_up_to_date() {
        FaultVfs vfs("upgrade");
        const auto attempt = [&vfs](const Folder& folder) {
            std::filesystem::copy(std::filesystem::path(RELEASED_FOLDER) / "v1", folder.path("vault"));
            auto none = noKeystore();
            auto secret = secretIn(folder.path("vault"), *none);
            return openWith({folder.path("vault"), secret->origin, vfs.name(), {}}, secret->secret.copy()).ok();
        };
        QVERIFY(attempt(Folder()));
        const std::uint64_t operations = vfs.operations();
        QVERIFY(operations > 0);
        for (const Fault fault : allFaults)
            for (std::uint64_t at = 0; at < operations; ++at) {
                const Folder folder;
                vfs.failAt(at, fault, mix(at));
                (void)attempt(folder);
                QVERIFY(vfs.failed());
                vfs.settle();
                auto none = noKeystore();
                const auto secret = secretIn(folder.path("vault"), *none);
                auto opened = openWith({folder.path("vault"), secret->origin, {}, {}}, secret->secret.copy());
                OPENED(opened);
                const auto vault = opened.take();
                readTable(vault->device());
            }
    }

private:
    static constexpr auto pin = "2468";

    static Step firstStep() {
        Step step = stepOf(0, "the first entry", 2000);
        step.entries.push_back({1, bytesOf("the second entry")});
        step.seats.push_back({1, idOf(7), secretOf(8)});
        step.openings = {openingOf(1, 5, "behind the seal")};
        step.state->summary = bytesOf("a table");
        return step;
    }

    // What came with version 2.
    static Step secondStep() {
        Step step = stepOf(1, "the second entry");
        step.state.reset();
        step.abandon = Abandoning{1, 3};
        step.asks = {{1, bytesOf("an ask")}};
        step.settings["key"] = bytesOf("a value");
        return step;
    }

    static void write(const std::filesystem::path& folder) {
        auto none = noKeystore();
        auto secret = secretIn(folder, *none);
        auto vault = openWith({folder, secret->origin, {}, {}}, secret->secret.copy()).take();
        STORED(vault->device().addTable(idOf(1), 1000, firstStep()));
        STORED(vault->device().append(idOf(1), secondStep()));
        STORED(vault->device().set("language", viewOf("de")));
        const StoreId ann = *vault->addPlayer("Ann", viewOf("red"), viewOf(pin));
        auto file = vault->unlock(ann, viewOf(pin)).take();
        STORED(file->takeIn(idOf(1), 1, 2, bytesOf("an answer"), std::vector<Numbered>{{0, bytesOf("a note")}}));
        STORED(file->setDraft(idOf(1), "theory", bytesOf("a draft")));
        STORED(file->set("hand", viewOf("left")));
    }

    static void readTable(DeviceFile& device) {
        QCOMPARE(*device.tables(), (std::vector{TableRecord{idOf(1), 1000, *firstStep().state}}));
        QCOMPARE(*device.entries(idOf(1)), firstStep().entries);
        QCOMPARE(*device.openings(idOf(1), 1), firstStep().openings);
        QVERIFY(device.seats(idOf(1))->at(0).seed == secretOf(8));
        QCOMPARE(*device.setting("language"), std::optional(bytesOf("de")));
    }

    static void readSecond(Vault& vault) {
        DeviceFile& device = vault.device();
        QCOMPARE(*device.asks(idOf(1)), secondStep().asks);
        QCOMPARE(*device.abandoned(idOf(1)), (std::vector<AbandonedEntry>{{3, firstStep().entries.at(1)}}));
        QCOMPARE(device.tableSettings(idOf(1))->at("key"), bytesOf("a value"));
        QCOMPARE(heardBy(vault), std::optional(Heard{1, 2}));
    }

    static std::optional<Heard> heardBy(Vault& vault) {
        return *vault.unlock(vault.players()->at(0).id, viewOf(pin)).take()->heard(idOf(1));
    }

    static void read(Vault& vault) {
        readTable(vault.device());
        const PlayerSummary ann = vault.players()->at(0);
        QCOMPARE(ann.name, std::string("Ann"));
        QCOMPARE(ann.look, bytesOf("red"));
        auto file = vault.unlock(ann.id, viewOf(pin)).take();
        QCOMPARE(*file->answers(idOf(1)), (std::vector<Numbered>{{1, bytesOf("an answer")}}));
        QCOMPARE(*file->notes(idOf(1)), (std::vector<Numbered>{{0, bytesOf("a note")}}));
        QCOMPARE(file->drafts(idOf(1))->at("theory"), bytesOf("a draft"));
        QCOMPARE(*file->setting("hand"), std::optional(bytesOf("left")));
    }
};

QTEST_APPLESS_MAIN(ReleasedTest)
#include "released_test.moc"
