// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dossier/requirementsdialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskownfields.h"
#include "views/common/dialogs.h"
#include "views/common/documentwords.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

RequirementsDialog::RequirementsDialog(Desk &desk, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_desk(desk),
      m_dialogs(dialogs),
      m_heading(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("requirements-dialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_heading->setWordWrap(true);
    m_heading->setMinimumWidth(52 * Grid);
    auto *form = new QFormLayout;
    const Requirements asked = desk.ownFields().requirements();
    for (const auto &[role, name] : EnumNames<DocumentRole>::names) {
        const auto found = std::ranges::find(asked, role, &Requirement::role);
        auto *count = new QSpinBox;
        count->setObjectName(QStringLiteral("required-") + nameOf(role));
        count->setRange(0, 20);
        count->setValue(found == asked.end() ? 0 : found->count);
        auto *label = new QLabel;
        label->setBuddy(count);
        form->addRow(label, count);
        m_lines.append({role, label, count});
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(2 * Grid);
    layout->addWidget(m_heading);
    layout->addLayout(form);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &RequirementsDialog::save);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &RequirementsDialog::reject);
    retranslate();
}

Requirements RequirementsDialog::typed() const
{
    Requirements asked;
    for (const Line &line : m_lines) {
        if (line.count->value() > 0)
            asked.append({line.role, line.count->value()});
    }
    return asked;
}

void RequirementsDialog::reject()
{
    const Unsaved answer = typed() == m_desk.ownFields().requirements()
                               ? Unsaved::Discard
                               : askAboutUnsaved(m_dialogs, this);
    if (answer == Unsaved::Save)
        save();
    else if (answer == Unsaved::Discard)
        QDialog::reject();
}

void RequirementsDialog::save()
{
    if (const auto done = m_desk.ownFields().setRequirements(typed()); !done) {
        m_dialogs.error(this, tr("This could not be saved."), done.error());
        return;
    }
    accept();
    emit saved();
}

void RequirementsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void RequirementsDialog::retranslate()
{
    setWindowTitle(tr("What must be handed in"));
    m_heading->setText(
        tr("How many documents of each kind must everybody hand in? Who lacks one is "
           "found with the filter, and the table and exports name what is missing."));
    for (const Line &line : std::as_const(m_lines)) {
        line.label->setText(DocumentWords::role(line.role));
        line.count->setAccessibleName(line.label->text());
        line.count->setSpecialValueText(tr("none"));
    }
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Save"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

} // namespace Bole
