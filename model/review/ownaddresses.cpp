// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/ownaddresses.h"

#include "model/intake/parsers/contacts.h"
#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortestHandle = 3;
constexpr qsizetype unmistakable = 5;  // letters that no other word has by chance
constexpr qsizetype shortestBegin = 4; // "jpell" of "jpellwether"

/// "Yi-Lin_98" → "yilin".
QString lettersOf(QStringView part)
{
    QString letters;
    for (const Token &token : tokens(part))
        letters += token.key;
    letters.removeIf([](QChar c) { return !c.isLetter(); });
    return letters;
}

QString withoutScheme(const QString &url)
{
    static const QRegularExpression scheme(u"^(?:[a-z]+://)?(?:www\\.)?|/+$"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return QString(url).remove(scheme).toLower();
}

/// Where a part of an address stands in the text; all of it where that cannot be told.
Span partAt(qsizetype at, qsizetype size, Span address)
{
    return at < 0 ? address : Span{address.start + at, size};
}

/// Services that give their users a host of their own: yilin98.github.io.
bool isUsersHost(const QString &host)
{
    static const QStringList services{u".github.io"_s,     u".gitee.io"_s,    u".gitlab.io"_s,
                                      u".vercel.app"_s,    u".netlify.app"_s, u".pages.dev"_s,
                                      u".wordpress.com"_s, u".blogspot.com"_s};
    return std::ranges::any_of(services, [&](const QString &s) { return host.endsWith(s); });
}

/// A host of any country's, which no list of endings tells: only one that holds the name.
void findHosts(const OwnAddresses &own, const QString &text, QList<HiddenSpan> &found)
{
    static const QRegularExpression host(u"(?<![\\w@.-])[a-z0-9-]+(?:\\.[a-z0-9-]+)+"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    for (auto it = host.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QStringList labels = match.captured().split(u'.');
        if (std::ranges::any_of(labels, [&own](const QString &label) {
                return label.size() >= unmistakable && own.holdsName(lettersOf(label));
            }))
            found.append({{match.capturedStart(), match.capturedLength()}, BlindField::Contact});
    }
}

} // namespace

void OwnAddresses::addHandle(const QString &handle)
{
    if (!handle.isEmpty())
        m_handles.insert(handle.toLower());
}

void OwnAddresses::addPage(const QString &url)
{
    if (const QString page = withoutScheme(url); !page.isEmpty())
        m_pages.insert(page);
}

void OwnAddresses::addNames(const QStringList &joined)
{
    for (const QString &name : joined)
        m_names.insert(name);
}

bool OwnAddresses::holdsName(QStringView letters) const
{
    const QString joined = letters.toString();
    return m_names.contains(joined) || std::ranges::any_of(m_names, [&](const QString &name) {
               return name.size() >= unmistakable && joined.contains(name);
           });
}

bool OwnAddresses::revealsName(QStringView part) const
{
    const QString letters = lettersOf(part);
    return holdsName(letters) || std::ranges::any_of(m_names, [&](const QString &name) {
               return letters.size() >= shortestBegin && name.startsWith(letters);
           });
}

bool OwnAddresses::isHandle(QStringView word) const
{
    if (word.size() < shortestHandle)
        return false;
    const QString letters = lettersOf(word);
    const bool isNamed = letters.size() >= shortestHandle && holdsName(letters);
    // A short handle may be a word ("ray"): then it counts only inside of addresses.
    if (m_handles.contains(word.toString().toLower()) && (word.size() > shortestHandle || isNamed))
        return true;
    return isNamed && letters.size() < word.size();
}

bool OwnAddresses::isOwnPage(const QString &url) const
{
    const QString page = withoutScheme(url);
    return std::ranges::any_of(m_pages, [&](const QString &own) {
        return page == own || page.startsWith(own + u'/') || own.startsWith(page + u'/');
    });
}

void OwnAddresses::find(QStringView text, QList<HiddenSpan> &found) const
{
    const bool names = m_hidden.testFlag(BlindField::Name);
    if (!names && !m_hidden.testFlag(BlindField::Contact))
        return;
    // Most texts are short and hold no address: not worth a dozen searches.
    static const QRegularExpression address(u"[@/:~]|\\.\\p{L}|\\bat\\b|\\d{4}-\\d{4}"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    if (!address.match(folded(text)).hasMatch())
        return;
    findEmailParts(text, found);
    findLinkParts(text, found);
}

void OwnAddresses::findEmailParts(QStringView text, QList<HiddenSpan> &found) const
{
    const bool all = m_hidden.testFlag(BlindField::Contact);
    for (const EmailFinding &email : findEmails(text)) {
        const QString local = email.address.section(u'@', 0, 0);
        if (all)
            found.append({email.span, BlindField::Contact});
        else if (m_handles.contains(local.toLower()) || revealsName(local))
            found.append({partAt(text.mid(email.span.start, email.span.length).indexOf(local),
                                 local.size(), email.span),
                          BlindField::Contact});
    }
}

void OwnAddresses::findLinkParts(QStringView text, QList<HiddenSpan> &found) const
{
    findHosts(*this, folded(text), found);
    for (const LinkFinding &link : findLinks(text)) {
        const QString url = text.mid(link.span.start, link.span.length).toString();
        const QStringList parts = withoutScheme(url).split(u'/');
        if (!link.username.isEmpty())
            found.append({partAt(url.lastIndexOf(link.username), link.username.size(), link.span),
                          BlindField::Contact});
        const bool tells =
            isOwnPage(url) || isUsersHost(parts.first()) ||
            std::ranges::any_of(parts, [this](const QString &part) {
                return part.startsWith(u'~') || m_handles.contains(part) || revealsName(part);
            });
        const bool isWhole = m_hidden.testFlag(BlindField::Contact) || link.username.isEmpty();
        if (tells && isWhole)
            found.append({link.span, BlindField::Contact});
    }
}

} // namespace Bole
