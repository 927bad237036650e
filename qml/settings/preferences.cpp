#include "qml/settings/preferences.h"

#include "base/cbor.h"
#include "qml/shown/names.h"

namespace planetx {

namespace {

constexpr std::string_view key = "preferences";
constexpr std::uint64_t version = 1;
constexpr std::size_t items = 8;

} // namespace

// [version, language, theme, text size, reduced motion, sound, haptics, lock own phone]; what cannot be read is as if
// nothing had been chosen.
void Preferences::read(Session* session) {
    m_session = session;
    m_chosen = {};
    m_trouble.clear();
    if (session) {
        const auto stored = session->vault().device().setting(key);
        if (!stored)
            m_trouble = qs(aphelion::name(stored.fault()));
        if (stored && *stored) {
            aphelion::CborReader reader(**stored);
            Chosen read;
            reader.array(items);
            reader.number(version);
            read.language = qs(reader.text());
            read.theme = qs(reader.text());
            read.textSize = static_cast<int>(reader.number(200));
            read.reducedMotion = reader.flag();
            read.sound = reader.flag();
            read.haptics = reader.flag();
            read.lockOwnPhone = reader.flag();
            if (reader.done())
                m_chosen = read;
        }
        session->setLocksOwnPhone(m_chosen.lockOwnPhone);
    }
    emit changed();
}

void Preferences::store() {
    if (m_session) {
        aphelion::CborWriter writer;
        writer.array(items).number(version).text(utf8(m_chosen.language)).text(utf8(m_chosen.theme));
        writer.number(static_cast<std::uint64_t>(m_chosen.textSize)).flag(m_chosen.reducedMotion);
        writer.flag(m_chosen.sound).flag(m_chosen.haptics).flag(m_chosen.lockOwnPhone);
        const auto fault = m_session->vault().device().set(key, writer.take());
        m_trouble = fault ? qs(aphelion::name(*fault)) : QString();
        m_session->setLocksOwnPhone(m_chosen.lockOwnPhone);
    }
    emit changed();
}

} // namespace planetx
