// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importplan.h"

#include <QTest>

using namespace Bole;

namespace {

/// "cv + paper + paper" for each applicant, file names only.
QStringList described(const QList<PlannedApplicant> &applicants)
{
    QStringList all;
    for (const PlannedApplicant &applicant : applicants) {
        QStringList names;
        for (const PlannedDocument &document : applicant.documents)
            names.append(document.path.shown());
        all.append(names.join(QStringLiteral(" + ")));
    }
    return all;
}

} // namespace

class TestImportPlan : public QObject
{
    Q_OBJECT

private slots:
    void role_comesFromTheNames_data();
    void role_comesFromTheNames();
    void papers_goToTheirApplicant_data();
    void papers_goToTheirApplicant();
};

void TestImportPlan::role_comesFromTheNames_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<DocumentRole>("role");
    const auto row = [](const char *path, DocumentRole role) {
        QTest::newRow(path) << QString::fromUtf8(path) << role;
    };
    row("in/mira_okafor.pdf", DocumentRole::Cv);
    row("in/Mira Okafor CV.pdf", DocumentRole::Cv);
    row("in/江晓-简历.pdf", DocumentRole::Cv);
    row("in/mira_transcript.pdf", DocumentRole::Transcript);
    row("in/江晓成绩单.pdf", DocumentRole::Transcript);
    row("transcripts/mira.pdf", DocumentRole::Transcript);
    row("in/letter-of-recommendation.pdf", DocumentRole::Letter);
    row("in/推荐信1.pdf", DocumentRole::Letter);
    row("in/CV with references.pdf", DocumentRole::Cv);
    row("in/Letterman.pdf", DocumentRole::Cv);
    row("in/个人陈述.pdf", DocumentRole::Other);
}

void TestImportPlan::role_comesFromTheNames()
{
    QFETCH(const QString, path);
    QFETCH(const DocumentRole, role);
    QVERIFY(documentRoleOf(path) == role);
}

void TestImportPlan::papers_goToTheirApplicant_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QStringList>("applicants");
    const auto row = [](const char *name, const QStringList &files, const QStringList &applicants) {
        QTest::newRow(name) << files << applicants;
    };
    using namespace Qt::StringLiterals;
    row("one CV each", {u"a/x.pdf"_s, u"a/y.pdf"_s}, {u"a/x.pdf"_s, u"a/y.pdf"_s});
    row("a folder for each applicant",
        {u"in/jiang/cv.pdf"_s, u"in/jiang/transcript.pdf"_s, u"in/okafor/cv.pdf"_s,
         u"in/okafor/letter.pdf"_s},
        {u"in/jiang/cv.pdf + in/jiang/transcript.pdf"_s,
         u"in/okafor/cv.pdf + in/okafor/letter.pdf"_s});
    row("all in one folder, by name",
        {u"in/mira_okafor_cv.pdf"_s, u"in/mira_okafor_transcript.pdf"_s, u"in/yi_lin_cv.pdf"_s,
         u"in/yi_lin_letter.pdf"_s},
        {u"in/mira_okafor_cv.pdf + in/mira_okafor_transcript.pdf"_s,
         u"in/yi_lin_cv.pdf + in/yi_lin_letter.pdf"_s});
    row("Chinese names",
        {u"in/江晓-简历.pdf"_s, u"in/江晓-成绩单.pdf"_s, u"in/林一简历.pdf"_s,
         u"in/林一推荐信.pdf"_s},
        {u"in/江晓-简历.pdf + in/江晓-成绩单.pdf"_s, u"in/林一简历.pdf + in/林一推荐信.pdf"_s});
    row("a folder for each kind",
        {u"cv/mira_okafor.pdf"_s, u"cv/yi_lin.pdf"_s, u"transcripts/mira_okafor.pdf"_s},
        {u"cv/mira_okafor.pdf + transcripts/mira_okafor.pdf"_s, u"cv/yi_lin.pdf"_s});
    row("a second letter",
        {u"in/mira_okafor.pdf"_s, u"in/yi_lin.pdf"_s, u"in/mira_okafor_letter_2.pdf"_s},
        {u"in/mira_okafor.pdf + in/mira_okafor_letter_2.pdf"_s, u"in/yi_lin.pdf"_s});
    row("names in GBK",
        {FilePath::fromBytes("in/\xBD\xAD\xCF\xFE-\xBC\xF2\xC0\xFA.pdf").text(),
         u"in/江晓-成绩单.pdf"_s, u"in/林一简历.pdf"_s},
        {u"in/江晓-简历.pdf + in/江晓-成绩单.pdf"_s, u"in/林一简历.pdf"_s});
    row("a paper that fits nobody is not lost",
        {u"in/mira_okafor.pdf"_s, u"in/yi_lin.pdf"_s, u"in/transcript.pdf"_s},
        {u"in/mira_okafor.pdf"_s, u"in/yi_lin.pdf"_s, u"in/transcript.pdf"_s});
}

void TestImportPlan::papers_goToTheirApplicant()
{
    QFETCH(const QStringList, files);
    QFETCH(const QStringList, applicants);
    QCOMPARE(described(planImport(filePaths(files))), applicants);
}

QTEST_GUILESS_MAIN(TestImportPlan)
#include "tst_importplan.moc"
