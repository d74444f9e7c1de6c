// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/fieldstate.h"
#include "model/record/historykind.h"
#include "model/record/record.h"
#include "model/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>

namespace Bole {

/// Values read with less confidence than this need a look.
constexpr double needsLookBelow = 0.8;

/// What a person said about one value.
struct FieldMark
{
    FieldState state = FieldState::Confirmed; ///< Confirmed or Corrected
    ReviewerId by;
    QDateTime at;
    QJsonValue original = QJsonValue(QJsonValue::Undefined); ///< as read, when it was corrected
    QString
        invalidText; ///< what was typed but cannot be stored as a value; the value is the old one
    bool isFromPage = false; ///< a correction that was taken from the document, not typed

    bool operator==(const FieldMark &) const = default;
};

/// A record with what people have said about it: what is edited and shown.
struct CheckedRecord
{
    QJsonObject json;               ///< "bole-record/1", with provenance, confidence and checks
    QMap<QString, FieldMark> marks; ///< by JSON Pointer
    QMap<QString, QStringList> dismissed; ///< codes of dismissed checks by JSON Pointer
    QMap<QString, QString> entryIds = {}; ///< by JSON Pointer of the entry, see entryids.h

    bool operator==(const CheckedRecord &) const = default;
};

/// What a person does to a record.
struct Edit
{
    enum class Kind {
        Set,     ///< a value at `pointer`; undefined removes it
        Insert,  ///< an entry before `pointer`, which may be one past the end
        Remove,  ///< the entry at `pointer`
        Move,    ///< the entry at `pointer` to number `to` of its list
        Confirm, ///< the value at `pointer` is right
        Reopen,  ///< takes a confirmation back
        Dismiss, ///< the check `code` on `pointer` is of no matter
        KeepText ///< `value` was typed at `pointer` and cannot be understood; kept until it is
                 ///< mended
    };
    Kind kind = Kind::Set;
    QString pointer;
    QJsonValue value = QJsonValue(QJsonValue::Undefined);
    int to = 0;
    QString code;
    QList<Place> places; ///< where in the document the new value stands; empty: keep the old places
    bool isDerived = false; ///< a Set that follows from another edit: nobody's word on the value

    bool operator==(const Edit &) const = default;

    static Edit set(const QString &pointer, const QJsonValue &value,
                    const QList<Place> &places = {});
    static Edit insert(const QString &pointer, const QJsonValue &entry,
                       const QList<Place> &places = {});
    static Edit remove(const QString &pointer);
    static Edit move(const QString &pointer, int to);
    static Edit confirm(const QString &pointer);
    static Edit reopen(const QString &pointer);
    static Edit dismiss(const QString &pointer, const QString &code);
    static Edit keepText(const QString &pointer, const QString &text);
};

/// A value with everything that hangs on it and on what is inside of it. The keys of the maps are
/// pointers relative to the value.
struct FieldContent
{
    QJsonValue value = QJsonValue(QJsonValue::Undefined);
    QJsonObject provenance;
    QJsonObject confidence;
    QMap<QString, FieldMark> marks;
    QMap<QString, QStringList> dismissed;
    QMap<int, QJsonObject> checks; ///< by their number in the record's list
    QMap<QString, QString> entryIds = {};

    bool operator==(const FieldContent &) const = default;
};

/// An edit as it happened, with all that is needed to take it back. `pointer` may be nearer to the
/// root than the edit's: setting the scale of an absent GPA makes a GPA.
struct AppliedEdit
{
    Edit::Kind kind = Edit::Kind::Set;
    QString pointer;
    int to = 0;
    FieldContent before;
    FieldContent after;

    bool operator==(const AppliedEdit &) const = default;
};

/// Does the edit for this person at this time. Refuses with InvalidValue what would not be a record
/// any more, with NotFound what leads nowhere; then nothing has changed.
Result<AppliedEdit> apply(CheckedRecord &record, const Edit &edit, ReviewerId by,
                          const QDateTime &at);

/// What takes an applied edit back: apply, then its inverse, leaves the record exactly as it was.
AppliedEdit inverse(const AppliedEdit &edit);

/// Does an applied edit again, as it is. Refuses with EditConflict when what it would change is no
/// longer what it was.
Result<void> reapply(CheckedRecord &record, const AppliedEdit &edit);

/// Into and out of the history's JSON.
QJsonObject toJson(const FieldContent &content);
FieldContent fieldContentFromJson(const QJsonObject &json);
HistoryKind historyKind(Edit::Kind kind);
/// Nothing for what was not done to a record.
std::optional<Edit::Kind> editKind(const Stored<HistoryKind> &kind);

/// The marks and dismissals of a record, as they are stored beside it.
QJsonObject notesToJson(const CheckedRecord &record);
void setNotesFromJson(CheckedRecord &record, const QJsonObject &json);

} // namespace Bole
