#include "qml/theories/theory_draft.h"

#include "qml/shown/form.h"
#include "qml/shown/names.h"

#include <algorithm>

namespace planetx {

std::vector<Theory> TheoryDraft::with(const Theory& theory) const {
    std::vector<Theory> all = without(theory.sector);
    all.push_back(theory);
    return all;
}

std::vector<Theory> TheoryDraft::without(Sector sector) const {
    std::vector<Theory> all = theories;
    std::erase_if(all, [&](const Theory& t) { return t.sector == sector; });
    return all;
}

std::vector<int> TheoryDraft::numbers() const {
    std::vector<int> all{numberOf(object)};
    for (const Theory& theory : theories)
        all.insert(all.end(), {theory.sector, numberOf(theory.object)});
    return all;
}

TheoryDraft TheoryDraft::of(const std::vector<int>& numbers, std::size_t at) {
    TheoryDraft draft;
    if (numbers.size() <= at)
        return draft;
    draft.object = objectOfNumber(numbers[at]);
    for (std::size_t i = at + 1; i + 1 < numbers.size(); i += 2)
        if (const auto claimed = objectOfNumber(numbers[i + 1]))
            draft.theories.push_back({numbers[i], *claimed});
    return draft;
}

QVariantList shown(const std::vector<Theory>& theories) {
    QVariantList list;
    for (const Theory& theory : theories)
        list.push_back(QVariant::fromValue(shown(theory)));
    return list;
}

QVariantList tokensLeftOf(const Board& board, const Hand& hand, const TheoryDraft& draft) {
    QVariantList list;
    for (const Object object : bodies) {
        const auto inDraft = static_cast<int>(std::ranges::count(draft.theories, object, &Theory::object));
        const int left = tokensLeft(edition(board), hand, object) - inDraft;
        list.push_back(
            QVariant::fromValue(ShownTokens{letterOf(object), std::max(0, left), edition(board).tokens(object)}));
    }
    return list;
}

QString warningOf(const Board& board, const Hand& hand, PlayerId who, const Theory& theory) {
    const bool submitted = std::ranges::find(hand.submitted, theory, &Hand::Submitted::theory) != hand.submitted.end();
    if (submitted && !stillClaimed(board, hand, who, theory))
        return QStringLiteral("ClaimedBefore");
    if (std::ranges::find(board.ruledOut, theory) != board.ruledOut.end())
        return QStringLiteral("RuledOut");
    return {};
}

} // namespace planetx
