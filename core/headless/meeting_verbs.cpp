#include "headless/meeting_json.h"
#include "headless/wanted.h"

namespace planetx {

using aphelion::Meeting;

namespace {

Reply join(Session& session, Request& request) {
    const auto code = codeIn(request);
    const auto seats = seatsIn(session, request);
    if (!code || !request.ok())
        return bad();
    if (!seats)
        return seats.fault();
    session.join(*code, *seats);
    return {{"ok", true}};
}

Reply tryAgain(Session& session, Request&) {
    session.meeting().tryAgain();
    return {{"ok", true}};
}

Reply turnAway(Session& session, Request& request) {
    const int guest = request.number("guest");
    if (!request.ok())
        return bad();
    session.meeting().decline(guest, aphelion::Decline::NotWanted);
    return {{"ok", true}};
}

Reply letOthersTry(Session& session, Request&) {
    session.meeting().letOthersTry();
    return {{"ok", true}};
}

// Somebody goes on with another device.
Reply admitAs(Session& session, Request& request) {
    const int guest = request.number("guest");
    const int seat = request.number("seat");
    return request.ok() ? withHead(session, reply(session.admitAs(guest, seat))) : bad();
}

Reply openDoor(Session& session, Request&) {
    session.openDoor();
    return reply(session.table() ? std::nullopt : std::optional<Trouble>(NotNow::NoTable));
}

Reply decided(Session& session, const aphelion::Input& decision) {
    if (session.meeting().stage() != Meeting::Stage::AtTable)
        return reply(Trouble(NotNow::NoTable));
    session.meeting().decide(decision);
    return {{"ok", true}};
}

Reply carryOn(Session& session, Request&) { return decided(session, aphelion::CarryOn{}); }
Reply withdraw(Session& session, Request&) { return decided(session, aphelion::Withdraw{}); }
Reply agree(Session& session, Request&) { return decided(session, aphelion::Reply{true}); }
Reply disagree(Session& session, Request&) { return decided(session, aphelion::Reply{false}); }
Reply follow(Session& session, Request&) { return decided(session, aphelion::Follow{}); }
Reply stay(Session& session, Request&) { return decided(session, aphelion::Stay{}); }

// What the host has asked people for, about somebody's seat.
Reply answer(Session& session, Request& request) {
    const bool yes = request.flagOr("yes", true);
    const auto asked = session.meeting().company().asked;
    if (!request.ok())
        return bad();
    return asked ? decided(session, aphelion::Answer{yes, *asked}) : reply(Trouble(NotNow::NotPossible));
}

Reply wasMe(Session& session, Request& request) {
    const auto entry = static_cast<aphelion::EntryNumber>(request.number("entry"));
    const bool yes = request.flagOr("yes", true);
    return request.ok() ? decided(session, aphelion::WasMe{entry, yes}) : bad();
}

Reply goBefore(Session& session, Request& request) {
    const auto entry = static_cast<aphelion::EntryNumber>(request.number("entry"));
    return request.ok() ? decided(session, aphelion::GoBefore{entry}) : bad();
}

Reply lend(Session& session, Request& request) {
    const int seat = request.number("seat");
    return request.ok() ? withHead(session, reply(session.lend(seat))) : bad();
}

Reply lookAround(Session& session, Request&) {
    session.vicinity().look();
    return {{"ok", true}};
}

Reply stopLookingAround(Session& session, Request&) {
    session.vicinity().stopLooking();
    return {{"ok", true}};
}

Reply meeting(Session& session, Request&) {
    Reply said{{"ok", true}};
    said.update(stageJson(session));
    said["company"] = companyJson(session);
    said.update(doorJson(session));
    return said;
}

} // namespace

Verbs meetingVerbs() {
    return {{"join", join},
            {"tryAgain", tryAgain},
            {"turnAway", turnAway},
            {"letOthersTry", letOthersTry},
            {"admitAs", admitAs},
            {"openDoor", openDoor},
            {"carryOn", carryOn},
            {"withdraw", withdraw},
            {"agree", agree},
            {"disagree", disagree},
            {"follow", follow},
            {"stay", stay},
            {"answer", answer},
            {"wasMe", wasMe},
            {"goBefore", goBefore},
            {"lend", lend},
            {"meeting", meeting},
            {"lookAround", lookAround},
            {"stopLookingAround", stopLookingAround}};
}

} // namespace planetx
