#include "qml/help/locate_guard.h"

#include "qml/help/help_shown.h"
#include "qml/shown/names.h"

namespace planetx {

LocateGuard::LocateGuard(QObject* parent)
    : AtTable(parent), m_thought([this](const std::optional<Doubt>& doubt) { answer(doubt); }) {
    connect(this, &LocateGuard::guessed, this, &LocateGuard::refresh);
}

std::optional<LocateGuard::Question> LocateGuard::question() const {
    const auto before = objectIn(m_before);
    const auto after = objectIn(m_after);
    if (!seat() || table()->game().setup.help < Help::Checker || !edition(*board()).ring.contains(m_sector) ||
        !before || !after)
        return std::nullopt;
    const PlayerId who = seat()->who;
    return Question{{m_sector, *before, *after}, toldTo(*table(), who, guessesOf(*session()->table(), who))};
}

void LocateGuard::read() {
    auto now = question();
    if (now == m_asked)
        return;
    clear();
    if (!now)
        return;
    m_asked = std::move(now);
    m_thought.think(board()->mode,
                    [asked = *m_asked](const Catalogue& catalogue) { return doubtOf(catalogue, asked); });
}

std::optional<LocateGuard::Doubt> LocateGuard::doubtOf(const Catalogue& catalogue, const Question& question) {
    const auto& [sector, before, after] = question.guess;
    const Ring ring = edition(catalogue.mode()).ring;
    const auto because = doubt(catalogue, question.told, question.guess);
    if (!because)
        return std::nullopt;
    return Doubt{*because, groundFor(catalogue.mode(), question.told, *because,
                                     {Theory{ring.step(sector, -1), before}, Theory{sector, Object::PlanetX},
                                      Theory{ring.step(sector, 1), after}})};
}

void LocateGuard::answer(const std::optional<Doubt>& doubt) {
    if (doubt)
        m_why = shown(*table(), m_asked->told, doubt->because, doubt->ground);
    emit changed();
}

void LocateGuard::clear() {
    m_thought.forget();
    m_asked.reset();
    m_why.reset();
}

} // namespace planetx
