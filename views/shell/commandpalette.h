// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shell/actionsearch.h"

namespace Bole {

class ActionReasons;

/// Commands by name: type a part of what is to be done, in either language, and press Enter. What
/// cannot be done now is grey and says why.
class CommandPalette : public ActionSearch
{
    Q_OBJECT

public:
    CommandPalette(const ActionTable &actions, const ActionReasons &reasons,
                   QWidget *parent = nullptr);

protected:
    void fill() override;
    void narrowDown(const QString &wanted) override;
    void retranslate() override;

private:
    int rankOf(const QByteArray &id, const QString &wanted) const;

    const ActionReasons &m_reasons;
};

} // namespace Bole
