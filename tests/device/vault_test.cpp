#include <QtTest>

#include "device/folder.h"

#include "support/fault_vfs.h"

#include <set>

using namespace aphelion;

namespace {

std::unique_ptr<Vault> opened(const VaultPlace& place, std::uint8_t secret = 1) {
    auto vault = openWith(place, secretOf(secret));
    return vault ? vault.take() : nullptr;
}

// The four ways in which known bytes could lie in a file.
std::vector<QByteArray> formsOf(const QByteArray& plain) {
    const QString text = QString::fromLatin1(plain);
    std::vector<QByteArray> forms{plain, plain.toHex(), plain.toHex().toUpper(),
                                  QByteArray(reinterpret_cast<const char*>(text.utf16()), text.size() * 2)};
    for (int skip = 0; skip < 3; ++skip) { // base64 in its three alignments, without the ends that depend on neighbours
        const QByteArray from = plain.mid(skip);
        forms.push_back(from.left(from.size() / 3 * 3).toBase64());
    }
    return forms;
}

} // namespace

class VaultTest : public QObject {
    Q_OBJECT

private slots:
    void a_player_is_unlocked_with_the_pin_and_finds_everything_again() {
        const Folder folder;
        StoreId ann{}, bob{};
        {
            auto vault = opened(folder.place());
            QVERIFY(vault);
            ann = *vault->addPlayer("Ann", viewOf("red"), viewOf("1234"));
            bob = *vault->addPlayer("Bob", viewOf("blue"), {});
            auto file = vault->unlock(ann, viewOf("1234"));
            QVERIFY(file.ok());
            STORED(file.take()->addNote(idOf(1), {0, bytesOf("note")}));
            STORED(vault->changePlayer(bob, "Rob", viewOf("green")));
        }
        auto vault = opened(folder.place());
        QCOMPARE(*vault->players(), (std::vector<PlayerSummary>{{ann, "Ann", bytesOf("red"), true, 0},
                                                                {bob, "Rob", bytesOf("green"), false, 0}}));
        QCOMPARE(*vault->unlock(ann, viewOf("1234")).take()->notes(idOf(1)),
                 (std::vector<Numbered>{{0, bytesOf("note")}}));
        QVERIFY(vault->unlock(bob, {}).take()->notes(idOf(1))->empty());
        QCOMPARE(vault->unlock(idOf(9), {}).fault().fault, StoreFault::Unknown);
    }

    void a_wrong_pin_is_counted_and_waits_across_restarts() {
        const Folder folder;
        StoreId ann{};
        {
            auto vault = opened(folder.place());
            ann = *vault->addPlayer("Ann", {}, viewOf("1234"));
            QCOMPARE(vault->unlock(ann, viewOf("0000")).fault(), (Locked{StoreFault::WrongPin, 0, 4}));
            QCOMPARE(vault->unlock(ann, {}).fault(), (Locked{StoreFault::WrongPin, 0, 4})); // nobody's PIN
            QVERIFY(vault->unlock(ann, viewOf("1234")).ok());                               // counts from the start
        }
        for (std::uint32_t left = 4; left > 0; --left)
            QCOMPARE(opened(folder.place())->unlock(ann, viewOf("0")).fault(), (Locked{StoreFault::WrongPin, 0, left}));
        auto vault = opened(folder.place());
        QCOMPARE(vault->unlock(ann, viewOf("0")).fault(), (Locked{StoreFault::WrongPin, 30'000, 0}));
        QCOMPARE(vault->unlock(ann, viewOf("1234")).fault(), (Locked{StoreFault::TooManyTries, 30'000, 0}));
        STORED(vault->waited(29'000));
        vault.reset();
        vault = opened(folder.place());
        QCOMPARE(vault->players()->front().wait, std::uint64_t{1'000});
        STORED(vault->waited(400)); // not written down: a restart makes up to five seconds be waited again
        QCOMPARE(vault->players()->front().wait, std::uint64_t{600});
        vault.reset();
        vault = opened(folder.place());
        QCOMPARE(vault->unlock(ann, viewOf("1234")).fault(), (Locked{StoreFault::TooManyTries, 1'000, 0}));
        STORED(vault->waited(1'000));
        QCOMPARE(vault->unlock(ann, viewOf("0")).fault(), (Locked{StoreFault::WrongPin, 60'000, 0}));
        STORED(vault->waited(60'000));
        QVERIFY(vault->unlock(ann, viewOf("1234")).ok());
        QCOMPARE(vault->unlock(ann, viewOf("0")).fault(), (Locked{StoreFault::WrongPin, 0, 4}));
    }

    void killing_the_app_while_the_pin_is_looked_at_gives_no_try() {
        const Folder folder;
        FaultVfs vfs("tries");
        StoreId ann{};
        {
            auto vault = opened(folder.place());
            ann = *vault->addPlayer("Ann", {}, viewOf("1234"));
        }
        // The try itself is one write-ahead log commit. Ending right after it must leave it counted.
        vfs.countOnly();
        {
            auto vault = opened(folder.place("tries"));
            const auto before = vfs.operations();
            QCOMPARE(vault->unlock(ann, viewOf("0")).fault().fault, StoreFault::WrongPin);
            QVERIFY(vfs.operations() > before);
            vfs.failAt(0, Fault::Kill);
        }
        vfs.settle();
        QCOMPARE(opened(folder.place())->unlock(ann, viewOf("0")).fault().freeLeft, 3u);
        // And where the count cannot be kept the PIN is not even looked at.
        vfs.countOnly();
        auto vault = opened(folder.place("tries"));
        vfs.failAt(0, Fault::DiskFull);
        QCOMPARE(vault->unlock(ann, viewOf("1234")).fault().fault, StoreFault::DiskFull);
    }

    void a_new_pin_replaces_the_old_one_and_nothing_else() {
        const Folder folder;
        auto vault = opened(folder.place());
        const StoreId ann = *vault->addPlayer("Ann", {}, {});
        STORED(vault->unlock(ann, {}).take()->addNote(idOf(1), {0, bytesOf("note")}));
        const Bytes before = fileBytes(playerPath(folder.place().folder, ann));
        QVERIFY(!vault->setPin(ann, {}, viewOf("1234")));
        QCOMPARE(vault->unlock(ann, {}).fault().fault, StoreFault::WrongPin);
        QCOMPARE(vault->setPin(ann, viewOf("9"), viewOf("5678"))->fault, StoreFault::WrongPin);
        QVERIFY(!vault->setPin(ann, viewOf("1234"), viewOf("5678")));
        QCOMPARE(vault->unlock(ann, viewOf("1234")).fault().fault, StoreFault::WrongPin);
        QCOMPARE(fileBytes(playerPath(folder.place().folder, ann)), before);
        QCOMPARE(vault->unlock(ann, viewOf("5678")).take()->notes(idOf(1))->size(), std::size_t{1});
        QVERIFY(!vault->setPin(ann, viewOf("5678"), {}));
        QVERIFY(vault->unlock(ann, {}).ok());
    }

    void the_folder_is_one_vaults_alone() {
        const Folder folder;
        auto vault = opened(folder.place());
        FAULT(openWith(folder.place(), secretOf(1)), StoreFault::InUse);
        FAULT(openWith(folder.place(), secretOf(1), Vault::openAnew), StoreFault::InUse);
        const StoreId ann = *vault->addPlayer("Ann", {}, {});
        const auto file = vault->unlock(ann, {});
        QCOMPARE(vault->unlock(ann, {}).fault().fault, StoreFault::InUse);
        vault.reset();
    }

    void without_its_key_a_vault_is_lost_and_says_so() {
        const Folder folder;
        QVERIFY(opened(folder.place()));
        FAULT(openWith(folder.place(), secretOf(2)), StoreFault::KeyLost);
        const auto path = folder.path("vault/device.key");
        const Bytes key = fileBytes(path);
        for (std::size_t at = 0; at < key.size(); ++at) { // origin and born are facts, not secrets; a flip there opens
            Bytes flipped = key;
            flipped[at] ^= 0x40;
            writeFile(path, flipped);
            const auto vault = openWith(folder.place(), secretOf(1));
            QVERIFY(!vault.ok());
            QVERIFY(vault.fault() == StoreFault::KeyLost || vault.fault() == StoreFault::NewerVersion);
        }
        for (std::size_t size = 0; size < key.size(); ++size) {
            writeFile(path, ByteView(key).first(size));
            FAULT(openWith(folder.place(), secretOf(1)), StoreFault::KeyLost);
        }
        std::filesystem::remove(path);
        FAULT(openWith(folder.place(), secretOf(1)), StoreFault::KeyLost);
        QVERIFY(!std::filesystem::exists(path)); // no second key over a file that has one
        writeFile(path, key);
        QVERIFY(opened(folder.place()));
    }

    void a_crash_while_a_vault_begins_leaves_one_that_opens() {
        const Folder folder;
        QVERIFY(opened(folder.place()));
        const auto path = folder.path("vault/device.key");
        Bytes promised = fileBytes(path);
        QCOMPARE(promised[22 + 1], 0xf5); // born: true
        promised[22 + 1] = 0xf4;
        writeFile(path, promised);
        QVERIFY(opened(folder.place())); // the database was there already
        std::filesystem::remove(folder.path("vault/device.db"));
        FAULT(openWith(folder.place(), secretOf(1)), StoreFault::Missing);
        writeFile(path, promised);
        QVERIFY(opened(folder.place())); // it was not
        for (const std::size_t size : {0, 1, 511}) {
            writeFile(folder.path("vault/device.db"), Bytes(size));
            FAULT(openWith(folder.place(), secretOf(1)), StoreFault::Damaged);
        }
    }

    void a_damaged_player_file_is_set_aside_and_stops_nobody_else() {
        const Folder folder;
        auto vault = opened(folder.place());
        const StoreId ann = *vault->addPlayer("Ann", {}, {});
        const StoreId bob = *vault->addPlayer("Bob", {}, {});
        STORED(vault->unlock(ann, {}).take()->addNote(idOf(1), {0, bytesOf("a")}));
        STORED(vault->unlock(bob, {}).take()->addNote(idOf(1), {0, bytesOf("b")}));
        const auto path = playerPath(folder.place().folder, ann);
        Bytes damaged = fileBytes(path);
        damaged[damaged.size() - 100] ^= 1;
        for (int n = 1; n <= 2; ++n) {
            writeFile(path, damaged);
            QCOMPARE(vault->unlock(ann, {}).fault().fault, StoreFault::Damaged);
            QCOMPARE(vault->unlock(bob, {}).take()->notes(idOf(1))->size(), std::size_t{1});
            const auto aside = vault->setAside(ann);
            OPENED(aside);
            QCOMPARE(aside->filename().string(), path.filename().string() + ".damaged-" + std::to_string(n));
            QCOMPARE(fileBytes(*aside), damaged);
            QVERIFY(vault->unlock(ann, {}).take()->notes(idOf(1))->empty());
        }
        std::filesystem::remove(path);
        QCOMPARE(vault->unlock(ann, {}).fault().fault, StoreFault::Missing);
        QVERIFY(vault->setAside(ann)->empty());
        QVERIFY(vault->unlock(ann, {}).ok());
    }

    void a_damaged_device_file_is_set_aside_only_when_told_and_the_players_come_along() {
        const Folder folder;
        StoreId ann{};
        {
            auto vault = opened(folder.place());
            ann = *vault->addPlayer("Ann", {}, viewOf("1234"));
            STORED(vault->unlock(ann, viewOf("1234")).take()->addNote(idOf(1), {0, bytesOf("a")}));
            STORED(vault->device().addTable(idOf(1), 1, stepOf(0, std::string(9000, 'x'))));
        }
        const auto path = folder.path("vault/device.db");
        Bytes damaged = fileBytes(path);
        damaged[damaged.size() - 100] ^= 1; // the last page: the long entry
        writeFile(path, damaged);
        for (int n = 0; n < 2; ++n)
            FAULT(openWith(folder.place(), secretOf(1)), StoreFault::Damaged);
        QCOMPARE(fileBytes(path), damaged);
        auto anew = openWith(folder.place(), secretOf(1), Vault::openAnew);
        OPENED(anew);
        auto vault = anew.take();
        QVERIFY(vault->device().tables()->empty());
        QCOMPARE(vault->unlock(ann, viewOf("1234")).take()->notes(idOf(1))->size(), std::size_t{1});
        QVERIFY(std::filesystem::exists(folder.path("vault/device.db.damaged-1")));
        QVERIFY(std::filesystem::exists(folder.path("vault/device.key.damaged-1")));
    }

    void a_removed_player_is_gone_with_the_file() {
        const Folder folder;
        auto vault = opened(folder.place());
        const StoreId ann = *vault->addPlayer("Ann", {}, {});
        QVERIFY(vault->unlock(ann, {}).ok());
        STORED(vault->removePlayer(ann));
        QVERIFY(vault->players()->empty());
        QVERIFY(!std::filesystem::exists(playerPath(folder.place().folder, ann)));
        UNSTORED(vault->removePlayer(ann), StoreFault::Unknown);
    }

    void what_is_kept_lies_in_no_file_in_the_clear() {
        const Folder folder;
        const std::string canary = "canary-7Gq2-answers-and-notes-xyz";
        const std::string pin = "canary-pin-86420";
        const QByteArray seed = "canary-signing-seed-32-bytes-lon"; // 32
        auto vault = opened(folder.place());
        const StoreId ann = *vault->addPlayer(canary, viewOf(canary), viewOf(pin));
        auto file = vault->unlock(ann, viewOf(pin)).take();
        STORED(file->takeIn(idOf(1), 0, 0, bytesOf(canary), std::vector<Numbered>{{0, bytesOf(canary)}}));
        STORED(file->setDraft(idOf(1), canary, bytesOf(canary)));
        Step step = stepOf(0, canary);
        step.seats.push_back({0, ann, Secret(viewOf(seed.toStdString()))});
        step.openings = {openingOf(0, 1, canary)};
        step.asks = {{0, bytesOf(canary)}};
        step.settings[canary] = bytesOf(canary);
        STORED(vault->device().addTable(idOf(1), 1, step));
        scan(folder, {QByteArray::fromStdString(canary), QByteArray::fromStdString(pin), seed}, 5); // with both logs
        const auto exported = vault->exportPlayer(ann, *file, viewOf(canary));
        writeFile(folder.path("vault/exported"), *exported);
        file.reset();
        vault.reset();
        scan(folder, {QByteArray::fromStdString(canary), QByteArray::fromStdString(pin), seed}, 4);
    }

private:
    static void scan(const Folder& folder, const std::vector<QByteArray>& canaries, int atLeast) {
        int files = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder.path())) {
            if (!entry.is_regular_file())
                continue;
            ++files;
            const Bytes bytes = fileBytes(entry.path());
            const QByteArray all(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
            for (const QByteArray& canary : canaries)
                for (const QByteArray& form : formsOf(canary))
                    QVERIFY2(!all.contains(form), entry.path().c_str());
        }
        QVERIFY(files >= atLeast);
        qInfo("%d files scanned", files);
    }
};

QTEST_APPLESS_MAIN(VaultTest)
#include "vault_test.moc"
