// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/patents.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestPatents : public QObject
{
    Q_OBJECT

private slots:
    void patent_isRead_data();
    void patent_isRead();
    void number_isToldFromOthers_data();
    void number_isToldFromOthers();

private:
    Knowledge m_knowledge;
};

void TestPatents::patent_isRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("title");
    QTest::addColumn<int>("inventors");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("date");
    const auto row = [](const char *name, const char *text, const char *number, const char *title,
                        int inventors, int position, const char *date) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(number)
                            << QString::fromUtf8(title) << inventors << position
                            << QString::fromUtf8(date);
    };
    row("title in 《》", "■ CN202310000001.2《羽毛处理方法、系统和存储介质》李一，江晓，王二",
        "CN202310000001.2", "羽毛处理方法、系统和存储介质", 3, 2, "");
    row("US, title first", "1. Adaptive Feathers for Birds on Edge Devices (US Patent 11,234,567)",
        "US Patent 11,234,567", "Adaptive Feathers for Birds on Edge Devices", 0, 0, "");
    row("GB/T 7714 [P]",
        "江晓, 李一. 一种羽毛识别方法及装置[P]. 中国专利: ZL 2020 1 0000001.X, 2021-05-01.",
        "ZL 2020 1 0000001.X", "一种羽毛识别方法及装置", 2, 1, "2021-05-01");
    row("GB/T 7714, country and number before [P]",
        "[1] 李一, 江晓, 王二. 一种鸟群的编队方法: 中国, CN115000001A[P]. 2023-04-21.",
        "CN115000001A", "一种鸟群的编队方法", 3, 2, "2023-04-21");
    row("application number", "发明专利：一种鸟巢搭建方法，申请号：202110000001.5，第一发明人",
        "202110000001.5", "一种鸟巢搭建方法", 0, 1, "");
    row("utility model, position in words",
        "一种便携式鸟笼，实用新型，ZL 2022 2 3000006.8，第三发明人，2023.03", "ZL 2022 2 3000006.8",
        "一种便携式鸟笼", 0, 3, "2023-03");
    row("published, position in words",
        "一种基于深度学习的鸟鸣选择方法及系统，发明专利，公开号：CN116000000A，第一发明人，2023.08",
        "CN116000000A", "一种基于深度学习的鸟鸣选择方法及系统", 0, 1, "2023-08");
    row("and others", "江晓等，一种可调节鸟架，实用新型专利，授权号CN219000003U", "CN219000003U",
        "一种可调节鸟架", 1, 1, "");
    row("granted on a day",
        "（1）李一，江晓，王二．一种羽毛电极的制备方法，国家发明专利，ZL202310000003.4，"
        "授权日：2024年5月14日",
        "ZL202310000003.4", "一种羽毛电极的制备方法", 3, 2, "2024-05-14");
    row("disclosed in a month",
        "1. 李一，江晓，一种井下羽毛除尘方法，发明专利，申请号：202311000007.8，2023年10月公开，"
        "第二发明人",
        "202311000007.8", "一种井下羽毛除尘方法", 2, 2, "2023-10");
    row("semicolons between inventors",
        "【2】李一；江晓；王二. 一种音视频对齐训练方法. 专利申请号 202410000004.3，2024.07",
        "202410000004.3", "一种音视频对齐训练方法", 3, 2, "2024-07");
    row("US application",
        "Mira Okafor, Xiao Jiang, \"Tiered feather logging,\" U.S. Patent Application No. "
        "18/000,567, filed March 2024.",
        "U.S. Patent Application No. 18/000,567", "Tiered feather logging", 2, 2, "2024-03");
    row("US, granted",
        "Mira Okafor, Xiao Jiang. Method for Ranking Feathers. US Patent 11,000,654 B2, granted "
        "May 2024.",
        "US Patent 11,000,654 B2", "Method for Ranking Feathers", 2, 2, "2024-05");
    row("European",
        "M. Okafor and X. Jiang, \"Gripper with acoustic feathers\", EP4000006A1, published 12 "
        "January 2024",
        "EP4000006A1", "Gripper with acoustic feathers", 2, 2, "2024-01-12");
    row("other countries",
        "Mira Okafor, Xiao Jiang, \"Layered feather sensor,\" Singapore Patent Application "
        "10202300000X, filed Apr. 2023.",
        "10202300000X", "Layered feather sensor", 2, 2, "2023-04");
    row("student first",
        "一种混合鸟群模型的剪枝方法及装置，CN118000002A，实审，学生第一发明人（导师一作）",
        "CN118000002A", "一种混合鸟群模型的剪枝方法及装置", 0, 0, "");
}

void TestPatents::patent_isRead()
{
    QFETCH(QString, text);
    QFETCH(QString, number);
    QFETCH(QString, title);
    QFETCH(int, inventors);
    QFETCH(int, position);
    QFETCH(QString, date);
    CitationContext context;
    context.knowledge = &m_knowledge;
    context.applicant = NameMatcher({u"江晓"_s, u"Xiao Jiang"_s}, m_knowledge);
    context.today = {2026, 1, 1};
    const Patent patent = parsePatent(text, context).patent;
    QCOMPARE(patent.number, number);
    QCOMPARE(patent.title, title);
    QCOMPARE(patent.inventors.size(), inventors);
    QCOMPARE(patent.applicantPosition.value_or(0), position);
    QCOMPARE(patent.date ? patent.date->toString() : QString(), date);
}

void TestPatents::number_isToldFromOthers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("number");
    QTest::newRow("publication") << u"公开号CN1000007A。"_s << u"CN1000007A"_s;
    QTest::newRow("granted") << u"专利号 ZL201910000001.X"_s << u"ZL201910000001.X"_s;
    QTest::newRow("PCT") << u"PCT/CN2023/100001"_s << u"PCT/CN2023/100001"_s;
    QTest::newRow("software copyright") << u"软件著作权 2023SR0000001"_s << u"2023SR0000001"_s;
    QTest::newRow("a plain number behind its label")
        << u"登记证书  编号：2000001"_s << u"2000001"_s;
    QTest::newRow("an application") << u"patent application SE 2000001-4"_s << u"SE 2000001-4"_s;
    QTest::newRow("a DOI") << u"doi: 10.1109/TPDS.2023.1234567"_s << QString();
    QTest::newRow("a phone") << u"+86 138-0000-0000"_s << QString();
    QTest::newRow("an arXiv number") << u"arXiv:2401.00001"_s << QString();
    QTest::newRow("pages") << u"自动化学报, 2024, 50(3): 512-524"_s << QString();
}

void TestPatents::number_isToldFromOthers()
{
    QFETCH(QString, text);
    QFETCH(QString, number);
    const auto span = findPatentNumber(text);
    QCOMPARE(span ? text.sliced(span->start, span->length) : QString(), number);
}

QTEST_GUILESS_MAIN(TestPatents)
#include "tst_patents.moc"
