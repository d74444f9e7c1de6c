// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/workkeeper.h"
#include "model/ids.h"

#include <QJsonObject>
#include <QPixmap>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QStackedLayout;
class QToolButton;

namespace Bole {

class ActionTable;
class Announcements;
class ApplicantDelegate;
class ApplicantListModel;
class ComparedApplicants;
class Dialogs;
class EmptyState;
class FilterArea;
class FilterPanel;
struct FilterChoices;
class OpenDesk;
class ReadingPosition;
class SortBox;

/// The list at the left: search while typing, structured filters saved by name, sorting, and the
/// way from one applicant to the next.
class ApplicantsPane : public QWidget
{
    Q_OBJECT

public:
    ApplicantsPane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                   ComparedApplicants &compared, ActionTable &actions, Dialogs &dialogs,
                   QWidget *parent = nullptr);

    ApplicantListModel *model() const { return m_model; }
    QListView *list() const { return m_list; }
    QList<ApplicantId> chosen() const;                  ///< in the order of the list
    ApplicantId applicantAt(const QPoint &place) const; ///< on the screen; none: nobody's line
    FilterChoices filterChoices() const;                ///< what filters here can ask for

    /// What is searched for, filtered and sorted by, to be taken up when the season is opened
    /// again.
    QJsonObject place() const;
    void takeUp(const QJsonObject &place);

    /// Small photographs beside the names; asked for the rows that are seen.
    void setPhotos(const std::function<QPixmap(ApplicantId)> &photos);

signals:
    void filterChoicesChanged();
    void comparisonWanted(); ///< of those that were chosen here

public slots:
    void addTag(); ///< asks which, for those that are selected
    void removeTag(const QString &tag);
    void giveNickname(); ///< to somebody whose name is not known

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void tellOfTag(const Result<WorkKeeper::Outcome> &done);
    void wire();
    void wireActions();
    void clearFilters();
    void showCurrent();
    void goTo(const QModelIndex &index);
    void takeOrder();
    void fillSavedFilters();
    void saveFilter();
    void openContextMenu(const QPoint &position);
    void addPeopleActions(QMenu &menu) const;
    void compareChosen(QList<ApplicantId> already);
    bool hasNoName(const QList<ApplicantId> &applicants) const;
    void fillTags();
    void retranslate();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ComparedApplicants &m_compared;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    ApplicantListModel *m_model;
    QLineEdit *m_search;
    QToolButton *m_filterButton;
    SortBox *m_sort;
    FilterPanel *m_filters;
    FilterArea *m_filterArea;
    QListView *m_list;
    ApplicantDelegate *m_delegate;
    QLabel *m_count;
    EmptyState *m_empty;
    QStackedLayout *m_stack;
    QMenu *m_saved;
};

} // namespace Bole
