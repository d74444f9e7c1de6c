// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/textselection.h"

#include <QString>

namespace Bole {

/// Every place of a page's text where the query stands. Case, accents, width, ligatures and line
/// breaks make no difference; between Chinese characters, neither do spaces.
QList<TextFlow::Range> findInText(QStringView text, QStringView query);

/// All hits of one query in a document, and which of them is the current one. Pages are searched as
/// their words arrive.
class DocumentSearch
{
public:
    struct Hit
    {
        int page = 0;
        TextFlow::Range range;
        bool operator==(const Hit &) const = default;
    };

    /// Says whether the query is another one; the hits are then gone and pages must be searched.
    bool setQuery(const QString &query);
    const QString &query() const { return m_query; }
    bool isActive() const { return !m_query.trimmed().isEmpty(); }

    void searchPage(int page, const TextFlow &flow);
    void clearHits();

    const QList<Hit> &hits() const { return m_hits; }
    int current() const { return m_current; } ///< -1: none
    QList<int> hitsOn(int page) const;        ///< indexes into hits()
    /// The hit at a position or behind it becomes the current one.
    void goToNearest(TextPosition from);
    void step(int direction); ///< around the end

private:
    QString m_query;
    QList<Hit> m_hits;
    int m_current = -1;
};

} // namespace Bole
