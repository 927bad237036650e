#include "planetx/rules/encoding.h"

#include "base/cbor.h"
#include "base/variant.h"

namespace planetx {

namespace {

using aphelion::ByteView;
using aphelion::CborReader;
using aphelion::CborWriter;
using aphelion::Result;

constexpr int maxSectors = 18;

// A pen goes over the fields of a value, writing them or reading them: so each kind lists its fields once.

class Writing {
public:
    void number(int value, int /*least*/, int /*greatest*/) { m_out.number(static_cast<std::uint64_t>(value)); }
    void flag(bool value) { m_out.flag(value); }
    void sectors(const std::vector<Sector>& value) {
        m_out.array(value.size());
        for (const Sector s : value)
            number(s, 1, maxSectors);
    }
    void object(Object value) { number(static_cast<int>(index(value)), 0, 5); }
    void clue(const std::optional<Clue>& value) {
        if (!value) {
            m_out.null();
            return;
        }
        m_out.array(4).number(static_cast<std::uint64_t>(value->kind)).number(index(value->x));
        value->y ? m_out.number(index(*value->y)) : m_out.null();
        m_out.number(static_cast<std::uint64_t>(value->n));
    }
    void sky(const Sky& value) { m_out.text(letters(value)); }

    aphelion::Bytes take() { return m_out.take(); }

private:
    CborWriter m_out;
};

class Reading {
public:
    explicit Reading(ByteView bytes) : m_in(bytes) {}

    void number(int& value, int least, int greatest) {
        value = static_cast<int>(m_in.number(static_cast<std::uint64_t>(greatest)));
        if (value < least) {
            m_in.fail();
            value = least;
        }
    }
    void number(char& value, int least, int greatest) {
        int read = 0;
        number(read, least, greatest);
        value = static_cast<char>(read);
    }
    void flag(bool& value) { value = m_in.flag(); }
    void sectors(std::vector<Sector>& value) {
        const std::size_t items = m_in.array();
        if (items > maxSectors)
            m_in.fail();
        value.resize(m_in.ok() ? items : 0);
        for (Sector& s : value)
            number(s, 1, maxSectors);
    }
    void object(Object& value) { value = allObjects[m_in.number(allObjects.size() - 1)]; }
    void clue(std::optional<Clue>& value) {
        if (m_in.takeNull())
            return;
        value.emplace();
        m_in.array(4);
        value->kind = static_cast<ClueKind>(m_in.number(clueKinds - 1));
        object(value->x);
        if (!m_in.takeNull())
            object(value->y.emplace());
        number(value->n, 0, maxSectors);
    }
    void sky(Sky& value) {
        const auto read = skyOf(m_in.text(maxSectors));
        read ? void(value = *read) : m_in.fail();
    }

    CborReader& in() { return m_in; }

private:
    CborReader m_in;
};

void player(auto& pen, auto& who) { pen.number(who, 0, maxPlayers - 1); }
void sector(auto& pen, auto& s) { pen.number(s, 1, maxSectors); }
void theory(auto& pen, auto& t) {
    sector(pen, t.sector);
    pen.object(t.object);
}
void token(auto& pen, auto& t) {
    player(pen, t.who);
    sector(pen, t.sector);
    pen.number(t.phase, 0, 65'535);
}

// The fields of each event and answer, in their order for ever.

template <typename Value, typename Kind>
concept Is = std::same_as<std::remove_const_t<Value>, Kind>;

void fields(auto& pen, Is<Surveyed> auto& e) {
    player(pen, e.who);
    pen.object(e.object);
    sector(pen, e.arc.from);
    sector(pen, e.arc.to);
}
void fields(auto& pen, Is<Targeted> auto& e) {
    player(pen, e.who);
    sector(pen, e.sector);
}
void fields(auto& pen, Is<Researched> auto& e) {
    player(pen, e.who);
    pen.number(e.topic, 'A', 'A' + topics - 1);
}
void fields(auto& pen, Is<Located> auto& e) {
    player(pen, e.who);
    pen.flag(e.found);
}
void fields(auto& pen, Is<ConferenceHeld> auto& e) { pen.number(e.conference, 0, 1); }
void fields(auto& pen, Is<TheoriesSealed> auto& e) { player(pen, e.who); }
void fields(auto& pen, Is<TheoriesPlaced> auto& e) {
    player(pen, e.who);
    pen.sectors(e.sectors);
}
void fields(auto& pen, Is<TheoryTurnedUp> auto& e) {
    token(pen, e.token);
    pen.object(e.object);
    pen.flag(e.correct);
}
void fields(auto& pen, Is<TheoryVoided> auto& e) { token(pen, e.token); }
void fields(auto&, Is<SeatTaken> auto&) {}
void fields(auto& pen, Is<SeatReleased> auto& e) { player(pen, e.who); }
void fields(auto& pen, Is<SeatRekeyed> auto& e) { player(pen, e.who); }
void fields(auto& pen, Is<SeatLent> auto& e) { player(pen, e.who); }
void fields(auto& pen, Is<Reviewed> auto& e) {
    theory(pen, e.theory);
    pen.flag(e.correct);
}
void fields(auto&, Is<Revealed> auto&) {}
void fields(auto& pen, Is<TakenBack> auto& e) { player(pen, e.who); }

void fields(auto& pen, Is<SurveyCount> auto& a) { pen.number(a.count, 0, maxSectors); }
void fields(auto& pen, Is<Appears> auto& a) { pen.object(a.object); }
void fields(auto& pen, Is<ClueRead> auto& a) { pen.clue(a.clue); }
void fields(auto& pen, Is<Found> auto& a) { pen.flag(a.found); }
void fields(auto& pen, Is<Verdict> auto& a) { pen.flag(a.correct); }
void fields(auto& pen, Is<Sky> auto& a) { pen.sky(a); }

template <typename Variant>
aphelion::Bytes encodeAny(const Variant& value) {
    Writing pen;
    pen.number(static_cast<int>(value.index()), 0, 0);
    std::visit([&](const auto& alternative) { fields(pen, alternative); }, value);
    return pen.take();
}

template <typename Variant>
Result<Variant, DecodingFault> decodeAny(ByteView bytes) {
    Reading pen(bytes);
    const std::uint64_t kind = pen.in().number();
    if (pen.in().ok() && kind >= std::variant_size_v<Variant>)
        return DecodingFault::UnknownKind;
    auto value = aphelion::emptyAlternative<Variant>(static_cast<std::size_t>(kind));
    std::visit([&](auto& alternative) { fields(pen, alternative); }, value);
    if (!pen.in().done())
        return DecodingFault::Broken;
    return value;
}

} // namespace

aphelion::Bytes encode(const Event& event) { return encodeAny(event); }

Result<Event, DecodingFault> decodeEvent(ByteView bytes) { return decodeAny<Event>(bytes); }

aphelion::Bytes encode(const Answer& answer) { return encodeAny(answer); }

Result<Answer, DecodingFault> decodeAnswer(ByteView bytes) { return decodeAny<Answer>(bytes); }

} // namespace planetx
