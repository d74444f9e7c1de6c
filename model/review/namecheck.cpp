// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/namecheck.h"

#include "model/record/recordjson.h"
#include "model/record/recordlook.h"

namespace Bole {

namespace {

const QString nameField = QStringLiteral("/basics/name");

} // namespace

bool isNameSure(const Record &asRead)
{
    return !asRead.basics.name.isEmpty() && !asRead.basics.nameInferred &&
           !isDoubtful(asRead.confidence.value(nameField, 1));
}

bool isNameSure(const CheckedRecord &checked)
{
    const auto record = recordFromJson(checked.json);
    if (!record || record->basics.name.isEmpty())
        return false;
    if (const auto mark = checked.marks.constFind(nameField); mark != checked.marks.constEnd())
        return mark->invalidText.isEmpty();
    return isNameSure(*record);
}

} // namespace Bole
