#pragma once

#include <QtQml/qqml.h>

#include "planetx/front/at_session.h"

namespace planetx {

// Lets pages hand the session from model to model; they can do nothing else with it.
struct SessionType {
    Q_GADGET
    QML_FOREIGN(aphelion::Session)
    QML_NAMED_ELEMENT(Session)
    QML_UNCREATABLE("App has the session")
};

} // namespace planetx
