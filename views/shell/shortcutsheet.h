// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/actionsearch.h"

namespace Bole {

/// What `?` shows: every action with its keys, by menu, then the keys that panes have by
/// themselves; narrowed down while typing.
class ShortcutSheet : public ActionSearch
{
    Q_OBJECT

public:
    explicit ShortcutSheet(const ActionTable &actions, QWidget *parent = nullptr);

protected:
    void fill() override;
    void narrowDown(const QString &wanted) override;
    void retranslate() override;

private:
    QTreeWidgetItem *addHeading(const QString &title);
};

} // namespace Bole
