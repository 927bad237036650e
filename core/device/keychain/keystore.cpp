#include <QEventLoop>
#include <QTimer>

#include "device/keychain/keystore.h"

#include <qt6keychain/keychain.h>

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
    return finished ? answerOf(job.error()) : KeystoreAnswer::Silent;
}

class PlatformKeystore : public Keystore {
public:
    KeystoreAnswer read(Secret& secret) override {
        QKeychain::ReadPasswordJob job(service);
        const KeystoreAnswer answer = waitFor(job);
        if (answer != KeystoreAnswer::Done)
            return answer;
        QByteArray plain = job.binaryData();
        secret = Secret(viewOf({plain.constData(), static_cast<std::size_t>(plain.size())}));
        plain.fill('\0');
        return answer;
    }

    KeystoreAnswer write(const Secret& secret) override {
        QKeychain::WritePasswordJob job(service);
        job.setBinaryData({reinterpret_cast<const char*>(secret.view().data()), static_cast<qsizetype>(secret.size())});
        return waitFor(job);
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
