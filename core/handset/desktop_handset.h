#pragma once

#include "handset/handset.h"

namespace aphelion {

// A computer: its desktop may keep the screen on, and what is shared goes to the clipboard.
class DesktopHandset : public Handset {
public:
    ~DesktopHandset() override;

    void stayAwake(bool on) override;
    void keepPrivate(bool) override {}
    bool canFeel() const override { return false; }
    void feel(Touch) override {}
    bool mayBeHeard() const override;
    Shared share(const QString& text) override;
    Shared shareFile(const QString&) override { return Shared::Nothing; } // it is where it was saved

private:
    struct Inhibition;
    std::shared_ptr<Inhibition> m_awake;
};

} // namespace aphelion
