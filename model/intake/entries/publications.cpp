// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entrysplit.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/patents.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

/// Joined lines with the styles of each kept at its new place.
struct CitationText
{
    Passage passage;
    QList<StyledSpan> styles;
    QList<qsizetype> lineStarts;
    QList<qsizetype> gaps;
};

/// Whether a line ends before the right edge: its break is the writer's.
bool endsEarly(const TextLine &line, const QHash<int, double> &edges)
{
    const double edge = edges.value(line.region);
    return line.size > 0 && line.right < edge - 8 * line.size;
}

CitationText joinedCitation(const QList<TextLine> &lines, const LineJoiner &joiner,
                            const QHash<int, double> &edges)
{
    const TextLine *above = nullptr;
    CitationText citation;
    for (const TextLine &line : lines) {
        qsizetype from = 0;
        if (citation.passage.isEmpty()) {
            citation.passage = line.passage;
        } else {
            const QChar last = citation.passage.text.trimmed().back();
            // A break of the writer's parts the title from what follows, as a mark would.
            if (endsEarly(*above, edges) && fitsBehind(*above, line, edges.value(line.region)) &&
                (last.isLetterOrNumber() || last == u')') && !line.passage.text.isEmpty() &&
                line.passage.text.front().isUpper())
                citation.passage.insertText(u" •");
            joiner.join(citation.passage, line.passage);
            from = citation.passage.size() - line.passage.trimmed().size();
            citation.lineStarts.append(from);
        }
        above = &line;
        for (StyledSpan style : line.styles) {
            style.span.start += from;
            citation.styles.append(style);
        }
    }
    QString &text = citation.passage.text;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != u'\t')
            continue;
        text[i] = u' ';
        if (i + 1 < text.size() && text[i + 1] != u'\t')
            citation.gaps.append(i + 1);
    }
    return citation;
}

QString sectionStatus(const QString &title)
{
    static const QRegularExpression preprint(
        QStringLiteral("preprint|pre-print|working paper|预印本"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression submitted(
        QStringLiteral("submi|under review|in review|preparation|在投|在审|投稿"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression accepted(
        QStringLiteral("accepted|forthcoming|in press|已录用|录用"),
        QRegularExpression::CaseInsensitiveOption);
    if (submitted.match(title).hasMatch())
        return QStringLiteral("submitted");
    if (preprint.match(title).hasMatch())
        return QStringLiteral("preprint");
    return accepted.match(title).hasMatch() ? QStringLiteral("accepted") : QString();
}

QList<CitationLine> citationLines(const QList<TextLine> &lines, bool fromPages,
                                  const QHash<int, double> &edges)
{
    static const QRegularExpression ended(QStringLiteral("(?:19|20)\\d\\d.{0,24}[.\\])]\\s*$"));
    const bool marked = std::any_of(lines.cbegin(), lines.cend(),
                                    [](const TextLine &line) { return line.hasBullet(); });
    QList<CitationLine> result;
    double base = 1e9;
    for (const TextLine &line : lines)
        base = qMin(base, line.left);
    for (const TextLine &line : lines) {
        CitationLine citation;
        citation.text = line.passage.text;
        const double em = line.size > 0 ? line.size : 2;
        citation.indent = (line.textLeft - base) / em;
        citation.gapBefore = line.gapBefore;
        // A column of dates at the left begins one with every date.
        const bool leftDate = line.cells.size() > 1 && dateRange(line.cell(0).text).has_value();
        citation.startsEntry = line.hasBullet() || leftDate || (!fromPages && line.level > 0);
        // Neither bullets nor indents: a citation that ends early makes room for the next.
        if (fromPages && !marked && !result.isEmpty()) {
            const TextLine &above = lines[result.size() - 1];
            citation.startsEntry =
                citation.startsEntry ||
                (endsEarly(above, edges) && fitsBehind(above, line, edges.value(line.region)) &&
                 ended.match(above.passage.text).hasMatch() && !line.passage.text.isEmpty() &&
                 line.passage.text.front().isUpper());
        }
        citation.styles = line.styles;
        result.append(citation);
    }
    return result;
}

void writePublication(const Citation &citation, const Passage &text, RecordWriter &writer)
{
    const QString pointer = pointerTo(u"publications", writer.record.publications.size());
    for (auto it = citation.spans.cbegin(); it != citation.spans.cend(); ++it) {
        if (it.value().isEmpty() || it.value().end() > text.size())
            continue;
        const double score = citation.scores.value(it.key(), citation.score);
        writer.note(pointer + u'/' + it.key(), text.mid(it.value()), score);
    }
    if (citation.publication.applicantPosition) {
        const int index = *citation.publication.applicantPosition - 1;
        const Span span = citation.spans.value(QStringLiteral("authors/%1").arg(index));
        if (!span.isEmpty())
            writer.note(pointer + QStringLiteral("/applicantPosition"), text.mid(span),
                        citation.scores.value(QStringLiteral("applicantPosition"), 0.9));
    }
    writer.record.publications.append(citation.publication);
}

} // namespace

void readPublications(const SectionLines &section, const NameMatcher &applicant,
                      RecordWriter &writer)
{
    CitationContext context;
    context.knowledge = &writer.knowledge;
    context.applicant = applicant;
    context.today = writer.today;
    context.applicantName = writer.record.basics.name;
    // One "(with …)" shows that the list leaves its owner out everywhere.
    context.ownerOmitted = std::ranges::any_of(section.lines, [](const TextLine &line) {
        return line.passage.text.contains(u"(with ", Qt::CaseInsensitive);
    });
    QList<TextLine> lines = section.lines;
    // A sub-heading ends the citation above it.
    QList<qsizetype> cuts;
    for (const SubHeading &sub : section.subHeadings)
        cuts.append(sub.before);
    cuts.append(lines.size());
    qsizetype from = 0;
    QString title = section.title.text;
    for (qsizetype c = 0; c < cuts.size(); ++c) {
        const QList<TextLine> part = lines.mid(from, cuts[c] - from);
        from = cuts[c];
        context.status = sectionStatus(title);
        if (c < section.subHeadings.size())
            title = section.title.text + u' ' + section.subHeadings[c].title.text;
        const QList<LineRange> ranges = splitCitations(
            citationLines(part, writer.text.fromPages, writer.itemContext().rightEdges),
            writer.knowledge);
        for (const LineRange &range : ranges) {
            const CitationText text =
                joinedCitation(part.mid(range.first, range.last - range.first + 1),
                               writer.text.joiner, writer.itemContext().rightEdges);
            context.styles = text.styles;
            context.lineStarts = text.lineStarts;
            context.gaps = text.gaps;
            const Citation citation = parseCitation(text.passage.text, context);
            static const QRegularExpression note(
                QStringLiteral(
                    "^\\W*(?:the (?:two )?authors |these authors )?(?:contributed equally|equal "
                    "contribution|corresponding author|共同第一作者|同等贡献|通讯作者)"),
                QRegularExpression::CaseInsensitiveOption |
                    QRegularExpression::UseUnicodePropertiesOption);
            const bool remark =
                note.match(text.passage.text).hasMatch() && text.passage.size() < 90;
            if (citation.publication.name.isEmpty() || citation.score < 0.15 || remark)
                continue;
            if (findPatentNumber(text.passage.text) && citation.publication.doi.isEmpty()) {
                SectionLines patents = section;
                patents.subHeadings.clear();
                patents.lines = part.mid(range.first, range.last - range.first + 1);
                readPatents(patents, applicant, writer);
                continue;
            }
            writePublication(citation, text.passage, writer);
        }
    }
}

void readPatents(const SectionLines &section, const NameMatcher &applicant, RecordWriter &writer)
{
    CitationContext context;
    context.knowledge = &writer.knowledge;
    context.applicant = applicant;
    context.today = writer.today;
    const QList<LineRange> ranges = splitCitations(
        citationLines(section.lines, writer.text.fromPages, writer.itemContext().rightEdges),
        writer.knowledge);
    for (const LineRange &range : ranges) {
        const CitationText text =
            joinedCitation(section.lines.mid(range.first, range.last - range.first + 1),
                           writer.text.joiner, writer.itemContext().rightEdges);
        context.styles = text.styles;
        const PatentFinding finding = parsePatent(text.passage.text, context);
        if (finding.patent.number.isEmpty() && finding.patent.title.isEmpty())
            continue;
        const QString pointer = pointerTo(u"patents", writer.record.patents.size());
        for (auto it = finding.spans.cbegin(); it != finding.spans.cend(); ++it) {
            if (!it.value().isEmpty() && it.value().end() <= text.passage.size())
                writer.note(pointer + u'/' + it.key(), text.passage.mid(it.value()),
                            qBound(0.5, finding.score, 0.95));
        }
        writer.record.patents.append(finding.patent);
    }
}

} // namespace Bole
