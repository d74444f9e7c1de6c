// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/degree.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

namespace Bole {

/// "University of Leeds (exchange)": said of the school, whatever degree it was for.
static bool isBehindSchool(const Passage &word, const Passage &text, const Study &study)
{
    const qsizetype school =
        study.institution.at.isEmpty() ? -1 : text.at.indexOf(study.institution.at.last());
    const qsizetype at = word.at.isEmpty() ? -1 : text.at.indexOf(word.at.first());
    return school >= 0 && at > school && at - school <= 3;
}

/// "软件工程 硕士" ends in "工程硕士", but the space parts the field from the degree.
static WordMatch behindSpace(const QString &text, WordMatch word, const Knowledge &knowledge)
{
    const QString found = text.mid(word.span.start, word.span.length);
    const qsizetype space = found.lastIndexOf(u' ');
    if (space <= 0 || !isHan(found.front()) || word.span.start == 0 ||
        !isHan(text[word.span.start - 1]))
        return word;
    auto rest = knowledge.word(WordTable::Degrees, found.sliced(space + 1));
    if (!rest)
        return word;
    rest->span = {word.span.start + space + 1, word.span.length - space - 1};
    return *rest;
}

/// "MA" of Massachusetts, "BE" in a sentence: short marks need a place of their own.
static bool isInsideWords(const QString &text, const WordMatch &word)
{
    if (word.span.length > 2 || hasHan(text.mid(word.span.start, word.span.length)))
        return false;
    const QString before = text.left(word.span.start).trimmed();
    return before.endsWith(u',') && text.mid(word.span.end()).trimmed().startsWith(u',');
}

/// "Cambridge, MA. S.B. in Physics": the letters of a state behind a town.
static bool isState(const WordMatch &word, const QString &text)
{
    static const QRegularExpression town(QStringLiteral("\\p{Lu}[\\p{Ll}'.-]+, $"));
    static const QRegularExpression behind(QStringLiteral("^(?:\\s*$|[.,;|)\\t]| \\d)"));
    const QString letters = text.mid(word.span.start, word.span.length);
    return (letters == u"MA" || letters == u"ME" || letters == u"MS") &&
           town.match(text.left(word.span.start)).hasMatch() &&
           behind.match(text.mid(word.span.end())).hasMatch();
}

/// How likely it is what the entry is about, where several degrees are named.
static double weightOf(const Passage &word, const Stored<StudyLevel> &level, const Passage &text,
                       const Study &study)
{
    const bool minor =
        word.text.startsWith(u"辅修") || word.text.startsWith(u"minor", Qt::CaseInsensitive);
    if (level == StudyLevel::Other || minor)
        return 0.3;
    if (level == StudyLevel::Exchange && isBehindSchool(word, text, study))
        return 1.1;
    return level == StudyLevel::School || level == StudyLevel::Exchange ? 0.9 : 1.0;
}

std::optional<Degree> findDegree(const Study &study, const Knowledge &knowledge)
{
    std::optional<Degree> found;
    double best = 0;
    for (qsizetype i = 0; i < study.entry.header.size(); ++i) {
        const Passage &text = study.entry.header[i].text;
        for (WordMatch word :
             knowledge.findWords(WordTable::Degrees, study.withoutInstitution(text))) {
            word = behindSpace(text.text, word, knowledge);
            const Passage passage = text.mid(word.span);
            if (study.overlapsInstitution(passage) || isInsideWords(text.text, word))
                continue;
            const auto level = Stored<StudyLevel>::fromText(word.value);
            const double weight =
                isState(word, text.text) ? 0.2 : weightOf(passage, level, text, study);
            if (weight > best) {
                best = weight;
                found = Degree{passage, level, i, word.span};
            }
        }
    }
    return found;
}

bool isSecondarySchool(const QString &name)
{
    static const QRegularExpression school(
        QStringLiteral("high school|public school$|public school,|secondary "
                       "school|gymnasium|lyc[ée]e|\\bliceo\\b|\\blisesi\\b|\\bprepa\\b|"
                       "preparatoria|sixth form|中学|中學|一中|附中|高中"),
        QRegularExpression::CaseInsensitiveOption);
    return school.match(name).hasMatch();
}

} // namespace Bole
