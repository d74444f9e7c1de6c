// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/knownheadings.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

bool isSectionNumber(QStringView text)
{
    static const QRegularExpression number(
        QStringLiteral("^(?:(?:part|section|chapter)[\\s.]*)?\\d{1,2}(?:\\.\\d{1,2})?\\.?$"),
        QRegularExpression::CaseInsensitiveOption);
    return number.matchView(text).hasMatch();
}

static bool isOrnament(const QString &bullet)
{
    static const QRegularExpression number(QStringLiteral("^[0-9①-⑳]+[.、)]?$"));
    return bullet == u"■" || bullet == u"◆" || bullet == u"●" || bullet == u"►" || bullet == u"▶" ||
           number.match(bullet).hasMatch();
}

bool couldBeHeading(const TextLine &line)
{
    if (line.cells.size() > 1 || (line.hasBullet() && !isOrnament(line.bullet)))
        return false;
    const QString text = line.passage.text.trimmed();
    qsizetype weight = 0;
    for (const QChar c : text)
        weight += isHan(c) ? 3 : 1;
    if (text.isEmpty() || weight > 54)
        return false;
    static const QRegularExpression wrong(
        QStringLiteral("[@,，。;；]$|[。；]|://|^\\W*$|[a-z]\\.$"),
        QRegularExpression::UseUnicodePropertiesOption);
    return !wrong.match(text).hasMatch();
}

Passage withoutRemark(const Passage &title)
{
    static const QRegularExpression note(QStringLiteral("\\s*[(（\\[][^)）\\]]*[)）\\]]\\s*$"));
    const QRegularExpressionMatch match = note.match(title.text);
    return match.hasMatch() && match.capturedStart() > 1 ? title.mid(0, match.capturedStart())
                                                         : title;
}

/// "论文发表 / Publications", "Education 教育背景": either language will do.
static std::optional<WordMatch> translatedHeading(const QString &text, const Knowledge &knowledge)
{
    static const QRegularExpression pair(
        QStringLiteral("^(?:[\\p{Han}\\d]{1,2}[、.]\\s*)?(?:(\\p{Han}[\\p{Han}、·/ ]+?)\\s*[/|·"
                       "•:–—-]?\\s*([A-Za-z][A-Za-z&,/ -]+)|([A-Za-z][A-Za-z&,/ -]+?)\\s*[/|·"
                       "•:–—-]?\\s*(\\p{Han}[\\p{Han}、·/ ]+))$"));
    const QRegularExpressionMatch match = pair.match(text);
    if (!match.hasMatch())
        return {};
    const int first = match.capturedStart(1) >= 0 ? 1 : 3;
    const std::optional<WordMatch> own = knowledge.heading(match.capturedView(first));
    return own ? own : knowledge.heading(match.capturedView(first + 1));
}

/// "PUBLICATIONS <tab> C = conference, J = journal": what stands beside it only explains marks.
static bool isLegendBeside(const QString &first, const QString &second, const Knowledge &knowledge)
{
    static const QRegularExpression legend(QStringLiteral(
        "^[(\\[]?\\W?\\s*\\p{L}{1,2}\\s*[=:]\\s*\\p{L}|^\\W*[*†‡§#]\\s*[=:]?\\s*\\p{L}"));
    const auto heading = knowledge.heading(first);
    return heading && first == first.toUpper() && first != first.toLower() &&
           legend.match(second).hasMatch();
}

/// A few capitals behind a Chinese heading: the same in English, in whatever words.
static bool isCaption(const QString &text)
{
    return text.size() <= 24 && text == text.toUpper() && std::ranges::all_of(text, [](QChar c) {
               return c.isLetter() || c == u' ' || c == u'&';
           });
}

/// "English - native": a language and how well.
static bool isSpokenLanguage(const QString &text, const Knowledge &knowledge)
{
    static const QRegularExpression dash(QStringLiteral("\\s*[-–—:：(（]\\s*"));
    const QString language = text.section(dash, 0, 0);
    const QString level = text.section(dash, 1).remove(u')').remove(u'）');
    return !level.isEmpty() && knowledge.word(WordTable::Languages, language) &&
           knowledge.word(WordTable::Fluency, level);
}

std::optional<WordMatch> knownHeading(const TextLine &line, const Knowledge &knowledge)
{
    TextLine core = line;
    core.passage = withoutRemark(line.passage);
    if (couldBeHeading(core)) {
        const QString text = core.passage.text.trimmed();
        const std::optional<WordMatch> whole = knowledge.heading(text);
        if (whole)
            return isSpokenLanguage(text, knowledge) ? std::nullopt : whole;
        return translatedHeading(text, knowledge);
    }
    if (line.cells.size() != 2 || line.hasBullet())
        return {};
    const QString first = line.cell(0).text.trimmed();
    const QString second = withoutRemark(line.cell(1)).text.trimmed();
    if (isSectionNumber(first))
        return knowledge.heading(second);
    if (isLegendBeside(first, second, knowledge))
        return knowledge.heading(first);
    if (!hasHan(first) || hasHan(second) || first.size() > 12)
        return {};
    const std::optional<WordMatch> own = knowledge.heading(first);
    if (own && isCaption(second))
        return own;
    const std::optional<WordMatch> translated = knowledge.heading(second);
    return own && translated ? own : translated;
}

} // namespace Bole
