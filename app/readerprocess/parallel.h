// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <functional>

namespace Bole {

class SecondThread;

/// Which of the two threads a piece of work is done on: what is not safe for two is there twice.
enum class Side { Here, There };

/// Does `work` for every index from 0: half of it here, the other half on the second thread where
/// there is one. Items come in the order of their cost. Stops early when it is no longer wanted.
void inParallel(qsizetype count, const std::function<double(qsizetype)> &cost,
                const std::function<void(qsizetype, Side)> &work,
                const std::function<bool()> &isUnwanted, SecondThread &second);

} // namespace Bole
