// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself, in its own window on a display of its own, is killed at random moments of a
// reviewing session that xdotool types: fifty times, wherever it is by then, or as often as
// $BOLE_KILLS says. In between a second program lists, exports, imports into and backs up the same
// season. Each time the file must be intact and hold everything that the program had said was
// saved, and what the mark outside the season says was saved last.
#include "model/review/rubricjson.h"
#include "model/season/connection.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/savedmark.h"
#include "model/season/statement.h"
#include "tests/app/typedreviews.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/support/heldfiles.h"
#include "tests/support/processes.h"
#include "views/common/settings.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QThread>

#include <future>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int lanes = 2; // two seasons on two displays, so that both cores have something to do
constexpr int patience = 60000;
// As long as the program itself may wait for its reader and for others' locks on a busy machine.
constexpr int patienceWithVisitors = 180000;
constexpr int hearing = 1500;      // until a key is pressed again that a window did not hear
constexpr int killsOfASeason = 25; // then a new one: when everybody is reviewed, nothing is saved
constexpr int smallSeason = 60;    // a session submits two people at the most
constexpr int largeSeason = 3000;  // the window then reads and backs up in threads of their own

int killsEach()
{
    bool isGiven = false;
    const int kills = qEnvironmentVariableIntValue("BOLE_KILLS", &isGiven);
    return isGiven ? (kills + lanes - 1) / lanes : 25;
}

/// What came of the sessions of a season or a lane.
struct Outcome
{
    QString wrong;
    int confirmed = 0;
    int visits = 0;
};

/// A season and the sessions that are killed on it.
struct Round
{
    int number = 0;
    SeasonFixture file;
    Rubric rubric;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    QRandomGenerator random;
    Outcome outcome;

    Round(int lane, int firstRun) : number(lane), random(quint32(20270116 + firstRun))
    {
        Transaction all(file.season->database());
        for (int i = 0; i < (lane % 2 ? largeSeason : smallSeason); ++i)
            file.addApplicant(Record(), QString::number(i));
        if (!all.commit())
            qFatal("no season");
        rubric = file.season->rubrics().save(standardRubric(), file.reviewer).value().rubric;
        file.season.reset();
        Settings settings(file.folder.filePath(QStringLiteral("bole")));
        settings.setReviewerOf(file.path, file.reviewer.value);
        settings.setValue(Setting::Language, QStringLiteral("en"));
    }

    /// A session has its own: a key that xdotool held down when it was ended stays down, and the
    /// next session would not hear it.
    bool openDisplay(QProcess &display)
    {
        display.start(QStringLiteral("Xvfb"),
                      {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                       QStringLiteral("0"), QStringLiteral("1366x768x24"),
                       // A busy machine lets go of a key late: it must not be typed twice.
                       QStringLiteral("-r")});
        if (!display.waitForReadyRead(patience))
            return false;
        environment.insert(QStringLiteral("DISPLAY"),
                           u':' + QString::fromLatin1(display.readLine()).trimmed());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        environment.insert(QStringLiteral("QT_FORCE_STDERR_LOGGING"), QStringLiteral("1"));
        environment.insert(QStringLiteral("QT_LOGGING_RULES"),
                           QStringLiteral("bole.review.saved.info=true"));
        // Not the state folder: what was saved last is looked at from here, too.
        for (const char *folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
            environment.insert(QString::fromLatin1(folder), file.folder.path());
        return true;
    }

    /// One session, killed. Nothing when all is well, else what is wrong.
    QString runOnce(const Script &script)
    {
        QProcess display;
        if (!openDisplay(display))
            return QStringLiteral("Xvfb does not start");
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(qEnvironmentVariable("BOLE_PROGRAM"), {file.path});
        // The first keys again and again until they were heard: a window that is not ready misses
        // them, and one that counts a long queue has not gone to the next person yet. What follows
        // would be typed into something else.
        const QStringList first{QStringLiteral("search"),
                                QStringLiteral("--sync"),
                                QStringLiteral("--onlyvisible"),
                                QStringLiteral("--name"),
                                QStringLiteral("Bole — Test"),
                                QStringLiteral("windowfocus"),
                                QStringLiteral("--sync"),
                                QStringLiteral("key"),
                                QStringLiteral("--delay"),
                                QStringLiteral("8"),
                                QStringLiteral("n"),
                                QStringLiteral("alt+4"),
                                script.decisionKey()};
        const QStringList others = script.keysFor(int(rubric.criteria.size()));
        QProcess hands;
        hands.setProcessEnvironment(environment);
        hands.start(QStringLiteral("xdotool"), first);
        int heard = 0; // people

        Saved saved;
        bool isVisited = false;
        const auto listen = [&] {
            while (program.canReadLine())
                saved.read(program.readLine());
        };
        program.setReadChannel(QProcess::StandardError);
        const int wanted = random.bounded(16);
        const int visit = 1 + random.bounded(std::max(1, wanted - 1)); // it is open by then
        // A level that stood there already is not saved again: then fewer come, and all is typed
        // when the second person is submitted.
        for (int tries = 0; saved.count < wanted && saved.submitted < 2;) {
            if (saved.count >= visit && !std::exchange(isVisited, true)) {
                if (const QString wrong = visitSeason(program, script.run); !wrong.isEmpty())
                    return wrong;
            }
            if (heard == saved.submitted && saved.isBegun) {
                ++heard;
                tries = 0;
                hands.waitForFinished();
                hands.start(QStringLiteral("xdotool"), others);
            }
            const bool isHeard = heard > saved.submitted;
            if (program.waitForReadyRead(isHeard ? patience : hearing)) {
                listen();
                continue;
            }
            if (isHeard || ++tries == 60 || program.state() != QProcess::Running)
                return QStringLiteral("the program says nothing more; wanted: %1, try %2")
                           .arg(wanted)
                           .arg(tries) +
                       saved.history() + whatIsGoingOn(program, hands, display) +
                       QString::fromUtf8(saved.otherLines.join('\n'));
            if (hands.waitForFinished(0) || hands.state() == QProcess::NotRunning)
                hands.start(QStringLiteral("xdotool"), first);
        }
        QThread::msleep(random.bounded(40)); // somewhere on the way to the next save
        program.kill();
        program.waitForFinished(patience);
        hands.kill();
        hands.waitForFinished(patience);
        listen();
        display.kill();
        display.waitForFinished();
        outcome.confirmed += saved.count;
        const QString wrong = whatIsWrong(saved, script);
        return wrong.isEmpty() ? takeDecisionsBack() : wrong + saved.history();
    }

    /// For the next session: a decision that stands there already is not saved again, and if the
    /// two that come first in the queue have it, the first keys are never heard.
    QString takeDecisionsBack() const
    {
        const auto season = Season::open(file.path);
        const auto ids = season ? (*season)->applicants().ids() : std::unexpected(season.error());
        const auto all =
            ids ? (*season)->reviews().ofApplicants(*ids) : std::unexpected(ids.error());
        if (!all)
            return QStringLiteral("the reviews cannot be read");
        for (const Review &review : *all) {
            if (review.content.state == ReviewState::Draft &&
                review.content.decision != Decision::Undecided &&
                !(*season)->reviews().setDecision(review.applicant, file.reviewer,
                                                  Decision::Undecided))
                return QStringLiteral("a decision cannot be taken back");
        }
        return {};
    }

    /// The three programs, which windows there are, and a picture of the display.
    QString whatIsGoingOn(QProcess &program, QProcess &hands, QProcess &display)
    {
        QStringList all{QString()};
        for (QProcess *one : {&program, &hands, &display})
            all << Tests::stateOf(*one);
        QProcess look;
        look.setProcessEnvironment(environment);
        look.start(u"xdotool"_s, {u"search"_s, u"--onlyvisible"_s, u"--name"_s, u".*"_s,
                                  u"getwindowname"_s, u"%@"_s});
        look.waitForFinished(patience);
        all << u"windows:"_s << QString::fromUtf8(look.readAllStandardOutput());
        const QString picture = QDir::temp().filePath(
            u"killedprogram-%1.png"_s.arg(QCoreApplication::applicationPid()));
        look.start(u"import"_s, {u"-window"_s, u"root"_s, picture});
        look.waitForFinished(patience);
        all << (QFile::exists(picture) ? u"picture: "_s + picture : u"no picture"_s) << QString();
        return all.join(u'\n');
    }

    /// A second program comes and goes while the window is open.
    QString visitSeason(const QProcess &window, int run)
    {
        const QString csv = file.folder.filePath(QStringLiteral("all.csv"));
        QStringList arguments;
        switch (run % 5) {
        case 0:
            arguments << QStringLiteral("list") << file.path << QStringLiteral("--all");
            break;
        case 1:
            arguments << QStringLiteral("export") << file.path << QStringLiteral("--all")
                      << QStringLiteral("-o") << csv;
            break;
        case 2:
            arguments << QStringLiteral("show") << file.path << QStringLiteral("1");
            break;
        case 3:
            arguments << QStringLiteral("backup") << file.path << QStringLiteral("-o")
                      << file.folder.filePath(QStringLiteral("copy%1.bole").arg(run));
            break;
        default:
            arguments << QStringLiteral("import") << file.path << newText(run);
        }
        QProcess visitor;
        visitor.setProcessEnvironment(environment);
        visitor.start(qEnvironmentVariable("BOLE_PROGRAM"), arguments);
        QElapsedTimer clock;
        clock.start();
        const bool hasEnded = visitor.waitForFinished(patienceWithVisitors);
        if (!hasEnded || visitor.exitStatus() != QProcess::NormalExit || visitor.exitCode() != 0)
            return QStringLiteral("the second program failed after %1 ms: ").arg(clock.elapsed()) +
                   Tests::stateOf(visitor);
        const HeldFiles held(QString::number(window.processId()));
        if (window.state() == QProcess::Running && !held.locksOn(file.path).isEmpty())
            ++outcome.visits;
        else
            return QStringLiteral("the window has lost its lock");
        if (const QStringList gone = held.deleted(file.path); !gone.isEmpty())
            return QStringLiteral("the window writes to what is gone: ") + gone.join(u' ');
        return {};
    }

    /// Somebody new for every import.
    QString newText(int run) const
    {
        const QString path = file.folder.filePath(QStringLiteral("new%1/cv.txt").arg(run));
        QDir().mkpath(QFileInfo(path).path());
        QFile text(path);
        if (text.open(QIODevice::WriteOnly))
            text.write("Mira Okaduwe " + QByteArray::number(run) + "\n\nEDUCATION\nNorthlake\n");
        return QFileInfo(path).path();
    }

    QString whatIsWrong(const Saved &saved, const Script &script) const
    {
        if (const QString damage = quickCheck(); damage != QLatin1StringView("ok"))
            return damage;
        const auto season = Season::open(file.path);
        if (!season)
            return QStringLiteral("the file does not open");
        if (saved.count > 0 && !(*season)->lastSaved())
            return QStringLiteral("there is no mark of what was saved last");
        if ((*season)->lastSaved() && !(*season)->lastSaved()->isThere)
            return QStringLiteral("what was saved last is not there");
        for (auto it = saved.pieces.begin(); it != saved.pieces.end(); ++it) {
            const auto found = (*season)->reviews().find(it.key(), file.reviewer);
            if (!found || !*found)
                return QStringLiteral("the review is gone");
            const ReviewContent &review = (*found)->content;
            if (it->contains(QStringLiteral("decision")) && review.decision != script.decision())
                return QStringLiteral("the decision is gone");
            if (it->value(QStringLiteral("state"), 0) == int(ReviewState::Submitted) &&
                review.state != ReviewState::Submitted)
                return QStringLiteral("it is not submitted any more");
            if (it->contains(QStringLiteral("note")) &&
                (review.note.size() < it->value(QStringLiteral("note")) ||
                 !script.note().startsWith(review.note)))
                return QStringLiteral("words are gone: ") + review.note;
            for (int i = 0; i < rubric.criteria.size(); ++i) {
                const QString &id = rubric.criteria[i].id;
                if (it->contains(id) && review.scores.value(id).level != script.level(i))
                    return QStringLiteral("a score is gone");
            }
        }
        return {};
    }

    /// SQLite's own opinion, before Bole looks at the file.
    QString quickCheck() const
    {
        Connection connection;
        const auto answer = connection.open(file.path).and_then(
            [&] { return firstColumn(connection, QStringLiteral("PRAGMA quick_check")); });
        return answer ? answer->join(u'\n') : answer.error().detail;
    }

    Outcome run(int firstRun, int kills)
    {
        for (int i = 0; i < kills && outcome.wrong.isEmpty(); ++i)
            outcome.wrong = runOnce({firstRun + i});
        return outcome;
    }
};

Outcome runLane(int lane)
{
    Outcome all;
    for (int done = 0; done < killsEach() && all.wrong.isEmpty(); done += killsOfASeason) {
        const int firstRun = lane * killsEach() + done;
        const int kills = std::min(killsOfASeason, killsEach() - done);
        const Outcome one = Round(lane, firstRun).run(firstRun, kills);
        all = {one.wrong, all.confirmed + one.confirmed, all.visits + one.visits};
        qInfo("lane %d: %d killed %s", lane, done + kills, qPrintable(all.wrong));
    }
    if (all.wrong.isEmpty() && all.visits == 0)
        all.wrong = QStringLiteral("no second program came");
    return all;
}

} // namespace

class TestKilledProgram : public QObject
{
    Q_OBJECT

private slots:
    void kills_loseNothingThatWasSaved()
    {
        for (const char *tool : {"Xvfb", "xdotool"})
            QVERIFY2(!QStandardPaths::findExecutable(QString::fromLatin1(tool)).isEmpty(), tool);
        std::vector<std::future<Outcome>> running;
        for (int lane = 0; lane < lanes; ++lane)
            running.push_back(std::async(std::launch::async, runLane, lane));
        int confirmed = 0;
        for (auto &lane : running) {
            const Outcome outcome = lane.get();
            QVERIFY2(outcome.wrong.isEmpty(), qPrintable(outcome.wrong));
            confirmed += outcome.confirmed;
        }
        qInfo("%d saves confirmed in %d sessions", confirmed, lanes * killsEach());
        QVERIFY(confirmed > lanes * killsEach());
    }
};

QTEST_GUILESS_MAIN(TestKilledProgram)
#include "tst_killedprogram.moc"
