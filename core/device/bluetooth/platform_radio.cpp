#include "device/bluetooth/platform_radio.h"

#include "device/bluetooth/qt_radio.h"

namespace aphelion {

std::unique_ptr<Radio> platformRadio(const std::string& adapter) {
    return std::make_unique<QtRadio>(QBluetoothAddress(QString::fromStdString(adapter)));
}

} // namespace aphelion
