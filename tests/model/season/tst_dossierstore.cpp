// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/valuecheck.h"
#include "model/season/assignmentstore.h"
#include "model/season/decisionstore.h"
#include "model/season/dossierstore.h"
#include "model/season/highlightstore.h"
#include "model/season/history.h"
#include "model/season/reviewstore.h"
#include "model/season/rosterstore.h"
#include "model/season/rubricstore.h"
#include "model/season/shortliststore.h"
#include "tests/model/season/seasonfixture.h"

#include <QFile>

#include <algorithm>
#include <functional>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Whole people and their documents: what is done with them, and the way back.
class TestDossierStore : public QObject
{
    Q_OBJECT

private slots:
    void create_isThere_andUndoneIsGone();
    void create_isNotUndoneUnderADocument();
    void create_isNotUndoneUnderAColleaguesWork();
    void withdraw_leavesQueuesListsAndTotals();
    void withdraw_mendsTies();
    void remove_takesDocumentsAlong_andAllComesBack();
    void removedFile_canComeInAgain();
    void fileOfWhoIsDeleted_canComeInAgain();
    void merge_bringsEverythingTogether_andApart();
    void merge_keepsBothReviewsOfOneReviewer();
    void merge_keepsNumbersAndRosterValues();
    void merge_keepsWhatTheCommitteeSaid();
    void merge_conflictHoldsForBoth();
    void merge_settlesTheHint();
    void split_makesSomebodyElse();
    void newerCv_leaves_theOldOneIsCurrentAgain();
    void document_movesToNobodyAndBack();
    void role_andTurnConflict();
    void newerCv_keepsValuesAndTheVersion();
    void firstCv_fillsARecordThatWasTyped();
    void compact_leavesNothingInTheFile();
    void compact_leavesTheRestOfAStep();
    void compact_takesNamesOutOfHints();

private:
    static ApplicantId add(SeasonFixture &f, const QString &name, const QString &text = {});
    static QList<Document> documents(SeasonFixture &f, ApplicantId applicant)
    {
        return f.season->documents().list(applicant).value_or(QList<Document>());
    }
    static ShortlistEntry entry(ApplicantId applicant)
    {
        ShortlistEntry entry;
        entry.applicant = applicant;
        return entry;
    }
    static QString nameOf(SeasonFixture &f, ApplicantId applicant)
    {
        return f.season->records().current(applicant).value_or(Record()).basics.name;
    }
};

ApplicantId TestDossierStore::add(SeasonFixture &f, const QString &name, const QString &text)
{
    Record record = sampleRecord();
    record.basics.name = name;
    record.basics.nameOther.clear();
    return f.addApplicant(record, text);
}

void TestDossierStore::create_isThere_andUndoneIsGone()
{
    SeasonFixture f;
    BOLE_GET(made, f.season->dossiers().create(u"Mira Okaduwe"_s, f.reviewer));
    QCOMPARE(nameOf(f, made), u"Mira Okaduwe"_s);
    QCOMPARE(f.season->applicants().ids().value(), QList{made});
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(f.season->applicants().ids()->isEmpty());
    BOLE_DO(f.season->history().redo(f.reviewer));
    QCOMPARE(nameOf(f, made), u"Mira Okaduwe"_s);
}

void TestDossierStore::create_isNotUndoneUnderADocument()
{
    SeasonFixture f;
    BOLE_GET(made, f.season->dossiers().create(u"Ana Silva"_s, f.reviewer));
    Document document;
    document.applicant = made;
    document.fileName = u"cv.pdf"_s;
    BOLE_DO(f.season->documents().add(document, "%PDF-1"));
    const auto refused = f.season->history().undo(f.reviewer);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::EditConflict);
    QCOMPARE(f.season->applicants().ids()->size(), 1);
    QCOMPARE(documents(f, made).size(), 1);
}

void TestDossierStore::create_isNotUndoneUnderAColleaguesWork()
{
    SeasonFixture f;
    const ReviewerId bela = f.addReviewer(u"Bela Zwei"_s);
    BOLE_GET(made, f.season->dossiers().create(u"Ana Silva"_s, f.reviewer));
    BOLE_DO(f.season->applicants().addTag({made}, u"strong"_s, bela));
    QVERIFY(!f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->applicants().ids()->size(), 1);
    BOLE_DO(f.season->history().undo(bela));
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(f.season->applicants().ids()->isEmpty());
}

void TestDossierStore::withdraw_leavesQueuesListsAndTotals()
{
    SeasonFixture f;
    const ApplicantId stays = add(f, u"Ana Silva"_s);
    const ApplicantId goes = add(f, u"Bo Lind"_s);
    BOLE_DO(f.season->assignments().add({{goes, f.reviewer}, {stays, f.reviewer}}, f.reviewer));
    BOLE_GET(list, f.season->shortlists().create(u"Final"_s, f.reviewer));
    BOLE_DO(f.season->shortlists().setEntries(list, {entry(goes), entry(stays)}, f.reviewer));
    BOLE_DO(f.season->dossiers().withdraw({goes}, u" went elsewhere "_s, f.reviewer));
    QCOMPARE(f.season->applicants().ids().value(), QList{stays});
    QCOMPARE(f.season->applicants().count().value(), 1);
    QCOMPARE(f.season->applicants().matching({}).value(), QList{stays});
    QCOMPARE(f.season->assignments().ofReviewer(f.reviewer).value(), QList{stays});
    QCOMPARE(f.season->shortlists().shortlist(list)->applicants(), QList{stays});
    BOLE_GET(gone, f.season->applicants().withdrawn());
    QCOMPARE(gone.size(), 1);
    QCOMPARE(gone.first().withdrawnReason, u"went elsewhere"_s);
    ApplicantFilter filter;
    filter.withdrawn = true;
    QCOMPARE(f.season->applicants().matching({}, filter).value(), QList{goes});
    // The record and the documents stay.
    QCOMPARE(documents(f, goes).size(), 1);

    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->applicants().count().value(), 2);
    QCOMPARE(f.season->shortlists().shortlist(list)->applicants(), (QList{goes, stays}));
    BOLE_DO(f.season->history().redo(f.reviewer));
    BOLE_DO(f.season->dossiers().takeBack({goes}, f.reviewer));
    QCOMPARE(f.season->applicants().count().value(), 2);
    QVERIFY(f.season->applicants().row(goes)->withdrawnReason.isEmpty());
    BOLE_FAILS(f.season->dossiers().withdraw({ApplicantId{99}}, {}, f.reviewer),
               ErrorCode::NotFound);
}

/// Whoever shared the place of the one who left shares it with nobody before.
void TestDossierStore::withdraw_mendsTies()
{
    SeasonFixture f;
    QList<ShortlistEntry> entries;
    for (const QString &name : {u"Ann Ash"_s, u"Ben Birch"_s, u"Cora Cedar"_s})
        entries.append(entry(add(f, name)));
    entries[2].tied = true;
    ShortlistStore lists(f.season->database());
    BOLE_GET(list, lists.create(u"Offers"_s, f.reviewer));
    BOLE_DO(lists.setEntries(list, entries, f.reviewer));
    BOLE_DO(f.season->dossiers().withdraw({entries[1].applicant}, {}, f.reviewer));
    BOLE_GET(left, lists.shortlist(list));
    QCOMPARE(left.entries.size(), 2);
    QVERIFY(!left.entries[1].tied);
}

void TestDossierStore::remove_takesDocumentsAlong_andAllComesBack()
{
    SeasonFixture f;
    const ApplicantId one = add(f, u"Ana Silva"_s, u"rivers"_s);
    const ApplicantId two = add(f, u"Bo Lind"_s, u"rivers"_s);
    BOLE_DO(f.season->dossiers().remove({one, two}, f.reviewer));
    QVERIFY(f.season->applicants().ids()->isEmpty());
    QVERIFY(documents(f, one).isEmpty());
    QVERIFY(f.season->applicants().matching(u"rivers"_s)->isEmpty());
    f.reopen();
    BOLE_GET(undone, f.season->history().undo(f.reviewer)); // both, as they were deleted
    QVERIFY(undone.first().kind == HistoryKind::Applicant);
    QCOMPARE(f.season->applicants().ids().value(), (QList{one, two}));
    QCOMPARE(documents(f, one).size(), 1);
    QCOMPARE(f.season->applicants().matching(u"rivers"_s).value(), (QList{one, two}));
}

void TestDossierStore::removedFile_canComeInAgain()
{
    SeasonFixture f;
    const ApplicantId one = add(f, u"Ana Silva"_s);
    const Document before = documents(f, one).first();
    BOLE_DO(f.season->dossiers().remove({one}, f.reviewer));
    QVERIFY(f.season->documents().findBySha256(before.sha256)->isEmpty());
    const ApplicantId again = f.season->applicants().create().value();
    Document document = before;
    document.applicant = again;
    BOLE_DO(f.season->documents().add(document, "%PDF-1"));
    BOLE_DO(f.season->history().undo(f.reviewer)); // now there are two of the same file
    QCOMPARE(f.season->documents().findBySha256(before.sha256)->size(), 2);
}

/// As when a colleague's package brings a document of somebody who was deleted here.
void TestDossierStore::fileOfWhoIsDeleted_canComeInAgain()
{
    SeasonFixture f;
    const ApplicantId one = add(f, u"Ana Silva"_s);
    Document document = documents(f, one).first();
    BOLE_DO(f.season->dossiers().remove({one}, f.reviewer));
    BOLE_DO(f.season->documents().add(document, "%PDF-1"));
    QVERIFY(f.season->documents().findBySha256(document.sha256)->isEmpty());
}

void TestDossierStore::merge_bringsEverythingTogether_andApart()
{
    SeasonFixture f;
    const ReviewerId bela = f.addReviewer(u"Bela Zwei"_s);
    const ApplicantId kept = add(f, u"Xiao Jiang"_s, u"bridges"_s);
    const ApplicantId other = add(f, u"江晓"_s, u"rivers"_s);
    BOLE_DO(f.season->applicants().addTag({other}, u"late"_s, f.reviewer));
    BOLE_DO(f.season->assignments().add({{other, bela}}, f.reviewer));
    BOLE_DO(f.season->reviews().setNote(other, bela, u"strong"_s));
    BOLE_GET(list, f.season->shortlists().create(u"Final"_s, f.reviewer));
    BOLE_DO(f.season->shortlists().setEntries(list, {entry(other)}, f.reviewer));
    const DocumentId paper = documents(f, other).first().id;
    Highlight mark;
    mark.document = paper;
    mark.reviewer = f.reviewer;
    mark.quote = u"dam"_s;
    BOLE_DO(f.season->highlights().add(mark));

    const QList<Edit> edits{Edit::set(u"/basics/nameOther"_s, u"江晓"_s)};
    BOLE_DO(f.season->dossiers().merge(kept, other, edits, f.reviewer));
    QCOMPARE(f.season->applicants().ids().value(), QList{kept});
    QCOMPARE(documents(f, kept).size(), 2);
    QCOMPARE(f.season->highlights().ofDocument(paper)->size(), 1);
    QCOMPARE(f.season->applicants().row(kept)->tags, QStringList{u"late"_s});
    QCOMPARE(f.season->assignments().ofApplicant(kept).value(), QList{bela});
    QCOMPARE(f.season->reviews().find(kept, bela).value()->content.note, u"strong"_s);
    QCOMPARE(f.season->shortlists().shortlist(list)->applicants(), QList{kept});
    QCOMPARE(f.season->records().current(kept)->basics.nameOther, u"江晓"_s);
    QCOMPARE(f.season->applicants().matching(u"rivers"_s).value(), QList{kept});

    BOLE_GET(undone, f.season->history().undo(f.reviewer));
    QVERIFY(undone.first().kind == HistoryKind::Merge); // it names the step
    QCOMPARE(f.season->applicants().ids().value(), (QList{kept, other}));
    QCOMPARE(documents(f, other).size(), 1);
    QVERIFY(f.season->applicants().row(kept)->tags.isEmpty());
    QVERIFY(f.season->assignments().ofApplicant(kept)->isEmpty());
    QVERIFY(!f.season->reviews().find(kept, bela).value());
    QCOMPARE(f.season->reviews().find(other, bela).value()->content.note, u"strong"_s);
    QCOMPARE(f.season->shortlists().shortlist(list)->applicants(), QList{other});
    QVERIFY(f.season->records().current(kept)->basics.nameOther.isEmpty());
    BOLE_DO(f.season->history().redo(f.reviewer));
    QCOMPARE(documents(f, kept).size(), 2);
    BOLE_FAILS(f.season->dossiers().merge(kept, kept, {}, f.reviewer), ErrorCode::InvalidValue);
}

void TestDossierStore::merge_keepsBothReviewsOfOneReviewer()
{
    SeasonFixture f;
    const ApplicantId kept = add(f, u"Xiao Jiang"_s);
    const ApplicantId other = add(f, u"江晓"_s);
    BOLE_DO(f.season->reviews().setNote(kept, f.reviewer, u"first"_s));
    BOLE_DO(f.season->reviews().setNote(other, f.reviewer, u"second"_s));
    BOLE_DO(f.season->dossiers().merge(kept, other, {}, f.reviewer));
    QCOMPARE(f.season->reviews().ofApplicant(kept)->size(), 1);
    QCOMPARE(f.season->reviews().find(kept, f.reviewer).value()->content.note, u"first"_s);
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->reviews().find(other, f.reviewer).value()->content.note, u"second"_s);
}

void TestDossierStore::merge_keepsNumbersAndRosterValues()
{
    SeasonFixture f;
    const ApplicantId kept = add(f, u"Xiao Jiang"_s);
    const ApplicantId other = add(f, u"江晓"_s);
    RosterStore &rosters = f.season->rosters();
    BOLE_DO(rosters.put(kept, {{u"number"_s, u"A1"_s}, {u"gpa"_s, u"3.8"_s}}, f.reviewer));
    BOLE_DO(rosters.put(
        other, {{u"number"_s, u"A2"_s}, {u"gpa"_s, u"3.9"_s}, {u"programme"_s, u"Physics"_s}},
        f.reviewer));
    QCOMPARE(f.season->dossiers().shared(kept, other), QList{SharedThing::Roster});
    BOLE_DO(f.season->dossiers().merge(kept, other, {}, f.reviewer));
    BOLE_GET(values, rosters.values(kept));
    QCOMPARE(values.value(u"number"_s), u"A1"_s);
    QCOMPARE(values.value(u"gpa"_s), u"3.8"_s);
    QCOMPARE(values.value(u"programme"_s), u"Physics"_s);
    QCOMPARE(otherNumbers(values), QStringList{u"A2"_s});
    QCOMPARE(f.season->applicants().matching(u"A2"_s).value(), QList{kept});
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(rosters.values(kept)->size(), 2);
    QCOMPARE(f.season->applicants().matching(u"A2"_s).value(), QList{other});
}

void TestDossierStore::merge_keepsWhatTheCommitteeSaid()
{
    SeasonFixture f;
    const ApplicantId kept = add(f, u"Xiao Jiang"_s);
    const ApplicantId other = add(f, u"江晓"_s);
    DecisionStore &decisions = f.season->decisions();
    BOLE_DO(decisions.decide({{other, Decision::Admit, {}, {}}}, {}, f.reviewer));
    BOLE_DO(decisions.setAnswer({other}, Answer::Accepted, {}, f.reviewer));
    QVERIFY(f.season->dossiers().shared(kept, other).isEmpty());
    BOLE_DO(f.season->dossiers().merge(kept, other, {}, f.reviewer));
    QVERIFY(decisions.ofApplicant(kept)->decision == Decision::Admit);
    QVERIFY(decisions.answers()->value(kept).answer == Answer::Accepted);
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(decisions.ofApplicant(kept)->decision == Decision::Undecided);
    QVERIFY(decisions.ofApplicant(other)->decision == Decision::Admit);
    QVERIFY(decisions.answers()->contains(other));
    // What both have stays as the kept one has it.
    BOLE_DO(decisions.decide({{kept, Decision::Wait, {}, {}}}, {}, f.reviewer));
    QCOMPARE(f.season->dossiers().shared(kept, other), QList{SharedThing::Decision});
    BOLE_DO(f.season->dossiers().merge(kept, other, {}, f.reviewer));
    QVERIFY(decisions.ofApplicant(kept)->decision == Decision::Wait);
}

void TestDossierStore::merge_conflictHoldsForBoth()
{
    SeasonFixture f;
    const ApplicantId kept = add(f, u"Xiao Jiang"_s);
    const ApplicantId other = add(f, u"江晓"_s);
    BOLE_DO(f.season->reviews().setNote(kept, f.reviewer, u"strong"_s));
    BOLE_DO(f.season->reviews().setState(other, f.reviewer, ReviewState::Conflict));
    BOLE_DO(f.season->dossiers().merge(kept, other, {}, f.reviewer));
    const auto stateOf = [&](ApplicantId applicant) {
        return f.season->reviews().find(applicant, f.reviewer).value()->content.state;
    };
    QVERIFY(stateOf(kept) == ReviewState::Conflict);
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->reviews().find(kept, f.reviewer).value()->content.note, u"strong"_s);
    QVERIFY(stateOf(other) == ReviewState::Conflict);
    BOLE_DO(f.season->history().redo(f.reviewer));
    QVERIFY(stateOf(kept) == ReviewState::Conflict);
}

void TestDossierStore::merge_settlesTheHint()
{
    SeasonFixture f;
    const ApplicantId other = add(f, u"Xiao Jiang"_s);
    Record record = sampleRecord();
    record.basics.name = u"JIANG Xiao"_s;
    record.basics.nameOther.clear();
    const ApplicantId before = f.addApplicant(record);
    record.checks.append(possiblyTwice.with(u"/basics/name"_s, u"Xiao Jiang"_s));
    const ApplicantId kept = f.addApplicant(record);
    const auto open = [&](ApplicantId applicant) {
        return f.season->applicants().row(applicant)->needsLook;
    };
    QCOMPARE(open(kept), open(before) + 1);
    BOLE_DO(f.season->dossiers().merge(kept, other, {}, f.reviewer));
    QCOMPARE(open(kept), open(before));
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(open(kept), open(before) + 1);
}

void TestDossierStore::newerCv_leaves_theOldOneIsCurrentAgain()
{
    SeasonFixture f;
    const ApplicantId one = add(f, u"Ana Silva"_s);
    const ApplicantId two = add(f, u"Bo Lind"_s);
    const DocumentId old = documents(f, one).first().id;
    Document newer;
    newer.applicant = one;
    newer.fileName = u"cv2.pdf"_s;
    BOLE_GET(added, f.season->documents().add(newer, "%PDF-newer"));
    BOLE_DO(f.season->documents().replace(old, added, f.reviewer));
    BOLE_DO(f.season->records().readFrom(one, added, sampleRecord(), f.reviewer));
    const QList<std::function<Result<void>()>> ways{
        [&] { return f.season->dossiers().removeDocuments({added}, f.reviewer); },
        [&] {
            return f.season->dossiers().moveDocuments({added}, two, f.reviewer);
        }};
    for (const auto &leave : ways) {
        BOLE_DO(leave());
        QCOMPARE(documents(f, one).size(), 1);
        QCOMPARE(documents(f, one).first().id, old);
        QCOMPARE(f.season->records().sourceDocument(one).value(), old);
        BOLE_DO(f.season->history().undo(f.reviewer));
        QCOMPARE(documents(f, one).first().id, added);
        QCOMPARE(f.season->records().sourceDocument(one).value(), added);
    }
    // A whole person takes versions along as they are.
    BOLE_DO(f.season->dossiers().merge(two, one, {}, f.reviewer));
    QCOMPARE(documents(f, two).size(), 2);
    QCOMPARE(f.season->documents().listWithVersions(two)->size(), 3);
}

void TestDossierStore::split_makesSomebodyElse()
{
    SeasonFixture f;
    const ApplicantId one = add(f, u"Ana Silva"_s);
    Document letter;
    letter.applicant = one;
    letter.role = DocumentRole::Letter;
    letter.fileName = u"letter.pdf"_s;
    BOLE_GET(added, f.season->documents().add(letter, "%PDF-letter", u"about Bo"_s));
    BOLE_GET(made, f.season->dossiers().split({added}, u"Bo Lind"_s, f.reviewer));
    QCOMPARE(documents(f, made).first().id, added);
    QCOMPARE(documents(f, one).size(), 1);
    QCOMPARE(nameOf(f, made), u"Bo Lind"_s);
    QCOMPARE(f.season->applicants().matching(u"about"_s).value(), QList{made});
    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(documents(f, one).size(), 2);
    QCOMPARE(f.season->applicants().ids().value(), QList{one});
}

void TestDossierStore::document_movesToNobodyAndBack()
{
    SeasonFixture f;
    const ApplicantId one = add(f, u"Ana Silva"_s, u"rivers"_s);
    const DocumentId cv = documents(f, one).first().id;
    BOLE_DO(f.season->documents().moveTo(cv, {}, f.reviewer));
    QVERIFY(documents(f, one).isEmpty());
    QCOMPARE(f.season->documents().tray()->first().id, cv);
    QVERIFY(!f.season->records().sourceDocument(one)->isValid());
    QVERIFY(f.season->applicants().matching(u"rivers"_s)->isEmpty());
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(f.season->documents().tray()->isEmpty());
    QCOMPARE(f.season->records().sourceDocument(one).value(), cv);
    BOLE_FAILS(f.season->documents().moveTo(cv, ApplicantId{99}, f.reviewer), ErrorCode::NotFound);
    BOLE_FAILS(f.season->documents().moveTo(DocumentId{99}, one, f.reviewer), ErrorCode::NotFound);
}

void TestDossierStore::role_andTurnConflict()
{
    SeasonFixture f;
    const ReviewerId bela = f.addReviewer(u"Bela Zwei"_s);
    const ApplicantId one = add(f, u"Ana Silva"_s);
    const DocumentId cv = documents(f, one).first().id;
    BOLE_DO(f.season->documents().setRole(cv, DocumentRole::Transcript, f.reviewer));
    QVERIFY(documents(f, one).first().role == DocumentRole::Transcript);
    BOLE_DO(f.season->documents().remove(cv, bela));
    // Somebody else has taken it away since.
    BOLE_FAILS(f.season->history().undo(f.reviewer), ErrorCode::EditConflict);
    BOLE_DO(f.season->history().undo(bela));
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(documents(f, one).first().role == DocumentRole::Cv);
}

void TestDossierStore::newerCv_keepsValuesAndTheVersion()
{
    SeasonFixture f;
    const ApplicantId one = add(f, u"Ana Silva"_s);
    const DocumentId old = documents(f, one).first().id;
    BOLE_DO(
        f.season->records().apply(one, Edit::set(u"/education/0/gpa/value"_s, 4.6), f.reviewer));
    Document newer;
    newer.applicant = one;
    newer.fileName = u"cv2.pdf"_s;
    BOLE_GET(added, f.season->documents().add(newer, "%PDF-newer"));
    Record read = sampleRecord();
    read.basics.name = u"Ana Maria Silva"_s;
    {
        Transaction transaction(f.season->database());
        BOLE_DO(f.season->documents().noteAdded(added, f.reviewer));
        BOLE_DO(f.season->documents().replace(old, added, f.reviewer));
        BOLE_GET(differences, f.season->records().readFrom(one, added, read, f.reviewer));
        QVERIFY(!differences.isEmpty());
        BOLE_DO(transaction.commit());
    }
    QCOMPARE(f.season->records().sourceDocument(one).value(), added);
    QCOMPARE(documents(f, one).size(), 1);
    QCOMPARE(f.season->documents().listWithVersions(one)->last().id, old);
    QCOMPARE(nameOf(f, one), u"Ana Silva"_s); // nobody has accepted it yet
    QCOMPARE(f.season->records().current(one)->education[0].gpa->value, 4.6);
    QCOMPARE(f.season->records().parsed(one)->basics.name, u"Ana Maria Silva"_s);

    BOLE_DO(f.season->history().undo(f.reviewer));
    QCOMPARE(f.season->records().sourceDocument(one).value(), old);
    QCOMPARE(documents(f, one).first().id, old);
    QCOMPARE(f.season->records().parsed(one)->basics.name, u"Ana Silva"_s);
    BOLE_DO(f.season->history().redo(f.reviewer));
    QCOMPARE(documents(f, one).first().id, added);
    QCOMPARE(f.season->records().parsed(one)->basics.name, u"Ana Maria Silva"_s);
}

void TestDossierStore::firstCv_fillsARecordThatWasTyped()
{
    SeasonFixture f;
    BOLE_GET(made, f.season->dossiers().create(u"Mira Okaduwe"_s, f.reviewer));
    Document cv;
    cv.applicant = made;
    BOLE_GET(added, f.season->documents().add(cv, "%PDF-mira"));
    Record read = sampleRecord();
    BOLE_DO(f.season->records().readFrom(made, added, read, f.reviewer));
    QCOMPARE(nameOf(f, made), u"Mira Okaduwe"_s); // what a person typed stands
    QCOMPARE(f.season->records().current(made)->education.size(), 2);
    QVERIFY(f.season->records().checked(made)->marks.contains(u"/basics/name"_s));
    BOLE_DO(f.season->history().undo(f.reviewer));
    QVERIFY(f.season->records().current(made)->education.isEmpty());
    QCOMPARE(nameOf(f, made), u"Mira Okaduwe"_s);
}

void TestDossierStore::compact_leavesNothingInTheFile()
{
    SeasonFixture f;
    const ApplicantId stays = add(f, u"Ana Silva"_s, u"bridges"_s);
    const ApplicantId goes = add(f, u"Wilhelmina Zzyzx"_s, u"quixotic zeppelins"_s);
    BOLE_DO(f.season->reviews().setNote(goes, f.reviewer, u"xylophone"_s));
    BOLE_DO(f.season->dossiers().remove({goes}, f.reviewer));
    BOLE_GET(counts, f.season->dossiers().deleted());
    QCOMPARE(counts, (DossierStore::Compacted{1, 1}));
    BOLE_DO(f.season->dossiers().compact(f.reviewer));
    QCOMPARE(f.season->dossiers().deleted().value(), DossierStore::Compacted());
    BOLE_FAILS(f.season->history().undo(f.reviewer), ErrorCode::NotFound);
    QCOMPARE(f.season->applicants().ids().value(), QList{stays});
    QCOMPARE(f.season->applicants().matching(u"bridges"_s).value(), QList{stays});
    f.reopen();
    f.season.reset();
    for (const QString &name : {f.path, QString(f.path + u"-wal"_s)}) {
        QFile file(name);
        if (!file.exists())
            continue;
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll().toLower();
        for (const char *word : {"zzyzx", "zeppelin", "xylophone"})
            QVERIFY2(!bytes.contains(word), word);
    }
}

void TestDossierStore::compact_leavesTheRestOfAStep()
{
    SeasonFixture f;
    const ApplicantId stays = add(f, u"Ana Silva"_s);
    const ApplicantId goes = add(f, u"Bo Lind"_s);
    BOLE_DO(f.season->records().readFrom(stays, documents(f, stays).first().id, sampleRecord(),
                                         f.reviewer));
    BOLE_DO(f.season->applicants().addTag({stays, goes}, u"late"_s, f.reviewer));
    const qsizetype told = f.season->history().ofApplicant(stays)->size();
    QVERIFY(told >= 2);
    BOLE_DO(f.season->dossiers().remove({goes}, f.reviewer));
    BOLE_DO(f.season->dossiers().compact(f.reviewer));
    QCOMPARE(f.season->history().ofApplicant(stays)->size(), told);
    QVERIFY(f.season->history().ofApplicant(goes)->isEmpty());
    // The step with the deleted one is closed; the reading before it can be undone.
    BOLE_GET(undone, f.season->history().undo(f.reviewer));
    QVERIFY(undone.first().kind == HistoryKind::Reading);
    QCOMPARE(f.season->applicants().row(stays)->tags, QStringList{u"late"_s});
}

void TestDossierStore::compact_takesNamesOutOfHints()
{
    SeasonFixture f;
    const ApplicantId goes = add(f, u"Wilhelmina Zzyzx"_s);
    Record record = sampleRecord();
    record.checks.append(possiblyTwice.with(u"/basics/name"_s, u"Wilhelmina Zzyzx"_s));
    const ApplicantId stays = f.addApplicant(record);
    const auto hints = [&] {
        return std::ranges::count(f.season->records().current(stays)->checks,
                                  u"applicant.duplicate"_s, &Check::code) +
               std::ranges::count(f.season->records().parsed(stays)->checks,
                                  u"applicant.duplicate"_s, &Check::code);
    };
    BOLE_DO(f.season->records().apply(stays, Edit::set(u"/basics/url"_s, u"x.example.org"_s),
                                      f.reviewer));
    QCOMPARE(hints(), 2);
    BOLE_DO(f.season->dossiers().remove({goes}, f.reviewer));
    QCOMPARE(hints(), 2); // they may come back
    BOLE_DO(f.season->dossiers().compact(f.reviewer));
    QCOMPARE(hints(), 0);
}

QTEST_GUILESS_MAIN(TestDossierStore)
#include "tst_dossierstore.moc"
