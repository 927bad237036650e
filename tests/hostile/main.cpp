// aphelion-hostile FOLDER --air AIR: takes the place at its newest table that an honest device had in this folder, and
// lies when it is told to. Lines of JSON in and out, as with aphelion-headless.
#include <QCoreApplication>

#include "device/keychain/open_vault.h"
#include "headless/airs.h"
#include "headless/standard_input.h"
#include "hostile/liar.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace {

constexpr std::size_t longestLine = 65'536;

void say(std::string_view line) { std::cout << line << '\n' << std::flush; }

int fail(std::string_view why) {
    std::cerr << "aphelion-hostile: " << why << '\n';
    return 1;
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() != 3 || words[1] != "--air")
        return fail("FOLDER --air AIR");
    auto found = aphelion::airFor(words[2]);
    const auto keystore = aphelion::platformKeystore();
    auto opened = aphelion::openVault(words[0], *keystore);
    if (!found || !opened)
        return fail("no air, or no vault");
    const auto air = found.take();
    const auto vault = opened.take().vault;
    const auto tables = vault->device().tables();
    if (!tables || tables->empty())
        return fail("no table");
    const auto tell = [](const aphelion::Json& event) { say(event.dump()); };
    planetx::Liar liar(vault->device(), tables->front().id, *air, tell);
    const aphelion::StandardInput input(
        longestLine, [&](const std::string& line) { say(liar.answer(line)); }, QCoreApplication::quit);
    return QCoreApplication::exec();
}
