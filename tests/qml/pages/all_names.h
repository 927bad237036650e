#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>

#include "qml/app/code_fault.h"
#include "qml/join/meeting_names.h"
#include "qml/shown/log_lines.h"
#include "qml/shown/names.h"

#include <utility>

namespace planetx {

// Every name that core can give a page, so that a test finds those for which there are no words yet.
class AllNames : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    Q_INVOKABLE QStringList clueKinds() const {
        return named<ClueKind>([](ClueKind kind) { return name(kind); });
    }
    Q_INVOKABLE QStringList refusals() const {
        return named<Refusal>([](Refusal refusal) { return name(refusal); });
    }
    Q_INVOKABLE QStringList troubles() const {
        return refusals() + named<NoteRefusal>([](NoteRefusal r) { return name(Trouble(refused(r))); }) +
               named<aphelion::StoreFault>([](aphelion::StoreFault fault) { return name(fault); }) +
               named<NotNow>([](NotNow notNow) { return name(Trouble(notNow)); }) +
               named<aphelion::EntryFault>([](aphelion::EntryFault fault) { return name(BadLog{0, fault}); }) +
               named<aphelion::LogFault>([](aphelion::LogFault fault) { return aphelion::name(fault); }) +
               named<MoveFault>([](MoveFault fault) { return name(Objection(fault)); }) +
               named<CodeFault>([](CodeFault fault) { return faultName(fault); });
    }

    // What can be in the way to a table, and what can keep devices from finding each other.
    Q_INVOKABLE QStringList obstacles() const {
        using aphelion::Meeting;
        return named<aphelion::Parting>([](aphelion::Parting why) { return nameOf(Meeting::Obstacle{why, {}, 0}); }) +
               named<aphelion::Decline>([](aphelion::Decline why) {
                   return nameOf(Meeting::Obstacle{aphelion::Parting::NotAdmitted, why, 0});
               });
    }
    Q_INVOKABLE QStringList airs() const {
        return named<aphelion::AirState>([](aphelion::AirState state) { return nameOf(state); });
    }

    // A LogLine of every kind, about comets.
    Q_INVOKABLE QVariantList logLines() const { return lines(std::make_index_sequence<std::variant_size_v<Event>>()); }

private:
    static QString text(std::string_view name) { return qs(name); }
    static QString text(const QString& name) { return name; }

    // Whether the value has a name in the source: compilers spell those that have none as a number in a cast.
    template <auto Value>
    static constexpr bool isNamed() {
        return std::string_view(__PRETTY_FUNCTION__).find("Value = (") == std::string_view::npos;
    }
    template <typename Enum, typename NameOf, std::size_t... I>
    static QStringList named(NameOf nameOf, std::index_sequence<I...>) {
        QStringList all;
        const auto add = [&](bool exists, std::size_t i) {
            if (exists)
                all.push_back(text(nameOf(static_cast<Enum>(i))));
        };
        (add(isNamed<static_cast<Enum>(I)>(), I), ...);
        return all;
    }
    template <typename Enum, typename NameOf>
    static QStringList named(NameOf nameOf) {
        return named<Enum>(nameOf, std::make_index_sequence<64>());
    }

    static QVariant aboutComets(LogLine line) {
        line.object = QStringLiteral("C");
        line.title = {QStringLiteral("C"), {}};
        line.clue = {QStringLiteral("notAdjacent"), QStringLiteral("X"), QStringLiteral("C"), 0};
        return QVariant::fromValue(line);
    }
    template <std::size_t... I>
    static QVariantList lines(std::index_sequence<I...>) {
        const auto of = [](const char* kind) {
            LogLine line;
            line.kind = QString::fromLatin1(kind);
            return aboutComets(line);
        };
        return {of("Opened"), of("EpochRaised"), of("Protested"),
                aboutComets(lineOf(std::variant_alternative_t<I, Event>{}))...};
    }
};

} // namespace planetx
