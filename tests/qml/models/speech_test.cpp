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
};

QTEST_GUILESS_MAIN(SpeechTest)
#include "speech_test.moc"
