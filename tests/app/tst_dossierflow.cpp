// SPDX-License-Identifier: GPL-3.0-or-later
// A coordinator's week: a workbook of thirty people, an archive of their eighty files, a newer
// workbook, a newer CV, a late one that turns out to be somebody's, a withdrawal, and all of it
// undone; then the same with the command. Where each file belongs stands in madeupdossiers.cpp.
#include "model/desk/deskdocuments.h"
#include "model/desk/deskrecords.h"
#include "model/desk/deskreviews.h"
#include "model/season/applicantstore.h"
#include "model/season/documentdetails.h"
#include "model/season/documentstore.h"
#include "model/season/highlightstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rosterstore.h"
#include "tests/app/flowwindow.h"
#include "tests/app/madeupdossiers.h"
#include "tests/views/support/importing.h"
#include "views/dossier/mergedialog.h"
#include "views/dossier/personpicker.h"
#include "views/import/rosterdialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

class TestDossierFlow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void roster_makesThePeople();
    void archive_isGivenOut();
    void secondRoster_changesThree();
    void newerCv_replacesTheOldOne();
    void twoAreMerged_andOneWithdraws();
    void undo_leadsBack();
    void command_doesTheSame();
    void cleanupTestCase() { m_window.reset(); }

private:
    QString write(const QString &name, const QByteArray &bytes) const;
    QString takeRoster(const QString &path);
    ImportReport finishImport();
    void checkFiles(Season &season);
    static QString runImport(const QStringList &arguments, int &code);
    ApplicantId withNumber(Season &season, const QString &number) const;
    std::unique_ptr<Season> look() const; ///< a connection of its own, as another program has it
    int listed()
    {
        return m_window->bench().window.findChild<ApplicantsPane *>()->model()->rowCount();
    }
    static void accept(const QDialog *dialog)
    {
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    }
    void choosePerson(const QString &name);

    QTemporaryDir m_folder;
    SeasonFixture m_file;
    QList<MadeUpPerson> m_people = madeUpPeople();
    QList<MadeUpFile> m_files;
    QString m_roster;
    QString m_newerRoster;
    QString m_archive;
    DocumentId m_oldCv;
    std::unique_ptr<FlowWindow> m_window;
};

QString TestDossierFlow::write(const QString &name, const QByteArray &bytes) const
{
    const QString kept = qEnvironmentVariable("BOLE_KEEP_DOCUMENTS");
    const QString path = (kept.isEmpty() ? m_folder.path() : kept) + u'/' + name;
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

std::unique_ptr<Season> TestDossierFlow::look() const
{
    Season::Options options;
    options.opener = Season::Opener::Command;
    return std::move(Season::open(m_file.path, options).value());
}

ApplicantId TestDossierFlow::withNumber(Season &season, const QString &number) const
{
    const QList<ApplicantRow> rows = season.applicants().list().value();
    for (const ApplicantRow &row : rows) {
        if (row.number == number)
            return row.id;
    }
    return {};
}

void TestDossierFlow::initTestCase()
{
    m_files = madeUpFiles(m_people);
    QCOMPARE(m_files.size(), 80);
    m_roster = write(u"roster.xlsx"_s, rosterWorkbook(m_people));
    m_archive = write(u"applications.zip"_s, archiveOf(m_files));
    Reviewer lead = m_file.season->reviewers().list().value().first();
    lead.role = ReviewerRole::Coordinator;
    BOLE_DO(m_file.season->reviewers().update(lead));
    Rubric rubric;
    rubric.id = u"phd"_s;
    rubric.title = {u"PhD"_s, u"博士"_s};
    rubric.criteria = {{.id = u"research"_s,
                        .name = {u"Research"_s, u"科研"_s},
                        .guidance = {},
                        .levels = QList<Bilingual>(5, Bilingual{u"level"_s, u"等级"_s}),
                        .weight = 1}};
    BOLE_DO(m_file.season->rubrics().save(rubric, m_file.reviewer));
    m_window = std::make_unique<FlowWindow>(m_file, lead.id, u"en"_s);
    QVERIFY(m_window->isShown);
}

/// Takes a roster over in its dialog; what the dialog said before.
QString TestDossierFlow::takeRoster(const QString &path)
{
    m_window->dialogs.files = {path};
    m_window->trigger("import-roster");
    auto *dialog = m_window->bench().window.findChild<RosterDialog *>();
    const auto isCompared = [&] {
        return dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled();
    };
    if (!dialog || !QTest::qWaitFor(isCompared))
        return {};
    const QString summary = dialog->findChild<QLabel *>(u"rosterSummary"_s)->text();
    accept(dialog);
    if (!QTest::qWaitFor([&] { return dialog->isHidden(); }))
        return {};
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return summary;
}

void TestDossierFlow::roster_makesThePeople()
{
    QCOMPARE(takeRoster(m_roster),
             u"New: 30. Changed: 0. Gone: 0. The same: 0. Not understood: 0."_s);
    QCOMPARE(listed(), 30);
}

/// Waits for the report, and closes it.
ImportReport TestDossierFlow::finishImport()
{
    auto *dialog = m_window->bench().window.findChild<ImportDialog *>();
    if (!dialog || !QTest::qWaitFor([&] { return isReported(*dialog); }, 240'000))
        return {};
    ImportReport report = dialog->report();
    dialog->accept();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return report;
}

void TestDossierFlow::archive_isGivenOut()
{
    m_window->dialogs.files = {m_archive};
    m_window->trigger("import-files");
    auto *dialog = m_window->bench().window.findChild<ImportDialog *>();
    QVERIFY(dialog);
    QVERIFY(agreeToPlan(*dialog));
    // Somebody reads on meanwhile.
    QListView *list = m_window->bench().window.findChild<ApplicantsPane *>()->list();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), 1);
    QVERIFY(!isReported(*dialog));
    const ImportReport report = finishImport();
    QCOMPARE(report.outcomes.size(), m_files.size());
    QCOMPARE(listed(), 30); // nobody was made of a file
    checkFiles(*look());
}

/// Every file is where it belongs, in the tray, or was refused; nothing else is there.
void TestDossierFlow::checkFiles(Season &season)
{
    QHash<QString, std::pair<QString, DocumentRole>> found;
    QSet<QString> waiting;
    const QList<ApplicantRow> rows = season.applicants().list().value();
    for (const ApplicantRow &row : rows) {
        const QList<Document> documents = season.documents().list(row.id).value();
        for (const Document &document : documents)
            found.insert(row.number + u'/' + document.fileName, {row.number, document.role});
    }
    const QList<Document> tray = season.documents().tray().value();
    for (const Document &document : tray)
        waiting.insert(document.fileName);
    QStringList wrong;
    qsizetype owned = 0;
    qsizetype inTray = 0;
    for (const MadeUpFile &file : std::as_const(m_files)) {
        const QString name = FilePath::fromBytes(file.path).fileName();
        owned += file.fate == Fate::Owned;
        inTray += file.fate == Fate::Tray;
        const auto at = found.value(file.owner + u'/' + name, {QString(), DocumentRole::Other});
        if (file.fate == Fate::Owned && at != std::pair(file.owner, file.role))
            wrong.append(u"%1: not with %2 as kind %3, but kind %4%5"_s.arg(
                name, file.owner, QString::number(int(file.role)),
                at.first.isEmpty() ? u"none"_s : QString::number(int(at.second)),
                waiting.contains(name) ? u", in the tray"_s : QString()));
        if (file.fate == Fate::Tray && !waiting.contains(name))
            wrong.append(name + u": not in the tray"_s);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QCOMPARE(found.size(), owned);
    QCOMPARE(waiting.size(), inTray);
    // What was read is the CV: also of the packet and of the Word file.
    for (const MadeUpPerson &person : std::as_const(m_people)) {
        const ApplicantId id = withNumber(season, person.number);
        BOLE_GET(record, season.records().current(id));
        QVERIFY2(record.basics.emails.contains(person.email), qPrintable(person.number));
        QVERIFY2(!record.education.isEmpty(), qPrintable(person.number));
    }
    const ApplicantId packet = withNumber(season, m_people[24].number);
    const DocumentId document = season.documents().list(packet).value().first().id;
    BOLE_GET(parts, DocumentDetails(season.database()).parts(document));
    QCOMPARE(parts, (QList<DocumentPart>{{DocumentRole::Cv, 1, 1},
                                         {DocumentRole::Transcript, 2, 2},
                                         {DocumentRole::Letter, 3, 3}}));
}

void TestDossierFlow::secondRoster_changesThree()
{
    QList<MadeUpPerson> newer = m_people;
    newer[0].gpa = u"3.99"_s;
    newer[5].programme = u"Quiet Machines"_s;
    newer[17].email = u"amara@example.org"_s;
    m_newerRoster = write(u"roster2.xlsx"_s, rosterWorkbook(newer));
    QCOMPARE(takeRoster(m_newerRoster),
             u"New: 0. Changed: 3. Gone: 0. The same: 27. Not understood: 0."_s);
    const auto season = look();
    const ApplicantId first = withNumber(*season, m_people[0].number);
    QCOMPARE(rosterValue(*season->rosters().values(first), RosterField::Gpa), u"3.99"_s);
    // The CV still says 3.50: both stay, and the value needs a look.
    const auto shown = m_window->desk().records().checked(first);
    QVERIFY(std::ranges::any_of(shown->checks, [](const Check &check) {
        return check.code == u"roster.differs"_s && check.field == u"/education/0/gpa"_s;
    }));
    QCOMPARE(listed(), 30);
}

void TestDossierFlow::newerCv_replacesTheOldOne()
{
    const auto season = look();
    const ApplicantId ida = withNumber(*season, m_people[13].number);
    m_oldCv = season->documents().list(ida).value().first().id;
    m_window->bench().position.setApplicant(ida);
    BOLE_DO(m_window->desk().records().edit(ida,
                                            Edit::set(u"/education/0/area"_s, u"Applied Tides"_s)));
    const ReviewerId me = m_window->desk().reviewer();
    BOLE_DO(m_window->desk().reviews().enterScore(ida, me, u"research"_s, 4));
    Highlight mark;
    mark.document = m_oldCv;
    mark.reviewer = me;
    mark.places = {Place{1, QRectF(30, 30, 100, 20)}};
    mark.quote = u"Ida Northwood"_s;
    BOLE_DO(m_window->desk().documents().addHighlight(ida, mark));

    m_window->dialogs.files = {write(u"ida-new-cv.pdf"_s, newerCvOf(m_people[13]))};
    m_window->trigger("document-attach");
    QCOMPARE(finishImport().count(ImportOutcome::Kind::Imported), 1);
    const QList<Document> now = season->documents().list(ida).value();
    QCOMPARE(now.first().fileName, u"ida-new-cv.pdf"_s);
    QCOMPARE(now.size(), 2); // and the letter
    QCOMPARE(season->documents().listWithVersions(ida)->size(), 3);
    // The correction and the score stay, the mark stays with its version, and what the newer one
    // says differently is shown.
    QCOMPARE(season->records().current(ida)->education.first().area, u"Applied Tides"_s);
    QCOMPARE(season->reviews().find(ida, me).value()->content.scores[u"research"_s].level, 4);
    QCOMPARE(season->highlights().ofDocument(m_oldCv)->size(), 1);
    QVERIFY(season->highlights().ofDocument(now.first().id)->isEmpty());
    const auto differences = m_window->desk().records().differences(ida);
    QVERIFY(std::ranges::any_of(differences, [](const ReadingDifference &difference) {
        return difference.pointer.startsWith(u"/awards"_s);
    }));
}

void TestDossierFlow::choosePerson(const QString &name)
{
    auto *picker = m_window->bench().window.findChild<PersonPicker *>();
    QVERIFY(picker);
    picker->findChild<QLineEdit *>()->insert(name); // as an input method does
    accept(picker);
}

void TestDossierFlow::twoAreMerged_andOneWithdraws()
{
    const auto season = look();
    const ReviewerId me = m_window->desk().reviewer();
    const ApplicantId kept = withNumber(*season, m_people[28].number);
    const ApplicantId other = withNumber(*season, m_people[29].number);
    BOLE_DO(m_window->desk().reviews().enterScore(other, me, u"research"_s, 5));
    m_window->bench().position.setApplicant(kept);
    m_window->trigger("applicant-merge");
    choosePerson(m_people[29].number);
    auto *dialog = m_window->bench().window.findChild<MergeDialog *>();
    QVERIFY(dialog);
    accept(dialog);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(listed(), 29);
    QCOMPARE(season->documents().list(kept)->size(), 2);
    QCOMPARE(season->reviews().find(kept, me).value()->content.scores[u"research"_s].level, 5);

    m_window->bench().position.setApplicant(withNumber(*season, m_people[4].number));
    m_window->dialogs.texts = {u"went elsewhere"_s};
    m_window->trigger("applicant-withdraw");
    QCOMPARE(listed(), 28);
    QCOMPARE(season->applicants().withdrawn()->first().number, m_people[4].number);
}

/// Undo is for who is in front; a step that is about others, too, is named first and turned by the
/// second press.
void TestDossierFlow::undo_leadsBack()
{
    const auto season = look();
    const auto undoFor = [&](int person, int presses) {
        m_window->bench().position.setApplicant(withNumber(*season, m_people[person].number));
        for (int i = 0; i < presses; ++i)
            m_window->trigger("undo");
    };
    m_window->trigger("undo"); // the withdrawal: it was the last thing done
    QCOMPARE(listed(), 29);
    undoFor(28, 2);
    QCOMPARE(listed(), 30);
    const ApplicantId other = withNumber(*season, m_people[29].number);
    QCOMPARE(season->documents().list(other)->size(), 1);
    const ReviewerId me = m_window->desk().reviewer();
    QCOMPARE(season->reviews().find(other, me).value()->content.scores[u"research"_s].level, 5);
    undoFor(13, 1);
    const ApplicantId ida = withNumber(*season, m_people[13].number);
    QCOMPARE(season->documents().list(ida)->first().id, m_oldCv);
    QCOMPARE(season->records().current(ida)->education.first().area, u"Applied Tides"_s);
    undoFor(0, 2);
    for (const int person : {0, 5, 17}) {
        const ApplicantId id = withNumber(*season, m_people[person].number);
        BOLE_GET(values, season->rosters().values(id));
        // A workbook keeps numbers without the zeros at their end.
        QCOMPARE(rosterValue(values, RosterField::Gpa).toDouble(), m_people[person].gpa.toDouble());
        QCOMPARE(rosterValue(values, RosterField::Email), m_people[person].email);
        QCOMPARE(rosterValue(values, RosterField::Programme), m_people[person].programme);
    }
    checkFiles(*season);
}

/// What the command says; its exit code in `code`.
QString TestDossierFlow::runImport(const QStringList &arguments, int &code)
{
    QProcess bole;
    bole.start(qEnvironmentVariable("BOLE_PROGRAM"), QStringList{u"import"_s} + arguments);
    if (!bole.waitForFinished(240'000))
        return {};
    code = bole.exitCode();
    return QString::fromUtf8(bole.readAllStandardOutput());
}

/// The same people and files, the second roster and the newer CV, without a window.
void TestDossierFlow::command_doesTheSame()
{
    const QString path = m_folder.filePath(u"command.bole"_s);
    int code = 0;
    const QString first = runImport(
        {path, m_archive, u"--roster"_s, m_roster, u"--pattern"_s, u"{number}_{name}_{kind}"_s},
        code);
    QCOMPARE(code, 1); // two files are no documents
    QVERIFY(first.contains(u"New: 30. Changed: 0."));
    const auto season = Season::open(path);
    QVERIFY(season);
    QCOMPARE((*season)->applicants().count().value(), 30);
    checkFiles(**season);

    const MadeUpPerson &ida = m_people[13];
    const QString newer = write(ida.number + u"_Ida_CV.pdf"_s, newerCvOf(ida));
    const QString second = runImport({path, newer, u"--roster"_s, m_newerRoster}, code);
    QVERIFY2(second.contains(u"New: 0. Changed: 3. Gone: 0. The same: 27."), qPrintable(second));
    QVERIFY(second.contains(u"3.99"));
    QCOMPARE(code, 0);
    QCOMPARE((*season)->applicants().count().value(), 30);
    const ApplicantId id = withNumber(**season, ida.number);
    const QList<Document> now = (*season)->documents().list(id).value();
    QCOMPARE(now.first().fileName, QFileInfo(newer).fileName());
    QCOMPARE(now.size(), 2); // and the letter
    QCOMPARE((*season)->documents().listWithVersions(id)->size(), 3);
}

QTEST_MAIN(TestDossierFlow)
#include "tst_dossierflow.moc"
