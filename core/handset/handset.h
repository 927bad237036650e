#pragma once

#include <QString>

#include <cstdint>
#include <memory>

namespace aphelion {

// How something feels in the hand.
enum class Touch : std::uint8_t { Light, Firm, Twice };

// What became of something that somebody wanted to share: the system asks with whom, it is on the clipboard, or there
// was no way.
enum class Shared : std::uint8_t { Handed, Copied, Nothing };

// What only the device in somebody's hand can do. Nothing here waits or complains: what a device cannot do does not
// happen, and no game depends on it.
class Handset {
public:
    virtual ~Handset() = default;
    Handset() = default;
    Handset(const Handset&) = delete;
    Handset& operator=(const Handset&) = delete;

    // The screen stays on although nobody touches it.
    virtual void stayAwake(bool on) = 0;

    // What is on the screen is for those before it: no screenshots, nothing of it among the recent apps.
    virtual void keepPrivate(bool on) = 0;

    virtual bool canFeel() const = 0;
    virtual void feel(Touch touch) = 0;

    // Whether there is anything to make a sound with, and the device is not set to silence.
    virtual bool mayBeHeard() const = 0;

    virtual Shared share(const QString& text) = 0;
    virtual Shared shareFile(const QString& path) = 0;
};

// Of the device this runs on.
std::unique_ptr<Handset> platformHandset();

} // namespace aphelion
