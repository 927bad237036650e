#include "table/seal.h"

#include "base/cbor.h"

namespace aphelion {

Seal sealOf(const Sealer& sealer, const Opening& opening) {
    CborWriter out;
    out.array(4).text("aphelion seal 1").bytes(sealer.table).number(sealer.seat).bytes(opening.content);
    return keyedHash(opening.nonce, out.take());
}

} // namespace aphelion
