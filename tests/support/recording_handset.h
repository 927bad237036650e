#pragma once

#include "handset/handset.h"

#include <QStringList>

namespace aphelion {

// Notes what is asked of a device, a line each; what the device is like can be chosen.
struct Asked {
    QStringList lines;
    bool vibrates = true;
    bool silent = false;
    Shared shares = Shared::Copied;

    QStringList about(const QString& word) const { return lines.filter(word); }
};

class RecordingHandset : public Handset {
public:
    explicit RecordingHandset(std::shared_ptr<Asked> asked) : m_asked(std::move(asked)) {}

    void stayAwake(bool on) override { note(on ? QStringLiteral("awake on") : QStringLiteral("awake off")); }
    void keepPrivate(bool on) override { note(on ? QStringLiteral("private on") : QStringLiteral("private off")); }
    bool canFeel() const override { return m_asked->vibrates; }
    void feel(Touch touch) override { note(QStringLiteral("feel %1").arg(static_cast<int>(touch))); }
    bool mayBeHeard() const override { return !m_asked->silent; }
    Shared share(const QString& text) override {
        note(QStringLiteral("share ") + text);
        return m_asked->shares;
    }
    Shared shareFile(const QString& path) override {
        note(QStringLiteral("file ") + path);
        return m_asked->shares;
    }

private:
    void note(const QString& line) { m_asked->lines.push_back(line); }

    std::shared_ptr<Asked> m_asked;
};

} // namespace aphelion
