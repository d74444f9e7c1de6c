// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entrysplit.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/awards.h"
#include "model/intake/parsers/skills.h"
#include "model/intake/parsers/tests.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

namespace Bole {

namespace {

void writeAward(const AwardFinding &finding, const Passage &text, const QList<DatedPassage> &dates,
                double confidence, RecordWriter &writer)
{
    Award award = finding.award;
    const bool worded =
        std::any_of(award.title.begin(), award.title.end(), [](QChar c) { return c.isLetter(); });
    if (!worded)
        return;
    const QString pointer = pointerTo(u"awards", writer.record.awards.size());
    for (auto it = finding.spans.cbegin(); it != finding.spans.cend(); ++it) {
        if (!it.value().isEmpty() && it.value().end() <= text.size())
            writer.note(pointer + u'/' + it.key(), text.mid(it.value()), confidence);
    }
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

/// "X Prize (2024); Y Scholarship (2023); Z" – borders that no single award has.
bool listsAwards(const QString &text)
{
    static const QRegularExpression border(QStringLiteral("[;；、]"));
    static const QRegularExpression year(QStringLiteral("(?:19|20)\\d\\d"));
    return text.count(border) >= 2 || (text.contains(border) && text.contains(year));
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

/// Title cells of an award's header, in the order they are printed, as one passage.
Passage awardText(const Entry &entry)
{
    Passage text;
    for (const Item &item : entry.header) {
        for (const Passage &cell : item.cells) {
            if (!text.isEmpty())
                text.insertText(u" ");
            text.append(cell);
        }
        if (!text.isEmpty())
            break;
    }
    return text;
}

} // namespace

void readAwards(const SectionLines &section, RecordWriter &writer)
{
    const QList<Item> items = itemsOf(section, writer);
    int dated = 0;
    for (const Item &item : items)
        dated += item.isDated();
    const QList<Entry> entries = splitEntries(items, writer.itemContext(), false);
    for (const Entry &entry : entries) {
        Passage text = awardText(entry);
        if (text.isEmpty())
            continue;
        QList<Item> more;
        for (qsizetype i = 1; i < entry.header.size(); ++i)
            more.append(entry.header[i]);
        more += entry.body;
        // Without dates to go by, every further line that names a prize is a prize. A list in one
        // paragraph has a date behind each of its prizes, the last of them at the paragraph's edge.
        QList<AwardFinding> findings;
        if (entry.dates.isEmpty() || listsAwards(text.text))
            findings = parseAwards(text.text, writer.knowledge, writer.today);
        if (findings.size() < 2)
            findings = {parseAward(text.text, writer.knowledge, writer.today)};
        const double confidence = entry.dates.isEmpty() || findings.size() > 1 ? 0.8 : 0.93;
        for (const AwardFinding &finding : std::as_const(findings))
            writeAward(finding, text,
                       &finding == &findings.last() ? entry.dates : QList<DatedPassage>(),
                       confidence, writer);
        for (const Item &item : std::as_const(more)) {
            const bool own = !item.text.text.trimmed().isEmpty() && entry.dates.isEmpty() &&
                             item.hasBullet() == entry.header.first().hasBullet() &&
                             hasAwardWord(item.text.text, writer.knowledge) &&
                             !describesAward(item, entry.header.first(), writer.knowledge);
            if (own)
                writeAward(parseAward(item.text.text, writer.knowledge, writer.today), item.text,
                           item.dates, 0.8, writer);
        }
    }
}

bool readAwardLabel(const Item &item, RecordWriter &writer)
{
    static const QRegularExpression label(
        QStringLiteral(
            "^\\s*(?:[^:：]{0,12}(?:奖项|奖励|荣誉|获奖)[^:：]{0,6}|(?:selected "
            ")?(?:honou?rs?|awards?|scholarships?)(?:\\s*(?:&|and|/)\\s*\\w+)?)\\s*[:：]\\s*"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = label.match(item.text.text);
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

static bool isTestOnly(const QString &text, const Knowledge &knowledge)
{
    return !findTests(text, knowledge).isEmpty();
}

/// A long Chinese phrase tells of a skill more often than it names one.
static double keywordConfidence(const QString &word, double score)
{
    const bool phrase = hasHan(word) && word.size() > 4;
    return qBound(0.5, phrase ? score - 0.25 : score, 0.95);
}

/// "Languages: English (native), German (B1)" among the skills.
static bool readSpokenLanguages(const Passage &text, const Passage &label, RecordWriter &writer)
{
    const QString name = label.isEmpty() ? labelOf(text.text).toString() : label.text;
    static const QRegularExpression languages(
        QStringLiteral(
            "^\\W*(?:(?:spoken |natural |foreign |human )?languages?|spoken)\\W*$|外语|^语言"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    if (!languages.match(name).hasMatch())
        return false;
    const QList<LanguageFinding> found = findLanguages(text.text, writer.knowledge);
    if (found.isEmpty())
        return false;
    for (const LanguageFinding &finding : found) {
        const QString pointer = pointerTo(u"languages", writer.record.languages.size());
        writer.note(pointer + QStringLiteral("/language"), text.mid(finding.span), 0.9);
        if (!finding.fluencySpan.isEmpty())
            writer.note(pointer + QStringLiteral("/fluency"), text.mid(finding.fluencySpan), 0.85);
        writer.record.languages.append(finding.language);
    }
    return true;
}

static void writeSkills(const Passage &text, const Passage &label, RecordWriter &writer)
{
    if (readSpokenLanguages(text, label, writer))
        return;
    const QList<SkillFinding> skills = parseSkills(text.text, writer.knowledge, label.text);
    for (const SkillFinding &finding : skills) {
        const QString pointer = pointerTo(u"skills", writer.record.skills.size());
        Skill skill = finding.skill;
        if (!label.isEmpty() && skill.name.isEmpty())
            skill.name = valueText(label);
        QList<Span> spans;
        skill.keywords.clear();
        for (qsizetype k = 0; k < finding.skill.keywords.size(); ++k) {
            const QString &word = finding.skill.keywords[k];
            const bool worded =
                std::any_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
            if (!worded || !findTests(word, writer.knowledge).isEmpty())
                continue;
            skill.keywords.append(word);
            spans.append(finding.keywordSpans.value(k));
        }
        if (skill.keywords.isEmpty() && finding.skill.keywords.size() > 0)
            continue;
        if (!label.isEmpty())
            writer.note(pointer + QStringLiteral("/name"), label, 0.9);
        else if (!finding.nameSpan.isEmpty())
            writer.note(pointer + QStringLiteral("/name"), text.mid(finding.nameSpan), 0.9);
        for (qsizetype k = 0; k < spans.size(); ++k)
            writer.note(pointer + QStringLiteral("/keywords/%1").arg(k), text.mid(spans[k]),
                        keywordConfidence(skill.keywords[k], finding.score));
        if (!skill.keywords.isEmpty() || !skill.name.isEmpty())
            writer.record.skills.append(skill);
    }
}

/// Words in boxes of their own, with nothing but room between them, become a list: a comma goes
/// where the room is wider than a space.
static Passage withRoomAsCommas(const Passage &text, const PlaceMap &places)
{
    double width = 0;
    int letters = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at[i] >= 0 && !text.text[i].isSpace()) {
            width += places[text.at[i]].box.width();
            ++letters;
        }
    }
    Passage parted = text;
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text.text[i] != u' ' || text.at[i - 1] < 0 || text.at[i + 1] < 0)
            continue;
        const QRectF before = places[text.at[i - 1]].box;
        const QRectF after = places[text.at[i + 1]].box;
        if (after.left() - before.right() > 1.3 * width / letters)
            parted.text[i] = u',';
    }
    return parted;
}

/// A group's name on a line of its own, set apart by its weight, over the list it names.
static bool isLabelLine(const Item &item, const Item &next)
{
    return item.bold && !next.bold && !item.hasBullet() && item.cells.size() == 1 &&
           item.text.size() < 32 && splitList(item.text.text).size() == 1 &&
           labelOf(next.text.text).isEmpty();
}

/// "**Programming** Python, C++": what is bold in front names the group.
static qsizetype boldLabel(const Item &item)
{
    if (item.styles.size() < 2 || !item.styles[0].bold || item.styles[1].bold ||
        item.styles[0].span.start > 1)
        return 0;
    const qsizetype end = item.styles[0].span.end();
    const QString rest = item.text.text.mid(end).trimmed();
    const QString label = item.text.text.left(end).trimmed();
    static const QString marks = QStringLiteral(",，、;；/&(（");
    const bool listed = rest.isEmpty() || marks.contains(rest.front()) || label.isEmpty() ||
                        marks.contains(label.back());
    return !listed && end < 36 && splitList(label).size() == 1 && splitList(rest).size() > 1 ? end
                                                                                             : 0;
}

/// The label of a group and its list, wherever a line shows where the one ends.
static QPair<Passage, Passage> labelAndList(const Item &item)
{
    const QList<Passage> &cells = item.cells;
    // "Label <tab> a, b, c": the label has a column of its own.
    if (cells.size() == 2 && cells[0].size() < 32 && splitList(cells[0].text).size() <= 2 &&
        (cells[1].size() > cells[0].size() || splitList(cells[1].text).size() > 1 ||
         item.bullet.isEmpty()) &&
        labelOf(cells[0].text).isEmpty() &&
        (labelOf(cells[1].text).isEmpty() || splitList(labelOf(cells[1].text)).size() > 1))
        return {cells[0], cells[1]};
    if (const qsizetype end = cells.size() == 1 ? boldLabel(item) : 0; end > 0)
        return {item.text.mid(0, end).tidied(), item.text.mid(end).tidied()};
    Passage text;
    for (const Passage &cell : cells) {
        if (!text.isEmpty())
            text.insertText(u", ");
        text.append(cell);
    }
    return {{}, text};
}

/// "Label a, b <tab> Label c, d" in two columns: cells that are a label and a list by turns.
static bool writeLabelledPairs(const Item &item, RecordWriter &writer)
{
    const QList<Passage> &cells = item.cells;
    if (cells.size() != 4)
        return false;
    for (qsizetype i = 0; i < 4; i += 2) {
        if (cells[i].size() > 24 || splitList(cells[i].text).size() != 1 ||
            splitList(cells[i + 1].text).size() < 2)
            return false;
    }
    writeSkills(cells[1], cells[0], writer);
    writeSkills(cells[3], cells[2], writer);
    return true;
}

static void writeSkillItems(const QList<Item> &items, RecordWriter &writer)
{
    Passage pending;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const Item &item = items[i];
        if (writeLabelledPairs(item, writer))
            continue;
        if (i + 1 < items.size() && isLabelLine(item, items[i + 1])) {
            pending = item.cells.first();
            continue;
        }
        auto [label, text] = labelAndList(item);
        if (text.isEmpty())
            continue;
        // "Over 5000 lines:" names the group of the line below.
        const QString whole = item.text.text.trimmed();
        if (whole.size() < 36 && (whole.endsWith(u':') || whole.endsWith(u'：')) &&
            splitList(text.text).size() == 1) {
            pending = text;
            continue;
        }
        if (label.isEmpty() && labelOf(text.text).isEmpty())
            label = pending;
        pending = {};
        if (writer.text.fromPages && splitList(text.text).size() == 1)
            text = withRoomAsCommas(text, writer.text.places);
        writeSkills(text, label, writer);
    }
}

void readSkills(const SectionLines &section, RecordWriter &writer)
{
    writeSkillItems(itemsOf(section, writer, true), writer);
}

bool readSkillLabel(const Item &item, RecordWriter &writer)
{
    const QStringView label = labelOf(item.text.text);
    static const QRegularExpression words(
        QStringLiteral("工具|技能|编程|软件|框架|数据库|平台|操作系统|skills?$|tools?$|languages?$|"
                       "programming|frameworks?$"),
        QRegularExpression::CaseInsensitiveOption);
    if (label.isEmpty() || !words.matchView(label).hasMatch())
        return false;
    writeSkills(item.text.trimmed(), {}, writer);
    return true;
}

/// Whether the section lists prizes, whatever its heading is.
static bool listsPrizes(const QList<Item> &items, const Knowledge &knowledge)
{
    const bool anyBold =
        std::any_of(items.cbegin(), items.cend(), [](const Item &item) { return item.bold; });
    int heads = 0;
    int prizes = 0;
    for (const Item &item : items) {
        if (anyBold && !item.bold)
            continue;
        ++heads;
        prizes += item.text.size() < 80 && hasAwardWord(item.text.text, knowledge);
    }
    return prizes >= 2 && prizes * 3 >= heads * 2;
}

void readOther(const SectionLines &section, RecordWriter &writer)
{
    const QList<Item> items = itemsOf(section, writer);
    bool labelled = false;
    for (const Item &item : items)
        labelled = readSkillLabel(item, writer) || labelled;
    if (!labelled && !section.known && listsPrizes(items, writer.knowledge))
        readAwards(section, writer);
}

void readLanguages(const SectionLines &section, RecordWriter &writer)
{
    const QList<Item> items = itemsOf(section, writer);
    for (const Item &item : items) {
        Passage text = item.text;
        const QList<LanguageFinding> found = findLanguages(text.text, writer.knowledge);
        // "Yoruba (native)": a level in brackets makes it one, known or not.
        static const QRegularExpression levelled(QStringLiteral(
            "^\\s*([\\p{L}][\\p{L} -]{1,24}?)\\s*(?:[(（:：–—-]|\\t)\\s*([^)）]{2,30})"));
        const QRegularExpressionMatch match = levelled.match(text.text);
        if (found.isEmpty() && match.hasMatch() &&
            !writer.knowledge.findWords(WordTable::Fluency, match.captured(2)).isEmpty()) {
            const QString pointer = pointerTo(u"languages", writer.record.languages.size());
            const Passage name = text.mid(match.capturedStart(1), match.capturedLength(1));
            const Passage fluency = text.mid(match.capturedStart(2), match.capturedLength(2));
            writer.note(pointer + QStringLiteral("/language"), name, 0.8);
            writer.note(pointer + QStringLiteral("/fluency"), fluency, 0.8);
            writer.record.languages.append({valueText(name), valueText(fluency)});
            continue;
        }
        // "Languages and skills": what names no language is a skill.
        if (found.isEmpty() && findTests(text.text, writer.knowledge).isEmpty()) {
            writeSkillItems({item}, writer);
            continue;
        }
        for (const LanguageFinding &finding : found) {
            const QString pointer = pointerTo(u"languages", writer.record.languages.size());
            writer.note(pointer + QStringLiteral("/language"), text.mid(finding.span), 0.92);
            if (!finding.fluencySpan.isEmpty())
                writer.note(pointer + QStringLiteral("/fluency"), text.mid(finding.fluencySpan),
                            0.85);
            writer.record.languages.append(finding.language);
        }
    }
}

void readTestsBesideSkills(const SectionLines &section, RecordWriter &writer)
{
    if (!writer.knowledge.headingKinds(section.title.text).contains(u"skills"))
        return;
    QList<Item> items = itemsOf(section, writer, true);
    items.removeIf([&](const Item &item) { return isTestOnly(item.text.text, writer.knowledge); });
    writeSkillItems(items, writer);
}

void readInterests(const SectionLines &section, RecordWriter &writer)
{
    const QList<Item> items = itemsOf(section, writer, true);
    for (const Item &item : items) {
        for (const Passage &cell : item.cells) {
            const bool prose = cell.size() > 120 || cell.text.contains(u". ");
            const QList<Span> parts = prose ? QList<Span>{{0, cell.size()}} : splitList(cell.text);
            for (const Span &part : parts) {
                const Passage interest = cell.mid(part).tidied();
                if (interest.isEmpty())
                    continue;
                writer.note(pointerTo(u"interests", writer.record.interests.size(), u"name"),
                            interest, 0.85);
                writer.record.interests.append(valueText(interest));
            }
        }
    }
}

void readTests(const SectionLines &section, RecordWriter &writer)
{
    for (const TextLine &line : section.lines) {
        if (!isTestOnly(line.passage.text, writer.knowledge))
            continue;
        const QList<TestFinding> found = findTests(line.passage.text, writer.knowledge);
        for (const TestFinding &finding : found) {
            const bool known =
                std::any_of(writer.record.tests.cbegin(), writer.record.tests.cend(),
                            [&](const TestScore &test) { return test.name == finding.test.name; });
            if (known || finding.score < 0.3)
                continue;
            const QString pointer = pointerTo(u"tests", writer.record.tests.size());
            const Passage &text = line.passage;
            writer.note(pointer + QStringLiteral("/name"), text.mid(finding.nameSpan), 0.95);
            if (finding.test.score)
                writer.note(
                    pointer + QStringLiteral("/score"),
                    text.mid(finding.scoreSpan.isEmpty() ? finding.span : finding.scoreSpan), 0.93);
            for (auto it = finding.partSpans.cbegin(); it != finding.partSpans.cend(); ++it)
                writer.note(pointer + QStringLiteral("/parts/") + it.key(), text.mid(it.value()),
                            0.92);
            if (finding.test.date)
                writer.note(pointer + QStringLiteral("/date"), text.mid(finding.dateSpan), 0.9);
            writer.claim(text.mid(finding.span));
            writer.record.tests.append(finding.test);
        }
    }
}

} // namespace Bole
