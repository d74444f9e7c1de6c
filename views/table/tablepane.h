// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/tablelayout.h"
#include "model/ids.h"

#include <QWidget>

class QHBoxLayout;
class QItemSelection;
class QLabel;
class QLineEdit;
class QMenu;
class QStackedLayout;
class QTableView;
class QToolButton;

namespace Bole {

class ActionTable;
class Announcements;
class ApplicantTableModel;
class ComparedApplicants;
class Dialogs;
class EmptyState;
class FilterArea;
class FilterPanel;
class OpenDesk;
class ReadingPosition;
class Settings;
class TableActions;
class TableLayouts;
struct FilterChoices;

/// The table of everybody: chosen columns, sorted by a click on a heading, filtered like the list,
/// many chosen at once for what is done with all of them. How it is shown is remembered, and kept
/// under names in the season. The list beside the pages stays for reading.
class TablePane : public QWidget
{
    Q_OBJECT

public:
    TablePane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
              ComparedApplicants &compared, ActionTable &actions, Dialogs &dialogs,
              Settings &settings, QWidget *parent = nullptr);
    ~TablePane() override;

    ApplicantTableModel *model() const { return m_model; }
    QTableView *table() const { return m_table; }
    QList<ApplicantId> chosen() const; ///< in the order of the table
    void setFilterChoices(const FilterChoices &choices);
    TableLayout layoutNow() const;
    void setLayoutNow(const TableLayout &layout);

signals:
    void readingWanted();                                ///< the applicant in front
    void comparisonWanted();                             ///< of those that were chosen here
    void undoOrRedoWanted(Bole::EditId step, bool back); ///< undo this step, or do it again

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildTop();
    QWidget *buildMiddle();
    QWidget *buildBottom();
    QToolButton *addMenuButton(QHBoxLayout *row, const QString &name,
                               void (TablePane::*fill)(QMenu &));
    QToolButton *addButton(QHBoxLayout *row, const QString &name);
    void wire();
    void wireTable();
    void fillTags(QMenu &menu);
    void fillReaders(QMenu &menu);
    void fillRecommendations(QMenu &menu);
    void fillLists(QMenu &menu);
    void fillOwnFields(QMenu &menu);
    void chooseColumns();
    void openContextMenu(const QPoint &position);
    void openHeadingMenu(const QPoint &position);
    void read();
    void compare();
    void takeOrder();
    void follow(ApplicantId applicant);
    void keepChosenInFront();
    void applyWidths();
    void rememberChosen();
    QItemSelection selectionOf(const QList<ApplicantId> &applicants) const;
    void restoreChosen();
    void showCounts();
    void updateButtons();
    void showOrderMark();
    void retranslate();
    void remember() const;

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ComparedApplicants &m_compared;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    Settings &m_settings;
    ApplicantTableModel *m_model;
    TableActions *m_does;
    QLineEdit *m_search = nullptr;
    QToolButton *m_filterButton = nullptr;
    TableLayouts *m_layouts = nullptr;
    QToolButton *m_columns = nullptr;
    QLabel *m_count = nullptr;
    FilterArea *m_filterArea = nullptr;
    FilterPanel *m_filters = nullptr;
    QTableView *m_table = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedLayout *m_stack = nullptr;
    QLabel *m_chosenCount = nullptr;
    QToolButton *m_tag = nullptr;
    QToolButton *m_assign = nullptr;
    QToolButton *m_recommend = nullptr;
    QToolButton *m_decide = nullptr;
    QToolButton *m_list = nullptr;
    QToolButton *m_own = nullptr;
    QToolButton *m_compare = nullptr;
    QToolButton *m_withdraw = nullptr;
    QToolButton *m_export = nullptr;
    QMap<QString, int> m_widths;
    QStringList m_tags;              ///< of the season, as far as they may be seen
    QList<ApplicantId> m_remembered; ///< who was chosen before the rows were laid anew
    ApplicantId m_current;
    bool m_isSetting = false;
};

} // namespace Bole
