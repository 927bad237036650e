#include "qml/settings/licences.h"

#include <QFile>

#include <array>

namespace planetx {

namespace {

struct Line {
    const char* file;
    const char* name;
    const char* licence;
};

constexpr std::array lines{Line{"aphelion", "Aphelion", "Apache 2.0"},
                           Line{"qt", "Qt 6", "LGPL 3"},
                           Line{"sqlcipher", "SQLCipher", "BSD, 3 clauses"},
                           Line{"sqlite", "SQLite", "Public domain"},
#if defined(Q_OS_ANDROID) // whose ciphers SQLCipher uses; on iOS they are the system's
                           Line{"libtomcrypt", "LibTomCrypt", "Public domain"},
#elif !defined(Q_OS_IOS)
                           Line{"openssl", "OpenSSL", "Apache 2.0"},
#endif
                           Line{"libsodium", "libsodium", "ISC"},
                           Line{"qtkeychain", "QtKeychain", "BSD, 2 clauses"},
                           Line{"qrcodegen", "QR Code generator", "MIT"},
                           Line{"inter", "Inter", "SIL Open Font License 1.1"},
                           Line{"eb-garamond", "EB Garamond", "SIL Open Font License 1.1"}};

} // namespace

QVariantList Licences::all() {
    QVariantList all;
    for (const Line& line : lines)
        all.push_back(QVariant::fromValue(Licence{QString::fromLatin1(line.file), QString::fromLatin1(line.name),
                                                  QString::fromLatin1(line.licence)}));
    return all;
}

QString Licences::text(const QString& file) const {
    QFile stored(QStringLiteral(":/qt/qml/Aphelion/settings/licences/%1.txt").arg(file));
    return stored.open(QFile::ReadOnly) ? QString::fromUtf8(stored.readAll()) : QString();
}

} // namespace planetx
