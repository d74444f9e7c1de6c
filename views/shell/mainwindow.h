// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include <functional>

class QMenu;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace Bole {

enum class ActionMenu;
class CornerBar;
class SeasonKeeper;
class Session;
class Settings;
class Theme;
class WelcomePage;
class WindowLanguage;

/// The window: it holds the panes, builds the menus from the action table and wires one to the
/// other. What is open lives in the session; what a pane does lives in the pane.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    enum Mode { Read, Compare, Shortlist, Statistics };

    MainWindow(Session &session, Settings &settings, WindowLanguage &language, Theme &theme,
               QWidget *parent = nullptr);
    ~MainWindow() override;

    SeasonKeeper &seasons() { return *m_seasons; }
    /// The wait for `open-sample` is the application's: it knows where the sample lies.
    void setSampleOpener(std::function<void()> opener) { m_openSample = std::move(opener); }

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    void showFacts(int tab); ///< 0 fields, 1 source, 2 history

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void buildPanes();
    void buildMenus();
    void wireFile();
    void wireView();
    void wireGo();
    void retranslate();
    void followSeason();
    void fillRecent();
    void fillReviewers();
    void importPaths(const QStringList &paths);
    void restoreState();
    void rememberState();

    Session &m_session;
    Settings &m_settings;
    WindowLanguage &m_language;
    Theme &m_theme;
    SeasonKeeper *m_seasons;
    std::function<void()> m_openSample;
    Mode m_mode = Read;

    CornerBar *m_corner = nullptr;
    QStackedWidget *m_pages = nullptr;
    WelcomePage *m_welcome = nullptr;
    QSplitter *m_columns = nullptr;
    QSplitter *m_right = nullptr;
    QTabWidget *m_facts = nullptr;
    QWidget *m_applicants = nullptr;
    QWidget *m_document = nullptr;
    QWidget *m_review = nullptr;
    QMenu *m_recentMenu = nullptr;
    QList<std::pair<ActionMenu, QMenu *>> m_menus;
};

} // namespace Bole
