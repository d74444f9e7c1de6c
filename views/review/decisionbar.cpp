// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/decisionbar.h"

#include "views/common/lockedtext.h"
#include "views/common/reviewwords.h"

#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/common/usable.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

namespace Bole {

namespace {

// Shapes that differ without colour: a tick, a bubble, a clock, a cross, a question mark.
const char *iconOf(Decision decision)
{
    switch (decision) {
    case Decision::Admit:
        return "dialog-ok-apply";
    case Decision::Interview:
        return "edit-comment";
    case Decision::Wait:
        return "chronometer";
    case Decision::Reject:
        return "dialog-cancel";
    case Decision::Undecided:
        return "help-contents";
    }
    return "";
}

constexpr Decision order[] = {Decision::Admit, Decision::Interview, Decision::Wait,
                              Decision::Reject, Decision::Undecided};

} // namespace

DecisionBar::DecisionBar(QWidget *parent)
    : QWidget(parent),
      m_buttons(new QButtonGroup(this)),
      m_reasonLine(new QHBoxLayout),
      m_reason(new QLineEdit)
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    for (const Decision decision : order) {
        auto *button = new QToolButton;
        button->setIcon(icon(iconOf(decision)));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_buttons->addButton(button, int(decision));
        buttons->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Grid / 2);
    layout->addLayout(buttons);
    m_reasonLine->setSpacing(Grid);
    m_reasonLine->addWidget(m_reason, 1);
    layout->addLayout(m_reasonLine);
    connect(m_buttons, &QButtonGroup::idClicked, this,
            [this](int id) { emit decided(Decision(id)); });
    connect(m_reason, &QLineEdit::textEdited, this, &DecisionBar::reasonEdited);
    connect(m_reason, &QLineEdit::editingFinished, this, &DecisionBar::reasonLeft);
    retranslate();
}

QAbstractButton *DecisionBar::button(Decision decision) const
{
    return m_buttons->button(int(decision));
}

void DecisionBar::addBesideReason(QWidget *widget)
{
    m_reasonLine->addWidget(widget);
}

void DecisionBar::show(Decision decision, const QString &reason, bool readOnly)
{
    m_buttons->button(int(decision))->setChecked(true);
    for (QAbstractButton *button : m_buttons->buttons())
        setUsable(button, !readOnly || button->isChecked(), WhyNot::reviewIsClosed());
    if (m_reason->text() != reason)
        m_reason->setText(reason);
    setLocked(*m_reason, readOnly);
}

void DecisionBar::setReasonMissing(bool missing)
{
    m_reasonMissing = missing;
    retranslate();
}

void DecisionBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DecisionBar::retranslate()
{
    for (const Decision decision : order) {
        button(decision)->setText(ReviewWords::decisionName(decision));
        button(decision)->setAccessibleName(
            tr("Recommendation: %1").arg(ReviewWords::decisionName(decision)));
    }
    m_reason->setPlaceholderText(m_reasonMissing ? tr("A rejection needs a reason")
                                                 : tr("Reason for the recommendation"));
    m_reason->setAccessibleName(tr("Reason for the recommendation"));
}

} // namespace Bole
