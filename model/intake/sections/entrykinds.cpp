// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/entrykinds.h"

#include "model/intake/items/fields.h"
#include "model/intake/parsers/citations.h"
#include "model/intake/parsers/expressions.h"
#include "model/intake/parsers/skills.h"
#include "model/intake/sections/outline.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestPrize = 120;

/// The lines of an entry before its bullets; where it is a bullet itself, that one.
QList<TextLine> headerOf(const QList<TextLine> &entry)
{
    qsizetype end = 1;
    while (end < entry.size() && !entry[end].hasBullet())
        ++end;
    return entry.first(end);
}

/// The part of a list between commas, or a cell, that `span` stands in.
QString partAround(const QString &text, Span span)
{
    static const QString borders = u",，;；|、\t.。"_s;
    qsizetype from = span.start;
    qsizetype to = span.end();
    while (from > 0 && !borders.contains(text[from - 1]))
        --from;
    while (to < text.size() && !borders.contains(text[to]))
        ++to;
    return text.sliced(from, to - from).trimmed();
}

/// "Best Bachelor Thesis Award", 硕士研究生国家奖学金: the degree belongs to the prize's name.
bool isOfPrize(const QString &text, Span degree, Span prize)
{
    static const QRegularExpression words(u"^[\\p{L}\\p{Han}\\s'’-]*$"_s);
    static const QRegularExpression with(u"\\bwith\\b"_s, caseless);
    if (degree.overlaps(prize))
        return true;
    const QString between =
        text.sliced(degree.end(), qMax<qsizetype>(0, prize.start - degree.end()));
    return prize.start >= degree.end() && words.match(between).hasMatch() &&
           !between.contains(u'\t') && !with.match(between).hasMatch();
}

} // namespace

bool EntryKinds::canBeTold() const
{
    const bool posts = !postKind().isEmpty();
    return has(SectionKind::Awards) || has(SectionKind::Certificates) ||
           (posts && (has(SectionKind::Education) || has(SectionKind::Publications))) ||
           // What names no organisation under a heading of research is a project anyway.
           (posts && has(SectionKind::Projects) && !has(SectionKind::Research)) ||
           (has(SectionKind::Courses) && has(SectionKind::Skills)) ||
           m_kinds == QList<Kind>{SectionKind::Talks, SectionKind::Publications} ||
           m_kinds == QList<Kind>{SectionKind::Skills, SectionKind::Projects} ||
           m_kinds == QList<Kind>{SectionKind::Skills, SectionKind::Other};
}

bool EntryKinds::haveSeveralLines() const
{
    const bool papers = has(SectionKind::Publications);
    return !postKind().isEmpty() && !has(SectionKind::Awards) &&
           (has(SectionKind::Education) || has(SectionKind::Projects) || papers);
}

EntryKinds::Kind EntryKinds::kindOf(const QList<TextLine> &entry) const
{
    const QList<TextLine> header = headerOf(entry);
    const QString first = header.first().passage.text;
    const bool isPrize = has(SectionKind::Education) && has(SectionKind::Awards) &&
                         isPrizeOfStudies(first.left(2 * longestPrize));
    if (isPrize)
        return SectionKind::Awards;
    const Kind post = postKind();
    if (!post.isEmpty() && has(SectionKind::Education) && isStudy(header))
        return SectionKind::Education;
    if (haveSeveralLines()) {
        if (isPaper(first))
            return SectionKind::Publications;
        const bool project = has(SectionKind::Projects) && isProject(header);
        return project ? Kind(SectionKind::Projects) : post;
    }
    // "Tools", "Software": names of them, or what the applicant made.
    if (m_kinds.size() == 2 && m_kinds.first() == SectionKind::Skills && isTold(entry) &&
        (has(SectionKind::Projects) || has(SectionKind::Other)))
        return m_kinds.last();
    return kindOfLine(header.first());
}

bool EntryKinds::isPaper(const QString &text) const
{
    return has(SectionKind::Publications) && isCitation(text);
}

/// A date, bullets below it or a sentence: more than names of tools in a list.
bool EntryKinds::isTold(const QList<TextLine> &entry) const
{
    const QString text = entry.first().passage.text;
    const bool sentence = text.size() > (hasHan(text) ? 40 : 90) && splitList(text).size() < 4;
    return sentence || !findDateRanges(text).isEmpty() ||
           (entry.size() > 1 && !entry.first().hasBullet() && entry.last().hasBullet());
}

/// Rows of one line each, of which none tells of a paper, a study or a talk.
bool EntryKinds::hasOnlyLists() const
{
    return std::ranges::all_of(m_kinds, [](const Kind &kind) {
        return kind == SectionKind::Awards || kind == SectionKind::Skills ||
               kind == SectionKind::Certificates || kind == SectionKind::Languages ||
               kind == SectionKind::Tests || kind == SectionKind::Interests ||
               kind == SectionKind::Courses || kind == SectionKind::Other;
    });
}

/// The kind of posts that the heading names, or nothing.
EntryKinds::Kind EntryKinds::postKind() const
{
    const auto kind = std::ranges::find_if(m_kinds, isOfPosts);
    return kind == m_kinds.cend() ? Kind() : *kind;
}

/// A degree, or a school without any word for a role.
bool EntryKinds::isStudy(const QList<TextLine> &header) const
{
    bool school = false;
    bool role = false;
    for (const TextLine &line : header) {
        const QString text = line.passage.text.left(160);
        const QList<WordMatch> roles = m_knowledge.findWords(WordTable::Roles, text);
        if (namesDegree(text, roles))
            return true;
        const auto found = m_knowledge.findInstitution(text);
        school = school || (found && found->isKnown());
        role = role || !roles.isEmpty();
    }
    return school && !role;
}

/// Not as "Undergraduate Researcher" has one: that is a role.
bool EntryKinds::namesDegree(const QString &text, const QList<WordMatch> &roles) const
{
    return std::ranges::any_of(
        m_knowledge.findWords(WordTable::Degrees, text), [&](const WordMatch &degree) {
            return std::ranges::none_of(roles, [&](const WordMatch &role) {
                return role.span.overlaps(degree.span) || role.span.start == degree.span.end() + 1;
            });
        });
}

/// What speaks for a degree in a line that also has a word for a prize.
int EntryKinds::weightOfStudy(const QString &text, const QList<WordMatch> &prizes) const
{
    int weight = 0;
    for (const WordMatch &degree : m_knowledge.findWords(WordTable::Degrees, text)) {
        const bool named = std::ranges::none_of(prizes, [&](const WordMatch &prize) {
            return isOfPrize(text, degree.span, prize.span);
        });
        const bool first = partAround(text, degree.span)
                               .startsWith(text.sliced(degree.span.start, degree.span.length));
        weight = qMax(weight, named ? (first ? 4 : 2) : 0);
    }
    const auto school = m_knowledge.findInstitution(text);
    weight += school && school->isKnown();
    const QList<DateRange> dates = findDateRanges(text);
    weight += dates.size() == 1 && !dates.first().single;
    static const QRegularExpression grade(u"\\bGPA\\b|绩点|排名|均分|平均分|课程"_s, caseless);
    return weight + (grade.match(text).hasMatch() ? 2 : 0);
}

/// "Dean's List, Tongji University, 2019" beside "BSc (Honours), Tongji University, 2016–2019".
bool EntryKinds::isPrizeOfStudies(const QString &text) const
{
    const QList<WordMatch> prizes = m_knowledge.findWords(WordTable::AwardWords, text);
    if (prizes.isEmpty() || text.size() >= longestPrize)
        return false;
    const bool ends = std::ranges::any_of(prizes, [&](const WordMatch &prize) {
        return partAround(text, prize.span)
            .endsWith(text.sliced(prize.span.start, prize.span.length));
    });
    const QList<DateRange> dates = findDateRanges(text);
    const int weight = 2 + ends + (dates.size() == 1 && dates.first().single);
    return weight > weightOfStudy(text, prizes);
}

/// No organisation, and no role but one in a project.
bool EntryKinds::isProject(const QList<TextLine> &header) const
{
    static const QRegularExpression own(
        u"(?:课程|个人|开源|竞赛|比赛|自主|毕业|大创)(?:项目|设计)|大创|创新创业训练|"
        u"\\b(?:course|class|personal|side|capstone|open[- ]source|final[- ]year|thesis)\\s+project"_s,
        caseless);
    static const QRegularExpression project(u"项目|课题|\\bproject\\b"_s, caseless);
    QList<Item> items;
    bool named = false;
    for (const TextLine &line : header.first(qMin<qsizetype>(3, header.size()))) {
        QString text = line.passage.text;
        if (own.match(text).hasMatch())
            return true;
        named = named || project.match(text).hasMatch();
        Passage passage = line.passage;
        const QList<DateRange> dates = findDateRanges(text);
        if (!dates.isEmpty()) {
            const Span date = dates.last().span;
            passage = date.start < 4 ? passage.mid(date.end()) : passage.mid(0, date.start);
        }
        Item item;
        setText(item, passage.tidied());
        items.append(item);
    }
    double organisation = 0;
    double role = 0;
    for (const Chunk &chunk : chunksOf(items, m_knowledge)) {
        // 识别系统 is worded like the name of a unit.
        organisation = qMax(organisation, chunk.unit && named ? 0 : chunk.organisation);
        role = qMax(role, chunk.role);
    }
    return organisation <= 0.5 && (named || role <= 0.7);
}

/// Authors and a title, a title in quotes, or a number that only papers have.
bool EntryKinds::isCitation(const QString &text) const
{
    static const QRegularExpression sign(
        u"\\[[JCDPM](?:/OL)?\\]|\\bdoi\\b|arxiv|\\bet al\\b|《.{6,}》|[“\"][^”\"]{20,}[”\"]"_s,
        caseless);
    static const QRegularExpression authors(
        u"^\\W*(?:(?:\\p{Lu}\\.[ -]?){1,3}\\p{Lu}[\\p{L}'’-]+(?:,|\\s+(?:and|&)\\s)|"
        u"\\p{Lu}[\\p{L}'’-]+,?\\s(?:\\p{Lu}\\.[ -]?)+\\s*(?:,|[(]|and\\s|&))"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    // A talk has a speaker, and its title may be in quotes.
    const bool talks = has(SectionKind::Talks);
    if (!talks && (sign.match(text).hasMatch() || authors.match(text).hasMatch()))
        return true;
    CitationContext context;
    context.knowledge = &m_knowledge;
    const PrintedCitation citation = parseCitation(text, context);
    return citation.publication.authors.size() >= 2 && citation.score > (talks ? 0.75 : 0.6);
}

EntryKinds::Kind EntryKinds::kindOfLine(const TextLine &line) const
{
    const QString text = line.passage.text;
    static const QRegularExpression course(u"course|课程|修读"_s, caseless);
    static const QRegularExpression certificate(u"certifi|licen[sc]e|证书|资格证|认证|等级考试"_s,
                                                caseless);
    const QStringView label = labelOf(text);
    if (has(SectionKind::Courses) && course.matchView(label.isEmpty() ? text : label).hasMatch())
        return SectionKind::Courses;
    if (has(SectionKind::Certificates) && certificate.match(text).hasMatch())
        return SectionKind::Certificates;
    static const QRegularExpression patent(
        u"专利|\\bZL\\s?\\d{8}|\\bpatent\\s+(?:no\\b|number|application|pending|US|CN|EP)"_s,
        caseless);
    if (has(SectionKind::Publications) && patent.match(text).hasMatch())
        return SectionKind::Patents;
    if (has(SectionKind::Publications) && isCitation(text))
        return SectionKind::Publications;
    if (has(SectionKind::Awards) && !has(SectionKind::Education) && isAward(text))
        return SectionKind::Awards;
    if (has(SectionKind::Languages) && text.size() < 60 &&
        !m_knowledge.findWords(WordTable::Languages, text).isEmpty())
        return SectionKind::Languages;
    if (has(SectionKind::Skills) && (!label.isEmpty() || splitList(text).size() >= 3))
        return SectionKind::Skills;
    return otherwise();
}

/// A word for a prize; among rows of one line a year is enough.
bool EntryKinds::isAward(const QString &text) const
{
    if (text.size() >= longestPrize)
        return false;
    const QList<DateRange> dates = findDateRanges(text);
    const bool post = !postKind().isEmpty() && dates.size() == 1 && !dates.first().single &&
                      !m_knowledge.findWords(WordTable::Roles, text).isEmpty();
    const bool dated = hasOnlyLists() && dates.size() == 1;
    return !post && (dated || !m_knowledge.findWords(WordTable::AwardWords, text).isEmpty());
}

/// What a line is that says nothing itself.
EntryKinds::Kind EntryKinds::otherwise() const
{
    const auto plain = std::ranges::find_if(m_kinds, [](const Kind &kind) {
        return kind != SectionKind::Awards && kind != SectionKind::Languages &&
               kind != SectionKind::Courses;
    });
    return plain == m_kinds.cend() ? m_kinds.first() : *plain;
}

} // namespace Bole
