#include "planetx/cli/evidence_line.h"

#include "tool/fields.h"

namespace planetx {

using aphelion::Fields;
using aphelion::jsonOf;

namespace {

using nlohmann::json;

constexpr std::string_view anyObject = "CADGEX";
constexpr std::string_view bodyLetters = "CADG";
constexpr std::string_view appearances = "CADGE"; // what surveys and targets tell
constexpr std::string_view onlyPlanetX = "X";

// What evidence names, all of which must exist.
class SkyFields : public Fields {
public:
    SkyFields(Ring ring, const json& object, const std::vector<const char*>& expected)
        : Fields(object, expected), m_ring(ring) {}

    Sector sector(const char* key) { return number(key); }

    // 1 to the ring's size.
    int number(const char* key) {
        const int found = integer(key);
        if (!m_ring.contains(found))
            refuse();
        return found;
    }

    Object object(const char* key, std::string_view allowed) {
        const std::string text = string(key);
        const auto found = text.size() == 1 && allowed.find(text) != allowed.npos ? objectOf(text[0]) : std::nullopt;
        if (!found)
            refuse();
        return found.value_or(Object::Empty);
    }

private:
    Ring m_ring;
};

template <typename Made>
std::optional<Evidence> ifRead(const SkyFields& said, Made evidence) {
    if (!said.ok())
        return std::nullopt;
    return evidence;
}

std::optional<Evidence> survey(const json& value, Ring ring) {
    SkyFields said(ring, value, {"object", "from", "to", "count"});
    const Survey asked{said.object("object", appearances), {said.sector("from"), said.sector("to")}};
    const int count = said.integer("count");
    if (said.ok() && ring.length(asked.arc) > ring.size / 2)
        said.refuse();
    return ifRead(said, Counted{asked, count});
}

std::optional<Evidence> target(const json& value, Ring ring) {
    SkyFields said(ring, value, {"sector", "object"});
    const Seen seen{said.sector("sector"), said.object("object", appearances)};
    return ifRead(said, seen);
}

std::optional<Evidence> isNot(const json& value, Ring ring) {
    SkyFields said(ring, value, {"sector", "object"});
    const Fact fact{said.sector("sector"), said.object("object", anyObject)};
    return ifRead(said, fact);
}

std::optional<Evidence> is(const json& value, Ring ring) {
    SkyFields said(ring, value, {"sector", "object"});
    const Theory theory{said.sector("sector"), said.object("object", anyObject)};
    return ifRead(said, theory);
}

// Conferences are about Planet X and may name truly empty sectors.
bool isOfConference(ClueKind kind) { return kind >= ClueKind::NotAdjacent; }

std::optional<Evidence> clue(const json& value, Ring ring) {
    const json* name = value.is_object() && value.contains("kind") ? &value["kind"] : nullptr;
    const auto kind = name && name->is_string() ? clueKindOf(name->get<std::string>()) : std::nullopt;
    if (!kind)
        return std::nullopt;
    std::vector<const char*> keys{"kind", "x"};
    if (takesOther(*kind))
        keys.push_back("y");
    if (takesNumber(*kind))
        keys.push_back("n");
    SkyFields said(ring, value, keys);
    Clue clue{*kind, said.object("x", isOfConference(*kind) ? onlyPlanetX : bodyLetters), std::nullopt, 0};
    if (takesOther(*kind))
        clue.y = said.object("y", isOfConference(*kind) ? appearances : bodyLetters);
    if (takesNumber(*kind))
        clue.n = said.number("n");
    return ifRead(said, clue);
}

struct Sort {
    const char* key;
    std::optional<Evidence> (*read)(const json& value, Ring ring);
};

constexpr std::array sorts{Sort{"survey", survey}, Sort{"target", target}, Sort{"not", isNot}, Sort{"is", is},
                           Sort{"clue", clue}};

} // namespace

std::optional<Evidence> evidenceOf(std::string_view line, Ring ring) {
    const json parsed = jsonOf(line);
    for (const Sort& sort : sorts)
        if (Fields(parsed, {sort.key}).ok())
            return sort.read(parsed[sort.key], ring);
    return std::nullopt;
}

std::optional<Claim> claimOf(std::string_view text, Ring ring) {
    const json parsed = jsonOf(text);
    const char* verb = parsed.contains("not") ? "not" : "is";
    SkyFields said(ring, parsed, {"sector", verb});
    const Sector sector = said.sector("sector");
    const Object object = said.object(verb, anyObject);
    if (!said.ok())
        return std::nullopt;
    return parsed.contains("not") ? Claim(Fact{sector, object}) : Claim(Theory{sector, object});
}

} // namespace planetx
