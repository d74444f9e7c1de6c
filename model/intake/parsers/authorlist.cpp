// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/authorlist.h"

#include "model/intake/parsers/authorname.h"
#include "model/intake/parsers/names.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Reads name after name, with what stands between them.
class AuthorReader
{
public:
    AuthorReader(const QString &text, QStringView original, qsizetype to,
                 const Knowledge &knowledge, const NameMatcher &applicant,
                 const QList<qsizetype> &breaks)
        : m_text(text),
          m_original(original),
          m_to(to),
          m_knowledge(knowledge),
          m_applicant(applicant),
          m_names(text, to, knowledge, applicant, breaks)
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
                list.end = list.openEnded ? behindLastAuthor(end, &list) : list.end;
                break;
            }
            Author author;
            // "*Ortiz P": some put the mark before the name.
            while (at + 1 < m_to && QStringView(u"*†‡#_").contains(m_text[at]) &&
                   m_text[at + 1].isUpper())
                ++at;
            const qsizetype end = m_names.read(at, list, &author);
            if (end < 0)
                break;
            author.name =
                m_original.sliced(author.span.start, author.span.length).toString().simplified();
            list.authors.append(author);
            list.end = end;
            const qsizetype next = behindJoint(end);
            if (next < 0 || m_names.titleBegan())
                break;
            at = next;
        }
        if (m_names.firstIsInverted() && !isConfirmed(list))
            return {{}, false, from, 0};
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
        for (const QStringView word : {u"and ", u"und ", u"with ", u"和", u"与", u"及"}) {
            if (startsWithJoint(i, word)) {
                joint = true;
                i = skipSpace(i + (at(i + 3).isUpper() && word == u"and " ? 3 : word.size()));
                break;
            }
        }
        return joint || openEnd(i) > 0 ? i : -1;
    }

    /// Also "andMira": a space that the producer dropped.
    bool startsWithJoint(qsizetype i, QStringView word) const
    {
        const QStringView rest = QStringView(m_text).sliced(i);
        if (rest.startsWith(word, Qt::CaseInsensitive))
            return i + word.size() < m_to;
        return word == u"and " && rest.startsWith(u"and") && at(i + 3).isUpper();
    }

    /// "Otter, C., … Berg, T.": the last author stands behind the dots.
    qsizetype behindLastAuthor(qsizetype end, AuthorList *list)
    {
        const bool dots = at(end - 1) == u'.' ? at(end - 2) == u'.' : at(end - 1) == u'…';
        qsizetype i = skipSpace(end);
        while (at(i) == u',' || at(i) == u'&')
            i = skipSpace(i + 1);
        Author author;
        const qsizetype last =
            dots && i < m_to && at(i).isUpper() ? m_names.read(i, *list, &author) : -1;
        if (last < 0)
            return end;
        author.name =
            m_original.sliced(author.span.start, author.span.length).toString().simplified();
        list->authors.append(author);
        return last;
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

    /// "Okafor, Mira, and Yi Lin" could be words of a title: a year or the title's quotation mark
    /// behind it, or the applicant in it, shows that it is a list.
    bool isConfirmed(const AuthorList &list) const
    {
        static const QRegularExpression sign(
            u"[\\s.,;•]*(?:[(]?(?:19|20)\\d{2}\\b|\"|《|[(]?in press)"_s,
            QRegularExpression::CaseInsensitiveOption);
        const auto match = sign.match(m_text, list.end, QRegularExpression::NormalMatch,
                                      QRegularExpression::AnchorAtOffsetMatchOption);
        return match.hasMatch() || std::ranges::any_of(list.authors, [&](const Author &author) {
                   return m_applicant.match(author.name) >= 0.6;
               });
    }

    double scoreOf(const AuthorList &list) const
    {
        if (list.isEmpty())
            return 0;
        for (const Author &author : list.authors) {
            if (m_applicant.match(author.name) >= 0.6)
                return 0.97;
        }
        if (list.authors.size() >= 3 || haveInitials(list))
            return 0.9;
        double sum = 0;
        for (const Author &author : list.authors) {
            QString name = author.name;
            if (const qsizetype comma = name.indexOf(u','); comma > 0)
                return 0.9; // "Okafor, M."
            sum += personNameScore(name, m_knowledge);
        }
        const double mean = sum / double(list.authors.size());
        // One word for an author, as the year behind it shows.
        if (list.authors.size() == 1 && !list.authors.first().name.contains(u' ') &&
            !isHan(list.authors.first().name.front()))
            return std::max(0.7, mean);
        return list.authors.size() == 2 ? std::min(0.9, mean + 0.1) : mean;
    }

    /// "Li M, Okafor H": nothing but authors is written so.
    static bool haveInitials(const AuthorList &list)
    {
        static const QRegularExpression initials(u"^\\p{Lu}[\\p{L}'-]+ \\p{Lu}{1,3}$"_s);
        return list.authors.size() > 1 &&
               std::ranges::all_of(list.authors, [](const Author &author) {
                   return initials.match(author.name).hasMatch();
               });
    }

    const QString &m_text;
    QStringView m_original;
    qsizetype m_to;
    const Knowledge &m_knowledge;
    const NameMatcher &m_applicant;
    AuthorNameReader m_names;
};

} // namespace

AuthorList readAuthors(const QString &text, QStringView original, qsizetype from, qsizetype to,
                       const Knowledge &knowledge, const NameMatcher &applicant,
                       const QList<qsizetype> &breaks)
{
    return AuthorReader(text, original, to, knowledge, applicant, breaks).read(from);
}

} // namespace Bole
