#include "qml/table/samples.h"

#include "qml/shown/log_lines.h"

namespace planetx {

namespace {

LogLine only(const char* kind, PlayerId who) {
    LogLine line;
    line.kind = QString::fromLatin1(kind);
    line.who = who;
    return line;
}

LogLine heard(PlayerId who, const Survey& a) { return lineOf(Surveyed{who, a.object, a.arc}); }
LogLine heard(PlayerId who, const Target& a) { return lineOf(Targeted{who, a.sector}); }
LogLine heard(PlayerId who, const Research& a) { return lineOf(Researched{who, a.topic}); }
LogLine heard(PlayerId who, const Locate&) { return only("Located", who); }
LogLine heard(PlayerId who, const SubmitTheories&) { return lineOf(TheoriesSealed{who}); }
LogLine heard(PlayerId who, const LastChance& a) {
    if (std::holds_alternative<Locate>(a.use))
        return only("Located", who);
    return lineOf(TheoriesPlaced{who, sectorsOf(std::get<0>(a.use))});
}
LogLine heard(PlayerId who, const Review& a) {
    LogLine line = lineOf(Reviewed{a.theory, false});
    line.who = who;
    return line;
}
LogLine heard(PlayerId who, const HoldConference& a) {
    LogLine line = lineOf(ConferenceHeld{a.conference});
    line.who = who;
    return line;
}
LogLine heard(PlayerId who, const Reveal&) { return only("Revealed", who); }
LogLine heard(PlayerId who, const TakeBack&) { return lineOf(TakenBack{who}); }

} // namespace

Action sample(std::size_t kind, const Board& board) {
    const Sector visible = visibleSky(board).from;
    const std::array<Action, 10> samples{Survey{Object::Empty, {visible, visible}},
                                         Target{visible},
                                         Research{},
                                         Locate{},
                                         SubmitTheories{},
                                         LastChance{},
                                         Review{},
                                         HoldConference{},
                                         Reveal{},
                                         TakeBack{}};
    return samples[kind];
}

LogLine seenOf(const Board& board, PlayerId who, const Action& action) {
    LogLine line = std::visit([&](const auto& a) { return heard(who, a); }, action);
    if (const auto* survey = std::get_if<Survey>(&action))
        line.length = edition(board).ring.length(survey->arc);
    return line;
}

} // namespace planetx
