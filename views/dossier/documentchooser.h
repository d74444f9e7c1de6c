// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/document.h"

#include <QDialog>

class QDialogButtonBox;
class QLineEdit;
class QListWidget;

namespace Bole {

/// Chooses some of a person's documents that are somebody else's, and what that one is called.
class DocumentChooser : public QDialog
{
    Q_OBJECT

public:
    DocumentChooser(const QString &person, const QList<Document> &documents, QWidget *parent);

signals:
    void chosen(const QList<Bole::DocumentId> &documents, const QString &name);

private:
    QList<DocumentId> ticked() const;

    QLineEdit *m_name;
    QListWidget *m_list;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
