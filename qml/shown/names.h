#pragma once

#include <QString>

#include "planetx/notes/impossible.h"
#include "planetx/play/setup.h"
#include "qml/shown/values.h"
#include "planetx/front/at_session.h"

namespace planetx {

// Names of values, for pages to choose their words by.

inline QString qs(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }
inline std::string utf8(const QString& text) { return text.toStdString(); }

QString letterOf(Object object);
QString letterOf(const std::optional<Object>& object);
std::optional<Object> objectIn(const QString& letter);

QString nameOf(Phase phase);
QString nameOf(Season season);
QString nameOf(Level level);
QString nameOf(Help help);
QString nameOf(Skill skill);
QString nameOf(Mark mark);
QString nameOf(Origin origin);
QString nameOf(const std::optional<Trouble>& trouble); // empty for none

std::optional<Mode> modeIn(const QString& name);
std::optional<Season> seasonIn(const QString& name);
std::optional<Level> levelIn(const QString& name);
std::optional<Help> helpIn(const QString& name);
std::optional<Skill> skillIn(const QString& name);
std::optional<Mark> markIn(const QString& name);

// In ascending order.
QVariantList sectorsIn(Sectors sectors);

ShownClue shown(const Clue& clue, Mode mode);
ShownTitle shown(const Title& title, Mode mode);
ShownAnswer shown(const Answer& answer, Mode mode);
ShownTheory shown(const Theory& theory);

} // namespace planetx
