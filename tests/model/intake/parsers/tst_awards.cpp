// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/awards.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;

class TestAwards : public QObject
{
    Q_OBJECT

private slots:
    void line_givesAward_data();
    void line_givesAward();
    void line_givesSeveral_data();
    void line_givesSeveral();

private:
    Knowledge m_knowledge;
};

void TestAwards::line_givesAward_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("awarder");
    QTest::addColumn<QString>("level");
    const auto row = [](const char *line, const char *title, const char *date, const char *awarder,
                        const char *level) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(title)
                            << QString::fromUtf8(date) << QString::fromUtf8(awarder)
                            << QString::fromUtf8(level);
    };
    row("2022 Award of Honor for Graduates, Zhejiang University.", "Award of Honor for Graduates",
        "2022", "Zhejiang University", "university");
    row("National 1st Prize (0.5%) in an Example Contest\t2023",
        "National 1st Prize (0.5%) in an Example Contest", "2023", "", "national");
    row("Regional 2nd Prize in the National Example Contest 2022",
        "Regional 2nd Prize in the National Example Contest", "2022", "", "provincial");
    row("• Example Fellowship in Machine Learning (2020 – 2023)",
        "Example Fellowship in Machine Learning", "2020", "", "");
    row("2022年12月，“飞鸟杯”全国大学生数学竞赛，北京市二等奖",
        "“飞鸟杯”全国大学生数学竞赛，北京市二等奖", "2022-12", "", "provincial");
    row("国家奖学金  1998.06", "国家奖学金", "1998-06", "", "national");
    row("2023年全国大学生某某竞赛  省级金奖  2023年7月", "2023年全国大学生某某竞赛 省级金奖",
        "2023-07", "", "provincial");
    row("2023  全国大学生某某竞赛省一等奖", "全国大学生某某竞赛省一等奖", "2023", "", "provincial");
    row("全国大学生某某竞赛江苏省二等奖 2022", "全国大学生某某竞赛江苏省二等奖", "2022", "",
        "provincial");
    row("2022‑2023学年校级优秀学生干部", "2022‑2023学年校级优秀学生干部", "2022", "", "university");
    row("2023 年度优秀学生干部", "2023 年度优秀学生干部", "2023", "", "university");
    row("2019  一等, 某某大学学业奖学金", "一等, 某某大学学业奖学金", "2019", "", "university");
    row("Dec. 2015 The 2015 ICPC Asia Example Regional Contest – Gold Medal",
        "The 2015 ICPC Asia Example Regional Contest – Gold Medal", "2015-12", "", "international");
    row("2016，2017，2018校级奖学金", "2016，2017，2018校级奖学金", "2016", "", "university");
    row("2021  中国人民大学优秀学生奖学金", "中国人民大学优秀学生奖学金", "2021", "", "university");
    row("Merit Scholarship, The Chinese University of Hong Kong, 2020", "Merit Scholarship", "2020",
        "The Chinese University of Hong Kong", "university");
    row("National 1st Prize in the Contemporary Mathematical Contest in Modeling 2023",
        "National 1st Prize in the Contemporary Mathematical Contest in Modeling", "2023", "",
        "national");
    row("湖畔科技大学“挑战杯”校赛一等奖 2022", "湖畔科技大学“挑战杯”校赛一等奖", "2022", "",
        "university");
    row("Swedish Institute Scholarship, 2020", "Swedish Institute Scholarship", "2020", "", "");
    row("优秀学生干部（2020，2022）", "优秀学生干部", "2020", "", "university");
    row("2023  中国银行奖学金", "中国银行奖学金", "2023", "", "");
    row("2023  中国民生银行奖学金", "中国民生银行奖学金", "2023", "", "");
    row("2022  国家电网奖学金", "国家电网奖学金", "2022", "", "");
    row("2023  中国大学生软件设计竞赛一等奖", "中国大学生软件设计竞赛一等奖", "2023", "",
        "national");
    row("2023  中国政府奖学金", "中国政府奖学金", "2023", "", "national");
    row("Bank of China Scholarship, 2021", "Bank of China Scholarship", "2021", "", "");
    row("China Northern Bank Scholarship, 2021", "China Northern Bank Scholarship", "2021", "", "");
    row("City Hackathon, First Prize, 2022", "City Hackathon, First Prize", "2022", "", "");
    row("2023.05 全国大学生数学建模竞赛 一等奖 国家级", "全国大学生数学建模竞赛 一等奖", "2023-05",
        "", "national");
    row("2022.10 某某杯程序设计竞赛 二等奖 省级", "某某杯程序设计竞赛 二等奖", "2022-10", "",
        "provincial");
    row("2022 Example Essay Contest First Prize National", "Example Essay Contest First Prize",
        "2022", "", "national");
    row("Golden Cross for Services to Philology • 2000", "Golden Cross for Services to Philology",
        "2000", "", "");
}

void TestAwards::line_givesAward()
{
    QFETCH(QString, line);
    QFETCH(QString, title);
    QFETCH(QString, date);
    QFETCH(QString, awarder);
    QFETCH(QString, level);
    const AwardFinding found = parseAward(line, m_knowledge, {2026, 1, 1});
    QCOMPARE(found.award.title, title);
    QCOMPARE(found.award.date ? found.award.date->toString() : QString(), date);
    QCOMPARE(found.award.awarder, awarder);
    QCOMPARE(found.award.level.text(), level);
}

void TestAwards::line_givesSeveral_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("sentences")
        << QStringLiteral("Wren Foundation Scholar, 2023. Best graduating student, University of "
                          "Basel, 2022. Heron Scholarship, 2019.")
        << QStringList{QStringLiteral("Wren Foundation Scholar"),
                       QStringLiteral("Best graduating student"),
                       QStringLiteral("Heron Scholarship")};
    QTest::newRow("Chinese list")
        << QStringLiteral("所获奖项：2016，2017校级奖学金，2018全国大学生某某竞赛二等奖")
        << QStringList{QStringLiteral("2016，2017校级奖学金"),
                       QStringLiteral("2018全国大学生某某竞赛二等奖")};
    QTest::newRow("semicolons") << QStringLiteral("国家奖学金（2020）；校级三好学生（2021）")
                                << QStringList{QStringLiteral("国家奖学金"),
                                               QStringLiteral("校级三好学生")};
    QTest::newRow("semicolons in English, commas inside")
        << QStringLiteral("Meritorious Winner, Example Contest in Modelling, 2024; Third Place, "
                          "Paper Boat Race, 2023; Merit Student, 2022")
        << QStringList{QStringLiteral("Meritorious Winner, Example Contest in Modelling"),
                       QStringLiteral("Third Place, Paper Boat Race"),
                       QStringLiteral("Merit Student")};
    QTest::newRow("Chinese commas between dated prizes")
        << QStringLiteral(
               "某某杯竞赛三等奖（2024）、一等学业奖学金（2023）、某某省优秀毕业生（2022）")
        << QStringList{QStringLiteral("某某杯竞赛三等奖"), QStringLiteral("一等学业奖学金"),
                       QStringLiteral("某某省优秀毕业生")};
    QTest::newRow("one English award")
        << QStringLiteral("Chess Tournament, First Prize, Example College  Mar 2003")
        << QStringList{QStringLiteral("Chess Tournament, First Prize")};
}

void TestAwards::line_givesSeveral()
{
    QFETCH(QString, line);
    QFETCH(QStringList, titles);
    QStringList found;
    for (const AwardFinding &finding : parseAwards(line, m_knowledge, {2026, 1, 1}))
        found.append(finding.award.title);
    QCOMPARE(found, titles);
}

QTEST_GUILESS_MAIN(TestAwards)
#include "tst_awards.moc"
