#include "qml/driver/fit.h"

#include "qml/driver/eyes.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace aphelion {

namespace {

constexpr double hair = 1.5; // rounding of type

bool isText(const QQuickItem* item) { return item->inherits("QQuickText"); }

// The part of the window where an item can be seen; everything if it can be scrolled there.
QRectF roomOf(const QQuickItem* item, const QRectF& window) {
    QRectF room = window;
    for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem()) {
        if (scrolls(up))
            return {-1e6, -1e6, 2e6, 2e6};
        if (up->clip())
            room = room.intersected(placeOf(up));
    }
    return room;
}

// A player's name may be shortened where the whole of it stands elsewhere.
bool mayElide(const QQuickItem* text) { return text->objectName() == u"mayElide"; }

QString quoted(const QQuickItem* text) {
    return QStringLiteral("\"%1\"").arg(text->property("text").toString().left(60));
}

// The longest piece of a text that is not meant to be broken.
double longestWord(const QQuickItem* text) {
    static const QRegularExpression between(QStringLiteral("\\s+|(?<=[-–/])"));
    static const QRegularExpression markup(QStringLiteral("<[^>]*>"));
    QFont font = text->property("font").value<QFont>();
    if (text->property("fontSizeMode").toInt() != 0) // is shrunk to its place
        font.setPixelSize(text->property("minimumPixelSize").toInt());
    const QFontMetricsF letters(font);
    QString words = text->property("text").toString();
    if (text->property("textFormat").toInt() != Qt::PlainText)
        words.remove(markup);
    double longest = 0;
    for (const QString& word : words.split(between))
        longest = std::max(longest, letters.horizontalAdvance(word));
    return longest;
}

bool breaksWords(const QQuickItem* text) {
    constexpr int wrap = 4; // Text.Wrap: at words, or anywhere where that is not enough
    return text->property("wrapMode").toInt() == wrap && longestWord(text) > text->width() + hair;
}

void checkText(const QQuickItem* text, const QRectF& window, QJsonArray& found) {
    if (text->property("text").toString().isEmpty())
        return;
    if (text->property("truncated").toBool() && !mayElide(text))
        found.push_back(quoted(text) + QStringLiteral(" is elided"));
    if (text->property("contentWidth").toDouble() > text->width() + hair)
        found.push_back(quoted(text) + QStringLiteral(" is wider than its place"));
    if (breaksWords(text) && !mayElide(text))
        found.push_back(quoted(text) + QStringLiteral(" is broken inside a word"));
    if (text->property("contentHeight").toDouble() > text->height() + hair)
        found.push_back(quoted(text) + QStringLiteral(" is higher than its place"));
    if (!roomOf(text, window).adjusted(-hair, -hair, hair, hair).contains(inkOf(text)))
        found.push_back(quoted(text) + QStringLiteral(" sticks out"));
}

bool overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a.intersected(b);
    return both.width() > hair && both.height() > hair;
}

bool overlap(const QQuickItem* a, const QRectF& placeOfA, const QQuickItem* b, const QRectF& placeOfB) {
    return layerOf(a) == layerOf(b) && overlap(seenOf(a, placeOfA), seenOf(b, placeOfB));
}

void checkOverlaps(const std::vector<QQuickItem*>& texts, QJsonArray& found) {
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t j = i + 1; j < texts.size(); ++j)
            if (overlap(texts[i], inkOf(texts[i]), texts[j], inkOf(texts[j])))
                found.push_back(quoted(texts[i]) + QStringLiteral(" overlaps ") + quoted(texts[j]));
}

// Sectors of a wheel are told apart by their angle; the squares that stand for them may touch.
bool areWedges(const Sight& a, const Sight& b) {
    return a.item->objectName() == u"wedge" && b.item->objectName() == u"wedge";
}

void checkControls(const std::vector<Sight>& all, QJsonArray& found) {
    std::vector<Sight> controls;
    std::ranges::copy_if(all, std::back_inserter(controls), isControl);
    for (std::size_t i = 0; i < controls.size(); ++i) {
        const Sight& one = controls[i];
        if (one.place.width() < 43 || one.place.height() < 43)
            found.push_back(QStringLiteral("%1 is too small for a finger: %2x%3")
                                .arg(one.name)
                                .arg(one.place.width())
                                .arg(one.place.height()));
        for (std::size_t j = i + 1; j < controls.size(); ++j)
            if (!areWedges(one, controls[j]) && overlap(one.item, one.place, controls[j].item, controls[j].place))
                found.push_back(one.name + QStringLiteral(" overlaps ") + controls[j].name);
    }
}

} // namespace

QJsonArray misfits(QQuickWindow* window) {
    QJsonArray found;
    std::vector<QQuickItem*> texts;
    const QRectF whole(0, 0, window->width(), window->height());
    forEachShown(window->contentItem(), [&](QQuickItem* item) {
        if (!isText(item))
            return;
        checkText(item, whole, found);
        texts.push_back(item);
    });
    checkOverlaps(texts, found);
    checkControls(sights(window), found);
    return found;
}

} // namespace aphelion
