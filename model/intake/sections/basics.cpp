// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/basics.h"

#include "model/intake/entries/items.h"
#include "model/intake/parsers/contacts.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

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
            if (section.isHead() || section.kind == u"personal")
                m_near += section.lines;
            else if (section.kind == u"other" || section.kind == u"summary")
                m_far += section.lines;
        }
        m_near += m_writer.text.furniture;
        readName();
        for (const TextLine &line : std::as_const(m_near))
            readContacts(line, true);
        for (const TextLine &line : std::as_const(m_far))
            readContacts(line, false);
        if (m_basics.emails.isEmpty() && m_basics.phones.isEmpty())
            readContactsAnywhere();
        readPersonal();
        readSummary();
    }

private:
    struct Candidate
    {
        NameReading reading;
        Passage cell;
        double score = 0;
        double confidence = 0;
    };

    static bool isContact(const QString &text)
    {
        static const QRegularExpression pattern(
            QStringLiteral("@|://"
                           "|www\\.|\\.com|\\.org|\\.io|\\d{3}|^(?:e-?mail|tel|phone|mobile|电话|"
                           "邮箱|手机|地址|出生|性别|政治|籍贯|求职|民族|学历|微信|意向)"),
            QRegularExpression::CaseInsensitiveOption);
        return pattern.match(text).hasMatch();
    }

    /// A cell of a form that only says what stands in the next one.
    static bool isNameLabel(const QString &text)
    {
        static const QRegularExpression label(
            QStringLiteral("^\\s*(?:姓\\s*名|name)\\s*[:：]?\\s*$"),
            QRegularExpression::CaseInsensitiveOption);
        return label.match(text).hasMatch();
    }

    void readName()
    {
        double largest = 0;
        QList<TextLine> head = m_near.mid(0, 24);
        for (const TextLine &line : std::as_const(head)) {
            if (!isContact(line.passage.text))
                largest = qMax(largest, line.size);
        }
        Candidate best;
        int order = 0;
        for (const TextLine &line : std::as_const(head)) {
            // A name and beside it the same in the other script.
            if (line.cells.size() == 2 && hasHan(line.cell(0).text) != hasHan(line.cell(1).text)) {
                Passage whole = line.passage;
                whole.text.replace(u'\t', u' ');
                const Candidate both = nameIn(whole.trimmed(), line, largest, order);
                if (!both.reading.other.isEmpty() && both.score > best.score)
                    best = both;
            }
            for (qsizetype c = 0; c < line.cells.size(); ++c) {
                const Passage cell = line.cell(c).trimmed();
                // A name set in bold may have something plain right behind it.
                const StyledSpan style = line.styles.value(0);
                const bool leads = c == 0 && style.bold && style.span.start == 0 &&
                                   style.span.length + 2 < cell.size() && style.span.length < 30;
                if (leads) {
                    const Candidate bold =
                        nameIn(cell.mid(0, style.span.length).trimmed(), line, largest, order);
                    if (bold.score > best.score)
                        best = bold;
                }
                Candidate candidate = nameIn(cell, line, largest, order++);
                if (c > 0 && isNameLabel(line.cell(c - 1).text) && candidate.score > 0) {
                    candidate.score += 0.5;
                    candidate.confidence = qMin(0.98, candidate.confidence + 0.1);
                }
                // The name once more in the other script does not replace the one printed first.
                const bool again =
                    best.score > 0.45 && !candidate.reading.name.isEmpty() &&
                    hasHan(candidate.reading.name) != hasHan(best.reading.name) &&
                    sameName(candidate.reading.name, best.reading.name, m_writer.knowledge);
                if (candidate.score > best.score && !again)
                    best = candidate;
            }
        }
        for (qsizetype i = 0; i + 1 < qMin<qsizetype>(8, head.size()); ++i) {
            // Something small may stand beside the two lines, and so between them.
            for (qsizetype k = i + 1; k < qMin(i + 4, head.size()); ++k) {
                const auto name = nameOverTwoLines(head[i], head[k]);
                if (!name)
                    continue;
                const Candidate candidate = nameIn(*name, head[i], largest, int(i));
                if (candidate.score > 0 && candidate.score + 0.1 > best.score)
                    best = candidate;
            }
        }
        if (best.score < 0.45)
            return;
        m_name = best.cell.mid(best.reading.span);
        m_basics.name = best.reading.name;
        m_writer.note(QStringLiteral("/basics/name"), m_name, best.confidence);
        if (!best.reading.other.isEmpty()) {
            m_basics.nameOther = best.reading.other;
            m_writer.note(QStringLiteral("/basics/nameOther"),
                          best.cell.mid(best.reading.otherSpan), 0.95);
        } else {
            readOtherScript(head);
        }
    }

    double heightOf(const Passage &passage) const
    {
        for (const int at : passage.at) {
            if (at >= 0)
                return m_writer.text.places[at].box.height();
        }
        return 0;
    }

    /// A name set so large that it takes two lines, one word or two on each.
    std::optional<Passage> nameOverTwoLines(const TextLine &line, const TextLine &next) const
    {
        if (!m_writer.text.fromPages || line.page != next.page || line.cells.isEmpty() ||
            next.cells.isEmpty() || qAbs(line.left - next.left) > 0.5 * line.size ||
            next.bottom - line.bottom > 1.8 * line.size)
            return {};
        Passage name = line.cell(0).trimmed();
        const Passage rest = next.cell(0).trimmed();
        const double height = heightOf(name);
        const auto words = [](const Passage &part) {
            return part.text.count(u' ') + 1;
        };
        if (name.isEmpty() || rest.isEmpty() || words(name) > 2 || words(rest) > 2 ||
            hasHan(name.text) || hasHan(rest.text) || qAbs(height - heightOf(rest)) > 0.05 * height)
            return {};
        name.insertText(u" ");
        name.append(rest);
        const bool larger =
            std::none_of(m_near.cbegin(), m_near.cend(), [&](const TextLine &other) {
                return &other != &line && other.size > line.size + 0.3;
            });
        return larger && isPersonName(name.text, m_writer.knowledge) ? std::optional(name)
                                                                     : std::nullopt;
    }

    Candidate nameIn(const Passage &cell, const TextLine &line, double largest, int order) const
    {
        Candidate candidate;
        candidate.cell = cell;
        const QString text = cell.text;
        static const QRegularExpression label(
            QStringLiteral(
                "^\\s*(?:姓\\s*名|name)\\s*[:：]?\\s+|^\\s*(?:姓\\s*名|name)\\s*[:：]\\s*"),
            QRegularExpression::CaseInsensitiveOption);
        const bool labelled = label.match(text).hasMatch();
        if (text.isEmpty() || text.size() > 60 || (!labelled && isContact(text)))
            return candidate;
        static const QRegularExpression title(
            QStringLiteral(
                "^(?:curriculum vitae|cv|r[eé]sum[eé]|个人简历|简历|personal resume|求职简历)$|"
                "^[\\p{Han}\\d\\s]*(?:申请|推免|保研|研究生|硕士|博士|学术|应聘|夏令营|复试)"
                "[\\p{Han}\\s]*(?:简历|表|材料)$"),
            QRegularExpression::CaseInsensitiveOption);
        if (title.match(text.simplified()).hasMatch() || isNameLabel(text))
            return candidate;
        if (!labelled && !labelOf(text).isEmpty())
            return candidate;
        qsizetype roleLetters = 0;
        for (const WordMatch &role : m_writer.knowledge.findWords(WordTable::Roles, text))
            roleLetters += role.span.length;
        if (roleLetters * 10 > text.size() * 6)
            return candidate;
        const bool big = largest > 0 && line.size >= largest - 0.3;
        const auto reading = readPaired(text);
        const double size = big && largest > 0 ? 0.35 : 0;
        const double place = qMax(0.0, 0.2 - 0.02 * order);
        if (reading) {
            candidate.reading = *reading;
            candidate.score = reading->score * 0.7 + size + place + (labelled ? 0.5 : 0) +
                              (line.level == 1 ? 0.25 : 0);
            candidate.confidence =
                qMin(0.99, 0.6 + 0.3 * reading->score + (big || labelled ? 0.15 : 0));
        } else if ((big && m_writer.text.fromPages) || line.level == 1 ||
                   (order == 0 && hasHan(text))) {
            // Set as a name is set: larger than everything else in the head.
            static const QRegularExpression word(
                QStringLiteral("^[\\p{L}][\\p{L}\\p{M} .'’·-]{0,36}$"));
            if (word.match(text).hasMatch() && !m_writer.knowledge.heading(text)) {
                candidate.reading.name = text;
                candidate.reading.span = {0, text.size()};
                candidate.score = 0.3 + size + place + (line.level == 1 ? 0.2 : 0);
                candidate.confidence = 0.7;
            }
        }
        return candidate;
    }

    /// "空山明（Akira Sorayama）": whatever the first part is, the brackets hold the other script.
    std::optional<NameReading> readPaired(const QString &text) const
    {
        auto reading = Bole::readName(text, m_writer.knowledge);
        static const QRegularExpression label(QStringLiteral("[:：]"));
        if (reading && reading->span.start > 1 && !label.match(text).hasMatch())
            reading.reset();
        static const QRegularExpression scripts(
            QStringLiteral("^\\s*(?:(\\p{Han}{2,4})\\s*[,，/|]?\\s*([\\p{Latin}][\\p{Latin}'’. "
                           "-]{3,30})|([\\p{Latin}][\\p{Latin}'’. "
                           "-]{3,30}?)\\s*[,，/|]?\\s*(\\p{Han}{2,4}))\\s*$"));
        const QRegularExpressionMatch mixed = scripts.match(text);
        if (mixed.hasMatch() && (!reading || reading->other.isEmpty())) {
            const int first = mixed.capturedStart(1) >= 0 ? 1 : 3;
            NameReading both;
            both.name = mixed.captured(first).trimmed();
            both.span = {mixed.capturedStart(first), both.name.size()};
            both.other = mixed.captured(first + 1).trimmed();
            both.otherSpan = {mixed.capturedStart(first + 1), both.other.size()};
            both.score = 0.75;
            return both;
        }
        static const QRegularExpression pair(
            QStringLiteral("^\\s*([^()（）]{2,24}?)\\s*[(（]\\s*([^()（）]{2,30}?)\\s*[)）]\\s*$"));
        const QRegularExpressionMatch match = pair.match(text);
        const bool complete = reading && !reading->other.isEmpty();
        if (complete || !match.hasMatch() ||
            hasHan(match.captured(1)) == hasHan(match.captured(2)) ||
            (reading && reading->span.start <= 1 && reading->other.isEmpty() &&
             !isPersonName(match.captured(2), m_writer.knowledge)))
            return reading;
        NameReading both;
        both.name = match.captured(1);
        both.span = {match.capturedStart(1), match.capturedLength(1)};
        both.other = match.captured(2);
        both.otherSpan = {match.capturedStart(2), match.capturedLength(2)};
        both.score = 0.8;
        return both;
    }

    /// The name once more in the other script, on a line or in a cell of its own.
    void readOtherScript(const QList<TextLine> &head)
    {
        const bool han = hasHan(m_basics.name);
        for (const TextLine &line : head) {
            for (qsizetype c = 0; c < line.cells.size(); ++c) {
                const Passage cell = line.cell(c).tidied();
                if (cell.isEmpty() || hasHan(cell.text) == han || isContact(cell.text) ||
                    cell.size() > 40)
                    continue;
                const QString spaced = withSpace(cell.text);
                if (sameName(m_basics.name, cell.text, m_writer.knowledge) ||
                    sameName(m_basics.name, spaced, m_writer.knowledge)) {
                    m_basics.nameOther = valueText(cell);
                    m_writer.note(QStringLiteral("/basics/nameOther"), cell, 0.93);
                    return;
                }
            }
        }
    }

    static QString withSpace(const QString &text)
    {
        QString spaced;
        for (const QChar c : text) {
            if (c.isUpper() && !spaced.isEmpty() && spaced.back().isLower())
                spaced += u' ';
            spaced += c;
        }
        return spaced;
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
        for (const LinkFinding &link : links)
            addLink(link, text.mid(link.span), near);
        const bool contacts = !links.isEmpty() || text.text.contains(u'@');
        if (near && contacts)
            readHandles(line);
    }

    /// Nothing where it usually stands: anywhere but among the referees.
    void readContactsAnywhere()
    {
        for (const SectionLines &section : m_outline.sections) {
            if (section.kind == u"references" || section.isHead())
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

    void readSummary()
    {
        for (const SectionLines &section : m_outline.sections) {
            if (section.kind != u"summary" || !m_basics.summary.isEmpty())
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
    Passage m_name;
};

} // namespace

void readBasics(const Outline &outline, RecordWriter &writer)
{
    BasicsReader(outline, writer).read();
}

NameMatcher applicantMatcher(const RecordWriter &writer)
{
    QStringList names;
    for (const QString &name : {writer.record.basics.name, writer.record.basics.nameOther}) {
        if (!name.isEmpty())
            names.append(name);
    }
    return names.isEmpty() ? NameMatcher() : NameMatcher(names, writer.knowledge);
}

void inferName(RecordWriter &writer)
{
    Basics &basics = writer.record.basics;
    const QList<Publication> &publications = writer.record.publications;
    if (basics.name.isEmpty() && publications.size() >= 2) {
        QHash<QString, int> counts;
        for (const Publication &publication : publications) {
            for (const QString &author : publication.authors)
                ++counts[author];
        }
        QString most;
        for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
            if (it.value() > counts.value(most))
                most = it.key();
        }
        if (counts.value(most) * 10 >= publications.size() * 6) {
            basics.name = most;
            basics.nameInferred = true;
            writer.record.confidence.insert(QStringLiteral("/basics/name"), 0.8);
        }
    }
    if (basics.name.isEmpty() || !basics.nameOther.isEmpty())
        return;
    const NameMatcher matcher = applicantMatcher(writer);
    const bool han = hasHan(basics.name);
    for (qsizetype p = 0; p < publications.size(); ++p) {
        for (qsizetype a = 0; a < publications[p].authors.size(); ++a) {
            const QString &author = publications[p].authors[a];
            if (hasHan(author) == han || author.contains(u'.') || matcher.match(author) < 0.99)
                continue;
            basics.nameOther = author;
            const QString pointer =
                pointerTo(u"publications", p, QStringLiteral("authors/%1").arg(a));
            if (writer.record.provenance.contains(pointer))
                writer.record.provenance.insert(QStringLiteral("/basics/nameOther"),
                                                writer.record.provenance.value(pointer));
            writer.record.confidence.insert(QStringLiteral("/basics/nameOther"), 0.9);
            return;
        }
    }
}

} // namespace Bole
