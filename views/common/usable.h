// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace Bole {

/// Makes a control grey, or usable again. What is grey says why when it is pointed at, and to
/// screen readers; otherwise its usual tool tip stands there.
void setUsable(QWidget *control, bool isUsable, const QString &whyNot);

/// Why this control or what it lies in is grey; empty where nobody said.
QString whyNotUsable(const QWidget &control);

/// Reasons that many controls have.
namespace WhyNot {
QString coordinatorsOnly();
QString reviewIsClosed();
} // namespace WhyNot

} // namespace Bole
