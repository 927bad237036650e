#include "qml/settings/speech.h"

#include <QCoreApplication>
#include <QQmlEngine>

namespace planetx {

namespace {

const QStringList languages = {QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("it")};

// As people with this language write: like the system, if it speaks the same.
QLocale localeFor(const QString& language) {
    const QLocale system = QLocale::system();
    if (system.name().startsWith(language + '_'))
        return system;
    return language == QLatin1String("en") ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale(language);
}

} // namespace

QString Speech::spokenOf(const QStringList& wanted) {
    for (const QString& one : wanted)
        for (const QString& language : languages)
            if (one == language || one.startsWith(language + '-') || one.startsWith(language + '_'))
                return language;
    return languages.first();
}

Speech::Speech(QObject* parent) : QObject(parent) { speak(); }

Speech::~Speech() { QCoreApplication::removeTranslator(&m_words); }

void Speech::setLanguage(const QString& language) {
    if (language == m_language)
        return;
    m_language = language;
    speak();
    sayAnew();
}

void Speech::setKeepsTogether(bool keeps) {
    if (keeps == m_words.keepTogether)
        return;
    m_words.keepTogether = keeps;
    sayAnew();
}

void Speech::sayAnew() {
    emit changed();
    if (QQmlEngine* engine = qmlEngine(this))
        engine->retranslate();
}

void Speech::speak() {
    const QString spoken = spokenOf(m_language.isEmpty() ? QLocale::system().uiLanguages() : QStringList{m_language});
    m_locale = localeFor(spoken);
    QLocale::setDefault(m_locale);
    QCoreApplication::removeTranslator(&m_words);
    if (m_words.load(QStringLiteral(":/qt/qml/Aphelion/translations/aphelion_%1.qm").arg(spoken)))
        QCoreApplication::installTranslator(&m_words);
}

} // namespace planetx
