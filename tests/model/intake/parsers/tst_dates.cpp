// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/dates.h"

#include <QTest>

using namespace Bole;

class TestDates : public QObject
{
    Q_OBJECT

private slots:
    void text_givesRanges_data();
    void text_givesRanges();
    void span_coversWhatWasRead_data();
    void span_coversWhatWasRead();
    void openRange_isSeen();
};

namespace {

/// "2021-09..2025-06", "2021-09..now", "2023-05", "..2020", with "?" for expected.
QString shown(const DateRange &range)
{
    QString text;
    if (range.single) {
        text = range.start->toString();
    } else {
        text = range.start ? range.start->toString() : QString();
        text += QLatin1StringView("..");
        text += range.current ? QStringLiteral("now")
                : range.end   ? range.end->toString()
                              : QString();
    }
    return range.expected ? text + u'?' : text;
}

} // namespace

void TestDates::text_givesRanges_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    // English ranges
    row("Sept. 2021 – Present", "2021-09..now");
    row("2019/2020", "2019..2020");
    row("F'19", "2019");
    row("6 – 8/2024", "2024-06..2024-08");
    row("AU21", "2021");
    row("Sep 2019 - May 2023", "2019-09..2023-05");
    row("Jun 2020 ~ now", "2020-06..now");
    row("Aug. 2018 to June 2019", "2018-08..2019-06");
    row("09/2018 - 06/2022", "2018-09..2022-06");
    row("May 2, 2019 — August 30, 2019", "2019-05-02..2019-08-30");
    row("Jun – Aug 2023", "2023-06..2023-08");
    row("Sep 15 – NOW", "2015-09..now");
    row("202209-202606", "2022-09..2026-06");
    row("202409 - 至今", "2024-09..now");
    row("邮编 201804", "");
    row("202013-202099", "");
    row("Sep 15 – Jun 18", "2015-09..2018-06");
    row("Jun 15 – Jul 20, 2020", "2020-07-20");
    row("Summer 2012 and 2013", "2012..2013");
    row("09/2021 – heute", "2021-09..now");
    row("Mai 2019 – Dez. 2020", "2019-05..2020-12");
    row("Nov – Feb 2023", "2022-11..2023-02");
    row("2018 – 2022", "2018..2022");
    row("2018–22", "2018..2022");
    row("2011–12", "2011..2012");
    row("2021 – Present", "2021..now");
    row("2021 - ongoing", "2021..now");
    row("since 1990", "1990..now");
    row("Sep '19 – Jun '23", "2019-09..2023-06");
    row("Fall 2022", "2022");
    row("2021 Fall", "2021");
    row("Fall 2013 – Spring 2014", "2013..2014");
    row("Summer 2013, 2014", "2013..2014");
    row("Expected May 2026", "2026-05?");
    row("Expected Graduation: June 2026", "2026-06?");
    row("Aug 2022 – May 2026 (expected)", "2022-08..2026-05?");
    row("Sep 2022 - Expected Jun 2026", "2022-09..2026-06?");
    row("1. November 2016", "2016-11-01");
    row("21st May, 2020", "2020-05-21");
    row("Mar 3, 2021", "2021-03-03");
    row("2021-03-04", "2021-03-04");
    row("31.12.2020", "2020-12-31");
    row("12/31/2020", "2020-12-31");
    row("May 2025 / June 2025", "2025-05 2025-06");
    row("until 2021", "..2021");
    // Chinese ranges
    row("2019.9-至今", "2019-09..now");
    row("2019.9 至今", "2019-09..now");
    row("2019/09—2023/06", "2019-09..2023-06");
    row("01/09/2021–20/10/2023", "2021-09-01..2023-10-20");
    row("03/02/2022 – 31/05/2022", "2022-02-03..2022-05-31");
    row("03/02/2022 – 05/31/2022", "2022-03-02..2022-05-31");
    row("2022年9月－2026年7月", "2022-09..2026-07");
    row("2023.10 ~ 迄今", "2023-10..now");
    row("2021年9月–2025年6月（预计）", "2021-09..2025-06?");
    row("2015 年 3 月 – 2015 年 5 月", "2015-03..2015-05");
    row("2025 年 10 月至今", "2025-10..now");
    row("2022年 – 预计2025年7月", "2022..2025-07?");
    row("2023年6月-8月", "2023-06..2023-08");
    row("2023年9-12月", "2023-09..2023-12");
    row("2023.06-08", "2023-06..2023-08");
    row("17.01-17.12", "2017-01..2017-12");
    row("19年9月至23年6月", "2019-09..2023-06");
    row("２０１９．０９－２０２３．０６", "2019-09..2023-06");
    row("2016.09～2020.07", "2016-09..2020-07");
    row("2023.09‑2024.03", "2023-09..2024-03");
    row("2023 年 10 月 – 2013 年 10 月", "2023-10..2013-10");
    row("2021年9月1日-2021年12月5日", "2021-09-01..2021-12-05");
    row("1996 秋季学期", "1996");
    row("2021年秋", "2021");
    row("预计 2026 年 3 月毕业", "2026-03?");
    row("预期毕业时间：2025-03", "2025-03?");
    row("2022‑2023学年", "2022..2023");
    row("自2020年9月起", "2020-09..now");
    // inside other text
    row("Tongji University  Sept. 2021 – Present  Shanghai", "2021-09..now");
    row("2023年全国大学生数学建模竞赛 2023年9月", "2023 2023-09");
    row("National Scholarship (2019, top 1%)", "2019");
    // what is no date
    row("arXiv:2023.12345", "");
    row("10.1109/EX57654.2024.00079", "");
    row("138-0000-2019", "");
    row("GPA 3.97/4.00", "");
    row("pp. 1990–2001", "");
    row("served 2000 users", "");
    row("It may be 3 to 5 of them", "");
    row("10 年经验", "");
    row("Rank 13/235", "");
    row("$2020 a year", "");
    row("person2019@example.org", "");
}

void TestDates::text_givesRanges()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QStringList found;
    for (const DateRange &range : findDateRanges(text, {2026, 1, 1}))
        found.append(shown(range));
    QCOMPARE(found.join(u' '), expected);
}

void TestDates::span_coversWhatWasRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");
    QTest::newRow("range") << QStringLiteral("Tongji, Sept. 2021 – Present, Shanghai")
                           << QStringLiteral("Sept. 2021 – Present");
    QTest::newRow("expected behind") << QStringLiteral("本科 2021年9月–2025年6月（预计） 上海")
                                     << QStringLiteral("2021年9月–2025年6月（预计）");
    QTest::newRow("expected before")
        << QStringLiteral("B.S., Expected May 2026, top") << QStringLiteral("Expected May 2026");
    QTest::newRow("after an emoji")
        << QStringLiteral("😀 2019.9-至今") << QStringLiteral("2019.9-至今");
}

void TestDates::span_coversWhatWasRead()
{
    QFETCH(QString, text);
    QFETCH(QString, read);
    const auto ranges = findDateRanges(text, {2026, 1, 1});
    QCOMPARE(ranges.size(), 1);
    QCOMPARE(text.sliced(ranges[0].span.start, ranges[0].span.length), read);
}

void TestDates::openRange_isSeen()
{
    QVERIFY(endsWithOpenRange(u"Sept. 2020 –"));
    QVERIFY(endsWithOpenRange(u"2020年9月 —"));
    QVERIFY(!endsWithOpenRange(u"Sept. 2020 – Present"));
    QVERIFY(!endsWithOpenRange(u"a well-"));
    QVERIFY(dateRange(u"(Sept. 2020 – Present)").has_value());
    QVERIFY(!dateRange(u"Duke, Sept. 2020 – Present").has_value());
}

QTEST_GUILESS_MAIN(TestDates)
#include "tst_dates.moc"
