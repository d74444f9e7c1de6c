// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/skills.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;

class TestSkills : public QObject
{
    Q_OBJECT

private slots:
    void line_givesSkills_data();
    void line_givesSkills();
    void line_givesLanguages_data();
    void line_givesLanguages();

private:
    Knowledge m_knowledge;
};

void TestSkills::line_givesSkills_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *line, const char *expected) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(expected);
    };
    row("Programming Languages: Python, C/C++, Java and Rust",
        "Programming Languages=Python|C/C++|Java|Rust");
    row("Python, C++, Git", "=Python|C++|Git");
    row("编程语言：Python、C++；框架：PyTorch、vLLM", "编程语言=Python|C++ 框架=PyTorch|vLLM");
    row("掌握 C 语言、MATLAB、Python", "=C 语言|MATLAB|Python");
    row("• Tools : Git, Docker, Linux (Ubuntu, Debian)", "Tools=Git|Docker|Linux|Ubuntu|Debian");
    row("Computer: Proficient in Windows and Mac OS, Microsoft Word, PowerPoint, and Excel",
        "Computer=Windows|Mac OS|Microsoft Word|PowerPoint|Excel");
    row("编程语言：熟练掌握Java、Python、C++，了解Go、Rust",
        "编程语言=Java|Python|C++ 编程语言=Go|Rust");
    row("Web开发：熟悉Spring Boot、Django、Vue.js等框架", "Web开发=Spring Boot|Django|Vue.js");
    row("熟练掌握 Python、C++、Matlab、R，有 Linux 和 Windows 平台开发经验",
        "=Python|C++|Matlab|R|Linux|Windows");
    row("开发工具：熟练使用 Git, Docker, Linux (Ubuntu), LaTeX。",
        "开发工具=Git|Docker|Linux (Ubuntu)|LaTeX");
    row("编程语言: C == Python > C++ > Java", "编程语言=C|Python|C++|Java");
    row("C++（精通）, Python（精通）", "=C++ =Python");
    row("R (very good), Julia（3年经验）, Stata（15）", "=R =Julia|Stata（15）");
    row("Python；能熟练阅读英文文献", "=Python");
    row("C/C++ · Go · Matlab/Octave", "=C/C++|Go|Matlab/Octave");
    row("Python PyTorch Linux MySQL", "=Python|PyTorch|Linux|MySQL");
    row("Git/Vim/Emacs/Makefile", "=Git|Vim|Emacs|Makefile");
    row("I am experienced with Rust, C++, systems programming, and debugging distributed systems.",
        "=Rust|C++");
    row("SAS - 5+ yrs, Stata, R : basic", "=SAS|Stata =R");
    row("R (advanced), Python (5+ years), QGIS", "=R =Python|QGIS");
    row("前端该熟悉的东西、Git", "=Git");
    row("Coding C/C++, Rust", "=C/C++|Rust");
}

void TestSkills::line_givesSkills()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    QStringList groups;
    for (const SkillFinding &finding : parseSkills(line, m_knowledge)) {
        groups.append(finding.skill.name + u'=' + finding.skill.keywords.join(u'|'));
        QCOMPARE(finding.keywordSpans.size(), finding.skill.keywords.size());
    }
    QCOMPARE(groups.join(u' '), expected);
}

void TestSkills::line_givesLanguages_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *line, const char *expected) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(expected);
    };
    row("English (fluent), German – basic", "English=fluent German=basic");
    row("Fluent in Spanish", "Spanish=Fluent");
    row("语言: 英语 - 熟练, 日语（N2）", "英语=熟练 日语=N2");
    row("中文（母语）、英语", "中文=母语 英语=");
}

void TestSkills::line_givesLanguages()
{
    QFETCH(QString, line);
    QFETCH(QString, expected);
    QStringList found;
    for (const LanguageFinding &finding : findLanguages(line, m_knowledge))
        found.append(finding.language.language + u'=' + finding.language.fluency);
    QCOMPARE(found.join(u' '), expected);
}

QTEST_GUILESS_MAIN(TestSkills)
#include "tst_skills.moc"
