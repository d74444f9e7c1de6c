// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/authorlist.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView particles[] = {u"von", u"van", u"de",  u"der", u"den", u"di", u"da",  u"du",
                                     u"la",  u"le",  u"bin", u"ibn", u"al",  u"el", u"del", u"dos"};
/// Words that titles begin with or consist of, but no name has.
constexpr QStringView titleWords[] = {u"a",
                                      u"an",
                                      u"the",
                                      u"on",
                                      u"in",
                                      u"towards",
                                      u"toward",
                                      u"for",
                                      u"with",
                                      u"of",
                                      u"and",
                                      u"from",
                                      u"via",
                                      u"using",
                                      u"learning",
                                      u"network",
                                      u"networks",
                                      u"system",
                                      u"systems",
                                      u"data",
                                      u"deep",
                                      u"neural",
                                      u"analysis",
                                      u"model",
                                      u"models",
                                      u"computing",
                                      u"journal",
                                      u"conference",
                                      u"proceedings",
                                      u"transactions",
                                      u"international",
                                      u"ieee",
                                      u"acm",
                                      u"usenix",
                                      u"university",
                                      u"press",
                                      u"workshop",
                                      u"symposium",
                                      u"efficient",
                                      u"fast",
                                      u"adaptive",
                                      u"distributed",
                                      u"robust",
                                      u"survey",
                                      u"understanding",
                                      u"rethinking",
                                      u"exploring",
                                      u"improving",
                                      u"optimizing",
                                      u"optimization",
                                      u"detection",
                                      u"recognition",
                                      u"generation",
                                      u"language",
                                      u"graph",
                                      u"image",
                                      u"video",
                                      u"vision",
                                      u"security",
                                      u"cloud",
                                      u"published",
                                      u"accepted",
                                      u"submitted",
                                      u"arxiv",
                                      u"preprint",
                                      u"vol",
                                      u"pp",
                                      u"chapter",
                                      u"part",
                                      u"science",
                                      u"letters",
                                      u"review",
                                      u"nature",
                                      u"can",
                                      u"is",
                                      u"are",
                                      u"how",
                                      u"what",
                                      u"why",
                                      u"when",
                                      u"your"};

constexpr QStringView hanTitleStarts[] = {u"基于", u"面向", u"一种", u"关于", u"针对", u"融合",
                                          u"结合", u"利用", u"考虑", u"浅析", u"浅谈", u"论"};

bool isMark(QChar c)
{
    return QStringView(u"*†‡#§¶∗⋆✉^+⁎☆★✝").contains(c) ||
           (c.unicode() >= 0x2070 && c.unicode() <= 0x2079) || c == u'¹' || c == u'²' || c == u'³';
}

class AuthorReader
{
public:
    AuthorReader(const QString &text, QStringView original, qsizetype to,
                 const Knowledge &knowledge, const NameMatcher &applicant)
        : m_text(text),
          m_original(original),
          m_to(to),
          m_knowledge(knowledge),
          m_applicant(applicant)
    {
    }

    AuthorList read(qsizetype from)
    {
        AuthorList list;
        list.end = from;
        qsizetype at = skipSpace(from);
        while (at < m_to) {
            if (const qsizetype end = openEnd(at); end > 0) {
                list.openEnded = !list.authors.isEmpty();
                list.end = list.openEnded ? end : list.end;
                break;
            }
            Author author;
            qsizetype end = isHan(m_text[at]) ? hanName(at, !list.isEmpty(), &author)
                                              : latinName(at, list, &author);
            if (end < 0)
                break;
            author.name =
                m_original.sliced(author.span.start, author.span.length).toString().simplified();
            list.authors.append(author);
            list.end = end;
            static const QRegularExpression bareInitials(u"^\\p{Lu}[\\p{L}'-]+ \\p{Lu}{1,3}$"_s);
            m_bareInitials = bareInitials.match(author.name).hasMatch();
            const qsizetype next = behindJoint(end);
            if (next < 0 || m_ended)
                break;
            at = next;
        }
        list.score = scoreOf(list);
        return list;
    }

private:
    QChar at(qsizetype i) const { return i >= 0 && i < m_to ? m_text[i] : QChar(); }

    qsizetype skipSpace(qsizetype i) const
    {
        while (at(i) == u' ')
            ++i;
        return i;
    }

    /// One past the commas, ampersands and "and" between two names; -1 if there are none.
    qsizetype behindJoint(qsizetype from) const
    {
        qsizetype i = skipSpace(from);
        bool joint = false;
        while (at(i) == u',' || at(i) == u';' || at(i) == u'、' || at(i) == u'&') {
            joint = true;
            i = skipSpace(i + 1);
        }
        for (const QStringView word : {u"and ", u"und ", u"with ", u"和", u"与"}) {
            if (startsWithJoint(i, word)) {
                joint = true;
                i = skipSpace(i + (at(i + 3).isUpper() && word == u"and " ? 3 : word.size()));
                break;
            }
        }
        return joint || isEtAl(i) ? i : -1;
    }

    /// Also "andMira": a space that the producer dropped.
    bool startsWithJoint(qsizetype i, QStringView word) const
    {
        const QStringView rest = QStringView(m_text).sliced(i);
        if (rest.startsWith(word, Qt::CaseInsensitive))
            return i + word.size() < m_to;
        return word == u"and " && rest.startsWith(u"and") && at(i + 3).isUpper();
    }

    bool isEtAl(qsizetype i) const
    {
        return QStringView(m_text).sliced(i).startsWith(u"et al", Qt::CaseInsensitive);
    }

    qsizetype openEnd(qsizetype i) const
    {
        static const QRegularExpression ending(
            u"(?:et\\s*al\\b\\.?,?|etc\\.?|等(?=[.,;。\\s]|$)|\\.\\.\\.|…)"_s,
            QRegularExpression::CaseInsensitiveOption);
        const auto match = ending.match(m_text, i, QRegularExpression::NormalMatch,
                                        QRegularExpression::AnchorAtOffsetMatchOption);
        return match.hasMatch() && match.capturedEnd() <= m_to ? match.capturedEnd() : -1;
    }

    qsizetype skipMarks(qsizetype i, QString *marks) const
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
            if (at(end).isDigit() && end == i + marks->size() &&
                (!at(end + 1).isLetterOrNumber())) {
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

    qsizetype hanName(qsizetype from, bool later, Author *author)
    {
        qsizetype end = from;
        while (end < m_to && (isHan(m_text[end]) || (m_text[end] == u'·' && end > from)))
            ++end;
        // "江 晓": one character, a space, one or two more
        if (end - from == 1 && at(end) == u' ' && isHan(at(end + 1))) {
            qsizetype second = end + 1;
            while (second < m_to && isHan(m_text[second]))
                ++second;
            if (second - end - 1 <= 2)
                end = second;
        }
        qsizetype length = end - from;
        if (QStringView(m_text).sliced(from, length).endsWith(u'等') && length > 2)
            --length;
        if (const qsizetype glued = later ? gluedTitle(from, length) : 0; glued > 0) {
            length = glued;
            m_ended = true;
        }
        if (length > 4 && !QStringView(m_text).sliced(from, length).contains(u'·')) {
            length = 0;
        }
        if (length < 2)
            return -1;
        const QStringView name = QStringView(m_text).sliced(from, length);
        for (const QStringView start : hanTitleStarts) {
            if (start.size() > 1 && name.startsWith(start))
                return -1;
        }
        if (!later && personNameScore(name, m_knowledge) < 0.5 && m_applicant.match(name) < 0.5 &&
            at(from + length) != u',' && at(from + length) != u'、')
            return -1;
        author->span = {from, length};
        return skipMarks(from + length, &author->marks);
    }

    /// The last name with the title directly behind it: 王某某基于…
    qsizetype gluedTitle(qsizetype from, qsizetype length) const
    {
        for (qsizetype size = 2; size <= 4 && size < length; ++size) {
            const QStringView rest = QStringView(m_text).sliced(from + size, length - size);
            for (const QStringView start : hanTitleStarts) {
                if (start.size() > 1 && rest.startsWith(start))
                    return size;
            }
        }
        return 0;
    }

    /// One word of a Latin name at `from`: its end, or -1.
    qsizetype nameWord(qsizetype from) const
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
    bool isInitial(qsizetype dot) const
    {
        if (!at(dot - 1).isLetter())
            return false;
        if (at(dot - 1).isUpper() && !at(dot - 2).isLetter())
            return true;
        for (const QStringView word : {u"Jr", u"Sr", u"St", u"Yu", u"Ch", u"Th"}) {
            if (dot >= 2 && QStringView(m_text).sliced(dot - 2, 2) == word &&
                !at(dot - 3).isLetter())
                return word == u"Jr" || word == u"Sr" ||
                       (at(dot + 1) == u' ' && !endsName(dot - 3));
        }
        return false;
    }

    /// "Ranting Yu. Title": a family name behind a given one, not "and Yu. Petrov".
    bool endsName(qsizetype space) const
    {
        const QStringView before = QStringView(m_text).first(qMax<qsizetype>(0, space));
        return at(space) == u' ' && !before.isEmpty() && before.back().isLetter() &&
               !before.endsWith(u"and");
    }

    static bool isInitials(QStringView word)
    {
        const auto capitals = std::ranges::count_if(word, [](QChar c) { return c.isUpper(); });
        return capitals >= 1 && capitals <= 3 && std::ranges::all_of(word, [](QChar c) {
                   return c.isUpper() || c == u'.' || c == u'-';
               });
    }

    /// "LI SI": short syllables in capitals are a name too.
    bool isCapitalName(QStringView name) const
    {
        const QStringList words = name.toString().split(u' ', Qt::SkipEmptyParts);
        return words.size() >= 2 && words.size() <= 3 && !name.contains(u'.') &&
               std::ranges::all_of(words, [&](const QString &word) {
                   return word.size() >= 2 && m_knowledge.isPinyin(word);
               });
    }

    qsizetype latinName(qsizetype from, const AuthorList &before, Author *author)
    {
        qsizetype end = from;
        int words = 0;
        int full = 0;
        qsizetype i = from;
        bool nickname = false;
        while (words < 5) {
            if (at(i) == u'(' && words > 0 && !nickname) {
                // "Xiao (Sean) Jiang"
                const qsizetype close = m_text.indexOf(u')', i);
                if (close > 0 && close - i <= 14 && at(i + 1).isUpper() &&
                    !QStringView(m_text).sliced(i, close - i).contains(u' ') &&
                    at(skipSpace(close + 1)).isUpper() && close + 1 < m_to) {
                    nickname = true;
                    i = skipSpace(close + 1);
                    continue;
                }
            }
            const qsizetype wordEnd = nameWord(i);
            if (wordEnd < 0)
                break;
            const QStringView word = QStringView(m_text).sliced(i, wordEnd - i);
            const QString lower = word.toString().toLower();
            const bool particle = std::ranges::find(particles, lower) != std::end(particles);
            if (!at(i).isUpper() && !particle)
                break;
            if (lower == u"and" || lower == u"und" || lower == u"in")
                break;
            if (std::ranges::find(titleWords, lower) != std::end(titleWords) && lower != u"can" &&
                lower != u"in" && word.size() > 1)
                return -1;
            ++words;
            full += isInitials(word) ? 0 : 1;
            end = wordEnd;
            if (at(wordEnd) != u' ' || at(wordEnd + 1) == u' ')
                break;
            i = wordEnd + 1;
        }
        if (words == 0)
            return -1;
        const QStringView name = QStringView(m_text).sliced(from, end - from);
        static constexpr QStringView self[] = {u"Self", u"Me", u"I", u"Myself"};
        const bool isSelf = std::ranges::find(self, name) != std::end(self);
        if (words == 1 && full == 1 && !isSelf) {
            const qsizetype initials = initialsBehind(end);
            if (initials > 0)
                end = initials; // "Okafor, M. A."
            else if (!isLoneName(name, end, before))
                return -1;
        }
        if (full == 0 && !isSelf && !isCapitalName(name))
            return -1;
        // more words directly behind: this was the beginning of a sentence
        const qsizetype behind = skipSpace(end);
        if (words == 5 && at(behind).isLetter() && behind > end)
            return -1;
        if (behind > end && at(behind).isLower() && !followsJoint(behind))
            return -1;
        author->span = {from, end - from};
        return skipMarks(end, &author->marks);
    }

    bool followsJoint(qsizetype i) const
    {
        for (const QStringView word : {u"and ", u"und ", u"et ", u"etc", u"with "}) {
            if (QStringView(m_text).sliced(i).startsWith(word))
                return true;
        }
        return false;
    }

    /// ", M. A." behind a family name, followed by a border.
    qsizetype initialsBehind(qsizetype i) const
    {
        static const QRegularExpression initials(
            u",\\s*((?:\\p{Lu}\\.\\s?-?){1,4}|\\p{Lu}{1,3}(?=[,;&*.\\s]))(?=\\s*(?:[,;&*†#(:.]|and\\b|$)|\\s)"_s);
        const auto match = initials.match(m_text, i, QRegularExpression::NormalMatch,
                                          QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch() || match.capturedEnd() > m_to)
            return -1;
        qsizetype end = match.capturedEnd(1);
        while (end > i && at(end - 1) == u' ')
            --end;
        return end;
    }

    /// A single word is a name only if it is glued ("XiaoJiang"), the applicant's, or one of many.
    bool isLoneName(QStringView name, qsizetype end, const AuthorList &before) const
    {
        static const QRegularExpression glued(u"^\\p{Lu}\\p{Ll}+\\p{Lu}\\p{Ll}+$"_s);
        if (glued.matchView(name).hasMatch())
            return true;
        if (m_applicant.match(name) >= 0.6)
            return true;
        return before.authors.size() >= 2 && at(end) == u',' && name.size() >= 3 &&
               m_knowledge.isPinyinSurname(name);
    }

    double scoreOf(const AuthorList &list) const
    {
        if (list.isEmpty())
            return 0;
        for (const Author &author : list.authors) {
            if (m_applicant.match(author.name) >= 0.6)
                return 0.97;
        }
        if (list.authors.size() >= 3)
            return 0.9;
        double sum = 0;
        for (const Author &author : list.authors) {
            QString name = author.name;
            if (const qsizetype comma = name.indexOf(u','); comma > 0)
                return 0.9; // "Okafor, M."
            sum += personNameScore(name, m_knowledge);
        }
        const double mean = sum / double(list.authors.size());
        return list.authors.size() == 2 ? std::min(0.9, mean + 0.1) : mean;
    }

    const QString &m_text;
    QStringView m_original;
    qsizetype m_to;
    const Knowledge &m_knowledge;
    const NameMatcher &m_applicant;
    bool m_bareInitials = false; ///< "Okafor M, Lin Y." has no periods inside
    bool m_ended = false;        ///< the title began without a border
};

} // namespace

AuthorList readAuthors(const QString &text, QStringView original, qsizetype from, qsizetype to,
                       const Knowledge &knowledge, const NameMatcher &applicant)
{
    return AuthorReader(text, original, to, knowledge, applicant).read(from);
}

} // namespace Bole
