// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/review/rubric.h"

#include <QJsonArray>

namespace Bole {

/// What a field of the committee's own holds.
enum class OwnFieldKind { Text, Number, Choice, Date, YesNo };

template <>
struct EnumNames<OwnFieldKind>
{
    static constexpr std::array names{
        std::pair{OwnFieldKind::Text, "text"},     std::pair{OwnFieldKind::Number, "number"},
        std::pair{OwnFieldKind::Choice, "choice"}, std::pair{OwnFieldKind::Date, "date"},
        std::pair{OwnFieldKind::YesNo, "yes-no"},
    };
};

/// One of the values that a choice can have. The id is stored, so that the name can change.
struct OwnChoice
{
    QString id;
    Bilingual name;

    bool operator==(const OwnChoice &) const = default;
};

/// Something that the committee wants to know of every applicant and that no document says: a
/// funding source, a first contact, a visa. Kept by its id (a UUID); its value is kept as text.
struct OwnField
{
    QString id;
    Bilingual name;
    OwnFieldKind kind = OwnFieldKind::Text;
    QList<OwnChoice> choices;
    bool isHidden = false; ///< from whoever reads blind

    bool operator==(const OwnField &) const = default;
};

QJsonObject toJson(const OwnField &field);
OwnField ownFieldFromJson(const QJsonObject &json);
QJsonArray toJson(const QList<OwnField> &fields);
QList<OwnField> ownFieldsFromJson(const QJsonArray &json);

/// What is stored for something that was typed or stands in a table: a choice and yes or no in
/// either language, dates as people write them. InvalidValue for what the field cannot hold.
Result<QString> ownValueFromText(const OwnField &field, const QString &text);
/// A stored value for readers of this language (en | zh).
QString ownValueText(const OwnField &field, const QString &stored, QStringView language);

/// The id of the column, filter and roster key of a field.
QString ownFieldKey(const QString &field);
/// The field that such a key means; empty for any other key.
QString fieldOfKey(QStringView key);

} // namespace Bole
