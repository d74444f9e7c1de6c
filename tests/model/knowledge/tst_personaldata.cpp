// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/personaldata.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// The values found, each once, with a bar between them.
QString found(const QString &text, PersonalGroup group)
{
    QStringList values;
    for (const PersonalValue &value : findPersonalData(text)) {
        if (value.group == group)
            values.append(text.mid(value.span.start, value.span.length));
    }
    values.removeDuplicates();
    return values.join(u" | ");
}

} // namespace

Q_DECLARE_METATYPE(Bole::PersonalGroup)

class TestPersonalData : public QObject
{
    Q_OBJECT

private slots:
    void value_isFound_data()
    {
        QTest::addColumn<PersonalGroup>("group");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("values");
        const auto row = [](const char *name, PersonalGroup group, const QString &text,
                            const QString &values) {
            QTest::newRow(name) << group << text << values;
        };
        using enum PersonalGroup;
        row("one after the other", Origin, u"民族：汉 政治面貌：共青团员 籍贯：江苏南京"_s,
            u"汉 | 共青团员 | 江苏南京"_s);
        row("traditional, full-width", Origin, u"國籍：中國　籍貫：浙江省 湖州市"_s,
            u"中國 | 浙江省 湖州市"_s);
        row("letters apart", Origin, u"民    族：回\n籍 贯：宁夏"_s, u"回 | 宁夏"_s);
        row("cells of a form", Origin, u"民族\t汉\t政治面貌\t群众\n婚姻状况\t未婚"_s,
            u"汉 | 群众 | 未婚"_s);
        row("a table in Markdown", Origin, u"| 民族 | 汉 | 生源地 | 云南 |"_s, u"汉 | 云南"_s);
        row("behind a space", Origin, u"籍贯 山东青岛"_s, u"山东青岛"_s);
        row("on the next line", Origin, u"Nationality\nRuritanian\nEDUCATION"_s, u"Ruritanian"_s);
        row("without a label", Origin, u"女 | 汉族 | 中共党员 | 1999.03"_s, u"汉族 | 中共党员"_s);
        row("in English", Origin,
            u"Nationality: Ruritanian  Marital Status: Single, Place of Birth: Strelsau, Ruritania"_s,
            u"Ruritanian | Single | Strelsau, Ruritania"_s);
        row("in bold", Origin, u"**Citizenship:** Ruritania"_s, u"Ruritania"_s);
        row("birth", Age, u"出生年月：1999年3月 学号：2021210345"_s, u"1999年3月"_s);
        row("birth in English", Age, u"Date of Birth: May 3, 2001; Sex: F"_s, u"May 3, 2001"_s);
        row("sex", Gender, u"Date of Birth: May 3, 2001; Sex: F"_s, u"F"_s);
        row("numbers", Identity,
            u"学号：2021210345，报名号: A-00417\n准考证号 1055821\nStudent ID: 21-0042"_s,
            u"2021210345 | A-00417 | 1055821 | 21-0042"_s);
        row("identity card by its shape", Identity, u"11010519491231002X，已核对"_s,
            u"11010519491231002X"_s);
        row("name", Name, u"姓 名：甄子虚 性 别：男"_s, u"甄子虚"_s);
        row("name in English", Name, u"Name: Quentin Ashdown\nProject Name: Rivers"_s,
            u"Quentin Ashdown"_s);
        row("address", Contact, u"通讯地址：江城市柳林路12号3栋 邮编：100999"_s,
            u"江城市柳林路12号3栋 | 100999"_s);
        row("street without a label", Contact, u"Quentin Ashdown · 12 Willow Lane, Rivertown"_s,
            u"12 Willow Lane, Rivertown"_s);
        row("street in Chinese", Contact, u"现住江城市柳林路12号3栋201室"_s,
            u"现住江城市柳林路12号3栋201室"_s);
        row("handle", Contact, u"微信：zhen_zixu  QQ: 10001"_s, u"zhen_zixu | 10001"_s);
    }

    void value_isFound()
    {
        QFETCH(PersonalGroup, group);
        QFETCH(QString, text);
        QFETCH(QString, values);
        QCOMPARE(found(text, group), values);
    }

    void otherText_isLeftAlone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"We address the problem of rivers", "Course Name: Algebra", "项目名称：河流",
              "Mobile: Android, Kotlin", "Skills: Git, GitHub | Docker", "a nation of readers",
              "中华民族复兴研究", "2021-09 – 2025-06", "123456789012345678",
              "3 Papers at the Drive Conference", "Visa paid for the project",
              "The Golden Age of Rivers", "IP address space", "Health data of 20 patients"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    void otherText_isLeftAlone()
    {
        QFETCH(QString, text);
        QCOMPARE(findPersonalData(text), QList<PersonalValue>());
    }
};

QTEST_GUILESS_MAIN(TestPersonalData)
#include "tst_personaldata.moc"
