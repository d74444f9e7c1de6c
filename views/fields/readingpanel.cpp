// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/readingpanel.h"

#include "model/desk/desk.h"
#include "model/desk/deskrecords.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/fields/differencewords.h"
#include "views/fields/foldingsection.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace Bole {

namespace {

constexpr qsizetype shownRows = 30; // another document altogether: the rest comes after these

QLabel *plainLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ReadingPanel::ReadingPanel(OpenDesk &openDesk, QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_section(new FoldingSection(QStringLiteral("reading"), this))
{
    setObjectName(QStringLiteral("reading-panel"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid / 2, 0, 0, Grid / 2);
    column->addWidget(m_section);
    hide();
}

void ReadingPanel::setApplicant(ApplicantId applicant)
{
    m_applicant = applicant;
    const Desk *desk = m_openDesk.desk();
    const auto differences = desk && applicant.isValid() ? desk->records().differences(applicant)
                                                         : QList<ReadingDifference>();
    setVisible(!differences.isEmpty());
    if (differences == m_differences)
        return;
    m_differences = differences;
    fill();
}

void ReadingPanel::fill()
{
    m_section->clear();
    QStringList titles;
    for (const ReadingDifference &difference : std::as_const(m_differences)) {
        titles.append(differenceTitle(difference));
        if (titles.size() <= shownRows)
            addRow(difference);
    }
    if (m_differences.size() > 1)
        addEnd();
    m_section->setTitle(
        tr("A newer reading differs in %n value(s)", nullptr, int(m_differences.size())),
        titles.join(QStringLiteral(" · ")));
}

void ReadingPanel::addRow(const ReadingDifference &difference)
{
    const QString name = differenceTitle(difference);
    auto *both = new QWidget;
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(plainLabel(tr("%1 → %2", "a value now, and as it is read now")
                                  .arg(differenceValue(difference, difference.before),
                                       differenceValue(difference, difference.after))),
                   1);
    auto *take = new QPushButton(tr("Take"));
    take->setObjectName(QStringLiteral("reading-take"));
    take->setToolTip(tr("Put what the newer reading says into the record. To keep what is there, "
                        "confirm the value in the form."));
    take->setAccessibleName(tr("Take from the newer reading: %1").arg(name));
    row->addWidget(take, 0, Qt::AlignTop);
    connect(take, &QPushButton::clicked, this,
            [this, difference] { emit takeWanted({difference}); });
    m_section->rows()->addRow(plainLabel(name), both);
}

/// What does not fit, and everything at once.
void ReadingPanel::addEnd()
{
    const qsizetype more = m_differences.size() - shownRows;
    auto *all = new QPushButton(tr("Take All"));
    all->setObjectName(QStringLiteral("reading-take-all"));
    all->setToolTip(tr("Put everything that the newer reading says into the record"));
    connect(all, &QPushButton::clicked, this, [this] { emit takeWanted(m_differences); });
    auto *both = new QWidget;
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(plainLabel(more > 0 ? tr("and %n more", nullptr, int(more)) : QString()), 1);
    row->addWidget(all);
    m_section->rows()->addRow(both);
}

void ReadingPanel::setRoom(int height)
{
    m_section->setRoom(height);
}

void ReadingPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace Bole
