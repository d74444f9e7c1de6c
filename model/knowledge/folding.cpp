// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/folding.h"

#include "model/knowledge/traditional.h"

#include <QHash>

#include <unicode/unorm2.h>

namespace Bole {

namespace {

/// The compatibility form of one unit, if it is one unit too.
char16_t singleCompatibilityForm(char16_t unit)
{
    UErrorCode error = U_ZERO_ERROR;
    const UNormalizer2 *nfkc = unorm2_getNFKCInstance(&error);
    UChar form[8];
    const int32_t length = unorm2_normalize(nfkc, &unit, 1, form, 8, &error);
    return U_SUCCESS(error) && length == 1 ? form[0] : unit;
}

char16_t foldedUnit(char16_t unit)
{
    if (unit < 0x80)
        return unit == '\t' || unit == '\r' || unit == '\n' || unit == '\f' ? u' ' : unit;
    switch (unit) {
    case 0x00AD: // soft hyphen
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2015:
    case 0x2043:
    case 0x2212:
    case 0x2500:
    case 0x2501:
    case 0xFE58:
    case 0xFE63:
    case 0xFF0D:
        return u'-';
    case 0x02BC:
    case 0x2018:
    case 0x2019:
    case 0x201B:
    case 0x2032:
    case 0xFF07:
        return u'\'';
    case 0x00AB:
    case 0x00BB:
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x2033:
    case 0xFF02:
        return u'"';
    case 0x223C:
    case 0x301C:
    case 0xFF5E:
        return u'~';
    case 0x2044:
    case 0x2215:
        return u'/';
    case 0x00A0:
    case 0x202F:
    case 0x205F:
    case 0x3000:
    case 0xFEFF:
        return u' ';
    case 0x3010:
    case 0x3014:
        return u'[';
    case 0x3011:
    case 0x3015:
        return u']';
    default:
        break;
    }
    if (unit >= 0x2000 && unit <= 0x200B)
        return u' ';
    if (unit >= 0xFF01 && unit <= 0xFF5E)
        return char16_t(unit - 0xFEE0);
    if (unit >= 0x2E80 && unit <= 0x2FDF) // radicals that PDF producers write instead of Han
        return singleCompatibilityForm(unit);
    return simplifiedForm(unit);
}

/// Lower case without accents; may be longer than what it came from ("ß", "æ").
QString plainWord(QStringView word)
{
    bool ascii = true;
    for (const QChar c : word)
        ascii = ascii && c.unicode() < 0x80;
    const QString lower = word.toString().toLower();
    if (ascii)
        return lower;
    QString plain;
    for (const QChar c : lower.normalized(QString::NormalizationForm_KD)) {
        if (c.category() == QChar::Mark_NonSpacing)
            continue;
        switch (c.unicode()) {
        case 0x00DF:
            plain += QLatin1StringView("ss");
            break;
        case 0x00E6:
            plain += QLatin1StringView("ae");
            break;
        case 0x0153:
            plain += QLatin1StringView("oe");
            break;
        case 0x00F8:
            plain += QLatin1Char('o');
            break;
        case 0x0142:
            plain += QLatin1Char('l');
            break;
        case 0x0111:
            plain += QLatin1Char('d');
            break;
        case 0x0131:
            plain += QLatin1Char('i');
            break;
        default:
            plain += c;
        }
    }
    return plain;
}

bool isWordUnit(QChar c)
{
    return c.isLetterOrNumber() || c.category() == QChar::Mark_NonSpacing;
}

} // namespace

QString folded(QStringView text)
{
    QString copy(text.size(), Qt::Uninitialized);
    QChar *out = copy.data();
    for (const QChar c : text)
        *out++ = QChar(foldedUnit(c.unicode()));
    return copy;
}

bool isHan(char32_t c)
{
    return (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3400 && c <= 0x4DBF) || c == 0x3007 ||
           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x20000 && c <= 0x323AF);
}

bool isHan(QChar c)
{
    return isHan(char32_t(c.unicode()));
}

bool hasHan(QStringView text)
{
    for (const QChar c : text) {
        if (isHan(c))
            return true;
    }
    return false;
}

Span trimmed(QStringView text, Span span)
{
    static const QStringView closing = u")]}%\"'+#*";
    static const QStringView opening = u"([{\"'";
    const auto isEdge = [&](QChar c, QStringView kept) {
        return c.isSpace() || ((c.isPunct() || c.isSymbol()) && !kept.contains(c));
    };
    while (span.length > 0 && isEdge(text[span.start], opening)) {
        ++span.start;
        --span.length;
    }
    while (span.length > 0 && isEdge(text[span.end() - 1], closing))
        --span.length;
    return span;
}

QList<Token> tokens(QStringView text)
{
    const QString plain = folded(text);
    QList<Token> list;
    for (qsizetype i = 0; i < plain.size();) {
        const QChar c = plain[i];
        if (isHan(c)) {
            list.append({QString(c), {i, 1}, true});
            ++i;
            continue;
        }
        if (!isWordUnit(c)) {
            ++i;
            continue;
        }
        qsizetype end = i + 1;
        QString word(c);
        while (end < plain.size()) {
            const QChar next = plain[end];
            if (isWordUnit(next) && !isHan(next)) {
                word += next;
            } else if (next != u'\'' || end + 1 >= plain.size() || !plain[end + 1].isLetter() ||
                       isHan(plain[end + 1])) {
                break; // an apostrophe inside a word is no border: King's, Xi'an
            }
            ++end;
        }
        // "C++" and "C#" are words of their own; the plus of "CODES+ISSS" is not.
        qsizetype sign = end;
        while (sign < plain.size() && (plain[sign] == u'+' || plain[sign] == u'#'))
            ++sign;
        if (sign > end && sign - end <= 2 && (sign >= plain.size() || !isWordUnit(plain[sign]))) {
            word += QStringView(plain).sliced(end, sign - end);
            end = sign;
        }
        list.append({plainWord(word), {i, end - i}, false});
        i = end;
    }
    return list;
}

QString tableKey(QStringView text)
{
    QString key;
    for (const Token &token : tokens(text)) {
        if (isFillWord(token.key))
            continue;
        if (!key.isEmpty() && !(token.han && isHan(key.back())))
            key += u' ';
        key += token.key;
    }
    return key;
}

bool isFillWord(QStringView key)
{
    static constexpr QStringView words[] = {u"the", u"of", u"at", u"and"};
    for (const QStringView word : words) {
        if (word == key)
            return true;
    }
    return false;
}

} // namespace Bole
