// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citationtext.h"

#include "model/knowledge/folding.h"

namespace Bole {

CitationText::CitationText(QStringView text, const CitationContext &context)
    : original(text),
      folded(Bole::folded(text)),
      context(context),
      knowledge(*context.knowledge),
      facts(findCitationFacts(folded, text))
{
}

qsizetype CitationText::skip(qsizetype i, QStringView signs) const
{
    while (!at(i).isNull() && signs.contains(at(i)))
        ++i;
    return i;
}

QString CitationText::printed(Span span) const
{
    return original.sliced(span.start, span.length).toString().simplified();
}

const AuthorList &CitationText::names(qsizetype from, qsizetype to) const
{
    const auto [found, isNew] = m_names.try_emplace({from, to});
    if (isNew)
        found->second = readAuthors(folded, original, from, to, knowledge, context.applicant,
                                    context.lineStarts);
    return found->second;
}

} // namespace Bole
