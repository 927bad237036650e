#include "planetx/play/public_game.h"

#include "planetx/rules/after.h"
#include "planetx/rules/encoding.h"
#include "planetx/play/sealed.h"

#include <algorithm>
#include <utility>

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
Result<Event, MoveFault> eventIn(const aphelion::Protested&) { return MoveFault::BadEvent; }
Result<Event, MoveFault> eventIn(const aphelion::SeatTaken&) { return Event(SeatTaken{}); }
Result<Event, MoveFault> eventIn(const aphelion::SeatReleased& b) {
    return Event(SeatReleased{b.seat});
}
Result<Event, MoveFault> eventIn(const aphelion::SeatRekeyed& b) {
    return Event(SeatRekeyed{b.seat});
}
Result<Event, MoveFault> eventIn(const aphelion::SeatLent& b) { return Event(SeatLent{b.seat}); }
Result<Event, MoveFault> eventIn(const Moved& b) {
    const auto event = decodeEvent(b.event);
    if (!event)
        return event.fault() == DecodingFault::UnknownKind ? MoveFault::NewerVersion : MoveFault::BadEvent;
    const bool changesSeats = std::holds_alternative<SeatTaken>(*event) ||
                              std::holds_alternative<SeatReleased>(*event) ||
                              std::holds_alternative<SeatRekeyed>(*event) || std::holds_alternative<SeatLent>(*event);
    if (changesSeats)
        return MoveFault::BadEvent;
    return *event;
}

// What each event leaves behind besides its mark on the board.

void keep(PublicGame&, const aphelion::Entry&, const auto&) {}

void keep(PublicGame& game, const aphelion::Entry& entry, const Located& e) {
    const bool old = entry.ask.version < aphelion::logVersion;
    game.guesses.push_back({entry.number,
                            e.who,
                            e.found,
                            std::get<Moved>(entry.ask.body).seals[0],
                            {},
                            false,
                            old,
                            isByBot(game, entry.ask)});
}

void keep(PublicGame& game, const aphelion::Entry& entry, const TheoriesSealed& e) {
    game.choices[e.who] = std::get<Moved>(entry.ask.body).seals[0];
    if (isByBot(game, entry.ask))
        game.choicesOfBots.insert(e.who);
    else
        game.choicesOfBots.erase(e.who);
}

// While the board still knows which phase it is.
void keep(PublicGame& game, const aphelion::Entry& entry, const TheoriesPlaced& e) {
    const auto& moved = std::get<Moved>(entry.ask.body);
    const auto add = [&](Sector sector, const Seal& object) {
        game.placed.push_back({{e.who, sector, game.board.theoryPhases}, object, {}, isByBot(game, entry.ask)});
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

void isBack(PublicGame& game, PlayerId who) {
    game.lent.erase(who);
    game.lentByOthers.erase(who);
}

void keep(PublicGame& game, const aphelion::Entry&, const SeatReleased& e) { excuse(game, e.who); }

void keep(PublicGame& game, const aphelion::Entry&, const SeatRekeyed& e) {
    isBack(game, e.who);
    excuse(game, e.who);
}

// Its player may come back and show the rest.
void keep(PublicGame& game, const aphelion::Entry& entry, const SeatLent& e) {
    game.lent.insert(e.who);
    game.lentByOthers.insert(e.who);
    game.lendings.push_back({entry.number, e.who, {}});
    game.choices.erase(e.who);
}

// While the token still lies on the board.
void keep(PublicGame& game, const aphelion::Entry&, const TheoryVoided& e) {
    const Token* token = tokenOf(game.board, e.token);
    const auto lent = std::find_if(game.lendings.rbegin(), game.lendings.rend(),
                                   [&](const LentSeat& one) { return one.who == e.token.who; });
    if (token != nullptr && lent != game.lendings.rend())
        lent->voided.push_back(*token);
}

void keep(PublicGame& game, const aphelion::Entry& entry, const SeatTaken&) {
    game.wishes.push_back(*decodeWish(std::get<aphelion::SeatTaken>(entry.ask.body).wish));
}

void unseal(PublicGame& game, PlayerId who, const aphelion::Unsealed& unsealed) {
    for (const Opening& opening : unsealed.openings)
        for (SealedGuess& guess : game.guesses)
            if (guess.guess == sealOf(sealer(game, who), opening))
                guess.shown = guessOf(opening.content);
}

bool isAmong(const aphelion::Consent& consent, aphelion::SeatNumber seat) {
    return std::ranges::find(consent.words, seat, &aphelion::Endorsement::seat) != consent.words.end();
}

// Who gave the seat to another key with the old one still owes everything, and nothing changes on the board.
bool isOwnRekeying(const aphelion::Body& body) {
    const auto* rekeyed = std::get_if<aphelion::SeatRekeyed>(&body);
    return rekeyed != nullptr && isAmong(rekeyed->consent, rekeyed->seat);
}

// Nor where it lends itself to a bot: or a choice that was a bad one could be taken back.
bool isOwnLending(const aphelion::Body& body) {
    const auto* lent = std::get_if<aphelion::SeatLent>(&body);
    return lent != nullptr && isAmong(lent->consent, lent->seat);
}

// On the board, unless it is over.
void mark(PublicGame& game, PlayerId who, const Event& event) {
    if (game.board.phase != Phase::Over && isSeated(game.board, who))
        game.board = after(std::move(game.board), event);
}

// What the bots of a host have sealed is gone with it, also if the seat's player is back.
void loseBots(PublicGame& game) {
    for (SealedGuess& guess : game.guesses)
        guess.excused = guess.excused || guess.byBot;
    for (const PlayerId who : std::exchange(game.choicesOfBots, {})) { // also if it has shown its places already
        game.choices.erase(who);
        mark(game, who, Event(SeatLent{who}));
    }
    for (const PlacedToken& placed : game.placed)
        if (placed.byBot && !placed.shown)
            mark(game, placed.token.who, Event(TheoryVoided{placed.token}));
}

// Who had lent the own seat to the own bot is as far away now as anybody else for whom one plays.
void lendToAnother(PublicGame& game) {
    for (const PlayerId who : game.lent)
        if (game.lentByOthers.insert(who).second) {
            game.choices.erase(who);
            mark(game, who, Event(SeatLent{who}));
        }
}

// Who says to have been there can still turn up what was void meanwhile: in a review, or when everything is revealed.
void giveBack(PublicGame& game, EntryNumber lent) {
    const auto lending = std::ranges::find(game.lendings, lent, &LentSeat::entry);
    if (lending == game.lendings.end())
        return;
    isBack(game, lending->who);
    auto& tokens = game.board.tokens;
    if (game.board.phase != Phase::Over && isSeated(game.board, lending->who))
        for (const Token& token : lending->voided)
            tokens.insert(
                std::ranges::upper_bound(tokens, token.id.phase, {}, [](const Token& t) { return t.id.phase; }), token);
    lending->voided.clear();
}

// What another key has sealed in the player's name nobody will open.
void loseStolen(PublicGame& game, PlayerId who) {
    isBack(game, who);
    excuse(game, who);
    mark(game, who, Event(SeatRekeyed{who}));
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
    return {game.table, who};
}

namespace {

std::vector<PlayerId> hiddenFinders(const PublicGame& game, bool excused) {
    std::vector<PlayerId> players;
    for (const SealedGuess& guess : game.guesses)
        if (guess.found && guess.excused == excused && !guess.shown && !guess.counts && game.board.phase == Phase::Over)
            players.push_back(guess.who);
    return players;
}

} // namespace

std::vector<PlayerId> unchecked(const PublicGame& game) { return hiddenFinders(game, true); }
std::vector<PlayerId> unopened(const PublicGame& game) { return hiddenFinders(game, false); }

bool isByBot(const PublicGame& game, const aphelion::Ask& ask) {
    return ask.author && (game.wishes[*ask.author].bot ||
                          (ask.byHost && game.lentByOthers.contains(static_cast<PlayerId>(*ask.author))));
}

std::vector<Score> score(const PublicGame& game) { return score(game.board, unchecked(game)); }

Result<Event, MoveFault> eventOf(const aphelion::Body& body) {
    return std::visit([](const auto& b) { return eventIn(b); }, body);
}

PublicGame after(PublicGame game, const aphelion::Entry& entry) {
    const auto& body = entry.ask.body;
    if (std::holds_alternative<aphelion::Witnessed>(body))
        return game;
    if (std::holds_alternative<Moved>(body))
        ++game.moves[entry.ask.author];
    if (std::holds_alternative<aphelion::SeatRekeyed>(body))
        game.rekeyings.insert(entry.number);
    if (entry.ask.author && !entry.ask.byHost)
        isBack(game, *entry.ask.author);
    if (const auto* unsealed = std::get_if<aphelion::Unsealed>(&body)) {
        unseal(game, *entry.ask.author, *unsealed);
    } else if (const auto* protest = std::get_if<aphelion::Protested>(&body)) {
        if (game.rekeyings.contains(protest->rekeyed))
            loseStolen(game, protest->seat);
        else
            giveBack(game, protest->rekeyed);
    } else if (const auto* raised = std::get_if<aphelion::EpochRaised>(&body)) {
        for (const aphelion::Endorsement& word : raised->endorsements)
            isBack(game, word.seat);
        if (entry.ask.version == aphelion::logVersion) {
            lendToAnother(game);
            loseBots(game);
        }
    } else if (isOwnLending(body)) {
        game.lent.insert(std::get<aphelion::SeatLent>(body).seat);
    } else if (!isOwnRekeying(body)) {
        const Event event = *eventOf(body);
        std::visit([&](const auto& e) { keep(game, entry, e); }, event);
        game.board = after(std::move(game.board), event);
    }
    return game;
}

} // namespace planetx
