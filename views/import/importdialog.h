// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importjob.h"

#include <QDialog>
#include <QPointer>

#include <functional>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace Bole {

class Desk;
class Dialogs;
class PlanPage;
class ReportList;

/// An import from its plan to its report. Where texts lie beside PDFs it first asks which of them
/// to parse; where there is more than one file it shows who gets what before anything is read. Not
/// modal: people go on reading beside it. Closing it cancels the rest of the import.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Whose the files are, where that is known.
    struct Target
    {
        ApplicantId applicant;
        DocumentId replaces;
    };

    ImportDialog(Desk &desk, ReaderPool &readers, Dialogs &dialogs, const QStringList &paths,
                 QWidget *parent = nullptr);
    ImportDialog(Desk &desk, ReaderPool &readers, Dialogs &dialogs, const QStringList &paths,
                 const Target &target, QWidget *parent = nullptr);

    const ImportReport &report() const { return m_report; }
    QString reportText() const; ///< as it is saved
    void done(int result) override;

signals:
    void applicantWanted(Bole::ApplicantId applicant); ///< whose file was clicked on

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Stage { Searching, Asking, Planning, Running, Stopping, Finished };

    void build();
    void retranslate();
    void setStage(Stage stage);
    void lookForTexts();
    void start();
    void begin();
    bool mayLeavePlan();
    void makeRoomToRead();
    void growTo(const QSize &wanted);
    std::function<QString(ApplicantId)> namesOf(const QList<ApplicantId> &applicants) const;
    void showPlan(const ImportPlan &plan);
    void choosePerson();
    void stop();
    void showProgress(const ImportProgress &progress);
    void showReport(const ImportReport &report);
    void showReportLines();
    void askForPassword(const FilePath &path, bool isWrong);
    void askForNextPassword();
    void save();
    static bool hasTextBeside(const QList<FilePath> &paths);

    Desk &m_desk;
    ReaderPool &m_readers;
    Dialogs &m_dialogs;
    QList<FilePath> m_paths;
    Target m_target;
    bool m_hidesNames; ///< from who is at the keyboard
    QPointer<ImportJob> m_job;
    ImportProgress m_progress;
    ImportReport m_report;
    QList<std::pair<FilePath, bool>> m_passwordsWanted;
    bool m_isAskingForPassword = false;
    Stage m_stage = Stage::Searching;

    QLabel *m_heading = nullptr;
    QCheckBox *m_readTexts = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_status = nullptr;
    PlanPage *m_plan = nullptr;
    ReportList *m_list = nullptr;
    QLabel *m_line = nullptr; ///< all of the line in front
    QPushButton *m_startButton = nullptr;
    QPushButton *m_stopButton = nullptr;
    QPushButton *m_saveButton = nullptr;
    QPushButton *m_closeButton = nullptr;
    Worker m_search; ///< through folders; last, so that it ends first
};

} // namespace Bole
