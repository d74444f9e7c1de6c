// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/table.h"

#include <algorithm>
#include <cstring>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// One name in an index file; sorted by hash. Read by copying, as resources are not aligned.
struct Entry
{
    quint64 hash = 0;
    quint32 row = 0;         ///< offset of the line
    quint16 spelling = 0;    ///< offset of the name inside the line
    quint8 length = 0;       ///< of the name in bytes
    quint8 wordsAndFlag = 0; ///< seven bits of words, one for short names
};
static_assert(sizeof(Entry) == 16);

constexpr quint8 shortFlag = 0x80;

Entry entryAt(const QByteArray &index, qsizetype i)
{
    Entry entry;
    std::memcpy(&entry, index.constData() + i * qsizetype(sizeof(Entry)), sizeof(Entry));
    return entry;
}

void addNames(const TableForm &form, QByteArrayView field, qsizetype rowStart, const char *base,
              bool shortNames, QList<Entry> *entries)
{
    for (const QByteArrayView name : splitFields(field, '|')) {
        KeyHash hash;
        int words = 0;
        for (const Token &token : tokens(QString::fromUtf8(name))) {
            if (isFillWord(token.key))
                continue;
            hash.add(token.key, form.joined);
            ++words;
        }
        if (words == 0 || words > 127 || name.size() > 255)
            continue;
        Entry entry;
        entry.hash = hash.value();
        entry.row = quint32(rowStart);
        entry.spelling = quint16(name.data() - base - rowStart);
        entry.length = quint8(name.size());
        entry.wordsAndFlag = quint8(words) | (shortNames ? shortFlag : quint8(0));
        entries->append(entry);
    }
}

/// A word for the kind of fault and what it is about: views make a sentence of it.
QString faultOf(const TableForm &form, const QList<QByteArrayView> &row)
{
    if (row.size() < 2 || row.size() > form.columns)
        return u"columns %1 %2"_s.arg(row.size()).arg(form.columns);
    if (row[0].trimmed().isEmpty())
        return u"empty"_s;
    if (!form.firstValues.isEmpty() && !form.firstValues.contains(row[0]))
        return u"value %1"_s.arg(QString::fromUtf8(row[0]));
    for (const int column : form.nameColumns) {
        if (column < row.size() && !row[column].trimmed().isEmpty())
            return {};
    }
    return u"nameless"_s;
}

} // namespace

const TableForm &tableForm(TableId id)
{
    static const TableForm forms[] = {
        {TableId::Headings, "headings"_L1, 2, {1}, -1, true, {}},
        {TableId::Degrees,
         "degrees"_L1,
         2,
         {1},
         -1,
         false,
         {"doctor", "master", "bachelor", "exchange", "school", "other"}},
        {TableId::Roles,
         "roles"_L1,
         2,
         {1},
         -1,
         false,
         {"research", "industry", "teaching", "service", "other"}},
        {TableId::Organisations, "organisations"_L1, 2, {1}, -1, false, {}},
        {TableId::Fields, "fields"_L1, 2, {1}, -1, false, {}},
        {TableId::Tests, "tests"_L1, 7, {1}, -1, false, {}},
        {TableId::AwardLevels,
         "awardlevels"_L1,
         2,
         {1},
         -1,
         false,
         {"international", "national", "provincial", "university", "other"}},
        {TableId::AwardWords, "awardwords"_L1, 2, {1}, -1, false, {}},
        {TableId::Languages, "languages"_L1, 2, {1}, -1, false, {}},
        {TableId::Fluency, "fluency"_L1, 2, {1}, -1, false, {}},
        {TableId::Places, "places"_L1, 2, {1}, -1, false, {}},
        {TableId::Skills, "skills"_L1, 2, {1}, -1, false, {}},
        {TableId::Statuses,
         "statuses"_L1,
         2,
         {1},
         -1,
         false,
         {"published", "accepted", "submitted", "working", "preprint"}},
        {TableId::HeadingWords, "headingwords"_L1, 2, {1}, -1, false, {}},
        {TableId::Institutions, "institutions"_L1, 7, {2, 3, 4, 5}, 5, false, {}},
        {TableId::Venues, "venues"_L1, 5, {3, 4}, -1, false, {}},
    };
    return forms[int(id)];
}

QList<QByteArrayView> splitFields(QByteArrayView line, char separator)
{
    QList<QByteArrayView> fields;
    qsizetype from = 0;
    while (true) {
        const qsizetype to = line.indexOf(separator, from);
        fields.append(line.sliced(from, (to < 0 ? line.size() : to) - from));
        if (to < 0)
            return fields;
        from = to + 1;
    }
}

void KeyHash::add(QStringView key, bool joined)
{
    const auto mix = [this](char16_t unit) {
        m_value = (m_value ^ unit) * 1099511628211ULL;
    };
    if (!m_empty && !joined)
        mix(u' ');
    for (const QChar c : key)
        mix(c.unicode());
    m_empty = false;
}

QString TableHit::column(qsizetype i) const
{
    return i < row.size() ? QString::fromUtf8(row[i]) : QString();
}

Table::Table(TableId id, QByteArray text, QByteArray index)
    : m_id(id), m_text(std::move(text)), m_index(std::move(index))
{
    // The last entry is no name: its row field holds the length of the longest one.
    if (m_index.size() < qsizetype(sizeof(Entry)))
        return;
    m_longest = int(entryAt(m_index, m_index.size() / qsizetype(sizeof(Entry)) - 1).row);
    m_index.truncate(m_index.size() - qsizetype(sizeof(Entry)));
}

QByteArray Table::makeIndex(TableId id, QByteArrayView text, QList<Error> *problems)
{
    const TableForm &form = tableForm(id);
    QList<Entry> entries;
    int lineNumber = 0;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = text.indexOf('\n', at);
        end = end < 0 ? text.size() : end;
        QByteArrayView line = text.sliced(at, end - at);
        if (line.endsWith('\r'))
            line.chop(1);
        const qsizetype start = at;
        at = end + 1;
        ++lineNumber;
        if (line.trimmed().isEmpty() || line[0] == '#')
            continue;
        const auto row = splitFields(line, '\t');
        if (const QString fault = faultOf(form, row); !fault.isEmpty()) {
            problems->append({ErrorCode::InvalidTable,
                              u"%1.tsv:%2: %3"_s.arg(form.name).arg(lineNumber).arg(fault)});
            continue;
        }
        for (const int column : form.nameColumns) {
            if (column < row.size())
                addNames(form, row[column], start, text.data(), column == form.shortColumn,
                         &entries);
        }
        if (id == TableId::Venues)
            addNames(form, row[0], start, text.data(), false, &entries);
    }
    // Of two rows with one name the first in the file wins.
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry &a, const Entry &b) { return a.hash < b.hash; });
    Entry last;
    for (const Entry &entry : std::as_const(entries))
        last.row = std::max(last.row, quint32(entry.wordsAndFlag & ~shortFlag));
    entries.append(last);
    return QByteArray(reinterpret_cast<const char *>(entries.constData()),
                      entries.size() * qsizetype(sizeof(Entry)));
}

std::optional<TableHit> Table::find(quint64 hash) const
{
    qsizetype low = 0;
    qsizetype high = m_index.size() / qsizetype(sizeof(Entry));
    while (low < high) {
        const qsizetype middle = (low + high) / 2;
        if (entryAt(m_index, middle).hash < hash)
            low = middle + 1;
        else
            high = middle;
    }
    if (low >= m_index.size() / qsizetype(sizeof(Entry)))
        return std::nullopt;
    const Entry entry = entryAt(m_index, low);
    if (entry.hash != hash)
        return std::nullopt;
    TableHit hit;
    hit.row = rowAt(entry.row);
    hit.spelling = QByteArrayView(m_text).sliced(entry.row + entry.spelling, entry.length);
    hit.shortName = (entry.wordsAndFlag & shortFlag) != 0;
    hit.words = entry.wordsAndFlag & ~shortFlag;
    return hit;
}

QList<QByteArrayView> Table::rowAt(qsizetype offset) const
{
    qsizetype end = m_text.indexOf('\n', offset);
    end = end < 0 ? m_text.size() : end;
    QByteArrayView line = QByteArrayView(m_text).sliced(offset, end - offset);
    if (line.endsWith('\r'))
        line.chop(1);
    return splitFields(line, '\t');
}

QList<QByteArrayView> Table::rowById(QByteArrayView id) const
{
    const QByteArray needle = id.toByteArray() + '\t';
    for (qsizetype at = m_text.indexOf(needle); at >= 0; at = m_text.indexOf(needle, at + 1)) {
        if (at == 0 || m_text[at - 1] == '\n')
            return rowAt(at);
    }
    return {};
}

} // namespace Bole
