// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/tablelayout.h"
#include "model/desk/workkeeper.h"
#include "model/record/applicantrow.h"
#include "model/review/applicantfilter.h"

namespace Bole {

class ApplicantStore;
struct DeskState;

/// Who there is: rows as the person at the keyboard may see them, tags, nicknames, filters under a
/// name. Whole lists are the ApplicantListModel's. A part of the desk.
class DeskApplicants
{
public:
    explicit DeskApplicants(DeskState &state) : m_state(state) {}

    /// By id, without who was removed; what is hidden is empty.
    Result<QList<ApplicantRow>> rows(const QList<ApplicantId> &applicants) const;
    QString name(ApplicantId applicant) const; ///< what may be shown as such

    /// Nobody knows this applicant's name, and names are not hidden.
    bool hasNoName(ApplicantId applicant) const;
    QString nickname(ApplicantId applicant) const;
    Result<void> setNickname(ApplicantId applicant, const QString &nickname);

    Result<WorkKeeper::Outcome> addTag(const QList<ApplicantId> &applicants, const QString &tag);
    Result<WorkKeeper::Outcome> removeTag(const QList<ApplicantId> &applicants, const QString &tag);

    Result<QList<SavedFilter>> savedFilters() const;
    Result<void> saveFilter(const SavedFilter &filter); ///< replaces the one of that name
    Result<void> removeFilter(const QString &name);

    /// How the table of everybody can be shown, by name: the committee's.
    QList<TableLayout> tableLayouts() const;
    Result<void> saveTableLayout(const TableLayout &layout); ///< replaces the one of that name
    Result<void> removeTableLayout(const QString &name);

private:
    friend class ApplicantListModel;
    friend class ApplicantSearcher;
    friend class ApplicantTableModel;

    Result<WorkKeeper::Outcome>
    changeTag(const QList<ApplicantId> &applicants,
              const std::function<Result<void>(ApplicantStore &)> &change);

    DeskState &m_state;
};

} // namespace Bole
