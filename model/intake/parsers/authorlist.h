// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/namematcher.h"
#include "model/knowledge/span.h"

#include <QList>
#include <QString>

namespace Bole {

class Knowledge;

struct Author
{
    QString name;  ///< without marks
    Span span;     ///< of the name alone
    QString marks; ///< "*", "†" …: what they mean, only the list as a whole shows
};

struct AuthorList
{
    QList<Author> authors;
    bool openEnded = false; ///< "et al."
    qsizetype end = 0;      ///< one past the last name, its marks and "et al."
    double score = 0;       ///< that these are authors at all

    bool isEmpty() const { return authors.isEmpty(); }
};

/// Reads names one after the other from `from` on, in any of the usual styles, as far as they go.
/// `text` is folded, `original` the same text as printed; a name that is whole at one of the
/// `breaks` (where the printed lines begin) ends there.
AuthorList readAuthors(const QString &text, QStringView original, qsizetype from, qsizetype to,
                       const Knowledge &knowledge, const NameMatcher &applicant,
                       const QList<qsizetype> &breaks = {});

} // namespace Bole
