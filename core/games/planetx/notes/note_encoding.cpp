#include "base/cbor.h"
#include "planetx/rules/edition.h"
#include "planetx/notes/note_op.h"

namespace planetx {

namespace {

using aphelion::CborReader;
using aphelion::CborWriter;

constexpr std::uint64_t version = 1;
constexpr std::size_t mostFilledIn = 108; // every cell of the larger sheet

// The numbers of the format, which never change; see NOTES.md.
enum Kind : std::uint8_t {
    KindMark,
    KindWrite,
    KindBegin,
    KindKeep,
    KindDrop,
    KindUndo,
    KindRedo,
    KindFillIn,
    KindHelped
};

CborWriter head(std::size_t fields, Kind kind) {
    CborWriter out;
    out.array(2 + fields).number(version).number(kind);
    return out;
}

template <typename Enum>
std::uint64_t numberOf(Enum value) {
    return static_cast<std::uint64_t>(value);
}

// One small function per operation.

CborWriter written(const SetMark& op) {
    CborWriter out = head(5, KindMark);
    out.number(numberOf(op.sector)).number(numberOf(op.object)).number(numberOf(op.mark));
    out.number(numberOf(op.origin)).number(op.entry);
    return out;
}

CborWriter written(const Write& op) {
    CborWriter out = head(2, KindWrite);
    out.number(numberOf(op.sector)).text(op.text);
    return out;
}

CborWriter written(const BeginWhatIf&) { return head(0, KindBegin); }
CborWriter written(const KeepWhatIf&) { return head(0, KindKeep); }
CborWriter written(const DropWhatIf&) { return head(0, KindDrop); }
CborWriter written(const Undo&) { return head(0, KindUndo); }
CborWriter written(const Redo&) { return head(0, KindRedo); }

CborWriter written(const FillIn& op) {
    CborWriter out = head(1, KindFillIn);
    out.array(op.marks.size());
    for (const CellMark& one : op.marks)
        out.array(3).number(numberOf(one.sector)).number(numberOf(one.object)).number(numberOf(one.mark));
    return out;
}

CborWriter written(const Helped& op) {
    CborWriter out = head(1, KindHelped);
    out.number(numberOf(op.aid));
    return out;
}

// And back. Whether the sheet has such a sector or takes such a mark is for refusal to say.

template <typename Enum>
Enum readEnum(CborReader& in, Enum last) {
    return static_cast<Enum>(in.number(numberOf(last)));
}

Sector readSector(CborReader& in) { return static_cast<Sector>(in.number(numberOf(edition(Mode::Expert).ring.size))); }

SetMark readMark(CborReader& in) {
    SetMark op;
    op.sector = readSector(in);
    op.object = readEnum(in, Object::PlanetX);
    op.mark = readEnum(in, Mark::Certain);
    op.origin = readEnum(in, Origin::Hand);
    op.entry = in.number();
    return op;
}

Write readWrite(CborReader& in) {
    const Sector sector = readSector(in);
    return {sector, in.text(longestNoteText)};
}

FillIn readFillIn(CborReader& in) {
    return {in.many<CellMark>(mostFilledIn, [](CborReader& one) {
        one.array(3);
        const Sector sector = readSector(one);
        const Object object = readEnum(one, Object::PlanetX);
        return CellMark{sector, object, readEnum(one, Mark::Certain)};
    })};
}

std::size_t fieldsOf(Kind kind) {
    switch (kind) {
    case KindMark: return 5;
    case KindWrite: return 2;
    case KindFillIn:
    case KindHelped: return 1;
    default: return 0;
    }
}

NoteOp readFields(CborReader& in, Kind kind) {
    switch (kind) {
    case KindMark: return readMark(in);
    case KindWrite: return readWrite(in);
    case KindBegin: return BeginWhatIf();
    case KindKeep: return KeepWhatIf();
    case KindDrop: return DropWhatIf();
    case KindUndo: return Undo();
    case KindRedo: return Redo();
    case KindFillIn: return readFillIn(in);
    case KindHelped: return Helped{readEnum(in, Aid::Hint)};
    }
    return Undo(); // not reached: the kind was bounded when it was read
}

} // namespace

aphelion::Bytes encode(const NoteOp& op) {
    return std::visit([](const auto& o) { return written(o).take(); }, op);
}

std::optional<NoteOp> decodeNoteOp(aphelion::ByteView bytes) {
    CborReader in(bytes);
    const std::size_t items = in.array();
    if (in.number() != version)
        return std::nullopt;
    const Kind kind = readEnum(in, KindHelped);
    NoteOp op = readFields(in, kind);
    if (!in.done() || items != 2 + fieldsOf(kind))
        return std::nullopt;
    return op;
}

} // namespace planetx
