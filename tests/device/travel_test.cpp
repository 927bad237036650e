#include <QtTest>

#include "device/folder.h"
#include "device/store/export.h"
#include "device/store/travel_names.h"
#include "device/store/whole_file.h"

using namespace aphelion;

namespace {

std::unique_ptr<Vault> opened(const VaultPlace& place, std::uint8_t secret) {
    auto vault = openWith(place, secretOf(secret));
    return vault ? vault.take() : nullptr;
}

Bytes exportOf(Vault& vault) {
    const StoreId ann = *vault.addPlayer("Ann", viewOf("red"), viewOf("1234"));
    auto file = vault.unlock(ann, viewOf("1234")).take();
    (void)file->takeIn(idOf(1), 3, 1, bytesOf("two comets"), std::vector<Numbered>{{0, bytesOf("cross")}});
    (void)file->set("hand", Bytes(10'000, 'x'));
    auto exported = vault.exportPlayer(ann, *file, viewOf("correct horse"));
    (void)file->addNote(idOf(1), {1, bytesOf("later")}); // the file goes on being used
    return exported ? exported.take() : Bytes{};
}

} // namespace

class TravelTest : public QObject {
    Q_OBJECT

private slots:
    void a_player_moves_to_another_device_with_everything() {
        const Folder from, to;
        auto old = opened(from.place(), 1);
        const Bytes exported = exportOf(*old);
        QVERIFY(!exported.empty());
        StoreId ann{};
        {
            auto vault = opened(to.place(), 2);
            const auto imported = vault->importPlayer(exported, viewOf("correct horse"), viewOf("77"));
            OPENED(imported);
            ann = *imported;
        }
        auto vault = opened(to.place(), 2);
        QCOMPARE(*vault->players(), (std::vector<PlayerSummary>{{ann, "Ann", bytesOf("red"), true, 0}}));
        QCOMPARE(vault->unlock(ann, viewOf("1234")).fault().fault, StoreFault::WrongPin);
        auto file = vault->unlock(ann, viewOf("77")).take();
        QCOMPARE(*file->heard(idOf(1)), std::optional(Heard{3, 1}));
        QCOMPARE(*file->answers(idOf(1)), (std::vector<Numbered>{{3, bytesOf("two comets")}}));
        QCOMPARE(*file->notes(idOf(1)), (std::vector<Numbered>{{0, bytesOf("cross")}}));
        QCOMPARE(file->setting("hand")->value().size(), std::size_t{10'000});
        STORED(file->addNote(idOf(1), {1, bytesOf("goes on")}));
    }

    void on_the_new_device_the_old_key_opens_nothing() {
        const Folder from, to;
        auto old = opened(from.place(), 1);
        const Bytes exported = exportOf(*old);
        auto traveller = aphelion::opened(exported, viewOf("correct horse"));
        OPENED(traveller);
        auto vault = opened(to.place(), 2);
        const auto ann = vault->importPlayer(exported, viewOf("correct horse"), {});
        OPENED(ann);
        FAULT(PlayerFile::open({playerPath(to.place().folder, *ann), {}}, traveller->key.view()),
              StoreFault::Unreadable);
    }

    void the_same_player_can_arrive_twice() {
        const Folder from;
        auto vault = opened(from.place(), 1);
        const Bytes exported = exportOf(*vault);
        OPENED(vault->importPlayer(exported, viewOf("correct horse"), {}));
        OPENED(vault->importPlayer(exported, viewOf("correct horse"), {}));
        const auto players = vault->players();
        QStringList names;
        for (const PlayerSummary& player : *players)
            names.push_back(QString::fromStdString(player.name));
        names.sort();
        QCOMPARE(names, (QStringList{"Ann", "Ann 2", "Ann 3"}));
    }

    void a_name_with_a_number_is_no_longer_than_others() {
        QCOMPARE(nameBeside("Ann", std::vector<std::string>{"Ana", "Ann 2"}), std::string("Ann"));
        const std::string longest = "x" + QString(31, u'é').toStdString() + "y"; // 64 bytes
        QCOMPARE(nameBeside(longest, std::vector{longest}), "x" + QString(30, u'é').toStdString() + " 2");
    }

    void the_name_of_the_file_fits_every_file_system() {
        QCOMPARE(travelFile("Zoë"), std::string("Zoë – Aphelion.aphelion"));
        QCOMPARE(travelFile("Zoë", 2), std::string("Zoë – Aphelion 2.aphelion"));
        QCOMPARE(travelFile("../a:b\n"), std::string("-.-a-b- – Aphelion.aphelion"));
    }

    void what_cannot_be_written_leaves_nothing_behind() {
        const Folder folder;
        std::filesystem::create_directories(folder.place().folder / "taken" / "by a folder");
        const auto fault = writeWhole(folder.place().folder / "taken", bytesOf("a player"));
        QVERIFY(fault.has_value());
        QVERIFY(!std::filesystem::exists(folder.place().folder / "taken.new"));
    }

    void a_wrong_passphrase_and_changed_bytes_are_told_apart() {
        const Folder from, to;
        auto old = opened(from.place(), 1);
        const Bytes exported = exportOf(*old);
        auto vault = opened(to.place(), 2);
        FAULT(vault->importPlayer(exported, viewOf("wrong horse"), {}), StoreFault::WrongPassphrase);
        FAULT(vault->importPlayer({}, viewOf("correct horse"), {}), StoreFault::Damaged);
        for (std::size_t size = 0; size < exported.size(); size += 1 + size / 7)
            FAULT(vault->importPlayer(ByteView(exported).first(size), viewOf("correct horse"), {}),
                  StoreFault::Damaged);
        for (std::size_t at = 0; at < exported.size(); at += at < 120 ? 1 : 997) {
            Bytes flipped = exported;
            flipped[at] ^= 4;
            FAULT(vault->importPlayer(flipped, viewOf("correct horse"), {}), StoreFault::Damaged);
        }
        QVERIFY(vault->players()->empty());
        for (const auto& entry : std::filesystem::directory_iterator(to.place().folder))
            QVERIFY(!entry.path().filename().string().starts_with("player-"));
    }

    // Somebody who mends the sum cannot make the app spend all its memory, nor read a newer file as an older one.
    void a_mended_sum_does_not_help() {
        const Folder from, to;
        auto old = opened(from.place(), 1);
        const Bytes exported = exportOf(*old);
        auto vault = opened(to.place(), 2);
        int newer = 0;
        for (std::size_t at = 0; at < 120; ++at) {
            Bytes mended = exported;
            mended[at] ^= 2;
            const Hash sum = hash(ByteView(mended).first(mended.size() - 32));
            std::ranges::copy(sum, mended.end() - 32);
            const auto imported = vault->importPlayer(mended, viewOf("correct horse"), {});
            QVERIFY(!imported.ok());
            newer += imported.fault() == StoreFault::NewerVersion ? 1 : 0;
        }
        QCOMPARE(newer, 1);
    }
};

QTEST_APPLESS_MAIN(TravelTest)
#include "travel_test.moc"
