// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/faultsupport.h"

#include "model/season/assignmentstore.h"
#include "model/season/reviewstore.h"
#include "model/season/shortliststore.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace Bole;
using namespace Bole::Faults;
using namespace Qt::StringLiterals;

/// `bole generate`: people to measure with.
class TestGenerate : public QObject
{
    Q_OBJECT

private slots:
    void season_hasEverythingThatASeasonHas();
    void pdfs_areDifferent_andTheSameForTheSameSeed();
    void pdfs_sayWhatTheRecordsSay();
    void rosterAndFiles_belongTogether();
    void withoutAName_theNumberIsTheName();
    void existingFile_isLeftAlone();
    void wrongUsage_is2();
    void help_isPrinted();

private:
    QTemporaryDir m_folder;
    QString path(const QString &name) const { return m_folder.filePath(name); }
};

void TestGenerate::season_hasEverythingThatASeasonHas()
{
    QCOMPARE(bole({u"generate"_s, path(u"a.bole"_s), u"60"_s}).exitCode, 0);
    BOLE_GET(season, Season::open(path(u"a.bole"_s)));
    QCOMPARE(wholeApplicants(*season), 60);
    BOLE_GET(rows, season->applicants().list());
    QSet<QString> emails;
    int tagged = 0;
    int chinese = 0;
    for (const ApplicantRow &row : rows) {
        QVERIFY(!row.name.isEmpty() && !row.institution.isEmpty() && !row.institutionId.isEmpty());
        emails << row.email;
        tagged += !row.tags.isEmpty();
        chinese += row.name[0].script() == QChar::Script_Han;
    }
    QCOMPARE(emails.size(), 60);
    QVERIFY(tagged > 5 && chinese > 15 && chinese < 45);
    QCOMPARE(season->reviewers().list()->size(), 5);
    QCOMPARE(season->assignments().all()->size(), 120);
    QVERIFY(season->reviews().all()->size() > 60);
    QCOMPARE(season->shortlists().list()->size(), 1);
    QVERIFY(!season->applicants().matching(u"memory"_s)->isEmpty());
}

void TestGenerate::pdfs_areDifferent_andTheSameForTheSameSeed()
{
    for (const QString &folder : {u"one"_s, u"two"_s})
        QCOMPARE(bole({u"generate"_s, u"--pdfs"_s, path(folder), u"8"_s}).exitCode, 0);
    QCOMPARE(
        bole({u"generate"_s, u"--seed"_s, u"7"_s, u"--pdfs"_s, path(u"other"_s), u"8"_s}).exitCode,
        0);
    QSet<QByteArray> all;
    for (const QString &name : filesIn(path(u"one"_s))) {
        const QByteArray pdf = contents(path(u"one/"_s + name));
        QCOMPARE(pdf, contents(path(u"two/"_s + name)));
        QVERIFY(pdf != contents(path(u"other/"_s + name)));
        QVERIFY(pdf.size() > 15'000 && pdf.size() < 90'000);
        all << pdf;
    }
    QCOMPARE(all.size(), 8);
}

void TestGenerate::pdfs_sayWhatTheRecordsSay()
{
    QCOMPARE(bole({u"generate"_s, path(u"b.bole"_s), u"12"_s}).exitCode, 0);
    QCOMPARE(bole({u"generate"_s, u"--pdfs"_s, path(u"pdfs"_s), u"12"_s}).exitCode, 0);
    BOLE_GET(season, Season::open(path(u"b.bole"_s)));
    int names = 0;
    int schools = 0;
    for (int i = 1; i <= 12; ++i) {
        const QString file = path(u"pdfs/applicant-%1.pdf"_s.arg(i, 5, 10, QChar(u'0')));
        const Run parsed = bole({u"parse"_s, u"--json"_s, file});
        QVERIFY2(parsed.exitCode == 0, qPrintable(parsed.all()));
        const QJsonObject json = QJsonDocument::fromJson(parsed.output.toUtf8()).object();
        const Record record = season->records().current(ApplicantId{i}).value();
        QCOMPARE(json[u"basics"][u"emails"][0].toString(), record.basics.emails.first());
        QCOMPARE(json[u"source"][u"pages"].toInt(), record.source.pages);
        names += json[u"basics"][u"name"].toString() == record.basics.name;
        schools += json[u"education"][0][u"institutionId"].toString() ==
                   record.education.first().institutionId;
    }
    // The reader may misread somebody; that these are CVs it can read is what counts here.
    QVERIFY2(names >= 9, qPrintable(QString::number(names)));
    QVERIFY2(schools >= 5, qPrintable(QString::number(schools)));
}

void TestGenerate::rosterAndFiles_belongTogether()
{
    QCOMPARE(bole({u"generate"_s, u"--pdfs"_s, path(u"in"_s), u"--files"_s, u"3"_s, u"--roster"_s,
                   path(u"list.csv"_s), u"4"_s})
                 .exitCode,
             0);
    QCOMPARE(filesIn(path(u"in"_s)).size(), 12);
    const Run import = bole(
        {u"import"_s, u"--roster"_s, path(u"list.csv"_s), path(u"together.bole"_s), path(u"in"_s)});
    QVERIFY2(import.exitCode == 0, qPrintable(import.all()));
    BOLE_GET(season, Season::open(path(u"together.bole"_s)));
    BOLE_GET(people, season->applicants().ids());
    QCOMPARE(people.size(), 4);
    for (const ApplicantId person : std::as_const(people))
        QCOMPARE(season->documents().list(person)->size(), 3);
}

void TestGenerate::withoutAName_theNumberIsTheName()
{
    QVERIFY(QDir::setCurrent(m_folder.path()));
    QCOMPARE(bole({u"generate"_s, u"3"_s}).exitCode, 0);
    BOLE_GET(season, Season::open(path(u"generated-3.bole"_s)));
    QCOMPARE(wholeApplicants(*season), 3);
}

void TestGenerate::existingFile_isLeftAlone()
{
    overwrite(path(u"there.bole"_s), "mine");
    QCOMPARE(bole({u"generate"_s, path(u"there.bole"_s), u"1"_s}).exitCode, 1);
    QCOMPARE(contents(path(u"there.bole"_s)), QByteArray("mine"));
}

void TestGenerate::wrongUsage_is2()
{
    for (const QStringList &arguments :
         {QStringList{}, QStringList{path(u"x.bole"_s)}, QStringList{path(u"x.bole"_s), u"none"_s},
          QStringList{path(u"x.bole"_s), u"0"_s},
          QStringList{u"--seed"_s, u"x"_s, path(u"x.bole"_s), u"3"_s}})
        QCOMPARE(bole(QStringList{u"generate"_s} + arguments).exitCode, 2);
    QVERIFY(!QFile::exists(path(u"x.bole"_s)));
}

void TestGenerate::help_isPrinted()
{
    const Run help = bole({u"generate"_s, u"--help"_s});
    QCOMPARE(help.exitCode, 0);
    QVERIFY(help.output.contains(u"Exit status"));
}

QTEST_GUILESS_MAIN(TestGenerate)
#include "tst_generate.moc"
