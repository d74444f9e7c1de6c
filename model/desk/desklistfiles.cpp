// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk gives for comparison, tables and files.
#include "model/compare/comparison.h"
#include "model/desk/blindedseason.h"
#include "model/desk/desklists.h"
#include "model/desk/deskstate.h"
#include "model/season/applicantstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"

#include <QJsonArray>

namespace Bole {

namespace {

const QString layoutKey = QStringLiteral("compareLayout");
const QString namedLayoutsKey = QStringLiteral("compareLayouts");
const QString comparedKey = QStringLiteral("compared");
const QString comparisonsKey = QStringLiteral("comparisons");

} // namespace

Result<QList<PersonRow>> DeskLists::people(const RowSource &source) const
{
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    PersonRows rows(season, *book, source, {Need::Scores});
    QList<PersonRow> read;
    for (PersonRow row; rows.next(row);)
        read.append(row);
    return rows.result().transform([&] { return read; });
}

std::unique_ptr<VisibleSeason> DeskLists::visibleSeason(const QString &language) const
{
    DeskState state = m_state;
    state.language = language;
    return std::unique_ptr<VisibleSeason>(new BlindedSeason(BlindedSeason::atDesk(state)));
}

QList<ExportProfile> DeskLists::exportProfiles() const
{
    return exportProfilesFromJson(
        m_state.season.settings().value(exportProfilesKey).value_or(QJsonValue()));
}

Result<void> DeskLists::setExportProfiles(const QList<ExportProfile> &profiles)
{
    return m_state.season.settings().setValue(exportProfilesKey, toJson(profiles));
}

Result<Comparison> DeskLists::compare(const Knowledge &knowledge,
                                      const QList<ApplicantId> &applicants) const
{
    return Bole::compare(BlindedSeason::atDesk(m_state), knowledge, applicants);
}

/// In the file people have names that every copy of the season knows.
QJsonArray DeskLists::uuidsOf(const QList<ApplicantId> &applicants) const
{
    QJsonArray uuids;
    for (const ApplicantId applicant : applicants)
        uuids.append(m_state.season.applicants().uuid(applicant).value_or(QString()));
    return uuids;
}

QList<ApplicantId> DeskLists::applicantsFrom(const QJsonArray &uuids) const
{
    QList<ApplicantId> applicants;
    for (const QJsonValue &uuid : uuids) {
        const auto found = m_state.season.applicants().findByUuid(uuid.toString());
        if (found && found->isValid())
            applicants.append(*found);
    }
    return applicants;
}

QList<ApplicantId> DeskLists::comparedNow() const
{
    return applicantsFrom(
        m_state.season.settings().value(comparedKey).value_or(QJsonValue()).toArray());
}

Result<void> DeskLists::setComparedNow(const QList<ApplicantId> &applicants)
{
    return m_state.season.settings().setQuietly(comparedKey, uuidsOf(applicants));
}

QList<NamedComparison> DeskLists::comparisons() const
{
    QList<NamedComparison> comparisons;
    const QJsonArray array =
        m_state.season.settings().value(comparisonsKey).value_or(QJsonValue()).toArray();
    for (const QJsonValue &value : array) {
        const QJsonObject saved = value.toObject();
        comparisons.append(
            {saved.value(QLatin1StringView("name")).toString(),
             applicantsFrom(saved.value(QLatin1StringView("applicants")).toArray())});
    }
    return comparisons;
}

Result<void> DeskLists::setComparisons(const QList<NamedComparison> &comparisons)
{
    QJsonArray array;
    for (const NamedComparison &saved : comparisons)
        array.append(QJsonObject{{QStringLiteral("name"), saved.name},
                                 {QStringLiteral("applicants"), uuidsOf(saved.applicants)}});
    return m_state.season.settings().setValue(comparisonsKey, array);
}

CompareLayout DeskLists::compareLayout() const
{
    return compareLayoutFromJson(
        m_state.season.settings().value(layoutKey).value_or(QJsonValue()).toObject());
}

Result<void> DeskLists::setCompareLayout(const CompareLayout &layout)
{
    return m_state.season.settings().setValue(layoutKey, toJson(layout));
}

QList<CompareLayout> DeskLists::namedCompareLayouts() const
{
    QList<CompareLayout> layouts;
    const QJsonArray array =
        m_state.season.settings().value(namedLayoutsKey).value_or(QJsonValue()).toArray();
    for (const QJsonValue &layout : array)
        layouts.append(compareLayoutFromJson(layout.toObject()));
    return layouts;
}

Result<void> DeskLists::setNamedCompareLayouts(const QList<CompareLayout> &layouts)
{
    QJsonArray array;
    for (const CompareLayout &layout : layouts)
        array.append(toJson(layout));
    return m_state.season.settings().setValue(namedLayoutsKey, array);
}

} // namespace Bole
