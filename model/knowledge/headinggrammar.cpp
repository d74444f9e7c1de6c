// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/headinggrammar.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostWords = 7;
/// In the tables, a word that says more of the head word, but not what a heading is about.
const QString modifierRole = u"modifier"_s;
constexpr qsizetype mostUnknown = 3;
constexpr qsizetype longWord = 7; ///< letters of a word in which one wrong letter is forgiven

/// One letter added, lost, changed or swapped with its neighbour.
bool isNearly(QStringView a, QStringView b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1)
        return false;
    qsizetype same = 0;
    while (same < a.size() && a[same] == b[same])
        ++same;
    if (a.size() < b.size())
        return a.sliced(same) == b.sliced(same + 1);
    if (same + 1 >= a.size() || a.sliced(same + 1) == b.sliced(same + 1))
        return true;
    return a[same] == b[same + 1] && a[same + 1] == b[same] &&
           a.sliced(same + 2) == b.sliced(same + 2);
}

/// Behind "in" or "for" a word tells more about what stands before it.
bool isPreposition(QStringView key)
{
    return key == u"in" || key == u"for" || key == u"to" || key == u"with" || key == u"from";
}

} // namespace

void HeadingGrammar::makeLongWords() const
{
    m_tables.forEachRow(TableId::HeadingWords, [this](const QList<QByteArrayView> &row) {
        if (row.size() < 2)
            return;
        for (const QByteArrayView spelling : splitFields(row[1], '|')) {
            const QList<Token> words = tokens(QString::fromUtf8(spelling));
            if (words.size() == 1 && words.first().key.size() >= longWord)
                m_longWords.append({words.first().key, QString::fromUtf8(row[0])});
        }
    });
}

QString HeadingGrammar::role(const Token &token) const
{
    if (token.han || token.key.size() < longWord)
        return {};
    std::call_once(m_once, [this] { makeLongWords(); });
    for (const auto &[word, role] : std::as_const(m_longWords)) {
        if (word.front() == token.key.front() && isNearly(word, token.key))
            return role;
    }
    return {};
}

HeadingGrammar::Reading HeadingGrammar::read(QStringView part) const
{
    const TokenizedText text(part);
    Reading reading;
    if (text.words.isEmpty() || text.words.size() > mostWords * (text.words.first().han ? 2 : 1)) {
        reading.unknown = mostWords;
        return reading;
    }
    const auto all = [](const FoundName &) {
        return true;
    };
    bool complement = false; // behind a preposition
    qsizetype next = 0;
    const auto take = [&](const QString &role) {
        ++reading.words;
        reading.endsKnown = role != modifierRole;
        if (role.endsWith(u'?'))
            reading.weak = role.chopped(1);
        else if (reading.endsKnown && (reading.strong.isEmpty() || !complement))
            reading.strong = role;
    };
    const auto takeStranger = [&](const Token &token) {
        const bool isFill = isFillWord(token.key);
        const QString near = isFill ? modifierRole : role(token);
        reading.endsKnown = false;
        reading.unknown += near.isEmpty();
        reading.misspelt += !isFill && !near.isEmpty();
        if (!near.isEmpty())
            take(near);
    };
    for (const FoundName &name : m_tables.search(TableId::HeadingWords, text, all)) {
        for (; next < name.first; ++next)
            takeStranger(text.words[next]);
        take(name.hit.column(0));
        complement = complement || isPreposition(text.words[name.first].key);
        next = name.last + 1;
    }
    for (; next < text.words.size(); ++next)
        takeStranger(text.words[next]);
    return reading;
}

QString HeadingGrammar::tornWord(QStringView part) const
{
    QString closed = part.trimmed().toString();
    if (!closed.contains(u' '))
        return {};
    closed.remove(u' ');
    const auto word = closed.size() >= longWord && !hasHan(closed)
                          ? m_tables.whole(TableId::HeadingWords, closed)
                          : std::nullopt;
    const QString role = word ? word->column(0) : QString();
    return role == modifierRole || role.endsWith(u'?') ? QString() : role;
}

bool HeadingGrammar::isSpelled(QStringView part) const
{
    const Reading reading = read(part);
    return (reading.unknown == 0 && reading.misspelt == 0) || !tornWord(part).isEmpty();
}

bool HeadingGrammar::mayNameOne(QStringView part) const
{
    const QList<Token> words = tokens(part);
    if (words.size() < 2 || words.last().han)
        return false;
    return m_tables.whole(TableId::HeadingWords, QString(words.last().key + u's')).has_value();
}

QString HeadingGrammar::kind(QStringView part, bool strict, bool alone) const
{
    if (const QString torn = tornWord(part); !torn.isEmpty())
        return torn;
    const Reading reading = read(part);
    if (strict ? reading.unknown > 0
               : reading.unknown > mostUnknown || (reading.unknown > 0 && !reading.endsKnown))
        return {};
    // A word alone is a heading where it is long, or where the table of headings has it.
    if (alone && reading.words == 1 && reading.unknown == 0 &&
        part.trimmed().size() < (hasHan(part) ? 3 : longWord))
        return {};
    // "Curatorial Experience": an unknown word before it tells more, too.
    const bool isTold = reading.words + reading.unknown > 1;
    return reading.strong.isEmpty() ? (isTold ? reading.weak : QString()) : reading.strong;
}

} // namespace Bole
