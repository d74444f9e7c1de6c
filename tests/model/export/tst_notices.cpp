// SPDX-License-Identifier: GPL-3.0-or-later
// What a committee publishes and signs, and names as BibTeX wants them.
#include "model/export/bibnames.h"
#include "model/export/dossier.h"
#include "model/export/notices.h"
#include "model/export/paperdates.h"
#include "model/knowledge/knowledge.h"

#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestNotices : public QObject
{
    Q_OBJECT

private slots:
    void names_areMasked_data();
    void names_areMasked();
    void numbers_areMasked_data();
    void numbers_areMasked();
    void notice_showsNobodysWholeName();
    void dates_areWrittenAsEachLanguageDoes_data();
    void dates_areWrittenAsEachLanguageDoes();
    void notice_leavesOutWhoIsBelow();
    void numbers_haveAColumnOnlyWhereThereAreSome();
    void numbers_areOnlyTheApplications();
    void aliases_areNotMasked();
    void panelRecord_saysWhatItLeavesOut();
    void papers_sayWhyThereIsNoTotal();
    void printedList_saysThePartOfEachWhereTheyMix();
    void groups_areNamed();
    void signatures_haveLines();
    void scoreSheet_hasARowForEach();
    void authors_haveTheFamilyFirst_data();
    void authors_haveTheFamilyFirst();
};

namespace {

PersonRow person(const QString &name, int place, ListPart part, double total)
{
    PersonRow row;
    row.facts.id = ApplicantId{place};
    row.facts.name = name;
    row.facts.institution = u"东湖大学"_s;
    row.record.basics.identifiers = {{u"application"_s, u"20270042%1"_s.arg(place)}};
    row.place = place;
    row.part = part;
    row.scores.total = total;
    return row;
}

const QList<PersonRow> people{person(u"张晓三"_s, 1, ListPart::Within, 91.257),
                              person(u"李四"_s, 2, ListPart::Waiting, 88),
                              person(u"王五"_s, 3, ListPart::Below, 70)};
const NoticeHead head{u"拟录取<一>"_s, QDate(2027, 7, 1)};

} // namespace

void TestNotices::names_areMasked_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("masked");
    QTest::newRow("three characters") << u"张晓三"_s << u"张*三"_s;
    QTest::newRow("two") << u"李四"_s << u"李*"_s;
    QTest::newRow("four") << u"欧阳晓三"_s << u"欧**三"_s;
    QTest::newRow("Latin") << u"Mira Okafor"_s << u"M*** O*****"_s;
    QTest::newRow("a rare character") << u"𠮷田三"_s << u"𠮷*三"_s;
    QTest::newRow("a rare one at the end") << u"李一𠮷"_s << u"李*𠮷"_s;
    QTest::newRow("one letter") << u"X"_s << u"X"_s;
    QTest::newRow("none") << QString() << QString();
}

void TestNotices::names_areMasked()
{
    QFETCH(QString, name);
    QFETCH(QString, masked);
    QCOMPARE(maskedName(name), masked);
}

void TestNotices::numbers_areMasked_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("masked");
    QTest::newRow("long") << u"202700421"_s << u"2027***21"_s;
    QTest::newRow("an identity card") << u"110101200001011234"_s << u"1101************34"_s;
    QTest::newRow("short") << u"20421"_s << u"***21"_s;
    QTest::newRow("as short as what is shown") << u"42"_s << u"42"_s;
}

void TestNotices::numbers_areMasked()
{
    QFETCH(QString, number);
    QFETCH(QString, masked);
    QCOMPARE(maskedNumber(number), masked);
}

void TestNotices::notice_showsNobodysWholeName()
{
    const QString html = noticeHtml(head, people, TableLanguage::Chinese);
    QVERIFY(html.contains(u"拟录取&lt;一&gt;公示"_s));
    QVERIFY(html.contains(u"2027年7月1日"_s));
    QVERIFY(html.contains(u"张*三"_s) && html.contains(u"2027***21"_s));
    QVERIFY(html.contains(u"91.26"_s));
    for (const QString &whole : {u"张晓三"_s, u"李四"_s, u"202700421"_s})
        QVERIFY2(!html.contains(whole), qPrintable(whole));
}

void TestNotices::dates_areWrittenAsEachLanguageDoes_data()
{
    QTest::addColumn<PartialDate>("date");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("day") << PartialDate{2026, 9, 1} << u"1 Sep 2026"_s << u"2026年9月1日"_s;
    QTest::newRow("month") << PartialDate{2026, 12, 0} << u"Dec 2026"_s << u"2026年12月"_s;
    QTest::newRow("year") << PartialDate{2026, 0, 0} << u"2026"_s << u"2026年"_s;
    QTest::newRow("none") << PartialDate{} << QString() << QString();
}

void TestNotices::dates_areWrittenAsEachLanguageDoes()
{
    QFETCH(PartialDate, date);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QLocale::setDefault(QLocale(QLocale::German)); // the paper's language counts, not the window's
    QCOMPARE(paperDate(date, TableLanguage::English), english);
    QCOMPARE(paperDate(date, TableLanguage::Chinese), chinese);
    QLocale::setDefault(QLocale::c());
}

void TestNotices::notice_leavesOutWhoIsBelow()
{
    const QString html = noticeHtml(head, people, TableLanguage::English);
    const qsizetype waiting = html.indexOf(u"Waiting list, in order"_s);
    QVERIFY(waiting > 0);
    QVERIFY(html.indexOf(u"张*三"_s) < waiting);
    QVERIFY(html.indexOf(u"李*"_s) > waiting);
    QVERIFY(!html.contains(u"王*"_s));
    // Whom the committee rejected keeps the place on the list, and is not published with it.
    QList<PersonRow> rejected = people;
    rejected[0].decision.decision = Decision::Reject;
    QVERIFY(!noticeHtml(head, rejected, TableLanguage::English).contains(u"张*三"_s));
}

void TestNotices::numbers_haveAColumnOnlyWhereThereAreSome()
{
    QList<PersonRow> without = people;
    for (PersonRow &row : without)
        row.record.basics.identifiers.clear();
    QVERIFY(noticeHtml(head, people, TableLanguage::English).contains(u">Number<"_s));
    // A row's number in this file is nobody's business.
    QVERIFY(!noticeHtml(head, without, TableLanguage::English).contains(u">Number<"_s));
}

void TestNotices::numbers_areOnlyTheApplications()
{
    PersonRow row = people.first();
    row.record.basics.identifiers = {{u"other"_s, u"0000-0002-1825-0097"_s},
                                     {u"identityCard"_s, u"110101200001011234"_s}};
    QVERIFY(!noticeHtml(head, {row}, TableLanguage::Chinese).contains(u"编号</th>"_s));
    row.record.basics.identifiers.append({u"student"_s, u"20231234"_s});
    QVERIFY(noticeHtml(head, {row}, TableLanguage::Chinese).contains(u"2023**34"_s));
}

/// Who reads blind has aliases instead of names: they hide nobody and are of use as they are.
void TestNotices::aliases_areNotMasked()
{
    PersonRow row = people.first();
    row.facts.name = u"Applicant 001"_s;
    NoticeHead blind = head;
    blind.namesAreHidden = true;
    QVERIFY(noticeHtml(blind, {row}, TableLanguage::English).contains(u"Applicant 001"_s));
}

void TestNotices::panelRecord_saysWhatItLeavesOut()
{
    PersonRow row = people.first();
    row.record.basics.identifiers.clear();
    row.scores.hidden = 2;
    const QString html = panelRecordHtml(head, row, ScoreBook(), TableLanguage::English);
    QVERIFY2(html.contains(u"2 more judge(s)"_s), qPrintable(html));
    QVERIFY(!html.contains(u"No. "_s));
    QVERIFY(html.contains(u"张晓三 · 东湖大学"_s));
}

/// Below the line, or nobody knows whether: on the committee's own papers, never on the wall.
void TestNotices::papers_sayWhyThereIsNoTotal()
{
    PersonRow row = people.first();
    row.scores.formula = FormulaResult();
    row.scores.formula->steps = {u"面试: 90, 80 → 85"_s};
    row.scores.formula->failed = {u"机试 ≥ 60: 52"_s};
    row.scores.formula->untested = {u"CET-6 ≥ 425"_s};
    row.scores.formula->untrimmed = {u"面试"_s};
    const auto panel = panelRecordHtml(head, row, ScoreBook(), TableLanguage::Chinese);
    for (const QString &line : {u"面试: 90, 80 → 85"_s, u"一票否决：机试 ≥ 60: 52"_s,
                                u"尚无法判断：CET-6 ≥ 425"_s, u"面试：给分评委不足三人"_s})
        QVERIFY2(panel.contains(line), qPrintable(line + u'\n' + panel));
    const QString why = u"Ruled out: 机试 ≥ 60: 52"_s;
    QVERIFY(signatureHtml(head, {row}, ScoreBook(), TableLanguage::English)
                .contains(u"张晓三: "_s + why));
    QVERIFY(listHtml(Shortlist(), {row}, TableLanguage::English).contains(why));
    QVERIFY(!noticeHtml(head, {row}, TableLanguage::English).contains(u"52"_s));
}

/// "within", "declined", "within" again: who is in which part stands beside everybody.
void TestNotices::printedList_saysThePartOfEachWhereTheyMix()
{
    const QString inOrder = listHtml(Shortlist(), people, TableLanguage::English);
    QVERIFY(inOrder.contains(u"<i>within the quota</i>"_s) && inOrder.contains(u"<i>waiting"_s));
    QList<PersonRow> mixed = people;
    mixed[1].part = ListPart::Declined;
    mixed[2].part = ListPart::Within;
    const QString html = listHtml(Shortlist(), mixed, TableLanguage::English);
    QVERIFY(!html.contains(u"<i>"_s));
    QCOMPARE(html.count(u"<td>within the quota</td>"_s), 2);
}

void TestNotices::groups_areNamed()
{
    QList<PersonRow> grouped = people;
    grouped[0].group = u"钱维"_s;
    NoticeHead byGroup = head;
    byGroup.groupedBy = u"supervisor"_s;
    const QString html = noticeHtml(byGroup, grouped, TableLanguage::Chinese);
    QVERIFY(html.contains(u">导师<"_s) && html.contains(u">钱维<"_s));
    QVERIFY(!noticeHtml(head, grouped, TableLanguage::Chinese).contains(u"钱维"_s));
}

void TestNotices::signatures_haveLines()
{
    const QString html = signatureHtml(head, people, ScoreBook(), TableLanguage::Chinese);
    QVERIFY(html.contains(u"张晓三"_s));
    QVERIFY(html.contains(u"名额内"_s) && html.contains(u"名额外"_s));
    QCOMPARE(html.count(u"日期：____"_s), 3); // nobody has reviewed anybody: lines to fill in
}

void TestNotices::scoreSheet_hasARowForEach()
{
    const QString html = scoreSheetHtml(head, people, ScoreBook(), TableLanguage::English);
    QVERIFY(html.contains(u"Score sheet: 拟录取&lt;一&gt;"_s));
    QVERIFY(html.contains(u"张晓三"_s) && html.contains(u"王五"_s));
    QVERIFY(!html.contains(u"91.26"_s)); // judges do not see what others gave
    QCOMPARE(html.count(u"<tr>"_s), 4);
}

void TestNotices::authors_haveTheFamilyFirst_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    QTest::newRow("two words") << u"Xiao Jiang"_s << u"Jiang, Xiao"_s;
    QTest::newRow("a middle initial") << u"Mira K. Okafor"_s << u"Okafor, Mira K."_s;
    QTest::newRow("a particle") << u"Ludwig van Holm"_s << u"van Holm, Ludwig"_s;
    QTest::newRow("initials behind") << u"Jiang X."_s << u"Jiang, X."_s;
    QTest::newRow("initials in front") << u"X. Jiang"_s << u"Jiang, X."_s;
    QTest::newRow("a suffix") << u"Otto Holm Jr."_s << u"Holm, Jr., Otto"_s;
    QTest::newRow("as it should be") << u"Jiang, Xiao"_s << u"Jiang, Xiao"_s;
    QTest::newRow("one word") << u"Aristarchos"_s << u"Aristarchos"_s;
    QTest::newRow("Chinese") << u"江晓"_s << u"江, 晓"_s;
    QTest::newRow("a double surname") << u"欧阳晓"_s << u"欧阳, 晓"_s;
}

void TestNotices::authors_haveTheFamilyFirst()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    QCOMPARE(familyFirst(name, Knowledge::ofProgram()), expected);
}

QTEST_MAIN(TestNotices)
#include "tst_notices.moc"
