// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/valuecheck.h"

namespace Bole {

Check ValueCheck::with(const QString &field, const QString &value) const
{
    return {field, code, CheckSeverity::Warning, {{key, value}}};
}

const ValueCheck *valueCheck(const QString &code)
{
    for (const ValueCheck *known : {&pagesNotRead, &rosterDiffers, &possiblyTwice}) {
        if (known->code == code)
            return known;
    }
    return nullptr;
}

QString valueOf(const Check &check)
{
    const ValueCheck *known = valueCheck(check.code);
    return known ? check.values.value(known->key) : QString();
}

} // namespace Bole
