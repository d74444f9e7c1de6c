// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entryheader.h"

#include "model/intake/entries/itemfacts.h"
#include "model/intake/items/fields.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

class HeaderReader
{
public:
    HeaderReader(Entry &entry, const Knowledge &knowledge, double roleFirst)
        : m_entry(entry), m_knowledge(knowledge), m_roleFirst(roleFirst)
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
        takePlaceOverName();
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
            static const QRegularExpression emptied(QStringLiteral("\\s*[(（]\\s*[)）][\\s.,;]*$"));
            if (const auto match = emptied.match(rest.text); match.hasMatch())
                rest = rest.mid(0, match.capturedStart());
            setText(item, rest);
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
            if (i == 0 || m_used[i] || m_chunks[i].place < 0.5 ||
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

    /// "06/2022 – 09/2022 Augusta, Italy" over "Analyst – Otter S.p.A.": a line of date and place.
    void takePlaceOverName()
    {
        if (m_entry.header.size() < 2 || m_chunks.isEmpty() || m_chunks.last().item == 0)
            return;
        const Item &first = m_entry.header.first();
        const Passage place = first.text.tidied();
        if (first.bareDate || !isBehindDate(first) || !looksLikePlace(place.text, m_knowledge) ||
            !m_knowledge.findWords(WordTable::Organisations, place.text).isEmpty())
            return;
        m_header.location = place;
        for (qsizetype i = 0; i < m_chunks.size(); ++i)
            m_used[i] = m_chunks[i].item == 0;
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
            // "Head of Research, Student Society": what somebody was the head of is no firm.
            if (i + 1 < m_chunks.size() && !m_used[i + 1] && hasLetters(m_chunks[i + 1]) &&
                m_knowledge.word(WordTable::Organisations, rest.text)) {
                m_header.role = chunk.text;
                m_header.roleScore = 0.9;
                m_used[i] = true;
                return;
            }
            const auto institution = m_knowledge.findInstitution(rest.text);
            const bool named = institution && institution->span.start <= 1;
            static const QRegularExpression course(
                QStringLiteral("^(.{2,40}?)\\s+[A-Z]{2,5}[ -]?\\d{2,}"));
            const QRegularExpressionMatch code = course.match(rest.text);
            const QString word = match.captured().trimmed().section(u' ', 0, 0).toLower();
            const bool at = word == u"at" || word == u"@";
            // "Reviewer for Annals of Birds": such a role is always somebody's.
            const bool served = roles.first().value == u"service" && word != u"in" &&
                                m_chunks.size() == 1 && !rest.isEmpty() &&
                                rest.text.front().isUpper();
            // "Member of the choir": it can only be whose member somebody is.
            const bool member = roles.first().value == u"other" && word == u"of" &&
                                m_chunks.size() == 1 && rest.size() > 3 &&
                                !m_knowledge.word(WordTable::Organisations, rest.text);
            const bool organised =
                named || code.hasMatch() || served || member ||
                (at && !rest.isEmpty() && rest.size() < 60 && rest.text.front().isUpper()) ||
                (word != u"in" && !m_knowledge.word(WordTable::Organisations, rest.text) &&
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

    /// How much the piece looks like a role, by its words and by where the section has its roles.
    double roleEvidence(qsizetype i) const
    {
        constexpr double place = 0.35;
        const Chunk &chunk = m_chunks[i];
        const bool several = std::ranges::count(m_used, false) > 1;
        const double order = !several ? 0 : i == 0 ? m_roleFirst : -0.3 * m_roleFirst;
        return chunk.role - 0.4 * chunk.organisation + place * order;
    }

    static bool hasLetters(const Chunk &chunk)
    {
        return std::ranges::any_of(chunk.text.text, [](QChar c) { return c.isLetter(); });
    }

    /// Behind the first piece, which nothing has claimed, stands something that may be a name.
    bool isNamedBehind() const
    {
        if (m_used.isEmpty() || m_used.first())
            return false;
        for (qsizetype i = 1; i < m_chunks.size(); ++i) {
            if (!m_used[i] && hasLetters(m_chunks[i]))
                return true;
        }
        return false;
    }

    void takeRole()
    {
        if (!m_header.role.isEmpty())
            return;
        qsizetype best = -1;
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            if (m_used[i] || m_chunks[i].text.size() > 90)
                continue;
            const double score = roleEvidence(i);
            if (score > 0.3 && (best < 0 || score > roleEvidence(best) + 0.1))
                best = i;
        }
        // No word for a role, but the section's roles stand here.
        if (best < 0 && m_roleFirst > leastOrder && isNamedBehind() &&
            m_chunks.first().organisation < 0.5)
            best = 0;
        if (best < 0)
            return;
        m_header.role = m_chunks[best].text;
        m_header.roleScore = m_chunks[best].role;
        m_roleItem = m_chunks[best].item;
        m_used[best] = true;
        takeCourse(best);
        takeRestOfRole(best);
    }

    /// The role has a line of its own, and another line may name the organisation.
    bool isOrganisedInOtherLine(qsizetype role) const
    {
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            if (m_chunks[i].item != m_chunks[role].item && !m_used[i] && hasLetters(m_chunks[i]) &&
                (m_chunks[i].organisation > 0.5 ||
                 (m_roleFirst > leastOrder && isSetAsName(m_chunks[i].text.text))))
                return true;
        }
        return false;
    }

    /// No number, and a capital at every word but the short ones: "Heron Museum of the Sea".
    static bool isSetAsName(const QString &text)
    {
        return std::ranges::all_of(text.split(u' '), [](const QString &word) {
            constexpr qsizetype shortWord = 3;
            return !word.isEmpty() && !word.front().isDigit() &&
                   (word.size() <= shortWord || !word.front().isLower());
        });
    }

    /// "Consultant, Jobs and Income Division" over "OECD": the rest of its line tells more about
    /// the role.
    void takeRestOfRole(qsizetype role)
    {
        if (isOrganisedInOtherLine(role))
            takeBehindComma(role);
    }

    void takeBehindComma(qsizetype role)
    {
        for (qsizetype i = role + 1; i < m_chunks.size(); ++i) {
            const Chunk &chunk = m_chunks[i];
            // "Trainee, paper studio": a name would begin with a capital.
            const bool named = (chunk.organisation > 0.5 && !chunk.text.text.front().isLower()) ||
                               chunk.text.text.startsWith(u"with ");
            // "研究实习生，language models": a role in Chinese ends where its Chinese ends.
            const bool told = hasHan(m_chunks[role].text.text) && !hasHan(chunk.text.text);
            if (!isSameCell(chunk, m_chunks[role]) || !chunk.afterComma || m_used[i] || named ||
                told || chunk.place > 0.5)
                return;
            m_header.role.insertText(u", ");
            m_header.role.append(chunk.text);
            m_used[i] = true;
        }
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
        takeCourseBefore(role);
        takeBehindComma(role);
    }

    static bool isSameCell(const Chunk &a, const Chunk &b)
    {
        return a.item == b.item && a.cell == b.cell;
    }

    /// "数字电路实验 助教"
    void takeCourseBefore(qsizetype role)
    {
        if (role == 0 || m_used[role - 1] || !hasHan(m_chunks[role].text.text))
            return;
        const Chunk &chunk = m_chunks[role - 1];
        if (!isSameCell(chunk, m_chunks[role]) || chunk.organisation > 0.5 || chunk.place > 0.5 ||
            m_chunks[role].afterComma)
            return;
        Passage both = chunk.text;
        both.append(m_header.role);
        m_header.role = both;
        m_used[role - 1] = true;
    }

    /// The best chunk with the neighbours that only a comma parts from it.
    void takeOrganisation()
    {
        if (!m_header.organisation.isEmpty())
            return;
        qsizetype best = -1;
        double highest = -1;
        const bool named = namesOrganisation();
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            if (m_used[i] || m_chunks[i].text.size() > 120 || !hasLetters(m_chunks[i]))
                continue;
            const Chunk &chunk = m_chunks[i];
            // Once the role is taken, what stands first is the organisation unless another chunk is
            // plainly one.
            const double beside = isBesideRole(chunk) ? 0.8 : 0;
            const double order = i == 0 && !named ? qMax(0.0, -0.5 * m_roleFirst) : 0;
            const double score = beside + chunk.organisation + order +
                                 (best < 0 && highest < 0 ? 0.75 : 0) + (chunk.bold ? 0.15 : 0) +
                                 (chunk.cell == 0 ? 0.1 : 0) - 0.02 * double(i);
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
        while (last + 1 < m_chunks.size() && !m_used[last + 1] &&
               ((!company && m_chunks[last + 1].afterComma && belongs(last + 1, best)) ||
                isUnitOf(last + 1, best)))
            ++last;
        m_header.organisation = m_chunks[first].text;
        for (qsizetype i = first + 1; i <= last; ++i) {
            m_header.organisation.insertText(m_chunks[i].afterComma ? u", " : u" · ");
            m_header.organisation.append(m_chunks[i].text);
        }
        for (qsizetype i = first; i <= last; ++i)
            m_used[i] = true;
        m_header.organisationScore = m_chunks[best].organisation;
    }

    /// "A Title of Some Work" over "Research Assistant, Example Group, X University".
    bool isBesideRole(const Chunk &chunk) const
    {
        const auto words = m_knowledge.findWords(WordTable::Organisations, chunk.text.text);
        const bool department = std::ranges::any_of(
            words, [](const WordMatch &word) { return word.value == u"department"; });
        if (m_roleItem <= 0 || chunk.item != m_roleItem || chunk.organisation < 0.5 || department)
            return false;
        const Chunk &title = m_chunks.first();
        return m_roleFirst > -leastOrder && title.item == 0 && title.organisation < 0.3 &&
               title.role < 0.3 &&
               (title.text.text.count(u' ') >= 2 ||
                (hasHan(title.text.text) && title.text.size() >= 10));
    }

    /// A piece that nothing has claimed is plainly an organisation, and no part of one.
    bool namesOrganisation() const
    {
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            if (!m_used[i] && m_chunks[i].organisation > 0.8 && !m_chunks[i].unit)
                return true;
        }
        return false;
    }

    /// "Heron Systems · Vision Lab" with the role elsewhere: a part of the firm.
    bool isUnitOf(qsizetype i, qsizetype to) const
    {
        const Chunk &chunk = m_chunks[i];
        return !chunk.afterComma && i > to && m_roleItem >= 0 && m_roleItem != chunk.item &&
               chunk.unit && isSameCell(chunk, m_chunks[to]) && chunk.organisation > 0.5 &&
               chunk.role < 0.3;
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
        // Rather what ends like a role: "Otter | Goma" over "Field Nutritionist".
        const bool ending = std::ranges::any_of(m_chunks, [this](const Chunk &chunk) {
            return chunk.item > 0 && chunk.role > 0 && !m_used[&chunk - m_chunks.data()];
        });
        for (qsizetype i = 0; i < m_chunks.size(); ++i) {
            const Chunk &chunk = m_chunks[i];
            const bool own = (!chunk.afterComma || chunk.item > 0) && hasLetters(chunk) &&
                             (!ending || (chunk.item > 0 && chunk.role > 0));
            if (!m_used[i] && own && chunk.text.size() < 70 && labelOf(chunk.text.text).isEmpty() &&
                !chunk.text.text.contains(u"://") && chunk.text.size() > 1) {
                m_header.role = chunk.text;
                m_header.roleScore = 0.3;
                m_used[i] = true;
                return;
            }
        }
    }

    static constexpr double leastOrder = 0.3; ///< from here on a section's order is known
    Entry &m_entry;
    const Knowledge &m_knowledge;
    double m_roleFirst; ///< what the section's entries begin with, see roleComesFirst()
    QList<Chunk> m_chunks;
    QList<bool> m_used;
    qsizetype m_roleItem = -1;
    Header m_header;
};

} // namespace

Header readHeader(Entry &entry, const Knowledge &knowledge, double roleFirst)
{
    return HeaderReader(entry, knowledge, roleFirst).read();
}

} // namespace Bole
