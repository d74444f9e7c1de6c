// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/pagecache.h"

#include <algorithm>

namespace Bole {

void PageCache::makeRoomFor(qsizetype pixels)
{
    constexpr qsizetype bytesPerPixel = 4;
    m_budget = std::max(usualBudget, 2 * pixels * bytesPerPixel);
    trim();
}

void PageCache::insert(const ImageKey &key, const QImage &image)
{
    if (const auto old = m_entries.find(key); old != m_entries.end()) {
        m_bytes -= (*old)->image.sizeInBytes();
        m_order.erase(*old);
        m_entries.erase(old);
    }
    m_order.push_front({key, image});
    m_entries.insert(key, m_order.begin());
    m_bytes += image.sizeInBytes();
    trim();
}

QImage PageCache::find(const ImageKey &key)
{
    const auto found = m_entries.constFind(key);
    if (found == m_entries.cend())
        return {};
    m_order.splice(m_order.begin(), m_order, *found);
    return (*found)->image;
}

QImage PageCache::nearest(ImageKey key)
{
    key.tile = {};
    if (QImage exact = find(key); !exact.isNull())
        return exact;
    int best = 0;
    for (const Entry &entry : m_order) {
        ImageKey other = entry.key;
        const int width = other.width;
        other.width = key.width;
        if (!(other == key))
            continue;
        const bool better = best < key.width ? width > best : width >= key.width && width < best;
        if (better)
            best = width;
    }
    key.width = best;
    return find(key);
}

QList<QRect> PageCache::tilesOf(ImageKey key) const
{
    QList<QRect> tiles;
    for (const Entry &entry : m_order) {
        key.tile = entry.key.tile;
        if (!key.tile.isNull() && entry.key == key)
            tiles.append(key.tile);
    }
    return tiles;
}

void PageCache::clear()
{
    m_entries.clear();
    m_order.clear();
    m_bytes = 0;
}

void PageCache::trim()
{
    while (m_bytes > m_budget && qsizetype(m_order.size()) > m_least) {
        const Entry &oldest = m_order.back();
        m_bytes -= oldest.image.sizeInBytes();
        m_entries.remove(oldest.key);
        m_order.pop_back();
    }
}

} // namespace Bole
