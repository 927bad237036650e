#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "planetx/rules/clue.h"
#include "qml/shown/values.h"

#include <array>
#include <vector>

namespace planetx {

// A word that clues use and people ask about.
enum class Term : std::uint8_t { Adjacent, Opposite, Within, Band, Consecutive, Empty };

inline constexpr std::array allTerms{Term::Adjacent, Term::Opposite,    Term::Within,
                                     Term::Band,     Term::Consecutive, Term::Empty};

// The words that this clue uses, the relation first.
std::vector<Term> termsOf(const Clue& clue);

// A term with its picture: a ring of so many sectors, some of them lit, and objects in some (ShownTheory). `n` is its
// number, where it has one.
struct ShownTerm {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int n MEMBER n)
    Q_PROPERTY(int sectors MEMBER sectors)
    Q_PROPERTY(QVariantList lit MEMBER lit)
    Q_PROPERTY(QVariantList marks MEMBER marks)

public:
    QString name;
    int n = 0;
    int sectors = 0;
    QVariantList lit;
    QVariantList marks;
    bool operator==(const ShownTerm&) const = default;
};

// The term as this clue uses it; as an example of our own where the clue does not.
ShownTerm shown(Term term, const Clue& clue, Mode mode);

// The terms for pages, which know a clue by its plain values (ShownClue).
class Terms : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    // ShownTerm: those that the clue uses, none for no clue; the others; all of them, as examples.
    Q_INVOKABLE static QVariantList of(const QString& kind, const QString& x, const QString& y, int n, int sectors);
    Q_INVOKABLE static QVariantList others(const QString& kind, const QString& x, const QString& y, int n, int sectors);
    Q_INVOKABLE static QVariantList all(int sectors);
};

} // namespace planetx
