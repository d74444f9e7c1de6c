// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/dossierstore.h"
#include "seasonfixture.h"

#include "model/review/rubricjson.h"
#include "model/season/assignmentstore.h"
#include "model/season/highlightstore.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/shortliststore.h"

#include <QJsonArray>
#include <QSignalSpy>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

CriterionScore level(int level)
{
    CriterionScore score;
    score.level = level;
    return score;
}

ShortlistEntry entry(ApplicantId applicant)
{
    ShortlistEntry entry;
    entry.applicant = applicant;
    return entry;
}

} // namespace

class TestReviewStores : public QObject
{
    Q_OBJECT

private slots:
    void reviewers_areKept();
    void rubric_withoutScoresIsChangedInPlace();
    void rubric_withScoresGetsANewVersion();
    void review_isSavedInPieces();
    void review_wholeRoundTrips();
    void reviews_areListedByApplicantAndReviewer();
    void assignments_areAddedOnceAndRemoved();
    void highlights_belongToTheirReviewer();
    void shortlist_keepsItsOrder();
    void sealedShortlist_refusesEveryChange();
    void settings_areRecorded();
    void settings_thatCannotBeRead_areNotUnset();
};

void TestReviewStores::reviewers_areKept()
{
    SeasonFixture f;
    Reviewer chair{.id = {},
                   .name = u"Ada Quill"_s,
                   .initials = u"AQ"_s,
                   .colour = u"#884422"_s,
                   .language = u"zh_CN"_s,
                   .role = ReviewerRole::Coordinator};
    BOLE_GET(id, f.season->reviewers().add(chair));
    chair.id = id;
    f.reopen();
    QCOMPARE(f.season->reviewers().reviewer(id).value(), chair);
    chair.name = u"Ada B. Quill"_s;
    BOLE_DO(f.season->reviewers().update(chair));
    QCOMPARE(f.season->reviewers().list()->last(), chair);
    BOLE_DO(f.season->reviewers().remove(id));
    QCOMPARE(f.season->reviewers().list()->size(), 1);
    QCOMPARE(f.season->reviewers().listWithRemoved()->size(), 2);
    BOLE_FAILS(f.season->reviewers().add(Reviewer()), ErrorCode::InvalidValue);
}

void TestReviewStores::rubric_withoutScoresIsChangedInPlace()
{
    SeasonFixture f;
    QVERIFY(!f.season->rubrics().current()->has_value());
    Rubric rubric = standardRubric();
    BOLE_GET(first, f.season->rubrics().save(rubric, f.reviewer));
    QCOMPARE(first.rubric.version, 1);
    rubric.criteria[0].weight = 3;
    BOLE_GET(second, f.season->rubrics().save(rubric, f.reviewer));
    QCOMPARE(second.id, first.id);
    QCOMPARE(second.rubric.version, 1);
    QCOMPARE(f.season->rubrics().current()->value().rubric.criteria[0].weight, 3.0);
}

void TestReviewStores::rubric_withScoresGetsANewVersion()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    Rubric rubric = standardRubric();
    const QString criterion = rubric.criteria[0].id;
    BOLE_GET(first, f.season->rubrics().save(rubric, f.reviewer));
    ReviewStore &reviews = f.season->reviews();
    BOLE_DO(reviews.setScore(applicant, f.reviewer, first.id, criterion, level(4)));
    BOLE_GET(same, f.season->rubrics().save(rubric, f.reviewer));
    QCOMPARE(same.id, first.id); // nothing was changed
    rubric.criteria[0].weight = 3;
    BOLE_GET(second, f.season->rubrics().save(rubric, f.reviewer));
    QCOMPARE(second.rubric.version, 2);
    QCOMPARE(reviews.find(applicant, f.reviewer)->value().rubric, first.id);
    BOLE_DO(reviews.setScore(applicant, f.reviewer, second.id, criterion, level(2)));
    const Review review = reviews.find(applicant, f.reviewer)->value();
    QCOMPARE(review.rubric, second.id);
    QCOMPARE(review.content.scores.value(criterion).level, 2);
    BOLE_GET(scores, reviews.scoresByRubric(review.id));
    QCOMPARE(scores[first.id][criterion].level, 4);
    QCOMPARE(f.season->rubrics().list()->size(), 2);
}

void TestReviewStores::review_isSavedInPieces()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_GET(rubric, f.season->rubrics().save(standardRubric(), f.reviewer));
    const QString criterion = rubric.rubric.criteria[1].id;
    ReviewStore &reviews = f.season->reviews();
    QVERIFY(!reviews.find(applicant, f.reviewer)->has_value());
    const Citation citation{DocumentId{1}, {Place{1, {0.1, 0.1, 0.2, 0.2}}}, u"GPA 4.5"_s};
    BOLE_DO(reviews.setNote(applicant, f.reviewer, u"**Good**"_s, {citation}));
    BOLE_DO(reviews.setScore(
        applicant, f.reviewer, rubric.id, criterion,
        {.level = 3, .confidence = 2, .note = u"很好"_s, .citations = {citation}}));
    BOLE_DO(reviews.setDecision(applicant, f.reviewer, Decision::Interview, u"to hear more"_s));
    BOLE_DO(reviews.setState(applicant, f.reviewer, ReviewState::Submitted));
    f.reopen();
    const Review review = f.season->reviews().find(applicant, f.reviewer)->value();
    QCOMPARE(review.content.note, u"**Good**"_s);
    QCOMPARE(review.content.citations, QList{citation});
    QCOMPARE(review.content.scores[criterion].note, u"很好"_s);
    QCOMPARE(review.content.scores[criterion].confidence, 2);
    QCOMPARE(review.content.scores[criterion].citations, QList{citation});
    QCOMPARE(review.content.decision, Decision::Interview);
    QCOMPARE(review.content.reason, u"to hear more"_s);
    QCOMPARE(review.content.state, ReviewState::Submitted);
    QVERIFY(review.submittedAt.isValid());
    BOLE_DO(f.season->reviews().setScore(applicant, f.reviewer, rubric.id, criterion, {}));
    QVERIFY(f.season->reviews().find(applicant, f.reviewer)->value().content.scores.isEmpty());
}

void TestReviewStores::review_wholeRoundTrips()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_GET(rubric, f.season->rubrics().save(standardRubric(), f.reviewer));
    ReviewContent content;
    content.state = ReviewState::Abstained;
    content.note = u"note"_s;
    content.decision = Decision::Reject;
    content.reason = u"reason"_s;
    for (const Criterion &criterion : rubric.rubric.criteria)
        content.scores.insert(criterion.id,
                              {.level = 1, .confidence = {}, .note = {}, .citations = {}});
    QSignalSpy changed(f.season.get(), &Season::reviewsChanged);
    BOLE_DO(f.season->reviews().save(applicant, f.reviewer, rubric.id, content));
    QCOMPARE(changed.size(), 1);
    QVERIFY(f.season->reviews().find(applicant, f.reviewer)->value().content == content);
}

void TestReviewStores::reviews_areListedByApplicantAndReviewer()
{
    SeasonFixture f;
    const ReviewerId other = f.addReviewer(u"Ada Quill"_s);
    const ApplicantId a = f.addApplicant(sampleRecord());
    const ApplicantId b = f.addApplicant(sampleRecord());
    for (const ApplicantId applicant : {a, b}) {
        for (const ReviewerId reviewer : {f.reviewer, other})
            BOLE_DO(f.season->reviews().setState(applicant, reviewer, ReviewState::Skipped));
    }
    QCOMPARE(f.season->reviews().ofApplicant(a)->size(), 2);
    QCOMPARE(f.season->reviews().ofReviewer(other)->size(), 2);
    QCOMPARE(f.season->reviews().all()->size(), 4);
    BOLE_DO(f.season->dossiers().remove({b}, f.reviewer));
    QCOMPARE(f.season->reviews().summaries()->size(), 2);
    QCOMPARE(f.season->reviews().summaries()->first().state, ReviewState::Skipped);
}

void TestReviewStores::assignments_areAddedOnceAndRemoved()
{
    SeasonFixture f;
    const ReviewerId other = f.addReviewer(u"Ada Quill"_s);
    const ApplicantId a = f.addApplicant(sampleRecord());
    const ApplicantId b = f.addApplicant(sampleRecord());
    AssignmentStore &assignments = f.season->assignments();
    BOLE_DO(assignments.add({{a, f.reviewer}, {b, f.reviewer}, {a, other}}, f.reviewer));
    BOLE_DO(assignments.add({{a, f.reviewer}}, f.reviewer));
    QCOMPARE(assignments.all()->size(), 3);
    QCOMPARE(assignments.ofReviewer(f.reviewer).value(), QList({a, b}));
    QCOMPARE(assignments.ofApplicant(a).value(), QList({f.reviewer, other}));
    BOLE_DO(assignments.remove({{a, other}}));
    QCOMPARE(assignments.ofApplicant(a).value(), QList{f.reviewer});
    BOLE_DO(assignments.replaceAll({{b, other}}, f.reviewer));
    QCOMPARE(assignments.all().value(), (QList<Assignment>{{b, other}}));
    QVERIFY(!assignments.replaceAll({{ApplicantId{99}, other}}, f.reviewer));
    QCOMPARE(assignments.all()->size(), 1);
}

void TestReviewStores::highlights_belongToTheirReviewer()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    const DocumentId document = f.season->documents().list(applicant)->first().id;
    Highlight highlight;
    highlight.document = document;
    highlight.reviewer = f.reviewer;
    highlight.places = {Place{1, {0.1, 0.2, 0.3, 0.4}}, Place{2, {0.1, 0.2, 0.3, 0.4}}};
    highlight.quote = u"first author"_s;
    highlight.colour = u"#ffee00"_s;
    QSignalSpy changed(f.season.get(), &Season::highlightsChanged);
    BOLE_GET(id, f.season->highlights().add(highlight));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].value<DocumentId>(), document);
    Highlight stored = f.season->highlights().highlight(id).value();
    QCOMPARE(stored.places, highlight.places);
    QCOMPARE(stored.reviewer, f.reviewer);
    stored.comment = u"check this"_s;
    BOLE_DO(f.season->highlights().update(stored));
    f.reopen();
    QCOMPARE(f.season->highlights().ofApplicant(applicant)->first().comment, u"check this"_s);
    BOLE_DO(f.season->highlights().remove(id));
    QVERIFY(f.season->highlights().ofDocument(document)->isEmpty());
    BOLE_FAILS(f.season->highlights().remove(id), ErrorCode::NotFound);
    QCOMPARE(f.season->documents().bytes(document).value(), QByteArray("%PDF-1"));
}

void TestReviewStores::shortlist_keepsItsOrder()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    const ApplicantId b = f.addApplicant(sampleRecord());
    ShortlistStore &lists = f.season->shortlists();
    BOLE_GET(id, lists.create(u"Finalists"_s, f.reviewer));
    BOLE_FAILS(lists.create(u" Finalists "_s, f.reviewer), ErrorCode::InvalidValue);
    BOLE_FAILS(lists.create(u"  "_s, f.reviewer), ErrorCode::InvalidValue);
    const QList<ShortlistEntry> entries{
        {.applicant = b, .tied = false, .gap = 0, .moved = true, .reason = u"letters"_s},
        {.applicant = a, .tied = true, .gap = 2, .moved = false, .reason = {}}};
    BOLE_DO(lists.setEntries(id, entries, f.reviewer));
    BOLE_DO(lists.setRule(id, {{u"by"_s, u"total"_s}}));
    BOLE_DO(lists.setLines(id, 1, 3));
    BOLE_DO(lists.rename(id, u"Final"_s));
    f.reopen();
    const Shortlist list = f.season->shortlists().findByName(u"Final"_s)->value();
    QCOMPARE(list.entries, entries);
    QCOMPARE(list.quota, 1);
    QCOMPARE(list.waiting, 3);
    QCOMPARE(list.rule.value("by"_L1).toString(), u"total"_s);
    QVERIFY(!f.season->shortlists().setEntries(id, {entries[0], entries[0]}, f.reviewer));
    QCOMPARE(f.season->shortlists().shortlist(id)->entries, entries);
    BOLE_DO(f.season->shortlists().remove(id));
    QVERIFY(f.season->shortlists().list()->isEmpty());
    BOLE_DO(f.season->shortlists().create(u"Final"_s, f.reviewer));
}

void TestReviewStores::sealedShortlist_refusesEveryChange()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    ShortlistStore &lists = f.season->shortlists();
    BOLE_GET(id, lists.create(u"Finalists"_s, f.reviewer));
    BOLE_DO(lists.setEntries(id, {entry(a)}, f.reviewer));
    BOLE_DO(lists.seal(id, {{u"checksum"_s, u"abc"_s}}, f.reviewer));
    const Shortlist sealed = lists.shortlist(id).value();
    QVERIFY(sealed.isSealed());
    BOLE_FAILS(lists.setEntries(id, {}, f.reviewer), ErrorCode::ShortlistSealed);
    BOLE_FAILS(lists.setRule(id, {}), ErrorCode::ShortlistSealed);
    BOLE_FAILS(lists.setLines(id, 1, 1), ErrorCode::ShortlistSealed);
    BOLE_FAILS(lists.rename(id, u"x"_s), ErrorCode::ShortlistSealed);
    BOLE_FAILS(lists.remove(id), ErrorCode::ShortlistSealed);
    BOLE_FAILS(lists.seal(id, {{u"checksum"_s, u"def"_s}}, f.reviewer), ErrorCode::ShortlistSealed);
    BOLE_FAILS(f.season->history().undo(f.reviewer), ErrorCode::ShortlistSealed);
    QCOMPARE(lists.shortlist(id).value(), sealed);
    QCOMPARE(f.season->settings().events()->first().code, u"shortlist.sealed"_s);
}

void TestReviewStores::settings_thatCannotBeRead_areNotUnset()
{
    SeasonFixture f;
    SettingStore &settings = f.season->settings();
    for (const QString &damaged : {u""_s, u"[]"_s, u"[{\"season\": [\"na"_s, u"{}"_s}) {
        Query(f.season->database(), u"INSERT OR REPLACE INTO setting VALUES ('blindness', ?)"_s,
              {damaged});
        QVERIFY2(settings.value(u"blindness"_s)->isNull(), qPrintable(damaged));
    }
    BOLE_DO(settings.setRecorded(u"blindness"_s, true, f.reviewer)); // it can be chosen anew
    QVERIFY(settings.value(u"blindness"_s)->toBool());
}

void TestReviewStores::settings_areRecorded()
{
    SeasonFixture f;
    SettingStore &settings = f.season->settings();
    QVERIFY(settings.value(u"blindness"_s)->isUndefined());
    BOLE_DO(settings.setRecorded(u"blindness"_s, QJsonObject{{u"names"_s, true}}, f.reviewer));
    BOLE_DO(settings.setRecorded(u"blindness"_s, QJsonObject{{u"names"_s, true}}, f.reviewer));
    BOLE_DO(settings.setRecorded(u"blindness"_s, QJsonValue(QJsonValue::Undefined), f.reviewer));
    f.reopen();
    QVERIFY(f.season->settings().value(u"blindness"_s)->isUndefined());
    BOLE_GET(events, f.season->settings().events());
    QCOMPARE(events.size(), 2);
    QCOMPARE(events[1].code, u"blindness.changed"_s);
    QCOMPARE(events[1].by, f.reviewer);
    QCOMPARE(events[1].detail.value("after"_L1), QJsonValue(QJsonObject{{u"names"_s, true}}));
    QVERIFY(!events[0].detail.contains("after"_L1));
}

QTEST_GUILESS_MAIN(TestReviewStores)
#include "tst_reviewstores.moc"
