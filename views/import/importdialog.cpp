// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/importdialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskfile.h"
#include "model/export/savefile.h"
#include "model/record/visibletext.h"
#include "model/review/blindness.h"
#include "views/common/dialogs.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/dossier/personpicker.h"
#include "views/import/planpage.h"
#include "views/import/plantree.h"
#include "views/import/reportlist.h"
#include "views/import/reporttext.h"

#include <QCheckBox>
#include <QDate>
#include <QEvent>
#include <QFileDevice>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSet>

#include <algorithm>

namespace Bole {

ImportDialog::ImportDialog(Desk &desk, ReaderPool &readers, Dialogs &dialogs,
                           const QStringList &paths, QWidget *parent)
    : ImportDialog(desk, readers, dialogs, paths, {}, parent)
{
}

ImportDialog::ImportDialog(Desk &desk, ReaderPool &readers, Dialogs &dialogs,
                           const QStringList &paths, const Target &target, QWidget *parent)
    : QDialog(parent),
      m_desk(desk),
      m_readers(readers),
      m_dialogs(dialogs),
      m_paths(filePaths(paths)),
      m_target(target),
      m_hidesNames(desk.committee().hidesNames())
{
    build();
    retranslate();
    lookForTexts();
}

/// A folder of thousands, or one in a network, takes a while to look through.
void ImportDialog::lookForTexts()
{
    setStage(Stage::Searching);
    m_search.run([this, paths = m_paths] {
        m_search.bringBack([this, isThere = hasTextBeside(paths)] {
            if (m_stage != Stage::Searching)
                return; // it was closed meanwhile
            setStage(Stage::Asking);
            if (!isThere)
                start();
        });
    });
}

void ImportDialog::retranslate()
{
    setWindowTitle(tr("Import"));
    m_readTexts->setText(tr("Where a PDF has a text file of the same name, read the text file"));
    m_readTexts->setToolTip(tr("The PDF is stored and shown all the same. The record is read from "
                               "the .json, .md or .txt next to it."));
    m_bar->setAccessibleName(tr("Progress of the import"));
    m_list->retranslate();
    m_startButton->setText(tr("&Import"));
    m_stopButton->setText(tr("&Stop"));
    m_saveButton->setText(tr("&Save the Report…"));
    m_closeButton->setText(tr("&Close"));
    setStage(m_stage);
    if (m_stage == Stage::Running)
        showProgress(m_progress);
}

void ImportDialog::setStage(Stage stage)
{
    m_stage = stage;
    switch (stage) {
    case Stage::Searching:
        m_heading->setText(tr("Looking through the files…"));
        m_bar->setRange(0, 0);
        break;
    case Stage::Asking:
        m_heading->setText(tr("Some PDFs have a text file of the same name. Which is to be read?"));
        break;
    case Stage::Planning:
        m_heading->setText(m_plan->summary());
        break;
    case Stage::Running:
        m_heading->setText(tr("Reading the documents. What is finished is in the season already."));
        break;
    case Stage::Stopping:
        m_heading->setText(tr("Stopping…"));
        break;
    case Stage::Finished:
        m_heading->setText(importSummary(m_report));
        showReportLines();
        break;
    }
    m_readTexts->setVisible(stage == Stage::Asking);
    m_startButton->setVisible(stage == Stage::Asking || stage == Stage::Planning);
    m_startButton->setDefault(stage == Stage::Asking || stage == Stage::Planning);
    m_plan->setVisible(stage == Stage::Planning);
    m_bar->setVisible(stage == Stage::Searching || stage == Stage::Running ||
                      stage == Stage::Stopping);
    m_status->setVisible(stage == Stage::Running || stage == Stage::Stopping);
    m_stopButton->setVisible(stage == Stage::Running || stage == Stage::Stopping);
    setUsable(m_stopButton, stage == Stage::Running, tr("Stopping…"));
    m_list->setVisible(stage == Stage::Finished);
    m_line->setVisible(stage == Stage::Finished);
    m_saveButton->setVisible(stage == Stage::Finished);
    m_closeButton->setVisible(m_bar->isHidden() || stage == Stage::Searching);
    m_closeButton->setDefault(stage == Stage::Finished);
}

bool ImportDialog::hasTextBeside(const QList<FilePath> &paths)
{
    const QList<FilePath> files = findDocuments(paths).files;
    return std::ranges::any_of(files, [](const FilePath &path) {
        return path.suffix() == QStringLiteral("pdf") && !textFileNextTo(path).isEmpty();
    });
}

void ImportDialog::start()
{
    ImportJob::Options options;
    options.paths = m_paths;
    options.into = m_target.applicant;
    options.replaces = m_target.replaces;
    options.source = m_readTexts->isChecked() ? ParsedSource::Text : ParsedSource::Pdf;
    options.askForPasswords = true;
    // The names of files tell whose they are: who reads blind does not sort them.
    options.asksFirst = !m_target.applicant.isValid() && !m_hidesNames;
    const QDate today = QDate::currentDate();
    options.today = {today.year(), today.month(), today.day()};
    m_job = m_desk.file().newImport(m_readers, options, this);
    connect(m_job, &ImportJob::progressed, this, &ImportDialog::showProgress);
    connect(m_job, &ImportJob::planned, this, &ImportDialog::showPlan);
    connect(m_job, &ImportJob::passwordNeeded, this, &ImportDialog::askForPassword);
    connect(m_job, &ImportJob::finished, this, &ImportDialog::showReport);
    setStage(Stage::Running);
    m_bar->setRange(0, 0);
    m_job->start();
}

/// Thousands are asked for at once; whoever is chosen later is asked for alone.
std::function<QString(ApplicantId)>
ImportDialog::namesOf(const QList<ApplicantId> &applicants) const
{
    QHash<ApplicantId, QString> names;
    const auto rows = m_desk.applicants().rows(applicants);
    for (const ApplicantRow &row : rows.value_or(QList<ApplicantRow>()))
        names.insert(row.id, row.name);
    return [this, names](ApplicantId applicant) {
        return names.contains(applicant) ? names.value(applicant)
                                         : m_desk.applicants().name(applicant);
    };
}

void ImportDialog::showPlan(const ImportPlan &plan)
{
    QList<ApplicantId> people;
    for (const PlannedApplicant &planned : plan.applicants)
        people.append(planned.id);
    m_plan->tree().setPlan(plan, namesOf(people), [job = m_job](const FilePath &path) {
        return job ? job->shown(path).shown() : QString();
    });
    if (m_stage == Stage::Planning)
        return; // made anew for another pattern
    if (m_plan->tree().fileCount() < 2)
        return m_job->proceed(plan);
    m_plan->setPattern(m_job->pattern());
    growTo({92 * Grid, 72 * Grid});
    setStage(Stage::Planning);
    m_plan->setFocus();
}

void ImportDialog::choosePerson()
{
    auto *picker = new PersonPicker(m_desk, tr("Give to somebody"), tr("Whose files are these?"),
                                    {}, {}, this);
    connect(picker, &PersonPicker::chosen, &m_plan->tree(), &PlanTree::giveChosen);
    picker->open();
}

void ImportDialog::begin()
{
    if (!m_job)
        return;
    const ImportPlan plan = m_plan->tree().plan();
    setStage(Stage::Running);
    makeRoomToRead();
    m_job->proceed(plan);
}

void ImportDialog::stop()
{
    setStage(Stage::Stopping);
    if (m_job)
        m_job->cancel();
}

void ImportDialog::done(int result)
{
    // Escape and the window's own button stop the import first; the report stays to be read.
    if (m_stage == Stage::Running)
        return stop();
    if (m_stage == Stage::Planning && m_job && !mayLeavePlan())
        return;
    if (m_stage == Stage::Planning && m_job) {
        // Nothing has been read: there is nothing to report.
        m_job->disconnect(this);
        m_job->cancel();
    }
    if (m_stage == Stage::Searching)
        m_stage = Stage::Finished; // what it finds is not waited for
    if (m_stage != Stage::Stopping)
        QDialog::done(result);
}

/// Who gets what may have been sorted by hand, file by file.
bool ImportDialog::mayLeavePlan()
{
    return !m_plan->tree().isChanged() ||
           m_dialogs.question(this, {tr("Discard the changes to the plan?"),
                                     {},
                                     {tr("Throw Them Away"), tr("Go On Editing")},
                                     1,
                                     true}) == 0;
}

void ImportDialog::showProgress(const ImportProgress &progress)
{
    m_progress = progress;
    m_bar->setRange(0, progress.total);
    m_bar->setValue(progress.done);
    m_status->setText(m_status->fontMetrics().elidedText(
        importProgressText(progress, !m_hidesNames), Qt::ElideMiddle, 520));
}

QString ImportDialog::reportText() const
{
    if (!m_hidesNames)
        return importReportText(m_report);
    return importReportText(m_report, [language = WindowLanguage::inUse()](ApplicantId applicant) {
        return applicantCode(applicant, language);
    });
}

void ImportDialog::showReportLines()
{
    const auto blindName = [language = WindowLanguage::inUse()](ApplicantId applicant) {
        return applicantCode(applicant, language);
    };
    QSet<ApplicantId> people;
    for (const ImportOutcome &outcome : m_report.outcomes)
        people.insert(outcome.applicant);
    m_list->show(importReportSections(m_report, m_hidesNames ? BlindName(blindName) : BlindName()),
                 namesOf(people.values()));
}

void ImportDialog::showReport(const ImportReport &report)
{
    m_report = report;
    m_passwordsWanted.clear();
    setStage(Stage::Finished);
    growTo({92 * Grid, 64 * Grid});
    m_closeButton->setFocus();
}

void ImportDialog::askForPassword(const FilePath &path, bool isWrong)
{
    m_passwordsWanted.append({path, isWrong});
    if (!m_isAskingForPassword)
        askForNextPassword();
}

// The import goes on behind the question, and other documents may want theirs meanwhile.
void ImportDialog::askForNextPassword()
{
    m_isAskingForPassword = true;
    while (!m_passwordsWanted.isEmpty() && m_stage == Stage::Running) {
        const auto [path, isWrong] = m_passwordsWanted.takeFirst();
        const QString name = oneLine(path.fileName());
        const QString label = isWrong ? tr("This password does not open %1. Try another:").arg(name)
                                      : tr("%1 is protected. Its password:").arg(name);
        const auto password = m_dialogs.password(this, tr("Password"), label);
        if (!m_job || m_stage != Stage::Running)
            break;
        if (password)
            m_job->retry(path, *password);
        else
            m_job->giveUp(path);
    }
    m_isAskingForPassword = false;
}

void ImportDialog::save()
{
    const QString path =
        m_dialogs.saveFile(this, tr("Save the Report"), tr("import.txt"), tr("Text files (*.txt)"));
    if (path.isEmpty())
        return;
    const auto saved = saveFile(path, [this](QFileDevice &file) -> Result<qsizetype> {
        return file.write(reportText().toUtf8());
    });
    if (!saved)
        m_dialogs.error(this, tr("The report could not be saved."), saved.error());
}

void ImportDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace Bole
