#include <QtTest>

#include "crypto/secret.h"

using namespace aphelion;

class SecretTest : public QObject {
    Q_OBJECT

private slots:
    void a_secret_holds_its_bytes_until_it_is_told_to_forget() {
        Secret secret(viewOf("open sesame"));
        QCOMPARE(secret.size(), std::size_t{11});
        QVERIFY(secret == Secret(viewOf("open sesame")));
        secret.forget();
        QVERIFY(secret.empty());
        QVERIFY(secret == Secret());
    }

    void moving_leaves_nothing_behind() {
        Secret from(viewOf("open sesame"));
        const Secret to = std::move(from);
        QVERIFY(to == Secret(viewOf("open sesame")));
        Secret other(viewOf("another"));
        other = to.copy();
        QVERIFY(other == to);
    }

    void secrets_of_another_length_or_content_differ() {
        QVERIFY(!(Secret(viewOf("a")) == Secret(viewOf("b"))));
        QVERIFY(!(Secret(viewOf("a")) == Secret(viewOf("aa"))));
        QVERIFY(!(Secret(viewOf("a")) == Secret()));
    }

    void a_new_secret_is_zero() {
        const Secret secret(std::size_t{16});
        QVERIFY(secret == Secret(Bytes(16, 0)));
    }

    void wiping_overwrites() {
        Bytes bytes(8, 0xab);
        wipe(bytes);
        QCOMPARE(bytes, Bytes(8, 0));
    }
};

QTEST_APPLESS_MAIN(SecretTest)
#include "secret_test.moc"
