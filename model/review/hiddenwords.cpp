// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/hiddenwords.h"

#include "model/knowledge/knowledge.h"
#include "model/knowledge/personaldata.h"
#include "model/review/nameforms.h"
#include "model/review/streetaddresses.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortestPhone = 7;
constexpr qsizetype longestAcronym = 3;
constexpr qsizetype widestGap = 4;      // ", ", " · ", a line end and an indent
constexpr qsizetype widestSpace = 16;   // "林      一", as in forms and titles
constexpr qsizetype shortestSpaced = 4; // letters: "L I N Y I"

QString digitsOf(QStringView text)
{
    QString digits;
    for (const QChar c : text) {
        if (c.isDigit())
            digits += QChar(u'0' + c.digitValue());
    }
    return digits;
}

bool isInCapitals(QStringView word)
{
    return std::ranges::all_of(word, [](QChar c) { return c.isUpper() || c.isDigit(); });
}

/// Firms and public offices in the table may be named.
bool isSchool(const QString &name)
{
    for (const QStringView word : {u"universi", u"college", u"institut", u"school", u"polytech",
                                   u"politecnic", u"hochschule", u"ecole", u"école", u"academy"}) {
        if (name.contains(word, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

/// Without the signs that mark authors: "Tong#" and "Tong++" are Tong, as "C#" is not; and "Tong's"
/// is Tong.
QList<Token> plainTokens(QStringView text)
{
    QList<Token> words = tokens(text);
    for (Token &word : words) {
        // A key has no apostrophes: "tongs".
        if (word.key.size() > 2 && word.key.endsWith(u's') && word.span.length > word.key.size() &&
            folded(text.sliced(word.span.start, word.span.length)).endsWith("'s"_L1)) {
            word.key.chop(1);
            word.span.length -= 2;
        }
        while (word.key.size() > 2 && (word.key.endsWith(u'#') || word.key.endsWith(u'+'))) {
            word.key.chop(1);
            --word.span.length;
        }
    }
    return words;
}

QStringList wordsIn(const QString &value)
{
    QStringList words;
    for (const Token &token : plainTokens(value))
        words.append(token.key);
    return words;
}

void addMatches(const QRegularExpression &expression, int group, const QString &text,
                BlindField field, QList<HiddenSpan> &found)
{
    auto matches = expression.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        found.append({{match.capturedStart(group), match.capturedLength(group)}, field});
    }
}

QList<HiddenSpan> merged(QList<HiddenSpan> spans)
{
    std::ranges::sort(spans, std::less(),
                      [](const HiddenSpan &s) { return std::pair(s.span.start, -s.span.length); });
    QList<HiddenSpan> result;
    for (const HiddenSpan &span : std::as_const(spans)) {
        if (!result.isEmpty() && result.last().span.overlaps(span.span))
            result.last().span.length =
                std::max(result.last().span.end(), span.span.end()) - result.last().span.start;
        else
            result.append(span);
    }
    return result;
}

/// "Ashdown Quentin, Fleur" alone in its line: a name that the record does not know.
void addSecondNames(QStringView text, QList<HiddenSpan> &found)
{
    static const QRegularExpression second(u"\\G, ?(\\p{Lu}\\p{Ll}+)(?= *(?:[\\n\\t|]|$))"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    const QString lines = found.isEmpty() ? QString() : text.toString();
    for (const HiddenSpan &name : merged(found)) {
        const auto match = second.match(lines, name.span.end());
        if (name.field != BlindField::Name || !match.hasMatch())
            continue;
        const qsizetype line = lines.lastIndexOf(u'\n', name.span.start) + 1;
        qsizetype words = 0; // before it, which are no part of the name
        for (const Token &token : tokens(text.sliced(line, name.span.start - line)))
            words += std::ranges::none_of(found, [&](const HiddenSpan &other) {
                return other.span.overlaps({line + token.span.start, token.span.length});
            });
        if (words == 0)
            found.append({{match.capturedStart(1), match.capturedLength(1)}, BlindField::Name});
    }
}

/// The field that a piece of personal data belongs to.
BlindField fieldOf(PersonalGroup group)
{
    switch (group) {
    case PersonalGroup::Name:
        return BlindField::Name;
    case PersonalGroup::Identity:
    case PersonalGroup::Contact:
        return BlindField::Contact;
    case PersonalGroup::Age:
        return BlindField::Age;
    case PersonalGroup::Gender:
        return BlindField::Gender;
    case PersonalGroup::Origin:
    case PersonalGroup::Application: // is never found
        break;
    }
    return BlindField::Origin;
}

/// Near enough to belong to one name.
bool isNear(QStringView text, const Token &before, const Token &after)
{
    const qsizetype gap = after.span.start - before.span.end();
    if (gap <= widestGap)
        return true;
    const QStringView between = text.mid(before.span.end(), gap);
    return before.han && after.han && gap <= widestSpace &&
           std::ranges::all_of(between, [](QChar c) { return c.isSpace() && c != u'\n'; });
}

} // namespace

void HiddenWords::setFields(BlindFields hidden)
{
    m_fields = hidden;
    m_addresses.setFields(hidden);
}

void HiddenWords::addName(const QStringList &names, BlindField field)
{
    const NameForms forms = nameForms(names);
    for (const QStringList &sequence : forms.sequences)
        addSequence(sequence, field);
    for (const QString &word : forms.words)
        m_words.insert(word, field);
    if (field == BlindField::Name)
        m_addresses.addNames(forms.joined);
}

void HiddenWords::addValue(const QString &value, BlindField field)
{
    addSequence(wordsIn(value), field);
}

void HiddenWords::addInstitution(const QStringList &names)
{
    const QString university = QStringLiteral("university");
    for (const QString &name : names) {
        QStringList words = wordsIn(name);
        if (words.size() == 1 && words.first().size() <= longestAcronym && !hasHan(name)) {
            m_acronyms.insert(words.first());
            continue;
        }
        addSequence(words, BlindField::Institution);
        // "Tongji Univ.", "tongji.edu.cn", "at Tongji"
        if (words.size() == 2 && words.last() == university && words.first().size() >= 5)
            addSequence({words.first()}, BlindField::Institution);
        if (const qsizetype at = words.indexOf(university); at >= 0) {
            words[at] = QStringLiteral("univ");
            addSequence(words, BlindField::Institution);
        }
    }
}

void HiddenWords::addPhone(const QString &number)
{
    if (const QString digits = digitsOf(number); digits.size() >= shortestPhone)
        m_phones.append(digits);
}

void HiddenWords::addSequence(const QStringList &words, BlindField field)
{
    if (words.isEmpty())
        return;
    QList<Sequence> &known = m_sequences[words.first()];
    known.append({words, field});
    std::ranges::stable_sort(known, std::greater(),
                             [](const Sequence &s) { return s.words.size(); });
    if (words.size() == 1 && words.first().size() >= 6)
        m_beginnings.insert(words.first(), field);
}

QList<HiddenSpan> HiddenWords::find(QStringView text) const
{
    QList<HiddenSpan> found;
    const QString plain = folded(text);
    findWords(text, found);
    if (m_fields.testFlag(BlindField::Name))
        addSecondNames(text, found);
    findPhones(plain, found);
    findSchools(text, found);
    findLabelled(plain, found);
    findPersonal(text, found);
    m_addresses.find(text, found);
    if (m_fields.testFlag(BlindField::Contact)) {
        // In the text with its lines: an address ends with its own.
        for (const Span &address : findStreetAddresses(text.toString()))
            found.append({address, BlindField::Contact});
    }
    return merged(found);
}

void HiddenWords::findWords(QStringView text, QList<HiddenSpan> &found) const
{
    const QList<Token> words = plainTokens(text);
    const auto matches = [&](const Sequence &sequence, qsizetype at) {
        if (at + sequence.words.size() > words.size())
            return false;
        for (qsizetype k = 0; k < sequence.words.size(); ++k) {
            if (words[at + k].key != sequence.words[k])
                return false;
            if (k > 0 && !isNear(text, words[at + k - 1], words[at + k]))
                return false;
        }
        return true;
    };
    const auto spanOf = [&](qsizetype from, qsizetype count) {
        return Span{words[from].span.start,
                    words[from + count - 1].span.end() - words[from].span.start};
    };
    for (qsizetype i = 0; i < words.size(); ++i) {
        const Token &word = words[i];
        for (const Sequence &sequence : m_sequences.value(word.key)) {
            if (matches(sequence, i))
                found.append({spanOf(i, sequence.words.size()), sequence.field});
        }
        const bool writtenAsName = text[word.span.start].isUpper();
        if (const auto known = m_words.constFind(word.key);
            known != m_words.constEnd() && writtenAsName)
            found.append({word.span, *known});
        if (m_acronyms.contains(word.key) &&
            isInCapitals(text.mid(word.span.start, word.span.length)))
            found.append({word.span, BlindField::Institution});
        for (auto it = m_beginnings.begin(); it != m_beginnings.end(); ++it) {
            if (word.key.startsWith(it.key()))
                found.append({word.span, it.value()});
        }
        if (m_fields.testFlag(BlindField::Name) && !word.han && m_addresses.isHandle(word.key))
            found.append({word.span, BlindField::Name});
    }
    findSpacedName(text, words, found);
}

/// "L I N  Y I": a title whose letters stand apart.
void HiddenWords::findSpacedName(QStringView text, const QList<Token> &words,
                                 QList<HiddenSpan> &found) const
{
    for (qsizetype first = 0; first < words.size(); ++first) {
        QString letters;
        qsizetype end = first;
        while (end < words.size() && !words[end].han && words[end].key.size() == 1 &&
               (end == first || isNear(text, words[end - 1], words[end])))
            letters += words[end++].key;
        if (letters.size() >= shortestSpaced && m_addresses.holdsName(letters))
            found.append(
                {{words[first].span.start, words[end - 1].span.end() - words[first].span.start},
                 BlindField::Name});
        first = std::max(first, end - 1);
    }
}

void HiddenWords::findPersonal(QStringView text, QList<HiddenSpan> &found) const
{
    for (const PersonalValue &value : findPersonalData(text)) {
        const BlindField field = fieldOf(value.group);
        const bool isNumber = value.group == PersonalGroup::Identity;
        if (isNumber ? bool(m_fields & toldByNumbers) : m_fields.testFlag(field))
            found.append({value.span, field});
    }
}

void HiddenWords::findPhones(const QString &text, QList<HiddenSpan> &found) const
{
    if (m_phones.isEmpty())
        return;
    static const QRegularExpression number(QStringLiteral(R"([+(]{0,2}\d[\d ().\-/]{5,}\d)"));
    auto matches = number.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QString digits = digitsOf(match.captured());
        const bool known = std::ranges::any_of(m_phones, [&](const QString &phone) {
            return digits.size() >= shortestPhone &&
                   (digits.contains(phone) || phone.contains(digits));
        });
        if (known)
            found.append({{match.capturedStart(), match.capturedLength()}, BlindField::Contact});
    }
}

void HiddenWords::findSchools(QStringView text, QList<HiddenSpan> &found) const
{
    if (!m_fields.testFlag(BlindField::Institution))
        return;
    for (const InstitutionMatch &match : Knowledge::ofProgram().findInstitutions(text)) {
        if (!match.isKnown() || isSchool(match.nameEn))
            found.append({match.span, BlindField::Institution});
    }
}

void HiddenWords::findLabelled(const QString &text, QList<HiddenSpan> &found) const
{
    using Option = QRegularExpression;
    static const QRegularExpression email(
        QStringLiteral(R"([^\s<>()\[\]{},;:"]+\s?@\s?[^\s<>()\[\]{},;:"]+)"));
    static const QRegularExpression age(
        QStringLiteral(
            R"((?:\b(?:age|aged|born|birth(?:day|date)?|date of birth|d\.?o\.?b\.?)(?=[\s:])|年\s*龄|出\s*生(?:\s*年\s*月|\s*日\s*期)?|生\s*日))"
            R"(\s*[:：]?\s*(?:(?:on|in)\s+)?)"
            R"(((?:[a-z]{3,9}\.?\s+)?\d(?:[\d./\-年月日岁 ]*[\d年月日岁])?(?:\s*[a-z]{3,9}\.?,?\s*\d{4}|,\s*\d{4})?))"),
        Option::CaseInsensitiveOption);
    static const QRegularExpression years(
        QStringLiteral(R"(\b\d{2}(?:\s*岁|\s*周岁| years? old| y/o))"),
        Option::CaseInsensitiveOption);
    // "MS" alone is a degree; a title has its full stop.
    static const QRegularExpression gender(
        QStringLiteral(
            R"((?<![\p{L}])(?i:fe)?(?i:male)(?![\p{L}])|(?<![\p{L}])(?:Mrs?\.|Ms\.|Miss)(?=\s)|)"
            R"((?<![\p{Han}])[男女](?:性|士|生)?(?![\p{Han}])|(?<=性别)[男女]|先生|女士)"),
        Option::UseUnicodePropertiesOption);
    static const QRegularExpression advisor(
        QStringLiteral(
            R"((?:(?:(?i:advis[eo]r|supervisor|advised by|supervised by|guided by|mentored by)s?|导\s*师|)"
            R"(指导(?:教师|老师))\s*[:：]?|\b(?i:guide|mentor)s?\s*[:：])\s*)"
            R"((?:(?:Prof(?:essor)?|Assoc|Asst|Dr)\b\.?\s*)*)"
            R"((\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){1,3}|\p{Han}{2,4}(?=教授|老师|研究员|院士|[^\p{Han}]|$)))"),
        Option::UseUnicodePropertiesOption);
    if (m_fields.testFlag(BlindField::Advisor))
        addMatches(advisor, 1, text, BlindField::Advisor, found);
    // As they are written in America, with a country's number, and in China.
    static const QRegularExpression phone(QStringLiteral(
        R"(\(\d{3}\)\s*\d{3}[-. ]\d{4}|\+\d{1,3}[ \d().-]{7,}\d|)"
        R"((?<!\d)1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)|(?<!\d)0\d{2,3}-\d{4}-?\d{4}(?!\d))"));
    // WeChat's own form, which often stands behind an icon instead of a label.
    static const QRegularExpression wechat(QStringLiteral(R"(\bwxid_[\w-]+)"),
                                           Option::CaseInsensitiveOption);
    if (m_fields.testFlag(BlindField::Contact)) {
        addMatches(email, 0, text, BlindField::Contact, found);
        addMatches(phone, 0, text, BlindField::Contact, found);
        addMatches(wechat, 0, text, BlindField::Contact, found);
    }
    if (m_fields.testFlag(BlindField::Age)) {
        addMatches(age, 1, text, BlindField::Age, found);
        addMatches(years, 0, text, BlindField::Age, found);
    }
    if (m_fields.testFlag(BlindField::Gender))
        addMatches(gender, 0, text, BlindField::Gender, found);
}

} // namespace Bole
