// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/basics.h"

#include "model/intake/items/items.h"
#include "model/intake/parsers/contacts.h"
#include "model/intake/sections/headname.h"
#include "model/intake/sections/ownlinks.h"
#include "model/intake/sections/personal.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/personalfields.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

class BasicsReader
{
public:
    BasicsReader(const Outline &outline, RecordWriter &writer)
        : m_outline(outline), m_writer(writer), m_basics(writer.record.basics)
    {
    }

    void read()
    {
        for (const SectionLines &section : m_outline.sections) {
            if (section.isHead() || section.kind == SectionKind::Personal || isForm(section))
                m_near += section.lines;
            else if (section.kind == SectionKind::Other || section.kind == SectionKind::Summary)
                m_far += section.lines;
        }
        m_near += m_writer.text.furniture;
        readHeadName(m_near, m_writer);
        for (qsizetype i = 0; i < m_near.size(); ++i)
            readContacts(withTornEnd(i), true);
        for (const TextLine &line : std::as_const(m_far))
            readContacts(line, false);
        readOwnLinks(m_near, m_outline, m_writer);
        if (m_basics.emails.isEmpty() && m_basics.phones.isEmpty())
            readContactsAnywhere();
        readPersonal();
        readPersonalFields(m_near, true, m_writer);
        readPersonalFields(m_far, false, m_writer);
        concludeAge();
        readSummary();
    }

private:
    /// 个人简介 over labelled lines is no summary, but a form.
    static bool isForm(const SectionLines &section)
    {
        const auto labelled = std::ranges::count_if(section.lines, [](const TextLine &line) {
            const QString text = folded(line.passage.text);
            return personalLabel(QStringView(text).first(qMax<qsizetype>(0, text.indexOf(u':'))))
                .isKnown;
        });
        return section.kind == SectionKind::Summary && labelled >= 2 &&
               labelled * 2 >= section.lines.size();
    }

    /// "… | +91-98765-" over "55012 | …", "mira@example-" over "school.org": a number or an address
    /// that goes on in the next line.
    TextLine withTornEnd(qsizetype i) const
    {
        static const QRegularExpression number(QStringLiteral("\\+?\\d[\\d() -]*-\\s*$"));
        static const QRegularExpression digits(QStringLiteral("^\\s*\\d[\\d -]*"));
        TextLine line = m_near[i];
        if (i + 1 >= m_near.size())
            return line;
        const Passage &next = m_near[i + 1].passage;
        const auto rest = digits.match(next.text);
        if (number.match(line.passage.text).hasMatch() && rest.hasMatch())
            line.passage.append(next.mid(0, rest.capturedLength()));
        else if (const qsizetype length = tornAddress(line.passage.text, next.text); length > 0)
            line.passage = line.passage.trimmed(), line.passage.append(next.mid(0, length));
        return line;
    }

    /// How much of the next line belongs to an e-mail address that this one ends with, or 0: broken
    /// before or behind the @, or behind a hyphen or a point on either side of it.
    static qsizetype tornAddress(const QString &line, const QString &next)
    {
        static const QRegularExpression tail(QStringLiteral("(?:^|[\\s:：|,;])([\\w.+@-]+)\\s*$"));
        static const QRegularExpression head(QStringLiteral("^[\\w.+@-]+"));
        static const QRegularExpression address(QStringLiteral(
            "^[A-Za-z0-9][\\w.+-]*@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}$"));
        const QString before = tail.match(line).captured(1);
        const QString behind = head.match(next).captured();
        const bool whole = !before.contains(u'@') && address.match(behind).hasMatch();
        if (before.isEmpty() || behind.isEmpty() || address.match(before).hasMatch() ||
            (whole && !before.endsWith(u'-')))
            return 0;
        const bool open = QStringLiteral("@-.").contains(before.back()) || behind.front() == u'@';
        return open && address.match(before + behind).hasMatch() ? behind.size() : 0;
    }

    void readContacts(const TextLine &line, bool near)
    {
        const Passage &text = line.passage;
        if (near) {
            const QList<EmailFinding> emails = findEmails(text.text);
            for (const EmailFinding &email : emails) {
                if (m_basics.emails.contains(email.address, Qt::CaseInsensitive))
                    continue;
                m_writer.note(QStringLiteral("/basics/emails/%1").arg(m_basics.emails.size()),
                              text.mid(email.span), email.malformed ? 0.7 : 0.98);
                m_basics.emails.append(email.address);
            }
            const QList<PhoneFinding> phones = findPhones(text.text);
            for (const PhoneFinding &phone : phones) {
                if (m_basics.phones.contains(phone.number) || phone.score < 0.35)
                    continue;
                m_writer.note(QStringLiteral("/basics/phones/%1").arg(m_basics.phones.size()),
                              text.mid(phone.span), qMin(0.98, 0.7 + 0.3 * phone.score));
                m_basics.phones.append(phone.number);
            }
        }
        const QList<LinkFinding> links = findLinks(text.text);
        for (const LinkFinding &link : links) {
            if (near || isOwnPage(link, text.text))
                addLink(link, text.mid(link.span), near);
        }
        const bool contacts = !links.isEmpty() || text.text.contains(u'@');
        if (near && contacts)
            readHandles(line);
    }

    /// Far from the name an address is the applicant's own only if it is a profile, or is called
    /// so: articles and projects have addresses, too.
    static bool isOwnPage(const LinkFinding &link, const QString &line)
    {
        static const QRegularExpression own(
            QStringLiteral(
                "home\\s?page|web\\s?(?:site|page)|personal|portfolio|blog|主页|博客|网站"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression deep(QStringLiteral("^(?:https?://)?[^/]+/[^/]+/[^/]+"));
        const bool profile = !link.network.isEmpty() && !link.username.isEmpty();
        const bool member = link.isOfPeople || !deep.match(link.url).hasMatch();
        return (profile && member) || link.url.contains(u".github.io") ||
               own.match(line).hasMatch();
    }

    /// Nothing where it usually stands: anywhere but among the referees.
    void readContactsAnywhere()
    {
        for (const SectionLines &section : m_outline.sections) {
            if (section.kind == SectionKind::References || section.isHead())
                continue;
            for (const TextLine &line : section.lines) {
                if (!findEmails(line.passage.text).isEmpty())
                    readContacts(line, true);
            }
        }
    }

    /// A bare user name between bars in a line of contacts: an icon said whose it is.
    void readHandles(const TextLine &line)
    {
        static const QRegularExpression handle(QStringLiteral(
            "(?:^|[|·•\\t]|\\s{2,})\\s*([A-Za-z][A-Za-z0-9_-]{3,38})\\s*(?=$|[|·•\\t]|\\s{2,})"));
        auto matches = handle.globalMatch(line.passage.text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const QString name = match.captured(1);
            const bool odd =
                name == name.toLower() || name.contains(u'-') || name.contains(u'_') ||
                std::any_of(name.begin(), name.end(), [](QChar c) { return c.isDigit(); });
            const bool known = std::any_of(m_basics.profiles.cbegin(), m_basics.profiles.cend(),
                                           [&](const Profile &p) { return p.username == name; });
            if (!odd || known || m_writer.knowledge.word(WordTable::Places, name) ||
                m_basics.name.contains(name, Qt::CaseInsensitive))
                continue;
            const Passage passage =
                line.passage.mid(match.capturedStart(1), match.capturedLength(1));
            m_writer.note(
                QStringLiteral("/basics/profiles/%1/username").arg(m_basics.profiles.size()),
                passage, 0.6);
            m_basics.profiles.append({QString(), name, QString()});
        }
    }

    void addLink(const LinkFinding &link, const Passage &passage, bool near)
    {
        if (link.score < 0.3)
            return;
        const bool page = link.network.isEmpty();
        const auto known = [&](const Profile &profile) {
            return (!link.url.isEmpty() && profile.url == link.url) ||
                   (profile.network == link.network && !page && profile.username == link.username);
        };
        if ((!link.url.isEmpty() && m_basics.url == link.url) ||
            std::any_of(m_basics.profiles.cbegin(), m_basics.profiles.cend(), known))
            return;
        if (page && m_basics.url.isEmpty() && near) {
            m_basics.url = link.url;
            m_writer.note(QStringLiteral("/basics/url"), passage, 0.92);
            return;
        }
        if (page && !near && link.url.contains(u"://") == false)
            return;
        m_writer.note(
            QStringLiteral("/basics/profiles/%1/%2")
                .arg(m_basics.profiles.size())
                .arg(link.url.isEmpty() ? QStringLiteral("username") : QStringLiteral("url")),
            passage, near ? 0.92 : 0.75);
        m_basics.profiles.append({link.network, link.username, link.url});
    }

    void readPersonal()
    {
        for (const TextLine &line : std::as_const(m_near)) {
            const Passage &text = line.passage;
            if (const auto age = findAge(text.text); age && age->age && !m_basics.age) {
                m_basics.age = age->age;
                m_writer.note(QStringLiteral("/basics/age"), text.mid(age->span), 0.93);
            }
            if (const auto gender = findGender(text.text); gender && m_basics.gender.isEmpty()) {
                m_basics.gender = gender->text;
                m_writer.note(QStringLiteral("/basics/gender"), text.mid(gender->span), 0.95);
            }
            const auto address = findAddress(text.text);
            if (address && m_basics.address.isEmpty()) {
                m_basics.address = address->text;
                m_writer.note(QStringLiteral("/basics/location/address"), text.mid(address->span),
                              0.85);
            }
        }
    }

    /// An age that is not printed follows from the date of birth.
    void concludeAge()
    {
        if (m_basics.age || !m_basics.birthDate)
            return;
        m_basics.age = ageOn(m_writer.today, *m_basics.birthDate);
        if (m_basics.age)
            m_writer.noteConcluded(QStringLiteral("/basics/age"),
                                   QStringLiteral("/basics/birthDate"));
    }

    void readSummary()
    {
        for (const SectionLines &section : m_outline.sections) {
            if (section.kind != SectionKind::Summary || !m_basics.summary.isEmpty() ||
                isForm(section))
                continue;
            QList<Passage> lines;
            for (const TextLine &line : section.lines)
                lines.append(line.passage);
            const Passage text = m_writer.text.joiner.joined(lines);
            if (text.isEmpty())
                continue;
            m_basics.summary = valueText(text);
            m_writer.note(QStringLiteral("/basics/summary"), text, 0.9);
        }
    }

    const Outline &m_outline;
    RecordWriter &m_writer;
    Basics &m_basics;
    QList<TextLine> m_near;
    QList<TextLine> m_far;
};

} // namespace

void readBasics(const Outline &outline, RecordWriter &writer)
{
    BasicsReader(outline, writer).read();
}

} // namespace Bole
