// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recordedit.h"

namespace Bole {

/// Where a value came from.
struct FieldOrigin
{
    enum class Kind { None, Read, Typed, FromPage };
    Kind kind = Kind::None;
    QList<Place> places; ///< where it was read, or what it was taken from
    bool ocr = false;    ///< read from a picture of the page
    QString ocrEngine;   ///< by what, where the record says it
    ReviewerId by;       ///< who typed, took or confirmed it, or said that there is none
    QDateTime at;

    bool operator==(const FieldOrigin &) const = default;
};

/// One value as a person checks it: a row of the form, or the list of a whole group.
struct FieldLook
{
    QString pointer;
    FieldState state = FieldState::Read;
    std::optional<double> confidence; ///< the lowest of all that is in it
    QList<Check> checks;              ///< those that are still of matter

    bool isOpen() const { return state == FieldState::NeedsLook; }
};

/// Read with so much doubt that a person should look at it.
inline bool isDoubtful(double confidence)
{
    return confidence < needsLookBelow;
}

/// The one rule for what needs a look, and with it for what counts as unchecked: a value that was
/// read with doubt, or of which a check has something to say beyond an information, and that nobody
/// has confirmed or corrected; and what was typed and could not be understood. List, form, filters,
/// comparison and exports all ask here.
class RecordLook
{
public:
    /// `found`: the checks as they are found now, beside those that came with the record.
    explicit RecordLook(const CheckedRecord &record, const QList<Check> &found = {});

    FieldLook at(const QString &pointer) const;
    FieldOrigin origin(const QString &pointer) const;
    /// The rows that need a look, in the order in which a person reads the form.
    QStringList open() const;

    /// The row of the form that answers for a pointer: the GPA for its scale, the institution for
    /// its id, an entry's first field for the entry. Empty for what the form does not show.
    static QString rowOf(const QString &pointer);

private:
    const FieldMark *markOn(const QString &pointer) const;
    bool isEmptyAt(const QString &pointer) const;
    QList<Check> checksAt(const QString &pointer, const FieldMark *mark) const;
    FieldState stateOf(const FieldLook &look, const FieldMark *mark) const;

    const CheckedRecord &m_record;
    QMap<QString, double> m_confidence;   ///< by row, the lowest
    QMap<QString, QList<Check>> m_checks; ///< by row
    QList<Check> m_found;
};

/// The state of the value at a pointer.
FieldState fieldState(const CheckedRecord &record, const QString &pointer);

/// Which values there are to look at; their number is what list and form show.
QStringList needsLook(const CheckedRecord &record, const QList<Check> &found = {});

/// Whether one of the open rows answers for this value or for something in it.
bool isUnchecked(const QStringList &open, const QString &pointer);

} // namespace Bole
