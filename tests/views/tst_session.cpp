// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reader/readerpool.h"
#include "model/season/reviewstore.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QSignalSpy>

using namespace Bole;

namespace {

struct Bench
{
    SeasonFixture file;
    ReaderPool readers;
    ActionTable actions;
    ScriptedDialogs dialogs;
    Session session{readers, actions, dialogs};
    QList<ApplicantId> people;

    Bench()
    {
        for (int i = 0; i < 3; ++i)
            people.append(file.addApplicant(sampleRecord()));
        session.setSeason(file.season.get());
        session.setReviewer(file.reviewer);
        session.setOrder(people);
    }
    ~Bench() { session.setSeason(nullptr); }

    void declareConflict(ApplicantId applicant, ReviewState state = ReviewState::Conflict)
    {
        (void)file.season->reviews().setState(applicant, file.reviewer, state);
    }
};

const QList<Place> places{Place{1, QRectF(0.1, 0.2, 0.3, 0.02), 0, 0, 0}};

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void setters_sayNothingWhenNothingChanges()
    {
        Bench bench;
        QSignalSpy applicant(&bench.session, &Session::applicantChanged);
        QSignalSpy material(&bench.session, &Session::materialChanged);
        QSignalSpy reviewer(&bench.session, &Session::reviewerChanged);
        QSignalSpy order(&bench.session, &Session::orderChanged);
        bench.session.setApplicant(bench.people[0]);
        bench.session.setApplicant(bench.people[0]);
        bench.session.setReviewer(bench.file.reviewer);
        bench.session.setOrder(bench.people);
        QCOMPARE(applicant.size(), 1);
        QCOMPARE(material.size(), 1);
        QCOMPARE(reviewer.size(), 0);
        QCOMPARE(order.size(), 0);
    }

    void anotherApplicant_dropsWhatBelongedToTheOneBefore()
    {
        bool clean = false;
        Bench bench; // tells once more when it ends
        bench.session.setApplicant(bench.people[0]);
        bench.session.setDocument(DocumentId{1});
        bench.session.setSelection({DocumentId{1}, QStringLiteral("words"), places});
        bench.session.focusField(QStringLiteral("/basics/name"));
        connect(&bench.session, &Session::applicantChanged, this, [&] {
            clean = bench.session.selection().isEmpty() && bench.session.field().isEmpty() &&
                    !bench.session.document().isValid();
        });
        bench.session.setApplicant(bench.people[1]);
        QVERIFY2(clean, "already when it is told");
    }

    void anotherDocument_dropsTheSelection()
    {
        Bench bench;
        bench.session.setDocument(DocumentId{1});
        bench.session.setSelection({DocumentId{1}, QStringLiteral("words"), places});
        bench.session.setDocument(DocumentId{2});
        QVERIFY(bench.session.selection().isEmpty());
    }

    void nextAndPrevious_walkAlongTheOrderAndStopAtItsEnds()
    {
        Bench bench;
        bench.session.goToNext(); // nobody yet: the first
        QCOMPARE(bench.session.applicant(), bench.people[0]);
        bench.session.goToPrevious();
        QCOMPARE(bench.session.applicant(), bench.people[0]);
        bench.session.goToNext();
        bench.session.goToNext();
        bench.session.goToNext();
        QCOMPARE(bench.session.applicant(), bench.people[2]);
        QVERIFY(!bench.session.neighbour(1).isValid());
        QCOMPARE(bench.session.neighbour(-2), bench.people[0]);
    }

    void showPlaces_bringsTheDocumentToTheFrontAndLeavesTheFieldAlone()
    {
        Bench bench;
        bench.session.focusField(QStringLiteral("/basics/name"));
        QSignalSpy shown(&bench.session, &Session::placesShown);
        bench.session.showPlaces(DocumentId{2}, places);
        QCOMPARE(bench.session.document(), DocumentId{2});
        QCOMPARE(bench.session.field(), QStringLiteral("/basics/name"));
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown[0][1].value<QList<Place>>(), places);
    }

    void conflict_takesTheMaterialAwayAndGivesItBack()
    {
        Bench bench;
        bench.session.setApplicant(bench.people[1]);
        bench.session.setDocument(DocumentId{2});
        QCOMPARE(bench.session.material(), bench.people[1]);
        QSignalSpy material(&bench.session, &Session::materialChanged);
        bench.declareConflict(bench.people[1]);
        QCOMPARE(material.size(), 1);
        QCOMPARE(bench.session.applicant(), bench.people[1]);
        QVERIFY(!bench.session.material().isValid());
        QVERIFY(!bench.session.document().isValid());
        QVERIFY(!bench.session.showsMaterial(bench.people[1]));
        QVERIFY(bench.session.showsMaterial(bench.people[0]));
        bench.declareConflict(bench.people[1], ReviewState::Draft);
        QCOMPARE(bench.session.material(), bench.people[1]);
    }

    void conflict_isTheReviewersOwn()
    {
        Bench bench;
        const ReviewerId other = bench.file.addReviewer(QStringLiteral("Bela Zwei"));
        bench.declareConflict(bench.people[0]);
        bench.session.setApplicant(bench.people[0]);
        QVERIFY(!bench.session.material().isValid());
        bench.session.setReviewer(other);
        QCOMPARE(bench.session.material(), bench.people[0]);
    }

    void closing_tellsBeforeAndLeavesNothingBehind()
    {
        Bench bench;
        bench.session.setApplicant(bench.people[0]);
        bench.session.setComparison({bench.people[0], bench.people[1]});
        Season *seen = nullptr;
        connect(&bench.session, &Session::seasonAboutToClose, this,
                [&] { seen = bench.session.season(); });
        bench.session.setSeason(nullptr);
        QCOMPARE(seen, bench.file.season.get());
        QVERIFY(!bench.session.applicant().isValid());
        QVERIFY(!bench.session.material().isValid());
        QVERIFY(!bench.session.reviewer().isValid());
        QVERIFY(bench.session.order().isEmpty());
        QVERIFY(bench.session.comparison().isEmpty());
    }
};

QTEST_MAIN(TestSession)
#include "tst_session.moc"
