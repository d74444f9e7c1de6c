// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/grades.h"

#include <QTest>

using namespace Bole;

class TestGrades : public QObject
{
    Q_OBJECT

private slots:
    void text_givesGrades_data();
    void text_givesGrades();
    void span_coversWhatWasRead();
};

namespace {

QString shown(const GradeFinding &finding)
{
    QString text;
    switch (finding.kind) {
    case GradeKind::Gpa:
    case GradeKind::Average:
        text = finding.kind == GradeKind::Gpa ? QStringLiteral("gpa ") : QStringLiteral("avg ");
        text += QString::number(finding.grade.value);
        if (finding.grade.scale)
            text += u'/' + QString::number(*finding.grade.scale);
        break;
    case GradeKind::Rank:
        text = QStringLiteral("rank");
        if (finding.rank.position)
            text += u' ' + QString::number(*finding.rank.position);
        if (finding.rank.of)
            text += u'/' + QString::number(*finding.rank.of);
        if (finding.rank.percent)
            text += u' ' + QString::number(*finding.rank.percent) + u'%';
        break;
    case GradeKind::Honours:
        text = finding.text;
    }
    return finding.overall ? text : text + QStringLiteral(" partial");
}

} // namespace

void TestGrades::text_givesGrades_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("GPA: 4.91/5.00 Ranking: 2/31", "gpa 4.91/5; rank 2/31");
    row("GPA: 3.9/4.0 (Top 5%)", "gpa 3.9/4; rank 5%");
    row("GPA 3.5", "gpa 3.5");
    row("Note: 1,3", "gpa 1.3");
    row("Grade: 1,7", "gpa 1.7");
    row("GPA: 3,8/4,0", "gpa 3.8/4");
    row("current average 1,3", "gpa 1.3");
    row("104/110 cum laude", "gpa 104/110; cum laude");
    row("GPA: 96.4%", "avg 96.4");
    row("CPA 3.87/4.00 (ranked first of 41)", "gpa 3.87/4; rank 1/41");
    row("专业排名：top 1（1/86）", "rank 1/86");
    row("GPA: X.XX/4.00", "");
    row("绩点：3.X/4.0", "");
    row("CGPA: *.**/10", "");
    row("Average mark: 78%", "avg 78");
    row("Overall: 82/100; ranked 3rd of 140", "avg 82/100; rank 3/140");
    row("均分前10%", "rank 10%");
    row("Overall GPA: 3.78/4.00; Major GPA: 3.85/4.00", "gpa 3.78/4; gpa 3.85/4 partial");
    row("学分绩 90.7/100，均绩 3.94/4.0", "avg 90.7/100; gpa 3.94/4");
    row("16.5/20", "gpa 16.5/20");
    row("mention très bien (16.2/20)", "gpa 16.2/20");
    row("CGPA of 6.7/7.0, ranked 1st out of 86 students", "gpa 6.7/7; rank 1/86");
    row("Grade 5.6/6", "gpa 5.6/6");
    row("Final grade: 110/110 cum laude", "gpa 110/110; cum laude");
    row("Final grade: 1.3", "gpa 1.3");
    row("累積平均績點：3.72/4.0", "gpa 3.72/4");
    row("专业排名前 5%（6/120）", "rank 6/120 5%");
    row("系排名 5/118（前 5%）", "rank 5/118 5%");
    row("Grade average 5.62/6.00", "gpa 5.62/6");
    row("Final mark 9.31/10, ranked 1 of 38", "gpa 9.31/10; rank 1/38");
    row("Weighted average: 16.8/20 (great distinction)", "gpa 16.8/20");
    row("Average mark 18.4/20", "gpa 18.4/20");
    row("平均分 4.2/5", "gpa 4.2/5");
    row("加权平均分 93.6/100，排名：第3名/共87人", "avg 93.6/100; rank 3/87");
    row("B.S. in Computer Science - 3.8 GPA", "gpa 3.8");
    row("Cumulative GPA: 3.96 / 4.00", "gpa 3.96/4");
    row("GPA: 3.7 out of 4.0", "gpa 3.7/4");
    row("CGPA 9.1/10", "gpa 9.1/10");
    row("GPA (4.0 scale): 3.81", "gpa 3.81/4");
    row("GPA：3.9/4.0 专业排名：3/120（前 2.5%）", "gpa 3.9/4; rank 3/120 2.5%");
    row("GPA: 3.99/4.00  GPA排名: 1/100  综测排名: 2/100",
        "gpa 3.99/4; rank 1/100; rank 2/100 partial");
    row("平均绩点 4.88/5.00", "gpa 4.88/5");
    row("绩点：3.92（满分4.0）", "gpa 3.92/4");
    row("学分绩 3.85，排名第3（共120人）", "gpa 3.85; rank 3/120");
    row("GPA per year: 3.82/4.0 (3rd Year), 3.69 (2nd Year)",
        "gpa 3.82/4 partial; gpa 3.69 partial");
    row("Overall GPA: 3.60/4.0, Average Score: 85.2", "gpa 3.6/4; avg 85.2");
    row("Major GPA: 3.95/4.0", "gpa 3.95/4 partial");
    row("均分 86.7", "avg 86.7");
    row("加权平均分：91.35/100", "avg 91.35/100");
    row("专业成绩：92.3（满分100）", "avg 92.3/100");
    row("Average score 88.5/100, rank 4 of 60", "avg 88.5/100; rank 4/60");
    row("GPA Ranking: 13/245 (Top 5.31%)", "rank 13/245 5.31%");
    row("排名：第 1/30", "rank 1/30");
    row("专业前 5%", "rank 5%");
    row("成绩排名前10%", "rank 10%");
    row("top 3 of 120", "rank 3/120");
    row("Ranked 2nd among 98", "rank 2/98");
    row("1st out of 56 students", "rank 1/56");
    row("GPA 2.33，专业排名第一", "gpa 2.33; rank 1");
    row("ＧＰＡ：３．８／４．０", "gpa 3.8/4");
    row("3.88/4.00", "gpa 3.88/4");
    row("GPA: 3.93/4.00 (1/20)", "gpa 3.93/4; rank 1/20");
    row("B.Sc., First Class Honours", "First Class Honours");
    row("M.Sc. magna cum laude", "magna cum laude");
    // what is no grade
    row("For attaining a semester GPA of at least 3.75.", "");
    row("CET4/CET6成绩：612/656", "");
    row("2019/09 - 2023/06", "");
    row("机器学习导论 (98) 深度学习 (96)", "");
    row("reduced latency by 73% on 4.2x more nodes", "");
}

void TestGrades::text_givesGrades()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QStringList found;
    for (const GradeFinding &finding : findGrades(text))
        found.append(shown(finding));
    QCOMPARE(found.join(QStringLiteral("; ")), expected);
}

void TestGrades::span_coversWhatWasRead()
{
    const QString text = QStringLiteral("某专业 GPA：3.9/4.0，排名：3/120（前 2.5%）");
    const auto found = findGrades(text);
    QCOMPARE(found.size(), 2);
    QCOMPARE(text.sliced(found[0].span.start, found[0].span.length),
             QStringLiteral("GPA：3.9/4.0"));
    QCOMPARE(text.sliced(found[1].span.start, found[1].span.length),
             QStringLiteral("排名：3/120（前 2.5%）"));
}

QTEST_GUILESS_MAIN(TestGrades)
#include "tst_grades.moc"
