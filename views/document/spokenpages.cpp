// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/spokenpages.h"

#include "views/document/pageview.h"

#include <QAccessibleWidget>

#include <algorithm>

namespace Bole {

namespace {

class SpokenPages : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit SpokenPages(PageView *view)
        : QAccessibleWidget(view, QAccessible::Document), m_view(view)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return flow().text();
        if (kind == QAccessible::Description && page() >= 0)
            return PageView::tr("Page %1 of %2")
                .arg(page() + 1)
                .arg(m_view->document()->pageCount());
        return QAccessibleWidget::text(kind);
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        state.selectableText = true;
        return state;
    }

    QString text(int start, int end) const override
    {
        return flow().text().mid(start, end - start);
    }
    int characterCount() const override { return flow().length(); }

    int selectionCount() const override { return selected().isEmpty() ? 0 : 1; }
    void selection(int, int *start, int *end) const override
    {
        *start = selected().from;
        *end = selected().to;
    }
    void addSelection(int start, int end) override { setSelection(0, start, end); }
    void removeSelection(int) override { setSelection(0, 0, 0); }
    void setSelection(int, int start, int end) override
    {
        if (page() < 0)
            return;
        m_view->selection().select(page(), {std::max(0, start), std::min(end, characterCount())});
        m_view->selectionEdited();
    }
    int cursorPosition() const override
    {
        const TextPosition caret = m_view->selection().caret();
        return caret.page == page() ? caret.offset : 0;
    }
    void setCursorPosition(int position) override { setSelection(0, position, position); }

    QRect characterRect(int offset) const override
    {
        if (offset < 0 || offset >= characterCount())
            return {};
        const QRectF box = m_view->pageLayout().pageToContent(page()).mapRect(flow().boxAt(offset));
        const QRect seen = box.translated(-m_view->scrollPosition()).toAlignedRect();
        return {m_view->viewport()->mapToGlobal(seen.topLeft()), seen.size()};
    }
    int offsetAtPoint(const QPoint &point) const override
    {
        if (page() < 0)
            return -1;
        const QPointF content =
            QPointF(m_view->viewport()->mapFromGlobal(point)) + m_view->scrollPosition();
        return flow().characterAt(
            m_view->pageLayout().pageToContent(page()).inverted().map(content));
    }
    void scrollToSubstring(int start, int end) override
    {
        const QList<QRectF> rects = flow().rectsOf({start, end});
        if (!rects.isEmpty())
            m_view->scrollToRect({page(), rects.first()});
    }
    QString attributes(int, int *start, int *end) const override
    {
        *start = 0;
        *end = characterCount();
        return {};
    }

private:
    int page() const { return m_view->document() ? m_view->currentPage() : -1; }
    const TextFlow &flow() const
    {
        static const TextFlow nothing;
        return page() >= 0 && page() < m_view->document()->pageCount()
                   ? m_view->document()->flow(page())
                   : nothing;
    }
    TextFlow::Range selected() const
    {
        return page() >= 0 ? m_view->selection().rangeOn(page()) : TextFlow::Range();
    }

    PageView *m_view;
};

QAccessibleInterface *pagesFactory(const QString &, QObject *object)
{
    auto *view = qobject_cast<PageView *>(object);
    return view ? new SpokenPages(view) : nullptr;
}

} // namespace

void makePagesSpeak()
{
    QAccessible::installFactory(pagesFactory);
}

} // namespace Bole
