// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/namematcher.h"
#include "model/intake/parsers/names.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;

class TestNames : public QObject
{
    Q_OBJECT

private slots:
    void text_isPersonName_data();
    void text_isPersonName();
    void line_givesName_data();
    void line_givesName();
    void han_givesPinyin_data();
    void han_givesPinyin();
    void names_areTheSame_data();
    void names_areTheSame();

private:
    Knowledge m_knowledge;
};

void TestNames::text_isPersonName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *text, bool expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << expected;
    };
    for (const char *name :
         {"江晓", "江 晓", "欧阳小雨", "Xiao Jiang", "XIAO JIANG", "Mira Okafor",
          "Moritz von Beispiel", "Xiao (Sean) Jiang", "J. Doe", "阿依古丽·买买提"})
        row(name, true);
    for (const char *text :
         {"教育背景", "个人简历", "Computer Science", "Research Interests", "上海",
          "Shanghai, China", "Tongji University", "xiao jiang", "2021", "", "Curriculum Vitae",
          "计算机科学与技术", "项目经历", "Software Engineer"})
        row(text, false);
}

void TestNames::text_isPersonName()
{
    QFETCH(QString, text);
    QFETCH(bool, expected);
    QCOMPARE(isPersonName(text, m_knowledge), expected);
}

void TestNames::line_givesName_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("other");
    const auto row = [](const char *line, const char *name, const char *other) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(name)
                            << QString::fromUtf8(other);
    };
    row("江晓 Xiao Jiang", "江晓", "Xiao Jiang");
    row("江晓（Xiao Jiang）", "江晓", "Xiao Jiang");
    row("Xiao Jiang (江晓)", "Xiao Jiang", "江晓");
    row("Xiao Jiang / 江 晓", "Xiao Jiang", "江晓");
    row("Xiao (Sean) Jiang", "Xiao (Sean) Jiang", "");
    row("姓名：江晓", "江晓", "");
    row("姓  名: 江晓    性  别: 男", "江晓", "");
    row("Name: Mira Okafor", "Mira Okafor", "");
    row("江晓的个人简历", "江晓", "");
    row("Curriculum Vitae Mira Okafor", "Mira Okafor", "");
    row("MIRA OKAFOR, Ph.D.", "MIRA OKAFOR", "");
    row("教育背景", "", "");
    row("Work Experience", "", "");
    row("Grant Fielding", "Grant Fielding", "");
}

void TestNames::line_givesName()
{
    QFETCH(QString, line);
    QFETCH(QString, name);
    QFETCH(QString, other);
    const auto reading = readName(line, m_knowledge);
    QCOMPARE(reading ? reading->name : QString(), name);
    QCOMPARE(reading ? reading->other : QString(), other);
}

void TestNames::han_givesPinyin_data()
{
    QTest::addColumn<QString>("han");
    QTest::addColumn<QString>("pinyin");
    const auto row = [](const char *han, const char *pinyin) {
        QTest::newRow(han) << QString::fromUtf8(han) << QString::fromUtf8(pinyin);
    };
    row("江晓", "Xiao Jiang");
    row("曾小雨", "Xiaoyu Zeng");
    row("单雄", "Xiong Shan");
    row("仇英", "Ying Qiu");
    row("欧阳明", "Ming Ouyang");
    row("Mira", "");
}

void TestNames::han_givesPinyin()
{
    QFETCH(QString, han);
    QFETCH(QString, pinyin);
    QCOMPARE(pinyinName(han, m_knowledge), pinyin);
}

void TestNames::names_areTheSame_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("author");
    QTest::addColumn<bool>("same");
    const auto row = [](const char *name, const char *author, bool same) {
        QTest::newRow((QByteArray(name) + " – " + author).constData())
            << QString::fromUtf8(name) << QString::fromUtf8(author) << same;
    };
    row("江晓雨", "Xiaoyu Jiang", true);
    row("江晓雨", "Jiang Xiaoyu", true);
    row("江晓雨", "Xiao-Yu Jiang*", true);
    row("江晓雨", "X. Jiang†", true);
    row("江晓雨", "X.-Y. Jiang", true);
    row("江晓雨", "Jiang, X.", true);
    row("江晓雨", "Jiang XY", true);
    row("江晓雨", "江晓雨#", true);
    row("Xiaoyu Jiang", "XiaoyuJiang", true);
    row("Xiaoyu Jiang", "X Jiang", true);
    row("吕小雨", "Xiaoyu Lyu", true);
    row("吕小雨", "Xiaoyu Lv", true);
    row("曾乐", "Yue Zeng", true);
    row("Xiao (Sean) Jiang", "Sean Jiang", true);
    row("Mira Adaeze Okafor", "M. A. Okafor", true);
    row("Mira Adaeze Okafor", "Okafor, M.", true);
    row("Moritz-Maria von Beispiel", "M. von Beispiel", true);
    row("江晓雨", "Y. Jiang", false);
    row("江晓雨", "Xiaoming Jiang", false);
    row("江晓雨", "江小雨", false);
    row("Mira Okafor", "Mira Jones", false);
    row("Mira Okafor", "A. Okafor", false);
}

void TestNames::names_areTheSame()
{
    QFETCH(QString, name);
    QFETCH(QString, author);
    QFETCH(bool, same);
    QCOMPARE(NameMatcher({name}, m_knowledge).match(author) > 0.5, same);
}

QTEST_GUILESS_MAIN(TestNames)
#include "tst_names.moc"
