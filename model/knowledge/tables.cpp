// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/tables.h"

#include "model/knowledge/compiledin.h"

#include <QDir>
#include <QFile>

// A linker leaves out what nobody names; only the global namespace can do it.
static void nameResources()
{
    Q_INIT_RESOURCE(knowledge);
}

namespace Bole {

using namespace Qt::StringLiterals;

TokenizedText::TokenizedText(QStringView source) : text(source), words(tokens(source)) {}

bool TokenizedText::joined(qsizetype token) const
{
    if (token <= 0)
        return true;
    const qsizetype from = words[token - 1].span.end();
    const qsizetype to = words[token].span.start;
    int spaces = 0;
    for (qsizetype i = from; i < to; ++i) {
        const QChar c = text[i];
        if (c.isSpace()) {
            if (++spaces > 2)
                return false;
        } else if (!QStringView(u",.-'&/()（）·•‐‑–’").contains(c) || c == u'•') {
            return false;
        }
    }
    return true;
}

Span TokenizedText::span(qsizetype first, qsizetype last) const
{
    return {words[first].span.start, words[last].span.end() - words[first].span.start};
}

QStringView TokenizedText::at(qsizetype first, qsizetype last) const
{
    const Span s = span(first, last);
    return text.sliced(s.start, s.length);
}

TableSet::TableSet(const QString &folder) : m_added(int(TableId::Count))
{
    nameResources();
    for (int i = 0; i < int(TableId::Count); ++i) {
        const QString name = tableForm(TableId(i)).name;
        m_own.append(Table(TableId(i), compiledIn(name + u".tsv"_s), compiledIn(name + u".idx"_s)));
    }
    if (!folder.isEmpty())
        readFolder(folder);
}

void TableSet::readFolder(const QString &folder)
{
    for (int i = 0; i < int(TableId::Count); ++i) {
        QFile file(QDir(folder).filePath(tableForm(TableId(i)).name + ".tsv"_L1));
        if (!file.exists())
            continue;
        if (!file.open(QFile::ReadOnly)) {
            m_problems.append(
                {ErrorCode::InvalidTable, u"%1.tsv: unreadable"_s.arg(tableForm(TableId(i)).name)});
            continue;
        }
        QByteArray text = file.readAll();
        if (text.startsWith("\xEF\xBB\xBF")) // editors on Windows put this mark first
            text.remove(0, 3);
        QByteArray index = Table::makeIndex(TableId(i), text, &m_problems);
        m_added[i] = Table(TableId(i), std::move(text), std::move(index));
    }
}

std::optional<TableHit> TableSet::find(TableId id, quint64 hash) const
{
    if (auto hit = m_added[int(id)].find(hash))
        return hit;
    return m_own[int(id)].find(hash);
}

std::optional<TableHit> TableSet::whole(TableId id, QStringView text) const
{
    KeyHash hash;
    bool any = false;
    for (const Token &token : tokens(text)) {
        if (isFillWord(token.key))
            continue;
        hash.add(token.key, tableForm(id).joined);
        any = true;
    }
    return any ? find(id, hash.value()) : std::nullopt;
}

QList<FoundName> TableSet::search(TableId id, const TokenizedText &text,
                                  const std::function<bool(const FoundName &)> &accept) const
{
    const bool joined = tableForm(id).joined;
    const int longest = std::max(m_own[int(id)].longestName(), m_added[int(id)].longestName());
    QList<FoundName> found;
    for (qsizetype first = 0; first < text.words.size(); ++first) {
        if (isFillWord(text.words[first].key))
            continue;
        KeyHash hash;
        std::optional<FoundName> best;
        int used = 0;
        for (qsizetype last = first; last < text.words.size() && used < longest; ++last) {
            if (last > first && !text.joined(last))
                break;
            const Token &word = text.words[last];
            if (isFillWord(word.key))
                continue;
            hash.add(word.key, joined);
            ++used;
            if (auto hit = find(id, hash.value())) {
                FoundName name{*hit, first, last};
                if (accept(name))
                    best = name;
            }
        }
        if (best) {
            found.append(*best);
            first = best->last;
        }
    }
    return found;
}

QList<QByteArrayView> TableSet::rowById(TableId id, QByteArrayView key) const
{
    const auto row = m_added[int(id)].rowById(key);
    return row.isEmpty() ? m_own[int(id)].rowById(key) : row;
}

} // namespace Bole
