// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/citationlist.h"

#include <algorithm>

namespace Bole {

namespace {

PrintedCitation citationOf(const ListedCitation &listed, CitationContext context)
{
    context.styles = listed.text.styles;
    context.lineStarts = listed.text.lineStarts;
    context.gaps = listed.text.gaps;
    return parseCitation(listed.text.passage.text, context);
}

/// The form that at least two in three citations have, if there are enough of them to tell.
std::optional<CitationForm> commonForm(const QList<ListedCitation> &list)
{
    constexpr qsizetype fewest = 3;
    if (list.size() < fewest)
        return {};
    for (const ListedCitation &candidate : list) {
        const auto alike = std::ranges::count_if(list, [&](const ListedCitation &other) {
            return other.citation.form == candidate.citation.form;
        });
        if (alike * 3 >= list.size() * 2)
            return candidate.citation.form;
    }
    return {};
}

/// Type shows where a title ends; a reading that only makes it longer has lost that.
bool losesEnd(const PrintedCitation &before, const PrintedCitation &again)
{
    const Span old = before.spans.value(QStringLiteral("name"));
    const Span now = again.spans.value(QStringLiteral("name"));
    return before.form.title == CitationForm::Sign::Type && now.start <= old.start + 2 &&
           now.end() > old.end() + 2;
}

} // namespace

void readCitations(QList<ListedCitation> &list, const CitationContext &context)
{
    for (ListedCitation &listed : list)
        listed.citation = citationOf(listed, context);
    const auto form = commonForm(list);
    if (!form)
        return;
    CitationContext shared = context;
    shared.form = form;
    // A reading by the list's form may be a little worse by itself and is the likelier one.
    constexpr double benefit = 0.06;
    for (ListedCitation &listed : list) {
        if (listed.citation.form == *form)
            continue;
        const PrintedCitation again = citationOf(listed, shared);
        if (again.form == *form && again.score + benefit >= listed.citation.score &&
            !losesEnd(listed.citation, again))
            listed.citation = again;
    }
}

} // namespace Bole
