// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dossier/mergedialog.h"

#include "model/desk/desk.h"
#include "model/record/fieldschema.h"
#include "views/common/dialogs.h"
#include "views/common/errortext.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"
#include "views/common/usable.h"
#include "views/fields/differencewords.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Bole {

namespace {

enum Column { What, Kept, Other };

/// Which entry of a list a value is a part of; empty for a value of its own and a whole entry.
QString entryOf(const ReadingDifference &value)
{
    const FieldAddress address = addressOf(value.pointer);
    return address.field && address.entry >= 0
               ? address.group->pointer + u'/' + QString::number(address.entry)
               : QString();
}

} // namespace

MergeDialog::MergeDialog(Desk &desk, Dialogs &dialogs, ApplicantId kept, ApplicantId other,
                         QWidget *parent)
    : QDialog(parent),
      m_desk(desk),
      m_dialogs(dialogs),
      m_kept(kept),
      m_other(other),
      m_heading(new QLabel),
      m_values(new QTreeWidget),
      m_consequences(new QLabel),
      m_swap(new QPushButton),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("mergeDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(88 * Grid, 60 * Grid);
    m_values->setObjectName(QStringLiteral("mergeValues"));
    m_values->setRootIsDecorated(false);
    m_values->setUniformRowHeights(true);
    m_swap->setObjectName(QStringLiteral("mergeSwap"));
    m_swap->setAutoDefault(false);
    m_heading->setWordWrap(true);
    m_consequences->setWordWrap(true);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_swap);
    foot->addStretch(1);
    foot->addWidget(m_buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    layout->addWidget(m_heading);
    layout->addWidget(m_values, 1);
    layout->addWidget(m_consequences);
    layout->addLayout(foot);
    connect(m_swap, &QPushButton::clicked, this, &MergeDialog::swap);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &MergeDialog::merge);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &MergeDialog::reject);
    load();
}

void MergeDialog::load()
{
    const auto preview = m_desk.dossiers().previewMerge(m_kept, m_other);
    m_preview = preview.value_or(MergePreview());
    retranslate();
    setUsable(m_buttons->button(QDialogButtonBox::Ok), preview.has_value(),
              preview ? QString() : errorText(preview.error()));
}

/// What the kept one does not know at all is ticked; what both know differently is for a person to
/// say, with all of its entry: the level of one paper is not that of another in its place.
void MergeDialog::fill()
{
    m_values->clear();
    QSet<QString> different;
    for (const ReadingDifference &value : std::as_const(m_preview.values)) {
        if (!value.before.isUndefined())
            different.insert(entryOf(value));
    }
    for (const ReadingDifference &value : std::as_const(m_preview.values)) {
        auto *item = new QTreeWidgetItem(m_values);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool isMissing = value.before.isUndefined() &&
                               (entryOf(value).isEmpty() || !different.contains(entryOf(value)));
        item->setCheckState(What, isMissing ? Qt::Checked : Qt::Unchecked);
        item->setText(What, differenceTitle(value));
        item->setText(Kept, differenceValue(value, value.before));
        item->setText(Other, differenceValue(value, value.after));
        for (const int column : {What, Kept, Other})
            item->setToolTip(column, item->text(column));
    }
    m_values->setColumnWidth(What, 28 * Grid);
    m_values->setColumnWidth(Kept, 26 * Grid);
    m_proposed = ticked();
}

QList<bool> MergeDialog::ticked() const
{
    QList<bool> all;
    for (int row = 0; row < m_values->topLevelItemCount(); ++row)
        all.append(m_values->topLevelItem(row)->checkState(What) == Qt::Checked);
    return all;
}

void MergeDialog::reject()
{
    if (ticked() == m_proposed || askAboutDiscarding(m_dialogs, this))
        QDialog::reject();
}

void MergeDialog::swap()
{
    std::swap(m_kept, m_other);
    load();
}

void MergeDialog::merge()
{
    QList<ReadingDifference> taken;
    for (int row = 0; row < m_values->topLevelItemCount(); ++row) {
        if (m_values->topLevelItem(row)->checkState(What) == Qt::Checked)
            taken.append(m_preview.values[row]);
    }
    if (const auto done = m_desk.dossiers().merge(m_kept, m_other, taken); !done) {
        m_dialogs.error(this, tr("They could not be merged."), done.error());
        return;
    }
    accept();
    emit merged(m_kept, m_preview.keptName);
}

QString MergeDialog::sharedName(SharedThing thing)
{
    switch (thing) {
    case SharedThing::Roster:
        return tr("values of the roster");
    case SharedThing::Decision:
        return tr("a decision");
    case SharedThing::Answer:
        return tr("an answer to the offer");
    case SharedThing::Stage:
        return tr("a stage");
    case SharedThing::OutsideNumbers:
        return tr("numbers from outside");
    }
    return {};
}

QString MergeDialog::consequences() const
{
    QStringList lines{tr("%n document(s) of %1 go to %2.", nullptr, m_preview.documents)
                          .arg(m_preview.otherName, m_preview.keptName)};
    if (m_preview.reviews > 0)
        lines.append(tr("%n review(s) of %1 go over as well.", nullptr, m_preview.reviews)
                         .arg(m_preview.otherName));
    if (!m_preview.reviewedBoth.isEmpty())
        lines.append(
            tr("%1 reviewed both: the review of %2 counts, the other one is kept and "
               "comes back when this is undone.")
                .arg(m_preview.reviewedBoth.join(QStringLiteral(", ")), m_preview.keptName));
    if (!m_preview.conflicted.isEmpty())
        lines.append(tr("%1 declared a conflict of interest with %2: it holds for %3 from now on.")
                         .arg(m_preview.conflicted.join(QStringLiteral(", ")), m_preview.otherName,
                              m_preview.keptName));
    if (!m_preview.otherNumber.isEmpty())
        lines.append(tr("The application number %1 leads to %2 as well.")
                         .arg(m_preview.otherNumber, m_preview.keptName));
    if (!m_preview.shared.isEmpty()) {
        QStringList things;
        for (const SharedThing thing : std::as_const(m_preview.shared))
            things.append(sharedName(thing));
        lines.append(tr("Both have this, and that of %1 counts: %2.")
                         .arg(m_preview.keptName, things.join(QStringLiteral(", "))));
    }
    lines.append(tr("This can be undone."));
    return lines.join(u'\n');
}

void MergeDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void MergeDialog::retranslate()
{
    setWindowTitle(tr("Merge two applicants"));
    m_heading->setText(
        tr("%1 and %2 become one applicant. Tick what is taken over from %2; everything else "
           "stays as %1 has it.")
            .arg(m_preview.keptName, m_preview.otherName));
    m_values->setHeaderLabels({tr("Value"), m_preview.keptName, m_preview.otherName});
    m_values->setAccessibleName(tr("What the two say differently"));
    m_consequences->setText(consequences());
    m_swap->setText(tr("Keep %1 &Instead").arg(m_preview.otherName));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Merge"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    fill();
}

} // namespace Bole
