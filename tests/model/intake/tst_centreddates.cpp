// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "pagemaker.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Tables of word processors set dates, and headings in the margin, in the middle of their rows.
class TestCentredDates : public QObject
{
    Q_OBJECT

private slots:
    void dateBetweenTwoLines_belongsToBoth();
    void twoDatesOverEachOther_areARange();
    void headingInTheMiddle_headsItsCell();
    void dateBesideTheFirstLine_staysThere();

private:
    QStringList jobs(const PageMaker &page) const
    {
        QStringList found;
        const Record record =
            understand(page.document(), m_knowledge, PartialDate{2026, 11, 1}).record;
        for (const Work &work : record.work)
            found.append(u"%1 %2 %3"_s.arg(work.name,
                                           work.startDate ? work.startDate->toString() : QString(),
                                           work.endDate ? work.endDate->toString() : QString()));
        return found;
    }

    Knowledge m_knowledge;
};

void TestCentredDates::dateBetweenTwoLines_belongsToBoth()
{
    PageMaker page;
    page.put(50, 40, u"庞景行"_s, 20, true);
    page.put(50, 80, u"工作经历"_s, 13, true);
    page.put(50, 110, u"云梦软件有限公司"_s, 10, true).put(50, 124, u"研发部 工程师"_s);
    page.put(450, 117, u"2021.09-2023.06"_s);
    page.put(50, 146, u"湖畔电子有限公司"_s, 10, true).put(50, 160, u"测试部 实习生"_s);
    page.put(450, 153, u"2020.07-2020.09"_s);
    QCOMPARE(jobs(page), (QStringList{u"云梦软件有限公司 2021-09 2023-06"_s,
                                      u"湖畔电子有限公司 2020-07 2020-09"_s}));
}

void TestCentredDates::twoDatesOverEachOther_areARange()
{
    PageMaker page;
    page.put(50, 40, u"庞景行"_s, 20, true);
    page.put(50, 80, u"工作经历"_s, 13, true);
    page.put(50, 110, u"2023.06"_s).put(50, 124, u"2021.09"_s);
    page.put(150, 117, u"云梦软件有限公司 工程师"_s);
    page.put(50, 150, u"2020.09"_s).put(50, 164, u"2020.07"_s);
    page.put(150, 157, u"湖畔电子有限公司 实习生"_s);
    QCOMPARE(jobs(page), (QStringList{u"云梦软件有限公司 2021-09 2023-06"_s,
                                      u"湖畔电子有限公司 2020-07 2020-09"_s}));
}

void TestCentredDates::headingInTheMiddle_headsItsCell()
{
    PageMaker page;
    page.put(50, 40, u"庞景行"_s, 20, true);
    const auto row = [&](double y, const QString &heading, const QString &upper,
                         const QString &lower, const QString &date) {
        page.put(50, y + 7, heading, 10, true).put(130, y, upper).put(130, y + 14, lower);
        page.put(450, y + 7, date);
    };
    row(90, u"教育背景"_s, u"同济大学，软件工程，本科"_s, u"导师：褚维明教授"_s,
        u"2017.09-2021.06"_s);
    row(124, u"工作经历"_s, u"云梦软件有限公司，工程师"_s, u"负责测试"_s, u"2021.09-2023.06"_s);
    row(158, u"项目经历"_s, u"无人船路径规划"_s, u"完成仿真"_s, u"2020.01-2020.06"_s);
    const Record record = understand(page.document(), m_knowledge, PartialDate{2026, 11, 1}).record;
    QCOMPARE(jobs(page), QStringList{u"云梦软件有限公司 2021-09 2023-06"_s});
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.projects.size(), 1);
    QCOMPARE(record.projects.first().name, u"无人船路径规划"_s);
}

void TestCentredDates::dateBesideTheFirstLine_staysThere()
{
    PageMaker page;
    page.put(50, 40, u"庞景行"_s, 20, true);
    page.put(50, 80, u"工作经历"_s, 13, true);
    page.put(50, 110, u"云梦软件有限公司"_s, 10, true).put(450, 110, u"2021.09-2023.06"_s);
    page.put(50, 124, u"研发部 工程师"_s);
    page.put(50, 138, u"湖畔电子有限公司"_s, 10, true).put(450, 138, u"2020.07-2020.09"_s);
    page.put(50, 152, u"测试部 实习生"_s);
    page.put(50, 166, u"百川书店 店员"_s, 10, true).put(450, 166, u"2019.07-2019.09"_s);
    QCOMPARE(jobs(page).size(), 3);
    QCOMPARE(jobs(page).at(1), u"湖畔电子有限公司 2020-07 2020-09"_s);
}

QTEST_GUILESS_MAIN(TestCentredDates)
#include "tst_centreddates.moc"
