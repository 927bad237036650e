#pragma once

#include "planetx/rules/hand.h"
#include "qml/shown/values.h"

namespace planetx {

// Tokens of one object: how many are left beside those in the draft, and whether it can be chosen.
struct ShownTokens {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString object MEMBER object)
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(bool open MEMBER open)

public:
    QString object;
    int left = 0;
    int total = 0;
    bool open = false;
    bool operator==(const ShownTokens&) const = default;
};

// Theories that are being chosen, and the object of the next one.
struct TheoryDraft {
    std::optional<Object> object;
    std::vector<Theory> theories;

    std::vector<Theory> with(const Theory& theory) const; // in place of another in that sector
    std::vector<Theory> without(Sector sector) const;
    std::vector<int> numbers() const;
    static TheoryDraft of(const std::vector<int>& numbers, std::size_t at = 0);
    bool operator==(const TheoryDraft&) const = default;
};

QVariantList shown(const std::vector<Theory>& theories);

// `moves`: only one may be placed, so that the one in the draft makes way and its token comes back.
QVariantList tokensLeftOf(const Board& board, const Hand& hand, const TheoryDraft& draft, bool moves);

// Why a theory that may be submitted had better not be: ClaimedBefore (it has left the board), RuledOut (by peer
// review), ClaimsOther (another own theory lies in that sector), or empty.
QString warningOf(const Board& board, const Hand& hand, PlayerId who, const Theory& theory);

} // namespace planetx
