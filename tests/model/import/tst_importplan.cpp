// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importplan.h"

#include <QTest>

using namespace Bole;

namespace {

/// "cv + paper + paper" for each applicant, file names only.
QStringList described(const ImportPlan &plan)
{
    QStringList all;
    for (const PlannedApplicant &applicant : plan.applicants) {
        QStringList names;
        for (const PlannedDocument &document : applicant.documents)
            names.append(document.path.shown());
        const QString known =
            applicant.id.isValid() ? QStringLiteral("%1: ").arg(applicant.id.value) : QString();
        all.append(known + names.join(QStringLiteral(" + ")));
    }
    for (const PlannedDocument &document : plan.loose)
        all.append(QStringLiteral("nobody: ") + document.path.shown());
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
    void peopleWhoAreThere_getTheirFiles();
    void filesBesideThoseOfOthers_areNotTogether();
    void twoOfOneName_waitForWhatTheFilesSay();
    void folderAbove_tellsWhose();
    void rosterTellsWhoThereIs_nameIsEnough();
    void twoCvsUnderOneNumber_theNameTellsWhich();
    void pattern_tellsTheParts();
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
    row("in/江晓六级成绩单.pdf", DocumentRole::Other);
    row("in/IELTS transcript.pdf", DocumentRole::Other);
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
    row("a paper that fits nobody waits",
        {u"in/mira_okafor.pdf"_s, u"in/yi_lin.pdf"_s, u"in/transcript.pdf"_s},
        {u"in/mira_okafor.pdf"_s, u"in/yi_lin.pdf"_s, u"nobody: in/transcript.pdf"_s});
    row("what cannot be read splits nobody",
        {u"in/张三/张三简历.docx"_s, u"in/张三/成绩单.pdf"_s, u"in/张三/推荐信1.pdf"_s,
         u"in/张三/photo.jpg"_s},
        {u"in/张三/张三简历.docx + in/张三/成绩单.pdf + in/张三/推荐信1.pdf + in/张三/photo.jpg"_s});
    row("a folder with one CV that is named like it",
        {u"in/0153_mira/mira_cv.pdf"_s, u"in/0153_mira/ielts.pdf"_s, u"in/0153_mira/scan.png"_s},
        {u"in/0153_mira/mira_cv.pdf + in/0153_mira/ielts.pdf + in/0153_mira/scan.png"_s});
    row("a folder of many people",
        {u"in/batch/mira_cv.pdf"_s, u"in/batch/yi_lin.pdf"_s, u"in/batch/bo_lind.pdf"_s},
        {u"in/batch/mira_cv.pdf"_s, u"in/batch/yi_lin.pdf"_s, u"in/batch/bo_lind.pdf"_s});
    row("folders inside a person's folder",
        {u"in/江晓/简历.pdf"_s, u"in/江晓/材料/ielts.pdf"_s, u"in/江晓/证书/a.jpg"_s,
         u"in/林一/简历.pdf"_s, u"in/林一/推荐信/1.pdf"_s, u"in/林一/推荐信/2.pdf"_s},
        {u"in/江晓/简历.pdf + in/江晓/材料/ielts.pdf + in/江晓/证书/a.jpg"_s,
         u"in/林一/简历.pdf + in/林一/推荐信/1.pdf + in/林一/推荐信/2.pdf"_s});
    row("a folder of people's folders is nobody's",
        {u"in/2027/jiang/cv.pdf"_s, u"in/2027/jiang/transcript.pdf"_s,
         u"in/2027/okafor/transcript.pdf"_s, u"in/2027/okafor/letter.pdf"_s},
        {u"in/2027/jiang/cv.pdf + in/2027/jiang/transcript.pdf"_s,
         u"in/2027/okafor/transcript.pdf + in/2027/okafor/letter.pdf"_s});
    row("a person's folder beside the CVs of others",
        {u"in/all/mira_cv.pdf"_s, u"in/all/yi_cv.pdf"_s, u"in/all/Bo/resume.pdf"_s,
         u"in/all/Bo/ref1.pdf"_s, u"in/all/Bo/statement.pdf"_s},
        {u"in/all/Bo/resume.pdf + in/all/Bo/ref1.pdf + in/all/Bo/statement.pdf"_s,
         u"in/all/mira_cv.pdf"_s, u"in/all/yi_cv.pdf"_s});
    row("a CV in two languages",
        {u"in/mira/CV_en.pdf"_s, u"in/mira/CV_zh.pdf"_s, u"in/mira/letter.pdf"_s},
        {u"in/mira/CV_en.pdf + in/mira/CV_zh.pdf + in/mira/letter.pdf"_s});
}

void TestImportPlan::papers_goToTheirApplicant()
{
    QFETCH(const QStringList, files);
    QFETCH(const QStringList, applicants);
    PlanRules rules;
    rules.roots = filePaths({QStringLiteral("in")});
    QCOMPARE(described(planImport(filePaths(files), rules)), applicants);
}

void TestImportPlan::peopleWhoAreThere_getTheirFiles()
{
    using namespace Qt::StringLiterals;
    PlanRules rules;
    rules.roots = filePaths({QStringLiteral("in")});
    rules.people.add({ApplicantId{1}, u"2027-0153"_s, {u"江晓"_s, u"Xiao Jiang"_s}, false});
    rules.people.add({ApplicantId{2}, u"2027-0154"_s, {u"Mira Okafor"_s}, true});
    rules.people.add({ApplicantId{3}, {}, {u"张伟"_s}, true});
    const QList<FilePath> files = filePaths(
        {u"in/20270153_cv.pdf"_s, u"in/jiang_xiao_transcript.pdf"_s, u"in/江晓推荐信.pdf"_s,
         u"in/2027-0154 cv new.pdf"_s, u"in/2027-0154/ielts.pdf"_s, u"in/Okafor, Mira letter.pdf"_s,
         u"in/张伟成绩单.pdf"_s, u"in/somebody_cv.pdf"_s});
    QCOMPARE(
        described(planImport(files, rules)),
        (QStringList{u"1: in/20270153_cv.pdf + in/jiang_xiao_transcript.pdf + in/江晓推荐信.pdf"_s,
                     u"2: in/2027-0154 cv new.pdf + in/2027-0154/ielts.pdf + "
                     "in/Okafor, Mira letter.pdf"_s,
                     u"3: in/张伟成绩单.pdf"_s, u"in/somebody_cv.pdf"_s}));
    // Somebody else may have the same name: a CV that only the name speaks for takes nobody's
    // place.
    QCOMPARE(described(planImport(filePaths({u"in/张伟简历.pdf"_s}), rules)),
             QStringList{u"in/张伟简历.pdf"_s});
}

/// What is left in a folder where files of others lie is not one person's for that.
void TestImportPlan::filesBesideThoseOfOthers_areNotTogether()
{
    using namespace Qt::StringLiterals;
    PlanRules rules;
    rules.roots = filePaths({u"in"_s});
    rules.people.add({ApplicantId{1}, u"20270153"_s, {u"江晓"_s}, false});
    const QList<FilePath> files = filePaths({u"in/all/20270153.pdf"_s, u"in/all/简历.pdf"_s,
                                             u"in/all/document.pdf"_s, u"in/all/readme.txt"_s});
    QCOMPARE(described(planImport(files, rules)),
             (QStringList{u"1: in/all/20270153.pdf"_s, u"in/all/简历.pdf"_s,
                          u"in/all/document.pdf"_s, u"in/all/readme.txt"_s}));
}

void TestImportPlan::twoOfOneName_waitForWhatTheFilesSay()
{
    using namespace Qt::StringLiterals;
    PlanRules rules;
    rules.roots = filePaths({QStringLiteral("in")});
    rules.people.add({ApplicantId{1}, u"2027-0153"_s, {u"王芳"_s}, false});
    rules.people.add({ApplicantId{2}, u"2027-0154"_s, {u"王芳"_s}, false});
    QCOMPARE(described(planImport(
                 filePaths({u"in/王芳简历.pdf"_s, u"in/wangfang.pdf"_s, u"in/20270154_王芳.pdf"_s}),
                 rules)),
             (QStringList{u"2: in/20270154_王芳.pdf"_s, u"nobody: in/王芳简历.pdf"_s,
                          u"nobody: in/wangfang.pdf"_s}));
}

void TestImportPlan::folderAbove_tellsWhose()
{
    using namespace Qt::StringLiterals;
    PlanRules rules;
    rules.roots = filePaths({QStringLiteral("in")});
    rules.people.add({ApplicantId{1}, u"2027-0153"_s, {u"江晓"_s}, false});
    rules.people.add({ApplicantId{2}, u"2027-0154"_s, {u"林一"_s}, false});
    const QList<FilePath> files =
        filePaths({u"in/2027-0153 江晓/简历.pdf"_s, u"in/2027-0153 江晓/语言/雅思/scan.pdf"_s,
                   u"in/2027-0153 江晓/推荐人/林一.pdf"_s});
    QCOMPARE(described(planImport(files, rules)),
             (QStringList{u"1: in/2027-0153 江晓/简历.pdf + in/2027-0153 江晓/语言/雅思/scan.pdf"_s,
                          u"2: in/2027-0153 江晓/推荐人/林一.pdf"_s}));
}

void TestImportPlan::rosterTellsWhoThereIs_nameIsEnough()
{
    using namespace Qt::StringLiterals;
    PlanRules rules;
    rules.people.add({ApplicantId{1}, u"2027-0153"_s, {u"欧阳小满"_s}, true});
    // There is only one of that name: it is a newer CV of theirs, however the name is written.
    for (const QString &name : {u"in/欧阳小满简历v2.pdf"_s, u"in/Xiaoman Ouyang CV.pdf"_s,
                                u"in/OUYANG_xiaoman_resume.pdf"_s})
        QCOMPARE(described(planImport(filePaths({name}), rules)), QStringList{u"1: "_s + name});
}

/// Somebody mistyped the number: who has it by name as well keeps the place.
void TestImportPlan::twoCvsUnderOneNumber_theNameTellsWhich()
{
    using namespace Qt::StringLiterals;
    PlanRules rules;
    rules.people.add({ApplicantId{1}, u"20270153"_s, {u"祝云汀"_s}, false});
    const QList<FilePath> files =
        filePaths({u"in/20270153-吴不识-简历.pdf"_s, u"in/20270153-祝云汀-简历.docx"_s});
    QCOMPARE(described(planImport(files, rules)),
             QStringList{u"1: in/20270153-祝云汀-简历.docx + in/20270153-吴不识-简历.pdf"_s});
}

void TestImportPlan::pattern_tellsTheParts()
{
    using namespace Qt::StringLiterals;
    const auto pattern = FileNamePattern::fromText(u"{number}_{name}_{kind}"_s);
    QVERIFY(pattern);
    QCOMPARE(pattern->parts(u"7_江晓_成绩单"_s),
             (FileNamePattern::Parts{u"7"_s, u"江晓"_s, u"成绩单"_s}));
    QVERIFY(pattern->parts(u"江晓"_s).isEmpty());
    PlanRules rules;
    rules.pattern = *pattern;
    rules.people.add({ApplicantId{7}, u"7"_s, {u"江晓"_s}, false});
    rules.people.add({ApplicantId{8}, u"8"_s, {u"林一"_s}, false});
    // The number counts, also where it is short or the name is wrong.
    QCOMPARE(described(planImport(filePaths({u"in/7_林一_简历.pdf"_s}), rules)),
             QStringList{u"7: in/7_林一_简历.pdf"_s});
    for (const QString &wrong : {u"{kind}"_s, u"{nummer}_{name}"_s, u"{name}{name}"_s, u""_s})
        QVERIFY(!FileNamePattern::fromText(wrong));
    QVERIFY(FileNamePattern::fromText(u"*_{name}"_s));
}

QTEST_GUILESS_MAIN(TestImportPlan)
#include "tst_importplan.moc"
