// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

namespace Bole {

class Database;
struct CheckedRecord;
struct Record;

// What is derived from records, documents and notes and kept beside them for lists and search.
// Called by the stores inside their transactions, which carry the failure.

void writeFacts(Database &database, ApplicantId applicant, const Record &record,
                const CheckedRecord &checked);
/// Makes all facts again: what they are made by has changed, such as the committee's own lists.
Result<void> writeAllFacts(Database &database);
/// The same where the rules that they were made by are older than this program's.
Result<void> bringFactsUpToDate(Database &database);
/// The full text of all the applicant's documents.
void indexText(Database &database, ApplicantId applicant);
void indexNotes(Database &database, ReviewId review);

/// Notes that a reviewer has seen the applicant as it is now.
void markSeen(Database &database, ApplicantId applicant, ReviewerId reviewer);

} // namespace Bole
