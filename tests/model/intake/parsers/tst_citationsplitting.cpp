// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citations.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Where one entry of a list of publications is cut from the next.
class TestCitationSplitting : public QObject
{
    Q_OBJECT

private slots:
    void lines_areSplit_data();
    void lines_areSplit();

private:
    Knowledge m_knowledge;
};

void TestCitationSplitting::lines_areSplit_data()
{
    QTest::addColumn<QList<CitationLine>>("lines");
    QTest::addColumn<QString>("starts");
    // A bar before a line: further in. A "~": a gap above it. A "#": its number was cut off.
    const auto row = [](const char *name, const QStringList &texts, const char *starts) {
        QList<CitationLine> lines;
        for (QString text : texts) {
            CitationLine line;
            if (text.startsWith(u'~')) {
                line.gapBefore = 0.6;
                text.remove(0, 1);
            }
            if (text.startsWith(u'#')) {
                line.startsEntry = true;
                text.remove(0, 1);
            }
            if (text.startsWith(u'|')) {
                line.indent = 1.5;
                text.remove(0, 1);
            }
            line.text = text;
            lines.append(line);
        }
        QTest::newRow(name) << lines << QString::fromLatin1(starts);
    };
    row("titles in quotation marks",
        {u"“Who Moves When Rents Fall?” (with Idris Vale). Revise and resubmit,"_s,
         u"Journal of Rents."_s,
         u"“Tax and Hours” (with J. Vale and P. Lin), 2024. Under review."_s,
         u"“Robots at Night”"_s, u"“Firms and Schools” (with J. Vale)"_s},
        "0 2 3 4");
    row("numbers in brackets",
        {u"[C2] A. One. A title"_s, u"that goes on. NSDI, 2020"_s,
         u"[C1] B. Two. Another. NSDI, 2019"_s},
        "0 2");
    row("numbers with a period",
        {u"1. Mira Okafor. A title about birds"_s, u"2024 and after. NSDI, 2020"_s,
         u"2. Yi Lin. Another. NSDI, 2019"_s},
        "0 2");
    row("numbers in Chinese brackets",
        {u"（1）江晓，李一．羽毛的识别．计算机学报，2024；"_s, u"（2）李一，江晓．鸟巢的"_s,
         u"搭建．软件学报，2023．"_s},
        "0 1");
    row("numbers in heavy brackets",
        {u"【1】江晓, 李一. 羽毛的识别. 计算机学报, 2024"_s, u"【2】李一, 江晓. 鸟巢的"_s,
         u"搭建. 软件学报, 2023"_s},
        "0 1");
    row("bullets", {u"• A. One. A title 2020"_s, u"and more"_s, u"• B. Two, 2019"_s}, "0 2");
    row("hanging indent",
        {u"A. One. A title"_s, u"|that goes on. 2020."_s, u"B. Two. Another"_s,
         u"|that also does. 2019."_s},
        "0 2");
    row("gaps", {u"A. One. A title"_s, u"that goes on."_s, u"~B. Two. Another"_s}, "0 2");
    row("gaps between entries of three lines",
        {u"Feathers in the Wild"_s, u"Mira Okafor, Xiao Jiang"_s, u"NSDI 2024"_s,
         u"~Nests without Trees"_s, u"Xiao Jiang, Yi Lin"_s, u"CVPR 2023"_s},
        "0 3");
    row("content",
        {u"Mira Okafor und Xiao Jiang. Birds: Machines. New York: Harmony"_s, u"Books, 1985."_s,
         u"Xiao Jiang. The Last Bird. Example Books, 1956."_s,
         u"Xiao Jiang. Bird, Robot. Example Books, 1950."_s},
        "0 2 3");
    row("author and year",
        {u"Okafor, M., Jiang, X. (2024). Feathers in the wild and in the"_s,
         u"laboratory. Journal of Example Science, 3(2), 1-10."_s,
         u"Jiang, X. (2023). Nests. Journal of Example Science, 2(1), 5-9."_s},
        "0 2");
    row("author and year, title on the next line",
        {u"Okafor, M., Jiang, X. (2024)"_s, u"Feathers in the Wild"_s,
         u"Journal of Example Science"_s, u"Jiang, X., Lin, Y. (2023)"_s, u"Nests without Trees"_s,
         u"Example Letters"_s},
        "0 3");
    row("title, authors, venue without any gap",
        {u"Feathers in the Wild"_s, u"Mira Okafor, Xiao Jiang, Yi Lin"_s, u"NSDI 2024"_s,
         u"Nests without Trees"_s, u"Xiao Jiang, Yi Lin"_s, u"CVPR 2023"_s},
        "0 3");
    row("one a line, the way of medicine",
        {u"Okafor M, Lin Y, Jiang X. Feathers in heat. Annals of Birds. 2023;12(4):33-41."_s,
         u"Lin Y, Okafor M. Heat in thin wings. J Bird Sci. 2022;8:1-9."_s,
         u"Jiang X, Kaya E, Okafor M, Lin Y. Noise in cold nests. Rev Bird Instrum."_s,
         u"2021;92:064701. doi:10.1234/5.0012345"_s,
         u"Okafor M, Lin Y. A dusty nest. arXiv:2401.01234 (2024)."_s},
        "0 1 2 4");
    row("one author between several",
        {u"Okafor M, Quill M, Lin Y. Rivers at night. J Water. 2020;12(3):11-19."_s,
         u"Quill M. Dry lakes and wet maps. J Water. 2021;13(1):1-9."_s,
         u"Lin Y, Quill M. Sand in the delta. Annals of Lakes. 2022;4(1):100-110."_s,
         u"Quill M. Wet maps for dry people. J Water. 2023;15(2):21-29."_s},
        "0 1 2 3");
    row("one author between several, over two lines",
        {u"M. Okafor, M. Quill. Rivers at night in the north of the land. Journal of"_s,
         u"Water, 2020."_s, u"M. Quill. Dry lakes and wet maps. Journal of Water, 2021."_s,
         u"Y. Lin, M. Quill. Sand. Annals of Lakes, 2022."_s},
        "0 2 3");
    row("Chinese commas, a month at the end",
        {u"基于图神经网络的水质预测，计算机学报（CCF-A），第一作者，2023.02"_s,
         u"无人机采样的路径规划，软件学报（CCF-A），第二作者，2022.05"_s,
         u"湖泊藻类的遥感识别方法，遥感学报，第一作者，2021年11月"_s},
        "0 1 2");
    row("one without a number behind numbered ones",
        {u"#M. Quill, M. Okafor. Rivers at Night. Journal of Water, 2021."_s,
         u"#M. Okafor, M. Quill. Dry Lakes and Wet Maps of the North. Annals"_s,
         u"of Lakes, 2022."_s, u"M. Quill, Y. Lin. Sand in the Delta. Journal of Water, 2023."_s},
        "0 1 3");
    row("authors below numbered titles",
        {u"#Rivers at Night."_s, u"M. Quill, M. Okafor. Journal of Water, 2021."_s,
         u"#Dry Lakes."_s, u"M. Quill, Y. Lin. Journal of Water, 2023."_s},
        "0 2");
    row("one word for the author",
        {u"Brewer. 1938. \"Balanced and random fields.\" Biometric Letters 29(3-4): 363-378."_s,
         u"Brewer. 1931. \"On a test.\" Supplement to the Letters of the Royal"_s,
         u"Society 23(3-4): 407-408."_s,
         u"Brewer. 1929. \"Counting in practice.\" Letters 124: 93"_s},
        "0 1 3");
    row("a remark closes the first",
        {u"Feathers in the Wild. Mira Okafor, Xiao Jiang. In Proceedings of ICLR 2024."_s,
         u"Spotlight"_s, u"Nests without Trees. Xiao Jiang, Yi Lin. TMLR, 2024."_s},
        "0 2");
    row("Chinese, by content",
        {u"江晓，李一．羽毛的识别．计算机学报，2024，44(5)：100-110．"_s,
         u"李一，江晓．鸟巢的搭建．软件学报，2023，35(6)：1-12．"_s},
        "0 1");
}

void TestCitationSplitting::lines_areSplit()
{
    QFETCH(QList<CitationLine>, lines);
    QFETCH(QString, starts);
    QStringList found;
    for (const LineRange &range : splitCitations(lines, m_knowledge))
        found.append(QString::number(range.first));
    QCOMPARE(found.join(u' '), starts);
}

QTEST_GUILESS_MAIN(TestCitationSplitting)
#include "tst_citationsplitting.moc"
