#include <QCoreApplication>

#include "device/keychain/open_vault.h"
#include "all_lines.h"
#include "headless/airs.h"
#include "headless/headless.h"
#include "headless/reporter.h"
#include "headless/standard_input.h"
#include "registry/all_games.h"

#include <iostream>

using namespace aphelion;

namespace {

constexpr std::size_t longestLine = 65'536;

// What the program was called with.
struct Call {
    std::string folder;
    std::optional<std::string> air;
};

std::optional<Call> callOf(const std::vector<std::string>& words) {
    if (words.size() == 1 && words[0] != "--help")
        return Call{words[0], {}};
    if (words.size() == 3 && words[1] == "--air")
        return Call{words[0], words[2]};
    return std::nullopt;
}

int fail(std::string_view why) {
    std::cerr << "aphelion-headless: " << why << '\n';
    return 1;
}

int fail(StoreFault fault) { return fail("the folder cannot be opened: " + std::string(name(fault))); }

void say(std::string_view line) { std::cout << line << '\n' << std::flush; }

// Answers lines until there are no more.
int run(std::unique_ptr<Vault> vault, std::unique_ptr<Air> air) {
    Session session(std::move(vault), realWorld(), allGames(), air.get());
    Headless headless(session, allLines());
    std::optional<Reporter> reporter;
    if (air)
        reporter.emplace(session, allLines(), [](const Json& event) { say(event.dump()); });
    const StandardInput input(
        longestLine,
        [&](const std::string& line) {
            if (line.find_first_not_of(" \t\r") != std::string::npos)
                say(headless.answer(line));
        },
        QCoreApplication::quit);
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const std::vector<std::string> words(argv + 1, argv + argc);
    const auto call = callOf(words);
    if (!call) {
        std::cout << headlessHelp(allLines());
        return words == std::vector<std::string>{"--help"} ? 0 : 2;
    }
    std::unique_ptr<Air> air;
    if (call->air) {
        auto found = airFor(*call->air);
        if (!found)
            return fail(found.fault());
        air = found.take();
    }
    const auto keystore = platformKeystore();
    auto opened = openVault(call->folder, *keystore);
    if (!opened)
        return fail(opened.fault());
    return run(opened.take().vault, std::move(air));
}
