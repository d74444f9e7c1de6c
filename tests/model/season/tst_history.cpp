// SPDX-License-Identifier: GPL-3.0-or-later
#include "seasonfixture.h"

#include "model/season/database.h"
#include "model/season/highlightstore.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/reviewstore.h"
#include "model/season/shortliststore.h"

#include <QJsonArray>
#include <QRandomGenerator>

#include <sqlite3.h>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestHistory : public QObject
{
    Q_OBJECT

private slots:
    void edit_tellsWhoWhenFromWhatToWhat();
    void undoAndRedo_workAfterReopening();
    void newEdit_endsRedo();
    void eachReviewer_undoesTheirOwn();
    void undo_isRefusedWhenSomebodyChangedItSince();
    void undo_findsItsValueWhenEntriesMoved();
    void undo_ofAnEditInARemovedEntry();
    void randomEdits_undoToTheStart();
    void severalEdits_areOneStep();
    void value_canBePutBack();
    void tagsHighlightsDecisionsAndLists_areUndone();
    void undo_isAboutWhatIsInFront();
    void undo_makesNobodyNewAgain();
    void reviewStates_areStepsLikeOthers();
    void nickname_isUndone();
    void longHistory_isNotGoneThroughForEachStep();
};

void TestHistory::edit_tellsWhoWhenFromWhatToWhat()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    const QDateTime before = QDateTime::currentDateTimeUtc().addMSecs(-1);
    BOLE_DO(
        f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"江小"_s), f.reviewer));
    BOLE_GET(entries, f.season->history().ofApplicant(applicant));
    QCOMPARE(entries.size(), 1);
    QCOMPARE(entries[0].by, f.reviewer);
    QCOMPARE(entries[0].kind, Stored(HistoryKind::Set));
    QCOMPARE(entries[0].pointer, u"/basics/name"_s);
    QCOMPARE(entries[0].before.value("value"_L1).toString(), u"江晓"_s);
    QCOMPARE(entries[0].after.value("value"_L1).toString(), u"江小"_s);
    QVERIFY(entries[0].at >= before && entries[0].at <= QDateTime::currentDateTimeUtc());
    QVERIFY(f.season->records().parsed(applicant).value() == sampleRecord());
    QCOMPARE(f.season->applicants().row(applicant)->name, u"江小"_s);
}

void TestHistory::undoAndRedo_workAfterReopening()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    const CheckedRecord start = f.season->records().checked(applicant).value();
    QList<CheckedRecord> states{start};
    const QList<Edit> edits{Edit::set(u"/education/0/gpa"_s, QJsonObject{{u"value"_s, 4.9}}),
                            Edit::remove(u"/education/0"_s), Edit::confirm(u"/basics/name"_s),
                            Edit::insert(u"/awards/0"_s, QJsonObject{{u"title"_s, u"Prize"_s}})};
    for (const Edit &edit : edits) {
        BOLE_DO(f.season->records().apply(applicant, edit, f.reviewer));
        states.append(f.season->records().checked(applicant).value());
    }
    for (qsizetype i = edits.size(); i > 0; --i) {
        f.reopen();
        BOLE_DO(f.season->history().undo(f.reviewer));
        QVERIFY(f.season->records().checked(applicant).value() == states[i - 1]);
    }
    BOLE_FAILS(f.season->history().undo(f.reviewer), ErrorCode::NotFound);
    for (qsizetype i = 0; i < edits.size(); ++i) {
        f.reopen();
        BOLE_DO(f.season->history().redo(f.reviewer));
        QVERIFY(f.season->records().checked(applicant).value() == states[i + 1]);
    }
    BOLE_FAILS(f.season->history().redo(f.reviewer), ErrorCode::NotFound);
}

void TestHistory::newEdit_endsRedo()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"A"_s), f.reviewer));
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->history().redoable(f.reviewer)->size(), 1);
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"B"_s), f.reviewer));
    QVERIFY(f.season->history().redoable(f.reviewer)->isEmpty());
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->records().current(applicant)->basics.name, u"江晓"_s);
    BOLE_FAILS(f.season->history().undo(f.reviewer), ErrorCode::NotFound);
}

void TestHistory::eachReviewer_undoesTheirOwn()
{
    SeasonFixture f;
    const ReviewerId other = f.addReviewer(u"Mira Okafor"_s);
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"A"_s), f.reviewer));
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/summary"_s, u"S"_s), other));
    BOLE_DO(f.season->history().undo(f.reviewer));
    const Record now = f.season->records().current(applicant).value();
    QCOMPARE(now.basics.name, u"江晓"_s);
    QCOMPARE(now.basics.summary, u"S"_s);
}

void TestHistory::undo_isRefusedWhenSomebodyChangedItSince()
{
    SeasonFixture f;
    const ReviewerId other = f.addReviewer(u"Mira Okafor"_s);
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"A"_s), f.reviewer));
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"B"_s), other));
    BOLE_FAILS(f.season->history().undo(f.reviewer), ErrorCode::EditConflict);
    QCOMPARE(f.season->records().current(applicant)->basics.name, u"B"_s);
    BOLE_DO(f.season->history().undo(other));
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->records().current(applicant)->basics.name, u"江晓"_s);
}

void TestHistory::undo_findsItsValueWhenEntriesMoved()
{
    SeasonFixture f;
    const ReviewerId other = f.addReviewer(u"Mira Okafor"_s);
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    RecordStore &records = f.season->records();
    BOLE_DO(records.apply(applicant, Edit::set(u"/education/0/area"_s, u"Physics"_s), f.reviewer));
    BOLE_DO(records.apply(applicant, Edit::insert(u"/education/0"_s, QJsonObject{}), other));
    BOLE_DO(records.apply(applicant, Edit::move(u"/education/1"_s, 2), other));
    QCOMPARE(records.current(applicant)->education[2].area, u"Physics"_s);
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(records.current(applicant)->education[2].area, u"Computer Science"_s);
    QCOMPARE(records.current(applicant)->education.size(), 3);
}

void TestHistory::undo_ofAnEditInARemovedEntry()
{
    SeasonFixture f;
    const ReviewerId other = f.addReviewer(u"Mira Okafor"_s);
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    RecordStore &records = f.season->records();
    BOLE_DO(records.apply(applicant, Edit::set(u"/education/1/area"_s, u"Physics"_s), f.reviewer));
    BOLE_DO(records.apply(applicant, Edit::remove(u"/education/1"_s), other));
    BOLE_FAILS(f.season->history().undo(f.reviewer), ErrorCode::EditConflict);
    BOLE_DO(records.apply(applicant, Edit::insert(u"/education/0"_s, QJsonObject{}), f.reviewer));
    BOLE_DO(f.season->history().undo(other));
    QCOMPARE(records.current(applicant)->education[2].area, u"Physics"_s);
    BOLE_DO(f.season->history().undo(f.reviewer));
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(records.current(applicant).value() == sampleRecord());
}

void TestHistory::randomEdits_undoToTheStart()
{
    for (quint32 seed = 1; seed <= 10; ++seed) {
        QRandomGenerator random(seed);
        SeasonFixture f;
        const ApplicantId applicant = f.addApplicant(sampleRecord());
        const CheckedRecord start = f.season->records().checked(applicant).value();
        int made = 0;
        for (int i = 0; i < 15; ++i) {
            const QString entry = u"/education/"_s + QString::number(random.bounded(4));
            const QList<Edit> choices{
                Edit::set(entry + u"/area"_s, QString::number(i)), Edit::remove(entry),
                Edit::insert(entry, QJsonObject{{u"area"_s, u"new"_s}}),
                Edit::move(entry, random.bounded(3)), Edit::confirm(entry + u"/gpa"_s)};
            const Edit &edit = choices[random.bounded(choices.size())];
            made += f.season->records().apply(applicant, edit, f.reviewer) ? 1 : 0;
            if (random.bounded(4) == 0 && made > 0) {
                BOLE_DO(f.season->history().undo(f.reviewer));
                BOLE_DO(f.season->history().redo(f.reviewer));
            }
        }
        for (; made > 0; --made)
            BOLE_DO(f.season->history().undo(f.reviewer));
        QVERIFY2(f.season->records().checked(applicant).value() == start,
                 qPrintable(QString::number(seed)));
    }
}

void TestHistory::severalEdits_areOneStep()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_DO(f.season->records().apply(
        applicant,
        {Edit::set(u"/basics/name"_s, u"A"_s), Edit::set(u"/basics/nameOther"_s, u"B"_s)},
        f.reviewer));
    QCOMPARE(f.season->history().undoable(f.reviewer)->size(), 2);
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(f.season->records().current(applicant).value() == sampleRecord());
    // One impossible edit undoes the whole group.
    QVERIFY(!f.season->records().apply(
        applicant, {Edit::set(u"/basics/name"_s, u"A"_s), Edit::set(u"/nowhere"_s, u"B"_s)},
        f.reviewer));
    QVERIFY(f.season->records().current(applicant).value() == sampleRecord());
}

void TestHistory::value_canBePutBack()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    RecordStore &records = f.season->records();
    BOLE_GET(first, records.apply(applicant, Edit::set(u"/basics/name"_s, u"A"_s), f.reviewer));
    BOLE_DO(records.apply(applicant, Edit::set(u"/basics/name"_s, u"B"_s), f.reviewer));
    BOLE_DO(f.season->history().putBack(first, true, f.reviewer));
    QCOMPARE(records.current(applicant)->basics.name, u"江晓"_s);
    BOLE_DO(f.season->history().putBack(first, false, f.reviewer));
    QCOMPARE(records.current(applicant)->basics.name, u"A"_s);
    QCOMPARE(f.season->history().ofApplicant(applicant)->size(), 4);
    BOLE_GET(removed, records.apply(applicant, Edit::remove(u"/education/0"_s), f.reviewer));
    BOLE_DO(f.season->history().putBack(removed, true, f.reviewer));
    QCOMPARE(records.current(applicant)->education.size(), 2);
}

void TestHistory::tagsHighlightsDecisionsAndLists_areUndone()
{
    SeasonFixture f;
    const ApplicantId a = f.addApplicant(sampleRecord());
    const ApplicantId b = f.addApplicant(sampleRecord());
    const DocumentId document = f.season->documents().list(a)->first().id;
    BOLE_DO(f.season->applicants().addTag({a, b}, u"strong"_s, f.reviewer));
    Highlight highlight;
    highlight.document = document;
    highlight.reviewer = f.reviewer;
    highlight.places = {Place{1, {0, 0, 0.5, 0.1}}};
    highlight.comment = u"look"_s;
    BOLE_GET(mark, f.season->highlights().add(highlight));
    BOLE_DO(f.season->highlights().remove(mark));
    BOLE_DO(f.season->reviews().setDecisions({a, b}, f.reviewer, Decision::Admit, u"good"_s));
    BOLE_GET(list, f.season->shortlists().create(u"Finalists"_s, f.reviewer));
    ShortlistEntry entry;
    entry.applicant = b;
    BOLE_DO(f.season->shortlists().setEntries(list, {entry}, f.reviewer));
    f.reopen();

    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(f.season->shortlists().shortlist(list)->entries.isEmpty());
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->reviews().find(b, f.reviewer)->value().content.decision,
             Decision::Undecided);
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->highlights().ofDocument(document)->size(), 1);
    QCOMPARE(f.season->highlights().ofDocument(document)->first().comment, u"look"_s);
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(f.season->highlights().ofDocument(document)->isEmpty());
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(f.season->applicants().row(a)->tags.isEmpty());
    QVERIFY(f.season->applicants().row(b)->tags.isEmpty());
    for (int i = 0; i < 5; ++i)
        BOLE_DO(f.season->history().redo(f.reviewer));
    QCOMPARE(f.season->shortlists().shortlist(list)->entries.size(), 1);
    QCOMPARE(f.season->reviews().find(a, f.reviewer)->value().content.reason, u"good"_s);
    QCOMPARE(f.season->applicants().row(b)->tags, QStringList{u"strong"_s});
}

void TestHistory::undo_isAboutWhatIsInFront()
{
    SeasonFixture f;
    const ApplicantId first = f.addApplicant(sampleRecord());
    const ApplicantId second = f.addApplicant(sampleRecord());
    History &history = f.season->history();
    const auto edit = [&](ApplicantId applicant) {
        return f.season->records().apply(applicant, Edit::set(u"/basics/summary"_s, u"x"_s),
                                         f.reviewer);
    };
    BOLE_GET(one, edit(first));
    BOLE_GET(two, edit(second));
    QCOMPARE(history.undoable(f.reviewer, {first, {}})->first().id, one);
    QCOMPARE(history.undoable(f.reviewer, {second, {}})->first().id, two);
    QCOMPARE(history.undoable(f.reviewer)->first().id, two);
    BOLE_DO(f.season->applicants().addTag({first, second}, u"both"_s, f.reviewer));
    BOLE_GET(both, history.undoable(f.reviewer, {first, {}}));
    QCOMPARE(both.size(), 2);
    // A step of thousands is told by its first edit and its people, without reading the rest.
    BOLE_GET(step, history.undoableStep(f.reviewer, {first, {}}));
    QCOMPARE(step, both.first().step);
    QCOMPARE(history.firstOf(step).value(), both.first());
    QCOMPARE(history.touchedBy(step).value(), QSet({first, second}));
    QVERIFY(!history.redoableStep(f.reviewer)->isValid());
    BOLE_FAILS(history.firstOf({}), ErrorCode::NotFound);
    QVERIFY(!history.liesIn({first, {}}, both.first().step).value());
    QVERIFY(history.liesIn({first, {}}, one).value());
    BOLE_FAILS(history.undo(ReviewerId{99}, one), ErrorCode::NotFound); // not theirs
    BOLE_DO(history.undo(f.reviewer, one));
    BOLE_FAILS(history.undo(f.reviewer, one), ErrorCode::NotFound);
    // Nothing that is left touches the first alone; with nothing at all, it is the latest anywhere.
    BOLE_DO(history.undo(f.reviewer, both.first().step));
    QCOMPARE(history.undoable(f.reviewer, {first, {}})->first().id, two);
    QCOMPARE(history.redoable(f.reviewer, {second, {}})->first().step, both.first().step);
}

void TestHistory::undo_makesNobodyNewAgain()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    const ReviewerId other = f.addReviewer(u"Bela Zwei"_s);
    BOLE_DO(f.season->applicants().markSeen({applicant}, f.reviewer));
    BOLE_DO(f.season->applicants().markSeen({applicant}, other));
    BOLE_DO(
        f.season->records().apply(applicant, Edit::set(u"/basics/summary"_s, u"x"_s), f.reviewer));
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(!f.season->applicants().isNewFor(applicant, f.reviewer).value());
    QVERIFY(f.season->applicants().isNewFor(applicant, other).value()); // it is news to others
    // What somebody else did meanwhile stays news.
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"Y"_s), other));
    BOLE_DO(f.season->history().redo(f.reviewer));
    QVERIFY(f.season->applicants().isNewFor(applicant, f.reviewer).value());
}

void TestHistory::reviewStates_areStepsLikeOthers()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    const auto state = [&] {
        return f.season->reviews().state(applicant, f.reviewer)->value_or(ReviewState::Draft);
    };
    BOLE_DO(f.season->reviews().setState(applicant, f.reviewer, ReviewState::Submitted));
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(state(), ReviewState::Draft);
    BOLE_DO(f.season->history().redo(f.reviewer));
    QCOMPARE(state(), ReviewState::Submitted);
    BOLE_DO(f.season->reviews().setState(applicant, f.reviewer, ReviewState::Draft));
    const EditId takenBack = f.season->history().undoable(f.reviewer)->first().step;
    BOLE_DO(f.season->reviews().setDecision(applicant, f.reviewer, Decision::Reject));
    // Changed since: no undo submits what nobody has submitted so.
    BOLE_FAILS(f.season->history().undo(f.reviewer, takenBack), ErrorCode::EditConflict);
    QCOMPARE(state(), ReviewState::Draft);
}

void TestHistory::nickname_isUndone()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant({});
    ApplicantStore &applicants = f.season->applicants();
    BOLE_DO(applicants.setNickname(applicant, u" the robot  builder "_s, f.reviewer));
    BOLE_DO(applicants.setNickname(applicant, u"the rower"_s, f.reviewer));
    QCOMPARE(applicants.row(applicant)->nickname, u"the rower"_s);
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(applicants.row(applicant)->nickname, u"the robot builder"_s);
    f.reopen();
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(f.season->applicants().row(applicant)->nickname.isEmpty());
    BOLE_DO(f.season->history().redo(f.reviewer));
    QCOMPARE(f.season->applicants().row(applicant)->nickname, u"the robot builder"_s);
}

void TestHistory::longHistory_isNotGoneThroughForEachStep()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    const auto workOf = [&](const auto &question) {
        int work = 0;
        sqlite3_progress_handler(
            f.season->database().connection().handle(), 10,
            [](void *count) {
                ++*static_cast<int *>(count);
                return 0;
            },
            &work);
        question();
        sqlite3_progress_handler(f.season->database().connection().handle(), 0, nullptr, nullptr);
        return work;
    };
    const auto edit = [&](int i) {
        return f.season->records().apply(
            applicant, Edit::set(u"/basics/summary"_s, QString::number(i)), f.reviewer);
    };
    const auto ask = [&] {
        (void)f.season->history().undoable(f.reviewer);
        (void)f.season->history().redoable(f.reviewer);
        (void)edit(0);
    };
    BOLE_DO(edit(1));
    const int before = workOf(ask);
    Transaction transaction(f.season->database());
    for (int i = 1; i < 3000; ++i) {
        Query(
            f.season->database(),
            u"INSERT INTO edit (step, applicant_id, reviewer_id, made_at, kind, pointer, place, "
            "before, after) SELECT max(step) + 1, ?, ?, '', 'set', '', '', '{}', '{}' FROM edit"_s,
            {applicant.value, f.reviewer.value});
    }
    BOLE_DO(transaction.commit());
    const int after = workOf(ask);
    QVERIFY2(after < 2 * before + 50, qPrintable(u"%1, then %2"_s.arg(before).arg(after)));
}

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
