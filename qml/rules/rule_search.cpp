#include "qml/rules/rule_search.h"

#include <QStringList>

#include <algorithm>

namespace planetx {

namespace {

// A text as it is compared, and which letter of the text each of its letters comes from.
struct Folded {
    QString text;
    std::vector<int> origin;
};

QString foldedLetter(QChar letter) {
    if (letter == QChar(0x2019)) // people type the straight one
        return QStringLiteral("'");
    if (letter.isSpace())
        return QStringLiteral(" ");
    QString plain;
    for (const QChar part : QString(letter).normalized(QString::NormalizationForm_KD))
        if (!part.isMark())
            plain += part;
    return plain.toCaseFolded();
}

Folded folded(const QString& text) {
    Folded made;
    for (int i = 0; i < text.size(); ++i) {
        const QString letter = foldedLetter(text[i]);
        made.text += letter;
        made.origin.insert(made.origin.end(), static_cast<std::size_t>(letter.size()), i);
    }
    return made;
}

QStringList wordsIn(const QString& typed) { return folded(typed).text.split(u' ', Qt::SkipEmptyParts); }

std::vector<bool> lettersFound(const QString& text, const QString& typed) {
    const Folded within = folded(text);
    std::vector<bool> found(static_cast<std::size_t>(text.size()), false);
    for (const QString& word : wordsIn(typed))
        for (auto at = within.text.indexOf(word); at >= 0; at = within.text.indexOf(word, at + 1))
            for (auto i = at; i < at + word.size(); ++i)
                found[static_cast<std::size_t>(within.origin[static_cast<std::size_t>(i)])] = true;
    return found;
}

} // namespace

std::vector<Span> spansOf(const QString& text, const QString& typed) {
    std::vector<Span> spans;
    const std::vector<bool> found = lettersFound(text, typed);
    for (int i = 0; i < text.size(); ++i) {
        if (!found[static_cast<std::size_t>(i)])
            continue;
        if (spans.empty() || spans.back().from + spans.back().length < i)
            spans.push_back({i, 0});
        ++spans.back().length;
    }
    return spans;
}

bool finds(const QString& text, const QString& typed) {
    const QString within = folded(text).text;
    return std::ranges::all_of(wordsIn(typed), [&](const QString& word) { return within.contains(word); });
}

QString marked(const QString& text, const QString& typed, const QString& colour) {
    QString made;
    int done = 0;
    for (const Span& span : spansOf(text, typed)) {
        made += text.mid(done, span.from - done).toHtmlEscaped();
        made += QStringLiteral("<font color=\"%1\"><b>").arg(colour);
        made += text.mid(span.from, span.length).toHtmlEscaped() + QStringLiteral("</b></font>");
        done = span.from + span.length;
    }
    return made + text.mid(done).toHtmlEscaped();
}

} // namespace planetx
