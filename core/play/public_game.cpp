#include "play/public_game.h"

#include "game/after.h"
#include "game/encoding.h"
#include "play/sealed.h"

#include <algorithm>

namespace planetx {

using aphelion::Moved;
using aphelion::Opening;
using aphelion::Result;
using aphelion::Seal;

namespace {

// One small function per body.
Result<Event, MoveFault> eventIn(const aphelion::TableOpened&) { return MoveFault::BadEvent; }
Result<Event, MoveFault> eventIn(const aphelion::Unsealed&) { return MoveFault::BadEvent; }
Result<Event, MoveFault> eventIn(const aphelion::EpochRaised&) { return MoveFault::BadEvent; }
Result<Event, MoveFault> eventIn(const aphelion::Witnessed&) { return MoveFault::BadEvent; }
Result<Event, MoveFault> eventIn(const aphelion::SeatTaken&) { return Event(SeatTaken{}); }
Result<Event, MoveFault> eventIn(const aphelion::SeatReleased& b) {
    return Event(SeatReleased{static_cast<PlayerId>(b.seat)});
}
Result<Event, MoveFault> eventIn(const aphelion::SeatRekeyed& b) {
    return Event(SeatRekeyed{static_cast<PlayerId>(b.seat)});
}
Result<Event, MoveFault> eventIn(const Moved& b) {
    const auto event = decodeEvent(b.event);
    if (!event)
        return event.fault() == DecodingFault::UnknownKind ? MoveFault::NewerVersion : MoveFault::BadEvent;
    const bool changesSeats = std::holds_alternative<SeatTaken>(*event) ||
                              std::holds_alternative<SeatReleased>(*event) ||
                              std::holds_alternative<SeatRekeyed>(*event);
    if (changesSeats)
        return MoveFault::BadEvent;
    return *event;
}

// What each event leaves behind besides its mark on the board.

void keep(PublicGame&, const aphelion::Entry&, const auto&) {}

void keep(PublicGame& game, const aphelion::Entry& entry, const Located& e) {
    game.guesses.push_back({entry.number, e.who, e.found, std::get<Moved>(entry.ask.body).seals[0]});
}

void keep(PublicGame& game, const aphelion::Entry& entry, const TheoriesSealed& e) {
    game.choices[e.who] = std::get<Moved>(entry.ask.body).seals[0];
}

// While the board still knows which phase it is.
void keep(PublicGame& game, const aphelion::Entry& entry, const TheoriesPlaced& e) {
    const auto& moved = std::get<Moved>(entry.ask.body);
    const auto add = [&](Sector sector, const Seal& object) {
        game.placed.push_back({{e.who, sector, game.board.theoryPhases}, object});
    };
    if (game.board.phase == Phase::LastChance) {
        for (std::size_t i = 0; i < e.sectors.size(); ++i)
            add(e.sectors[i], moved.seals[i]);
        return;
    }
    const auto choice = *choiceOf(moved.openings[0].content);
    for (const SealedTheory& theory : choice)
        add(theory.sector, theory.object);
    game.choices.erase(e.who);
}

void keep(PublicGame& game, const aphelion::Entry&, const TheoryTurnedUp& e) {
    std::ranges::find(game.placed, e.token, &PlacedToken::token)->shown = e.object;
}

// Whoever leaves, or loses the phone, may not be able to open anything any more.
void excuse(PublicGame& game, PlayerId who) {
    game.choices.erase(who);
    for (SealedGuess& guess : game.guesses)
        guess.excused = guess.excused || guess.who == who;
}

void keep(PublicGame& game, const aphelion::Entry&, const SeatReleased& e) { excuse(game, e.who); }
void keep(PublicGame& game, const aphelion::Entry&, const SeatRekeyed& e) { excuse(game, e.who); }

void keep(PublicGame& game, const aphelion::Entry& entry, const SeatTaken&) {
    game.wishes.push_back(*decodeWish(std::get<aphelion::SeatTaken>(entry.ask.body).wish));
}

void unseal(PublicGame& game, PlayerId who, const aphelion::Unsealed& unsealed) {
    for (const Opening& opening : unsealed.openings)
        for (SealedGuess& guess : game.guesses)
            if (guess.guess == sealOf(sealer(game, who), opening))
                guess.shown = guessOf(opening.content);
}

} // namespace

std::optional<PublicGame> newGame(const aphelion::TableOpened& opened) {
    const auto setup = decodeSetup(opened.setup);
    if (opened.game != gameName || !setup || setup->order.size() != opened.seats.size())
        return std::nullopt;
    PublicGame game{opened.table, *setup, {}, newBoard(setup->code.mode(), setup->play, setup->order)};
    for (const aphelion::SeatTaken& seat : opened.seats) {
        const auto wish = decodeWish(seat.wish);
        if (!wish)
            return std::nullopt;
        game.wishes.push_back(*wish);
    }
    return game;
}

aphelion::Sealer sealer(const PublicGame& game, PlayerId who) {
    return {game.table, static_cast<aphelion::SeatNumber>(who)};
}

Result<Event, MoveFault> eventOf(const aphelion::Body& body) {
    return std::visit([](const auto& b) { return eventIn(b); }, body);
}

PublicGame after(PublicGame game, const aphelion::Entry& entry) {
    const auto& body = entry.ask.body;
    if (std::holds_alternative<aphelion::Witnessed>(body)) {
        game.witnesses.push_back(static_cast<PlayerId>(*entry.ask.author));
        return game;
    }
    game.newest = entry.number;
    game.witnesses.clear(); // there is more to vouch for
    if (const auto* unsealed = std::get_if<aphelion::Unsealed>(&body)) {
        unseal(game, static_cast<PlayerId>(*entry.ask.author), *unsealed);
    } else if (!std::holds_alternative<aphelion::EpochRaised>(body)) {
        const Event event = *eventOf(body);
        std::visit([&](const auto& e) { keep(game, entry, e); }, event);
        game.board = after(std::move(game.board), event);
    }
    return game;
}

} // namespace planetx
