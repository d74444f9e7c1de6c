// SPDX-License-Identifier: GPL-3.0-or-later
// A reviewer's session is killed at random moments, fifty times, and nothing that was confirmed as
// saved may be gone. The child is this program again; it writes as the review pane does and says
// after each write that it is in the file.
#include "model/review/rubricjson.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "tests/model/season/seasonfixture.h"

#include <QProcess>
#include <QRandomGenerator>

#include <array>
#include <cstdio>

using namespace Bole;

namespace {

constexpr int kills = 50;
constexpr int kinds = 4;

/// Write number n; each kind of write keeps its number, so that the last one can be found again.
Result<void> write(Season &season, ApplicantId applicant, ReviewerId reviewer,
                   const StoredRubric &rubric, int n)
{
    const QString number = QString::number(n);
    const Criterion &criterion = rubric.rubric.criteria[n / kinds % rubric.rubric.criteria.size()];
    switch (n % kinds) {
    case 0:
        return season.reviews().setScore(applicant, reviewer, rubric.id, criterion.id,
                                         {1 + n % 5, 2, number, {}});
    case 1:
        return season.reviews().setNote(applicant, reviewer, number);
    case 2:
        return season.reviews().setDecision(applicant, reviewer,
                                            n % 8 < 4 ? Decision::Admit : Decision::Wait, number);
    default:
        return season.reviews().setState(applicant, reviewer,
                                         n % 8 < 4 ? ReviewState::Submitted : ReviewState::Draft);
    }
}

/// What the file holds of each kind: the highest number, or -1.
std::array<int, 3> kept(const ReviewContent &review)
{
    std::array<int, 3> numbers{-1, -1, -1};
    for (const CriterionScore &score : review.scores)
        numbers[0] = std::max(numbers[0], score.note.isEmpty() ? -1 : score.note.toInt());
    numbers[1] = review.note.isEmpty() ? -1 : review.note.toInt();
    numbers[2] = review.reason.isEmpty() ? -1 : review.reason.toInt();
    return numbers;
}

int runChild(const QString &path, int from)
{
    auto season = Season::open(path);
    if (!season)
        return 2;
    const auto rubric = (*season)->rubrics().current();
    const auto people = (*season)->applicants().list();
    const auto reviewers = (*season)->reviewers().list();
    for (int n = from;; ++n) {
        if (!write(**season, people->first().id, reviewers->first().id, **rubric, n))
            return 3;
        std::printf("%d\n", n);
        std::fflush(stdout);
    }
}

} // namespace

class TestReviewKill : public QObject
{
    Q_OBJECT

private slots:
    void fiftyKills_loseNothing()
    {
        SeasonFixture f;
        Record record;
        record.basics.name = QStringLiteral("Mira Okafor");
        const ApplicantId applicant = f.addApplicant(record);
        BOLE_DO(f.season->rubrics().save(standardRubric(), f.reviewer));
        const ReviewerId reviewer = f.reviewer;
        f.season.reset();

        QRandomGenerator random(20270116);
        int next = 0;
        int confirmed = 0;
        for (int kill = 0; kill < kills; ++kill) {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("--child"), f.path, QString::number(next)});
            QVERIFY(child.waitForStarted());
            const int wanted = random.bounded(40);
            QByteArray said;
            while (said.count('\n') <= wanted) {
                QVERIFY2(child.waitForReadyRead(), child.readAllStandardError().constData());
                said += child.readAllStandardOutput();
            }
            child.kill(); // SIGKILL, wherever it is by now
            QVERIFY(child.waitForFinished());
            said += child.readAllStandardOutput();
            const auto lines = said.left(said.lastIndexOf('\n')).split('\n');
            const int last = lines.last().toInt();
            confirmed += int(lines.size());

            BOLE_GET(season, Season::open(f.path)); // checks the file after such an end
            BOLE_GET(found, season->reviews().find(applicant, reviewer));
            QVERIFY(found.has_value());
            const auto numbers = kept(found->content);
            for (int kind = 0; kind < 3; ++kind) {
                int promised = last;
                while (promised % kinds != kind)
                    --promised;
                QVERIFY2(numbers[kind] >= promised, "a confirmed write is gone");
                QVERIFY(numbers[kind] <= last + kinds);
            }
            next = last + 1;
        }
        qInfo("%d confirmed writes, %d kills", confirmed, kills);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1StringView("--child"))
        return runChild(arguments.value(2), arguments.value(3).toInt());
    TestReviewKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_reviewkill.moc"
