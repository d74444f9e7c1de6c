// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/awardwriting.h"
#include "model/intake/entries/entrysplit.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/entries/wrappedtitles.h"
#include "model/intake/items/itemlabels.h"
#include "model/intake/parsers/awards.h"
#include "model/intake/parsers/skills.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

void writeAward(const AwardFinding &finding, const Passage &text, const QList<DatedPassage> &dates,
                double confidence, RecordWriter &writer)
{
    Award award = finding.award;
    const bool worded =
        std::any_of(award.title.begin(), award.title.end(), [](QChar c) { return c.isLetter(); });
    if (!worded)
        return;
    const QString pointer = pointerTo(u"awards", writer.record.awards.size());
    // What is not called a prize, or has no date, may be something else or a part of one.
    const bool called = finding.score > 0.8 && (!dates.isEmpty() || award.date);
    const double most = called ? confidence : qMin(confidence, 0.88);
    for (auto it = finding.spans.cbegin(); it != finding.spans.cend(); ++it) {
        if (!it.value().isEmpty() && it.value().end() <= text.size())
            writer.note(pointer + u'/' + it.key(), text.mid(it.value()), most);
    }
    if (!award.level.isEmpty() && finding.spans.contains(QStringLiteral("title")))
        writer.note(pointer + QStringLiteral("/level"),
                    text.mid(finding.spans.value(QStringLiteral("title"))),
                    qMin(most, finding.levelScore));
    if (!dates.isEmpty()) {
        const DateRange &range = dates.first().range;
        if (const auto date = range.start ? range.start : range.end) {
            award.date = date;
            writer.note(pointer + QStringLiteral("/date"), dates.first().passage, 0.95);
        }
    }
    writer.claim(text);
    writer.record.awards.append(award);
}

bool hasAwardWord(const QString &text, const Knowledge &knowledge)
{
    return !knowledge.findWords(WordTable::AwardWords, text).isEmpty();
}

namespace {

/// "X Prize (2024); Y Scholarship (2023); Z" – borders that no single award has, or that have a
/// prize on each side.
bool listsAwards(const QString &text, const Knowledge &knowledge)
{
    static const QRegularExpression border(QStringLiteral("[;；、|｜]"));
    const QStringList parts = text.split(border, Qt::SkipEmptyParts);
    if (parts.size() > 1 && std::ranges::all_of(parts, [&](const QString &part) {
            return hasAwardWord(part, knowledge);
        }))
        return true;
    static const QRegularExpression year(QStringLiteral("(?:19|20)\\d\\d"));
    static const QRegularExpression sentence(QStringLiteral("(?:19|20)\\d\\d\\)?\\.\\s+\\p{Lu}"));
    return text.count(border) >= 2 || (text.contains(border) && text.contains(year)) ||
           text.contains(sentence);
}

/// A further line of an award that says what it is for.
bool describesAward(const Item &item, const Item &first, const Knowledge &knowledge)
{
    const QString text = item.text.text.trimmed();
    const bool smaller = first.size > 0 && item.size < first.size - 0.6;
    const bool indented = item.left > first.left + 4 && !item.hasBullet();
    return smaller || indented || item.italic || text.startsWith(u"For ") ||
           (!hasAwardWord(text, knowledge) && text.endsWith(u'.') && text.size() > 60);
}

/// "证书：…", "Skills: …" among the prizes.
bool isLabelledOtherwise(const QString &text, const Knowledge &knowledge)
{
    const QStringView label = labelOf(text);
    const auto heading = label.isEmpty() ? std::nullopt : knowledge.heading(label);
    return heading && heading->isSpelled &&
           fromName<SectionKind>(heading->value) != SectionKind::Awards &&
           fromName<SectionKind>(heading->value) != SectionKind::Other;
}

/// Nothing but bullets of one indent: a prize each, dated or not.
bool isBulletList(const QList<Item> &items)
{
    return items.size() > 1 && std::ranges::all_of(items, [&](const Item &item) {
               return item.hasBullet() && qAbs(item.left - items.first().left) < 3;
           });
}

QList<Entry> bulletEntries(const QList<Item> &items)
{
    QList<Entry> entries;
    for (const Item &item : items) {
        Entry entry;
        entry.header = {item};
        entry.dates = item.dates;
        entries.append(entry);
    }
    return entries;
}

/// Prizes in two columns: cells with a date behind each are an item each.
QList<Item> cellsApart(const QList<Item> &items)
{
    QList<Item> apart;
    for (const Item &item : items) {
        bool each = item.cells.size() >= 2 && item.cells.size() == item.dates.size();
        for (qsizetype c = 0; each && c < item.cells.size(); ++c) {
            const QList<int> &date = item.dates[c].passage.at;
            each = !date.isEmpty() && item.cells[c].at.last() < date.first() &&
                   (c + 1 == item.cells.size() || date.last() < item.cells[c + 1].at.first());
        }
        if (!each) {
            apart.append(item);
            continue;
        }
        for (qsizetype c = 0; c < item.cells.size(); ++c) {
            Item one = item;
            one.text = item.cells[c];
            one.cells = {item.cells[c]};
            one.dates = {item.dates[c]};
            one.styles.clear();
            apart.append(one);
        }
    }
    return apart;
}

/// A line of its own that looks like the one above: no wrapped end of it, no description.
bool isSetLike(const Item &item, const Item &first)
{
    const QChar begin = item.text.text.trimmed().front();
    return item.bold == first.bold && item.italic == first.italic &&
           qAbs(item.size - first.size) < 0.3 && qAbs(item.left - first.left) < 2 &&
           (begin.isUpper() || begin.isDigit() || isHan(begin) || begin == u'“' || begin == u'"' ||
            begin == u'「');
}

/// Lines set alike are a prize each, even where only the second has a date.
QList<Entry> linesApart(const QList<Entry> &entries)
{
    QList<Entry> apart;
    for (const Entry &entry : entries) {
        const Item &first = entry.header.first();
        const bool alike = std::ranges::all_of(entry.header, [&](const Item &item) {
            return item.cells.size() == 1 && item.bold == first.bold &&
                   item.italic == first.italic && qAbs(item.size - first.size) < 0.3 &&
                   qAbs(item.left - first.left) < 2 && item.hasBullet() == first.hasBullet();
        });
        const bool later = entry.header.size() == 2 && !first.isDated() && !first.bareDate &&
                           entry.header[1].isDated() && first.lineCount == 1;
        if (alike && later && entry.body.isEmpty())
            apart += bulletEntries(entry.header);
        else
            apart.append(entry);
    }
    return apart;
}

bool isBefore(const QList<DatedPassage> &dates, const Passage &text)
{
    return !dates.isEmpty() && !dates.first().passage.at.isEmpty() && !text.at.isEmpty() &&
           dates.first().passage.at.first() < text.at.first();
}

/// Title cells of an award's header, in the order they are printed, as one passage.
Passage awardText(const Entry &entry)
{
    Passage text;
    for (const Item &item : entry.header) {
        for (const Passage &cell : item.cells) {
            if (cell.text.startsWith(issuerLabel))
                continue;
            if (!text.isEmpty())
                text.insertText(u" ");
            text.append(cell);
        }
        if (!text.isEmpty())
            break;
    }
    // "(inducted 2025)" from which the year was taken, "| （排名2/8）" behind it
    static const QRegularExpression emptied(
        QStringLiteral("\\s*(?:[(（][^()（）]*\\s[)）]|[|｜]?\\s*[(（]排名[^()（）]*[)）])$"));
    const auto match = emptied.match(text.text);
    return match.hasMatch() ? text.mid(0, match.capturedStart()) : text;
}

/// "奖学金类：…": the name of a group is no part of its first prize.
Passage withoutGroup(const Passage &text, const Knowledge &knowledge)
{
    const QStringView label = labelOf(text.text);
    const bool group = !label.isEmpty() && hasHan(label) &&
                       (label.endsWith(u'类') || label.endsWith(u'级') || label.endsWith(u"期间") ||
                        label.endsWith(u"阶段") || knowledge.heading(label));
    return group ? text.mid(label.end() - text.text.cbegin() + 1).tidied() : text;
}

/// "省级：…": what the name of a group says of all prizes in it.
Stored<AwardLevel> levelOfGroup(const Passage &text)
{
    const QStringView label = labelOf(text.text);
    if (label == u"国家级")
        return AwardLevel::National;
    if (label == u"省级" || label == u"市级" || label == u"省市级")
        return AwardLevel::Provincial;
    return label == u"校级" || label == u"院级" || label == u"校院级"
               ? Stored(AwardLevel::University)
               : Stored<AwardLevel>();
}

/// "三等奖" alone in the column of results: the contest stands in the row above.
Passage withEvent(const Entry &entry, Passage *event)
{
    static const QRegularExpression result(
        QStringLiteral("^(?:[特一二三]等奖|[金银铜]奖|[金银铜]牌|优秀奖|优胜奖|(?:first|second|"
                       "third|grand) (?:prize|place)|winner|finalist)$"),
        QRegularExpression::CaseInsensitiveOption);
    const Passage text = awardText(entry);
    const Item &first = entry.header.first();
    if (first.cells.size() > 1) {
        *event = first.cells.first();
        return text;
    }
    if (event->isEmpty() || !result.match(text.text).hasMatch())
        return text;
    Passage whole = *event;
    whole.insertText(u" ");
    whole.append(text);
    return whole;
}

/// A prize in a further line of an entry. `above` dates it where the year stands once for several
/// rows, in a column at their left.
void writeOwn(const Item &item, const QList<DatedPassage> &above, RecordWriter &writer)
{
    const QList<DatedPassage> &dates = item.isDated() ? item.dates : above;
    const Passage text = withoutGroup(item.text, writer.knowledge);
    const QList<AwardFinding> findings =
        listsAwards(text.text, writer.knowledge)
            ? parseAwards(text.text, writer.knowledge, writer.today)
            : QList<AwardFinding>{parseAward(text.text, writer.knowledge, writer.today)};
    for (const AwardFinding &finding : findings)
        writeAward(finding, text, dates, 0.8, writer);
}

} // namespace

void readAwards(const SectionLines &section, RecordWriter &writer)
{
    SectionLines whole = section;
    if (writer.text.fromPages && section.subHeadings.isEmpty())
        whole.lines = withWholeTitles(section.lines, writer);
    const QList<Item> items = cellsApart(itemsOf(whole, writer));
    const QList<Entry> entries = isBulletList(items)
                                     ? bulletEntries(items)
                                     : splitEntries(items, writer.itemContext(), false);
    const bool funding = isFundingHeading(section.title.text);
    Passage event;
    for (const Entry &entry : linesApart(entries)) {
        if (funding && writeGrant(entry, writer))
            continue;
        Passage text = withEvent(entry, &event);
        if (text.isEmpty() || isLabelledOtherwise(text.text, writer.knowledge))
            continue;
        const Stored<AwardLevel> level = levelOfGroup(text);
        text = withoutGroup(text, writer.knowledge);
        QList<Item> more;
        for (qsizetype i = 1; i < entry.header.size(); ++i)
            more.append(entry.header[i]);
        more += entry.body;
        // Without dates to go by, every further line that names a prize is a prize. A list in one
        // paragraph has a date behind each of its prizes, the last of them at the paragraph's edge.
        QList<AwardFinding> findings;
        if (entry.dates.isEmpty() || listsAwards(text.text, writer.knowledge))
            findings = parseAwards(text.text, writer.knowledge, writer.today);
        if (findings.size() < 2)
            findings = {parseAward(text.text, writer.knowledge, writer.today)};
        for (AwardFinding &finding : findings) {
            if (!level.isEmpty()) {
                finding.award.level = level;
                finding.levelScore = 0.95;
            }
        }
        const double confidence = entry.dates.isEmpty() || findings.size() > 1 ? 0.8 : 0.93;
        // One date for all of them, where none has its own; else the date that was taken off the
        // edge belongs to the prize beside it, and one that stands before them to all without one.
        const bool before = isBefore(entry.dates, text);
        const bool shared = std::ranges::none_of(
            findings, [](const AwardFinding &finding) { return finding.award.date.has_value(); });
        for (const AwardFinding &finding : std::as_const(findings)) {
            const bool dated = shared || (before && !finding.award.date) ||
                               &finding == (before ? &findings.first() : &findings.last());
            writeAward(finding, text, dated ? entry.dates : QList<DatedPassage>(), confidence,
                       writer);
        }
        for (const Item &item : std::as_const(more)) {
            const bool own = !item.text.text.trimmed().isEmpty() &&
                             (entry.dates.isEmpty() || isSetLike(item, entry.header.first())) &&
                             item.hasBullet() == entry.header.first().hasBullet() &&
                             hasAwardWord(item.text.text, writer.knowledge) &&
                             !describesAward(item, entry.header.first(), writer.knowledge);
            if (own)
                writeOwn(item, before && !item.hasBullet() ? entry.dates : QList<DatedPassage>(),
                         writer);
        }
    }
}

/// "Won 1st place in the X Hackathon, 2nd place in the Y Contest" in a line about something else.
static bool writeWon(const Item &item, RecordWriter &writer)
{
    static const QRegularExpression won(
        QStringLiteral(
            "^\\s*(?:won|awarded|received|earned|recipient of|winner of)\\s+(?:the\\s+|an?\\s+)?"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression next(
        QStringLiteral(
            "[,;]?\\s+(?:and\\s+)?(?=(?:1st|2nd|3rd|first|second|third)\\s+(?:place|prize))"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = won.match(item.text.text);
    if (!match.hasMatch() || item.text.size() > 160 ||
        !hasAwardWord(item.text.text, writer.knowledge))
        return false;
    qsizetype from = match.capturedEnd();
    while (from < item.text.size()) {
        const auto border = next.match(item.text.text, from + 1);
        const qsizetype end = border.hasMatch() ? border.capturedStart() : item.text.size();
        const Passage part = item.text.mid(from, end - from).tidied();
        writeAward(parseAward(part.text, writer.knowledge, writer.today), part, item.dates, 0.8,
                   writer);
        from = border.hasMatch() ? border.capturedEnd() : item.text.size();
    }
    return true;
}

bool readAwardLabel(const Item &item, RecordWriter &writer)
{
    static const QRegularExpression label(
        QStringLiteral(
            "^\\s*(?:[^:：]{0,12}(?:奖项|奖励|荣誉|获奖)[^:：]{0,6}|(?:selected "
            ")?(?:honou?rs?|awards?|scholarships?)(?:\\s*(?:&|and|/)\\s*\\w+)?)\\s*[:：]\\s*"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = label.match(item.text.text);
    if (!match.hasMatch() && writeWon(item, writer))
        return true;
    if (!match.hasMatch()) {
        const QString text = item.text.text.trimmed();
        static const QRegularExpression prize(
            QStringLiteral("(?:奖|奖学金|金牌|银牌|铜牌|三好学生|称号)$"));
        const bool short_ = text.size() < 40 && !text.contains(u'。') && !text.contains(u'，');
        if (!item.hasBullet() || !short_ ||
            !(prize.match(text).hasMatch() ||
              (hasHan(text) && hasAwardWord(text, writer.knowledge) && text.contains(u'/'))))
            return false;
        writeAward(parseAward(text, writer.knowledge, writer.today), item.text.trimmed(),
                   item.dates, 0.8, writer);
        return true;
    }
    const Passage list = item.text.mid(match.capturedEnd());
    const QList<AwardFinding> findings = parseAwards(list.text, writer.knowledge, writer.today);
    for (const AwardFinding &finding : findings)
        writeAward(finding, list, {}, 0.85, writer);
    writer.claim(item.text);
    return !findings.isEmpty();
}

} // namespace Bole
