// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/applicanttable.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace Bole {

/// Chooses the columns of the table and their order: those that are shown at the top, in their
/// order, the others below. Space ticks, Alt with an arrow moves.
class ColumnsDialog : public QDialog
{
    Q_OBJECT

public:
    ColumnsDialog(const QList<TableColumn> &all, const QStringList &shown, QWidget *parent);

signals:
    void chosen(const QStringList &columns);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(const QStringList &shown);
    void filter(const QString &text);
    void move(int by);
    QStringList columns() const;

    QList<TableColumn> m_all;
    QLineEdit *m_filter;
    QListWidget *m_list;
    QPushButton *m_up;
    QPushButton *m_down;
    QPushButton *m_usual;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
