#include <QCoreApplication>

#include "device/link/tcp_air.h"

// Another device in a process of its own: FOLDER LOBBY. Shows itself and sends back whatever it is sent.
int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    aphelion::TcpAir air(app.arguments().at(1));
    QObject::connect(&air, &aphelion::Air::found, &air, [](aphelion::Link* link) {
        QObject::connect(link, &aphelion::Link::received, link,
                         [link](const aphelion::Bytes& datagram) { link->send(datagram); });
    });
    air.show(app.arguments().at(2).toStdString());
    return QCoreApplication::exec();
}
