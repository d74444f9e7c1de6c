// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/names.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Whether an item is a row of its own and not more about the one above. A talk has further lines;
/// a certificate has not, and often no date.
bool beginsRow(const Item &item, const Item &first, bool oneLine)
{
    return item.hasBullet() == first.hasBullet() && qAbs(item.left - first.left) < 3 &&
           (oneLine || item.hasBullet() || item.isDated() || !first.isDated());
}

/// "M. Okafor and B. Otter. Title …": the row without those who spoke. Names in full are taken for
/// speakers only behind the applicant's.
Passage withoutSpeakers(const Passage &row, const RecordWriter &writer)
{
    static const QRegularExpression initials(
        u"^(?:(?:\\p{Lu}\\.[ -]?){1,3}\\p{Lu}[\\p{L}'’-]+|\\p{Lu}[\\p{L}'’-]+,?\\s"
        u"(?:\\p{Lu}\\.[ -]?)+)(?=[\\s,.:;(])"_s);
    static const QRegularExpression full(u"^(\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’.-]*){1,2}|"
                                         u"\\p{Han}{2,4})(?=[,.:;，：、]|\\s+(?:"
                                         u"and|&)\\s)"_s);
    // "(2023, May)" of APA may have lost its year to the row's date.
    static const QRegularExpression joint(
        u"^\\s*(?:[(](?:(?:19|20)\\d{2})?(?:,?\\s*\\p{L}{3,9}(?:\\s[\\d–-]{1,5})?)?[)])?[,.:;，：、]?\\s*(?:(?:and|&)\\s+)?"_s);
    const Basics &basics = writer.record.basics;
    qsizetype end = 0;
    bool owned = false; // the applicant is among them
    for (int names = 0; names < 8; ++names) {
        const QString rest = row.text.mid(end);
        auto match = initials.match(rest);
        if (!match.hasMatch()) {
            match = full.match(rest);
            const QString name = match.captured(1);
            const bool own = match.hasMatch() && (sameName(name, basics.name, writer.knowledge) ||
                                                  name == basics.nameOther);
            if (!own && !(owned && isPersonName(name, writer.knowledge)))
                break;
            owned = true;
        }
        end += match.capturedLength();
        end += joint.match(row.text.mid(end)).capturedLength();
    }
    return end + 4 < row.size() ? row.mid(end) : row;
}

/// "Title" in quotation marks; what a full stop, a dash or a cell divides from the rest; or all of
/// it.
std::pair<Passage, Passage> nameAndRest(const Item &item, const RecordWriter &writer)
{
    static const QRegularExpression quoted(u"^\\s*[\\x{201C}\"《「]([^\\x{201D}\"》」]{4,})"
                                           u"[\\x{201D}\"》」][.,]?\\s*"_s);
    static const QRegularExpression border(u"(?<=[\\p{Ll}\\p{Han})]{2})\\.\\s+(?=\\p{Lu})|"
                                           u"\\s+[–—|]\\s+|\\s+-\\s+|[，；;]\\s*|\\s+@\\s+"_s);
    // "Harbour Workshop, “Rivers at Night”": the title is what quotation marks set apart.
    static const QRegularExpression quotedLater(
        u"(?<=[\\s,，:：])[\\x{201C}\"《「]([^\\x{201D}\"》」]{6,})[\\x{201D}\"》」](?=[\\s.,;，。；(（]|$)"_s);
    const Passage whole = withoutSpeakers(item.text, writer);
    if (const auto match = quoted.match(whole.text); match.hasMatch())
        return {whole.mid(match.capturedStart(1), match.capturedLength(1)).tidied(),
                whole.mid(match.capturedEnd()).tidied()};
    if (const auto match = quotedLater.match(whole.text); match.hasMatch()) {
        const Passage behind = whole.mid(match.capturedEnd()).tidied();
        return {whole.mid(match.capturedStart(1), match.capturedLength(1)).tidied(),
                behind.isEmpty() ? whole.mid(0, match.capturedStart()).tidied() : behind};
    }
    if (item.cells.size() > 1 && whole.size() == item.text.size())
        return {item.cells[0].tidied(), item.cells[1].tidied()};
    if (const auto match = border.match(whole.text); match.hasMatch() && match.capturedStart() > 3)
        return {whole.mid(0, match.capturedStart()).tidied(),
                whole.mid(match.capturedEnd()).tidied()};
    return {whole.tidied(), {}};
}

/// "[Talk title]", "XXX": what only stands for a name.
bool isNamed(QStringView row, const Passage &name)
{
    static const QRegularExpression stands(u"^\\[[^\\]]*\\]?$|[xX]{3,}|…"_s);
    return std::ranges::count_if(name.text, [](QChar c) { return c.isLetter(); }) >= 2 &&
           !stands.matchView(row.trimmed()).hasMatch();
}

/// Calls `write` with each row's name, the rest of it and its date.
template <typename Write>
void eachRow(const SectionLines &section, bool oneLine, RecordWriter &writer, Write write)
{
    const QList<Item> items = itemsOf(section, writer, true);
    const auto first = std::ranges::find_if(
        items, [](const Item &item) { return !item.text.text.trimmed().isEmpty(); });
    if (first == items.end())
        return;
    for (const Item &item : items) {
        if (item.text.text.trimmed().isEmpty() || !beginsRow(item, *first, oneLine))
            continue;
        const auto [name, rest] = nameAndRest(item, writer);
        if (isNamed(item.text.text, name))
            write(name, rest, item.dates);
    }
}

template <typename Entry>
void writeDate(Entry &entry, const QList<DatedPassage> &dates, const QString &pointer,
               RecordWriter &writer)
{
    if (dates.isEmpty())
        return;
    entry.date = dates.first().range.start ? dates.first().range.start : dates.first().range.end;
    if (entry.date)
        writer.note(pointer + u"/date"_s, dates.first().passage, 0.9);
}

void writeText(QString &field, const Passage &text, const QString &pointer, RecordWriter &writer)
{
    if (text.isEmpty())
        return;
    field = valueText(text);
    writer.note(pointer, text, 0.85);
}

} // namespace

void readTalks(const SectionLines &section, RecordWriter &writer)
{
    eachRow(section, false, writer,
            [&](const Passage &name, const Passage &rest, const QList<DatedPassage> &dates) {
                const QString pointer = pointerTo(u"talks", writer.record.talks.size());
                Talk talk;
                writeText(talk.name, name, pointer + u"/name"_s, writer);
                writeText(talk.event, rest, pointer + u"/event"_s, writer);
                writeDate(talk, dates, pointer, writer);
                writer.record.talks.append(talk);
            });
}

void writeCertificate(const Passage &name, const Passage &issuer, const QList<DatedPassage> &dates,
                      RecordWriter &writer)
{
    const auto isKnown = [&](const Certificate &other) {
        return other.name == valueText(name);
    };
    if (std::ranges::any_of(writer.record.certificates, isKnown))
        return;
    const QString pointer = pointerTo(u"certificates", writer.record.certificates.size());
    Certificate certificate;
    writeText(certificate.name, name, pointer + u"/name"_s, writer);
    writeText(certificate.issuer, issuer, pointer + u"/issuer"_s, writer);
    writeDate(certificate, dates, pointer, writer);
    writer.record.certificates.append(certificate);
}

/// "教师资格证、普通话二级甲等": several in a row, but for the tests, which are read as such.
static QList<Passage> listedCertificates(const Passage &name, const Passage &rest)
{
    static const QRegularExpression border(u"\\s*[、；;]\\s*"_s);
    Passage whole = name;
    if (!rest.isEmpty() && hasHan(name.text)) {
        whole.insertText(u"；");
        whole.append(rest);
    }
    QList<Passage> parts;
    qsizetype from = 0;
    for (auto it = border.globalMatch(whole.text); it.hasNext();) {
        const auto match = it.next();
        parts.append(whole.mid(from, match.capturedStart() - from).tidied());
        from = match.capturedEnd();
    }
    parts.append(whole.mid(from).tidied());
    return hasHan(name.text) && parts.size() > 1 ? parts : QList<Passage>{name};
}

void readCertificates(const SectionLines &section, RecordWriter &writer)
{
    SectionLines rows = section;
    // "Languages: …" among them says what it heads.
    const auto isOther = [&](const TextLine &line) {
        const QStringView label = labelOf(line.passage.text);
        const auto heading = label.isEmpty() ? std::nullopt : writer.knowledge.heading(label);
        const auto kind = heading ? fromName<SectionKind>(heading->value) : std::nullopt;
        return kind == SectionKind::Languages || kind == SectionKind::Skills;
    };
    SectionLines others = section;
    others.lines.removeIf([&](const TextLine &line) { return !isOther(line); });
    rows.lines.removeIf(isOther);
    if (!others.lines.isEmpty())
        readOther(others, writer);
    eachRow(rows, true, writer,
            [&](const Passage &name, const Passage &rest, const QList<DatedPassage> &dates) {
                const QList<Passage> parts = listedCertificates(name, rest);
                for (const Passage &part : parts)
                    writeCertificate(part, parts.size() > 1 ? Passage() : rest, dates, writer);
            });
}

} // namespace Bole
