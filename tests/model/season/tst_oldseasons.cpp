// SPDX-License-Identifier: GPL-3.0-or-later
#include "seasonfixture.h"

#include "model/season/decisionstore.h"
#include "model/season/highlightstore.h"
#include "model/season/history.h"
#include "model/season/migration.h"
#include "model/season/outsidenumberstore.h"
#include "model/season/ownfieldstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rosterstore.h"
#include "model/season/shortliststore.h"
#include "model/season/stagestore.h"

#include <QDir>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Files of every version that seasons ever had, kept in tests/data/seasons: opened, read and
/// worked in as if they had been made today.
class TestOldSeasons : public QObject
{
    Q_OBJECT

private slots:
    void everyVersion_isKept();
    void people_areThere_data() { files(); }
    void people_areThere();
    void reviews_areThere_data() { files(); }
    void reviews_areThere();
    void laterKinds_areThere_data() { files(); }
    void laterKinds_areThere();
    void list_isThere_data() { files(); }
    void list_isThere();
    void work_goesOn_data() { files(); }
    void work_goesOn();

private:
    static void files();
    /// A copy of the row's file, opened. All people in their order.
    void open();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Season> m_season;
    QList<ApplicantId> m_people;
    ReviewerId m_chair;
    ReviewerId m_member;
};

void TestOldSeasons::files()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("version");
    for (const QString &name : QDir(QStringLiteral(OLD_SEASONS)).entryList({u"*.bole"_s}))
        QTest::newRow(qPrintable(name))
            << name << name.section(u'-', 1).section(u'.', 0, 0).toInt();
}

void TestOldSeasons::open()
{
    QFETCH(QString, name);
    m_season.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(name);
    QVERIFY(QFile::copy(QStringLiteral(OLD_SEASONS "/") + name, path));
    BOLE_GET(season, Season::open(path));
    m_season = std::move(season);
    BOLE_GET(people, m_season->applicants().ids());
    m_people = people;
    QCOMPARE(m_people.size(), 3);
    BOLE_GET(reviewers, m_season->reviewers().list());
    for (const Reviewer &reviewer : std::as_const(reviewers))
        (reviewer.role == ReviewerRole::Coordinator ? m_chair : m_member) = reviewer.id;
    QVERIFY(m_chair != ReviewerId() && m_member != ReviewerId());
}

void TestOldSeasons::everyVersion_isKept()
{
    const int latest = latestVersion(seasonMigrations());
    QCOMPARE_GE(latest, 14);
    for (int version = 1; version <= latest; ++version) {
        const QString file = QStringLiteral(OLD_SEASONS "/version-%1.bole").arg(version);
        QVERIFY2(QFile::exists(file), qPrintable(file + u" is missing: see README.md there"_s));
    }
}

void TestOldSeasons::people_areThere()
{
    open();
    BOLE_GET(first, m_season->records().current(m_people[0]));
    QCOMPARE(first.basics.name, u"江晓"_s);
    QCOMPARE(first.education[0].area, u"Mathematics"_s); // somebody corrected it
    QCOMPARE(first.publications[0].tier, u"CCF-A"_s);
    BOLE_GET(parsed, m_season->records().parsed(m_people[0]));
    QCOMPARE(parsed.education[0].area, u"Computer Science"_s);
    BOLE_GET(documents, m_season->documents().list(m_people[2]));
    QCOMPARE(documents.size(), 1);
    QCOMPARE(documents[0].fileName, u"cv3.pdf"_s);
    BOLE_GET(bytes, m_season->documents().bytes(documents[0].id));
    QVERIFY(bytes.startsWith("%PDF-1.4"));
    BOLE_GET(row, m_season->applicants().row(m_people[2]));
    QCOMPARE(row.tags, QStringList{u"theory"_s});
    BOLE_GET(found, m_season->applicants().matching(u"okafor"_s));
    QVERIFY(found.contains(m_people[1]));
}

void TestOldSeasons::reviews_areThere()
{
    open();
    BOLE_GET(review, m_season->reviews().find(m_people[0], m_member));
    QVERIFY(review);
    QCOMPARE(review->content.note, u"Strong in **theory**. 推荐面试。"_s);
    QCOMPARE(review->content.decision, Decision::Interview);
    QCOMPARE(review->content.reason, u"to hear more"_s);
    const CriterionScore score = review->content.scores.value(u"academic-record"_s);
    QCOMPARE(score.level, 4);
    QCOMPARE(score.confidence, 2);
    QCOMPARE(score.note, u"top tenth"_s);
    BOLE_GET(highlights, m_season->highlights().ofApplicant(m_people[0]));
    QCOMPARE(highlights.size(), 1);
    QCOMPARE(highlights[0].comment, u"taught by whom?"_s);
}

/// What each version brought is in the files from that version on, and in no older one.
void TestOldSeasons::laterKinds_areThere()
{
    open();
    QFETCH(int, version);
    const ApplicantId first = m_people[0];
    BOLE_GET(numbers, OutsideNumberStore(m_season->database()).all());
    QCOMPARE(numbers.value(first).value(u"exam"_s), version >= 8 ? 88.5 : 0);
    BOLE_GET(answers, m_season->decisions().answers());
    QCOMPARE(answers.value(m_people[1]).answer, version >= 9 ? Answer::Accepted : Answer::None);
    BOLE_GET(row, m_season->applicants().row(first));
    QCOMPARE(row.number, version >= 10 ? u"2027-001"_s : QString());
    BOLE_GET(roster, m_season->rosters().values(first));
    QCOMPARE(roster.value(u"own:Desk"_s), version >= 11 ? u"14"_s : QString());
    BOLE_GET(own, m_season->ownFields().values(first));
    QCOMPARE(own.values(), version >= 12 ? QStringList{u"state"_s} : QStringList());
    BOLE_GET(places, StageStore(m_season->database()).places());
    QCOMPARE(places.value(first).stage, version >= 13 ? u"interview"_s : QString());
}

void TestOldSeasons::list_isThere()
{
    open();
    BOLE_GET(list, m_season->shortlists().findByName(u"Interviews"_s));
    QVERIFY(list);
    QCOMPARE(list->entries.size(), 2);
    QCOMPARE(list->entries[0].applicant, m_people[1]);
    QCOMPARE(list->entries[0].reason, u"talked to her"_s);
    QVERIFY(list->entries[0].moved);
    QCOMPARE(list->entries[1].applicant, m_people[0]);
}

/// Also what was done with an old version can be undone with this one.
void TestOldSeasons::work_goesOn()
{
    open();
    BOLE_DO(m_season->reviews().setNote(m_people[2], m_chair, u"New"_s));
    BOLE_GET(history, m_season->history().ofApplicant(m_people[0]));
    const auto correction =
        std::ranges::find(history, u"/education/0/area"_s, &HistoryEntry::pointer);
    QVERIFY(correction != history.end());
    BOLE_DO(m_season->history().putBack(correction->id, true, m_member));
    BOLE_GET(undone, m_season->records().current(m_people[0]));
    QCOMPARE(undone.education[0].area, u"Computer Science"_s);
    const QString path = m_season->path();
    m_season.reset();
    BOLE_GET(again, Season::open(path));
    QVERIFY(again->copyBeforeMigration().isEmpty());
    BOLE_GET(review, again->reviews().find(m_people[2], m_chair));
    QCOMPARE(review->content.note, u"New"_s);
}

QTEST_GUILESS_MAIN(TestOldSeasons)
#include "tst_oldseasons.moc"
