// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/names.h"

#include "model/intake/parsers/expressions.h"
#include "model/intake/parsers/namematcher.h"
#include "model/intake/parsers/namewords.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView noNames[] = {
    u"curriculum", u"vitae",       u"resume",     u"cv",        u"page",       u"email",
    u"e-mail",     u"phone",       u"mobile",     u"address",   u"website",    u"homepage",
    u"github",     u"linkedin",    u"last",       u"updated",   u"computer",   u"science",
    u"engineer",   u"engineering", u"department", u"school",    u"university", u"college",
    u"institute",  u"lab",         u"laboratory", u"student",   u"research",   u"intelligence",
    u"learning",   u"vision",      u"systems",    u"system",    u"data",       u"software",
    u"project",    u"experience",  u"skills",     u"education", u"contact",    u"profile",
    u"objective",  u"senior",      u"junior",     u"and",       u"the",        u"of",
    u"in",         u"for",         u"with"};
constexpr QStringView hanNoNames[] = {u"简历", u"履历", u"个人", u"求职", u"电话", u"邮箱", u"性别",
                                      u"地址", u"年龄", u"籍贯", u"民族", u"学历", u"专业", u"手机",
                                      u"应聘", u"意向", u"大学", u"学院", u"公司", u"项目", u"经历",
                                      u"成果", u"技能", u"方法", u"系统", u"研究", u"计算", u"算法",
                                      u"平台", u"课程", u"实习", u"学习"};

/// A row of words that headings are made of: "教育背景", "Work Experience".
bool isHeading(QStringView text, const Knowledge &knowledge)
{
    const auto heading = knowledge.heading(text);
    return heading && heading->isWhole;
}

double hanNameScore(const QString &name, const Knowledge &knowledge)
{
    const qsizetype size = name.size();
    if (size < 2 || size > 4)
        return 0;
    for (const QStringView word : hanNoNames) {
        if (name.contains(word))
            return 0;
    }
    for (const WordTable table :
         {WordTable::Headings, WordTable::Places, WordTable::Fields, WordTable::Degrees,
          WordTable::Roles, WordTable::Languages, WordTable::Organisations}) {
        if (knowledge.word(table, name))
            return 0;
    }
    if (isHeading(name, knowledge))
        return 0;
    if (size >= 3 && !knowledge.surnameReading(name.first(2)).isEmpty())
        return 0.95;
    const QString surname = name.first(1);
    if (size > 3 || knowledge.surnameReading(surname).isEmpty())
        return size <= 3 ? 0.3 : 0.26;
    return knowledge.isCommonSurname(surname) ? 0.95 : 0.8;
}

bool isNameWord(QStringView word)
{
    static const QRegularExpression shape(
        u"^(?:\\p{Lu}\\.?|\\p{Lu}[\\p{L}'.-]*\\p{L}\\.?|(?:\\p{Lu}\\.-?)+)$"_s);
    return shape.matchView(word).hasMatch();
}

double latinNameScore(QStringView name, const Knowledge &knowledge)
{
    const QString plain = name.toString();
    const QStringList words = plain.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty() || words.size() > 5 || plain.size() > 45)
        return 0;
    int full = 0;
    for (const QString &word : words) {
        const QString lower = word.toLower();
        if (std::ranges::find(noNames, lower) != std::end(noNames))
            return 0;
        if (isNameParticle(word) && word != words.first())
            continue;
        if (!isNameWord(word))
            return 0;
        full += word.size() > 2 && !word.endsWith(u'.') ? 1 : 0;
    }
    if (full == 0)
        return 0;
    for (const WordTable table :
         {WordTable::Headings, WordTable::Places, WordTable::Fields, WordTable::Degrees,
          WordTable::Roles, WordTable::Skills, WordTable::Languages, WordTable::Organisations}) {
        if (knowledge.word(table, plain))
            return 0;
    }
    if (isHeading(plain, knowledge))
        return 0;
    if (words.size() == 1)
        return 0.3;
    const bool pinyin =
        std::ranges::all_of(words, [&](const QString &w) { return knowledge.isPinyin(w); });
    if (pinyin &&
        (knowledge.isPinyinSurname(words.last()) || knowledge.isPinyinSurname(words.first())))
        return 0.95;
    return words.size() <= 4 ? 0.75 : 0.5;
}

struct Piece
{
    Span span;
    bool han = false;
};

/// Runs of one script, with brackets and slashes as borders.
QList<Piece> pieces(const QString &text)
{
    static const QRegularExpression run(
        u"\\p{Han}[\\p{Han}·\\s]*(?:[A-Z]\\s*\\p{Han}+)?|\\p{Lu}[\\p{L}\\p{M}'’.\\s-]*"
        "(?:[(\"“][\\p{Lu}][\\p{L}]+[)\"”]\\s*[\\p{L}][\\p{L}\\p{M}'’.\\s-]*)?"_s);
    QList<Piece> list;
    for (auto it = run.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        Span span{match.capturedStart(), match.capturedLength()};
        while (span.length > 0 && !text[span.end() - 1].isLetter() && text[span.end() - 1] != u'.')
            --span.length;
        if (span.length > 0)
            list.append({span, isHan(text[span.start])});
    }
    return list;
}

} // namespace

double personNameScore(QStringView source, const Knowledge &knowledge)
{
    QString text = folded(source).trimmed();
    static const QRegularExpression nickname(u"\\s*(?:[(][^()]*[)]|\"[^\"]*\")\\s*"_s);
    text.replace(nickname, u" "_s);
    text = text.trimmed();
    if (text.isEmpty())
        return 0;
    if (hasHan(text)) {
        const QString han = withoutHanSpaces(text);
        if (han.contains(u'·')) { // 买买提·江
            return han.size() <= 15 &&
                           std::ranges::all_of(han, [](QChar c) { return isHan(c) || c == u'·'; })
                       ? 0.85
                       : 0;
        }
        static const QRegularExpression withLetter(u"^\\p{Han}{1,4}\\s*[A-Z]\\s*\\p{Han}{1,4}$"_s);
        if (withLetter.match(han).hasMatch())
            return 0.5;
        return std::ranges::all_of(han, [](QChar c) { return isHan(c); })
                   ? hanNameScore(han, knowledge)
                   : 0;
    }
    return latinNameScore(text, knowledge);
}

bool isPersonName(QStringView text, const Knowledge &knowledge)
{
    return personNameScore(text, knowledge) >= 0.6;
}

std::optional<NameReading> readName(QStringView line, const Knowledge &knowledge)
{
    static const QRegularExpression label(
        u"(?:姓\\s*名|\\bname)\\s*(?:\\([^()]*\\))?\\s*[:：]?\\s*(?=[\\p{Lu}\\p{Han}])"_s,
        caseless);
    static const QRegularExpression titles(
        u"\\b(?:curriculum\\s+vitae|resume|résumé|\\bcv\\b|dr\\.?|prof\\.?|mr\\.?|ms\\.?)(?=\\s|$|:"
        u")|"
        "(?:的)?(?:个人)?简历|求职|(?:,\\s*)?\\b(?:ph\\.?d\\.?|m\\.?s\\.?|b\\.?s\\.?|mba)(?=\\s|$|,)"_s,
        caseless);
    QString text = folded(line);
    bool labelled = false;
    if (const auto match = label.match(text); match.hasMatch()) {
        labelled = true;
        text.replace(0, match.capturedEnd(), QString(match.capturedEnd(), u' '));
        static const QRegularExpression nextLabel(u"\\s{2,}|[|,;]|\\s\\S{2,6}\\s*:"_s);
        const qsizetype from = match.capturedEnd();
        if (const auto next = nextLabel.match(text, from + 1); next.hasMatch())
            text.truncate(next.capturedStart());
    }
    for (auto match = titles.match(text); match.hasMatch(); match = titles.match(text))
        text.replace(match.capturedStart(), match.capturedLength(),
                     QString(match.capturedLength(), u' '));
    std::optional<NameReading> best;
    for (const Piece &piece : pieces(text)) {
        const QStringView printed = line.sliced(piece.span.start, piece.span.length);
        double score = personNameScore(printed, knowledge);
        if (labelled)
            score = std::max(score, 0.9);
        if (score <= 0.25)
            continue;
        const QString name =
            piece.han ? withoutHanSpaces(printed) : printed.toString().simplified();
        if (!best) {
            best = NameReading{name, {}, piece.span, {}, score};
        } else if (best->other.isEmpty() && hasHan(best->name) != piece.han) {
            best->other = name;
            best->otherSpan = piece.span;
            // each script vouches for the other
            best->score = std::max(
                {best->score, score, sameName(best->name, best->other, knowledge) ? 0.99 : 0.0});
        }
    }
    return best;
}

QString pinyinName(QStringView source, const Knowledge &knowledge)
{
    const QString name = withoutHanSpaces(source);
    if (!hasHan(name) || name.size() < 2)
        return {};
    qsizetype surnameSize =
        name.size() >= 3 && !knowledge.surnameReading(name.first(2)).isEmpty() ? 2 : 1;
    QString family = knowledge.surnameReading(name.first(surnameSize));
    if (family.isEmpty())
        family = knowledge.readings(name[0]).value(0);
    QString given;
    for (const QChar c : name.sliced(surnameSize))
        given += knowledge.readings(c).value(0);
    if (family.isEmpty() || given.isEmpty())
        return {};
    family[0] = family[0].toUpper();
    given[0] = given[0].toUpper();
    return given + u' ' + family;
}

bool sameName(QStringView a, QStringView b, const Knowledge &knowledge)
{
    return NameMatcher({a.toString()}, knowledge).match(b) >= 0.6 ||
           NameMatcher({b.toString()}, knowledge).match(a) >= 0.6;
}

} // namespace Bole
