// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskapplicants.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskstate.h"
#include "model/season/applicantstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/withstores.h"

namespace Bole {

Result<QList<ApplicantRow>> DeskApplicants::rows(const QList<ApplicantId> &applicants) const
{
    return BlindedSeason::atDesk(m_state).rows(applicants);
}

QString DeskApplicants::name(ApplicantId applicant) const
{
    const auto rows = BlindedSeason::atDesk(m_state, applicant).rows({applicant});
    return rows && !rows->isEmpty() ? rows->first().name : QString();
}

bool DeskApplicants::hasNoName(ApplicantId applicant) const
{
    if (BlindedSeason::atDesk(m_state, applicant).viewer().blindness.isOn())
        return false;
    const auto row = m_state.season.applicants().row(applicant);
    return row && row->name.isEmpty();
}

QString DeskApplicants::nickname(ApplicantId applicant) const
{
    return m_state.season.applicants().row(applicant).value_or(ApplicantRow()).nickname;
}

Result<void> DeskApplicants::setNickname(ApplicantId applicant, const QString &nickname)
{
    return m_state.season.applicants().setNickname(applicant, nickname, m_state.reviewer);
}

Result<WorkKeeper::Outcome> DeskApplicants::addTag(const QList<ApplicantId> &applicants,
                                                   const QString &tag)
{
    return changeTag(applicants, [applicants, tag, by = m_state.reviewer](ApplicantStore &store) {
        return store.addTag(applicants, tag, by);
    });
}

Result<WorkKeeper::Outcome> DeskApplicants::removeTag(const QList<ApplicantId> &applicants,
                                                      const QString &tag)
{
    return changeTag(applicants, [applicants, tag, by = m_state.reviewer](ApplicantStore &store) {
        return store.removeTag(applicants, tag, by);
    });
}

Result<WorkKeeper::Outcome>
DeskApplicants::changeTag(const QList<ApplicantId> &applicants,
                          const std::function<Result<void>(ApplicantStore &)> &change)
{
    return m_state.work.write({.kind = SeasonWork::Kind::Tag,
                               .subject = 0,
                               .applicant = applicants.value(0),
                               .write = withStores(change, &Season::applicants),
                               .done = {}});
}

Result<QList<SavedFilter>> DeskApplicants::savedFilters() const
{
    return m_state.season.applicants().savedFilters();
}

Result<void> DeskApplicants::saveFilter(const SavedFilter &filter)
{
    return m_state.season.applicants().saveFilter(filter);
}

Result<void> DeskApplicants::removeFilter(const QString &name)
{
    return m_state.season.applicants().removeFilter(name);
}

QList<TableLayout> DeskApplicants::tableLayouts() const
{
    return tableLayoutsFromJson(
        m_state.season.settings().value(tableLayoutsKey).value_or(QJsonValue()));
}

Result<void> DeskApplicants::saveTableLayout(const TableLayout &layout)
{
    QList<TableLayout> layouts = tableLayouts();
    layouts.removeIf([&](const TableLayout &each) { return each.name == layout.name; });
    layouts.append(layout);
    return m_state.season.settings().setQuietly(tableLayoutsKey, toJson(layouts));
}

Result<void> DeskApplicants::removeTableLayout(const QString &name)
{
    QList<TableLayout> layouts = tableLayouts();
    layouts.removeIf([&](const TableLayout &each) { return each.name == name; });
    return m_state.season.settings().setQuietly(tableLayoutsKey, toJson(layouts));
}

} // namespace Bole
