#include "planetx/counsel/knowledge.h"

#include "planetx/deduction/guess.h"

namespace planetx {

std::vector<Knowledge> knowledgeOf(const Catalogue& catalogue, std::span<const Told> told) {
    Candidates candidates(catalogue);
    std::vector<Knowledge> all{{0, candidates.size(), std::nullopt}};
    for (const Told& piece : told) {
        candidates.narrow(piece.evidence);
        if (all.back().entry != piece.entry)
            all.push_back({piece.entry, 0, std::nullopt});
        all.back().skies = candidates.size();
        all.back().locatable = onlyGuess(candidates);
    }
    return all;
}

Prospect prospectOf(const Table& table, PlayerId who, const Hand& hand, const Guesses& guesses) {
    Prospect prospect{table.board(), who, hand, evidenceIn(toldTo(table, who, guesses)), {}, {}};
    for (int topic = 0; topic < topics; ++topic)
        prospect.topics.push_back(table.topicTitle(static_cast<Topic>('A' + topic)));
    for (const aphelion::Entry& entry : table.log().entries())
        if (const auto event = eventOf(entry.ask.body))
            if (const auto* read = std::get_if<Researched>(&*event); read != nullptr && read->who == who)
                prospect.read.push_back(read->topic);
    return prospect;
}

Action chosenBy(const Bot& bot, const Prospect& prospect) {
    return bot.choose({prospect.board, prospect.who, prospect.hand, prospect.evidence, prospect.topics, prospect.read});
}

} // namespace planetx
