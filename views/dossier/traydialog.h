// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/document.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace Bole {

class Desk;

/// The documents that belong to nobody: each waits here until somebody says whose it is. Shows the
/// beginning of their text, and follows the season.
class TrayDialog : public QDialog
{
    Q_OBJECT

public:
    TrayDialog(Desk &desk, QWidget *parent);

signals:
    void giveWanted(const QList<Bole::DocumentId> &documents);   ///< to somebody who is asked for
    void personWanted(const QList<Bole::DocumentId> &documents); ///< somebody new
    void removalWanted(const QList<Bole::DocumentId> &documents);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void describe();
    void retranslate();
    QList<DocumentId> chosen() const;

    Desk &m_desk;
    QLabel *m_heading;
    QListWidget *m_list;
    QLabel *m_text;
    QPushButton *m_give;
    QPushButton *m_make;
    QPushButton *m_remove;
    QPushButton *m_close;
};

} // namespace Bole
