// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/contacts.h"

#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QString withoutSpaces(QString text)
{
    static const QRegularExpression space(u"\\s+"_s);
    return text.remove(space);
}

void addGroup(const QString &text, QList<EmailFinding> *found, QList<Span> *taken)
{
    static const QRegularExpression group(
        u"[{]\\s*([^{}@]+?)\\s*[}]\\s*@\\s*([A-Za-z0-9.-]+\\.[A-Za-z]{2,})"_s);
    for (auto it = group.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const Span span{match.capturedStart(), match.capturedLength()};
        static const QRegularExpression comma(u"\\s*[,;|]\\s*"_s);
        for (const QString &name : match.captured(1).split(comma, Qt::SkipEmptyParts))
            found->append({name + u'@' + match.captured(2), false, span, 0.95});
        taken->append(span);
    }
}

void addSpelledOut(const QString &text, QList<EmailFinding> *found, QList<Span> *taken)
{
    static const QRegularExpression spelled(
        u"([A-Za-z0-9._%+-]+)\\s*(?:[\\[({<]\\s*at\\s*[\\])}>]|\\s+AT\\s+|[\\[({]@[\\])}])\\s*"
        "([A-Za-z0-9-]+(?:(?:\\s*[\\[({<]\\s*dot\\s*[\\])}>]\\s*|\\s+DOT\\s+|\\.)[A-Za-z0-9-]+)+)"_s,
        QRegularExpression::NoPatternOption);
    static const QRegularExpression spelledLower(
        u"([A-Za-z0-9._%+-]+)\\s*[\\[({<]\\s*[aA][tT]\\s*[\\])}>]\\s*"
        "([A-Za-z0-9-]+(?:(?:\\s*[\\[({<]\\s*[dD][oO][tT]\\s*[\\])}>]\\s*|\\.)[A-Za-z0-9-]+)+)"_s);
    static const QRegularExpression dot(u"\\s*[\\[({<]?\\s*\\bdot\\b\\s*[\\])}>]?\\s*"_s, caseless);
    for (const QRegularExpression *expression : {&spelledLower, &spelled}) {
        for (auto it = expression->globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            const Span span{match.capturedStart(), match.capturedLength()};
            if (overlapsAny(span, *taken))
                continue;
            QString domain = match.captured(2);
            domain.replace(dot, u"."_s);
            found->append({match.captured(1) + u'@' + domain, false, span, 0.9});
            taken->append(span);
        }
    }
}

/// "first last@example.org": a space where an underscore was lost. Kept as it stands.
Span withLostUnderscore(const QString &text, Span span)
{
    static const QRegularExpression before(
        u"(?:^|[^\\p{L}\\p{N}\\s]\\s*|\\s{2,}|[\\p{Han}:]\\s*)([a-z][a-z0-9]{0,14}) $"_s);
    static const QRegularExpression label(u"^(?:e|mail|email|to|at|or|and|contact|me|us)$"_s,
                                          caseless);
    const auto match = before.match(text.left(span.start));
    if (!match.hasMatch() || label.match(match.captured(1)).hasMatch())
        return span;
    return {match.capturedStart(1), span.end() - match.capturedStart(1)};
}

/// Not "researcher@Alibaba": a firm's name behind the sign, or no domain in running text.
bool standsForAddress(const QString &text, Span span)
{
    const QString domain = text.sliced(span.start, span.length).section(u'@', 1);
    if (domain.contains(u'.') || domain.contains(u','))
        return true;
    static const QRegularExpression before(u"(?:^|[|·•/;,\\t]|\\be-?mail\\s|:)\\s*$"_s, caseless);
    static const QRegularExpression behind(u"^\\s*(?:$|[|·•/;,\\t])"_s);
    return !domain.front().isUpper() && before.match(text.first(span.start)).hasMatch() &&
           behind.match(text.sliced(span.end())).hasMatch();
}

bool isPhoneShaped(const QString &candidate, const QString &digits, bool labelled, double *score)
{
    static const QRegularExpression chineseMobile(u"^(?:\\+?86)?1[3-9][\\dxX*]{9}$"_s);
    static const QRegularExpression grouped(u"^\\(?\\d{3}\\)?[ -]\\d{4}[ -]\\d{4}$"_s);
    static const QRegularExpression american(
        u"^(?:\\+?1[ .-]?)?\\(?\\d{3}\\)?(?: ?[.-] ?| )?\\d{3}(?: ?[.-] ?| )\\d{4}$"_s);
    // "07700 555 281", "0113 555 0144": a trunk zero, ten or eleven digits in groups
    static const QRegularExpression national(
        u"^(?:\\(0\\d{1,4}\\)|\\(?0\\d{2,4}\\)?)[ -](?:\\d{3,4}[ -]\\d{3,4}|\\d{6})$"_s);
    static const QRegularExpression landline(u"^\\(?0\\d{2,3}\\)?[ -]\\d{7,8}$"_s);
    if (candidate.contains(u'+') && digits.size() >= 8 && digits.size() <= 16)
        *score = 0.96;
    else if (chineseMobile.match(digits).hasMatch())
        *score = 0.95;
    else if (grouped.match(candidate).hasMatch() || american.match(candidate).hasMatch() ||
             landline.match(candidate).hasMatch())
        *score = 0.9;
    else if (national.match(candidate).hasMatch() && digits.size() >= 10 && digits.size() <= 11)
        *score = 0.8;
    else if (labelled && digits.size() >= 7 && digits.size() <= 15)
        *score = 0.85;
    else
        return false;
    return true;
}

} // namespace

bool overlapsAny(Span span, const QList<Span> &taken)
{
    return std::ranges::any_of(taken, [&](const Span &s) { return s.overlaps(span); });
}

QList<EmailFinding> findEmails(QStringView source)
{
    const QString text = folded(source);
    QList<EmailFinding> found;
    if (!text.contains(u'@') && !text.contains(u"at"_s, Qt::CaseInsensitive))
        return found;
    QList<Span> taken;
    addGroup(text, &found, &taken);
    addSpelledOut(text, &found, &taken);
    static const QRegularExpression plain(u"(?:mailto:)?([A-Za-z0-9_][A-Za-z0-9._%+-]*\\s?@\\s?[A-"
                                          u"Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,})"
                                          "(?![A-Za-z0-9])"_s);
    for (auto it = plain.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        Span span{match.capturedStart(1), match.capturedLength(1)};
        if (overlapsAny(span, taken))
            continue;
        const Span wider = withLostUnderscore(text, span);
        const bool malformed = wider != span;
        const QString address =
            malformed ? text.mid(wider.start, wider.length) : withoutSpaces(match.captured(1));
        found.append({address, malformed, wider, malformed ? 0.6 : 0.99});
        taken.append(wider);
    }
    static const QRegularExpression broken(
        u"([A-Za-z0-9._%+-]{2,}@[A-Za-z][A-Za-z0-9-]+(?:[.,][A-Za-z0-9-]*)*)"_s);
    for (auto it = broken.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const Span span{match.capturedStart(1), match.capturedLength(1)};
        if (!overlapsAny(span, taken) && standsForAddress(text, span))
            found.append({match.captured(1), true, span, 0.5});
    }
    std::ranges::stable_sort(found, {}, [](const EmailFinding &f) { return f.span.start; });
    return found;
}

QList<PhoneFinding> findPhones(QStringView source)
{
    const QString text = folded(source);
    // A slash may part the groups of a number with its country's code.
    static const QRegularExpression candidate(
        u"(?<![\\w./@=#&?+-])(?:[(]?\\+\\s?\\d(?:[\\dxX*\\s().-]|(?<=[\\d ])/(?=[\\d "
        u"])){6,22}[\\dxX*]|[(]?\\d[\\dxX*().\\s-]{5,18}[\\dxX*])(?![\\w@%]|\\.\\d)"_s);
    static const QRegularExpression label(
        u"(?:电\\s*话|手\\s*机(?:号码?)?|联系方式|联系电话|移动电话|\\btel(?:ephone)?|\\bphone|"
        u"\\bmobile|\\bcell|\\bcontact|\\b[tpm](?=:))"
        "\\s*(?:\\([^)]*\\))?\\s*[:：.]?\\s*$"_s,
        caseless);
    static const QRegularExpression otherLabel(
        u"(?:qq|邮编|密码|学号|身份证|编号|专利号?|isbn|issn|patent|zip|id|no\\.?|号)\\s*[:：]?\\s*$"_s,
        caseless);
    QList<PhoneFinding> found;
    qsizetype from = 0;
    for (auto match = candidate.match(text); match.hasMatch();
         match = candidate.match(text, from)) {
        from = match.capturedEnd();
        QString number = match.captured();
        // Two numbers set apart by wide spaces or in two cells are two numbers.
        static const QRegularExpression wide(u"\\s{3,}|\\t"_s);
        const auto gap = wide.matchView(source.sliced(match.capturedStart(), number.size()));
        if (gap.hasMatch()) {
            number.truncate(gap.capturedStart());
            from = match.capturedStart() + gap.capturedEnd();
        }
        Span span{match.capturedStart(), number.size()};
        QString digits = number;
        static const QRegularExpression notDigit(u"[^\\dxX*]"_s);
        digits.remove(notDigit);
        const QString before = text.left(span.start);
        if (otherLabel.match(before).hasMatch())
            continue;
        PhoneFinding finding;
        finding.labelled = label.match(before.right(20)).hasMatch();
        if (!isPhoneShaped(number.simplified(), digits, finding.labelled, &finding.score)) {
            // "WA 98195 (206) 555-0182": the number begins behind another one.
            static const QRegularExpression inner(u"(?<=\\d) +(?=[(+])"_s);
            if (const auto next = inner.match(number); next.hasMatch())
                from = span.start + next.capturedEnd();
            continue;
        }
        if (!number.contains(u'+') && !finding.labelled && !findDateRanges(number).isEmpty())
            continue;
        finding.span = span;
        finding.number = source.sliced(span.start, span.length).toString().simplified();
        found.append(finding);
    }
    return found;
}

std::optional<AgeFinding> findAge(QStringView source)
{
    const QString text = folded(source);
    static const QRegularExpression age(
        u"(?:年\\s*龄|\\bage)\\s*[:：]?\\s*(\\d{2})(?!\\d)\\s*岁?|(?<!\\d)(\\d{2})\\s*(?:岁|years?\\s+old\\b)"_s,
        caseless);
    static const QRegularExpression birth(
        u"(?:出\\s*生\\s*(?:年\\s*月|日期|年月日)?|生\\s*日|date\\s+of\\s+birth|\\bborn(?:\\s+(?:"
        u"on|in))?|\\bd\\.?o\\.?b\\.?|"
        "birthday|birth\\s*date|geburtsdatum)\\s*[:：]?\\s*"_s,
        caseless);
    if (const auto match = age.match(text); match.hasMatch()) {
        const int group = match.capturedLength(1) > 0 ? 1 : 2;
        return AgeFinding{match.captured(group).toInt(),
                          {},
                          {match.capturedStart(group), match.capturedLength(group)}};
    }
    if (const auto match = birth.match(text); match.hasMatch()) {
        const auto dates = findDateRanges(source.sliced(match.capturedEnd()));
        if (!dates.isEmpty() && dates[0].single && dates[0].span.start <= 2)
            return AgeFinding{{},
                              dates[0].start,
                              {match.capturedEnd() + dates[0].span.start, dates[0].span.length}};
    }
    return std::nullopt;
}

std::optional<LabelledText> findGender(QStringView source)
{
    const QString text = folded(source);
    static const QRegularExpression labelled(
        u"(?:性\\s*别|\\bgender|\\bsex)\\s*[:：]?\\s*(男|女|male|female|m\\b|f\\b)"_s, caseless);
    static const QRegularExpression alone(u"(?:^|[\\s|/,·])([男女])(?=$|[\\s|/,·])"_s);
    for (const QRegularExpression *expression : {&labelled, &alone}) {
        const auto match = expression->match(text);
        if (!match.hasMatch())
            continue;
        const QString word = match.captured(1).toLower();
        const bool male = word == u"男" || word == u"male" || word == u"m";
        return LabelledText{male ? u"male"_s : u"female"_s,
                            {match.capturedStart(1), match.capturedLength(1)}};
    }
    return std::nullopt;
}

std::optional<LabelledText> findAddress(QStringView source)
{
    const QString text = folded(source);
    static const QRegularExpression labelled(
        u"(?:通讯地址|通信地址|联系地址|家庭住址|现居地?|居住地|所在地|住\\s*址|地\\s*址|\\b(?:"
        u"mailing\\s+)?address|\\blocation)\\s*[:：]\\s*"
        "(.+?)(?=\\s{3,}|[|;]|\\s\\S{2,4}[:：]|$)"_s,
        caseless);
    static const QRegularExpression street(
        u"(?:^|(?<=[^\\p{L}\\p{N},#.-])\\s*)((?:\\d{1,5}[A-Za-z]?\\s+|[A-Z][\\w'-]*\\s+|\\p{Han}{2,"
        u"}[省市区])[^|;@·•∙]*?"
        "(?:\\b(?:road|rd\\.?|street|st\\.?|avenue|ave\\.?|boulevard|blvd\\.?|drive|lane|way|"
        "district|campus)\\b|路|街道?|号|镇)"
        "[^|;@·•∙]*)(?=[|·•∙]|$)"_s,
        caseless);
    for (const QRegularExpression *expression : {&labelled, &street}) {
        const auto match = expression->match(text);
        if (!match.hasMatch())
            continue;
        const Span span = trimmed(source, {match.capturedStart(1), match.capturedLength(1)});
        if (span.length < 2 || (expression == &street && span.length > 120))
            continue;
        return LabelledText{source.sliced(span.start, span.length).toString(), span};
    }
    return std::nullopt;
}

} // namespace Bole
