#include "planetx/lines/lines.h"

#include "planetx/cli/command.h"
#include "planetx/cli/json.h"
#include "planetx/game/game.h"
#include "planetx/play/moves.h"
#include "planetx/play/seat.h"
#include "planetx/rules/encoding.h"

#include <array>

namespace planetx {

namespace {

using aphelion::Request;

constexpr std::string_view help = R"(Planet X:
  newTable takes "mode":"standard"|"expert" for a new code, "board":true, "help":"none"|"bookkeeping"|"checker"|"hints"
  every command of planetx play; {"do":"takeBack"} with the board on the table
  {"do":"mark","sector":3,"object":"A","mark":"possible"|"no"|"suspected"|"certain"}
  {"do":"write","sector":0,"text":"..."}   {"do":"whatIf"}   {"do":"keep"}   {"do":"drop"}   {"do":"undo"}   {"do":"redo"}
)";

constexpr std::array<const char*, 4> helpNames{"none", "bookkeeping", "checker", "hints"};
constexpr std::array<const char*, 4> markNames{"possible", "no", "suspected", "certain"};

const Table& own(const aphelion::Table& table) { return static_cast<const Table&>(table); }

// One small function per operation on the notes; nothing for fields that cannot be understood.

std::optional<NoteOp> mark(Request& request) {
    const int sector = request.number("sector");
    const std::string object = request.text("object");
    const int wanted = request.oneOf(request.text("mark"), markNames);
    const auto which = object.size() == 1 ? objectOf(object[0]) : std::nullopt;
    return which ? std::optional<NoteOp>(SetMark{sector, *which, static_cast<Mark>(wanted)}) : std::nullopt;
}

std::optional<NoteOp> write(Request& request) {
    const int sector = request.number("sector");
    return Write{sector, request.text("text")};
}

template <typename Operation>
std::optional<NoteOp> plain(Request&) {
    return Operation{};
}

using Noting = std::optional<NoteOp> (*)(Request&);
const std::map<std::string_view, Noting>& notings() {
    static const std::map<std::string_view, Noting> all{{"mark", mark},
                                                        {"write", write},
                                                        {"whatIf", plain<BeginWhatIf>},
                                                        {"keep", plain<KeepWhatIf>},
                                                        {"drop", plain<DropWhatIf>},
                                                        {"undo", plain<Undo>},
                                                        {"redo", plain<Redo>}};
    return all;
}

std::string sheetRow(const NoteSheet& sheet, Sector sector) {
    std::string row;
    for (const Object object : allObjects)
        row += ".-?!"[static_cast<std::size_t>(cell(sheet, sector, object).mark)];
    return row;
}

Json seatJson(const Seat& seat) {
    Json sheet = Json::array();
    for (Sector sector = 1; sector <= edition(seat.notes.mode).ring.size; ++sector)
        sheet.push_back(sheetRow(seat.notes, sector) + text(seat.notes, sector));
    Json learned = Json::array();
    for (const auto& [entry, answer] : seat.learned)
        learned.push_back({entry, json(answer, seat.notes.mode)});
    return {{"seat", seat.who},
            {"learned", learned},
            {"sheet", sheet},
            {"text", text(seat.notes, 0)},
            {"whatIfs", whatIfDepth(seat.notes)},
            {"undo", seat.notes.done.size()},
            {"redo", seat.notes.undone.size()}};
}

class Lines final : public aphelion::GameLines {
public:
    const aphelion::Game& game() const override { return planetx::game(); }
    std::string_view help() const override { return planetx::help; }

    std::optional<aphelion::GameCode> newCode(Request& request, std::uint64_t bits) const override {
        const auto mode = modeOf(request.text("mode"));
        return mode ? std::optional<aphelion::GameCode>(GameCode(*mode, bits)) : std::nullopt;
    }

    std::vector<int> choices(Request& request) const override {
        const Play play = request.flagOr("board", false) ? Play::WithBoard : Play::OnScreen;
        return {static_cast<int>(play), request.oneOf(request.textOr("help", "bookkeeping"), helpNames)};
    }

    std::optional<aphelion::CommandLine> command(std::string_view line, const aphelion::Table& table) const override {
        const Json said = Json::parse(line);
        if (said["do"] == "takeBack")
            return aphelion::CommandLine{std::nullopt, deed(TakeBack{})};
        const Board& board = own(table).board();
        const auto command = commandOf(line, board.play, static_cast<int>(board.players.size()));
        if (!command)
            return std::nullopt;
        return aphelion::CommandLine{said.contains("player") ? std::optional(command->who) : std::nullopt,
                                     deed(command->action)};
    }

    bool isNote(std::string_view verb) const override { return notings().contains(verb); }

    std::optional<aphelion::Bytes> operation(std::string_view verb, Request& request) const override {
        const auto op = notings().at(verb)(request);
        return op ? std::optional(encode(*op)) : std::nullopt;
    }

    Json board(const aphelion::Table& table, const std::optional<aphelion::Holder>& looking) const override {
        const PublicGame& game = own(table).game();
        const auto shown = [&](PlayerId who) {
            return looking && looking->seat == who ? std::optional(handOf(game, *looking)) : std::nullopt;
        };
        return boardJson(game.board, shown, unchecked(game));
    }

    Json answer(const aphelion::Table& table, aphelion::ByteView answer) const override {
        return json(std::optional(*decodeAnswer(answer)), own(table).board().mode);
    }

    Json side(const aphelion::Table&, const aphelion::Seat& seat) const override {
        return seatJson(static_cast<const OwnSeat&>(seat).seat());
    }
};

} // namespace

const aphelion::GameLines& lines() {
    static const Lines one;
    return one;
}

} // namespace planetx
