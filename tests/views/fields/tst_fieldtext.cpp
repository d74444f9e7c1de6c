// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/valuecheck.h"
#include "views/fields/checktext.h"
#include "views/fields/fieldeditor.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestFieldText : public QObject
{
    Q_OBJECT

private slots:
    void typedText_isUnderstood_data();
    void typedText_isUnderstood();
    void notUnderstoodText_isExplained_data();
    void notUnderstoodText_isExplained();
    void displayedText_readsBackAsTheSameValue_data();
    void displayedText_readsBackAsTheSameValue();
    void hintsOfIntake_areWordedHere();
};

namespace {

FieldSpec spec(FieldKind kind)
{
    return {u"x"_s, kind, false, {u"bachelor"_s, u"master"_s}};
}

} // namespace

Q_DECLARE_METATYPE(Bole::FieldKind)

void TestFieldText::typedText_isUnderstood_data()
{
    QTest::addColumn<FieldKind>("kind");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("text on two lines") << FieldKind::Text << u" a\nb "_s << QJsonValue(u"a b"_s);
    QTest::newRow("month with a dot") << FieldKind::Date << u"2021.9"_s << QJsonValue(u"2021-09"_s);
    QTest::newRow("Chinese month") << FieldKind::Date << u"2021年9月"_s << QJsonValue(u"2021-09"_s);
    QTest::newRow("Chinese year") << FieldKind::Date << u"2021年"_s << QJsonValue(u"2021"_s);
    QTest::newRow("day") << FieldKind::Date << u"2021/09/01"_s << QJsonValue(u"2021-09-01"_s);
    QTest::newRow("number") << FieldKind::Number << u"86.7"_s << QJsonValue(86.7);
    QTest::newRow("grade with words around it")
        << FieldKind::Grade << u"GPA: 4.93 / 5.00"_s
        << QJsonValue(QJsonObject{{u"value"_s, 4.93}, {u"scale"_s, 5.0}});
    QTest::newRow("grade without scale")
        << FieldKind::Grade << u"3.9"_s << QJsonValue(QJsonObject{{u"value"_s, 3.9}});
    QTest::newRow("rank with percentage")
        << FieldKind::Rank << u"3/120 (2.5%)"_s
        << QJsonValue(QJsonObject{{u"position"_s, 3}, {u"of"_s, 120}, {u"percent"_s, 2.5}});
    QTest::newRow("percentage alone")
        << FieldKind::Rank << u"前 5％"_s << QJsonValue(QJsonObject{{u"percent"_s, 5.0}});
    QTest::newRow("parts") << FieldKind::Parts << u"Listening 7.5, Reading: 8"_s
                           << QJsonValue(QJsonObject{{u"Listening"_s, 7.5}, {u"Reading"_s, 8.0}});
    QTest::newRow("authors") << FieldKind::Authors << u"Mira Okafor, Xiao Jiang and Yi Lin"_s
                             << QJsonValue(
                                    QJsonArray{u"Mira Okafor"_s, u"Xiao Jiang"_s, u"Yi Lin"_s});
    QTest::newRow("stored word") << FieldKind::Choice << u"master"_s << QJsonValue(u"master"_s);
    QTest::newRow("nothing removes it")
        << FieldKind::Number << u"  "_s << QJsonValue(QJsonValue::Undefined);
}

void TestFieldText::typedText_isUnderstood()
{
    QFETCH(FieldKind, kind);
    QFETCH(QString, text);
    QFETCH(QJsonValue, value);
    const ReadText read = readText(spec(kind), text);
    QCOMPARE(read.problem, QString());
    QCOMPARE(read.value, value);
}

void TestFieldText::notUnderstoodText_isExplained_data()
{
    QTest::addColumn<FieldKind>("kind");
    QTest::addColumn<QString>("text");
    QTest::newRow("month 13") << FieldKind::Date << u"2021-13"_s;
    QTest::newRow("words for a date") << FieldKind::Date << u"next autumn"_s;
    QTest::newRow("words for a number") << FieldKind::Number << u"high"_s;
    QTest::newRow("half a position") << FieldKind::Integer << u"1.5"_s;
    QTest::newRow("words for a grade") << FieldKind::Grade << u"excellent"_s;
    QTest::newRow("words for a rank") << FieldKind::Rank << u"first"_s;
    QTest::newRow("part without a name") << FieldKind::Parts << u"7.5"_s;
}

void TestFieldText::notUnderstoodText_isExplained()
{
    QFETCH(FieldKind, kind);
    QFETCH(QString, text);
    const ReadText read = readText(spec(kind), text);
    QVERIFY(!read.problem.isEmpty());
    QVERIFY(read.value.isUndefined());
}

void TestFieldText::displayedText_readsBackAsTheSameValue_data()
{
    QTest::addColumn<FieldKind>("kind");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("date") << FieldKind::Date << QJsonValue(u"2021-09"_s);
    QTest::newRow("number") << FieldKind::Number << QJsonValue(86.7);
    QTest::newRow("grade") << FieldKind::Grade
                           << QJsonValue(QJsonObject{{u"value"_s, 4.93}, {u"scale"_s, 5.0}});
    QTest::newRow("rank") << FieldKind::Rank
                          << QJsonValue(QJsonObject{
                                 {u"position"_s, 1}, {u"of"_s, 20}, {u"percent"_s, 5.0}});
    QTest::newRow("authors") << FieldKind::Authors
                             << QJsonValue(QJsonArray{u"江晓"_s, u"Y. Lin"_s});
    QTest::newRow("parts") << FieldKind::Parts << QJsonValue(QJsonObject{{u"Listening"_s, 6.0}});
}

void TestFieldText::displayedText_readsBackAsTheSameValue()
{
    QFETCH(FieldKind, kind);
    QFETCH(QJsonValue, value);
    QCOMPARE(readText(spec(kind), fieldDisplay(spec(kind), value)).value, value);
}

void TestFieldText::hintsOfIntake_areWordedHere()
{
    for (const QString &code :
         {u"email.malformed"_s, u"email.domain"_s, u"date.future"_s, u"date.reversed"_s,
          u"date.overlap"_s, u"gpa.aboveScale"_s, u"rank.aboveTotal"_s, u"author.claim"_s,
          u"doi.malformed"_s, u"publication.twice"_s, u"applicant.duplicate"_s, u"value.cut"_s,
          u"section.unread"_s, u"education.missing"_s})
        QVERIFY2(!checkText({{}, code, {}, {}}).contains(code), qPrintable(code));
    QCOMPARE(checkText(rosterDiffers.with({}, u"4.6"_s)), u"The roster says: 4.6."_s);
    QVERIFY(checkText(pagesNotRead.with({}, u"2, 5–9"_s)).endsWith(u": 2, 5–9."_s));
    QVERIFY(checkText({{}, u"new.code"_s, {}, {}}).contains(u"new.code"_s));
}

QTEST_MAIN(TestFieldText)
#include "tst_fieldtext.moc"
