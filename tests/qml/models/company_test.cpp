#include <QtTest>

#include "qml/pages/stage.h"
#include "qml/shown/own_answer.h"
#include "qml/table/company_model.h"

using namespace planetx;

namespace {

#define FINE(call) QCOMPARE(call, QString())

const QVariantList lucaAndMira{QStringList{"Luca"}, QStringList{"Mira"}};

// A model of the stage's table.
template <typename Model>
struct Of : Model {
    explicit Of(Stage& stage) { this->setSession(stage.session()); }
};

ShownPlayer playerOf(const TableModel& table, int player) { return table.players()[player].value<ShownPlayer>(); }

QStringList kindsOf(const QVariantList& lines) {
    QStringList kinds;
    for (const QVariant& line : lines)
        kinds.push_back(line.value<LogLine>().kind);
    return kinds;
}

} // namespace

class CompanyTest : public QObject {
    Q_OBJECT

private slots:
    void nothing_is_the_matter_while_all_are_there() {
        Stage stage;
        FINE(stage.gather({"Ana"}, lucaAndMira));
        const Of<CompanyModel> company(stage);
        QVERIFY(company.several() && company.host() && company.hostHere());
        QTRY_COMPARE(company.within(), (QVariantList{1, 2}));
        QCOMPARE(company.away(), QVariantList());
        QCOMPARE(company.hostPlayers(), QVariantList{0});
        FINE(company.matter());
    }
    void a_radio_that_cannot_be_found_matters_only_to_who_must_be() {
        Stage stage;
        FINE(stage.gather({"Ana"}, lucaAndMira));
        const Of<CompanyModel> leading(stage);
        for (const char* state : {"NoRights", "CannotShow"}) {
            stage.setAirState(state);
            FINE(leading.matter());
        }
        stage.setAirState("Off");
        QCOMPARE(leading.matter(), QStringLiteral("Air"));
        stage.setAirState("Ready");
    }
    void who_has_lost_the_host_must_be_found() {
        Stage stage;
        FINE(stage.gather({"Ana"}, lucaAndMira, false));
        const Of<CompanyModel> company(stage);
        stage.setAirState("NoRights");
        FINE(company.matter()); // the host is here
        FINE(stage.bring("hostless"));
        const Of<CompanyModel> lost(stage);
        stage.setAirState("NoRights");
        QCOMPARE(lost.matter(), QStringLiteral("Air"));
        QCOMPARE(lost.air(), QStringLiteral("NoRights"));
        stage.setAirState("Ready");
    }
    void one_device_has_no_company() {
        Stage stage;
        FINE(stage.begin("standard", {"Ana", "Luca"}));
        const Of<CompanyModel> company(stage);
        QVERIFY(!company.several() && !company.isOpen());
        FINE(company.matter());
    }
    void who_is_out_of_reach_is_known_by_name() {
        Stage stage;
        FINE(stage.bring("away"));
        const Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        QCOMPARE(company.away(), QVariantList{1});
        QCOMPARE(company.waitedFor(), 1);
        QVERIFY(playerOf(table, 1).away && !playerOf(table, 1).here);
        QVERIFY(!playerOf(table, 0).away && playerOf(table, 0).here);
        QVERIFY(!playerOf(table, 2).away && !playerOf(table, 2).here);
        FINE(stage.beside(0)->comeBack());
        QTRY_COMPARE(company.away(), QVariantList());
        QVERIFY(!playerOf(table, 1).away);
    }
    void the_table_goes_on_without_somebody_who_is_away() {
        Stage stage;
        FINE(stage.bring("away"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        FINE(company.refusalOfRelease(1));
        FINE(company.release(1));
        QVERIFY(!playerOf(table, 1).seated);
        QCOMPARE(company.waitedFor(), -1);
        QCOMPARE(company.refusalOfRelease(1), QString("NotSeated"));
    }
    void only_the_host_releases_a_seat() {
        Stage stage;
        FINE(stage.gather({"Ana"}, lucaAndMira, false));
        Of<CompanyModel> company(stage);
        QCOMPARE(company.refusalOfRelease(2), QString("NotTheHost"));
        QCOMPARE(company.release(2), QString("NotTheHost"));
    }
    void without_its_host_a_table_can_be_carried_on_after_a_while() {
        Stage stage;
        FINE(stage.bring("hostless"));
        Of<CompanyModel> company(stage);
        QCOMPARE(company.matter(), QString("HostAway"));
        QVERIFY(company.hostless() >= 0);
        QTRY_COMPARE(company.hostPlayers(), QVariantList{0});
        company.setProperty("patience", 1000);
        QVERIFY(!company.mayCarryOn());
        company.setProperty("patience", 0);
        QVERIFY(company.mayCarryOn());
        company.carryOn();
        QVERIFY(company.offering() || company.host());
    }
    void who_must_agree_is_asked_and_may_say_no() {
        Stage stage;
        FINE(stage.bring("offering"));
        Of<CompanyModel> company(stage);
        QCOMPARE(company.matter(), QString("Offering"));
        Of<CompanyModel> other(stage);
        other.setSession(stage.beside(1)->session());
        QTRY_COMPARE(other.offeredBy(), QVariantList{1});
        QCOMPARE(other.matter(), QString("Offered"));
        other.reply(other.offer(), false);
        QTRY_COMPARE(company.matter(), QString("Declined"));
        QVERIFY(company.declined() && !company.host());
    }
    void an_offer_that_is_agreed_to_gives_the_table_a_new_host() {
        Stage stage;
        FINE(stage.bring("offered"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        QCOMPARE(company.offeredBy(), QVariantList{2});
        company.reply(company.offer() - 1, true); // not the one that was read
        QVERIFY(!company.offeredBy().isEmpty());
        company.reply(company.offer(), true);
        QTRY_VERIFY(company.hostHere());
        QTRY_COMPARE(company.hostPlayers(), QVariantList{2});
        FINE(company.matter());
        const auto raised = table.log().back().value<LogLine>();
        QCOMPARE(raised.kind, QString("EpochRaised"));
        QCOMPARE(raised.who, 2);
    }
    void who_was_overtaken_sees_what_would_not_count_and_follows() {
        Stage stage;
        FINE(stage.bring("overtaken"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        QCOMPARE(company.matter(), QString("Overtaken"));
        QCOMPARE(company.overtakenBy().size(), 2);
        QCOMPARE(kindsOf(company.lost()), QStringList{"Researched"});
        QVERIFY(company.mayFollow());
        QCOMPARE(table.menu().front().value<ShownAction>().refusal.isEmpty(), false);
        company.follow(company.story());
        QTRY_COMPARE(kindsOf(table.log()).back(), QString("EpochRaised"));
        QCOMPARE(kindsOf(table.abandoned()), QStringList{"Researched"});
        QTRY_VERIFY(company.hostHere());
        FINE(company.matter());
    }
    void who_was_overtaken_may_stay() {
        Stage stage;
        FINE(stage.bring("overtaken"));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        company.stay(company.story() + 1); // another one than was read
        company.follow(company.story() + 1);
        QCOMPARE(company.matter(), QString("Overtaken"));
        company.stay(company.story());
        FINE(company.matter());
        QCOMPARE(kindsOf(table.log()).back(), QString("Researched"));
        QVERIFY(company.host());
    }
    void somebody_at_the_door_goes_on_as_a_player_who_is_away() {
        Stage stage;
        FINE(stage.bring("guest"));
        Of<CompanyModel> company(stage);
        QCOMPARE(company.matter(), QString("Guest"));
        const auto guest = company.guests().front().value<ShownGuest>();
        QCOMPARE(guest.people.front().value<ShownComer>().name, QString("Zoe"));
        QCOMPARE(guest.mayBe, QVariantList{1});
        FINE(company.admitAs(guest.number, 1));
        FINE(stage.answer(1, true)); // Mira agrees
        QTRY_COMPARE(company.away(), QVariantList());
        FINE(company.matter());
        const Of<TableModel> table(stage);
        QCOMPARE(kindsOf(table.log()).back(), QString("SeatRekeyed"));
    }
    void somebody_new_joins_with_a_colour_and_a_season_of_their_own() {
        Stage stage;
        FINE(stage.gather({"Ana"}, {QStringList{"Luca"}}));
        Of<CompanyModel> company(stage);
        const Of<TableModel> table(stage);
        stage.neighbour()->join(table.code(), {"Zoe"});
        QTRY_COMPARE(company.matter(), QString("Guest"));
        const auto guest = company.guests().front().value<ShownGuest>();
        FINE(guest.refusal);
        FINE(company.admit(guest.number));
        QTRY_COMPARE(table.players().size(), 3);
        QCOMPARE(playerOf(table, 2).colour, guest.people.front().value<ShownComer>().colour);
        for (int i = 0; i < 2; ++i) {
            QVERIFY(playerOf(table, 2).colour != playerOf(table, i).colour);
            QVERIFY(playerOf(table, 2).season != playerOf(table, i).season);
        }
    }
    void who_comes_too_late_is_told_why() {
        Stage stage;
        FINE(stage.gather({"Ana"}, {QStringList{"Luca"}}));
        FINE(stage.playUntil("Theories"));
        Of<CompanyModel> company(stage);
        stage.neighbour()->join(Of<TableModel>(stage).code(), {"Zoe"});
        QTRY_COMPARE(company.guests().size(), 1);
        const auto guest = company.guests().front().value<ShownGuest>();
        QCOMPARE(guest.refusal, QString("TooLateToJoin"));
        company.decline(guest.number);
        QTRY_COMPARE(stage.beside(1)->joining()->obstacle(), QString("TooLate"));
        FINE(company.matter());
    }
    void an_answer_comes_from_another_device() {
        Stage stage;
        FINE(stage.gather({"Ana"}, lucaAndMira, false));
        FINE(stage.playUntilTurn(1));
        FINE(stage.sit(1));
        Of<ResearchForm> form(stage);
        Of<OwnAnswer> late(stage);
        form.setTopic("A");
        QVERIFY(form.allowed());
        QVERIFY(form.submit().waiting);
        QVERIFY(form.waiting() && !form.answer().ok);
        QCOMPARE(form.topic(), QString("A"));
        QTRY_VERIFY(form.answer().ok);
        QCOMPARE(form.answer().kind, QString("ClueRead"));
        QVERIFY(!form.waiting());
        QCOMPARE(form.topic(), QString("A")); // behind the answer it stays
        QCOMPARE(late.answer().kind, QString("ClueRead"));
        QCOMPARE(late.asked().topic, QString("A"));
        form.dismiss();
        FINE(form.topic());
    }
    void without_the_host_nothing_is_asked_but_a_choice_is_kept() {
        Stage stage;
        FINE(stage.bring("hostless"));
        FINE(stage.sit(1));
        Of<TargetForm> form(stage);
        QVERIFY(!form.allowedSectors().isEmpty());
        form.setSector(form.allowedSectors().front().toInt());
        QCOMPARE(form.refusal(), QString("HostAway"));
        QCOMPARE(form.submit().trouble, QString("HostAway"));
        QVERIFY(form.sector() > 0);
    }
    void what_is_on_its_way_survives_the_curtain() {
        Stage stage;
        FINE(stage.bring("asking"));
        {
            const Of<SurveyForm> form(stage);
            QVERIFY(form.waiting());
            QCOMPARE(form.object(), QString("E"));
        }
        stage.lock();
        FINE(stage.sit(1));
        Of<SurveyForm> form(stage);
        QVERIFY(form.waiting());
        const Of<CompanyModel> company(stage);
        QVERIFY(company.asking());
        FINE(stage.beside(0)->comeBack());
        QTRY_VERIFY(!form.waiting());
        QVERIFY(form.answer().ok); // and is told to whoever asked
        QCOMPARE(form.answer().kind, QString("SurveyCount"));
        form.dismiss();
        FINE(form.object());
        QVERIFY(!company.asking());
        QVERIFY(std::holds_alternative<SurveyCount>(seatOf(*stage.session())->learned.back().answer));
    }
    void the_device_is_handed_only_to_people_who_share_it() {
        Stage stage;
        FINE(stage.gather({"Ana", "Theo"}, {QStringList{"Luca"}}));
        const Of<TableModel> table(stage);
        bool passed = false;
        bool kept = false;
        for (int i = 0; i < 12 && !(passed && kept); ++i) {
            const int turn = table.whoseTurn();
            FINE(stage.sit(turn == 0 ? 1 : 0));
            const bool mine = turn == 2;
            QCOMPARE(table.heir(), mine ? -1 : turn);
            passed = passed || !mine;
            kept = kept || mine;
            FINE(stage.play(1));
        }
        QVERIFY(passed && kept);
    }
};

QTEST_GUILESS_MAIN(CompanyTest)
#include "company_test.moc"
