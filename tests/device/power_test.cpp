#include <QtTest>

#include "device/folder.h"
#include "support/fault_vfs.h"

#include <functional>

using namespace aphelion;

namespace {

const StoreId table = idOf(1);

Bytes textOf(const char* what, std::uint64_t number) {
    return bytesOf(what + std::to_string(number) + std::string(100 * (number % 5), '.'));
}

// What the store has acknowledged so far, and what it was asked last: that one may be there or not.
struct Told {
    bool began = false;
    std::uint64_t entries = 0; // of the table; 0 means not even the table
    std::uint64_t heard = 0;   // entries taken in by the player, answered and noted
    std::optional<StoreId> ann;
    std::vector<std::string> pins{"1"}; // the last two that were asked for
    int players = 0;
};

// An ask, with what it seals, at a table that heard something else first.
Step askAt(std::uint64_t number) {
    Step step;
    step.entries.push_back({number, textOf("lost", number)});
    step.openings.push_back(openingOf(0, static_cast<std::uint8_t>(number), "hidden"));
    step.asks.push_back({0, textOf("ask", number)});
    return step;
}

// Its entry, after the table was carried on without what it had heard.
Step stepAt(std::uint64_t number) {
    Step step;
    step.abandon = Abandoning{number, number};
    step.dropAsks = {0};
    step.entries.push_back({number, textOf("entry", number)});
    step.settings["at"] = textOf("at", number);
    step.state = TableState{number, false, {}};
    return step;
}

// A short evening at one device. Every method stops at the first fault that a second try does not cure.
class Evening {
public:
    Evening(const VaultPlace& place, Told& told) : m_place(place), m_told(told) {}

    bool play() {
        return open() && rounds(0, 2) && changePin("2") && reopen() && rounds(2, 3) && visitor() && reopen() &&
               rounds(3, 4);
    }

private:
    // Faults that pass are met as the app meets them: by trying once more. What is there already was stored.
    static bool stored(const std::function<Unstored()>& call) {
        for (int attempt = 0; attempt < 2; ++attempt) {
            const Unstored fault = call();
            if (!fault || (attempt == 1 && fault == StoreFault::AlreadyThere))
                return true;
        }
        return false;
    }

    bool open() {
        for (int attempt = 0; attempt < 2 && !m_vault; ++attempt) {
            auto opened = openWith(m_place, secretOf(1));
            if (opened)
                m_vault = opened.take();
        }
        m_told.began = m_told.began || m_vault;
        if (m_vault && !m_told.ann)
            addAnn();
        return m_vault && m_told.ann && unlock();
    }

    void addAnn() {
        const auto id = m_vault->addPlayer("Ann", {}, viewOf("1"));
        if (id) {
            m_told.ann = *id;
            ++m_told.players;
        }
    }

    bool unlock() {
        for (int attempt = 0; attempt < 2 && !m_file; ++attempt) {
            auto file = m_vault->unlock(*m_told.ann, viewOf(m_told.pins.back()));
            if (file)
                m_file = file.take();
        }
        return m_file != nullptr;
    }

    bool reopen() {
        m_file.reset();
        m_vault.reset();
        return open();
    }

    bool rounds(std::uint64_t from, std::uint64_t to) {
        for (std::uint64_t number = from; number < to; ++number) {
            DeviceFile& device = m_vault->device();
            if (!stored([&] {
                    return number == 0 ? device.addTable(table, 1, askAt(0)) : device.append(table, askAt(number));
                }) ||
                !stored([&] { return device.append(table, stepAt(number)); }))
                return false;
            m_told.entries = number + 1;
            const std::vector<Numbered> notes{{2 * number, textOf("note", number)}, {2 * number + 1, {}}};
            if (!stored([&] { return m_file->takeIn(table, number, 0, textOf("answer", number), notes); }))
                return false;
            m_told.heard = number + 1;
        }
        return m_file->image().ok() || m_file->image().ok(); // writes the log back
    }

    bool changePin(const std::string& pin) {
        m_told.pins = {m_told.pins.back(), pin};
        const bool changed = !m_vault->setPin(*m_told.ann, viewOf("1"), viewOf(pin)) ||
                             !m_vault->setPin(*m_told.ann, viewOf("1"), viewOf(pin));
        if (changed)
            m_told.pins = {pin};
        return changed;
    }

    // Somebody comes, with their file, and goes again.
    bool visitor() {
        const auto exported = m_vault->exportPlayer(*m_told.ann, *m_file, viewOf("passphrase"));
        if (!exported)
            return false;
        const auto id = m_vault->importPlayer(*exported, viewOf("passphrase"), {});
        return id && !m_vault->removePlayer(*id);
    }

    VaultPlace m_place;
    Told& m_told;
    std::unique_ptr<Vault> m_vault;
    std::unique_ptr<PlayerFile> m_file;
};

// What is wrong with the folder, after what was told; nothing if all is well.
std::string wrongWithPlayer(Vault& vault, const Told& told) {
    for (const std::string& pin : told.pins) {
        auto opened = vault.unlock(*told.ann, viewOf(pin));
        if (!opened && opened.fault().fault == StoreFault::WrongPin)
            continue;
        if (!opened)
            return "the player's file: " + std::string(name(opened.fault().fault));
        auto file = opened.take();
        const auto answers = file->answers(table);
        const auto notes = file->notes(table);
        const auto heard = file->heard(table);
        if (!answers || !notes || !heard)
            return "the player's file cannot be read";
        if (answers->size() < told.heard || answers->size() > told.heard + 1)
            return "answers: " + std::to_string(answers->size()) + " of " + std::to_string(told.heard);
        if (notes->size() != 2 * answers->size() || (*heard ? (*heard)->number + 1 : 0) != answers->size())
            return "a step is there in part";
        for (const Numbered& answer : *answers)
            if (answer.bytes != textOf("answer", answer.number))
                return "another answer";
        return {};
    }
    return "no PIN opens";
}

std::string wrongWithTable(DeviceFile& device, const Told& told) {
    const auto entries = device.entries(table);
    const auto openings = device.openings(table, 0);
    const auto asks = device.asks(table);
    const auto abandoned = device.abandoned(table);
    const auto settings = device.tableSettings(table);
    if (!entries || !openings || !asks || !abandoned || !settings)
        return "device.db cannot be read";
    const std::uint64_t settled = entries->size() - asks->size(); // with every ask came an entry
    if (settled < told.entries || settled > told.entries + 1)
        return "entries: " + std::to_string(settled) + " of " + std::to_string(told.entries);
    if (openings->size() != entries->size() || abandoned->size() != settled || settings->size() != (settled > 0))
        return "a step is there in part";
    if (settled > 0 && settings->at("at") != textOf("at", settled - 1))
        return "another setting";
    for (const Numbered& entry : *entries)
        if (entry.bytes != textOf(entry.number < settled ? "entry" : "lost", entry.number))
            return "another entry";
    for (const AbandonedEntry& lost : *abandoned)
        if (lost != AbandonedEntry{lost.epoch, {lost.epoch, textOf("lost", lost.epoch)}})
            return "another lost entry";
    return {};
}

std::string wrongWith(const Folder& folder, const Told& told) {
    auto opened = openWith(folder.place(), secretOf(1));
    if (!opened)
        return "the vault: " + std::string(name(opened.fault()));
    auto vault = opened.take();
    if (!vault->players())
        return "device.db cannot be read";
    if (const std::string wrong = wrongWithTable(vault->device(), told); !wrong.empty())
        return wrong;
    return told.ann ? wrongWithPlayer(*vault, told) : std::string{};
}

} // namespace

class PowerTest : public QObject {
    Q_OBJECT

private slots:
    void an_evening_without_faults_is_kept() {
        FaultVfs vfs("evening");
        const Folder folder;
        Told told;
        QVERIFY(Evening(folder.place("evening"), told).play());
        QCOMPARE(told.heard, std::uint64_t{4});
        QCOMPARE(QString::fromStdString(wrongWith(folder, told)), QString());
    }

    // Kill, power cut, I/O error, full disk, read-only: at every operation that changes a file.
    void nothing_acknowledged_is_lost_whatever_goes_wrong_and_when() {
        FaultVfs vfs("evening");
        std::uint64_t operations = 0;
        {
            const Folder folder;
            Told told;
            QVERIFY(Evening(folder.place("evening"), told).play());
            operations = vfs.operations();
        }
        std::uint64_t tried = 0, survived = 0;
        QElapsedTimer clock;
        clock.start();
        for (const Fault fault : allFaults)
            for (std::uint64_t at = 0; at < operations; ++at)
                for (std::uint64_t seed = 0; seed < (fault == Fault::PowerCut ? seeds() : 1); ++seed) {
                    const Folder folder;
                    Told told;
                    vfs.failAt(at, fault, mix(at * 1000 + seed));
                    survived += Evening(folder.place("evening"), told).play() ? 1 : 0;
                    QVERIFY(vfs.failed());
                    vfs.settle();
                    const std::string wrong = wrongWith(folder, told);
                    QVERIFY2(wrong.empty(), qPrintable(QString("%1 at %2, seed %3: %4")
                                                           .arg(name(fault))
                                                           .arg(at)
                                                           .arg(seed)
                                                           .arg(QString::fromStdString(wrong))));
                    ++tried;
                }
        qInfo("%llu operations, %llu faults tried, %llu evenings went on to their end, %lld ms",
              static_cast<unsigned long long>(operations), static_cast<unsigned long long>(tried),
              static_cast<unsigned long long>(survived), static_cast<long long>(clock.elapsed()));
    }

private:
    // More by hand: POWER_SEEDS=100.
    static std::uint64_t seeds() {
        const int wanted = qEnvironmentVariableIntValue("POWER_SEEDS");
        return wanted > 0 ? static_cast<std::uint64_t>(wanted) : 2;
    }
};

QTEST_APPLESS_MAIN(PowerTest)
#include "power_test.moc"
