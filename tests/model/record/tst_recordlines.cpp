// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordlines.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

PlacedValue value(const QString &pointer, const QList<std::pair<int, QRectF>> &places)
{
    PlacedValue value{pointer, {}};
    for (const auto &[page, rect] : places) {
        Place place;
        place.page = page;
        place.rect = rect;
        value.places.append(place);
    }
    return value;
}

QStringList pointers(const ValuesOnLine &line)
{
    QStringList all;
    for (const PlacedValue &one : line.values)
        all << one.pointer;
    return all;
}

} // namespace

/// Which values of a record stand beside each other on a page.
class TestRecordLines : public QObject
{
    Q_OBJECT

private slots:
    void valuesOfOneLine_standTogetherFromTheLeft();
    void pages_areInTheirOrder();
    void longValue_isOfTheLineOnWhichItBegins();
    void withoutAPlaceOnAPage_isOnNoLine();
};

void TestRecordLines::valuesOfOneLine_standTogetherFromTheLeft()
{
    const auto lines = valuesByLine({value(u"/below"_s, {{1, {0.1, 0.14, 0.2, 0.02}}}),
                                     value(u"/right"_s, {{1, {0.6, 0.1, 0.2, 0.02}}}),
                                     value(u"/left"_s, {{1, {0.1, 0.105, 0.2, 0.015}}})});
    QCOMPARE(lines.size(), 2);
    QCOMPARE(pointers(lines[0]), (QStringList{u"/left"_s, u"/right"_s}));
    QCOMPARE(lines[0].area, QRectF(0.1, 0.1, 0.7, 0.02));
    QCOMPARE(pointers(lines[1]), QStringList{u"/below"_s});
}

void TestRecordLines::pages_areInTheirOrder()
{
    const auto lines = valuesByLine({value(u"/second"_s, {{2, {0.1, 0.1, 0.2, 0.02}}}),
                                     value(u"/first"_s, {{1, {0.1, 0.1, 0.2, 0.02}}})});
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].page, 1);
    QCOMPARE(lines[1].page, 2);
}

void TestRecordLines::longValue_isOfTheLineOnWhichItBegins()
{
    const auto lines =
        valuesByLine({value(u"/title"_s, {{1, {0.1, 0.1, 0.8, 0.02}}, {1, {0.1, 0.13, 0.4, 0.02}}}),
                      value(u"/year"_s, {{1, {0.7, 0.13, 0.1, 0.02}}})});
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].area, QRectF(0.1, 0.1, 0.8, 0.05)); // all of it is shown
    QCOMPARE(pointers(lines[1]), QStringList{u"/year"_s});
}

void TestRecordLines::withoutAPlaceOnAPage_isOnNoLine()
{
    PlacedValue text = value(u"/text"_s, {});
    Place line;
    line.line = 3;
    text.places.append(line);
    QVERIFY(valuesByLine({text, value(u"/derived"_s, {})}).isEmpty());
}

QTEST_APPLESS_MAIN(TestRecordLines)
#include "tst_recordlines.moc"
