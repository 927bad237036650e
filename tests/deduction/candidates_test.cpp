#include "deduction/tally.h"

#include <QtTest>

using namespace planetx;

class CandidatesTest : public QObject {
    Q_OBJECT

private slots:
    void all_skies_are_candidates_before_anything_is_known() {
        const Catalogue standard(Mode::Standard);
        QCOMPARE(Candidates(standard).size(), 4446U);
    }
};

QTEST_APPLESS_MAIN(CandidatesTest)
#include "candidates_test.moc"
