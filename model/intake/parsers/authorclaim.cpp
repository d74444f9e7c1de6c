// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/authorclaim.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// "三", "3", "third": 3.
int ordinal(const QString &word)
{
    static const QString han = u"一二三四五六七八九十"_s;
    static const QStringList english{u"first"_s, u"second"_s, u"third"_s,  u"fourth"_s,
                                     u"fifth"_s, u"sixth"_s,  u"seventh"_s};
    if (const qsizetype index = word.size() == 1 ? han.indexOf(word) : -1; index >= 0)
        return int(index) + 1;
    if (const qsizetype index = english.indexOf(word.toLower()); index >= 0)
        return int(index) + 1;
    static const QRegularExpression digits(u"^\\d{1,2}"_s);
    return digits.match(word).captured().toInt();
}

const QRegularExpression &claims()
{
    static const QRegularExpression expression(
        // 1: co-first
        u"(共同第?一(?:作者?)?|共一|并列第?一(?:作者?)?|\\b(?:co|joint|shared)[- ]?first(?:[- "
        u"]?author(?:ship)?)?\\b)|"
        // 2: first among the students
        u"((?:学生|除导师外)第?一(?:作者?)?|导师第?一(?:作者?)?[,、 ]*(?:本人|学生)第?二(?:作者?)?|"
        u"\\bstudent first author\\b|\\bfirst student author\\b)|"
        // 3, 4, 5: a position
        u"(?<!导师)(?:第([一二三四五六七八九十]|\\d{1,2})作者|"
        u"(?<![\\p{Han}\\w])(?:本人)?([一二三四五六七])作(?![\\p{Han}\\w])|"
        u"\\b(first|second|third|fourth|fifth|sixth|seventh|1st|2nd|3rd|[4-7]th)[- "
        u"]author(?:ship)?\\b)|"
        // 6: corresponding
        u"(?<![*∗†‡#✉=:为示])\\s*((?:共同)?通讯作者?|\\b(?:co-?)?corresponding author\\b)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return expression;
}

/// "* equal contribution", "†: co-first authors": what a mark means.
bool isLegend(const QString &text, qsizetype start)
{
    static const QRegularExpression mark(
        u"[*∗†‡#§✉]\\s*[)）]?\\s*(?:[:=]|为|表示|denotes?|indicates?|means?)?\\s*(?:the\\s+)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return mark.match(text.first(start)).hasMatch();
}

} // namespace

AuthorClaim findAuthorClaim(const QString &text, const QList<Span> &others)
{
    AuthorClaim claim;
    // Most citations claim nothing.
    if (!text.contains(u'作') && !text.contains(u'一') && !text.contains(u"通讯") &&
        !text.contains(u"author", Qt::CaseInsensitive) &&
        !text.contains(u"first", Qt::CaseInsensitive))
        return claim;
    for (auto it = claims().globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const Span span{match.capturedStart(), match.capturedLength()};
        const bool elsewhere =
            std::ranges::any_of(others, [&](const Span &other) { return other.overlaps(span); });
        if (elsewhere || isLegend(text, span.start))
            continue;
        claim.spans.append(span);
        claim.coFirst = claim.coFirst || match.capturedLength(1) > 0;
        claim.corresponding = claim.corresponding || match.capturedLength(6) > 0;
        claim.amongStudents = claim.amongStudents || match.capturedLength(2) > 0;
        for (const int group : {3, 4, 5}) {
            if (match.capturedLength(group) > 0 && claim.position == 0)
                claim.position = ordinal(match.captured(group));
        }
    }
    return claim;
}

} // namespace Bole
