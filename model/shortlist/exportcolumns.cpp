// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/exportcolumns.h"

#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/shortlist/columngroups.h"

#include <QJsonArray>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString profilesKey = u"exportProfiles"_s;

struct StoredWord
{
    QLatin1StringView stored;
    QStringView zh;
};

constexpr StoredWord wordTable[] = {
    {"bachelor"_L1, u"本科"}, {"master"_L1, u"硕士"},    {"doctor"_L1, u"博士"},
    {"exchange"_L1, u"交换"}, {"school"_L1, u"中学"},    {"other"_L1, u"其他"},
    {"admit"_L1, u"录取"},    {"interview"_L1, u"面试"}, {"wait"_L1, u"候补"},
    {"reject"_L1, u"不录取"}, {"undecided"_L1, u"未定"}, {"within"_L1, u"名额内"},
    {"waiting"_L1, u"候补"},  {"below"_L1, u"名额外"},   {"yes"_L1, u"是"},
};

} // namespace

QString storedWord(const QString &word, Headings words)
{
    if (words != Headings::Chinese)
        return word;
    const auto found = std::ranges::find_if(
        wordTable, [&](const StoredWord &entry) { return entry.stored == word; });
    return found == std::end(wordTable) ? word : found->zh.toString();
}

QString nameOf(Headings headings)
{
    return headings == Headings::Chinese ? u"zh"_s : headings == Headings::Ids ? u"id"_s : u"en"_s;
}

std::optional<Headings> headingsFromString(QStringView name)
{
    for (const Headings headings : {Headings::English, Headings::Chinese, Headings::Ids}) {
        if (nameOf(headings) == name)
            return headings;
    }
    return std::nullopt;
}

QString ExportColumn::headingIn(Headings headings) const
{
    return headings == Headings::Ids ? id : heading.in(nameOf(headings));
}

QList<ExportColumn> wideColumns(const ScoreBook &book, Headings words)
{
    return personColumns(words) + scoreColumns(words) + rubricColumns(book);
}

QList<ExportColumn> longColumns(const ScoreBook &book, Headings words)
{
    return personColumns(words) + scoreColumns(words) + singleScoreColumns(book, words);
}

QStringList usualColumns(const ScoreBook &book, bool isLong)
{
    if (isLong)
        return {u"place"_s,         u"applicant"_s,  u"name"_s,      u"reviewer"_s,
                u"rubricVersion"_s, u"criterion"_s,  u"scored"_s,    u"levels"_s,
                u"weight"_s,        u"confidence"_s, u"scoreNote"_s, u"submitted"_s};
    QStringList ids{
        u"place"_s,        u"part"_s,        u"applicant"_s,    u"name"_s,    u"nameOther"_s,
        u"email"_s,        u"institution"_s, u"level"_s,        u"area"_s,    u"gpa"_s,
        u"gpaScale"_s,     u"gpaPercent"_s,  u"rankPosition"_s, u"rankOf"_s,  u"rankPercent"_s,
        u"publications"_s, u"firstAuthor"_s, u"ccfA"_s,         u"ielts"_s,   u"toefl"_s,
        u"cet6"_s,         u"tags"_s,        u"total"_s,        u"reviews"_s, u"spread"_s};
    for (const Criterion &criterion : book.rubric().criteria)
        ids.append(u"score."_s + criterion.id);
    return ids << u"decision"_s << u"moved"_s << u"reason"_s;
}

Result<QList<ExportColumn>> chosenColumns(const QList<ExportColumn> &all, const QStringList &ids)
{
    QList<ExportColumn> chosen;
    for (const QString &id : ids) {
        const auto found = std::ranges::find(all, id, &ExportColumn::id);
        if (found == all.end())
            return failure(ErrorCode::InvalidValue, id);
        chosen.append(*found);
    }
    return chosen;
}

QJsonObject toJson(const ExportProfile &profile)
{
    return {{u"name"_s, profile.name},
            {u"columns"_s, QJsonArray::fromStringList(profile.columns)},
            {u"headings"_s, nameOf(profile.headings)},
            {u"excel"_s, profile.excel},
            {u"long"_s, profile.isLong}};
}

ExportProfile exportProfileFromJson(const QJsonObject &json)
{
    ExportProfile profile;
    profile.name = json.value("name"_L1).toString();
    for (const QJsonValue &id : json.value("columns"_L1).toArray())
        profile.columns.append(id.toString());
    profile.headings =
        headingsFromString(json.value("headings"_L1).toString()).value_or(Headings::English);
    profile.excel = json.value("excel"_L1).toBool(true);
    profile.isLong = json.value("long"_L1).toBool();
    return profile;
}

QList<ExportProfile> savedProfiles(Season &season)
{
    QList<ExportProfile> profiles;
    const auto stored = season.settings().value(profilesKey);
    for (const QJsonValue &value : stored.value_or(QJsonValue()).toArray())
        profiles.append(exportProfileFromJson(value.toObject()));
    return profiles;
}

Result<void> saveProfiles(Season &season, const QList<ExportProfile> &profiles)
{
    QJsonArray array;
    for (const ExportProfile &profile : profiles)
        array.append(toJson(profile));
    return season.settings().setValue(profilesKey, array);
}

} // namespace Bole
