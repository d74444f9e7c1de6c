// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QList>
#include <QRect>
#include <QString>

#include <list>

namespace Bole {

/// Which picture of which page. What is covered is part of its identity: a picture without covers
/// is never taken for one with them.
struct ImageKey
{
    QString document; ///< its SHA-256
    int page = 0;     ///< from 0
    int rotation = 0;
    size_t covered = 0;
    int width = 0; ///< of the whole page, in pixels
    QRect tile;    ///< the part of it in pixels; null for the whole page

    bool operator==(const ImageKey &) const = default;
    friend size_t qHash(const ImageKey &key, size_t seed = 0)
    {
        return qHashMulti(seed, key.document, key.page, key.rotation, key.covered, key.width,
                          key.tile.x(), key.tile.y());
    }
};

/// Rendered pages of all documents of the window; what was used longest ago goes first when they
/// take more than their share of memory. On a very large screen a few are kept all the same: those
/// in front and what was prepared beside them.
class PageCache
{
public:
    static constexpr qsizetype usualBudget = 10 << 20; ///< five pages on a laptop

    explicit PageCache(qsizetype bytes = usualBudget, qsizetype least = 6)
        : m_budget(bytes), m_least(least)
    {
    }

    /// What a window of so many pixels needs: what it shows, and as much again. Less than that
    /// would throw away what is being looked at.
    void makeRoomFor(qsizetype pixels);

    void insert(const ImageKey &key, const QImage &image);
    bool contains(const ImageKey &key) const { return m_entries.contains(key); }
    QImage find(const ImageKey &key);
    /// The whole page at that width, or what comes nearest: rather larger than smaller.
    QImage nearest(ImageKey key);
    QList<QRect> tilesOf(ImageKey key) const; ///< of the picture that the key names, in any order
    void clear();

    qsizetype bytes() const { return m_bytes; }
    qsizetype count() const { return m_entries.size(); }

private:
    struct Entry
    {
        ImageKey key;
        QImage image;
    };
    using Entries = std::list<Entry>; // the last used in front

    void trim();

    qsizetype m_budget;
    qsizetype m_least;
    qsizetype m_bytes = 0;
    Entries m_order;
    QHash<ImageKey, Entries::iterator> m_entries;
};

} // namespace Bole
