#include <QCoreApplication>

#include "device/keychain/device_secret.h"
#include "headless/headless.h"

#include <iostream>

using namespace planetx;

namespace {

int fail(aphelion::StoreFault fault) {
    std::cerr << "aphelion-headless: the folder cannot be opened: " << name(fault) << '\n';
    return 1;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const std::string folder = argc == 2 ? argv[1] : "--help";
    if (folder == "--help") {
        std::cout << headlessHelp();
        return argc == 2 ? 0 : 2;
    }
    const auto keystore = aphelion::platformKeystore();
    auto secret = aphelion::deviceSecret(folder, *keystore);
    if (!secret)
        return fail(secret.fault());
    auto [bytes, origin] = secret.take();
    auto vault = aphelion::Vault::open({folder, origin, {}, {}}, std::move(bytes));
    if (!vault)
        return fail(vault.fault());
    Session session(vault.take(), aphelion::realWorld());
    Headless headless(session);
    for (std::string line; std::getline(std::cin, line);)
        if (line.find_first_not_of(" \t\r") != std::string::npos) {
            QCoreApplication::processEvents(); // time has passed: for idle locks, and for those who wait for a try
            std::cout << headless.answer(line) << '\n' << std::flush;
        }
    return 0;
}
