// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importpeople.h"

#include "model/intake/packetparts.h"
#include "model/season/applicantstore.h"
#include "model/season/documentstore.h"
#include "model/season/rosterstore.h"

namespace Bole {

namespace {

/// A file can be anything: it is somebody's CV where it begins with a name, or has what CVs have.
/// In a photograph OCR finds a word or two, which may look like a name; and where a roster tells
/// who there is, a name that is not on it needs more than itself.
bool looksLikeCv(const Record &record, bool isDoubted)
{
    const Basics &basics = record.basics;
    const bool hasName = !basics.name.isEmpty() || !basics.nameOther.isEmpty();
    const int parts = int(!basics.emails.isEmpty() || !basics.phones.isEmpty()) +
                      int(!record.education.isEmpty()) + int(!record.work.isEmpty()) +
                      int(!record.publications.isEmpty());
    return parts > 1 || (hasName && (!isDoubted || parts == 1));
}

/// One file that has been read, on its way to its owner.
class Assignment
{
public:
    Assignment(const ImportTask &task, const ImportPerson &person,
               const Understanding &understanding, const PeopleIndex &people,
               ImportWriter::Entry &entry)
        : m_task(task),
          m_understanding(understanding),
          m_people(people),
          m_entry(entry),
          m_isAlone(person.documents.size() < 2)
    {
    }

    void run()
    {
        decideKind();
        if (m_task.document.isDecided)
            m_entry.isLoose = m_task.isLoose;
        else if (m_task.isLoose || (m_isNoCv && !m_entry.isAttached && m_task.isMain))
            giveToMentioned();
        else if (m_task.isMain && m_entry.isReading && !m_entry.applicant.isValid())
            giveToWaiting();
    }

private:
    /// Where nothing but the place of a file says that it is a CV, what stands in it counts.
    void decideKind()
    {
        if (!m_task.document.isAssumed || !m_understanding.parts.isEmpty())
            return;
        const auto opening = roleByOpening(m_understanding.text);
        const bool isOther = opening && *opening != DocumentRole::Cv;
        const bool isDoubted = isDoubtedPicture() || lacksOnRoster();
        const bool isCv = !isOther && (opening || looksLikeCv(m_understanding.record, isDoubted));
        // A page that cannot be read may well be the CV of somebody who has none.
        const bool isSomebodys = m_entry.isAttached
                                     ? !ownerHasCv()
                                     : !m_isAlone || (!m_people.hasNumbers() && saysLittle());
        const bool isBlankCv = !isOther && m_task.isMain && isSomebodys && !isDoubtedPicture() &&
                               m_task.file.kind == DocumentKind::Pdf;
        if (m_task.isMain || m_task.isLoose) {
            m_isNoCv = !isCv && !isBlankCv;
            if (m_isNoCv)
                becomePaper(opening);
        } else if (isCv && m_entry.isAttached && !ownerHasCv()) {
            m_entry.document.role = DocumentRole::Cv; // what was taken for it was none
            m_entry.isReading = true;
        } else if (isOther) {
            m_entry.document.role = *opening;
        }
    }

    bool saysLittle() const
    {
        constexpr qsizetype little = 300;
        return m_understanding.text.size() < little;
    }
    bool isDoubtedPicture() const { return isPicture(m_task.document.path.fileName()); }
    bool ownerHasCv() const { return m_people.hasCv(m_entry.applicant); }
    bool lacksOnRoster() const { return m_people.hasNumbers() && !m_entry.isAttached; }

    void becomePaper(std::optional<DocumentRole> role)
    {
        m_entry.document.role = role.value_or(DocumentRole::Other);
        m_entry.isReading = false;
    }

    void giveToMentioned()
    {
        const ApplicantId mentioned = m_people.mentionedIn(m_understanding.text);
        if (!mentioned.isValid() && !m_isAlone)
            return; // whose folder it is in
        giveTo(mentioned);
        const bool isCv = m_task.isLoose && m_entry.document.role == DocumentRole::Cv;
        m_entry.isReading = m_entry.isAttached && isCv && !m_isNoCv;
    }

    /// A CV whose file tells nothing is that of somebody on the roster who has its address, or who
    /// still lacks one and has its name.
    void giveToWaiting()
    {
        const Basics &basics = m_entry.record.basics;
        for (const QString &email : basics.emails) {
            if (const ApplicantId owner = m_people.withEmail(email);
                owner.isValid() && (!m_people.hasCv(owner) || m_people.hasNumber(owner)))
                return giveTo(owner);
        }
        for (const QString &name : {basics.name, basics.nameOther}) {
            const NamedPerson named = m_people.named(name);
            if (named.id.isValid() && !m_people.hasCv(named.id))
                return giveTo(named.id);
            // One of several, or another one of that name: for a person to sort.
            if (named.isUnclear ? m_people.hasNumbers() : m_people.hasNumber(named.id)) {
                giveTo({});
                m_entry.isReading = false;
                return;
            }
        }
    }

    void giveTo(ApplicantId owner)
    {
        m_entry.applicant = owner;
        m_entry.isAttached = owner.isValid();
        m_entry.isLoose = !owner.isValid();
    }

    const ImportTask &m_task;
    const Understanding &m_understanding;
    const PeopleIndex &m_people;
    ImportWriter::Entry &m_entry;
    bool m_isAlone; ///< nothing else goes with it
    bool m_isNoCv = false;
};

} // namespace

Result<ImportPeople> peopleIn(Database &database)
{
    const ApplicantStore applicants(database);
    const auto withCv = DocumentStore(database).applicantsWithCv();
    const auto rosters = RosterStore(database).all();
    // What comes late for somebody who withdrew is theirs all the same.
    const auto withdrawn = applicants.withdrawn();
    if (!withCv || !rosters || !withdrawn)
        return failure(ErrorCode::DatabaseFailed, QStringLiteral("people"));
    return applicants.list().transform([&](const QList<ApplicantRow> &rows) {
        ImportPeople people;
        const QList<ApplicantRow> everybody = rows + *withdrawn;
        for (const ApplicantRow &row : everybody) {
            people.duplicates.add(row.name, row.nameOther, {row.email});
            // A CV may have the name in the one script only, and the roster in the other.
            const RosterValues roster = rosters->value(row.id);
            people.index.add({row.id,
                              row.number,
                              {row.name, row.nameOther, rosterValue(roster, RosterField::Name),
                               rosterValue(roster, RosterField::NameOther)},
                              withCv->contains(row.id),
                              {row.email, rosterValue(roster, RosterField::Email)},
                              otherNumbers(roster)});
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
    Assignment(task, person, understanding, people, entry).run();
    return entry;
}

} // namespace Bole
