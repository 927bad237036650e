#include "headless/meeting_json.h"
#include "headless/wanted.h"

namespace aphelion {

namespace {

Json join(Device& device, Request& request) {
    const auto code = codeIn(device, request);
    if (!code)
        return bad();
    const auto seats = seatsIn(device, *code, request);
    if (!request.ok())
        return bad();
    if (!seats)
        return seats.fault();
    device.session.join(*code, *seats);
    return {{"ok", true}};
}

Json tryAgain(Device& device, Request&) {
    device.session.meeting().tryAgain();
    return {{"ok", true}};
}

Json turnAway(Device& device, Request& request) {
    const int guest = request.number("guest");
    if (!request.ok())
        return bad();
    device.session.meeting().decline(guest, Decline::NotWanted);
    return {{"ok", true}};
}

Json letOthersTry(Device& device, Request&) {
    device.session.meeting().letOthersTry();
    return {{"ok", true}};
}

// Somebody goes on with another device.
Json admitAs(Device& device, Request& request) {
    const int guest = request.number("guest");
    const int seat = request.number("seat");
    return request.ok() ? withHead(device.session, reply(device.session.admitAs(guest, seat))) : bad();
}

Json openDoor(Device& device, Request&) {
    device.session.openDoor();
    return reply(device.session.table() ? std::nullopt : std::optional<Trouble>(NotNow::NoTable));
}

Json decided(Device& device, const Input& decision) {
    if (device.session.meeting().stage() != Meeting::Stage::AtTable)
        return reply(Trouble(NotNow::NoTable));
    device.session.meeting().decide(decision);
    return {{"ok", true}};
}

Json carryOn(Device& device, Request&) { return decided(device, CarryOn{}); }
Json withdraw(Device& device, Request&) { return decided(device, Withdraw{}); }
Json agree(Device& device, Request&) { return decided(device, Reply{true}); }
Json disagree(Device& device, Request&) { return decided(device, Reply{false}); }
Json follow(Device& device, Request&) { return decided(device, Follow{}); }
Json stay(Device& device, Request&) { return decided(device, Stay{}); }

// What the host has asked people for, about somebody's seat.
Json answer(Device& device, Request& request) {
    const bool yes = request.flagOr("yes", true);
    const auto asked = device.session.meeting().company().asked;
    if (!request.ok())
        return bad();
    return asked ? decided(device, Answer{yes, *asked}) : reply(Trouble(NotNow::NotPossible));
}

Json wasMe(Device& device, Request& request) {
    const auto entry = static_cast<EntryNumber>(request.number("entry"));
    const bool yes = request.flagOr("yes", true);
    return request.ok() ? decided(device, WasMe{entry, yes}) : bad();
}

Json goBefore(Device& device, Request& request) {
    const auto entry = static_cast<EntryNumber>(request.number("entry"));
    return request.ok() ? decided(device, GoBefore{entry}) : bad();
}

Json lend(Device& device, Request& request) {
    const int seat = request.number("seat");
    return request.ok() ? withHead(device.session, reply(device.session.lend(seat))) : bad();
}

Json lookAround(Device& device, Request&) {
    device.session.vicinity().look();
    return {{"ok", true}};
}

Json stopLookingAround(Device& device, Request&) {
    device.session.vicinity().stopLooking();
    return {{"ok", true}};
}

Json meeting(Device& device, Request&) {
    Json said{{"ok", true}};
    said.update(stageJson(device.session));
    said["company"] = companyJson(device.session);
    said.update(doorJson(device.session));
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

} // namespace aphelion
