// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace Bole {

class WindowLanguage;
class Session;
class Theme;

/// The window: it holds the panes, builds the menus from the action table and wires one to the
/// other. What is open lives in the session; what a pane does lives in the pane.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    enum Mode { Read, Compare, Shortlist, Statistics };

    MainWindow(Session &session, WindowLanguage &language, Theme &theme, QWidget *parent = nullptr);

    void setMode(Mode mode);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildPanes();
    void buildMenus();
    void wire();
    void retranslate();

    Session &m_session;
    WindowLanguage &m_language;
    Theme &m_theme;
    QStackedWidget *m_pages = nullptr;
    QSplitter *m_columns = nullptr;
    QSplitter *m_right = nullptr;
    QTabWidget *m_facts = nullptr;
    QList<std::pair<int, QMenu *>> m_menus;
};

} // namespace Bole
