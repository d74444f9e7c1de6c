// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Bole {

/// How a value of the record is edited and shown. Each kind has one editor.
enum class FieldKind {
    Text,
    LongText,
    Date,
    Number,
    Integer,
    Flag,
    Choice,
    Test,    ///< a test's name: those of the table of tests are offered, any other can be typed
    Lines,   ///< a list of texts, one a line: highlights, courses, keywords
    Authors, ///< a list of people in which the applicant is marked
    Grade,   ///< {"value": 4.93, "scale": 5.0}
    Rank,    ///< {"position": 1, "of": 20, "percent": 5.0}
    Parts,   ///< {"Listening": 6.0, …}
};

/// One field of an entry, by its key in the record's JSON.
struct FieldSpec
{
    QString key; ///< may reach inside: "location/address"
    FieldKind kind = FieldKind::Text;
    bool expected = false; ///< shown as missing when the document did not say
    QStringList choices;   ///< for Choice: the stored words
};

/// A group of the record: one object (basics) or a list of entries (education …).
struct GroupSpec
{
    QString key;     ///< names the group for people: "education", "profiles"
    QString pointer; ///< where it stands in the record: "/education", "/basics/profiles"
    bool isList = true;
    QList<FieldSpec> fields;
    QStringList title; ///< the keys whose values name an entry, in order
};

/// The record's groups and fields in the order in which a person reads them: the one place that
/// says what can be edited. A new field of the record becomes editable by a line here.
const QList<GroupSpec> &recordSchema();

/// The group and the field that a JSON Pointer leads to; a null field for an entry or a group.
struct FieldAddress
{
    const GroupSpec *group = nullptr;
    const FieldSpec *field = nullptr;
    int entry = -1; ///< in a list group
};
FieldAddress addressOf(QStringView pointer);

} // namespace Bole
