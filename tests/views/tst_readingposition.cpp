// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "model/season/reviewstore.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/comparedapplicants.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"

#include <QSignalSpy>

using namespace Bole;

namespace {

struct Bench
{
    SeasonFixture file;
    ReaderPool readers;
    ActionTable actions;
    ScriptedDialogs dialogs;
    WorkKeeper work;
    OpenDesk openDesk{work};
    ReadingPosition position{openDesk};
    Announcements announcements{openDesk};
    ComparedApplicants compared{openDesk};
    Desk desk{*file.season, work};
    QList<ApplicantId> people;

    Bench()
    {
        for (int i = 0; i < 3; ++i)
            people.append(file.addApplicant(sampleRecord()));
        openDesk.setDesk(&desk);
        openDesk.setReviewer(file.reviewer);
        position.setOrder(people);
    }
    ~Bench() { openDesk.setDesk(nullptr); }

    void declareConflict(ApplicantId applicant, ReviewState state = ReviewState::Conflict)
    {
        (void)file.season->reviews().setState(applicant, file.reviewer, state);
    }
};

const QList<Place> places{Place{1, QRectF(0.1, 0.2, 0.3, 0.02), 0, 0, 0}};

} // namespace

class TestReadingPosition : public QObject
{
    Q_OBJECT

private slots:
    void setters_sayNothingWhenNothingChanges()
    {
        Bench bench;
        QSignalSpy applicant(&bench.position, &ReadingPosition::applicantChanged);
        QSignalSpy visible(&bench.position, &ReadingPosition::visibleApplicantChanged);
        QSignalSpy reviewer(&bench.openDesk, &OpenDesk::reviewerChanged);
        QSignalSpy order(&bench.position, &ReadingPosition::orderChanged);
        bench.position.setApplicant(bench.people[0]);
        bench.position.setApplicant(bench.people[0]);
        bench.openDesk.setReviewer(bench.file.reviewer);
        bench.position.setOrder(bench.people);
        QCOMPARE(applicant.size(), 1);
        QCOMPARE(visible.size(), 1);
        QCOMPARE(reviewer.size(), 0);
        QCOMPARE(order.size(), 0);
    }

    void anotherApplicant_dropsWhatBelongedToTheOneBefore()
    {
        bool clean = false;
        Bench bench; // tells once more when it ends
        bench.position.setApplicant(bench.people[0]);
        bench.position.setDocument(DocumentId{1});
        bench.position.setSelection({DocumentId{1}, QStringLiteral("words"), places});
        bench.position.focusField(QStringLiteral("/basics/name"));
        connect(&bench.position, &ReadingPosition::applicantChanged, this, [&] {
            clean = bench.position.selection().isEmpty() && bench.position.field().isEmpty() &&
                    !bench.position.document().isValid();
        });
        bench.position.setApplicant(bench.people[1]);
        QVERIFY2(clean, "already when it is told");
    }

    void anotherDocument_dropsTheSelection()
    {
        Bench bench;
        bench.position.setDocument(DocumentId{1});
        bench.position.setSelection({DocumentId{1}, QStringLiteral("words"), places});
        bench.position.setDocument(DocumentId{2});
        QVERIFY(bench.position.selection().isEmpty());
    }

    void nextAndPrevious_walkAlongTheOrderAndStopAtItsEnds()
    {
        Bench bench;
        bench.position.goToNext(); // nobody yet: the first
        QCOMPARE(bench.position.applicant(), bench.people[0]);
        bench.position.goToPrevious();
        QCOMPARE(bench.position.applicant(), bench.people[0]);
        bench.position.goToNext();
        bench.position.goToNext();
        bench.position.goToNext();
        QCOMPARE(bench.position.applicant(), bench.people[2]);
        QVERIFY(!bench.position.neighbour(1).isValid());
        QCOMPARE(bench.position.neighbour(-2), bench.people[0]);
    }

    void showPlaces_bringsTheDocumentToTheFrontAndLeavesTheFieldAlone()
    {
        Bench bench;
        bench.position.focusField(QStringLiteral("/basics/name"));
        QSignalSpy shown(&bench.position, &ReadingPosition::placesShown);
        bench.position.showPlaces(DocumentId{2}, places);
        QCOMPARE(bench.position.document(), DocumentId{2});
        QCOMPARE(bench.position.field(), QStringLiteral("/basics/name"));
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown[0][1].value<QList<Place>>(), places);
    }

    void conflict_takesTheMaterialAwayAndGivesItBack()
    {
        Bench bench;
        bench.position.setApplicant(bench.people[1]);
        bench.position.setDocument(DocumentId{2});
        QCOMPARE(bench.position.visibleApplicant(), bench.people[1]);
        QSignalSpy visible(&bench.position, &ReadingPosition::visibleApplicantChanged);
        bench.declareConflict(bench.people[1]);
        QCOMPARE(visible.size(), 1);
        QCOMPARE(bench.position.applicant(), bench.people[1]);
        QVERIFY(!bench.position.visibleApplicant().isValid());
        QVERIFY(!bench.position.document().isValid());
        QVERIFY(!bench.position.mayRead(bench.people[1]));
        QVERIFY(bench.position.mayRead(bench.people[0]));
        bench.declareConflict(bench.people[1], ReviewState::Draft);
        QCOMPARE(bench.position.visibleApplicant(), bench.people[1]);
    }

    void conflict_isTheReviewersOwn()
    {
        Bench bench;
        const ReviewerId other = bench.file.addReviewer(QStringLiteral("Bela Zwei"));
        bench.declareConflict(bench.people[0]);
        bench.position.setApplicant(bench.people[0]);
        QVERIFY(!bench.position.visibleApplicant().isValid());
        bench.openDesk.setReviewer(other);
        QCOMPARE(bench.position.visibleApplicant(), bench.people[0]);
    }

    void closing_tellsBeforeAndLeavesNothingBehind()
    {
        Bench bench;
        bench.position.setApplicant(bench.people[0]);
        bench.compared.setApplicants({bench.people[0], bench.people[1]});
        Desk *seen = nullptr;
        connect(&bench.openDesk, &OpenDesk::deskAboutToClose, this,
                [&] { seen = bench.openDesk.desk(); });
        bench.openDesk.setDesk(nullptr);
        QCOMPARE(seen, &bench.desk);
        QVERIFY(!bench.position.applicant().isValid());
        QVERIFY(!bench.position.visibleApplicant().isValid());
        QVERIFY(!bench.openDesk.reviewer().isValid());
        QVERIFY(bench.position.order().isEmpty());
        QVERIFY(bench.compared.applicants().isEmpty());
    }
};

QTEST_MAIN(TestReadingPosition)
#include "tst_readingposition.moc"
