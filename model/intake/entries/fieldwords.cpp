// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/fieldwords.h"

#include "model/intake/items/fields.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

namespace Bole {

bool isFaculty(const QString &name)
{
    static const QRegularExpression faculty(
        QStringLiteral("^(?:(?:under)?graduate "
                       ")?(?:school|college|faculty|department|dept\\.?|institute|division) "
                       "of|学院$|系$|学部$|研究所$"),
        QRegularExpression::CaseInsensitiveOption);
    return faculty.match(folded(name)).hasMatch();
}

bool isNamedField(const QString &words, const Knowledge &knowledge)
{
    static const QRegularExpression named(QStringLiteral(
        "^\\p{Lu}[\\p{L}'-]{3,}(?:,? (?:and |& |of |in )?\\p{Lu}[\\p{L}'-]+){0,4}$"));
    static const QRegularExpression otherwise(
        QStringLiteral("\\b(?:hons?|honou?rs?|distinction|expected|candidate|full|part|time|"
                       "research|taught|joint|double|dual|english|online|degree|programme?|class|"
                       "track|exchange|with|minor|thesis|first|top|merit|pass|ongoing|current|"
                       "present|conditional|integrated)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    return named.match(words).hasMatch() && !otherwise.match(words).hasMatch() &&
           !looksLikePlace(words, knowledge) && !knowledge.findInstitution(words).has_value() &&
           knowledge.findWords(WordTable::Degrees, words).isEmpty();
}

bool isWordedField(const QString &text)
{
    static const QRegularExpression worded(
        QStringLiteral("^(?!全日制|非全日制|在读|学术|专业|国家|第二|双|联合|委培|定向|优秀|直|"
                       "硕博|海外|应届|往届|"
                       "科学学位|自学|留学|攻读)\\p{Han}{2,14}学$"));
    return worded.match(text).hasMatch();
}

bool isWholeField(const QString &text, const Knowledge &knowledge)
{
    return knowledge.word(WordTable::Fields, text).has_value();
}

bool isField(const QString &text, const Knowledge &knowledge)
{
    qsizetype covered = 0;
    for (const WordMatch &field : knowledge.findWords(WordTable::Fields, text))
        covered += field.span.length;
    return covered * 2 > text.size();
}

bool isHonour(const QString &text)
{
    static const QRegularExpression honour(
        QStringLiteral("cum laude|honou?r|distinction|program|elite class|first class|dean"),
        QRegularExpression::CaseInsensitiveOption);
    return honour.match(text).hasMatch();
}

} // namespace Bole
