// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"

#include <QList>
#include <QString>

namespace Bole {

/// Dates with their day, as a date of birth is written: 1990/11/11, 26 November 1990. Without a
/// label one is a date of birth only where it stands in a document's head.
QList<Span> fullDates(const QString &text);
/// The text with `mask` in place of each of them.
QString withoutFullDates(const QString &text, const QString &mask);

} // namespace Bole
