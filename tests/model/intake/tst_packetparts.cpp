// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/packetparts.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

PageText page(const QStringList &lines)
{
    PageText text;
    text.size = {595, 842};
    for (qsizetype i = 0; i < lines.size(); ++i) {
        double x = 60;
        for (const QString &word : lines[i].split(u' ')) {
            text.words.append(
                {word, QRectF(x, 60 + 20 * double(i), 8.0 * double(word.size()), 12), {}, {}, 11});
            x += 8.0 * double(word.size()) + 4;
        }
    }
    return text;
}

/// "cv 1-2, letter 3-3"
QString described(const QList<DocumentPart> &parts)
{
    QStringList all;
    for (const DocumentPart &part : parts)
        all.append(u"%1 %2-%3"_s.arg(nameOf(part.role)).arg(part.first).arg(part.last));
    return all.join(u", "_s);
}

} // namespace

class TestPacketParts : public QObject
{
    Q_OBJECT

private slots:
    void pages_sayWhatBegins_data();
    void pages_sayWhatBegins();
    void outline_isBelieved();
    void outlineOfACv_isNoPacket();
    void cv_isWhatIsParsed();
};

void TestPacketParts::pages_sayWhatBegins_data()
{
    QTest::addColumn<QList<QStringList>>("pages");
    QTest::addColumn<QString>("parts");
    const QStringList cv{u"Mira Okafor"_s, u"mira@example.org"_s, u"Education"_s};
    const QStringList more{u"Publications"_s, u"[1] A study"_s};
    const QStringList transcript{u"University of Somewhere"_s, u"Academic Transcript"_s,
                                 u"Course Credits Grade"_s};
    const QStringList letter{u"Department of Physics"_s, u"To Whom It May Concern"_s,
                             u"I have known Mira"_s};
    QTest::newRow("in English")
        << QList<QStringList>{cv, more, transcript, {u"Course 12 A"_s}, letter}
        << u"cv 1-2, transcript 3-4, letter 5-5"_s;
    QTest::newRow("in Chinese") << QList<QStringList>{{u"江一帆"_s, u"教育背景"_s},
                                                      {u"某某大学学生成绩单"_s, u"课程 学分"_s},
                                                      {u"推 荐 信"_s, u"尊敬的老师"_s},
                                                      {u"专家推荐信"_s, u"您好"_s}}
                                << u"cv 1-1, transcript 2-2, letter 3-3, letter 4-4"_s;
    QTest::newRow("a form first") << QList<QStringList>{{u"申请表"_s},
                                                        {u"个人简历"_s, u"江一帆"_s},
                                                        transcript}
                                  << u"other 1-1, cv 2-2, transcript 3-3"_s;
    QTest::newRow("a long remark behind the title")
        << QList<
               QStringList>{cv,
                            {u"University of Somewhere"_s,
                             u"Unofficial academic transcript (a copy for applications abroad only)"_s}}
        << u"cv 1-1, transcript 2-2"_s;
    QTest::newRow("a CV alone") << QList<QStringList>{cv, more} << u""_s;
    QTest::newRow("a CV with references")
        << QList<QStringList>{cv, {u"References"_s, u"Prof. A. Somebody"_s}} << u""_s;
    QTest::newRow("a CV with its title on every page")
        << QList<QStringList>{{u"Curriculum Vitae"_s}, {u"Curriculum Vitae"_s}} << u""_s;
    QTest::newRow("a transcript of two pages")
        << QList<QStringList>{transcript, transcript} << u""_s;
    QTest::newRow("a sentence is no title")
        << QList<
               QStringList>{cv,
                            {u"I asked my teacher for a letter of recommendation last year and got it"_s}}
        << u""_s;
    QTest::newRow("one page") << QList<QStringList>{transcript} << u""_s;
}

void TestPacketParts::pages_sayWhatBegins()
{
    QFETCH(const QList<QStringList>, pages);
    QFETCH(const QString, parts);
    QList<PageText> texts;
    for (const QStringList &lines : pages)
        texts.append(page(lines));
    QCOMPARE(described(packetParts(texts, {})), parts);
}

void TestPacketParts::outline_isBelieved()
{
    const QList<PageText> pages(6, page({u"a scan"_s}));
    const QList<PacketMark> outline{{u"CV_Okafor"_s, 1},
                                    {u"Transcript (certified)"_s, 3},
                                    {u"Recommendation letter 1"_s, 5},
                                    {u"Recommendation letter 2"_s, 6},
                                    {u"somewhere"_s, 0}};
    QCOMPARE(described(packetParts(pages, outline)),
             u"cv 1-2, transcript 3-4, letter 5-5, letter 6-6"_s);
}

void TestPacketParts::outlineOfACv_isNoPacket()
{
    const QList<PageText> pages(3, page({u"text"_s}));
    const QList<PacketMark> outline{
        {u"Education"_s, 1}, {u"Certificates"_s, 2}, {u"References"_s, 3}};
    QVERIFY(packetParts(pages, outline).isEmpty());
}

void TestPacketParts::cv_isWhatIsParsed()
{
    const QList<DocumentPart> parts{{DocumentRole::Other, 1, 1}, {DocumentRole::Cv, 2, 3}};
    QCOMPARE(parsedPart(parts, 3), (DocumentPart{DocumentRole::Cv, 2, 3}));
    QCOMPARE(parsedPart({}, 4), (DocumentPart{DocumentRole::Cv, 1, 4}));
}

QTEST_GUILESS_MAIN(TestPacketParts)
#include "tst_packetparts.moc"
