// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"
#include "model/record/recordedit.h"
#include "model/record/recordjson.h"
#include "model/record/visibletext.h"
#include "tests/model/intake/pagemaker.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Nobody's name turns the text beside it around, or is another one than it looks like.
class TestVisibleText : public QObject
{
    Q_OBJECT

private slots:
    void withoutInvisible_data();
    void withoutInvisible();
    void oneLine_isOneLine();
    void name_fromAnySource_holdsNothingInvisible_data();
    void name_fromAnySource_holdsNothingInvisible();

private:
    Knowledge m_knowledge;
};

void TestVisibleText::withoutInvisible_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("nothing", {}, {});
    row("plain", u"Mira Okaduwe"_s, u"Mira Okaduwe"_s);
    row("Chinese, also beyond the first plane", u"江晓 𠮷野"_s, u"江晓 𠮷野"_s);
    row("Arabic letters stay", u"\u0645\u062d\u0645\u062f"_s, u"\u0645\u062d\u0645\u062f"_s);
    row("override", u"Mira \u202eewudakO\u202c"_s, u"Mira ewudakO"_s);
    row("isolates", u"\u2066Mira\u2069 \u2067Okaduwe\u2068"_s, u"Mira Okaduwe"_s);
    row("zero width", u"Mi\u200bra\ufeff Oka\u200ddu\u2060we"_s, u"Mira Okaduwe"_s);
    row("soft hyphen", u"Oka\u00adduwe"_s, u"Okaduwe"_s);
    row("tags", u"Mira\U000e0041\U000e007f"_s, u"Mira"_s);
    row("lines stay", u"one\ntwo\tthree"_s, u"one\ntwo\tthree"_s);
    row("half of a pair is no character", u"Mira"_s + QChar(0xd83d), u"Mira\ufffd"_s);
}

void TestVisibleText::withoutInvisible()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(Bole::withoutInvisible(text), expected);
}

void TestVisibleText::oneLine_isOneLine()
{
    QCOMPARE(oneLine(u"cv\u202efdp.exe\nImported: 9\u2028\x1b[2J\0.pdf"_s),
             u"cvfdp.exe Imported: 9  [2J .pdf"_s);
}

void TestVisibleText::name_fromAnySource_holdsNothingInvisible_data()
{
    QTest::addColumn<QString>("written");
    QTest::newRow("override") << u"Mira \u202eOkaduwe\u202c"_s;
    QTest::newRow("isolate") << u"\u2067Mira Okaduwe"_s;
    QTest::newRow("zero width") << u"Mi\u200bra Okad\u2060uwe\ufeff"_s;
    QTest::newRow("tags") << u"Mira Okaduwe\U000e0041"_s;
}

void TestVisibleText::name_fromAnySource_holdsNothingInvisible()
{
    QFETCH(QString, written);
    const QString name = u"Mira Okaduwe"_s;
    constexpr PartialDate today{2026, 11, 1};
    const QString text = written + u"\n\nmira@example.org\n\nEducation\nTongji University\n"_s;
    for (const DocumentKind kind : {DocumentKind::Text, DocumentKind::Markdown}) {
        const auto read = understand({kind, {}, text}, m_knowledge, today);
        QCOMPARE(read.record.basics.name, name);
    }
    PageMaker page;
    page.put(220, 40, written, 20, true);
    page.put(50, 90, u"EDUCATION"_s, 13, true);
    page.put(50, 110, u"Zhejiang University"_s, 10, true);
    QCOMPARE(understand(page.document(), m_knowledge, today).record.basics.name, name);

    Record record;
    record.basics.name = written;
    const auto stored = recordFromJson(toJson(record));
    QVERIFY(stored);
    QCOMPARE(stored->basics.name, name);

    CheckedRecord checked{toJson(Record()), {}, {}};
    QVERIFY(apply(checked, Edit::set(u"/basics/name"_s, written), {}, QDateTime()));
    QVERIFY(apply(checked, Edit::insert(u"/awards/0"_s, QJsonObject{{u"title"_s, written}}), {},
                  QDateTime()));
    const auto edited = recordFromJson(checked.json);
    QVERIFY(edited);
    QCOMPARE(checked.json.value(u"basics"_s).toObject().value(u"name"_s).toString(), name);
    QCOMPARE(edited->awards.value(0).title, name);
}

QTEST_GUILESS_MAIN(TestVisibleText)
#include "tst_visibletext.moc"
