// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <QJsonObject>

namespace Bole {

/// A record as JSON Resume 1.0 has it: what that format does not know is left out. `unchecked` are
/// JSON Pointers into the record, of the values that need a look and were not given one; the
/// format has room for them in its "meta" part, as pointers into the resume.
QJsonObject jsonResume(const Record &record, const QStringList &unchecked);

} // namespace Bole
