#pragma once

#include <QObject>
#include <QVariantList>

#include "support/bot_evening.h"
#include "qml/help/help_shown.h"
#include "qml/shown/names.h"
#include "support/positions.h"

namespace planetx {

// Explanations from games that bots have played, in all the ways in which help gives them.
class AllReasons : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // ShownHelp: hints, slips and clashes, and as Doubt why a guess cannot be right.
    Q_INVOKABLE QVariantList explanations(const QString& mode, int seed) const {
        aphelion::Rng rng(static_cast<std::uint64_t>(seed));
        BotEvening evening(*modeIn(mode), 3, static_cast<std::uint64_t>(seed), Skill::Observer);
        const Catalogue& catalogue = Shelf::of(*modeIn(mode)).catalogue;
        QVariantList all;
        for (int moves = 0; !evening.over() && !evening.move(); ++moves)
            if (moves % 4 == 0)
                explain(all, catalogue, evening, moves / 4 % 3, rng);
        return all;
    }

private:
    static void explain(QVariantList& all, const Catalogue& catalogue, const BotEvening& evening, PlayerId who,
                        aphelion::Rng& rng) {
        const Table& table = evening.table();
        std::vector<Told> told = evening.told(who);
        told.push_back({anySurvey(evening.sky(), rng), 1}); // more of them than bots need
        if (const NotFound vain{anyGuess(evening.sky(), rng)}; agrees(evening.sky(), Evidence(vain)))
            told.push_back({vain, 1});
        NoteSheet sheet = withWhatIsPlain(told, catalogue.mode());
        for (int hints = 0; hints < 12; ++hints) {
            const auto next = hint(catalogue, told, sheet);
            if (!next)
                break;
            all.push_back(QVariant::fromValue(shown(table, told, *next, groundFor(sheet.mode, told, *next))));
            sheet = after(std::move(sheet), markOf(next->claim));
        }
        for (int lies = 0; lies < 6; ++lies)
            sheet = after(std::move(sheet),
                          SetMark{anySector(sheet.mode, rng), rng.pick(allObjects), static_cast<Mark>(rng.below(4))});
        if (rng.below(2) == 0)
            sheet = after(after(std::move(sheet), BeginWhatIf{}),
                          SetMark{anySector(sheet.mode, rng), rng.pick(allObjects), Mark::Certain});
        const Check check = checked(catalogue, told, sheet);
        all.push_back(QVariant::fromValue(shown(table, told, sheet, check, groundsFor(told, sheet, check))));
        const Locate guess = anyGuess(evening.sky(), rng);
        if (const auto because = doubt(catalogue, told, guess)) {
            const Ring ring = edition(sheet.mode).ring;
            ShownHelp help;
            help.kind = QStringLiteral("Doubt");
            const std::vector<Claim> guessed{Theory{guess.sector, Object::PlanetX},
                                             Theory{ring.step(guess.sector, -1), guess.before},
                                             Theory{ring.step(guess.sector, 1), guess.after}};
            help.why = shown(table, told, *because, groundFor(sheet.mode, told, *because, guessed));
            all.push_back(QVariant::fromValue(help));
        }
    }

    // What single sectors are known to hold, or not, needs no hint.
    static NoteSheet withWhatIsPlain(const std::vector<Told>& told, Mode mode) {
        NoteSheet sheet(mode);
        for (const Told& piece : told) {
            if (const auto* fact = std::get_if<Fact>(&piece.evidence))
                sheet = after(std::move(sheet), markOf(*fact));
            if (const auto* theory = std::get_if<Theory>(&piece.evidence))
                sheet = after(std::move(sheet), markOf(*theory));
        }
        return sheet;
    }
    static Locate anyGuess(const Sky& sky, aphelion::Rng& rng) {
        return {anySector(sky.mode, rng), allObjects[rng.below(5)], allObjects[rng.below(5)]};
    }
    static SetMark markOf(const Claim& claim) {
        if (const auto* fact = std::get_if<Fact>(&claim))
            return {fact->sector, fact->isNot, Mark::No};
        const auto& theory = std::get<Theory>(claim);
        return {theory.sector, theory.object, Mark::Certain};
    }
};

} // namespace planetx
