// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/importdialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskfile.h"
#include "model/export/savefile.h"
#include "model/record/visibletext.h"
#include "model/review/blindness.h"
#include "views/common/dialogs.h"
#include "views/import/reporttext.h"

#include <QCheckBox>
#include <QDate>
#include <QEvent>
#include <QFileDevice>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

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
    setStage(Stage::Asking);
    if (!hasTextBeside(m_paths))
        start();
}

void ImportDialog::build()
{
    setObjectName(QStringLiteral("importDialog"));
    m_heading = new QLabel;
    m_heading->setObjectName(QStringLiteral("importHeading"));
    m_heading->setWordWrap(true);
    m_readTexts = new QCheckBox;
    m_readTexts->setObjectName(QStringLiteral("importReadTexts"));
    m_bar = new QProgressBar;
    m_bar->setObjectName(QStringLiteral("importProgress"));
    m_status = new QLabel;
    m_status->setObjectName(QStringLiteral("importStatus"));
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text = new QPlainTextEdit;
    m_text->setObjectName(QStringLiteral("importReport"));
    m_text->setReadOnly(true);
    m_text->setMinimumHeight(240);
    m_startButton = new QPushButton;
    m_stopButton = new QPushButton;
    m_saveButton = new QPushButton;
    m_closeButton = new QPushButton;
    m_startButton->setObjectName(QStringLiteral("importStart"));
    m_stopButton->setObjectName(QStringLiteral("importStop"));
    m_saveButton->setObjectName(QStringLiteral("importSave"));
    m_closeButton->setObjectName(QStringLiteral("importClose"));
    connect(m_startButton, &QPushButton::clicked, this, &ImportDialog::start);
    connect(m_stopButton, &QPushButton::clicked, this, &ImportDialog::stop);
    connect(m_saveButton, &QPushButton::clicked, this, &ImportDialog::save);
    connect(m_closeButton, &QPushButton::clicked, this, &QDialog::accept);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_saveButton);
    buttons->addStretch();
    for (QPushButton *button : {m_stopButton, m_startButton, m_closeButton})
        buttons->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->setContentsMargins(16, 16, 16, 16);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_heading, m_readTexts, m_bar, m_status, m_text})
        layout->addWidget(widget);
    layout->addStretch();
    layout->addLayout(buttons);
    setMinimumWidth(560);
}

void ImportDialog::retranslate()
{
    setWindowTitle(tr("Import"));
    m_readTexts->setText(tr("Where a text of the same name lies beside a PDF, read the text"));
    m_readTexts->setToolTip(tr("The PDF is stored and shown all the same. The record is read from "
                               "the .json, .md or .txt beside it."));
    m_bar->setAccessibleName(tr("Progress of the import"));
    m_text->setAccessibleName(tr("Report of the import"));
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
    case Stage::Asking:
        m_heading->setText(tr("Some PDFs have a text beside them. Which is to be read?"));
        break;
    case Stage::Running:
        m_heading->setText(tr("Reading the documents. What is finished is in the season already."));
        break;
    case Stage::Stopping:
        m_heading->setText(tr("Stopping…"));
        break;
    case Stage::Finished:
        m_heading->setText(importSummary(m_report));
        m_text->setPlainText(reportText());
        break;
    }
    m_readTexts->setVisible(stage == Stage::Asking);
    m_startButton->setVisible(stage == Stage::Asking);
    m_bar->setVisible(stage == Stage::Running || stage == Stage::Stopping);
    m_status->setVisible(stage == Stage::Running || stage == Stage::Stopping);
    m_stopButton->setVisible(stage == Stage::Running || stage == Stage::Stopping);
    m_stopButton->setEnabled(stage == Stage::Running);
    m_text->setVisible(stage == Stage::Finished);
    m_saveButton->setVisible(stage == Stage::Finished);
    m_closeButton->setVisible(stage == Stage::Finished || stage == Stage::Asking);
    m_closeButton->setDefault(stage == Stage::Finished);
}

bool ImportDialog::hasTextBeside(const QList<FilePath> &paths)
{
    const QList<FilePath> files = findDocuments(paths).files;
    return std::ranges::any_of(files, [](const FilePath &path) {
        return path.suffix() == QStringLiteral("pdf") && !textBeside(path).isEmpty();
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
    const QDate today = QDate::currentDate();
    options.today = {today.year(), today.month(), today.day()};
    m_job = m_desk.file().newImport(m_readers, options, this);
    connect(m_job, &ImportJob::progressed, this, &ImportDialog::showProgress);
    connect(m_job, &ImportJob::passwordNeeded, this, &ImportDialog::askForPassword);
    connect(m_job, &ImportJob::finished, this, &ImportDialog::showReport);
    setStage(Stage::Running);
    m_bar->setRange(0, 0);
    m_job->start();
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
    if (m_stage != Stage::Stopping)
        QDialog::done(result);
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
    return importReportText(m_report, [language = QLocale().name()](ApplicantId applicant) {
        return applicantCode(applicant, language);
    });
}

void ImportDialog::showReport(const ImportReport &report)
{
    m_report = report;
    m_passwordsWanted.clear();
    setStage(Stage::Finished);
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
