// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace Bole {

/// Text as the full-text index gets it: widths made equal, and every Han character a word of its
/// own, so that any two of them in a row can be found as a phrase.
QString indexedText(const QString &text);

/// The words of what a person typed, each as an FTS5 expression: all must be found, the last one as
/// a beginning. Characters with a meaning for FTS5 lose it.
struct SearchTerm
{
    QString expression;
    bool isSingleLetter = false; ///< too common to be looked for in whole texts

    bool operator==(const SearchTerm &) const = default;
};
QList<SearchTerm> searchTerms(const QString &typed);

} // namespace Bole
