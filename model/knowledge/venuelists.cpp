// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/venuelists.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// The words that an abbreviated name keeps the beginnings of.
QStringList countingWords(QStringView name)
{
    QStringList words;
    for (const Token &token : tokens(name)) {
        if (!isFillWord(token.key) && token.key != u"on" && token.key != u"in" &&
            token.key != u"for" && !token.key.isEmpty())
            words.append(token.key);
    }
    return words;
}

QString initials(const QStringList &words)
{
    QString letters;
    for (const QString &word : words)
        letters += word.front();
    return letters;
}

bool isCutFrom(const QStringList &cut, const QStringList &whole)
{
    return cut != whole && std::ranges::equal(cut, whole, [](const QString &a, const QString &b) {
               return b.startsWith(a);
           });
}

/// A name as printed, what stands in its brackets, and the name without what changes every year:
/// "Proceedings of the 53rd Symposium on Quiet Water (SQW 2026)".
QStringList spellings(const QString &printed)
{
    static const QRegularExpression bracketed(u"[(（]([^()（）]+)[)）]"_s);
    static const QRegularExpression year(u"[\\s,，]*(?:['’]\\d\\d|(?:19|20)\\d\\d)\\s*[.]?\\s*$"_s);
    static const QRegularExpression edition(
        u"^\\s*(?:in\\s+)?(?:proc(?:eedings|\\.)?\\s+(?:of\\s+)?)?(?:the\\s+)?(?:(?:19|20)"
        u"\\d\\d\\s+)?"
        "(?:\\d+(?:st|nd|rd|th)\\s+|第\\s*\\d+\\s*届\\s*)?(?:annual\\s+)?"_s,
        QRegularExpression::CaseInsensitiveOption);
    QStringList names{printed};
    for (const auto &match : bracketed.globalMatch(printed))
        names.append(match.captured(1).remove(year));
    QString rest = printed;
    rest.remove(bracketed).remove(year).remove(edition);
    names.append(rest.simplified());
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

/// Only where it is called one, or where DOIs of publishers have it: a range of pages looks alike.
QStringList issnsIn(const QString &text)
{
    static const QRegularExpression issn(
        u"(?:e?issn[\\s:：.=/]*|\\(SICI\\)|\\bS)(\\d{4})-?(\\d{3}[\\dXx])(?!\\d)"_s,
        QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    for (const auto &match : issn.globalMatch(text))
        found.append(match.captured(1) + u'-' + match.captured(2).toUpper());
    return found;
}

/// 飞鸟学报 and Acta Avium are one where the table of venues says so.
QList<ListedName> withIds(QList<ListedName> entries)
{
    for (ListedName &entry : entries) {
        const auto known = entry.id.isEmpty() && !entry.names.isEmpty()
                               ? Knowledge::ofProgram().venue(entry.names.first())
                               : std::nullopt;
        if (known)
            entry.id = known->id;
    }
    return entries;
}

} // namespace

VenueLists::VenueLists(const QList<ListedName> &entries) : m_lists(withIds(entries))
{
    for (const ListedName &entry : entries) {
        for (const QString &name : entry.names) {
            if (const QStringList words = countingWords(name); words.size() > 1)
                m_byInitials[initials(words)].append({words, name});
        }
    }
}

/// The listed names that this is short for: only with a full stop does it say that it is cut.
QStringList VenueLists::namesCutShort(const QString &printed) const
{
    if (!printed.contains(u'.'))
        return {};
    const QStringList words = countingWords(printed);
    QStringList names;
    for (const CutName &known : m_byInitials.value(initials(words))) {
        if (isCutFrom(words, known.words))
            names.append(known.name);
    }
    return names;
}

QStringList VenueLists::of(const PrintedVenue &venue) const
{
    QStringList names = issnsIn(venue.name) + issnsIn(venue.doi);
    for (const QString &spelling : spellings(venue.name))
        names += QStringList{spelling} + namesCutShort(spelling);
    return m_lists.of(venue.id, names << venue.id);
}

} // namespace Bole
