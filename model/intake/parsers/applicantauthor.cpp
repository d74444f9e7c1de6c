// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/applicantauthor.h"

#include "model/intake/parsers/citationtext.h"
#include "model/intake/parsers/expressions.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

bool isSetApart(const CitationText &text, Span name)
{
    return std::ranges::any_of(text.context.styles, [&](const StyledSpan &style) {
        return (style.bold || style.underlined) && style.span.overlaps(name) &&
               style.span.length <= name.length + 6;
    });
}

double ownScore(const CitationText &text, const Author &author)
{
    static const QRegularExpression self(u"^(?:self|me|myself|I|本人)$"_s, caseless);
    const bool named = self.match(author.name).hasMatch() ||
                       author.marks.contains(u"self"_s, Qt::CaseInsensitive) ||
                       author.marks.contains(u"本人"_s);
    const double score = named ? 0.95 : text.context.applicant.match(author.name);
    // bold settles who of two "Y. Chen" it is
    return score > 0 && isSetApart(text, author.span) ? score + 0.2 : score;
}

/// Nobody by name: the one that is set in bold or underlined.
qsizetype onlyOneSetApart(const CitationText &text, const AuthorList &list)
{
    qsizetype index = -1;
    for (qsizetype i = 0; i < list.authors.size(); ++i) {
        if (!isSetApart(text, list.authors[i].span))
            continue;
        if (index >= 0)
            return -1;
        index = i;
    }
    return index;
}

/// A mark that the first author shares means equal contribution; one that a later author has
/// alone means corresponding.
void settleMarks(const CitationText &text, const AuthorList &list, ApplicantAuthor *own)
{
    const QString marks = list.authors[own->index].marks;
    static const QRegularExpression equal(u"equal|co-?first|共同|共一"_s, caseless);
    static const QRegularExpression letter(u"corresponding|通讯|✉"_s, caseless);
    own->coFirst = equal.match(marks).hasMatch();
    own->corresponding = letter.match(marks).hasMatch();
    static const QRegularExpression starMeansLetter(
        u"[*∗†#]\\s*[:=]?\\s*(?:denotes?\\s+|indicates?\\s+)?(?:the\\s+)?(?:corresponding|通讯)"_s,
        caseless);
    const bool inverted = starMeansLetter.match(text.folded).hasMatch();
    for (const QChar mark : marks) {
        if (!QStringView(u"*†‡#§∗").contains(mark))
            continue;
        const auto bearers = std::ranges::count_if(
            list.authors, [&](const Author &author) { return author.marks.contains(mark); });
        const bool withFirst = list.authors.first().marks.contains(mark);
        if (bearers >= 2 && withFirst && !inverted)
            own->coFirst = true;
        else if (bearers == 1 && own->index > 0)
            own->corresponding = true;
    }
}

} // namespace

ApplicantAuthor findApplicantAuthor(const CitationText &text, const AuthorList &list)
{
    ApplicantAuthor own;
    double best = 0.55;
    for (qsizetype i = 0; i < list.authors.size(); ++i) {
        if (const double score = ownScore(text, list.authors[i]); score > best) {
            best = score;
            own.index = i;
        }
    }
    own.score = std::min(0.98, best);
    if (own.index < 0) {
        own.index = onlyOneSetApart(text, list);
        own.score = 0.6;
    }
    if (own.index >= 0)
        settleMarks(text, list, &own);
    return own;
}

} // namespace Bole
