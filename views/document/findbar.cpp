// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/findbar.h"

#include "views/common/icons.h"
#include "views/common/ink.h"
#include "views/common/theme.h"
#include "views/common/usable.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace Bole {

FindBar::FindBar(QWidget *parent)
    : QWidget(parent),
      m_query(new QLineEdit),
      m_count(new QLabel),
      m_previous(new QToolButton),
      m_next(new QToolButton),
      m_close(new QToolButton)
{
    m_query->setClearButtonEnabled(true);
    m_query->installEventFilter(this);
    m_query->setMaximumWidth(40 * Grid);
    m_previous->setIcon(icon("go-up"));
    m_next->setIcon(icon("go-down"));
    m_close->setIcon(icon("window-close"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    row->setSpacing(Grid / 2);
    row->addWidget(m_query, 1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addSpacing(Grid);
    row->addWidget(m_count);
    row->addStretch(1);
    row->addWidget(m_close);
    setFocusProxy(m_query);
    connect(m_query, &QLineEdit::textEdited, this, &FindBar::queryEdited);
    connect(m_query, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty())
            emit queryEdited(text); // also by the clear button
    });
    connect(m_previous, &QToolButton::clicked, this, [this] { emit stepped(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepped(1); });
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    retranslate();
}

QString FindBar::query() const
{
    return m_query->text();
}

void FindBar::open(const QString &suggestion)
{
    show();
    if (!suggestion.isEmpty() && suggestion != m_query->text()) {
        m_query->setText(suggestion);
        emit queryEdited(suggestion);
    }
    m_query->setFocus(Qt::ShortcutFocusReason);
    m_query->selectAll();
}

void FindBar::close()
{
    hide();
    emit closed();
}

void FindBar::showCount(int current, int count, bool searching)
{
    m_current = current;
    m_hits = count;
    m_searching = searching;
    describeCount();
}

void FindBar::describeCount()
{
    const bool nothing = m_hits == 0 && !m_searching && !query().trimmed().isEmpty();
    setInk(m_count, nothing ? &Colors::bad : &Colors::muted);
    if (query().trimmed().isEmpty())
        m_count->setText({});
    else if (m_hits > 0)
        m_count->setText(tr("%1 of %2").arg(m_current + 1).arg(m_hits));
    else
        m_count->setText(m_searching ? tr("Searching…") : tr("Not found"));
    for (QToolButton *button : {m_previous, m_next})
        setUsable(button, m_hits > 0,
                  query().trimmed().isEmpty() ? tr("Type what to find first.") : m_count->text());
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_query && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            emit stepped(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            close();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FindBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FindBar::retranslate()
{
    const auto name = [](QToolButton *button, const QString &text, const QString &keys) {
        button->setAccessibleName(text);
        button->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys));
    };
    m_query->setPlaceholderText(tr("Find in the document"));
    m_query->setAccessibleName(tr("Find in the document"));
    m_count->setAccessibleName(tr("Which hit of how many"));
    name(m_previous, tr("Previous hit"), tr("Shift+Enter"));
    name(m_next, tr("Next hit"), tr("Enter"));
    name(m_close, tr("Close the find bar"), tr("Esc"));
    describeCount();
}

} // namespace Bole
