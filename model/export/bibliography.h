// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <QJsonArray>

namespace Bole {

class Knowledge;

/// What there is to say of an applicant's publications beyond the record.
struct Bibliography
{
    QString prefix;        ///< makes the keys of several applicants differ
    QStringList unchecked; ///< JSON Pointers of values that need a look and were not given one
};

/// A record's publications. An entry with unchecked values has the keyword "unchecked", which
/// reference managers show, and names them: BibTeX in "annote", CSL in "custom".
QString bibTeX(const Record &record, const Knowledge &knowledge, const Bibliography &about = {});
QJsonArray cslJson(const Record &record, const Knowledge &knowledge,
                   const Bibliography &about = {});

} // namespace Bole
