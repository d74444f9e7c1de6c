// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/blindness.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

#include <array>
#include <utility>

namespace Bole {

namespace {

constexpr std::array fieldNames{
    std::pair{BlindField::Name, "name"},       std::pair{BlindField::Contact, "contact"},
    std::pair{BlindField::Photo, "photo"},     std::pair{BlindField::Age, "age"},
    std::pair{BlindField::Gender, "gender"},   std::pair{BlindField::Institution, "institution"},
    std::pair{BlindField::Advisor, "advisor"},
};

QJsonArray write(BlindFields fields)
{
    QJsonArray array;
    for (const auto &[field, name] : fieldNames) {
        if (fields.testFlag(field))
            array.append(QLatin1StringView(name));
    }
    return array;
}

BlindFields read(const QJsonValue &json)
{
    BlindFields fields;
    const QJsonArray array = json.toArray();
    for (const auto &[field, name] : fieldNames)
        fields.setFlag(field, array.contains(QJsonValue(QLatin1StringView(name))));
    return fields;
}

} // namespace

QJsonValue BlindnessChoice::toJson() const
{
    QJsonObject people;
    for (auto it = reviewers.begin(); it != reviewers.end(); ++it)
        people.insert(QString::number(it.key().value), write(it.value()));
    return QJsonObject{{QStringLiteral("season"), write(season)},
                       {QStringLiteral("reviewers"), people}};
}

BlindnessChoice BlindnessChoice::fromJson(const QJsonValue &json)
{
    BlindnessChoice choice;
    const QJsonObject object = json.toObject();
    choice.season = read(object.value(QStringLiteral("season")));
    const QJsonObject people = object.value(QStringLiteral("reviewers")).toObject();
    for (auto it = people.begin(); it != people.end(); ++it)
        choice.reviewers.insert(ReviewerId{it.key().toLongLong()}, read(it.value()));
    return choice;
}

QString applicantCode(ApplicantId applicant, QStringView language)
{
    const QString number = QString::number(applicant.value).rightJustified(3, u'0');
    const bool chinese = language.startsWith(u"zh");
    return (chinese ? QStringLiteral("申请人 ") : QStringLiteral("Applicant ")) + number;
}

QString Blindness::displayName(ApplicantId applicant, const QString &name,
                               QStringView language) const
{
    return hides(BlindField::Name) || name.isEmpty() ? applicantCode(applicant, language) : name;
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
