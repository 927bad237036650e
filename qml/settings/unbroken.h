#pragma once

#include <QTranslator>

namespace planetx {

// A phrase in which a sector stays with its number, and both ends of a run with each other, wherever a line ends. The
// numbers are still to be filled in.
QString unbroken(QString phrase);

// The words of a language, all of them unbroken if that is wanted.
class Phrases : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    bool keepTogether = false;

    QString translate(const char* context, const char* source, const char* comment, int count) const override;
};

} // namespace planetx
