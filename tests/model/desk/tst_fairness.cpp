// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/blindedseason.h"
#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskreviews.h"
#include "model/desk/fairness.h"
#include "model/desk/seasonscores.h"
#include "model/desk/workkeeper.h"
#include "model/review/rubricjson.h"
#include "model/season/assignmentstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "tests/model/season/seasonfixture.h"

using namespace Bole;

namespace {

Record record(const QString &name)
{
    Record r;
    r.basics.name = name;
    r.basics.emails = {QStringLiteral("someone@example.org")};
    return r;
}

ReviewContent scored(const Rubric &rubric, int level, ReviewState state)
{
    ReviewContent content;
    content.state = state;
    for (const Criterion &criterion : rubric.criteria)
        content.scores[criterion.id].level = level;
    return content;
}

} // namespace

class TestFairness : public QObject
{
    Q_OBJECT

private slots:
    void blindness_ofSeasonAndReviewer()
    {
        SeasonFixture f;
        const ReviewerId second = f.addReviewer(QStringLiteral("Second"));
        QVERIFY(!blindnessOf(f.season->settings(), f.reviewer).isOn());
        BlindnessChoice choice;
        choice.season = usualBlindFields;
        choice.reviewers.insert(second, {});
        BOLE_DO(f.season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                                 f.reviewer));
        QVERIFY(blindnessOf(f.season->settings(), f.reviewer).hides(BlindField::Name));
        QVERIFY(!blindnessOf(f.season->settings(), second).isOn());
        BOLE_GET(events, f.season->settings().events());
        QCOMPARE(events.first().code, QStringLiteral("blindness.changed"));
        QCOMPARE(events.first().by, f.reviewer);
    }

    void correctedName_staysHiddenAsRead()
    {
        SeasonFixture f;
        const ApplicantId applicant = f.addApplicant(record(QStringLiteral("Mira Okafor")));
        const Blinder blinder =
            blinderOf(f.season->records(), Blindness(usualBlindFields), applicant, u"en");
        QVERIFY(blinder.hides(u"Okafor, Mira"));
        QCOMPARE(blinder.record().basics.name, applicantCode(applicant, u"en"));
    }

    void scores_areSeenOnlyAfterMine()
    {
        SeasonFixture f;
        const ReviewerId other = f.addReviewer(QStringLiteral("Other"));
        const ApplicantId a = f.addApplicant(record(QStringLiteral("A A")));
        const ApplicantId b = f.addApplicant(record(QStringLiteral("B B")));
        BOLE_GET(rubric, f.season->rubrics().save(standardRubric(), f.reviewer));
        const auto give = [&](ApplicantId who, ReviewerId by, int level, ReviewState state) {
            return f.season->reviews().save(who, by, rubric.id,
                                            scored(rubric.rubric, level, state));
        };
        BOLE_DO(give(a, other, 4, ReviewState::Submitted));
        BOLE_DO(give(b, other, 2, ReviewState::Submitted));
        BOLE_DO(give(a, f.reviewer, 5, ReviewState::Submitted));
        BOLE_DO(give(b, f.reviewer, 5, ReviewState::Draft));
        const auto scores = [&] {
            return seasonScores(BlindedSeason(*f.season, f.reviewer, QStringLiteral("en"))).value();
        };
        QCOMPARE(scores().totals.size(), 2);
        QCOMPARE(scores().hidden, 1);
        QCOMPARE(byApplicant(scores().totals).first().summary.mean, 4.5);
        QCOMPARE(scores().criteria.value(QStringLiteral("research")).size(), 2);

        BOLE_DO(f.season->settings().setRecorded(Visibility::settingKey(),
                                                 Visibility::toJson(OthersShown::Always), other));
        QCOMPARE(scores().totals.size(), 3);
        QCOMPARE(scores().hidden, 0);
    }

    void otherVersions_areNotMixedIn()
    {
        SeasonFixture f;
        const ApplicantId a = f.addApplicant(record(QStringLiteral("A A")));
        BOLE_GET(first, f.season->rubrics().save(standardRubric(), f.reviewer));
        BOLE_DO(f.season->reviews().save(a, f.reviewer, first.id,
                                         scored(first.rubric, 4, ReviewState::Submitted)));
        Rubric changed = first.rubric;
        changed.criteria[0].weight = 9;
        BOLE_GET(second, f.season->rubrics().save(changed, f.reviewer));
        QCOMPARE(second.rubric.version, 2);
        BOLE_GET(scores, seasonScores(BlindedSeason(*f.season, f.reviewer, QStringLiteral("en"))));
        QCOMPARE(scores.otherVersions, 1);
        QVERIFY(scores.totals.isEmpty());
        // A single level means the same under both.
        QCOMPARE(scores.criteria.value(first.rubric.criteria[0].id).size(), 1);
    }

    void queue_isMineAndProgressEverybodys()
    {
        SeasonFixture f;
        const ReviewerId other = f.addReviewer(QStringLiteral("Other"));
        WorkKeeper work;
        const Desk desk(*f.season, work, f.reviewer);
        QList<ApplicantId> people;
        for (int i = 0; i < 4; ++i)
            people.append(f.addApplicant(record(QStringLiteral("Person %1").arg(i))));
        QCOMPARE(desk.reviews().queue().mine.progress().assigned, 4); // nothing assigned: all
        BOLE_DO(f.season->assignments().add(
            {{people[0], f.reviewer}, {people[1], f.reviewer}, {people[1], other}}, f.reviewer));
        BOLE_DO(f.season->reviews().setState(people[0], f.reviewer, ReviewState::Submitted));
        const Queue queue = desk.reviews().queue().mine;
        QCOMPARE(queue.next(), people[1]);
        QCOMPARE(queue.progress().assigned, 2);
        QCOMPARE(queue.progress().done, 1);
        QCOMPARE(desk.reviews().queue().committee.assigned, 3);
        BOLE_DO(f.season->reviews().setState(people[1], f.reviewer, ReviewState::Conflict));
        QVERIFY(!desk.reviews().queue().mine.next());
        QVERIFY(desk.committee().assignments().conflicts.contains({people[1], f.reviewer}));
        QVERIFY(!visibilityOf(f.season->settings(), f.season->reviews(), f.reviewer)
                     .mayRead(people[1]));
    }
};

QTEST_GUILESS_MAIN(TestFairness)
#include "tst_fairness.moc"
