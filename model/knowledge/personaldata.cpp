// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/personaldata.h"

#include "model/knowledge/compiledin.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/table.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>

// A linker leaves out what nobody names; only the global namespace can do it.
static void namePersonalTable()
{
    Q_INIT_RESOURCE(knowledge);
}

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// How a label's value stands; the second column of personal.tsv.
enum class Form { Phrase, Line, Colon, Number, Itself };

struct Label
{
    PersonalGroup group = PersonalGroup::Origin;
    Form form = Form::Phrase;
};

constexpr qsizetype longestPhrase = 60;
constexpr qsizetype longestLine = 160;

template <typename Value, size_t count>
Value named(QByteArrayView name, const std::array<std::pair<const char *, Value>, count> &names)
{
    const auto found = std::ranges::find_if(
        names, [&](const auto &each) { return name == QByteArrayView(each.first); });
    Q_ASSERT(found != names.end()); // the table is compiled in
    return found->second;
}

PersonalGroup groupOf(QByteArrayView name)
{
    return named(name, std::array<std::pair<const char *, PersonalGroup>, 7>{{
                           {"name", PersonalGroup::Name},
                           {"identity", PersonalGroup::Identity},
                           {"contact", PersonalGroup::Contact},
                           {"age", PersonalGroup::Age},
                           {"gender", PersonalGroup::Gender},
                           {"origin", PersonalGroup::Origin},
                           {"application", PersonalGroup::Application},
                       }});
}

Form formOf(QByteArrayView name)
{
    return named(name, std::array<std::pair<const char *, Form>, 5>{{
                           {"phrase", Form::Phrase},
                           {"line", Form::Line},
                           {"colon", Form::Colon},
                           {"number", Form::Number},
                           {"itself", Form::Itself},
                       }});
}

/// As tables compare: without case, spaces and punctuation.
QString keyOf(QStringView spelling)
{
    QString key;
    for (const Token &token : tokens(spelling))
        key += token.key;
    return key;
}

/// Han characters of a label may stand apart ("民  族"), words by any one gap.
QString expressionOf(const QString &spelling)
{
    QString expression;
    const QString plain = folded(spelling);
    for (const QChar c : plain) {
        if (c == u' ')
            expression += u"[ -]{1,2}"_s;
        else if (c == u'.' || c == u'-')
            expression += u"[. -]?"_s;
        else if (isHan(c))
            expression += QString(c) + u"[ \\t]{0,6}"_s;
        else
            expression += QRegularExpression::escape(QString(c));
    }
    if (expression.endsWith(u"[ \\t]{0,6}"_s))
        expression.chop(10);
    return expression;
}

/// The longest spelling that fits wins.
QString anyOf(QStringList spellings)
{
    std::ranges::sort(spellings, std::greater(), &QString::size);
    QStringList expressions;
    for (const QString &spelling : std::as_const(spellings))
        expressions.append(expressionOf(spelling));
    return u"(?:"_s + expressions.join(u'|') + u')';
}

class Labels
{
public:
    Labels()
    {
        namePersonalTable();
        QStringList han;
        QStringList words;
        QStringList telling;
        const QByteArray table = compiledIn(u"personal.tsv"_s);
        for (const QByteArrayView line : splitFields(table, '\n')) {
            const auto row = splitFields(line, '\t');
            if (row.size() < 3 || line.startsWith('#'))
                continue;
            const Label label{groupOf(row[0]), formOf(row[1])};
            for (const QByteArrayView each : splitFields(row[2], '|')) {
                const QString spelling = QString::fromUtf8(each);
                if (label.form == Form::Itself) {
                    telling.append(spelling);
                    continue;
                }
                (hasHan(spelling) ? han : words).append(spelling);
                m_labels.insert(keyOf(spelling), label);
            }
        }
        m_label.setPattern(u"(?<!\\p{Han})("_s + anyOf(han) +
                           u")(?!\\p{Han})|(?<![\\p{L}\\p{N}@/._-])("_s + anyOf(words) +
                           u")(?![\\p{L}\\p{N}])"_s);
        m_telling.setPattern(u"(?<!\\p{Latin})"_s + anyOf(telling) + u"(?!\\p{Latin})"_s);
        for (QRegularExpression *expression : {&m_label, &m_telling})
            expression->setPatternOptions(QRegularExpression::CaseInsensitiveOption |
                                          QRegularExpression::UseUnicodePropertiesOption);
    }

    struct Found
    {
        Span span;
        Label label;
        bool isHan = false;
    };

    QList<Found> labelsIn(const QString &text) const
    {
        QList<Found> found;
        for (auto it = m_label.globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            found.append({{match.capturedStart(), match.capturedLength()},
                          m_labels.value(keyOf(match.captured())),
                          match.hasCaptured(1)});
        }
        return found;
    }

    bool isLabel(QStringView text) const { return m_labels.contains(keyOf(text)); }

    void addTelling(const QString &text, QList<PersonalValue> &values) const
    {
        for (auto it = m_telling.globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            values.append({{match.capturedStart(), match.capturedLength()}, PersonalGroup::Origin});
        }
    }

private:
    QHash<QString, Label> m_labels; ///< by key
    QRegularExpression m_label;
    QRegularExpression m_telling;
};

const Labels &labels()
{
    static const Labels all; // constant: any thread may read it
    return all;
}

/// The folded copy has spaces for line ends and tabs; here they count.
QString foldedLines(QStringView text)
{
    QString plain = folded(text);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\n' || text[i] == u'\t')
            plain[i] = text[i];
    }
    return plain;
}

bool endsCell(QChar c)
{
    return c == u'\n' || c == u'\t' || c == u'|';
}

/// Whether nothing but space, or what may stand before a label in running text, is between it and
/// the beginning of its line or cell.
bool beginsCell(const QString &text, qsizetype at, QStringView allowed = {})
{
    qsizetype i = at - 1;
    while (i >= 0 && text[i] == u' ')
        --i;
    return i < 0 || endsCell(text[i]) || allowed.contains(text[i]);
}

/// Where a label's value begins, or nothing where it has none: behind a colon, in the next cell, on
/// the next line, or, in Chinese, behind a space.
std::optional<qsizetype> valueStart(const QString &text, const Labels::Found &label)
{
    static const QRegularExpression colon(
        u"\\G[ *_]*(?:\\([^)\\n]{0,16}\\))?[ *_]*[:=][ \\t*_|]*(?=[^\\s|])"_s);
    static const QRegularExpression cell(u"\\G *[\\t|][ \\t|]*(?=[^\\s|])"_s);
    static const QRegularExpression space(u"\\G {0,4}(?=[^\\s|])"_s);
    static const QRegularExpression nextLine(u"\\G[ *_:]*\\n[ \\t]*(?=\\S)"_s);
    const auto endOf = [&](const QRegularExpression &expression) -> std::optional<qsizetype> {
        const auto match = expression.match(text, label.span.end());
        return match.hasMatch() ? std::optional(match.capturedEnd()) : std::nullopt;
    };
    if (label.label.group == PersonalGroup::Name && !label.isHan &&
        !beginsCell(text, label.span.start, u";,·•(*/"))
        return std::nullopt; // "Course name: …"
    if (const auto start = endOf(colon))
        return start;
    const bool needsColon = label.label.form == Form::Colon || label.label.form == Form::Number;
    if (needsColon || !beginsCell(text, label.span.start))
        return std::nullopt;
    if (const auto start = endOf(cell))
        return start;
    if (const auto start = endOf(space); start && label.isHan)
        return start;
    return endOf(nextLine);
}

/// "Lovelace, Ada" is one name, "Ada, 24" is not.
bool goesOnWithName(const QString &text, qsizetype comma)
{
    static const QRegularExpression given(
        u"\\G, ?\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}.'-]*){0,2} *(?=[\\n\\t|;]|$)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return given.match(text, comma).hasMatch();
}

Span valueSpan(const QString &text, qsizetype start, const Label &label, qsizetype nextLabel)
{
    const Form form = label.form;
    const bool isLine = form == Form::Line;
    const qsizetype limit =
        std::min({text.size(), start + (isLine ? longestLine : longestPhrase), nextLabel});
    const auto isAt = [&](qsizetype at, auto is) {
        return at < text.size() && is(text[at]);
    };
    const auto isSpace = [](QChar c) {
        return c == u' ';
    };
    const auto isDigit = [](QChar c) {
        return c.isDigit();
    };
    qsizetype end = start;
    for (; end < limit; ++end) {
        const QChar c = text[end];
        if (endsCell(c) || c == u';' || c == u'。')
            break;
        if (isLine)
            continue;
        // "May 3, 2001" is one date.
        const bool inDate = end > start && text[end - 1].isDigit() && isAt(end + 1, isSpace) &&
                            isAt(end + 2, isDigit);
        const bool inName = label.group == PersonalGroup::Name && goesOnWithName(text, end);
        if (((c == u',' || c == u'、') && !inDate && !inName) ||
            (c == u' ' && isAt(end + 1, isSpace)))
            break;
    }
    return trimmed(text, {start, end - start});
}

bool looksLikeNumber(QStringView value)
{
    return std::ranges::any_of(
        value, [](QChar c) { return c.isDigit() || c == u'@' || c == u'.' || c == u'/'; });
}

void addLabelled(const QString &text, QList<PersonalValue> &values)
{
    const auto found = labels().labelsIn(text);
    for (qsizetype i = 0; i < found.size(); ++i) {
        const auto start = valueStart(text, found[i]);
        if (!start || found[i].label.group == PersonalGroup::Application)
            continue;
        qsizetype next = text.size();
        for (qsizetype k = i + 1; k < found.size() && next == text.size(); ++k) {
            if (found[k].span.start == *start || valueStart(text, found[k]))
                next = found[k].span.start;
        }
        const Label &label = found[i].label;
        const Span span = valueSpan(text, *start, label, next);
        const bool isOne = label.form != Form::Number ||
                           looksLikeNumber(QStringView(text).mid(span.start, span.length));
        if (span.length > 0 && isOne)
            values.append({span, label.group});
    }
}

/// The last digit of a Chinese identity card's number follows from the others.
bool isIdentityNumber(QStringView digits)
{
    constexpr std::array weights{7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
    int sum = 0;
    for (size_t i = 0; i < weights.size(); ++i)
        sum += digits[qsizetype(i)].digitValue() * weights[i];
    return QStringView(u"10X98765432")[sum % 11] == digits.last().toUpper();
}

void addIdentityNumbers(const QString &text, QList<PersonalValue> &values)
{
    static const QRegularExpression number(
        u"(?<![\\dA-Za-z])\\d{6}[ -]?\\d{8}[ -]?\\d{3}[\\dXx](?![\\dA-Za-z])"_s);
    for (auto it = number.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        QString digits = match.captured();
        digits.remove(u' ').remove(u'-');
        if (isIdentityNumber(digits))
            values.append(
                {{match.capturedStart(), match.capturedLength()}, PersonalGroup::Identity});
    }
}

void addStreetAddresses(const QString &text, QList<PersonalValue> &values)
{
    static const QRegularExpression chinese(
        u"\\p{Han}{0,24}(?:路|街|大道|巷|弄|胡同|道|村|小区|苑|里)[ ]?\\d{1,5}[ ]?[号弄栋幢]"
        u"[\\p{Han}\\d#A-Za-z-]{0,24}(?:室|楼|单元|栋|幢|层|号)?"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression english(
        u"(?<![\\p{L}\\d./-])\\d{1,5}[A-Za-z]?,? (?:[NSEW]\\.? |North |South |East |West )?"
        u"(?:\\p{Lu}[\\p{L}.'-]* ){1,4}"
        u"(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Terrace|"
        u"Crescent|Close|Parkway|Pkwy|Highway|Hwy)\\b\\.?[^\\n\\t|;@]{0,80}"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    for (const QRegularExpression *expression : {&chinese, &english}) {
        for (auto it = expression->globalMatch(text); it.hasNext();) {
            const auto match = it.next();
            values.append({trimmed(text, {match.capturedStart(), match.capturedLength()}),
                           PersonalGroup::Contact});
        }
    }
}

} // namespace

QList<PersonalValue> findPersonalData(QStringView source)
{
    const QString text = foldedLines(source);
    QList<PersonalValue> values;
    addLabelled(text, values);
    labels().addTelling(text, values);
    addIdentityNumbers(text, values);
    addStreetAddresses(text, values);
    std::ranges::stable_sort(values, {}, [](const PersonalValue &v) { return v.span.start; });
    return values;
}

bool isPersonalLabel(QStringView text)
{
    constexpr qsizetype longest = 40;
    return text.size() <= longest && labels().isLabel(text);
}

QString withPersonalLabelsApart(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        const auto found = labels().labelsIn(folded(line));
        const qsizetype end = found.isEmpty() ? 0 : found.first().span.end();
        if (end > 0 && found.first().span.start == 0 && end < line.size() && line[end] == u' ')
            line[end] = u'\t';
    }
    return lines.join(u'\n');
}

} // namespace Bole
