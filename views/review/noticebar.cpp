// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/noticebar.h"

#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/sayaloud.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace Bole {

NoticeBar::NoticeBar(Announcements &announcements, ActionTable &actions, QWidget *parent)
    : QFrame(parent),
      m_announcements(announcements),
      m_actions(actions),
      m_text(new QLabel),
      m_turn(new QPushButton)
{
    setObjectName(QStringLiteral("noticeBar"));
    setAutoFillBackground(true);
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_turn->setObjectName(QStringLiteral("noticeUndo"));
    m_turn->setAutoDefault(false);
    m_turn->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where it is
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(Grid + Grid / 2, Grid / 2, Grid + Grid / 2, Grid / 2);
    line->setSpacing(Grid);
    line->addWidget(m_text, 1);
    line->addWidget(m_turn);
    connect(m_turn, &QPushButton::clicked, this, [this] {
        const Notice notice = m_announcements.notice();
        emit undoOrRedoWanted(notice.step, notice.back);
    });
    connect(&m_announcements, &Announcements::announced, this, &NoticeBar::showNotice);
    colour();
    showNotice();
}

void NoticeBar::showNotice()
{
    const Notice &notice = m_announcements.notice();
    m_text->setText(notice.text);
    const QString key = m_actions.action(notice.back ? "undo" : "redo")
                            ->shortcut()
                            .toString(QKeySequence::NativeText);
    m_turn->setText(notice.back ? tr("Undo (%1)").arg(key) : tr("Redo (%1)").arg(key));
    m_turn->setAccessibleDescription(notice.text);
    m_turn->setVisible(notice.step.isValid());
    setVisible(!notice.text.isEmpty());
    if (!isVisible()) // another view has one, too, and says it
        return;
    sayAloud(this, notice.text);
}

void NoticeBar::colour()
{
    QPalette soft = palette();
    soft.setColor(QPalette::Window, Colors::of(soft).accentSoft);
    if (soft != palette())
        setPalette(soft);
}

void NoticeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_announcements.announce({}); // it is in the other language
    else if (event->type() == QEvent::PaletteChange)
        colour();
    QFrame::changeEvent(event);
}

} // namespace Bole
