// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/sampleseason.h"
#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "model/review/requirement.h"
#include "model/season/decisionstore.h"
#include "model/season/documentdetails.h"
#include "model/season/highlightstore.h"
#include "model/season/shortliststore.h"
#include "model/season/stagestore.h"
#include "tests/model/season/seasonfixture.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Bole;
using namespace Qt::StringLiterals;
using Story = SampleSeason::Story;

/// The two sample seasons as somebody finds them who opens them.
class TestSampleStory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void names_areReadRight_data() { stories(); }
    void names_areReadRight();
    void studies_areFilledIn_data() { stories(); }
    void studies_areFilledIn();
    void lists_followTheirRule_data() { stories(); }
    void lists_followTheirRule();
    void seals_hold_data() { stories(); }
    void seals_hold();
    void intake_hasWhatACommitteeMeets();
    void camp_hasWhatACommitteeMeets();

private:
    static void stories();
    std::unique_ptr<Season> build(Story story);
    Season &season(const QString &file) const;
    static ApplicantId person(Season &season, const QString &name);

    QTemporaryDir m_folder;
    ReaderPool m_readers;
    std::unique_ptr<Season> m_intake;
    std::unique_ptr<Season> m_camp;
};

namespace {

QSet<QString> namesIn(const QString &file)
{
    QFile json(QStringLiteral(BOLE_SAMPLE "/") + file);
    QSet<QString> names;
    if (json.open(QIODevice::ReadOnly)) {
        for (const QJsonValue &one :
             QJsonDocument::fromJson(json.readAll())[u"applicants"].toArray())
            names.insert(one[u"name"].toString());
    }
    return names;
}

/// Also those who withdrew.
QList<ApplicantRow> everybody(Season &season)
{
    QList<ApplicantRow> rows;
    for (qint64 number = 1; const auto row = season.applicants().row(ApplicantId{number}); ++number)
        rows.append(*row);
    return rows;
}

} // namespace

void TestSampleStory::stories()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("intake") << u"season.json"_s;
    QTest::newRow("camp") << u"camp.json"_s;
}

std::unique_ptr<Season> TestSampleStory::build(Story story)
{
    SampleSeason sample(m_readers);
    std::optional<Result<std::unique_ptr<Season>>> built;
    sample.build(m_folder.filePath(u"%1.bole"_s.arg(int(story))), story, u"zh_CN"_s,
                 [&](Result<std::unique_ptr<Season>> season) { built = std::move(season); });
    if (!QTest::qWaitFor([&] { return built.has_value(); }, 200'000))
        return nullptr;
    if (!*built)
        qWarning("%s", qPrintable(built->error().detail));
    return *built ? std::move(**built) : nullptr;
}

void TestSampleStory::initTestCase()
{
    m_intake = build(Story::Intake);
    QVERIFY(m_intake);
    m_camp = build(Story::Camp);
    QVERIFY(m_camp);
}

Season &TestSampleStory::season(const QString &file) const
{
    return file == u"camp.json" ? *m_camp : *m_intake;
}

ApplicantId TestSampleStory::person(Season &season, const QString &name)
{
    const QList<ApplicantRow> rows = everybody(season);
    const auto found = std::ranges::find(rows, name, &ApplicantRow::name);
    return found == rows.end() ? ApplicantId() : found->id;
}

void TestSampleStory::names_areReadRight()
{
    QFETCH(QString, file);
    QSet<QString> read;
    for (const ApplicantRow &row : everybody(season(file))) {
        // Some CVs print the name in both scripts.
        const bool isOther = namesIn(file).contains(row.nameOther);
        read.insert(isOther ? row.nameOther : row.name);
    }
    QCOMPARE(read, namesIn(file));
}

/// A view with holes or in capitals is no advertisement: what was read wrongly the committee has
/// corrected.
void TestSampleStory::studies_areFilledIn()
{
    QFETCH(QString, file);
    int seen = 0;
    for (const ApplicantRow &row : everybody(season(file))) {
        const auto record = season(file).records().current(row.id);
        if (!record || record->education.isEmpty())
            continue;
        ++seen;
        const Education &latest = record->education.first();
        const QString told = row.name + u": "_s + latest.institution + u", "_s + latest.area;
        QVERIFY2(!latest.institution.isEmpty() && !latest.area.isEmpty(), qPrintable(told));
        for (const Education &study : record->education) {
            const bool isShouted = study.area.size() > 5 && study.area == study.area.toUpper() &&
                                   study.area != study.area.toLower();
            QVERIFY2(!isShouted, qPrintable(row.name + u": "_s + study.area));
        }
    }
    QVERIFY(seen >= 10);
}

/// Whoever stands elsewhere says so.
void TestSampleStory::lists_followTheirRule()
{
    QFETCH(QString, file);
    WorkKeeper work;
    Desk desk(season(file), work, season(file).reviewers().list().value().first().id);
    BOLE_GET(lists, desk.lists().all());
    QVERIFY(lists.size() >= 2);
    for (const Shortlist &list : std::as_const(lists)) {
        BOLE_GET(people, desk.lists().people({list, {}}));
        std::optional<double> last;
        for (qsizetype i = 0; i < people.size(); ++i) {
            const std::optional<double> total = people[i].scores.total;
            const bool isInOrder = !total || !last || *total <= *last;
            QVERIFY2(isInOrder || list.entries[i].moved || list.entries[i - 1].moved,
                     qPrintable(list.name + u": "_s + people[i].facts.name));
            last = total;
        }
    }
}

void TestSampleStory::seals_hold()
{
    QFETCH(QString, file);
    WorkKeeper work;
    Desk desk(season(file), work);
    BOLE_GET(lists, season(file).shortlists().list());
    QCOMPARE(std::ranges::count_if(lists, &Shortlist::isSealed), 1);
    for (const Shortlist &list : std::as_const(lists))
        BOLE_DO(desk.lists().checkSeal(list.id));
}

void TestSampleStory::intake_hasWhatACommitteeMeets()
{
    BOLE_GET(tray, m_intake->documents().tray());
    QCOMPARE(tray.size(), 1);
    const ApplicantId revathi = person(*m_intake, u"Revathi Sundarkovil"_s);
    BOLE_GET(versions, m_intake->documents().listWithVersions(revathi));
    QCOMPARE(versions.size(), 2); // a replaced CV
    BOLE_GET(handedIn, m_intake->documents().list(person(*m_intake, u"Jonah Pellwether"_s)));
    QCOMPARE(handedIn.size(), 1); // a packet
    BOLE_GET(parts, DocumentDetails(m_intake->database()).parts(handedIn.first().id));
    QCOMPARE(parts,
             (QList<DocumentPart>{{DocumentRole::Cv, 1, 2}, {DocumentRole::Transcript, 3, 3}}));
    BOLE_GET(reviewers, m_intake->reviewers().list());
    const auto isNew = [&](const QString &name) {
        return m_intake->applicants().isNewFor(person(*m_intake, name), reviewers.first().id);
    };
    QCOMPARE(isNew(u"Revathi Sundarkovil"_s).value(), true);
    for (const QString &read : {u"Mira Okaduwe"_s, u"Jonah Pellwether"_s, u"濮阳澄"_s})
        QCOMPARE(isNew(read).value(), false);
    BOLE_GET(record, m_intake->records().current(revathi));
    QCOMPARE(record.basics.emails, QStringList{u"revathi.sundarkovil@example.org"_s});
    BOLE_GET(requirements, m_intake->settings().value(requirementsKey));
    BOLE_GET(listedOnly, m_intake->applicants().row(person(*m_intake, u"Tobias Fennhollow"_s)));
    QCOMPARE(missingFrom(requirementsFromJson(requirements), listedOnly.documents).size(), 1);
    BOLE_GET(withdrawn, m_intake->applicants().row(person(*m_intake, u"Maëlle Trégorven"_s)));
    QVERIFY(withdrawn.isWithdrawn);
    BOLE_GET(places, StageStore(m_intake->database()).places());
    QCOMPARE(places.value(person(*m_intake, u"仝砚秋"_s)).stage, u"interview"_s);
    QCOMPARE(places.value(person(*m_intake, u"仝砚秋"_s)).planned, u"offer"_s);
    BOLE_GET(highlights, m_intake->highlights().ofApplicant(person(*m_intake, u"仝砚秋"_s)));
    QCOMPARE(highlights.size(), 1);
    QVERIFY(!highlights.first().places.isEmpty());
}

/// Totals as worked out on paper: 30 % exam, 30 % documents, 40 % interview, without the highest
/// and the lowest judge.
void TestSampleStory::camp_hasWhatACommitteeMeets()
{
    WorkKeeper work;
    Desk desk(*m_camp, work, m_camp->reviewers().list().value().first().id);
    BOLE_GET(found, m_camp->shortlists().findByName(u"拟录取名单"_s));
    QVERIFY(found);
    BOLE_GET(people, desk.lists().people({*found, {}}));
    QStringList totals;
    for (const PersonRow &row : std::as_const(people))
        totals << QString::number(row.scores.total.value_or(0), 'f', 2);
    QCOMPARE(totals.first(3), (QStringList{u"96.10"_s, u"92.20"_s, u"92.00"_s}));
    BOLE_GET(answers, m_camp->decisions().answers());
    QCOMPARE(answers.value(person(*m_camp, u"濮阳澄"_s)).answer, Answer::Declined);
    BOLE_GET(decision, m_camp->decisions().ofApplicant(person(*m_camp, u"纪棠溪"_s)));
    QCOMPARE(decision.decision, Decision::Reject);
}

QTEST_GUILESS_MAIN(TestSampleStory)
#include "tst_samplestory.moc"
