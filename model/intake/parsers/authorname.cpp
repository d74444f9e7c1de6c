// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/authorname.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView particles[] = {u"von", u"van", u"de",  u"der", u"den", u"di", u"da",  u"du",
                                     u"la",  u"le",  u"bin", u"ibn", u"al",  u"el", u"del", u"dos"};
/// Words that titles begin with or consist of, but no name has.
bool isTitleWord(const QString &lower)
{
    static const QStringList list =
        u"a an the on in towards toward for with of and from via using learning "
        u"network networks system systems data deep neural analysis model models "
        u"computing journal conference proceedings transactions international ieee acm "
        u"usenix university press workshop symposium efficient fast adaptive "
        u"distributed robust survey understanding rethinking exploring improving "
        u"optimizing optimization detection recognition generation language graph "
        u"image video vision security cloud published accepted submitted arxiv "
        u"preprint vol pp chapter part science letters review nature can is are how "
        u"what why when your"_s.split(u' ');
    static const QSet<QString> words(list.cbegin(), list.cend());
    return words.contains(lower);
}

bool isMark(QChar c)
{
    return QStringView(u"*†‡#§¶∗⋆✉^+⁎☆★✝").contains(c) ||
           (c.unicode() >= 0x2070 && c.unicode() <= 0x2079) || c == u'¹' || c == u'²' || c == u'³';
}

bool isInitials(QStringView word)
{
    const auto capitals = std::ranges::count_if(word, [](QChar c) { return c.isUpper(); });
    return capitals >= 1 && capitals <= 3 &&
           std::ranges::all_of(word, [](QChar c) { return c.isUpper() || c == u'.' || c == u'-'; });
}

} // namespace

AuthorNameReader::AuthorNameReader(const QString &text, qsizetype to, const Knowledge &knowledge,
                                   const NameMatcher &applicant, const QList<qsizetype> &breaks)
    : m_text(text), m_to(to), m_knowledge(knowledge), m_applicant(applicant), m_breaks(breaks)
{
}

qsizetype AuthorNameReader::read(qsizetype from, const AuthorList &before, Author *author)
{
    const qsizetype end = isHan(m_text[from]) ? hanName(from, !before.isEmpty(), author)
                                              : latinName(from, before, author);
    if (end < 0)
        return end;
    static const QRegularExpression bareInitials(u"^\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}{1,3}){1,3}$"_s);
    const QStringView name = QStringView(m_text).sliced(author->span.start, author->span.length);
    m_bareInitials = bareInitials.matchView(name).hasMatch();
    static const QRegularExpression pointed(u"^\\p{Lu}[\\p{L}'-]+ (?:\\p{Lu}\\.[- ]?){1,3}$"_s);
    if (before.isEmpty())
        m_initialsEndNames = pointed.matchView(name).hasMatch();
    return end;
}

qsizetype AuthorNameReader::skipSpace(qsizetype i) const
{
    while (at(i) == u' ')
        ++i;
    return i;
}

qsizetype AuthorNameReader::skipMarks(qsizetype i, QString *marks) const
{
    qsizetype end = i;
    while (end < m_to) {
        if (isMark(at(end))) {
            *marks += at(end);
            ++end;
            continue;
        }
        if (at(end) == u' ' && isMark(at(end + 1))) {
            ++end;
            continue;
        }
        // "1,2" of affiliations, only directly behind the name
        if (at(end).isDigit() && end == i + marks->size() && (!at(end + 1).isLetterOrNumber())) {
            ++end;
            while (at(end) == u',' && at(end + 1).isDigit() && !at(end + 2).isLetterOrNumber())
                end += 2;
            continue;
        }
        break;
    }
    static const QRegularExpression note(
        u"\\s*[(](?:co-?first(?:\\s+author)?|equal(?:\\s+contribution)?|corresponding(?:\\s+"
        u"author)?|first\\s+author|"
        "共同?一作|通讯(?:作者)?|共同第一作者|第一作者|co-?corresponding(?:\\s+author)?|self|me|本人)[)]"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = note.match(m_text, end, QRegularExpression::NormalMatch,
                                  QRegularExpression::AnchorAtOffsetMatchOption);
    if (match.hasMatch() && match.capturedEnd() <= m_to) {
        *marks += match.captured().trimmed();
        end = match.capturedEnd();
    }
    return end;
}

/// One word of a Latin name at `from`: its end, or -1.
qsizetype AuthorNameReader::wordEnd(qsizetype from) const
{
    if (!at(from).isLetter() || isHan(at(from)))
        return -1;
    qsizetype end = from;
    while (end < m_to) {
        const QChar c = at(end);
        if (c.isLetter() && !isHan(c)) {
            ++end;
        } else if (c.category() == QChar::Mark_NonSpacing) {
            ++end;
        } else if ((c == u'-' || c == u'\'') && at(end + 1).isLetter()) {
            ++end;
        } else if (c == u'.' && !m_bareInitials && isInitial(end)) {
            ++end;
            if (at(end) == u'-' && at(end + 1).isUpper())
                ++end;
        } else {
            break;
        }
    }
    return end;
}

/// The period behind a single capital, "Jr" or "St" ends no list.
bool AuthorNameReader::isInitial(qsizetype dot) const
{
    if (!at(dot - 1).isLetter())
        return false;
    if (at(dot - 1).isUpper() && !at(dot - 2).isLetter())
        return true;
    for (const QStringView word : {u"Jr", u"Sr", u"St", u"Yu", u"Ch", u"Th"}) {
        if (dot >= 2 && QStringView(m_text).sliced(dot - 2, 2) == word && !at(dot - 3).isLetter())
            return word == u"Jr" || word == u"Sr" || (at(dot + 1) == u' ' && !endsName(dot - 3));
    }
    return false;
}

/// "Ranting Yu. Title": a family name behind a given one, not "and Yu. Petrov".
bool AuthorNameReader::endsName(qsizetype space) const
{
    const QStringView before = QStringView(m_text).first(qMax<qsizetype>(0, space));
    return at(space) == u' ' && !before.isEmpty() && before.back().isLetter() &&
           !before.endsWith(u"and");
}

/// "LI SI": short syllables in capitals are a name too.
bool AuthorNameReader::isCapitalName(QStringView name) const
{
    const QStringList words = name.toString().split(u' ', Qt::SkipEmptyParts);
    return words.size() >= 2 && words.size() <= 3 && !name.contains(u'.') &&
           std::ranges::all_of(words, [&](const QString &word) {
               return word.size() >= 2 && m_knowledge.isPinyin(word);
           });
}

/// One past the ")" of a name in brackets, with a further word behind it; -1 if it is none.
qsizetype AuthorNameReader::nicknameEnd(qsizetype open) const
{
    if (at(open) != u'(')
        return -1;
    const qsizetype close = m_text.indexOf(u')', open);
    const bool isName = close > 0 && close - open <= 14 && at(open + 1).isUpper() &&
                        !QStringView(m_text).sliced(open, close - open).contains(u' ') &&
                        at(skipSpace(close + 1)).isUpper() && close + 1 < m_to;
    return isName ? close + 1 : -1;
}

/// Behind a line's end a whole name goes on only if the next word still belongs to the list:
/// "Maria Garcia / Lopez, Yi Lin", but not "Yi Lin / Nature, 2023".
bool AuthorNameReader::goesOnBehindBreak(qsizetype i) const
{
    qsizetype end = wordEnd(i);
    if (end < 0)
        return false;
    while (isMark(at(end)))
        ++end;
    if (QStringView(m_text).sliced(end).startsWith(u" and "))
        return true;
    return (at(end) == u',' || at(end) == u';') && at(skipSpace(end + 1)).isLetter();
}

/// One past the last word that can belong to a name, -1 if a word shows that this is none.
qsizetype AuthorNameReader::latinWords(qsizetype from, Words *words) const
{
    qsizetype end = from;
    qsizetype i = from;
    bool nickname = false;
    while (words->all < 5) {
        // "Xiao (Sean) Jiang"
        if (const qsizetype behind = words->all > 0 && !nickname ? nicknameEnd(i) : -1;
            behind > 0) {
            nickname = true;
            i = skipSpace(behind);
            continue;
        }
        const qsizetype last = wordEnd(i);
        if (last < 0)
            break;
        if (words->all >= 2 && words->endsFull && m_breaks.contains(i) && !goesOnBehindBreak(i))
            break;
        const QStringView word = QStringView(m_text).sliced(i, last - i);
        const QString lower = word.toString().toLower();
        const bool particle = std::ranges::find(particles, lower) != std::end(particles);
        if (!at(i).isUpper() && !particle)
            break;
        if (lower == u"and" || lower == u"und" || lower == u"in")
            break;
        if (word.size() > 1 && lower != u"can" && isTitleWord(lower))
            return -1;
        ++words->all;
        words->endsFull = !isInitials(word);
        words->full += words->endsFull ? 1 : 0;
        words->particles += particle ? 1 : 0;
        end = last;
        if (at(last) != u' ' || at(last + 1) == u' ')
            break;
        const bool closed = m_initialsEndNames && words->full > 0 && !words->endsFull;
        if (closed && wordEnd(last + 1) - last > 3)
            break;
        i = last + 1;
    }
    return end;
}

/// One past the initials or given names behind a family name: "Okafor, M. A.", "van der Holt, T.",
/// and for the first author also "Okafor, Mira".
qsizetype AuthorNameReader::restOfInverted(qsizetype end, const Words &words, bool first)
{
    if (words.full != words.all || words.all - words.particles > 2)
        return -1;
    const bool oneWord = words.all - words.particles == 1;
    if (const qsizetype initials = initialsBehind(end); initials > 0) {
        // "Mira Okafor, X. Jiang" are two; "Garcia Lopez, M., Lin, Y." has a border behind.
        const qsizetype behind = skipSpace(initials);
        const bool border = QStringView(u",;&(*").contains(at(behind)) || at(behind).isNull();
        return oneWord || (border && initials > end) ? initials : -1;
    }
    if (const qsizetype given = givenNamesBeforeSemicolon(end); given > 0)
        return given;
    if (!oneWord || !first)
        return -1;
    const qsizetype given = givenNamesBehind(end);
    m_firstIsInverted = given > 0;
    return given;
}

qsizetype AuthorNameReader::latinName(qsizetype from, const AuthorList &before, Author *author)
{
    Words words;
    qsizetype end = latinWords(from, &words);
    if (end < 0 || words.all == 0)
        return -1;
    const QStringView name = QStringView(m_text).sliced(from, end - from);
    static constexpr QStringView self[] = {u"Self", u"Me", u"I", u"Myself"};
    const bool isSelf = std::ranges::find(self, name) != std::end(self);
    const qsizetype inverted = isSelf ? -1 : restOfInverted(end, words, before.isEmpty());
    if (inverted > 0)
        end = inverted;
    else if (words.all == 1 && words.full == 1 && !isSelf && !isLoneName(name, end, before))
        return -1;
    if (words.full == 0 && !isSelf && !isCapitalName(name))
        return -1;
    // more words directly behind: this was the beginning of a sentence
    const qsizetype behind = skipSpace(end);
    if (words.all == 5 && at(behind).isLetter() && behind > end)
        return -1;
    const bool closed = m_initialsEndNames && at(end - 1) == u'.';
    if (behind > end && at(behind).isLower() && !followsJoint(behind) &&
        !m_breaks.contains(behind) && !closed)
        return -1;
    author->span = {from, end - from};
    const qsizetype last = skipMarks(end, &author->marks);
    m_semicolons = at(last) == u';' && inverted > 0;
    return last;
}

bool AuthorNameReader::followsJoint(qsizetype i) const
{
    for (const QStringView word : {u"and ", u"und ", u"et ", u"etc", u"with "}) {
        if (QStringView(m_text).sliced(i).startsWith(word))
            return true;
    }
    return false;
}

/// ", M. A." behind a family name, followed by a border.
qsizetype AuthorNameReader::initialsBehind(qsizetype i) const
{
    static const QRegularExpression initials(
        u",\\s*((?:\\p{Lu}\\.\\s?-?){1,4}|\\p{Lu}{1,3}(?=[,;&*.\\s]))(?=\\s*(?:[,;&*†#(:.]|and\\b|$)|\\s)"_s);
    const auto match = initials.match(m_text, i, QRegularExpression::NormalMatch,
                                      QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch())
        return -1;
    qsizetype end = match.capturedEnd(1);
    while (end > i && m_text[end - 1] == u' ')
        --end;
    return end <= m_to ? end : -1;
}

/// ", Mira" or ", Mira A." behind the first family name of a list that goes on with full names, or
/// ends: "Okafor, Mira, and Xiao Jiang.", "Jiang, Xiao. 2024".
qsizetype AuthorNameReader::givenNamesBehind(qsizetype i) const
{
    static const QRegularExpression given(
        u",\\s*(\\p{Lu}[\\p{L}'-]+(?:\\s\\p{Lu}(?:\\.|(?=[,\\s])))*)"
        u"(?=,?\\s*(?:and|&)\\s+\\p{Lu}[\\p{L}.'-]*\\s\\p{Lu}|,\\s*\\p{Lu}[\\p{L}.'-]*\\s\\p{Lu}|"
        u"[*†#]?\\.?\\s*(?:[(]?(?:19|20)\\d{2}\\b|\"))"_s);
    const auto match = given.match(m_text, i, QRegularExpression::NormalMatch,
                                   QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch() || match.capturedEnd() > m_to ||
        isTitleWord(match.captured(1).section(u' ', 0, 0).toLower()))
        return -1;
    return match.capturedEnd(1);
}

/// ", Mira" of "Okafor, Mira; Lin, Yi: Title": semicolons part the names, so commas are inside
/// them.
qsizetype AuthorNameReader::givenNamesBeforeSemicolon(qsizetype i) const
{
    static const QRegularExpression given(
        u",\\s*(\\p{Lu}[\\p{L}.'-]*(?:\\s\\p{Lu}[\\p{L}.'-]*){0,3})(?=\\s*[*†#]?\\s*(;|:|[(.]))"_s);
    const auto match = given.match(m_text, i, QRegularExpression::NormalMatch,
                                   QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch() || match.capturedEnd() > m_to)
        return -1;
    const bool last = m_semicolons; // those before it had theirs
    const bool parted = match.captured(2) == u";";
    return parted || last ? match.capturedEnd(1) : -1;
}

/// A single word is a name only if it is glued ("XiaoJiang"), the applicant's, or one of many.
bool AuthorNameReader::isLoneName(QStringView name, qsizetype end, const AuthorList &before) const
{
    static const QRegularExpression glued(u"^\\p{Lu}\\p{Ll}+\\p{Lu}\\p{Ll}+$"_s);
    if (glued.matchView(name).hasMatch() && at(end) != u':') // "OccFill: Title" is no name
        return true;
    if (m_applicant.match(name) >= 0.6)
        return true;
    // "Student. 1908. Title": whoever it is, the year behind shows that it is an author.
    static const QRegularExpression year(u"\\s*[(](?:19|20)\\d{2}[a-z]?[)]|"
                                         u"\\.\\s*(?:19|20)\\d{2}[a-z]?[.:]"_s);
    if (before.isEmpty() && year.match(m_text, end, QRegularExpression::NormalMatch,
                                       QRegularExpression::AnchorAtOffsetMatchOption)
                                .hasMatch())
        return true;
    return before.authors.size() >= 2 && at(end) == u',' && name.size() >= 3 &&
           m_knowledge.isPinyinSurname(name);
}

} // namespace Bole
