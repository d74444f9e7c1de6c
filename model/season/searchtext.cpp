// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/searchtext.h"

namespace Bole {

namespace {

bool standsAlone(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
        return true;
    default:
        return false;
    }
}

bool hasWordCharacter(const QString &text)
{
    for (const char32_t c : text.toUcs4()) {
        if (QChar::isLetterOrNumber(c))
            return true;
    }
    return false;
}

} // namespace

QString indexedText(const QString &text)
{
    const QString equal = text.normalized(QString::NormalizationForm_KC);
    QString result;
    result.reserve(equal.size() + equal.size() / 2);
    for (qsizetype i = 0; i < equal.size(); ++i) {
        char32_t c = equal[i].unicode();
        if (equal[i].isHighSurrogate() && i + 1 < equal.size() && equal[i + 1].isLowSurrogate())
            c = QChar::surrogateToUcs4(equal[i], equal[i + 1]);
        if (c > 0xffff)
            ++i;
        if (!standsAlone(c)) {
            result.append(QChar::fromUcs4(c));
            continue;
        }
        result.append(u' ').append(QChar::fromUcs4(c)).append(u' ');
    }
    return result;
}

QList<SearchTerm> searchTerms(const QString &typed)
{
    QList<SearchTerm> terms;
    const QStringList words = typed.normalized(QString::NormalizationForm_KC)
                                  .simplified()
                                  .split(u' ', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        if (!hasWordCharacter(word))
            continue;
        const QString phrase = indexedText(word).simplified().remove(u'"');
        const bool unfinished = i + 1 == words.size() && !typed.endsWith(u' ');
        const QString ending = unfinished ? QStringLiteral("\"*") : QStringLiteral("\"");
        terms.append(
            {u'"' + phrase + ending, phrase.size() == 1 && !standsAlone(phrase[0].unicode())});
    }
    return terms;
}

} // namespace Bole
