#pragma once

#include <QString>

#include "planetx/deal/game_code.h"

namespace planetx {

// What is wrong with a typed code: Length, Symbol, CheckSymbol or NewerVersion.
inline QString faultName(CodeFault fault) {
    switch (fault) {
    case CodeFault::Length: return QStringLiteral("Length");
    case CodeFault::Symbol: return QStringLiteral("Symbol");
    case CodeFault::CheckSymbol: return QStringLiteral("CheckSymbol");
    case CodeFault::NewerVersion:
    case CodeFault::OtherGame: return QStringLiteral("NewerVersion");
    }
    return {};
}

} // namespace planetx
