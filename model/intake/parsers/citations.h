// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/namematcher.h"
#include "model/knowledge/span.h"
#include "model/record/record.h"

#include <QMap>

#include <cstdint>
#include <optional>

namespace Bole {

class Knowledge;

/// How a stretch of a text is set.
struct StyledSpan
{
    Span span;
    bool bold = false;
    bool italic = false;
    bool underlined = false;
};

/// One line of a list of publications, as far as it helps to find where the next one begins.
struct CitationLine
{
    QString text;
    double indent = 0;        ///< in em from the section's left edge
    double gapBefore = 0;     ///< in line heights; 0 for the usual distance
    bool startsEntry = false; ///< the layout is sure: a bullet or number was cut off
    bool followsEnd = false;  ///< the line above ended early, with what closes a citation
    QList<StyledSpan> styles;
};

struct LineRange
{
    qsizetype first = 0;
    qsizetype last = 0; ///< inclusive

    bool operator==(const LineRange &) const = default;
};

/// Where each citation begins and ends: numbers, bullets, indents, gaps, closing years.
QList<LineRange> splitCitations(const QList<CitationLine> &lines, const Knowledge &knowledge);

/// What shows where a citation's title is, and whether its authors stand before it. The citations
/// of one list are written alike.
struct CitationForm
{
    enum class Sign : std::uint8_t { Quotes, Marker, Type, Order };
    Sign title = Sign::Order;
    bool authorsFirst = false;

    bool operator==(const CitationForm &) const = default;
};

/// What is known from outside the citation's own text.
struct CitationContext
{
    const Knowledge *knowledge = nullptr;
    NameMatcher applicant;
    QString applicantName;     ///< for lists that leave their owner out: "Title (with M. Okafor)"
    bool ownerOmitted = false; ///< this list does
    QList<StyledSpan> styles;
    QList<qsizetype> gaps; ///< where text goes on behind a wide gap, as in a right-hand column
    QList<qsizetype> lineStarts; ///< where the printed lines begin in the text, but for the first
    Stored<PublicationStatus> status; ///< from the section
    PartialDate today;
    std::optional<CitationForm> form; ///< of the list, where most of its citations have one
};

/// A publication read from one citation. `spans` and `scores` are keyed by the record's field
/// names, authors as "authors/0", "authors/1" …; "claim" is what words beside the list say about
/// the applicant's part.
struct PrintedCitation
{
    Publication publication;
    QMap<QString, Span> spans;
    QMap<QString, double> scores;
    double score = 0;           ///< that this is a citation at all
    bool claimsTooMuch = false; ///< words name an earlier place than the list shows
    CitationForm form;
};

PrintedCitation parseCitation(QStringView text, const CitationContext &context);

} // namespace Bole
