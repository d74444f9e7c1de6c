// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/folding.h"
#include "model/result.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace Bole {

/// Every table there is, in the order of the index file. The first ones are the word tables of
/// knowledge.h in their order.
enum class TableId {
    Headings,
    Degrees,
    Roles,
    Organisations,
    Fields,
    Tests,
    AwardLevels,
    AwardWords,
    Languages,
    Fluency,
    Places,
    Skills,
    Statuses,
    HeadingWords,
    Institutions,
    Venues,
    Count
};

/// How a table's file is made: its name, its columns, and which of them hold names to find.
struct TableForm
{
    TableId id;
    QLatin1StringView name; ///< the file is NAME.tsv
    int columns;
    QList<int> nameColumns;
    int shortColumn = -1;              ///< names that count only as they are written: "MIT", "交大"
    bool joined = false;               ///< spaces inside a name do not matter
    QList<QByteArrayView> firstValues; ///< what the first column may say; empty for anything
};
const TableForm &tableForm(TableId id);

/// Grows by words; two spellings with the same words have the same value in every build.
class KeyHash
{
public:
    void add(QStringView key, bool joined = false);
    quint64 value() const { return m_value; }

private:
    quint64 m_value = 14695981039346656037ULL;
    bool m_empty = true;
};

/// One found name: its row and the spelling as the table has it.
struct TableHit
{
    QList<QByteArrayView> row;
    QByteArrayView spelling;
    bool shortName = false;
    int words = 0; ///< how many words of the text it took

    QString column(qsizetype i) const;
    QString label() const { return QString::fromUtf8(spelling); }
};

/// A TSV text with an index of its names, made when the program is built or when a folder is read.
class Table
{
public:
    Table() = default;
    Table(TableId id, QByteArray text, QByteArray index);

    /// Makes the index; lines that cannot be used are reported as "NAME.tsv:12: reason".
    static QByteArray makeIndex(TableId id, QByteArrayView text, QList<Error> *problems);

    std::optional<TableHit> find(quint64 hash) const;
    QList<QByteArrayView> rowById(QByteArrayView id) const; ///< by the first column, slowly
    template <typename Visit>
    void forEachRow(Visit visit) const;
    int longestName() const { return m_longest; } ///< in words
    bool isEmpty() const { return m_index.isEmpty(); }

private:
    QList<QByteArrayView> rowAt(qsizetype offset) const;

    TableId m_id = TableId::Headings;
    QByteArray m_text;
    QByteArray m_index;
    int m_longest = 0;
};

QList<QByteArrayView> splitFields(QByteArrayView line, char separator);

template <typename Visit>
void Table::forEachRow(Visit visit) const
{
    for (qsizetype at = 0; at < m_text.size();) {
        const qsizetype end = m_text.indexOf('\n', at);
        const QByteArrayView line(m_text.constData() + at, (end < 0 ? m_text.size() : end) - at);
        if (!line.isEmpty() && line[0] != '#')
            visit(splitFields(line, '\t'));
        if (end < 0)
            break;
        at = end + 1;
    }
}

} // namespace Bole
