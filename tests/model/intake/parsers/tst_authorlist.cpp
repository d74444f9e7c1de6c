// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/authorlist.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestAuthorList : public QObject
{
    Q_OBJECT

private slots:
    void names_areReadOneByOne_data();
    void names_areReadOneByOne();
    void marks_goWithTheirName_data();
    void marks_goWithTheirName();
    void openEnd_isSeen_data();
    void openEnd_isSeen();
    void otherText_isNoList_data();
    void otherText_isNoList();

private:
    AuthorList read(const QString &text) const
    {
        const QString plain = folded(text);
        return readAuthors(plain, text, 0, text.size(), m_knowledge,
                           NameMatcher({u"江晓"_s, u"Xiao Jiang"_s}, m_knowledge));
    }

    Knowledge m_knowledge;
};

void TestAuthorList::names_areReadOneByOne_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names"); // a bar between
    const auto row = [](const char *name, const char *text, const char *names) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(names);
    };
    row("full names", "Mira Okafor, Xiao Jiang, and Yi Lin. Feathers",
        "Mira Okafor|Xiao Jiang|Yi Lin");
    row("initials first", "M. A. Okafor, X. Jiang and Y.-L. Lin, \"Feathers\"",
        "M. A. Okafor|X. Jiang|Y.-L. Lin");
    row("surname first, with periods", "Okafor, M. A., Jiang, X., & Lin, Y.-L. (2024). Feathers",
        "Okafor, M. A.|Jiang, X.|Lin, Y.-L.");
    row("surname first, without", "Okafor MA, Jiang X, Lin YL. Feathers",
        "Okafor MA|Jiang X|Lin YL");
    row("the last one behind dots", "Okafor, M., Jiang, X., … Lin, Y. (2024). Feathers",
        "Okafor, M.|Jiang, X.|Lin, Y.");
    row("initials apart", "Okafor M, Jiang X Y, Lin Y. Feathers of gulls",
        "Okafor M|Jiang X Y|Lin Y");
    row("semicolons between inverted names", "Okafor, Mira; Jiang, Xiao; and Lin, Yi: Feathers",
        "Okafor, Mira|Jiang, Xiao|Lin, Yi");
    row("AAAI: semicolons", "Okafor, M.; Jiang, X.; and Lin, Y. 2024. Feathers",
        "Okafor, M.|Jiang, X.|Lin, Y.");
    row("Chicago: first inverted, the others not",
        "Okafor, Mira, Xiao Jiang, and Yi Lin. 2024. \"Feathers.\"",
        "Okafor, Mira|Xiao Jiang|Yi Lin");
    row("Chicago: one author", "Jiang, Xiao. 2024. \"Feathers.\"", "Jiang, Xiao");
    row("Chicago: two authors", "Okafor-Vance, Mira, and Xiao Jiang. 2024. \"Feathers.\"",
        "Okafor-Vance, Mira|Xiao Jiang");
    row("double surname before initials",
        "Okafor-Vance, M., van der Holt, T., and Jiang, X. (2024)",
        "Okafor-Vance, M.|van der Holt, T.|Jiang, X.");
    row("accents and apostrophes", "Zoë O'Brannigan, Søren Ødegård, Xiao Jiang. Feathers",
        "Zoë O'Brannigan|Søren Ødegård|Xiao Jiang");
    row("Han with commas", "江晓，李一，王二．羽毛的识别", "江晓|李一|王二");
    row("Han with enumeration commas", "江晓、李一、欧阳二三. 羽毛的识别", "江晓|李一|欧阳二三");
    row("Han with semicolons", "李一；江晓；王二. 羽毛的识别", "李一|江晓|王二");
    row("Han before a colon", "江晓、李一：羽毛的识别", "江晓|李一");
    row("Han with 和", "江晓，李一和王二. 羽毛的识别", "江晓|李一|王二");
    row("ampersand", "Mira Okafor & Xiao Jiang: Feathers", "Mira Okafor|Xiao Jiang");
}

void TestAuthorList::names_areReadOneByOne()
{
    QFETCH(QString, text);
    QFETCH(QString, names);
    QStringList found;
    for (const Author &author : read(text).authors) {
        found.append(author.name);
        QCOMPARE(text.sliced(author.span.start, author.span.length), author.name);
    }
    QCOMPARE(found.join(u'|'), names);
}

void TestAuthorList::marks_goWithTheirName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names");
    QTest::addColumn<QString>("marks"); // of the second author
    const auto row = [](const char *name, const char *text, const char *names, const char *marks) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(names)
                            << QString::fromUtf8(marks);
    };
    row("star", "Mira Okafor*, Xiao Jiang*, Yi Lin. Feathers", "Mira Okafor|Xiao Jiang|Yi Lin",
        "*");
    row("dagger", "Mira Okafor†, Xiao Jiang†, Yi Lin‡. Feathers", "Mira Okafor|Xiao Jiang|Yi Lin",
        "†");
    row("hash", "Mira Okafor, Xiao Jiang#, Yi Lin. Feathers", "Mira Okafor|Xiao Jiang|Yi Lin", "#");
    row("two marks", "Mira Okafor*, Xiao Jiang*†, Yi Lin. Feathers",
        "Mira Okafor|Xiao Jiang|Yi Lin", "*†");
    row("behind initials", "Okafor, M.*, Jiang, X.*, & Lin, Y. (2024). Feathers",
        "Okafor, M.|Jiang, X.|Lin, Y.", "*");
    row("in words", "Mira Okafor, Xiao Jiang (co-first), Yi Lin. Feathers",
        "Mira Okafor|Xiao Jiang|Yi Lin", "(co-first)");
    row("equal contribution",
        "Mira Okafor (equal contribution), Xiao Jiang (equal contribution), "
        "Yi Lin. Feathers",
        "Mira Okafor|Xiao Jiang|Yi Lin", "(equal contribution)");
    row("Han star", "李一*，江晓*，王二. 羽毛的识别", "李一|江晓|王二", "*");
    row("Han in words", "李一，江晓（通讯作者），王二. 羽毛的识别", "李一|江晓|王二", "(通讯作者)");
    row("Han co-first", "李一（共同一作）、江晓（共同一作）、王二. 羽毛的识别", "李一|江晓|王二",
        "(共同一作)");
}

void TestAuthorList::marks_goWithTheirName()
{
    QFETCH(QString, text);
    QFETCH(QString, names);
    QFETCH(QString, marks);
    const AuthorList list = read(text);
    QStringList found;
    for (const Author &author : list.authors)
        found.append(author.name);
    QCOMPARE(found.join(u'|'), names);
    QCOMPARE(list.authors[1].marks, marks);
}

void TestAuthorList::openEnd_isSeen_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("names");
    QTest::newRow("et al.") << u"Xiao Jiang, Mira Okafor, et al. Feathers"_s << 2;
    QTest::newRow("et al. behind one") << u"Okafor, M. et al. (2024). Feathers"_s << 1;
    QTest::newRow("et al., of initials") << u"Jiang X, Okafor M, et al. Feathers"_s << 2;
    QTest::newRow("Han") << u"江晓，李一，等. 羽毛的识别"_s << 2;
    QTest::newRow("Han, glued") << u"江晓，李一等. 羽毛的识别"_s << 2;
}

void TestAuthorList::openEnd_isSeen()
{
    QFETCH(QString, text);
    QFETCH(int, names);
    const AuthorList list = read(text);
    QCOMPARE(list.authors.size(), names);
    QVERIFY(list.openEnded);
}

void TestAuthorList::otherText_isNoList_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("title") << u"Learning to Fly with Broken Wings"_s;
    QTest::newRow("title with a comma") << u"Feathers, Wings and the Physics of Flight"_s;
    QTest::newRow("venue") << u"Journal of Example Science, vol. 3"_s;
    QTest::newRow("Han title") << u"基于羽毛的鸟类识别方法研究"_s;
    QTest::newRow("a year") << u"2024, Feathers"_s;
}

void TestAuthorList::otherText_isNoList()
{
    QFETCH(QString, text);
    QVERIFY2(read(text).score < 0.6, qPrintable(QString::number(read(text).score)));
}

QTEST_GUILESS_MAIN(TestAuthorList)
#include "tst_authorlist.moc"
