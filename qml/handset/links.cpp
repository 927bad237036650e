#include "qml/handset/links.h"

#include "qml/app/join_link.h"

#include <QDesktopServices>

namespace planetx {

Links::Links(QObject* parent) : QObject(parent) { QDesktopServices::setUrlHandler(linkScheme(), this, "open"); }

Links::~Links() { QDesktopServices::unsetUrlHandler(linkScheme()); }

} // namespace planetx
