// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/lastsaved.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace Bole {

struct TravelChange;

/// One column that travels.
struct TravelColumn
{
    enum class Form {
        Plain,     ///< text or number, as it is
        Reference, ///< a row of `kind`, told by its key
        Optional,  ///< the same; nothing where the other file does not have it
        Known,     ///< a text that must stand in the column `kind` ("table.column") already
        Packed,    ///< compressed text
        Citations, ///< JSON that names documents
        Setting,   ///< a setting's JSON, which may name reviewers and lists
        Detail,    ///< a JSON object that may do so
        Seal,      ///< of a list: it stays as it is, with what its row numbers mean beside it
        Entries,   ///< no column: the rows of shortlist_entry
    };
    QString name;
    Form form = Form::Plain;
    QString kind; ///< of a reference
};

/// How the rows of one table travel: the one place that says so. Each row is one thing of its own.
struct TravelKind
{
    QString kind;
    QString table;
    QList<TravelColumn> key;    ///< what names a row; none: it gets a uuid
    QList<TravelColumn> values; ///< what it says
    bool hasRowId = false;      ///< other tables name its rows by their `id`
    QString owner;              ///< SQL: the reviewer's id, for what only they write
    QString about;              ///< SQL: the applicant's id
    QString time;               ///< SQL: when it was written; empty: now
    QString condition;          ///< SQL: which rows travel; empty: all
    QList<Topic> topics;        ///< what announces that it was written
    bool isQuiet = false;       ///< the later one holds, nobody is asked
};

/// In an order in which no row names one of a later kind.
const QList<TravelKind> &travelKinds();
const TravelKind *travelKind(const QString &kind);

/// SQL: which of its rows are of the applicants that a JSON array names. For kinds with an `about`.
QString conditionOfSome(const TravelKind &kind);

/// What says something of the file or machine where it was written: others neither send nor take
/// it.
bool staysInItsFile(const TravelChange &change);

/// Whether the owner and the applicant of a version are those that its key names, and it has an
/// owner where its kind has.
bool fitsItsKey(const TravelChange &change);

/// The tables that stay in their file, with the reason.
struct LocalTable
{
    const char *table;
    const char *why;
};
const QList<LocalTable> &localTables();

/// Of the kinds that somebody treats in a way of its own.
namespace TravelName {
inline const QString applicant = QStringLiteral("applicant");
inline const QString assignment = QStringLiteral("assignment");
inline const QString document = QStringLiteral("document");
inline const QString event = QStringLiteral("event");
inline const QString filter = QStringLiteral("filter");
inline const QString highlight = QStringLiteral("highlight");
inline const QString review = QStringLiteral("review");
inline const QString reviewer = QStringLiteral("reviewer");
inline const QString rubric = QStringLiteral("rubric");
inline const QString score = QStringLiteral("score");
inline const QString seen = QStringLiteral("seen");
inline const QString setting = QStringLiteral("setting");
inline const QString shortlist = QStringLiteral("shortlist");
inline const QString text = QStringLiteral("text");
} // namespace TravelName

// The two kinds that a record is taken apart into; see travelrecords.h.
inline const QString readingKind = QStringLiteral("reading");
inline const QString fieldKind = QStringLiteral("field");

} // namespace Bole
