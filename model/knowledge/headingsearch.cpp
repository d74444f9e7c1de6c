// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/headingsearch.h"

#include <QRegularExpression>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestHeading = 60;

/// Numbers, bullets and icons before the words, colons and rules behind them.
QString bareHeading(QStringView line)
{
    static const QRegularExpression before(u"^[^\\p{L}\\p{N}]*(?:(?:\\d{1,2}|[IVX]{1,4}|[A-H])[.)]"
                                           u"\\s+|\\d{1,2}(?:\\.\\d{1,2})?\\s+|"
                                           u"[一二三四五六七八九十]{1,3}\\s*[、.]|"
                                           "[(][一二三四五六七八九十\\d]{1,3}[)])?\\s*"_s);
    QString text = folded(line).trimmed();
    text.remove(before);
    while (!text.isEmpty() && !text.back().isLetterOrNumber() && text.back() != u')')
        text.chop(1);
    return text;
}

} // namespace

std::optional<WordMatch> HeadingSearch::plain(QStringView text) const
{
    const auto hit = m_tables.whole(TableId::Headings, text);
    if (!hit)
        return std::nullopt;
    return WordMatch{hit->column(0), hit->label(), {}};
}

std::optional<WordMatch> HeadingSearch::qualified(const QString &text) const
{
    if (auto match = plain(text))
        return match;
    static const QRegularExpression bracket(u"\\s*[(\\[][^)\\]]*[)\\]]\\s*$"_s);
    static const QRegularExpression qualifier(
        u"^(?:selected|recent|other|relevant|key|additional|main|major|my|past|current|"
        u"representative|"
        "notable|previous|主要|个人|相关|部分|其他|其它|代表性|近期|曾|所获|本科|研究生|在校)\\s*(?:的)?"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression tail(
        u"(?:情况|列表|简介|一览|\\s*list|\\s*[0-9一二三]{1,2})$"_s,
        QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpression *part : {&bracket, &qualifier, &tail}) {
        QString shorter = text;
        shorter.remove(*part);
        if (shorter == text || shorter.isEmpty())
            continue;
        if (auto match = plain(shorter))
            return match;
    }
    return std::nullopt;
}

QStringList HeadingSearch::kinds(QStringView line) const
{
    const QString text = bareHeading(line);
    if (text.isEmpty() || text.size() > longestHeading)
        return {};
    if (const auto match = qualified(text))
        return {match->value};
    static const QRegularExpression joint(
        u"\\s*(?:&|/|、|,|\\||\\+|-|\\band\\b|与|及|和|以及)\\s*"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression scripts(
        u"(?<=\\p{Han})\\s*(?=[A-Za-z])|(?<=[A-Za-z])\\s*(?=\\p{Han})"_s);
    for (const QRegularExpression *border : {&joint, &scripts}) {
        const QStringList parts = text.split(*border, Qt::SkipEmptyParts);
        if (parts.size() < 2 || parts.size() > 4)
            continue;
        QStringList kinds;
        for (const QString &part : parts) {
            const auto match = qualified(part);
            if (!match) {
                kinds.clear();
                break;
            }
            if (!kinds.contains(match->value))
                kinds.append(match->value);
        }
        if (!kinds.isEmpty())
            return kinds;
    }
    // "临床及工作经历": what the last part says of experience holds for the first.
    static const QRegularExpression shared(
        u"^\\p{Han}{2,4}(?:与|及|和|、)(\\p{Han}{2,4}(?:经历|经验))$"_s);
    if (const auto parts = shared.match(text); parts.hasMatch()) {
        if (const auto match = plain(parts.capturedView(1)))
            return {match->value};
    }
    return {};
}

std::optional<WordMatch> HeadingSearch::match(QStringView line) const
{
    const QString text = bareHeading(line);
    if (text.isEmpty() || text.size() > longestHeading)
        return std::nullopt;
    auto match = qualified(text);
    if (!match) {
        const QStringList parts = kinds(line);
        if (parts.isEmpty())
            return std::nullopt;
        match = WordMatch{parts.first(), text, {}};
    }
    match->span = trimmed(line, {0, line.size()});
    return match;
}

} // namespace Bole
