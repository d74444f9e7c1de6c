// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace Bole {

class ActionTable;

/// A list of actions with their keys, narrowed down while typing; Enter does the one that is
/// marked. The sheet of shortcuts and the finder of commands are made from it.
class ActionSearch : public QDialog
{
    Q_OBJECT

public:
    explicit ActionSearch(const ActionTable &actions, QWidget *parent = nullptr);

protected:
    /// Lists anew, in the window's language.
    virtual void fill() = 0;
    /// Shows what fits to what was typed.
    virtual void narrowDown(const QString &wanted) = 0;
    virtual void retranslate();

    QTreeWidgetItem *addAction(QTreeWidgetItem *group, const QByteArray &id);
    QString wanted() const;
    /// Whether everything that was typed stands in the action's name, in whichever language, or in
    /// its keys.
    bool fits(const QTreeWidgetItem *item, const QString &wanted) const;
    void setHint(const QString &hint);

    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

    const ActionTable &m_actions;
    QLineEdit *m_search;
    QTreeWidget *m_list;

private:
    void triggerCurrent();
    void showWhetherNothingFits();

    QLabel *m_nothing;
};

} // namespace Bole
