// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/contentkinds.h"

#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/skills.h"
#include "model/intake/parsers/tests.h"
#include "model/intake/sections/entrykinds.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <algorithm>

namespace Bole {

namespace {

using Kind = Stored<SectionKind>;

constexpr qsizetype longestRow = 80; ///< of a list of prizes, scores or languages
constexpr qsizetype longestHeader = 120;
constexpr qsizetype longestSkill = 24;

/// Each run of lines before bullets as one text: an entry's header.
QStringList headersOf(const QList<TextLine> &lines)
{
    QStringList headers;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].hasBullet() && !lines.first().hasBullet())
            continue;
        const bool goesOn = i > 0 && !lines[i].hasBullet() && !lines[i - 1].hasBullet() &&
                            lines[i].gapBefore < 0.3 &&
                            !(lines[i].startsBold && !lines[i - 1].bold) &&
                            findDateRanges(headers.last()).isEmpty();
        if (goesOn)
            headers.last() += u'\t' + lines[i].passage.text;
        else
            headers.append(lines[i].passage.text);
    }
    return headers;
}

/// What has a beginning and an end: studies and jobs. Schools, degrees and roles may stand in the
/// lines below the dated ones.
Kind kindOfStays(const QList<TextLine> &lines, const EntryKinds &entries,
                 const Knowledge &knowledge)
{
    qsizetype dated = 0;
    qsizetype schools = 0;
    qsizetype degrees = 0;
    qsizetype posts = 0;
    qsizetype organisations = 0;
    for (const TextLine &line : lines) {
        const QString text = line.passage.text;
        dated += std::ranges::any_of(findDateRanges(text), [](const auto &d) { return !d.single; });
        if (line.hasBullet() || text.size() > longestHeader)
            continue;
        const QList<WordMatch> roles = knowledge.findWords(WordTable::Roles, text);
        const auto school = knowledge.findInstitution(text);
        const bool isStudy = entries.namesDegree(text, roles);
        schools += school && school->isKnown();
        degrees += isStudy;
        posts += !isStudy && !roles.isEmpty();
        organisations += school || !knowledge.findWords(WordTable::Organisations, text).isEmpty();
    }
    if (dated == 0)
        return {};
    if (schools > 0 && degrees > 0 && (schools + degrees) * 2 > dated && degrees >= posts)
        return SectionKind::Education;
    return posts * 2 > dated && organisations > 0 ? Kind(SectionKind::Work) : Kind();
}

/// "[1] …", "[2] …": only papers are numbered so.
bool areNumberedInBrackets(const QList<TextLine> &lines)
{
    qsizetype marked = 0;
    qsizetype numbered = 0;
    for (const TextLine &line : lines) {
        marked += line.hasBullet();
        numbered += line.bullet.startsWith(u'[');
    }
    return numbered >= 2 && numbered == marked && lines.first().hasBullet();
}

/// Lists whose rows are short: each shows by itself what it is.
Kind kindOfRows(const QList<TextLine> &lines, const Knowledge &knowledge)
{
    qsizetype prizes = 0;
    qsizetype tests = 0;
    qsizetype languages = 0;
    qsizetype skills = 0;
    qsizetype rows = 0;
    for (const TextLine &line : lines) {
        const QString text = line.passage.text.trimmed();
        const bool goesOn = text.isEmpty() || text.front().isLower() || text.size() < 3;
        if (goesOn)
            continue;
        ++rows;
        const QList<DateRange> dates = findDateRanges(text);
        const bool isStay = std::ranges::any_of(dates, [](const auto &d) { return !d.single; });
        if (text.size() > longestRow || isStay)
            continue;
        const bool isTest = !findTests(text, knowledge).isEmpty();
        tests += isTest;
        languages += !isTest && !findLanguages(text, knowledge).isEmpty();
        prizes += !knowledge.findWords(WordTable::AwardWords, text).isEmpty();
        const bool isSkill =
            text.size() <= longestSkill && !knowledge.findWords(WordTable::Skills, text).isEmpty();
        skills += dates.isEmpty() && (isSkill || listsSkills(text, knowledge));
    }
    const auto most = [rows](qsizetype count) {
        return count > 0 && count * 3 >= rows * 2;
    };
    if (most(prizes) && prizes > 1)
        return SectionKind::Awards;
    if (most(tests))
        return SectionKind::Tests;
    if (most(languages) || (languages > 0 && most(languages + tests)))
        return SectionKind::Languages;
    const bool areSkills = most(skills) || (skills >= 3 && skills * 2 >= rows);
    return areSkills ? Kind(SectionKind::Skills) : Kind();
}

} // namespace

Kind kindByContent(const QList<TextLine> &lines, const Knowledge &knowledge)
{
    const EntryKinds entries({}, knowledge);
    const QStringList headers = headersOf(lines);
    const auto papers = std::ranges::count_if(
        headers, [&](const QString &header) { return entries.isCitation(header); });
    const bool arePapers = papers >= 2 && papers * 2 > lines.size();
    // One alone has a year: else it is a saying in quotes.
    const bool isPaper =
        papers == 1 && headers.size() == 1 && !findDateRanges(headers.first()).isEmpty();
    if (arePapers || isPaper)
        return SectionKind::Publications;
    if (areNumberedInBrackets(lines))
        return SectionKind::Publications;
    const Kind stays = kindOfStays(lines, entries, knowledge);
    return stays.isEmpty() ? kindOfRows(lines, knowledge) : stays;
}

} // namespace Bole
