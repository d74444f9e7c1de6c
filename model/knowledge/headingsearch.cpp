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
    static const QRegularExpression part(
        u"^[^\\p{L}\\p{N}]*(?:(?:part|section|chapter)[\\s.]*(?:\\d{1,2}|[ivx]{1,4}|one|two|three|"
        u"four|five|six|seven|eight|nine)(?![\\p{L}\\p{N}])|第[一二三四五六七八九十\\d]{1,2}(?:"
        u"部分|"
        u"章|节))[^\\p{L}\\p{N}]*(?=\\p{L})"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression before(
        u"^[^\\p{L}\\p{N}]*(?:(?:\\d{1,2}|[IVX]{1,4}|[A-H])[.)]"
        u"\\s+|[Ⅰ-Ⅻ]\\s*[.、)]?|[IVX]{1,4}(?:\\s+|\\s*、)(?=\\p{Han})|\\d{1,2}(?:\\.\\d{1,2})?\\s+|"
        u"[一二三四五六七八九十]{1,3}\\s*[、.]|"
        "[(][一二三四五六七八九十\\d]{1,3}[)])?\\s*"_s);
    QString text = folded(line).trimmed();
    text.remove(u'【').replace(u'】', u' ');
    text.remove(part);
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
    return WordMatch{hit->column(0).section(u',', 0, 0), hit->label(), {}};
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

/// "A & B", "甲与乙", "教育 Education": the kinds of the parts, nothing where one has none.
HeadingSearch::PartKinds HeadingSearch::partKinds(const QString &text, bool strict) const
{
    static const QRegularExpression joint(
        u"\\s*(?:&|/|、|,|\\||\\+|\\s[-–]\\s|\\band\\b|\\bor\\b|与|及|和|或|暨|以及)\\s*"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression scripts(
        u"(?<=\\p{Han})\\s*(?=[A-Za-z])|(?<=[A-Za-z])\\s*(?=\\p{Han})"_s);
    for (const QRegularExpression *border : {&joint, &scripts}) {
        const QStringList parts = text.split(*border, Qt::SkipEmptyParts);
        if (parts.size() < 2 || parts.size() > 4)
            continue;
        PartKinds found;
        bool isWhole = true;
        for (const QString &part : parts) {
            const auto match = qualified(part);
            const QString kind = match ? match->value : m_grammar.kind(part, strict, false);
            found.areListed = found.areListed && match;
            found.areSpelled = found.areSpelled && (match || m_grammar.isSpelled(part));
            // "临床及工作经历", "Selected and Recent Papers": a modifier may stand by itself.
            isWhole = isWhole && (!kind.isEmpty() || m_grammar.isKnown(part));
            if (!kind.isEmpty() && !found.kinds.contains(kind))
                found.kinds.append(kind);
        }
        // "Teaching Assistant, Introduction to Programming": a comma parts much else, too.
        const bool isListed = found.areListed || !text.contains(u',');
        if (isWhole && isListed && !found.kinds.isEmpty())
            return found;
    }
    return {};
}

/// Of a heading that is not in the table as a whole.
HeadingSearch::PartKinds HeadingSearch::wordedKinds(const QString &line) const
{
    static const QRegularExpression remark(u"\\s*[(\\[][^)\\]]*[)\\]]\\s*$"_s);
    const QString text = QString(line).remove(remark);
    const PartKinds parts = partKinds(text, true);
    if (!parts.kinds.isEmpty())
        return parts;
    const QString kind = text.contains(u',') ? QString() : m_grammar.kind(text, true);
    return {kind.isEmpty() ? QStringList() : QStringList{kind}, false, m_grammar.isSpelled(text)};
}

QStringList HeadingSearch::kinds(QStringView line) const
{
    const QString text = bareHeading(line);
    if (text.isEmpty() || text.size() > longestHeading)
        return {};
    const QStringList parts = wordedKinds(text).kinds;
    const auto whole = qualified(text);
    if (!whole)
        return parts;
    // "Conferences" may list talks and papers; "Education and Honors" is known as a whole, too.
    QStringList all{whole->value};
    if (const auto hit = m_tables.whole(TableId::Headings, text))
        all = hit->column(0).split(u',');
    if (parts.contains(whole->value)) {
        for (const QString &kind : parts) {
            if (!all.contains(kind))
                all.append(kind);
        }
    }
    return all;
}

QString HeadingSearch::likely(QStringView line) const
{
    const QStringList sure = kinds(line);
    if (!sure.isEmpty())
        return sure.first();
    const QString text = bareHeading(line);
    if (text.isEmpty() || text.size() > longestHeading)
        return {};
    const PartKinds parts = partKinds(text, false);
    const QString kind = parts.kinds.isEmpty() ? m_grammar.kind(text, false) : parts.kinds.first();
    if (!kind.isEmpty())
        return kind;
    // "Publications in which I am a main author"
    static const QRegularExpression clause(u"\\s+(?:in|of|for|with|by|from|as|which|that)\\s.*$"_s);
    const QStringList head = kinds(QString(text).remove(clause));
    return head.isEmpty() ? QString() : head.first();
}

std::optional<WordMatch> HeadingSearch::match(QStringView line) const
{
    const QString text = bareHeading(line);
    if (text.isEmpty() || text.size() > longestHeading)
        return std::nullopt;
    auto match = qualified(text);
    if (!match) {
        const PartKinds parts = wordedKinds(text);
        if (parts.kinds.isEmpty())
            return std::nullopt;
        const bool isSure = parts.areListed || (parts.areSpelled && !m_grammar.mayNameOne(text));
        match = WordMatch{parts.kinds.first(), text, {}, parts.areSpelled, isSure};
    }
    match->span = trimmed(line, {0, line.size()});
    return match;
}

} // namespace Bole
