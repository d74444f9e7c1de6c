// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/itemfacts.h"

#include "model/intake/entries/fieldwords.h"
#include "model/intake/items/fields.h"
#include "model/intake/items/itemlabels.h"
#include "model/intake/parsers/grades.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

bool isBehindDate(const Item &item)
{
    return item.isDated() && !item.text.at.isEmpty() && !item.dates.first().passage.at.isEmpty() &&
           item.dates.first().passage.at.first() < item.text.at.first();
}

static bool isComplete(const Item &item, const Knowledge &knowledge)
{
    if (knowledge.findWords(WordTable::Roles, item.text.text).isEmpty())
        return false;
    // "Member of the choir": the role and whose it is, in one piece.
    static const QRegularExpression link(QStringLiteral("^ of \\S"));
    const WordMatch role = knowledge.findWords(WordTable::Roles, item.text.text).first();
    if (role.span.start == 0 && link.match(item.text.text.mid(role.span.end())).hasMatch())
        return true;
    const QList<Chunk> chunks = chunksOf({item}, knowledge);
    return chunks.size() > 1 &&
           std::ranges::any_of(chunks, [](const Chunk &chunk) { return chunk.role > 0.6; });
}

/// "平均绩点 3.85/4.3 综合排名 前5%": nothing but grades, with or without a colon.
static bool isOnlyGrades(QStringView text)
{
    constexpr qsizetype longest = 80;
    if (text.size() > longest)
        return false;
    qsizetype covered = 0;
    for (const GradeFinding &grade : findGrades(text))
        covered += grade.span.length;
    return covered * 10 >= text.size() * 7;
}

ItemFacts factsOf(const QList<Item> &items, qsizetype i, const ItemContext &context,
                  bool institutions)
{
    const Item &item = items[i];
    ItemFacts facts;
    const QStringView text = QStringView(item.text.text).trimmed();
    facts.dated = item.isDated();
    facts.bullet = item.hasBullet();
    const QStringView label = labelOf(text);
    const bool clean = !label.contains(u',') && !label.contains(u'，') && !label.contains(u'；');
    // "论文题目：… 2025 年 4 月": a day of something told is no stay.
    const bool stay = std::ranges::any_of(
        item.dates, [](const DatedPassage &date) { return !date.range.single; });
    facts.label = !label.isEmpty() && clean && tellsAboutEntry(label) && !stay &&
                  (!facts.dated || (institutions && !isBehindDate(item)));
    facts.label =
        facts.label || (institutions && !facts.dated && !text.isEmpty() && isOnlyGrades(text));
    facts.dated = facts.dated && !facts.label;
    facts.named = institutions ? LabelKind::None : firstLabel(item);
    const bool han = hasHan(text);
    const bool ends = text.endsWith(u'.') || text.endsWith(u'。') || text.endsWith(u'；');
    facts.sentence =
        !facts.dated && ((item.lineCount > 1 && text.size() > (han ? 24 : 64)) ||
                         text.size() > (han ? 40 : 100) || (ends && text.size() > (han ? 16 : 50)));
    facts.sentence = facts.sentence || item.tells;
    facts.lower = !text.isEmpty() && text.front().isLower() && !text.first(1).contains(u'x');
    facts.heading = item.bold || item.startsBold || item.level > 0;
    facts.subBegins = i > 0 && item.subHeading.text != items[i - 1].subHeading.text;
    facts.quoted = text.startsWith(u'"') || text.startsWith(u'“') || text.startsWith(u'「');
    facts.gap = item.gapBefore;
    facts.indent = item.left;
    facts.level = item.level;
    facts.bold = item.bold || item.startsBold;
    facts.italic = item.italic;
    facts.size = item.size;
    facts.complete = !institutions && !facts.bullet && !facts.sentence && text.size() < 80 &&
                     isComplete(item, context.knowledge);
    if (institutions && text.size() < 160) {
        const auto match = context.knowledge.findInstitution(text);
        facts.school = match && match->score > 0.5 &&
                       (match->isKnown() ||
                        !isFaculty(text.sliced(match->span.start, match->span.length).toString()));
        const auto degrees = context.knowledge.findWords(
            WordTable::Degrees, text.first(qMin<qsizetype>(text.size(), 24)));
        facts.degree = !degrees.isEmpty() && degrees.first().span.start == 0;
        if (facts.school)
            facts.schoolName = match->isKnown()
                                   ? match->id
                                   : text.sliced(match->span.start, match->span.length).toString();
    }
    return facts;
}

} // namespace Bole
