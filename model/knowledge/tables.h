// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/table.h"

#include <QHash>
#include <QSet>
#include <QString>

#include <functional>

namespace Bole {

/// The words of a text with the text itself, as the searches need them.
struct TokenizedText
{
    explicit TokenizedText(QStringView text);

    /// Only spaces and light punctuation between two words: they may belong to one name.
    bool joined(qsizetype token) const; ///< of a word and the one before it
    QStringView at(qsizetype first, qsizetype last) const;
    Span span(qsizetype first, qsizetype last) const;

    QStringView text;
    QList<Token> words;
};

struct FoundName
{
    TableHit hit;
    qsizetype first = 0; ///< words of the text, both inclusive
    qsizetype last = 0;
};

/// The tables that come with the program and those of a folder, which go first.
class TableSet
{
public:
    explicit TableSet(const QString &folder);

    std::optional<TableHit> find(TableId id, quint64 hash) const;
    std::optional<TableHit> whole(TableId id, QStringView text) const;
    /// Longest names first come, left to right, none overlapping. `accept` may refuse a find.
    QList<FoundName> search(TableId id, const TokenizedText &text,
                            const std::function<bool(const FoundName &)> &accept) const;
    QList<QByteArrayView> rowById(TableId id, QByteArrayView key) const;
    template <typename Visit>
    void forEachRow(TableId id, Visit visit) const;

    const QList<Error> &problems() const { return m_problems; }

private:
    void readFolder(const QString &folder);

    QList<Table> m_own;
    QList<Table> m_added; ///< empty ones where the folder has no such file
    QList<Error> m_problems;
};

template <typename Visit>
void TableSet::forEachRow(TableId id, Visit visit) const
{
    m_added[int(id)].forEachRow(visit);
    m_own[int(id)].forEachRow(visit);
}

} // namespace Bole
