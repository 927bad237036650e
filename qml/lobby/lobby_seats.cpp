#include "qml/lobby/lobby_seats.h"

#include <QTextBoundaryFinder>

#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

namespace {

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
    wish.*member = value;
}

} // namespace

std::vector<Wish> wishes(const LobbySeats& seats) {
    std::vector<Wish> all;
    std::ranges::transform(seats.here, std::back_inserter(all), &SeatDraft::wish);
    std::ranges::transform(seats.elsewhere, std::back_inserter(all), &OtherSeat::wish);
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

bool hasRoom(const LobbySeats& seats) { return seats.here.size() + seats.elsewhere.size() < maxPlayers; }

void sit(LobbySeats& seats, SeatDraft draft) {
    draft.wish = granted(draft.wish, wishes(seats));
    seats.here.push_back(std::move(draft));
}

void chooseColour(LobbySeats& seats, SeatDraft& seat, int colour) { change(seats, seat.wish, &Wish::colour, colour); }

void chooseSeason(LobbySeats& seats, SeatDraft& seat, Season season) {
    change(seats, seat.wish, &Wish::season, season);
}

QStringList namesElsewhere(const LobbySeats& seats) {
    QStringList taken;
    for (const SeatDraft& seat : seats.here)
        taken.push_back(seat.name.simplified());
    QStringList names;
    for (const OtherSeat& seat : seats.elsewhere) {
        const QString asked = shortened(seat.name.simplified());
        QString name = asked;
        for (int i = 2; name.isEmpty() || taken.contains(name, Qt::CaseInsensitive); ++i)
            name = QStringLiteral("%1 %2").arg(shortened(asked, longestName - 2).trimmed()).arg(i).trimmed();
        taken.push_back(name);
        names.push_back(name);
    }
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
    const QStringList names = namesElsewhere(seats);
    for (std::size_t i = 0; i < seats.elsewhere.size(); ++i)
        all.push_back({utf8(names[static_cast<qsizetype>(i)]), {}, seats.elsewhere[i].wish, seats.elsewhere[i].key});
    return all;
}

} // namespace planetx
