// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/rosterheading.h"

#include "model/review/bilingualtext.h"

namespace Bole {

Bilingual rosterHeading(const QString &key)
{
    const Bilingual field = bilingualPhrase(QString(QStringLiteral("roster.") + key));
    const Bilingual heading = bilingualPhrase(QLatin1StringView("column.roster"));
    const QString other = key.section(u':', 1); // a column that the roster alone knows
    return {heading.en.arg(field.en.isEmpty() ? other : field.en),
            heading.zh.arg(field.zh.isEmpty() ? other : field.zh)};
}

} // namespace Bole
