// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/rosterimport.h"
#include "model/intake/rosterchecks.h"
#include "model/record/valuecheck.h"
#include "model/season/dossierstore.h"
#include "model/season/history.h"
#include "model/season/ownfieldstore.h"
#include "model/season/rosterstore.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/support/smallzip.h"

#include <QFile>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

QByteArray sheet(const QByteArray &rows)
{
    return "<worksheet><sheetData>" + rows + "</sheetData></worksheet>";
}

} // namespace

/// The committee's own list, from a file into the season, and what it says about the documents.
class TestRoster : public QObject
{
    Q_OBJECT

private slots:
    void csv_isReadWhateverItIs_data();
    void csv_isReadWhateverItIs();
    void notesAboveTheTable_areNotItsHead();
    void xlsx_isRead();
    void ods_isRead();
    void xls_isRead();
    void xlsByNameOnly_isReadAsWhatItIs();
    void rows_areCountedAsTheSpreadsheetDoes();
    void xlsxNumbers_areAsTheyWereTyped_data();
    void xlsxNumbers_areAsTheyWereTyped();
    void noTable_isAnError_data();
    void noTable_isAnError();
    void columns_areGuessed_data();
    void columns_areGuessed();
    void rowNumbers_areNobodys();
    void rosterOfNobody_isRefused();
    void sumBelowTheTable_isNobody();
    void secondRoster_changesWhatChanged();
    void person_isFoundByMailOrName();
    void nameInTwoColumns_isOneName();
    void record_isCheckedAgainstIt();
    void undo_takesAllBack();
    void ownField_changesOnlyWhereTheRosterDoes();
    void withdrawn_isNamed();

private:
    FilePath write(const QString &name, const QByteArray &bytes);
    static RosterTable table(const QStringList &lines);
    static RosterPlan take(SeasonFixture &f, const QStringList &lines, const QString &reason = {});

    QTemporaryDir m_folder;
};

FilePath TestRoster::write(const QString &name, const QByteArray &bytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("file");
    return file.fileName();
}

RosterTable TestRoster::table(const QStringList &lines)
{
    RosterTable table{lines.first().split(u','), {}};
    for (const QString &line : lines.mid(1))
        table.rows.append(line.split(u','));
    return table;
}

RosterPlan TestRoster::take(SeasonFixture &f, const QStringList &lines, const QString &reason)
{
    const RosterTable roster = table(lines);
    const RosterColumns columns = guessedColumns(roster, knownColumns(f.season->database()));
    return takeRoster(f.season->database(), {roster, columns, reason}, f.reviewer)
        .value_or(RosterPlan());
}

void TestRoster::csv_isReadWhateverItIs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("comma, UTF-8") << QByteArray("编号,姓名\nA1,江晓\n");
    QTest::newRow("semicolon, with a mark") << QByteArray("\xEF\xBB\xBF编号;姓名\r\nA1;江晓\r\n");
    QTest::newRow("tab") << QByteArray("编号\t姓名\nA1\t江晓\n");
    QTest::newRow("quoted") << QByteArray("\"编号\",\"姓名\"\n\"A1\",\"江晓\"\n");
    QTest::newRow("GBK") << QByteArray("\xB1\xE0\xBA\xC5,\xD0\xD5\xC3\xFB\nA1,\xBD\xAD\xCF\xFE\n");
    QTest::newRow("bar") << QByteArray("编号|姓名\nA1|江晓\n");
    QTest::newRow("Chinese commas") << QByteArray("编号，姓名\nA1，江晓\n");
    QTest::newRow("said in Excel's way") << QByteArray("sep=;\r\n编号;姓名\r\nA1;江晓\r\n");
    QTest::newRow("a title above, semicolons") << QByteArray("List, 2027\n编号;姓名\nA1;江晓\n");
    QTest::newRow("a title above") << QByteArray("Applicants of 2027\n编号,姓名\nA1,江晓\n");
}

void TestRoster::csv_isReadWhateverItIs()
{
    QFETCH(const QByteArray, bytes);
    BOLE_GET(read, readRosterTable(write(u"a.csv"_s, bytes)));
    QCOMPARE(read.head, (QStringList{u"编号"_s, u"姓名"_s}));
    QCOMPARE(read.rows, (QList<QStringList>{{u"A1"_s, u"江晓"_s}}));
}

/// Who exported it and when may stand above, in cells of their own.
void TestRoster::notesAboveTheTable_areNotItsHead()
{
    BOLE_GET(read, readRosterTable(write(u"a.csv"_s, "2027,,,\nExported on,2026-11-18,,\n,,,\n"
                                                     "No,Name,School,GPA\nA1,Ana,Lakes,3.8\n"
                                                     "A2,Bo,Lakes,3.9\n")));
    QCOMPARE(read.head, (QStringList{u"No"_s, u"Name"_s, u"School"_s, u"GPA"_s}));
    QCOMPARE(read.rows.size(), 2);
}

void TestRoster::xlsx_isRead()
{
    const QByteArray strings =
        "<sst><si><t>编号</t></si><si><t>姓名</t></si>"
        "<si><r><t>江</t></r><r><t>晓</t></r><rPh><t>xx</t></rPh></si></sst>";
    const QByteArray rows =
        sheet("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c>"
              "<c r=\"D1\" t=\"inlineStr\"><is><t>GPA</t></is></c></row>"
              "<row r=\"2\"><c r=\"A2\"><v>2.0270153E7</v></c><c r=\"B2\" t=\"s\"><v>2</v></c>"
              "<c r=\"D2\"><v>3.8</v></c><c r=\"E2\" s=\"1\"><v>46388</v></c>"
              "<c r=\"F2\" s=\"2\"><v>46389.5</v></c></row>");
    const QByteArray styles = "<styleSheet><numFmts><numFmt numFmtId=\"165\" "
                              "formatCode=\"yyyy\\-mm\\-dd\"/></numFmts><cellStyleXfs><xf "
                              "numFmtId=\"14\"/></cellStyleXfs><cellXfs><xf numFmtId=\"0\"/><xf "
                              "numFmtId=\"165\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>";
    const QByteArray book = "<workbook xmlns:r=\"r\"><sheets><sheet name=\"x\" r:id=\"rId7\"/>"
                            "</sheets></workbook>";
    const QByteArray relations =
        "<Relationships><Relationship Id=\"rId7\" Target=\"worksheets/list.xml\"/></Relationships>";
    BOLE_GET(read,
             readRosterTable(write(u"a.xlsx"_s, zipOf({{"xl/workbook.xml", book, ZipEntry::Packed},
                                                       {"xl/_rels/workbook.xml.rels", relations},
                                                       {"xl/sharedStrings.xml", strings},
                                                       {"xl/styles.xml", styles},
                                                       {"xl/worksheets/list.xml", rows}}))));
    QCOMPARE(read.head, (QStringList{u"编号"_s, u"姓名"_s, QString(), u"GPA"_s}));
    QCOMPARE(read.rows.first(), (QStringList{u"20270153"_s, u"江晓"_s, QString(), u"3.8"_s,
                                             u"2027-01-01"_s, u"2027-01-02"_s}));
}

/// What is said of a row is looked for there.
void TestRoster::rows_areCountedAsTheSpreadsheetDoes()
{
    const auto row = [](int number, const QByteArray &first, const QByteArray &second) {
        return "<row r=\"" + QByteArray::number(number) + "\"><c t=\"inlineStr\"><is><t>" + first +
               "</t></is></c><c t=\"inlineStr\"><is><t>" + second + "</t></is></c></row>";
    };
    const QByteArray sheet = "<worksheet><sheetData>" + row(4, "No", "Name") +
                             row(5, "A1", "Ana Silva") + row(9, "A2", "Bo Lind") +
                             "</sheetData></worksheet>";
    BOLE_GET(xlsx,
             readRosterTable(write(u"a.xlsx"_s, zipOf({{"xl/worksheets/sheet1.xml", sheet}}))));
    QCOMPARE(xlsx.lines, (QList<int>{5, 9}));
    BOLE_GET(csv, readRosterTable(write(
                      u"a.csv"_s, "List of everybody\n\nNo,Name\nA1,Ana Silva\n\nA2,Bo Lind\n")));
    QCOMPARE(csv.lines, (QList<int>{4, 6}));
    const QByteArray cells = "<table:table-cell><text:p>x</text:p></table:table-cell>";
    const QByteArray ods =
        "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" "
        "xmlns:text=\"x\"><table:table><table:table-row>" +
        cells + cells +
        "</table:table-row><table:table-row table:number-rows-repeated=\"3\"/><table:table-row>" +
        cells + cells + "</table:table-row></table:table></office:document-content>";
    BOLE_GET(spaced, readRosterTable(write(u"a.ods"_s, zipOf({{"content.xml", ods}}))));
    QCOMPARE(spaced.lines, (QList<int>{5}));
}

void TestRoster::xlsxNumbers_areAsTheyWereTyped_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QString>("typed");
    QTest::newRow("17 digits") << QByteArray("3.7999999999999998") << u"3.8"_s;
    QTest::newRow("a sum") << QByteArray("0.30000000000000004") << u"0.3"_s;
    QTest::newRow("with a power") << QByteArray("2.0270153E7") << u"20270153"_s;
    QTest::newRow("round, with a power") << QByteArray("2E7") << u"20000000"_s;
    QTest::newRow("small") << QByteArray("5.0000000000000001E-3") << u"0.005"_s;
    QTest::newRow("long number of somebody")
        << QByteArray("110105199003071234") << u"110105199003071234"_s;
}

void TestRoster::xlsxNumbers_areAsTheyWereTyped()
{
    QFETCH(const QByteArray, stored);
    QFETCH(const QString, typed);
    const QByteArray rows =
        sheet("<row><c t=\"inlineStr\"><is><t>ID</t></is></c><c t=\"inlineStr\"><is><t>GPA</t>"
              "</is></c></row><row><c><v>1</v></c><c><v>" +
              stored + "</v></c></row>");
    BOLE_GET(read,
             readRosterTable(write(u"a.xlsx"_s, zipOf({{"xl/worksheets/sheet1.xml", rows}}))));
    QCOMPARE(read.rows.first().value(1), typed);
}

void TestRoster::ods_isRead()
{
    const QByteArray content =
        "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\">"
        "<table:table><table:table-row><table:table-cell><text:p>No.</text:p></table:table-cell>"
        "<table:table-cell table:number-columns-repeated=\"2\"/>"
        "<table:table-cell><text:p>Name</text:p></table:table-cell></table:table-row>"
        "<table:table-row><table:table-cell><text:p>A1</text:p></table:table-cell>"
        "<table:table-cell table:number-columns-repeated=\"2\"/>"
        "<table:table-cell><text:p>Mira <text:span>Okafor</text:span></text:p></table:table-cell>"
        "</table:table-row></table:table></office:document-content>";
    BOLE_GET(read, readRosterTable(write(u"a.ods"_s, zipOf({{"content.xml", content}}))));
    QCOMPARE(read.head, (QStringList{u"No."_s, QString(), QString(), u"Name"_s}));
    QCOMPARE(read.rows.first().last(), u"Mira Okafor"_s);
}

void TestRoster::xls_isRead()
{
    BOLE_GET(read, readRosterTable(FilePath(QStringLiteral(BOLE_TEST_DATA "/rosters/people.xls"))));
    QCOMPARE(read.head, (QStringList{u"报名号"_s, u"姓名"_s, u"Name"_s, u"E-mail"_s, u"GPA"_s}));
    QCOMPARE(read.rows.size(), 3);
    QCOMPARE(read.rows[0], (QStringList{u"20270001"_s, u"江一帆"_s, u"Yifan Jiang"_s,
                                        u"yifan.jiang@example.org"_s, u"3.8"_s}));
    QCOMPARE(read.rows[1][1], QString());
    QCOMPARE(read.rows[2][4], u"91"_s);
}

/// Many systems write a text and call it a workbook.
void TestRoster::xlsByNameOnly_isReadAsWhatItIs()
{
    BOLE_GET(read, readRosterTable(write(u"a.xls"_s, "编号\t姓名\nA1\t江晓\n")));
    QCOMPARE(read.head, (QStringList{u"编号"_s, u"姓名"_s}));
}

void TestRoster::noTable_isAnError_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    const int invalid = int(ErrorCode::InvalidTable);
    QTest::newRow("empty") << u"a.csv"_s << QByteArray() << invalid;
    QTest::newRow("one column") << u"a.csv"_s << QByteArray("Name\nMira\n") << invalid;
    QTest::newRow("no archive") << u"a.xlsx"_s << QByteArray("hello") << invalid;
    QTest::newRow("another archive") << u"a.ods"_s << zipOf({{"a.txt", "a"}}) << invalid;
    QTest::newRow("broken sheet") << u"a.xlsx"_s
                                  << zipOf({{"xl/worksheets/sheet1.xml", "<worksheet><row"}})
                                  << invalid;
    QTest::newRow("old format, damaged")
        << u"a.xls"_s << QByteArray("\xd0\xcf\x11\xe0 and then nothing") << invalid;
}

void TestRoster::noTable_isAnError()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, code);
    BOLE_FAILS(readRosterTable(write(name, bytes)), ErrorCode(code));
}

void TestRoster::columns_areGuessed_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("keys");
    QTest::newRow("English") << u"Application No.,Full name,E-mail,Programme,Supervisor,GPA,Notes"_s
                             << u"number,name,email,programme,supervisor,gpa,own:Notes"_s;
    QTest::newRow("Chinese")
        << u"报名号,姓名,英文名,电子邮箱,手机,报考专业,拟报导师,本科院校,备注"_s
        << u"number,name,name-other,email,phone,programme,supervisor,school,"
           "own:备注"_s;
    QTest::newRow("two names") << u"ID,Name,Name in English"_s << u"number,name,name-other"_s;
    QTest::newRow("family and given") << u"Applicant ID,Family Name,Given Name,Email"_s
                                      << u"number,family-name,given-name,email"_s;
    QTest::newRow("姓 and 名") << u"准考证号,姓,名"_s << u"number,family-name,given-name"_s;
    QTest::newRow("no title") << u"ID,,Name"_s << u"number,,name"_s;
    QTest::newRow("the surer number")
        << u"序号,学号,报名号,姓名"_s << u"own:序号,own:学号,number,name"_s;
    QTest::newRow("two of one title")
        << u"Candidate No.,Name,Notes,Notes"_s << u"number,name,own:Notes,"_s;
    QTest::newRow("only their school's number") << u"学号,姓名"_s << u"number,name"_s;
    QTest::newRow("what was studied before")
        << u"编号,姓名,本科专业,报考专业"_s << u"number,name,own:本科专业,programme"_s;
    QTest::newRow("of somebody else")
        << u"编号,紧急联系人姓名,紧急联系人电话,姓名,手机"_s
        << u"number,own:紧急联系人姓名,own:紧急联系人电话,name,phone"_s;
}

/// A number that only counts the rows is somebody else's in the next roster.
void TestRoster::rowNumbers_areNobodys()
{
    const QStringList counted{u"序号,姓名"_s, u"1,江晓"_s, u"2,林一"_s, u"3,周三"_s};
    QCOMPARE(guessedColumns(table(counted)).join(u','), u",name"_s);
    const QStringList own{u"No,Name"_s, u"7,Ana"_s, u"9,Bo"_s, u"12,Cai"_s};
    QCOMPARE(guessedColumns(table(own)).join(u','), u"number,name"_s);
}

/// Where the columns were misunderstood everybody would be gone.
void TestRoster::rosterOfNobody_isRefused()
{
    SeasonFixture f;
    take(f, {u"No,Name"_s, u"A1,Ana Silva"_s, u"A2,Bo Lind"_s});
    const RosterTable roster = table({u"Colour,Size"_s, u"red,large"_s, u"green,small"_s});
    const RosterColumns columns = guessedColumns(roster);
    BOLE_FAILS(takeRoster(f.season->database(), {roster, columns, goneFromRoster}, f.reviewer),
               ErrorCode::InvalidTable);
    QCOMPARE(f.season->applicants().count().value(), 2);
}

void TestRoster::sumBelowTheTable_isNobody()
{
    SeasonFixture f;
    const RosterPlan plan = take(f, {u"No,Name,Programme"_s, u"A1,Ana Silva,Physics"_s,
                                     u"A2,Bo Lind,Maths"_s, u"2 people"_s});
    QCOMPARE(plan.added.size(), 2);
    QCOMPARE(plan.problems.size(), 1);
    QCOMPARE(plan.problems.first().row, 3);
    // Who is known by the number needs no name.
    QCOMPARE(take(f, {u"No,Name,Programme"_s, u"A1,,Maths"_s}).changed.size(), 1);
}

void TestRoster::columns_areGuessed()
{
    QFETCH(const QString, head);
    QFETCH(const QString, keys);
    QCOMPARE(guessedColumns(table({head})).join(u','), keys);
    // By what is in it, and by what was chosen before.
    RosterTable unknown = table({u"Name,Contact"_s, u"Mira,mira@example.org"_s});
    QCOMPARE(guessedColumns(unknown).last(), u"email"_s);
    QCOMPARE(guessedColumns(unknown, {{u"Contact"_s, QString()}}).last(), QString());
}

void TestRoster::secondRoster_changesWhatChanged()
{
    SeasonFixture f;
    const RosterPlan first = take(f, {u"No,Name,Programme"_s, u"A1,Ana Silva,Physics"_s,
                                      u"A2,Bo Lind,Physics"_s, u"A3,Cai Wen,Maths"_s});
    QCOMPARE(first.added.size(), 3);
    QCOMPARE(f.season->applicants().count().value(), 3);
    QCOMPARE(f.season->applicants().matching(u"A2"_s)->size(), 1);
    const RosterPlan second =
        take(f,
             {u"No,Name,Programme"_s, u"A1,Ana Silva,Chemistry"_s, u"A2,Bo Lind,Physics"_s,
              u"A4,Dai Yu,Maths"_s, u",,"_s, u"A2,Bo Lind,Physics"_s},
             goneFromRoster);
    QCOMPARE(second.added.size(), 1);
    QCOMPARE(second.same, 1);
    QCOMPARE(second.problems.size(), 2);
    QCOMPARE(second.changed.size(), 1);
    QCOMPARE(second.changed.first().changes,
             (QList<RosterPlan::Change>{{u"programme"_s, u"Physics"_s, u"Chemistry"_s}}));
    QCOMPARE(second.gone.size(), 1);
    QCOMPARE(second.gone.first().second, u"Cai Wen"_s);
    QCOMPARE(f.season->applicants().count().value(), 3); // one withdrew, one is new
    QCOMPARE(f.season->applicants().withdrawn()->first().withdrawnReason, goneFromRoster);
}

void TestRoster::person_isFoundByMailOrName()
{
    SeasonFixture f;
    Record record = sampleRecord(); // 江晓, xiao.jiang@example.org
    const ApplicantId xiao = f.addApplicant(record);
    const RosterPlan byMail = take(f, {u"No,Name,Mail"_s, u"A1,X. Jiang,Xiao.Jiang@example.org"_s});
    QCOMPARE(byMail.changed.size(), 1);
    QCOMPARE(byMail.changed.first().applicant, xiao);
    QCOMPARE(f.season->applicants().row(xiao)->number, u"A1"_s);
    // The same name under another number is another person.
    const RosterPlan other = take(f, {u"No,Name"_s, u"A1,江晓"_s, u"A9,Jiang Xiao"_s});
    QCOMPARE(other.added.size(), 1);
}

void TestRoster::nameInTwoColumns_isOneName()
{
    SeasonFixture f;
    const QStringList head{u"ID,Family name,Given name"_s};
    QCOMPARE(take(f, head + QStringList{u"A1,Okafor,Mira"_s, u"A2,江,晓"_s}).added.size(), 2);
    BOLE_GET(rows, f.season->applicants().list());
    QStringList names;
    for (const ApplicantRow &row : rows)
        names.append(row.name);
    QVERIFY(names.contains(u"Mira Okafor"_s) && names.contains(u"江晓"_s));
    const RosterPlan again = take(f, head + QStringList{u"A1,Okafor-Lind,Mira"_s, u"A2,江,晓"_s});
    QCOMPARE(again.same, 1);
    QCOMPARE(again.changed.size(), 1);
    QCOMPARE(again.changed.first().changes,
             (QList<RosterPlan::Change>{{u"name"_s, u"Mira Okafor"_s, u"Mira Okafor-Lind"_s}}));
}

void TestRoster::record_isCheckedAgainstIt()
{
    const Record record = sampleRecord();
    const auto fields = [&](const RosterValues &values) {
        QStringList fields;
        for (const Check &check : rosterChecks(record, values))
            fields.append(check.field + u'=' + valueOf(check));
        return fields;
    };
    QVERIFY(fields({{u"name"_s, u"JIANG, Xiao"_s},
                    {u"email"_s, u"XIAO.JIANG@example.org"_s},
                    {u"gpa"_s, u"4.50/5"_s},
                    {u"school"_s, u"东湖大学计算机学院"_s}})
                .isEmpty());
    QCOMPARE(fields({{u"gpa"_s, u"4.6"_s}}), QStringList{u"/education/0/gpa=4.6"_s});
    QCOMPARE(fields({{u"name"_s, u"江小"_s}}), QStringList{u"/basics/name=江小"_s});
    QCOMPARE(fields({{u"email"_s, u"x@example.org"_s}}),
             QStringList{u"/basics/emails/0=x@example.org"_s});
    QVERIFY(fields({{u"programme"_s, u"Physics"_s}}).isEmpty());

    SeasonFixture f;
    const ApplicantId one = f.addApplicant(record);
    const int before = f.season->applicants().row(one)->needsLook;
    BOLE_DO(f.season->rosters().put(one, {{u"school"_s, u"西山大学"_s}}, f.reviewer));
    QCOMPARE(f.season->applicants().row(one)->needsLook, before + 1);
}

void TestRoster::undo_takesAllBack()
{
    SeasonFixture f;
    const ApplicantId xiao = f.addApplicant(sampleRecord());
    take(f, {u"No,Name"_s, u"A1,江晓"_s, u"A2,Bo Lind"_s});
    QCOMPARE(f.season->applicants().count().value(), 2);
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->applicants().ids().value(), QList{xiao});
    QVERIFY(f.season->applicants().row(xiao)->number.isEmpty());
    QVERIFY(f.season->rosters().values(xiao)->isEmpty());
    BOLE_DO(f.season->history().redo(f.reviewer));
    QCOMPARE(f.season->applicants().row(xiao)->number, u"A1"_s);
}

void TestRoster::ownField_changesOnlyWhereTheRosterDoes()
{
    SeasonFixture f;
    OwnField room;
    room.id = u"f1"_s;
    room.name = {u"Room"_s, u"房间"_s};
    BOLE_DO(f.season->ownFields().setFields({room}, f.reviewer));
    const auto roomOf = [&](ApplicantId applicant) {
        return f.season->ownFields().values(applicant)->value(u"f1"_s);
    };
    // The field is found by its name.
    take(f, {u"No,Name,Email,Room"_s, u"A1,Ana Silva,a@example.org,12"_s});
    const ApplicantId ana = f.season->applicants().ids()->first();
    QCOMPARE(roomOf(ana), u"12"_s);
    BOLE_DO(f.season->ownFields().setValue({ana}, u"f1"_s, u"14"_s, f.reviewer));
    take(f, {u"No,Name,Email,Room"_s, u"A1,Ana Silva,ana@example.org,12"_s});
    QCOMPARE(roomOf(ana), u"14"_s); // corrected by hand, and the roster says nothing new
    take(f, {u"No,Name,Email,Room"_s, u"A1,Ana Silva,ana@example.org,16"_s});
    QCOMPARE(roomOf(ana), u"16"_s);
    take(f, {u"No,Name,Email,Room"_s, u"A1,Ana Silva,ana@example.org,"_s});
    QCOMPARE(roomOf(ana), QString());
}

void TestRoster::withdrawn_isNamed()
{
    SeasonFixture f;
    take(f, {u"No,Name"_s, u"A1,Ana Silva"_s, u"A2,Bo Lind"_s});
    const ApplicantId ana = f.season->applicants().ids()->first();
    BOLE_DO(f.season->dossiers().withdraw({ana}, u"elsewhere"_s, f.reviewer));
    const RosterPlan plan = take(f, {u"No,Name"_s, u"A1,Ana Silva"_s, u"A2,Bo Lind"_s});
    QCOMPARE(plan.withdrawn, (QList<std::pair<ApplicantId, QString>>{{ana, u"Ana Silva"_s}}));
    QCOMPARE(f.season->applicants().withdrawn()->size(), 1); // they stay so until somebody says
}

QTEST_GUILESS_MAIN(TestRoster)
#include "tst_roster.moc"
