// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>

namespace Bole {

/// Of values of which there is at least one.
double meanOf(const QList<double> &values);

/// Without the highest and the lowest, the highest first. Nothing for fewer than three: of two
/// there is nothing left without both.
std::optional<QList<double>> withoutExtremes(QList<double> values);

} // namespace Bole
