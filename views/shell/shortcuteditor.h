// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace Bole {

class ActionTable;

/// The page of the preferences where keys are changed. Conflicts are named before anything is
/// taken from another action.
class ShortcutEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ShortcutEditor(ActionTable &actions, QWidget *parent = nullptr);

    /// Keys were typed and belong to no action yet: says so once. Whether somebody should look.
    bool warnsOfTypedKeys();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();
    void narrowDown();
    void showCurrent();
    void showConflicts();
    void assign();
    void reset();
    void resetAll();
    QByteArray currentId() const;

    ActionTable &m_actions;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    QLabel *m_label;
    QKeySequenceEdit *m_keys;
    QPushButton *m_assign;
    QPushButton *m_reset;
    QPushButton *m_resetAll;
    QLabel *m_conflict;
    bool m_isWarned = false;
};

} // namespace Bole
