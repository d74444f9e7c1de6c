// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/exportcolumns.h"
#include "model/record/partialdate.h"

#include <QDateTime>

namespace Bole {

// Dates on what is printed, as each language writes them: "18 Nov 2026", "2026年11月18日". Tables
// that other programs read have them as 2026-11-18.

QString paperDate(const QDate &date, TableLanguage language);
/// As much of it as is known; empty for what is no date.
QString paperDate(const PartialDate &date, TableLanguage language);
QString paperTime(const QDateTime &time, TableLanguage language); ///< by the clock on the wall

} // namespace Bole
