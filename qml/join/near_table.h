#pragma once

#include <QObject>
#include <QString>

namespace planetx {

// A table near that is being gathered: the two public symbols of its code and its mode. `chosen` says that what is
// typed begins with them, `choosable` that nothing else is typed yet.
struct NearTable {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString lobby MEMBER lobby)
    Q_PROPERTY(QString mode MEMBER mode)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool choosable MEMBER choosable)

public:
    QString lobby;
    QString mode;
    bool chosen = false;
    bool choosable = false;
    bool operator==(const NearTable&) const = default;
};

} // namespace planetx
