// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultsupport.h"

#include "model/knowledge/knowledge.h"
#include "model/review/rubricjson.h"
#include "tests/support/rawsql.h"
#include "tests/support/readeverything.h"
#include "views/common/errortext.h"

using namespace Bole;
using namespace Bole::Faults;
using namespace Qt::StringLiterals;

namespace {

/// A text with some of its characters changed, dropped, doubled or cut off.
QByteArray mutated(QByteArray bytes, QRandomGenerator &random)
{
    for (int i = random.bounded(1, 12); i > 0 && !bytes.isEmpty(); --i) {
        const qsizetype at = random.bounded(bytes.size());
        switch (random.bounded(6)) {
        case 0:
            bytes[at] = char(random.bounded(256));
            break;
        case 1:
            bytes.remove(at, random.bounded(1, 40));
            break;
        case 2:
            bytes.insert(at, bytes.mid(random.bounded(bytes.size()), random.bounded(1, 200)));
            break;
        case 3:
            bytes.insert(at, QByteArray("\0\xff\xfe\t\n\r{}[]\"|", 13).mid(random.bounded(13), 2));
            break;
        case 4:
            bytes.insert(at,
                         QByteArray::number(random.generate64()).repeated(random.bounded(1, 30)));
            break;
        default:
            if (random.bounded(4) == 0)
                bytes.truncate(at);
        }
    }
    return bytes;
}

} // namespace

/// Season files, tables and rubrics as somebody else may hand them over. All seeded: a failure says
/// which.
class TestHostileFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void season_withChangedBytes();
    void season_cutOff();
    void season_withoutATable_data();
    void season_withoutATable();
    void season_withForeignCode_data();
    void season_withForeignCode();
    void season_withHugeOrOddValues_data();
    void season_withHugeOrOddValues();
    void season_withoutItsJournal();
    void season_withADamagedJournal();
    void season_isRefusedInWords();
    void tables_areReadOrRefused();
    void rubrics_areReadOrRefused();

private:
    QString fresh(); ///< the sound season again, without journals

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"season.bole"_s);
    QByteArray m_sound;
};

void TestHostileFiles::initTestCase()
{
    QCOMPARE(bole({u"generate"_s, m_path, u"6"_s}).exitCode, 0);
    m_sound = contents(m_path);
}

QString TestHostileFiles::fresh()
{
    for (const QString &end : {u"-wal"_s, u"-shm"_s})
        QFile::remove(m_path + end);
    overwrite(m_path, m_sound);
    return m_path;
}

void TestHostileFiles::season_withChangedBytes()
{
    int refused = 0;
    for (quint32 seed = 1; seed <= 120; ++seed) {
        QRandomGenerator random(seed);
        QByteArray bytes = m_sound;
        for (int i = random.bounded(1, 60); i > 0; --i) {
            // Where documents lie a change hurts nobody else; most go where the tables are.
            const qsizetype room =
                random.bounded(3) ? bytes.size() : std::min<qsizetype>(bytes.size(), 200'000);
            bytes[random.bounded(room)] = char(random.bounded(256));
        }
        fresh();
        overwrite(m_path, bytes);
        const auto season = Season::open(m_path);
        refused += !season;
        if (season)
            readEverything(**season);
        else
            QVERIFY2(!errorText(season.error()).isEmpty(), qPrintable(QString::number(seed)));
    }
    QVERIFY2(refused > 25, qPrintable(QString::number(refused)));
}

void TestHostileFiles::season_cutOff()
{
    for (qsizetype size = 0; size < m_sound.size(); size += 4096 + 512) {
        fresh();
        overwrite(m_path, m_sound.first(size));
        const auto season = Season::open(m_path);
        QVERIFY2(!season, qPrintable(QString::number(size)));
        const ErrorCode code = season.error().code;
        QVERIFY(code == ErrorCode::NotASeason || code == ErrorCode::SeasonCorrupted);
    }
}

void TestHostileFiles::season_withoutATable_data()
{
    QTest::addColumn<QString>("table");
    for (const char *name : {"setting",
                             "session",
                             "change",
                             "reviewer",
                             "applicant",
                             "document",
                             "document_content",
                             "document_text",
                             "record",
                             "facts",
                             "tag",
                             "seen",
                             "saved_filter",
                             "applicant_search",
                             "text_search",
                             "note_search",
                             "edit",
                             "rubric",
                             "review",
                             "score",
                             "assignment",
                             "highlight",
                             "shortlist",
                             "shortlist_entry",
                             "event"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestHostileFiles::season_withoutATable()
{
    QFETCH(QString, table);
    BOLE_DO(runSql(fresh(), u"PRAGMA foreign_keys = OFF; DROP TABLE "_s + table));
    BOLE_FAILS(Season::open(m_path), ErrorCode::SeasonCorrupted);
}

void TestHostileFiles::season_withForeignCode_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("trigger on what opening writes")
        << u"CREATE TRIGGER t AFTER INSERT ON session BEGIN UPDATE score SET level = 1; "
           "UPDATE applicant SET uuid = 'changed' || id; END"_s;
    QTest::newRow("trigger on what a reviewer writes")
        << u"CREATE TRIGGER t AFTER UPDATE ON review BEGIN DELETE FROM edit; END"_s;
    QTest::newRow("view") << u"CREATE VIEW v AS SELECT * FROM score"_s;
    QTest::newRow("view in place of a table")
        << u"ALTER TABLE tag RENAME TO tags; CREATE VIEW tag AS SELECT * FROM tags"_s;
    QTest::newRow("table") << u"CREATE TABLE more (x)"_s;
    QTest::newRow("index") << u"CREATE INDEX more ON score (abs(level))"_s;
}

void TestHostileFiles::season_withForeignCode()
{
    QFETCH(QString, statement);
    BOLE_DO(runSql(fresh(), statement));
    const QByteArray before = contents(m_path);
    BOLE_FAILS(Season::open(m_path), ErrorCode::SeasonCorrupted);
    const Run listed = bole({u"list"_s, m_path, u"--all"_s});
    QCOMPARE(listed.exitCode, 1);
    QVERIFY2(listed.errors.contains(errorText({ErrorCode::SeasonCorrupted, {}})),
             qPrintable(listed.errors));
    QCOMPARE(contents(m_path), before); // nothing of it has run
}

void TestHostileFiles::season_withHugeOrOddValues_data()
{
    QTest::addColumn<QString>("statement");
    const auto row = [](const char *name, const QString &statement) {
        QTest::newRow(name) << statement;
    };
    row("a name of 40 MB", u"UPDATE facts SET name = hex(randomblob(20000000))"_s);
    row("a name with zeros and controls",
        u"UPDATE facts SET name = char(0, 7, 27, 8238, 8203, 65535)"_s);
    row("numbers out of range",
        u"UPDATE facts SET gpa = 9e999, gpa_percent = -9e999, "
        "rank_of = 9223372036854775807, publications = -9223372036854775807"_s);
    row("a score that is none", u"UPDATE test_score SET score = 'seven'"_s);
    row("pages without end", u"UPDATE document SET pages = 9223372036854775807, size = -1"_s);
    row("a text where a blob belongs", u"UPDATE record SET parsed = 'no', current = 'no'"_s);
    row("a blob that says it is 4 GB", u"UPDATE record SET parsed = x'ffffffff789c'"_s);
    row("a blob that says it is 200 MB and is not",
        u"UPDATE record SET parsed = x'0bebc200789c030000000001'"_s);
    row("deep JSON", u"UPDATE edit SET before = replace(hex(zeroblob(100000)), '00', '['), "
                     "after = replace(hex(zeroblob(100000)), '00', '{\"a\":')"_s);
    row("times that are none",
        u"UPDATE applicant SET created_at = 'yesterday', changed_at = x'00'"_s);
    row("a rubric that is none", u"UPDATE rubric SET definition = '[1, 2'"_s);
    row("a review of the far future",
        u"UPDATE review SET changed_at = '99999-12-31T00:00:00.000Z', citations = '{}'"_s);
    row("scores beyond their scale", u"UPDATE score SET level = 1000000000"_s);
    row("a title of 10 MB", u"INSERT OR REPLACE INTO setting VALUES ('title', '[\"' || "
                            "hex(randomblob(5000000)) || '\"]')"_s);
    row("settings that are no JSON", u"UPDATE setting SET value = char(0)"_s);
    row("ids at the end of the world", u"INSERT INTO applicant (id, uuid, created_at, changed_at) "
                                       "VALUES (9223372036854775807, 'x', '', '')"_s);
}

void TestHostileFiles::season_withHugeOrOddValues()
{
    QFETCH(QString, statement);
    BOLE_DO(runSql(fresh(), u"PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF;"_s +
                                statement));
    const auto season = Season::open(m_path);
    if (season)
        readEverything(**season);
    const Run exported =
        bole({u"export"_s, m_path, u"--all"_s, u"-o"_s, m_folder.filePath(u"all.csv"_s)});
    QVERIFY2(exported.exitCode == 0 || exported.exitCode == 1, qPrintable(exported.all()));
    QVERIFY(exported.exitCode == 0 || !exported.errors.isEmpty());
}

void TestHostileFiles::season_withoutItsJournal()
{
    // As after a power cut, when somebody copies the file but not what lies beside it.
    QProcess process;
    process.start(QStringLiteral(FAULT_CHILD), {u"edit"_s, fresh()});
    QVERIFY(process.waitForReadyRead(30'000));
    kill(process);
    QVERIFY(QFile::exists(m_path + u"-wal"_s));
    QFile::remove(m_path + u"-wal"_s);
    QFile::remove(m_path + u"-shm"_s);
    const auto season = Season::open(m_path);
    QVERIFY2(season || !errorText(season.error()).isEmpty(), "neither opened nor refused");
    if (season)
        QCOMPARE(wholeApplicants(**season), 6);
}

void TestHostileFiles::season_withADamagedJournal()
{
    for (quint32 seed = 1; seed <= 30; ++seed) {
        fresh();
        QRandomGenerator random(seed);
        QByteArray journal(random.bounded(0, 60'000), Qt::Uninitialized);
        random.generate(journal.begin(), journal.end());
        if (seed % 2)
            journal.replace(0, 4, QByteArray::fromHex("377f0682"));
        overwrite(m_path + u"-wal"_s, journal);
        const auto season = Season::open(m_path);
        if (season)
            QCOMPARE(wholeApplicants(**season), 6);
    }
}

void TestHostileFiles::season_isRefusedInWords()
{
    fresh();
    overwrite(m_path, m_sound.first(m_sound.size() / 2));
    const Run refused = bole({u"list"_s, m_path, u"--all"_s});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.errors.contains(errorText({ErrorCode::SeasonCorrupted, {}})),
             qPrintable(refused.errors));
}

void TestHostileFiles::tables_areReadOrRefused()
{
    const QDir tables(QStringLiteral(KNOWLEDGE_FOLDER));
    QTemporaryDir folder;
    int problems = 0;
    for (quint32 seed = 1; seed <= 60; ++seed) {
        QRandomGenerator random(seed);
        const QStringList names = tables.entryList({u"*.tsv"_s}, QDir::Files, QDir::Name);
        const QString name = names[random.bounded(names.size())];
        const QByteArray text = contents(tables.filePath(name)).left(20'000);
        overwrite(folder.filePath(name), mutated(text, random));
        const Knowledge knowledge(folder.path());
        for (const Error &problem : knowledge.problems()) {
            ++problems;
            QVERIFY(problem.code == ErrorCode::InvalidTable);
            QVERIFY2(problem.detail.contains(name) || problem.detail.contains(u".tsv"_s),
                     qPrintable(problem.detail));
        }
        (void)knowledge.findInstitutions(u"Tongji University and 同济大学 in OSDI 2025"_s);
        (void)knowledge.findVenue(u"In Proceedings of OSDI 2025"_s);
        (void)knowledge.heading(u"EDUCATION"_s);
        QFile::remove(folder.filePath(name));
    }
    QVERIFY2(problems > 10, qPrintable(QString::number(problems)));
}

void TestHostileFiles::rubrics_areReadOrRefused()
{
    const QByteArray text = toJsonText(standardRubric());
    QVERIFY(rubricFromJson(text).has_value());
    int refused = 0;
    for (quint32 seed = 1; seed <= 400; ++seed) {
        QRandomGenerator random(seed);
        const auto rubric = rubricFromJson(mutated(text, random));
        if (rubric) {
            QVERIFY(problems(*rubric).isEmpty());
            continue;
        }
        ++refused;
        QVERIFY2(!rubric.error().detail.isEmpty(), qPrintable(QString::number(seed)));
    }
    QVERIFY(refused > 200);
    QVERIFY(!rubricFromJson(QByteArray(200'000, '[')).has_value());
    QVERIFY(!rubricFromJson(QByteArray("{\"format\":\"bole-rubric/1\",\"id\":\"") +
                            QByteArray(5'000'000, 'x') + "\"}")
                 .has_value());
}

QTEST_GUILESS_MAIN(TestHostileFiles)
#include "tst_hostilefiles.moc"
