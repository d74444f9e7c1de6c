// SPDX-License-Identifier: GPL-3.0-or-later
// `bole export`, `bole list` and `bole show` as a script uses them.
#include "model/season/database.h"
#include "model/season/decisionstore.h"
#include "model/season/query.h"
#include "model/shortlist/seal.h"
#include "tests/model/desk/sealing.h"
#include "tests/model/desk/shortlistfixture.h"

#include <QJsonDocument>
#include <QProcess>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Outcome
{
    int code = -1;
    QString out;
    QString err;
};

Outcome run(const QStringList &arguments)
{
    QProcess program;
    program.start(qEnvironmentVariable("BOLE_PROGRAM"), arguments);
    program.waitForFinished(60000);
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

} // namespace

class TestExportCommand : public QObject
{
    Q_OBJECT

private slots:
    void export_writesTheList();
    void workbook_hasASheetForEachList();
    void dossier_needsNoDisplay();
    void list_printsTheRanking();
    void list_orderOfTheHelp_isUnderstood();
    void names_areWhatOtherOptionsTake();
    void brokenSeal_isNamed();
    void show_printsOneApplicant();
    void wrongUsage_isTold_data();
    void wrongUsage_isTold();
};

void TestExportCommand::export_writesTheList()
{
    ShortlistFixture f;
    f.makeList(u"终选 A"_s, {f.mira, f.xiao});
    const QString path = f.folder.filePath(u"out.csv"_s);
    const Outcome done = run({u"export"_s, f.path, u"--list"_s, u"终选 A"_s, u"--format"_s,
                              u"csv"_s, u"--profile"_s, u"plain"_s, u"--headings"_s, u"zh"_s,
                              u"--columns"_s, u"place,name,total"_s, u"-o"_s, path});
    QCOMPARE(done.err, QString());
    QCOMPARE(done.code, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()),
             u"名次,姓名,总分\n1,Mira Okafor,3\n2,江晓,4.67\n"_s);
}

void TestExportCommand::workbook_hasASheetForEachList()
{
    ShortlistFixture f;
    f.makeList(u"终选 A"_s, {f.mira, f.xiao});
    f.makeList(u"Second"_s, {f.lin});
    const QString path = f.folder.filePath(u"out.xlsx"_s);
    const Outcome done = run({u"export"_s, f.path, u"--list"_s, u"终选 A"_s, u"--list"_s,
                              u"Second"_s, u"--format"_s, u"xlsx"_s, u"-o"_s, path});
    QCOMPARE(done.err, QString());
    QCOMPARE(done.code, 0);
    QProcess python;
    python.start(u"python3"_s, {u"-c"_s,
                                u"import sys, zipfile\n"
                                "sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1])"
                                ".read('xl/workbook.xml'))"_s,
                                path});
    QVERIFY(python.waitForFinished());
    const QString book = QString::fromUtf8(python.readAllStandardOutput());
    QVERIFY2(book.contains(u"name=\"终选 A\""_s) && book.contains(u"name=\"Second\""_s),
             qPrintable(book));
}

void TestExportCommand::dossier_needsNoDisplay()
{
    ShortlistFixture f;
    BOLE_DO(f.season->settings().setTitle(u"2027 intake"_s));
    const QString path = f.folder.filePath(u"out.pdf"_s);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"DISPLAY"_s);
    environment.remove(u"WAYLAND_DISPLAY"_s);
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(qEnvironmentVariable("BOLE_PROGRAM"),
                  {u"export"_s, f.path, u"--applicant"_s, u"江晓"_s, u"--format"_s, u"pdf"_s,
                   u"--headings"_s, u"zh"_s, u"-o"_s, path});
    QVERIFY(program.waitForFinished(60000));
    QVERIFY2(program.exitCode() == 0, program.readAllStandardError());
    QProcess reader;
    reader.start(u"pdftotext"_s, {path, u"-"_s});
    QVERIFY(reader.waitForFinished());
    const QString text = QString::fromUtf8(reader.readAllStandardOutput());
    QVERIFY2(text.contains(u"江晓"_s) && text.contains(u"教育经历"_s), qPrintable(text));
    QVERIFY2(text.contains(u"2027 intake"_s), qPrintable(text)); // whose paper it is
}

void TestExportCommand::list_printsTheRanking()
{
    ShortlistFixture f;
    BOLE_DO(f.season->reviews().setDecision(f.xiao, f.reviewer, Decision::Admit));
    BOLE_DO(
        f.season->decisions().decide({{f.xiao, Decision::Wait, u"full"_s, {}}}, {}, f.reviewer));
    const Outcome text = run({u"list"_s, f.path});
    QCOMPARE(text.code, 0);
    QVERIFY2(text.out.section(u'\n', 0, 0)
                 .endsWith(u"\tRecommendation\tCommittee's decision\tNot checked"_s),
             qPrintable(text.out));
    QCOMPARE(text.out.split(u'\n').value(1),
             u"1\t4.67\t2\t1\t江晓\t东湖大学\tadmit\twait\tE-mail; GPA"_s);
    const Outcome json = run({u"list"_s, f.path, u"--json"_s, u"--by"_s, u"fact:gpaPercent"_s});
    const auto first = QJsonDocument::fromJson(json.out.split(u'\n').value(0).toUtf8()).object();
    QCOMPARE(first.value(u"name"_s).toString(), u"Mira Okafor"_s);
    QCOMPARE(first.value(u"total"_s).toDouble(), 3.0);
}

/// What the help shows can be typed.
void TestExportCommand::list_orderOfTheHelp_isUnderstood()
{
    const ShortlistFixture f;
    static const QRegularExpression example(u"\n  bole list \\S+ --by (\\S+)"_s);
    const QString rule = example.match(run({u"list"_s, u"--help"_s}).out).captured(1);
    QVERIFY(!rule.isEmpty());
    const Outcome listed = run({u"list"_s, f.path, u"--by"_s, rule});
    QVERIFY2(listed.code == 0, qPrintable(listed.err));
}

/// Each name that is printed can be given to the option that it is for.
void TestExportCommand::names_areWhatOtherOptionsTake()
{
    ShortlistFixture f;
    f.makeList(u"终选 A"_s, {f.mira, f.xiao});
    ExportProfile saved;
    saved.name = u"Dean"_s;
    saved.columns = {u"name"_s};
    BOLE_DO(f.season->settings().setValue(exportProfilesKey, toJson(QList{saved})));
    const auto names = [&](const QString &of) {
        const Outcome told = run({u"list"_s, f.path, u"--names"_s, of, u"--json"_s});
        QStringList found;
        for (const QString &line : told.out.split(u'\n', Qt::SkipEmptyParts))
            found << QJsonDocument::fromJson(line.toUtf8()).object().value(u"name"_s).toString();
        return found;
    };
    QCOMPARE(names(u"lists"_s), QStringList{u"终选 A"_s});
    QCOMPARE(names(u"saved"_s), QStringList{u"Dean"_s});
    QCOMPARE(names(u"reviewers"_s).size(), 2);
    const QStringList columns = names(u"columns"_s);
    QVERIFY(columns.contains(u"gpa"_s) && columns.contains(u"score.research"_s));
    for (const QStringList &option : {QStringList{u"--list"_s, names(u"lists"_s).first()},
                                      QStringList{u"--saved"_s, names(u"saved"_s).first()},
                                      QStringList{u"--as"_s, names(u"reviewers"_s).first()},
                                      QStringList{u"--columns"_s, columns.join(u',')}})
        QCOMPARE(run(QStringList{u"list"_s, f.path} + option).code, 0);
    const Outcome text = run({u"list"_s, f.path, u"--names"_s, u"lists"_s});
    QCOMPARE(text.out, u"终选 A\t2\n"_s);
    QCOMPARE(run({u"list"_s, f.path, u"--names"_s, u"shoes"_s}).code, 2);
}

void TestExportCommand::brokenSeal_isNamed()
{
    ShortlistFixture f;
    const ShortlistId id = f.makeList(u"Finalists"_s, {f.mira, f.xiao});
    BOLE_DO(sealShortlist(*f.season, id, f.reviewer));
    QCOMPARE(run({u"list"_s, f.path, u"--list"_s, u"Finalists"_s}).code, 0);
    Query tampering(f.season->database(),
                    u"UPDATE shortlist_entry SET reason = 'bribed' WHERE position = 1"_s);
    QCOMPARE(tampering.affected(), 1);
    for (const QStringList &command :
         {QStringList{u"list"_s, f.path}, QStringList{u"export"_s, f.path, u"-o"_s, u"-"_s}}) {
        const Outcome told = run(command + QStringList{u"--list"_s, u"Finalists"_s});
        QCOMPARE(told.code, 1);
        QVERIFY2(told.err.contains(u"the reasons differ"_s), qPrintable(told.err));
        QVERIFY(told.out.isEmpty());
    }
}

void TestExportCommand::show_printsOneApplicant()
{
    ShortlistFixture f;
    BOLE_DO(f.season->reviews().setDecision(f.xiao, f.reviewer, Decision::Admit));
    BOLE_DO(
        f.season->decisions().decide({{f.xiao, Decision::Wait, u"full"_s, {}}}, {}, f.reviewer));
    const Outcome text = run({u"show"_s, f.path, u"江晓"_s, u"--headings"_s, u"zh"_s});
    QCOMPARE(text.code, 0);
    QVERIFY2(text.out.contains(u"学校: 东湖大学\n"_s), qPrintable(text.out));
    QVERIFY2(text.out.contains(u"推荐意见: 录取\n委员会决定: 候补\n"_s), qPrintable(text.out));
    const Outcome json = run({u"show"_s, f.path, u"1"_s, u"--json"_s});
    const QJsonObject shown = QJsonDocument::fromJson(json.out.toUtf8()).object();
    QCOMPARE(shown.value(u"record"_s)[u"basics"_s][u"name"_s].toString(), u"江晓"_s);
    QCOMPARE(shown.value(u"decision"_s)[u"value"_s].toString(), u"wait"_s);
    QCOMPARE(shown.value(u"decision"_s)[u"by"_s].toString(), u"Wen Shu"_s);
    QCOMPARE(shown.value(u"reviews"_s)[0][u"recommendation"_s].toString(), u"admit"_s);
    QVERIFY(!shown.value(u"reviews"_s)[0].toObject().contains(u"decision"_s));
    QCOMPARE(run({u"show"_s, f.path, u"Nobody"_s}).code, 1);
}

void TestExportCommand::wrongUsage_isTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no list") << QStringList{u"-o"_s, u"x.csv"_s};
    QTest::newRow("no file") << QStringList{u"--all"_s};
    QTest::newRow("unknown list") << QStringList{u"--list"_s, u"none"_s, u"-o"_s, u"x.csv"_s};
    QTest::newRow("unknown column")
        << QStringList{u"--all"_s, u"--columns"_s, u"shoe"_s, u"-o"_s, u"x.csv"_s};
    QTest::newRow("unknown format")
        << QStringList{u"--all"_s, u"--format"_s, u"doc"_s, u"-o"_s, u"x.csv"_s};
    QTest::newRow("two lists in CSV")
        << QStringList{u"--list"_s, u"A"_s, u"--list"_s, u"B"_s, u"-o"_s, u"x.csv"_s};
    QTest::newRow("workbook to the terminal")
        << QStringList{u"--all"_s, u"--format"_s, u"xlsx"_s, u"-o"_s, u"-"_s};
    QTest::newRow("list and applicant")
        << QStringList{u"--list"_s, u"A"_s, u"--applicant"_s, u"1"_s, u"-o"_s, u"x.csv"_s};
    QTest::newRow("unknown rule") << QStringList{u"--all"_s, u"--by"_s, u"luck"_s, u"-o"_s,
                                                 u"x.csv"_s};
}

void TestExportCommand::wrongUsage_isTold()
{
    QFETCH(QStringList, arguments);
    ShortlistFixture f;
    f.makeList(u"A"_s, {f.xiao});
    f.makeList(u"B"_s, {f.mira});
    const Outcome done = run(QStringList{u"export"_s, f.path} + arguments);
    QCOMPARE(done.code, 2);
    QVERIFY(!done.err.isEmpty());
}

QTEST_GUILESS_MAIN(TestExportCommand)
#include "tst_exportcommand.moc"
