#include <QtTest>

#include "qml/pages/stage.h"
#include "qml/reveal/reveal_model.h"
#include "qml/table/company_model.h"

using namespace planetx;

// What people are told and decide where nobody has to be trusted. Ana is here; Luca and Mira have phones of their own.

namespace {

#define FINE(call) QCOMPARE(call, QString())

// A model of the stage's table.
template <typename Model>
struct Of : Model {
    explicit Of(Stage& stage) { this->setSession(stage.session()); }
};

ShownPlayer playerOf(const TableModel& table, int player) { return table.players()[player].value<ShownPlayer>(); }

QString lastIn(const TableModel& table) { return table.log().back().value<LogLine>().kind; }

} // namespace

class TrustTest : public QObject {
    Q_OBJECT

private slots:
    void who_is_asked_for_a_bot_agrees_to_what_was_read() {
        Stage stage;
        FINE(stage.bring("asked"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        QCOMPARE(company.matter(), QString("Asked"));
        QCOMPARE(company.askedFor(), QString("Lending"));
        QCOMPARE(company.askedAbout(), 2);
        company.answer(company.ask() - 1, true);
        QCOMPARE(company.matter(), QString("Asked"));
        company.answer(company.ask(), true);
        FINE(company.matter());
        QTRY_COMPARE(lastIn(table), QString("SeatLent"));
        QVERIFY(playerOf(table, 2).lent && !playerOf(table, 2).away && !playerOf(table, 2).here);
    }
    void who_is_asked_for_another_phone_agrees_to_it() {
        Stage stage;
        FINE(stage.bring("askedPhone"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        QCOMPARE(company.askedFor(), QString("Rekeying"));
        QCOMPARE(company.askedAbout(), 2);
        company.answer(company.ask(), true);
        QTRY_COMPARE(lastIn(table), QString("SeatRekeyed"));
    }
    void nothing_happens_when_who_is_asked_says_no() {
        Stage stage;
        FINE(stage.bring("askedPhone"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        Of<CompanyModel> host(stage);
        host.setSession(stage.beside(0)->session());
        company.answer(company.ask(), false);
        QTRY_VERIFY(host.refused());
        QVERIFY(lastIn(table) != u"SeatRekeyed");
        FINE(company.matter());
    }
    void the_host_waits_for_those_who_must_agree() {
        Stage stage;
        FINE(stage.bring("proposed"));
        Of<CompanyModel> company(stage);
        QCOMPARE(company.matter(), QString("Proposed"));
        QCOMPARE(company.proposed(), QString("Lending"));
        QCOMPARE(company.proposedFor(), 1);
        QCOMPARE(company.unheard(), 1);
        FINE(stage.answer(1, false));
        QTRY_COMPARE(company.matter(), QString("Refused"));
        company.readRefusal();
        FINE(company.matter());
    }
    void a_bot_plays_on_for_who_is_away() {
        Stage stage;
        FINE(stage.bring("lent"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        QVERIFY(playerOf(table, 1).lent && !playerOf(table, 1).away && !playerOf(table, 1).here);
        QCOMPARE(company.away(), QVariantList());
        QVERIFY(company.several() && !company.mayLend(1));
        FINE(company.matter());
        stage.neighbour()->join(table.code(), {"Zoe"}); // Luca may come with another phone
        QTRY_COMPARE(company.guests().size(), 1);
        QCOMPARE(company.guests().front().value<ShownGuest>().mayBe, QVariantList{1});
    }
    void only_the_host_lends_a_seat() {
        Stage stage;
        FINE(stage.bring("away"));
        const Of<CompanyModel> host(stage);
        QVERIFY(host.mayLend(1));
        Of<CompanyModel> mira(stage);
        mira.setSession(stage.beside(1)->session());
        QVERIFY(!mira.mayLend(1));
        QCOMPARE(mira.lend(1), QString("NotTheHost"));
    }
    void a_guest_whom_the_others_do_not_want_as_a_player_is_still_at_the_door() {
        Stage stage;
        FINE(stage.bring("guest"));
        Of<CompanyModel> company(stage);
        FINE(company.admitAs(company.guests().front().value<ShownGuest>().number, 1));
        QCOMPARE(company.matter(), QString("Proposed"));
        QCOMPARE(company.guests(), QVariantList());
        FINE(stage.answer(1, false));
        QTRY_COMPARE(company.matter(), QString("Guest"));
        QVERIFY(company.refused());
    }
    void whose_seat_was_taken_is_asked_and_it_may_have_been_so() {
        Stage stage;
        FINE(stage.bring("taken"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        QCOMPARE(company.matter(), QString("Taken"));
        QCOMPARE(company.taken().player, 1);
        QCOMPARE(company.taken().agreed, (QVariantList{0, 2}));
        company.wasMe(company.taken().entry, true);
        FINE(company.matter());
        QCOMPARE(lastIn(table), QString("SeatRekeyed"));
    }
    void whose_seat_was_taken_gets_it_back() {
        Stage stage;
        FINE(stage.bring("taken"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        company.wasMe(company.taken().entry, false);
        QTRY_COMPARE(lastIn(table), QString("Protested"));
        QCOMPARE(table.log().back().value<LogLine>().who, 1);
        QVERIFY(playerOf(table, 1).here);
        QCOMPARE(company.matter(), QString("Disputed"));
    }
    void a_dispute_is_told_to_everybody_until_they_want_to_go_on() {
        Stage stage;
        FINE(stage.bring("disputed"));
        Of<CompanyModel> company(stage);
        QCOMPARE(company.matter(), QString("Disputed"));
        QCOMPARE(company.disputed().player, 1);
        QCOMPARE(company.disputed().agreed, (QVariantList{0, 2}));
        QCOMPARE(company.lost().front().value<LogLine>().kind, QString("SeatRekeyed"));
        company.goOn(company.disputed().entry);
        FINE(company.matter());
        FINE(Of<CompanyModel>(stage).matter()); // nor is anybody here asked again
        FINE(stage.carryOut());
        QCOMPARE(Of<CompanyModel>(stage).disputed(), ShownTakeover()); // not even tomorrow
    }
    void people_go_on_from_before_a_seat_was_taken() {
        Stage stage;
        FINE(stage.bring("disputed"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        company.goBefore(company.disputed().entry);
        QCOMPARE(company.matter(), QString("GoingBack"));
        company.withdraw();
        QCOMPARE(company.matter(), QString("Disputed"));
        company.goBefore(company.disputed().entry);
        FINE(stage.answer(0, true));
        FINE(stage.answer(1, true));
        QTRY_COMPARE(lastIn(table), QString("EpochRaised"));
        QVERIFY(!table.abandoned().isEmpty());
        FINE(company.matter());
    }
    void who_is_asked_to_go_back_sees_what_would_not_count() {
        Stage stage;
        FINE(stage.bring("goingBack"));
        Of<CompanyModel> company(stage);
        QCOMPARE(company.matter(), QString("Offered"));
        QCOMPARE(company.offeredBy(), QVariantList{1});
        QCOMPARE(company.leaves().player, 1);
        QCOMPARE(company.lost().front().value<LogLine>().kind, QString("SeatRekeyed"));
        company.reply(company.offer(), false);
        QTRY_COMPARE(company.matter(), QString("Disputed"));
    }
    void of_two_stories_the_other_one_is_taken() {
        Stage stage;
        FINE(stage.bring("forked"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        QCOMPARE(company.matter(), QString("Fork"));
        QVERIFY(company.mayFollow());
        QCOMPARE(company.lost().front().value<LogLine>().topic, QString("B"));
        company.follow(company.story());
        QTRY_COMPARE(table.log().back().value<LogLine>().topic, QString("A"));
        QCOMPARE(table.abandoned().front().value<LogLine>().topic, QString("B"));
        QTRY_COMPARE(company.matter(), QString("Culprit")); // it was this phone
    }
    void of_two_stories_the_own_one_is_kept() {
        Stage stage;
        FINE(stage.bring("forked"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        company.stay(company.story());
        QVERIFY(company.matter() != u"Fork");
        QCOMPARE(table.log().back().value<LogLine>().topic, QString("B"));
    }
    void a_host_that_told_two_stories_is_named_and_leads_no_more() {
        Stage stage;
        FINE(stage.gather({"Ana"}, {QStringList{"Luca"}, QStringList{"Mira"}}, false));
        Of<CompanyModel> company(stage);
        QVERIFY(!company.hostLied());
        stage.accuse(-1);
        QCOMPARE(company.matter(), QString("Culprit"));
        QVERIFY(company.culprit().leads && company.hostLied());
        QCOMPARE(company.culprit().players, QVariantList{0});
        company.readCulprit();
        QCOMPARE(company.matter(), QString("HostAway"));             // somebody else may carry on
        QCOMPARE(Of<CompanyModel>(stage).culprit(), ShownCulprit()); // told once
        QCOMPARE(company.culprits().size(), 1);                      // and always to be read
        Of<CompanyModel> mira(stage);
        mira.setSession(stage.beside(1)->session());
        QTRY_VERIFY(mira.hostLied()); // evidence goes round
    }
    void a_player_who_said_two_things_is_named() {
        Stage stage;
        FINE(stage.gather({"Ana"}, {QStringList{"Luca"}, QStringList{"Mira"}}));
        Of<CompanyModel> company(stage);
        stage.accuse(2);
        QCOMPARE(company.matter(), QString("Culprit"));
        QVERIFY(!company.culprit().leads && !company.hostLied());
        QCOMPARE(company.culprit().players, QVariantList{2});
        company.readCulprit();
        FINE(company.matter());
    }
    void the_end_says_what_nobody_could_check_and_what_is_disputed() {
        Stage stage;
        FINE(stage.bring("unchecked"));
        const Of<RevealModel> end(stage);
        QCOMPARE(end.unchecked(), QVariantList{1});
        QCOMPARE(end.disputed(), QVariantList());
        for (const QVariant& score : end.scores())
            if (score.value<ShownScore>().player == 1)
                QCOMPARE(score.value<ShownScore>().planetX, 0);
        FINE(stage.protest(0));
        QTRY_COMPARE(end.disputed().size(), 1);
        QCOMPARE(end.disputed().front().value<ShownTakeover>().player, 1);
        stage.accuse(2);
        QCOMPARE(end.culprits().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TrustTest)
#include "trust_test.moc"
