// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/noteeditor.h"

#include "views/common/lockedtext.h"
#include "views/review/notecolours.h"
#include "views/review/notephrases.h"
#include "views/review/spelling.h"

#include <QEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QStackedLayout>
#include <QTextBrowser>
#include <QTimer>

#include <memory>

namespace Bole {

NoteEditor::NoteEditor(QWidget *parent)
    : QWidget(parent),
      m_stack(new QStackedLayout(this)),
      m_edit(new QPlainTextEdit),
      m_browser(new QTextBrowser),
      m_phrases(new NotePhrases(m_edit)),
      m_spelling(new Spelling(m_edit))
{
    m_edit->setTabChangesFocus(true);
    m_edit->setFrameShape(QFrame::StyledPanel);
    m_edit->installEventFilter(this);
    m_edit->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_edit, &QWidget::customContextMenuRequested, this, &NoteEditor::openMenu);
    m_browser->setOpenLinks(false); // a note may hold an address; nothing opens by itself
    m_stack->addWidget(m_edit);
    m_stack->addWidget(m_browser);
    setFocusProxy(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_setting)
            emit edited();
    });
}

QString NoteEditor::text() const
{
    return m_edit->toPlainText();
}

void NoteEditor::setText(const QString &text)
{
    if (m_edit->toPlainText() == text)
        return;
    const QScopedValueRollback setting(m_setting, true);
    m_edit->setPlainText(text);
    if (isPreview())
        m_browser->setMarkdown(text);
    scheduleColouring();
}

void NoteEditor::openMenu(const QPoint &place)
{
    const std::unique_ptr<QMenu> menu(m_edit->createStandardContextMenu(place));
    if (!m_edit->isReadOnly()) {
        m_spelling->addSuggestions(*menu, m_edit->cursorForPosition(place).position());
        menu->addSeparator();
        m_phrases->fillMenu(*menu->addMenu(tr("Phrases")));
    }
    menu->exec(m_edit->viewport()->mapToGlobal(place));
}

void NoteEditor::setPlaceholder(const QString &text)
{
    m_edit->setPlaceholderText(text);
    m_edit->setAccessibleDescription(text);
}

void NoteEditor::setReadOnly(bool readOnly)
{
    setLocked(*m_edit, readOnly);
}

void NoteEditor::setPreview(bool preview)
{
    if (preview)
        m_browser->setMarkdown(text());
    m_stack->setCurrentIndex(preview ? 1 : 0);
}

bool NoteEditor::isPreview() const
{
    return m_stack->currentIndex() == 1;
}

bool NoteEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        scheduleColouring();
    else if (event->type() == QEvent::FocusOut)
        emit left();
    return QWidget::eventFilter(watched, event);
}

void NoteEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        m_coloured = false;
        if (isPreview())
            m_browser->setMarkdown(text()); // its links have the palette's colour
        scheduleColouring();                // when the palettes of all widgets are the new ones
    }
    QWidget::changeEvent(event);
}

void NoteEditor::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    scheduleColouring();
}

/// After the pane has been painted; an empty note waits until somebody types.
void NoteEditor::scheduleColouring()
{
    if (!m_coloured && (m_edit->hasFocus() || !text().isEmpty()))
        QTimer::singleShot(0, this, &NoteEditor::colour);
}

void NoteEditor::colour()
{
    if (!isVisible() || m_coloured)
        return;
    const QScopedValueRollback setting(m_setting, true); // colouring is not editing
    m_coloured = true;
    colourNote(*m_edit->document(), palette());
}

} // namespace Bole
