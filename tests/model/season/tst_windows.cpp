// SPDX-License-Identifier: GPL-3.0-or-later
#include "seasonfixture.h"

#include "model/season/assignmentstore.h"
#include "model/season/reviewstore.h"

#include <QSignalSpy>
#include <QThread>

#include <thread>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Two windows on one file.
class TestWindows : public QObject
{
    Q_OBJECT

private slots:
    void changes_appearInTheOtherWindow();
    void otherWindow_noticesByItself();
    void ownChanges_areAnnouncedOnceAndNotAgain();
    void rolledBack_isNotAnnounced();
    void manyChanges_askToReadEverythingAgain();
    void bothEditTheSameRecord_nothingIsLost();
    void writesFromTwoThreads_allArrive();
};

void TestWindows::changes_appearInTheOtherWindow()
{
    SeasonFixture f;
    BOLE_GET(other, Season::open(f.path));
    QSignalSpy added(other.get(), &Season::applicantsAdded);
    QSignalSpy records(other.get(), &Season::recordChanged);
    QSignalSpy reviews(other.get(), &Season::reviewsChanged);
    QSignalSpy assignments(other.get(), &Season::assignmentsChanged);
    QSignalSpy settings(other.get(), &Season::settingsChanged);
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"A"_s), f.reviewer));
    BOLE_DO(f.season->reviews().setNote(applicant, f.reviewer, u"note"_s));
    BOLE_DO(f.season->assignments().add({{applicant, f.reviewer}}, f.reviewer));
    BOLE_DO(f.season->settings().setTitle(u"New"_s));
    other->refresh();
    QCOMPARE(added.size(), 1);
    QCOMPARE(added[0][0].value<QList<ApplicantId>>(), QList<ApplicantId>{applicant});
    QCOMPARE(records.size(), 1);
    QCOMPARE(records[0][0].value<ApplicantId>(), applicant);
    QCOMPARE(reviews.size(), 1);
    QCOMPARE(assignments.size(), 1);
    QCOMPARE(settings.size(), 1);
    QCOMPARE(other->records().current(applicant)->basics.name, u"A"_s);
    other->refresh();
    QCOMPARE(records.size(), 1);
}

void TestWindows::otherWindow_noticesByItself()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_GET(other, Season::open(f.path));
    QSignalSpy records(other.get(), &Season::recordChanged);
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"A"_s), f.reviewer));
    QTRY_COMPARE(records.size(), 1);
}

void TestWindows::ownChanges_areAnnouncedOnceAndNotAgain()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_GET(other, Season::open(f.path));
    QSignalSpy records(f.season.get(), &Season::recordChanged);
    QSignalSpy lines(f.season.get(), &Season::applicantsChanged);
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"A"_s), f.reviewer));
    QCOMPARE(records.size(), 1);
    QCOMPARE(lines.size(), 1);
    BOLE_DO(other->settings().setTitle(u"New"_s)); // so that there is something to look for
    f.season->refresh();
    QCOMPARE(records.size(), 1);
}

void TestWindows::rolledBack_isNotAnnounced()
{
    SeasonFixture f;
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    QSignalSpy records(f.season.get(), &Season::recordChanged);
    {
        Transaction transaction(f.season->database());
        BOLE_DO(
            f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"A"_s), f.reviewer));
        QCOMPARE(records.size(), 0);
    }
    QCOMPARE(records.size(), 0);
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"B"_s), f.reviewer));
    QCOMPARE(records.size(), 1);
}

void TestWindows::manyChanges_askToReadEverythingAgain()
{
    SeasonFixture f;
    BOLE_GET(other, Season::open(f.path));
    QSignalSpy reset(other.get(), &Season::reset);
    QSignalSpy added(other.get(), &Season::applicantsAdded);
    Transaction transaction(f.season->database());
    for (int i = 0; i < 5001; ++i)
        QVERIFY(f.season->applicants().create());
    BOLE_DO(transaction.commit());
    other->refresh();
    QCOMPARE(reset.size(), 1);
    QCOMPARE(added.size(), 0);
}

void TestWindows::bothEditTheSameRecord_nothingIsLost()
{
    SeasonFixture f;
    const ReviewerId second = f.addReviewer(u"Mira Okafor"_s);
    const ApplicantId applicant = f.addApplicant(sampleRecord());
    BOLE_GET(other, Season::open(f.path));
    // Neither looks at the other's change before writing.
    BOLE_DO(f.season->records().apply(applicant, Edit::set(u"/basics/name"_s, u"A"_s), f.reviewer));
    BOLE_DO(other->records().apply(applicant, Edit::set(u"/basics/summary"_s, u"S"_s), second));
    BOLE_DO(f.season->records().apply(applicant, Edit::remove(u"/education/0"_s), f.reviewer));
    BOLE_DO(other->records().apply(applicant, Edit::confirm(u"/basics/emails/0"_s), second));
    BOLE_GET(checked, f.season->records().checked(applicant));
    const Record now = other->records().current(applicant).value();
    QCOMPARE(now.basics.name, u"A"_s);
    QCOMPARE(now.basics.summary, u"S"_s);
    QCOMPARE(now.education.size(), 1);
    QVERIFY(checked.marks.contains(u"/basics/emails/0"_s));
}

void TestWindows::writesFromTwoThreads_allArrive()
{
    SeasonFixture f;
    constexpr int each = 60;
    const auto write = [path = f.path] {
        auto season = Season::open(path);
        for (int i = 0; season && i < each; ++i) {
            const auto done = (*season)->applicants().create().and_then([&](ApplicantId applicant) {
                return (*season)->records().add(applicant, sampleRecord());
            });
            if (!done)
                qFatal("%s", describe(done.error()).constData());
        }
        if (!season)
            qFatal("%s", describe(season.error()).constData());
    };
    std::jthread first(write);
    std::jthread second(write);
    first.join();
    second.join();
    QCOMPARE(f.season->applicants().list()->size(), 2 * each);
}

QTEST_GUILESS_MAIN(TestWindows)
#include "tst_windows.moc"
