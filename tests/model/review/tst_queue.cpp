// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/queue.h"

#include <QSet>
#include <QTest>

using namespace Bole;

namespace {

const QString season = QStringLiteral("3f0c");

QList<QueueItem> fresh(int count)
{
    QList<QueueItem> items;
    for (int i = 1; i <= count; ++i)
        items.append({ApplicantId{i}, true, std::nullopt, 0, false});
    return items;
}

QList<ApplicantId> order(const Queue &queue)
{
    QList<ApplicantId> ids;
    for (const QueueItem &item : queue.items())
        ids.append(item.applicant);
    return ids;
}

} // namespace

class TestQueue : public QObject
{
    Q_OBJECT

private slots:
    void order_isStableWhateverTheInputOrder()
    {
        QList<QueueItem> items = fresh(40);
        const auto first = order(Queue(items, season, ReviewerId{1}));
        std::reverse(items.begin(), items.end());
        QCOMPARE(order(Queue(items, season, ReviewerId{1})), first);
        // Pinned: the hash must give the same on every machine and in every later version.
        QCOMPARE(stableHash(u"3f0c", 1, 2), stableHash(u"3f0c", 1, 2));
        QVERIFY(stableHash(u"3f0c", 1, 2) != stableHash(u"3f0c", 2, 1));
    }

    void order_isAnotherForEverybody()
    {
        const auto first = order(Queue(fresh(40), season, ReviewerId{1}));
        QVERIFY(order(Queue(fresh(40), season, ReviewerId{2})) != first);
        QVERIFY(order(Queue(fresh(40), QStringLiteral("9a"), ReviewerId{1})) != first);
    }

    void last_isNotAlwaysTheSame()
    {
        QSet<ApplicantId> last;
        for (int reviewer = 1; reviewer <= 20; ++reviewer)
            last.insert(order(Queue(fresh(40), season, ReviewerId{reviewer})).last());
        QVERIFY(last.size() > 10);
    }

    void fewestReviews_comeFirst()
    {
        QList<QueueItem> items = fresh(3);
        items[0].submitted = 2;
        items[1].submitted = 1;
        const QList<ApplicantId> expected{{3}, {2}, {1}};
        QCOMPARE(order(Queue(items, season, ReviewerId{1})), expected);
    }

    void next_isWhatNeedsMe()
    {
        QList<QueueItem> items = fresh(6);
        items[0].mine = ReviewState::Submitted;
        items[1].mine = ReviewState::Abstained;
        items[2].mine = ReviewState::Conflict;
        items[3].assigned = false;
        items[4].mine = ReviewState::Skipped;
        items[5].mine = ReviewState::Draft;
        const Queue queue(items, season, ReviewerId{1});
        QCOMPARE(queue.next(), ApplicantId{6});
        QCOMPARE(queue.next(ApplicantId{6}),
                 ApplicantId{5}); // skipped ones come last, but they come
        items[4].mine = ReviewState::Submitted;
        QVERIFY(!Queue(items, season, ReviewerId{1}).next(ApplicantId{6}));
    }

    void progress_countsOnlyWhatIsMine()
    {
        QList<QueueItem> items = fresh(6);
        items[0].mine = ReviewState::Submitted;
        items[1].mine = ReviewState::Abstained;
        items[2].mine = ReviewState::Conflict;
        items[3].assigned = false;
        items[3].isNew = true;
        items[4].mine = ReviewState::Skipped;
        items[5].mine = ReviewState::Draft;
        const Progress progress = Queue(items, season, ReviewerId{1}).progress();
        QCOMPARE(progress, (Progress{4, 2, 1, 1, 1, 1}));
        QCOMPARE(progress.left(), 2);
    }

    void trail_goesBackTheWayOneCame()
    {
        VisitedApplicants trail;
        for (int id : {4, 2, 2, 7})
            trail.visit(ApplicantId{id});
        QCOMPARE(trail.back(), ApplicantId{2});
        QCOMPARE(trail.back(), ApplicantId{4});
        QVERIFY(!trail.back());
        QCOMPARE(trail.forward(), ApplicantId{2});
        trail.visit(ApplicantId{9});
        QVERIFY(!trail.forward());
        QCOMPARE(trail.back(), ApplicantId{2});
    }
};

QTEST_GUILESS_MAIN(TestQueue)
#include "tst_queue.moc"
