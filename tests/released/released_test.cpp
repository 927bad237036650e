#include <QtTest>

#include "readout.h"

#include <filesystem>

using namespace planetx;

namespace {

const std::filesystem::path released = RELEASED_FOLDER;

QStringList linesOf(const std::filesystem::path& path) {
    QFile file(QString::fromStdString(path.string()));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

// The vault in tests/released/vault was written by the first app that people had. It opens for ever, and nothing in it
// changes. Another one of a later app: RELEASED_WRITE=FOLDER build/bin/screens_released_test
class ReleasedTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString folder = qEnvironmentVariable("RELEASED_WRITE");
        if (folder.isEmpty())
            return;
        const QString vault = folder + QStringLiteral("/vault");
        {
            App app(plainDevice(), nullptr);
            QCOMPARE(app.open(vault), QString());
            Evening(app).write();
        }
        QTemporaryDir dir; // reading leaves traces: the original stays as it was written
        const auto copy = dir.filePath(QStringLiteral("vault"));
        std::filesystem::copy(vault.toStdString(), copy.toStdString());
        App app(plainDevice(), nullptr);
        QCOMPARE(app.open(copy), QString());
        QFile file(folder + QStringLiteral("/vault.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(Readout(app).lines().join(u'\n').toUtf8() + '\n');
    }

    void everything_that_people_have_is_still_there() {
        QTemporaryDir dir;
        const QString copy = dir.filePath(QStringLiteral("vault"));
        std::filesystem::copy(released / "vault", copy.toStdString());
        App app(plainDevice(), nullptr);
        QCOMPARE(app.open(copy), QString());
        const QStringList kept = linesOf(released / "vault.txt");
        const QStringList read = Readout(app).lines();
        QVERIFY(kept.size() > 200);
        for (qsizetype i = 0; i < std::min(kept.size(), read.size()); ++i)
            QCOMPARE(read[i], kept[i]);
        QCOMPARE(read.size(), kept.size());
    }
};

QTEST_GUILESS_MAIN(ReleasedTest)
#include "released_test.moc"
