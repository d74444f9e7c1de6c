// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>
#include <QString>

#include <functional>

namespace Bole {

/// What a screen reader says of a cell. A model states facts; the view that paints them has the
/// words and hands them to the model, which answers with them for Qt::AccessibleTextRole.
using CellWords = std::function<QString(const QModelIndex &)>;

} // namespace Bole
