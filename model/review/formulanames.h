// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QString>

namespace Bole {

/// How a function, a fact or the reviewers' total is written in a formula, by its id ("mean",
/// "gpa", "total") and the language of whoever types: resources/words/phrases.tsv has the words.
QString nameInFormula(QLatin1StringView id, QStringView language);
/// Whether somebody means it by this name, in whatever language and case.
bool isNameInFormula(const QString &name, QLatin1StringView id);

} // namespace Bole
