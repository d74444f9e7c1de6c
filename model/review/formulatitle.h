// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"

namespace Bole {

/// What a name of a formula is called for readers: 复试, 排名前 %, 国家级获奖. Language: en | zh.
QString formulaTitle(const QString &name, const Rubric &rubric, const QString &language);

} // namespace Bole
