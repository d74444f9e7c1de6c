// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/guide/guidewindow.h"

#include "views/common/theme.h"
#include "views/common/windowlanguage.h"
#include "views/guide/guidepages.h"
#include "views/guide/guidewriter.h"

#include <QEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int PageRole = Qt::UserRole;

} // namespace

GuideWindow::GuideWindow(const ActionTable &actions, QWidget *parent)
    : QDialog(parent),
      m_actions(actions),
      m_search(new QLineEdit),
      m_pages(new QListWidget),
      m_text(new QTextBrowser)
{
    setObjectName(u"guide"_s);
    setModal(false);
    resize(112 * Grid, 80 * Grid);
    m_search->setClearButtonEnabled(true);
    m_pages->setFrameShape(QFrame::NoFrame);
    m_pages->setWordWrap(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false); // nothing leaves this machine; other pages are opened below
    m_text->document()->setDocumentMargin(2 * Grid);

    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->setSpacing(Grid);
    column->addWidget(m_search);
    column->addWidget(m_pages, 1);
    auto *split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->addWidget(side);
    split->addWidget(m_text);
    split->setStretchFactor(1, 1);
    split->setSizes({32 * Grid, 80 * Grid});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);

    connect(m_search, &QLineEdit::textChanged, this, &GuideWindow::search);
    connect(m_pages, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item && item->data(PageRole).toString() != m_page)
            showPage(item->data(PageRole).toString());
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (const QString page = link.path().section(u'.', 0, 0); guidePages().contains(page))
            showPage(page);
    });
    retranslate();
    showPage(guidePages().first());
}

void GuideWindow::showPage(const QString &page)
{
    m_page = page;
    for (int row = 0; row < m_pages->count(); ++row) {
        if (m_pages->item(row)->data(PageRole).toString() == page)
            m_pages->setCurrentRow(row);
    }
    load();
}

void GuideWindow::load()
{
    const QString language = WindowLanguage::inUse();
    fillGuidePage(*m_text->document(), guideText(m_page, language, m_actions), language,
                  m_text->palette());
    m_text->moveCursor(QTextCursor::Start);
    markWords();
}

/// Goes to the first of the words that were searched for, and marks it.
void GuideWindow::markWords()
{
    const QStringList words = m_search->text().split(u' ', Qt::SkipEmptyParts);
    if (!words.isEmpty())
        m_text->find(words.first());
}

void GuideWindow::search()
{
    fillPages();
    if (m_pages->count() > 0 && !m_pages->currentItem())
        m_pages->setCurrentRow(0);
    else
        load();
}

void GuideWindow::fillPages()
{
    const QSignalBlocker blocker(m_pages);
    const QString language = WindowLanguage::inUse();
    const bool searches = !m_search->text().trimmed().isEmpty();
    m_pages->clear();
    for (const GuideHit &hit : searchGuide(m_search->text(), language, m_actions)) {
        const QString title = guideTitle(hit.page, language);
        auto *item =
            new QListWidgetItem(searches ? title + u'\n' + hit.line.left(80) : title, m_pages);
        item->setData(PageRole, hit.page);
        if (hit.page == m_page)
            m_pages->setCurrentItem(item);
    }
}

void GuideWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_page.isEmpty())
        load();
}

void GuideWindow::retranslate()
{
    setWindowTitle(tr("Guide"));
    m_search->setPlaceholderText(tr("Search in the guide"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_pages->setAccessibleName(tr("Pages of the guide"));
    m_text->setAccessibleName(tr("The page of the guide"));
    fillPages();
    if (!m_page.isEmpty())
        load();
}

} // namespace Bole
