// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/pagelayout.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTabBar;
class QToolButton;

namespace Bole {

class ActionTable;

/// The slim line above the pages: which document, which page, how large, find.
class DocumentBar : public QWidget
{
    Q_OBJECT

public:
    DocumentBar(const ActionTable &actions, QWidget *parent = nullptr);

    void setTabs(const QStringList &titles, int current);
    void setCurrentTab(int index);
    int currentTab() const;
    void setPage(int page, int count); ///< from 0; without pages count is 0
    void setZoom(double zoom, ZoomMode mode);
    void editPage(); ///< puts the caret into the page number

signals:
    void tabChosen(int index);
    void pageChosen(int page);
    void zoomChosen(double zoom);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void describePage();
    void openTabMenu(const QPoint &place);
    QToolButton *button(const ActionTable &actions, const char *action);
    void fillZoomMenu(const ActionTable &actions);

    const ActionTable &m_actions;
    QTabBar *m_tabs;
    QLineEdit *m_page;
    QLabel *m_pages;
    QToolButton *m_zoom;
    int m_current = -1;
    int m_count = 0;
};

} // namespace Bole
