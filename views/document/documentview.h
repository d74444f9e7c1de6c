// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "views/document/documentshelf.h"
#include "views/document/pageimages.h"

#include <QWidget>

class QSplitter;
class QStackedLayout;
class QTabWidget;

namespace Bole {

class ActionTable;
class DocumentBar;
class EmptyState;
class FindBar;
class HighlightList;
class OutlineView;
class PageView;
class PasswordPanel;
class ThumbnailView;

/// One of the applicant's documents, or a part of one, as a tab. Tabs of parts lead to their first
/// pages; whoever reads on from one part into the next comes to its tab.
struct DocumentTab
{
    DocumentId id;
    QString title;
    DocumentSource source;
    BlindFunction blind;
    int firstPage = 0; ///< of the part that it shows, from 1; 0: the whole document
    int lastPage = 0;

    bool shows(int page) const { return firstPage == 0 || (page >= firstPage && page <= lastPage); }
};

/// Everything there is to see of an applicant's documents: tabs, pages, find bar, thumbnails,
/// outline and highlights. Knows no season; DocumentPane tells it what to show.
class DocumentView : public QWidget
{
    Q_OBJECT

public:
    DocumentView(PageSource &source, const ActionTable &actions, QWidget *parent = nullptr);
    ~DocumentView() override;

    /// Another applicant's documents, or other titles for the same ones.
    void setTabs(const QList<DocumentTab> &tabs, DocumentId current = {});
    void setCurrent(DocumentId id);
    DocumentId current() const;
    const QList<DocumentTab> &tabs() const { return m_tabs; }
    void stepTab(int direction);
    void setTitles(const QStringList &titles); ///< for the same documents in another language
    void setEmptyText(const QString &title, const QString &whatToDo);

    /// Tells whether a password that is entered here is still known after a restart; asked when a
    /// document needs one, and said there.
    void setPasswordsLast(const std::function<bool()> &last) { m_passwordsLast = last; }

    /// Opens a document that is likely to be looked at next and has its first page rendered.
    void prepare(const DocumentTab &tab);

    PageView &pages() const { return *m_pages; }
    PageImages &images() { return m_images; }
    DocumentBar &bar() const { return *m_bar; }
    FindBar &findBar() const { return *m_find; }
    HighlightList &highlights() const { return *m_highlights; }
    DocumentShelf &shelf() { return m_shelf; }

    void openFindBar();
    void findStep(int direction);
    void showSide(bool shown);
    void showHighlights();

signals:
    void currentChanged(Bole::DocumentId id);
    void documentOpened(Bole::DocumentId id); ///< its pages are known
    void firstPagePainted(bool sharp);        ///< of the current document
    void passwordAccepted(Bole::DocumentId id);
    void sideShown(bool shown);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildSide();
    void showTab(int index);
    void goToPart();
    void followPage(int page);
    void showState();
    void endFind();
    void updateCount();
    void retranslate();
    OpenDocument *document() const;

    PageImages m_images;
    DocumentShelf m_shelf;
    QList<DocumentTab> m_tabs;
    int m_current = -1;
    bool m_wantsPart = false; ///< the first page of the current part, once there are pages
    bool m_triesPassword = false;
    std::function<bool()> m_passwordsLast;

    DocumentBar *m_bar;
    FindBar *m_find;
    PageView *m_pages;
    QTabWidget *m_side;
    ThumbnailView *m_thumbnails;
    OutlineView *m_outline;
    HighlightList *m_highlights;
    QSplitter *m_split;
    QWidget *m_middle;
    QStackedLayout *m_stack;
    EmptyState *m_empty;
    EmptyState *m_failed;
    PasswordPanel *m_password;
};

} // namespace Bole
