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
    QTEST(all, "found");
}

QTEST_GUILESS_MAIN(TestMixedSections)
#include "tst_mixedsections.moc"
