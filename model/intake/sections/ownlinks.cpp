// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/ownlinks.h"

#include "model/intake/parsers/contacts.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// An address as it is compared: without scheme, "www." and what ends it.
QString bareAddress(QString url)
{
    static const QRegularExpression scheme(u"^(?:https?://)?(?:www\\.)?"_s, caseless);
    url = url.trimmed().toLower().remove(scheme);
    while (url.endsWith(u'/'))
        url.chop(1);
    return url;
}

class LinkReader
{
public:
    LinkReader(const QList<TextLine> &near, const Outline &outline, RecordWriter &writer)
        : m_near(near), m_writer(writer), m_basics(writer.record.basics)
    {
        for (const SectionLines &section : outline.sections) {
            for (const Place &place : placesOf(section.title, writer.text.places)) {
                if (place.page == 1)
                    m_firstHeading = std::min(m_firstHeading, place.rect.top());
            }
        }
    }

    void read(const PageLink &link)
    {
        const auto words = wordsNear(link.place);
        if (!words)
            return;
        static const QRegularExpression mail(u"^mailto:([^?]+)"_s, caseless);
        if (const auto match = mail.match(link.url); match.hasMatch()) {
            addEmail(match.captured(1), link.place);
            return;
        }
        const LinkFinding finding = linkOf(link.url);
        if (isAddress(link.url) && isOwn(finding, *words))
            addProfile(finding, link.place);
    }

private:
    /// "https://github.com/GitHub: https://…" is what a template made of an address.
    static bool isAddress(const QString &url)
    {
        static const QRegularExpression whole(u"^https?://[^\\s:/]+\\.[^\\s:]+$"_s, caseless);
        return whole.match(url).hasMatch();
    }

    /// What stands under the link in the head, empty for an icon; nothing outside of the head.
    std::optional<QString> wordsNear(const Place &place) const
    {
        const QRectF &box = place.rect;
        bool inHead = place.page == 1 && box.bottom() < m_firstHeading;
        QString words;
        for (const TextLine &line : m_near) {
            if (line.page != place.page)
                continue;
            for (qsizetype i = 0; i < line.passage.size(); ++i) {
                const int at = line.passage.at[i];
                if (at < 0)
                    continue;
                const QRectF letter = m_writer.text.places[at].box;
                if (box.contains(letter.center())) {
                    words += line.passage.text[i];
                    inHead = true;
                }
            }
        }
        return inHead ? std::optional(words) : std::nullopt;
    }

    /// A member's page of a network, or a page that is called one's own.
    static bool isOwn(const LinkFinding &link, const QString &words)
    {
        static const QRegularExpression own(
            u"home\\s?page|web\\s?(?:site|page)|portfolio|blog|主页|博客|网站"_s, caseless);
        static const QRegularExpression deep(u"^[^/]+/[^/]+/[^/]+"_s);
        if (!link.network.isEmpty()) {
            return !link.username.isEmpty() &&
                   (link.isOfPeople || !bareAddress(link.url).contains(deep));
        }
        const QString printed = bareAddress(words);
        return words.contains(own) ||
               (printed.contains(u'.') && bareAddress(link.url).startsWith(printed)) ||
               bareAddress(link.url).section(u'/', 0, 0).endsWith(u".github.io");
    }

    void addEmail(const QString &address, const Place &place)
    {
        const auto found = findEmails(address);
        if (!m_basics.emails.isEmpty() || found.size() != 1 || found.first().malformed)
            return;
        m_basics.emails.append(found.first().address);
        note(u"/basics/emails/0"_s, place);
    }

    void addProfile(const LinkFinding &link, const Place &place)
    {
        const QString address = bareAddress(link.url);
        if (bareAddress(m_basics.url) == address)
            return;
        for (qsizetype i = 0; i < m_basics.profiles.size(); ++i) {
            Profile &profile = m_basics.profiles[i];
            const bool isNamed = !link.username.isEmpty() &&
                                 profile.username.compare(link.username, Qt::CaseInsensitive) == 0;
            if (bareAddress(profile.url) == address ||
                (isNamed && !profile.url.isEmpty() && profile.network == link.network))
                return;
            if (isNamed && profile.url.isEmpty() &&
                (profile.network.isEmpty() || profile.network == link.network)) {
                // The icon said whose name it is; so does the address behind it.
                profile.network = link.network;
                profile.url = link.url;
                note(pointerTo(u"basics/profiles", i, u"url"), place);
                return;
            }
        }
        if (link.network.isEmpty() && m_basics.url.isEmpty()) {
            m_basics.url = link.url;
            note(u"/basics/url"_s, place);
            return;
        }
        note(pointerTo(u"basics/profiles", m_basics.profiles.size(), u"url"), place);
        m_basics.profiles.append({link.network, link.username, link.url});
    }

    void note(const QString &pointer, const Place &place)
    {
        m_writer.record.provenance.insert(pointer, {place});
        m_writer.record.confidence.insert(pointer, 0.92);
    }

    const QList<TextLine> &m_near;
    RecordWriter &m_writer;
    Basics &m_basics;
    double m_firstHeading = 1;
};

} // namespace

void readOwnLinks(const QList<TextLine> &near, const Outline &outline, RecordWriter &writer)
{
    if (writer.text.links.isEmpty())
        return;
    LinkReader reader(near, outline, writer);
    for (const PageLink &link : writer.text.links)
        reader.read(link);
}

} // namespace Bole
