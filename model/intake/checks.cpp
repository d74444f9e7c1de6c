// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/checks.h"

#include "model/intake/parsers/names.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace Bole {

namespace {

QString pointer(QStringView list, qsizetype index, QStringView field)
{
    return QStringLiteral("/%1/%2/%3").arg(list).arg(index).arg(field);
}

class Checker
{
public:
    Checker(const Record &record, PartialDate today) : m_record(record), m_today(today) {}

    QList<Check> run()
    {
        checkEmails();
        checkEducation();
        checkExperience();
        checkPublications();
        checkSections();
        return m_checks;
    }

    QString listUnder(const Stored<SectionKind> &kind) const
    {
        const auto lists = listsUnder(kind);
        return lists.isEmpty() ? QString() : lists.first().first;
    }

private:
    void add(const QString &field, const QString &code,
             CheckSeverity severity = CheckSeverity::Warning)
    {
        m_checks.append({field, code, severity, {}});
    }

    void checkEmails()
    {
        static const QRegularExpression whole(
            QStringLiteral("^[A-Za-z0-9.!#$%&'*+/"
                           "=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9]("
                           "?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\\.[A-Za-z]{2,}$"));
        for (qsizetype i = 0; i < m_record.basics.emails.size(); ++i) {
            const QString &email = m_record.basics.emails[i];
            const QString field = QStringLiteral("/basics/emails/%1").arg(i);
            if (!whole.match(email).hasMatch())
                add(field, QStringLiteral("email.malformed"));
            else if (looksMistyped(email.section(u'@', -1).toLower()))
                add(field, QStringLiteral("email.domain"));
        }
    }

    /// ".edu.com", or one letter away from a provider that nearly everybody means.
    static bool looksMistyped(const QString &domain)
    {
        static const QRegularExpression odd(
            QStringLiteral("\\.(?:edu|ac)\\.com?$|\\.con$|\\.cmo$|\\.cn\\.com$|\\.ocm$"));
        static const QStringList providers = {
            QStringLiteral("gmail.com"),   QStringLiteral("qq.com"),
            QStringLiteral("163.com"),     QStringLiteral("126.com"),
            QStringLiteral("outlook.com"), QStringLiteral("hotmail.com"),
            QStringLiteral("foxmail.com"), QStringLiteral("yahoo.com"),
            QStringLiteral("icloud.com")};
        if (odd.match(domain).hasMatch())
            return true;
        if (providers.contains(domain) || domain.size() < 8)
            return false;
        return std::any_of(providers.cbegin(), providers.cend(), [&](const QString &provider) {
            return provider.size() >= 8 && distance(provider, domain) == 1;
        });
    }

    static int distance(const QString &a, const QString &b)
    {
        if (qAbs(a.size() - b.size()) > 1)
            return 9;
        QList<int> row(b.size() + 1);
        std::iota(row.begin(), row.end(), 0);
        for (qsizetype i = 1; i <= a.size(); ++i) {
            int diagonal = row[0];
            row[0] = int(i);
            for (qsizetype k = 1; k <= b.size(); ++k) {
                const int above = row[k];
                row[k] = std::min({row[k] + 1, row[k - 1] + 1, diagonal + (a[i - 1] != b[k - 1])});
                diagonal = above;
            }
        }
        return row.last();
    }

    bool isFuture(const std::optional<PartialDate> &date) const
    {
        if (!date || !m_today.isValid())
            return false;
        if (date->year != m_today.year)
            return date->year > m_today.year;
        return date->month > 0 && m_today.month > 0 && date->month > m_today.month;
    }

    template <typename Entry>
    void checkPeriod(const Entry &entry, QStringView list, qsizetype index, bool mayEndLater)
    {
        if (entry.startDate && entry.endDate) {
            PartialDate start = *entry.startDate;
            PartialDate end = *entry.endDate;
            const bool years = start.month == 0 || end.month == 0;
            const bool backwards =
                years ? start.year > end.year
                      : std::pair(start.year, start.month) > std::pair(end.year, end.month);
            if (backwards)
                add(pointer(list, index, u"endDate"), QStringLiteral("date.reversed"));
        }
        if (isFuture(entry.startDate))
            add(pointer(list, index, u"startDate"), QStringLiteral("date.future"),
                CheckSeverity::Info);
        const bool farOff =
            entry.endDate && m_today.isValid() && entry.endDate->year > m_today.year + 6;
        if (isFuture(entry.endDate) && (!mayEndLater || farOff))
            add(pointer(list, index, u"endDate"), QStringLiteral("date.future"),
                CheckSeverity::Info);
    }

    void checkEducation()
    {
        for (qsizetype i = 0; i < m_record.education.size(); ++i) {
            const Education &entry = m_record.education[i];
            checkPeriod(entry, u"education", i, true);
            if (entry.gpa && entry.gpa->scale && entry.gpa->value > *entry.gpa->scale + 1e-9)
                add(pointer(u"education", i, u"gpa"), QStringLiteral("gpa.aboveScale"));
            if (entry.rank && entry.rank->position && entry.rank->of &&
                *entry.rank->position > *entry.rank->of)
                add(pointer(u"education", i, u"rank"), QStringLiteral("rank.aboveTotal"));
            checkOverlap(i);
        }
    }

    /// Two full degrees of different levels at once, for more than a year.
    void checkOverlap(qsizetype index)
    {
        const auto degree = [](const Education &e) {
            return e.level == StudyLevel::Bachelor || e.level == StudyLevel::Master ||
                   e.level == StudyLevel::Doctor;
        };
        const Education &entry = m_record.education[index];
        for (qsizetype k = 0; k < index; ++k) {
            const Education &other = m_record.education[k];
            if (!degree(entry) || !degree(other) || entry.level == other.level ||
                !entry.startDate || !other.startDate || !entry.endDate || !other.endDate)
                continue;
            const auto months = [](const PartialDate &d) {
                return d.year * 12 + (d.month ? d.month : 6);
            };
            const int overlap = qMin(months(*entry.endDate), months(*other.endDate)) -
                                qMax(months(*entry.startDate), months(*other.startDate));
            if (overlap > 12)
                add(pointer(u"education", index, u"startDate"), QStringLiteral("date.overlap"));
        }
    }

    void checkExperience()
    {
        for (qsizetype i = 0; i < m_record.work.size(); ++i)
            checkPeriod(m_record.work[i], u"work", i, false);
        for (qsizetype i = 0; i < m_record.volunteer.size(); ++i)
            checkPeriod(m_record.volunteer[i], u"volunteer", i, false);
        for (qsizetype i = 0; i < m_record.projects.size(); ++i)
            checkPeriod(m_record.projects[i], u"projects", i, false);
    }

    void checkPublications()
    {
        static const QRegularExpression doi(QStringLiteral("^10\\.\\d{4,9}/\\S+$"));
        QHash<QString, qsizetype> titles;
        for (qsizetype i = 0; i < m_record.publications.size(); ++i) {
            const Publication &publication = m_record.publications[i];
            if (!publication.doi.isEmpty() && !doi.match(publication.doi).hasMatch())
                add(pointer(u"publications", i, u"doi"), QStringLiteral("doi.malformed"));
            if (publication.releaseDate && isFuture(publication.releaseDate) &&
                publication.releaseDate->year > m_today.year + 1)
                add(pointer(u"publications", i, u"releaseDate"), QStringLiteral("date.future"),
                    CheckSeverity::Info);
            if (publication.coFirst && publication.applicantPosition &&
                *publication.applicantPosition > 4)
                add(pointer(u"publications", i, u"applicantPosition"),
                    QStringLiteral("author.claim"));
            keepClaim(pointer(u"publications", i, u"applicantPosition"), publication);
            const QString key = tableKey(publication.name);
            if (key.size() > 10 && titles.contains(key))
                add(pointer(u"publications", i, u"name"), QStringLiteral("publication.twice"));
            titles.insert(key, i);
        }
    }

    /// Whether a paper is claimed as first author's stands beside it in the document alone: what
    /// reading found stays, as long as the position still speaks against it.
    void keepClaim(const QString &field, const Publication &publication)
    {
        if (publication.coFirst || publication.applicantPosition.value_or(1) < 2)
            return;
        const auto found = std::ranges::find_if(m_record.checks, [&](const Check &check) {
            return check.field == field && check.code == u"author.claim";
        });
        if (found != m_record.checks.end())
            m_checks.append(*found);
    }

    /// The lists that a heading of this kind may fill, and how long they are; the first is where it
    /// is missed.
    QList<std::pair<QString, qsizetype>> listsUnder(const Stored<SectionKind> &kind) const
    {
        const Record &r = m_record;
        const auto list = [](const char *key, const auto &entries) {
            return std::pair(u'/' + QLatin1StringView(key), entries.size());
        };
        switch (kind.value_or(SectionKind::Other)) {
        case SectionKind::Education:
            return {list("education", r.education)};
        case SectionKind::Work:
        case SectionKind::Research:
        case SectionKind::Teaching:
            return {list("work", r.work), list("projects", r.projects),
                    list("volunteer", r.volunteer)};
        case SectionKind::Service:
        case SectionKind::Activities:
        case SectionKind::Volunteer:
            return {list("volunteer", r.volunteer), list("work", r.work),
                    list("projects", r.projects), list("awards", r.awards)};
        case SectionKind::Projects:
            return {list("projects", r.projects), list("work", r.work)};
        case SectionKind::Publications:
            return {list("publications", r.publications), list("patents", r.patents)};
        case SectionKind::Patents:
            return {list("patents", r.patents), list("publications", r.publications)};
        case SectionKind::Awards:
            return {list("awards", r.awards), list("grants", r.grants)};
        case SectionKind::Skills:
            return {list("skills", r.skills), list("languages", r.languages),
                    list("tests", r.tests)};
        case SectionKind::Languages:
            return {list("languages", r.languages), list("tests", r.tests),
                    list("skills", r.skills)};
        case SectionKind::Tests:
            return {list("tests", r.tests), list("languages", r.languages)};
        default:
            return {};
        }
    }

    /// Whether nothing was read under the second heading of a list is known while reading alone: it
    /// stays as long as every entry of the list comes from the document.
    bool isStillUnread(const QString &list, qsizetype entries) const
    {
        const bool found = std::ranges::any_of(m_record.checks, [&](const Check &check) {
            return check.field == list && check.code == u"section.unread";
        });
        for (qsizetype i = 0; found && i < entries; ++i) {
            const QString entry = QStringLiteral("%1/%2/").arg(list).arg(i);
            const auto place = m_record.provenance.lowerBound(entry);
            if (place == m_record.provenance.cend() || !place.key().startsWith(entry))
                return false;
        }
        return found;
    }

    /// A heading under which nothing was read, and a document without any education. Said of the
    /// list, so that it is over as soon as something is added there.
    void checkSections()
    {
        if (m_record.source.kind.isEmpty())
            return; // typed by hand: there is no document that could say more
        for (const Section &section : m_record.sections) {
            const auto lists = listsUnder(section.kind);
            const bool isRead =
                lists.isEmpty() ||
                (std::ranges::any_of(lists, [](const auto &l) { return l.second > 0; }) &&
                 !isStillUnread(lists.first().first, lists.first().second));
            if (!isRead && !hasCheck(lists.first().first))
                add(lists.first().first, QStringLiteral("section.unread"));
        }
        if (m_record.education.isEmpty() && !hasCheck(QStringLiteral("/education")))
            add(QStringLiteral("/education"), QStringLiteral("education.missing"));
    }

    bool hasCheck(const QString &field) const
    {
        return std::ranges::any_of(m_checks, [&](const Check &c) { return c.field == field; });
    }

    const Record &m_record;
    PartialDate m_today;
    QList<Check> m_checks;
};

} // namespace

QString listUnder(const Stored<SectionKind> &kind, const Record &record)
{
    return Checker(record, {}).listUnder(kind);
}

QList<Check> checksOf(const Record &record, PartialDate today)
{
    return Checker(record, today).run();
}

PersonSummary summaryOf(const Record &record)
{
    PersonSummary summary{record.basics.name,
                          record.basics.nameOther,
                          record.basics.emails,
                          record.basics.phones,
                          {}};
    for (const Education &education : record.education) {
        if (!education.institutionId.isEmpty() &&
            !summary.institutionIds.contains(education.institutionId))
            summary.institutionIds.append(education.institutionId);
    }
    return summary;
}

static QString digitsOf(const QString &phone)
{
    QString digits;
    for (const QChar c : phone) {
        if (c.isDigit())
            digits += c;
    }
    return digits.right(8);
}

double likeness(const PersonSummary &a, const PersonSummary &b, const Knowledge &knowledge)
{
    const auto shares = [](const QStringList &x, const QStringList &y, auto key) {
        return std::any_of(x.cbegin(), x.cend(), [&](const QString &value) {
            return std::any_of(y.cbegin(), y.cend(), [&](const QString &other) {
                return !key(value).isEmpty() && key(value) == key(other);
            });
        });
    };
    const auto lower = [](const QString &text) {
        return text.toLower();
    };
    if (shares(a.emails, b.emails, lower) || shares(a.phones, b.phones, digitsOf))
        return 0.98;
    bool named = false;
    for (const QString &x : {a.name, a.nameOther}) {
        for (const QString &y : {b.name, b.nameOther})
            named = named || (!x.isEmpty() && !y.isEmpty() && sameName(x, y, knowledge));
    }
    if (!named)
        return 0;
    const bool school = shares(a.institutionIds, b.institutionIds, lower);
    return school ? 0.85 : a.institutionIds.isEmpty() || b.institutionIds.isEmpty() ? 0.6 : 0.4;
}

} // namespace Bole
