// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself, in its own window on a display of its own, is killed at random moments of a
// reviewing session that xdotool types: fifty times, wherever it is by then. Each time the file
// must be intact and hold everything that the program had said was saved.
#include "app/reader/sanitizer.h"
#include "model/review/rubricjson.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "tests/model/season/seasonfixture.h"
#include "views/common/settings.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QThread>

#include <future>

using namespace Bole;

namespace {

constexpr int lanes = 2; // two seasons on two displays, so that both cores have something to do
constexpr int killsEach = 25;
constexpr int applicants = 2 * killsEach + 2;
constexpr int patience = 15000;

/// What one run types for each of two applicants: another decision, other levels and other words
/// than the run before.
struct Script
{
    int run = 0;

    int level(int criterion) const { return 1 + (run + criterion) % 5; }
    Decision decision() const { return run % 2 ? Decision::Wait : Decision::Interview; }
    QString note() const { return QStringLiteral("run %1 a b c d e f g h i j k l m n").arg(run); }

    QStringList keysFor(int criteria) const
    {
        QStringList keys{QStringLiteral("key"), QStringLiteral("--delay"), QStringLiteral("8"),
                         run % 2 ? QStringLiteral("w") : QStringLiteral("i")};
        for (int i = 0; i < criteria; ++i)
            keys.append(QString::number(level(i)));
        keys << QStringLiteral("ctrl+a") << QStringLiteral("type") << QStringLiteral("--args")
             << QStringLiteral("1") << QStringLiteral("--delay") << QStringLiteral("14") << note()
             << QStringLiteral("key") << QStringLiteral("ctrl+shift+Return");
        return keys;
    }
};

/// What the program said was in the file: "applicant 7: note 12".
struct Saved
{
    QMap<ApplicantId, QMap<QString, int>> pieces; ///< the last of each kind
    int count = 0;

    void read(const QByteArray &line)
    {
        static const QRegularExpression words(QStringLiteral(R"(applicant (\d+): (\S+) (-?\d+))"));
        const auto match = words.match(QString::fromUtf8(line));
        if (!match.hasMatch())
            return;
        pieces[ApplicantId{match.captured(1).toLongLong()}][match.captured(2)] =
            match.captured(3).toInt();
        ++count;
    }
};

struct Lane
{
    int number = 0;
    SeasonFixture file;
    Rubric rubric;
    QProcess display;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    QRandomGenerator random;
    int confirmed = 0;

    explicit Lane(int lane) : number(lane), random(quint32(20270116 + lane))
    {
        for (int i = 0; i < applicants; ++i)
            file.addApplicant(Record(), QString::number(i));
        rubric = file.season->rubrics().save(standardRubric(), file.reviewer).value().rubric;
        file.season.reset();
        Settings settings(file.folder.filePath(QStringLiteral("bole")));
        settings.setReviewerOf(file.path, file.reviewer.value);
        settings.setValue(Setting::Language, QStringLiteral("en"));
    }

    bool openDisplay()
    {
        display.start(QStringLiteral("Xvfb"),
                      {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                       QStringLiteral("0"), QStringLiteral("1366x768x24")});
        if (!display.waitForReadyRead(patience))
            return false;
        environment.insert(QStringLiteral("DISPLAY"),
                           u':' + QString::fromLatin1(display.readLine()).trimmed());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        environment.insert(QStringLiteral("QT_FORCE_STDERR_LOGGING"), QStringLiteral("1"));
        environment.insert(QStringLiteral("QT_LOGGING_RULES"),
                           QStringLiteral("bole.review.saved.info=true"));
        for (const char *folder : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"})
            environment.insert(QString::fromLatin1(folder), file.folder.path());
        return true;
    }

    /// One session, killed. Nothing when all is well, else what is wrong.
    QString runOnce(const Script &script)
    {
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(qEnvironmentVariable("BOLE_PROGRAM"), {file.path});
        QStringList typed{QStringLiteral("search"),
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
                          QStringLiteral("alt+4")};
        typed += script.keysFor(int(rubric.criteria.size()));
        typed += script.keysFor(int(rubric.criteria.size()));
        QProcess hands;
        hands.setProcessEnvironment(environment);
        hands.start(QStringLiteral("xdotool"), typed);

        Saved saved;
        const auto listen = [&] {
            while (program.canReadLine())
                saved.read(program.readLine());
        };
        program.setReadChannel(QProcess::StandardError);
        const int wanted = random.bounded(16);
        for (int tries = 0; saved.count < wanted;) {
            if (program.waitForReadyRead(patience)) {
                listen();
                continue;
            }
            // A window that was not ready yet has missed the keys.
            if (++tries == 4 || program.state() != QProcess::Running)
                return QStringLiteral("the program says nothing more");
            hands.kill();
            hands.waitForFinished();
            hands.start(QStringLiteral("xdotool"), typed);
        }
        QThread::msleep(random.bounded(40)); // somewhere on the way to the next save
        program.kill();
        program.waitForFinished(patience);
        hands.kill();
        hands.waitForFinished(patience);
        listen();
        confirmed += saved.count;
        return whatIsWrong(saved, script);
    }

    QString whatIsWrong(const Saved &saved, const Script &script) const
    {
        if (const QString damage = quickCheck(); damage != QLatin1StringView("ok"))
            return damage;
        const auto season = Season::open(file.path);
        if (!season)
            return QStringLiteral("the file does not open");
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
        const QString name = QStringLiteral("check %1").arg(number);
        QString answer;
        {
            auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            database.setDatabaseName(file.path);
            if (!database.open())
                return QStringLiteral("SQLite does not open it");
            QSqlQuery query(QStringLiteral("PRAGMA quick_check"), database);
            answer = query.next() ? query.value(0).toString() : QStringLiteral("no answer");
        }
        QSqlDatabase::removeDatabase(name);
        return answer;
    }

    std::pair<QString, int> run()
    {
        if (!openDisplay())
            return {QStringLiteral("Xvfb does not start"), 0};
        QString wrong;
        for (int i = 0; i < killsEach && wrong.isEmpty(); ++i)
            wrong = runOnce({number * killsEach + i});
        display.kill();
        display.waitForFinished();
        return {wrong, confirmed};
    }
};

} // namespace

class TestKilledProgram : public QObject
{
    Q_OBJECT

private slots:
    void fiftyKills_loseNothingThatWasSaved()
    {
        if (hasSanitizer)
            QSKIP("a program that is killed has no time for a sanitizer's report");
        for (const char *tool : {"Xvfb", "xdotool"}) {
            if (QStandardPaths::findExecutable(QString::fromLatin1(tool)).isEmpty())
                QSKIP("Xvfb and xdotool are needed");
        }
        std::vector<std::future<std::pair<QString, int>>> running;
        for (int lane = 0; lane < lanes; ++lane)
            running.push_back(std::async(std::launch::async, [lane] { return Lane(lane).run(); }));
        int confirmed = 0;
        for (auto &lane : running) {
            const auto [wrong, saves] = lane.get();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            confirmed += saves;
        }
        qInfo("%d saves confirmed in %d sessions", confirmed, lanes * killsEach);
        QVERIFY(confirmed > lanes * killsEach);
    }
};

QTEST_GUILESS_MAIN(TestKilledProgram)
#include "tst_killedprogram.moc"
