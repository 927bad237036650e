#include "headless/headless.h"

#include "cli/command.h"
#include "headless/verbs.h"

namespace planetx {

namespace {

constexpr std::string_view help = R"(aphelion-headless FOLDER [--air AIR]: a device of Aphelion without screens.
Reads a line of JSON each, answers each with a line: {"ok":true,...} or {"ok":false,"trouble":NAME}.
What was answered with ok is kept, whatever happens afterwards.

  {"do":"newPlayer","name":"Ana","pin":"1234"}       a player of this device; without "pin" there is none
  {"do":"players"}
  {"do":"newTable","mode":"standard","players":[ID,ID]}   or "code":CODE; "board":true, "help":"none", "order":[1,0]
  {"do":"tables"}   {"do":"resume","table":ID}   {"do":"leave"}
  {"do":"unlock","seat":0,"pin":"1234"}   {"do":"lock"}       one player at a time sees and does private things
  every command of planetx play, by the player who is unlocked; {"do":"takeBack"} with the board on the table
  {"do":"mark","sector":3,"object":"A","mark":"possible"|"no"|"suspected"|"certain"}
  {"do":"write","sector":0,"text":"..."}   {"do":"whatIf"}   {"do":"keep"}   {"do":"drop"}   {"do":"undo"}   {"do":"redo"}
  {"do":"takeSeat","player":ID}   {"do":"releaseSeat","seat":1}   {"do":"rekeySeat","seat":1}
  {"do":"setPin","player":ID,"old":"","new":"1234"}
  {"do":"export","player":ID,"file":PATH,"passphrase":"..."}   of the player who is unlocked
  {"do":"import","file":PATH,"passphrase":"...","pin":""}
  {"do":"startNotesAnew","seat":0,"pin":""}   after a damaged file: it is put aside, answers are derived again
  {"do":"state"}   {"do":"audit"}
  {"do":"symbols"}   eight numbers from 0 to 31, the same on every device whose log is the same up to "entry"
  {"do":"hashAt","entry":7}   {"do":"digest","ops":12}    what the log and the unlocked notes were at that point

With an air it meets other devices: tcp:FOLDER on this computer, bluetooth, or bluetooth:ADDRESS of an adapter.

  {"do":"invite","mode":"standard","players":[ID]}   as newTable, with whoever comes with the code that is answered
  {"do":"admit","guest":1} or "all":true   {"do":"turnAway","guest":1}   {"do":"start"}, or with "order":[1,0]
  {"do":"join","code":CODE,"players":[ID]}   {"do":"tryAgain"}   {"do":"letOthersTry"} after many wrong codes
  {"do":"openDoor"}   {"do":"admitAs","guest":1,"seat":2}      at a table that is open
  {"do":"carryOn"}   {"do":"withdraw"}   {"do":"agree"}   {"do":"disagree"}   {"do":"follow"}      the host is gone
  {"do":"lookAround"}   {"do":"stopLookingAround"}      for tables near that are being gathered: see the event near
  {"do":"meeting"}

Then it also says what happens without being asked, {"event":NAME,...,"at":MILLISECONDS}: stage, guests, company, near (the
public symbols of the codes of tables near), head of the log, and answered for what was asked of the host ("asking":true).
)";

Reply asked(Session& session, const Action& action) {
    const auto answer = session.ask(action);
    if (!answer)
        return reply(answer.fault());
    const Mode mode = session.table()->table().board().mode;
    Reply said = withHead(session, {{"ok", true}, {"answer", json(*answer, mode)}});
    if (session.isAsking())
        said["asking"] = true; // the host has not written it yet
    return said;
}

Reply takeBack(Session& session, Request&) { return asked(session, TakeBack{}); }

Reply played(Session& session, std::string_view line) {
    if (!session.table())
        return reply(Trouble(NotNow::NoTable));
    const Board& board = session.table()->table().board();
    const auto command = commandOf(line, board.play, static_cast<int>(board.players.size()));
    if (!command)
        return bad();
    const bool named = Json::parse(line).contains("player");
    if (named && session.viewpoint() && command->who != *session.viewpoint())
        return reply(Trouble(NotNow::NotYourSeat));
    return asked(session, command->action);
}

const Verbs& verbs() {
    static const Verbs all = [] {
        Verbs sum{{"takeBack", takeBack}};
        sum.merge(vaultVerbs());
        sum.merge(tableVerbs());
        sum.merge(noteVerbs());
        sum.merge(meetingVerbs());
        return sum;
    }();
    return all;
}

} // namespace

std::string_view headlessHelp() { return help; }

std::string Headless::answer(std::string_view line) {
    const Json value = line.size() <= 65'536 ? Json::parse(line, nullptr, false) : Json();
    if (!value.is_object() || !value.contains("do") || !value["do"].is_string())
        return bad().dump();
    const auto word = value["do"].get<std::string>();
    Request request(value); // NOLINT(misc-const-correctness): a verb changes it through a pointer to a function
    if (const auto verb = verbs().find(word); verb != verbs().end())
        return verb->second(m_session, request).dump();
    if (const auto verb = lobbyVerbs().find(word); verb != lobbyVerbs().end())
        return (m_lobby.*verb->second)(request).dump();
    return played(m_session, line).dump();
}

} // namespace planetx
