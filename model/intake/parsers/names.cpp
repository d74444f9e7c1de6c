// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/names.h"

#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView particles[] = {u"von", u"van", u"de",  u"der", u"den", u"di", u"da",  u"du",
                                     u"la",  u"le",  u"bin", u"ibn", u"al",  u"el", u"dos", u"del"};
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

QString lettersOf(QStringView text)
{
    QString letters;
    for (const Token &token : tokens(text))
        letters += token.key;
    letters.remove(u'\'');
    // passports write ü as u, v or yu
    return letters.replace("lv"_L1, "lu"_L1).replace("nv"_L1, "nu"_L1).replace("lyu"_L1, "lu"_L1);
}

bool isParticle(QStringView word)
{
    return std::ranges::find(particles, word.toString().toLower()) != std::end(particles);
}

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
        if (isParticle(word) && word != words.first())
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

/// Han characters set apart belong together: "江 晓".
QString withoutHanSpaces(QStringView text)
{
    static const QRegularExpression gap(u"(?<=\\p{Han})\\s+(?=\\p{Han})"_s);
    return text.toString().remove(gap);
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

NameMatcher::NameMatcher(const QStringList &names, const Knowledge &knowledge)
{
    for (const QString &name : names) {
        const QString plain = folded(name).trimmed();
        if (plain.isEmpty())
            continue;
        if (hasHan(plain))
            addHan(withoutHanSpaces(plain), knowledge);
        else
            addLatin(plain);
    }
}

void NameMatcher::addHan(const QString &name, const Knowledge &knowledge)
{
    m_han.append(name);
    const qsizetype surnameSize =
        name.size() >= 3 && !knowledge.surnameReading(name.first(2)).isEmpty() ? 2 : 1;
    if (name.size() <= surnameSize)
        return;
    QStringList families = knowledge.readings(name[0]);
    if (const QString known = knowledge.surnameReading(name.first(surnameSize)); !known.isEmpty())
        families = surnameSize == 1 ? QStringList{known} + families : QStringList{known};
    // Every reading of every character of the given name, within reason.
    QList<Form> givens{Form{}};
    for (const QChar c : name.sliced(surnameSize)) {
        const QStringList readings = knowledge.readings(c);
        QList<Form> longer;
        for (const Form &form : std::as_const(givens)) {
            for (const QString &reading : readings) {
                const QString plain = lettersOf(reading);
                longer.append({{}, form.given + plain, form.initials + plain.left(1)});
            }
        }
        if (longer.isEmpty() || longer.size() > 16)
            return;
        givens = longer;
    }
    families.removeDuplicates();
    for (const QString &family : std::as_const(families)) {
        for (const Form &given : std::as_const(givens))
            m_forms.append({lettersOf(family), given.given, given.initials});
    }
}

void NameMatcher::addLatin(const QString &name)
{
    static const QRegularExpression nickname(u"[(\"]([^()\"]+)[)\"]"_s);
    QString plain = name;
    const auto nick = nickname.match(plain);
    if (nick.hasMatch())
        plain.remove(nick.capturedStart(), nick.capturedLength());
    static const QRegularExpression glued(u"(?<=[a-z])(?=[A-Z][a-z])"_s);
    plain.replace(glued, u" "_s);
    const qsizetype comma = plain.indexOf(u',');
    if (comma > 0)
        plain = plain.sliced(comma + 1) + u' ' + plain.first(comma);
    static const QRegularExpression border(u"[\\s.]+"_s);
    QStringList words = plain.split(border, Qt::SkipEmptyParts);
    if (words.isEmpty())
        return;
    const auto form = [](const QStringList &given, const QStringList &family) {
        Form f;
        f.family = lettersOf(family.join(u' '));
        for (const QString &word : given) {
            for (const QString &part : word.split(u'-', Qt::SkipEmptyParts)) {
                f.given += lettersOf(part);
                f.initials += lettersOf(part).left(1);
            }
        }
        return f;
    };
    if (words.size() == 1) {
        m_forms.append({lettersOf(words[0]), {}, {}});
        return;
    }
    qsizetype familyStart = words.size() - 1;
    while (familyStart > 1 && isParticle(words[familyStart - 1]))
        --familyStart;
    m_forms.append(form(words.first(familyStart), words.sliced(familyStart)));
    if (familyStart < words.size() - 1) // "von Igelfeld" is also "Igelfeld"
        m_forms.append(form(words.first(familyStart), {words.last()}));
    m_forms.append(form(words.sliced(1), words.first(1)));
    if (nick.hasMatch())
        m_forms.append(form({nick.captured(1)}, words.sliced(familyStart)));
}

double NameMatcher::matchForm(const Form &form, const QStringList &words) const
{
    // The family name is the first or the last words; the rest is the given name.
    const auto given = [&](const QStringList &rest) -> double {
        QString letters;
        bool initials = true;
        for (const QString &word : rest) {
            const QString plain = lettersOf(word);
            const bool capitals = word.size() <= 3 && word == word.toUpper();
            initials = initials && (plain.size() <= 1 || capitals);
            letters += plain;
        }
        if (letters.isEmpty() || form.given.isEmpty())
            return 0;
        if (letters == form.given)
            return 1;
        if (!initials) {
            // a middle name left out, or a nickname's beginning
            const QString first = lettersOf(rest.first());
            return first.size() >= 3 && form.given.startsWith(first) && rest.size() == 1 &&
                           first.size() < form.given.size() && form.initials.size() > 1
                       ? 0.7
                       : 0;
        }
        if (letters == form.initials)
            return 0.85;
        // "YZ" for "Yunzhuo", whose syllables are written together
        qsizetype at = 0;
        for (const QChar c : std::as_const(letters)) {
            const qsizetype found = form.given.indexOf(c, at);
            if (found < 0 || (at == 0 && found != 0))
                return 0;
            at = found + 1;
        }
        return 0.8;
    };
    for (qsizetype size = 1; size < words.size(); ++size) {
        if (lettersOf(words.last(size).join(u' ')) == form.family) {
            if (const double score = given(words.first(words.size() - size)); score > 0)
                return score;
        }
        if (lettersOf(words.first(size).join(u' ')) == form.family) {
            if (const double score = given(words.sliced(size)); score > 0)
                return score;
        }
    }
    return words.size() == 1 && form.given.isEmpty() && lettersOf(words[0]) == form.family ? 0.9
                                                                                           : 0;
}

double NameMatcher::match(QStringView source) const
{
    QString author = folded(source).trimmed();
    static const QRegularExpression marks(u"[^\\p{L}\\p{M}'.,\\s()\"-]+|\\([^)]*\\)"_s);
    author.remove(marks);
    if (hasHan(author)) {
        const QString han = withoutHanSpaces(author).trimmed();
        if (m_han.contains(han))
            return 1;
        return 0;
    }
    static const QRegularExpression glued(u"(?<=[a-z])(?=[A-Z][a-z])"_s);
    static const QRegularExpression border(u"[\\s.,]+"_s);
    QStringList words = QString(author).split(border, Qt::SkipEmptyParts);
    double best = 0;
    for (int attempt = 0; attempt < 2 && !words.isEmpty(); ++attempt) {
        QStringList parts;
        for (const QString &word : std::as_const(words))
            parts += word.split(u'-', Qt::SkipEmptyParts);
        for (const Form &form : m_forms)
            best = std::max({best, matchForm(form, words), matchForm(form, parts)});
        if (best > 0)
            break;
        // "XiaoJiang": a space that the producer dropped
        words = QString(author).replace(glued, u" "_s).split(border, Qt::SkipEmptyParts);
    }
    return best;
}

bool sameName(QStringView a, QStringView b, const Knowledge &knowledge)
{
    return NameMatcher({a.toString()}, knowledge).match(b) >= 0.6 ||
           NameMatcher({b.toString()}, knowledge).match(a) >= 0.6;
}

} // namespace Bole
