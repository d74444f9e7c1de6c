// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/rosterpanel.h"

#include "model/desk/desk.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"
#include "views/fields/foldingsection.h"
#include "views/fields/rosterkeyname.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace Bole {

RosterPanel::RosterPanel(OpenDesk &openDesk, ReadingPosition &position, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_section(new FoldingSection(QStringLiteral("roster"), this))
{
    setObjectName(QStringLiteral("roster-panel"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid / 2, 0, 0, Grid / 2);
    column->addWidget(m_section);
    connect(&m_position, &ReadingPosition::visibleApplicantChanged, this, &RosterPanel::showLines);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &RosterPanel::watchDesk);
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, &RosterPanel::showLines);
    watchDesk();
}

void RosterPanel::watchDesk()
{
    if (const Desk *desk = m_openDesk.desk()) {
        connect(desk, &Desk::settingsChanged, this, &RosterPanel::showLines);
        connect(desk, &Desk::reset, this, &RosterPanel::showLines);
        connect(desk, &Desk::recordChanged, this, [this](ApplicantId applicant) {
            if (applicant == m_position.visibleApplicant())
                showLines();
        });
    }
    showLines();
}

void RosterPanel::showLines()
{
    const Desk *desk = m_openDesk.desk();
    const ApplicantId applicant = m_position.visibleApplicant();
    const QList<RosterLine> lines =
        desk && applicant.isValid() ? desk->roster().lines(applicant) : QList<RosterLine>();
    setVisible(!lines.isEmpty());
    if (lines == m_lines)
        return;
    m_lines = lines;
    m_section->clear();
    QStringList values;
    for (const RosterLine &line : lines) {
        auto *name = new QLabel(rosterKeyName(line.key));
        name->setTextFormat(Qt::PlainText);
        name->setWordWrap(true);
        m_section->rows()->addRow(name, makeValue(line));
        values.append(line.value);
    }
    m_section->setTitle(tr("Roster"), values.join(QStringLiteral(" · ")));
}

QWidget *RosterPanel::makeValue(const RosterLine &line)
{
    auto *text = new QLabel(line.value);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (line.edits.isEmpty())
        return text;
    auto *both = new QWidget;
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(text, 1);
    auto *take = new QPushButton(tr("Take"));
    take->setObjectName(QStringLiteral("roster-take-") + line.key);
    const QString name = rosterKeyName(line.key);
    take->setToolTip(
        tr("The record says something else, or nothing. Put the roster's value there."));
    take->setAccessibleName(tr("Take from the roster: %1").arg(name));
    row->addWidget(take, 0, Qt::AlignTop);
    connect(take, &QPushButton::clicked, this,
            [this, name, edits = line.edits] { emit takeWanted(name, edits); });
    return both;
}

void RosterPanel::setRoom(int height)
{
    m_section->setRoom(height);
}

void RosterPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_lines.clear(); // all of it anew
        showLines();
    }
    QWidget::changeEvent(event);
}

} // namespace Bole
