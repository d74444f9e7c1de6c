// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/csvexport.h"
#include "model/export/csvwriter.h"
#include "model/season/transaction.h"
#include "model/shortlist/seal.h"
#include "tests/model/desk/sealing.h"
#include "tests/model/desk/shortlistfixture.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// What somebody could put into a CV to do harm, or just to be difficult.
const QStringList hostile{u"=cmd|'/C calc'!A0"_s,
                          u"+1 555 0100"_s,
                          u"-2+3"_s,
                          u"@SUM(A1)"_s,
                          u"\tTab first"_s,
                          u"\rReturn first"_s,
                          u"He said \"no\""_s,
                          u"one, two"_s,
                          u"两行\n文字"_s,
                          u"江晓，博士"_s,
                          u"007"_s,
                          u"13805550100"_s,
                          u"1,5"_s,
                          u"'quoted"_s,
                          u"  spaces  "_s,
                          u"𠮷野家"_s,
                          u"-4.5"_s,
                          u"ends with ,"_s,
                          u"2/3"_s,
                          u"MAR1"_s,
                          u"1-2"_s,
                          u"2021年9月"_s,
                          u"two\r\nlines"_s};

QJsonArray readWithPython(const QString &path)
{
    QProcess python;
    python.start(u"python3"_s, {u"-c"_s,
                                u"import csv, json, sys\n"
                                "with open(sys.argv[1], newline='', encoding='utf-8') as f:\n"
                                "    print(json.dumps(list(csv.reader(f, strict=True))))\n"_s,
                                path});
    if (!python.waitForFinished(60000) || python.exitCode() != 0)
        qFatal("python3: %s", python.readAllStandardError().constData());
    return QJsonDocument::fromJson(python.readAllStandardOutput()).array();
}

QStringList row(const QJsonArray &rows, qsizetype number)
{
    QStringList cells;
    for (const QJsonValue &cell : rows[number].toArray())
        cells.append(cell.toString());
    return cells;
}

QByteArray written(CsvProfile profile, const QList<Cell> &cells)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    CsvWriter writer(buffer, profile);
    writer.write(cells);
    writer.flush();
    return buffer.data();
}

QString firstLineCell(const QByteArray &csv, qsizetype line, const QString &column)
{
    const QStringList lines = QString::fromUtf8(csv).split(u'\n');
    return lines.value(line).split(u',').value(lines.value(0).split(u',').indexOf(column));
}

} // namespace

class TestCsvExport : public QObject
{
    Q_OBJECT

private slots:
    void guard_data();
    void guard();
    void writer_followsTheProfile();
    void writer_keepsNumbersPlain();
    void plain_readsBackWithPython();
    void excel_readsBackWithLibreOffice();
    void list_holdsItsOrderAndReasons();
    void sealedList_givesTheScoresItWasSealedWith();
    void all_isRankedByTheRule();
    void unchecked_isSaidInAColumn();
    void identifiers_areExportedOnlyWhereChosen();
    void template_keepsItsHeadingsInOrder();
    void nameless_hasANumber();
    void long_hasOneRowAScore();
    void blind_hidesNamesEverywhere();
    void others_areHiddenFromWhoHasNotSubmitted();
    void file_isPrivate();
    void failure_leavesTheOldFile();
    void manyRows_areStreamed();
};

void TestCsvExport::guard_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("excel");
    QTest::newRow("formula") << u"=1+1"_s << u"'=1+1"_s << u"'=1+1"_s;
    QTest::newRow("plus") << u"+cmd"_s << u"'+cmd"_s << u"'+cmd"_s;
    QTest::newRow("minus") << u"-cmd"_s << u"'-cmd"_s << u"'-cmd"_s;
    QTest::newRow("at") << u"@x"_s << u"'@x"_s << u"'@x"_s;
    QTest::newRow("tab") << u"\tx"_s << u"'\tx"_s << u"'\tx"_s;
    QTest::newRow("return") << u"\rx"_s << u"'\nx"_s << u"'\nx"_s;
    QTest::newRow("line feed") << u"\n=1+1"_s << u"'\n=1+1"_s << u"'\n=1+1"_s;
    QTest::newRow("NUL in front") << QChar(0) + u"=1+1"_s << u"'=1+1"_s << u"'=1+1"_s;
    QTest::newRow("escape in front") << u"\x1b=1+1"_s << u"'=1+1"_s << u"'=1+1"_s;
    QTest::newRow("mark in front") << u"\ufeff=1+1"_s << u"'=1+1"_s << u"'=1+1"_s;
    QTest::newRow("override in front") << u"\u202e@x"_s << u"'@x"_s << u"'@x"_s;
    QTest::newRow("space in front") << u" =1+1"_s << u"' =1+1"_s << u"' =1+1"_s;
    QTest::newRow("wide space") << u"\u3000+cmd"_s << u"'\u3000+cmd"_s << u"'\u3000+cmd"_s;
    QTest::newRow("wide =") << u"＝1+1"_s << u"'＝1+1"_s << u"'＝1+1"_s;
    QTest::newRow("wide +") << u"＋cmd"_s << u"'＋cmd"_s << u"'＋cmd"_s;
    QTest::newRow("wide -") << u"－cmd"_s << u"'－cmd"_s << u"'－cmd"_s;
    QTest::newRow("wide @") << u"＠x"_s << u"'＠x"_s << u"'＠x"_s;
    QTest::newRow("small =") << u"﹦1"_s << u"'﹦1"_s << u"'﹦1"_s;
    QTest::newRow("lines") << u"a\r\nb\rc"_s << u"a\nb\nc"_s << u"a\nb\nc"_s;
    QTest::newRow("only space") << u"  "_s << u"  "_s << u"  "_s;
    QTest::newRow("negative number") << u"-4.5"_s << u"-4.5"_s << u"\t-4.5"_s;
    QTest::newRow("telephone") << u"+15550100"_s << u"+15550100"_s << u"\t+15550100"_s;
    QTest::newRow("id with a zero") << u"0042"_s << u"0042"_s << u"\t0042"_s;
    QTest::newRow("like a date") << u"2/3"_s << u"2/3"_s << u"\t2/3"_s;
    QTest::newRow("month") << u"2021-09"_s << u"2021-09"_s << u"\t2021-09"_s;
    QTest::newRow("month word") << u"MAR1"_s << u"MAR1"_s << u"\tMAR1"_s;
    QTest::newRow("day and month word") << u"2-Sep"_s << u"2-Sep"_s << u"\t2-Sep"_s;
    QTest::newRow("month and year") << u"Sept. 2021"_s << u"Sept. 2021"_s << u"\tSept. 2021"_s;
    QTest::newRow("month alone") << u"May"_s << u"May"_s << u"May"_s;
    QTest::newRow("a name like a month") << u"June Li"_s << u"June Li"_s << u"June Li"_s;
    QTest::newRow("Chinese month") << u"2021年9月"_s << u"2021年9月"_s << u"\t2021年9月"_s;
    QTest::newRow("time") << u"9:30 PM"_s << u"9:30 PM"_s << u"\t9:30 PM"_s;
    QTest::newRow("money") << u"$500"_s << u"$500"_s << u"\t$500"_s;
    QTest::newRow("negative in brackets") << u"(5)"_s << u"(5)"_s << u"\t(5)"_s;
    QTest::newRow("identity number")
        << u"110101199003070011"_s << u"110101199003070011"_s << u"\t110101199003070011"_s;
    QTest::newRow("tier") << u"CCF-A"_s << u"CCF-A"_s << u"CCF-A"_s;
    QTest::newRow("digits and words") << u"3 papers"_s << u"3 papers"_s << u"3 papers"_s;
    QTest::newRow("two minus signs") << u"--4"_s << u"'--4"_s << u"'--4"_s;
    QTest::newRow("formula behind a number") << u"-1+cmd"_s << u"'-1+cmd"_s << u"'-1+cmd"_s;
    QTest::newRow("words") << u"江晓"_s << u"江晓"_s << u"江晓"_s;
}

void TestCsvExport::guard()
{
    QFETCH(QString, text);
    QTEST(CsvWriter::guarded(text, CsvProfile::Plain), "plain");
    QTEST(CsvWriter::guarded(text, CsvProfile::Excel), "excel");
}

void TestCsvExport::writer_followsTheProfile()
{
    const QList<Cell> cells{cell(u"甲"_s), cell(4.5), Cell(), Cell(QDate(2026, 3, 1)),
                            cell(u"a\"b"_s)};
    QCOMPARE(written(CsvProfile::Excel, cells), "\xEF\xBB\xBF甲,4.5,,2026-03-01,\"a\"\"b\"\r\n"_ba);
    QCOMPARE(written(CsvProfile::Plain, cells), "甲,4.5,,2026-03-01,\"a\"\"b\"\n"_ba);
    QCOMPARE(written(CsvProfile::Plain, {Cell()}), "\"\"\n"_ba);
}

void TestCsvExport::writer_keepsNumbersPlain()
{
    QCOMPARE(numberText(98.6), u"98.6"_s);
    QCOMPARE(numberText(-4.0), u"-4"_s);
    QCOMPARE(numberText(1e9), u"1000000000"_s);
    QCOMPARE(numberText(1.0 / 3), u"0.3333"_s);
    QCOMPARE(numberText(-0.00001), u"0"_s);
    // The same as exact arithmetic has it, also between two texts and where doubles are coarse.
    for (const double number : {0.00005, 0.00015, 2.00005, 1.5, -2.25, 4.93, 98.60004999, 0.1 + 0.2,
                                123456789.98765, 1e11 / 3, 4e15 / 7, -1e18}) {
        QString exact = QString::number(number, 'f', 4);
        exact.remove(QRegularExpression(u"\\.?0+$"_s));
        QCOMPARE(numberText(number), exact);
    }
    for (int i = -20'000; i <= 20'000; ++i)
        QCOMPARE(numberText(i / 100.0).toDouble(), i / 100.0);
}

void TestCsvExport::plain_readsBackWithPython()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"plain.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    CsvWriter writer(file, CsvProfile::Plain);
    QStringList expected;
    QList<Cell> cells;
    for (const QString &text : hostile) {
        cells.append(cell(text));
        expected.append(CsvWriter::guarded(text, CsvProfile::Plain));
    }
    QVERIFY(writer.write(cells) && writer.write({cell(-4.5), cell(u"末"_s)}) && writer.flush());
    file.close();
    const QJsonArray rows = readWithPython(file.fileName());
    QCOMPARE(row(rows, 0), expected);
    QCOMPARE(row(rows, 1), (QStringList{u"-4.5"_s, u"末"_s}));
}

void TestCsvExport::excel_readsBackWithLibreOffice()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"excel.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    CsvWriter writer(file, CsvProfile::Excel);
    QStringList expected;
    for (const QString &text : hostile) {
        QVERIFY(writer.write({cell(text), cell(-4.25), cell(u"中文"_s)}));
        expected.append(CsvWriter::guarded(text, CsvProfile::Excel));
    }
    QVERIFY(writer.flush());
    file.close();
    QProcess office;
    office.start(u"soffice"_s, {u"-env:UserInstallation=file://"_s + folder.filePath(u"office"_s),
                                u"--headless"_s, u"--infilter=CSV:44,34,76,1"_s, u"--convert-to"_s,
                                u"csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false"_s,
                                u"--outdir"_s, folder.filePath(u"out"_s), file.fileName()});
    QVERIFY2(office.waitForFinished(200000), qPrintable(office.errorString()));
    const QJsonArray rows = readWithPython(folder.filePath(u"out/excel.csv"_s));
    QCOMPARE(rows.size(), hostile.size());
    for (qsizetype i = 0; i < hostile.size(); ++i)
        QCOMPARE(row(rows, i), (QStringList{expected[i], u"-4.25"_s, u"中文"_s}));
}

void TestCsvExport::list_holdsItsOrderAndReasons()
{
    ShortlistFixture f;
    const ShortlistId id = f.makeList(u"Finalists"_s, {f.mira, f.xiao});
    BOLE_GET(list, f.season->shortlists().shortlist(id));
    list.entries[0].moved = true;
    list.entries[0].reason = u"=hers, by \"all\""_s;
    list.quota = 1;
    ExportRequest request;
    request.source.list = list;
    request.profile = {{},
                       {u"place"_s, u"part"_s, u"name"_s, u"phone"_s, u"total"_s,
                        u"score.research"_s, u"reason"_s, u"level"_s},
                       TableLanguage::Chinese,
                       true,
                       false,
                       {}};
    QTemporaryDir folder;
    const QString path = folder.filePath(u"out.csv"_s);
    BOLE_GET(count, exportCsv(f.visible(request), request, path));
    QCOMPARE(count, 2);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.read(3), "\xEF\xBB\xBF"_ba);
    QCOMPARE(QString::fromUtf8(file.readAll()),
             u"名次,所在区段,姓名,电话,总分,科研,调整理由,学历\r\n"
             "1,名额内,Mira Okafor,\"\t13805550100\",3,3,\"'=hers, by \"\"all\"\"\",本科\r\n"
             "2,名额外,江晓,\"\t13805550100\",4.67,4.5,,本科\r\n"_s);
}

void TestCsvExport::sealedList_givesTheScoresItWasSealedWith()
{
    ShortlistFixture f;
    const ShortlistId id = f.makeList(u"Sealed"_s, {f.mira});
    BOLE_DO(sealShortlist(*f.season, id, f.reviewer));
    f.review(f.mira, f.reviewer, 5, 5, u"I changed my mind"_s);
    f.review(f.mira, f.other, 5, 5);
    ExportRequest request;
    BOLE_GET(list, f.season->shortlists().shortlist(id));
    request.source.list = list;
    request.profile = {{},
                       {u"name"_s, u"total"_s, u"reviews"_s, u"score.research"_s, u"total.1"_s},
                       TableLanguage::Ids,
                       false,
                       false,
                       {}};
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    BOLE_DO(writeCsv(f.visible(request), request, buffer));
    QCOMPARE(QString::fromUtf8(buffer.data()),
             u"name,total,reviews,score.research,total.1\nMira Okafor,3,1,3,3\n"_s);
}

void TestCsvExport::all_isRankedByTheRule()
{
    ShortlistFixture f;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    ExportRequest request;
    request.profile = {
        {}, {u"place"_s, u"name"_s, u"gpaPercent"_s}, TableLanguage::Ids, false, false, {}};
    BOLE_DO(writeCsv(f.visible(request), request, buffer));
    QCOMPARE(QString::fromUtf8(buffer.data()),
             u"place,name,gpaPercent\n1,江晓,90\n2,Mira Okafor,96\n,林一,80\n"_s);
    request.source.rule = {RankingRule::By::Fact, u"gpaPercent"_s, false};
    buffer.buffer().clear();
    buffer.seek(0);
    BOLE_DO(writeCsv(f.visible(request), request, buffer));
    QCOMPARE(QString::fromUtf8(buffer.data()),
             u"place,name,gpaPercent\n1,Mira Okafor,96\n2,江晓,90\n3,林一,80\n"_s);
    request.profile.columns = {u"nonsense"_s};
    BOLE_FAILS(writeCsv(f.visible(request), request, buffer), ErrorCode::InvalidValue);
}

void TestCsvExport::unchecked_isSaidInAColumn()
{
    ShortlistFixture f;
    const auto csv = [&](TableLanguage language) {
        ExportRequest request;
        request.profile.language = language;
        request.profile.columns = {u"name"_s, u"gpa"_s, u"unchecked"_s, u"needsLook"_s};
        request.source = RowSource::of({f.xiao});
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (!writeCsv(f.visible(request), request, buffer))
            qFatal("csv");
        return buffer.data();
    };
    QCOMPARE(firstLineCell(csv(TableLanguage::English), 1, u"Not checked"_s), u"E-mail; GPA"_s);
    QCOMPARE(firstLineCell(csv(TableLanguage::Chinese), 1, u"未核对"_s), u"邮箱; 绩点"_s);
    QVERIFY(usualColumns(ScoreBook::of(f.visible()).value(), false).contains(u"unchecked"_s));
    BOLE_DO(f.season->records().apply(f.xiao, Edit::confirm(u"/education/0/gpa"_s), f.reviewer));
    QCOMPARE(firstLineCell(csv(TableLanguage::English), 1, u"Not checked"_s), u"E-mail"_s);
}

void TestCsvExport::identifiers_areExportedOnlyWhereChosen()
{
    ShortlistFixture f;
    Record record = ShortlistFixture::person(u"岑若禾"_s, u"东湖大学"_s, 4.1);
    record.basics.identifiers = {{u"student"_s, u"R2021-0345"_s}};
    record.basics.ethnicity = u"畲族"_s;
    const ApplicantId applicant = f.addApplicant(record);
    ExportRequest request;
    request.profile.language = TableLanguage::Ids;
    request.source = RowSource::of({applicant});
    const auto csv = [&] {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (!writeCsv(f.visible(request), request, buffer))
            qFatal("csv");
        return QString::fromUtf8(buffer.data());
    };
    QVERIFY(!csv().contains(u"0345"_s));
    QVERIFY(!csv().contains(u"畲族"_s));
    request.profile.columns = {u"name"_s, u"ethnicity"_s, u"identifiers"_s};
    QCOMPARE(csv().section(u'\n', 1, 1).trimmed(), u"岑若禾,畲族,student: R2021-0345"_s);
}

void TestCsvExport::template_keepsItsHeadingsInOrder()
{
    ShortlistFixture f;
    ExportRequest request;
    request.profile.language = TableLanguage::Chinese;
    request.profile.excel = false;
    request.source = RowSource::of({f.xiao});
    const auto season = f.visible(request);
    BOLE_GET(book, ScoreBook::of(season));
    const auto columns = wideColumns(book, TableLanguage::Chinese);
    // A form of somebody else's: an English heading, a Chinese one, one that Bole knows nothing of.
    const TemplateColumns found =
        templateColumns({u"Total "_s, u"联系人"_s, u"姓名"_s, u"学校"_s}, columns);
    QCOMPARE(found.unknown, QStringList{u"联系人"_s});
    request.profile.columns = found.columns;
    request.profile.titles = found.titles;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    BOLE_DO(writeCsv(season, request, buffer));
    QCOMPARE(QString::fromUtf8(buffer.data()), u"Total,联系人,姓名,学校\n4.67,,江晓,东湖大学\n"_s);
    // It is kept with its name.
    request.profile.name = u"研究生院"_s;
    QCOMPARE(exportProfileFromJson(toJson(request.profile)), request.profile);
}

void TestCsvExport::nameless_hasANumber()
{
    ShortlistFixture f;
    const ApplicantId nameless = f.addApplicant(ShortlistFixture::person({}, u"东湖大学"_s, 4.1));
    ExportRequest request;
    request.profile.columns = {u"applicant"_s, u"name"_s};
    request.source = RowSource::of({nameless});
    const auto name = [&](TableLanguage language) {
        request.profile.language = language;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (!writeCsv(f.visible(request), request, buffer))
            qFatal("csv");
        return QString::fromUtf8(buffer.data()).section(u'\n', 1, 1).section(u',', 1).trimmed();
    };
    QCOMPARE(name(TableLanguage::English), applicantCode(nameless, u"en"));
    QCOMPARE(name(TableLanguage::Chinese), applicantCode(nameless, u"zh"));
    BOLE_DO(f.season->applicants().setNickname(nameless, u"the rower"_s, f.reviewer));
    QCOMPARE(name(TableLanguage::English), u"the rower"_s);
}

void TestCsvExport::long_hasOneRowAScore()
{
    ShortlistFixture f;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    ExportRequest request;
    request.profile = {{},
                       {u"name"_s, u"reviewer"_s, u"criterion"_s, u"scored"_s, u"weight"_s},
                       TableLanguage::Chinese,
                       false,
                       true,
                       {}};
    BOLE_GET(rows, writeCsv(f.visible(request), request, buffer));
    QCOMPARE(rows, 6);
    QCOMPARE(QString::fromUtf8(buffer.data()),
             u"姓名,评审人,评分项,评分,权重\n江晓,Wen Shu,契合度,5,1\n江晓,Wen Shu,科研,4,2\n"
             "江晓,何 未,契合度,5,1\n江晓,何 未,科研,5,2\nMira Okafor,Wen Shu,契合度,3,1\n"
             "Mira Okafor,Wen Shu,科研,3,2\n"_s);
}

void TestCsvExport::blind_hidesNamesEverywhere()
{
    ShortlistFixture f;
    BlindnessChoice choice;
    choice.season = usualBlindFields;
    BOLE_DO(f.season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                             f.reviewer));
    for (const bool isLong : {false, true}) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        ExportRequest request;
        request.profile.isLong = isLong;
        if (!isLong)
            request.profile.columns = {u"name"_s,   u"nameOther"_s, u"email"_s,
                                       u"phone"_s,  u"age"_s,       u"education"_s,
                                       u"titles"_s, u"note.1"_s,    u"total"_s};
        BOLE_DO(writeCsv(f.visible(request), request, buffer));
        const QString text = QString::fromUtf8(buffer.data());
        QVERIFY(text.contains(u"Applicant 001"_s));
        for (const QString &hidden : {u"江晓"_s, u"Okafor"_s, u"example.org"_s, u"13805550100"_s})
            QVERIFY2(!text.contains(hidden), qPrintable(text));
        if (!isLong) // not as if there were none
            QVERIFY2(text.contains(u"hidden,hidden,hidden"_s), qPrintable(text));
    }
}

void TestCsvExport::others_areHiddenFromWhoHasNotSubmitted()
{
    ShortlistFixture f;
    ExportRequest request;
    request.profile = {
        {}, {u"applicant"_s, u"total"_s, u"reviews"_s}, TableLanguage::Ids, false, false, {}};
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    // The other one has reviewed Xiao, not Mira.
    BOLE_DO(writeCsv(f.visible(request, f.other), request, buffer));
    QCOMPARE(firstLineCell(buffer.data(), 1, u"total"_s), u"4.67"_s);
    QCOMPARE(firstLineCell(buffer.data(), 2, u"total"_s), QString());
    QCOMPARE(firstLineCell(buffer.data(), 2, u"reviews"_s), u"0"_s);
}

void TestCsvExport::file_isPrivate()
{
    ShortlistFixture f;
    const QString path = f.folder.filePath(u"out.csv"_s);
    BOLE_DO(exportCsv(f.visible(), {}, path));
    QCOMPARE(QFile::permissions(path) &
                 (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
             QFile::Permissions());
}

void TestCsvExport::failure_leavesTheOldFile()
{
    ShortlistFixture f;
    const QString path = f.folder.filePath(u"out.csv"_s);
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    ExportRequest request;
    request.progress = [](qsizetype, qsizetype) {
        return false;
    };
    BOLE_FAILS(exportCsv(f.visible(request), request, path), ErrorCode::Cancelled);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), "old"_ba);
    QCOMPARE(QDir(f.folder.path()).entryList({u"out*"_s}, QDir::Files), QStringList{u"out.csv"_s});
    BOLE_FAILS(exportCsv(f.visible(), {}, f.folder.filePath(u"no/such/folder.csv"_s)),
               ErrorCode::FileNotWritable);
}

void TestCsvExport::manyRows_areStreamed()
{
    ShortlistFixture f;
    Transaction together(f.season->database());
    for (int i = 0; i < 700; ++i) // more than two portions
        f.addApplicant(ShortlistFixture::person(u"P%1"_s.arg(i), u"东湖大学"_s, 4));
    BOLE_DO(together.commit());
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    ExportRequest request;
    request.profile.columns = {u"applicant"_s};
    BOLE_GET(rows, writeCsv(f.visible(request), request, buffer));
    QCOMPARE(rows, 703);
    QCOMPARE(buffer.data().count('\n'), 704);
}

QTEST_GUILESS_MAIN(TestCsvExport)
#include "tst_csvexport.moc"
