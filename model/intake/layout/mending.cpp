// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/mending.h"

#include "model/knowledge/folding.h"

#include <QHash>

namespace Bole {

static bool isLatinLetter(QChar c)
{
    return c.isLetter() && !isHan(c);
}

/// Calls `visit` with every run of Latin letters.
template <typename Visit>
static void eachWord(const QString &text, Visit visit)
{
    qsizetype from = -1;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool letter = i < text.size() && isLatinLetter(text[i]);
        if (letter && from < 0)
            from = i;
        if (!letter && from >= 0) {
            visit(Span{from, i - from});
            from = -1;
        }
    }
}

static void insertSpace(TextLine &line, qsizetype position)
{
    line.passage.text.insert(position, u' ');
    line.passage.at.insert(position, -1);
    for (StyledSpan &style : line.styles) {
        if (style.span.start >= position)
            ++style.span.start;
        else if (style.span.end() > position)
            ++style.span.length;
    }
}

void mendGluedWords(ReadingText &text)
{
    QHash<QString, int> words;
    for (const TextLine &line : std::as_const(text.lines)) {
        eachWord(line.passage.text,
                 [&](Span span) { ++words[line.passage.text.mid(span.start, span.length)]; });
    }
    for (TextLine &line : text.lines) {
        QList<qsizetype> cuts;
        eachWord(line.passage.text, [&](Span span) {
            const QString word = line.passage.text.mid(span.start, span.length);
            if (word.size() < 6 || words.value(word) > 1)
                return;
            for (qsizetype i = 2; i + 2 < word.size(); ++i) {
                const bool edge = word[i].isUpper() && word[i - 1].isLower();
                if (edge && words.contains(word.first(i)) && words.contains(word.sliced(i))) {
                    cuts.append(span.start + i);
                    return;
                }
            }
        });
        for (qsizetype i = cuts.size() - 1; i >= 0; --i)
            insertSpace(line, cuts[i]);
        if (!cuts.isEmpty()) {
            const QString bullet = line.bullet;
            finishLine(line);
            line.bullet = bullet;
        }
    }
}

} // namespace Bole
