#include "qml/join/meeting_names.h"

namespace planetx {

using aphelion::AirState;
using aphelion::Decline;
using aphelion::Meeting;
using aphelion::Parting;

namespace {

QString nameOf(Parting why) {
    switch (why) {
    case Parting::Left: return QStringLiteral("Left");
    case Parting::Silent: return QStringLiteral("Silent");
    case Parting::TheyAreOlder: return QStringLiteral("TheyAreOlder");
    case Parting::TheyAreNewer: return QStringLiteral("TheyAreNewer");
    case Parting::WrongCode: return QStringLiteral("WrongCode");
    case Parting::Wait: return QStringLiteral("Wait");
    case Parting::NotAdmitted: return QStringLiteral("NotAdmitted");
    case Parting::Strangers: return QStringLiteral("Strangers");
    case Parting::Broken: return QStringLiteral("Broken");
    case Parting::Forged: return QStringLiteral("Forged");
    }
    return {};
}

QString nameOf(Decline why) {
    switch (why) {
    case Decline::NotWanted: return QStringLiteral("NotWanted");
    case Decline::Full: return QStringLiteral("Full");
    case Decline::TooLate: return QStringLiteral("TooLate");
    }
    return {};
}

} // namespace

QString nameOf(AirState state) {
    switch (state) {
    case AirState::Ready: return QStringLiteral("Ready");
    case AirState::Off: return QStringLiteral("Off");
    case AirState::NotAllowed: return QStringLiteral("NotAllowed");
    case AirState::Forbidden: return QStringLiteral("Forbidden");
    case AirState::NoRights: return QStringLiteral("NoRights");
    case AirState::CannotShow: return QStringLiteral("CannotShow");
    case AirState::Unsupported: return QStringLiteral("Unsupported");
    case AirState::Failed: return QStringLiteral("Failed");
    }
    return {};
}

QString nameOf(Meeting::Stage stage) {
    switch (stage) {
    case Meeting::Stage::Apart: return QStringLiteral("Apart");
    case Meeting::Stage::Inviting: return QStringLiteral("Inviting");
    case Meeting::Stage::Searching: return QStringLiteral("Searching");
    case Meeting::Stage::AtDoor: return QStringLiteral("AtDoor");
    case Meeting::Stage::Inside: return QStringLiteral("Inside");
    case Meeting::Stage::AtTable: return QStringLiteral("AtTable");
    }
    return {};
}

QString nameOf(const Meeting::Obstacle& obstacle) {
    return obstacle.declined ? nameOf(*obstacle.declined) : nameOf(obstacle.why);
}

} // namespace planetx
