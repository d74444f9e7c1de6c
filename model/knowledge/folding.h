// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"

#include <QList>
#include <QString>

namespace Bole {

/// A shadow copy for matching, never for storing: full-width forms, every dash, every quote, every
/// space and the Kangxi radicals become their plain forms, traditional characters simplified ones.
/// Each UTF-16 unit stays where it was, so
/// a span in the copy is a span in the original.
QString folded(QStringView text);

bool isHan(char32_t character);
bool isHan(QChar character);
bool hasHan(QStringView text);

/// Spaces and punctuation off both ends of a stretch.
Span trimmed(QStringView text, Span span);

/// One word of a text as tables know it: lower case, without accents; a Han character each.
struct Token
{
    QString key;
    Span span;
    bool han = false;
};
QList<Token> tokens(QStringView text);

/// Articles and the like, which spellings of one name add or leave out.
bool isFillWord(QStringView key);

/// What two spellings of one thing share: tokens without case, accents, punctuation and articles.
QString tableKey(QStringView text);

} // namespace Bole
