// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"
#include "model/record/recordenums.h"

namespace Bole {

class Knowledge;

/// The lines of one citation as one text, with the styles of each kept at their new places.
struct JoinedCitation
{
    Passage passage;
    QList<StyledSpan> styles;
    QList<qsizetype> lineStarts;
    QList<qsizetype> gaps;
};

/// What the layout says about where each citation begins. `edges` are the regions' right edges.
QList<CitationLine> citationLines(const QList<TextLine> &lines, bool fromPages,
                                  const QHash<int, double> &edges);

JoinedCitation joinedCitation(const QList<TextLine> &lines, const LineJoiner &joiner,
                              const QHash<int, double> &edges);

/// "[1] … 2023. [2] …" in one paragraph: every number begins a line of its own.
QList<TextLine> cutAtNumbers(const QList<TextLine> &lines);

/// A line that only says what stands below it: "期刊论文", "Under Review:", "2024", （二）参与课题.
struct ListLabel
{
    QString title;
    Stored<SectionKind> kind = SectionKind::Publications;
    std::optional<PartialDate> year;
};
/// The kind of list that a sub-heading begins: papers, unless it plainly says something else.
/// "Conference" heads papers, "Conference talks" talks.
SectionKind subListKind(QStringView title, const Stored<SectionKind> &said);
std::optional<ListLabel> listLabel(const TextLine &line, const Knowledge &knowledge);

/// "citations: 6", "(none yet)": says something about a list, and is no member of it.
bool isListRemark(const TextLine &line);

} // namespace Bole
