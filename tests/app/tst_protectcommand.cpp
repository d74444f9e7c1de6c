// SPDX-License-Identifier: GPL-3.0-or-later
// `bole protect`, and the other commands on a protected season: the real program.
#include "model/season/seasonkey.h"
#include "tests/model/season/seasonfixture.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>

#include <unistd.h>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Run
{
    int exitCode = -1;
    QString output;
    QString errors;
};

using Variables = QList<std::pair<QString, QString>>;

const QString seasonPassword = u"BOLE_SEASON_PASSWORD"_s;
const QString newPassword = u"BOLE_NEW_PASSWORD"_s;

/// Without a terminal: nobody could answer.
void prepare(QProcess &process, const Variables &variables)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto &[name, value] : variables)
        environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.setUnixProcessParameters(QProcess::UnixProcessFlag::CreateNewSession);
    process.setProgram(qEnvironmentVariable("BOLE_PROGRAM"));
}

Run run(const QStringList &arguments, const Variables &variables = {}, const QByteArray &input = {})
{
    QProcess process;
    prepare(process, variables);
    process.setArguments(arguments);
    process.start();
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(60'000);
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

Result<int> countIn(const QString &path, const QByteArray &password)
{
    return unlock(path, Secret(QByteArray(password)))
        .and_then([&](const SeasonKey &) { return Season::open(path); })
        .and_then(
            [](const std::unique_ptr<Season> &season) { return season->applicants().count(); });
}

} // namespace

class TestProtectCommand : public QObject
{
    Q_OBJECT

private slots:
    void protect_thenEveryCommandNeedsThePassword();
    void password_fromAnOpenFile();
    void withoutTerminal_saysWhatIsMissing();
    void passwords_areNoArguments();
    void killedAtAnyMoment_isTheOneOrTheOther();
};

void TestProtectCommand::protect_thenEveryCommandNeedsThePassword()
{
    SeasonFixture f;
    f.addApplicant(sampleRecord());
    f.season.reset();
    const Run done = run({u"protect"_s, f.path}, {{newPassword, u"江河 run"_s}});
    QVERIFY2(done.exitCode == 0, done.errors.toUtf8());
    const Run refused = run({u"list"_s, u"--all"_s, f.path});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.errors.contains(u"password"), refused.errors.toUtf8());
    const Run wrong = run({u"list"_s, u"--all"_s, f.path}, {{seasonPassword, u"x"_s}});
    QVERIFY2(wrong.errors.contains(u"not right"), wrong.errors.toUtf8());
    // Bole's one line, and nothing of what SQLCipher says by itself.
    QVERIFY2(wrong.errors.startsWith(u"bole: ") && wrong.errors.count(u'\n') == 1,
             wrong.errors.toUtf8());
    QVERIFY2(refused.errors.contains(u"BOLE_SEASON_PASSWORD"), refused.errors.toUtf8());
    const Run listed = run({u"list"_s, u"--all"_s, f.path}, {{seasonPassword, u"江河 run"_s}});
    QVERIFY2(listed.exitCode == 0 && listed.output.contains(u"江晓"), listed.errors.toUtf8());
    const Run removed =
        run({u"protect"_s, u"--remove"_s, f.path}, {{seasonPassword, u"江河 run"_s}});
    QVERIFY2(removed.exitCode == 0, removed.errors.toUtf8());
    BOLE_DO(Season::open(f.path));
}

void TestProtectCommand::password_fromAnOpenFile()
{
    SeasonFixture f;
    f.season.reset();
    QCOMPARE(run({u"protect"_s, f.path}, {{newPassword + u"_FD"_s, u"0"_s}}, "a river\n").exitCode,
             0);
    QCOMPARE(countIn(f.path, "a river").value(), 0);
    QCOMPARE(run({u"list"_s, u"--all"_s, f.path}, {{seasonPassword + u"_FD"_s, u"0"_s}}, "a river")
                 .exitCode,
             0);
}

void TestProtectCommand::withoutTerminal_saysWhatIsMissing()
{
    SeasonFixture f;
    f.season.reset();
    QCOMPARE(run({u"protect"_s, f.path}).exitCode, 2);
    BOLE_DO(Season::open(f.path)); // as it was
}

void TestProtectCommand::passwords_areNoArguments()
{
    const Run help = run({u"protect"_s, u"--help"_s});
    QVERIFY(help.output.contains(u"BOLE_SEASON_PASSWORD"));
    QVERIFY(!help.output.contains(u"--password"));
}

void TestProtectCommand::killedAtAnyMoment_isTheOneOrTheOther()
{
    SeasonFixture f;
    for (int i = 0; i < 40; ++i)
        f.addApplicant(sampleRecord(), QString(20000, u'x'));
    f.season.reset();
    const quint32 seed = QRandomGenerator::system()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    bool isProtected = false;
    int kills = 0;
    for (int i = 0; i < 12; ++i) {
        QProcess process;
        prepare(process, {{seasonPassword, u"a"_s}, {newPassword, u"a"_s}});
        process.setArguments(isProtected ? QStringList{u"protect"_s, u"--remove"_s, f.path}
                                         : QStringList{u"protect"_s, f.path});
        process.start();
        // The file that is being written tells that the work is under way.
        const auto isWriting = [&] {
            return !QDir(f.folder.path()).entryList({u"*.unfinished"_s}).isEmpty();
        };
        while (!isWriting() && process.state() != QProcess::NotRunning)
            process.waitForFinished(1);
        ::usleep(random.bounded(60'000)); // how far it gets is what varies
        process.kill();
        process.waitForFinished();
        kills += process.exitStatus() == QProcess::CrashExit ? 1 : 0;
        const Result<int> plain = Season::open(f.path).and_then(
            [](const std::unique_ptr<Season> &season) { return season->applicants().count(); });
        const Result<int> locked = countIn(f.path, "a");
        isProtected = !plain;
        QCOMPARE(isProtected ? locked.value_or(-1) : *plain, 40);
    }
    QVERIFY(kills > 0);
}

QTEST_GUILESS_MAIN(TestProtectCommand)
#include "tst_protectcommand.moc"
