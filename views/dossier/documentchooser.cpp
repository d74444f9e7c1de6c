// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dossier/documentchooser.h"

#include "views/common/documentwords.h"
#include "views/common/theme.h"
#include "views/common/usable.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace Bole {

DocumentChooser::DocumentChooser(const QString &person, const QList<Document> &documents,
                                 QWidget *parent)
    : QDialog(parent),
      m_name(new QLineEdit),
      m_list(new QListWidget),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("documentChooser"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Split an applicant"));
    resize(64 * Grid, 44 * Grid);
    auto *heading =
        new QLabel(tr("Which of these documents of %1 are somebody else's?").arg(person));
    auto *nameLabel = new QLabel(tr("&Name, if the documents do not tell it:"));
    heading->setWordWrap(true);
    nameLabel->setBuddy(m_name);
    m_list->setObjectName(QStringLiteral("splitDocuments"));
    m_list->setAccessibleName(tr("Documents"));
    for (const Document &document : documents) {
        auto *item = new QListWidgetItem(DocumentWords::line(document), m_list);
        item->setData(Qt::UserRole, document.id.value);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Make a New Applicant"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid);
    layout->addWidget(heading);
    layout->addWidget(m_list, 1);
    layout->addWidget(nameLabel);
    layout->addWidget(m_name);
    layout->addWidget(m_buttons);
    const auto allow = [this] {
        setUsable(m_buttons->button(QDialogButtonBox::Ok), !ticked().isEmpty(),
                  tr("Tick a document first."));
    };
    allow();
    connect(m_list, &QListWidget::itemChanged, this, allow);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        accept();
        emit chosen(ticked(), m_name->text().simplified());
    });
}

QList<DocumentId> DocumentChooser::ticked() const
{
    QList<DocumentId> documents;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            documents.append(DocumentId{m_list->item(row)->data(Qt::UserRole).toLongLong()});
    }
    return documents;
}

} // namespace Bole
