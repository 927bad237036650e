#include <QDir>
#include <QtTest>

#include "qml/pages/stage.h"
#include "qml/shown/names.h"
#include "support/old_table.h"

// A stage with neighbours who do not trust each other.

namespace planetx {

QString Stage::openOld() {
    if (const QString trouble = open(); !trouble.isEmpty())
        return trouble;
    NewTable wanted{GameCode(Mode::Standard, 4711)};
    wanted.seats.push_back({"Ana", {1}, {Season::Spring, Level::Beginner, 0, {}}, {}});
    wanted.seats.push_back({"Luca",
                            {},
                            {Season::Summer, Level::Beginner, 1, {}},
                            aphelion::SigningKey(aphelion::Bytes(aphelion::SigningKey::seedSize, 7)).publicKey()});
    const OldTable old(session()->vault().device(), wanted);
    if (const auto trouble = session()->resume(old.id))
        return nameOf(*trouble);
    return attend();
}

namespace {

constexpr int patience = 10'000;

QString never(const char* what) { return QStringLiteral("never ") + QLatin1String(what); }

bool waitFor(const std::function<bool()>& happened) { return QTest::qWaitFor(happened, patience); }

aphelion::Company companyOf(Session& session) { return session.meeting().company(); }

const aphelion::Log& logOf(const Session& session) { return tableOf(*session.table()).log(); }

} // namespace

QString Stage::answer(int neighbour, bool yes) {
    Session& other = *beside(neighbour)->session();
    if (!waitFor([&] { return companyOf(other).asked || companyOf(other).offered; }))
        return never("asked");
    if (const auto asked = companyOf(other).asked)
        other.meeting().decide(aphelion::Answer{yes, *asked});
    else
        other.meeting().decide(aphelion::Reply{yes, companyOf(other).offered->offer});
    return {};
}

QString Stage::protest(int neighbour) {
    Session& robbed = *beside(neighbour)->session();
    if (!waitFor([&] { return !companyOf(robbed).taken.empty(); }))
        return never("taken");
    robbed.meeting().decide(aphelion::WasMe{companyOf(robbed).taken.front().entry, false});
    const auto isHeard = [this] { return logOf(*session()).takeovers().back().protested.has_value(); };
    return waitFor(isHeard) ? becalmed() : never("heard");
}

QString Stage::goBack(int neighbour) {
    Session& other = *beside(neighbour)->session();
    other.meeting().decide(aphelion::GoBefore{logOf(other).takeovers().back().entry});
    return waitFor([this] { return companyOf(*session()).offered.has_value(); }) ? QString() : never("offered");
}

// The host lets Zoe go on as that player, and somebody else agrees to it.
QString Stage::giveAway(PlayerId who, Session& host, int other) {
    neighbour()->join(m_models->table.code(), {QStringLiteral("Zoe")});
    if (!waitFor([&] { return !host.meeting().guests().empty(); }))
        return never("at the door");
    if (const auto trouble = host.admitAs(host.meeting().guests().front().number, who))
        return nameOf(trouble);
    if (other < 0)
        return {};
    if (const QString trouble = answer(other, true); !trouble.isEmpty())
        return trouble;
    const auto isThere = [&] {
        const Session& zoe = *m_neighbours.back()->session();
        return zoe.table() && zoe.table()->players().contains(who);
    };
    return waitFor(isThere) ? QString() : never("taken");
}

// Luca leads the table and asks Ana, who is here, about Mira, who is away.
QString Stage::bringAsked(const QString& point) {
    if (const QString trouble = play(4); !trouble.isEmpty())
        return trouble;
    Session& luca = *beside(0)->session();
    beside(1)->leave();
    if (!waitFor([&] { return companyOf(luca).present.size() == 2; }))
        return never("away");
    if (point == u"asked") {
        if (const auto trouble = luca.lend(2))
            return nameOf(trouble);
    } else if (const QString trouble = giveAway(2, luca, -1); !trouble.isEmpty()) {
        return trouble;
    }
    return waitFor([this] { return companyOf(*session()).asked.has_value(); }) ? QString() : never("asked");
}

// Luca and Mira gave the seat of Ana, who is here, to Zoe while this device was out of the room.
QString Stage::bringTaken() {
    if (const QString trouble = play(4); !trouble.isEmpty())
        return trouble;
    if (const QString trouble = carryOut(); !trouble.isEmpty())
        return trouble;
    if (const QString trouble = giveAway(1, *beside(0)->session(), 1); !trouble.isEmpty())
        return trouble;
    if (const QString trouble = carryBack(); !trouble.isEmpty())
        return trouble;
    return waitFor([this] { return !companyOf(*session()).taken.empty(); }) ? QString() : never("taken");
}

// Ana, who is here and leads the table, and Mira gave Luca's seat to Zoe. Luca says that it was somebody else; or Luca
// had found Planet X, and the game ends.
QString Stage::bringDisputed(const QString& point) {
    const bool ends = point == u"unchecked";
    QString trouble = ends ? playUntilTurn(1) : play(4);
    if (ends && trouble.isEmpty()) {
        const auto x = static_cast<int>(sky().indexOf(u'X'));
        const auto size = static_cast<int>(sky().size());
        const auto at = [&](int step) { return sky().mid((x + step + size) % size, 1); };
        trouble = act(1, {{"locate", x + 1}, {"before", at(-1)}, {"after", at(1)}});
    }
    if (!trouble.isEmpty())
        return trouble;
    beside(0)->leave();
    if (!waitFor([this] { return companyOf(*session()).present.size() == 2; }))
        return never("away");
    trouble = giveAway(1, *session(), 1);
    if (trouble.isEmpty())
        trouble = becalmed();
    if (trouble.isEmpty())
        trouble = ends ? playUntil(QStringLiteral("Over")) : play(1);
    if (trouble.isEmpty())
        trouble = beside(0)->comeBack();
    if (!trouble.isEmpty() || ends)
        return trouble;
    trouble = protest(0);
    return trouble.isEmpty() && point == u"goingBack" ? goBack(0) : trouble;
}

// This device leads the table. It was given back what it had some moves ago, and went on alone from there.
QString Stage::bringForked() {
    if (const QString trouble = playUntilTurn(0); !trouble.isEmpty())
        return trouble;
    const QString table = qs(aphelion::hex(session()->table()->id()));
    const auto copy = [](const QString& from, const QString& to) {
        QDir(to).removeRecursively();
        QDir().mkpath(to);
        for (const QString& name : QDir(from).entryList(QDir::Files | QDir::Hidden))
            QFile::copy(from + '/' + name, to + '/' + name);
    };
    const QString now = m_folder->filePath(QStringLiteral("data"));
    const QString then = m_folder->filePath(QStringLiteral("copy"));
    copy(now, then);
    if (const QString trouble = act(0, {{"research", "A"}}); !trouble.isEmpty())
        return trouble;
    if (const QString trouble = becalmed(); !trouble.isEmpty())
        return trouble;
    m_models.reset();
    m_news.setSession(nullptr);
    setLinked(false);
    m_app.open(m_folder->filePath(QStringLiteral("elsewhere")));
    copy(then, now);
    if (const QString trouble = m_app.open(now); !trouble.isEmpty())
        return trouble;
    if (const QString trouble = m_app.resume(table); !trouble.isEmpty())
        return trouble;
    attend();
    if (const QString trouble = m_models->act(0, Research{'B'}); !trouble.isEmpty())
        return trouble;
    lock();
    if (const QString trouble = carryBack(); !trouble.isEmpty())
        return trouble;
    const auto isForked = [this] {
        const auto fork = companyOf(*session()).fork;
        return fork && fork->known;
    };
    return waitFor(isForked) ? QString() : never("forked");
}

void Stage::accuse(int player) {
    using aphelion::SigningKey;
    const aphelion::Log& log = logOf(*session());
    const auto seat = player < 0 ? std::optional<aphelion::SeatNumber>() : static_cast<aphelion::SeatNumber>(player);
    const SigningKey* key = nullptr;
    std::vector<const Session*> all{session()};
    for (const auto& one : m_neighbours)
        all.push_back(one->session());
    for (const Session* one : all)
        if (const SigningKey* own = one->table() ? one->table()->key(seat) : nullptr;
            own && own->publicKey() == (seat ? log.seats()[*seat].key : log.host()))
            key = own;
    if (!key)
        qFatal("nobody in the room has that key");
    aphelion::Evidence evidence;
    if (seat) {
        aphelion::Ask ask{log.epoch(), seat, 900, log.head(), aphelion::Moved{}};
        const aphelion::Ask one = signedBy(*key, log.table(), ask);
        ask.body = aphelion::Witnessed{};
        evidence = aphelion::TwoAsks{one, signedBy(*key, log.table(), ask)};
    } else {
        const auto placed = [&](aphelion::Hash entry) {
            return aphelion::TwoEntries::Signed{entry,
                                                key->sign(aphelion::placedPart(log.table(), log.epoch(), 1, entry))};
        };
        evidence = aphelion::TwoEntries{log.epoch(), 1, placed({1}), placed({2})};
    }
    const_cast<KeptTable*>(session()->table())->keep(evidence); // as if somebody had sent it
    session()->meeting().decide(aphelion::Changed{});
    (void)session()->catchUp();
}

} // namespace planetx
