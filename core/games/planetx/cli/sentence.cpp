#include "planetx/cli/sentence.h"

namespace planetx {

namespace {

std::string noun(Object object) {
    switch (object) {
    case Object::Comet: return "comet";
    case Object::Asteroid: return "asteroid";
    case Object::DwarfPlanet: return "dwarf planet";
    case Object::GasCloud: return "gas cloud";
    case Object::Empty: return "truly empty sector";
    case Object::PlanetX: break;
    }
    return "Planet X";
}

// Whether the object is the only one of its kind, so that it is spoken of in the singular.
bool isOnlyOne(Object object, Mode mode) { return edition(mode).of(object) == 1; }

std::string theOnly(Object object) { return object == Object::PlanetX ? noun(object) : "the " + noun(object); }

std::string some(Object object, Mode mode) {
    if (isOnlyOne(object, mode))
        return theOnly(object);
    return (object == Object::Asteroid ? "an " : "a ") + noun(object);
}

std::string all(Object object, Mode mode) {
    return isOnlyOne(object, mode) ? theOnly(object) : "all " + noun(object) + "s";
}

std::string subject(const Clue& clue, Mode mode) {
    const Rule rule = ruleOf(clue.kind);
    if (isOnlyOne(clue.x, mode))
        return theOnly(clue.x) + (rule == Rule::None ? " is not" : " is");
    const std::string quantifier = rule == Rule::Some ? "at least one " : rule == Rule::None ? "no " : "every ";
    return quantifier + noun(clue.x) + " is";
}

std::string sectors(int n) { return std::to_string(n) + " sectors"; }

std::string relation(const Clue& clue) {
    switch (clue.kind) {
    case ClueKind::SomeAdjacent:
    case ClueKind::NoneAdjacent:
    case ClueKind::EveryAdjacent:
    case ClueKind::NotAdjacent: return "adjacent to";
    case ClueKind::SomeOpposite:
    case ClueKind::NoneOpposite:
    case ClueKind::EveryOpposite:
    case ClueKind::NotOpposite: return "directly opposite";
    default: return "within " + sectors(clue.n) + " of";
    }
}

std::string object(const Clue& clue, Mode mode) {
    return *clue.y == clue.x ? "another " + noun(clue.x) : some(*clue.y, mode);
}

std::string words(const Clue& clue, Mode mode) {
    switch (clue.kind) {
    case ClueKind::Band: return all(clue.x, mode) + " are in a band of " + sectors(clue.n) + " or less";
    case ClueKind::BandOfTwo:
        return all(clue.x, mode) + " and " + all(*clue.y, mode) + " together are in a band of " + sectors(clue.n) +
               " or less";
    case ClueKind::Consecutive: return all(clue.x, mode) + " are in consecutive sectors";
    case ClueKind::RunOf: return std::to_string(clue.n) + " " + noun(clue.x) + "s are in consecutive sectors";
    default: return subject(clue, mode) + " " + relation(clue) + " " + object(clue, mode);
    }
}

} // namespace

std::string sentence(const Clue& clue, Mode mode) {
    std::string text = words(clue, mode) + ".";
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string conferenceName(int conference) { return "X" + std::to_string(conference + 1); }

std::string_view sentence(Refusal refusal) {
    switch (refusal) {
    case Refusal::BadInput: return "This is not a command; see planetx help.";
    case Refusal::WrongPhase: return "This cannot be done in this phase of the game; the board says what it waits for.";
    case Refusal::NotYourTurn: return "Another player is to act; the board says who.";
    case Refusal::AlreadyChosen: return "This player has chosen in this theory phase; a choice made stands.";
    case Refusal::TooManyTheories: return "That is more theories than may be submitted now; submit fewer.";
    case Refusal::BadSector: return "There is no such sector on this ring.";
    case Refusal::BadObject: return "That object cannot be named here.";
    case Refusal::RangeTooWide: return "A survey spans at most half of the sky; choose a shorter run.";
    case Refusal::NotVisible: return "Not all of it is in the visible sky; the board says which half is.";
    case Refusal::CometEnds: return "A survey for comets begins and ends on sectors where comets can be.";
    case Refusal::NoTargetLeft: return "Both target tokens are spent; survey instead.";
    case Refusal::UnknownTopic: return "There is no such topic or conference.";
    case Refusal::ResearchTwice: return "This player's last action was research; do something else first.";
    case Refusal::TwoInOneSector: return "Two theories of one phase must be in different sectors.";
    case Refusal::SectorConfirmed: return "Peer review has confirmed what is in that sector; choose another.";
    case Refusal::DuplicateTheory: return "This player's same theory is already in that sector.";
    case Refusal::NoToken: return "No theory token for that object is left.";
    case Refusal::NothingToTakeBack: return "There is no own entry to take back.";
    case Refusal::TableFull: return "All four seats have been taken.";
    case Refusal::TooLateToJoin: return "The first theory phase has been played; nobody can join any more.";
    case Refusal::NotSeated: return "Nobody sits there.";
    case Refusal::LastPlayer: return "The last player cannot leave; end the game instead.";
    }
    return "";
}

std::string_view sentence(CodeFault fault) {
    switch (fault) {
    case CodeFault::Length:
        return "A game code has eight symbols, like S7KM-4QXE (one of four characters is a code of another app).";
    case CodeFault::Symbol: return "A game code has digits and letters only, and no U.";
    case CodeFault::CheckSymbol: return "The code is mistyped: its check symbol does not fit.";
    case CodeFault::NewerVersion:
    case CodeFault::OtherGame: return "The code was made by a newer version; update to play it.";
    }
    return "";
}

std::string_view sentence(Law broken) {
    switch (broken) {
    case Law::Counts: return "some object occurs too often or too rarely";
    case Law::CometSectors: return "a comet is not in a comet sector";
    case Law::AsteroidPairs: return "an asteroid is not adjacent to another asteroid";
    case Law::GasNearEmpty: return "a gas cloud is not adjacent to a truly empty sector";
    case Law::DwarfAwayFromX: return "a dwarf planet is adjacent to Planet X";
    case Law::DwarfBand: return "the dwarf planets do not span a band of exactly six sectors";
    }
    return "";
}

} // namespace planetx
