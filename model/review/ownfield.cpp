// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/ownfield.h"

#include "model/knowledge/phrases.h"
#include "model/record/partialdate.h"
#include "model/record/visibletext.h"
#include "model/review/bilingualtext.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString keyPrefix = u"field:"_s;
constexpr qsizetype longestText = 2000;
constexpr QStringView yesWords[] = {u"yes", u"y", u"true", u"1", u"是", u"有", u"√", u"✓"};
constexpr QStringView noWords[] = {u"no", u"n", u"false", u"0", u"否", u"无", u"×", u"✗"};

bool isSame(const QString &one, const QString &other)
{
    return !one.isEmpty() && one.compare(other, Qt::CaseInsensitive) == 0;
}

std::optional<QString> numberFrom(QString text)
{
    bool isNumber = false;
    const double number = text.remove(u',').toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(QString::number(number, 'g', 15))
                                             : std::nullopt;
}

std::optional<QString> dateFrom(const QString &text)
{
    // 2026-9-1, 2026/09, 2026.9.1, 2026年9月1日; a time behind it, as spreadsheets write, is no
    // part.
    static const QRegularExpression pattern(
        u"^(\\d{4})(?:[-./年]\\s*(\\d{1,2})(?:[-./月]\\s*(\\d{1,2}))?)?[年月日]?(?:[T ]00:00.*)?$"_s);
    const QRegularExpressionMatch match = pattern.match(text);
    PartialDate date;
    date.year = match.captured(1).toInt();
    date.month = match.captured(2).toInt();
    date.day = match.captured(3).toInt();
    return match.hasMatch() && date.isValid() ? std::optional(date.toString()) : std::nullopt;
}

std::optional<QString> choiceFrom(const OwnField &field, const QString &text)
{
    const auto found = std::ranges::find_if(field.choices, [&](const OwnChoice &choice) {
        return choice.id == text || isSame(choice.name.en, text) || isSame(choice.name.zh, text);
    });
    return found == field.choices.end() ? std::nullopt : std::optional(found->id);
}

std::optional<QString> yesNoFrom(const QString &text)
{
    const QString word = text.toLower();
    if (std::ranges::contains(yesWords, QStringView(word)))
        return u"yes"_s;
    return std::ranges::contains(noWords, QStringView(word)) ? std::optional(u"no"_s)
                                                             : std::nullopt;
}

std::optional<QString> valueFrom(const OwnField &field, const QString &text)
{
    switch (field.kind) {
    case OwnFieldKind::Text:
        return text.left(longestText);
    case OwnFieldKind::Number:
        return numberFrom(text);
    case OwnFieldKind::Choice:
        return choiceFrom(field, text);
    case OwnFieldKind::Date:
        return dateFrom(text);
    case OwnFieldKind::YesNo:
        return yesNoFrom(text);
    }
    return std::nullopt;
}

} // namespace

QJsonObject toJson(const OwnField &field)
{
    QJsonObject json{{u"id"_s, field.id},
                     {u"name"_s, toJson(field.name)},
                     {u"kind"_s, nameOf(field.kind)},
                     {u"hidden"_s, field.isHidden}};
    QJsonArray choices;
    for (const OwnChoice &choice : field.choices)
        choices.append(QJsonObject{{u"id"_s, choice.id}, {u"name"_s, toJson(choice.name)}});
    if (!choices.isEmpty())
        json.insert(u"choices"_s, choices);
    return json;
}

OwnField ownFieldFromJson(const QJsonObject &json)
{
    OwnField field{
        .id = json.value("id"_L1).toString(),
        .name = bilingualFromJson(json.value("name"_L1)),
        .kind =
            fromName<OwnFieldKind>(json.value("kind"_L1).toString()).value_or(OwnFieldKind::Text),
        .choices = {},
        .isHidden = json.value("hidden"_L1).toBool()};
    for (const QJsonValue &choice : json.value("choices"_L1).toArray())
        field.choices.append({choice["id"_L1].toString(), bilingualFromJson(choice["name"_L1])});
    return field;
}

QJsonArray toJson(const QList<OwnField> &fields)
{
    QJsonArray json;
    for (const OwnField &field : fields)
        json.append(toJson(field));
    return json;
}

QList<OwnField> ownFieldsFromJson(const QJsonArray &json)
{
    QList<OwnField> fields;
    for (const QJsonValue &field : json)
        fields.append(ownFieldFromJson(field.toObject()));
    return fields;
}

Result<QString> ownValueFromText(const OwnField &field, const QString &text)
{
    const QString typed = withoutInvisible(text).trimmed();
    const auto value = typed.isEmpty() ? std::optional(QString()) : valueFrom(field, typed);
    if (!value)
        return failure(ErrorCode::InvalidValue, field.id);
    return *value;
}

QString ownValueText(const OwnField &field, const QString &stored, QStringView language)
{
    const QStringView words = language.first(2);
    if (field.kind == OwnFieldKind::YesNo && !stored.isEmpty())
        return phrase(QString(u"word."_s + stored), words);
    const auto choice = std::ranges::find(field.choices, stored, &OwnChoice::id);
    return choice == field.choices.end() ? stored : choice->name.in(words);
}

QString ownFieldKey(const QString &field)
{
    return keyPrefix + field;
}

QString fieldOfKey(QStringView key)
{
    return key.startsWith(keyPrefix) ? key.sliced(keyPrefix.size()).toString() : QString();
}

} // namespace Bole
