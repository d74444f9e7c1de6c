// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/tests.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;

class TestTests : public QObject
{
    Q_OBJECT

private slots:
    void text_givesTests_data();
    void text_givesTests();

private:
    Knowledge m_knowledge;
};

void TestTests::text_givesTests_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("IELTS 7.0 (L 8, R 7.5, W 6, S 6.5)",
        "IELTS 7 Listening=8 Reading=7.5 Speaking=6.5 Writing=6");
    row("English : IELTS 6.5 pts (Listening: 6, Reading: 7.5, Writing: 6, Speaking: 5.5)",
        "IELTS 6.5 Listening=6 Reading=7.5 Speaking=5.5 Writing=6");
    row("TOEFL 105", "TOEFL 105");
    row("GRE: 168Q / 162V / 4.5AW", "GRE 330 Analytical Writing=4.5 Quantitative=168 Verbal=162");
    row("IELTS waived", "");
    row("TOEFL iBT: 110 (R30, L29, S24, W27)",
        "TOEFL 110 Listening=29 Reading=30 Speaking=24 Writing=27");
    row("TOEFL: 112/120, GRE: 325+3.5", "TOEFL 112; GRE 325 Analytical Writing=3.5");
    row("GRE 328 (V158 + Q170, AW 4.0)",
        "GRE 328 Analytical Writing=4 Quantitative=170 Verbal=158");
    row("CET-4 602, CET-6 560", "CET-4 602; CET-6 560");
    row("CET4/CET6成绩：612/656               TOEFL成绩：107", "CET-4 612; CET-6 656; TOEFL 107");
    row("CET-4/6：612/556", "CET-4 612; CET-6 556");
    row("英语水平：CET-6 (610 分)", "CET-6 610");
    row("英语（CET‑6 分数：586）", "CET-6 586");
    row("雅思 7.5（听力 8.5，阅读 8，写作 6.5，口语 6.5）",
        "IELTS 7.5 Listening=8.5 Reading=8 Speaking=6.5 Writing=6.5");
    row("托福：108", "TOEFL 108");
    row("大学英语六级 521 分", "CET-6 521");
    row("大学英语六级（CET-6）587 分；雅思 7.0", "CET-6 587; IELTS 7");
    row("粤语（母语）、普通话（良好）", "");
    row("通过大学英语四级", "CET-4");
    row("CET-6 passed", "CET-6");
    row("语言: 英语 - 熟练 (TOEFL xxx)", "TOEFL");
    row("日语 JLPT N1 通过", "JLPT N1");
    row("日语 N2", "JLPT N2");
    row("Japanese: JLPT N3 (2024)", "JLPT N3");
    row("GRE Physics 920", "GRE Physics 920");
    row("GRE Sub 数学 880", "GRE Mathematics 880");
    row("GRE: Quantitative 169, Verbal 161, Analytical Writing 4.5 (total 330)",
        "GRE 330 Analytical Writing=4.5 Quantitative=169 Verbal=161");
    row("GRE General: Verbal 167, Quantitative 170, Writing 5.0",
        "GRE 337 Quantitative=170 Verbal=167 Writing=5");
    row("GRE General: Verbal 167, Quantitative 170, Writing 5.0 (337 total), September 2026",
        "GRE 337 Quantitative=170 Verbal=167 Writing=5");
    row("GATE: 812", "GATE 812");
    row("a SAT solver with a new theory", "");
    row("It ACTs as a cache", "");
}

void TestTests::text_givesTests()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QStringList found;
    for (const TestFinding &finding : findTests(text, m_knowledge)) {
        QString shown = finding.test.name;
        if (finding.test.score)
            shown += u' ' + QString::number(*finding.test.score);
        for (const auto &[part, value] : finding.test.parts.asKeyValueRange())
            shown += u' ' + part + u'=' + QString::number(value);
        found.append(shown);
    }
    QCOMPARE(found.join(QStringLiteral("; ")), expected);
}

QTEST_GUILESS_MAIN(TestTests)
#include "tst_tests.moc"
