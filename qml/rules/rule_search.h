#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace planetx {

// Letters of a text.
struct Span {
    int from = 0;
    int length = 0;
    bool operator==(const Span&) const = default;
};

// Where words that were typed stand in a text, in order, accents and capitals aside; what touches is one span.
std::vector<Span> spansOf(const QString& text, const QString& typed);

// Whether all words that were typed stand in it. Nothing typed is found everywhere.
bool finds(const QString& text, const QString& typed);

// The text as markup, with what was typed in this colour and bold.
QString marked(const QString& text, const QString& typed, const QString& colour);

// Searching, for pages.
class RuleSearch : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    Q_INVOKABLE static bool finds(const QString& text, const QString& typed) { return planetx::finds(text, typed); }
    Q_INVOKABLE static QString marked(const QString& text, const QString& typed, const QString& colour) {
        return planetx::marked(text, typed, colour);
    }
};

} // namespace planetx
