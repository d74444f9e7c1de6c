// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "views/export/dossierpdf.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QListWidget;
class QMenu;
class QPagedPaintDevice;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTableView;
class QTextBrowser;
class QToolButton;

namespace Bole {

class ActionTable;
class Announcements;
class ComparedApplicants;
class Dialogs;
class EmptyState;
class OpenDesk;
class ReadingPosition;
class ShortlistController;
struct ApplicantRow;
struct FormulaResult;
struct NewDecision;
struct PersonRow;

/// The shortlists of the season: which there are on the left, the one in front as a table that is
/// ordered by a rule and then by hand, and what it is made of on the right.
class ShortlistView : public QWidget
{
    Q_OBJECT

public:
    ShortlistView(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                  ComparedApplicants &compared, ActionTable &actions, Dialogs &dialogs,
                  QWidget *parent = nullptr);

    void openExport();
    ShortlistId chosen() const; ///< the list in front
    /// Photographs and pages for what is written out as PDF.
    void setPictures(const PaperPictures &pictures) { m_pictures = pictures; }
    /// Who is added by "shortlist-add": without it, the one in front.
    void setChooser(std::function<QList<ApplicantId>()> chooser) { m_chooser = std::move(chooser); }

public slots:
    void choose(Bole::ShortlistId list);                  ///< the list in front
    void add(const QList<Bole::ApplicantId> &applicants); ///< to the list in front

signals:
    void comparisonWanted();                             ///< of those that were chosen here
    void readingWanted();                                ///< the applicant in front
    void undoOrRedoWanted(Bole::EditId step, bool back); ///< undo this step, or do it again

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    QWidget *buildSidebar();
    QWidget *buildToolbar();
    QWidget *buildTable();
    QWidget *buildPending();
    void wire();
    void wireSeason();
    void reload();
    void reloadIfStale();
    void tellFront(); ///< whether this list is what is before the eyes
    void retranslate();
    void fillRules();
    void fillDecisions();
    void decideForAll();
    void fillStages();
    void addStages(QMenu *menu, const char *name, const std::function<QList<qsizetype>()> &rows);
    void editStages();
    void editQuotas();
    void showPending();
    void showDecided(const QList<NewDecision> &decisions, EditId step);
    void showLists();
    void showList();
    void showCounts();
    void showStatus();
    void showWhatIsOpen();
    QStringList sealWords() const;
    QString waitingWords() const;
    QString reviewerName(ReviewerId reviewer) const;
    QString explanation(const PersonRow &row, int column) const;
    static QString schoolWords(const ApplicantRow &facts);
    QString decisionWords(const PersonRow &row) const;
    void select(ApplicantId applicant);
    void pick();
    void compareChosen(QList<ApplicantId> already);
    void fitRows();
    void addChosen();
    void paint(QPagedPaintDevice &device) const;
    int currentRow() const;
    QList<qsizetype> selectedRows() const;

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ComparedApplicants &m_compared;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    std::function<QList<ApplicantId>()> m_chooser;
    PaperPictures m_pictures;
    ShortlistController *m_controller;
    QListWidget *m_lists = nullptr;
    QPushButton *m_new = nullptr;
    QToolButton *m_rename = nullptr;
    QToolButton *m_copy = nullptr;
    QToolButton *m_delete = nullptr;
    QLabel *m_ruleLabel = nullptr;
    QComboBox *m_rule = nullptr;
    QLabel *m_quotaLabel = nullptr;
    QSpinBox *m_quota = nullptr;
    QLabel *m_waitingLabel = nullptr;
    QSpinBox *m_waiting = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_order = nullptr;
    QToolButton *m_decide = nullptr;
    QPushButton *m_decideAll = nullptr;
    QToolButton *m_stage = nullptr;
    QToolButton *m_quotas = nullptr;
    QWidget *m_pending = nullptr;
    QLabel *m_pendingText = nullptr;
    QPushButton *m_apply = nullptr;
    QPushButton *m_drop = nullptr;
    QPushButton *m_seal = nullptr;
    QPushButton *m_export = nullptr;
    QLabel *m_status = nullptr;
    QTableView *m_table = nullptr;
    QTextBrowser *m_counts = nullptr;
    QStackedWidget *m_pages = nullptr;
    EmptyState *m_empty = nullptr;
    bool m_stale = true; ///< to be read again when the view is seen
};

} // namespace Bole
