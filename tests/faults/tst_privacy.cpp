// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultsupport.h"

#include "model/platform/sanitizer.h"
#include "model/review/rubricjson.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"

#include <QCryptographicHash>
#include <QRegularExpression>

#include <sys/resource.h>

using namespace Bole;
using namespace Bole::Faults;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 120'000; // milliseconds; every system call is watched

/// What made-up applicants certainly wrote: none of it may be found where it does not belong.
const QByteArrayList applicantsWords{"@example.org", "+1 555 ", "Lakeside Systems Lab",
                                     "湖畔系统实验室"};

bool holdsApplicantsWords(const QByteArray &bytes)
{
    return std::ranges::any_of(applicantsWords,
                               [&](const QByteArray &words) { return bytes.contains(words); });
}

} // namespace

/// A whole session of the real program, every system call watched: importing, the window with
/// scoring and a note, exporting.
class TestPrivacy : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void import_isWatched();
    void window_isWatched();
    void export_isWatched();
    void crash_leavesNothing();
    void cleanupTestCase();

private:
    QString home(const QString &name) const { return m_home.filePath(name); }
    QStringList traced(const QString &trace, const QStringList &arguments) const;
    static QStringList linesOf(const QString &trace);
    void prepare(QProcess &process) const;
    void judge(const QString &trace);
    void press(const QStringList &keys);
    void type(const QString &words);

    QTemporaryDir m_home;   ///< config, cache and data
    QTemporaryDir m_folder; ///< the season's
    QTemporaryDir m_pdfs;
    QTemporaryDir m_temporary;
    QTemporaryDir m_traces;
    QString m_season = m_folder.filePath(u"season.bole"_s);
    QByteArray m_said; ///< on standard output and error
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
};

void TestPrivacy::initTestCase()
{
    QProcess probe;
    probe.start(u"strace"_s, {u"-f"_s, u"-o"_s, u"/dev/null"_s, u"true"_s});
    if (!probe.waitForFinished() || probe.exitCode() != 0)
        QSKIP("strace may not watch programs here");
    QCOMPARE(bole({u"generate"_s, u"--pdfs"_s, m_pdfs.path(), u"12"_s}).exitCode, 0);
    for (const char *name : {"CONFIG", "CACHE", "DATA", "STATE", "RUNTIME"}) {
        const QString folder = home(QString::fromLatin1(name).toLower());
        QVERIFY(QDir().mkpath(folder));
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        m_environment.insert(
            u"XDG_%1_%2"_s.arg(QLatin1StringView(name),
                               name == QByteArrayView("RUNTIME") ? u"DIR"_s : u"HOME"_s),
            folder);
    }
    m_environment.insert(u"HOME"_s, m_home.path());
    m_environment.insert(u"TMPDIR"_s, m_temporary.path());
    m_environment.insert(u"LANG"_s, u"C.UTF-8"_s);
    // Looking for leaks means tracing oneself, which nobody can who is traced already.
    m_environment.insert(u"ASAN_OPTIONS"_s, u"detect_leaks=0"_s);
}

void TestPrivacy::init()
{
    m_said.clear();
}

QStringList TestPrivacy::traced(const QString &trace, const QStringList &arguments) const
{
    return QStringList{
               u"-ff"_s, // a file for each process: no call is torn apart by another's
               u"-y"_s,
               u"-qq"_s,
               u"--kill-on-exit"_s, // a test that fails leaves no window for the next one to find
               u"-s"_s,
               u"300"_s,
               u"-o"_s,
               trace,
               u"-e"_s,
               u"trace=socket,connect,sendto,bind,open,openat,openat2,creat,rename,renameat,"
               "renameat2,mkdir,mkdirat,link,linkat,symlink,symlinkat"_s,
               program()} +
           arguments;
}

QStringList TestPrivacy::linesOf(const QString &trace)
{
    QStringList lines;
    const QFileInfo whole(trace);
    for (const QFileInfo &one : whole.dir().entryInfoList({whole.fileName() + u".*"_s}))
        lines << QString::fromUtf8(contents(one.filePath())).split(u'\n');
    return lines;
}

/// As on a machine of its own, in a folder where nothing is to be left.
void TestPrivacy::prepare(QProcess &process) const
{
    process.setProcessEnvironment(m_environment);
    process.setWorkingDirectory(m_temporary.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
}

/// Every line that makes a connection or a file must be one of the few that may.
void TestPrivacy::judge(const QString &trace)
{
    const QStringList log = linesOf(trace);
    QVERIFY(
        std::ranges::any_of(log, [](const QString &line) { return line.contains(u"openat("); }));
    static const QRegularExpression address(u"sun_path=@?\"([^\"]*)\""_s);
    static const QRegularExpression written(
        u"(?:open|openat|openat2|creat)\\(.*\"([^\"]*)\".*(?:O_WRONLY|O_RDWR|O_CREAT|creat\\().* = \\d+"_s);
    static const QRegularExpression named(
        u"(?:rename|renameat|renameat2|mkdir|mkdirat|link|linkat|symlink|symlinkat)\\(.*\"([^\"]*)\"[^\"]* = 0"_s);
    // What was saved last is marked in the state folder. Nothing can be made in the real /proc: a
    // reader builds its own root there, which nobody else sees.
    const QStringList mayWrite{m_folder.path(),       home(u"config"_s), home(u"cache"_s),
                               home(u"state/bole"_s), u"/dev/null"_s,    u"/dev/tty"_s,
                               u"/dev/dri/"_s,        u"/proc/"_s};
    QStringList wrong;
    for (const QString &line : log) {
        if (line.startsWith(u"socket(") && !line.contains(u"AF_UNIX") && !line.contains(u" = -1"))
            wrong << line;
        if (line.startsWith(u"connect(") && !line.contains(u" = -1")) {
            const QString path = address.match(line).captured(1);
            if (!path.contains(u".X11-unix/") && !path.contains(u"bus"))
                wrong << line;
        }
        for (const QRegularExpression &pattern : {written, named}) {
            // What is named from the folder the program runs in is looked at below: it is empty.
            const QString path = pattern.match(line).captured(1);
            const bool isAllowed = path.isEmpty() || !path.startsWith(u'/') ||
                                   std::ranges::any_of(mayWrite, [&](const QString &folder) {
                                       return path.startsWith(folder);
                                   });
            if (!isAllowed)
                wrong << line;
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY2(!holdsApplicantsWords(m_said), m_said);
    // Nothing is left in temporary folders, and nothing of an applicant outside the season's.
    QCOMPARE(filesIn(m_temporary.path()), QStringList());
    for (const QString &file : filesIn(m_home.path()))
        QVERIFY2(!holdsApplicantsWords(contents(home(file))), qPrintable(file));
    for (const QString &file : filesIn(m_folder.path())) {
        const auto permissions = QFileInfo(m_folder.filePath(file)).permissions();
        QVERIFY2(!(permissions &
                   (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther)),
                 qPrintable(file));
    }
}

void TestPrivacy::import_isWatched()
{
    QProcess process;
    prepare(process);
    process.setProcessChannelMode(QProcess::SeparateChannels);
    const QString trace = m_traces.filePath(u"import.trace"_s);
    process.start(u"strace"_s, traced(trace, {u"import"_s, m_season, m_pdfs.path(), u"--report"_s,
                                              m_folder.filePath(u"report.txt"_s)}));
    QVERIFY(process.waitForFinished(120'000));
    m_said =
        process.readAllStandardError(); // the report on standard output is the command's answer
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(Season::open(m_season).value()->applicants().count().value(), 12);
    judge(trace);
}

void TestPrivacy::press(const QStringList &keys)
{
    const Run pressed = Faults::press(keys);
    QVERIFY2(pressed.exitCode == 0, qPrintable(pressed.all()));
}

void TestPrivacy::type(const QString &words)
{
    const Run typed = run(u"xdotool"_s, {u"type"_s, words});
    QVERIFY2(typed.exitCode == 0, qPrintable(typed.all()));
}

void TestPrivacy::window_isWatched()
{
    QVERIFY2(!qEnvironmentVariableIsEmpty("DISPLAY"), "./dev test gives the tests a display");
    const auto season = Season::open(m_season);
    QVERIFY(season.has_value());
    const ReviewerId reviewer =
        (*season)->reviewers().add({{}, u"Wen Shu"_s, u"WS"_s, u"#336699"_s, {}, {}}).value();
    const Rubric rubric = (*season)->rubrics().save(standardRubric(), reviewer).value().rubric;
    // Who is at the keyboard was answered the last time.
    const QByteArray hash =
        QCryptographicHash::hash(m_season.toUtf8(), QCryptographicHash::Sha1).toHex();
    QVERIFY(QDir().mkpath(home(u"config/bole"_s)));
    overwrite(home(u"config/bole/state.ini"_s),
              "[reviewers]\n" + hash + '=' + QByteArray::number(reviewer.value) + '\n');
    const QString trace = m_traces.filePath(u"window.trace"_s);
    QProcess process;
    prepare(process);
    process.start(u"strace"_s, traced(trace, {m_season}));
    const QString window = windowCalled(u"^Bole — "_s);
    QVERIFY2(!window.isEmpty(), "the window did not come");
    QVERIFY(stopKeysFromRepeating());
    run(u"xdotool"_s, {u"windowactivate"_s, u"--sync"_s, window});
    for (int i = 0; i < 4; ++i) {
        // Reading marks the applicant as seen.
        const qsizetype left = (*season)->applicants().newFor(reviewer)->size();
        press({u"ctrl+j"_s});
        QTRY_VERIFY_WITH_TIMEOUT((*season)->applicants().newFor(reviewer)->size() < left, patience);
    }
    // A review with every score and a note, each waited for: a watched window is slow, and what is
    // pressed before it is ready goes elsewhere.
    const auto mine = [&] {
        const auto all = (*season)->reviews().ofReviewer(reviewer).value_or(QList<Review>());
        return all.isEmpty() ? ReviewContent() : all.constFirst().content;
    };
    press({u"n"_s, u"alt+4"_s, u"i"_s});
    QTRY_COMPARE_WITH_TIMEOUT(mine().decision, Decision::Interview, patience);
    press(QStringList(rubric.criteria.size(), u"3"_s));
    QTRY_COMPARE_WITH_TIMEOUT(mine().scores.size(), rubric.criteria.size(), patience);
    const QString note = u"Kind words from the lab"_s;
    type(note);
    QTRY_COMPARE_WITH_TIMEOUT(mine().note, note, patience);
    press({u"ctrl+shift+Return"_s});
    QTRY_COMPARE_WITH_TIMEOUT(mine().state, ReviewState::Submitted, patience);
    // Then a search in the list, in the document, each mode.
    press({u"ctrl+l"_s});
    type(u"Lakeside"_s);
    press({u"Escape"_s, u"ctrl+f"_s});
    type(u"example"_s);
    press({u"Return"_s, u"Escape"_s, u"ctrl+2"_s, u"ctrl+3"_s, u"ctrl+4"_s, u"ctrl+1"_s, u"F7"_s,
           u"F8"_s, u"F4"_s});
    press({u"ctrl+q"_s});
    QVERIFY(process.waitForFinished(patience));
    m_said = process.readAllStandardOutput();
    QCOMPARE(process.exitCode(), 0);
    judge(trace);
}

void TestPrivacy::export_isWatched()
{
    QProcess process;
    prepare(process);
    const QString trace = m_traces.filePath(u"export.trace"_s);
    process.start(u"strace"_s, traced(trace, {u"export"_s, m_season, u"--all"_s, u"-o"_s,
                                              m_folder.filePath(u"all.csv"_s)}));
    QVERIFY(process.waitForFinished(120'000));
    m_said = process.readAllStandardOutput();
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(holdsApplicantsWords(contents(m_folder.filePath(u"all.csv"_s)))); // the words do tell
    judge(trace);
}

void TestPrivacy::crash_leavesNothing()
{
    QVERIFY2(!qEnvironmentVariableIsEmpty("DISPLAY"), "./dev test gives the tests a display");
    QProcess process;
    prepare(process);
    process.setChildProcessModifier([] {
        const rlimit all{RLIM_INFINITY, RLIM_INFINITY}; // as on a developer's machine
        ::setrlimit(RLIMIT_CORE, &all);
    });
    process.start(program(), {m_season});
    QVERIFY2(!windowCalled(u"^Bole — "_s).isEmpty(), "the window did not come");
    const QByteArray limits = contents(u"/proc/%1/limits"_s.arg(process.processId()));
    static const QRegularExpression none(u"Max core file size +0 +0 "_s);
    QVERIFY2(none.match(QString::fromLatin1(limits)).hasMatch(), limits);
    ::kill(pid_t(process.processId()), SIGSEGV);
    QVERIFY(process.waitForFinished());
    // The sanitizer ends a program that crashes by itself, with a report.
    QVERIFY(hasSanitizer || process.exitStatus() == QProcess::CrashExit);
    const QByteArray said = process.readAll();
    QVERIFY2(!holdsApplicantsWords(said), said);
    QCOMPARE(filesIn(m_temporary.path()), QStringList());
}

void TestPrivacy::cleanupTestCase()
{
    QVERIFY(QFile::exists(m_season) || QTest::currentTestFailed());
}

QTEST_GUILESS_MAIN(TestPrivacy)
#include "tst_privacy.moc"
