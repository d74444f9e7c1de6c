// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importpeople.h"

#include "model/season/applicantstore.h"
#include "model/season/documentstore.h"
#include "model/season/season.h"

namespace Bole {

namespace {

/// A text can be anything: it is somebody's CV where it begins with a name, or has what CVs have.
/// In a photograph OCR finds a word or two, which may look like a name.
bool looksLikeCv(const Record &record, bool isSeen)
{
    const Basics &basics = record.basics;
    const bool hasName = !basics.name.isEmpty() || !basics.nameOther.isEmpty();
    const int parts = int(!basics.emails.isEmpty() || !basics.phones.isEmpty()) +
                      int(!record.education.isEmpty()) + int(!record.work.isEmpty()) +
                      int(!record.publications.isEmpty());
    return parts > 1 || (hasName && (!isSeen || parts == 1));
}

bool isNoCv(const ImportTask &task, const Record &record)
{
    const bool isSeen = isPicture(task.document.path.fileName());
    return task.isMain && (isSeen || task.file.kind != DocumentKind::Pdf) &&
           saidRoleOf(task.document.path) != DocumentRole::Cv && !looksLikeCv(record, isSeen);
}

void findOwner(const ImportTask &task, const Understanding &understanding,
               const PeopleIndex &people, ImportWriter::Entry &entry)
{
    const bool noCv = isNoCv(task, understanding.record);
    const bool staysWithIts = entry.isAttached && isPicture(task.document.path.fileName());
    if (noCv && (staysWithIts || !entry.isAttached)) {
        entry.document.role = DocumentRole::Other;
        entry.isReading = false;
    }
    if (!task.isLoose && (!noCv || entry.isAttached))
        return;
    entry.isReading = false;
    entry.applicant = people.mentionedIn(understanding.text);
    entry.isAttached = entry.applicant.isValid();
    entry.isLoose = !entry.isAttached;
}

/// A CV whose file tells nothing is that of somebody on the roster who still lacks one and has the
/// name that stands in it.
void giveToWaiting(const ImportTask &task, const PeopleIndex &people, ImportWriter::Entry &entry)
{
    if (!task.isMain || !entry.isReading || entry.isLoose || entry.applicant.isValid())
        return;
    const Basics &basics = entry.record.basics;
    for (const QString &name : {basics.name, basics.nameOther}) {
        const ApplicantId named = people.withName(name);
        if (!named.isValid() || people.hasCv(named))
            continue;
        entry.applicant = named;
        entry.isAttached = true;
        return;
    }
}

} // namespace

Result<ImportPeople> peopleIn(Season &season)
{
    const auto withCv = season.documents().applicantsWithCv();
    if (!withCv)
        return std::unexpected(withCv.error());
    return season.applicants().list().transform([&](const QList<ApplicantRow> &rows) {
        ImportPeople people;
        for (const ApplicantRow &row : rows) {
            people.duplicates.add(row.name, row.nameOther, {row.email});
            people.index.add(
                {row.id, row.number, {row.name, row.nameOther}, withCv->contains(row.id)});
        }
        return people;
    });
}

ImportWriter::Entry entryFor(const ImportTask &task, const ImportPerson &person,
                             const Understanding &understanding, const PeopleIndex &people)
{
    ImportWriter::Entry entry;
    entry.group = task.applicant;
    entry.applicant = person.id;
    entry.bytes = task.file.bytes;
    entry.original = task.original;
    entry.text = understanding.text;
    entry.record = understanding.record;
    entry.isAttached = person.isKnown;
    entry.isReading = task.isMain;
    entry.document.role = task.document.role;
    entry.document.fileName = task.document.path.fileName();
    entry.document.kind = task.file.kind;
    entry.document.sha256 = task.file.sha256;
    entry.originalSha256 = task.originalSha256;
    entry.document.pages = understanding.record.source.pages;
    if (task.document.role == DocumentRole::Cv)
        entry.parts = understanding.parts;
    findOwner(task, understanding, people, entry);
    giveToWaiting(task, people, entry);
    return entry;
}

} // namespace Bole
