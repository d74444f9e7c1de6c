// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAnyStringView>
#include <QString>
#include <QStringList>

namespace Bole {

/// Words of resources/words/phrases.tsv in a language (en, zh, zh_CN …): for what is written out in
/// the language of its reader, which need not be the window's. English where the table has no such
/// language, empty where it has no such phrase.
QString phrase(QAnyStringView id, QStringView language);
/// The same in every language of the table, to recognise what somebody typed in any of them.
QStringList phraseInEveryLanguage(QAnyStringView id);

} // namespace Bole
