// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/workbookwriter.h"
#include "model/export/xlsxexport.h"
#include "tests/model/desk/shortlistfixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QByteArray output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(200'000) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

/// A part of the workbook as it is in the file.
QString part(const QString &path, const QString &name)
{
    return QString::fromUtf8(output(u"python3"_s, {u"-c"_s,
                                                   u"import sys, zipfile\n"
                                                   "sys.stdout.buffer.write(zipfile.ZipFile("
                                                   "sys.argv[1]).read(sys.argv[2]))"_s,
                                                   path, name}));
}

/// The rows of a CSV file as an independent reader has them.
QJsonArray rowsOf(const QString &csv)
{
    return QJsonDocument::fromJson(
               output(u"python3"_s, {u"-c"_s,
                                     u"import csv, json, sys\n"
                                     "with open(sys.argv[1], newline='', encoding='utf-8') as f:\n"
                                     "    print(json.dumps(list(csv.reader(f, strict=True))))"_s,
                                     csv}))
        .array();
}

/// Every sheet as CSV, by LibreOffice: FOLDER/out-SHEET.csv.
void convert(const QTemporaryDir &folder, const QString &path)
{
    output(u"soffice"_s,
           {u"-env:UserInstallation=file://"_s + folder.filePath(u"office"_s), u"--headless"_s,
            u"--convert-to"_s,
            u"csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"_s,
            u"--outdir"_s, folder.path(), path});
}

QStringList texts(const QJsonValue &row)
{
    QStringList cells;
    for (const QJsonValue &cell : row.toArray())
        cells.append(cell.toString());
    return cells;
}

} // namespace

class TestXlsxExport : public QObject
{
    Q_OBJECT

private slots:
    void sheetName_data();
    void sheetName();
    void lists_haveASheetEach();
    void cells_keepTheirKinds();
    void hostileTexts_comeBackAsTheyWere();
    void failure_leavesTheOldFile();
};

void TestXlsxExport::sheetName_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("name");
    QTest::newRow("usual") << u"终选 A"_s << u"终选 A"_s;
    QTest::newRow("taken") << u"finalists"_s << u"finalists 2"_s;
    QTest::newRow("signs") << u"a/b:c[1]?"_s << u"a-b-c-1--"_s;
    QTest::newRow("empty") << u" "_s << u"-1"_s;
    QTest::newRow("reserved") << u"History"_s << u"History-1"_s;
    QTest::newRow("quotes") << u"'it's'"_s << u"it's"_s;
    QTest::newRow("long") << QString(40, u'名') << QString(31, u'名');
}

void TestXlsxExport::sheetName()
{
    QFETCH(QString, wanted);
    QTEST(WorkbookWriter::sheetName(wanted, {u"Finalists"_s}), "name");
}

void TestXlsxExport::lists_haveASheetEach()
{
    ShortlistFixture f;
    const ShortlistId first = f.makeList(u"终选 A"_s, {f.mira, f.xiao});
    const ShortlistId second = f.makeList(u"Waiting"_s, {f.lin});
    ExportRequest request;
    BOLE_GET(list, f.season->shortlists().shortlist(first));
    BOLE_GET(other, f.season->shortlists().shortlist(second));
    request.source.list = list;
    request.furtherLists = {other};
    request.profile = {{},
                       {u"place"_s, u"name"_s, u"phone"_s, u"total"_s, u"gpaPercent"_s},
                       TableLanguage::Chinese,
                       false,
                       false,
                       {}};
    const QString path = f.folder.filePath(u"out.xlsx"_s);
    BOLE_GET(rows, exportXlsx(f.visible(request), request, path));
    QCOMPARE(rows, 3);
    QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
    convert(f.folder, path);
    const QJsonArray a = rowsOf(f.folder.filePath(u"out-终选 A.csv"_s));
    QCOMPARE(texts(a[0]),
             (QStringList{u"名次"_s, u"姓名"_s, u"电话"_s, u"总分"_s, u"绩点占满分 %"_s}));
    QCOMPARE(texts(a[1]),
             (QStringList{u"1"_s, u"Mira Okafor"_s, u"13805550100"_s, u"3"_s, u"96"_s}));
    QCOMPARE(texts(a[2]), (QStringList{u"2"_s, u"江晓"_s, u"13805550100"_s, u"4.67"_s, u"90"_s}));
    const QJsonArray b = rowsOf(f.folder.filePath(u"out-Waiting.csv"_s));
    QCOMPARE(texts(b[1]), (QStringList{u"1"_s, u"林一"_s, u"13805550100"_s, QString(), u"80"_s}));
}

void TestXlsxExport::cells_keepTheirKinds()
{
    QTemporaryDir folder;
    WorkbookWriter book;
    book.beginSheet(u"Kinds"_s, {cell(u"No."_s), cell(u"When"_s), cell(u"Phone"_s)});
    for (int i = 0; i < 200; ++i) // more than are held back for the widths
        book.write({cell(i + 0.5), Cell(QDate(2026, 11, 16)), cell(u"0555010%1"_s.arg(i))});
    BOLE_GET(bytes, book.finish());
    QFile file(folder.filePath(u"kinds.xlsx"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();

    const QString sheet = part(file.fileName(), u"xl/worksheets/sheet1.xml"_s);
    QVERIFY2(sheet.contains(u"<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" "
                            "state=\"frozen\"/>"_s),
             qPrintable(sheet.left(1000)));
    QVERIFY(sheet.contains(u"<c r=\"A2\"><v>0.5</v></c>"_s));
    QVERIFY(sheet.contains(u"<c r=\"A201\"><v>199.5</v></c>"_s));
    // 16 November 2026 as spreadsheets count days, in a style that shows a date.
    static const QRegularExpression date(u"<c r=\"B2\" s=\"(\\d+)\"><v>46342</v></c>"_s);
    QVERIFY(date.match(sheet).hasMatch());
    QVERIFY(part(file.fileName(), u"xl/styles.xml"_s).contains(u"formatCode=\"yyyy-mm-dd\""_s));
    QVERIFY(sheet.contains(u"<c r=\"C2\" t=\"inlineStr\"><is><t>05550100</t></is></c>"_s));
    convert(folder, file.fileName());
    const QJsonArray rows = rowsOf(folder.filePath(u"kinds-Kinds.csv"_s));
    QCOMPARE(rows.size(), 201);
    QCOMPARE(texts(rows[1]), (QStringList{u"0.5"_s, u"2026-11-16"_s, u"05550100"_s}));
}

void TestXlsxExport::hostileTexts_comeBackAsTheyWere()
{
    QTemporaryDir folder;
    const QStringList hostile{u"=1+1"_s,       u"+15550100"_s,  u"@SUM(A1)"_s,
                              u"MAR1"_s,       u"1-2"_s,        u"110101199003070011"_s,
                              u"a<b>&\"c\""_s, u"两行\n文字"_s, u"https://example.org/x"_s,
                              u"_x0041_"_s,    u"𠮷野家"_s,     u" space "_s};
    WorkbookWriter book;
    book.beginSheet(u"S"_s, {cell(u"Text"_s)});
    for (const QString &text : hostile)
        book.write({cell(text)});
    book.write({cell(u"bell\a and nul"_s + QChar(0))});
    book.write({cell(QString(40000, u'长'))});
    BOLE_GET(bytes, book.finish());
    QFile file(folder.filePath(u"h.xlsx"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    convert(folder, file.fileName());
    const QJsonArray rows = rowsOf(folder.filePath(u"h-S.csv"_s));
    QCOMPARE(rows.size(), hostile.size() + 3);
    for (qsizetype i = 0; i < hostile.size(); ++i)
        QCOMPARE(rows[i + 1][0].toString(), hostile[i]);
    QCOMPARE(rows[hostile.size() + 1][0].toString(), u"bell and nul"_s);
    QCOMPARE(rows[hostile.size() + 2][0].toString().size(), 32767);
}

void TestXlsxExport::failure_leavesTheOldFile()
{
    ShortlistFixture f;
    const QString path = f.folder.filePath(u"out.xlsx"_s);
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    ExportRequest request;
    request.profile.columns = {u"nonsense"_s};
    BOLE_FAILS(exportXlsx(f.visible(request), request, path), ErrorCode::InvalidValue);
    request.profile.columns = {};
    request.progress = [](qsizetype, qsizetype) {
        return false;
    };
    BOLE_FAILS(exportXlsx(f.visible(request), request, path), ErrorCode::Cancelled);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), "old"_ba);
}

QTEST_GUILESS_MAIN(TestXlsxExport)
#include "tst_xlsxexport.moc"
