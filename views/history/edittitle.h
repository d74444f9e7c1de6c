// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/historyentry.h"

#include <QJsonObject>
#include <QString>

namespace Bole {

/// An edit in words: "Change GPA of Kyoto University". Also what Undo calls it. The record, as its
/// reader may see it, gives the entry its name.
QString editTitle(const HistoryEntry &entry, const QJsonObject &record = {});

/// What was done at once, in words: what the first of it says, or how many values were confirmed.
QString actTitle(const QList<HistoryEntry> &act, const QJsonObject &record = {});

/// One side of an edit ("value": …) as a line of text.
QString editedValueText(const HistoryEntry &entry, const QJsonObject &side);

} // namespace Bole
