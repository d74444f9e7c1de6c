// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Under a heading of several kinds every entry is weighed by itself.
class TestMixedSections : public QObject
{
    Q_OBJECT

private slots:
    void entries_goWhereTheyBelong_data();
    void entries_goWhereTheyBelong();

private:
    Knowledge m_knowledge;
};

void TestMixedSections::entries_goWhereTheyBelong_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("jobs and studies")
        << u"Experience and Education"_s
        << u"**Otter Systems Ltd, Data Analyst, 2021 – 2023**\n- Moved forty reports.\n\n"
           u"**MSc Economics, Tongji University, 2018 – 2020**\n"_s
        << QStringList{u"study Tongji University"_s, u"job Otter Systems Ltd"_s};
    QTest::newRow("skills and prizes")
        << u"Skills and Awards"_s
        << u"Python, SQL, Tableau\n\nBest Newcomer, Larkfield Chess Federation, 2014\n"_s
        << QStringList{u"prize Best Newcomer"_s, u"skill Python"_s, u"skill SQL"_s,
                       u"skill Tableau"_s};
    QTest::newRow("certificates and prizes")
        << u"Certifications and Awards"_s
        << u"Certified Cloud Architect, 2021\n\nFirst Prize, Larkfield Robotics Contest, 2015\n"_s
        << QStringList{u"prize First Prize, Larkfield Robotics Contest"_s};
    QTest::newRow("terms and posts at other schools")
        << u"境外交流"_s
        << u"**同济大学** 暑期课程 2023.07 - 2023.08\n\n**复旦大学** 研究助理 2022.07 - 2022.09\n"_s
        << QStringList{u"study 同济大学"_s, u"job 复旦大学"_s};
    QTest::newRow("a role that begins like a degree")
        << u"Experience and Education"_s
        << u"**Quiet Robotics Group, Tongji University**\t2021 – 2023\n"
           u"Undergraduate Researcher\n\n"
           u"**Tongji University**\t2018 – 2022\nB.Sc. in Physics\n"_s
        << QStringList{u"study Tongji University"_s,
                       u"job Quiet Robotics Group, Tongji University"_s};
    QTest::newRow("lists behind labels")
        << u"Additional information"_s
        << u"Publications\tM. Quillfeather, “Quiet Birds”, Journal of Birds, 2024.\n"
           u"Honours and awards\tHeron Young Scholars Prize (2023)\nOtter Travel Grant (2021)\n"
           u"Driving licence\tB\n"_s
        << QStringList{u"prize Heron Young Scholars Prize"_s, u"prize Otter Travel Grant"_s,
                       u"paper Quiet Birds"_s};
    QTest::newRow("studies and prizes")
        << u"教育背景与获奖情况"_s
        << u"同济大学 软件工程 本科 2019.09-2023.06\nGPA 3.8/4.0，排名 5/120\n国家奖学金 2021\n"
           u"同济大学优秀学生 2020\n复旦大学 计算机科学 硕士 2023.09-至今\n"
           u"硕士研究生学业一等奖学金 2024\n"_s
        << QStringList{u"study 同济大学"_s, u"study 复旦大学"_s, u"prize 国家奖学金"_s,
                       u"prize 同济大学优秀学生"_s, u"prize 硕士研究生学业一等奖学金"_s};
    QTest::newRow("studies with honours and prizes")
        << u"Education and Awards"_s
        << u"MSc with Distinction, Tongji University, 2020\n"
           u"BSc (First Class Honours) in Physics, University of Leeds, 2015 – 2018\n"
           u"Dean's List, University of Leeds, 2017\n"
           u"Best Bachelor Thesis Award, University of Leeds, 2018\n"_s
        << QStringList{u"study Tongji University"_s, u"study University of Leeds"_s,
                       u"prize Dean's List"_s, u"prize Best Bachelor Thesis Award"_s};
    QTest::newRow("papers, a patent and prizes")
        << u"科研成果与获奖"_s
        << u"钟离澄，李慕白，王小川. 大学生竞赛参与意愿[J]. 教育学报, 2023, 54(3): 12-20.\n"
           u"M. Quillfeather, M. Li. A challenge for hedgehog navigation. Journal of Hydrology, "
           u"2024.\n发明专利：一种内涝预警方法，ZL202310123456.7，2023\n国家奖学金 2022\n"
           u"全国大学生水利创新设计大赛 特等奖 2021\n"_s
        << QStringList{u"prize 国家奖学金"_s, u"prize 全国大学生水利创新设计大赛 特等奖"_s,
                       u"paper 大学生竞赛参与意愿"_s,
                       u"paper A challenge for hedgehog navigation"_s,
                       u"patent 一种内涝预警方法"_s};
    QTest::newRow("papers and prizes")
        << u"Publications and Awards"_s
        << u"M. Quillfeather, B. Otter. Winter quarters of dormice. Ecology Letters, 2021.\n"
           u"Best Poster Award, European Congress of Mammalogy, 2022\n"_s
        << QStringList{u"prize Best Poster Award, European Congress of Mammalogy"_s,
                       u"paper Winter quarters of dormice"_s};
    QTest::newRow("jobs and projects in Chinese")
        << u"实习与项目经历"_s
        << u"水獭科技有限公司  后端开发实习生  2023.06-2023.09\n- 负责推荐服务的接口重构\n\n"
           u"鸟类识别系统  项目负责人  2022.03-2022.12\n- 采集数据并训练模型\n\n"
           u"苍鹭证券股份有限公司  行业研究实习生  2022.01-2022.03\n- 撰写行业报告\n\n"
           u"校园二手交易小程序  2021.09-2021.12\n- 使用 Vue 开发\n"_s
        << QStringList{u"job 水獭科技有限公司"_s, u"job 苍鹭证券股份有限公司"_s,
                       u"project 鸟类识别系统"_s, u"project 校园二手交易小程序"_s};
    QTest::newRow("jobs and projects")
        << u"Work and Projects"_s
        << u"Software Engineer Intern, Otter Systems Ltd, Jun 2022 – Sep 2022\n- Moved reports.\n\n"
           u"Bird Counter App, Jan 2022 – May 2022\n- React and Node.\n\n"
           u"Data Analyst, Heron Bank, 2020 – 2021\n- Wrote reports.\n"_s
        << QStringList{u"job Otter Systems Ltd"_s, u"job Heron Bank"_s,
                       u"project Bird Counter App"_s};
    QTest::newRow("dated rows of studies and jobs")
        << u"学习与工作经历"_s
        << u"2023.07-至今  水獭科技有限公司  软件工程师\n2019.09-2023.06  同济大学  软件工程  本科\n"_s
        << QStringList{u"study 同济大学"_s, u"job 水獭科技有限公司"_s};
    QTest::newRow("rows that end with their dates")
        << u"Education and Research"_s
        << u"PhD Chemistry, University of Leeds, 2019 – 2023\nThesis: Salt in rivers\n"
           u"Research Assistant, Heron Lab, 2017 – 2019\n"_s
        << QStringList{u"study University of Leeds"_s, u"job Heron Lab"_s};
    QTest::newRow("research and papers")
        << u"科研与论文"_s
        << u"钟离澄，李明. 某病人群的流行病学研究[J]. 中华医学杂志, 2023, 103(2): 10-15.\n"
           u"同济大学水灾害实验室 研究助理 2021.05-2022.05\n- 采集数据\n"_s
        << QStringList{u"job 同济大学水灾害实验室"_s, u"paper 某病人群的流行病学研究"_s};
    QTest::newRow("languages and tools")
        << u"Languages and Software"_s << u"English - native\nFrench - B2\nStata, R, QGIS\n"_s
        << QStringList{u"skill Stata"_s, u"skill R"_s, u"skill QGIS"_s,
                       u"language English native"_s, u"language French B2"_s};
    QTest::newRow("talks and papers of conferences")
        << u"Conferences"_s
        << u"Nordic Care Days, Oslo, 2020. Talk.\n"
           u"M. Quillfeather, B. Otter. Winter quarters of dormice. In Proceedings of the Nordic "
           u"Mammal Conference, 2021.\n"_s
        << QStringList{u"paper Winter quarters of dormice"_s,
                       u"talk Nordic Care Days, Oslo, 2020. Talk."_s};
    QTest::newRow("tools of one's own")
        << u"Tools"_s
        << u"Git, Docker, LaTeX\n\nQuill, a package format, 2021\n- Written in Rust.\n"_s
        << QStringList{u"skill Git"_s, u"skill Docker"_s, u"skill LaTeX"_s,
                       u"project Quill, a package format"_s};
    QTest::newRow("contests and clubs")
        << u"竞赛与社团经历"_s
        << u"2021.10 全国大学生广告艺术大赛 二等奖\n\n2020.09-2021.06 校学生会 部长\n"_s
        << QStringList{u"job 校学生会"_s, u"prize 全国大学生广告艺术大赛 二等奖"_s};
}

void TestMixedSections::entries_goWhereTheyBelong()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    const QString source = u"# Mara Quillfeather\n\n## %1\n\n%2\n"_s.arg(heading, text);
    const Record record =
        understand({DocumentKind::Markdown, {}, source}, m_knowledge, PartialDate{2026, 11, 1})
            .record;
    QStringList all;
    for (const Education &education : record.education)
        all.append(u"study "_s + education.institution);
    for (const Work &work : record.work)
        all.append(u"job "_s + work.name);
    for (const Award &award : record.awards)
        all.append(u"prize "_s + award.title);
    for (const Skill &skill : record.skills) {
        for (const QString &word : skill.keywords)
            all.append(u"skill "_s + word);
    }
    for (const Publication &publication : record.publications)
        all.append(u"paper "_s + publication.name);
    for (const Language &language : record.languages)
        all.append(u"language "_s + language.language + u' ' + language.fluency);
    for (const Talk &talk : record.talks)
        all.append(u"talk "_s + talk.name);
    for (const Patent &patent : record.patents)
        all.append(u"patent "_s + patent.title);
    for (const Project &project : record.projects)
        all.append(u"project "_s + project.name);
    QTEST(all, "found");
}

QTEST_GUILESS_MAIN(TestMixedSections)
#include "tst_mixedsections.moc"
