// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/skills.h"

#include "model/intake/parsers/expressions.h"
#include "model/intake/parsers/lists.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// "熟练掌握", "Proficient in": how well, not what.
const QRegularExpression &opening()
{
    static const QRegularExpression words(
        u"^\\s*(?:(?:i\\s+am|i\\s+have|have|highly|very|strong)\\s+)*(?:(?:proficient|experienced?|"
        u"familiar|skilled|fluent|"
        "knowledgeable|competent|expert(?:ise)?|comfortable|adept|good|notions?|basics?|well[- "
        "]versed)\\s+(?:in|with|at|using|of)|"
        "(?:working\\s+|basic\\s+|good\\s+)?knowledge\\s+of|(?:hands-on\\s+)?experience\\s+(?:in|"
        "with|of)|"
        "(?:能够?|可)?(?:熟练|灵活|独立)*(?:地)?(?:掌握|使用|运用|应用|熟悉|精通|了解|擅长|具备|"
        "熟练|会用|会)(?:使用|掌握|运用)?|"
        "有|and\\b|以及|包括|如|including|such\\s+as)\\s*[:：]?\\s*"_s,
        caseless);
    return words;
}

const QRegularExpression &closing()
{
    static const QRegularExpression words(
        u"\\s*(?:等(?:[\\p{Han}]{0,12})?|etc\\.?|and\\s+so\\s+on|and\\s+more|的?(?:编程|开发|使用|相关)?(?:基础|经验)|[.。,;])\\s*$"_s,
        caseless);
    return words;
}

/// "SAS — 5+ yrs", "C++：熟练", "R (advanced)": the part without how well, if that is all that
/// stands behind the name.
Span withoutLevelBehind(const QString &text, Span part, const Knowledge &knowledge)
{
    static const QRegularExpression behind(
        u"^(.+?)\\s*(?:\\s[-:]+\\s*|:\\s*|[(]\\s*)([^():]{2,24}?)\\s*[)]?\\s*$"_s);
    static const QRegularExpression years(
        u"^\\d{1,2}\\+?\\s*(?:years?|yrs?|months?|年)(?:\\s+of\\s+experience|经验)?$"_s, caseless);
    const auto match = behind.match(text.mid(part.start, part.length));
    const QString level = match.captured(2);
    const bool says = knowledge.word(WordTable::Fluency, level) || years.match(level).hasMatch();
    return match.hasMatch() && says ? Span{part.start, match.capturedLength(1)} : part;
}

/// "Coding C/C++": the name of a group without its colon.
const QRegularExpression &groupBefore()
{
    static const QRegularExpression words(
        u"^(?:coding|programming|languages?|tools?|software|frameworks?|databases?|libraries|"
        u"platforms?)\\s+(?=[A-Z][\\w+#/.]*$)"_s,
        caseless);
    return words;
}

/// Whether a sentence begins so: then only names in it are skills, not what it says about them.
bool tellsOfSkills(const QString &text)
{
    static const QRegularExpression words(
        u"^\\s*(?:(?:i\\s+am|i\\s+have|highly|very|strong)\\s+)*(?:proficient|experienced?|"
        u"familiar|"
        u"skilled|knowledge(?:able)?|expertise|hands-on|competent)\\s+(?:experience\\s+)?"
        u"(?:in|with|at|of)\\b"_s,
        caseless);
    return words.match(text).hasMatch();
}

/// A clause, no name: "前端该会的东西", or in a sentence several words without a capital.
bool isSaid(QStringView words, bool told)
{
    if (hasHan(words)) {
        const bool can = words.startsWith(u'能') || words.startsWith(u'可');
        return words.size() > 6 && (words.contains(u'的') || can) &&
               std::ranges::all_of(words, [](QChar c) { return isHan(c); });
    }
    return told && words.contains(u' ') &&
           std::ranges::none_of(words, [](QChar c) { return c.isUpper() || c.isDigit(); });
}

/// "Python (Pandas, NumPy)" are three: what stands in brackets as a list is listed.
QList<Span> withMembers(const QString &text, const QList<Span> &parts, qsizetype start);

Span without(const QString &text, Span span, const QRegularExpression &expression, bool atStart)
{
    const auto match = expression.match(text.mid(span.start, span.length));
    if (!match.hasMatch() || match.capturedLength() == 0)
        return span;
    if (atStart)
        return {span.start + match.capturedLength(), span.length - match.capturedLength()};
    return {span.start, match.capturedStart()};
}

int wordCount(QStringView text)
{
    int han = 0;
    int latin = 0;
    for (const Token &token : tokens(text))
        ++(token.han ? han : latin);
    return latin + (han + 1) / 2;
}

/// "Fluent in Spanish", "流利的英语": nothing else between the two.
bool isBefore(const QString &text, Span word, Span language)
{
    static const QRegularExpression joint(u"^\\s*(?:in|的)?\\s*$"_s, caseless);
    return joint.match(text.mid(word.end(), language.start - word.end())).hasMatch();
}

} // namespace

namespace {

QList<Span> withMembers(const QString &text, const QList<Span> &parts, qsizetype start)
{
    static const QRegularExpression listed(
        u"^([A-Z][\\w+#. -]{0,20}?)\\s*[(]((?:[A-Za-z][\\w+#.-]*\\s*[,、/]\\s*)+[A-Za-z][\\w+#.-]*)[)]$"_s);
    QList<Span> all;
    for (Span part : parts) {
        part.start += start;
        const auto match = listed.match(text.mid(part.start, part.length));
        if (!match.hasMatch()) {
            all.append(part);
            continue;
        }
        all.append({part.start, match.capturedLength(1)});
        for (Span member : splitList(match.capturedView(2))) {
            member.start += part.start + match.capturedStart(2);
            all.append(member);
        }
    }
    return all;
}

} // namespace

static SkillFinding movedBy(SkillFinding finding, qsizetype by)
{
    finding.nameSpan.start += by;
    finding.levelSpan.start += by;
    for (Span &span : finding.keywordSpans)
        span.start += by;
    return finding;
}

static QList<SkillFinding> parseGroup(QStringView source, const Knowledge &knowledge,
                                      QStringView label);

QList<SkillFinding> parseSkills(QStringView source, const Knowledge &knowledge, QStringView label)
{
    const QList<qsizetype> starts = label.isEmpty() ? labelStarts(source) : QList<qsizetype>{0};
    QList<SkillFinding> groups;
    for (qsizetype i = 0; i < starts.size(); ++i) {
        const qsizetype end = i + 1 < starts.size() ? starts[i + 1] - 1 : source.size();
        for (const SkillFinding &group :
             parseGroup(source.sliced(starts[i], end - starts[i]), knowledge, label))
            groups.append(movedBy(group, starts[i]));
    }
    return groups;
}

/// The word for how well inside what stood before or behind a skill.
static Span levelIn(const QString &text, Span around, const Knowledge &knowledge)
{
    const auto found = knowledge.findWords(WordTable::Fluency,
                                           QStringView(text).sliced(around.start, around.length));
    return found.isEmpty()
               ? Span()
               : Span{around.start + found.first().span.start, found.first().span.length};
}

QList<SkillFinding> parseGroup(QStringView source, const Knowledge &knowledge, QStringView label)
{
    const QString text = folded(source);
    QList<SkillFinding> groups; // one for each level that is printed
    SkillFinding finding;
    Span body{0, text.size()};
    if (!label.isEmpty()) {
        finding.skill.name = label.toString();
    } else if (const Span name = labelSpan(text); !name.isEmpty()) {
        finding.skill.name = source.sliced(name.start, name.length).toString().simplified();
        finding.nameSpan = name;
        const qsizetype colon = text.indexOf(u':', name.end());
        body = {colon + 1, text.size() - colon - 1};
    }
    const auto add = [&](Span span) {
        const QString keyword = source.sliced(span.start, span.length).toString().simplified();
        if (keyword.isEmpty() || finding.skill.keywords.contains(keyword))
            return;
        finding.skill.keywords.append(keyword);
        finding.keywordSpans.append(span);
    };
    // A level holds for what follows it, one behind a skill for that skill alone.
    const auto setLevel = [&](Span level) {
        if (level == finding.levelSpan)
            return;
        if (!finding.skill.keywords.isEmpty()) {
            groups.append(finding);
            finding.skill.keywords.clear();
            finding.keywordSpans.clear();
        }
        finding.levelSpan = level;
        finding.skill.level = source.sliced(level.start, level.length).toString();
    };
    if (!finding.skill.name.isEmpty() && knowledge.word(WordTable::Fluency, finding.skill.name)) {
        finding.skill.level = finding.skill.name; // "Proficient: Python, R"
        finding.levelSpan = finding.nameSpan;
    }
    Span opened = finding.levelSpan;
    bool told = false; // "Experienced in …": what follows is told, not listed
    for (Span part :
         withMembers(text, splitList(source.sliced(body.start, body.length)), body.start)) {
        told = told || tellsOfSkills(text.mid(part.start, part.length));
        const qsizetype partStart = part.start;
        for (int round = 0; round < 2; ++round)
            part = stripped(text, without(text, part, opening(), true));
        if (const Span level = levelIn(text, {partStart, part.start - partStart}, knowledge);
            !level.isEmpty())
            opened = level;
        part = stripped(text, without(text, part, closing(), false));
        const Span bare = stripped(text, withoutLevelBehind(text, part, knowledge));
        const QString name = text.mid(bare.start, bare.length);
        if (!knowledge.word(WordTable::Languages, name)) {
            const Span behind = levelIn(text, {bare.end(), part.end() - bare.end()}, knowledge);
            setLevel(behind.isEmpty() ? opened : behind);
            part = bare;
        } else {
            setLevel(opened);
        }
        part = stripped(text, without(text, part, groupBefore(), true));
        if (part.length <= 0)
            continue;
        const QStringView words = QStringView(text).sliced(part.start, part.length);
        // "能熟练阅读英文文献": what somebody can do is no name of a skill.
        static const QRegularExpression can(u"^\\s*(?:可|能够?)"_s);
        const bool does =
            hasHan(words) && can.matchView(QStringView(text).sliced(partStart)).hasMatch();
        if ((does || isSaid(words, told)) &&
            knowledge.findWords(WordTable::Skills, words).isEmpty())
            continue;
        const bool prose = wordCount(words) > 6 || (hasHan(words) && words.size() > 12);
        const auto known = knowledge.findWords(WordTable::Skills, words);
        const bool mixed = !known.isEmpty() && hasHan(words) && !words.contains(u'(');
        static const QRegularExpression pair(u"^(.+?)\\s+(?:and|&)\\s+(.+)$"_s);
        if (const auto both = pair.match(words.toString());
            both.hasMatch() && knowledge.word(WordTable::Skills, both.capturedView(1)) &&
            knowledge.word(WordTable::Skills, both.capturedView(2))) {
            add({part.start + both.capturedStart(1), both.capturedLength(1)});
            add({part.start + both.capturedStart(2), both.capturedLength(2)});
            continue;
        }
        // "Python PyTorch Linux": nothing but spaces between names that are known.
        qsizetype letters = 0;
        for (const WordMatch &word : known)
            letters += word.span.length;
        const bool spaced = known.size() >= 3 && !hasHan(words) && !words.contains(u'(') &&
                            letters + words.count(u' ') >= words.size() * 8 / 10;
        if (prose || mixed || spaced) {
            // A sentence: only what is known to be a skill.
            for (const WordMatch &word : known) {
                // "C语言" is how the language is called.
                static const QRegularExpression called(u"^\\s?语言"_s);
                const auto match = called.matchView(words.sliced(word.span.end()));
                add({part.start + word.span.start, word.span.length + match.capturedLength()});
            }
            continue;
        }
        add(part);
    }
    if (!finding.skill.keywords.isEmpty())
        groups.append(finding);
    for (SkillFinding &group : groups)
        group.score = group.skill.name.isEmpty() ? 0.7 : 0.9;
    return groups;
}

bool listsSkills(QStringView source, const Knowledge &knowledge)
{
    static const QRegularExpression mastered(
        u"^\\s*(?:能够?|可)?(?:熟练|灵活)?(?:掌握|使用|运用|精通|熟悉|了解)\\s*[^\\s，,、；;]"_s);
    if (source.size() > 300)
        return false;
    if (mastered.match(folded(source)).hasMatch())
        return true;
    const QList<Span> parts = splitList(source);
    const auto known = std::ranges::count_if(parts, [&](const Span &part) {
        const QStringView words = source.sliced(part.start, part.length);
        return words.size() < 40 && !knowledge.findWords(WordTable::Skills, words).isEmpty();
    });
    return parts.size() >= 3 && known >= 2 && known * 5 >= parts.size() * 2;
}

QList<LanguageFinding> findLanguages(QStringView source, const Knowledge &knowledge)
{
    const QString text = folded(source);
    const auto languages = knowledge.findWords(WordTable::Languages, text);
    const auto fluencies = knowledge.findWords(WordTable::Fluency, text);
    QList<LanguageFinding> list;
    for (qsizetype i = 0; i < languages.size(); ++i) {
        LanguageFinding finding;
        finding.language.language =
            source.sliced(languages[i].span.start, languages[i].span.length).toString();
        finding.span = languages[i].span;
        finding.score = 0.7;
        const qsizetype next = i + 1 < languages.size() ? languages[i + 1].span.start : text.size();
        const qsizetype previous = i > 0 ? languages[i - 1].span.end() : 0;
        for (const WordMatch &word : fluencies) {
            const bool behind = word.span.start >= finding.span.end() && word.span.end() <= next &&
                                word.span.start - finding.span.end() <= 12;
            const bool before = word.span.end() <= finding.span.start &&
                                word.span.start >= previous &&
                                isBefore(text, word.span, finding.span);
            if (!behind && !before)
                continue;
            finding.language.fluency = source.sliced(word.span.start, word.span.length).toString();
            finding.fluencySpan = word.span;
            finding.score = 0.9;
            break;
        }
        list.append(finding);
    }
    return list;
}

} // namespace Bole
