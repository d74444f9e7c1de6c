// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/tablecolumns.h"

#include "model/knowledge/compiledin.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/table.h"

#include <QHash>
#include <QStringList>

#include <array>

// A linker leaves out what nobody names; only the global namespace can do it.
static void nameTableColumns()
{
    Q_INIT_RESOURCE(knowledge);
}

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::pair<const char *, ColumnKind>, 21> kindNames{{
    {"number", ColumnKind::Number}, {"time", ColumnKind::Time},
    {"from", ColumnKind::From},     {"to", ColumnKind::To},
    {"school", ColumnKind::School}, {"organisation", ColumnKind::Organisation},
    {"role", ColumnKind::Role},     {"degree", ColumnKind::Degree},
    {"field", ColumnKind::Field},   {"grade", ColumnKind::Grade},
    {"rank", ColumnKind::Rank},     {"title", ColumnKind::Title},
    {"level", ColumnKind::Level},   {"awarder", ColumnKind::Awarder},
    {"venue", ColumnKind::Venue},   {"authors", ColumnKind::Authors},
    {"order", ColumnKind::Order},   {"status", ColumnKind::Status},
    {"about", ColumnKind::About},   {"total", ColumnKind::Total},
    {"result", ColumnKind::Result},
}};

constexpr qsizetype longestHead = 60;

QString withoutBrackets(QStringView text)
{
    QString plain;
    int depth = 0;
    for (const QChar c : text) {
        depth += QStringView(u"([（［").contains(c) ? 1 : 0;
        if (depth == 0)
            plain += c;
        depth -= depth > 0 && QStringView(u")]）］").contains(c) ? 1 : 0;
    }
    return plain.trimmed().isEmpty() ? text.toString() : plain;
}

/// Chinese as it stands, other words each between two spaces.
QString headKey(QStringView text)
{
    QString key = u" "_s;
    bool isOpen = true; // a space stands at the end
    for (const Token &token : tokens(text)) {
        if (!token.han && !isOpen)
            key += u' ';
        key += token.key;
        isOpen = !token.han;
        if (isOpen)
            key += u' ';
    }
    return isOpen ? key : key + u' ';
}

struct Columns
{
    Columns()
    {
        nameTableColumns();
        const QByteArray table = compiledIn(u"tablecolumns.tsv"_s);
        for (const QByteArrayView line : splitFields(table, '\n')) {
            const auto row = splitFields(line, '\t');
            if (row.size() < 2 || line.startsWith('#'))
                continue;
            for (const auto &[name, kind] : kindNames) {
                if (row[0] != QByteArrayView(name))
                    continue;
                for (const QByteArrayView word : splitFields(row[1], '|'))
                    add(QString::fromUtf8(word), kind);
            }
        }
    }

    void add(const QString &word, ColumnKind kind)
    {
        const QString key = headKey(word);
        words.append({hasHan(word) ? key.trimmed() : key, kind});
    }

    QList<std::pair<QString, ColumnKind>> words;
};

} // namespace

ColumnKind columnKind(QStringView head)
{
    static const Columns columns; // constant: any thread may read it
    if (head.isEmpty() || head.size() > longestHead)
        return ColumnKind::None;
    const QString key = headKey(withoutBrackets(head));
    ColumnKind found = ColumnKind::None;
    qsizetype longest = 0;
    qsizetype last = -1;
    for (const auto &[word, kind] : columns.words) {
        const qsizetype at = key.lastIndexOf(word);
        // "University of Birds" is one university, "某某有限公司" one company.
        const bool isMost = hasHan(word) ? word.size() * 2 >= key.trimmed().size()
                                         : word.size() * 20 >= key.size() * 13;
        if (at < 0 || !isMost || word.size() < longest || (word.size() == longest && at < last))
            continue;
        longest = word.size();
        last = at;
        found = kind;
    }
    return found;
}

} // namespace Bole
