#include <QtTest>

#include "device/folder.h"
#include "device/keychain/device_secret.h"

using namespace aphelion;

namespace {

// A keystore that does as it is told.
struct ScriptedKeystore : Keystore {
    bool silent = false;
    bool forgetful = false; // says it kept what it did not keep
    Bytes kept;
    int writes = 0;

    KeystoreAnswer read(Secret& secret) override {
        if (silent)
            return KeystoreAnswer::Silent;
        if (kept.empty())
            return KeystoreAnswer::NothingThere;
        secret = Secret(kept);
        return KeystoreAnswer::Done;
    }
    KeystoreAnswer write(const Secret& secret) override {
        ++writes;
        if (silent)
            return KeystoreAnswer::Silent;
        if (!forgetful)
            kept.assign(secret.view().begin(), secret.view().end());
        return KeystoreAnswer::Done;
    }
};

} // namespace

class DeviceSecretTest : public QObject {
    Q_OBJECT

private slots:
    void the_keystore_keeps_the_secret_and_gives_it_again() {
        const Folder folder;
        ScriptedKeystore keystore;
        auto first = secretIn(folder.place().folder, keystore);
        OPENED(first);
        QCOMPARE(first->origin, SecretOrigin::Keystore);
        QVERIFY(begin(folder, first->secret.copy(), first->origin));
        const auto second = secretIn(folder.place().folder, keystore);
        OPENED(second);
        QVERIFY(second->secret == first->secret);
        QCOMPARE(keystore.writes, 1);
        QVERIFY(!std::filesystem::exists(folder.path("vault/device.secret")));
    }

    void a_keystore_that_falls_silent_is_said_and_no_second_secret_is_minted() {
        const Folder folder;
        ScriptedKeystore keystore;
        auto first = secretIn(folder.place().folder, keystore);
        QVERIFY(begin(folder, first->secret.copy(), first->origin));
        keystore.silent = true;
        FAULT(secretIn(folder.place().folder, keystore), StoreFault::KeystoreSilent);
        keystore.silent = false;
        const Bytes kept = std::exchange(keystore.kept, {});
        FAULT(secretIn(folder.place().folder, keystore), StoreFault::KeyLost);
        keystore.kept = Bytes(31, 1);
        FAULT(secretIn(folder.place().folder, keystore), StoreFault::KeyLost);
        QVERIFY(!std::filesystem::exists(folder.path("vault/device.secret")));
        QCOMPARE(keystore.writes, 1);
        keystore.kept = kept;
        OPENED(secretIn(folder.place().folder, keystore));
    }

    void without_a_keystore_a_file_that_only_this_user_reads_keeps_it() {
        const Folder folder;
        auto none = noKeystore();
        auto first = secretIn(folder.place().folder, *none);
        OPENED(first);
        QCOMPARE(first->origin, SecretOrigin::File);
        const auto file = folder.path("vault/device.secret");
        QCOMPARE(std::filesystem::status(file).permissions(),
                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
        QCOMPARE(std::filesystem::status(folder.path("vault")).permissions(), std::filesystem::perms::owner_all);
        QVERIFY(begin(folder, first->secret.copy(), first->origin));
        // A keystore that turns up later changes nothing.
        ScriptedKeystore keystore;
        keystore.kept = Bytes(32, 9);
        auto second = secretIn(folder.place().folder, keystore);
        QVERIFY(second->secret == first->secret);
        QCOMPARE(second->origin, SecretOrigin::File);
        std::filesystem::remove(file);
        FAULT(secretIn(folder.place().folder, keystore), StoreFault::KeyLost);
        writeFile(file, Bytes(31, 1));
        FAULT(secretIn(folder.place().folder, keystore), StoreFault::KeyLost);
    }

    void a_crash_before_the_vault_began_uses_the_same_secret_again() {
        const Folder folder;
        auto none = noKeystore();
        const auto first = secretIn(folder.place().folder, *none);
        ScriptedKeystore keystore;
        const auto second = secretIn(folder.place().folder, keystore);
        QVERIFY(first->secret == second->secret);
    }

    void a_keystore_that_forgets_at_once_is_not_trusted() {
        const Folder folder;
        ScriptedKeystore keystore;
        keystore.forgetful = true;
        const auto found = secretIn(folder.place().folder, keystore);
        OPENED(found);
        QCOMPARE(found->origin, SecretOrigin::File);
    }

    void after_a_loss_a_vault_can_begin_anew() {
        const Folder folder;
        auto none = noKeystore();
        auto first = secretIn(folder.place().folder, *none);
        QVERIFY(begin(folder, first->secret.copy(), first->origin));
        writeFile(folder.path("vault/device.key"), bytesOf("rubbish"));
        writeFile(folder.path("vault/device.secret"), bytesOf("rubbish"));
        FAULT(secretIn(folder.place().folder, *none), StoreFault::KeyLost);
        auto fresh = secretIn(folder.place().folder, *none, firstDeviceSecret);
        OPENED(fresh);
        QCOMPARE(fileBytes(folder.path("vault/device.secret.damaged-1")), bytesOf("rubbish"));
        OPENED(openWith(folder.place(), fresh->secret.copy(), Vault::openAnew));
        QVERIFY(std::filesystem::exists(folder.path("vault/device.db.damaged-1")));
    }

    // Here there is none to answer: it must say so soon, and not hang.
    void the_platforms_own_answers_or_is_silent_in_time() {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:");
        QElapsedTimer clock;
        clock.start();
        Secret secret;
        QCOMPARE(platformKeystore()->read(secret), KeystoreAnswer::Silent);
        QVERIFY(clock.elapsed() < 10'000);
        qputenv("APHELION_SECRET_FILE", "1");
        QCOMPARE(platformKeystore()->write(secretOf(1)), KeystoreAnswer::Silent);
    }

private:
    static bool begin(const Folder& folder, Secret secret, SecretOrigin origin) {
        VaultPlace place = folder.place();
        place.origin = origin;
        return openWith(place, std::move(secret)).ok();
    }
};

QTEST_GUILESS_MAIN(DeviceSecretTest)
#include "device_secret_test.moc"
