// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/exportcolumns.h"

#include "model/csvtable.h"
#include "model/export/columngroups.h"
#include "model/knowledge/phrases.h"
#include "model/knowledge/testkinds.h"
#include "model/review/bilingualtext.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

QString storedWord(const QString &word, TableLanguage words)
{
    const QString phrased =
        words == TableLanguage::Ids ? QString() : phrase(QString(u"word."_s + word), nameOf(words));
    return phrased.isEmpty() ? word : phrased;
}

Bilingual columnHeading(const QString &id)
{
    return bilingualPhrase(QString(u"column."_s + id));
}

QString storedWords(const QString &joined, TableLanguage words)
{
    QStringList several = joined.split(semicolon, Qt::SkipEmptyParts);
    for (QString &word : several)
        word = storedWord(word, words);
    return several.join(semicolon);
}

TableLanguage tableLanguageOf(QStringView windowLanguage)
{
    return fromName<TableLanguage>(windowLanguage.first(2)).value_or(TableLanguage::English);
}

QString ExportColumn::headingIn(TableLanguage language) const
{
    return language == TableLanguage::Ids ? id : heading.in(nameOf(language));
}

QString ExportColumn::fact() const
{
    return factBehind(id);
}

bool ExportColumn::isUnchecked(const PersonRow &row, const QStringList &unchecked) const
{
    static const QSet<QString> ofTotals{u"total"_s, u"arithmetic"_s, u"ruledOut"_s};
    if (ofTotals.contains(id))
        return row.scores.isUnchecked();
    return !unchecked.isEmpty() &&
           std::ranges::any_of(factsBehind(id.contains(u'.') ? id : fact()),
                               [&](const QString &each) { return unchecked.contains(each); });
}

QList<ExportColumn> wideColumns(const ScoreBook &book, TableLanguage words)
{
    return personColumns(book, words) + workColumns(book, words) + scoreColumns(book, words) +
           rubricColumns(book, words);
}

QList<ExportColumn> longColumns(const ScoreBook &book, TableLanguage words)
{
    return personColumns(book, words) + scoreColumns(book, words) + singleScoreColumns(book, words);
}

bool isOffered(const ExportColumn &column, const ScoreBook &book)
{
    static const QLatin1StringView tier("ccf");
    return !column.id.startsWith(tier) ||
           book.counts().contains(u"papers.CCF-"_s + column.id.sliced(tier.size()));
}

QStringList usualColumns(const ScoreBook &book, bool isLong)
{
    if (isLong)
        return {u"place"_s,         u"number"_s,     u"name"_s,      u"reviewer"_s,
                u"rubricVersion"_s, u"criterion"_s,  u"scored"_s,    u"levels"_s,
                u"weight"_s,        u"confidence"_s, u"scoreNote"_s, u"submitted"_s};
    QStringList ids{u"place"_s,        u"part"_s,         u"number"_s,      u"name"_s,
                    u"nameOther"_s,    u"email"_s,        u"institution"_s, u"lists"_s,
                    u"level"_s,        u"area"_s,         u"gpa"_s,         u"gpaScale"_s,
                    u"gpaPercent"_s,   u"rankPosition"_s, u"rankOf"_s,      u"rankPercent"_s,
                    u"publications"_s, u"firstAuthor"_s};
    // Only lists that somebody has a paper on: no field's ranking is taken for granted.
    if (book.counts().contains(u"papers.CCF-A"_s))
        ids.append(u"ccfA"_s);
    for (const TestKind &test : testKinds()) {
        if (test.isUsual)
            ids.append(test.id());
    }
    ids << u"unchecked"_s << u"tags"_s << u"total"_s << u"reviews"_s << u"spread"_s;
    for (const Criterion &criterion : book.rubric().criteria)
        ids.append(u"score."_s + criterion.id);
    return ids << u"recommendation"_s << u"decision"_s << u"decisionReason"_s << u"moved"_s
               << u"reason"_s;
}

RankingRule ruleOf(const RowSource &source)
{
    return source.list ? rankingRuleFromJson(source.list->rule) : source.rule;
}

static const QString calibratedColumn = u"calibrated"_s;

void addCalibrated(QList<ExportColumn> &all, const RowSource &source)
{
    if (ruleOf(source).by == RankingRule::By::Calibrated)
        all.append({calibratedColumn, columnHeading(calibratedColumn), Need::Scores,
                    [](const PersonRow &r) {
                        return cell(r.ranked);
                    }});
}

QStringList usualColumnsOf(const RowSource &source, const ScoreBook &book, bool isLong)
{
    QStringList ids = usualColumns(book, isLong);
    if (ruleOf(source).by == RankingRule::By::Calibrated && !isLong)
        ids.insert(ids.indexOf(u"total"_s) + 1, calibratedColumn);
    return ids;
}

static const QString emptyColumn = u"empty:"_s;

TemplateColumns templateColumns(const QStringList &headings, const QList<ExportColumn> &all)
{
    TemplateColumns found;
    for (const QString &heading : headings) {
        const QString key = csvKey(heading);
        if (key.isEmpty())
            continue;
        const auto column = std::ranges::find_if(all, [&](const ExportColumn &known) {
            return !found.columns.contains(known.id) &&
                   (csvKey(known.heading.en) == key || csvKey(known.heading.zh) == key ||
                    csvKey(known.id) == key);
        });
        const QString id = column == all.end() ? emptyColumn + heading.trimmed() : column->id;
        if (column == all.end())
            found.unknown.append(heading.trimmed());
        found.columns.append(id);
        found.titles.insert(id, heading.trimmed());
    }
    found.columns.removeDuplicates();
    return found;
}

void addTemplateColumns(QList<ExportColumn> &all, const QStringList &ids,
                        const QMap<QString, QString> &titles)
{
    for (const QString &id : ids) {
        if (id.startsWith(emptyColumn))
            all.append({id, {}, Need::Facts, [](const PersonRow &) {
                            return Cell();
                        }});
    }
    for (ExportColumn &column : all) {
        if (const QString title = titles.value(column.id); !title.isEmpty())
            column.heading = {title, title};
    }
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
    QJsonObject titles;
    for (auto it = profile.titles.begin(); it != profile.titles.end(); ++it)
        titles.insert(it.key(), it.value());
    return {{u"name"_s, profile.name},
            {u"columns"_s, QJsonArray::fromStringList(profile.columns)},
            {u"headings"_s, nameOf(profile.language)},
            {u"excel"_s, profile.excel},
            {u"long"_s, profile.isLong},
            {u"titles"_s, titles}};
}

ExportProfile exportProfileFromJson(const QJsonObject &json)
{
    ExportProfile profile;
    profile.name = json.value("name"_L1).toString();
    for (const QJsonValue &id : json.value("columns"_L1).toArray())
        profile.columns.append(id.toString());
    profile.language = fromName<TableLanguage>(json.value("headings"_L1).toString())
                           .value_or(TableLanguage::English);
    profile.excel = json.value("excel"_L1).toBool(true);
    profile.isLong = json.value("long"_L1).toBool();
    const QJsonObject titles = json.value("titles"_L1).toObject();
    for (auto it = titles.begin(); it != titles.end(); ++it)
        profile.titles.insert(it.key(), it.value().toString());
    return profile;
}

QList<ExportProfile> exportProfilesFromJson(const QJsonValue &json)
{
    QList<ExportProfile> profiles;
    for (const QJsonValue &value : json.toArray())
        profiles.append(exportProfileFromJson(value.toObject()));
    return profiles;
}

QJsonValue toJson(const QList<ExportProfile> &profiles)
{
    QJsonArray array;
    for (const ExportProfile &profile : profiles)
        array.append(toJson(profile));
    return array;
}

} // namespace Bole
