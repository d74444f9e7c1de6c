// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskdocuments.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskhistory.h"
#include "model/desk/desklists.h"
#include "model/desk/deskownfields.h"
#include "model/desk/deskreviews.h"
#include "model/export/csvexport.h"
#include "tests/model/desk/deskfixture.h"

#include <QBuffer>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Fixture : DeskFixture
{
    DocumentId addDocument(DocumentRole role, const QByteArray &bytes)
    {
        Document document;
        document.applicant = applicant;
        document.role = role;
        document.fileName = u"more.pdf"_s;
        document.kind = DocumentKind::Pdf;
        document.pages = 1;
        return file.season->documents().add(document, bytes).value();
    }
    bool passes(ApplicantFilter::Completeness completeness) const
    {
        ApplicantFilter filter;
        filter.completeness = completeness;
        return file.season->applicants().matching({}, filter).value().contains(applicant);
    }
    bool hasNews() const
    {
        ApplicantFilter filter;
        filter.reviewer = wen;
        filter.newDocuments = true;
        return file.season->applicants().matching({}, filter).value().contains(applicant);
    }
    QString csv() const
    {
        ExportRequest request;
        request.profile.excel = false;
        request.profile.columns = {u"documents"_s, u"complete"_s, u"missing"_s, u"newDocuments"_s};
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        (void)writeCsv(*desk.lists().visibleSeason(u"en"_s), request, out);
        return QString::fromUtf8(out.data()).trimmed().split(u'\n').last().trimmed();
    }
};

const Requirements usual{
    {DocumentRole::Cv, 1}, {DocumentRole::Transcript, 1}, {DocumentRole::Letter, 2}};

} // namespace

/// What everybody must hand in, what is missing, and what is new since somebody last looked.
class TestCompleteness : public QObject
{
    Q_OBJECT

private slots:
    void missing_isToldByKindAndCount();
    void oldVersionsAndRemovedOnes_doNotCount();
    void nothingAsked_nothingMissing();
    void conflictOfInterest_tellsNothing();
    void document_isNewUntilLookedAt();
};

void TestCompleteness::missing_isToldByKindAndCount()
{
    Fixture f;
    BOLE_DO(f.desk.ownFields().setRequirements(usual));
    QCOMPARE(f.desk.ownFields().requirements(), usual);
    QCOMPARE(f.desk.ownFields().missing(f.applicant),
             Requirements({{DocumentRole::Transcript, 1}, {DocumentRole::Letter, 2}}));
    QVERIFY(f.passes(ApplicantFilter::Completeness::Incomplete));
    QCOMPARE(f.csv(), u"1,no,Transcript; Letter of recommendation × 2,"_s);
    f.addDocument(DocumentRole::Transcript, "t");
    f.addDocument(DocumentRole::Letter, "a");
    QVERIFY(!f.passes(ApplicantFilter::Completeness::Complete));
    f.addDocument(DocumentRole::Letter, "b");
    QVERIFY(f.passes(ApplicantFilter::Completeness::Complete));
    QVERIFY(!f.passes(ApplicantFilter::Completeness::Incomplete));
    QCOMPARE(f.csv(), u"4,yes,,"_s);
}

void TestCompleteness::oldVersionsAndRemovedOnes_doNotCount()
{
    Fixture f;
    BOLE_DO(f.desk.ownFields().setRequirements({{DocumentRole::Letter, 1}}));
    const DocumentId letter = f.addDocument(DocumentRole::Letter, "a");
    QVERIFY(f.desk.ownFields().missing(f.applicant).isEmpty());
    const DocumentId newer = f.addDocument(DocumentRole::Other, "b");
    BOLE_DO(f.file.season->documents().replace(letter, newer, f.wen));
    QCOMPARE(f.desk.ownFields().missing(f.applicant).size(), 1);
    BOLE_DO(f.desk.history().undo(f.desk.history().latestStep()));
    BOLE_DO(f.desk.dossiers().removeDocuments({letter}));
    QVERIFY(f.passes(ApplicantFilter::Completeness::Incomplete));
}

void TestCompleteness::nothingAsked_nothingMissing()
{
    Fixture f;
    QVERIFY(f.desk.ownFields().missing(f.applicant).isEmpty());
    QVERIFY(f.passes(ApplicantFilter::Completeness::Complete));
    QCOMPARE(f.csv(), u"1,,,"_s);
}

void TestCompleteness::conflictOfInterest_tellsNothing()
{
    Fixture f;
    BOLE_DO(f.desk.ownFields().setRequirements(usual));
    f.declareConflict();
    QVERIFY(f.desk.ownFields().missing(f.applicant).isEmpty());
    QVERIFY(!f.csv().contains(u"Transcript"_s));
}

void TestCompleteness::document_isNewUntilLookedAt()
{
    Fixture f;
    QVERIFY(!f.hasNews()); // everything is, before the first look: that is no news
    BOLE_DO(f.desk.reviews().markSeen({f.applicant}, f.wen));
    f.desk.documents().markSeen(f.document());
    QVERIFY(!f.hasNews());
    const DocumentId letter = f.addDocument(DocumentRole::Letter, "a");
    QVERIFY(f.hasNews());
    QCOMPARE(f.csv().section(u',', -1), u"1"_s);
    const QList<VisibleDocument> open = f.desk.documents().open(f.applicant);
    QCOMPARE(open.size(), 2);
    for (const VisibleDocument &each : open)
        QCOMPARE(each.isNew, each.document.id == letter);
    f.desk.documents().markSeen(letter);
    QVERIFY(!f.hasNews());
    f.desk.setReviewer(f.bela); // who has not looked at anything yet
    QVERIFY(!f.desk.documents().open(f.applicant).last().isNew);
}

QTEST_GUILESS_MAIN(TestCompleteness)
#include "tst_completeness.moc"
