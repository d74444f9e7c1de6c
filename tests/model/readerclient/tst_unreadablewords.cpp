// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/privatedigits.h"
#include "app/readerprocess/unreadablewords.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// Words of one line, a letter five points wide.
PageText pageOf(const QStringList &words)
{
    PageText page;
    double x = 50;
    for (const QString &text : words) {
        Word word;
        word.text = text;
        word.font = u"Serif"_s;
        word.fontSize = 10;
        word.box = {x, 40, 5.0 * double(text.size()), 10};
        x = word.box.right() + 3;
        page.words.append(word);
    }
    return page;
}

using Runs = QList<QList<qsizetype>>;

} // namespace

/// Which words of a page only its picture can tell.
class TestUnreadableWords : public QObject
{
    Q_OBJECT

private slots:
    void oldStyleDigits_areOneRun()
    {
        const PageText page =
            pageOf({u"Phone"_s, u"+\uF647\uF64C"_s, u"\uF644"_s, u"\uF646\uF64A"_s, u"home"_s});
        QCOMPARE(unreadableRuns(page), (Runs{{1, 2, 3}}));
    }

    void oldStyleDigits_ofAFontWithLetters_areDigits()
    {
        PageText page = pageOf({u"Telephone at home"_s, u"+\uF647\uF64C"_s, u"\uF731\uF739"_s});
        mendPrivateDigits(page.words);
        QCOMPARE(page.words[1].text, u"+49"_s);
        QCOMPARE(page.words[2].text, u"19"_s);
    }

    void drawings_atTheirCodes_stay()
    {
        PageText page = pageOf({u"Telephone at home"_s, u"\uF647\uF64C"_s});
        page.words[1].font = u"Drawings"_s;
        mendPrivateDigits(page.words);
        QCOMPARE(page.words[1].text, u"\uF647\uF64C"_s);
    }

    void icon_isNoText() { QVERIFY(unreadableRuns(pageOf({u"\uF095"_s, u"555"_s})).isEmpty()); }

    void oneStrangeLetter_leavesAWordReadable()
    {
        QVERIFY(unreadableRuns(pageOf({u"of\uFB01ce"_s, u"rese\uE000rch"_s})).isEmpty());
    }

    void otherLine_isAnotherRun()
    {
        PageText page = pageOf({u"\uF644\uF645"_s, u"\uF646\uF647"_s});
        page.words.last().box.translate(-10, 14);
        QCOMPARE(unreadableRuns(page), (Runs{{0}, {1}}));
    }
};

QTEST_GUILESS_MAIN(TestUnreadableWords)
#include "tst_unreadablewords.moc"
