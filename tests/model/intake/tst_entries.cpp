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
    QStringList parts = {entry.institution, entry.level.text(), entry.area, period(entry)};
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
    void awards_data();
    void awards();
    void unmarkedHeadings_data();
    void unmarkedHeadings();
    void gradesInTheHead_areThoseOfTheStudies();
    void gradesInASection_areThoseOfTheStudies();
    void gradesAboveTheStudies_areTheirs();
    void datesAlone_areNoDegree();
    void mixedHeading_isReadLineByLine();
    void articlesAbout_areNoProfiles();
    void committeeUnderTeaching_isService();
    void patentAmongPapers_isOne();
    void college_goesWithItsUniversity();
    void testAtTheEndOfALine_hasItsScoreInTheNext();

private:
    Record read(const QString &heading, const QString &text) const
    {
        const QString source =
            QStringLiteral("# Mara Quillfeather\n\n## %1\n\n%2\n").arg(heading, text);
        return understand({DocumentKind::Text, {}, source}, m_knowledge, today).record;
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

void TestEntries::gradesInASection_areThoseOfTheStudies()
{
    const Record record = read(QStringLiteral("教育背景"),
                               QStringLiteral("同济大学，软件工程，本科，2019.09 - 2023.06\n\n"
                                              "## 学习成绩\n\nGPA：3.9/4.0\n\n专业排名：3/120\n"));
    QCOMPARE(record.education.size(), 1);
    QVERIFY(record.education[0].gpa && record.education[0].rank);
    QCOMPARE(record.education[0].gpa->value, 3.9);
    QCOMPARE(record.education[0].rank->position.value_or(0), 3);
}

void TestEntries::gradesAboveTheStudies_areTheirs()
{
    const Record record =
        read(QStringLiteral("学习成绩"),
             QStringLiteral("GPA：3.78/4.0　　专业排名：5/92\nCET-4：561　　CET-6：497\n\n"
                            "## 教育经历\n\n同济大学，软件工程，本科，2019.09 - 2023.06\n"));
    QCOMPARE(record.education.size(), 1);
    QVERIFY(record.education[0].gpa && record.education[0].rank);
    QCOMPARE(record.education[0].gpa->value, 3.78);
    QCOMPARE(record.education[0].rank->of.value_or(0), 92);
}

void TestEntries::datesAlone_areNoDegree()
{
    const QString source = QStringLiteral(
        "Mara Quillfeather\n\nEDUCATION\n\n2018 - 2020  MSc Economics, Tongji University\n\n"
        "2014 - 2018\n\n2010 - 2014\n\nSKILLS\n\nPython, SQL\n");
    const Record record = understand({DocumentKind::Text, {}, source}, m_knowledge, today).record;
    QCOMPARE(record.education.size(), 1);
}

void TestEntries::mixedHeading_isReadLineByLine()
{
    const Record record =
        read(QStringLiteral("Skills and Awards"),
             QStringLiteral("- Tools: Python, Rust, QGIS\n- Merit Scholarship, 2023\n"
                            "- Best Poster Award, 2022\n"));
    QCOMPARE(record.skills.size(), 1);
    QCOMPARE(record.skills[0].keywords.size(), 3);
    QCOMPARE(record.awards.size(), 2);
    QCOMPARE(record.awards[1].title, QStringLiteral("Best Poster Award"));
}

void TestEntries::committeeUnderTeaching_isService()
{
    const Record record =
        read(QStringLiteral("Teaching"),
             QStringLiteral("Teaching Assistant, University of Leeds, Fall 2023\n\n"
                            "Artifact Evaluation Committee, ASPLOS 2026 and OSDI 2026\n"));
    QCOMPARE(record.work.size(), 2);
    QCOMPARE(record.work[0].kind.value(), WorkKind::Teaching);
    QCOMPARE(record.work[1].kind.value(), WorkKind::Service);
    QCOMPARE(record.work[1].position, QStringLiteral("Artifact Evaluation Committee"));
    QCOMPARE(record.work[1].name, QStringLiteral("ASPLOS 2026 and OSDI 2026"));
}

void TestEntries::patentAmongPapers_isOne()
{
    const Record record =
        read(QStringLiteral("论文及专利成果"),
             QStringLiteral("[1] 卜星河, 岑若禾. 安静的鸟[J]. 计算机学报, 2024.\n\n"
                            "[2] 一种鸟巢搭建方法，导师外一作\n"));
    QCOMPARE(record.publications.size(), 1);
    QCOMPARE(record.patents.size(), 1);
    QCOMPARE(record.patents[0].title, QStringLiteral("一种鸟巢搭建方法"));
}

void TestEntries::college_goesWithItsUniversity()
{
    const Record record = read(QStringLiteral("Education"),
                               QStringLiteral("Wren College, Oxford University, BA in History, "
                                              "2015 - 2018\n"));
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education[0].institution, QStringLiteral("Wren College, Oxford University"));
}

void TestEntries::articlesAbout_areNoProfiles()
{
    const Record record =
        read(QStringLiteral("Other"),
             QStringLiteral("Interview about birds: https://news.example/birds/2024.html\n\n"
                            "Homepage: https://mara.example\n\nhttps://github.com/maraq\n"));
    QStringList links{record.basics.url};
    for (const Profile &profile : record.basics.profiles)
        links.append(profile.url);
    links.removeAll(QString());
    QCOMPARE(links, (QStringList{QStringLiteral("https://mara.example"),
                                 QStringLiteral("https://github.com/maraq")}));
}

void TestEntries::education_data()
{
    const auto row = rows();
    row("degree in a bullet below the school", "Education",
        "**University of Basel**, Basel, Switzerland\n"
        "- Bachelor of Science in Computer Science, July 2020 – May 2024\n"
        "- CGPA: 9.12/10; ranked 3rd of 120 in the department\n",
        "University of Basel | bachelor | Computer Science | 2020-07..2024-05 | 9.12/10 | #3/120");
    row("field in brackets behind the degree", "Education",
        "University of Basel, B.A. (Psychology), 2019 – 2022\n",
        "University of Basel | bachelor | Psychology | 2019..2022");
    row("field behind the school", "Education",
        "Ph.D., University of Leeds in Physics, 2019 – 2023\n"
        "M.Sc., University of York in England, 2017 – 2019\n",
        "University of Leeds | doctor | Physics | 2019..2023\n"
        "University of York | master |  | 2017..2019");
    row("an unknown school behind its field", "Education", "PhD, Physics, Heron, 2019 – 2023\n",
        "Heron | doctor | Physics | 2019..2023");
    row("field behind the school, as one entry shows", "Education",
        "Ph.D., University of Leeds, History\t2023\nM.A., University of York, Bird Lore\t2019\n",
        "University of Leeds | doctor | History | ..2023\nUniversity of York | master | Bird Lore "
        "| ..2019");
    row("capitals in brackets behind the degree", "Education",
        "MPH (Epidemiology), University of Basel, 2019 – 2022\n",
        "University of Basel | master | Epidemiology | 2019..2022");
    row("a second subject", "教育背景", "同济大学 应用数学 学士 / 辅修德语 2015.09 - 2019.06\n",
        "同济大学 | bachelor | 应用数学 | 2015-09..2019-06");
    row("a school named twice, and a stay elsewhere", "教育",
        "同济大学 · 软件学院\n软件工程 本科 2021.8–2025.7\nGPA 3.79/4 排名 "
        "5/121\n同济大学卓越班（试验班）选拔入选\n"
        "浙江大学 夏校 2023.7\n",
        "同济大学 | bachelor | 软件工程 | 2021-08..2025-07 | 3.79/4 | #5/121\n"
        "浙江大学 | exchange |  | ..2023-07");
    row("field right before the degree", "教育背景", "中国人民大学 传播学硕士 2019.09 - 2022.06\n",
        "中国人民大学 | master | 传播学 | 2019-09..2022-06");
    row("dates inside a sentence", "Education",
        "University of Basel, MSc in Statistics, February 2023 to present. Supervisor: Dr. Idris "
        "Vale. Thesis on spatial extremes.\n\n"
        "Tongji University, BSc in Mathematics, 2018 to 2022. Graduated with a CGPA of 6.7/7.0, "
        "ranked 1st out of 86 students.\n",
        "University of Basel | master | Statistics | 2023-02..present | Idris Vale\n"
        "Tongji University | bachelor | Mathematics | 2018..2022 | 6.7/7 | #1/86");
    row("a school whose name has an and behind the field", "Education",
        "B.Eng. in Electronics and Telecommunications, Beijing University of Posts and "
        "Telecommunications, 09/2020 - 07/2024\n",
        "Beijing University of Posts and Telecommunications | bachelor | Electronics and "
        "Telecommunications | 2020-09..2024-07");
    row("titles of other countries", "Education",
        "University of Basel, MSc in Statistics\tSep 2023 – Aug 2024\n"
        "Thesis supervisor: Lect. Dr. Idris Vale\n",
        "University of Basel | master | Statistics | 2023-09..2024-08 | Idris Vale");
    row("a label below a long line begins anew", "Education",
        "University of Basel, MSc in Statistics\tSep 2023 – Aug 2024\n"
        "Dissertation: \"Spatial extremes of rainfall over the sea\", supervised by Prof. Idris "
        "Vale\n"
        "Average mark: 78%\n",
        "University of Basel | master | Statistics | 2023-09..2024-08 | Idris Vale");
    row("an associate's degree", "Education",
        "Blinn College\tAug. 2014 – May 2018\nAssociate's in Liberal Arts\n",
        "Blinn College | other | Liberal Arts | 2014-08..2018-05");
    row("traditional characters", "學歷",
        "國立臺灣大學　資訊工程學研究所　碩士\t2022/09 – 2024/06\n指導教授：陳柏翰 教授；GPA "
        "4.21/4.3\n\n"
        "國立成功大學　電機工程學系　學士\t2018/09 – 2022/06\n系排名 5/118\n",
        "國立臺灣大學 | master | 資訊工程學 | 2022-09..2024-06 | 4.21/4.3 | 陳柏翰\n"
        "國立成功大學 | bachelor | 電機工程學 | 2018-09..2022-06 | #5/118");
    row("field in brackets behind the degree", "教育背景",
        "香港中文大學\t2022年9月－2026年7月\n工程學學士（計算機科學）\n累積平均績點：3.72/4.0\n",
        "香港中文大學 | bachelor | 計算機科學 | 2022-09..2026-07 | 3.72/4");
    row("field in brackets that no table knows", "教育",
        "武汉音乐学院 作曲系\n硕士研究生（作曲与作曲理论）\n2022年9月 至 2025年6月\n",
        "武汉音乐学院 | master | 作曲与作曲理论 | 2022-09..2025-06");
    row("a direction is no field", "教育背景",
        "中山大学 岭南学院\t2023年9月—2025年6月\n金融硕士（金融科技方向）\n",
        "中山大学 | master | 金融 | 2023-09..2025-06");
    row("a certificate is no school", "Education",
        "West Lake Senior School Certificate, Heron School, Basel, 2006 – 2012\n",
        "Heron School | school |  | 2006..2012");
    row("the school behind the field", "Education",
        "Ph.D. in physics at Tongji University, 2018 – 2022\n",
        "Tongji University | doctor | physics | 2018..2022");
    row("field of the faculty", "教育背景", "2014.09 – 2018.06\t复旦大学计算机科学技术学院\t学士\n",
        "复旦大学 | bachelor | 计算机科学技术 | 2014-09..2018-06");
    row("a known short name in brackets", "教育背景",
        "**伦敦大学学院（UCL）**，英国伦敦\t2022.9–2023.11\n数据科学与机器学习理学硕士（均分 "
        "76/100）\n",
        "伦敦大学学院 | master | 数据科学与机器学习 | 2022-09..2023-11");
    row("a table with its head", "教育经历",
        "起止时间\t学校\t专业\t学历\t成绩与排名\n2024.09-"
        "至今\t东南大学\t电路与系统\t硕士\t学位课均分 "
        "89.4\n2020.09-2024.06\t南京邮电大学\t软件工程\t本科\tGPA 3.91/4.5，专业排名 3/88\n",
        "东南大学 | master | 电路与系统 | 2024-09..present\n"
        "南京邮电大学 | bachelor | 软件工程 | 2020-09..2024-06 | 3.91/4.5 | #3/88");
    row("a post among the degrees", "教育与工作经历",
        "2023.07 – 至今\t同济大学软件学院\t博士后\n2018.09 – 2023.06\t复旦大学\t博士\t软件工程\n",
        "复旦大学 | doctor | 软件工程 | 2018-09..2023-06");
    row("dates between bars", "教育经历",
        "武汉大学 | 遥感科学与技术 | 硕士 | 2023.09 - 2026.06 | 专业排名 3/61\n",
        "武汉大学 | master | 遥感科学与技术 | 2023-09..2026-06 | #3/61");
    row("a table with its head in traditional characters", "學歷",
        "學校\t科系\t學位\t期間\n國立清華大學\t電機工程研究所\t碩士\t2021.09 ~ 2023.07\n"
        "國立中央大學\t通訊工程學系\t學士\t2017.09 ~ 2021.06\n",
        "國立清華大學 | master | 電機工程 | 2021-09..2023-07\n"
        "國立中央大學 | bachelor | 通訊工程學 | 2017-09..2021-06");
    row("full lines, a label behind the dates", "求学经历",
        "同济大学　凝聚态物理　硕博连读　2019.09-2025.06　导师：水镜先\n"
        "浙江大学　物理学　理学学士　2015.09-2019.06　GPA:3.77/4，排名第2（共35人）\n",
        "同济大学 | doctor | 凝聚态物理 | 2019-09..2025-06 | 水镜先\n"
        "浙江大学 | bachelor | 物理学 | 2015-09..2019-06 | 3.77/4 | #2/35");
    row("a degree without a rank", "Academic Background",
        "Degree in Biology, University of Basel\t09/2015 – 07/2019\n",
        "University of Basel | bachelor | Biology | 2015-09..2019-07");
    row("one sentence in Chinese", "教育背景",
        "2020年9月—2024年6月，同济大学，数据科学与大数据技术专业，工学学士。前六学期专业排名前 "
        "5%（6/120），GPA 3.93/4.0。\n",
        "同济大学 | bachelor | 数据科学与大数据技术 | 2020-09..2024-06 | 3.93/4 | #6/120");
    row("lists behind the school", "教育背景",
        "云梦工程大学（211 | 双一流）\t计算机科学与技术\t本科\t2023.09 - 2027.06\n",
        "云梦工程大学 | bachelor | 计算机科学与技术 | 2023-09..2027-06");
    row("one list behind the school", "教育背景",
        "云梦工程大学（双一流）\t软件工程\t本科\t2023.09 - 2027.06\n",
        "云梦工程大学 | bachelor | 软件工程 | 2023-09..2027-06");
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
    row("posts between commas behind brackets", "社会工作",
        "院学生会部长（2022-2023），班级团支书（2021-2022）\n",
        "院学生会 | 部长 | 2022..2023\n | 班级团支书 | 2021..2022");
    row("years in a row", "Service", "Heron Fair judge, Otter Museum, 2016, 2018, 2019\n",
        "Otter Museum | Heron Fair judge | 2016..2019");
    row("a post among the degrees", "教育与工作经历",
        "2023.07 – 至今\t同济大学软件学院\t博士后\n2018.09 – 2023.06\t复旦大学\t博士\t软件工程\n",
        "同济大学软件学院 | 博士后 | 2023-07..present");
    row("a heading of two kinds of experience", "临床及工作经历",
        "2024.07—至今\t某某大学附属医院\t住院医师\n",
        "某某大学附属医院 | 住院医师 | 2024-07..present");
    row("traditional characters", "工作經歷",
        "某某科技股份有限公司　機器學習實習生\t2023/07 – 2023/08\n優化語音喚醒模型\n",
        "某某科技股份有限公司 | 機器學習實習生 | 2023-07..2023-08");
    row("two roles in one post", "教学经历", "同济大学，主讲 / 助教\t2020.09 – 2021.01\n",
        "同济大学 | 主讲 / 助教 | 2020-09..2021-01");
    row("the organisation beside the role, under a title", "Research Experience",
        "**Learning-based Cardinality Estimation**\tMar 2023 – Dec 2023\n"
        "Research Assistant, Example Group, Tongji University\n- Proposed an estimator.\n",
        "Example Group, Tongji University | Research Assistant | 2023-03..2023-12");
    row("what was done behind a colon", "Experience",
        "2022–2023\tSoftware Lead, Example Robotics Society: led twelve students\n",
        "Example Robotics Society | Software Lead | 2022..2023");
    row("what was done behind the dates in brackets", "实践经历",
        "- 湖畔高级中学（2022年9月-12月）担任两个班级的实习教师和一个班级的班主任\n"
        "- 云梦小学（2021年7月）担任支教队队长，设计了系列课程\n",
        "湖畔高级中学 |  | 2022-09..2022-12\n云梦小学 |  | 2021-07..2021-07");
    row("a colon inside brackets", "Experience",
        "**Quiet Group, Tongji University**\t2023 – 2024\n"
        "Research Assistant (PI: Prof. Idris Vale)\n- Built thirty grippers.\n",
        "Quiet Group, Tongji University | Research Assistant | 2023..2024");
    row("a form with labels", "实习经历",
        "公司名称：晨光数据科技有限公司  实习岗位：数据分析  时间：2023.06-2023.09\n负责报表开发\n"
        "公司名称：云帆物流  实习岗位：产品助理  时间：2022.06-2022.09\n整理需求文档\n",
        "晨光数据科技有限公司 | 数据分析 | 2023-06..2023-09\n"
        "云帆物流 | 产品助理 | 2022-06..2022-09");
    row("a form in English, a label a line", "Experience",
        "Company: Otter Systems Ltd\nPosition: Data Steward\nDuration: Jan 2020 - Mar 2021\n"
        "- Kept the tables\n\nCompany: Heron\nPosition: Clerk\nDuration: Jan 2018 - Mar 2019\n"
        "- Filed letters\n",
        "Otter Systems Ltd | Data Steward | 2020-01..2021-03\n"
        "Heron | Clerk | 2018-01..2019-03");
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
    row("dates between commas", "科研项目",
        "1. 国家自然科学基金青年项目，开源组件漏洞传播机理研究，2024.01-2026.12，30万元，主持\n"
        "2. 中国博士后科学基金面上项目，依赖冲突的自动修复，2023.11-2025.06，8万元，主持\n",
        "国家自然科学基金青年项目，开源组件漏洞传播机理研究 | 2024-01..2026-12\n"
        "中国博士后科学基金面上项目，依赖冲突的自动修复 | 2023-11..2025-06");
    row("a kind of work before its name", "Projects",
        "**Bachelor's Thesis: Masonry in Strong Earthquakes**\t2023 – 2024\n- Ran analyses.\n",
        "Masonry in Strong Earthquakes | 2023..2024");
    row("a form with labels", "项目经历",
        "项目名称：校园二手交易平台\n项目时间：2022.03-2022.09\n担任角色：后端开发\n"
        "项目描述：面向全校师生的交易系统\n\n"
        "项目名称：湖泊水质监测\n项目时间：2021.03-2021.09\n担任角色：组长\n"
        "项目描述：用无人机采样\n",
        "校园二手交易平台 | 2022-03..2022-09\n湖泊水质监测 | 2021-03..2021-09");
    row("numbered labels", "Projects",
        "Project 1: Chess Tutor\n- Built in Python\nProject 2: Rain Maps\n- Built in R\n",
        "Chess Tutor | ..\nRain Maps | ..");
    row("tools and addresses behind the name", "Projects",
        "Open Bird Atlas | Python, QGIS\t2022 - 2023\n- Mapped 300 birds\n"
        "Rain Maps (R, MATLAB)\t2021 - 2022\n- Maps of rain\n"
        "Lake Watch - C++, Qt\t2020 - 2021\n- Watches lakes\n",
        "Open Bird Atlas | 2022..2023\nRain Maps | 2021..2022\nLake Watch | 2020..2021");
    row("a bracket that is a part of the name", "Projects",
        "Open Bird Atlas (Second Edition)\t2022 - 2023\n- Mapped 300 birds\n",
        "Open Bird Atlas (Second Edition) | 2022..2023");
    row("without dates, behind an address", "Projects",
        "Open Bird Atlas\t2022 - 2023\n- Mapped 300 birds\n"
        "Chess Tutor - https://example.org/chess\n- Teaches openings\n"
        "Rain Maps\t2021 - 2022\n- Maps of rain\n",
        "Open Bird Atlas | 2022..2023\nChess Tutor | ..\nRain Maps | 2021..2022");
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
    row("scores are none", "Skills", "Python, Julia; GRE: 168Q / 162V / 4.5AW\n", "Python|Julia");
    row("nothing but spaces between", "技能特长", "Python PyTorch OpenCV Linux Java MySQL\n",
        "Python|PyTorch|OpenCV|Linux|Java|MySQL");
    row("interests are none", "Skills & Interests",
        "Technical: Python, MATLAB\nInterests: rowing, baroque violin\n", "Python|MATLAB");
    row("hobbies and certificates are none", "技能与其他",
        "计算机：Python、Tableau、证券从业资格证\n爱好：羽毛球、插画\n", "Python|Tableau");
    row("labels side by side", "专业技能",
        "编程能力：Python / C++ / SQL\t软件工具：TransCAD / VISSIM / Gurobi\n",
        "Python|C++|SQL|TransCAD|VISSIM|Gurobi");
    row("languages are none", "Skills", "Haskell, OCaml; Polish (native), English (C2)\n",
        "Haskell|OCaml");
    row("a grade of Mandarin is none", "技能证书", "普通话二级甲等；熟练使用 Python、SPSS\n",
        "Python|SPSS");
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
    row("one language under two names", "语言能力", "英语：CET-6\n英文流利，日语（基础）\n",
        "英语|日语");
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

void TestEntries::awards_data()
{
    const auto row = rows();
    row("a year before each", "奖励",
        "2023　某某大学优秀博士研究生；2022　国家奖学金；2018　“明日之星”称号\n",
        "某某大学优秀博士研究生 2023|国家奖学金 2022|“明日之星”称号 2018");
    row("two columns", "荣誉奖项",
        "研究生国家奖学金（2024）\t某某科技大赛一等奖（2021）\n校级优秀毕业生（2022）\t数学建模二等"
        "奖（2023）\n",
        "研究生国家奖学金 2024|某某科技大赛一等奖 2021|校级优秀毕业生 2022|数学建模二等奖 2023");
    row("bars between them", "奖项荣誉",
        "2024 研究生国家奖学金 | 2023 湖北省优秀学士学位论文 | 2022 某某技能大赛特等奖\n",
        "研究生国家奖学金 2024|湖北省优秀学士学位论文 2023|某某技能大赛特等奖 2022");
    row("some without a year", "Achievements",
        "- Secured rank 92 in a national examination among 150,000 candidates\n"
        "- Awarded the Heron Fellowship by the government (2020)\n"
        "- Best Poster Award (2022)\n",
        "Secured rank 92 in a national examination among 150,000 candidates |"
        "Awarded the Heron Fellowship by the government 2020|Best Poster Award 2022");
    row("one year inside a list", "荣誉称号",
        "硕士国家奖学金（2024）、湖畔优秀研究生（2023）、校运会女子长跑第六名\n",
        "硕士国家奖学金 2024|湖畔优秀研究生 2023|校运会女子长跑第六名 ");
    row("one year for all in a row", "荣誉奖励",
        "2020-2021学年 国家励志奖学金、校三好学生\n2019-2020学年 校级一等奖学金；优秀团员\n",
        "国家励志奖学金 2020|校三好学生 2020|校级一等奖学金 2019|优秀团员 2019");
    row("told in a bullet of the studies", "Education",
        "Tongji University, B.S. in Physics, 2019 – 2023\n"
        "- Won 1st place in 2022 Heron Hackathon, 2nd place in 2023 Otter Competition\n",
        "1st place in 2022 Heron Hackathon 2022|2nd place in 2023 Otter Competition 2023");
    row("a bracket that says more than the year", "Awards",
        "- Heron Scholarship, 2024\n- Quiet Birds Society (inducted 2025)\n",
        "Heron Scholarship 2024|Quiet Birds Society 2025");
    row("a year in brackets, then one inside", "Awards",
        "Heron Master's Scholarship, NOK 50 000 (2024)\n1st place, Example Sub 2023, San Diego\n",
        "Heron Master's Scholarship, NOK 50 000 2024|1st place, Example Sub 2023, San Diego 2023");
    row("a line about certificates", "荣誉证书",
        "- 奖学金：2023年研究生一等奖学金、2020年国家励志奖学金\n- "
        "证书：CET-6（556分）、计算机二级\n",
        "2023年研究生一等奖学金 2023|2020年国家励志奖学金 2020");
}

void TestEntries::awards()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    QStringList found;
    for (const Award &award : read(heading, text).awards)
        found.append(award.title + u' ' +
                     (award.date ? QString::number(award.date->year) : QString()));
    QTEST(found.join(u'|'), "expected");
}

void TestEntries::unmarkedHeadings_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("English") << QStringLiteral(
        "Mara Quillfeather\nmara@example.org\nEducation\nTongji University, B.S. in Physics, 2018 "
        "to "
        "2022.\nResearch Experience\nResearch Intern\nExample Labs, 2021 to 2022.\nSkills\nPython, "
        "Rust\n");
    QTest::newRow("Chinese") << QStringLiteral(
        "钟离澄\n邮箱：zhongli@example.org\n一、教育背景\n2018.09-2022.06，同济大学，物理学，本科\n"
        "二、科研经历\n2021.07-2022.02，某某研究院，研究实习生\n三、专业技能\nPython、Rust\n");
    QTest::newRow("numbers in a column")
        << QStringLiteral("钟离澄\n邮箱：zhongli@example.org\n\n1    教育背景\n\n2018.09-2022.06   "
                          " 同济大学 物理学 本科\n\n"
                          "2    科研经历\n\n2021.07-2022.02    某某研究院    研究实习生\n\n3    "
                          "专业技能\n\nPython、Rust\n");
}

void TestEntries::unmarkedHeadings()
{
    QFETCH(const QString, text);
    const Record record = understand({DocumentKind::Text, {}, text}, m_knowledge, today).record;
    QStringList kinds;
    for (const Section &section : record.sections)
        kinds.append(section.kind.text());
    QCOMPARE(kinds, (QStringList{QStringLiteral("education"), QStringLiteral("research"),
                                 QStringLiteral("skills")}));
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.work.size(), 1);
}

void TestEntries::gradesInTheHead_areThoseOfTheStudies()
{
    const QString text =
        QStringLiteral("姓名：钟离澄\n成绩排名：2/143    "
                       "绩点：3.9/4.0\n\n教育经历\n\n2021.09-2025.06 苏州大学 软件工程 本科\n");
    const Record record = understand({DocumentKind::Text, {}, text}, m_knowledge, today).record;
    QCOMPARE(record.education.size(), 1);
    QCOMPARE(record.education.first().gpa->value, 3.9);
    QCOMPARE(*record.education.first().rank->of, 143);
    QVERIFY(record.provenance.contains(QStringLiteral("/education/0/gpa")));
}

void TestEntries::testAtTheEndOfALine_hasItsScoreInTheNext()
{
    const Record record =
        read(QStringLiteral("技能"), QStringLiteral("编程：Verilog、Python；英语：CET-6\n533\n"));
    QCOMPARE(record.tests.size(), 1);
    QCOMPARE(*record.tests.first().score, 533.0);
}

QTEST_GUILESS_MAIN(TestEntries)
#include "tst_entries.moc"
