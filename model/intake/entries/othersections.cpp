// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/awardwriting.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/skills.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

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

/// "Digital skills <tab> Python, R", "Mother tongue: Italian": what the label heads.
static bool readLabelled(const Item &item, RecordWriter &writer)
{
    const bool cells = item.cells.size() >= 2;
    const QString label = cells ? item.cells.first().text : labelOf(item.text.text).toString();
    if (label.isEmpty() || label.size() > 40 || isLanguageGridHead(item))
        return false;
    Passage text = cells ? item.cells[1] : item.text.mid(label.size() + 1).trimmed();
    const auto heading = writer.knowledge.heading(label);
    static const QRegularExpression tongue(
        QStringLiteral("^(?:mother tongues?|(?:other |foreign )?languages?)(?:\\(s\\))?$|^母语"),
        QRegularExpression::CaseInsensitiveOption);
    const bool level = cells && writer.knowledge.word(WordTable::Languages, label).has_value();
    if (level || tongue.match(label).hasMatch() ||
        (heading && fromName<SectionKind>(heading->value) == SectionKind::Languages))
        return writeLanguages(item.text, writer);
    if (!heading)
        return false;
    if (fromName<SectionKind>(heading->value) == SectionKind::Skills &&
        splitList(text.text).size() > 1) {
        Item list = item;
        list.text = text;
        list.cells = {text};
        list.styles.clear();
        writeSkillItems({list}, writer);
        return true;
    }
    if (fromName<SectionKind>(heading->value) != SectionKind::Awards)
        return false;
    const QList<AwardFinding> findings = parseAwards(text.text, writer.knowledge, writer.today);
    for (const AwardFinding &finding : findings)
        writeAward(finding, text, findings.size() == 1 ? item.dates : QList<DatedPassage>(), 0.8,
                   writer);
    return !findings.isEmpty();
}

/// "Polish (native), English (fluent)" without any label.
static bool listsLanguages(const QString &text, const Knowledge &knowledge)
{
    const QList<LanguageFinding> found = findLanguages(text, knowledge);
    return !found.isEmpty() && text.size() < 160 &&
           std::ranges::all_of(
               found,
               [](const LanguageFinding &language) {
                   return !language.language.fluency.isEmpty();
               });
}

/// What a line without a label shows by itself: languages with their levels, skills.
static bool readUnlabelled(const Item &item, RecordWriter &writer)
{
    bool read = false;
    for (const Item &part : partsWithoutTests(item, writer.knowledge)) {
        const QString &text = part.text.text;
        if (listsLanguages(text, writer.knowledge)) {
            read = writeLanguages(part.text, writer) || read;
        } else if (listsSkills(text, writer.knowledge)) {
            writeSkillItems({part}, writer);
            read = true;
        }
    }
    return read;
}

void readOther(const SectionLines &section, RecordWriter &writer)
{
    const QList<Item> items = labelledPartsApart(itemsOf(section, writer));
    bool told = false;
    for (const Item &item : items)
        told = readLabelled(item, writer) || readSkillLabel(item, writer) || told;
    if (!told && !section.known && listsPrizes(items, writer.knowledge)) {
        readAwards(section, writer);
        return;
    }
    for (const Item &item : items) {
        if (labelOf(item.text.text).isEmpty() && item.cells.size() == 1)
            readUnlabelled(item, writer);
    }
}

} // namespace Bole
