// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/readingdifferences.h"
#include "model/record/documentpart.h"
#include "model/record/record.h"
#include "model/record/sharedthing.h"
#include "model/result.h"

#include <QDateTime>

#include <functional>
#include <optional>

class QObject;

namespace Bole {

class DossierStore;
struct DeskState;

/// What would become of two applicants who are one person.
struct MergePreview
{
    QString keptName;
    QString otherName;
    int documents = 0;         ///< of the other one
    int reviews = 0;           ///< of the other one that go over …
    QStringList reviewedBoth;  ///< … and whose stay behind, because they have reviewed both
    QStringList conflicted;    ///< who declared a conflict of interest with the other one only
    QString otherNumber;       ///< of the application; both lead to the kept one
    QList<SharedThing> shared; ///< what both have: that of the kept one counts
    /// What the other one's record says and this one's does not: to be taken over, or not.
    QList<ReadingDifference> values;
};

/// What was read from a document of which a record is to be made.
struct DocumentReading
{
    DocumentId document;
    Record record;
};

/// What has been deleted and can still be brought back.
struct DeletedThings
{
    int applicants = 0;
    int documents = 0;
};

/// What left the file for good, as the season's journal has it.
struct RemovedForGood
{
    QDateTime at;
    ReviewerId by;
    int applicants = 0;
    int documents = 0;
    bool wereNotAdmitted = false; ///< at the end of a season; else what had been deleted by hand

    bool operator==(const RemovedForGood &) const = default;
};

/// What is done with whole people and their documents, for who leads the committee and sees whom it
/// is done to. Every call is one step that can be undone. A part of the desk.
class DeskDossiers
{
public:
    explicit DeskDossiers(DeskState &state) : m_state(state) {}

    bool mayChange() const; ///< else every change is refused with NotAllowed

    Result<ApplicantId> create(const QString &name);
    Result<void> rename(ApplicantId applicant, const QString &name);
    bool isWithdrawn(ApplicantId applicant) const;
    Result<void> withdraw(const QList<ApplicantId> &applicants, const QString &reason);
    Result<void> takeBack(const QList<ApplicantId> &applicants); ///< they take part again
    Result<void> remove(const QList<ApplicantId> &applicants);   ///< with their documents

    /// How two are told apart: by their names, and by their numbers where those are the same.
    std::pair<QString, QString> distinctNames(ApplicantId one, ApplicantId other) const;
    Result<MergePreview> previewMerge(ApplicantId kept, ApplicantId other) const;
    Result<void> merge(ApplicantId kept, ApplicantId other, const QList<ReadingDifference> &values);
    /// Who may be the same person as this one: by name or address, or as the import noticed.
    QList<ApplicantId> possiblySame(ApplicantId applicant) const;

    /// As the import noticed, until somebody says that it is of no matter.
    QList<ApplicantId> noticedSame(ApplicantId applicant) const;

    /// Documents with their old versions, the newest first.
    Result<QList<Document>> documents(ApplicantId applicant) const;
    Result<QList<Document>> tray() const;        ///< what belongs to nobody yet
    QString trayText(DocumentId document) const; ///< that was read from one of them
    /// Somebody has a record, but there is no document that it was read from.
    bool lacksReading(ApplicantId applicant) const;
    /// These are somebody else's, whose record is made of `reading` where one is given.
    Result<ApplicantId> split(const QList<DocumentId> &documents, const QString &name,
                              const std::optional<DocumentReading> &reading = {});
    /// To somebody; to nobody: into the tray.
    Result<void> moveDocuments(const QList<DocumentId> &documents, ApplicantId applicant,
                               const std::optional<DocumentReading> &reading = {});
    Result<void> removeDocuments(const QList<DocumentId> &documents);
    Result<void> setRole(DocumentId document, DocumentRole role,
                         const std::optional<DocumentReading> &reading = {});

    /// Which pages of a document are what; empty: it is one thing.
    Result<void> setParts(DocumentId document, const QList<DocumentPart> &parts,
                          const std::optional<DocumentReading> &reading = {});
    /// The file as it was handed in. NotAllowed where names are hidden.
    Result<QByteArray> original(DocumentId document) const;

    DeletedThings deleted() const;
    /// These write the whole file anew, on the season's own thread; the answer comes on the
    /// window's, unless `context` has gone by then.
    using Done = std::function<void(const Result<void> &)>;
    /// What was deleted leaves the file; it cannot be undone.
    void compact(QObject *context, const Done &then);
    /// Everybody whom the committee did not decide to admit, also those who withdrew; nobody while
    /// nobody is admitted.
    QList<ApplicantId> notAdmitted() const;
    /// For a season that ends: they leave the file with their documents, for good, and the season's
    /// journal says that it was done.
    void removeNotAdmitted(QObject *context, const Done &then);
    QList<RemovedForGood> removedForGood() const; ///< the latest first

private:
    bool isConflict(ApplicantId applicant, ReviewerId reviewer) const;
    template <typename Change>
    auto change(Change what) -> decltype(what(std::declval<DossierStore &>()));
    template <typename Work>
    void changeOnThread(Work work, QObject *context, const Done &then);
    Result<void> take(ApplicantId applicant, const std::optional<DocumentReading> &reading);
    Result<QList<Difference>> mergeValues(ApplicantId kept, ApplicantId other) const;

    DeskState &m_state;
};

} // namespace Bole
