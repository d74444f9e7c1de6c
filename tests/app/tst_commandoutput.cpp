// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/connection.h"
#include "model/season/season.h"
#include "model/season/statement.h"
#include "tests/support/oddfiles.h"
#include "tests/support/ordinaryuser.h"
#include "tests/support/smallpdf.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

/// What the real program says about odd files, and what it does when nobody can hear it.
class TestCommandOutput : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { removeAll(path({})); }
    void fullOutput_isAnError_data();
    void fullOutput_isAnError();
    void failure_isToldOnStandardError_data();
    void failure_isToldOnStandardError();
    void applicantsControls_reachNoTerminal_data();
    void applicantsControls_reachNoTerminal();
    void json_escapesWhatATerminalObeys();
    void json_namesEveryEntry();
    void listedFormula_isGuarded();
    void toLookAt_isOneNumber();
    void listed_saysWhatNobodyHasChecked();
    void nameThatIsNoUtf8_canBeAnArgument();
    void everyEntryOfAFolder_isInTheReport();
    void pipeOrFolder_isCalledSo();
    void closedPipe_isNoCrash_data();
    void closedPipe_isNoCrash();
    void terminatedWindow_isNoCrash();
    void noPermission_isNotCalledGone();

private:
    QByteArray path(const QByteArray &name) const
    {
        return QFile::encodeName(m_folder->path()) + '/' + name;
    }
    int start(const QStringList &arguments, const QString &outputFile = {});

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_output;
    QByteArray m_errors;
};

void TestCommandOutput::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"in"_s));
}

int TestCommandOutput::start(const QStringList &arguments, const QString &outputFile)
{
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    if (!outputFile.isEmpty())
        process.setStandardOutputFile(outputFile, QIODevice::Append);
    process.setChildProcessModifier([] { OrdinaryUser::becomeForGood(); });
    process.start(qEnvironmentVariable("BOLE_PROGRAM"), arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000))
        return -1;
    m_output = outputFile.isEmpty() ? process.readAllStandardOutput() : QByteArray();
    m_errors = process.readAllStandardError();
    return process.exitCode();
}

void TestCommandOutput::fullOutput_isAnError_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command :
         {"help", "--version", "parse --help", "parse cv.md", "parse --json cv.md",
          "parse --text cv.md", "list --help", "list s.bole", "list --json s.bole", "show s.bole 1",
          "show --json s.bole 1", "export s.bole --all -o -", "import s.bole in"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestCommandOutput::fullOutput_isAnError()
{
    QFETCH(const QString, command);
    QVERIFY(writeFile(path("cv.md"), "# Mira Okafor\n"));
    QVERIFY(writeFile(path("in/cv.md"), "# Mira Okafor\n"));
    QCOMPARE(start({u"import"_s, u"s.bole"_s, u"in"_s}), 0);
    QVERIFY(start(command.split(u' '), u"/dev/full"_s) != 0);
    QVERIFY2(m_errors.contains("standard output could not be written"), m_errors);
    QCOMPARE(start(command.split(u' ')), 0); // with room there is nothing wrong with it
}

/// Whoever keeps standard error only, as scripts and schedulers do, still hears of it.
void TestCommandOutput::failure_isToldOnStandardError_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"import s.bole bad",
                                "import s.bole in bad",
                                "import s.bole in --roster none.csv",
                                "import s.bole in --report none/report.txt",
                                "parse bad/cv.pdf",
                                "list none.bole",
                                "list s.bole --list Nobody",
                                "show s.bole 99",
                                "export s.bole --all -o none/all.csv",
                                "check bad/cv.pdf",
                                "check none.bole",
                                "backup none.bole",
                                "restore none.bole new.bole",
                                "share none.bole to.bolepack",
                                "merge s.bole none.bolepack",
                                "status none.bole",
                                "parse",
                                "list --wrong s.bole",
                                "exprot",
                                "help exprot",
                                "generate none/s.bole 1"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestCommandOutput::failure_isToldOnStandardError()
{
    QFETCH(const QString, command);
    QVERIFY(writeFile(path("in/cv.md"), "# Mira Okafor\n"));
    QVERIFY(QDir(m_folder->path()).mkdir(u"bad"_s));
    QVERIFY(writeFile(path("bad/cv.pdf"), "no PDF"));
    QCOMPARE(start({u"import"_s, u"s.bole"_s, u"in"_s}), 0);
    QVERIFY(start(command.split(u' ')) > 0);
    QVERIFY(!m_errors.trimmed().isEmpty());
    // One form for all of them: a script knows by the first word who speaks.
    for (const QByteArray &line : m_errors.trimmed().split('\n'))
        QVERIFY2(line.startsWith("bole: "), m_errors);
}

void TestCommandOutput::applicantsControls_reachNoTerminal_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("text") << QStringList{u"parse"_s, u"--text"_s, u"in/cv.txt"_s};
    QTest::newRow("summary") << QStringList{u"parse"_s, u"in/cv.txt"_s};
    QTest::newRow("report") << QStringList{u"import"_s, u"s.bole"_s, u"in"_s};
    QTest::newRow("error") << QStringList{u"parse"_s, u"in/\x1b[2J.pdf"_s};
}

void TestCommandOutput::applicantsControls_reachNoTerminal()
{
    QFETCH(const QStringList, command);
    QVERIFY(
        writeFile(path("in/cv.txt"), "Mira \x1b]0;owned\x07Okafor\xC2\x9B\n\nmira@example.org\n"));
    QVERIFY(writeFile(path("in/\x1b[2J.pdf"), {}));
    start(command);
    const QByteArray all = m_output + m_errors;
    QVERIFY(!all.isEmpty());
    for (const char *control : {"\x1b", "\x07", "\xC2\x9B"})
        QVERIFY2(!all.contains(control), all.toPercentEncoding(" \n"));
}

void TestCommandOutput::json_escapesWhatATerminalObeys()
{
    QVERIFY(writeFile(path("in/cv.pdf"), smallPdf({"Nothing"})));
    QVERIFY(writeFile(path("in/cv.json"), R"({"format": "bole-record/1", "basics": {"summary":)"
                                          "\"a\xC2\x9B"
                                          "b\"}}"));
    QCOMPARE(start({u"parse"_s, u"--json"_s, u"--source=text"_s, u"in/cv.pdf"_s}), 0);
    QVERIFY2(m_output.contains("a\\u009bb"), m_output);
    QVERIFY(QJsonDocument::fromJson(m_output).isObject());
}

/// An entry is called the same whatever stands above it.
void TestCommandOutput::json_namesEveryEntry()
{
    const QByteArray head = "# Mira Okafor\n\n## Publications\n\n";
    const QByteArray papers = "- M. Okafor, A. Lind. Quiet Rivers. Journal of Lakes, 2024.\n"
                              "- M. Okafor. Loud Rivers. Journal of Lakes, 2023.\n";
    const auto idsOf = [&](const QByteArray &text) {
        QStringList ids;
        if (!writeFile(path("in/cv.md"), text) ||
            start({u"parse"_s, u"--json"_s, u"in/cv.md"_s}) != 0)
            return ids;
        for (const QJsonValue &paper :
             QJsonDocument::fromJson(m_output).object()[u"publications"_s].toArray())
            ids << paper[u"id"_s].toString();
        return ids;
    };
    const QStringList two = idsOf(head + papers);
    const QStringList three =
        idsOf(head + "- A. Lind, M. Okafor. Deep Lakes. Journal of Lakes, 2025.\n" + papers);
    QVERIFY2(two.size() == 2 && !two.contains(QString()), m_output);
    QVERIFY(two[0] != two[1]);
    QCOMPARE(three.mid(1), two);
}

void TestCommandOutput::listedFormula_isGuarded()
{
    QVERIFY(writeFile(path("in/cv.pdf"), smallPdf({"Nothing"})));
    QVERIFY(writeFile(path("in/cv.json"),
                      R"({"format": "bole-record/1", "basics": {"name": "＝1+1"}})"));
    QCOMPARE(start({u"import"_s, u"--source=text"_s, u"s.bole"_s, u"in"_s}), 0);
    QCOMPARE(start({u"list"_s, u"s.bole"_s}), 0);
    QVERIFY2(m_output.contains("\t'＝1+1"), m_output);
}

/// The window's number and the command's come from one rule, doubts included.
void TestCommandOutput::toLookAt_isOneNumber()
{
    QVERIFY(writeFile(path("in/cv.md"),
                      "# Mira Okafor\n\n## Education\n\nNorthlake University, B.S.\n"
                      "2024.09 - 2021.06\n\n## Publications\n\n- Rivers 2024\n- Lakes\n"));
    QCOMPARE(start({u"import"_s, u"s.bole"_s, u"in"_s}), 0);
    QCOMPARE(start({u"show"_s, u"--json"_s, u"s.bole"_s, u"1"_s}), 0);
    const qsizetype open =
        QJsonDocument::fromJson(m_output).object()[u"toCheck"_s].toArray().size();
    QCOMPARE(start({u"parse"_s, u"in/cv.md"_s}), 0);
    QVERIFY(open > 1);
    const QString line = u"  To look at    %1\n"_s.arg(open);
    QVERIFY2(m_output.contains(line.toUtf8()), m_output);
}

void TestCommandOutput::listed_saysWhatNobodyHasChecked()
{
    QVERIFY(writeFile(path("in/cv.pdf"), smallPdf({"Nothing"})));
    QVERIFY(writeFile(path("in/cv.json"),
                      R"({"format": "bole-record/1", "basics": {"name": "Mira Okafor"},)"
                      R"( "confidence": {"/basics/name": 0.4}})"));
    QCOMPARE(start({u"import"_s, u"--source=text"_s, u"s.bole"_s, u"in"_s}), 0);
    QCOMPARE(start({u"list"_s, u"--json"_s, u"s.bole"_s}), 0);
    const QJsonObject listed = QJsonDocument::fromJson(m_output).object();
    QCOMPARE(listed[u"name"_s].toString(), u"Mira Okafor"_s);
    QCOMPARE(listed[u"unchecked"_s].toString(), u"Name"_s);
}

void TestCommandOutput::nameThatIsNoUtf8_canBeAnArgument()
{
    QVERIFY(writeFile(path(gbkName + ".pdf"), smallPdf({"Mira Okafor"})));
    QProcess shell;
    shell.setWorkingDirectory(m_folder->path());
    shell.start(u"sh"_s, {u"-c"_s, u"exec \"$0\" parse --json *.pdf"_s,
                          qEnvironmentVariable("BOLE_PROGRAM")});
    QVERIFY(shell.waitForFinished(60'000));
    QCOMPARE(shell.exitCode(), 0);
    const QJsonObject record = QJsonDocument::fromJson(shell.readAllStandardOutput()).object();
    QCOMPARE(record[u"source"_s].toObject()[u"file"_s].toString(), u"江晓简历.pdf"_s);
}

void TestCommandOutput::everyEntryOfAFolder_isInTheReport()
{
    for (int i = 0; i < 18; ++i)
        QVERIFY(writeFile(path("in/" + QByteArray::number(i) + ".md"),
                          "# Person " + QByteArray::number(i) + '\n'));
    QVERIFY(writeFile(path("in/" + gbkName + ".md"), "# Mira Okafor\n"));
    QVERIFY(writeFile(path("in/.hidden"), "x"));
    QCOMPARE(::mkfifo(path("in/pipe.pdf").constData(), 0600), 0);
    QCOMPARE(::symlink("nowhere", path("in/link.pdf").constData()), 0);
    QCOMPARE(::mkdir(path("in/closed").constData(), 0), 0);
    QCOMPARE(start({u"import"_s, u"in/s.bole"_s, u"in"_s}), 1);
    QVERIFY2(m_output.startsWith("Imported: 19. "), m_output);
    for (const char *line : {"in/江晓简历.md", "in/.hidden: This is a hidden",
                             "in/pipe.pdf: This is no file but a pipe",
                             "in/link.pdf: This is a link that leads to nothing",
                             "in/closed: The folder could not be opened",
                             "in/s.bole: This belongs to the season itself"})
        QVERIFY2(m_output.contains(line), m_output);
    QVERIFY2(m_output.contains("Failed: 3."), m_output);
}

void TestCommandOutput::pipeOrFolder_isCalledSo()
{
    QCOMPARE(::mkfifo(path("pipe.pdf").constData(), 0600), 0);
    QCOMPARE(::mkdir(path("folder.pdf").constData(), 0700), 0);
    for (const char *name : {"pipe.pdf", "/dev/zero", "/dev/null"}) {
        QCOMPARE(start({u"parse"_s, QString::fromLatin1(name)}), 1);
        QVERIFY2(m_errors.startsWith(QByteArray("bole: ") + name + ": This is no file but a pipe"),
                 m_errors);
    }
    QCOMPARE(start({u"parse"_s, u"folder.pdf"_s}), 1);
    QCOMPARE(m_errors, "bole: folder.pdf: This is a folder. Name the files in it instead.\n");
    QVERIFY(writeFile(path("drawing.cad"), "x"));
    QCOMPARE(start({u"parse"_s, u"drawing.cad"_s}), 1);
    QVERIFY2(m_errors.startsWith("bole: drawing.cad: Bole reads PDF"), m_errors);
}

void TestCommandOutput::closedPipe_isNoCrash_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("list") << u"list s.bole --all"_s;
    QTest::newRow("show") << u"show s.bole 1"_s;
    QTest::newRow("export") << u"export s.bole --all"_s;
    QTest::newRow("import") << u"import s.bole more"_s;
}

// "bole list season.bole | head": the next to open the season must not be told that Bole crashed.
void TestCommandOutput::closedPipe_isNoCrash()
{
    QFETCH(const QString, command);
    QVERIFY(writeFile(path("in/cv.md"), "# Mira Okafor\n"));
    QVERIFY(QDir(m_folder->path()).mkdir(u"more"_s));
    QVERIFY(writeFile(path("more/cv.md"), "# Tavi Brenn\n"));
    QCOMPARE(start({u"import"_s, u"s.bole"_s, u"in"_s}), 0);
    QProcess shell;
    shell.setWorkingDirectory(m_folder->path());
    // A pipe whose reader has gone before anything is written.
    shell.start(u"sh"_s,
                {u"-c"_s,
                 u"mkfifo pipe && exec 4<>pipe 5>pipe 4<&- && \"$0\" "_s + command + u" >&5"_s,
                 qEnvironmentVariable("BOLE_PROGRAM")});
    QVERIFY(shell.waitForFinished(60'000));
    QVERIFY(shell.exitCode() != 0);
    const auto season = Season::open(m_folder->filePath(u"s.bole"_s));
    QVERIFY(season);
    QVERIFY((*season)->wasClosedProperly());
}

// As at the end of a desktop session.
void TestCommandOutput::terminatedWindow_isNoCrash()
{
    QVERIFY(writeFile(path("in/cv.md"), "# Mira Okafor\n"));
    QCOMPARE(start({u"import"_s, u"s.bole"_s, u"in"_s}), 0);
    const QString season = m_folder->filePath(u"s.bole"_s);
    QProcess window;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"XDG_CONFIG_HOME"_s, m_folder->path());
    window.setProcessEnvironment(environment);
    window.start(qEnvironmentVariable("BOLE_PROGRAM"), {season});
    const auto isOpenThere = [&] {
        Connection connection;
        const auto processes = connection.open(season).and_then(
            [&] { return firstColumn(connection, u"SELECT process FROM session"_s); });
        return processes && processes->contains(QString::number(window.processId()));
    };
    QTRY_VERIFY_WITH_TIMEOUT(isOpenThere(), 60'000);
    window.terminate();
    QVERIFY(window.waitForFinished(60'000));
    const auto opened = Season::open(season);
    QVERIFY(opened);
    QVERIFY((*opened)->wasClosedProperly());
}

void TestCommandOutput::noPermission_isNotCalledGone()
{
    QVERIFY(writeFile(path("in/cv.pdf"), smallPdf({"Mira Okafor"})));
    QCOMPARE(::chmod(path("in").constData(), 0), 0);
    QCOMPARE(start({u"parse"_s, u"in/cv.pdf"_s}), 1);
    ::chmod(path("in").constData(), 0700);
    QVERIFY2(m_errors.contains("Check that you may read it"), m_errors);
    QVERIFY2(!m_errors.contains("not there any more"), m_errors);
}

QTEST_GUILESS_MAIN(TestCommandOutput)
#include "tst_commandoutput.moc"
