// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entrysplit.h"

#include "model/intake/entries/studyarea.h"
#include "model/intake/items/fields.h"
#include "model/intake/items/itemlabels.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

/// What a splitter has to know about an item, found once.
struct Facts
{
    bool dated = false;
    bool bullet = false;
    bool label = false;    ///< "GPA: …", "导师：…": tells about an entry, never begins one
    bool sentence = false; ///< long or ends like a sentence
    bool lower = false;
    bool school = false;
    bool degree = false;               ///< begins with a degree
    QString schoolName;                ///< its id, or as it is printed
    bool heading = false;              ///< bold, larger or a Markdown heading
    bool subBegins = false;            ///< a sub-heading stands before it
    bool complete = false;             ///< names both a role and whose it is
    bool quoted = false;               ///< begins with a name in quotation marks
    LabelKind named = LabelKind::None; ///< the label that it begins with
    double gap = 0;
    double indent = 0;
    int level = 0;
    bool bold = false;
    bool italic = false;
    double size = 0;
};

/// Its date stands in front of it, in the column of dates.
bool isBehindDate(const Item &item)
{
    return item.isDated() && !item.text.at.isEmpty() && !item.dates.first().passage.at.isEmpty() &&
           item.dates.first().passage.at.first() < item.text.at.first();
}

class Splitter
{
public:
    Splitter(const QList<Item> &items, const ItemContext &context, bool institutions)
        : m_items(items), m_institutions(institutions)
    {
        for (qsizetype i = 0; i < items.size(); ++i)
            m_facts.append(factsOf(i, context));
        readForm();
        ignoreMentionedDates();
        for (const Facts &facts : std::as_const(m_facts)) {
            m_dates += facts.dated;
            m_bullets += facts.bullet;
            m_schools += facts.school;
            m_levels += facts.level > 0;
        }
    }

    QList<qsizetype> best() const
    {
        if (m_isForm)
            return startsWhere([this](qsizetype i) { return beginsInForm(i); });
        QList<qsizetype> best = {0};
        double highest = -1e9;
        for (const QList<qsizetype> &starts : strategies()) {
            if (starts.isEmpty())
                continue;
            const double value = score(starts);
            if (value > highest + 1e-9) {
                highest = value;
                best = starts;
            }
        }
        return best;
    }

    bool bullet(qsizetype i) const { return m_facts[i].bullet; }
    bool tells(qsizetype i) const { return m_facts[i].label || m_facts[i].sentence; }
    /// "岗位：…" in a line of its own is a part of the header, wherever it stands.
    bool isLabelledPart(qsizetype i) const
    {
        const LabelKind kind = m_facts[i].named;
        return kind == LabelKind::Role || kind == LabelKind::Department ||
               kind == LabelKind::Organisation || (m_isForm && beginsInForm(i));
    }
    int bullets() const { return m_bullets; }
    double quality(const QList<qsizetype> &starts) const { return score(starts); }

private:
    Facts factsOf(qsizetype i, const ItemContext &context) const
    {
        const Item &item = m_items[i];
        Facts facts;
        const QStringView text = QStringView(item.text.text).trimmed();
        facts.dated = item.isDated();
        facts.bullet = item.hasBullet();
        const QStringView label = labelOf(text);
        const bool clean =
            !label.contains(u',') && !label.contains(u'，') && !label.contains(u'；');
        // "论文题目：… 2025 年 4 月": a day of something told is no stay.
        const bool stay = std::ranges::any_of(
            item.dates, [](const DatedPassage &date) { return !date.range.single; });
        facts.label = !label.isEmpty() && clean && tellsAboutEntry(label) && !stay &&
                      (!facts.dated || (m_institutions && !isBehindDate(item)));
        facts.dated = facts.dated && !facts.label;
        facts.named = m_institutions ? LabelKind::None : firstLabel(item);
        const bool han = hasHan(text);
        const bool ends = text.endsWith(u'.') || text.endsWith(u'。') || text.endsWith(u'；');
        facts.sentence = !facts.dated && ((item.lineCount > 1 && text.size() > (han ? 24 : 64)) ||
                                          text.size() > (han ? 40 : 100) ||
                                          (ends && text.size() > (han ? 16 : 50)));
        facts.sentence = facts.sentence || item.tells;
        facts.lower = !text.isEmpty() && text.front().isLower() && !text.first(1).contains(u'x');
        facts.heading = item.bold || item.startsBold || item.level > 0;
        facts.subBegins = i > 0 && item.subHeading.text != m_items[i - 1].subHeading.text;
        facts.quoted = text.startsWith(u'"') || text.startsWith(u'“') || text.startsWith(u'「');
        facts.gap = item.gapBefore;
        facts.indent = item.left;
        facts.level = item.level;
        facts.bold = item.bold || item.startsBold;
        facts.italic = item.italic;
        facts.size = item.size;
        facts.complete = !m_institutions && !facts.bullet && !facts.sentence && text.size() < 80 &&
                         isComplete(item, context.knowledge);
        if (m_institutions && text.size() < 160) {
            const auto match = context.knowledge.findInstitution(text);
            facts.school =
                match && match->score > 0.5 &&
                (match->isKnown() ||
                 !isFaculty(text.sliced(match->span.start, match->span.length).toString()));
            const auto degrees = context.knowledge.findWords(
                WordTable::Degrees, text.first(qMin<qsizetype>(text.size(), 24)));
            facts.degree = !degrees.isEmpty() && degrees.first().span.start == 0;
            if (facts.school)
                facts.schoolName =
                    match->isKnown()
                        ? match->id
                        : text.sliced(match->span.start, match->span.length).toString();
        }
        return facts;
    }

    static bool isComplete(const Item &item, const Knowledge &knowledge)
    {
        if (knowledge.findWords(WordTable::Roles, item.text.text).isEmpty())
            return false;
        const QList<Chunk> chunks = chunksOf({item}, knowledge);
        return chunks.size() > 1 &&
               std::ranges::any_of(chunks, [](const Chunk &chunk) { return chunk.role > 0.6; });
    }

    /// "项目名称：…" over "角色：…": entries of a form begin with the label that the first one has.
    void readForm()
    {
        const qsizetype first = m_items.first().bareDate && m_items.size() > 1 ? 1 : 0;
        const LabelKind kind = m_facts[first].named;
        m_formLabel = kind == LabelKind::Organisation ? kind : LabelKind::Title;
        const auto begins = std::ranges::count(m_facts, m_formLabel, &Facts::named);
        const auto dated = std::ranges::count(m_facts, true, &Facts::dated);
        m_isForm = kind == m_formLabel && (begins > 1 || dated <= 1);
        for (Facts &facts : m_facts) {
            if (facts.named != LabelKind::None)
                facts.label = !m_isForm || facts.named != m_formLabel;
        }
    }

    bool beginsInForm(qsizetype i) const
    {
        const bool behindDate = i > 0 && m_items[i - 1].bareDate;
        const bool overName = m_items[i].bareDate && i + 1 < m_facts.size() &&
                              m_facts[i + 1].named == m_formLabel && m_items.first().bareDate;
        return overName ||
               (m_facts[i].named == m_formLabel && !(behindDate && m_items.first().bareDate));
    }

    /// Dates that bullets mention are not the entries' where these have dates of their own.
    void ignoreMentionedDates()
    {
        bool own = false;
        for (qsizetype i = 0; i < m_facts.size(); ++i)
            own = own || (m_facts[i].dated && (!m_facts[i].bullet || m_items[i].ownDate));
        if (!own || m_facts.first().bullet)
            return;
        for (qsizetype i = 0; i < m_facts.size(); ++i) {
            if (m_facts[i].bullet && !m_items[i].ownDate)
                m_facts[i].dated = false;
        }
    }

    bool sameStyle(qsizetype a, qsizetype b) const
    {
        const Facts &x = m_facts[a];
        const Facts &y = m_facts[b];
        return x.level == y.level && x.bold == y.bold && x.bullet == y.bullet &&
               x.italic == y.italic && qAbs(x.size - y.size) < 0.6;
    }

    template <typename Test>
    QList<qsizetype> startsWhere(Test test) const
    {
        QList<qsizetype> starts = {0};
        for (qsizetype i = 1; i < m_facts.size(); ++i) {
            if (test(i))
                starts.append(i);
        }
        return starts;
    }

    QList<QList<qsizetype>> strategies() const
    {
        QList<QList<qsizetype>> all;
        all.append(QList<qsizetype>{0});
        const auto dated = [this](qsizetype i) {
            return m_facts[i].dated;
        };
        all.append(startsWhere(dated));
        all.append(startsWhere([&](qsizetype i) { return dated(i) && !m_facts[i].bullet; }));
        all.append(startsWhere([&](qsizetype i) { return dated(i) && m_facts[i].heading; }));
        for (qsizetype above = 1; above <= 3; ++above) {
            all.append(startsWhere([&](qsizetype i) {
                return i + above < m_facts.size() && dated(i + above) && !m_facts[i].bullet;
            }));
        }
        // A dated item with the plain lines right above it that belong to no bullet.
        all.append(startsWhere([&](qsizetype i) {
            if (m_facts[i].bullet)
                return dated(i) && (m_facts[i - 1].bullet || dated(i - 1));
            if (m_facts[i - 1].bullet)
                return true;
            return dated(i) && dated(i - 1);
        }));
        all.append(startsWhere([&](qsizetype i) { return sameStyle(i, 0); }));
        all.append(
            startsWhere([&](qsizetype i) { return sameStyle(i, 0) && m_facts[i].gap > 0.15; }));
        all.append(startsWhere([&](qsizetype i) { return m_facts[i].heading; }));
        all.append(startsWhere(
            [&](qsizetype i) { return m_facts[i].heading && !m_facts[i - 1].heading; }));
        all.append(startsWhere([&](qsizetype i) { return m_facts[i].level > 0; }));
        all.append(startsWhere([&](qsizetype i) { return m_facts[i].gap > 0.3; }));
        all.append(
            startsWhere([&](qsizetype i) { return m_facts[i].gap > 0.3 && !m_facts[i].bullet; }));
        all.append(
            startsWhere([&](qsizetype i) { return !m_facts[i].bullet && m_facts[i - 1].bullet; }));
        all.append(startsWhere([&](qsizetype i) {
            return !m_facts[i].bullet && !tells(i) && (m_facts[i - 1].bullet || tells(i - 1));
        }));
        all.append(startsWhere([&](qsizetype i) {
            return m_facts[i].bullet && m_facts[i].indent < m_facts[0].indent + 4;
        }));
        all.append(startsWhere([](qsizetype) { return true; }));
        all.append(startsWhere([&](qsizetype i) { return !tells(i); }));
        if (m_facts[0].quoted)
            all.append(startsWhere([&](qsizetype i) { return m_facts[i].quoted; }));
        all.append(startsWhere([&](qsizetype i) {
            return m_facts[i].indent < m_facts[0].indent + 3 && !m_facts[i].label;
        }));
        if (m_institutions) {
            all.append(startsWhere([&](qsizetype i) { return m_facts[i].school; }));
            // Degrees below the school that gave them.
            all.append(startsWhere([&](qsizetype i) {
                const bool alone = m_facts[i].school && !dated(i) && !m_facts[i].degree;
                const bool named = m_facts[i - 1].school && !dated(i - 1) && !m_facts[i - 1].degree;
                return alone || (m_facts[i].degree && !named);
            }));
            // The lines of one school, and then those of another.
            QString school = m_facts[0].schoolName;
            all.append(startsWhere([&](qsizetype i) {
                const QString before = school;
                school = m_facts[i].school ? m_facts[i].schoolName : school;
                return school != before;
            }));
            // A school over its degrees, each with a date of its own.
            all.append(startsWhere([&](qsizetype i) {
                return !m_facts[i].bullet &&
                       ((m_facts[i].school && !dated(i)) || (dated(i) && dated(i - 1)));
            }));
        }
        return all;
    }

    double score(const QList<qsizetype> &starts) const
    {
        QHash<qsizetype, int> positions;
        QHash<qsizetype, int> styles;
        for (qsizetype e = 0; e < starts.size(); ++e) {
            ++positions[datePosition(starts, e)];
            qsizetype alike = 0;
            while (alike < e && !sameStyle(starts[alike], starts[e]))
                ++alike;
            ++styles[alike];
        }
        const auto largest = [](const QHash<qsizetype, int> &counts) {
            int most = 0;
            for (const int count : counts)
                most = qMax(most, count);
            return most;
        };
        const double count = double(starts.size());
        double sum = 0;
        for (qsizetype e = 0; e < starts.size(); ++e)
            sum += entryScore(starts, e);
        double value = sum / count;
        value += 0.3 * largest(styles) / count;
        if (m_dates > 0)
            value += 0.25 * largest(positions) / count;
        // Several dates in one section are several entries.
        if (m_dates > 1)
            value -= 0.5 * qAbs(double(m_dates) - count) / qMax(double(m_dates), count);
        else if (m_dates == 0)
            value += 0.05 * qMin(count, 4.0);
        return value;
    }

    qsizetype end(const QList<qsizetype> &starts, qsizetype e) const
    {
        return e + 1 < starts.size() ? starts[e + 1] : m_facts.size();
    }

    qsizetype datePosition(const QList<qsizetype> &starts, qsizetype e) const
    {
        for (qsizetype i = starts[e]; i < end(starts, e); ++i) {
            if (m_facts[i].dated)
                return i - starts[e];
        }
        return -1;
    }

    double entryScore(const QList<qsizetype> &starts, qsizetype e) const
    {
        const qsizetype from = starts[e];
        const qsizetype to = end(starts, e);
        const Facts &first = m_facts[from];
        int dates = 0;
        QSet<QString> schools;
        double innerGap = 0;
        double value = 0;
        bool sawBullet = false;
        bool sawBody = false;
        for (qsizetype i = from; i < to; ++i) {
            const Facts &facts = m_facts[i];
            dates += facts.dated;
            if (facts.school && (i == from || !facts.bullet))
                schools.insert(facts.schoolName);
            if (i > from) {
                innerGap = qMax(innerGap, facts.gap);
                if (facts.subBegins)
                    value -= 0.6;
                if (isRowAlike(from, i))
                    value -= 0.9;
                // A plain line below bullets names the next entry.
                if (sawBullet && !facts.bullet && !first.bullet && !facts.sentence && !facts.label)
                    value -= 0.5;
                if (sawBody && facts.heading && !facts.bullet && !facts.label &&
                    facts.level == first.level)
                    value -= 0.25;
                if (facts.level > 0 && facts.level <= first.level)
                    value -= 0.6;
            }
            sawBullet = sawBullet || (facts.bullet && i > from);
            sawBody = sawBody || (i > from && tells(i));
        }
        if (m_dates > 0) {
            if (dates == 1)
                value += 1;
            else if (dates == 0)
                value += first.bullet && !m_facts[0].bullet ? 0 : 0.2;
            else
                value += 0.5 / dates;
        } else {
            value += 0.5;
        }
        if (m_institutions && m_schools > 0)
            value += schools.size() == 1 ? 0.5 : schools.isEmpty() ? -0.15 : -0.3;
        if (from > 0) {
            if (first.gap > innerGap + 0.1)
                value += 0.25;
            else if (first.gap + 0.25 < innerGap)
                value -= 0.3;
        }
        if (first.label || first.lower)
            value -= 0.6;
        // A bullet further in tells about an entry of the list that the first bullet begins.
        const bool inner = m_facts[0].bullet && first.indent > m_facts[0].indent + 4;
        if (first.bullet && inner && !first.dated)
            value -= 0.5;
        const bool row = first.bullet && m_facts[0].bullet && !inner;
        if (first.sentence && !first.dated && !row)
            value -= 0.35;
        if (first.bullet && m_bullets < int(m_facts.size()) && !m_facts[0].bullet && !first.dated)
            value -= 0.5;
        if (first.heading)
            value += 0.15;
        if (m_levels > 1)
            value += first.level > 0 ? 0.4 : -0.5;
        const bool bareDate = m_items[from].bareDate;
        if (bareDate && from + 1 == to)
            value -= 0.8;
        if (m_items[from].text.text.trimmed().isEmpty() && !bareDate)
            value -= 0.5;
        if (!bareDate && from > 0 && m_items[from - 1].bareDate &&
            starts[e - (e > 0 ? 1 : 0)] == from - 1)
            value -= 0.8;
        return value;
    }

    /// A further row of a list, dated or not: set like the entry's first, and as complete.
    bool isRowAlike(qsizetype first, qsizetype i) const
    {
        const Facts &a = m_facts[first];
        const Facts &b = m_facts[i];
        if (!sameStyle(first, i) || qAbs(a.indent - b.indent) > 3 || b.label || b.lower)
            return false;
        if (opensBullets(first) && opensBullets(i) && m_facts[i - 1].bullet && !b.sentence &&
            m_items[i].text.size() < longestName)
            return true;
        if (a.quoted && b.quoted)
            return true;
        return (a.bullet && b.bullet) || (a.complete && b.complete && !a.sentence && !b.sentence);
    }

    /// "Chess Tutor" over its bullets: a name without a date, like those with one around it.
    bool opensBullets(qsizetype i) const
    {
        return !m_institutions && !m_facts[i].bullet && i + 1 < m_facts.size() &&
               m_facts[i + 1].bullet;
    }

    static constexpr qsizetype longestName = 60;
    const QList<Item> &m_items;
    bool m_institutions;
    QList<Facts> m_facts;
    bool m_isForm = false;
    LabelKind m_formLabel = LabelKind::None;
    int m_dates = 0;
    int m_bullets = 0;
    int m_schools = 0;
    int m_levels = 0;
};

} // namespace

/// Set alike, so that they are on one level.
static bool looksAlike(const Item &a, const Item &b)
{
    return a.bold == b.bold && a.italic == b.italic && a.level == b.level &&
           a.startsBold == b.startsBold && qAbs(a.size - b.size) < 0.6 && qAbs(a.left - b.left) < 2;
}

/// "Example Inc." over several dated roles: those after the first one go on with its name.
static bool isFurtherRole(const Entry &entry, const Entry &leader)
{
    const auto lone = [](const Item &item) {
        return item.isDated() && !item.bareDate && !item.hasBullet();
    };
    if (leader.header.size() < 2 || entry.header.size() != 1 || !lone(entry.header.first()))
        return false;
    const Item &name = leader.header[0];
    const Item &role = leader.header[1];
    return !name.isDated() && lone(role) && looksAlike(role, entry.header.first()) &&
           !looksAlike(name, entry.header.first());
}

/// A list whose bullets are drawn, not written: plain lines further in than a header that has its
/// role, or that is bold. Beside a column of dates every header's second line is further in.
static bool isSetIn(const Item &item, const QList<Item> &header)
{
    const Item &first = header.first();
    const bool complete = header.size() >= 2 && qAbs(header.last().left - first.left) < 2;
    const bool bold =
        first.bold || (first.startsBold && !item.startsBold && first.cells.size() == 1);
    const bool stands = complete || (bold && !item.italic && !isBehindDate(first));
    return stands && !first.bareDate && !item.bold && !item.isDated() && item.cells.size() == 1 &&
           item.left > header.last().left + 0.8 * item.size;
}

QList<Entry> splitEntries(const QList<Item> &items, const ItemContext &context, bool institutions)
{
    if (items.isEmpty())
        return {};
    const Splitter splitter(items, context, institutions);
    const QList<qsizetype> starts = splitter.best();
    const double quality = splitter.quality(starts);
    const double baseIndent = items[starts.first()].left;
    QList<Entry> entries;
    qsizetype leader = -1;
    for (qsizetype e = 0; e < starts.size(); ++e) {
        Entry entry;
        const qsizetype end = e + 1 < starts.size() ? starts[e + 1] : items.size();
        bool inBody = false;
        for (qsizetype i = starts[e]; i < end; ++i) {
            const bool first = i == starts[e];
            const bool headerless = first || (i == starts[e] + 1 && items[starts[e]].bareDate);
            // A dated bullet under an undated name is the first of its roles.
            const bool role =
                items[i].isDated() && entry.dates.isEmpty() && !items[starts[e]].isDated();
            const bool labelled = splitter.isLabelledPart(i);
            inBody = inBody || (!headerless && !role && !labelled &&
                                (splitter.bullet(i) || splitter.tells(i) ||
                                 (context.fromPages && isSetIn(items[i], entry.header))));
            (inBody ? entry.body : entry.header).append(items[i]);
            if (!institutions && !inBody)
                partAtLabels(entry.header.last());
            entry.dates += items[i].dates;
        }
        entry.inherits = e > 0 && items[starts[e]].hasBullet() && !items[starts[0]].hasBullet() &&
                         items[starts[e]].left > baseIndent - 1;
        entry.quality = quality;
        if (entry.header.size() > 1)
            leader = entries.size();
        else if (leader >= 0)
            entry.inherits = entry.inherits || isFurtherRole(entry, entries[leader]);
        entries.append(entry);
    }
    return entries;
}

} // namespace Bole
