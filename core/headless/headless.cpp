#include "headless/headless.h"

#include "cli/command.h"
#include "cli/json.h"
#include "cli/sentence.h"
#include "play/audit.h"

#include <nlohmann/json.hpp>

#include <map>

namespace planetx {

using aphelion::StoreId;

namespace {

constexpr std::string_view help = R"(aphelion-headless FOLDER: a device of Aphelion without screens.
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
  {"do":"state"}   {"do":"audit"}
  {"do":"hashAt","entry":7}   {"do":"digest","ops":12}    what the log and the unlocked notes were at that point
)";

constexpr std::array<const char*, 4> markNames{"possible", "no", "suspected", "certain"};
constexpr std::array<const char*, 4> helpNames{"none", "bookkeeping", "checker", "hints"};

// A request whose fields were asked for in vain is a bad one.
class Request {
public:
    explicit Request(const Json& value) : m_value(value) {}

    bool ok() const { return m_ok; }
    void refuse() { m_ok = false; }
    bool has(const char* key) const { return m_value.contains(key); }

    std::string text(const char* key, std::size_t longest = 4096) {
        const Json* value = get(key, &Json::is_string);
        const std::string found = value ? value->get<std::string>() : std::string();
        m_ok = m_ok && found.size() <= longest;
        return found;
    }
    std::string textOr(const char* key, std::string otherwise) { return has(key) ? text(key) : std::move(otherwise); }
    bool flagOr(const char* key, bool otherwise) {
        const Json* value = has(key) ? get(key, &Json::is_boolean) : nullptr;
        return value ? value->get<bool>() : otherwise;
    }
    int number(const char* key) {
        const Json* value = get(key, &Json::is_number_unsigned);
        m_ok = m_ok && value->get<std::uint64_t>() < 1'000'000;
        return m_ok ? value->get<int>() : 0;
    }
    const Json& list(const char* key) {
        static const Json none = Json::array();
        const Json* value = get(key, &Json::is_array);
        return value ? *value : none;
    }
    StoreId id(const char* key) { return idOf(text(key)); }
    StoreId idOf(const std::string& hex) {
        StoreId id{};
        m_ok = m_ok && hex.size() == 2 * id.size() && hex.find_first_not_of("0123456789abcdef") == std::string::npos;
        for (std::size_t i = 0; m_ok && i < id.size(); ++i)
            id[i] = static_cast<std::uint8_t>(std::stoi(hex.substr(2 * i, 2), nullptr, 16));
        return id;
    }
    template <typename Names>
    int oneOf(const std::string& name, const Names& names) {
        const auto at = std::ranges::find(names, name);
        m_ok = m_ok && at != names.end();
        return m_ok ? static_cast<int>(at - names.begin()) : 0;
    }

private:
    const Json* get(const char* key, bool (Json::*is)() const noexcept) {
        m_ok = m_ok && m_value.contains(key) && (m_value[key].*is)();
        return m_ok ? &m_value[key] : nullptr;
    }

    const Json& m_value;
    bool m_ok = true;
};

using Reply = Json;

Reply bad() { return {{"ok", false}, {"trouble", "BadInput"}}; }

Reply reply(const std::optional<Trouble>& trouble) {
    if (!trouble)
        return {{"ok", true}};
    Reply said{{"ok", false}, {"trouble", name(*trouble)}};
    if (const auto* locked = std::get_if<aphelion::Locked>(&*trouble)) {
        said["wait"] = locked->wait;
        said["freeLeft"] = locked->freeLeft;
    }
    return said;
}

std::string sheetRow(const NoteSheet& sheet, Sector sector) {
    std::string row;
    for (const Object object : allObjects)
        row += ".-?!"[static_cast<std::size_t>(cell(sheet, sector, object).mark)];
    return row;
}

// The operations on the unlocked player's note sheet: how many, and a digest of the first of them.
Json opsJson(Session& session, std::optional<std::size_t> upTo = std::nullopt) {
    const auto notes = session.desk()->file().notes(session.table()->id());
    if (!notes)
        return nullptr;
    aphelion::Bytes all;
    const std::size_t count = std::min(upTo.value_or(notes->size()), notes->size());
    for (std::size_t i = 0; i < count; ++i)
        all.insert(all.end(), (*notes)[i].bytes.begin(), (*notes)[i].bytes.end());
    return {{"ops", notes->size()}, {"digest", aphelion::hex(aphelion::hash(all))}};
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

Json privateJson(Session& session) {
    if (!session.seat())
        return nullptr;
    Json shown = seatJson(*session.seat());
    shown.update(opsJson(session));
    return shown;
}

Json stateJson(Session& session) {
    const KeptTable& kept = *session.table();
    const auto viewpoint = session.viewpoint();
    const auto shown = [&](PlayerId who) { return viewpoint == who ? std::optional(kept.hand(who)) : std::nullopt; };
    const aphelion::Seen head = kept.table().log().head();
    return {{"ok", true},
            {"table", aphelion::hex(kept.id())},
            {"head", head.number},
            {"hash", aphelion::hex(head.hash)},
            {"board", boardJson(kept.table().board(), shown)},
            {"private", privateJson(session)}};
}

// What is told after everything that went on: how far the log is.
Reply withHead(Session& session, Reply said) {
    if (said["ok"] == true && session.table()) {
        said["head"] = session.table()->table().log().head().number;
        said["hash"] = aphelion::hex(session.table()->table().log().head().hash);
    }
    return said;
}

Reply noted(Session& session, const NoteOp& op) {
    Reply said = reply(session.note(op));
    if (said["ok"] == true) {
        said.update(opsJson(session));
        said["ops"] = session.desk()->operations(); // as they are shown, whatever is stored
    }
    return said;
}

// The verbs, one small function each.

Reply newPlayer(Session& session, Request& request) {
    const std::string called = request.text("name", 64);
    const std::string pin = request.textOr("pin", "");
    if (!request.ok())
        return bad();
    const auto id = session.vault().addPlayer(called, {}, aphelion::viewOf(pin));
    if (!id)
        return reply(Trouble(id.fault()));
    return {{"ok", true}, {"player", aphelion::hex(*id)}};
}

Reply players(Session& session, Request&) {
    const auto all = session.vault().players();
    if (!all)
        return reply(Trouble(all.fault()));
    Json list = Json::array();
    for (const aphelion::PlayerSummary& player : *all)
        list.push_back({{"player", aphelion::hex(player.id)}, {"name", player.name}, {"hasPin", player.hasPin}});
    return {{"ok", true}, {"players", list}};
}

std::optional<GameCode> codeIn(Session&, Request& request) {
    if (request.has("code")) {
        const auto code = GameCode::parse(request.text("code"));
        return code ? std::optional(*code) : std::nullopt;
    }
    const int mode = request.oneOf(request.text("mode"), std::array<std::string, 2>{"standard", "expert"});
    std::uint64_t bits = 0;
    aphelion::realWorld().randomize({reinterpret_cast<std::uint8_t*>(&bits), sizeof bits});
    return GameCode(bothModes[static_cast<std::size_t>(mode)], bits);
}

Reply newTable(Session& session, Request& request) {
    const auto code = codeIn(session, request);
    if (!code || !request.ok())
        return bad();
    NewTable wanted{*code};
    wanted.play = request.flagOr("board", false) ? Play::WithBoard : Play::OnScreen;
    wanted.help = static_cast<Help>(request.oneOf(request.textOr("help", "bookkeeping"), helpNames));
    const auto all = session.vault().players();
    for (const Json& id : request.list("players")) {
        const StoreId player = request.idOf(id.is_string() ? id.get<std::string>() : "");
        const auto known = all.ok() ? std::ranges::find(*all, player, &aphelion::PlayerSummary::id) : all->end();
        if (!all.ok() || known == all->end() || wanted.seats.size() == seasons)
            return bad();
        const auto seat = wanted.seats.size();
        wanted.seats.push_back(
            {known->name, player, {static_cast<Season>(seat), Level::Experienced, static_cast<int>(seat)}});
    }
    if (request.has("order"))
        for (const Json& who : request.list("order"))
            wanted.order.push_back(who.is_number_unsigned() ? who.get<PlayerId>() : -1);
    if (!request.ok())
        return bad();
    if (const auto trouble = session.begin(wanted))
        return reply(trouble);
    return withHead(session, {{"ok", true}, {"table", aphelion::hex(session.table()->id())}, {"code", code->text()}});
}

Reply tables(Session& session, Request&) {
    const auto lines = session.tables();
    if (!lines)
        return reply(Trouble(lines.fault()));
    Json list = Json::array();
    for (const KeptTableLine& line : *lines)
        list.push_back({{"table", aphelion::hex(line.id)},
                        {"code", line.summary ? Json(line.summary->code.text()) : Json(nullptr)},
                        {"names", line.summary ? Json(line.summary->names) : Json::array()},
                        {"finished", line.finished}});
    return {{"ok", true}, {"tables", list}};
}

Reply resume(Session& session, Request& request) {
    const StoreId id = request.id("table");
    return request.ok() ? withHead(session, reply(session.resume(id))) : bad();
}

Reply leave(Session& session, Request&) {
    session.leave();
    return {{"ok", true}};
}

Reply unlock(Session& session, Request& request) {
    const int seat = request.number("seat");
    const std::string pin = request.textOr("pin", "");
    return request.ok() ? reply(session.sitDown(seat, aphelion::viewOf(pin))) : bad();
}

Reply lock(Session& session, Request&) {
    session.lock();
    return {{"ok", true}};
}

Reply mark(Session& session, Request& request) {
    const int sector = request.number("sector");
    const std::string object = request.text("object");
    const int wanted = request.oneOf(request.text("mark"), markNames);
    const auto which = object.size() == 1 ? objectOf(object[0]) : std::nullopt;
    if (!request.ok() || !which)
        return bad();
    return noted(session, SetMark{sector, *which, static_cast<Mark>(wanted)});
}

Reply write(Session& session, Request& request) {
    const int sector = request.number("sector");
    const std::string said = request.text("text");
    return request.ok() ? noted(session, Write{sector, said}) : bad();
}

Reply whatIf(Session& session, Request&) { return noted(session, BeginWhatIf{}); }
Reply keep(Session& session, Request&) { return noted(session, KeepWhatIf{}); }
Reply drop(Session& session, Request&) { return noted(session, DropWhatIf{}); }
Reply undo(Session& session, Request&) { return noted(session, Undo{}); }
Reply redo(Session& session, Request&) { return noted(session, Redo{}); }

Reply takeSeat(Session& session, Request& request) {
    const StoreId id = request.id("player");
    if (!request.ok() || !session.table())
        return bad();
    const auto season = static_cast<Season>(session.table()->table().log().seats().size() % seasons);
    return withHead(session, reply(session.takeSeat({"Late", id, {season, Level::Experienced, 7}})));
}
Reply releaseSeat(Session& session, Request& request) {
    const int seat = request.number("seat");
    return request.ok() ? withHead(session, reply(session.releaseSeat(seat))) : bad();
}
Reply rekeySeat(Session& session, Request& request) {
    const int seat = request.number("seat");
    return request.ok() ? withHead(session, reply(session.rekeySeat(seat))) : bad();
}

Reply state(Session& session, Request&) {
    return session.table() ? stateJson(session) : reply(Trouble(NotNow::NoTable));
}

Reply hashAt(Session& session, Request& request) {
    const int entry = request.number("entry");
    if (!request.ok() || !session.table())
        return bad();
    const auto& entries = session.table()->table().log().entries();
    const auto number = static_cast<std::size_t>(entry);
    return {{"ok", true},
            {"hash", number < entries.size() ? Json(aphelion::hex(hashOf(entries[number]))) : Json(nullptr)}};
}

Reply digest(Session& session, Request& request) {
    const int ops = request.number("ops");
    if (!request.ok() || !session.desk())
        return bad();
    Reply said{{"ok", true}};
    said.update(opsJson(session, static_cast<std::size_t>(ops)));
    return said;
}

Reply auditTable(Session& session, Request&) {
    if (!session.table())
        return reply(Trouble(NotNow::NoTable));
    const auto lie = audit(session.table()->table());
    if (!lie)
        return {{"ok", true}, {"fair", true}};
    return {{"ok", true}, {"fair", false}, {"entry", lie->entry}, {"why", name(lie->why)}};
}

Reply asked(Session& session, const Action& action) {
    const auto answer = session.ask(action);
    if (!answer)
        return reply(answer.fault());
    const Mode mode = session.table()->table().board().mode;
    return withHead(session, {{"ok", true}, {"answer", json(*answer, mode)}});
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

using Verb = Reply (*)(Session&, Request&);

const std::map<std::string, Verb, std::less<>>& verbs() {
    static const std::map<std::string, Verb, std::less<>> all{
        {"newPlayer", newPlayer},
        {"players", players},
        {"newTable", newTable},
        {"tables", tables},
        {"resume", resume},
        {"leave", leave},
        {"unlock", unlock},
        {"lock", lock},
        {"mark", mark},
        {"write", write},
        {"whatIf", whatIf},
        {"keep", keep},
        {"drop", drop},
        {"undo", undo},
        {"redo", redo},
        {"takeSeat", takeSeat},
        {"releaseSeat", releaseSeat},
        {"rekeySeat", rekeySeat},
        {"hashAt", hashAt},
        {"digest", digest},
        {"state", state},
        {"audit", auditTable},
        {"takeBack", takeBack},
    };
    return all;
}

} // namespace

std::string_view headlessHelp() { return help; }

std::string Headless::answer(std::string_view line) {
    const Json value = line.size() <= 65'536 ? Json::parse(line, nullptr, false) : Json();
    if (!value.is_object() || !value.contains("do") || !value["do"].is_string())
        return bad().dump();
    const auto verb = verbs().find(value["do"].get<std::string>());
    Request request(value);
    return (verb == verbs().end() ? played(m_session, line) : verb->second(m_session, request)).dump();
}

} // namespace planetx
