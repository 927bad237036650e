#include "headless/headless.h"

#include "headless/verbs.h"

namespace aphelion {

namespace {

constexpr std::string_view help = R"(aphelion-headless FOLDER [--air AIR]: a device of Aphelion without screens.
Reads a line of JSON each, answers each with a line: {"ok":true,...} or {"ok":false,"trouble":NAME}.
What was answered with ok is kept, whatever happens afterwards.

  {"do":"newPlayer","name":"Ana","pin":"1234"}       a player of this device; without "pin" there is none
  {"do":"players"}
  {"do":"newTable","code":CODE,"players":[ID,ID]}   or with a new code of a "game"; "order":[1,0], and what the game lets choose
  {"do":"tables"}   {"do":"resume","table":ID}   {"do":"leave"}
  {"do":"unlock","seat":0,"pin":"1234"}   {"do":"lock"}       one player at a time sees and does private things
  every command of the game's own tool, by the player who is unlocked, and what stands below for each game
  {"do":"takeSeat","player":ID}   {"do":"releaseSeat","seat":1}   {"do":"rekeySeat","seat":1}
  {"do":"setPin","player":ID,"old":"","new":"1234"}
  {"do":"export","player":ID,"file":PATH,"passphrase":"..."}   of the player who is unlocked
  {"do":"import","file":PATH,"passphrase":"...","pin":""}
  {"do":"startNotesAnew","seat":0,"pin":""}   after a damaged file: it is put aside, answers are derived again
  {"do":"state"}   {"do":"audit"}
  {"do":"symbols"}   eight numbers from 0 to 31, the same on every device whose log is the same up to "entry"
  {"do":"hashAt","entry":7}   {"do":"digest","ops":12}    what the log and the unlocked notes were at that point

With an air it meets other devices: tcp:FOLDER on this computer, bluetooth, or bluetooth:ADDRESS of an adapter.

  {"do":"invite","code":CODE,"players":[ID]}   as newTable, with whoever comes with the code that is answered
  {"do":"admit","guest":1} or "all":true   {"do":"turnAway","guest":1}   {"do":"start"}, or with "order":[1,0]
  {"do":"join","code":CODE,"players":[ID]}   {"do":"tryAgain"}   {"do":"letOthersTry"} after many wrong codes
  {"do":"openDoor"}   {"do":"admitAs","guest":1,"seat":2}      at a table that is open
  {"do":"carryOn"}   {"do":"withdraw"}   {"do":"agree"}   {"do":"disagree"}   {"do":"follow"}      the host is gone
  {"do":"stay"}   or {"do":"follow"} when others carried on elsewhere, or there are two histories
  {"do":"lend","seat":1}   to a bot of the host, if people agree   {"do":"answer","yes":true}   to what the host asks them
  {"do":"wasMe","entry":7,"yes":false}   a seat got another key   {"do":"goBefore","entry":7}   goes on from before that
  {"do":"lookAround"}   {"do":"stopLookingAround"}      for tables near that are being gathered: see the event near
  {"do":"meeting"}

Then it also says what happens without being asked, {"event":NAME,...,"at":MILLISECONDS}: stage, guests, company, near (the
public symbols of the codes of tables near), head of the log, and answered for what was asked of the host ("asking":true).
)";

Json asked(const Device& device, const Deed& deed) {
    Session& session = device.session;
    const auto answer = session.ask(deed);
    if (!answer)
        return reply(answer.fault());
    Json said = withHead(session, {{"ok", true}, {"answer", answerJson(device, *answer)}});
    if (session.isAsking())
        said["asking"] = true; // the host has not written it yet
    return said;
}

Json played(const Device& device, std::string_view line) {
    const Session& session = device.session;
    if (!session.table())
        return reply(Trouble(NotNow::NoTable));
    const auto command = device.lines().command(line, session.table()->table());
    if (!command)
        return bad();
    if (command->who && session.viewpoint() && command->who != session.viewpoint())
        return reply(Trouble(NotNow::NotYourSeat));
    return asked(device, command->deed);
}

const Verbs& verbs() {
    static const Verbs all = [] {
        Verbs sum;
        sum.merge(vaultVerbs());
        sum.merge(tableVerbs());
        sum.merge(noteVerbs());
        sum.merge(meetingVerbs());
        return sum;
    }();
    return all;
}

} // namespace

std::string headlessHelp(const AllLines& lines) {
    std::string all(help);
    for (const GameLines* game : lines)
        all += "\n" + std::string(game->help());
    return all;
}

std::string Headless::answer(std::string_view line) {
    const Json value = line.size() <= 65'536 ? Json::parse(line, nullptr, false) : Json();
    if (!value.is_object() || !value.contains("do") || !value["do"].is_string())
        return bad().dump();
    const auto word = value["do"].get<std::string>();
    Request request(value); // NOLINT(misc-const-correctness): a verb changes it through a pointer to a function
    if (const auto verb = verbs().find(word); verb != verbs().end())
        return verb->second(m_device, request).dump();
    if (const auto verb = lobbyVerbs().find(word); verb != lobbyVerbs().end())
        return (m_lobby.*verb->second)(request).dump();
    if (m_device.lines().isNote(word))
        return noted(m_device, word, request).dump();
    return played(m_device, line).dump();
}

} // namespace aphelion
