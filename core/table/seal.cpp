#include "table/seal.h"

namespace aphelion {

Seal sealOf(const Opening& opening) { return keyedHash(opening.nonce, opening.content); }

} // namespace aphelion
