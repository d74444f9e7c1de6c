// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documentpart.h"
#include "model/record/record.h"
#include "model/result.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>

namespace Bole {

class ApplicantStore;
class Database;
class DocumentStore;
class RecordStore;
class SeasonThread;
class SettingStore;

/// Puts imported documents into a season on a thread and a connection of its own, so that no commit
/// ever holds up a window. One after the other, in the order in which they were handed over.
class ImportWriter
{
public:
    struct Entry
    {
        qsizetype group = 0;   ///< documents of one group go to one applicant
        ApplicantId applicant; ///< where it is already known
        Document document;
        QByteArray bytes;
        QByteArray original; ///< that they were made of, where that is another file
        QString originalSha256;
        QList<DocumentPart> parts; ///< of one that holds several things
        QString text;
        Record record; ///< for an applicant that is new, or whose CV this is from now on
        /// It was brought to this applicant: a CV takes the place of the one that was there, and
        /// all of it can be undone by `by`.
        bool isAttached = false;
        bool isReading = false; ///< `record` was read from this document
        bool isLoose = false;   ///< nobody's: it goes into the tray
        DocumentId replaces;    ///< another than the CV that is there
        ReviewerId by;
    };
    struct Stored
    {
        ApplicantId applicant;
        bool isNew = false;
        bool wasThere = false; ///< another import has just brought the same file in
        bool replaced = false; ///< an earlier version of it
    };
    using Callback = std::function<void(const Result<Stored> &)>;

    /// Answers on the thread of `context`, which owns this.
    ImportWriter(const QString &seasonPath, QObject &context);
    /// Finishes what was handed over.
    ~ImportWriter();
    Q_DISABLE_COPY_MOVE(ImportWriter)

    void write(const Entry &entry, const Callback &done);
    /// Notes in the file that an import is under way, or no longer: the next start can say so.
    void markUnderWay(bool isUnderWay);

private:
    Result<Stored> store(Database &database, ApplicantStore &applicants, DocumentStore &documents,
                         RecordStore &records, const Entry &entry);

    QObject &m_context;
    QHash<qsizetype, ApplicantId> m_made;   ///< only touched on the thread below
    std::unique_ptr<SeasonThread> m_thread; ///< last, so that it ends first
};

/// Whether a file that is in the season can be given to somebody all the same: it waits in the
/// tray, is an older version of theirs, or is to take the place of another paper of theirs.
bool canBeTakenUp(const Document &document, ApplicantId applicant, DocumentId replaces = {});

/// An import was under way when the season was last left, and was never finished.
bool isImportUnfinished(const SettingStore &settings);

} // namespace Bole
