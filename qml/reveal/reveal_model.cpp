#include "qml/reveal/reveal_model.h"

#include "planetx/rules/score.h"
#include "planetx/play/audit.h"
#include "qml/shown/names.h"
#include "qml/table/company_values.h"

#include <algorithm>

namespace planetx {

namespace {

std::vector<RevealedToken> tokensOf(const PublicGame& game) {
    std::vector<RevealedToken> all;
    for (const PlacedToken& placed : game.placed) {
        const Token* token = tokenOf(game.board, placed.token);
        RevealedToken one;
        one.player = placed.token.who;
        one.colour = game.wishes[static_cast<std::size_t>(placed.token.who)].colour;
        one.place = static_cast<int>(std::ranges::count(all, placed.token.sector, &RevealedToken::sector));
        one.sector = placed.token.sector;
        one.phase = placed.token.phase;
        one.letter = letterOf(placed.shown);
        one.right = token && token->faceUp && token->faceUp->correct;
        one.voided = !placed.shown;
        all.push_back(one);
    }
    std::ranges::stable_sort(all, {}, &RevealedToken::sector);
    return all;
}

} // namespace

void RevealModel::read() {
    const auto now =
        over() ? std::optional(End{table()->log().head(), session()->table()->evidence().size()}) : std::nullopt;
    if (now == m_read)
        return; // the same end
    m_read = now;
    m_sky.clear();
    m_tokens.clear();
    m_scores.clear();
    m_tie.clear();
    m_unfairEntry = -1;
    m_vouched.clear();
    m_unvouched.clear();
    m_unopened = -1;
    m_disputed.clear();
    m_unchecked.clear();
    m_culprits.clear();
    if (!over())
        return;
    m_sky = qs(letters(std::get<Sky>(*table()->oracle().answer(Revealed{}))));
    m_tokens = listOf(tokensOf(table()->game()));
    const auto unchecked = planetx::unchecked(table()->game());
    const auto scores = scoresOf(*board(), unchecked);
    m_scores = listOf(scores);
    m_tie = tieOf(scores);
    m_unchecked = listOf(unchecked);
    m_disputed = listOf(disputesIn(table()->log()));
    m_culprits = listOf(culpritsAt(*session()->table()));
    readAudit();
}

// A guess that is sealed at another device is opened when that is within reach: nobody has lied yet.
void RevealModel::readAudit() {
    const PublicGame& game = table()->game();
    const KeptTable& kept = *session()->table();
    if (kept.seats().size() < game.board.players.size()) {
        auto witnesses = table()->log().vouching();
        std::ranges::sort(witnesses); // whoever was first to write it
        m_vouched = listOf(witnesses);
        m_unvouched = listOf(aphelion::unvouched(table()->log()));
    }
    const auto lie = audit(*table());
    if (!lie)
        return;
    const auto guess = std::ranges::find(game.guesses, lie->entry, &SealedGuess::entry);
    if (lie->why == Objection(MoveFault::NeverOpened) && guess != game.guesses.end() && !isHere(guess->who))
        m_unopened = guess->who;
    else
        m_unfairEntry = static_cast<int>(lie->entry);
}

int RevealModel::planetX() const { return static_cast<int>(m_sky.indexOf(u'X')) + 1; }

QString RevealModel::refusal() const {
    if (!board())
        return nameOf(Trouble(NotNow::NoTable));
    if (!viewpoint())
        return nameOf(Trouble(NotNow::NobodyHere));
    return nameOf(session()->table()->refusal(*viewpoint(), deed(Reveal{})));
}

QVariantList RevealModel::finders() const {
    QVariantList all;
    if (!over())
        return all;
    if (board()->finder)
        all.push_back(*board()->finder);
    for (PlayerId who = 0; who < static_cast<PlayerId>(board()->players.size()); ++who)
        if (player(*board(), who).foundX && board()->finder != who)
            all.push_back(who);
    return all;
}

QString RevealModel::reveal() {
    if (!session())
        return nameOf(Trouble(NotNow::NoTable));
    const auto done = planetx::ask(*session(), Reveal{});
    return done ? QString() : nameOf(done.fault());
}

} // namespace planetx
