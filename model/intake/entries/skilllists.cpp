// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/skills.h"
#include "model/intake/parsers/tests.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

/// A long Chinese phrase tells of a skill more often than it names one, and what no table knows may
/// be half of a phrase.
static double keywordConfidence(const QString &word, double score, const Knowledge &knowledge)
{
    const bool phrase = hasHan(word) && word.size() > 4;
    const bool known = knowledge.word(WordTable::Skills, word).has_value();
    return qBound(0.5, phrase ? score - 0.25 : score, known ? 0.95 : 0.88);
}

/// "Languages: English (native), German (B1)" among the skills.
static bool readSpokenLanguages(const Passage &text, const Passage &label, RecordWriter &writer)
{
    const QString name = label.isEmpty() ? labelOf(text.text).toString() : label.text;
    static const QRegularExpression languages(
        QStringLiteral(
            "^\\W*(?:(?:spoken |natural |foreign |human )?languages?|spoken)\\W*$|外语|^语言"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return languages.match(folded(name)).hasMatch() && writeLanguages(text, writer);
}

/// "Interests: rowing", "爱好：羽毛球" among the skills.
static bool readInterestLabel(const Passage &text, const Passage &label, RecordWriter &writer)
{
    const QString name = label.isEmpty() ? labelOf(text.text).toString() : label.text;
    const auto heading = name.isEmpty() ? std::nullopt : writer.knowledge.heading(name);
    if (!heading || fromName<SectionKind>(heading->value) != SectionKind::Interests)
        return false;
    writeInterests(label.isEmpty() ? text.mid(name.size() + 1) : text, writer);
    return true;
}

/// "English (C2)" in a list of skills.
static bool isSpokenLanguage(const QString &word, const Knowledge &knowledge)
{
    static const QRegularExpression levelled(QStringLiteral(
        "^([^()（）]+?)\\s*(?:[(（]([^()（）]+)[)）]|[:：]\\s*(.+)|\\s[-–—]\\s*(.+))$"));
    const auto match = levelled.match(word);
    const QString level = match.captured(match.lastCapturedIndex());
    return match.hasMatch() && knowledge.word(WordTable::Languages, match.captured(1)) &&
           knowledge.word(WordTable::Fluency, level);
}

/// Stars, dots and bars behind a skill, or a word in a cell of its own, say how well.
static Item withoutRatings(const Item &item, const Knowledge &knowledge)
{
    static const QString signs =
        QStringLiteral("[●○◯◉◎⬤•∙·⋅★☆✩✪✭✮✯✰⭐◆◇■□▪▫▮▯▰▱█░▒▓⚫⚪◼◻⬛⬜]\\s*");
    static const QRegularExpression marks(
        QStringLiteral("^(?:%1)+$|\\s*(?:%1){2,}$|(?:^|\\s+)\\d{1,3}\\s?%$|"
                       "(?:^|\\s+)\\d{1,2}\\s?/\\s?(?:5|10)$")
            .arg(signs));
    Item plain = item;
    plain.cells.clear();
    bool graded = false;
    for (const Passage &cell : item.cells) {
        const QRegularExpressionMatch match = marks.match(cell.text);
        const Passage kept = match.hasMatch() ? cell.mid(0, match.capturedStart()) : cell;
        const bool grade =
            !plain.cells.isEmpty() && knowledge.word(WordTable::Fluency, kept.text).has_value();
        graded = graded || grade;
        if (!kept.text.trimmed().isEmpty() && !grade)
            plain.cells.append(kept);
    }
    // "Rhino <tab> Advanced <tab> Revit <tab> Basic": what is left are names, not a label's list.
    if (graded && plain.cells.size() > 1) {
        Passage names;
        for (const Passage &cell : std::as_const(plain.cells)) {
            if (!names.isEmpty())
                names.insertText(u", ");
            names.append(cell);
        }
        plain.text = names;
        plain.cells = {names};
        plain.styles.clear();
    }
    if (plain.cells.size() == 1 && plain.cells.first().text != item.cells.value(0).text)
        plain.text = plain.cells.first();
    return plain;
}

static void writeSkills(const Passage &text, const Passage &label, RecordWriter &writer)
{
    if (readSpokenLanguages(text, label, writer) || readInterestLabel(text, label, writer))
        return;
    const QList<SkillFinding> skills = parseSkills(text.text, writer.knowledge, label.text);
    const QList<TestFinding> tests = findTests(text.text, writer.knowledge);
    const auto isScore = [&tests](Span span) {
        return std::ranges::any_of(
            tests, [span](const TestFinding &test) { return test.span.overlaps(span); });
    };
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
            static const QRegularExpression certificate(QStringLiteral(
                "(?:资格|等级|水平|从业).*证书?$|^普通话|[一二三四六八]级[甲乙]?等?$"));
            if (certificate.match(word).hasMatch())
                writeCertificate(text.mid(finding.keywordSpans.value(k)), {}, {}, writer);
            if (!worded || certificate.match(word).hasMatch() ||
                isScore(finding.keywordSpans.value(k)) ||
                !findTests(word, writer.knowledge).isEmpty() ||
                writer.knowledge.word(WordTable::Tests, word))
                continue;
            if (isSpokenLanguage(word, writer.knowledge)) {
                writeLanguages(text.mid(finding.keywordSpans.value(k)), writer);
                continue;
            }
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
                        keywordConfidence(skill.keywords[k], finding.score, writer.knowledge));
        if (!finding.levelSpan.isEmpty())
            writer.note(pointer + QStringLiteral("/level"), text.mid(finding.levelSpan), 0.9);
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

/// What the item says, one passage a label: a cell each, or the parts of its only cell.
static QList<Passage> labelledParts(const Item &item)
{
    if (item.cells.size() >= 2)
        return item.cells;
    QList<Passage> parts;
    const QList<qsizetype> starts = labelStarts(item.text.text);
    for (qsizetype i = 0; i < starts.size(); ++i) {
        const qsizetype end = i + 1 < starts.size() ? starts[i + 1] - 1 : item.text.size();
        parts.append(item.text.mid(starts[i], end - starts[i]).trimmed());
    }
    return parts;
}

QList<Item> labelledPartsApart(const QList<Item> &items)
{
    QList<Item> apart;
    for (const Item &item : items) {
        const QList<Passage> parts = labelledParts(item);
        const bool each = parts.size() >= 2 && std::ranges::all_of(parts, [](const Passage &part) {
                              return !labelOf(part.text).isEmpty();
                          });
        if (!each) {
            apart.append(item);
            continue;
        }
        for (const Passage &part : parts) {
            Item one = item;
            one.text = part;
            one.cells = {part};
            one.styles.clear();
            apart.append(one);
        }
    }
    return apart;
}

void writeSkillItems(const QList<Item> &given, RecordWriter &writer)
{
    const QList<Item> items = labelledPartsApart(given);
    Passage pending;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const Item item = withoutRatings(items[i], writer.knowledge);
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

/// "Mother tongue: Italian", or the grid of languages that Europass puts among the skills.
static bool isAboutLanguages(const Item &item)
{
    static const QRegularExpression tongue(
        QStringLiteral("^(?:mother tongues?|native languages?)(?:\\(s\\))?$|^母语"),
        QRegularExpression::CaseInsensitiveOption);
    const QString label =
        item.cells.size() > 1 ? item.cells.first().text : labelOf(item.text.text).toString();
    return isLanguageGridHead(item) || tongue.match(label.trimmed()).hasMatch();
}

void readSkills(const SectionLines &section, RecordWriter &writer)
{
    const QList<Item> items = itemsOf(section, writer, true);
    if (std::ranges::any_of(items, isAboutLanguages))
        readOther(section, writer); // each label tells what it heads
    else
        writeSkillItems(items, writer);
}

bool readSkillLabel(const Item &item, RecordWriter &writer)
{
    const QStringView label = labelOf(item.text.text);
    static const QRegularExpression words(
        QStringLiteral("工具|技能|编程|软件|框架|数据库|平台|操作系统|skills?$|tools?$|languages?$|"
                       "programming|frameworks?$|software|packages?$"),
        QRegularExpression::CaseInsensitiveOption);
    if (label.isEmpty() || !words.matchView(label).hasMatch())
        return false;
    writeSkills(item.text.trimmed(), {}, writer);
    return true;
}

QList<Item> partsWithoutTests(const Item &item, const Knowledge &knowledge)
{
    if (findTests(item.text.text, knowledge).isEmpty())
        return {item};
    static const QString borders = QStringLiteral(";；。");
    QList<Item> parts;
    qsizetype from = 0;
    for (qsizetype i = 0; i <= item.text.size(); ++i) {
        if (i < item.text.size() && !borders.contains(item.text.text[i]))
            continue;
        Item part = item;
        part.text = item.text.mid(from, i - from).tidied();
        part.cells = {part.text};
        part.styles.clear();
        if (!part.text.isEmpty() && findTests(part.text.text, knowledge).isEmpty())
            parts.append(part);
        from = i + 1;
    }
    return parts;
}

void readTestsBesideSkills(const SectionLines &section, RecordWriter &writer)
{
    if (!writer.knowledge.headingKinds(section.title.text).contains(u"skills")) {
        // "外语水平" may list how well languages are spoken, "日语：基础".
        for (const Item &item : itemsOf(section, writer, true)) {
            if (findTests(item.text.text, writer.knowledge).isEmpty())
                writeLanguages(item.text, writer);
        }
        return;
    }
    QList<Item> items;
    for (const Item &item : itemsOf(section, writer, true))
        items += partsWithoutTests(item, writer.knowledge);
    writeSkillItems(items, writer);
}

} // namespace Bole
