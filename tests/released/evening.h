#pragma once

#include "qml/app/app.h"
#include "qml/first_game/first_game.h"
#include "qml/models/all_models.h"
#include "qml/review/public_news.h"
#include "qml/table/cardboard.h"
#include "support/hidden_deal.h"
#include "support/random_play.h"

namespace planetx {

// An App over a folder of its own, without a keystore and without waiting for PINs.
inline App::Device plainDevice() { return {aphelion::noKeystore(), aphelion::realWorld(), aphelion::Work::cheapest()}; }

// Who is at the device in the released vault. Cleo has tried too many wrong PINs.
inline constexpr std::array<std::string_view, 3> releasedPins{"", "2468", "1357"};

// Fills an empty vault with everything that people leave behind: a game that is over, one that is running and one
// beside the cardboard board, with notes, drafts, results, a score sheet, news and choices.
class Evening {
public:
    explicit Evening(App& app) : m_app(app), m_session(*app.session()) {}

    void write() {
        choose();
        for (std::size_t i = 0; i < releasedPins.size(); ++i)
            m_people.push_back(*m_session.vault().addPlayer(names[i], {}, aphelion::viewOf(releasedPins[i])));
        finishedTable();
        runningTable();
        tableWithBoard();
        for (int i = 0; i < 6; ++i)
            (void)m_session.vault().unlock(m_people[2], aphelion::viewOf("0000"));
    }

private:
    static constexpr std::array<const char*, 3> names{"Ana", "Ben", "Cleo"};

    void choose() {
        Preferences& preferences = *m_app.preferences();
        preferences.setLanguage(QStringLiteral("fr"));
        preferences.setTheme(QStringLiteral("light"));
        preferences.setTextSize(150);
        preferences.setHaptics(false);
        preferences.setHighContrast(true);
        FirstGame lessons;
        lessons.setSession(&m_session);
        for (int i = 0; i < 3; ++i)
            lessons.goOn();
    }

    void begin(const NewTable& wanted) {
        NewTable table = wanted;
        for (int i = 0; i < 2; ++i)
            table.seats.push_back({names[static_cast<std::size_t>(i)],
                                   m_people[static_cast<std::size_t>(i)],
                                   {static_cast<Season>(i + 1), i == 0 ? Level::Beginner : Level::Genius, 2 - i}});
        if (wanted.play == Play::OnScreen)
            table.seats.push_back({"Vera", {}, {Season::Spring, Level::Experienced, 3, Skill::Observer}});
        if (const auto trouble = m_session.begin(table))
            qFatal("no table");
    }

    void act(PlayerId who, const Action& action) {
        if (who == 2) {
            if (m_session.actFor(who, deed(action)))
                qFatal("a bot's move");
            return;
        }
        sit(who);
        if (const auto answer = planetx::ask(m_session, action); !answer)
            qFatal("a move: %s", std::string(name(answer.fault())).c_str());
    }

    void sit(PlayerId who) {
        if (m_session.viewpoint() != who &&
            m_session.sitDown(who, aphelion::viewOf(releasedPins[static_cast<std::size_t>(who)])))
            qFatal("a seat");
    }

    void scribble(PlayerId who, const std::vector<NoteOp>& ops) {
        sit(who);
        for (const NoteOp& op : ops)
            if (planetx::note(m_session, op))
                qFatal("a note");
    }

    RandomPlay played(std::uint64_t seed) const {
        const Table& table = tableOf(*m_session.table());
        return {hiddenDeal(table), table.board(), seed};
    }

    // Of a long game in which theories are right.
    std::uint64_t goodSeed() const {
        for (std::uint64_t seed = 0;; ++seed) {
            RandomPlay play = played(seed);
            while (!play.over())
                (void)play.move();
            const auto right = std::ranges::count_if(play.events(), [](const Event& event) {
                const auto* up = std::get_if<TheoryTurnedUp>(&event);
                return up && up->correct;
            });
            if (right >= 3 && play.events().size() >= 60)
                return seed;
        }
    }

    // To its end, with help and a thought tried out.
    void finishedTable() {
        begin({GameCode(Mode::Standard, 4711), Play::OnScreen, Help::Hints, {}, {1, 0, 2}, {}});
        scribble(0, {SetMark{2, Object::Comet, Mark::Suspected}, Helped{Aid::Hint}, Helped{Aid::Check}, BeginWhatIf{},
                     SetMark{3, Object::Comet, Mark::No}, DropWhatIf{}, Write{3, "peut-être"}});
        for (RandomPlay play = played(goodSeed()); !play.over();) {
            const auto [who, action] = play.move();
            act(who, action);
        }
        leave();
    }

    // Until theories lie face down and a conference was held, which somebody looked at; half-made choices beside.
    void runningTable() {
        begin({GameCode(Mode::Expert, 815), Play::OnScreen, Help::Checker, {}, {2, 1, 0}, {}});
        PublicNews news;
        news.setSession(&m_session);
        Cardboard cardboard;
        cardboard.setSession(&m_session);
        cardboard.setUsed(true);
        const auto isHeld = [](const Event& event) { return std::holds_alternative<ConferenceHeld>(event); };
        RandomPlay play = played(5);
        while (!std::ranges::any_of(play.events(), isHeld) || play.board().phase != Phase::Turn) {
            const auto [who, action] = play.move();
            if (play.over())
                qFatal("too short an evening");
            act(who, action);
        }
        news.next();
        scribble(0, {SetMark{1, Object::Asteroid, Mark::Certain}, Write{0, "Vera waits"}, BeginWhatIf{},
                     SetMark{4, Object::GasCloud, Mark::No}, Undo{}, Redo{}});
        AllModels models(m_session);
        models.survey.setObject(QStringLiteral("A"));
        models.survey.pick(models.survey.visibleFrom(), models.survey.visibleTo());
        models.locate.setSector(7);
        models.locate.setBefore(QStringLiteral("E"));
        sit(1);
        models.research.setTopic(QStringLiteral("C"));
        leave();
    }

    void tableWithBoard() {
        begin({GameCode(Mode::Standard, 42), Play::WithBoard, Help::None, {}, {0, 1}, {}});
        act(0, Survey{Object::Asteroid, {1, 4}});
        act(1, Target{3});
        act(1, Research{'B'});
        act(1, TakeBack{});
        act(0, Review{{5, Object::DwarfPlanet}});
        act(0, HoldConference{0});
        ScoreSheet sheet;
        sheet.setSession(&m_session);
        for (const char* line : {"asteroids", "asteroids", "comets", "leader", "planetX"})
            sheet.step(QLatin1String(line), 1);
        leave();
    }

    // After everybody has looked once more, so that all that was heard is taken in.
    void leave() {
        sit(1);
        sit(0);
        m_session.leave();
    }

    App& m_app;
    Session& m_session;
    std::vector<aphelion::StoreId> m_people;
};

} // namespace planetx
