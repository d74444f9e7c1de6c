// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"

class QJsonObject;
class QJsonValue;

namespace Bole {

/// A phrase of resources/words/phrases.tsv in both languages.
Bilingual bilingualPhrase(QAnyStringView id);
/// The same with its %1 filled in.
Bilingual bilingualPhrase(QAnyStringView id, const QString &filledIn);

/// {"en": …, "zh": …}
QJsonObject toJson(const Bilingual &text);
Bilingual bilingualFromJson(const QJsonValue &json);

} // namespace Bole
