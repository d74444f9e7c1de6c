// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/patents.h"

#include "model/intake/parsers/authorlist.h"
#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

Span trimmedSpan(const QString &text, Span span)
{
    static const QStringView signs = u" ,.;:()[]|-•·\"、";
    while (span.length > 0 && signs.contains(text[span.start])) {
        ++span.start;
        --span.length;
    }
    while (span.length > 0 && signs.contains(text[span.end() - 1]))
        --span.length;
    return span;
}

/// Words that stand beside a patent's data but are none of it.
const QRegularExpression &notes()
{
    static const QRegularExpression words(
        u"(?:中国|国家|美国)?(?:发明|实用新型|外观设计)?专利(?:申请)?(?:公开|授权|申请)?(?:号|编号)"
        u"?|(?<![\\p{Han}\\w])(?:发明|实用新型|外观设计)(?![\\p{Han}\\w])|申请号|公开号|授权号|"
        u"专利号|登记号|软件著作权|软著|"
        "已?授权|已?公开|实审|受理|在审|审中|第[一二三四五六七八九十\\d]+(?:发明人|作者)|学生第?一|"
        "导师第?一|除?导师外第?一作?|发明人|"
        "\\b(?:patent(?:\\s+(?:no\\.?|number|application|pending))?|granted|pending|filed|issued|inventors?|no\\.)\\b|[(]\\s*[)]"_s,
        caseless);
    return words;
}

/// "第二发明人", "second inventor". First among the students says nothing about the supervisor.
std::optional<int> claimedPosition(const QString &text)
{
    static const QRegularExpression claim(
        u"(学生|除导师外)?(?:第([一二三四五六七八九])(?:发明人|作者|完成人)|(?:排名|位次)\\s*(?:"
        u"第\\s*)?:?\\s*([1-9])\\b|"
        u"\\b(first|second|third|fourth|fifth) inventor\\b)"_s,
        caseless);
    const auto match = claim.match(text);
    if (!match.hasMatch() || match.capturedLength(1) > 0)
        return std::nullopt;
    static const QStringList english{u"first"_s, u"second"_s, u"third"_s, u"fourth"_s, u"fifth"_s};
    if (match.capturedLength(2) > 0)
        return int(u"一二三四五六七八九"_s.indexOf(match.captured(2))) + 1;
    if (match.capturedLength(3) > 0)
        return match.captured(3).toInt();
    return int(english.indexOf(match.captured(4).toLower())) + 1;
}

} // namespace

std::optional<Span> findPatentNumber(QStringView source)
{
    const QString text = folded(source);
    static const QRegularExpression number(
        u"\\b(?:CN|ZL)\\s?(?:\\d[\\d\\s]{6,16}\\d|\\d{7,13})(?:\\.[\\dX])?\\s?(?:[ABCUYS]\\d?\\b)?|"
        "(?<![\\d.])(?:19|20)\\d{2}\\s?[12389]\\s?\\d{7}\\.[\\dX](?!\\d)|"
        "\\bPCT/[A-Z]{2}\\s?\\d{2,4}/\\d{5,6}|"
        "\\b(?:patent|application)\\s*(?:no\\.?|number)?\\s*:?\\s*\\K[A-Z]{2}\\s?\\d{5,11}-\\d\\b|"
        "\\bU\\.?S\\.?\\s?(?:Patent\\s?(?:App(?:lication)?\\.?\\s?)?(?:No\\.?|Number)?\\s?)?(?:\\d{"
        "1,2},"
        "\\d{3},\\d{3}|\\d{2}/\\d{3},\\d{3}|\\d{4}/?\\d{7}|\\d{7,8})"
        "(?:\\s?[AB]\\d)?|"
        "\\b(?:EP|WO|JP|KR|DE|GB|TW|AU)\\s?(?:\\d{4}/)?\\d{5,12}(?:\\s?[ABCU]\\d?\\b)?|"
        "(?<!\\d)20\\d{2}SR\\d{5,8}|"
        "(?:编号|登记号|证书号|专利号|申请号|公开号|授权号)\\s*:?\\s*\\K\\d{6,14}(?:\\.[\\dX])?(?!["
        "\\dA-Z])|"
        "\\b(?:patent|application)\\s*(?:no\\.?|number)?\\s*:?\\s*\\K[A-Z]{0,2}\\d{7,13}[A-Z]?\\b"_s,
        caseless);
    const auto match = number.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return trimmedSpan(text, {match.capturedStart(), match.capturedLength()});
}

bool hasPatentTitle(QStringView text)
{
    static const QRegularExpression title(
        u"^[\\P{L}\\d]*一[种类][^，,。.;；]{2,60}(?:方法|装置|系统|设备|结构|介质|机构|工艺|电路|终端)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return title.matchView(text).hasMatch();
}

PatentFinding parsePatent(QStringView source, const CitationContext &context)
{
    Q_ASSERT(context.knowledge);
    const QString text = folded(source);
    PatentFinding finding;
    QString rest = text; // what is understood is blanked, so that places stay
    const auto blank = [&](Span span) {
        for (qsizetype i = span.start; i < span.end(); ++i)
            rest[i] = u' ';
    };
    const auto printed = [&](Span span) {
        return source.sliced(span.start, span.length).toString().simplified();
    };
    static const QRegularExpression opening(
        u"^\\s*(?:[■•●○▪◦▶►❖✓➢·*-]+\\s*)?(?:\\[[A-Za-z]?\\d{1,3}\\]|[(]\\d{1,3}[)]|\\d{1,3}[.)、](?!\\d))?\\s*"_s);
    blank({0, opening.match(text).capturedEnd()});
    if (const auto number = findPatentNumber(rest)) {
        finding.patent.number = printed(*number);
        finding.spans.insert(u"number"_s, *number);
        blank(*number);
    }
    for (const DateRange &date : findDateRanges(rest, context.today)) {
        if (date.start && !finding.patent.date && date.score >= 0.5) {
            finding.patent.date = date.start;
            finding.spans.insert(u"date"_s, date.span);
            blank(date.span);
        }
    }
    const std::optional<int> claimed = claimedPosition(text);
    static const QRegularExpression marker(
        u"\\[P\\]|[:,]\\s*(?:中国|China|CN|US)\\s*(?=[,\\s]*(?:\\[|$|,))"_s);
    for (const QRegularExpression *expression : {&notes(), &marker}) {
        for (auto it = expression->globalMatch(rest); it.hasNext();) {
            const auto match = it.next();
            blank({match.capturedStart(), match.capturedLength()});
        }
    }
    static const QRegularExpression quoted(u"《([^》]+)》|\"([^\"]{6,})\"|「([^」]+)」"_s);
    Span title;
    if (const auto match = quoted.match(rest); match.hasMatch()) {
        for (int group = 1; group <= 3; ++group) {
            if (match.capturedLength(group) > 0)
                title = {match.capturedStart(group), match.capturedLength(group)};
        }
        blank({match.capturedStart(), match.capturedLength()});
    }
    // Inventors: the best run of names that begins at a border.
    AuthorList inventors;
    for (qsizetype i = 0; i < rest.size(); ++i) {
        const bool border = i == 0 || QStringView(u" ,.;:()[]|。").contains(rest[i - 1]);
        if (!border || rest[i] == u' ')
            continue;
        const AuthorList names =
            readAuthors(rest, source, i, rest.size(), *context.knowledge, context.applicant);
        const double least = names.authors.size() == 1 ? 0.9 : 0.75;
        if (names.score >= least && names.authors.size() > inventors.authors.size())
            inventors = names;
        if (!names.isEmpty() && names.score >= least)
            i = names.end;
    }
    for (const Author &author : std::as_const(inventors.authors)) {
        finding.spans.insert(u"inventors/%1"_s.arg(finding.patent.inventors.size()), author.span);
        finding.patent.inventors.append(author.name);
        if (context.applicant.match(author.name) >= 0.6 && !finding.patent.applicantPosition)
            finding.patent.applicantPosition = int(finding.patent.inventors.size());
    }
    if (inventors.isEmpty())
        finding.patent.applicantPosition = claimed;
    if (!inventors.isEmpty())
        blank({inventors.authors.first().span.start,
               inventors.end - inventors.authors.first().span.start});
    if (title.isEmpty()) {
        // The longest stretch that is left.
        static const QRegularExpression stretch(u"[^;|。]+?(?=\\s{2,}|[;|。]|\\.\\s|$)"_s);
        for (auto it = stretch.globalMatch(rest); it.hasNext();) {
            const auto match = it.next();
            const Span span = trimmedSpan(rest, {match.capturedStart(), match.capturedLength()});
            if (span.length > title.length)
                title = span;
        }
    }
    title = trimmedSpan(text, title);
    if (!title.isEmpty()) {
        finding.patent.title = printed(title);
        finding.spans.insert(u"title"_s, title);
    }
    finding.score = !finding.patent.number.isEmpty() ? 0.95
                    : text.contains(u"专利"_s) || text.contains(u"patent"_s, Qt::CaseInsensitive)
                        ? 0.7
                        : 0.3;
    return finding;
}

} // namespace Bole
