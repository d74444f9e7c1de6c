// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entryheader.h"
#include "model/intake/entries/entrywriting.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/knowledge/knowledge.h"

namespace Bole {

namespace {

/// research, industry, teaching, service or other, from the section, the role and the organisation.
QString kindOf(const QString &sectionKind, const Work &work, const Knowledge &knowledge)
{
    if (sectionKind == u"teaching" || sectionKind == u"service")
        return sectionKind;
    const QList<WordMatch> roles = knowledge.findWords(WordTable::Roles, work.position);
    if (!roles.isEmpty() && (roles.last().value == u"teaching" ||
                             roles.last().value == u"research" || roles.last().value == u"service"))
        return roles.last().value;
    if (sectionKind == u"research")
        return QStringLiteral("research");
    if (sectionKind == u"activities")
        return QStringLiteral("other");
    const QList<WordMatch> words = knowledge.findWords(WordTable::Organisations, work.name);
    for (const WordMatch &word : words) {
        if (word.value == u"university" || word.value == u"lab")
            return roles.isEmpty() || roles.last().value != u"industry"
                       ? QStringLiteral("research")
                       : QStringLiteral("industry");
        if (word.value == u"society")
            return QStringLiteral("other");
    }
    return sectionKind == u"work" ? QStringLiteral("industry") : QStringLiteral("other");
}

void writeWork(const Entry &entry, const Header &header, const SectionLines &section,
               RecordWriter &writer, const Work *before)
{
    const bool volunteer = section.kind == u"volunteer";
    QList<Work> &list = volunteer ? writer.record.volunteer : writer.record.work;
    const QString pointer = pointerTo(volunteer ? u"volunteer" : u"work", list.size());
    Work work;
    const double base = qBound(0.5, 0.55 + 0.2 * entry.quality, 0.95);
    work.name = valueText(header.organisation);
    work.position = valueText(header.role);
    if (before && entry.inherits && (work.name.isEmpty() || work.position.isEmpty())) {
        if (work.position.isEmpty())
            work.position = work.name;
        work.name = before->name;
    } else if (!work.name.isEmpty()) {
        writer.note(pointer +
                        (volunteer ? QStringLiteral("/organization") : QStringLiteral("/name")),
                    header.organisation, qMin(base, 0.62 + 0.35 * header.organisationScore));
    }
    if (!header.role.isEmpty())
        writer.note(pointer + QStringLiteral("/position"), header.role,
                    qMin(base, 0.55 + 0.42 * header.roleScore));
    if (!header.location.isEmpty()) {
        work.location = valueText(header.location);
        writer.note(pointer + QStringLiteral("/location"), header.location, 0.85);
    }
    if (!header.advisor.isEmpty()) {
        work.advisor = valueText(header.advisor);
        writer.note(pointer + QStringLiteral("/advisor"), header.advisor, 0.9);
    }
    writePeriod(work, periodOf(entry.dates), pointer, writer);
    work.highlights = writeHighlights(entry.body, pointer, writer);
    if (!volunteer)
        work.kind = kindOf(section.kind, work, writer.knowledge);
    list.append(work);
}

} // namespace

void readRole(const Entry &given, const QString &kind, RecordWriter &writer)
{
    Entry entry = given;
    SectionLines section;
    section.kind = kind;
    const Header header = readHeader(entry, writer.knowledge);
    if (!header.organisation.isEmpty() || !header.role.isEmpty())
        writeWork(entry, header, section, writer, nullptr);
}

void readExperience(const SectionLines &section, RecordWriter &writer)
{
    QList<Entry> entries = splitEntries(itemsOf(section, writer), writer.itemContext(), false);
    for (Entry &entry : entries) {
        const Entry whole = entry;
        if (entry.dates.isEmpty() && readSkillLabel(entry.header.first(), writer))
            continue;
        const Header header = readHeader(entry, writer.knowledge);
        if ((header.organisation.isEmpty() && header.role.isEmpty()) || isProse(whole))
            continue;
        const bool research = section.kind == u"research" || section.kind == u"mixed";
        const bool organised = header.organisationScore > 0.5 || header.roleScore > 0.7;
        if (research && !organised) {
            writeProject(whole, header, writer);
            continue;
        }
        const QList<Work> &list =
            section.kind == u"volunteer" ? writer.record.volunteer : writer.record.work;
        const Work before = list.isEmpty() ? Work() : list.last();
        writeWork(entry, header, section, writer, list.isEmpty() ? nullptr : &before);
    }
}

} // namespace Bole
