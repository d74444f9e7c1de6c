// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entrysplit.h"

#include "model/intake/entries/splitscore.h"
#include "model/intake/items/itemlabels.h"

#include <algorithm>

namespace Bole {

namespace {

class Splitter
{
public:
    Splitter(const QList<Item> &items, const ItemContext &context, bool institutions)
        : m_items(items), m_institutions(institutions)
    {
        for (qsizetype i = 0; i < items.size(); ++i)
            m_facts.append(factsOf(items, i, context, institutions));
        readForm();
        ignoreMentionedDates();
    }

    QList<qsizetype> best() const
    {
        if (m_isForm)
            return startsWhere([this](qsizetype i) { return beginsInForm(i); });
        const SplitScore score(m_items, m_facts, m_institutions);
        QList<qsizetype> best = {0};
        double highest = -1e9;
        for (const QList<qsizetype> &starts : strategies()) {
            if (starts.isEmpty())
                continue;
            const double value = score.of(starts);
            if (value > highest + 1e-9) {
                highest = value;
                best = starts;
            }
        }
        return best;
    }

    bool bullet(qsizetype i) const { return m_facts[i].bullet; }
    bool tells(qsizetype i) const { return Bole::tells(m_facts[i]); }
    /// "岗位：…" in a line of its own is a part of the header, wherever it stands.
    bool isLabelledPart(qsizetype i) const
    {
        const LabelKind kind = m_facts[i].named;
        return kind == LabelKind::Role || kind == LabelKind::Department ||
               kind == LabelKind::Organisation || (m_isForm && beginsInForm(i));
    }
    double quality(const QList<qsizetype> &starts) const
    {
        return SplitScore(m_items, m_facts, m_institutions).of(starts);
    }

private:
    /// "项目名称：…" over "角色：…": entries of a form begin with the label that the first one has.
    void readForm()
    {
        const qsizetype first = m_items.first().bareDate && m_items.size() > 1 ? 1 : 0;
        const LabelKind kind = m_facts[first].named;
        m_formLabel = kind == LabelKind::Organisation ? kind : LabelKind::Title;
        const auto begins = std::ranges::count(m_facts, m_formLabel, &ItemFacts::named);
        const auto dated = std::ranges::count(m_facts, true, &ItemFacts::dated);
        m_isForm = kind == m_formLabel && (begins > 1 || dated <= 1);
        for (ItemFacts &facts : m_facts) {
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
        const SplitScore score(m_items, m_facts, m_institutions);
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
        all.append(startsWhere([&](qsizetype i) { return score.isSetAlike(i, 0); }));
        all.append(startsWhere(
            [&](qsizetype i) { return score.isSetAlike(i, 0) && m_facts[i].gap > 0.15; }));
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

    const QList<Item> &m_items;
    bool m_institutions;
    QList<ItemFacts> m_facts;
    bool m_isForm = false;
    LabelKind m_formLabel = LabelKind::None;
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
