#include <QtTest>

#include "planetx/rules/due.h"
#include "qml/pages/stage.h"

// A stage with neighbours.

namespace planetx {

namespace {

constexpr std::uint64_t dealt = 4711;
constexpr aphelion::Meeting::Patience none{aphelion::Milliseconds(0), aphelion::Milliseconds(300)};

QString never(const char* what) { return QStringLiteral("never ") + QLatin1String(what); }

bool isSettled(const Session& session) {
    const KeptTable& table = *session.table();
    return table.pending().empty() && due(tableOf(table).board()).empty();
}

} // namespace

QString Stage::gather(const QStringList& here, const QVariantList& elsewhere, bool leads) {
    setLinked(true);
    if (const QString trouble = open(); !trouble.isEmpty())
        return trouble;
    LobbyForm lobby;
    lobby.setSession(session());
    lobby.setCode(qs(GameCode(Mode::Standard, dealt).text()));
    for (const QString& name : here)
        lobby.add(name);
    for (qsizetype i = 0; i < elsewhere.size(); ++i)
        neighbour();
    if (const QString trouble = leads ? lead(lobby, elsewhere) : follow(lobby, elsewhere); !trouble.isEmpty())
        return trouble;
    session()->meeting().setPatience(none);
    for (const auto& one : m_neighbours) {
        one->session()->meeting().setPatience(none);
        if (!QTest::qWaitFor([&] { return one->app()->atTable() && !one->session()->table()->players().empty(); }))
            return never("at the table");
    }
    attend();
    return becalmed();
}

QString Stage::becalmed() const {
    const bool calm = m_neighbours.empty() || QTest::qWaitFor([this] { return inStep(); });
    return calm ? QString() : never("in step");
}

QString Stage::lead(LobbyForm& lobby, const QVariantList& others) {
    lobby.invite();
    Invitation invitation;
    invitation.setLobby(&lobby);
    for (qsizetype i = 0; i < others.size(); ++i) {
        if (const QString trouble = beside(int(i))->join(lobby.code(), others[i].toStringList()); !trouble.isEmpty())
            return trouble;
        if (!QTest::qWaitFor([&] { return !invitation.waiting().isEmpty(); }))
            return never("at the door");
        if (const QString trouble = invitation.admit(invitation.guests().front().value<LobbyGuest>().number);
            !trouble.isEmpty())
            return trouble;
        if (!QTest::qWaitFor([&] { return beside(int(i))->joining()->stage() == u"Inside"; }))
            return never("inside");
    }
    return m_app.beginTable(&lobby);
}

QString Stage::follow(LobbyForm& lobby, const QVariantList& others) {
    Neighbour& host = *beside(0);
    if (const QString trouble = host.invite(lobby.code(), others[0].toStringList()); !trouble.isEmpty())
        return trouble;
    const auto comesIn = [&](QString trouble) {
        if (trouble.isEmpty() && !QTest::qWaitFor([&] { return !host.invitation()->waiting().isEmpty(); }))
            trouble = never("at the door");
        return trouble.isEmpty() ? host.admitAll() : trouble;
    };
    if (const QString trouble = comesIn(lobby.join()); !trouble.isEmpty())
        return trouble;
    for (qsizetype i = 1; i < others.size(); ++i)
        if (const QString trouble = comesIn(beside(int(i))->join(lobby.code(), others[i].toStringList()));
            !trouble.isEmpty())
            return trouble;
    const auto isInside = [&] { return host.invitation()->waiting().isEmpty(); };
    if (!QTest::qWaitFor(isInside))
        return never("inside");
    if (const QString trouble = host.start(); !trouble.isEmpty())
        return trouble;
    const auto isThere = [&] { return session()->table() && !session()->table()->players().empty(); };
    return QTest::qWaitFor(isThere) ? QString() : never("at the table");
}

bool Stage::inStep() const {
    const auto head = tableOf(*session()->table()).log().head();
    if (!isSettled(*session()))
        return false;
    for (const auto& one : m_neighbours)
        if (one->app()->atTable() &&
            (!isSettled(*one->session()) || tableOf(*one->session()->table()).log().head() != head))
            return false;
    return true;
}

QString Stage::elsewhere(PlayerId who, const Action& action) {
    for (const auto& one : m_neighbours) {
        if (!one->app()->atTable() || !one->session()->table()->players().contains(who))
            continue;
        const QString trouble = one->act(who, action);
        return trouble.isEmpty() ? becalmed() : trouble;
    }
    return QStringLiteral("nobody is there");
}

QString Stage::playUntilTurn(int player) {
    QString trouble;
    while (trouble.isEmpty() && !m_play->over() && m_models->table.whoseTurn() != player)
        trouble = moved();
    return trouble;
}

QString Stage::carryOut() { return reopen(false); }
QString Stage::carryBack() { return reopen(true); }

QString Stage::reopen(bool linked) {
    const QString table = qs(aphelion::hex(session()->table()->id()));
    m_models.reset();
    m_news.setSession(nullptr);
    setLinked(linked);
    QString trouble = m_app.openAgain();
    if (trouble.isEmpty())
        trouble = m_app.resume(table);
    if (!trouble.isEmpty())
        return trouble;
    session()->meeting().setPatience(none);
    m_news.setSession(session());
    m_models = std::make_unique<AllModels>(*session());
    emit begun();
    return {};
}

QString Stage::bring(const QString& point) {
    const QStringList here{QStringLiteral("Ana")};
    const QVariantList two{QStringList{QStringLiteral("Luca")}, QStringList{QStringLiteral("Mira")}};
    if (point == u"hostless" || point == u"offered" || point == u"offering" || point == u"asking") {
        const QString trouble = gather(here, two, false);
        return trouble.isEmpty() ? hostGone(point) : trouble;
    }
    if (point == u"asked" || point == u"askedPhone" || point == u"taken") {
        const QString trouble = gather(here, two, false);
        return !trouble.isEmpty() ? trouble : point == u"taken" ? bringTaken() : bringAsked(point);
    }
    if (const QString trouble = gather(here, two); !trouble.isEmpty())
        return trouble;
    if (point == u"overtaken")
        return overtake();
    if (point == u"forked")
        return bringForked();
    if (point == u"disputed" || point == u"goingBack" || point == u"unchecked")
        return bringDisputed(point);
    if (point == u"over")
        return playUntil(QStringLiteral("Over"));
    if (const QString trouble = play(3); !trouble.isEmpty())
        return trouble;
    if (point == u"guest")
        neighbour()->join(m_models->table.code(), {QStringLiteral("Zoe")});
    if (point != u"away" && point != u"guest" && point != u"proposed" && point != u"lent")
        return {};
    if (const QString trouble = playUntilTurn(1); !trouble.isEmpty())
        return trouble;
    beside(0)->leave();
    const auto isSo = [&] {
        return session()->meeting().company().present.size() == 2 &&
               (point != u"guest" || !session()->meeting().guests().empty());
    };
    if (!QTest::qWaitFor(isSo))
        return never("so");
    if (point != u"proposed" && point != u"lent")
        return {};
    if (const auto trouble = session()->lend(1))
        return nameOf(trouble);
    if (point == u"proposed")
        return {};
    if (const QString trouble = answer(1, true); !trouble.isEmpty())
        return trouble;
    const auto isLent = [this] { return tableOf(*session()->table()).game().lent.contains(1); };
    return QTest::qWaitFor(isLent) ? QString() : never("lent");
}

// The first neighbour led the table and is gone; this device's player is the second.
QString Stage::hostGone(const QString& point) {
    QString trouble = play(4);
    if (trouble.isEmpty())
        trouble = playUntilTurn(1);
    if (point == u"asking" && trouble.isEmpty()) {
        trouble = sit(1);
        const Sector first = visibleSky(tableOf(*session()->table()).board()).from;
        if (trouble.isEmpty())
            trouble = m_models->act(1, Survey{Object::Empty, {first, first}});
    }
    if (!trouble.isEmpty())
        return trouble;
    beside(0)->leave();
    const auto company = [this] { return session()->meeting().company(); };
    const bool alone = point == u"asking";
    if (!QTest::qWaitFor([&] { return !company().hostHere && (alone || company().present.size() == 2); }, 10000))
        return never("without a host");
    if (point == u"offering")
        session()->meeting().decide(aphelion::CarryOn{});
    if (point != u"offered")
        return {};
    const auto isOffered = [&] {
        if (!company().offered)
            beside(1)->session()->meeting().decide(aphelion::CarryOn{});
        return company().offered.has_value();
    };
    return QTest::qWaitFor(isOffered, 10000) ? QString() : never("offered");
}

// This device led the table, was carried out of the room and went on there; the others did so without it.
QString Stage::overtake() {
    if (const QString trouble = playUntilTurn(0); !trouble.isEmpty())
        return trouble;
    if (const QString trouble = carryOut(); !trouble.isEmpty())
        return trouble;
    if (const QString trouble = m_models->act(0, Research{'B'}); !trouble.isEmpty())
        return trouble;
    lock();
    Session& luca = *beside(0)->session();
    Session& mira = *beside(1)->session();
    const auto isRaised = [&] {
        if (mira.meeting().company().offered)
            mira.meeting().decide(aphelion::Reply{true});
        else if (luca.meeting().company().present.size() == 2 && !luca.meeting().company().offering)
            luca.meeting().decide(aphelion::CarryOn{});
        return luca.table()->isHost() && mira.meeting().company().hostHere;
    };
    if (!QTest::qWaitFor(isRaised, 10000))
        return never("raised");
    if (const QString trouble = carryBack(); !trouble.isEmpty())
        return trouble;
    const auto isOvertaken = [this] { return session()->meeting().company().overtaken.has_value(); };
    return QTest::qWaitFor(isOvertaken, 10000) ? QString() : never("overtaken");
}

} // namespace planetx
