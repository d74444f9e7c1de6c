// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/smallpdf.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>

using namespace Bole::Tests;

namespace {

struct Run
{
    int exitCode = -1;
    QString output;
    QString errors;
};

} // namespace

/// `bole parse` and `bole import` as a script sees them: the real program.
class TestCommands : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void help_tellsTheExitCodes_data() { everyCommand(); }
    void help_tellsTheExitCodes();
    void help_speaksTheUsersLanguage_data() { everyCommand(); }
    void help_speaksTheUsersLanguage();
    void help_ofNoCommand_isWrongUsage();
    void window_withoutADisplay_isRefusedInWords();
    void version_namesCommitAndLibraries();
    void wrongUsage_is2_data();
    void wrongUsage_is2();
    void parse_oneFile_isIndentedJson();
    void parse_severalFiles_areLinesInTheirOrder();
    void parse_failures_areNamed_othersGoOn();
    void parse_eachKindOfBadFile_saysWhy_data();
    void parse_eachKindOfBadFile_saysWhy();
    void ownTables_faultyLinesAreNamed();
    void hub_unknownPart_isNamed();
    void parse_password_opens();
    void password_canBeGivenUnseen();
    void parse_recordBeside_isTheSource();
    void import_source_chooses();
    void parse_source_chooses();
    void parse_tenMegabytesInOneLine_ends();
    void import_makesTheSeason_andSkipsTheSecondTime();
    void import_interrupted_keepsWhatIsFinished();

private:
    /// A row for each, as `bole help` names them.
    void everyCommand();
    Run run(const QStringList &arguments, const QByteArray &input = {},
            const QString &passwordInEnvironment = {});
    QString write(const char *name, const QByteArray &bytes);

    std::unique_ptr<QTemporaryDir> m_folder;
};

Run TestCommands::run(const QStringList &arguments, const QByteArray &input,
                      const QString &passwordInEnvironment)
{
    QProcess process;
    if (!passwordInEnvironment.isEmpty()) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("BOLE_PASSWORD"), passwordInEnvironment);
        process.setProcessEnvironment(environment);
    }
    process.setWorkingDirectory(m_folder->path());
    process.start(qEnvironmentVariable("BOLE_PROGRAM"), arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(120'000);
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

QString TestCommands::write(const char *name, const QByteArray &bytes)
{
    const QString path = m_folder->filePath(QString::fromUtf8(name));
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
    return QString::fromUtf8(name);
}

void TestCommands::everyCommand()
{
    init(); // rows are made before it is called
    QTest::addColumn<QString>("command");
    static const QRegularExpression line(QStringLiteral("^  bole ([a-z]+) "),
                                         QRegularExpression::MultilineOption);
    const Run help = run({QStringLiteral("help")});
    for (const QRegularExpressionMatch &match : line.globalMatch(help.output))
        QTest::newRow(qPrintable(match.captured(1))) << match.captured(1);
}

void TestCommands::help_tellsTheExitCodes()
{
    QFETCH(const QString, command);
    const Run help = run({command, QStringLiteral("--help")});
    QCOMPARE(help.exitCode, 0);
    QVERIFY(help.output.startsWith(QStringLiteral("Usage: bole ") + command));
    QVERIFY(help.output.contains(QStringLiteral("Exit status: 0")));
    for (const QString &line : help.output.split(u'\n'))
        QVERIFY2(line.size() <= 80, qPrintable(line));
}

/// Chinese characters take two columns of the terminal.
void TestCommands::help_speaksTheUsersLanguage()
{
    QFETCH(const QString, command);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"LC_ALL", "LANG", "LANGUAGE"})
        environment.insert(QString::fromLatin1(name), QStringLiteral("zh_CN.UTF-8"));
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("BOLE_PROGRAM"), {command, QStringLiteral("--help")});
    QVERIFY(process.waitForFinished(120'000));
    const QString output = QString::fromUtf8(process.readAllStandardOutput());
    QVERIFY2(output.startsWith(QStringLiteral("用法：bole ") + command), qPrintable(output));
    QVERIFY2(output.contains(QStringLiteral("退出码：0")), qPrintable(output));
    for (const QString &line : output.split(u'\n')) {
        const auto wide = std::ranges::count_if(line, [](QChar c) { return c.unicode() > 0x2E80; });
        QVERIFY2(line.size() + wide <= 80, qPrintable(line));
    }
}

void TestCommands::help_ofNoCommand_isWrongUsage()
{
    const Run help = run({QStringLiteral("help")});
    QCOMPARE(help.exitCode, 0);
    for (const QString &line : help.output.split(u'\n'))
        QVERIFY2(line.size() <= 80, qPrintable(line));
    const Run wrong = run({QStringLiteral("help"), QStringLiteral("exprot")});
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY2(wrong.errors.contains(QStringLiteral("exprot")), qPrintable(wrong.errors));
}

void TestCommands::window_withoutADisplay_isRefusedInWords()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    const std::pair<QStringList, QByteArray> cases[] = {
        {{}, "1 bole: there is no display"},
        {{QStringLiteral("tour"), m_folder->path()}, "1 bole: there is no display"},
        {{QStringLiteral("--smaple")}, "2 bole: there is no option or command '--smaple'"}};
    for (const auto &[arguments, answer] : cases) {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(qEnvironmentVariable("BOLE_PROGRAM"), arguments);
        QVERIFY(process.waitForFinished(120'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        const QByteArray told =
            QByteArray::number(process.exitCode()) + ' ' + process.readAllStandardError();
        QVERIFY2(told.startsWith(answer), told);
    }
}

void TestCommands::version_namesCommitAndLibraries()
{
    const Run told = run({QStringLiteral("--version")});
    QCOMPARE(told.exitCode, 0);
    static const QRegularExpression first(QStringLiteral(
        "^Bole \\d+\\.\\d+\\.\\d+(-rc)? \\(commit ([0-9a-f]{12}(-modified)?|unknown)\\)\n"));
    QVERIFY2(told.output.contains(first), qPrintable(told.output));
    // As they are loaded: this program and that one load the same.
    QVERIFY2(told.output.contains(QStringLiteral("Qt %1,").arg(QLatin1StringView(qVersion()))),
             qPrintable(told.output));
    static const QRegularExpression reader(QStringLiteral(
        "\nreader: +Poppler \\d+\\.\\d+\\.\\d+, Tesseract \\d[^,]*, ONNX Runtime \\d"));
    QVERIFY2(told.output.contains(reader), qPrintable(told.output));
    for (const char *library :
         {"SQLite 3.", "SQLCipher ", "FreeXL ", "libsodium ", "libpq ", "KSyntaxHighlighting 6.",
          "Sonnet 6.", "QtKeychain 0.", "minizip 1.", "Leptonica 1."})
        QVERIFY2(told.output.contains(QLatin1StringView(library)), qPrintable(told.output));
}

void TestCommands::wrongUsage_is2_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("parse without files") << QStringList{QStringLiteral("parse")};
    QTest::newRow("unknown option")
        << QStringList{QStringLiteral("parse"), QStringLiteral("--wrong"), QStringLiteral("x.pdf")};
    QTest::newRow("jobs that are no number")
        << QStringList{QStringLiteral("parse"), QStringLiteral("--jobs=many"), QStringLiteral("x")};
    QTest::newRow("more jobs than any machine has") << QStringList{
        QStringLiteral("parse"), QStringLiteral("--jobs=100000"), QStringLiteral("x")};
    QTest::newRow("a source that is none") << QStringList{
        QStringLiteral("parse"), QStringLiteral("--source=word"), QStringLiteral("x")};
    QTest::newRow("a time that is none") << QStringList{
        QStringLiteral("parse"), QStringLiteral("--time-limit=0"), QStringLiteral("x")};
    QTest::newRow("a password file that is not there") << QStringList{
        QStringLiteral("parse"), QStringLiteral("--password-file=none"), QStringLiteral("x")};
    QTest::newRow("a date that is none") << QStringList{
        QStringLiteral("parse"), QStringLiteral("--today=soon"), QStringLiteral("x")};
    for (const char *command : {"backup", "check", "guide", "hub", "list", "merge", "protect",
                                "restore", "share", "show", "status"})
        QTest::addRow("%s without a season", command) << QStringList{QString::fromLatin1(command)};
    QTest::newRow("a part of the hub that is none") << QStringList{
        QStringLiteral("hub"), QStringLiteral("inivte"), QStringLiteral("x"), QStringLiteral("y")};
    QTest::newRow("export without saying of whom")
        << QStringList{QStringLiteral("export"), QStringLiteral("s.bole"), QStringLiteral("x")};
    QTest::newRow("import without files")
        << QStringList{QStringLiteral("import"), QStringLiteral("s.bole")};
    QTest::newRow("import of a folder that is not there") << QStringList{
        QStringLiteral("import"), QStringLiteral("s.bole"), QStringLiteral("nowhere")};
}

void TestCommands::wrongUsage_is2()
{
    QFETCH(const QStringList, arguments);
    const Run wrong = run(arguments);
    QCOMPARE(wrong.exitCode, 2);
    QVERIFY(wrong.output.isEmpty());
    QVERIFY2(wrong.errors.contains(QStringLiteral("--help")), qPrintable(wrong.errors));
}

void TestCommands::parse_oneFile_isIndentedJson()
{
    const QString file = write("cv.pdf", smallPdf({"Mira Okafor"}));
    const Run parsed = run({QStringLiteral("parse"), QStringLiteral("--json"), file});
    QCOMPARE(parsed.exitCode, 0);
    QVERIFY(parsed.output.count(u'\n') > 5);
    const QJsonObject record = QJsonDocument::fromJson(parsed.output.toUtf8()).object();
    QCOMPARE(record[QStringLiteral("format")].toString(), QStringLiteral("bole-record/1"));
    const QJsonObject source = record[QStringLiteral("source")].toObject();
    QCOMPARE(source[QStringLiteral("file")].toString(), file);
    QCOMPARE(source[QStringLiteral("pages")].toInt(), 1);
    QCOMPARE(source[QStringLiteral("sha256")].toString().size(), 64);
}

void TestCommands::parse_severalFiles_areLinesInTheirOrder()
{
    QStringList files;
    for (int i = 0; i < 12; ++i)
        files.append(write(qPrintable(QStringLiteral("cv%1.pdf").arg(i)),
                           smallPdf(QList<QByteArray>(i % 3 == 0 ? 20 : 1, "Mira Okafor"))));
    const Run parsed = run(QStringList{QStringLiteral("parse"), QStringLiteral("--json")} + files);
    QCOMPARE(parsed.exitCode, 0);
    QStringList read;
    for (const QString &line : parsed.output.split(u'\n', Qt::SkipEmptyParts))
        read.append(QJsonDocument::fromJson(line.toUtf8())
                        .object()[QStringLiteral("source")]
                        .toObject()[QStringLiteral("file")]
                        .toString());
    QCOMPARE(read, files);
}

void TestCommands::parse_failures_areNamed_othersGoOn()
{
    const QStringList files{write("good.pdf", smallPdf({"Mira Okafor"})),
                            write("empty.pdf", {}),
                            QStringLiteral("missing.pdf"),
                            write("cut.pdf", "%PDF-1.7\n1 0 obj"),
                            write("picture.png", "\x89PNG"),
                            write("good.md", "# Yi Lin\n")};
    const Run parsed = run(QStringList{QStringLiteral("parse"), QStringLiteral("--json")} + files);
    QCOMPARE(parsed.exitCode, 1);
    QCOMPARE(parsed.output.count(u'\n'), 2);
    QCOMPARE(parsed.errors.count(u'\n'), 4);
    for (const char *name : {"empty.pdf: ", "missing.pdf: ", "cut.pdf: ", "picture.png: "})
        QVERIFY2(parsed.errors.contains(QLatin1StringView(name)), qPrintable(parsed.errors));
}

void TestCommands::parse_eachKindOfBadFile_saysWhy_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qint64>("size"); ///< the file is made so long; 0: as it is
    QTest::addColumn<QString>("reason");
    QFile locked(QStringLiteral(BOLE_TEST_DATA "/reader/locked.pdf"));
    QVERIFY(locked.open(QIODevice::ReadOnly));
    QTest::newRow("protected") << locked.readAll() << qint64(0)
                               << QStringLiteral("protected by a password");
    QTest::newRow("empty") << QByteArray() << qint64(0) << QStringLiteral("file is empty");
    QTest::newRow("truncated") << smallPdf({"Mira"}).first(60) << qint64(0)
                               << QStringLiteral("ends too early");
    QTest::newRow("not a PDF") << QByteArray("PK\x03\x04 a Word document") << qint64(0)
                               << QStringLiteral("This is another kind of file");
    QTest::newRow("no pages") << smallPdf({}) << qint64(0) << QStringLiteral("no pages");
    QTest::newRow("2,000 pages") << smallPdf(QList<QByteArray>(2000, "x")) << qint64(0)
                                 << QStringLiteral("too many pages");
    QTest::newRow("200 MB") << smallPdf({"Mira"}) << qint64(200) * 1024 * 1024 + 1
                            << QStringLiteral("too large");
}

void TestCommands::parse_eachKindOfBadFile_saysWhy()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const qint64, size);
    QFETCH(const QString, reason);
    const QString file = write("bad.pdf", bytes);
    if (size > 0)
        QVERIFY(QFile::resize(m_folder->filePath(file), size)); // sparse: it takes no room
    const Run parsed = run({QStringLiteral("parse"), QStringLiteral("--json"), file});
    QCOMPARE(parsed.exitCode, 1);
    QVERIFY(parsed.output.isEmpty());
    QVERIFY2(parsed.errors.startsWith(QStringLiteral("bole: bad.pdf: ")),
             qPrintable(parsed.errors));
    QVERIFY2(parsed.errors.contains(reason), qPrintable(parsed.errors));
    QCOMPARE(parsed.errors.count(u'\n'), 1);
}

/// By every command that reads, in the user's language.
void TestCommands::ownTables_faultyLinesAreNamed()
{
    const QString file = write("cv.pdf", smallPdf({"Mira Okafor"}));
    write("tables/degrees.tsv", "wizard\tWiz.D.\nno tab here\n");
    const std::pair<const char *, QString> sentences[] = {
        {"C.UTF-8", QStringLiteral("degrees.tsv:1 in your own tables is left out: “wizard” is")},
        {"zh_CN.UTF-8", QStringLiteral("bole: 自己的表 degrees.tsv:1 未被采用")}};
    for (const auto &[language, sentence] : sentences) {
        for (const QStringList &arguments :
             {QStringList{QStringLiteral("parse"), file},
              QStringList{QStringLiteral("import"), QStringLiteral("s.bole"), file}}) {
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("BOLE_KNOWLEDGE"),
                               m_folder->filePath(QStringLiteral("tables")));
            for (const char *name : {"LC_ALL", "LANG", "LANGUAGE"})
                environment.insert(QString::fromLatin1(name), QString::fromLatin1(language));
            process.setProcessEnvironment(environment);
            process.setWorkingDirectory(m_folder->path());
            process.start(qEnvironmentVariable("BOLE_PROGRAM"), arguments);
            QVERIFY(process.waitForFinished(120'000));
            const QString errors = QString::fromUtf8(process.readAllStandardError());
            QVERIFY2(errors.contains(sentence), qPrintable(errors));
            const QStringList lines = errors.split(u'\n').filter(QStringLiteral("degrees.tsv"));
            QCOMPARE(lines.size(), 2);
        }
    }
}

void TestCommands::hub_unknownPart_isNamed()
{
    const Run wrong = run({QStringLiteral("hub"), QStringLiteral("inivte"), QStringLiteral("x"),
                           QStringLiteral("y")});
    QVERIFY2(wrong.errors.contains(QStringLiteral("inivte")), qPrintable(wrong.errors));
}

void TestCommands::password_canBeGivenUnseen()
{
    QFile locked(QStringLiteral(BOLE_TEST_DATA "/reader/locked.pdf"));
    QVERIFY(locked.open(QIODevice::ReadOnly));
    const QString file = write("locked.pdf", locked.readAll());
    write("secret", "horse\n");
    const QString parse = QStringLiteral("parse");
    QCOMPARE(run({parse, QStringLiteral("--password-file=secret"), file}).exitCode, 0);
    QCOMPARE(run({parse, QStringLiteral("--password-file=-"), file}, "horse\r\n").exitCode, 0);
    QCOMPARE(run({parse, file}, {}, QStringLiteral("horse")).exitCode, 0);
    QCOMPARE(run({parse, file}, {}, QStringLiteral("donkey")).exitCode, 1);
    const Run imported = run({QStringLiteral("import"), QStringLiteral("s.bole"), file,
                              QStringLiteral("--password-file=secret")});
    QCOMPARE(imported.exitCode, 0);
}

void TestCommands::parse_recordBeside_isTheSource()
{
    const QString file = write("mira.pdf", smallPdf({"Nothing"}));
    write("mira.json", R"({"format": "bole-record/1", "basics": {"name": "Mira Okaduwe"}})");
    const Run parsed = run(
        {QStringLiteral("parse"), QStringLiteral("--json"), QStringLiteral("--source=text"), file});
    QCOMPARE(parsed.exitCode, 0);
    QVERIFY(parsed.output.contains(QStringLiteral("Mira Okaduwe")));
}

void TestCommands::import_source_chooses()
{
    write("in/mira.pdf", smallPdf({"Nothing"}));
    write("in/mira.md", "# Mira Okaduwe\n\nmira@example.org\n");
    const Run imported = run({QStringLiteral("import"), QStringLiteral("--source=text"),
                              QStringLiteral("s.bole"), QStringLiteral("in")});
    QCOMPARE(imported.exitCode, 0);
    QVERIFY2(imported.output.contains(QStringLiteral("Mira Okaduwe")), qPrintable(imported.output));
}

void TestCommands::parse_password_opens()
{
    QFile locked(QStringLiteral(BOLE_TEST_DATA "/reader/locked.pdf"));
    QVERIFY(locked.open(QIODevice::ReadOnly));
    const QString file = write("locked.pdf", locked.readAll());
    QCOMPARE(run({QStringLiteral("parse"), file}).exitCode, 1);
    QCOMPARE(run({QStringLiteral("parse"), QStringLiteral("--password=donkey"), file}).exitCode, 1);
    const Run opened = run({QStringLiteral("parse"), QStringLiteral("--password=horse"), file});
    QCOMPARE(opened.exitCode, 0);
    QVERIFY(opened.output.contains(QStringLiteral("2 pages")));
}

void TestCommands::parse_source_chooses()
{
    const QString file = write("mira.pdf", smallPdf({"Nothing"}));
    write("mira.txt", "Mira Okafor\nmira@example.org\n");
    const Run pdf = run({QStringLiteral("parse"), QStringLiteral("--text"), file});
    QVERIFY(!pdf.output.contains(QStringLiteral("example.org")));
    const Run text = run(
        {QStringLiteral("parse"), QStringLiteral("--text"), QStringLiteral("--source=text"), file});
    QCOMPARE(text.exitCode, 0);
    QVERIFY(text.output.contains(QStringLiteral("example.org")));
}

/// Hostile rather than likely. It may be refused for the time it takes, but it must end.
void TestCommands::parse_tenMegabytesInOneLine_ends()
{
    const QString file = write("long.txt", QByteArray("word 学 ").repeated(1'000'000));
    const Run parsed = run({QStringLiteral("parse"), file});
    QVERIFY(parsed.exitCode == 0 || parsed.exitCode == 1);
}

void TestCommands::import_makesTheSeason_andSkipsTheSecondTime()
{
    write("in/mira.pdf", smallPdf({"Mira Okafor"}));
    write("in/deep/lin.md", "# Yi Lin\n");
    write("in/empty.pdf", {});
    const QStringList command{QStringLiteral("import"), QStringLiteral("s.bole"),
                              QStringLiteral("in"), QStringLiteral("--report=report.txt")};
    const Run first = run(command);
    QCOMPARE(first.exitCode, 1);
    QVERIFY2(first.output.startsWith(QStringLiteral("Imported: 2. Skipped: 0. Failed: 1.")),
             qPrintable(first.output));
    QFile report(m_folder->filePath(QStringLiteral("report.txt")));
    QVERIFY(report.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(report.readAll()), first.output);
    QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("in/empty.pdf"))));
    const Run second = run(command);
    QCOMPARE(second.exitCode, 0);
    QVERIFY(second.output.startsWith(QStringLiteral("Imported: 0. Skipped: 2. Failed: 0.")));
    const Run listed = run({QStringLiteral("list"), QStringLiteral("s.bole")});
    QVERIFY2(listed.errors.isEmpty(), qPrintable(listed.errors)); // it was closed properly
    const Run asJson = run(command + QStringList{QStringLiteral("--json")});
    QCOMPARE(asJson.exitCode, 0);
    const QStringList lines = asJson.output.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    for (const QString &line : lines)
        QCOMPARE(QJsonDocument::fromJson(line.toUtf8())[QStringLiteral("outcome")].toString(),
                 QStringLiteral("skipped"));
}

void TestCommands::import_interrupted_keepsWhatIsFinished()
{
    constexpr int files = 300;
    for (int i = 0; i < files; ++i)
        write(qPrintable(QStringLiteral("in/%1.pdf").arg(i)), smallPdf({QByteArray::number(i)}));
    const QStringList command{QStringLiteral("import"), QStringLiteral("s.bole"),
                              QStringLiteral("in")};
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start(qEnvironmentVariable("BOLE_PROGRAM"), command);
    // As soon as the season is there, importing is about to begin or has begun.
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(QStringLiteral("s.bole"))), 60'000);
    QVERIFY(process.waitForStarted());
    kill(pid_t(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    const Run again = run(command);
    QCOMPARE(again.exitCode, 0);
    const int before =
        QString::fromUtf8(process.readAllStandardOutput()).section(u' ', 1, 1).chopped(1).toInt();
    QVERIFY2(again.output.startsWith(QStringLiteral("Imported: %1. Skipped: %2. Failed: 0.")
                                         .arg(files - before)
                                         .arg(before)),
             qPrintable(again.output.left(200)));
}

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
