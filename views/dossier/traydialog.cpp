// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dossier/traydialog.h"

#include "model/desk/desk.h"
#include "model/desk/deskdossiers.h"
#include "model/record/visibletext.h"
#include "views/common/documentwords.h"
#include "views/common/theme.h"
#include "views/common/usable.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace Bole {

TrayDialog::TrayDialog(Desk &desk, QWidget *parent)
    : QDialog(parent),
      m_desk(desk),
      m_heading(new QLabel),
      m_list(new QListWidget),
      m_text(new QLabel),
      m_give(new QPushButton),
      m_make(new QPushButton),
      m_remove(new QPushButton),
      m_close(new QPushButton)
{
    setObjectName(QStringLiteral("trayDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(88 * Grid, 56 * Grid);
    m_heading->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("trayDocuments"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_text->setObjectName(QStringLiteral("trayText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setMinimumHeight(8 * Grid);
    m_give->setObjectName(QStringLiteral("trayGive"));
    m_make->setObjectName(QStringLiteral("trayMake"));
    m_remove->setObjectName(QStringLiteral("trayRemove"));
    auto *foot = new QHBoxLayout;
    for (QPushButton *button : {m_give, m_make, m_remove})
        foot->addWidget(button);
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    layout->addWidget(m_heading);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_text);
    layout->addLayout(foot);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &TrayDialog::describe);
    connect(m_list, &QListWidget::itemActivated, m_give, &QPushButton::click);
    connect(m_give, &QPushButton::clicked, this, [this] { emit giveWanted(chosen()); });
    connect(m_make, &QPushButton::clicked, this, [this] { emit personWanted(chosen()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removalWanted(chosen()); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(&m_desk, &Desk::documentsChanged, this, [this](ApplicantId applicant) {
        if (!applicant.isValid())
            fill();
    });
    connect(&m_desk, &Desk::reset, this, &TrayDialog::fill);
    retranslate();
    fill();
}

void TrayDialog::fill()
{
    const int row = m_list->currentRow();
    m_list->clear();
    for (const Document &document : m_desk.dossiers().tray().value_or(QList<Document>())) {
        auto *item = new QListWidgetItem(DocumentWords::line(document), m_list);
        item->setData(Qt::UserRole, document.id.value);
    }
    m_list->setCurrentRow(qBound(0, row, m_list->count() - 1));
    describe();
}

QList<DocumentId> TrayDialog::chosen() const
{
    QList<DocumentId> documents;
    for (const QListWidgetItem *item : m_list->selectedItems())
        documents.append(DocumentId{item->data(Qt::UserRole).toLongLong()});
    return documents;
}

void TrayDialog::describe()
{
    const QList<DocumentId> documents = chosen();
    for (QPushButton *button : {m_give, m_make, m_remove})
        setUsable(button, !documents.isEmpty(), tr("Choose a document first."));
    constexpr qsizetype glance = 300;
    m_text->setText(documents.size() == 1
                        ? oneLine(m_desk.dossiers().trayText(documents.first()).left(glance))
                        : QString());
    m_text->setAccessibleDescription(m_text->text());
    m_heading->setText(m_list->count() == 0
                           ? tr("The tray is empty: every document belongs to somebody.")
                           : tr("These documents belong to nobody yet. Whose are they?"));
}

void TrayDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
    }
    QDialog::changeEvent(event);
}

void TrayDialog::retranslate()
{
    setWindowTitle(tr("Tray"));
    m_list->setAccessibleName(tr("Documents that belong to nobody"));
    m_text->setAccessibleName(tr("Beginning of the text"));
    m_give->setText(tr("&Give to…"));
    m_make->setText(tr("Make an &Applicant of It"));
    m_remove->setText(tr("&Remove"));
    m_close->setText(tr("&Close"));
}

} // namespace Bole
