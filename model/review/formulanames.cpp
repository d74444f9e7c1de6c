// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/formulanames.h"

#include "model/knowledge/phrases.h"

namespace Bole {

static QString phraseId(QLatin1StringView id)
{
    return QLatin1StringView("formula.name.") + id;
}

QString nameInFormula(QLatin1StringView id, QStringView language)
{
    return phrase(phraseId(id), language);
}

bool isNameInFormula(const QString &name, QLatin1StringView id)
{
    return phraseInEveryLanguage(phraseId(id)).contains(name, Qt::CaseInsensitive);
}

} // namespace Bole
