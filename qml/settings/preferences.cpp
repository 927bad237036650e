#include "qml/settings/preferences.h"

#include "base/cbor.h"
#include "qml/shown/names.h"

#include <array>

namespace planetx {

namespace {

constexpr std::string_view key = "preferences";
constexpr std::string_view paceKey = "bot pace";
constexpr std::uint64_t version = 2;
constexpr std::array<std::size_t, version + 1> items{0, 8, 9}; // by version

} // namespace

// [version, language, theme, text size, reduced motion, sound, haptics, lock own phone, high contrast]; version 1 ends
// before high contrast. What cannot be read is as if nothing had been chosen.
Preferences::Chosen Preferences::chosenIn(aphelion::ByteView stored) {
    aphelion::CborReader reader(stored);
    Chosen read;
    const std::size_t count = reader.array();
    const std::uint64_t written = reader.number(version);
    if (!reader.ok() || count != items[written])
        return {};
    read.language = qs(reader.text());
    read.theme = qs(reader.text());
    read.textSize = static_cast<int>(reader.number(200));
    read.reducedMotion = reader.flag();
    read.sound = reader.flag();
    read.haptics = reader.flag();
    read.lockOwnPhone = reader.flag();
    if (written > 1)
        read.highContrast = reader.flag();
    return reader.done() ? read : Chosen();
}

void Preferences::read(Session* session) {
    m_session = session;
    m_chosen = {};
    m_botPace = QStringLiteral("normal");
    m_trouble.clear();
    if (session) {
        const auto stored = session->vault().device().setting(key);
        if (!stored)
            m_trouble = qs(aphelion::name(stored.fault()));
        if (stored && *stored)
            m_chosen = chosenIn(**stored);
        const auto pace = session->vault().device().setting(paceKey);
        if (pace && *pace)
            m_botPace = QString::fromUtf8(
                QByteArray(reinterpret_cast<const char*>((*pace)->data()), static_cast<qsizetype>((*pace)->size())));
        session->setLocksOwnPhone(m_chosen.lockOwnPhone);
    }
    emit changed();
}

void Preferences::setBotPace(const QString& pace) {
    if (m_botPace == pace)
        return;
    m_botPace = pace;
    if (m_session) {
        const auto fault = m_session->vault().device().set(paceKey, aphelion::bytesOf(utf8(pace)));
        m_trouble = fault ? qs(aphelion::name(*fault)) : QString();
    }
    emit changed();
}

void Preferences::store() {
    if (m_session) {
        aphelion::CborWriter writer;
        writer.array(items[version]).number(version).text(utf8(m_chosen.language)).text(utf8(m_chosen.theme));
        writer.number(static_cast<std::uint64_t>(m_chosen.textSize)).flag(m_chosen.reducedMotion);
        writer.flag(m_chosen.sound).flag(m_chosen.haptics).flag(m_chosen.lockOwnPhone).flag(m_chosen.highContrast);
        const auto fault = m_session->vault().device().set(key, writer.take());
        m_trouble = fault ? qs(aphelion::name(*fault)) : QString();
        m_session->setLocksOwnPhone(m_chosen.lockOwnPhone);
    }
    emit changed();
}

} // namespace planetx
