#include <QRegularExpression>
#include <QtTest>

#include "qml/code/qr_code.h"

#include <qrcodegen.hpp>

using planetx::QrCode;

namespace {

// The modules that a path of oblongs makes dark, row by row.
QStringList darkened(const QrCode& code) {
    QStringList rows(code.size(), QString(code.size(), u'.'));
    static const QRegularExpression oblong(QStringLiteral("M(\\d+) (\\d+)h(\\d+)v1h-(\\d+)z"));
    for (auto all = oblong.globalMatch(code.path()); all.hasNext();) {
        const auto one = all.next();
        if (one.captured(3) != one.captured(4))
            return {};
        for (int x = 0; x < one.captured(3).toInt(); ++x)
            rows[one.captured(2).toInt()][one.captured(1).toInt() + x] = u'#';
    }
    return rows;
}

QStringList expected(const char* text) {
    const auto code = qrcodegen::QrCode::encodeText(text, qrcodegen::QrCode::Ecc::MEDIUM);
    QStringList rows(code.getSize(), QString(code.getSize(), u'.'));
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            if (code.getModule(x, y))
                rows[y][x] = u'#';
    return rows;
}

} // namespace

class QrCodeTest : public QObject {
    Q_OBJECT

private slots:
    void the_path_darkens_exactly_the_modules_of_the_code() {
        QrCode code;
        code.setText(QStringLiteral("aphelion://join/S7KM-4QXE"));
        QCOMPARE(code.size(), 25);
        QCOMPARE(darkened(code), expected("aphelion://join/S7KM-4QXE"));
        // The three corners by which a camera finds it.
        QCOMPARE(darkened(code).first().left(8), QStringLiteral("#######."));
        QCOMPARE(darkened(code).first().right(8), QStringLiteral(".#######"));
        QCOMPARE(darkened(code).last().left(8), QStringLiteral("#######."));
    }

    void another_text_is_another_picture() {
        QrCode code;
        code.setText(QStringLiteral("aphelion://join/S7KM-4QXE"));
        const QString before = code.path();
        code.setText(QStringLiteral("aphelion://join/E7KM-4QXE"));
        QVERIFY(code.path() != before);
    }

    void what_does_not_fit_has_no_picture() {
        QrCode code;
        code.setText(QString(4000, u'x'));
        QCOMPARE(code.size(), 0);
        QVERIFY(code.path().isEmpty());
    }
};

QTEST_GUILESS_MAIN(QrCodeTest)
#include "qr_code_test.moc"
