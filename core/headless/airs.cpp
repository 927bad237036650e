#include "headless/airs.h"

#include "device/bluetooth/bluetooth_air.h"
#include "device/bluetooth/platform_radio.h"
#include "device/link/tcp_air.h"

namespace aphelion {

Result<std::unique_ptr<Air>, std::string> airFor(std::string_view wanted) {
    const std::string kind(wanted.substr(0, wanted.find(':')));
    const std::string where(wanted.substr(std::min(kind.size() + 1, wanted.size())));
    if (kind == "tcp" && !where.empty())
        return std::unique_ptr<Air>(std::make_unique<TcpAir>(QString::fromStdString(where)));
    if (kind == "bluetooth")
        return std::unique_ptr<Air>(std::make_unique<BluetoothAir>(platformRadio(where)));
    return "there is no air called " + std::string(wanted) + "; there are tcp:FOLDER and bluetooth[:ADDRESS]";
}

} // namespace aphelion
