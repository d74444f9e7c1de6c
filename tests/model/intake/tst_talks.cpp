// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

Record readSection(const QString &heading, const QString &lines)
{
    const QString text = u"Mira Okafor\nmira@example.org\n\nEDUCATION\n\nUniversity of Leeds\t"
                         u"Sep 2019 - Jun 2023\nBSc in Physics\n\n%1\n\n%2\n"_s.arg(heading, lines);
    return understand({DocumentKind::Text, {}, text}, Knowledge::ofProgram(),
                      PartialDate{2026, 11, 1})
        .record;
}

} // namespace

/// Talks, certificates, grants and how well somebody knows something.
class TestTalks : public QObject
{
    Q_OBJECT

private slots:
    void talks_areRead();
    void speakers_areNotTheTalk();
    void certificates_areRead();
    void certificateAmongSkills_isOne();
    void placeholders_areNoTalks();
    void grants_needMoneyOrAPart();
    void fellowshipWithItsMoney_isAPrize();
    void skills_haveLevels_data();
    void skills_haveLevels();
};

void TestTalks::talks_areRead()
{
    const Record record =
        readSection(u"INVITED TALKS"_s, u"- \"Rivers at Night\", Harbour Workshop on Water, 2024\n"
                                        u"- Dry Lakes and Wet Maps - Lund University, 2023\n"
                                        u"- Delta Meeting, \"Rivers by Day\", Lund, 2022\n"
                                        u"- Keynote at the Lake Days: \"Wet Maps\", 2021\n"_s);
    QCOMPARE(record.talks.size(), 4);
    QCOMPARE(record.talks[2].name, u"Rivers by Day"_s);
    QCOMPARE(record.talks[3].name, u"Wet Maps"_s);
    QCOMPARE(record.talks[0].name, u"Rivers at Night"_s);
    QCOMPARE(record.talks[0].event, u"Harbour Workshop on Water"_s);
    QCOMPARE(record.talks[0].date->toString(), u"2024"_s);
    QCOMPARE(record.talks[1].name, u"Dry Lakes and Wet Maps"_s);
    QCOMPARE(record.talks[1].event, u"Lund University"_s);
    QVERIFY(record.provenance.contains(u"/talks/1/event"_s));
    QVERIFY(record.publications.isEmpty());
}

void TestTalks::speakers_areNotTheTalk()
{
    const Record record = readSection(
        u"TALKS"_s, u"- Mira Okafor, \"Rivers at Night\", Harbour Workshop on Water, 2024\n"
                    u"- M. Okafor and B. Otter. Dry lakes. Nordic Water Days, 2023\n"
                    u"- Otter, B., Okafor, M. (2022). Wet maps. Lund Colloquium\n"
                    u"- Mira Okafor and Bea Otter: Salt in rivers. Lund Colloquium, 2021\n"_s);
    QCOMPARE(record.talks.size(), 4);
    QCOMPARE(record.talks[0].name, u"Rivers at Night"_s);
    QCOMPARE(record.talks[0].event, u"Harbour Workshop on Water"_s);
    QCOMPARE(record.talks[1].name, u"Dry lakes"_s);
    QCOMPARE(record.talks[2].name, u"Wet maps"_s);
    QCOMPARE(record.talks[3].name, u"Salt in rivers"_s);
}

void TestTalks::certificates_areRead()
{
    const Record record =
        readSection(u"CERTIFICATIONS"_s, u"- First Aid Instructor, 2021\n"
                                         u"- Sailing Licence - Harbour Office\n"_s);
    QCOMPARE(record.certificates.size(), 2);
    QVERIFY(record.certificates[0].name.startsWith(u"First Aid Instructor"_s));
    QCOMPARE(record.certificates[0].date->toString(), u"2021"_s);
    QCOMPARE(record.certificates[1].issuer, u"Harbour Office"_s);
}

void TestTalks::certificateAmongSkills_isOne()
{
    const Record record = readSection(u"专业技能"_s, u"编程：Python、C++\n证书：教师资格证书\n"_s);
    QCOMPARE(record.certificates.size(), 1);
    QCOMPARE(record.certificates[0].name, u"教师资格证书"_s);
}

void TestTalks::placeholders_areNoTalks()
{
    QVERIFY(readSection(u"TALKS"_s, u"- [Title of the talk]\n- XXXX\n"_s).talks.isEmpty());
}

void TestTalks::grants_needMoneyOrAPart()
{
    const Record record = readSection(
        u"RESEARCH FUNDING"_s,
        u"- Maps of Dry Rivers, National Water Foundation, $12,000, Principal Investigator\t2022 - "
        u"2024\n- Helmsley Travel Grant\t2021\n"_s);
    QCOMPARE(record.grants.size(), 1);
    const Grant &grant = record.grants.first();
    QCOMPARE(grant.name, u"Maps of Dry Rivers"_s);
    QCOMPARE(grant.funder, u"National Water Foundation"_s);
    QCOMPARE(grant.amount, u"$12,000"_s);
    QCOMPARE(grant.position, u"Principal Investigator"_s);
    QCOMPARE(grant.startDate->toString(), u"2022"_s);
    QCOMPARE(grant.endDate->toString(), u"2024"_s);
    QCOMPARE(record.awards.size(), 1);
    QCOMPARE(record.awards[0].title, u"Helmsley Travel Grant"_s);
}

void TestTalks::fellowshipWithItsMoney_isAPrize()
{
    const Record record =
        readSection(u"RESEARCH FUNDING"_s, u"- Harbour Graduate Fellowship, 2022 - 2025 ($90,000)\n"
                                           u"- Helmsley Travel Award, 2021\n"_s);
    QVERIFY(record.grants.isEmpty());
    QCOMPARE(record.awards.size(), 2);
}

void TestTalks::skills_haveLevels_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString &line, const QString &expected) {
        QTest::newRow(line.toUtf8().constData()) << line << expected;
    };
    row(u"Proficient in Python, MATLAB"_s, u"Proficient: Python+MATLAB"_s);
    row(u"精通 Python、MATLAB，熟悉 Docker"_s, u"精通: Python+MATLAB | 熟悉: Docker"_s);
    row(u"Tools: Python, MATLAB"_s, u": Python+MATLAB"_s);
    row(u"R (advanced), Python (basic), QGIS"_s, u"advanced: R | basic: Python | : QGIS"_s);
    row(u"Python - advanced, MATLAB - basic, Docker"_s,
        u"advanced: Python | basic: MATLAB | : Docker"_s);
}

void TestTalks::skills_haveLevels()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    QStringList groups;
    for (const Skill &skill : readSection(u"SKILLS"_s, line).skills)
        groups.append(skill.level + u": "_s + skill.keywords.join(u'+'));
    QCOMPARE(groups.join(u" | "_s), expected);
}

QTEST_GUILESS_MAIN(TestTalks)
#include "tst_talks.moc"
