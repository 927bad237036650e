#include "qml/pages/stage.h"

#include <QDateTime>

#include "qml/shown/names.h"
#include "qml/today/calendar.h"
#include "planetx/game/statistics.h"

namespace planetx {

namespace {

// What might have come of the sky of a day: always the same for the same day.
GameResult resultOf(const QDate& date, aphelion::Rng& rng) {
    const Day day{std::chrono::year(date.year()), std::chrono::month(static_cast<unsigned>(date.month())),
                  std::chrono::day(static_cast<unsigned>(date.day()))};
    GameResult result{
        {}, static_cast<std::uint64_t>(QDateTime(date, QTime(12, 0)).toMSecsSinceEpoch()), skyOfTheDay(day)};
    const auto number = static_cast<std::uint32_t>(date.toJulianDay());
    std::memcpy(result.table.data(), &number, sizeof number);
    const auto below = [&](std::uint64_t n) { return static_cast<int>(rng.below(n)); };
    result.players = 2 + below(2);
    result.bots = result.players - 1;
    result.outcome = {8 + below(14), 1 + below(2), below(5) > 0, {}, "SRSTPSRSVSPRSX"};
    if (result.outcome.found && below(6) > 0)
        result.outcome.locatedAt = 19 + below(12);
    result.helped = {below(2), below(2), below(3)};
    return result;
}

} // namespace

QString Stage::beginContest(const QString& name) {
    if (const QString trouble = open(); !trouble.isEmpty())
        return trouble;
    LobbyForm lobby;
    lobby.setSession(session());
    lobby.enterContest(qs(skyOfTheDay(localDay(m_time)).text()));
    lobby.add(name);
    lobby.setUp(false);
    lobby.setName(0, name);
    if (const QString trouble = m_app.beginTable(&lobby); !trouble.isEmpty())
        return trouble;
    return attend();
}

QString Stage::remember(const QString& name, int games, const QDateTime& last) {
    const auto all = session()->vault().players();
    if (!all)
        return QStringLiteral("no players");
    aphelion::Rng rng(11);
    for (const aphelion::PlayerSummary& player : *all) {
        if (qs(player.name) != name)
            continue;
        auto file = session()->vault().unlock(player.id, aphelion::viewOf(utf8(m_pin)));
        if (!file)
            return qs(aphelion::name(file.fault().fault));
        for (int i = games - 1; i >= 0; --i)
            if (const auto fault = keepResult(**file, resultOf(last.toLocalTime().date().addDays(-i), rng)))
                return qs(aphelion::name(*fault));
        return {};
    }
    return QStringLiteral("nobody is called so");
}

} // namespace planetx
