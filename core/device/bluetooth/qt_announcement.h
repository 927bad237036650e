#pragma once

#include <QBluetoothAddress>
#include <QLowEnergyController>

#include <memory>
#include <string>

namespace aphelion {

// A lobby that this device announces, until it goes. There is nothing behind it: whoever connects nevertheless, on a
// platform that lets them, finds no service and is not heard. Trouble is nobody's business.
class QtAnnouncement final : public QObject {
    Q_OBJECT

public:
    QtAnnouncement(const QBluetoothAddress& adapter, const std::string& lobby);
    ~QtAnnouncement() override;

private:
    std::unique_ptr<QLowEnergyController> m_controller;
};

} // namespace aphelion
