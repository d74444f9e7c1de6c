// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "pagemaker.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Entries that take several lines, with nothing but their order to tell where one ends.
class TestStackedEntries : public QObject
{
    Q_OBJECT

private slots:
    void rolesOverFirmsOverDates_areEntries();
    void bulletsFurtherIn_tellOfTheOuterOnes();
    void prizeUpToTheEdge_goesOnBelow();
    void headingsAboveAndBeside_areNotInTheMiddle();
    void cellsOfATable_areWhole();

private:
    Record read(const PageMaker &page) const
    {
        return understand(page.document(), m_knowledge, PartialDate{2026, 11, 1}).record;
    }

    Knowledge m_knowledge;
};

void TestStackedEntries::rolesOverFirmsOverDates_areEntries()
{
    PageMaker page;
    page.put(50, 40, u"阮听松"_s, 20, true);
    page.put(50, 80, u"经历"_s, 13, true);
    double y = 104;
    const auto entry = [&](const QString &role, const QString &firm, const QString &date) {
        page.put(50, y, role, 10, true).put(50, y + 16, firm).put(50, y + 32, date);
        y += 64;
    };
    entry(u"驻地艺术家"_s, u"西岸声音实验室"_s, u"2024年3月 至 2024年6月"_s);
    entry(u"助教（和声学）"_s, u"同济大学"_s, u"2023年2月 至 2023年7月"_s);
    entry(u"配乐助理"_s, u"云梦文化传媒有限公司"_s, u"2021年7月 至 2021年12月"_s);
    QStringList found;
    for (const Work &work : read(page).work)
        found.append(work.name + u": "_s + work.position);
    QCOMPARE(found, (QStringList{u"西岸声音实验室: 驻地艺术家"_s, u"同济大学: 助教（和声学）"_s,
                                 u"云梦文化传媒有限公司: 配乐助理"_s}));
}

void TestStackedEntries::bulletsFurtherIn_tellOfTheOuterOnes()
{
    PageMaker page;
    page.put(50, 40, u"Rosa Duarte"_s, 20, true);
    page.put(50, 80, u"Projects"_s, 13, true);
    double y = 104;
    for (const QString &name : {u"Quiet Rivers"_s, u"Dry Lakes"_s}) {
        page.put(50, y, u"•"_s).put(60, y, name, 10, true);
        page.put(60, y + 14, u"Tools: maps and boats"_s);
        page.put(72, y + 28, u"•"_s).put(82, y + 28, u"Built a gauge for small streams"_s);
        page.put(72, y + 42, u"•"_s).put(82, y + 42, u"Wrote a guide for pupils"_s);
        y += 62;
    }
    QStringList found;
    for (const Project &project : read(page).projects)
        found.append(project.name);
    QCOMPARE(found, (QStringList{u"Quiet Rivers"_s, u"Dry Lakes"_s}));
}

void TestStackedEntries::prizeUpToTheEdge_goesOnBelow()
{
    PageMaker page;
    page.put(50, 40, u"庞景行"_s, 20, true);
    page.put(50, 80, u"获奖情况"_s, 13, true);
    page.put(50, 104, u"2024年"_s).put(110, 104, u"国家奖学金"_s);
    page.put(50, 118, u"2023年"_s)
        .put(110, 118,
             u"全国大学生生命科学竞赛（科学探究类）二等奖；第七届湖北省大学生生物实验技能"_s);
    page.put(50, 132, u"竞赛一等奖"_s);
    page.put(50, 146, u"2022年"_s).put(110, 146, u"校级三好学生"_s);
    QStringList found;
    for (const Award &award : read(page).awards)
        found.append(award.title + u' ' + award.date->toString());
    QCOMPARE(
        found,
        (QStringList{u"国家奖学金 2024"_s, u"全国大学生生命科学竞赛（科学探究类）二等奖 2023"_s,
                     u"第七届湖北省大学生生物实验技能竞赛一等奖 2023"_s, u"校级三好学生 2022"_s}));
}

void TestStackedEntries::headingsAboveAndBeside_areNotInTheMiddle()
{
    PageMaker page;
    page.put(50, 40, u"Rosa Duarte"_s, 20, true);
    page.put(50, 90, u"Experience"_s, 12, true);
    page.put(50, 108, u"05/2022 – 08/2022"_s).put(150, 108, u"Otter Ltd – Editor"_s, 10, true);
    page.put(150, 120, u"Cut the cost of nightly jobs"_s);
    page.put(50, 148, u"Awards"_s, 12, true).put(150, 148, u"Dean's List, 2022"_s);
    page.put(150, 166, u"National Essay Prize, 2020"_s);
    page.put(150, 184, u"Merit Scholarship, 2019"_s);
    page.put(50, 212, u"Leadership"_s, 12, true);
    page.put(50, 230, u"09/2019 – 06/2020"_s)
        .put(150, 230, u"Debate Society, President"_s, 10, true);
    page.put(50, 258, u"Skills"_s, 12, true).put(150, 258, u"Python, MATLAB, LaTeX"_s);
    const Record record = read(page);
    QCOMPARE(record.awards.size(), 3);
    QCOMPARE(record.work.size(), 2);
    QCOMPARE(record.skills.size(), 1);
}

void TestStackedEntries::cellsOfATable_areWhole()
{
    PageMaker page;
    page.put(50, 40, u"庞景行"_s, 20, true);
    page.put(50, 80, u"学术成果"_s, 13, true);
    const auto row = [&](double y, const QStringList &first, const QStringList &second) {
        const double lefts[] = {50, 90, 330, 430, 480};
        for (qsizetype i = 0; i < 5; ++i) {
            if (second[i].isEmpty()) {
                page.put(lefts[i], second.join(QString()).isEmpty() ? y : y + 7, first[i]);
                continue;
            }
            page.put(lefts[i], y, first[i]).put(lefts[i], y + 14, second[i]);
        }
    };
    row(104, {u"序"_s, u"论文题目"_s, u"期刊"_s, u"年份"_s, u"作者排"_s},
        {u"号"_s, {}, {}, {}, u"序"_s});
    row(142,
        {u"1"_s, u"Enantioselective Hydroalkylation of the"_s, u"Annals of"_s, u"2024"_s,
         u"共同一"_s},
        {{}, u"Enamides"_s, u"Birds"_s, {}, u"作"_s});
    row(180,
        {u"2"_s, u"Cleavage of Models under Visible Light"_s, u"Green Birds"_s, u"2023"_s,
         u"第二作"_s},
        {{}, {}, {}, {}, u"者"_s});
    const Record record = read(page);
    QCOMPARE(record.publications.size(), 2);
    QCOMPARE(record.publications[0].name, u"Enantioselective Hydroalkylation of the Enamides"_s);
    QCOMPARE(record.publications[0].publisher, u"Annals of Birds"_s);
}

QTEST_GUILESS_MAIN(TestStackedEntries)
#include "tst_stackedentries.moc"
