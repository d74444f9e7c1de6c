// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/bilingualtext.h"

#include "model/knowledge/phrases.h"

#include <QJsonObject>

namespace Bole {

Bilingual bilingualPhrase(QAnyStringView id)
{
    return {phrase(id, u"en"), phrase(id, u"zh")};
}

Bilingual bilingualPhrase(QAnyStringView id, const QString &filledIn)
{
    const Bilingual pattern = bilingualPhrase(id);
    return {pattern.en.arg(filledIn), pattern.zh.arg(filledIn)};
}

QJsonObject toJson(const Bilingual &text)
{
    return {{QStringLiteral("en"), text.en}, {QStringLiteral("zh"), text.zh}};
}

Bilingual bilingualFromJson(const QJsonValue &json)
{
    return {json[QLatin1StringView("en")].toString(), json[QLatin1StringView("zh")].toString()};
}

} // namespace Bole
