// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/authorlist.h"
#include "model/intake/parsers/citationfacts.h"
#include "model/intake/parsers/citations.h"

#include <map>

namespace Bole {

/// A citation's text, as printed and folded, with what its form gives away: what the readers of
/// title, authors and venue share.
struct CitationText
{
    CitationText(QStringView text, const CitationContext &context);

    QStringView original;
    QString folded;
    const CitationContext &context;
    const Knowledge &knowledge;
    CitationFacts facts;

    qsizetype size() const { return folded.size(); }
    QChar at(qsizetype i) const { return i >= 0 && i < folded.size() ? folded[i] : QChar(); }
    QStringView from(qsizetype i) const { return QStringView(folded).sliced(i); }
    bool isLineStart(qsizetype i) const { return context.lineStarts.contains(i); }
    /// The first place from `i` on that holds none of the signs.
    qsizetype skip(qsizetype i, QStringView signs) const;
    QString printed(Span span) const;
    /// The names from `from` on. Several readers ask for the same: each is read once.
    const AuthorList &names(qsizetype from, qsizetype to) const;

private:
    mutable std::map<std::pair<qsizetype, qsizetype>, AuthorList> m_names;
};

} // namespace Bole
