#include "game/action.h"

namespace planetx {

int surveyCost(int length) {
    if (length <= 3)
        return 4;
    return length <= 6 ? 3 : 2;
}

} // namespace planetx
