// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entrysplit.h"
#include "model/intake/entries/fields.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

namespace Bole {

namespace {

/// The name, role and place that an entry's header gives. Shared by work, volunteering and
/// projects.
struct Header
{
    Passage organisation;
    Passage role;
    Passage location;
    Passage advisor;
    double organisationScore = 0;
    double roleScore = 0;
};

class HeaderReader
{
public:
    HeaderReader(Entry &entry, const Knowledge &knowledge) : m_entry(entry), m_knowledge(knowledge)
    {
    }

    Header read()
    {
        takeAdvisors();
        for (const Item &item : std::as_const(m_entry.header)) {
            for (const Passage &aside : item.asides) {
                if (m_header.location.isEmpty() && looksLikePlace(aside.text, m_knowledge))
                    m_header.location = aside;
            }
        }
        m_chunks = chunksOf(m_entry.header, m_knowledge);
        m_used = QList<bool>(m_chunks.size(), false);
        takePlaces();
        splitRoleAtOrganisation();
        takeRole();
        takeOrganisation();
        takeSecondAsRole();
        return m_header;
    }

private:
    void takeAdvisors()
    {
        const auto take = [this](Item &item) {
            const auto advisor = findAdvisor(item.text, m_knowledge);
            if (!advisor)
                return;
            if (m_header.advisor.isEmpty())
                m_header.advisor = advisor->name;
            Passage rest = item.text.mid(0, advisor->span.start);
            const Passage after = item.text.mid(advisor->span.end());
            if (!after.text.trimmed().isEmpty())
                rest.append(after);
            item.text = rest;
            item.cells.clear();
            qsizetype from = 0;
            for (qsizetype i = 0; i <= rest.size(); ++i) {
                if (i < rest.size() && rest.text[i] != u'\t')
                    continue;
                const Passage cell = rest.mid(from, i - from).tidied();
                if (!cell.isEmpty())
                    item.cells.append(cell);
                from = i + 1;
            }
        };
        for (Item &item : m_entry.header)
            take(item);
        if (!m_header.advisor.isEmpty())
            return;
        for (const Item &item : std::as_const(m_entry.body)) {
            const auto advisor = findAdvisor(item.text, m_knowledge);
            if (advisor && advisor->span.start < 3) {
                m_header.advisor = advisor->name;
                return;
            }
        }
    }

    void takePlaces()
    {
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            // The first thing in a header is what it is about, even if it is a town's name.
            if (i == 0 || m_chunks[i].place < 0.5 ||
                (m_chunks[i].organisation > 0.8 && !m_chunks[i].afterComma))
                continue;
            m_used[i] = true;
            if (m_header.location.isEmpty()) {
                m_header.location = m_chunks[i].text;
            } else if (m_chunks[i].afterComma) {
                m_header.location.insertText(u", ");
                m_header.location.append(m_chunks[i].text);
            }
        }
    }

    /// "Teaching Assistant of Duke CPS310", "Intern at Example Labs".
    void splitRoleAtOrganisation()
    {
        static const QRegularExpression link(
            QStringLiteral("\\s(?:at|of|for|with|@|in)\\s+(?:the\\s+)?"),
            QRegularExpression::CaseInsensitiveOption);
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            const Chunk &chunk = m_chunks[i];
            if (m_used[i] || chunk.role >= 0.9 || chunk.text.size() > 120)
                continue;
            const QList<WordMatch> roles = m_knowledge.findWords(WordTable::Roles, chunk.text.text);
            if (roles.isEmpty() || roles.first().span.start > 12)
                continue;
            const QRegularExpressionMatch match =
                link.match(chunk.text.text, roles.first().span.end());
            if (!match.hasMatch() || match.capturedStart() > roles.first().span.end() + 24)
                continue;
            const Passage rest = chunk.text.mid(match.capturedEnd()).tidied();
            const auto institution = m_knowledge.findInstitution(rest.text);
            const bool named = institution && institution->span.start <= 1;
            static const QRegularExpression course(
                QStringLiteral("^(.{2,40}?)\\s+[A-Z]{2,5}[ -]?\\d{2,}"));
            const QRegularExpressionMatch code = course.match(rest.text);
            const QString word = match.captured().trimmed().section(u' ', 0, 0).toLower();
            const bool at = word == u"at" || word == u"@";
            const bool organised =
                named || code.hasMatch() ||
                (at && !rest.isEmpty() && rest.size() < 60 && rest.text.front().isUpper()) ||
                (word != u"in" &&
                 !m_knowledge.findWords(WordTable::Organisations, rest.text).isEmpty());
            if (!organised)
                continue;
            m_header.role = chunk.text.mid(0, match.capturedStart()).tidied();
            m_header.roleScore = 0.9;
            if (code.hasMatch())
                m_header.organisation = rest.mid(0, code.capturedLength(1));
            else
                m_header.organisation = named && !at ? rest.mid(institution->span) : rest;
            m_header.organisationScore = named ? 0.9 : 0.7;
            m_used[i] = true;
            return;
        }
    }

    void takeRole()
    {
        if (!m_header.role.isEmpty())
            return;
        qsizetype best = -1;
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            const Chunk &chunk = m_chunks[i];
            if (m_used[i] || chunk.text.size() > 90)
                continue;
            const double score = chunk.role - 0.4 * chunk.organisation;
            if (score > 0.3 &&
                (best < 0 || score > m_chunks[best].role - 0.4 * m_chunks[best].organisation + 0.1))
                best = i;
        }
        if (best < 0)
            return;
        m_header.role = m_chunks[best].text;
        m_header.roleScore = m_chunks[best].role;
        m_used[best] = true;
        takeCourse(best);
    }

    /// Something else names the organisation, here or in the entry above.
    bool organisedOtherwise(qsizetype role) const
    {
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            if (i != role && !m_used[i] && m_chunks[i].organisation > 0.5)
                return true;
        }
        return m_entry.inherits;
    }

    /// "Teaching Assistant, Probability and Random Processes": the course belongs to the role.
    void takeCourse(qsizetype role)
    {
        const QList<WordMatch> words =
            m_knowledge.findWords(WordTable::Roles, m_chunks[role].text.text);
        static const QRegularExpression professor(
            QStringLiteral("professor|mentor|coach|教授|导师"),
            QRegularExpression::CaseInsensitiveOption);
        if (words.isEmpty() || words.last().value != u"teaching" ||
            professor.match(m_chunks[role].text.text).hasMatch() || !organisedOtherwise(role))
            return;
        for (qsizetype i = role + 1; i < m_chunks.size(); ++i) {
            const Chunk &chunk = m_chunks[i];
            const bool same =
                chunk.item == m_chunks[role].item && chunk.cell == m_chunks[role].cell;
            if (!same || !chunk.afterComma || m_used[i] || chunk.organisation > 0.5 ||
                chunk.place > 0.5)
                return;
            m_header.role.insertText(u", ");
            m_header.role.append(chunk.text);
            m_used[i] = true;
        }
    }

    /// The best chunk with the neighbours that only a comma parts from it.
    void takeOrganisation()
    {
        if (!m_header.organisation.isEmpty())
            return;
        qsizetype best = -1;
        double highest = -1;
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            if (m_used[i] || m_chunks[i].text.size() > 120)
                continue;
            const Chunk &chunk = m_chunks[i];
            // Once the role is taken, what stands first is the organisation unless another chunk is
            // plainly one.
            const double score = chunk.organisation + (best < 0 && highest < 0 ? 0.75 : 0) +
                                 (chunk.bold ? 0.15 : 0) + (chunk.cell == 0 ? 0.1 : 0) -
                                 0.02 * double(i);
            if (score > highest) {
                highest = score;
                best = i;
            }
        }
        if (best < 0)
            return;
        qsizetype first = best;
        while (first > 0 && m_chunks[first].afterComma && !m_used[first - 1] &&
               belongs(first - 1, best))
            --first;
        qsizetype last = best;
        const bool company = m_chunks[best].organisation > 0.94 && !m_chunks[best].unit &&
                             !m_knowledge.findInstitution(m_chunks[best].text.text);
        while (!company && last + 1 < m_chunks.size() && m_chunks[last + 1].afterComma &&
               !m_used[last + 1] && belongs(last + 1, best))
            ++last;
        m_header.organisation = m_chunks[first].text;
        for (qsizetype i = first + 1; i <= last; ++i) {
            m_header.organisation.insertText(u", ");
            m_header.organisation.append(m_chunks[i].text);
        }
        for (qsizetype i = first; i <= last; ++i)
            m_used[i] = true;
        m_header.organisationScore = m_chunks[best].organisation;
    }

    bool belongs(qsizetype i, qsizetype to) const
    {
        const Chunk &chunk = m_chunks[i];
        return chunk.item == m_chunks[to].item && chunk.cell == m_chunks[to].cell &&
               chunk.organisation > 0.55 && chunk.role < 0.6;
    }

    void takeSecondAsRole()
    {
        if (!m_header.role.isEmpty() || m_header.organisation.isEmpty())
            return;
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            const Chunk &chunk = m_chunks[i];
            const bool own =
                (!chunk.afterComma || chunk.item > 0) &&
                std::ranges::any_of(chunk.text.text, [](QChar c) { return c.isLetter(); });
            if (!m_used[i] && own && chunk.text.size() < 70 && labelOf(chunk.text.text).isEmpty() &&
                !chunk.text.text.contains(u"://") && chunk.text.size() > 1) {
                m_header.role = chunk.text;
                m_header.roleScore = 0.3;
                m_used[i] = true;
                return;
            }
        }
    }

    Entry &m_entry;
    const Knowledge &m_knowledge;
    QList<Chunk> m_chunks;
    QList<bool> m_used;
    Header m_header;
};

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

template <typename Value>
void writePeriod(Value &value, const Period &period, const QString &pointer, RecordWriter &writer)
{
    if (period.isEmpty())
        return;
    const double confidence = qMin(0.97, 0.72 + 0.25 * period.score);
    value.startDate = period.start;
    value.current = period.current;
    if (!period.current)
        value.endDate = period.single && period.start ? period.start : period.end;
    if (value.startDate)
        writer.note(pointer + QStringLiteral("/startDate"), period.passage, confidence);
    if (value.endDate)
        writer.note(pointer + QStringLiteral("/endDate"), period.endPassage,
                    period.single ? 0.8 : confidence);
    if (value.current)
        writer.note(pointer + QStringLiteral("/current"), period.passage, confidence);
}

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

void writeWork(Entry entry, const Header &header, const SectionLines &section, RecordWriter &writer,
               const Work *before)
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

/// A paragraph about the work rather than an entry of it.
bool isProse(const Entry &entry)
{
    if (entry.header.size() != 1 || !entry.dates.isEmpty() || !entry.body.isEmpty())
        return false;
    const Item &item = entry.header.first();
    const QString text = item.text.text.trimmed();
    return !item.hasBullet() && item.cells.size() == 1 && text.size() > (hasHan(text) ? 50 : 130) &&
           (text.endsWith(u'.') || text.endsWith(u'。'));
}

void writeProject(Entry entry, const Header &header, RecordWriter &writer)
{
    const QString pointer = pointerTo(u"projects", writer.record.projects.size());
    Project project;
    Passage name;
    Passage role;
    QList<Item> body = entry.body;
    for (const Item &item : std::as_const(entry.header)) {
        for (qsizetype c = 0; c < item.cells.size(); ++c) {
            const Passage &cell = item.cells[c];
            if (name.isEmpty()) {
                name = cell;
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
    if (const QStringView label = labelOf(name.text);
        !label.isEmpty() && name.size() > label.size() + 20 && label.size() > 2) {
        Item extra;
        extra.text = name.mid(label.size() + 1).tidied();
        body.prepend(extra);
        name = name.mid(0, label.size()).tidied();
    }
    project.name = valueText(name);
    const double base = qBound(0.5, 0.55 + 0.2 * entry.quality, 0.95);
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

} // namespace

void readRole(const Entry &given, const QString &kind, RecordWriter &writer)
{
    Entry entry = given;
    SectionLines section;
    section.kind = kind;
    const Header header = HeaderReader(entry, writer.knowledge).read();
    if (!header.organisation.isEmpty() || !header.role.isEmpty())
        writeWork(entry, header, section, writer, nullptr);
}

QList<Item> itemsOf(const SectionLines &section, const RecordWriter &writer, bool list)
{
    // Items never run across a sub-heading.
    QList<Item> items;
    qsizetype from = 0;
    SubHeading current;
    ItemContext context = writer.itemContext();
    context.list = list;
    const auto take = [&](qsizetype to) {
        QList<Item> part = itemsOf(section.lines.mid(from, to - from), context);
        for (Item &item : part) {
            item.subHeading = current.title;
            item.subHeadingKind = current.kind;
        }
        items += part;
        from = to;
    };
    for (const SubHeading &sub : section.subHeadings) {
        take(sub.before);
        current = sub;
    }
    take(section.lines.size());
    return items;
}

void readExperience(const SectionLines &section, RecordWriter &writer)
{
    QList<Entry> entries = splitEntries(itemsOf(section, writer), writer.itemContext(), false);
    for (Entry &entry : entries) {
        const Entry whole = entry;
        if (entry.dates.isEmpty() && readSkillLabel(entry.header.first(), writer))
            continue;
        const Header header = HeaderReader(entry, writer.knowledge).read();
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

void readProjects(const SectionLines &section, RecordWriter &writer)
{
    QList<Entry> entries = splitEntries(itemsOf(section, writer), writer.itemContext(), false);
    for (Entry &entry : entries) {
        if (isProse(entry))
            continue;
        Entry copy = entry;
        const Header header = HeaderReader(copy, writer.knowledge).read();
        writeProject(entry, header, writer);
    }
}

} // namespace Bole
