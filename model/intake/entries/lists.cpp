// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/skills.h"
#include "model/intake/parsers/tests.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

/// "英语：CET-6" and further down "英文流利": the same language under another name, or -1.
static qsizetype indexOfLanguage(const QString &printed, const RecordWriter &writer)
{
    const auto name = [&](const QString &language) {
        const auto word = writer.knowledge.word(WordTable::Languages, language);
        return word ? word->value : language;
    };
    const QList<Language> &all = writer.record.languages;
    const auto found = std::ranges::find_if(
        all, [&](const Language &each) { return name(each.language) == name(printed); });
    return found == all.cend() ? -1 : found - all.cbegin();
}

bool writeLanguages(const Passage &text, RecordWriter &writer)
{
    const QList<LanguageFinding> found = findLanguages(text.text, writer.knowledge);
    for (const LanguageFinding &finding : found) {
        QList<Language> &all = writer.record.languages;
        const qsizetype known = indexOfLanguage(finding.language.language, writer);
        const bool says = !finding.fluencySpan.isEmpty();
        if (known >= 0 && (!says || !all[known].fluency.isEmpty()))
            continue;
        const QString pointer = pointerTo(u"languages", known < 0 ? all.size() : known);
        if (says)
            writer.note(pointer + QStringLiteral("/fluency"), text.mid(finding.fluencySpan), 0.85);
        if (known >= 0) {
            all[known].fluency = finding.language.fluency;
            continue;
        }
        writer.note(pointer + QStringLiteral("/language"), text.mid(finding.span), 0.92);
        all.append(finding.language);
    }
    return !found.isEmpty();
}

/// "Yoruba (native)": a level makes it a language, known or not.
static bool writeLevelledLanguage(const Passage &text, RecordWriter &writer)
{
    static const QRegularExpression levelled(QStringLiteral(
        "^\\s*([\\p{L}][\\p{L} -]{1,24}?)\\s*(?:[(（:：–—-]|\\t)\\s*([^)）]{2,30})"));
    const QRegularExpressionMatch match = levelled.match(text.text);
    if (!match.hasMatch() ||
        writer.knowledge.findWords(WordTable::Fluency, match.captured(2)).isEmpty())
        return false;
    const QString pointer = pointerTo(u"languages", writer.record.languages.size());
    const Passage name = text.mid(match.capturedStart(1), match.capturedLength(1));
    const Passage fluency = text.mid(match.capturedStart(2), match.capturedLength(2));
    writer.note(pointer + QStringLiteral("/language"), name, 0.8);
    writer.note(pointer + QStringLiteral("/fluency"), fluency, 0.8);
    writer.record.languages.append({valueText(name), valueText(fluency)});
    return true;
}

/// The head and foot of a grid of languages: "Listening | Reading | …", "Levels: A1 and A2: …".
bool isLanguageGridHead(const Item &item)
{
    static const QRegularExpression head(
        QStringLiteral(
            "^(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|"
            "production)|(?:other|foreign) languages?(?:\\(s\\))?|听力?|说|读|写作?|阅读|"
            "口语)\\s*:?$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression foot(
        QStringLiteral("^(?:levels?\\b.*\\b[ABC][12]\\b|common european framework)"),
        QRegularExpression::CaseInsensitiveOption);
    return foot.match(item.text.text).hasMatch() ||
           (!item.cells.isEmpty() && std::ranges::all_of(item.cells, [](const Passage &cell) {
               return head.match(cell.text.trimmed()).hasMatch();
           }));
}

/// "English, Norwegian; C, C++, Go": what stands behind the semicolon and names no language.
static Passage behindLanguages(const Passage &text, const Knowledge &knowledge)
{
    static const QRegularExpression border(QStringLiteral("[;；]\\s*"));
    const auto match = border.match(text.text);
    if (!match.hasMatch() ||
        findLanguages(text.text.left(match.capturedStart()), knowledge).isEmpty())
        return {};
    const Passage rest = text.mid(match.capturedEnd());
    const bool skills = findLanguages(rest.text, knowledge).isEmpty() &&
                        findTests(rest.text, knowledge).isEmpty() &&
                        listsSkills(rest.text, knowledge);
    return skills ? rest : Passage();
}

void readLanguages(const SectionLines &section, RecordWriter &writer)
{
    const QList<Item> items = itemsOf(section, writer);
    const bool skills =
        writer.knowledge.headingKinds(section.title.text).contains(QStringLiteral("skills"));
    for (const Item &item : items) {
        if (skills && !findTests(item.text.text, writer.knowledge).isEmpty()) {
            writeLanguages(item.text, writer);
            QList<Item> rest = partsWithoutTests(item, writer.knowledge);
            rest.removeIf([&](const Item &part) {
                return !findLanguages(part.text.text, writer.knowledge).isEmpty();
            });
            writeSkillItems(rest, writer);
            continue;
        }
        if (const Passage rest = behindLanguages(item.text, writer.knowledge); !rest.isEmpty()) {
            Item others = item;
            setText(others, rest);
            writeLanguages(item.text.mid(0, item.text.size() - rest.size()), writer);
            writeSkillItems({others}, writer);
            continue;
        }
        if (isLanguageGridHead(item) || writeLanguages(item.text, writer) ||
            writeLevelledLanguage(item.text, writer))
            continue;
        // "Languages and skills": what names no language is a skill.
        if (findTests(item.text.text, writer.knowledge).isEmpty())
            writeSkillItems({item}, writer);
    }
}

void writeInterests(const Passage &text, RecordWriter &writer)
{
    const bool prose = text.size() > 120 || text.text.contains(u". ");
    const QList<Span> parts = prose ? QList<Span>{{0, text.size()}} : splitList(text.text);
    for (const Span &part : parts) {
        const Passage interest = text.mid(part).tidied();
        if (interest.isEmpty())
            continue;
        writer.note(pointerTo(u"interests", writer.record.interests.size(), u"name"), interest,
                    0.85);
        writer.record.interests.append(valueText(interest));
    }
}

void readInterests(const SectionLines &section, RecordWriter &writer)
{
    const QList<Item> items = itemsOf(section, writer, true);
    for (const Item &item : items) {
        for (const Passage &cell : item.cells)
            writeInterests(cell, writer);
    }
}

/// A line whose last word is a test goes on with its score in the next one.
static Passage withScoreBelow(const QList<TextLine> &lines, qsizetype i, const RecordWriter &writer)
{
    const Passage &text = lines[i].passage;
    static const QRegularExpression number(QStringLiteral("^\\s*[:：(（]?\\s*\\d{1,3}"));
    if (i + 1 >= lines.size() || !number.match(lines[i + 1].passage.text).hasMatch())
        return text;
    const QList<TestFinding> found = findTests(text.text, writer.knowledge);
    const bool open = !found.isEmpty() && !found.last().test.score &&
                      found.last().span.end() + 2 >= text.text.trimmed().size();
    return open ? writer.text.joiner.joined({text, lines[i + 1].passage}) : text;
}

void readTests(const SectionLines &section, RecordWriter &writer)
{
    for (qsizetype i = 0; i < section.lines.size(); ++i) {
        const Passage text = withScoreBelow(section.lines, i, writer);
        const QList<TestFinding> found = findTests(text.text, writer.knowledge);
        for (const TestFinding &finding : found) {
            const bool known =
                std::any_of(writer.record.tests.cbegin(), writer.record.tests.cend(),
                            [&](const TestScore &test) { return test.name == finding.test.name; });
            if (known || finding.score < 0.3)
                continue;
            const QString pointer = pointerTo(u"tests", writer.record.tests.size());
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
