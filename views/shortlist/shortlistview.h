// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QListWidget;
class QPagedPaintDevice;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTableView;
class QTextBrowser;
class QToolButton;

namespace Bole {

class EmptyState;
struct ExportRow;
class Session;
class ShortlistDesk;

/// The shortlists of the season: which there are on the left, the one in front as a table that is
/// ordered by a rule and then by hand, and what it is made of on the right.
class ShortlistView : public QWidget
{
    Q_OBJECT

public:
    explicit ShortlistView(Session &session, QWidget *parent = nullptr);

    void openExport();
    /// Who is added by "shortlist-add": without it, the one in front.
    void setChooser(std::function<QList<ApplicantId>()> chooser) { m_chooser = std::move(chooser); }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    QWidget *buildSidebar();
    QWidget *buildToolbar();
    QWidget *buildTable();
    void wire();
    void wireSeason();
    void reload();
    void freshen();
    void retranslate();
    void fillRules();
    void fillDecisions();
    void showLists();
    void showList();
    void showCounts();
    void showStatus();
    QString explanation(const ExportRow &row, int column) const;
    void select(ApplicantId applicant);
    void pick();
    void compareChosen(QList<ApplicantId> already);
    void fitRows();
    void addChosen();
    void paint(QPagedPaintDevice &device) const;
    int currentRow() const;
    QList<qsizetype> selectedRows() const;

    Session &m_session;
    std::function<QList<ApplicantId>()> m_chooser;
    ShortlistDesk *m_desk;
    QListWidget *m_lists = nullptr;
    QPushButton *m_new = nullptr;
    QToolButton *m_rename = nullptr;
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
