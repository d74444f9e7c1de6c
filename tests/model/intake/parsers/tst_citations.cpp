// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citations.h"
#include "model/intake/parsers/patents.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestCitations : public QObject
{
    Q_OBJECT

private slots:
    void citation_isRead_data();
    void citation_isRead();
    void styles_settleWhatWordsLeaveOpen();
    void marks_tellEqualFromCorresponding_data();
    void marks_tellEqualFromCorresponding();
    void ownerLeftOut_isCounted();
    void facts_areRead();
    void lines_areSplit_data();
    void lines_areSplit();
    void patent_isRead_data();
    void patent_isRead();

private:
    CitationContext context() const
    {
        CitationContext c;
        c.knowledge = &m_knowledge;
        c.applicant = NameMatcher({u"江晓"_s, u"Xiao Jiang"_s}, m_knowledge);
        c.today = {2026, 1, 1};
        return c;
    }

    Knowledge m_knowledge;
};

void TestCitations::citation_isRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("title");
    QTest::addColumn<int>("authors");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("venue"); // the id, or as printed with "="
    QTest::addColumn<QString>("year");
    QTest::addColumn<QString>("status");
    const auto row = [](const char *name, const char *text, const char *title, int authors,
                        int position, const char *venue, const char *year, const char *status) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(title) << authors
                            << position << QString::fromUtf8(venue) << QString::fromUtf8(year)
                            << QString::fromUtf8(status);
    };
    row("IEEE, conference",
        "[3] M. Okafor*, X. Jiang*, Y. Lin, and J. Doe, \"FastBird: A quick brown system\", in "
        "2025 IEEE "
        "International Symposium on High Performance Computer Architecture (HPCA), Las Vegas, NV, "
        "USA: "
        "IEEE Computer Society, Mar. 2025, pp. 1395–1407. DOI: 10.1109/EX61900.2025.00105.",
        "FastBird: A quick brown system", 4, 2, "HPCA", "2025-03", "published");
    row("last author's family name looks like an initial",
        "Jiuge Sang, X. Jiang, Ranting Yu. Congestion before Placement of Models. DATE, 2026.",
        "Congestion before Placement of Models", 3, 2, "DATE", "2026", "published");
    row("AMS, authors cut short, journal abbreviated",
        "S. Umbright, X. Jiang, et al. Dyck paths avoiding two patterns. Australas. J. Combin., "
        "88(2):201–219, 2024.",
        "Dyck paths avoiding two patterns", 2, 2, "=Australas. J. Combin", "2024", "published");
    row("IEEE, journal",
        "X. Jiang and M. Okafor, “On lasers and birds,” Journal of Example Science, vol. 89, no. "
        "2, pp. 41–53, "
        "Feb 2008.",
        "On lasers and birds", 2, 1, "=Journal of Example Science", "2008-02", "published");
    row("ACM with series",
        "Y. Lin, X. Jiang, \"BirdBox: Offloading nests\", in Proceedings of the 30th ACM "
        "International Conference "
        "on Architectural Support for Programming Languages and Operating Systems, Volume 2, ser. "
        "ASPLOS '25, "
        "Rotterdam, Netherlands, 2025, pp. 750–765",
        "BirdBox: Offloading nests", 2, 2, "ASPLOS", "2025", "published");
    row("LaTeX, authors first",
        "[C6] Mira Okafor, Weixin Example, Xiao Jiang, Thomas Ander-Son, and Yi Lin. Application "
        "Defined Birds. "
        "In HotNets, 2023",
        "Application Defined Birds", 5, 3, "HotNets", "2023", "published");
    row("workshops",
        "Mira Okafor, Xiao Jiang, and Yi Lin. This Place Is Swarming: Using an App to Study Birds. "
        "In PerCom "
        "Workshops, 2018",
        "This Place Is Swarming: Using an App to Study Birds", 3, 2, "PERCOM", "2018", "published");
    row("in submission",
        "■ Xiao Jiang, Mira Okafor, \"FastNest: Fast Startup of Nests\". (in submission, 2024)",
        "FastNest: Fast Startup of Nests", 2, 1, "", "2024", "submitted");
    row("venue and tier in brackets",
        "■ Yi Lin, Mira Okafor, Xiao Jiang, \"Threshold-Based Birds\". (ToN 2023, CCF-A)",
        "Threshold-Based Birds", 3, 3, "TON", "2023", "published");
    row("APA",
        "Jiang, X., Okafor, M., & Lin, Y. (2021). Learning to sing in the rain. IEEE Access, 9(3), "
        "100–110.",
        "Learning to sing in the rain", 3, 1, "IEEE Access", "2021", "published");
    row("ACM reference",
        "Mira Okafor, Xiao Jiang. 2022. Feathers in Flight. In Proceedings of the ACM SIGCOMM "
        "Conference. 1–14.",
        "Feathers in Flight", 2, 2, "SIGCOMM", "2022", "published");
    row("GB/T 7714, journal",
        "[1] 江晓, 李一, 王二. 一种基于羽毛的识别方法[J]. 计算机学报, 2021, 44(5): 100-110.",
        "一种基于羽毛的识别方法", 3, 1, "计算机学报", "2021", "published");
    row("GB/T 7714, conference in English",
        "Okafor M, Jiang X, Lin Y. Feather recognition in the wild[C]//Proceedings of the IEEE/CVF "
        "Conference on "
        "Computer Vision and Pattern Recognition. 2022: 1234-1243.",
        "Feather recognition in the wild", 3, 2, "CVPR", "2022", "published");
    row("accepted in Chinese",
        "已录用 张三，李四，江晓基于 latex 的羽毛研究 [C]// BirdChina. 2017.",
        "基于 latex 的羽毛研究", 3, 3, "=BirdChina", "2017", "accepted");
    row("under review in Chinese", "江晓，李一．羽毛系统的优化研究．（在投）", "羽毛系统的优化研究",
        2, 1, "", "", "submitted");
    row("arXiv",
        "Xiao Jiang, Yi Lin. Birds Are All You Need. arXiv preprint arXiv:2401.00001, 2024.",
        "Birds Are All You Need", 2, 1, "arXiv", "2024", "preprint");
    row("comma style",
        "Mira Okafor, Xiao Jiang, Towards singing with large models of birds, NSDI 2024",
        "Towards singing with large models of birds", 2, 2, "NSDI", "2024", "published");
    row("title first, then authors",
        "Sparse Mixture-of-Birds at Scale: Efficient Routing for Trillions. Xiao Jiang, Mira "
        "Okafor, David Lin. "
        "NeurIPS 2023.",
        "Sparse Mixture-of-Birds at Scale: Efficient Routing for Trillions", 3, 1, "NeurIPS",
        "2023", "published");
    row("head label", "[NSDI'24] Mira Okafor, Xiao Jiang. Nests for Everyone.",
        "Nests for Everyone", 2, 2, "NSDI", "2024", "published");
    row("et al.", "Xiao Jiang, Mira Okafor, et al. \"Nests without End\", CVPR 2022 (Oral)",
        "Nests without End", 2, 1, "CVPR", "2022", "published");
    row("accepted, to appear", "Xiao Jiang and Yi Lin. Flying Low. To appear in USENIX ATC 2026.",
        "Flying Low", 2, 1, "ACM SIGOPS ATC", "2026", "accepted");
    row("book", "Xiao Jiang. How Do Birds Find Out? Example & Company, 1984. [doi]",
        "How Do Birds Find Out?", 1, 1, "=Example & Company", "1984", "published");
    row("book with a place",
        "Karen A. Doe und Xiao Jiang. Birds: Machines in Disguise. New York, NY, USA: Harmony "
        "Books, 1985.",
        "Birds: Machines in Disguise", 2, 2, "=Harmony Books", "1985", "published");
    row("self", "Mira Okafor, Self, Yi Lin. Birds by Night. ICML 2020.", "Birds by Night", 3, 2,
        "ICML", "2020", "published");
}

void TestCitations::citation_isRead()
{
    QFETCH(QString, text);
    QFETCH(QString, title);
    QFETCH(int, authors);
    QFETCH(int, position);
    QFETCH(QString, venue);
    QFETCH(QString, year);
    QFETCH(QString, status);
    const Citation citation = parseCitation(text, context());
    const Publication &p = citation.publication;
    QCOMPARE(p.name, title);
    QCOMPARE(p.authors.size(), authors);
    QCOMPARE(p.applicantPosition.value_or(0), position);
    QCOMPARE(venue.startsWith(u'=') ? u'=' + p.publisher : p.venueId, venue);
    QCOMPARE(p.releaseDate ? p.releaseDate->toString() : QString(), year);
    QCOMPARE(p.status, status);
    const Span span = citation.spans.value(u"name"_s);
    QCOMPARE(text.sliced(span.start, span.length).simplified(), p.name);
}

void TestCitations::styles_settleWhatWordsLeaveOpen()
{
    const QString text =
        u"X. Jiang, Y. Jiang, Singing Birds and Other Things, Example Letters, 2020"_s;
    CitationContext c = context();
    c.applicant = {};
    c.styles = {{{10, 8}, true, false, false}, {{20, 31}, false, true, false}};
    const Publication p = parseCitation(text, c).publication;
    QCOMPARE(p.applicantPosition, std::optional(2));
    QCOMPARE(p.name, u"Singing Birds and Other Things"_s);
}

void TestCitations::marks_tellEqualFromCorresponding_data()
{
    QTest::addColumn<QString>("authors");
    QTest::addColumn<bool>("coFirst");
    QTest::addColumn<bool>("corresponding");
    QTest::newRow("shared star") << u"Mira Okafor*, Xiao Jiang*, Yi Lin"_s << true << false;
    QTest::newRow("dagger") << u"Mira Okafor†, Xiao Jiang†, Yi Lin‡"_s << true << false;
    QTest::newRow("lone star of a later author")
        << u"Mira Okafor, Yi Lin, Xiao Jiang*"_s << false << true;
    QTest::newRow("none") << u"Mira Okafor*, Yi Lin*, Xiao Jiang"_s << false << false;
    QTest::newRow("in words") << u"Mira Okafor, Xiao Jiang (co-first), Yi Lin"_s << true << false;
}

void TestCitations::marks_tellEqualFromCorresponding()
{
    QFETCH(QString, authors);
    QFETCH(bool, coFirst);
    QFETCH(bool, corresponding);
    const Publication p =
        parseCitation(authors + u". Birds of a Feather. In NSDI, 2023."_s, context()).publication;
    QCOMPARE(p.authors.size(), 3);
    QCOMPARE(p.coFirst, coFirst);
    QCOMPARE(p.corresponding, corresponding);
}

void TestCitations::ownerLeftOut_isCounted()
{
    CitationContext c = context();
    c.applicantName = u"Xiao Jiang"_s;
    const Publication p =
        parseCitation(
            u"11. Unusual Uses for Feathers (with M. Okafor & Y. Lin) Journal of Birds • 2013", c)
            .publication;
    QCOMPARE(p.name, u"Unusual Uses for Feathers"_s);
    QCOMPARE(p.authors, (QStringList{u"Xiao Jiang"_s, u"M. Okafor"_s, u"Y. Lin"_s}));
    QCOMPARE(p.publisher, u"Journal of Birds"_s);
    QCOMPARE(p.releaseDate->year, 2013);
}

void TestCitations::facts_areRead()
{
    const Publication p =
        parseCitation(u"Xiao Jiang. Birds in Numbers. SIGMETRICS 2021 (CCF B 类), pages 12–24. "
                      "https://doi.org/10.1145/0000000.0000001 https://example.org/birds.pdf",
                      context())
            .publication;
    QCOMPARE(p.doi, u"10.1145/0000000.0000001"_s);
    QCOMPARE(p.url, u"https://example.org/birds.pdf"_s);
    QCOMPARE(p.pages, u"12–24"_s);
    QCOMPARE(p.tier, u"CCF-B"_s);
}

void TestCitations::lines_areSplit_data()
{
    QTest::addColumn<QList<CitationLine>>("lines");
    QTest::addColumn<QString>("starts");
    const auto plain = [](const QStringList &texts) {
        QList<CitationLine> lines;
        for (const QString &text : texts)
            lines.append({text, 0, 0, false, {}});
        return lines;
    };
    QTest::newRow("numbers") << plain({u"[C2] A. One. A title"_s, u"that goes on. NSDI, 2020"_s,
                                       u"[C1] B. Two. Another. NSDI, 2019"_s})
                             << u"0 2"_s;
    QTest::newRow("bullets") << plain({u"• A. One. A title 2020"_s, u"and more"_s,
                                       u"• B. Two, 2019"_s})
                             << u"0 2"_s;
    auto hanging = plain({u"A. One. A title"_s, u"that goes on. 2020."_s, u"B. Two. Another"_s,
                          u"that also does. 2019."_s});
    hanging[1].indent = hanging[3].indent = 1.5;
    QTest::newRow("hanging indent") << hanging << u"0 2"_s;
    auto gaps = plain({u"A. One. A title"_s, u"that goes on."_s, u"B. Two. Another"_s});
    gaps[2].gapBefore = 0.6;
    QTest::newRow("gaps") << gaps << u"0 2"_s;
    QTest::newRow("content")
        << plain({u"Mira Okafor und Xiao Jiang. Birds: Machines. New York: Harmony"_s,
                  u"Books, 1985."_s, u"Xiao Jiang. The Last Bird. Example Books, 1956."_s,
                  u"Xiao Jiang. Bird, Robot. Example Books, 1950."_s})
        << u"0 2 3"_s;
}

void TestCitations::lines_areSplit()
{
    QFETCH(QList<CitationLine>, lines);
    QFETCH(QString, starts);
    QStringList found;
    for (const LineRange &range : splitCitations(lines, m_knowledge))
        found.append(QString::number(range.first));
    QCOMPARE(found.join(u' '), starts);
}

void TestCitations::patent_isRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("title");
    QTest::addColumn<int>("inventors");
    QTest::addColumn<int>("position");
    const auto row = [](const char *text, const char *number, const char *title, int inventors,
                        int position) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(number)
                            << QString::fromUtf8(title) << inventors << position;
    };
    row("■ CN202310000001.2《羽毛处理方法、系统和存储介质》李一，江晓，王二", "CN202310000001.2",
        "羽毛处理方法、系统和存储介质", 3, 2);
    row("1. Adaptive Feathers for Birds on Edge Devices (US Patent 11,234,567)",
        "US Patent 11,234,567", "Adaptive Feathers for Birds on Edge Devices", 0, 0);
    row("江晓, 李一. 一种羽毛识别方法及装置[P]. 中国专利: ZL 2020 1 0000001.X, 2021-05-01.",
        "ZL 2020 1 0000001.X", "一种羽毛识别方法及装置", 2, 1);
    row("发明专利：一种鸟巢搭建方法，申请号：202110000001.5，第一发明人", "202110000001.5",
        "一种鸟巢搭建方法", 0, 0);
}

void TestCitations::patent_isRead()
{
    QFETCH(QString, text);
    QFETCH(QString, number);
    QFETCH(QString, title);
    QFETCH(int, inventors);
    QFETCH(int, position);
    const Patent patent = parsePatent(text, context()).patent;
    QCOMPARE(patent.number, number);
    QCOMPARE(patent.title, title);
    QCOMPARE(patent.inventors.size(), inventors);
    QCOMPARE(patent.applicantPosition.value_or(0), position);
}

QTEST_GUILESS_MAIN(TestCitations)
#include "tst_citations.moc"
