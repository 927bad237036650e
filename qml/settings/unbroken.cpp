#include "qml/settings/unbroken.h"

#include <QRegularExpression>

namespace planetx {

QString unbroken(QString phrase) {
    if (!phrase.contains(u'%'))
        return phrase;
    static const QRegularExpression numbered(
        QStringLiteral("\\b(sectors?|secteurs?|settor[ei]) (?=%[0-9n])"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression counted(
        QStringLiteral("(%[0-9n]) (?=sectors?\\b|secteurs?\\b|settor[ei]\\b)"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression run(QStringLiteral("(%[0-9])–(?=%[0-9])"));
    phrase.replace(numbered, QStringLiteral("\\1\u00a0"));
    phrase.replace(counted, QStringLiteral("\\1\u00a0"));
    phrase.replace(run, QStringLiteral("\\1\u2060–\u2060"));
    return phrase;
}

QString Phrases::translate(const char* context, const char* source, const char* comment, int count) const {
    const QString said = QTranslator::translate(context, source, comment, count);
    if (!keepTogether)
        return said;
    return unbroken(said.isEmpty() ? QString::fromUtf8(source) : said); // English has files for its plurals only
}

} // namespace planetx
