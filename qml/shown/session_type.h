#pragma once

#include <QtQml/qqml.h>

#include "session/session.h"

namespace planetx {

// Lets pages hand the session from model to model; they can do nothing else with it.
struct SessionType {
    Q_GADGET
    QML_FOREIGN(planetx::Session)
    QML_NAMED_ELEMENT(Session)
    QML_UNCREATABLE("App has the session")
};

} // namespace planetx
