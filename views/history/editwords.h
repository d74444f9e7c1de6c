// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/historyentry.h"

#include <QCoreApplication>

namespace Bole {

struct VisibleStep;

/// Edits in words, from what the desk shows of them.
class EditWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::EditWords)

public:
    /// "3.8 → 3.9"; empty when it shows nothing
    static QString change(const HistoryEntry &entry);
    /// A whole step on a line: what, whose, from what to what. `inFront`: nobody need be named.
    static QString step(const VisibleStep &step, bool inFront);

private:
    static QString side(const HistoryEntry &entry, const QJsonObject &value);
    static QString shortChange(const HistoryEntry &entry);
};

} // namespace Bole
