// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documentbar.h"

#include "views/common/actiontable.h"
#include "views/common/theme.h"
#include "views/common/usable.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QTabBar>
#include <QToolButton>

namespace Bole {

DocumentBar::DocumentBar(const ActionTable &actions, QWidget *parent)
    : QWidget(parent),
      m_actions(actions),
      m_tabs(new QTabBar),
      m_page(new QLineEdit),
      m_pages(new QLabel),
      m_zoom(new QToolButton)
{
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setElideMode(Qt::ElideRight);
    m_tabs->setDrawBase(false);
    m_page->setAlignment(Qt::AlignRight);
    m_page->setFixedWidth(5 * Grid);
    m_zoom->setPopupMode(QToolButton::InstantPopup);
    m_zoom->setMinimumWidth(7 * Grid);
    fillZoomMenu(actions);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, Grid / 2, 0);
    row->setSpacing(0);
    row->addWidget(m_tabs, 1);
    row->addSpacing(Grid);
    row->addWidget(m_page);
    row->addWidget(m_pages);
    row->addSpacing(Grid);
    row->addWidget(button(actions, "zoom-out"));
    row->addWidget(m_zoom);
    row->addWidget(button(actions, "zoom-in"));
    row->addWidget(button(actions, "fit-width"));
    row->addWidget(button(actions, "fit-page"));
    row->addSpacing(Grid);
    row->addWidget(button(actions, "highlight-selection"));
    row->addWidget(button(actions, "show-document-side"));
    row->addWidget(button(actions, "find-in-document"));

    connect(&actions, &ActionTable::shortcutsChanged, this, &DocumentBar::retranslate);
    connect(m_tabs, &QTabBar::currentChanged, this, &DocumentBar::tabChosen);
    m_tabs->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tabs, &QWidget::customContextMenuRequested, this, &DocumentBar::openTabMenu);
    connect(m_page, &QLineEdit::returnPressed, this, [this] {
        bool isNumber = false;
        const int page = m_page->text().toInt(&isNumber);
        if (isNumber && page >= 1 && page <= m_count)
            emit pageChosen(page - 1);
        else
            describePage();
    });
    connect(m_page, &QLineEdit::editingFinished, this, &DocumentBar::describePage);
    retranslate();
}

/// What can be done with the document of a tab, which comes to the front first.
void DocumentBar::openTabMenu(const QPoint &place)
{
    if (const int tab = m_tabs->tabAt(place); tab >= 0)
        m_tabs->setCurrentIndex(tab);
    QMenu menu(this);
    for (const char *id :
         {"document-replace", "document-kind", "document-parts", "document-original",
          "document-move", "document-remove", "document-attach", "applicant-split"}) {
        if (m_actions.action(id)->isEnabled())
            menu.addAction(m_actions.action(id));
    }
    if (!menu.isEmpty())
        menu.exec(m_tabs->mapToGlobal(place));
}

QToolButton *DocumentBar::button(const ActionTable &actions, const char *action)
{
    auto *made = new QToolButton;
    made->setDefaultAction(actions.action(action));
    made->setToolButtonStyle(Qt::ToolButtonIconOnly);
    made->setFixedSize(4 * Grid, 4 * Grid);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

void DocumentBar::fillZoomMenu(const ActionTable &actions)
{
    auto *menu = new QMenu(m_zoom);
    menu->addAction(actions.action("fit-width"));
    menu->addAction(actions.action("fit-page"));
    menu->addAction(actions.action("zoom-actual"));
    menu->addSeparator();
    for (int percent : {50, 75, 100, 125, 150, 200, 300, 400, 800}) {
        QAction *action = menu->addAction(QStringLiteral("%1%").arg(percent));
        connect(action, &QAction::triggered, this,
                [this, percent] { emit zoomChosen(percent / 100.0); });
    }
    menu->addSeparator();
    menu->addAction(actions.action("rotate-right"));
    menu->addAction(actions.action("rotate-left"));
    menu->addAction(actions.action("dim-page"));
    m_zoom->setMenu(menu);
}

void DocumentBar::setTabs(const QStringList &titles, int current)
{
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > titles.size())
        m_tabs->removeTab(m_tabs->count() - 1);
    for (int i = 0; i < int(titles.size()); ++i) {
        if (i < m_tabs->count())
            m_tabs->setTabText(i, titles[i]);
        else
            m_tabs->addTab(titles[i]);
    }
    m_tabs->setCurrentIndex(current);
}

void DocumentBar::setCurrentTab(int index)
{
    const QSignalBlocker quiet(m_tabs);
    m_tabs->setCurrentIndex(index);
}

int DocumentBar::currentTab() const
{
    return m_tabs->currentIndex();
}

void DocumentBar::setPage(int page, int count)
{
    m_current = page;
    m_count = count;
    if (!m_page->hasFocus() || !m_page->isModified())
        describePage();
}

void DocumentBar::describePage()
{
    setUsable(m_page, m_count > 0, tr("There is no document in front."));
    m_page->setText(m_count > 0 ? QString::number(m_current + 1) : QString());
    m_pages->setText(m_count > 0 ? QStringLiteral(" / %1").arg(m_count) : QString());
    m_pages->setAccessibleName(tr("Of %n page(s)", nullptr, m_count));
}

void DocumentBar::setZoom(double zoom, ZoomMode)
{
    m_zoom->setText(QStringLiteral("%1%").arg(qRound(zoom * 100)));
    m_zoom->setAccessibleName(tr("Zoom: %1").arg(m_zoom->text()));
}

void DocumentBar::editPage()
{
    m_page->setFocus(Qt::ShortcutFocusReason);
    m_page->selectAll();
}

void DocumentBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DocumentBar::retranslate()
{
    m_tabs->setAccessibleName(tr("Documents of the applicant"));
    m_page->setAccessibleName(tr("Page"));
    const QList<QKeySequence> keys = m_actions.shortcuts("go-to-page");
    m_page->setToolTip(keys.isEmpty() ? tr("Go to a page: enter its number")
                                      : tr("Go to a page: enter its number (%1)")
                                            .arg(keys.first().toString(QKeySequence::NativeText)));
    m_zoom->setAccessibleName(tr("Zoom: %1").arg(m_zoom->text()));
    m_zoom->setToolTip(tr("How large the page is shown; also Ctrl and the mouse wheel"));
    describePage();
}

} // namespace Bole
