#include <QJSEngine>
#include <QSignalSpy>
#include <QtTest>

#include "qml/app/app.h"
#include "qml/models/all_models.h"
#include "session/own_device.h"
#include "support/hidden_deal.h"

using namespace planetx;

namespace {

const QString fine;

// What only player 0 knows or does; nobody else may see a difference.
struct Secrets {
    Object theory;
    Object draft;
    QString note;
    Locate guess;
};

// The same public evening with other secrets of player 0: what player 1 sees at the end, and what nobody's eyes see.
QStringList seenByOthers(const Secrets& secrets) {
    OwnDevice device;
    if (device.switchOn() || beginTable(device.session(), Mode::Standard, 2))
        return {};
    Session& session = device.session();
    AllModels models(session);
    if (!models.act(0, secrets.guess).isEmpty())
        return {};
    QStringList seen;
    const auto both = [&] {
        models.survey.setObject(letterOf(secrets.draft));
        models.survey.pick(2, 3);
        models.fill(SubmitTheories{{{4, secrets.draft}}});
        models.fill(LastChance{std::vector{Theory{4, secrets.draft}}});
        models.fill(secrets.guess);
        models.notes.write(0, secrets.note);
        models.notes.set(5, letterOf(secrets.draft), QStringLiteral("Suspected"));
        models.table.lock();
        seen.push_back(spelled(models));
        models.curtain.setWho(1);
        models.curtain.sitDown();
        seen.push_back(spelled(models));
    };
    both();
    bool sealed = false;
    for (int moves = 0; moves < 12; ++moves) {
        const Board& board = tableOf(*session.table()).board();
        const PlayerId who = waitingFor(board).front();
        const auto theory = who == 0 && !sealed ? std::vector{Theory{4, secrets.theory}} : std::vector<Theory>();
        const bool choosing = board.phase == Phase::Theories;
        sealed = sealed || (choosing && who == 0);
        const Sector from = visibleSky(board).from;
        const QString trouble =
            choosing ? models.act(who, SubmitTheories{theory}) : models.act(who, Survey{Object::Empty, {from, from}});
        if (!trouble.isEmpty())
            return {trouble};
        if (who == 0)
            both();
        // Turned up, the object is no secret any more.
        if (sealed && board.tokens.size() == 1 && board.tokens[0].space == 2)
            break;
    }
    return sealed ? seen : QStringList();
}

} // namespace

class ModelsTest : public QObject {
    Q_OBJECT

private slots:
    void nobody_else_sees_a_difference_between_my_secrets() {
        // Both guesses are wrong: beside Planet X there is never a dwarf planet.
        const auto one = seenByOthers({Object::Comet,
                                       Object::Asteroid,
                                       QStringLiteral("canary one"),
                                       {3, Object::DwarfPlanet, Object::DwarfPlanet}});
        const auto other = seenByOthers({Object::GasCloud,
                                         Object::Comet,
                                         QStringLiteral("canary two"),
                                         {8, Object::DwarfPlanet, Object::DwarfPlanet}});
        QVERIFY2(one.size() >= 6, qPrintable(one.join(u' ')));
        QCOMPARE(one.size(), other.size());
        for (qsizetype i = 0; i < one.size(); ++i) {
            const auto left = one[i].split(u'\n');
            const auto right = other[i].split(u'\n');
            for (qsizetype line = 0; line < left.size(); ++line)
                QCOMPARE(left[line], right[line]);
            QVERIFY(!one[i].contains(u"canary"));
        }
    }

    void behind_the_curtain_models_are_as_new() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2));
        AllModels models(device.session());
        const QString before = spelled(models);
        QCOMPARE(models.curtain.sitDown(), fine);
        models.fill(Survey{Object::Comet, {2, 5}});
        models.fill(Target{4});
        models.fill(Locate{4, Object::Comet, Object::Empty});
        models.fill(SubmitTheories{{{4, Object::Comet}}});
        QCOMPARE(models.notes.write(0, QStringLiteral("canary")), fine);
        QVERIFY(spelled(models) != before);
        QVERIFY(spelled(models).contains(u"canary"));
        models.table.lock();
        QCOMPARE(spelled(models), before);
        models.show(nullptr);
        QVERIFY(models.table.pawns().isEmpty());
        QCOMPARE(models.survey.refusal(), QStringLiteral("NoTable"));
    }

    void a_draft_survives_back_the_curtain_and_a_restart() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Expert, 2));
        const auto id = device.session().table()->id();
        {
            AllModels models(device.session());
            QCOMPARE(models.curtain.sitDown(), fine);
            models.fill(Survey{Object::GasCloud, {3, 7}});
            models.fill(SubmitTheories{{{4, Object::Comet}, {9, Object::DwarfPlanet}}});
            models.fill(LastChance{Locate{7, Object::Comet, Object::Empty}});
            models.fill(Research{'C'});
            QCOMPARE(models.survey.trouble(), fine);
            device.switchOff(); // models outlive the session
            QVERIFY(models.survey.object().isEmpty());
        }
        QVERIFY(!device.switchOn());
        QVERIFY(!device.session().resume(id));
        AllModels models(device.session());
        QVERIFY(models.survey.object().isEmpty());
        QVERIFY(!device.session().sitDown(0, {}));
        QCOMPARE(models.survey.object(), QStringLiteral("G"));
        QCOMPARE(models.survey.from(), 3);
        QCOMPARE(models.survey.to(), 7);
        QCOMPARE(models.research.topic(), QStringLiteral("C"));
        QCOMPARE(models.theories.theories().size(), 2);
        QCOMPARE(models.theories.theories()[1].value<ShownTheory>(), (ShownTheory{9, QStringLiteral("D")}));
        QVERIFY(models.lastChance.locating());
        QCOMPARE(models.lastChance.sector(), 7);
        QVERIFY(!device.session().sitDown(1, {}));
        QVERIFY(models.survey.object().isEmpty());
        QVERIFY(!device.session().sitDown(0, {}));
        models.survey.discard();
        QVERIFY(!device.session().sitDown(1, {}));
        QVERIFY(!device.session().sitDown(0, {}));
        QVERIFY(models.survey.object().isEmpty());
    }

    void a_tap_cycles_through_the_marks_and_can_be_undone() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 1));
        AllModels models(device.session());
        QCOMPARE(models.notes.tap(1, QStringLiteral("A")), QStringLiteral("NobodyHere"));
        QCOMPARE(models.curtain.sitDown(), fine);
        const QString e = QStringLiteral("E");
        QSignalSpy cells(models.notes.cells(), &QAbstractItemModel::dataChanged);
        for (const char* mark : {"No", "Suspected", "Certain", "Possible", "No"}) {
            QCOMPARE(models.notes.tap(3, e), fine);
            QCOMPARE(models.notes.cell(3, e).mark, QString::fromLatin1(mark));
        }
        QCOMPARE(cells.count(), 5);
        QCOMPARE(models.notes.undo(), fine);
        QCOMPARE(models.notes.cell(3, e).mark, QStringLiteral("Possible"));
        QCOMPARE(models.notes.redo(), fine);
        QCOMPARE(models.notes.cell(3, e).mark, QStringLiteral("No"));
        QCOMPARE(models.notes.redo(), QStringLiteral("NothingToRedo"));
        QCOMPARE(models.notes.tap(1, QStringLiteral("C")), QStringLiteral("NoSuchCell"));
        QVERIFY(!models.notes.cell(1, QStringLiteral("C")).exists);

        QCOMPARE(models.notes.whatIf(), fine);
        QCOMPARE(models.notes.depth(), 1);
        QCOMPARE(models.notes.set(4, e, QStringLiteral("Certain")), fine);
        QCOMPARE(models.notes.cell(4, e).layer, 1);
        QCOMPARE(models.notes.drop(), fine);
        QCOMPARE(models.notes.cell(4, e).mark, QStringLiteral("Possible"));
        for (const int sector : {4, 6, 8})
            QCOMPARE(models.notes.set(sector, QStringLiteral("X"), QStringLiteral("Certain")), fine);
        QVERIFY(models.notes.cell(4, QStringLiteral("X")).wrong);
        QCOMPARE(models.notes.wrongs().front().value<ShownWrong>().kind, QStringLiteral("TooManyCertain"));
        QVERIFY(models.notes.counts().back().value<ShownCount>().wrong);
        QCOMPARE(models.notes.facts().size(), 8);
    }

    void undo_walks_through_an_open_what_if_and_takes_a_kept_one_back_at_once() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 1));
        AllModels models(device.session());
        QCOMPARE(models.notes.undo(), QStringLiteral("NobodyHere"));
        QCOMPARE(models.curtain.sitDown(), fine);
        NotesModel& notes = models.notes;
        const QString e = QStringLiteral("E");
        const QString no = QStringLiteral("No");
        const auto marks = [&] { return notes.cell(1, e).mark + notes.cell(2, e).mark + notes.cell(4, e).mark; };
        QCOMPARE(notes.set(1, e, no), fine);
        QCOMPARE(notes.whatIf(), fine);
        QCOMPARE(notes.set(2, e, no), fine);
        QCOMPARE(notes.set(4, e, no), fine);
        QCOMPARE(notes.keep(), fine);
        QCOMPARE(notes.undo(), fine);
        QCOMPARE(notes.depth(), 0);
        QCOMPARE(marks(), QStringLiteral("NoPossiblePossible"));
        QCOMPARE(notes.undo(), fine);
        QCOMPARE(marks(), QStringLiteral("PossiblePossiblePossible"));
        QCOMPARE(notes.undo(), QStringLiteral("NothingToUndo"));
        QCOMPARE(notes.redo(), fine);
        QCOMPARE(notes.redo(), fine);
        QCOMPARE(marks(), QStringLiteral("NoNoNo"));
        QCOMPARE(notes.depth(), 0);

        QCOMPARE(notes.whatIf(), fine);
        QCOMPARE(notes.undo(), fine);
        QCOMPARE(notes.depth(), 0);
        QCOMPARE(notes.redo(), fine);
        QCOMPARE(notes.depth(), 1);
    }

    void a_tap_never_changes_what_was_given_and_setting_it_does() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 1));
        AllModels models(device.session());
        QCOMPARE(models.curtain.sitDown(), fine);
        NotesModel& notes = models.notes;
        const auto fact = notes.facts().front().value<ShownTheory>();
        QVERIFY(notes.cell(fact.sector, fact.object).given);
        QCOMPARE(notes.tap(fact.sector, fact.object), QStringLiteral("NothingChanges"));
        QCOMPARE(notes.cell(fact.sector, fact.object).mark, QStringLiteral("No"));
        QVERIFY(!notes.canUndo());
        QCOMPARE(notes.set(fact.sector, fact.object, QStringLiteral("Suspected")), fine);
        QVERIFY(!notes.cell(fact.sector, fact.object).given);
        QCOMPARE(notes.tap(fact.sector, fact.object), fine);
        QCOMPARE(notes.cell(fact.sector, fact.object).mark, QStringLiteral("Certain"));
    }

    void what_follows_at_once_is_entered_with_its_answer_and_known_as_such() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 1, false, Play::WithBoard));
        AllModels models(device.session());
        QCOMPARE(models.curtain.sitDown(), fine);
        NotesModel& notes = models.notes;
        const QString d = QStringLiteral("D");
        const Sector dwarf = first(hiddenDeal(tableOf(*device.session().table())).sky.of(Object::DwarfPlanet));
        QVERIFY(planetx::ask(device.session(), Target{dwarf}).ok());
        QVERIFY(!notes.isFollowing(dwarf, d));
        for (Sector sector = 1; sector <= 12; ++sector) {
            QCOMPARE(notes.cell(sector, d).mark, sector == dwarf ? QStringLiteral("Certain") : QStringLiteral("No"));
            const bool told = sector == dwarf || notes.cell(sector, d).factOrigin == QStringLiteral("Start");
            QCOMPARE(notes.isFollowing(sector, d), !told);
        }
        QVERIFY(!notes.canUndo());
    }

    void the_hypothesis_of_a_what_if_is_told() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 1));
        AllModels models(device.session());
        QVERIFY(!models.notes.canUndo());
        QCOMPARE(models.curtain.sitDown(), fine);
        NotesModel& notes = models.notes;
        const QString e = QStringLiteral("E");
        QCOMPARE(notes.set(1, e, QStringLiteral("No")), fine);
        QVERIFY(notes.canUndo());
        QVERIFY(notes.supposed().isEmpty());

        QCOMPARE(notes.whatIf(), fine);
        QCOMPARE(notes.depth(), 1);
        QVERIFY(notes.supposed().isEmpty());

        // A thing that is there says more than those that are therefore not.
        QCOMPARE(notes.set(4, QStringLiteral("X"), QStringLiteral("No")), fine);
        QCOMPARE(notes.supposed().front().value<ShownSupposed>(),
                 (ShownSupposed{QStringLiteral("X"), QStringLiteral("No"), {4}}));
        QCOMPARE(notes.set(5, e, QStringLiteral("Certain")), fine);
        QCOMPARE(notes.set(3, e, QStringLiteral("Suspected")), fine);
        QCOMPARE(notes.supposed().size(), 1);
        QCOMPARE(notes.supposed().front().value<ShownSupposed>(),
                 (ShownSupposed{e, QStringLiteral("Certain"), {3, 5}}));
        QCOMPARE(notes.whatIf(), fine);
        QCOMPARE(notes.depth(), 2);
        QVERIFY(notes.supposed().isEmpty());
        QCOMPARE(notes.drop(), fine);
        QCOMPARE(notes.drop(), fine);
        QCOMPARE(notes.cell(5, e).mark, QStringLiteral("Possible"));
        QCOMPARE(notes.cell(1, e).mark, QStringLiteral("No"));
    }

    void what_no_sky_has_comes_with_its_numbers() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 1));
        AllModels models(device.session());
        QCOMPARE(models.curtain.sitDown(), fine);
        NotesModel& notes = models.notes;
        const auto first = [&] { return notes.wrongs().front().value<ShownWrong>(); };
        const auto setX = [&](int sector, const char* mark) {
            return notes.set(sector, QStringLiteral("X"), QString::fromLatin1(mark));
        };
        QVERIFY(notes.wrongs().isEmpty());
        QCOMPARE(setX(4, "Certain"), fine);
        QCOMPARE(setX(6, "Certain"), fine);
        QCOMPARE(first(), (ShownWrong{QStringLiteral("TooManyCertain"), QStringLiteral("X"), 0, 2, 1}));
        for (int sector = 1; sector <= 12; ++sector)
            QCOMPARE(setX(sector, "No"), fine);
        QCOMPARE(first(), (ShownWrong{QStringLiteral("TooFewLeft"), QStringLiteral("X"), 0, 0, 1}));
    }

    void what_stands_for_a_sector_is_certain_or_suspected_or_all_that_is_left() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 1));
        AllModels models(device.session());
        QCOMPARE(models.curtain.sitDown(), fine);
        const auto set = [&](const char* object, const char* mark) {
            models.notes.set(1, QString::fromLatin1(object), QString::fromLatin1(mark));
        };
        const auto faces = [&] {
            QString all;
            for (const QVariant& face : models.notes.sectors().front().value<ShownSector>().faces)
                all += face.value<ShownFace>().object + face.value<ShownFace>().mark.first(1);
            return all;
        };
        for (const char* object : {"A", "D", "G", "E", "X"})
            set(object, "Possible");
        QCOMPARE(faces(), QString()); // sector 1 has no comet, but five others
        set("G", "Suspected");
        QCOMPARE(faces(), QStringLiteral("GS"));
        set("A", "No");
        set("D", "No");
        QCOMPARE(faces(), QStringLiteral("GSEPXP"));
        set("E", "Certain");
        QCOMPARE(faces(), QStringLiteral("EC"));
    }

    void the_record_has_my_answers_and_what_others_asked() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2));
        AllModels models(device.session());
        const PlayerId first = waitingFor(tableOf(*device.session().table()).board()).front();
        QCOMPARE(models.act(first, Survey{Object::Asteroid, {1, 6}}), fine);
        const PlayerId second = waitingFor(tableOf(*device.session().table()).board()).front();
        QVERIFY(second != first);
        QCOMPARE(models.act(second, Research{'B'}), fine);
        QCOMPARE(models.act(second, Target{3}), fine);
        QCOMPARE(models.notes.ownLooks().size(), 1);
        QCOMPARE(models.notes.othersLooks().size(), 1);
        QCOMPARE(models.notes.readings().size(), 1);
        const auto own = models.notes.ownLooks().front().value<RecordLine>();
        QCOMPARE(own.line.kind, QStringLiteral("Targeted"));
        QCOMPARE(own.answer.kind, QStringLiteral("Appears"));
        const auto others = models.notes.othersLooks().front().value<RecordLine>();
        QCOMPARE(others.line.to, 6);
        QCOMPARE(others.answer.kind, QString());
        QVERIFY(!models.notes.readings().front().value<RecordLine>().answer.clue.kind.isEmpty());

        // A mark knows the entry that it comes from.
        for (const NoteCell& cell : models.notes.cells()->cells())
            if (cell.origin == u"OwnAnswer") {
                QCOMPARE(models.notes.told(cell.entry), own);
                QCOMPARE(cell.factOrigin, QStringLiteral("OwnAnswer"));
            }
        QCOMPARE(models.notes.told(0), RecordLine());
        models.table.lock();
        QVERIFY(models.notes.ownLooks().isEmpty());
    }

    void the_curtain_counts_tries_and_waits() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2, true));
        AllModels models(device.session());
        QVERIFY(models.curtain.down() && models.curtain.needsPin());
        QCOMPARE(models.curtain.who(), 0);
        QCOMPARE(models.curtain.sitDown(QStringLiteral("wrong")), QStringLiteral("WrongPin"));
        QCOMPARE(models.curtain.triesLeft(), 4);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(models.curtain.sitDown(QStringLiteral("wrong")), QStringLiteral("WrongPin"));
        QVERIFY(models.curtain.waitLeft() > 0);
        QCOMPARE(models.curtain.sitDown(QStringLiteral("canary-pin-0")), QStringLiteral("TooManyTries"));
        QVERIFY(!models.curtain.mayStartAnew());
        models.curtain.setWho(1);
        QCOMPARE(models.curtain.fault(), fine);
        QCOMPARE(models.curtain.sitDown(QStringLiteral("canary-pin-1")), fine);
        QVERIFY(!models.curtain.down());
        QCOMPARE(models.table.viewpointNumber(), 1);
    }

    void pages_can_read_the_values() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        QVERIFY(!beginTable(device.session(), Mode::Standard, 2));
        AllModels models(device.session());
        QCOMPARE(models.curtain.sitDown(), fine);
        QJSEngine engine;
        for (auto [name, model] : std::initializer_list<std::pair<const char*, AtTable*>>{
                 {"table", &models.table}, {"survey", &models.survey}, {"notes", &models.notes}}) {
            QJSEngine::setObjectOwnership(model, QJSEngine::CppOwnership);
            engine.globalObject().setProperty(QString::fromLatin1(name), engine.newQObject(model));
        }
        const auto said = [&](const char* script) { return engine.evaluate(QString::fromLatin1(script)).toString(); };
        QCOMPARE(said("table.players[1].name + table.pawns.length + table.nextEvent.kind"),
                 QStringLiteral("Player 12theory"));
        QCOMPARE(said("table.actions[0].name + table.actions[0].leastCost + table.actions[0].mostCost"),
                 QStringLiteral("Survey34"));
        QCOMPARE(said("survey.object = 'A'; survey.pick(1, 3); survey.seen.object + survey.cost"),
                 QStringLiteral("A4"));
        QCOMPARE(said("var a = survey.submit(); a.ok + a.kind + (a.count === survey.answer.count)"),
                 QStringLiteral("trueSurveyCounttrue"));
        QCOMPARE(said("notes.tap(3, 'E') + notes.cell(3, 'E').mark"), QStringLiteral("No"));
        QCOMPARE(said("notes.record[1].line.kind + notes.record[1].answer.kind"),
                 QStringLiteral("SurveyedSurveyCount"));
        QCOMPARE(said("table.log[1].moved[0].by"), QStringLiteral("4"));
    }

    void a_known_name_sits_down_as_the_player_of_this_device() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        const auto ana = device.session().vault().addPlayer("Ana", {}, aphelion::viewOf("4711"));
        QVERIFY(ana);
        LobbyForm lobby;
        lobby.setSession(&device.session());
        lobby.setCode(QStringLiteral("S7KM-4QXE"));
        QVERIFY(!lobby.played());
        const auto seat = [&](int i) { return lobby.seats()[i].value<LobbySeat>(); };
        lobby.setUp(true);
        QCOMPARE(lobby.seats().size(), 2);
        QCOMPARE(lobby.absent().size(), 1);
        lobby.setPin(0, QStringLiteral("1234"));
        lobby.setName(0, QStringLiteral("Ana"));
        QVERIFY(seat(0).player.isEmpty()); // perhaps on the way to another name
        lobby.finishName(0);
        QVERIFY(!seat(0).player.isEmpty());
        QVERIFY(seat(0).hasPin);
        QVERIFY(lobby.absent().isEmpty());
        lobby.setName(0, QStringLiteral("Anat"));
        lobby.finishName(0);
        QVERIFY(seat(0).player.isEmpty());
        QVERIFY(seat(0).hasPin); // the one that was set for somebody new
        QCOMPARE(lobby.absent().size(), 1);
        lobby.addPlayer(lobby.absent()[0].value<DevicePlayer>().id); // the seat without a name is taken first
        QCOMPARE(lobby.seats().size(), 2);
        QCOMPARE(seat(1).name, QStringLiteral("Ana"));
        QCOMPARE(lobby.fault(), fine);
        lobby.setName(0, QStringLiteral(" ana "));
        QCOMPARE(lobby.fault(), QStringLiteral("SameName"));
        lobby.setName(0, QStringLiteral("  "));
        QCOMPARE(lobby.fault(), QStringLiteral("BadName"));
        QCOMPARE(device.session().vault().removePlayer(*ana), std::nullopt);
        lobby.setUp(true);
        QVERIFY(seat(1).player.isEmpty()); // who is not here any more is somebody new
        lobby.setUp(false);
        QCOMPARE(lobby.seats().size(), 1);
    }

    void who_somebody_is_is_decided_at_the_start() {
        OwnDevice device;
        QVERIFY(!device.switchOn());
        Session& session = device.session();
        const auto ana = session.vault().addPlayer("Ana", {}, {});
        const auto bob = session.vault().addPlayer("Bob", {}, {});
        QVERIFY(ana && bob);
        LobbyForm lobby;
        lobby.setSession(&session);
        lobby.setCode(QStringLiteral("S7KM-4QXE"));
        lobby.setUp(true);
        lobby.setPin(0, QStringLiteral("4711"));
        for (const char* typed : {"A", "An", "Ana", "Anas", "Anast"})
            lobby.setName(0, QLatin1String(typed));
        QVERIFY(lobby.seats()[0].value<LobbySeat>().hasPin);
        lobby.setName(1, QStringLiteral("Bob "));
        QCOMPARE(lobby.start(), fine);
        const auto& players = session.table()->players();
        QVERIFY(players.at(0) != *ana);
        QCOMPARE(players.at(1), *bob);
        QCOMPARE(session.vault().players()->size(), std::size_t{3});
        QVERIFY(session.sitDown(0, {}));
        QVERIFY(!session.sitDown(0, aphelion::viewOf("4711")));
        QVERIFY(!session.sitDown(1, {}));
    }

    void a_name_is_cut_between_letters() {
        LobbyForm lobby;
        lobby.add();
        const auto cut = [&](const QString& typed) {
            lobby.setName(0, typed);
            return lobby.seats()[0].value<LobbySeat>().name;
        };
        const QString star = QStringLiteral("\U0001F31F");
        QCOMPARE(cut(star.repeated(12)), star.repeated(12));
        QCOMPARE(cut(star.repeated(13)), star.repeated(12));
        QCOMPARE(cut(QStringLiteral("Bartholomew ") + star), QStringLiteral("Bartholomew "));
        const QString accented = QStringLiteral("e\u0301"); // two code points, one letter
        QCOMPARE(cut(QStringLiteral("Bartholomew") + accented), QStringLiteral("Bartholomew"));
        QCOMPARE(cut(QStringLiteral("Bartholome") + accented), QStringLiteral("Bartholome") + accented);
    }

    void a_new_set_up_begins_with_the_usual_help() {
        LobbyForm lobby;
        const QString usual = lobby.help();
        lobby.setHelp(QStringLiteral("None"));
        QCOMPARE(lobby.help(), QStringLiteral("None"));
        lobby.add(QStringLiteral("Ana"));
        lobby.begin();
        QCOMPARE(lobby.help(), usual);
        QCOMPARE(lobby.seats().size(), 1); // people stay
    }

    void a_code_is_read_while_it_is_typed() {
        const App app({aphelion::noKeystore(), aphelion::realWorld(), aphelion::Work::cheapest()}, nullptr);
        QCOMPARE(app.checkCode(QStringLiteral("s7 km-4")).symbols, QStringLiteral("S7KM4"));
        QCOMPARE(app.checkCode(QStringLiteral("S7KM-4QXE")).mode, QStringLiteral("standard"));
        QCOMPARE(app.checkCode(QStringLiteral("aphelion://join/S7KM-4QXE")).code, QStringLiteral("S7KM-4QXE"));
        QVERIFY(!app.canOpenAnew());
    }

    void a_code_that_was_shown_stays_until_a_table_is_begun_with_it() {
        QTemporaryDir dir;
        App app({aphelion::noKeystore(), aphelion::realWorld(), aphelion::Work::cheapest()}, nullptr);
        QCOMPARE(app.open(dir.filePath(QStringLiteral("data"))), fine);
        const QString standard = app.shownCode(QStringLiteral("standard"));
        QCOMPARE(app.checkCode(standard).mode, QStringLiteral("standard"));
        QCOMPARE(app.shownCode(QStringLiteral("standard")), standard); // back, and on again
        const QString expert = app.shownCode(QStringLiteral("expert"));
        QCOMPARE(app.checkCode(expert).mode, QStringLiteral("expert"));
        LobbyForm lobby;
        lobby.setCode(standard);
        lobby.add();
        QVERIFY(!app.beginTable(&lobby).isEmpty()); // without a name
        QCOMPARE(app.shownCode(QStringLiteral("standard")), standard);
        lobby.setName(0, QStringLiteral("Ana"));
        QCOMPARE(app.beginTable(&lobby), fine);
        QVERIFY(app.shownCode(QStringLiteral("standard")) != standard);
        QCOMPARE(app.shownCode(QStringLiteral("expert")), expert);
    }

    void a_table_is_begun_left_taken_up_and_removed() {
        QTemporaryDir dir;
        const QString folder = dir.filePath(QStringLiteral("data"));
        const auto newApp = [] {
            return std::make_unique<App>(
                App::Device{aphelion::noKeystore(), aphelion::realWorld(), aphelion::Work::cheapest()}, nullptr);
        };
        auto app = newApp();
        QVERIFY(!app->ready());
        QCOMPARE(app->open(folder), fine);
        QVERIFY(app->ready());
        QCOMPARE(app->secretOrigin(), QStringLiteral("File"));
        app->preferences()->setTheme(QStringLiteral("red"));
        app->preferences()->setTextSize(900);

        LobbyForm lobby;
        QCOMPARE(lobby.fault(), QStringLiteral("Length"));
        lobby.setCode(app->newCode(QStringLiteral("expert")));
        QCOMPARE(lobby.mode(), QStringLiteral("expert"));
        QCOMPARE(lobby.fault(), QStringLiteral("NoPlayers"));
        lobby.add(QStringLiteral("Ana"));
        lobby.add();
        QCOMPARE(lobby.fault(), QStringLiteral("BadName"));
        lobby.setName(1, QStringLiteral("Bo"));
        lobby.setSeason(1, QStringLiteral("Spring"));
        QCOMPARE(lobby.seats()[0].value<LobbySeat>().season, QStringLiteral("Summer"));
        lobby.setPin(1, QStringLiteral("4711"));
        QCOMPARE(lobby.fault(), fine);
        QVERIFY(!app->checkCode(lobby.code()).played);
        QCOMPARE(app->beginTable(&lobby), fine);
        QVERIFY(app->atTable());
        QVERIFY(app->checkCode(lobby.code()).played);
        QCOMPARE(app->checkCode(QStringLiteral("AB")).fault, QStringLiteral("Length"));
        QCOMPARE(app->players().size(), 2);
        AllModels models(*app->session());
        QCOMPARE(models.table.players()[1].value<ShownPlayer>().season, QStringLiteral("Spring"));
        app->leave();
        QVERIFY(!models.table.open());
        const QString id = app->unfinished().front().value<ShownTable>().id;

        auto second = newApp();
        QCOMPARE(second->open(folder), QStringLiteral("InUse"));
        QVERIFY(!second->canOpenAnew());
        app.reset();
        QCOMPARE(second->openAgain(), fine);
        QVERIFY(second->ready());
        second.reset();
        app = newApp();
        QCOMPARE(app->open(folder), fine);
        QCOMPARE(app->preferences()->theme(), QStringLiteral("red"));
        QCOMPARE(app->preferences()->textSize(), 200);
        QCOMPARE(app->resume(id), fine);
        QCOMPARE(app->removeTable(id), fine);
        QVERIFY(app->unfinished().isEmpty());
        QCOMPARE(app->resume(id).isEmpty(), false);
    }
};

QTEST_GUILESS_MAIN(ModelsTest)
#include "models_test.moc"
