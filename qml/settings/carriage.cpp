#include "qml/settings/carriage.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include "device/store/travel_names.h"
#include "device/store/whole_file.h"
#include "qml/shown/names.h"
#include "qml/shown/pin_bytes.h"
#include "planetx/front/at_session.h"

#include <algorithm>

namespace planetx {

using aphelion::StoreFault;
using aphelion::StoreId;

namespace {

constexpr qint64 largest = 64 * 1024 * 1024; // bytes: nobody's notes come near

QString named(StoreFault fault) { return qs(aphelion::name(fault)); }

// Where a file that came from elsewhere is no good, nothing here is.
QString namedOfArrival(StoreFault fault) {
    constexpr std::array noGood{StoreFault::Damaged, StoreFault::Unreadable, StoreFault::NotEncrypted,
                                StoreFault::BadName};
    return std::ranges::find(noGood, fault) == noGood.end() ? named(fault) : QStringLiteral("BadTraveller");
}

QString pathOf(const QUrl& file) { return file.isLocalFile() ? file.toLocalFile() : file.toString(); }

QString documents() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

} // namespace

void Carriage::setApp(App* app) {
    if (app == m_app)
        return;
    m_app = app;
    emit appChanged();
}

QUrl Carriage::folder() { return QUrl::fromLocalFile(documents()); }

QString Carriage::nameOf(const QUrl& file) const {
    return file.isEmpty() ? QString() : QFileInfo(pathOf(file)).fileName();
}

std::optional<aphelion::PlayerSummary> Carriage::summary(const StoreId& player) const {
    const auto all = session()->vault().players();
    if (!all)
        return std::nullopt;
    const auto found = std::ranges::find(*all, player, &aphelion::PlayerSummary::id);
    return found == all->end() ? std::nullopt : std::optional(*found);
}

// Of whoever looks at the notes now: it cannot be opened twice.
aphelion::PlayerFile* Carriage::openFile(const StoreId& player) const {
    if (!session()->desk() || session()->table()->players().at(*session()->viewpoint()) != player)
        return nullptr;
    return &session()->desk()->file();
}

bool Carriage::asksPin(const QString& player) const {
    const auto id = aphelion::idOf(utf8(player));
    if (!session() || !id || openFile(*id))
        return false;
    const auto kept = summary(*id);
    return kept && kept->hasPin;
}

QString Carriage::check(const QString& player, const QString& pin) {
    const auto id = aphelion::idOf(utf8(player));
    if (!session() || !id)
        return named(StoreFault::Unknown);
    const PinBytes bytes(pin);
    const auto file = session()->vault().unlock(*id, bytes.view());
    return file ? QString() : named(file.fault().fault);
}

// Games at whose end somebody else was looking are read from their logs first: those stay here.
aphelion::Result<aphelion::Bytes, StoreFault> Carriage::packed(const StoreId& player, aphelion::PlayerFile& file,
                                                               const QString& passphrase) {
    if (const auto fault = keepMissing(session()->vault().device(), file, player, session()->games()))
        return *fault;
    const PinBytes words(passphrase);
    return session()->vault().exportPlayer(player, file, words.view());
}

QString Carriage::take(const QString& player, const QString& pin, const QString& passphrase) {
    const auto id = aphelion::idOf(utf8(player));
    if (!session() || !id)
        return named(StoreFault::Unknown);
    if (aphelion::PlayerFile* file = openFile(*id)) {
        const auto bytes = packed(*id, *file, passphrase);
        return bytes ? write(*id, *bytes) : named(bytes.fault());
    }
    const PinBytes typed(pin);
    auto file = session()->vault().unlock(*id, typed.view());
    if (!file)
        return named(file.fault().fault);
    const auto bytes = packed(*id, **file, passphrase);
    return bytes ? write(*id, *bytes) : named(bytes.fault());
}

QString Carriage::write(const StoreId& player, aphelion::ByteView bytes) {
    const auto kept = summary(player);
    const QString where = documents();
    if (!kept)
        return named(StoreFault::Unknown);
    if (where.isEmpty() || !QDir().mkpath(where))
        return named(StoreFault::ReadOnly);
    int number = 1;
    const auto path = [&] { return QDir(where).filePath(qs(aphelion::travelFile(kept->name, number))); };
    while (QFileInfo::exists(path()))
        ++number;
    if (const auto fault = aphelion::writeWhole(utf8(path()), bytes))
        return named(*fault);
    m_file = path();
    emit changed();
    return {};
}

QString Carriage::bring(const QUrl& file, const QString& passphrase) {
    if (!session())
        return named(StoreFault::Unknown);
    QFile from(pathOf(file));
    if (!from.open(QFile::ReadOnly))
        return QStringLiteral("NoTraveller");
    const QByteArray read = from.read(largest + 1);
    if (read.size() > largest)
        return QStringLiteral("BadTraveller");
    const PinBytes words(passphrase);
    const auto bytes = aphelion::viewOf({read.constData(), static_cast<std::size_t>(read.size())});
    const auto id = session()->vault().importPlayer(bytes, words.view(), {});
    if (!id)
        return namedOfArrival(id.fault());
    const auto kept = summary(*id);
    m_arrived = kept ? qs(kept->name) : QString();
    emit changed();
    emit m_app->playersChanged();
    return {};
}

} // namespace planetx
