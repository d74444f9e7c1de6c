// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"
#include "views/source/cvhighlighter.h"
#include "views/source/recordtext.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>

#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestSource : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void text_isColoured_data();
    void text_isColoured();
    void plainWords_stayPlain();
    void ownName_isMarked();
    void markdown_holdsEveryValueAndNoMarkupOfTheApplicant();

private:
    /// Whether the word stands out from plain text in the highlighted line.
    bool isColoured(const QString &line, const QString &word, const QStringList &names = {});

    TextDefinitions m_definitions;
};

void TestSource::initTestCase()
{
    QVERIFY(m_definitions.cv().isValid());
}

bool TestSource::isColoured(const QString &line, const QString &word, const QStringList &names)
{
    QTextDocument document(line);
    CvHighlighter highlighter(&document);
    highlighter.setTheme(m_definitions.theme(false));
    highlighter.setDefinition(m_definitions.cv());
    highlighter.setNames(names);
    const qsizetype at = line.indexOf(word);
    const QColor plain =
        QColor::fromRgba(m_definitions.theme(false).textColor(KSyntaxHighlighting::Theme::Normal));
    const auto formats = document.firstBlock().layout()->formats();
    for (const QTextLayout::FormatRange &range : formats) {
        if (range.start <= at && range.start + range.length > at &&
            (range.format.fontUnderline() || range.format.fontWeight() > QFont::Normal ||
             (range.format.hasProperty(QTextFormat::ForegroundBrush) &&
              range.format.foreground().color() != plain)))
            return true;
    }
    return false;
}

void TestSource::text_isColoured_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("word");
    QTest::newRow("Chinese heading") << u"教育背景"_s << u"教育背景"_s;
    QTest::newRow("English heading") << u"Research Experience"_s << u"Research"_s;
    QTest::newRow("heading in capitals") << u"SELECTED TALKS"_s << u"SELECTED"_s;
    QTest::newRow("month and year") << u"Joined in Sept. 2021 as a student"_s << u"Sept"_s;
    QTest::newRow("Chinese date") << u"于 2021年9月 入学"_s << u"2021"_s;
    QTest::newRow("grade") << u"with a GPA: 3.91/4.0 overall"_s << u"GPA"_s;
    QTest::newRow("Chinese grade") << u"专业绩点 4.93/5.00"_s << u"绩点"_s;
    QTest::newRow("address") << u"write to mira@example.org please"_s << u"mira"_s;
    QTest::newRow("venue") << u"published in SIGCOMM with friends"_s << u"SIGCOMM"_s;
    QTest::newRow("tier") << u"a venue of CCF-A rank"_s << u"CCF"_s;
}

void TestSource::text_isColoured()
{
    QFETCH(QString, line);
    QFETCH(QString, word);
    QVERIFY(isColoured(line, word));
}

void TestSource::plainWords_stayPlain()
{
    QVERIFY(!isColoured(u"worked on scheduling with friends"_s, u"scheduling"_s));
}

void TestSource::ownName_isMarked()
{
    QVERIFY(!isColoured(u"with Mira Okafor and others"_s, u"Mira"_s));
    QVERIFY(isColoured(u"with Mira Okafor and others"_s, u"Mira"_s, {u"Mira Okafor"_s}));
}

void TestSource::markdown_holdsEveryValueAndNoMarkupOfTheApplicant()
{
    Record record;
    record.basics.name = u"江晓"_s;
    record.education.resize(1);
    record.education[0].institution = u"Tongji University"_s;
    record.education[0].gpa = Grade{4.93, 5.0};
    record.publications.resize(1);
    record.publications[0].name = u"<b>On</b> *stars*"_s;
    const QString text = recordAsMarkdown(toJson(record)).text;
    QVERIFY(text.contains(u"# 江晓"_s));
    QVERIFY(text.contains(u"### Tongji University"_s));
    QVERIFY(text.contains(u"4.93/5"_s));
    QVERIFY(text.contains(u"\\<b\\>On\\</b\\> \\*stars\\*"_s));
}

QTEST_MAIN(TestSource)
#include "tst_source.moc"
