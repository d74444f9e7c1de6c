// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/awards.h"

#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <QSet>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Bullets, numbers and labels before an award.
qsizetype contentStart(const QString &text)
{
    static const QRegularExpression before(
        u"^\\s*(?:[^\\p{L}\\p{N}\\s\"'(\\[]+\\s*)?(?:(?:\\d{1,2}[.)]|[(]\\d{1,2}[)])\\s+)?"
        "(?:(?:所获|曾获|主要)?(?:奖项|荣誉|获奖(?:情况)?|奖励|奖学金与荣誉|awards?|honou?rs?)\\s*:\\s*)?"_s,
        caseless);
    return before.match(text).capturedEnd();
}

bool isSeparator(QChar c)
{
    return c.isSpace() || QStringView(u",;|()[]:-•·∙").contains(c);
}

/// The award's date stands at an end of the line; one inside belongs to the title.
std::optional<DateRange> outerDate(const QString &text, Span *rest, PartialDate today)
{
    const auto dates = findDateRanges(QStringView(text).sliced(rest->start, rest->length), today);
    if (dates.isEmpty())
        return std::nullopt;
    const auto shift = [&](DateRange date) {
        date.span.start += rest->start;
        return date;
    };
    // "优秀学生干部（2020，2022）": several years in brackets, of which the first counts.
    static const QRegularExpression years(
        u"\\s*[(](?:19|20)\\d{2}(?:\\s*[,/、&]\\s*(?:19|20)\\d{2})+[)]\\s*$"_s);
    if (const auto match = years.match(text.mid(rest->start, rest->length)); match.hasMatch()) {
        const auto first = std::ranges::find_if(
            dates, [&](const DateRange &date) { return date.span.start >= match.capturedStart(); });
        rest->length = match.capturedStart();
        return shift(first == dates.cend() ? dates.first() : *first);
    }
    const auto onlySigns = [&](qsizetype from, qsizetype to) {
        return std::all_of(text.cbegin() + from, text.cbegin() + to,
                           [](QChar c) { return isSeparator(c) || c == u'.'; });
    };
    const DateRange last = shift(dates.last());
    if (onlySigns(last.span.end(), rest->end()) && last.span.start > rest->start) {
        rest->length = last.span.start - rest->start;
        return last;
    }
    const DateRange first = shift(dates.first());
    // "2016，2017，2018校级奖学金": a list of years is no date of its own
    qsizetype behind = first.span.end();
    while (behind < rest->end() && isSeparator(text[behind]))
        ++behind;
    const bool apart = behind > first.span.end() && behind < rest->end() && !text[behind].isDigit();
    const bool yearOfTitle = text.mid(first.span.end()).trimmed().startsWith(u"年度"_s);
    if (onlySigns(rest->start, first.span.start) && apart && !yearOfTitle) {
        *rest = {first.span.end(), rest->end() - first.span.end()};
        return first;
    }
    return shift(dates.first()); // inside: it stays in the title too
}

Span cleaned(const QString &text, Span span)
{
    while (span.length > 0 && (isSeparator(text[span.start]) && text[span.start] != u'(')) {
        ++span.start;
        --span.length;
    }
    while (span.length > 0 && (isSeparator(text[span.end() - 1]) || text[span.end() - 1] == u'.') &&
           text[span.end() - 1] != u')')
        --span.length;
    return span;
}

/// "…, Zhejiang University" and "… (Ministry of Education)" say who awarded it.
Span awarderSpan(const QString &text, Span span, const Knowledge &knowledge)
{
    const QStringView title = QStringView(text).sliced(span.start, span.length);
    const qsizetype comma = title.lastIndexOf(u',');
    if (comma <= 0)
        return {};
    Span tail = cleaned(text, {span.start + comma + 1, span.length - comma - 1});
    if (tail.length < 3)
        return {};
    const QStringView words = QStringView(text).sliced(tail.start, tail.length);
    if (!knowledge.findWords(WordTable::AwardWords, words).isEmpty())
        return {};
    const auto institution = knowledge.findInstitution(words);
    const bool organisation = !knowledge.findWords(WordTable::Organisations, words).isEmpty();
    return (institution && institution->score >= 0.5) || organisation ? tail : Span();
}

/// The text with the names of institutions blanked: 中国人民大学 says nothing about a level.
QString withoutInstitutions(QStringView text, const Knowledge &knowledge)
{
    QString blanked = text.toString();
    for (const InstitutionMatch &school : knowledge.findInstitutions(text)) {
        if (!school.isKnown() && school.score < 0.7)
            continue;
        for (qsizetype i = school.span.start; i < school.span.end(); ++i)
            blanked[i] = u'|';
    }
    return blanked;
}

/// "中国建设银行奖学金", "Bank of China Scholarship": a firm's name says nothing about how far its
/// scholarship reaches.
QString withoutFirms(QString text, const Knowledge &knowledge)
{
    static const QRegularExpression behind(
        u"^\\s*(?:奖学金|奖助学金|奖教金|助学金|scholars|fellow|bursar)"_s, caseless);
    static const QRegularExpression before(
        u"(?:(?:中国|国家)(?:(?!大学|学生|竞赛|大赛|级)\\p{Han}){0,6}|(?:\\b\\p{Lu}\\p{L}+\\s+)+)$"_s);
    for (const WordMatch &word : knowledge.findWords(WordTable::Organisations, text)) {
        if (word.value != u"company")
            continue;
        Span firm = word.span;
        if (behind.matchView(QStringView(text).sliced(firm.end())).hasMatch()) {
            const auto match = before.matchView(QStringView(text).first(firm.start));
            firm = {firm.start - match.capturedLength(), firm.length + match.capturedLength()};
        }
        for (qsizetype i = firm.start; i < firm.end(); ++i)
            text[i] = u'|';
    }
    return text;
}

/// "National 1st Prize", "Regional Second Place": what stands right before the prize is its level.
Stored<AwardLevel> levelOfPrize(const QString &text)
{
    static const QRegularExpression before(
        u"\\b(international|national|provincial|regional|state|municipal|university|school)[- ]?"
        u"(?:level )?(?:(?:1st|2nd|3rd|first|second|third|grand|gold|silver|bronze|special|top) )+"
        u"(?:prizes?|awards?|place|medals?|class)\\b"_s,
        caseless);
    const QString word = before.match(text).captured(1).toLower();
    if (word.isEmpty())
        return {};
    const AwardLevel otherwise =
        word == u"school" ? AwardLevel::University : AwardLevel::Provincial;
    return fromName<AwardLevel>(word).value_or(otherwise);
}

/// Between spaces, or at an end.
bool standsAlone(const QString &text, Span span)
{
    return (span.start == 0 || text[span.start - 1].isSpace()) &&
           (span.end() >= text.size() || text[span.end()].isSpace());
}

Stored<AwardLevel> levelOf(QStringView whole, const Knowledge &knowledge)
{
    const QString outside = withoutInstitutions(whole, knowledge);
    const QString text = withoutFirms(outside, knowledge);
    // An institute that no table knows may be anybody's; a university's own prize is its own.
    static const QRegularExpression university(u"universi|college|大学|学院|hochschule"_s,
                                               caseless);
    const auto school = knowledge.findInstitution(whole);
    const bool ofSchool = outside != whole && ((school && school->isKnown()) ||
                                               university.match(folded(whole)).hasMatch());
    if (const Stored<AwardLevel> level = levelOfPrize(text); !level.isEmpty())
        return level;
    static const QRegularExpression stated(
        u"(国家|省部|省|市|校|院|国际|世界)级|([国省市校院])赛"_s);
    if (const auto match = stated.match(text); match.hasMatch()) {
        const QString word = match.captured(1) + match.captured(2);
        return word == u"国家" || word == u"国"     ? AwardLevel::National
               : word == u"省" || word == u"市"     ? AwardLevel::Provincial
               : word == u"省部"                    ? AwardLevel::National
               : word == u"国际" || word == u"世界" ? AwardLevel::International
                                                    : AwardLevel::University;
    }
    std::optional<AwardLevel> level;
    bool regional = false;
    for (const WordMatch &word : knowledge.findWords(WordTable::AwardLevels, text)) {
        // "… 二等奖 陕西省": a province in a column of its own.
        const bool column = word.label.endsWith(u'省') && standsAlone(text, word.span);
        const auto own = fromName<AwardLevel>(word.value);
        const bool behind = level == AwardLevel::National && own == AwardLevel::Provincial;
        // "全国…竞赛，北京市二等奖": the place stands right before the prize.
        static const QRegularExpression prize(u"^[省市区]?\\s*(?:[特一二三]等|[金银铜][奖牌])"_s);
        const bool before =
            behind && prize.matchView(QStringView(text).sliced(word.span.end())).hasMatch();
        regional = regional || word.label == u"Regional" || word.label == u"赛区" ||
                   word.label.startsWith(u"Provinc"_s) || before || column ||
                   (behind && word.label.contains(u'省'));
        if (own && (!level || *own < *level)) // the widest comes first
            level = own;
    }
    if (!level)
        return ofSchool ? Stored(AwardLevel::University) : Stored<AwardLevel>();
    // A region's prize in a national contest is the region's.
    return regional && level == AwardLevel::National ? AwardLevel::Provincial : *level;
}

/// What is called a level is one; where several words tell of different levels, or only the name of
/// a school tells, the level is a conclusion.
double levelScoreOf(const QString &text, const Knowledge &knowledge)
{
    static const QRegularExpression stated(
        u"(?:国家|省部|省|市|校|院|国际|世界)级|[国省市校院]赛|国家奖学金|"
        u"国家励志奖学金"_s);
    constexpr double sure = 0.95;
    constexpr double concluded = 0.88;
    if (stated.match(text).hasMatch() || !levelOfPrize(text).isEmpty())
        return sure;
    QSet<QString> levels;
    for (const WordMatch &word : knowledge.findWords(WordTable::AwardLevels, text))
        levels.insert(word.value);
    return levels.size() == 1 && !levels.contains(u"university"_s) ? sure : concluded;
}

/// "一等奖 国家级": the column of levels of a form is no part of the prize's name.
Span withoutLevelColumn(const QString &text, Span title)
{
    static const QRegularExpression column(
        u"(?<=[奖章牌号金])\\s+(?:国际|世界|国家|全国|省部|省市|省|市|区|校|院|系)级?$|"
        u"(?<=prize|award|medal|place)\\s+(?:international|national|provincial|regional|municipal|"
        u"university|school)(?:[- ]level)?$"_s,
        caseless);
    const auto match = column.matchView(QStringView(text).sliced(title.start, title.length));
    return match.hasMatch() ? Span{title.start, match.capturedStart()} : title;
}

/// Between semicolons a few Chinese words are a prize, whatever they call it.
bool isHanTitle(QStringView words)
{
    const auto han = std::ranges::count_if(words, [](QChar c) { return isHan(c); });
    return han >= 4 && han <= 24 && !words.contains(u',');
}

/// A list in Chinese, half of which or more is called a prize: then the rest are prizes, too.
bool isHanList(const QString &text, const QList<Span> &parts, const Knowledge &knowledge)
{
    const auto called = std::ranges::count_if(parts, [&](const Span &part) {
        return !knowledge
                    .findWords(WordTable::AwardWords,
                               QStringView(text).sliced(part.start, part.length))
                    .isEmpty();
    });
    return text.contains(u'、') && parts.size() > 2 && called * 2 >= parts.size();
}

/// "X Prize, 2023. Y Scholarship, 2022.": the point behind a year ends a prize.
bool endsDatedSentence(const QString &text, qsizetype i)
{
    if (i < 4 || i >= text.size() || text[i] != u'.')
        return false;
    const qsizetype digit = text[i - 1] == u')' ? i - 2 : i - 1;
    const bool dated = text[digit].isDigit() && text[digit - 1].isDigit();
    return dated && (i + 1 == text.size() ||
                     (text[i + 1] == u' ' && i + 2 < text.size() && text[i + 2].isUpper()));
}

} // namespace

AwardFinding parseAward(QStringView source, const Knowledge &knowledge, PartialDate today)
{
    const QString text = folded(source);
    AwardFinding finding;
    Span rest{contentStart(text), 0};
    rest.length = text.size() - rest.start;
    if (const auto date = outerDate(text, &rest, today)) {
        finding.award.date = date->single ? date->start : date->start ? date->start : date->end;
        finding.spans.insert(u"date"_s, date->span);
    }
    rest = cleaned(text, rest);
    const Span awarder = awarderSpan(text, rest, knowledge);
    if (!awarder.isEmpty()) {
        finding.award.awarder = source.sliced(awarder.start, awarder.length).toString();
        finding.spans.insert(u"awarder"_s, awarder);
        rest = cleaned(text, {rest.start, awarder.start - rest.start});
    }
    rest = withoutLevelColumn(text, rest);
    // "2024年获“飞鸟杯”铜奖": that it was won is no part of its name.
    static const QRegularExpression won(
        u"^(?:(?:19|20)\\d{2}\\s*年(?:\\s*\\d{1,2}\\s*月)?\\s*)?(?:荣获|获得|获评|获|被评为|被授予)(?=.{3})"_s);
    if (const auto match = won.match(text.mid(rest.start, rest.length)); match.hasMatch())
        rest = cleaned(text,
                       {rest.start + match.capturedLength(), rest.length - match.capturedLength()});
    if (rest.length <= 0)
        return finding;
    finding.award.title = source.sliced(rest.start, rest.length).toString().simplified();
    finding.spans.insert(u"title"_s, rest);
    finding.award.level = levelOf(source, knowledge);
    finding.levelScore = levelScoreOf(text, knowledge);
    const bool hasWord = !knowledge.findWords(WordTable::AwardWords, finding.award.title).isEmpty();
    finding.score = hasWord ? 0.9 : finding.award.date ? 0.5 : 0.3;
    return finding;
}

QList<AwardFinding> parseAwards(QStringView source, const Knowledge &knowledge, PartialDate today)
{
    const QString text = folded(source);
    const qsizetype start = contentStart(text);
    // Borders outside brackets; where semicolons part a list, commas belong to its members, and a
    // comma in English is a border only before a new award.
    bool parted = text.contains(u';') || text.contains(u'|');
    for (qsizetype i = start; i + 1 < text.size(); ++i)
        parted = parted || endsDatedSentence(text, i);
    QList<Span> parts;
    qsizetype from = start;
    int depth = 0;
    for (qsizetype i = start; i <= text.size(); ++i) {
        const QChar c = i < text.size() ? text[i] : QChar(u';');
        depth += c == u'(' || c == u'[' ? 1 : c == u')' || c == u']' ? -1 : 0;
        const bool strong =
            i == text.size() || c == u';' || c == u'|' || c == u'、' || endsDatedSentence(text, i);
        if (depth > 0 && i < text.size())
            continue;
        if (strong || (!parted && c == u',')) {
            parts.append({from, i - from});
            from = i + 1;
        }
    }
    const bool hanList = isHanList(text, parts, knowledge);
    const auto isAward = [&](Span part) {
        const QStringView words = QStringView(text).sliced(part.start, part.length);
        static const QRegularExpression brackets(u"[(][^()]*[)]"_s);
        if (hanList && isHanTitle(words.toString().remove(brackets)))
            return true;
        static const QRegularExpression year(u"\\b(?:19|20)\\d\\d\\b"_s);
        const bool worded = std::ranges::any_of(words, [](QChar c) { return c.isLetter(); });
        return worded && (!knowledge.findWords(WordTable::AwardWords, words).isEmpty() ||
                          (parted && (year.matchView(words).hasMatch() || isHanTitle(words))));
    };
    QList<Span> awards;
    Span pending;
    for (const Span &part : std::as_const(parts)) {
        if (isAward(part)) {
            const qsizetype begin = pending.isEmpty() ? part.start : pending.start;
            awards.append({begin, part.end() - begin});
            pending = {};
        } else if (pending.isEmpty() && !awards.isEmpty() &&
                   !text.mid(part.start, part.length).trimmed().isEmpty() &&
                   !text.mid(part.start, part.length).trimmed().at(0).isDigit()) {
            awards.last().length = part.end() - awards.last().start; // belongs to the one before
        } else {
            const qsizetype begin = pending.isEmpty() ? part.start : pending.start;
            pending = {begin, part.end() - begin};
        }
    }
    if (!pending.isEmpty() && !awards.isEmpty())
        awards.last().length = pending.end() - awards.last().start;
    // English prints "X Award, Y University, Z Prize" as one; Chinese lists are lists, and so is
    // what semicolons part.
    const bool list = hasHan(text) || parted || awards.size() > 2;
    if (awards.size() < 2 || !list)
        return {parseAward(source, knowledge, today)};
    QList<AwardFinding> findings;
    for (const Span &award : std::as_const(awards)) {
        AwardFinding finding =
            parseAward(source.sliced(award.start, award.length), knowledge, today);
        for (Span &span : finding.spans)
            span.start += award.start;
        findings.append(finding);
    }
    return findings;
}

} // namespace Bole
