// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/citationlist.h"
#include "model/intake/entries/citationtable.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/expressions.h"
#include "model/intake/parsers/patents.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// The lines under one heading, sub-heading or label of a list.
struct Part
{
    Stored<PublicationStatus> status; ///< what they are called
    Stored<SectionKind> kind = SectionKind::Publications;
    QList<TextLine> lines;
    std::optional<PartialDate> year; ///< that the label gives to all of them
    Passage label;
};

/// The state that a heading gives to what stands under it: "Papers under Review", "预印版".
Stored<PublicationStatus> statusSaid(const QString &title, const Knowledge &knowledge)
{
    // One state among others: "Publications and Manuscripts in Review".
    static const QRegularExpression mixed(
        u"(?:publi|(?<!待)发表).*(?:\\band\\b|[&/,、与及和])|(?:\\band\\b|[&/,、与及和]).*(?:publi|发表)"_s,
        caseless);
    if (mixed.match(title).hasMatch())
        return {};
    Stored<PublicationStatus> status;
    for (const WordMatch &word : knowledge.findWords(WordTable::Statuses, folded(title))) {
        const auto said = Stored<PublicationStatus>::fromText(word.value);
        if (said == PublicationStatus::Published)
            continue;
        if (!status.isEmpty() && status != said)
            return {};
        status = said;
    }
    return status;
}

/// The nearer one says it first; one of its rank that says nothing ends what was said before.
Stored<PublicationStatus> statusSaid(const QString &title, const QString &label,
                                     const Knowledge &knowledge)
{
    const Stored<PublicationStatus> nearer = statusSaid(label, knowledge);
    const bool published = !knowledge.findWords(WordTable::Statuses, folded(label)).isEmpty();
    return nearer.isEmpty() && !published ? statusSaid(title, knowledge) : nearer;
}

/// "… In Example" over "Workshops, 2018": the citation above has not ended yet.
bool runsOnInto(const TextLine &above, const TextLine &line)
{
    const QString text = above.passage.text.trimmed();
    const bool ended =
        text.isEmpty() || !(text.back().isLetter() || text.back() == u',') || text.size() < 40;
    return !ended && line.gapBefore < 0.2 && !line.bold && line.level == 0 &&
           !line.passage.text.trimmed().endsWith(u':');
}

QList<Part> partsOf(const SectionLines &section, const Knowledge &knowledge)
{
    QList<Part> parts{
        {statusSaid(section.title.text, knowledge), SectionKind::Publications, {}, {}, {}}};
    qsizetype sub = 0;
    for (qsizetype i = 0; i <= section.lines.size(); ++i) {
        for (; sub < section.subHeadings.size() && section.subHeadings[sub].before <= i; ++sub)
            parts.append(
                {statusSaid(section.title.text, section.subHeadings[sub].title.text, knowledge),
                 subListKind(section.subHeadings[sub].title.text, section.subHeadings[sub].kind),
                 {},
                 {},
                 {}});
        if (i == section.lines.size())
            break;
        if (isListRemark(section.lines[i]))
            continue;
        const bool runsOn = i > 0 && runsOnInto(section.lines[i - 1], section.lines[i]);
        const auto label = runsOn ? std::nullopt : listLabel(section.lines[i], knowledge);
        if (label)
            parts.append({statusSaid(section.title.text, label->title, knowledge),
                          label->kind,
                          {},
                          label->year,
                          section.lines[i].passage});
        else
            parts.last().lines.append(section.lines[i]);
    }
    for (Part &part : parts)
        part.lines = cutAtNumbers(part.lines);
    return parts;
}

/// "* equal contribution" under or over the list.
bool isLegend(const QString &text)
{
    static const QRegularExpression legend(
        u"^\\W*(?:the (?:two )?authors |these authors )?(?:contributed equally|equal contribution|"
        "corresponding author|共同第一作者|同等贡献|通讯作者)"_s,
        caseless | QRegularExpression::UseUnicodePropertiesOption);
    // "C = conference, J = journal": what the marks of the list mean.
    static const QRegularExpression marks(u"^\\W*\\p{L}{1,2}\\s*=\\s*\\p{L}+.*=\\s*\\p{L}"_s);
    return (text.size() < 90 && legend.match(text).hasMatch()) ||
           (text.size() < 160 && marks.match(text).hasMatch());
}

/// A title that has not got authors, a year and a place of publication may be anything else.
double mostForTitle(const Publication &publication)
{
    const bool placed = !publication.publisher.isEmpty() || !publication.doi.isEmpty();
    return !publication.authors.isEmpty() && publication.releaseDate && placed ? 1.0 : 0.88;
}

/// Marks around a title make it sure; where it ends by other signs, it may end elsewhere.
double nameConfidence(double score, double most)
{
    constexpr double marked = 0.93;
    return qMin(score < marked ? qMin(score, 0.89) : score, most);
}

void writePublication(const PrintedCitation &citation, const Passage &text, RecordWriter &writer)
{
    const QString pointer = pointerTo(u"publications", writer.record.publications.size());
    const double most = mostForTitle(citation.publication);
    for (auto it = citation.spans.cbegin(); it != citation.spans.cend(); ++it) {
        if (it.value().isEmpty() || it.value().end() > text.size())
            continue;
        const double score = citation.scores.value(it.key(), citation.score);
        if (it.key() == u"claim")
            writer.claim(text.mid(it.value()));
        else
            writer.note(pointer + u'/' + it.key(), text.mid(it.value()),
                        it.key() == u"name" ? nameConfidence(score, most) : score);
    }
    if (citation.publication.applicantPosition) {
        const int index = *citation.publication.applicantPosition - 1;
        const Span span = citation.spans.value(u"authors/%1"_s.arg(index));
        if (!span.isEmpty())
            writer.note(pointer + u"/applicantPosition"_s, text.mid(span),
                        citation.scores.value(u"applicantPosition"_s, 0.9));
    }
    // The claim stands in the document alone; checksOf keeps it while the record speaks against it.
    if (citation.claimsTooMuch)
        writer.record.checks.append(
            {pointer + u"/applicantPosition"_s, u"author.claim"_s, CheckSeverity::Warning, {}});
    writer.record.publications.append(citation.publication);
}

/// "2024" above a list dates those that say nothing themselves.
void giveYear(const Part &part, RecordWriter &writer)
{
    if (!part.year || writer.record.publications.isEmpty() ||
        writer.record.publications.last().releaseDate)
        return;
    writer.record.publications.last().releaseDate = part.year;
    writer.note(pointerTo(u"publications", writer.record.publications.size() - 1, u"releaseDate"),
                part.label, 0.85);
}

void readPart(const Part &part, CitationContext context, const NameMatcher &applicant,
              RecordWriter &writer)
{
    context.status = part.status;
    if (const auto rows = citationTable(part.lines, writer.text); !rows.isEmpty()) {
        for (const Passage &row : rows)
            writePublication(parseCitation(row.text, context), row, writer);
        return;
    }
    const auto edges = writer.itemContext().rightEdges;
    const QList<CitationLine> lines = citationLines(part.lines, writer.text.fromPages, edges);
    QList<ListedCitation> list;
    for (const LineRange &range : splitCitations(lines, writer.knowledge)) {
        const QList<TextLine> own = part.lines.mid(range.first, range.last - range.first + 1);
        list.append({own, joinedCitation(own, writer.text.joiner, edges), {}});
    }
    list.removeIf([](const ListedCitation &listed) { return isLegend(listed.text.passage.text); });
    readCitations(list, context);
    for (const auto &[own, text, citation] : std::as_const(list)) {
        if (citation.publication.name.isEmpty() || citation.score < 0.15)
            continue;
        const bool patent =
            findPatentNumber(text.passage.text) ||
            (citation.publication.publisher.isEmpty() && hasPatentTitle(text.passage.text));
        if (patent && citation.publication.doi.isEmpty())
            readPatents({{}, SectionKind::Patents, 0, true, own, {}, {}}, applicant, writer);
        else
            writePublication(citation, text.passage, writer);
        giveYear(part, writer);
    }
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
    for (const Part &part : partsOf(section, writer.knowledge)) {
        const SectionLines own{{}, part.kind, 0, true, part.lines, {}, {}};
        if (part.kind == SectionKind::Patents)
            readPatents(own, applicant, writer);
        else if (part.kind == SectionKind::Projects)
            readProjects(own, writer);
        else if (part.kind == SectionKind::Talks)
            readTalks(own, writer);
        else if (part.kind == SectionKind::Awards)
            readAwards(own, writer);
        else
            readPart(part, context, applicant, writer);
    }
}

/// Where each patent begins: numbers and patents' titles show it where nothing is marked.
static QList<LineRange> splitPatents(const QList<TextLine> &lines,
                                     const QList<CitationLine> &citations,
                                     const Knowledge &knowledge)
{
    const auto names = [&](qsizetype i) {
        const QString &text = lines[i].passage.text;
        return findPatentNumber(text).has_value() || hasPatentTitle(text);
    };
    QList<qsizetype> named;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (names(i))
            named.append(i);
    }
    if (named.size() < 2 || std::ranges::any_of(lines, &TextLine::hasBullet) ||
        named.size() * 3 < lines.size())
        return splitCitations(citations, knowledge);
    // Where the first line has none, the number closes each patent.
    const bool opens = named.first() == 0;
    QList<LineRange> ranges;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool begins = opens ? named.contains(i) : i == 0 || named.contains(i - 1);
        if (begins)
            ranges.append({i, i});
        else
            ranges.last().last = i;
    }
    return ranges;
}

void readPatents(const SectionLines &section, const NameMatcher &applicant, RecordWriter &writer)
{
    CitationContext context;
    context.knowledge = &writer.knowledge;
    context.applicant = applicant;
    context.today = writer.today;
    const auto edges = writer.itemContext().rightEdges;
    const QList<TextLine> all = cutAtNumbers(section.lines);
    const QList<CitationLine> lines = citationLines(all, writer.text.fromPages, edges);
    for (const LineRange &range : splitPatents(all, lines, writer.knowledge)) {
        const JoinedCitation text = joinedCitation(
            all.mid(range.first, range.last - range.first + 1), writer.text.joiner, edges);
        context.styles = text.styles;
        const PatentFinding finding = parsePatent(text.passage.text, context);
        if (finding.patent.number.isEmpty() && finding.patent.title.size() < 4)
            continue;
        const QString pointer = pointerTo(u"patents", writer.record.patents.size());
        // A registered program ("2024SR0912345") is a patent to some and none to others.
        const double most = finding.patent.number.contains(u"SR") ? 0.88 : 0.95;
        for (auto it = finding.spans.cbegin(); it != finding.spans.cend(); ++it) {
            if (!it.value().isEmpty() && it.value().end() <= text.passage.size())
                writer.note(pointer + u'/' + it.key(), text.passage.mid(it.value()),
                            qBound(0.5, finding.score, most));
        }
        writer.record.patents.append(finding.patent);
    }
}

} // namespace Bole
