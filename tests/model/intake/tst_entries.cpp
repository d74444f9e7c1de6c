// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;

namespace {

constexpr PartialDate today{2026, 11, 1};

QString period(const auto &entry)
{
    const QString end = entry.current   ? QStringLiteral("present")
                        : entry.endDate ? entry.endDate->toString()
                                        : QString();
    return (entry.startDate ? entry.startDate->toString() : QString()) + QStringLiteral("..") + end;
}

QString shown(const Education &entry)
{
    QStringList parts = {entry.institution, entry.level, entry.area, period(entry)};
    if (entry.gpa)
        parts.append(
            QStringLiteral("%1/%2").arg(entry.gpa->value).arg(entry.gpa->scale.value_or(0)));
    if (entry.rank && entry.rank->position)
        parts.append(
            QStringLiteral("#%1/%2").arg(*entry.rank->position).arg(entry.rank->of.value_or(0)));
    if (!entry.advisor.isEmpty())
        parts.append(entry.advisor);
    return parts.join(QStringLiteral(" | "));
}

} // namespace

class TestEntries : public QObject
{
    Q_OBJECT

private slots:
    void education_data();
    void education();
    void work_data();
    void work();
    void projects_data();
    void projects();
    void skills_data();
    void skills();
    void languages_data();
    void languages();

private:
    Record read(const QString &heading, const QString &text) const
    {
        const QString source =
            QStringLiteral("# Mara Quillfeather\n\n## %1\n\n%2\n").arg(heading, text);
        return understand({QStringLiteral("text"), {}, source}, m_knowledge, today).record;
    }

    Knowledge m_knowledge;
};

static auto rows()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    return [](const char *name, const char *heading, const char *text, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(heading) << QString::fromUtf8(text)
                            << QString::fromUtf8(expected);
    };
}

void TestEntries::education_data()
{
    const auto row = rows();
    row("degree in a bullet below the school", "Education",
        "**University of Basel**, Basel, Switzerland\n"
        "- Bachelor of Science in Computer Science, July 2020 – May 2024\n"
        "- CGPA: 9.12/10; ranked 3rd of 120 in the department\n",
        "University of Basel | bachelor | Computer Science | 2020-07..2024-05 | 9.12/10 | #3/120");
    row("dates inside a sentence", "Education",
        "University of Basel, MSc in Statistics, February 2023 to present. Supervisor: Dr. Idris "
        "Vale. Thesis on spatial extremes.\n\n"
        "Tongji University, BSc in Mathematics, 2018 to 2022. Graduated with a CGPA of 6.7/7.0, "
        "ranked 1st out of 86 students.\n",
        "University of Basel | master | Statistics | 2023-02..present | Idris Vale\n"
        "Tongji University | bachelor | Mathematics | 2018..2022 | 6.7/7 | #1/86");
    row("an associate's degree", "Education",
        "Blinn College\tAug. 2014 – May 2018\nAssociate's in Liberal Arts\n",
        "Blinn College | other | Liberal Arts | 2014-08..2018-05");
    row("traditional characters", "學歷",
        "國立臺灣大學　資訊工程學研究所　碩士\t2022/09 – 2024/06\n指導教授：陳柏翰 教授；GPA "
        "4.21/4.3\n\n"
        "國立成功大學　電機工程學系　學士\t2018/09 – 2022/06\n系排名 5/118\n",
        "國立臺灣大學 | master | 資訊工程學 | 2022-09..2024-06 | 4.21/4.3 | 陳柏翰\n"
        "國立成功大學 | bachelor | 電機工程學 | 2018-09..2022-06 | #5/118");
    row("one sentence in Chinese", "教育背景",
        "2020年9月—2024年6月，同济大学，数据科学与大数据技术专业，工学学士。前六学期专业排名前 "
        "5%（6/120），GPA 3.93/4.0。\n",
        "同济大学 | bachelor | 数据科学与大数据技术 | 2020-09..2024-06 | 3.93/4 | #6/120");
}

void TestEntries::education()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    for (const Education &entry : read(heading, text).education)
        found.append(shown(entry));
    QTEST(found.join(u'\n'), "expected");
}

void TestEntries::work_data()
{
    const auto row = rows();
    row("dates inside a sentence", "Research Experience",
        "Research assistant, Institute for Quiet Computing, Tongji University, July 2023 to "
        "present. Fitted processes to rainfall records of 210 stations.\n",
        "Institute for Quiet Computing, Tongji University | Research assistant | 2023-07..present");
    row("traditional characters", "工作經歷",
        "某某科技股份有限公司　機器學習實習生\t2023/07 – 2023/08\n優化語音喚醒模型\n",
        "某某科技股份有限公司 | 機器學習實習生 | 2023-07..2023-08");
    row("day first", "Work experience",
        "**Junior data analyst**\t01/06/2022–31/08/2022\nAgrodata Ltd., Bologna\n",
        "Agrodata Ltd. | Junior data analyst | 2022-06-01..2022-08-31");
}

void TestEntries::work()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    for (const Work &entry : read(heading, text).work)
        found.append(
            QStringList{entry.name, entry.position, period(entry)}.join(QStringLiteral(" | ")));
    QTEST(found.join(u'\n'), "expected");
}

void TestEntries::projects_data()
{
    const auto row = rows();
    row("a name before its description", "Projects",
        "Open Rain: an R package that downloads, cleans and maps public rainfall records "
        "(2023).\n\n"
        "Ward Planner: a tool that assigns nurses to wards by integer programming (2021).\n",
        "Open Rain | 2023..2023\nWard Planner | 2021..2021");
    row("numbered, with dates in brackets", "科研项目",
        "1、高离子电导率硫化物电解质的制备（2022.10～2024.12）\n采用球磨—烧结工艺；\n"
        "2、钙钛矿薄膜的低温结晶（2020.09～2022.05）\n独立完成旋涂与表征。\n",
        "高离子电导率硫化物电解质的制备 | 2022-10..2024-12\n钙钛矿薄膜的低温结晶 | "
        "2020-09..2022-05");
}

void TestEntries::projects()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    for (const Project &entry : read(heading, text).projects)
        found.append(entry.name + QStringLiteral(" | ") + period(entry));
    QTEST(found.join(u'\n'), "expected");
}

void TestEntries::skills_data()
{
    const auto row = rows();
    row("stars behind each", "专业技能", "Java\t★★★★★\nSpring Cloud\t★★★★☆\nRedis\t★\n",
        "Java|Spring Cloud|Redis");
    row("dots behind each", "Skills", "C++ ●●●●●\n\nMATLAB/Simulink\t●●●●\t○\n",
        "C++|MATLAB/Simulink");
    row("levels in a column", "Skills", "Python\tExpert\nHaskell\tBasic\n", "Python|Haskell");
    row("percentages", "Skills", "Python 90%\n\nTableau 4/5\n", "Python|Tableau");
    row("behind a test", "外语与计算机水平",
        "大学英语六级（CET-6）587 分；雅思 7.0。熟练掌握 Python、Go、Kubernetes。\n",
        "Python|Go|Kubernetes");
    row("an examination is none", "技能水平",
        "大学英语六级 496 分；计算机二级\n熟练使用 Origin、MATLAB\n", "Origin|MATLAB");
    row("labelled in a section of no kind",
        "Education\n\nTongji University, B.S.\n\n## Awards\n\nDean's List\n\n## Personal Skills",
        "Mother tongue(s)\tItalian\nDigital skills\tPython, QGIS, R\n", "Python|QGIS|R");
}

void TestEntries::skills()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    for (const Skill &skill : read(heading, text).skills)
        found += skill.keywords;
    QTEST(found.join(u'|'), "expected");
}

void TestEntries::languages_data()
{
    const auto row = rows();
    row("a grid of levels", "Language Skills",
        "Mother tongue(s): Estonian\n\nUNDERSTANDING\tSPEAKING\tWRITING\n"
        "Listening\tReading\tSpoken production\tSpoken interaction\n"
        "ENGLISH\tC2\tC2\tC1\tC1\tC1\nRUSSIAN\tB1\tB1\tA2\tA2\tA2\n",
        "Estonian|ENGLISH|RUSSIAN");
    row("among the skills", "技能", "程式語言\tPython、Java\n語言\t粵語（母語）、英語（流利）\n",
        "粵語|英語");
}

void TestEntries::languages()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    const Record record = read(heading, text);
    for (const Language &language : record.languages)
        found.append(language.language);
    QTEST(found.join(u'|'), "expected");
    for (const Skill &skill : record.skills) {
        for (const QString &keyword : skill.keywords)
            QVERIFY2(keyword == u"Python" || keyword == u"Java", qPrintable(keyword));
    }
}

QTEST_GUILESS_MAIN(TestEntries)
#include "tst_entries.moc"
