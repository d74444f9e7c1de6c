// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// What lines tell by themselves under a heading that names no kind.
class TestOtherSections : public QObject
{
    Q_OBJECT

private slots:
    void lines_tellWhatTheyAre_data();
    void lines_tellWhatTheyAre();

private:
    Knowledge m_knowledge;
};

void TestOtherSections::lines_tellWhatTheyAre_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("known skills") << u"Computing"_s << u"Stan, Python, SAS, Git\n"_s
                                  << QStringList{u"Stan"_s, u"Python"_s, u"SAS"_s, u"Git"_s};
    QTest::newRow("languages with their levels")
        << u"Languages & IT"_s << u"German (native), Swedish (A2)\n\nImageJ, R, MS Office\n"_s
        << QStringList{u"+German"_s, u"+Swedish"_s, u"ImageJ"_s, u"R"_s, u"MS Office"_s};
    QTest::newRow("two labels in a line")
        << u"Other"_s << u"Languages: Polish (native), Dutch (B2). Software: Stata, Python.\n"_s
        << QStringList{u"+Polish"_s, u"+Dutch"_s, u"Stata"_s, u"Python"_s};
    QTest::newRow("how well, beside a test")
        << u"其他"_s << u"英语六级（563分）；熟练使用湖畔检索、云梦排版\n"_s
        << QStringList{u"湖畔检索"_s, u"云梦排版"_s};
    QTest::newRow("prose") << u"Other"_s << u"I walk, swim and read.\n"_s << QStringList{};
}

void TestOtherSections::lines_tellWhatTheyAre()
{
    QFETCH(const QString, heading);
    QFETCH(const QString, text);
    const QString source = u"# Mara Quillfeather\n\n## Education\n\nTongji University\n\n"
                           u"## Skills\n\nTools: Vim, Emacs\n\n## %1\n\n%2\n"_s.arg(heading, text);
    const Record record =
        understand({DocumentKind::Markdown, {}, source}, m_knowledge, PartialDate{2026, 11, 1})
            .record;
    QStringList all;
    for (const Language &language : record.languages)
        all.append(u'+' + language.language);
    for (const Skill &skill : record.skills)
        all += skill.keywords;
    all.removeAll(u"Vim"_s);
    all.removeAll(u"Emacs"_s);
    QTEST(all, "found");
}

QTEST_GUILESS_MAIN(TestOtherSections)
#include "tst_othersections.moc"
