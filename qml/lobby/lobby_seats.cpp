#include "qml/lobby/lobby_seats.h"

#include <QTextBoundaryFinder>

#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

// First names of people who searched the sky.
const std::array<QString, 4> botNames{QStringLiteral("Vera"), QStringLiteral("Tycho"), QStringLiteral("Maria"),
                                      QStringLiteral("Edmond")};

template <typename Value>
void change(LobbySeats& seats, Wish& wish, Value Wish::* member, Value value) {
    const auto hand = [&](Wish& other) {
        if (other.*member == value)
            other.*member = wish.*member;
    };
    for (SeatDraft& seat : seats.here)
        hand(seat.wish);
    for (OtherSeat& seat : seats.elsewhere)
        hand(seat.wish);
    for (BotDraft& bot : seats.bots)
        hand(bot.wish);
    wish.*member = value;
}

} // namespace

std::vector<Wish> wishes(const LobbySeats& seats) {
    std::vector<Wish> all;
    std::ranges::transform(seats.here, std::back_inserter(all), &SeatDraft::wish);
    std::ranges::transform(seats.elsewhere, std::back_inserter(all), &OtherSeat::wish);
    std::ranges::transform(seats.bots, std::back_inserter(all), &BotDraft::wish);
    return all;
}

bool isNameless(const SeatDraft& seat) { return seat.name.simplified().isEmpty(); }

QString shortened(const QString& name, int most) {
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, name);
    qsizetype end = 0;
    for (auto next = letters.toNextBoundary(); next > 0 && name.first(next).toUcs4().size() <= most;
         next = letters.toNextBoundary())
        end = next;
    return name.first(end);
}

QString faultOf(const LobbySeats& seats, const SeatDraft& seat) {
    const QString called = seat.name.simplified();
    if (!aphelion::isName(utf8(called)))
        return QStringLiteral("BadName");
    const auto same = [&](const SeatDraft& s) { return s.name.simplified().compare(called, Qt::CaseInsensitive) == 0; };
    return std::ranges::count_if(seats.here, same) > 1 ? QStringLiteral("SameName") : QString();
}

bool hasRoom(const LobbySeats& seats) {
    return seats.here.size() + seats.elsewhere.size() + seats.bots.size() < maxPlayers;
}

void sit(LobbySeats& seats, SeatDraft draft) {
    draft.wish = granted(draft.wish, wishes(seats));
    seats.here.push_back(std::move(draft));
}

void sit(LobbySeats& seats, Skill bot) {
    const auto sits = [&](const QString& name) {
        return std::ranges::find(seats.bots, name, &BotDraft::name) != seats.bots.end();
    };
    const auto name = std::ranges::find_if_not(botNames, sits);
    const Wish wish = granted({Season::Spring, Level::Genius, 0, bot}, wishes(seats));
    seats.bots.push_back({name == botNames.end() ? botNames.front() : *name, wish});
}

void chooseColour(LobbySeats& seats, SeatDraft& seat, int colour) { change(seats, seat.wish, &Wish::colour, colour); }

void chooseSeason(LobbySeats& seats, SeatDraft& seat, Season season) {
    change(seats, seat.wish, &Wish::season, season);
}

void keepTo(LobbySeats& seats, const Contest& contest) {
    seats.here.resize(std::min<std::size_t>(seats.here.size(), 1));
    seats.elsewhere.clear();
    seats.bots.clear();
    for (const Contest::Rival& rival : contest.rivals)
        sit(seats, rival.skill);
    for (std::size_t i = 0; i < contest.rivals.size(); ++i)
        seats.bots[i].wish.season = contest.rivals[i].season;
    for (SeatDraft& seat : seats.here) {
        seat.wish.season = contest.season;
        seat.wish.level = contest.level;
    }
}

GivenNames givenNames(const LobbySeats& seats) {
    QStringList taken;
    for (const SeatDraft& seat : seats.here)
        taken.push_back(seat.name.simplified());
    const auto given = [&](const QString& wanted) {
        const QString asked = shortened(wanted.simplified());
        QString name = asked;
        for (int i = 2; name.isEmpty() || taken.contains(name, Qt::CaseInsensitive); ++i)
            name = QStringLiteral("%1 %2").arg(shortened(asked, longestName - 2).trimmed()).arg(i).trimmed();
        taken.push_back(name);
        return name;
    };
    GivenNames names;
    for (const OtherSeat& seat : seats.elsewhere)
        names.elsewhere.push_back(given(seat.name));
    for (const BotDraft& bot : seats.bots)
        names.bots.push_back(given(bot.name));
    return names;
}

std::vector<NewSeat> newSeats(const std::vector<SeatDraft>& here) {
    std::vector<NewSeat> all;
    for (const SeatDraft& seat : here)
        all.push_back(
            {utf8(seat.name.simplified()), seat.player ? *seat.player : aphelion::randomId(), seat.wish, std::nullopt});
    return all;
}

std::vector<NewSeat> newSeats(const LobbySeats& seats) {
    std::vector<NewSeat> all = newSeats(seats.here);
    const GivenNames names = givenNames(seats);
    for (std::size_t i = 0; i < seats.elsewhere.size(); ++i)
        all.push_back(
            {utf8(names.elsewhere[static_cast<qsizetype>(i)]), {}, seats.elsewhere[i].wish, seats.elsewhere[i].key});
    for (std::size_t i = 0; i < seats.bots.size(); ++i)
        all.push_back({utf8(names.bots[static_cast<qsizetype>(i)]), {}, seats.bots[i].wish, std::nullopt});
    return all;
}

} // namespace planetx
