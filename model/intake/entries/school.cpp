// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/school.h"

#include "model/intake/entries/fieldwords.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

/// "哈尔滨工业大学（威海）": brackets right behind the name name the campus.
static Passage withCampus(const Passage &name, const Study &study, const Knowledge &knowledge)
{
    for (const Item &item : study.entry.header) {
        const qsizetype start = name.at.isEmpty() ? -1 : item.text.at.indexOf(name.at.last());
        if (start < 0)
            continue;
        const QString rest = item.text.text.mid(start + 1);
        static const QRegularExpression campus(QStringLiteral("^\\s?[（(](\\p{Han}{2,6})[)）]"));
        const auto match = campus.match(rest);
        if (match.hasMatch() &&
            knowledge.findWords(WordTable::Degrees, match.captured(1)).isEmpty()) {
            Passage whole = name;
            whole.append(item.text.mid(start + 1, match.capturedLength()));
            return whole;
        }
    }
    return name;
}

/// Nothing is worded like a school: the first chunk that is neither degree, field nor place.
static Passage unworded(const Study &study, const Knowledge &knowledge)
{
    for (const Chunk &chunk : study.chunks) {
        const bool field = !knowledge.findWords(WordTable::Fields, chunk.text.text).isEmpty();
        if (chunk.degree < 0.3 && chunk.place < 0.5 && !field && chunk.text.size() < 60 &&
            chunk.organisation > 0.2 && !chunk.text.text.front().isLower() &&
            labelOf(chunk.text.text).isEmpty())
            return chunk.text;
    }
    for (const Item &item : study.entry.header) {
        if (!item.asides.isEmpty())
            return item.asides.first();
    }
    for (const Item &item : study.entry.header) {
        const bool degree =
            !item.cells.isEmpty() &&
            !knowledge.findWords(WordTable::Degrees, item.cells.last().text).isEmpty();
        if (item.cells.size() > 1 && !item.hasBullet() && !degree)
            return item.cells.last();
    }
    // "PhD, Biostatistics, Heron": rather what is no field of study.
    Passage field;
    for (const Chunk &chunk : study.chunks) {
        if (chunk.degree >= 0.3 || chunk.text.size() >= 60 || chunk.text.text.front().isLower() ||
            !labelOf(chunk.text.text).isEmpty() ||
            !knowledge.findWords(WordTable::Degrees, chunk.text.text).isEmpty())
            continue;
        if (!knowledge.word(WordTable::Fields, chunk.text.text))
            return chunk.text;
        if (field.isEmpty())
            field = chunk.text;
    }
    return field;
}

/// "國立中央大學", "The University of …": part of the name, whether the table has it or not.
static Span withFounder(Span name, const QString &text)
{
    static const QRegularExpression founder(QStringLiteral("(?:国立|私立|\\bThe )$"));
    const auto match = founder.match(folded(text.left(name.start)));
    return match.hasMatch() ? Span{match.capturedStart(), name.end() - match.capturedStart()}
                            : name;
}

/// "New College, Oxford University": a college and the university that it is one of.
static bool isCollegeOf(const InstitutionMatch &college, const InstitutionMatch &university,
                        const QString &text)
{
    static const QRegularExpression house(QStringLiteral("(?:College|Hall)$"));
    static const QRegularExpression named(QStringLiteral("\\bUniversity\\b"));
    static const QRegularExpression joint(QStringLiteral("^\\s*,\\s*(?:the\\s+)?$"));
    return house.match(text.mid(college.span.start, college.span.length)).hasMatch() &&
           text.mid(university.span.start, university.span.length).contains(named) &&
           university.span.start > college.span.end() &&
           joint.match(text.mid(college.span.end(), university.span.start - college.span.end()))
               .hasMatch();
}

/// Matches, in which a college of a university stands for neither alone.
static QList<InstitutionMatch> withColleges(QList<InstitutionMatch> matches, const QString &text)
{
    for (const InstitutionMatch &college : QList(matches)) {
        for (InstitutionMatch &university : matches) {
            if (isCollegeOf(college, university, text)) {
                university.span = {college.span.start, university.span.end() - college.span.start};
                university.score += 0.1;
            }
        }
    }
    return matches;
}

/// A known school that a line below the first ones names, and hardly anything else beside it.
static std::optional<School> schoolBelow(const Study &study, const Knowledge &knowledge)
{
    constexpr qsizetype nearest = 2;
    for (qsizetype i = 0; i < qMin(nearest, study.entry.body.size()); ++i) {
        const Passage &text = study.entry.body[i].text;
        const auto match = knowledge.findInstitution(text.text);
        if (match && match->isKnown() && match->span.length * 10 >= text.text.trimmed().size() * 6)
            return School{text.mid(withFounder(match->span, text.text)), match->id, 0.85};
    }
    return {};
}

/// "Senior School Certificate": what somebody has got, not where.
static bool isCertificate(const InstitutionMatch &match, const QString &text)
{
    static const QRegularExpression behind(
        QStringLiteral("^ (?:leaving |final )?(?:certificate|diploma|exam(?:ination)?s?)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return !match.isKnown() && behind.match(text.mid(match.span.end())).hasMatch();
}

/// "Evangelisches Gymnasium Siegen": a name that no table has goes on with the capitals behind it.
static Span withRestOfName(Span name, const Passage &cell, const Knowledge &knowledge)
{
    static const QRegularExpression rest(
        QStringLiteral("^ \\p{Lu}[\\p{Ll}'’]+(?:[-‐ ]\\p{Lu}[\\p{Ll}'’]+){0,3}(?=$|[,;(|])"));
    const auto match = rest.match(cell.text.mid(name.end()));
    if (!match.hasMatch() || hasHan(match.captured()) ||
        !knowledge.findWords(WordTable::Degrees, match.captured()).isEmpty() ||
        !knowledge.findWords(WordTable::Fields, match.captured()).isEmpty() ||
        looksLikePlace(match.captured().trimmed(), knowledge))
        return name;
    return {name.start, name.length + match.capturedLength()};
}

/// 四川美术学院, 中央音乐学院: named for where it is, so that it is no part of a university.
static bool isNamedForPlace(const QString &name, const Knowledge &knowledge)
{
    static const QRegularExpression academy(
        QStringLiteral("^(?:中央|中国|国家|解放军|(\\p{Han}{2,3}))\\p{Han}{2,8}学院$"));
    const auto match = academy.match(name);
    if (!match.hasMatch() || match.captured(1).isEmpty())
        return match.hasMatch();
    const QString place = match.captured(1);
    return knowledge.word(WordTable::Places, place) ||
           knowledge.word(WordTable::Places, place.first(2));
}

School findSchool(const Study &study, const Knowledge &knowledge)
{
    Passage found;
    double best = 0;
    InstitutionMatch match;
    for (const Item &item : study.entry.header) {
        for (const Passage &cell : item.cells) {
            const QList<InstitutionMatch> matches =
                withColleges(knowledge.findInstitutions(cell.text), cell.text);
            for (const InstitutionMatch &candidate : matches) {
                if (isCertificate(candidate, cell.text))
                    continue;
                const QString printed = cell.text.mid(candidate.span.start, candidate.span.length);
                const double score =
                    candidate.score + (candidate.isKnown() ? 0.2
                                       : isFaculty(printed) && !isNamedForPlace(printed, knowledge)
                                           ? -0.5
                                           : 0);
                if (score > best + 1e-6) {
                    best = score;
                    match = candidate;
                    const Span name = withFounder(candidate.span, cell.text);
                    found = cell.mid(candidate.isKnown() ? name
                                                         : withRestOfName(name, cell, knowledge));
                }
            }
        }
    }
    if (found.isEmpty() && !study.entry.inherits) {
        if (const auto below = schoolBelow(study, knowledge))
            return *below;
    }
    if (found.isEmpty() && !study.entry.inherits)
        found = unworded(study, knowledge);
    const bool worded = std::ranges::any_of(found.text, [](QChar c) { return c.isLetter(); });
    if (!worded)
        return {};
    const double confidence = best > 0.9 ? 0.97 : best > 0.4 ? 0.85 : 0.6;
    return {withCampus(found, study, knowledge), match.id, confidence};
}

} // namespace Bole
