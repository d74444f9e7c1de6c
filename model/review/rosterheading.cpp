// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/rosterheading.h"

#include "model/knowledge/phrases.h"

namespace Bole {

Bilingual rosterHeading(const QString &key)
{
    const auto heading = [&](QStringView language) {
        const QString field = phrase(QString(QStringLiteral("roster.") + key), language);
        return phrase(QStringLiteral("column.roster"), language)
            .arg(field.isEmpty() ? key.section(u':', 1) : field);
    };
    return {heading(u"en"), heading(u"zh")};
}

} // namespace Bole
