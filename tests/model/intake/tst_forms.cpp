// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "pagemaker.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Forms: tables of ruled cells, and tables that only their columns' edges show.
class TestForms : public QObject
{
    Q_OBJECT

private slots:
    void headedColumns_nameTheCells();
    void headingInAMergedColumn_headsItsRows();
    void boxesOfStudies_areOneEntry();
    void emptyCells_areNoValues();
    void familyAndGivenName_areOneName();
    void columnsWithoutRules_areReadByTheirHead();
    void longTextsBesideEachOther_areNoTable();
    void oddCell_isNotLost();
    void numbersAlone_keepTheirHeads();

private:
    Record read(const PageMaker &page) const
    {
        return understand(page.document(), m_knowledge, PartialDate{2026, 11, 1}).record;
    }

    Knowledge m_knowledge;
};

namespace {

/// Draws one row of cells, each with its borders, at `y`; gives where the next one begins. The
/// first one may be merged with those above and below it.
double row(PageMaker &page, double y, const QList<double> &edges, const QStringList &cells,
           int lines = 1, bool isMerged = false)
{
    const double height = 8 + 14 * lines;
    for (qsizetype i = 0; i + 1 < edges.size(); ++i) {
        if (i > 0 || !isMerged) {
            page.rule(edges[i], y, edges[i + 1] - edges[i]);
            page.rule(edges[i], y + height, edges[i + 1] - edges[i]);
        }
        const QStringList texts = cells.value(i).split(u'\n');
        for (qsizetype l = 0; l < texts.size(); ++l) {
            if (!texts[l].isEmpty())
                page.put(edges[i] + 4, y + 6 + 14 * double(l), texts[l]);
        }
    }
    for (const double x : edges)
        page.upright(x, y, height);
    return y + height;
}

} // namespace

/// No rule between the second label and its value.
void TestForms::oddCell_isNotLost()
{
    PageMaker page;
    page.put(220, 40, u"个人情况登记表"_s, 18, true);
    const QList<double> edges{50, 120, 280, 540};
    double y = row(page, 80, edges, {u"考生姓名"_s, u"闻人澈"_s, u"移动电话"_s});
    page.put(400, y - 16, u"138 0013 5501"_s);
    y = row(page, y, edges, {u"电子信箱"_s, u"wenren@example.org"_s, u"通讯地址"_s});
    page.put(400, y - 16, u"合肥市北一环路 1 号"_s);
    QCOMPARE(read(page).basics.phones, QStringList{u"138 0013 5501"_s});
}

void TestForms::numbersAlone_keepTheirHeads()
{
    PageMaker page;
    page.put(220, 40, u"个人情况登记表"_s, 18, true);
    page.put(50, 80, u"Ⅱ 外语水平"_s, 13, true);
    const QList<double> edges{50, 160, 260};
    const double y = row(page, 104, edges, {u"四级成绩"_s, u"六级成绩"_s});
    row(page, y, edges, {u"571"_s, u"508"_s});
    const Record record = read(page);
    QCOMPARE(record.tests.size(), 2);
    QCOMPARE(record.tests.last().score, 508.0);
}

void TestForms::headedColumns_nameTheCells()
{
    PageMaker page;
    page.put(220, 40, u"应聘登记表"_s, 18, true);
    page.put(50, 80, u"教育经历"_s, 13, true);
    const QList<double> edges{50, 160, 260, 360, 450, 540};
    double y = row(page, 104, edges, {u"起止时间"_s, u"学校"_s, u"专业"_s, u"绩点"_s, u"排名"_s});
    y = row(page, y, edges,
            {u"2022.09-2026.06"_s, u"合肥工业大学"_s, u"土木工程"_s, u"3.71/4.0"_s, u"4/118"_s});
    const Record record = read(page);
    QCOMPARE(record.education.size(), 1);
    const Education &entry = record.education.first();
    QCOMPARE(entry.institution, u"合肥工业大学"_s);
    QCOMPARE(entry.area, u"土木工程"_s);
    QVERIFY(entry.gpa);
    QCOMPARE(entry.gpa->value, 3.71);
    QVERIFY(entry.rank);
    QCOMPARE(entry.rank->position, 4);
    QCOMPARE(entry.startDate, (PartialDate{2022, 9}));
}

void TestForms::headingInAMergedColumn_headsItsRows()
{
    PageMaker page;
    page.put(220, 40, u"报名登记表"_s, 18, true);
    const QList<double> edges{50, 90, 220, 400, 540};
    double y = row(page, 80, {50, 90, 220, 400, 540},
                   {u"姓名"_s, u"关牧野"_s, u"出生年月"_s, u"1998.12"_s});
    y = row(page, y, edges, {u"工"_s, u"起止年月"_s, u"工作单位"_s, u"职务"_s}, 1, true);
    y = row(page, y, edges, {u"作"_s, u"2024.07-2025.12"_s, u"海洋生物研究所"_s, u"助理研究员"_s},
            1, true);
    y = row(page, y, edges, {u"经"_s, u"2020.07-2020.09"_s, u"天正实业有限公司"_s, u"实习生"_s}, 1,
            true);
    y = row(page, y, edges, {u"历"_s, {}, {}, {}}, 1, true);
    page.rule(50, y, 40);
    QStringList found;
    for (const Work &work : read(page).work)
        found.append(work.name + u": "_s + work.position);
    QCOMPARE(found, (QStringList{u"海洋生物研究所: 助理研究员"_s, u"天正实业有限公司: 实习生"_s}));
}

void TestForms::boxesOfStudies_areOneEntry()
{
    PageMaker page;
    page.put(220, 40, u"夏令营申请表"_s, 18, true);
    const QList<double> edges{50, 120, 300, 380, 540};
    double y = row(page, 80, edges, {u"姓名"_s, u"宋亦澄"_s, u"性别"_s, u"男"_s});
    y = row(page, y, edges, {u"毕业学校"_s, u"合肥工业大学"_s, u"所学专业"_s, u"土木工程"_s});
    y = row(page, y, edges, {u"专业排名"_s, u"4"_s, u"专业总人数"_s, u"118"_s});
    const Record record = read(page);
    QCOMPARE(record.basics.name, u"宋亦澄"_s);
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().institution, u"合肥工业大学"_s);
    QCOMPARE(record.education.first().area, u"土木工程"_s);
    QVERIFY(record.education.first().rank);
    QCOMPARE(record.education.first().rank->of, 118);
}

void TestForms::emptyCells_areNoValues()
{
    PageMaker page;
    page.put(220, 40, u"申请表"_s, 18, true);
    const QList<double> edges{50, 120, 220, 290, 380, 450, 540};
    double y =
        row(page, 80, edges, {u"姓名"_s, u"丘若楠"_s, u"民族"_s, {}, u"政治面貌"_s, u"共青团员"_s});
    y = row(page, y, edges, {u"CET-4"_s, u"601"_s, u"CET-6"_s, {}, u"雅思"_s, u"无"_s});
    const Record record = read(page);
    QCOMPARE(record.basics.ethnicity, QString());
    QCOMPARE(record.basics.politicalStatus, u"共青团员"_s);
    QCOMPARE(record.tests.size(), 1);
    QCOMPARE(record.tests.first().name, u"CET-4"_s);
}

void TestForms::familyAndGivenName_areOneName()
{
    PageMaker page;
    page.put(150, 40, u"RESIDENCE APPLICATION"_s, 16, true);
    const QList<double> edges{50, 150, 300, 400, 540};
    double y =
        row(page, 80, edges, {u"Family name"_s, u"Haddad"_s, u"Given names"_s, u"Rim Salma"_s});
    y = row(page, y, edges, {u"Sex"_s, u"F"_s, u"E-mail"_s, u"rim@example.tn"_s});
    QCOMPARE(read(page).basics.name, u"Rim Salma Haddad"_s);
}

void TestForms::columnsWithoutRules_areReadByTheirHead()
{
    PageMaker page;
    page.put(200, 40, u"Tobi Fashola"_s, 20, true);
    page.put(50, 90, u"EDUCATION"_s, 13, true);
    page.put(50, 114, u"Degree"_s, 10, true).put(140, 114, u"Institution"_s, 10, true);
    page.put(310, 114, u"Field"_s, 10, true).put(430, 114, u"Year"_s, 10, true);
    page.put(500, 114, u"CGPA"_s, 10, true);
    page.put(50, 134, u"MPH"_s).put(140, 134, u"University of Ibadan"_s);
    page.put(310, 134, u"Epidemiology and"_s).put(430, 134, u"2019 –"_s);
    page.put(500, 134, u"6.1/7.0"_s).put(310, 147, u"Statistics"_s).put(430, 147, u"2021"_s);
    page.put(50, 170, u"B.Sc."_s).put(140, 170, u"University of Lagos"_s);
    page.put(310, 170, u"Microbiology"_s).put(430, 170, u"2013 – 2017"_s);
    page.put(500, 170, u"4.52/5.0"_s);
    const Record record = read(page);
    QCOMPARE(record.education.size(), 2);
    QCOMPARE(record.education[0].area, u"Epidemiology and Statistics"_s);
    QCOMPARE(record.education[0].startDate, (PartialDate{2019}));
    QCOMPARE(record.education[0].endDate, (PartialDate{2021}));
    QCOMPARE(record.education[1].endDate, (PartialDate{2017}));
}

void TestForms::longTextsBesideEachOther_areNoTable()
{
    PageMaker page;
    page.put(200, 40, u"Rosa Duarte"_s, 20, true);
    QStringList left{u"Skills"_s};
    QStringList right{u"Experience"_s};
    for (int i = 0; i < 10; ++i) {
        left.append(u"Quiet tool %1"_s.arg(i));
        right.append(u"Wrote about rivers and lakes for a paper"_s);
    }
    row(page, 80, {50, 200, 540}, {left.join(u'\n'), right.join(u'\n')}, 11);
    const Record record = read(page);
    for (const Section &section : record.sections)
        QVERIFY(section.title != u"Quiet tool 3"_s);
}

QTEST_GUILESS_MAIN(TestForms)
#include "tst_forms.moc"
