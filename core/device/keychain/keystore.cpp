#include <QEventLoop>
#include <QTimer>

#include "device/keychain/keystore.h"

#include <qt6keychain/keychain.h>
#include <sodium.h>

namespace aphelion {

namespace {

constexpr int patience = 60'000; // a person may be asked to unlock the keystore
const auto service = QStringLiteral("aphelion");
const auto entry = QStringLiteral("device secret");

KeystoreAnswer answerOf(QKeychain::Error error) {
    switch (error) {
    case QKeychain::NoError: return KeystoreAnswer::Done;
    case QKeychain::EntryNotFound: return KeystoreAnswer::NothingThere;
    default: return KeystoreAnswer::Silent;
    }
}

// Bytes that Qt shares behind the scenes: wiped where they are, not in a copy.
void wipeShared(const QByteArray& bytes) {
    sodium_memzero(const_cast<char*>(bytes.constData()), static_cast<std::size_t>(bytes.size())); // NOLINT: the point
}

// Waits for the job; one that never answers is left alone, as the platform may still hold on to it.
KeystoreAnswer waitFor(QKeychain::Job& job) {
    job.setAutoDelete(false);
    job.setKey(entry);
    job.setInsecureFallback(false);
    QEventLoop loop;
    bool finished = false;
    QObject::connect(&job, &QKeychain::Job::finished, &loop, [&] {
        finished = true;
        loop.quit();
    });
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    job.start();
    if (!finished)
        loop.exec();
    if (!finished)
        return KeystoreAnswer::Silent;
    job.deleteLater();
    return answerOf(job.error());
}

class PlatformKeystore : public Keystore {
public:
    KeystoreAnswer read(Secret& secret) override {
        auto* job = new QKeychain::ReadPasswordJob(service);
        const KeystoreAnswer answer = waitFor(*job);
        if (answer != KeystoreAnswer::Done)
            return answer;
        const QByteArray plain = job->binaryData();
        secret = Secret(viewOf({plain.constData(), static_cast<std::size_t>(plain.size())}));
        wipeShared(plain);
        return answer;
    }

    KeystoreAnswer write(const Secret& secret) override {
        const QByteArray plain(reinterpret_cast<const char*>(secret.view().data()),
                               static_cast<qsizetype>(secret.size()));
        auto* job = new QKeychain::WritePasswordJob(service);
        job->setBinaryData(plain);
        const KeystoreAnswer answer = waitFor(*job);
        wipeShared(plain);
        return answer;
    }
};

class NoKeystore : public Keystore {
public:
    KeystoreAnswer read(Secret&) override { return KeystoreAnswer::Silent; }
    KeystoreAnswer write(const Secret&) override { return KeystoreAnswer::Silent; }
};

} // namespace

std::unique_ptr<Keystore> platformKeystore() {
    if (qEnvironmentVariableIntValue("APHELION_SECRET_FILE") == 1)
        return noKeystore();
    return std::make_unique<PlatformKeystore>();
}

std::unique_ptr<Keystore> noKeystore() { return std::make_unique<NoKeystore>(); }

} // namespace aphelion
