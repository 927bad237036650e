#include <QtTest>

#include "headless/lines.h"

using namespace aphelion;

class LinesTest : public QObject {
    Q_OBJECT

private slots:
    void a_line_may_come_in_pieces() {
        Lines lines(10);
        lines.feed("on");
        QVERIFY(!lines.next());
        lines.feed("e\ntw");
        QCOMPARE(lines.next(), std::optional<std::string>("one"));
        QVERIFY(!lines.next());
        lines.feed("o\n");
        QCOMPARE(lines.next(), std::optional<std::string>("two"));
    }

    void several_lines_may_come_at_once() {
        Lines lines(10);
        lines.feed("one\n\ntwo\n");
        QCOMPARE(lines.next(), std::optional<std::string>("one"));
        QCOMPARE(lines.next(), std::optional<std::string>(""));
        QCOMPARE(lines.next(), std::optional<std::string>("two"));
        QVERIFY(!lines.next());
    }

    void the_last_line_needs_no_end() {
        Lines lines(10);
        lines.feed("one\ntwo");
        lines.end();
        QCOMPARE(lines.next(), std::optional<std::string>("one"));
        QCOMPARE(lines.next(), std::optional<std::string>("two"));
        lines.end();
        QVERIFY(!lines.next());
    }

    void a_line_that_is_too_long_shows_that_it_is_and_takes_no_more_room() {
        Lines lines(4);
        lines.feed("12345");
        lines.feed("6789");
        lines.feed("\n1234\n");
        QCOMPARE(lines.next(), std::optional<std::string>("12345"));
        QCOMPARE(lines.next(), std::optional<std::string>("1234"));
        QVERIFY(!lines.next());
    }
};

QTEST_APPLESS_MAIN(LinesTest)
#include "lines_test.moc"
