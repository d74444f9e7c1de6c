// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entryheader.h"
#include "model/intake/entries/entrywriting.h"
#include "model/intake/entries/headerorder.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/items/itemdates.h"
#include "model/intake/parsers/lists.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

/// From the section, the role and the organisation.
WorkKind kindOf(const Stored<SectionKind> &section, const Work &work, const Knowledge &knowledge)
{
    const QList<WordMatch> roles = knowledge.findWords(WordTable::Roles, work.position);
    const auto isOnly = [&](WorkKind kind, WorkKind other) {
        const auto has = [&](WorkKind wanted) {
            return std::ranges::any_of(roles, [wanted](const WordMatch &role) {
                return fromName<WorkKind>(role.value) == wanted;
            });
        };
        return has(kind) && !has(other);
    };
    // A reviewer under "Teaching" serves; a tutor under "Service" teaches.
    if (section == SectionKind::Teaching)
        return isOnly(WorkKind::Service, WorkKind::Teaching) ? WorkKind::Service
                                                             : WorkKind::Teaching;
    if (section == SectionKind::Service)
        return isOnly(WorkKind::Teaching, WorkKind::Service) ? WorkKind::Teaching
                                                             : WorkKind::Service;
    const auto role = roles.isEmpty() ? std::nullopt : fromName<WorkKind>(roles.last().value);
    if (role == WorkKind::Teaching || role == WorkKind::Research || role == WorkKind::Service)
        return *role;
    if (section == SectionKind::Research)
        return WorkKind::Research;
    if (section == SectionKind::Activities)
        return WorkKind::Other;
    const QList<WordMatch> words = knowledge.findWords(WordTable::Organisations, work.name);
    for (const WordMatch &word : words) {
        if (word.value == u"university" || word.value == u"lab")
            return role == WorkKind::Industry ? WorkKind::Industry : WorkKind::Research;
        if (word.value == u"society")
            return WorkKind::Other;
    }
    return section == SectionKind::Work ? WorkKind::Industry : WorkKind::Other;
}

void writeWork(const Entry &entry, const Header &header, const SectionLines &section,
               RecordWriter &writer, const Work *before)
{
    const bool volunteer = section.kind == SectionKind::Volunteer;
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

void readRole(const Entry &given, SectionKind kind, RecordWriter &writer)
{
    Entry entry = given;
    SectionLines section;
    section.kind = kind;
    const Header header = readHeader(entry, writer.knowledge);
    if (!header.organisation.isEmpty() || !header.role.isEmpty())
        writeWork(entry, header, section, writer, nullptr);
}

/// "项目负责人", "Participant": somebody's part in a piece of work, no post that anybody gives.
static bool isPartOnly(const QString &role)
{
    static const QRegularExpression part(
        QStringLiteral("^(?:项目|课题|团队|小组|第一|主要|核心|共同|学生)*(?:负责人|主持人?|参与人?"
                       "|参与者|参加|"
                       "成员|骨干|完成人|组长)$|^(?:project |team )?(?:leader|lead|participant|"
                       "member|contributor)$"),
        QRegularExpression::CaseInsensitiveOption);
    return part.match(role).hasMatch();
}

/// "Reviewer: Ibis (3), Annals of Birds (1)": a text for each of them.
static QList<Passage> postsOfRole(const Passage &text, const Knowledge &knowledge)
{
    static const QRegularExpression listed(
        QStringLiteral("^([^:：]{2,30})[:：]\\s*(?=[^,，;；、]{2,60}[,，;；、][^:：]+$)"));
    const auto match = listed.match(text.text);
    const auto word = match.hasMatch()
                          ? knowledge.word(WordTable::Roles, match.captured(1).trimmed())
                          : std::nullopt;
    if (!word || word->value != u"service")
        return {};
    const Passage rest = text.mid(match.capturedEnd());
    QList<Passage> posts;
    for (const Span &part : splitList(rest.text)) {
        Passage post = text.mid(0, match.capturedEnd());
        post.append(rest.mid(part));
        posts.append(post);
    }
    return posts;
}

/// "某某学会会员；《某刊》编辑", "部长（2022），班长（2021）": what semicolons part, or commas
/// behind brackets, if each has a role.
static QList<Passage> postsApart(const Passage &text, const Knowledge &knowledge)
{
    static const QRegularExpression border(
        QStringLiteral("[;；]\\s*|(?<=[\\d今][)）])[，,、]\\s*"));
    QList<Passage> posts;
    qsizetype from = 0;
    for (auto it = border.globalMatch(text.text); it.hasNext();) {
        const auto match = it.next();
        posts.append(text.mid(from, match.capturedStart() - from).tidied());
        from = match.capturedEnd();
    }
    posts.append(text.mid(from).tidied());
    const bool each =
        posts.size() > 1 && std::ranges::all_of(posts, [&](const Passage &post) {
            return post.size() < 80 && !knowledge.findWords(WordTable::Roles, post.text).isEmpty();
        });
    return each ? posts : QList<Passage>();
}

/// Several posts in one row become an entry each.
static QList<Entry> withRowsApart(const QList<Entry> &entries, const RecordWriter &writer)
{
    QList<Entry> apart;
    for (const Entry &entry : entries) {
        const Item &item = entry.header.first();
        QList<Passage> posts;
        if (entry.header.size() == 1 && entry.body.isEmpty() && item.cells.size() == 1) {
            posts = postsOfRole(item.text, writer.knowledge);
            if (posts.isEmpty())
                posts = postsApart(item.text, writer.knowledge);
        }
        for (qsizetype i = 0; i < posts.size(); ++i) {
            Entry one = entry;
            Item &row = one.header.first();
            if (i + 1 < posts.size())
                row.dates.clear(); // the date at the edge is the last one's
            row.dates += takeDates(posts[i], writer.today);
            setText(row, posts[i]);
            one.dates = row.dates;
            apart.append(one);
        }
        if (posts.isEmpty())
            apart.append(entry);
    }
    return apart;
}

/// "Internships", 助教: a heading that names the role of all that stand under it.
static bool isHeadedByRole(const SectionLines &section, const Knowledge &knowledge)
{
    QString title = section.title.text.trimmed();
    const bool role = knowledge.word(WordTable::Roles, title).has_value();
    if (!role && title.endsWith(u's', Qt::CaseInsensitive))
        title.chop(1);
    return role || knowledge.word(WordTable::Roles, title).has_value();
}

/// The heading's role where the entry has none, or only a sentence in its place.
static void takeRoleOfHeading(const Passage &title, Header &header)
{
    constexpr qsizetype sentence = 30;
    constexpr double guessed = 0.3;
    if (header.role.isEmpty() || (header.roleScore <= guessed && header.role.size() > sentence &&
                                  !hasHan(header.role.text))) {
        header.role = title;
        header.roleScore = 0.5;
    }
}

void readExperience(const SectionLines &section, RecordWriter &writer)
{
    QList<Entry> entries = splitEntries(itemsOf(section, writer), writer.itemContext(), false);
    entries = withRowsApart(entries, writer);
    // Research is often headed by its topic, which is no role.
    const bool topics = section.kind == SectionKind::Research;
    const double roleFirst = topics ? 0 : roleComesFirst(entries, writer.knowledge);
    const bool headed = isHeadedByRole(section, writer.knowledge);
    for (Entry &entry : entries) {
        const Entry whole = entry;
        if (entry.dates.isEmpty() && readSkillLabel(entry.header.first(), writer))
            continue;
        Header header = readHeader(entry, writer.knowledge, roleFirst);
        if (headed && !header.organisation.isEmpty())
            takeRoleOfHeading(section.title, header);
        if ((header.organisation.isEmpty() && header.role.isEmpty()) || isProse(whole))
            continue;
        const bool organised = header.organisationScore > 0.5 ||
                               (header.roleScore > 0.7 && !isPartOnly(header.role.text));
        if (topics && !organised) {
            writeProject(whole, header, writer);
            continue;
        }
        const QList<Work> &list =
            section.kind == SectionKind::Volunteer ? writer.record.volunteer : writer.record.work;
        const Work before = list.isEmpty() ? Work() : list.last();
        writeWork(entry, header, section, writer, list.isEmpty() ? nullptr : &before);
    }
}

} // namespace Bole
