// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/bibliography.h"
#include "model/export/interchange.h"
#include "model/export/jsonresume.h"
#include "model/knowledge/knowledge.h"
#include "tests/model/desk/shortlistfixture.h"

#include <QJsonDocument>
#include <QProcess>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Record withPaper()
{
    Record record = sampleRecord();
    Publication &paper = record.publications[0];
    paper.name = u"Locks & 100% {quiet}"_s;
    paper.publisher = u"Proceedings of Nowhere"_s;
    paper.releaseDate = PartialDate{2025, 3, 0};
    paper.status = PublicationStatus::Published;
    return record;
}

} // namespace

class TestInterchange : public QObject
{
    Q_OBJECT

private slots:
    void jsonResume_hasOnlyItsOwnFields();
    void jsonResume_isValidByItsSchema();
    void journalsAndPreprints_areTold();
    void bibTeX_escapes();
    void cslJson_datesByParts();
    void files_areWholeJson();
    void unchecked_isMarkedInEachFormat();
    void unchecked_comesFromTheSeason();
};

void TestInterchange::jsonResume_hasOnlyItsOwnFields()
{
    const QJsonObject resume = jsonResume(withPaper(), {});
    QCOMPARE(resume[u"basics"_s][u"name"_s].toString(), u"江晓"_s);
    const QJsonObject school = resume[u"education"_s].toArray()[0].toObject();
    QCOMPARE(school.keys(),
             (QStringList{u"area"_s, u"courses"_s, u"institution"_s, u"score"_s, u"startDate"_s}));
    QCOMPARE(school[u"score"_s].toString(), u"4.5/5"_s);
    QCOMPARE(school[u"startDate"_s].toString(), u"2021-09"_s);
    QVERIFY(!resume.contains(u"provenance"_s) && !resume.contains(u"work"_s));
}

void TestInterchange::jsonResume_isValidByItsSchema()
{
    // Everything that a record can hold, and what people print that is no address and no date.
    ShortlistFixture f;
    Record record = withPaper();
    record.basics.emails = {u"wrong at example.org"_s, u"right@example.org"_s};
    record.basics.url = u"example.org/~江"_s;
    record.basics.summary = u"简介"_s;
    record.basics.address = u"东湖路 1 号"_s;
    record.basics.profiles = {{u"GitHub"_s, u"x"_s, u"not an address"_s},
                              {u"Blog"_s, {}, u"https://example.org/b?q=a b"_s}};
    record.education[0].endDate = PartialDate{2025, 6, 30};
    Work work;
    work.kind = WorkKind::Research;
    work.name = u"Lab"_s;
    work.startDate = PartialDate{2020, 0, 0};
    record.work = {work};
    record.volunteer = record.work;
    Project project;
    project.name = u"P"_s;
    project.url = u"example.org"_s;
    record.projects = {project};
    record.publications[0].doi = u"10.5555/12345"_s;
    record.awards = {Award{u"A"_s, PartialDate{2023, 0, 0}, {}, {}}};
    record.skills = {Skill{u"Languages"_s, {u"C++"_s}, {}}};
    record.languages = {Language{u"English"_s, u"fluent"_s}};
    record.interests = {u"围棋"_s};
    f.addApplicant(record);
    const QString path = f.folder.filePath(u"all.json"_s);
    BOLE_DO(exportJsonResume(f.visible(), {}, path));
    QProcess python;
    python.start(u"python3"_s,
                 {u"-c"_s,
                  u"import json, sys, jsonschema\n"
                  "schema = json.load(open(sys.argv[1], encoding='utf-8'))\n"
                  "check = jsonschema.Draft4Validator(schema, "
                  "format_checker=jsonschema.FormatChecker())\n"
                  "people = json.load(open(sys.argv[2], encoding='utf-8'))\n"
                  "for error in [e for p in people for e in check.iter_errors(p)]:\n"
                  "    sys.exit(f'{list(error.path)}: {error.message}')\n"
                  "print(len(people))\n"_s,
                  QStringLiteral(BOLE_TEST_DATA) + u"/jsonresume/schema-1.0.0.json"_s, path});
    QVERIFY(python.waitForFinished(60'000));
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError());
    QCOMPARE(python.readAllStandardOutput().trimmed(), "4"_ba);

    const QJsonObject resume = jsonResume(record, {});
    QCOMPARE(resume[u"basics"_s][u"email"_s].toString(), u"right@example.org"_s);
    QCOMPARE(resume[u"basics"_s][u"url"_s].toString(), u"https://example.org/~%E6%B1%9F"_s);
    QVERIFY(!resume[u"basics"_s][u"profiles"_s][0].toObject().contains(u"url"_s));
    QCOMPARE(resume[u"publications"_s][0][u"url"_s].toString(), u"https://doi.org/10.5555/12345"_s);

    ExportRequest one;
    one.source = RowSource::of({f.xiao});
    BOLE_DO(exportJsonResume(f.visible(one), one, path));
    QCOMPARE(QJsonDocument::fromJson(contents(path)).object()[u"basics"_s][u"name"_s].toString(),
             u"江晓"_s);
}

void TestInterchange::journalsAndPreprints_areTold()
{
    Record record = withPaper();
    record.publications[0].publisher = u"Nature"_s;
    record.publications[0].authors = {u"Xiao Jiang"_s, u"et al."_s};
    const Knowledge knowledge;
    QVERIFY(bibTeX(record, knowledge).startsWith(u"@article{p1-2025"_s));
    QVERIFY(bibTeX(record, knowledge).contains(u"author = {Jiang, Xiao and others}"_s));
    QCOMPARE(cslJson(record, knowledge)[0][u"type"_s].toString(), u"article-journal"_s);
    record.publications[0].status = PublicationStatus::Preprint;
    QVERIFY(bibTeX(record, knowledge).startsWith(u"@misc{"_s));
}

void TestInterchange::bibTeX_escapes()
{
    QCOMPARE(bibTeX(withPaper(), Knowledge(), {u"x-"_s, {}}),
             u"@inproceedings{x-p1-2025,\n  title = {Locks \\& 100\\% \\{quiet\\}},\n"
             "  author = {Jiang, Xiao and Okafor, Mira},\n"
             "  booktitle = {Proceedings of Nowhere},\n  year = {2025}\n}\n"_s);
}

void TestInterchange::cslJson_datesByParts()
{
    const QJsonObject entry = cslJson(withPaper(), Knowledge())[0].toObject();
    QCOMPARE(entry[u"type"_s].toString(), u"paper-conference"_s);
    QCOMPARE(entry[u"issued"_s][u"date-parts"_s].toArray(), (QJsonArray{QJsonArray{2025, 3}}));
}

void TestInterchange::files_areWholeJson()
{
    ShortlistFixture f;
    const ApplicantId author = f.addApplicant(withPaper());
    const QString path = f.folder.filePath(u"out.json"_s);
    BOLE_GET(count, exportJsonResume(f.visible(), {}, path));
    QCOMPARE(count, 4);
    QCOMPARE(QJsonDocument::fromJson(contents(path)).array().size(), 4);
    BOLE_DO(exportCslJson(f.visible(), {}, path));
    QCOMPARE(QJsonDocument::fromJson(contents(path)).array().size(), 1);
    BOLE_DO(exportBibTeX(f.visible(), {}, path));
    // By the name that the applicant has in every file of the committee, not by this file's rows.
    const QString own = f.visible().uuid(author).value().remove(u'-').first(8);
    const QByteArray key = u"a%1-p1-2025"_s.arg(own).toUtf8();
    QVERIFY2(contents(path).startsWith("@inproceedings{" + key), contents(path));
    BOLE_DO(exportCslJson(f.visible(), {}, path));
    QCOMPARE(QJsonDocument::fromJson(contents(path))[0][u"id"_s].toString(),
             QString::fromUtf8(key));
}

void TestInterchange::unchecked_isMarkedInEachFormat()
{
    const QStringList unchecked{u"/basics/emails"_s, u"/education/0/gpa"_s, u"/education/0/rank"_s,
                                u"/publications/0/releaseDate"_s, u"/publications/0/pages"_s};
    // The record has no pages, and the format knows no rank: neither is there to be marked.
    Record record = withPaper();
    record.basics.emails = {u"xiao@example.org"_s};
    const QJsonObject resume = jsonResume(record, unchecked);
    QCOMPARE(resume[u"meta"_s][u"unchecked"_s].toArray(),
             (QJsonArray{u"/basics/email"_s, u"/education/0/score"_s,
                         u"/publications/0/releaseDate"_s}));
    const Knowledge knowledge;
    const QString bib = bibTeX(record, knowledge, {{}, unchecked});
    QVERIFY2(bib.contains(u"keywords = {unchecked},\n  annote = {unchecked: year}"_s),
             qPrintable(bib));
    const QJsonObject csl = cslJson(record, knowledge, {{}, unchecked})[0].toObject();
    QCOMPARE(csl[u"keyword"_s].toString(), u"unchecked"_s);
    QCOMPARE(csl[u"custom"_s][u"unchecked"_s].toArray(), QJsonArray{u"issued"_s});

    QCOMPARE(jsonResume(record, {})[u"meta"_s][u"unchecked"_s].toArray(), QJsonArray());
    QVERIFY(!bibTeX(record, knowledge).contains(u"unchecked"_s));
    QVERIFY(!cslJson(record, knowledge)[0].toObject().contains(u"custom"_s));
}

void TestInterchange::unchecked_comesFromTheSeason()
{
    ShortlistFixture f;
    Record record = withPaper();
    record.confidence[u"/publications/0/name"_s] = 0.2;
    f.addApplicant(record);
    const QString path = f.folder.filePath(u"out"_s);
    BOLE_DO(exportBibTeX(f.visible(), {}, path));
    QVERIFY2(contents(path).contains("annote = {unchecked: title}"), contents(path));
    BOLE_DO(exportCslJson(f.visible(), {}, path));
    QVERIFY2(contents(path).contains("\"custom\":{\"unchecked\":[\"title\"]}"), contents(path));
    BOLE_DO(exportJsonResume(f.visible(), {}, path));
    QVERIFY2(contents(path).contains("\"/publications/0/name\""), contents(path));
}

QTEST_GUILESS_MAIN(TestInterchange)
#include "tst_interchange.moc"
