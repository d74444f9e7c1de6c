// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of publications as they come out of a PDF: split and read, every span inside the text.
#include "fuzzing.h"

#include "model/intake/parsers/citations.h"
#include "model/knowledge/knowledge.h"

using namespace Bole;

namespace {

const Knowledge &knowledge()
{
    static const Knowledge all;
    return all;
}

void readOne(const QString &text)
{
    CitationContext context;
    context.knowledge = &knowledge();
    context.applicantName = QStringLiteral("Xiao Jiang");
    context.applicant = NameMatcher({context.applicantName, QStringLiteral("江晓")}, knowledge());
    context.today = {2026, 11, 16};
    const PrintedCitation citation = parseCitation(text, context);
    for (const Span &span : citation.spans)
        Fuzzing::mustHold(span.start >= 0 && span.length >= 0 &&
                              span.start + span.length <= text.size(),
                          "a span lies inside the text");
    for (const double score : citation.scores)
        Fuzzing::mustHold(score >= 0 && score <= 1, "a score is a part of one");
    const auto position = citation.publication.applicantPosition;
    Fuzzing::mustHold(!position || *position >= 1, "positions count from one");
}

} // namespace

int LLVMFuzzerInitialize(int *, char ***)
{
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QString text = QString::fromUtf8(Fuzzing::bytesOf(data, size));
    QList<CitationLine> lines;
    for (const QString &line : text.split(u'\n'))
        lines.append({line, double(line.size() % 3), 0, false, line.size() % 2 == 1, {}});
    qsizetype next = 0;
    for (const LineRange &range : splitCitations(lines, knowledge())) {
        Fuzzing::mustHold(range.first >= next && range.last >= range.first &&
                              range.last < lines.size(),
                          "citations follow each other");
        next = range.last + 1;
        QStringList parts;
        for (qsizetype i = range.first; i <= range.last; ++i)
            parts.append(lines[i].text);
        readOne(parts.join(u' '));
    }
    return 0;
}
