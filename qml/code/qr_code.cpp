#include "qml/code/qr_code.h"

#include <qrcodegen.hpp>

namespace planetx {

namespace {

// Neighbours in a row are one oblong, so that no seams show between them.
QString row(const qrcodegen::QrCode& code, int y) {
    QString path;
    for (int x = 0; x < code.getSize(); ++x) {
        const int from = x;
        while (code.getModule(x, y)) // light outside
            ++x;
        if (x > from)
            path += QStringLiteral("M%1 %2h%3v1h-%3z").arg(from).arg(y).arg(x - from);
    }
    return path;
}

} // namespace

void QrCode::setText(const QString& text) {
    if (text == m_text)
        return;
    m_text = text;
    m_path.clear();
    m_size = 0;
    try {
        const auto code = qrcodegen::QrCode::encodeText(text.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM);
        m_size = code.getSize();
        for (int y = 0; y < m_size; ++y)
            m_path += row(code, y);
    } catch (const qrcodegen::data_too_long&) { // no picture then
    }
    emit changed();
}

} // namespace planetx
