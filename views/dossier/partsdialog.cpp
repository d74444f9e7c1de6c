// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dossier/partsdialog.h"

#include "views/common/dialogs.h"
#include "views/common/documentwords.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"
#include "views/common/usable.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

PartsDialog::PartsDialog(const Document &document, const QList<DocumentPart> &parts,
                         Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_dialogs(dialogs),
      m_pages(std::max(1, document.pages)),
      m_heading(new QLabel),
      m_grid(new QGridLayout),
      m_problem(new QLabel),
      m_add(new QPushButton),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("parts-dialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_heading->setWordWrap(true);
    m_heading->setMinimumWidth(56 * Grid);
    m_problem->setObjectName(QStringLiteral("parts-problem"));
    m_add->setObjectName(QStringLiteral("parts-add"));
    m_grid->setHorizontalSpacing(Grid);
    m_grid->setVerticalSpacing(Grid);
    m_grid->setColumnStretch(0, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(2 * Grid);
    layout->addWidget(m_heading);
    layout->addLayout(m_grid);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    layout->addStretch();
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);
    for (const DocumentPart &part : parts)
        addLine(part);
    if (m_lines.isEmpty())
        addLine({document.role, 1, m_pages});
    connect(m_add, &QPushButton::clicked, this, &PartsDialog::addPart);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &PartsDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &PartsDialog::save);
    retranslate();
    m_before = this->parts();
}

void PartsDialog::save()
{
    accept();
    emit chosen(parts());
}

void PartsDialog::reject()
{
    const Unsaved answer =
        parts() == m_before ? Unsaved::Discard : askAboutUnsaved(m_dialogs, this, isGood());
    if (answer == Unsaved::Save)
        save();
    else if (answer == Unsaved::Discard)
        QDialog::reject();
}

bool PartsDialog::isGood() const
{
    const QList<DocumentPart> now = parts();
    return now.isEmpty() || coverAll(now, m_pages);
}

void PartsDialog::addLine(const DocumentPart &part)
{
    const Line line{new QComboBox(this), new QSpinBox(this), new QLabel(this),
                    new QToolButton(this)};
    const QString number = QString::number(m_lines.size() + 1);
    line.role->setObjectName(QStringLiteral("part-role-") + number);
    line.first->setObjectName(QStringLiteral("part-first-") + number);
    line.role->addItems(DocumentWords::roles());
    line.role->setCurrentIndex(int(part.role));
    line.first->setRange(1, m_pages);
    line.first->setValue(part.first);
    line.remove->setIcon(icon("list-remove"));
    line.remove->setAutoRaise(true);
    connect(line.role, &QComboBox::currentIndexChanged, this, &PartsDialog::update);
    connect(line.first, &QSpinBox::valueChanged, this, &PartsDialog::update);
    connect(line.remove, &QToolButton::clicked, this,
            [this, button = line.remove] { removeLine(button); });
    m_lines.append(line);
    layOut();
}

/// Behind the last one, with as many of its pages as there are.
void PartsDialog::addPart()
{
    const int last = m_lines.last().first->value();
    addLine({DocumentRole::Other, std::min(last + 1, m_pages), m_pages});
    retranslate();
    m_lines.last().first->setFocus();
}

void PartsDialog::removeLine(QToolButton *button)
{
    const auto found = std::ranges::find(m_lines, button, &Line::remove);
    if (found == m_lines.end() || m_lines.size() == 1)
        return;
    for (QWidget *widget :
         std::initializer_list<QWidget *>{found->role, found->first, found->last, found->remove}) {
        m_grid->removeWidget(widget);
        widget->deleteLater();
    }
    const bool wasFirst = found == m_lines.begin();
    m_lines.erase(found);
    if (wasFirst)
        m_lines.first().first->setValue(1);
    layOut();
    update();
}

void PartsDialog::layOut()
{
    for (int row = 0; row < m_lines.size(); ++row) {
        m_grid->addWidget(m_lines[row].role, row, 0);
        m_grid->addWidget(m_lines[row].first, row, 1);
        m_grid->addWidget(m_lines[row].last, row, 2);
        m_grid->addWidget(m_lines[row].remove, row, 3);
    }
}

QList<DocumentPart> PartsDialog::parts() const
{
    QList<DocumentPart> parts;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const bool isLast = i + 1 == m_lines.size();
        parts.append({DocumentRole(m_lines[i].role->currentIndex()), m_lines[i].first->value(),
                      isLast ? m_pages : m_lines[i + 1].first->value() - 1});
    }
    return parts.size() > 1 ? parts : QList<DocumentPart>();
}

void PartsDialog::update()
{
    const QList<DocumentPart> now = parts();
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const Line &line = m_lines[i];
        const int last = now.isEmpty() ? m_pages : now[i].last;
        line.last->setText(tr("to page %1").arg(last));
        setUsable(line.first, i > 0, tr("The first part begins where the document does."));
        setUsable(line.remove, m_lines.size() > 1, tr("A document has at least one part."));
    }
    const bool canSave = isGood();
    m_problem->setText(canSave ? QString()
                               : tr("Each part must begin on a later page than the one before."));
    m_problem->setVisible(!canSave);
    setUsable(m_buttons->button(QDialogButtonBox::Ok), canSave, m_problem->text());
    setUsable(m_add, m_lines.size() < m_pages, tr("There are as many parts as pages."));
}

void PartsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void PartsDialog::retranslate()
{
    setWindowTitle(tr("Parts of the Document"));
    m_heading->setText(tr("One file may hold a CV, a transcript and letters. Each part is shown as "
                          "a tab; only the CV's pages are read into the fields."));
    for (const Line &line : std::as_const(m_lines)) {
        for (int i = 0; i < line.role->count(); ++i)
            line.role->setItemText(i, DocumentWords::roles().at(i));
        line.role->setAccessibleName(tr("Kind of the part"));
        line.first->setPrefix(tr("from page ", "before a number"));
        line.first->setAccessibleName(tr("First page of the part"));
        line.remove->setToolTip(tr("Remove this part"));
        line.remove->setAccessibleName(line.remove->toolTip());
    }
    m_add->setText(tr("&Add a Part"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Save"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    update();
}

} // namespace Bole
