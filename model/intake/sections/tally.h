// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>

namespace Bole {

/// Counts things and keeps them in the order in which they were first met. The order of a hash is
/// another in every run, and ties that it decides make two records of one document.
template <typename T>
class Tally
{
public:
    struct Entry
    {
        T what;
        qsizetype count = 0;
    };

    void add(const T &what, qsizetype count = 1)
    {
        const auto place = m_places.constFind(what);
        if (place == m_places.cend()) {
            m_places.insert(what, m_entries.size());
            m_entries.append({what, count});
        } else {
            m_entries[*place].count += count;
        }
    }

    const QList<Entry> &entries() const { return m_entries; }

private:
    QHash<T, qsizetype> m_places;
    QList<Entry> m_entries;
};

} // namespace Bole
