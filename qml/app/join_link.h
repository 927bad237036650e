#pragma once

#include <QString>

namespace planetx {

inline QString linkScheme() { return QStringLiteral("aphelion"); }

// A game code as a link that a camera reads.
inline QString joinLink(const QString& code) { return linkScheme() + QStringLiteral("://join/") + code; }

// The code in what was typed or pasted, which may be the whole link.
inline QString withoutLink(const QString& text) {
    const QString plain = text.trimmed();
    const QString before = joinLink({});
    return plain.startsWith(before, Qt::CaseInsensitive) ? plain.mid(before.size()) : text;
}

} // namespace planetx
