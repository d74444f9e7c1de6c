// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/contacts.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestContacts : public QObject
{
    Q_OBJECT

private slots:
    void text_givesEmails_data();
    void text_givesEmails();
    void text_givesPhones_data();
    void text_givesPhones();
    void text_givesLinks_data();
    void text_givesLinks();
    void text_givesAge_data();
    void text_givesAge();
    void text_givesGender();
    void text_givesAddress_data();
    void text_givesAddress();
};

void TestContacts::text_givesEmails_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("邮箱：xiao.jiang@example.org 电话：13800000000", "xiao.jiang@example.org");
    row("mira@mail.example.edu.cn | mira_o@example.org",
        "mira@mail.example.edu.cn mira_o@example.org");
    row("mailto:mira@example.org", "mira@example.org");
    row("mira [at] example.org", "mira@example.org");
    row("mira (at) example (dot) org", "mira@example.org");
    row("mira AT example DOT org", "mira@example.org");
    row("{mira, yi}@example.org", "mira@example.org yi@example.org");
    row("mira @ example.org", "mira@example.org");
    row("☑ jiang xiao@example.org", "jiang xiao@example.org!");
    row("Email mira@example.org", "mira@example.org");
    row("mira＠example．org", "mira@example.org");
    row("mira@example", "mira@example!");
    row("Email: mira@example | 138-0000-0000", "mira@example!");
    row("researcher@Alibaba", "");
    row("Formerly intern@tencent in Shenzhen", "");
    row("0.91 mAP@0.5 on owls", "");
    row("mira@", "");
    row("look at example.org", "");
    row("no address here", "");
}

void TestContacts::text_givesEmails()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QStringList found;
    for (const EmailFinding &finding : findEmails(text))
        found.append(finding.malformed ? finding.address + u'!' : finding.address);
    QCOMPARE(found.join(u' '), expected);
}

void TestContacts::text_givesPhones_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("27 Harbour View, Leeds LS9 5XX • 07700 555 281", "07700 555 281");
    row("0113 555 0144", "0113 555 0144");
    row("mara@example.org / 07700 900123 / Leeds", "07700 900123");
    row("(+86) 138-0000-0000", "(+86) 138-0000-0000");
    row("+86 13800000000 mira@example.org", "+86 13800000000");
    row("电话：138-0000-0000  邮箱：mira@example.org", "138-0000-0000");
    row("手机：13800000000", "13800000000");
    row("+1 (415) 555-0142", "+1 (415) 555-0142");
    row("(425) 555 – 0256", "(425) 555 – 0256");
    row("425.555.0256", "425.555.0256");
    row("(909) 555‑5555", "(909) 555‑5555");
    row("123-456-7890 · NYC", "123-456-7890");
    row("+39 0325650000", "+39 0325650000");
    row("Tel: 021-55500000", "021-55500000");
    row("聯絡電話：0912-555-873\t(04) 2555-0164", "0912-555-873 (04) 2555-0164");
    row("131-555-00xxx", "131-555-00xxx");
    row("(+86) 131-555-00xxx", "(+86) 131-555-00xxx");
    row("电 话 ： 155XXXX1234", "155XXXX1234");
    row("+86-138-0000-0000 / +1-415-555-0199", "+86-138-0000-0000 +1-415-555-0199");
    row("Seattle, WA 98195 (206) 555 – 0182", "(206) 555 – 0182");
    row("35037 Marburg · +49 6421 / 555 01 77 · mara@example.org", "+49 6421 / 555 01 77");
    // what is no phone
    row("2019.09-2023.06", "");
    row("2019-09 - 2023-06", "");
    row("QQ: 123456789", "");
    row("CN202310000001.2", "");
    row("doi: 10.1109/EX.2025.00105", "");
    row("pp. 1395–1407", "");
    row("0000-0002-1825-0097", "");
    row("https://example.org/13800000000", "");
}

void TestContacts::text_givesPhones()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QStringList found;
    for (const PhoneFinding &finding : findPhones(text))
        found.append(finding.number);
    QCOMPARE(found.join(u' '), expected);
}

void TestContacts::text_givesLinks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("Github:// twl-compilers", "GitHub::twl-compilers");
    row("主页：https://mira.example.org/）", ":https://mira.example.org/");
    row("github.com/mira-o", "GitHub:github.com/mira-o:mira-o");
    row("https://github.com/mira-o.", "GitHub:https://github.com/mira-o:mira-o");
    row("linkedin.com/in/mira-o", "LinkedIn:linkedin.com/in/mira-o:mira-o");
    row("GitHub: mira-o", "GitHub::mira-o");
    row("scholar.google.com/citations?user=AbC-1",
        "Google Scholar:scholar.google.com/citations?user=AbC-1:AbC-1");
    row("ORCID 0000-0002-1825-0097",
        "ORCID:https://orcid.org/0000-0002-1825-0097:0000-0002-1825-0097");
    row("mira.io | mira@example.org", ":mira.io");
    row("blog: http://blog.example.org, GitHub: https://github.com/mira",
        ":http://blog.example.org GitHub:https://github.com/mira:mira");
    row("Node.js, Vue.js and ASP.NET", "");
    row("mira@example.org", "");
}

void TestContacts::text_givesLinks()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QStringList found;
    for (const LinkFinding &finding : findLinks(text)) {
        QString shown = finding.network + u':' + finding.url;
        if (!finding.username.isEmpty())
            shown += u':' + finding.username;
        found.append(shown);
    }
    QCOMPARE(found.join(u' '), expected);
}

void TestContacts::text_givesAge_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("26岁 +86 13800000000", "26");
    row("年  龄：24", "24");
    row("出生年月：2002.08", "born 2002-08");
    row("出生年月:  2000年1月  政治面貌", "born 2000-01");
    row("Date of Birth: May 2, 1999", "born 1999-05-02");
    row("Age: 27", "27");
    row("Born in 2002 (24 years old)", "24");
    row("page 27", "");
}

void TestContacts::text_givesAge()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const auto age = findAge(text);
    QCOMPARE(!age       ? QString()
             : age->age ? QString::number(*age->age)
                        : u"born "_s + age->birth->toString(),
             expected);
}

void TestContacts::text_givesGender()
{
    QCOMPARE(findGender(u"性  别：女  籍贯：某地")->text, u"female"_s);
    QCOMPARE(findGender(u"男 | 24岁")->text, u"male"_s);
    QCOMPARE(findGender(u"Gender: Female")->text, u"female"_s);
    QVERIFY(!findGender(u"男子篮球队队长"));
}

void TestContacts::text_givesAddress_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("地址：上海市杨浦区例子路1号 | 邮编：200000", "上海市杨浦区例子路1号");
    row("38 Example Road, Xihu District, Hangzhou, China",
        "38 Example Road, Xihu District, Hangzhou, China");
    row("Address: 17 Prime Avenue, Springfield", "17 Prime Avenue, Springfield");
    row("Apt 4B, 12 Example Lane, Bristol BS1 5TT · (+44) 7700 900123 · mara@example.org",
        "Apt 4B, 12 Example Lane, Bristol BS1 5TT");
    row("Designed a network simulator", "");
}

void TestContacts::text_givesAddress()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const auto address = findAddress(text);
    QCOMPARE(address ? address->text : QString(), expected);
}

QTEST_GUILESS_MAIN(TestContacts)
#include "tst_contacts.moc"
