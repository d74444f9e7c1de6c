// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citations.h"
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
    void words_tellThePart_data();
    void words_tellThePart();
    void ownName_isNoTitle_data();
    void ownName_isNoTitle();
    void remarkInBold_isNoTitle();
    void lastName_endsWithItsLine();
    void ownerLeftOut_isCounted();
    void pages_areRead_data();
    void pages_areRead();
    void facts_areRead();
    void tier_isBelieved_data();
    void tier_isBelieved();

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
        "This Place Is Swarming: Using an App to Study Birds", 3, 2, "", "2018", "published");
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
    row("GB/T 7714, nothing before the year",
        "江晓,李一.羽毛的使用[C]//中国羽毛年会论文集.2023:112-125.", "羽毛的使用", 2, 1,
        "=中国羽毛年会论文集", "2023", "published");
    row("a year with its issue", "江晓，李一. 鸟巢的研究[J]. 羽毛学刊, 2022(3): 45-58.",
        "鸟巢的研究", 2, 1, "=羽毛学刊", "2022", "published");
    row("family names and initials with points",
        "Jiang X., Lin Y. Character of old nests. ICRA 2023.", "Character of old nests", 2, 1,
        "ICRA", "2023", "published");
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
    row("title first, worded like a name",
        "Sketching Before Planning. Mira Okafor, Xiao Jiang. TMLR, 2024.",
        "Sketching Before Planning", 2, 2, "=TMLR", "2024", "published");
    row("title first, worded like two names",
        "Small Maps, Big Worlds. Xiao Jiang*, Mira Okafor*, Yi Lin (* equal contribution). In "
        "NeurIPS 2023.",
        "Small Maps, Big Worlds", 3, 1, "NeurIPS", "2023", "published");
    row("head label", "[NSDI'24] Mira Okafor, Xiao Jiang. Nests for Everyone.",
        "Nests for Everyone", 2, 2, "NSDI", "2024", "published");
    row("et al.", "Xiao Jiang, Mira Okafor, et al. \"Nests without End\", CVPR 2022 (Oral)",
        "Nests without End", 2, 1, "CVPR", "2022", "published");
    row("accepted, to appear", "Xiao Jiang and Yi Lin. Flying Low. To appear in USENIX ATC 2026.",
        "Flying Low", 2, 1, "ACM SIGOPS ATC", "2026", "accepted");
    row("book", "Xiao Jiang. How Do Birds Find Out? Example & Company, 1984. [doi]",
        "How Do Birds Find Out?", 1, 1, "=Example & Company", "1984", "published");
    row("chapter of an edited book",
        "Jiang, X. (2022). Counting by ear. In A. Owl (Ed.), Birds of the Sea (pp. 33–50). Quiet "
        "University Press.",
        "Counting by ear", 1, 1, "=Birds of the Sea", "2022", "published");
    row("book with a place",
        "Karen A. Doe und Xiao Jiang. Birds: Machines in Disguise. New York, NY, USA: Harmony "
        "Books, 1985.",
        "Birds: Machines in Disguise", 2, 2, "=Harmony Books", "1985", "published");
    row("AAAI: semicolons and a year",
        "Okafor, M.; Jiang, X.; and Lin, Y. 2023. Can Birds Replace Memory? In Proceedings of the "
        "AAAI Conference on Artificial Intelligence, volume 37, 11023–11031.",
        "Can Birds Replace Memory?", 3, 2, "AAAI", "2023", "published");
    row("Chicago, author and date",
        "Okafor-Vance, Mira, and Xiao Jiang. 2024. \"Nests without Trees: Notes from Three "
        "Forests.\" Journal of Example Science 86 (2): 301-25.",
        "Nests without Trees: Notes from Three Forests", 2, 2, "=Journal of Example Science",
        "2024", "published");
    row("Chicago, one author, to be revised",
        "Jiang, Xiao. \"Forecasts of Flight.\" Revise and resubmit, Annals of Example Birds.",
        "Forecasts of Flight", 1, 1, "=Annals of Example Birds", "", "submitted");
    row("APA, in press",
        "Jiang, X. and Okafor, M. (in press). Small nests, long branches. Example Letters.",
        "Small nests, long branches", 2, 1, "=Example Letters", "", "accepted");
    row("APA, month beside the year",
        "Okafor, M., Jiang, X., & Lin, Y. (2023, July). Calibrated refusals of parrots. In "
        "Proceedings of the 61st Annual Meeting of the Association for Computational Linguistics "
        "(pp. 4012–4027). ACL.",
        "Calibrated refusals of parrots", 3, 2, "ACL", "2023", "published");
    row("ACM, pages behind the publisher",
        "Mira Okafor, Xiao Jiang, and Yi Lin. 2024. Snapshots of Free Birds. In 18th USENIX "
        "Symposium on Operating Systems Design and Implementation (OSDI 24). USENIX Association, "
        "455–471.",
        "Snapshots of Free Birds", 3, 2, "OSDI", "2024", "published");
    row("journal in 《》",
        "江晓、李一：基于语义约束的羽毛退化检测，《羽毛学刊》，2024年第2期，第201-210页",
        "基于语义约束的羽毛退化检测", 2, 1, "=羽毛学刊", "2024", "published");
    row("labels before it",
        "【2】【CCF-A】【AAAI 2025】Mira Okafor, Xiao Jiang, Yi Lin. Token Budgets for Parrots.",
        "Token Budgets for Parrots", 3, 2, "AAAI", "2025", "published");
    row("label of an unknown journal",
        "【中科院一区】【Example Feathers】Mira Okafor, Xiao Jiang, Yi Lin. Open Nests, 2023.",
        "Open Nests", 3, 2, "=Example Feathers", "2023", "published");
    row("surname and initial, closed by a mark",
        "Okafor M., Jiang X., Lin Y.* Single-feather sites for nest reduction. Example Letters, "
        "2024, 345, 123701.",
        "Single-feather sites for nest reduction", 3, 2, "=Example Letters", "2024", "published");
    row("journal in lower case",
        "Okafor M, Jiang X, Lin Y, et al. 2023. Place cells of owls: a replication. eLife "
        "12:RP87654.",
        "Place cells of owls: a replication", 3, 2, "=eLife 12:RP87654", "2023", "published");
    row("meeting in a town",
        "Jiang X, Okafor M (2023) Replay without rest. Society for Birds Annual Meeting, "
        "Washington DC. Poster.",
        "Replay without rest", 2, 1, "=Society for Birds Annual Meeting", "2023", "published");
    row("editors before the book",
        "Mira Okafor, Xiao Jiang et al. (2024) Egg Counting. In: Lin, Y., Owl, J. (eds) Advances "
        "in Example Birds. LNCS, vol 14000. Springer, Cham.",
        "Egg Counting", 2, 2, "=Advances in Example Birds", "2024", "published");
    row("told as a story", "以第一作者在 ICML 2024（CCF-A）发表论文《Sharp Merging of Feathers》",
        "Sharp Merging of Feathers", 0, 1, "ICML", "2024", "published");
    row("story with a Chinese journal",
        "以第二作者在《软件学报》发表论文《面向鸟巢的根因定位综述》，2024年",
        "面向鸟巢的根因定位综述", 0, 2, "软件学报", "2024", "published");
    row("story of a submission",
        "以第一作者向 KDD 2025 投稿论文 “Learning to Forget Nests”（在审）",
        "Learning to Forget Nests", 0, 1, "SIGKDD", "2025", "submitted");
    row("submitted to, in Chinese",
        "Mira Okafor, Xiao Jiang. Depth for Owls. 投稿至ICML 2025（在投）", "Depth for Owls", 2, 2,
        "ICML", "2025", "submitted");
    row("accepted, in Chinese",
        "Xiao Jiang, Yi Lin. Real-Time Nests on Branches. ICRA 2024, CCF-B（第一作者，已录用）",
        "Real-Time Nests on Branches", 2, 1, "ICRA", "2024", "accepted");
    row("under review, rank before it", "江晓, 李一. 羽毛拥塞的预测[J]. 羽毛学刊. （审稿中）",
        "羽毛拥塞的预测", 2, 1, "=羽毛学刊", "", "submitted");
    row("where it was sent, not where it lies",
        "Xiao Jiang and Mira Okafor. Quiet birds. 2024. Submitted to Annals of Quiet Birds. "
        "arXiv:2409.12345",
        "Quiet birds", 2, 1, "=Annals of Quiet Birds", "2024", "submitted");
    row("cut words in a venue",
        "Xiao Jiang and Mira Okafor. Quiet birds. Feath. Sci. Bird. Res. 30, 45-59 (2023)",
        "Quiet birds", 2, 1, "=Feath. Sci. Bird. Res. 30", "2023", "published");
    row("a preprint server and its number",
        "Okafor M, Jiang X, et al. Doublets of birds. bioRxiv 2024.03.01.555001",
        "Doublets of birds", 2, 2, "bioRxiv", "2024-03-01", "preprint");
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
    const PrintedCitation citation = parseCitation(text, context());
    const Publication &p = citation.publication;
    QCOMPARE(p.name, title);
    QCOMPARE(p.authors.size(), authors);
    QCOMPARE(p.applicantPosition.value_or(0), position);
    QCOMPARE(venue.startsWith(u'=') ? u'=' + p.publisher : p.venueId, venue);
    QCOMPARE(p.releaseDate ? p.releaseDate->toString() : QString(), year);
    QCOMPARE(p.status.text(), status);
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

void TestCitations::words_tellThePart_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("position");
    QTest::addColumn<bool>("coFirst");
    QTest::addColumn<bool>("corresponding");
    QTest::addColumn<bool>("claimsTooMuch");
    const auto row = [](const char *text, int position, bool coFirst, bool corresponding,
                        bool claimsTooMuch) {
        QTest::newRow(text) << QString::fromUtf8(text) << position << coFirst << corresponding
                            << claimsTooMuch;
    };
    row("Mira Okafor, Xiao Jiang, Yi Lin. Birds of a Feather. NSDI 2023. (co-first author)", 2,
        true, false, false);
    row("Mira Okafor, Xiao Jiang, Yi Lin. Birds of a Feather. NSDI 2023（共同一作）", 2, true,
        false, false);
    row("Mira Okafor, Xiao Jiang, Yi Lin. Birds of a Feather. NSDI 2023, 共同第一作者, CCF-A", 2,
        true, false, false);
    row("Mira Okafor, Xiao Jiang, Yi Lin. Birds of a Feather. NSDI 2023（学生一作）", 2, false,
        false, false);
    row("Mira Okafor, Xiao Jiang, Yi Lin. Birds of a Feather. NSDI 2023（导师一作，本人二作）", 2,
        false, false, false);
    row("Mira Okafor, Xiao Jiang, Yi Lin. Birds of a Feather. NSDI 2023（第一作者）", 2, false,
        false, true);
    row("Mira Okafor, Xiao Jiang, Yi Lin. Birds of a Feather. NSDI 2023 (first author)", 2, false,
        false, true);
    row("Mira Okafor, Yi Lin, Xiao Jiang. Birds of a Feather. NSDI 2023（二作）", 3, false, false,
        true);
    row("Mira Okafor, Yi Lin, Xiao Jiang. Birds of a Feather. NSDI 2023（第三作者）", 3, false,
        false, false);
    row("Mira Okafor, Yi Lin, Xiao Jiang. Birds of a Feather. NSDI 2023（通讯作者）", 3, false,
        true, false);
    row("Xiao Jiang, Yi Lin. Birds of a Feather. NSDI 2023, corresponding author", 1, false, true,
        false);
    row("Xiao Jiang, Yi Lin*. Birds of a Feather. NSDI 2023 (* corresponding author)", 1, false,
        false, false);
    row("第一作者：Birds of a Feather and Other Things. NSDI 2023", 1, false, false, false);
    row("Birds of a Feather and Other Things. NSDI 2023, 第二作者", 2, false, false, false);
}

void TestCitations::words_tellThePart()
{
    QFETCH(QString, text);
    const PrintedCitation citation = parseCitation(text, context());
    QTEST(citation.publication.applicantPosition.value_or(0), "position");
    QTEST(citation.publication.coFirst, "coFirst");
    QTEST(citation.publication.corresponding, "corresponding");
    QTEST(citation.claimsTooMuch, "claimsTooMuch");
    QCOMPARE(citation.publication.venueId, u"NSDI"_s);
}

void TestCitations::ownName_isNoTitle_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("bold");
    QTest::newRow("initials") << u"Okonkwo-Jiangxi, X. and Lin, Y. (2023). Quiet birds. ICML."_s
                              << u"Okonkwo-Jiangxi, X."_s;
    QTest::newRow("full") << u"Xiaoyuan Jiang-Okonkwo, Yi Lin. Quiet birds. ICML 2023."_s
                          << u"Xiaoyuan Jiang-Okonkwo"_s;
    QTest::newRow("with a mark") << u"Yi Lin, Xiaoyuan Jiang-Okonkwo*. Quiet birds. ICML 2023."_s
                                 << u"Xiaoyuan Jiang-Okonkwo*"_s;
}

void TestCitations::ownName_isNoTitle()
{
    QFETCH(QString, text);
    QFETCH(QString, bold);
    CitationContext c = context();
    c.applicant = {};
    c.styles = {{{text.indexOf(bold), bold.size()}, true, false, false}};
    QCOMPARE(parseCitation(text, c).publication.name, u"Quiet birds"_s);
}

void TestCitations::remarkInBold_isNoTitle()
{
    const QString text =
        u"Xiao Jiang, Yi Lin. Flaky Nests from History. In ICSE 2025. (CCF A 类, 学生一作)"_s;
    CitationContext c = context();
    const qsizetype bracket = text.indexOf(u'(');
    c.styles = {{{bracket, text.size() - bracket}, true, false, false}};
    const Publication p = parseCitation(text, c).publication;
    QCOMPARE(p.name, u"Flaky Nests from History"_s);
    QCOMPARE(p.tier, u"CCF-A"_s);
    QCOMPARE(p.venueId, u"ICSE"_s);
}

void TestCitations::lastName_endsWithItsLine()
{
    const QString text = u"Feathers in the Wild Mira Okafor, Xiao Jiang, Yi Lin CVPR 2025"_s;
    CitationContext c = context();
    c.styles = {{{0, 20}, true, false, false}};
    c.lineStarts = {text.indexOf(u"Mira"_s), text.indexOf(u"CVPR"_s)};
    const Publication p = parseCitation(text, c).publication;
    QCOMPARE(p.name, u"Feathers in the Wild"_s);
    QCOMPARE(p.authors, (QStringList{u"Mira Okafor"_s, u"Xiao Jiang"_s, u"Yi Lin"_s}));
    QCOMPARE(p.venueId, u"CVPR"_s);
}

void TestCitations::pages_areRead_data()
{
    QTest::addColumn<QString>("tail");
    QTest::addColumn<QString>("pages");
    QTest::newRow("pp.") << u"pp. 12–24, 2021."_s << u"12–24"_s;
    QTest::newRow("volume and number") << u"3(2): 12-24, 2021."_s << u"12-24"_s;
    QTest::newRow("volume alone") << u"12, 88–104."_s << u"88–104"_s;
    QTest::newRow("year in brackets") << u"16, 11 (2023), 2871–2884."_s << u"2871–2884"_s;
    QTest::newRow("Chinese") << u"2024年第2期，第201-210页"_s << u"201-210"_s;
    QTest::newRow("years are none") << u"Example Society, 2019-2021."_s << QString();
}

void TestCitations::pages_areRead()
{
    QFETCH(QString, tail);
    QTEST(parseCitation(u"Xiao Jiang. Birds in Numbers. Journal of Birds, "_s + tail, context())
              .publication.pages,
          "pages");
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
    // A line that ended behind a hyphen left a space inside.
    QCOMPARE(
        parseCitation(u"Xiao Jiang. Birds over Lines. SIGMETRICS 2021. doi:10.1145/000-555- 01",
                      context())
            .publication.doi,
        u"10.1145/000-555-01"_s);
}

/// The number that a committee sorts by: a wrong one is worse than none.
void TestCitations::tier_isBelieved_data()
{
    QTest::addColumn<QString>("tail");
    QTest::addColumn<QString>("tier");
    QTest::newRow("printed") << u"ICML 2024 (CCF-A)."_s << u"CCF-A"_s;
    QTest::newRow("printed at length") << u"软件学报, 2024, CCF推荐A类期刊."_s << u"CCF-A"_s;
    QTest::newRow("by the federation's full name")
        << u"示例学报, 2024, 中国计算机学会B类期刊."_s << u"CCF-B"_s;
    QTest::newRow("a class of the school's own") << u"示例学报, 2024, 校定A类期刊."_s << QString();
    QTest::newRow("a class of nobody's") << u"示例学报, 2024, A类期刊."_s << QString();
    QTest::newRow("only submitted") << u"Submitted to ICML 2024 (CCF-A)."_s << QString();
    QTest::newRow("to be submitted") << u"拟投 ICML 2024（CCF-A）."_s << QString();
    QTest::newRow("a workshop") << u"CVPR Workshop 2024 (CCF-A)."_s << QString();
    QTest::newRow("a workshop behind the tier") << u"CVPR (CCF-A) 2024 Workshop."_s << QString();
    QTest::newRow("a short paper") << u"SIGIR 2024, CCF-A, short paper."_s << QString();
    QTest::newRow("a link to a poster") << u"ICML 2024 (CCF-A). [poster]"_s << u"CCF-A"_s;
    QTest::newRow("three letters as a clause") << u"KDD, 2023."_s << u"CCF-A"_s;
    QTest::newRow("three letters with a place") << u"ACL, Bangkok, 2024."_s << u"CCF-A"_s;
    QTest::newRow("three letters of several") << u"CCC, 2023."_s << QString();
    QTest::newRow("the list of Chinese journals")
        << u"示例学报, 2024. (CCF 中文 A 类)"_s << QString();
    QTest::newRow("three letters inside a clause")
        << u"Journal of ACL injuries, 2023."_s << QString();
    QTest::newRow("a two-letter word") << u"In AI, 2023."_s << QString();
}

void TestCitations::tier_isBelieved()
{
    QFETCH(const QString, tail);
    const QString text = u"Xiao Jiang, Yi Lin. Quiet Birds in the Morning. "_s + tail;
    QTEST(parseCitation(text, context()).publication.tier, "tier");
}

QTEST_GUILESS_MAIN(TestCitations)
#include "tst_citations.moc"
