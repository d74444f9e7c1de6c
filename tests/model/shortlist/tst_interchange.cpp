// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/interchange.h"
#include "shortlistfixture.h"

#include <QJsonDocument>

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
    paper.status = u"published"_s;
    return record;
}

} // namespace

class TestInterchange : public QObject
{
    Q_OBJECT

private slots:
    void jsonResume_hasOnlyItsOwnFields();
    void bibTeX_escapes();
    void cslJson_datesByParts();
    void files_areWholeJson();
};

void TestInterchange::jsonResume_hasOnlyItsOwnFields()
{
    const QJsonObject resume = jsonResume(withPaper());
    QCOMPARE(resume[u"basics"_s][u"name"_s].toString(), u"江晓"_s);
    const QJsonObject school = resume[u"education"_s].toArray()[0].toObject();
    QCOMPARE(school.keys(),
             (QStringList{u"area"_s, u"courses"_s, u"institution"_s, u"score"_s, u"startDate"_s}));
    QCOMPARE(school[u"score"_s].toString(), u"4.5/5"_s);
    QCOMPARE(school[u"startDate"_s].toString(), u"2021-09"_s);
    QVERIFY(!resume.contains(u"provenance"_s) && !resume.contains(u"work"_s));
}

void TestInterchange::bibTeX_escapes()
{
    QCOMPARE(bibTeX(withPaper(), u"x-"_s),
             u"@inproceedings{x-p1-2025,\n  title = {Locks \\& 100\\% \\{quiet\\}},\n"
             "  author = {Xiao Jiang and Mira Okafor},\n"
             "  booktitle = {Proceedings of Nowhere},\n  year = {2025}\n}\n"_s);
}

void TestInterchange::cslJson_datesByParts()
{
    const QJsonObject entry = cslJson(withPaper())[0].toObject();
    QCOMPARE(entry[u"type"_s].toString(), u"paper-conference"_s);
    QCOMPARE(entry[u"issued"_s][u"date-parts"_s].toArray(), (QJsonArray{QJsonArray{2025, 3}}));
}

void TestInterchange::files_areWholeJson()
{
    ShortlistFixture f;
    f.addApplicant(withPaper());
    const QString path = f.folder.filePath(u"out.json"_s);
    BOLE_GET(count, exportJsonResume(*f.season, {}, path));
    QCOMPARE(count, 4);
    QCOMPARE(QJsonDocument::fromJson(contents(path)).array().size(), 4);
    BOLE_DO(exportCslJson(*f.season, {}, path));
    QCOMPARE(QJsonDocument::fromJson(contents(path)).array().size(), 1);
    BOLE_DO(exportBibTeX(*f.season, {}, path));
    QVERIFY(contents(path).startsWith("@inproceedings{a4-p1-2025"));
}

QTEST_GUILESS_MAIN(TestInterchange)
#include "tst_interchange.moc"
