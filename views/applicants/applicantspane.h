// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QStackedLayout;
class QToolButton;

namespace Bole {

class ApplicantListModel;
class EmptyState;
class FilterPanel;
class Session;

/// The list at the left: search while typing, structured filters saved by name, sorting, and the
/// way from one applicant to the next.
class ApplicantsPane : public QWidget
{
    Q_OBJECT

public:
    explicit ApplicantsPane(Session &session, QWidget *parent = nullptr);

    ApplicantListModel *model() const { return m_model; }
    QListView *list() const { return m_list; }
    QList<ApplicantId> chosen() const; ///< in the order of the list

public slots:
    void addTag(); ///< asks which, for those that are selected
    void removeTag(const QString &tag);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void wire();
    void showSeason();
    void showCurrent();
    void goTo(const QModelIndex &index);
    void takeOrder();
    void fillSavedFilters();
    void saveFilter();
    void openContextMenu(const QPoint &position);
    void compareChosen(QList<ApplicantId> already);
    void fillTags();
    void retranslate();

    Session &m_session;
    ApplicantListModel *m_model;
    QLineEdit *m_search;
    QToolButton *m_filterButton;
    QComboBox *m_sort;
    FilterPanel *m_filters;
    QListView *m_list;
    QLabel *m_count;
    EmptyState *m_empty;
    QStackedLayout *m_stack;
    QMenu *m_saved;
};

} // namespace Bole
