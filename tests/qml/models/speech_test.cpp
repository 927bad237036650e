#include <QtTest>

#include "qml/settings/speech.h"

using planetx::Speech;

// Which language the app speaks.
class SpeechTest : public QObject {
    Q_OBJECT

private slots:
    void the_first_language_that_is_spoken_counts() {
        QCOMPARE(Speech::spokenOf({"fr-CH", "fr", "en"}), QString("fr"));
        QCOMPARE(Speech::spokenOf({"de-CH", "it_CH", "fr"}), QString("it"));
        QCOMPARE(Speech::spokenOf({"en-US", "fr"}), QString("en"));
    }
    void a_language_that_only_begins_alike_is_another() {
        QCOMPARE(Speech::spokenOf({"frr", "iti", "enm"}), QString("en"));
    }
    void who_speaks_none_of_them_reads_english() {
        QCOMPARE(Speech::spokenOf({"de-DE", "nl"}), QString("en"));
        QCOMPARE(Speech::spokenOf({}), QString("en"));
        QCOMPARE(Speech::spokenOf({"C"}), QString("en"));
    }
    void words_and_dates_are_in_the_same_language() {
        Speech speech;
        speech.setLanguage("it");
        QCOMPARE(QLocale().name(), QString("it_IT"));
        QCOMPARE(QCoreApplication::translate("Nouns", "Every comet",
                                             "begins a sentence: … is adjacent to, opposite, near something"),
                 QString::fromUtf8("Ogni cometa"));
        speech.setLanguage("en");
        QCOMPARE(QLocale().language(), QLocale::English);
        QCOMPARE(QCoreApplication::translate("Nouns", "Every comet",
                                             "begins a sentence: … is adjacent to, opposite, near something"),
                 QString("Every comet"));
    }
    void a_sector_stays_with_its_number_and_a_run_in_one_piece() {
        Speech speech;
        const auto sector = [] {
            return QCoreApplication::translate("RunPhrases", "sector %1", "where somebody surveys").arg(1);
        };
        const auto run = [] {
            return QCoreApplication::translate("RunPhrases", "%1–%2", "a run of sectors, from %1 to %2").arg(9).arg(1);
        };
        speech.setKeepsTogether(true);
        for (const auto& [language, word] : {std::pair{"en", "sector"}, {"fr", "secteur"}, {"it", "settore"}}) {
            speech.setLanguage(language);
            QVERIFY2(sector().endsWith(QString(word) + QChar(0xa0) + '1'), qPrintable(sector()));
            QCOMPARE(run(), QString::fromUtf8("9\u2060–\u20601"));
        }
        speech.setLanguage("en");
        QCOMPARE(QCoreApplication::translate("Any", "%1 sectors on, in Sector %2"),
                 QString::fromUtf8("%1\u00a0sectors on, in Sector\u00a0%2"));
        QCOMPARE(QCoreApplication::translate("Any", "a sector of 5 %"), QString("a sector of 5 %"));
        speech.setKeepsTogether(false);
        QCOMPARE(sector(), QString("sector 1"));
    }
};

QTEST_GUILESS_MAIN(SpeechTest)
#include "speech_test.moc"
