// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/splitscore.h"

#include <QHash>
#include <QSet>

namespace Bole {

static constexpr qsizetype longestName = 60;

SplitScore::SplitScore(const QList<Item> &items, const QList<ItemFacts> &facts, bool institutions)
    : m_items(items), m_facts(facts), m_institutions(institutions)
{
    for (const ItemFacts &item : facts) {
        m_dates += item.dated;
        m_bullets += item.bullet;
        m_schools += item.school;
        m_levels += item.level > 0;
    }
}

bool SplitScore::isSetAlike(qsizetype a, qsizetype b) const
{
    const ItemFacts &x = m_facts[a];
    const ItemFacts &y = m_facts[b];
    return x.level == y.level && x.bold == y.bold && x.bullet == y.bullet && x.italic == y.italic &&
           qAbs(x.size - y.size) < 0.6;
}

double SplitScore::of(const QList<qsizetype> &starts) const
{
    QHash<qsizetype, int> positions;
    QHash<qsizetype, int> styles;
    for (qsizetype e = 0; e < starts.size(); ++e) {
        ++positions[datePosition(starts, e)];
        qsizetype alike = 0;
        while (alike < e && !isSetAlike(starts[alike], starts[e]))
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

qsizetype SplitScore::end(const QList<qsizetype> &starts, qsizetype e) const
{
    return e + 1 < starts.size() ? starts[e + 1] : m_facts.size();
}

qsizetype SplitScore::datePosition(const QList<qsizetype> &starts, qsizetype e) const
{
    for (qsizetype i = starts[e]; i < end(starts, e); ++i) {
        if (m_facts[i].dated)
            return i - starts[e];
    }
    return -1;
}

double SplitScore::entryScore(const QList<qsizetype> &starts, qsizetype e) const
{
    const qsizetype from = starts[e];
    const qsizetype to = end(starts, e);
    const ItemFacts &first = m_facts[from];
    int dates = 0;
    QSet<QString> schools;
    double innerGap = 0;
    double value = 0;
    bool sawBullet = false;
    bool sawBody = false;
    for (qsizetype i = from; i < to; ++i) {
        const ItemFacts &facts = m_facts[i];
        dates += facts.dated;
        if (facts.school && (i == from || !facts.bullet))
            schools.insert(facts.schoolName);
        if (i > from) {
            innerGap = qMax(innerGap, facts.gap);
            if (facts.subBegins)
                value -= 0.6;
            if (isRowAlike(from, i))
                value -= 0.9;
            // A second degree begins another entry, but where the school stands over both.
            if (facts.degree && first.degree && !facts.bullet)
                value -= 0.5;
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
        sawBody = sawBody || (i > from && tells(m_facts[i]));
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

bool SplitScore::isRowAlike(qsizetype first, qsizetype i) const
{
    const ItemFacts &a = m_facts[first];
    const ItemFacts &b = m_facts[i];
    if (!isSetAlike(first, i) || qAbs(a.indent - b.indent) > 3 || b.label || b.lower)
        return false;
    if (opensBullets(first) && opensBullets(i) && m_facts[i - 1].bullet && !b.sentence &&
        m_items[i].text.size() < longestName)
        return true;
    if (a.quoted && b.quoted)
        return true;
    return (a.bullet && b.bullet) || (a.complete && b.complete && !a.sentence && !b.sentence);
}

bool SplitScore::opensBullets(qsizetype i) const
{
    return !m_institutions && !m_facts[i].bullet && i + 1 < m_facts.size() && m_facts[i + 1].bullet;
}

} // namespace Bole
