#include <QtTest>

#include "qml/pages/stage.h"
#include "qml/settings/carriage.h"
#include "planetx/front/at_session.h"

#include <QDir>
#include <QTemporaryDir>

using namespace planetx;

namespace {

const QString fine;
const QString words = QStringLiteral("correct horse");
const QString pin = QStringLiteral("1234");

// What a player's file holds of a table.
struct Held {
    std::vector<aphelion::Numbered> answers;
    std::vector<aphelion::Numbered> notes;
    std::size_t results = 0;
    bool operator==(const Held&) const = default;
};

// A device, and what takes players to and fro.
struct Device {
    Stage stage;
    Carriage carriage;

    Device() { carriage.setApp(stage.app()); }

    DevicePlayer player(int number) {
        const QVariantList all = stage.app()->players();
        return number < all.size() ? all[number].value<DevicePlayer>() : DevicePlayer{};
    }
    QString id(int number) { return player(number).id; }

    Held held(int number, const aphelion::TableId& table, const QString& typed) {
        auto file = stage.session()->vault().unlock(*aphelion::idOf(id(number).toStdString()),
                                                    aphelion::viewOf(typed.toStdString()));
        if (!file)
            return {};
        return {*(*file)->answers(table), *(*file)->notes(table), resultsIn(**file)->size()};
    }
    aphelion::TableId table() { return tableOf(*stage.session()->table()).log().table(); }
};

// Two people with PINs who have played a little, or to the end.
struct Played : Device {
    aphelion::TableId at{};

    bool play(bool toTheEnd = false) {
        if (!stage.begin("standard", {"Ana", "Luca"}, false, pin).isEmpty())
            return false;
        if (!(toTheEnd ? stage.playUntil("over") : stage.play(2)).isEmpty())
            return false;
        at = table();
        stage.app()->leave();
        return true;
    }
};

QUrl url(const QString& path) { return QUrl::fromLocalFile(path); }

void overwrite(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes);
}

QByteArray bytesIn(const QString& path) {
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// A player goes to another device.
class CarriageTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;

    QString documents() const { return m_home->filePath("Documents"); }

private slots:
    void init() {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("HOME", m_home->path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_home->path().toUtf8());
    }

    // Whoever of them looked at the end: the other's result is read from the log, which stays.
    void players_arrive_with_answers_notes_and_results_and_stay_where_they_were() {
        Played from;
        Device to;
        QVERIFY(from.play(true));
        QCOMPARE(to.stage.open(), fine);
        for (int who = 0; who < 2; ++who) {
            QCOMPARE(from.carriage.take(from.id(who), pin, words), fine);
            QCOMPARE(from.carriage.file(),
                     documents() + QStringLiteral("/%1 – Aphelion.aphelion").arg(from.player(who).name));
            QCOMPARE(to.carriage.bring(url(from.carriage.file()), words), fine);
            QCOMPARE(to.carriage.arrived(), from.player(who).name);
            const Held before = from.held(who, from.at, pin);
            QVERIFY(!before.answers.empty() && !before.notes.empty());
            QCOMPARE(before.results, std::size_t{1});
            QVERIFY(to.held(who, from.at, {}) == before);
            QVERIFY(!to.player(who).hasPin);
        }
    }

    void the_list_of_players_is_told_who_has_arrived() {
        Played from;
        Device to;
        QVERIFY(from.play());
        QCOMPARE(from.carriage.take(from.id(1), pin, words), fine);
        QCOMPARE(to.stage.open(), fine);
        const QSignalSpy told(to.stage.app(), &App::playersChanged);
        QCOMPARE(to.carriage.bring(url(from.carriage.file()), words), fine);
        QCOMPARE(told.count(), 1);
    }

    void without_the_pin_nobody_goes() {
        Played from;
        QVERIFY(from.play());
        QVERIFY(from.carriage.asksPin(from.id(0)));
        QCOMPARE(from.carriage.check(from.id(0), "9999"), QString("WrongPin"));
        QCOMPARE(from.carriage.check(from.id(0), pin), fine);
        QCOMPARE(from.carriage.take(from.id(0), "9999", words), QString("WrongPin"));
        QCOMPARE(from.carriage.file(), QString());
        QVERIFY(QDir(documents()).isEmpty());
    }

    void who_looks_at_the_notes_goes_with_them_open() {
        Device from;
        QCOMPARE(from.stage.begin("standard", {"Ana"}, false, pin), fine);
        QCOMPARE(from.stage.sit(0), fine);
        QVERIFY(!from.carriage.asksPin(from.id(0)));
        QCOMPARE(from.carriage.take(from.id(0), {}, words), fine);
        QCOMPARE(from.stage.session()->viewpoint(), std::optional<PlayerId>(0));
    }

    void a_short_passphrase_makes_no_file() {
        Played from;
        QVERIFY(from.play());
        QCOMPARE(from.carriage.take(from.id(0), pin, "short"), QString("WeakPassphrase"));
        QVERIFY(QDir(documents()).isEmpty());
    }

    void a_second_file_has_a_number_and_the_first_stays() {
        Played from;
        QVERIFY(from.play());
        QCOMPARE(from.carriage.take(from.id(0), pin, words), fine);
        const QByteArray first = bytesIn(from.carriage.file());
        QCOMPARE(from.carriage.take(from.id(0), pin, words), fine);
        QCOMPARE(from.carriage.file(), documents() + QStringLiteral("/Ana – Aphelion 2.aphelion"));
        QCOMPARE(bytesIn(documents() + QStringLiteral("/Ana – Aphelion.aphelion")), first);
    }

    void where_nothing_can_be_written_it_is_said_and_nothing_is_left() {
        Played from;
        QVERIFY(from.play());
        overwrite(documents(), "a file, where the folder should be");
        QCOMPARE(from.carriage.take(from.id(0), pin, words), QString("ReadOnly"));
        QCOMPARE(from.carriage.file(), QString());
        QCOMPARE(QDir(m_home->path()).entryList({"*phelion*"}), QStringList());
    }

    void what_is_no_good_is_told_apart_and_brings_nobody() {
        Played from;
        Device to;
        QVERIFY(from.play());
        QCOMPARE(from.carriage.take(from.id(0), pin, words), fine);
        QCOMPARE(to.stage.open(), fine);
        const QString file = from.carriage.file();
        QCOMPARE(to.carriage.bring(url(file), "wrong horse"), QString("WrongPassphrase"));
        QCOMPARE(to.carriage.bring(url(file + "x"), words), QString("NoTraveller"));
        const QByteArray whole = bytesIn(file);
        overwrite(file, whole.left(whole.size() / 2));
        QCOMPARE(to.carriage.bring(url(file), words), QString("BadTraveller"));
        overwrite(file, "a letter to a friend");
        QCOMPARE(to.carriage.bring(url(file), words), QString("BadTraveller"));
        QVERIFY(to.stage.app()->players().isEmpty());
        overwrite(file, whole);
        QCOMPARE(to.carriage.bring(url(file), words), fine);
    }

    void somebody_of_that_name_stays_as_they_are() {
        Played from;
        QVERIFY(from.play());
        const Held before = from.held(0, from.at, pin);
        QCOMPARE(from.carriage.take(from.id(0), pin, words), fine);
        QCOMPARE(from.carriage.bring(url(from.carriage.file()), words), fine);
        QCOMPARE(from.carriage.arrived(), QString("Ana 2"));
        QCOMPARE(from.stage.app()->players().size(), qsizetype{3});
        QVERIFY(from.player(0).name == "Ana" && from.player(0).hasPin);
        QCOMPARE(from.held(0, from.at, pin).notes.size(), before.notes.size());
    }
};

QTEST_MAIN(CarriageTest)
#include "carriage_test.moc"
