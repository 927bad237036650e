#include "headless/airs.h"

#include "device/link/tcp_air.h"

namespace aphelion {

Result<std::unique_ptr<Air>, std::string> airFor(std::string_view wanted) {
    const std::string_view kind = wanted.substr(0, wanted.find(':'));
    const std::string_view where = wanted.substr(std::min(kind.size() + 1, wanted.size()));
    if (kind == "tcp" && !where.empty())
        return std::unique_ptr<Air>(
            std::make_unique<TcpAir>(QString::fromUtf8(where.data(), static_cast<qsizetype>(where.size()))));
    if (kind == "bluetooth")
        return std::string("this build has no Bluetooth");
    return "there is no air called " + std::string(wanted) + "; there is tcp:FOLDER";
}

} // namespace aphelion
