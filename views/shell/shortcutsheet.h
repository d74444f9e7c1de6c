// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QTreeWidget;

namespace Bole {

class ActionTable;

/// What `?` shows: every action with its keys, by menu, narrowed down while typing. Enter triggers
/// the action that is marked.
class ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutSheet(const ActionTable &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void fill();
    void narrowDown(const QString &wanted);
    void triggerCurrent();

    const ActionTable &m_actions;
    QLineEdit *m_search;
    QTreeWidget *m_list;
};

} // namespace Bole
