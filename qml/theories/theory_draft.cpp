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

QVariantList tokensLeftOf(const Board& board, const Hand& hand, const TheoryDraft& draft, bool moves) {
    QVariantList list;
    for (const Object object : bodies) {
        const auto inDraft = static_cast<int>(std::ranges::count(draft.theories, object, &Theory::object));
        const int owned = tokensLeft(edition(board), hand, object), left = std::max(0, owned - inDraft);
        list.push_back(QVariant::fromValue(
            ShownTokens{letterOf(object), left, edition(board).tokens(object), moves ? owned > 0 : left > 0}));
    }
    return list;
}

namespace {

bool claimsOther(const Board& board, const Hand& hand, PlayerId who, const Theory& theory) {
    return std::ranges::any_of(board.tokens, [&](const Token& token) {
        const auto under = token.id.who == who && token.id.sector == theory.sector ? objectUnder(hand, token.id) : std::nullopt;
        return under && *under != theory.object;
    });
}

} // namespace

QString warningOf(const Board& board, const Hand& hand, PlayerId who, const Theory& theory) {
    const bool submitted = std::ranges::find(hand.submitted, theory, &Hand::Submitted::theory) != hand.submitted.end();
    if (submitted && !stillClaimed(board, hand, who, theory))
        return QStringLiteral("ClaimedBefore");
    if (std::ranges::find(board.ruledOut, theory) != board.ruledOut.end())
        return QStringLiteral("RuledOut");
    if (claimsOther(board, hand, who, theory))
        return QStringLiteral("ClaimsOther");
    return {};
}

} // namespace planetx
