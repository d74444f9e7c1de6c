// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/blindness.h"

#include "model/knowledge/phrases.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <utility>

namespace Bole {

namespace {

constexpr std::array fieldNames{
    std::pair{BlindField::Name, "name"},       std::pair{BlindField::Contact, "contact"},
    std::pair{BlindField::Photo, "photo"},     std::pair{BlindField::Age, "age"},
    std::pair{BlindField::Gender, "gender"},   std::pair{BlindField::Institution, "institution"},
    std::pair{BlindField::Advisor, "advisor"}, std::pair{BlindField::Origin, "origin"},
};

/// Choices of the time before origin was one of the fields say nothing about it.
constexpr int choiceVersion = 2;
const QString versionKey = QStringLiteral("version");

QJsonArray write(BlindFields fields)
{
    QJsonArray array;
    for (const auto &[field, name] : fieldNames) {
        if (fields.testFlag(field))
            array.append(QLatin1StringView(name));
    }
    return array;
}

bool isFieldName(const QJsonValue &json)
{
    return std::ranges::any_of(
        fieldNames, [&json](const auto &each) { return json == QLatin1StringView(each.second); });
}

BlindFields read(const QJsonValue &json, bool isOld)
{
    const QJsonArray array = json.toArray();
    if (!json.isArray() || !std::ranges::all_of(array, isFieldName))
        return allBlindFields;
    BlindFields fields;
    for (const auto &[field, name] : fieldNames)
        fields.setFlag(field, array.contains(QJsonValue(QLatin1StringView(name))));
    // Who hid age and gender would have hidden this, too.
    if (isOld && fields.testFlag(BlindField::Age) && fields.testFlag(BlindField::Gender))
        fields |= BlindField::Origin;
    return fields;
}

} // namespace

QJsonValue BlindnessChoice::toJson() const
{
    QJsonObject people;
    for (auto it = reviewers.begin(); it != reviewers.end(); ++it)
        people.insert(QString::number(it.key().value), write(it.value()));
    return QJsonObject{{QStringLiteral("season"), write(season)},
                       {QStringLiteral("reviewers"), people},
                       {versionKey, choiceVersion}};
}

BlindnessChoice BlindnessChoice::fromJson(const QJsonValue &json)
{
    BlindnessChoice choice;
    if (json.isUndefined())
        return choice;
    const QJsonObject object = json.toObject();
    const bool isOld = object.value(versionKey).toInt() < choiceVersion;
    choice.season = read(object.value(QStringLiteral("season")), isOld);
    const QJsonValue people = object.value(QStringLiteral("reviewers"));
    if (!people.isObject()) // whoever had a choice of their own may have had the stricter one
        return {.season = allBlindFields, .reviewers = {}};
    const QJsonObject choices = people.toObject();
    for (auto it = choices.begin(); it != choices.end(); ++it) {
        bool isNumber = false;
        const ReviewerId reviewer{it.key().toLongLong(&isNumber)};
        if (!isNumber)
            choice.season = allBlindFields;
        else
            choice.reviewers.insert(reviewer, read(it.value(), isOld));
    }
    return choice;
}

QString applicantCode(ApplicantId applicant, QStringView language)
{
    const QString number = QString::number(applicant.value).rightJustified(3, u'0');
    return phrase(QLatin1StringView("applicant.code"), language).arg(number);
}

QString hiddenWord(QStringView language)
{
    return phrase(QLatin1StringView("value.hidden"), language);
}

QString Blindness::displayName(ApplicantId applicant, const QString &name, QStringView language,
                               const QString &nickname) const
{
    if (!hides(BlindField::Name) && !name.isEmpty())
        return name;
    return isOn() || nickname.isEmpty() ? applicantCode(applicant, language) : nickname;
}

QString Blindness::displayFileName(ApplicantId applicant, const QString &fileName,
                                   const QString &role, QStringView language) const
{
    if (!hides(BlindField::Name))
        return fileName;
    const QString suffix = QFileInfo(fileName).suffix();
    const QString code = QStringLiteral("%1 (%2)").arg(applicantCode(applicant, language), role);
    return suffix.isEmpty() ? code : code + u'.' + suffix;
}

} // namespace Bole
