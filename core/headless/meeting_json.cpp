#include "headless/meeting_json.h"

#include <nlohmann/json.hpp>

namespace aphelion {

namespace {

constexpr std::array<const char*, 6> stageNames{"Apart", "Inviting", "Searching", "AtDoor", "Inside", "AtTable"};
constexpr std::array<const char*, 8> airNames{"Ready",    "Off",        "NotAllowed",  "Forbidden",
                                              "NoRights", "CannotShow", "Unsupported", "Failed"};
constexpr std::array<const char*, 10> partingNames{"Left", "Silent",      "TheyAreOlder", "TheyAreNewer", "WrongCode",
                                                   "Wait", "NotAdmitted", "Strangers",    "Broken",       "Forged"};
constexpr std::array<const char*, 3> declineNames{"NotWanted", "Full", "TooLate"};

template <typename Enum>
const char* named(const auto& names, Enum value) {
    return names[static_cast<std::size_t>(value)];
}

// Who somebody is that lied: a seat, or the host of an epoch.
Json culpritJson(const Culprit& culprit) {
    return culprit.seat ? Json{{"seat", *culprit.seat}} : Json{{"hostOfEpoch", culprit.epoch}};
}

Json decisionJson(const std::optional<Decision>& decision) {
    if (!decision)
        return nullptr;
    return {{"seat", seatOf(*decision)}, {"lend", std::holds_alternative<Lending>(*decision)}};
}

template <typename Value>
Json listJson(const std::vector<Value>& values, const auto& spelled) {
    Json list = Json::array();
    for (const Value& value : values)
        list.push_back(spelled(value));
    return list;
}

Json obstacleJson(const std::optional<Meeting::Obstacle>& obstacle) {
    if (!obstacle)
        return nullptr;
    return {{"why", named(partingNames, obstacle->why)},
            {"declined", obstacle->declined ? Json(named(declineNames, *obstacle->declined)) : Json(nullptr)},
            {"seconds", obstacle->seconds}};
}

} // namespace

Json stageJson(const Session& session) {
    const Meeting& meeting = session.meeting();
    return {{"stage", named(stageNames, meeting.stage())},
            {"airState", named(airNames, meeting.airState())},
            {"obstacle", obstacleJson(meeting.obstacle())}};
}

Json companyJson(const Session& session) {
    if (session.meeting().stage() != Meeting::Stage::AtTable)
        return nullptr;
    const Company company = session.meeting().company();
    const auto taken = [](const Takeover& one) { return Json{{"seat", one.seat}, {"entry", one.entry}}; };
    return {{"host", company.host},
            {"hostHere", company.hostHere},
            {"hostless", company.hostless.has_value()},
            {"present", company.present},
            {"hostSeats", company.hostSeats},
            {"offering", company.offering},
            {"declined", company.declined},
            {"offered", company.offered ? Json(company.offered->by) : Json(nullptr)},
            {"overtaken", company.overtaken.has_value()},
            {"fork", company.fork.has_value()},
            {"forkKnown", company.fork && company.fork->known},
            {"proposed", decisionJson(company.proposed)},
            {"refused", company.refused},
            {"asked", decisionJson(company.asked)},
            {"taken", listJson(company.taken, taken)},
            {"liars", listJson(company.liars, culpritJson)}};
}

Json doorJson(const Session& session) {
    Json all = Json::array();
    for (const Meeting::Guest& guest : session.meeting().guests()) {
        Json names = Json::array();
        for (const SeatTaken& seat : guest.seats)
            names.push_back(seat.name);
        all.push_back({{"number", guest.number}, {"names", names}, {"admitted", guest.admitted}});
    }
    return {{"guests", all}, {"besieged", session.meeting().isBesieged()}};
}

Json nearJson(const Session& session) { return {{"lobbies", session.vicinity().lobbies()}}; }

Json headJson(const Session& session) {
    if (!session.table())
        return nullptr;
    const Log& log = session.table()->table().log();
    return {{"number", log.head().number}, {"hash", hex(log.head().hash)}, {"epoch", log.epoch()}};
}

Json outcomeJson(const Device& device) {
    const Session& session = device.session;
    if (!session.seat() || session.isAsking())
        return nullptr;
    const Session::Outcome& outcome = session.outcome();
    if (!outcome)
        return {{"ok", false}, {"trouble", name(outcome.fault())}};
    return {{"ok", true}, {"answer", answerJson(device, *outcome)}};
}

} // namespace aphelion
