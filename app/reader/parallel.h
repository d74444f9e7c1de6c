// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <functional>

namespace Bole {

/// Does `work` for every index from 0 and gives the results in order: half of it here, the other
/// half in a forked copy of this process where there is a second processor. A copy and not a
/// thread, because it shares all that is loaded and nothing in it needs to be safe for two. Items
/// come in the order of their cost. Stops early, with what there is, when it is no longer wanted.
QList<QByteArray> inParallel(qsizetype count, const std::function<double(qsizetype)> &cost,
                             const std::function<QByteArray(qsizetype)> &work,
                             const std::function<bool()> &isUnwanted);

} // namespace Bole
