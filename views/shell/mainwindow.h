// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QMainWindow>

#include <functional>

class QMenu;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace Bole {

enum class ActionMenu;
class ActionReasons;
class ActionTable;
class ApplicantsPane;
class Announcements;
class ComparedApplicants;
class CornerBar;
class Dialogs;
class HistoryPane;
class KeyStore;
class LastPlace;
class OpenDesk;
class PaneFocus;
class ReaderPool;
class ReadingPosition;
class SeasonKeeper;
class SetupPage;
class Settings;
class TablePane;
class Theme;
class WelcomePage;
class WindowLanguage;
class WorkKeeper;

/// What the window hands to its panes, to each what it needs. All of it outlives the window.
struct WindowParts
{
    OpenDesk &openDesk;
    ReadingPosition &position;
    Announcements &announcements;
    ComparedApplicants &compared;
    ReaderPool &readers;
    WorkKeeper &work;
    ActionTable &actions;
    Dialogs &dialogs;
    Settings &settings;
    WindowLanguage &language;
    Theme &theme;
    KeyStore *keyStore = nullptr; ///< none: passwords are asked for
};

/// The window: it holds the panes, builds the menus from the action table and wires one to the
/// other. What a pane does lives in the pane.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    enum Mode { Read, Compare, Shortlist, Table, Statistics };

    explicit MainWindow(const WindowParts &parts, QWidget *parent = nullptr);
    ~MainWindow() override;

    SeasonKeeper &seasons() { return *m_seasons; }
    /// The wait for `open-sample` is the application's: it knows where the sample lies.
    void setSampleOpener(std::function<void()> opener) { m_openSample = std::move(opener); }

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    static const char *modeName(Mode mode); ///< the id of the action that chooses it
    /// Shows the guide at one of its pages.
    void showGuide(const QString &page);
    /// Shows what is new when this is another version than the one that ran before.
    void showNewsAfterUpdate();
    void showFacts(int tab); ///< 0 fields, 1 source, 2 history

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    struct Panes;
    void buildPanes();
    void arrangePanes(const Panes &panes);
    void watchFocus(QWidget *facts);
    void wirePanes(const Panes &panes);
    void buildPage(Mode mode);
    void showSetup();
    QWidget *buildTable();
    QList<ApplicantId> chosenApplicants() const; ///< in the table or the list, whichever is seen
    void buildMenus();
    void wireFile();
    void wireView();
    void wireGo();
    void wireHelp();
    QString helpPage() const;
    void retranslate();
    void followSeason();
    void fillRecent();
    void fillReviewers();
    void importPaths(const QStringList &paths);
    void importRoster();
    void importDropped(const QStringList &paths, const QPoint &place);
    void importFor(const QStringList &paths, ApplicantId applicant, DocumentId replaces);
    void rememberPlaces(const Panes &panes);
    void restoreState();
    void rememberState();

    WindowParts m_parts;
    SeasonKeeper *m_seasons;
    LastPlace *m_place;
    ActionReasons *m_reasons;
    std::function<void()> m_openSample;
    Mode m_mode = Read;

    CornerBar *m_corner = nullptr;
    PaneFocus *m_paneFocus = nullptr;
    QStackedWidget *m_pages = nullptr;
    WelcomePage *m_welcome = nullptr;
    SetupPage *m_setup = nullptr;
    QSplitter *m_columns = nullptr;
    QSplitter *m_right = nullptr;
    QTabWidget *m_facts = nullptr;
    QWidget *m_applicants = nullptr;
    ApplicantsPane *m_list = nullptr;
    HistoryPane *m_history = nullptr;
    QHash<int, QWidget *> m_unseen; ///< by their mode, until they are first looked at
    TablePane *m_table = nullptr;   ///< made when it is first looked at
    std::function<ApplicantId(const QPoint &)> m_applicantAt; ///< whose line is at a place
    QWidget *m_document = nullptr;
    QWidget *m_review = nullptr;
    QMenu *m_committeeMenu = nullptr;
    QMenu *m_recentMenu = nullptr;
    QList<std::pair<ActionMenu, QMenu *>> m_menus;
};

} // namespace Bole
