// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/consequences.h"

#include "model/intake/checks.h"
#include "model/intake/parsers/namematcher.h"
#include "model/knowledge/knowledge.h"
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"

#include <QJsonArray>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

class Consequences
{
public:
    Consequences(const CheckedRecord &before, CheckedRecord after, const Knowledge &knowledge,
                 PartialDate today)
        : m_before(before), m_after(std::move(after)), m_knowledge(knowledge), m_today(today)
    {
    }

    QList<Edit> of(const QString &pointer)
    {
        const QStringList tokens = pointerTokens(pointer);
        const QString list = tokens.value(0);
        const QString field = tokens.value(list == u"basics" ? 1 : 2);
        const QString entry = u'/' + list + u'/' + tokens.value(1);
        if (list == u"publications" && field == u"publisher")
            followVenue(entry);
        else if (list == u"publications" && field == u"authors")
            followAuthors(entry, u"authors"_s);
        else if (list == u"patents" && field == u"inventors")
            followAuthors(entry, u"inventors"_s);
        else if (list == u"basics" && (field == u"name" || field == u"nameOther"))
            followName();
        else if (list == u"education" && field == u"institution")
            followInstitution(entry);
        else if (list == u"education" && field == u"studyType")
            followDegree(entry);
        dropSettledChecks();
        return m_edits;
    }

private:
    QJsonValue value(const QString &pointer) const { return valueAt(m_after.json, pointer); }

    void derive(const QString &pointer, const QJsonValue &wanted)
    {
        if (m_before.marks.contains(pointer) || value(pointer) == wanted)
            return;
        Edit edit = Edit::set(pointer, wanted);
        edit.isDerived = true;
        CheckedRecord changed = m_after;
        if (!apply(changed, edit, {}, {}))
            return;
        m_after = changed;
        m_edits.append(edit);
    }

    /// What the whole of the venue's field names, if that is beyond doubt.
    std::optional<VenueMatch> venueOf(const QJsonObject &json, const QString &entry) const
    {
        const auto venue =
            m_knowledge.findVenue(valueAt(json, entry + u"/publisher"_s).toString(), true);
        return venue && venue->isProven ? venue : std::nullopt;
    }

    void followVenue(const QString &entry)
    {
        const auto venue = venueOf(m_after.json, entry);
        const auto old = venueOf(m_before.json, entry);
        const QJsonValue tier = value(entry + u"/tier"_s);
        // A tier that the document prints itself does not go with a venue that nobody knows.
        const bool cameFromVenue = old && tier.toString() == old->tier;
        if (venue || cameFromVenue || tier.isUndefined())
            derive(entry + u"/tier"_s, venue && !venue->tier.isEmpty()
                                           ? QJsonValue(venue->tier)
                                           : QJsonValue(QJsonValue::Undefined));
        derive(entry + u"/venueId"_s,
               venue ? QJsonValue(venue->id) : QJsonValue(QJsonValue::Undefined));
    }

    void followAuthors(const QString &entry, const QString &list)
    {
        const NameMatcher applicant(
            {value(u"/basics/name"_s).toString(), value(u"/basics/nameOther"_s).toString()},
            m_knowledge);
        const QJsonArray people = value(entry + u'/' + list).toArray();
        int position = 0;
        double best = 0.5;
        for (int i = 0; i < people.size() && !applicant.isEmpty(); ++i) {
            if (const double match = applicant.match(people[i].toString()); match > best) {
                best = match;
                position = i + 1;
            }
        }
        derive(entry + u"/applicantPosition"_s,
               position > 0 ? QJsonValue(position) : QJsonValue(QJsonValue::Undefined));
    }

    void followName()
    {
        for (const auto &[list, people] : {std::pair(u"publications"_s, u"authors"_s),
                                           std::pair(u"patents"_s, u"inventors"_s)}) {
            const qsizetype count = m_after.json.value(list).toArray().size();
            for (qsizetype i = 0; i < count; ++i)
                followAuthors(pointerTo(u'/' + list, int(i)), people);
        }
    }

    void followInstitution(const QString &entry)
    {
        const auto found = m_knowledge.findInstitution(value(entry + u"/institution"_s).toString());
        derive(entry + u"/institutionId"_s, found && found->isKnown()
                                                ? QJsonValue(found->id)
                                                : QJsonValue(QJsonValue::Undefined));
    }

    void followDegree(const QString &entry)
    {
        const QString degree = value(entry + u"/studyType"_s).toString();
        const auto known = m_knowledge.findWords(WordTable::Degrees, degree);
        if (!known.isEmpty())
            derive(entry + u"/level"_s, known.first().value);
    }

    /// A hint whose reason has gone with this edit is not left for somebody to wave away.
    void dropSettledChecks()
    {
        const auto before = recordFromJson(m_before.json);
        const auto after = recordFromJson(m_after.json);
        if (!before || !after)
            return;
        const auto has = [](const QList<Check> &checks, const Check &wanted) {
            return std::ranges::any_of(checks, [&](const Check &check) {
                return check.field == wanted.field && check.code == wanted.code;
            });
        };
        const QList<Check> were = checksOf(*before, m_today);
        const QList<Check> are = checksOf(*after, m_today);
        for (const Check &check : before->checks) {
            const bool isDismissed = m_before.dismissed.value(check.field).contains(check.code);
            if (!isDismissed && has(were, check) && !has(are, check))
                m_edits.append(Edit::dismiss(check.field, check.code));
        }
    }

    const CheckedRecord &m_before;
    CheckedRecord m_after;
    const Knowledge &m_knowledge;
    PartialDate m_today;
    QList<Edit> m_edits;
};

} // namespace

QList<Edit> withConsequences(const CheckedRecord &record, const Edit &edit,
                             const Knowledge &knowledge, PartialDate today)
{
    QList<Edit> all{edit};
    CheckedRecord after = record;
    // An edit that is refused is refused by whoever does it.
    if (edit.kind == Edit::Kind::Set && apply(after, edit, {}, {}))
        all += Consequences(record, after, knowledge, today).of(edit.pointer);
    return all;
}

} // namespace Bole
