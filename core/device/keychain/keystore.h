#pragma once

#include "crypto/secret.h"

#include <memory>

namespace aphelion {

// What a keystore says when it is asked.
enum class KeystoreAnswer { Done, NothingThere, Silent };

// A keeper of one secret outside our files.
class Keystore {
public:
    virtual ~Keystore() = default;
    virtual KeystoreAnswer read(Secret& secret) = 0;
    virtual KeystoreAnswer write(const Secret& secret) = 0;
};

// The platform's own, through QtKeychain. Needs a QCoreApplication; waits for the answer, at most a minute, because
// the platform may ask a person. With APHELION_SECRET_FILE=1 in the environment it is noKeystore().
std::unique_ptr<Keystore> platformKeystore();

// One that never answers, so that the file is used.
std::unique_ptr<Keystore> noKeystore();

} // namespace aphelion
