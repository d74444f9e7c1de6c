// SPDX-License-Identifier: GPL-3.0-or-later
// What of a page is covered for somebody who reads blind: heads, headers, pictures, forms.
#include "model/review/blinder.h"
#include "model/review/namecheck.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

constexpr BlindFields everything = usualBlindFields | BlindField::Institution | BlindField::Advisor;

// A fictional applicant.
Record record(const QString &name = u"Quentin Ashdown"_s)
{
    Record r;
    r.basics.name = name;
    return r;
}

Blinder blinder(const Record &record, BlindFields fields = everything)
{
    return Blinder(Blindness(fields), ApplicantId{17}, record, u"en");
}

/// A page of 600 by 800 points; a line of words each 12 high, with spaces between.
class Page
{
public:
    Page() { text.size = QSizeF(600, 800); }

    Page &line(double y, const QString &words, double x = 50)
    {
        for (const QString &part : words.split(u' ')) {
            Word word;
            word.text = part;
            word.box = QRectF(x, y, 6.0 * double(part.size()), 12);
            word.spaceAfter = true;
            text.words.append(word);
            x = word.box.right() + 4;
        }
        return *this;
    }
    Page &body()
    {
        line(200, u"EDUCATION"_s);
        for (int i = 0; i < 25; ++i)
            line(220 + 16 * i, u"Built a kernel for rivers and wrote about it in the year"_s);
        return *this;
    }

    PageText text;
};

QString shown(const BlindPage &blind)
{
    QStringList words;
    for (const Word &word : blind.page.words)
        words.append(word.text);
    return words.join(u' ');
}

bool covers(const BlindPage &blind, const QRectF &box)
{
    return std::ranges::any_of(blind.covers, [&](const QRectF &c) { return c.contains(box); });
}

} // namespace

class TestBlindPage : public QObject
{
    Q_OBJECT

private slots:
    void name_isSureOrNot()
    {
        QVERIFY(isNameSure(record()));
        QVERIFY(!isNameSure(record({})));
        Record doubtful = record();
        doubtful.confidence.insert(u"/basics/name"_s, 0.5);
        QVERIFY(!isNameSure(doubtful));
        Record inferred = record();
        inferred.basics.nameInferred = true;
        QVERIFY(!isNameSure(inferred));
    }

    // Misread as "Curriculum Vitae", or not read at all: nobody knows which words are the name.
    void unsureName_coversTheHead()
    {
        Page page;
        page.line(40, u"Quentin Ashdown"_s).line(60, u"Looking for rivers"_s).body();
        Record wrong = record(u"Looking For Rivers"_s);
        wrong.confidence.insert(u"/basics/name"_s, 0.4);
        for (const Record &unsure : {wrong, record({})}) {
            const BlindPage blind = blinder(unsure).page(page.text, 1, true);
            QVERIFY2(!shown(blind).contains(u"Ashdown"), qPrintable(shown(blind)));
            QVERIFY(covers(blind, page.text.words[0].box));
            QVERIFY(shown(blind).contains(u"EDUCATION Built a kernel"));
            const QString source = u"# Quentin Ashdown\nRivers\n## EDUCATION\nB.S. in kernels"_s;
            const QString text = blinder(unsure).source(source);
            QVERIFY2(!text.contains(u"Ashdown") && text.contains(u"kernels"), qPrintable(text));
        }
        Blinder confirmed = blinder(wrong);
        confirmed.setNameSure(true);
        QVERIFY(shown(confirmed.page(page.text, 1, true)).contains(u"Ashdown")); // as it was said
    }

    // Nothing says that it is one, but what else would stand there?
    void dateInTheHead_isTheDateOfBirth_data()
    {
        QTest::addColumn<QString>("date");
        for (const char *date : {"1990/11/11", "1990-1-2", "26 November 1990", "Nov. 26, 1990",
                                 "1990年11月11日", "11.12.1990", "26th Nov 1990"})
            QTest::newRow(date) << QString::fromUtf8(date);
    }
    void dateInTheHead_isTheDateOfBirth()
    {
        QFETCH(const QString, date);
        Page page;
        page.line(40, u"Quentin Ashdown"_s).line(60, date).body();
        page.line(700, u"Prize of "_s + date);
        const Blinder all = blinder(record());
        QCOMPARE(shown(all.page(page.text, 1, true)).count(date), 1); // the prize's
        const QString source =
            u"# Quentin Ashdown\n%1\n## EDUCATION\nB.S. of %1 in kernels"_s.arg(date);
        QCOMPARE(all.source(source).count(date), 1);
        Record left = record();
        left.sections = {{{}, SectionKind::Head, 1, date}};
        QCOMPARE(all.record(left).sections[0].text, Blinder::mask());
        const Blinder nameOnly = blinder(record(), BlindField::Name);
        QCOMPARE(shown(nameOnly.page(page.text, 1, true)).count(date), 2);
        QCOMPARE(nameOnly.source(source).count(date), 2);
    }

    void wechatId_needsNoLabel()
    {
        QCOMPARE(blinder(record()).text(u"| wxid_q7-ash |"_s), u"| ▒▒▒ |"_s);
        QCOMPARE(blinder(record(), BlindField::Age).text(u"wxid_q7-ash"_s), u"wxid_q7-ash"_s);
    }

    // A form begins with a heading of its own, and the name comes after it.
    void unsureName_afterAPersonalHeading()
    {
        Page page;
        page.line(40, u"基本信息"_s).line(60, u"甄子虚 江城"_s).line(120, u"教育背景"_s).body();
        const BlindPage blind = blinder(record({})).page(page.text, 1, true);
        QVERIFY2(!shown(blind).contains(u"甄子虚"), qPrintable(shown(blind)));
        QVERIFY(shown(blind).contains(u"教育背景"));
    }

    void unsureName_coversABandWithoutHeadings()
    {
        Page page;
        page.line(60, u"Quentin Ashdown"_s).line(400, u"rivers"_s);
        const BlindPage blind = blinder(record({})).page(page.text, 1, false);
        QVERIFY(!shown(blind).contains(u"Ashdown"));
        QVERIFY(shown(blind).contains(u"rivers"));
    }

    void header_isCoveredWhereItTellsTheName_data()
    {
        QTest::addColumn<QString>("header");
        for (const char *header : {"Quentin Ashdown — CV — 2", "Q. ASHDOWN 2", "Ashdown, Quentin",
                                   "Q U E N T I N  A S H D O W N", "quentin.ashdown@example.org"})
            QTest::newRow(header) << QString::fromUtf8(header);
    }

    void header_isCoveredWhereItTellsTheName()
    {
        QFETCH(QString, header);
        for (const double y : {20.0, 770.0}) {
            Page page;
            page.body().line(y, header.simplified());
            const BlindPage blind = blinder(record()).page(page.text, 2, true);
            for (const Word &word : page.text.words) {
                if (word.box.top() == y)
                    QVERIFY2(covers(blind, word.box), qPrintable(word.text));
            }
            QVERIFY(shown(blind).contains(u"Built a kernel"));
        }
    }

    // The name that friends use stands behind the printed one.
    void nickname_behindTheName_isCovered()
    {
        Page page;
        page.line(60, u"Quentin Ashdown, Fleur"_s).line(640, u"Ashdown, Q., Okafor, M. Rivers."_s);
        page.body();
        const BlindPage blind = blinder(record()).page(page.text, 1, true);
        QVERIFY2(!shown(blind).contains(u"Fleur"), qPrintable(shown(blind)));
        QVERIFY(shown(blind).contains(u"Okafor"));
    }

    void header_isCoveredWhileTheNameIsUnsure()
    {
        Page page;
        page.line(20, u"Quentin Ashdown"_s).body().line(770, u"2"_s);
        const BlindPage blind = blinder(record({})).page(page.text, 2, true);
        QVERIFY2(!shown(blind).contains(u"Ashdown"), qPrintable(shown(blind)));
        QVERIFY(shown(blind).endsWith(u" 2")); // a page's number tells nothing
        QVERIFY(shown(blind).contains(u"EDUCATION Built"));
    }

    // A name beside the page's number is still a name.
    void numberedHeader_isCoveredWhileTheNameIsUnsure_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<bool>("isShown");
        for (const char *header :
             {"Quentin Ashdown 2", "Ashdown - 2 / 3", "甄子虚 第 2 页", "CV2 Ashdown", "Ashdown2"})
            QTest::newRow(header) << QString::fromUtf8(header) << false;
        for (const char *number : {"2", "2 / 3", "- 2 -", "Page 2 of 3", "第 2 页", "第2页 共3页"})
            QTest::newRow(number) << QString::fromUtf8(number) << true;
    }

    void numberedHeader_isCoveredWhileTheNameIsUnsure()
    {
        QFETCH(QString, header);
        QFETCH(bool, isShown);
        for (const double y : {20.0, 770.0}) {
            Page page;
            page.body().line(y, header);
            const BlindPage blind = blinder(record({})).page(page.text, 2, true);
            QCOMPARE(shown(blind).contains(header), isShown);
            QVERIFY(shown(blind).contains(u"EDUCATION Built"));
        }
    }

    // Labels set flush right, as in Europass: the value begins a letter's width behind.
    void closeLabel_hidesItsValue()
    {
        Page page;
        page.line(80, u"Address"_s, 50).line(80, u"Carrer Falsa 55, Vila (Spain)"_s, 102);
        page.line(100, u"Nationality"_s, 26).line(100, u"Ruritanian"_s, 102);
        page.line(120, u"Interests"_s, 38).line(120, u"Rivers"_s, 102).body();
        page.line(640, u"Address the rivers of the world and their water"_s);
        const BlindPage blind = blinder(record()).page(page.text, 2, true);
        for (const QStringView hidden : {u"Carrer", u"Falsa", u"Vila", u"Ruritanian"})
            QVERIFY2(!shown(blind).contains(hidden), qPrintable(shown(blind)));
        for (const QStringView kept :
             {u"Address", u"Nationality", u"Rivers", u"Address the rivers of the world"})
            QVERIFY2(shown(blind).contains(kept), qPrintable(shown(blind)));
    }

    // The cells of a form, with nothing but gaps between labels and values.
    void form_isMasked()
    {
        Page page;
        page.line(100, u"民族"_s, 50).line(100, u"汉"_s, 110).line(100, u"籍贯"_s, 200);
        page.line(100, u"江苏南京"_s, 260).line(120, u"政治面貌"_s, 50).line(120, u"群众"_s, 130);
        page.line(120, u"学号"_s, 200).line(120, u"2021210345"_s, 260);
        page.line(140, u"Nationality: Ruritanian"_s)
            .line(160, u"研究方向"_s)
            .line(160, u"河流"_s, 130);
        const BlindPage blind = blinder(record()).page(page.text, 2, true);
        for (const QStringView hidden : {u"汉", u"江苏", u"群众", u"2021210345", u"Ruritanian"})
            QVERIFY2(!shown(blind).contains(hidden), qPrintable(shown(blind)));
        for (const QStringView kept : {u"民族", u"学号", u"Nationality:", u"研究方向 河流"})
            QVERIFY2(shown(blind).contains(kept), qPrintable(shown(blind)));
    }

    void watermark_doesNotCoverThePage()
    {
        Page page;
        page.body();
        const QRectF watermark(100, 200, 400, 400);
        const QRectF portrait(480, 40, 70, 90);
        page.text.images = {watermark, portrait};
        const BlindPage blind = blinder(record()).page(page.text, 1, true);
        QVERIFY(covers(blind, portrait));
        QVERIFY(shown(blind).count(u"kernel") == 25);
        QVERIFY(!covers(blind, QRectF(200, 300, 10, 10)));
        QCOMPARE(blind.faded, QList<QRectF>{watermark});
        page.text.drawings = {watermark};
        page.text.images.clear();
        QCOMPARE(blinder(record()).page(page.text, 1, true).faded, QList<QRectF>{watermark});
    }

    // A banner or a bar at the side may have a portrait in it.
    void banner_isCovered()
    {
        Page page;
        page.line(40, u"Looking for rivers and for other water in the world"_s).body();
        page.text.images = {QRectF(0, 0, 600, 150)};
        QVERIFY(covers(blinder(record()).page(page.text, 1, true), page.text.images[0]));
    }

    void logo_isCoveredWithTheSchool()
    {
        Page page;
        page.line(40, u"Quentin Ashdown"_s).body();
        const QRectF inHead(500, 30, 50, 50);
        const QRectF wordmark(300, 30, 120, 14);
        const QRectF inBody(540, 400, 30, 30);
        const QRectF icon(40, 80, 10, 10);
        const QRectF aroundText(45, 215, 500, 60);
        page.text.drawings = {inHead, wordmark, inBody, icon, aroundText};
        const BlindPage blind = blinder(record(), BlindField::Institution).page(page.text, 1, true);
        for (const QRectF &logo : {inHead, wordmark, inBody})
            QVERIFY(covers(blind, logo));
        QVERIFY(!covers(blind, icon));
        QVERIFY(!covers(blind, aroundText));
        const BlindPage open = blinder(record(), BlindField::Age).page(page.text, 1, true);
        QVERIFY(open.covers.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestBlindPage)
#include "tst_blindpage.moc"
