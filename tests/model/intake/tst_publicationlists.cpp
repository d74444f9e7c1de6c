// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Whole lists of publications, from the section's lines to the record.
class TestPublicationLists : public QObject
{
    Q_OBJECT

private slots:
    void list_isRead_data();
    void list_isRead();

private:
    Knowledge m_knowledge;
};

void TestPublicationLists::list_isRead_data()
{
    QTest::addColumn<DocumentKind>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>(
        "expected"); // title | position | status, and the year where the list alone says it
    const auto row = [](const char *name, DocumentKind kind, const char *text,
                        const QStringList &expected) {
        QTest::newRow(name) << kind << QString::fromUtf8(text) << expected;
    };
    row("sub-headings in Markdown", DocumentKind::Markdown,
        "# 钟离澄 (Cheng Zhongli)\n\n## 科研成果\n\n### 国际会议\n\n"
        "1. **Cheng Zhongli**, Idris Vale. Quiet Birds at Scale. In *ICSE 2025*. **(CCF A 类)**\n"
        "2. Idris Vale, **Cheng Zhongli**. Loud Birds at Rest. In *ASE 2024*. **(CCF A "
        "类，学生一作)**\n\n"
        "### 在审\n\n- **Cheng Zhongli**, Idris Vale. Birds in Waiting.\n",
        {u"Quiet Birds at Scale|1|published"_s, u"Loud Birds at Rest|2|published"_s,
         u"Birds in Waiting|1|submitted"_s});
    row("a state in the place of the year", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\n"
        "Quillfeather, M., & Vale, I. (2024). Quiet birds at scale. Journal of Birds, 3(1), 1-9.\n"
        "Quillfeather, M. (in preparation). Birds to come.\n"
        "Vale, I., & Quillfeather, M. (under review). Birds in waiting. Ibis.\n",
        {u"Quiet birds at scale|1|published"_s, u"Birds to come|1|working"_s,
         u"Birds in waiting|2|submitted"_s});
    row("titles over authors over venues", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\n"
        "PlumFill: Completing Birds from Sparse Feathers\nMara Quillfeather, Idris Vale\nECCV "
        "2024\n"
        "Loud Birds at Rest\nIdris Vale, Mara Quillfeather\narXiv:2405.00001\n"
        "A Benchmark of Gulls\nMara Quillfeather, Idris Vale\nWorkshop on Marine Birds, 2023\n",
        {u"PlumFill: Completing Birds from Sparse Feathers|1|published"_s,
         u"Loud Birds at Rest|2|preprint"_s, u"A Benchmark of Gulls|1|published"_s});
    row("a quotation is part of a title where no title is quoted", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\n"
        "1. Quillfeather M, Vale I. Quiet birds at scale. Ibis. 2024;11(3):178-186.\n"
        "2. Vale I, Quillfeather M. Loud birds at rest. Ibis. 2022;112(8):601-7.\n"
        "3. Quillfeather M, Vale I. Birds that say \"we are here now\" at dawn. Ibis. "
        "2021;8:11-19.\n",
        {u"Quiet birds at scale|1|published"_s, u"Loud birds at rest|2|published"_s,
         u"Birds that say \"we are here now\" at dawn|1|published"_s});
    row("titles in Chinese brackets", DocumentKind::Text,
        "钟离澄\n\n学术论著\n\n《鸟中“轻羽”再探》，《候鸟研究》2024年第2期。\n"
        "《“青山”与“杉苗”》，《农鸟》2021年第5期。\n"
        "“Feathers and Lineage Credit”, Late Imperial Birds, forthcoming.\n",
        {u"鸟中“轻羽”再探|0|published"_s, u"“青山”与“杉苗”|0|published"_s,
         u"Feathers and Lineage Credit|0|accepted"_s});
    row("sub-headings by the kind of paper", DocumentKind::Markdown,
        "# Mara Quillfeather\n\n## Papers\n\n### Conference\n\n"
        "- [C1] Remembering Where Birds Went: Feathers for All\n  Idris Vale, Mara Quillfeather\n  "
        "ICSE 2024\n"
        "\n### Workshop\n\n- [W1] Visualising Large Gulls (demo). Idris Vale, Mara Quillfeather. "
        "In Birds, 2023.\n",
        {u"Remembering Where Birds Went: Feathers for All|2|published"_s,
         u"Visualising Large Gulls (demo)|2|published"_s});
    row("two strokes before the venue", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\n"
        "1. Quillfeather M., Vale I. Quiet Birds at Scale // Annals of Birds. – 2024. – P. 18–19.\n"
        "2. Vale I., Quillfeather M. Loud Birds at Rest // Ibis. – 2023. – Vol. 12, no. 1.\n",
        {u"Quiet Birds at Scale|1|published"_s, u"Loud Birds at Rest|2|published"_s});
    row("journal and volume behind a comma", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\n"
        "M. Quillfeather, I. Vale, Quiet birds at scale, 2D Feath. 9 (2022) 035012\n"
        "I. Vale and M. Quillfeather, Loud birds at rest, Comm. Bird. Phys. 400 (2023), 871-902.\n",
        {u"Quiet birds at scale|1|published"_s, u"Loud birds at rest|2|published"_s});
    row("lists of other things below", DocumentKind::Text,
        "钟离澄\n\n科研成果\n\n（一）发表论文\n1.钟离澄,卜星河.安静的鸟[J].计算机学报,2024(5):1-9."
        "\n"
        "（二）主持或参与课题\n1.湖畔大学创新项目“鸟的空间”，主持，2022.03-2023.03\n",
        {u"安静的鸟|1|published"_s});
    row("labels between numbered papers", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\nJournal Articles:\n"
        "1. Mara Quillfeather and Idris Vale. Quiet Birds at Scale. Journal of Example Birds, "
        "2024.\n"
        "Under Review:\n"
        "1. Idris Vale and Mara Quillfeather. Birds in Waiting.\n",
        {u"Quiet Birds at Scale|1|published"_s, u"Birds in Waiting|2|submitted"_s});
    row("a label counts more than the place a paper was sent to", DocumentKind::Text,
        "钟离澄\n\n论文发表\n\n[1] 钟离澄, 卜星河. 安静的鸟[J]. 计算机学报, 2024.\n"
        "在投\n[2] 钟离澄, 卜星河. 等待的鸟[J]. 软件学报, 2025.\n",
        {u"安静的鸟|1|published"_s, u"等待的鸟|1|submitted"_s});
    row("a section for what is not out yet", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\n"
        "Mara Quillfeather and Idris Vale. Quiet Birds at Scale. In ICSE, 2024.\n\n"
        "Under Review\n\n"
        "Idris Vale and Mara Quillfeather. Birds in Waiting. NeurIPS 2025.\n",
        {u"Quiet Birds at Scale|1|published"_s, u"Birds in Waiting|2|submitted"_s});
    row("a state ends at the next label", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\nIn Submission\n"
        "1. Mara Quillfeather and Idris Vale. Birds in Waiting.\n"
        "Published\n"
        "2. Mara Quillfeather and Idris Vale. Quiet Birds at Scale. In ICSE, 2024.\n"
        "Works in Progress\n"
        "3. Mara Quillfeather and Idris Vale. Birds to Come.\n",
        {u"Birds in Waiting|1|submitted"_s, u"Quiet Birds at Scale|1|published"_s,
         u"Birds to Come|1|working"_s});
    row("what is not sent yet is not submitted", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\n"
        "1. Mara Quillfeather and Idris Vale. Birds in Waiting. To be submitted.\n"
        "2. Mara Quillfeather and Idris Vale. Quiet Birds at Scale. Submitting to ICSE.\n",
        {u"Birds in Waiting|1|working"_s, u"Quiet Birds at Scale|1|submitted"_s});
    row("remarks are no papers", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\nCitations: 6\n\n"
        "1. Mara Quillfeather and Idris Vale. Quiet Birds at Scale. In ICSE, 2024.\n\n"
        "Preprints\n\n(none yet)\n",
        {u"Quiet Birds at Scale|1|published"_s});
    row("titles with bullets below", DocumentKind::Text,
        "钟离澄\n\n论文发表\n\n安静的鸟与它们的巢\n- 钟离澄, 卜星河\n- 计算机学报, 2024\n"
        "喧闹的鸟与它们的歌\n- 卜星河, 钟离澄\n- 软件学报, 2023\n",
        {u"安静的鸟与它们的巢|1|published"_s, u"喧闹的鸟与它们的歌|2|published"_s});
    row("one heading for all kinds", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications and Preprints\n\n"
        "Mara Quillfeather and Idris Vale. Quiet Birds at Scale. In ICSE, 2024.\n",
        {u"Quiet Birds at Scale|1|published"_s});
    row("several in one paragraph", DocumentKind::Text,
        "钟离澄\n\n发表论文\n\n"
        "[1] 钟离澄, 卜星河. 安静的鸟[J]. 计算机学报, 2024. [2] 卜星河, 钟离澄. 喧闹的鸟[J]. "
        "软件学报, "
        "2023. [3] 钟离澄. 等待的鸟[J]. 自动化学报, 2022.\n",
        {u"安静的鸟|1|published"_s, u"喧闹的鸟|2|published"_s, u"等待的鸟|1|published"_s});
    row("author and year, title in the next line", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n"
        "* Quillfeather, M., Vale, I. (2024)\n  Quiet Birds at Scale\n  Journal of Example Birds\n"
        "* Vale, I., Quillfeather, M. (2023)\n  Loud Birds at Rest\n  Example Letters\n",
        {u"Quiet Birds at Scale|1|published"_s, u"Loud Birds at Rest|2|published"_s});
    row("years above the papers", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\n2024\n"
        "- Quiet Birds at Scale. Mara Quillfeather, Idris Vale. ICSE.\n"
        "- Loud Birds at Rest. Idris Vale, Mara Quillfeather. ASE.\n\n2023\n"
        "- Birds in Waiting. Mara Quillfeather, Idris Vale. ICML.\n",
        {u"Quiet Birds at Scale|1|published|2024"_s, u"Loud Birds at Rest|2|published|2024"_s,
         u"Birds in Waiting|1|published|2023"_s});
    row("a year that was carried over", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\n"
        "[2] Mara Quillfeather and Idris Vale. Quiet Birds at Scale. In ICSE,\n2024\n"
        "[1] Idris Vale and Mara Quillfeather. Loud Birds at Rest. In ASE, 2023\n",
        {u"Quiet Birds at Scale|1|published|2024"_s, u"Loud Birds at Rest|2|published|2023"_s});
    row("table in Markdown", DocumentKind::Markdown,
        "# 钟离澄\n\n## 发表论文\n\n| 论文题目 | 期刊/会议 | 级别 | 作者排序 | 时间 "
        "|\n|---|---|---|---|---|\n"
        "| Quiet Birds at Scale | IEEE INFOCOM | CCF-A | 共同一作 | 2025 |\n"
        "| 喧闹的鸟的观察方法 | 通信学报 | CCF-A中文 | 第二作者 | 2023 |\n",
        {u"Quiet Birds at Scale|1|published"_s, u"喧闹的鸟的观察方法|2|published"_s});
    row("table with numbers and states", DocumentKind::Text,
        "钟离澄\n\n发表论文\n序号\t论文题目\t期刊\t排名\t状态\n1\tQuiet Birds at Scale\tExample "
        "Letters\t1/4\t已发表\n"
        "2\t喧闹的鸟的观察方法\t通信学报\t3/5\t已录用\n3\tBirds in Waiting\tExample "
        "Letters\t2/2\t在投\n",
        {u"Quiet Birds at Scale|1|published"_s, u"喧闹的鸟的观察方法|3|accepted"_s,
         u"Birds in Waiting|2|submitted"_s});
    row("pages at a line's beginning are no number", DocumentKind::Text,
        "Mara Quillfeather\nmara@example.org\n\nPublications\n\n"
        "[1] Mara Quillfeather and Idris Vale. Quiet Birds at Scale. In ICSE, 2024, pp. 203-\n"
        "218. Best paper nominee.\n"
        "[2] Idris Vale and Mara Quillfeather. Loud Birds at Rest. In ASE, 2023.\n",
        {u"Quiet Birds at Scale|1|published"_s, u"Loud Birds at Rest|2|published"_s});
}

void TestPublicationLists::list_isRead()
{
    QFETCH(DocumentKind, kind);
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    const Record record = understand({kind, {}, text}, m_knowledge, {2026, 1, 1}).record;
    QStringList found;
    const bool dated = !expected.isEmpty() && expected.first().count(u'|') == 3;
    for (const Publication &p : record.publications) {
        found.append(
            u"%1|%2|%3"_s.arg(p.name).arg(p.applicantPosition.value_or(0)).arg(p.status.text()));
        if (dated)
            found.last() += u'|' + (p.releaseDate ? p.releaseDate->toString() : QString());
    }
    QCOMPARE(found, expected);
}

QTEST_GUILESS_MAIN(TestPublicationLists)
#include "tst_publicationlists.moc"
