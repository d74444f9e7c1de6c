// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/conclusions.h"

#include "model/intake/items/recordwriter.h"

namespace Bole {

namespace {

/// Places values of one entry of a list.
class EntryPlacer
{
public:
    EntryPlacer(RecordWriter &writer, QStringView list, qsizetype index)
        : m_writer(writer), m_list(list), m_index(index)
    {
    }

    void place(bool present, QStringView field, QStringView from)
    {
        if (present)
            m_writer.noteConcluded(pointerTo(m_list, m_index, field),
                                   pointerTo(m_list, m_index, from));
    }

private:
    RecordWriter &m_writer;
    QStringView m_list;
    qsizetype m_index;
};

void placePublication(const Publication &publication, EntryPlacer entry)
{
    const QStringView venue = publication.publisher.isEmpty() ? u"name" : u"publisher";
    entry.place(!publication.venueId.isEmpty(), u"venueId", venue);
    entry.place(!publication.tier.isEmpty(), u"tier", venue);
    entry.place(!publication.status.isEmpty(), u"status", venue);
    entry.place(publication.coFirst, u"coFirst", u"applicantPosition");
    entry.place(publication.corresponding, u"corresponding", u"applicantPosition");
}

void placeProfile(const Profile &profile, RecordWriter &writer, qsizetype index)
{
    EntryPlacer entry(writer, u"basics/profiles", index);
    const bool named =
        writer.record.provenance.contains(pointerTo(u"basics/profiles", index, u"username"));
    const QStringView from = named ? u"username" : u"url";
    entry.place(!profile.network.isEmpty(), u"network", from);
    entry.place(!profile.username.isEmpty(), u"username", from);
    entry.place(!profile.url.isEmpty(), u"url", from);
}

/// A name that is not printed at the top stands among the authors.
void placeInferredName(RecordWriter &writer)
{
    const Record &record = writer.record;
    if (!record.basics.nameInferred)
        return;
    for (qsizetype i = 0; i < record.publications.size(); ++i) {
        const qsizetype author = record.publications[i].authors.indexOf(record.basics.name);
        if (author >= 0)
            writer.noteConcluded(
                QStringLiteral("/basics/name"),
                pointerTo(u"publications", i, QStringLiteral("authors/%1").arg(author)));
    }
}

} // namespace

void placeConclusions(RecordWriter &writer)
{
    const Record &record = writer.record;
    for (qsizetype i = 0; i < record.education.size(); ++i) {
        EntryPlacer entry(writer, u"education", i);
        const Education &education = record.education[i];
        entry.place(!education.institutionId.isEmpty(), u"institutionId", u"institution");
        entry.place(!education.level.isEmpty(), u"level", u"institution");
        entry.place(education.endDate.has_value(), u"endDate", u"expectedDate");
        entry.place(education.expectedDate.has_value(), u"expectedDate", u"endDate");
    }
    for (qsizetype i = 0; i < record.publications.size(); ++i)
        placePublication(record.publications[i], {writer, u"publications", i});
    for (qsizetype i = 0; i < record.patents.size(); ++i) {
        const int position = record.patents[i].applicantPosition.value_or(0);
        EntryPlacer(writer, u"patents", i)
            .place(position > 0, u"applicantPosition",
                   QStringLiteral("inventors/%1").arg(position - 1));
    }
    for (qsizetype i = 0; i < record.awards.size(); ++i)
        EntryPlacer(writer, u"awards", i)
            .place(!record.awards[i].level.isEmpty(), u"level", u"title");
    for (qsizetype i = 0; i < record.basics.profiles.size(); ++i)
        placeProfile(record.basics.profiles[i], writer, i);
    placeInferredName(writer);
}

} // namespace Bole
