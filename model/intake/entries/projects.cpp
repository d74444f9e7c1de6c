// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entrywriting.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/lists.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

namespace Bole {

QStringList writeHighlights(const QList<Item> &body, const QString &pointer, RecordWriter &writer)
{
    QStringList highlights;
    for (const Item &item : body) {
        const Passage text = item.text.trimmed();
        if (text.isEmpty())
            continue;
        writer.note(pointer + QStringLiteral("/highlights/%1").arg(highlights.size()), text, 0.9);
        highlights.append(valueText(text));
    }
    return highlights;
}

bool isProse(const Entry &entry)
{
    if (entry.header.size() != 1 || !entry.dates.isEmpty() || !entry.body.isEmpty())
        return false;
    const Item &item = entry.header.first();
    const QString text = item.text.text.trimmed();
    return !item.hasBullet() && item.cells.size() == 1 && text.size() > (hasHan(text) ? 50 : 130) &&
           (text.endsWith(u'.') || text.endsWith(u'。'));
}

/// Only things that one can do or use, as a list of tools has them.
static bool areTools(QStringView text, const Knowledge &knowledge)
{
    const QList<Span> parts = splitList(text);
    const auto known = std::ranges::count_if(parts, [&](const Span &part) {
        return knowledge.word(WordTable::Skills, text.sliced(part.start, part.length)).has_value();
    });
    return !parts.isEmpty() && known * 2 >= parts.size();
}

/// "Open Bird Atlas | Python, QGIS", "Chess Tutor - https://…", "Rain Maps (R, Shiny)": where the
/// name ends and what tells about it begins, or nothing.
static std::optional<qsizetype> endOfName(const QString &name, const Knowledge &knowledge)
{
    static const QRegularExpression border(
        QStringLiteral("\\s*[|｜]\\s*|(?:\\s+[–—-]+\\s*|\\s+|\\s*[(（:：]\\s*)(?=(?:https?://|"
                       "www\\.|git(?:hub|lab)\\.com))"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression listed(
        QStringLiteral("\\s*[(（]([^()（）]+)[)）]$|\\s+[–—-]+\\s+([^–—]+)$"));
    if (const auto match = border.match(name); match.hasMatch() && match.capturedStart() > 2)
        return match.capturedStart();
    if (const auto match = listed.match(name); match.hasMatch() && match.capturedStart() > 2) {
        const int group = match.lastCapturedIndex();
        if (areTools(match.captured(group), knowledge))
            return match.capturedStart();
    }
    return {};
}

/// "“Rain Maps” – a course project …": the name is what the quotation marks hold.
static Passage withinQuotes(const Passage &name, QList<Item> &body, const Item &like)
{
    static const QRegularExpression quoted(
        QStringLiteral("^[\"“「]([^\"”」]{3,80})[\"”」](?:\\s*[-–—:：,，|]+\\s*|\\s*$)"));
    const auto match = quoted.match(name.text);
    if (!match.hasMatch())
        return name;
    Item extra = like;
    extra.text = name.mid(match.capturedEnd()).tidied();
    if (!extra.text.isEmpty())
        body.prepend(extra);
    return name.mid(match.capturedStart(1), match.capturedLength(1)).tidied();
}

void writeProject(Entry entry, const Header &header, RecordWriter &writer)
{
    const QString pointer = pointerTo(u"projects", writer.record.projects.size());
    Project project;
    Passage name;
    Passage role;
    bool labelled = false;
    QList<Item> body = entry.body;
    for (const Item &item : std::as_const(entry.header)) {
        for (qsizetype c = 0; c < item.cells.size(); ++c) {
            const Passage &cell = item.cells[c];
            const LabelKind label = item.cellLabels.value(c);
            if (label == LabelKind::Role && role.isEmpty()) {
                role = cell;
            } else if (name.isEmpty() || (label == LabelKind::Title && !labelled)) {
                if (!name.isEmpty()) {
                    Item extra = item;
                    extra.text = name;
                    body.prepend(extra);
                }
                name = cell;
                labelled = label == LabelKind::Title;
            } else if (role.isEmpty() && cell.size() < 40 &&
                       !writer.knowledge.findWords(WordTable::Roles, cell.text).isEmpty()) {
                role = cell;
            } else {
                Item extra = item;
                extra.text = cell;
                body.prepend(extra);
            }
        }
    }
    if (name.isEmpty())
        return;
    // "A System - Project Leader": the role behind the last dash or bar.
    QList<Item> headerItem;
    Item only;
    only.cells = {name};
    headerItem.append(only);
    const QList<Chunk> chunks = chunksOf(headerItem, writer.knowledge);
    if (chunks.size() > 1 && role.isEmpty()) {
        const Chunk &last = chunks.last();
        if (last.role > 0.5 && !last.text.at.isEmpty()) {
            role = last.text;
            const qsizetype at = name.at.indexOf(last.text.at.first());
            if (at > 0)
                name = name.mid(0, at).tidied();
        }
    }
    // "…（负责人）": the role in brackets at the end.
    static const QRegularExpression bracketed(
        QStringLiteral("^(.{4,}?)\\s*[(（]([^()（）]{2,20})[)）]$"));
    if (const auto match = bracketed.match(name.text);
        role.isEmpty() && match.hasMatch() &&
        writer.knowledge.word(WordTable::Roles, match.captured(2))) {
        role = name.mid(match.capturedStart(2), match.capturedLength(2));
        name = name.mid(0, match.capturedLength(1)).tidied();
    }
    // "…, 主持": the role behind the last comma.
    const qsizetype comma = qMax(name.text.lastIndexOf(u'，'), name.text.lastIndexOf(u','));
    if (role.isEmpty() && comma > 3 &&
        writer.knowledge.word(WordTable::Roles, name.text.mid(comma + 1).trimmed())) {
        role = name.mid(comma + 1).tidied();
        name = name.mid(0, comma).tidied();
    }
    if (!entry.header.isEmpty())
        name = withinQuotes(name, body, entry.header.first());
    if (const auto end = endOfName(name.text, writer.knowledge)) {
        Item extra;
        extra.text = name.mid(*end).tidied();
        body.prepend(extra);
        name = name.mid(0, *end).tidied();
    }
    // "Quill, a package format …", "Quill – a package format …": the name comes first.
    static const QRegularExpression said(QStringLiteral(
        "^(.{2,36}?)(?:,\\s+(?=(?:an?|the)\\s)|\\s+[–—-]\\s+|：|\\s+——?\\s*)(?=.{16,})"));
    if (const QRegularExpressionMatch match = said.match(name.text);
        match.hasMatch() && name.size() > 40 && entry.body.isEmpty()) {
        Item extra;
        extra.text = name.mid(match.capturedEnd()).tidied();
        body.prepend(extra);
        name = name.mid(0, match.capturedLength(1)).tidied();
    }
    // "Bachelor's Thesis: Masonry in Earthquakes": the kind of work comes first, then its name.
    static const QRegularExpression kind(
        QStringLiteral(
            "^(?:(?:bachelor|master|undergraduate|graduate|doctoral|honou?rs|final[- ]year|"
            "capstone|senior|diploma|phd|ph\\.d)(?:['’]?s)?\\.?\\s+)?(?:thesis|"
            "dissertation|(?:capstone |final[- ]year )?project)$|^(?:本科|硕士)?(?:毕业设计|毕业"
            "论文|课程设计|学位论文)$"),
        QRegularExpression::CaseInsensitiveOption);
    if (const QStringView label = labelOf(name.text); kind.matchView(label).hasMatch())
        name = name.mid(name.text.indexOf(label) + label.size() + 1).tidied();
    if (const QStringView label = labelOf(name.text);
        !label.isEmpty() && name.size() > label.size() + 20 && label.size() > 2) {
        Item extra;
        extra.text = name.mid(label.size() + 1).tidied();
        body.prepend(extra);
        name = name.mid(0, label.size()).tidied();
    }
    project.name = valueText(name);
    // Nothing but a date of its own tells a project from a line about one.
    const double base =
        qBound(0.5, 0.55 + 0.2 * entry.quality, entry.dates.isEmpty() ? 0.88 : 0.95);
    writer.note(pointer + QStringLiteral("/name"), name, base);
    if (!role.isEmpty()) {
        project.position = valueText(role);
        writer.note(pointer + QStringLiteral("/position"), role, 0.8);
    }
    if (!header.advisor.isEmpty()) {
        project.advisor = valueText(header.advisor);
        writer.note(pointer + QStringLiteral("/advisor"), header.advisor, 0.9);
    }
    writePeriod(project, periodOf(entry.dates), pointer, writer);
    project.highlights = writeHighlights(body, pointer, writer);
    writer.record.projects.append(project);
}

void readProjects(const SectionLines &section, RecordWriter &writer)
{
    QList<Entry> entries = splitEntries(itemsOf(section, writer), writer.itemContext(), false);
    for (Entry &entry : entries) {
        if (isProse(entry))
            continue;
        Entry copy = entry;
        const Header header = readHeader(copy, writer.knowledge);
        writeProject(entry, header, writer);
    }
}

} // namespace Bole
