// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparelayout.h"
#include "model/desk/latestwork.h"
#include "model/desk/sharedorder.h"
#include "model/export/exportcolumns.h"
#include "model/shortlist/listorder.h"
#include "model/shortlist/seal.h"

#include <memory>

namespace Bole {

class ShortlistStore;
struct DeskState;

/// A shortlist with what may be seen of its people.
struct VisibleList
{
    Shortlist list;
    QList<PersonRow> rows; ///< in the list's order
    /// By the committee's numbers, or why it waits; the numbers below are the viewer's.
    SharedOrder order;
    QHash<ApplicantId, double> values; ///< that the list's rule gives each
    QList<Stage> stages;               ///< of the season, in their order
};

/// Decisions of the committee that were taken.
struct DecisionsMade
{
    WorkKeeper::Outcome outcome = WorkKeeper::Outcome::Written;
    EditId step; ///< to undo; none while they wait for the file
};

/// Who on a list has which decision of the committee, before it decides for all.
struct DecisionSheet
{
    QHash<ApplicantId, QString> names; ///< as they may be shown; without who was removed
    QHash<ApplicantId, CommitteeDecision> now;
    QSet<ApplicantId> declined; ///< the offer: their places go to the next
    QSet<ApplicantId> closed;   ///< by a conflict of interest of the one who decides
};

/// Applicants that were laid side by side, kept by name.
struct NamedComparison
{
    QString name;
    QList<ApplicantId> applicants;

    bool operator==(const NamedComparison &) const = default;
};

/// Shortlists, the committee's decisions, comparison, tables and files out. A part of the desk.
/// An entry of a list is named by its applicant; NotFound when it is no longer there.
class DeskLists
{
public:
    using Outcome = WorkKeeper::Outcome;

    explicit DeskLists(DeskState &state);

    /// With changes that are not in the file yet, and without what is hidden in reasons.
    Result<QList<Shortlist>> all() const;
    Result<VisibleList> visible(const Shortlist &list) const;
    /// What has changed since a list was sealed; see seal.h.
    Result<QList<SealDifference>> sealDifferences(ShortlistId list) const;
    Result<void> checkSeal(ShortlistId list) const;
    /// The order that a rule would give a list.
    Result<SharedOrder> order(ShortlistId list, const RankingRule &rule) const;

    Result<ShortlistId> create(const QString &name);
    Result<ShortlistId> copy(ShortlistId list, const QString &name);
    Result<void> rename(ShortlistId list, const QString &name);
    Result<void> remove(ShortlistId list);
    Result<Outcome> setLines(ShortlistId list, std::optional<int> quota,
                             std::optional<int> waiting);
    /// Places for each group instead of one quota for all; without a field none.
    Result<void> setQuotas(ShortlistId list, const GroupQuotas &quotas);
    /// The roster's fields that people can be grouped by, and who then belongs to which.
    Result<QMap<QString, QHash<ApplicantId, QString>>> groupings() const;
    /// Orders by this rule, which is the list's from now on. Where the order waits, only the rule
    /// changes.
    Result<Outcome> reorder(ShortlistId list, const RankingRule &rule, ManualOrder handMade);
    Result<Outcome> add(ShortlistId list, const QList<ApplicantId> &applicants);
    Result<Outcome> removeEntries(ShortlistId list, const QList<ApplicantId> &applicants);
    Result<Outcome> move(ShortlistId list, ApplicantId applicant, qsizetype to);
    Result<Outcome> setTie(ShortlistId list, ApplicantId applicant, bool tied);
    Result<Outcome> setGap(ShortlistId list, ApplicantId applicant, int gap);
    Result<Outcome> setReason(ShortlistId list, ApplicantId applicant, const QString &reason);
    /// For good, with all that the committee knows, also what is hidden from the one who seals; and
    /// only when everything that was done is in the file.
    Result<void> seal(ShortlistId list);

    DecisionSheet decisions(const Shortlist &list) const;
    /// As the committee, and as one step to undo.
    Result<DecisionsMade> decide(ShortlistId list, const QList<NewDecision> &decisions);

    /// Everybody of a list or of the season, with scores.
    Result<QList<PersonRow>> people(const RowSource &source) const;
    /// What may be seen, for files and printing: texts in this language (en | zh | id). It must not
    /// outlive the desk.
    std::unique_ptr<VisibleSeason> visibleSeason(const QString &language) const;
    QList<ExportProfile> exportProfiles() const;
    Result<void> setExportProfiles(const QList<ExportProfile> &profiles);

    Result<Comparison> compare(const Knowledge &knowledge,
                               const QList<ApplicantId> &applicants) const;
    /// Who is laid side by side, also after a restart.
    QList<ApplicantId> comparedNow() const;
    Result<void> setComparedNow(const QList<ApplicantId> &applicants);
    QList<NamedComparison> comparisons() const;
    Result<void> setComparisons(const QList<NamedComparison> &comparisons);
    CompareLayout compareLayout() const; ///< the one in use
    Result<void> setCompareLayout(const CompareLayout &layout);
    QList<CompareLayout> namedCompareLayouts() const;
    Result<void> setNamedCompareLayouts(const QList<CompareLayout> &layouts);

private:
    struct Lines
    {
        std::optional<int> quota;
        std::optional<int> waiting;
    };
    /// What is changed of a list: nothing but what is given.
    struct Put
    {
        std::optional<ListEntries> entries;
        std::optional<QJsonObject> rule; ///< never without entries
        std::optional<Lines> lines;
        ReviewerId by;
    };
    /// The entries of a list after a change of the one at `index`.
    using Change = std::function<ListEntries(const ListEntries &entries, qsizetype index,
                                             const QList<Standing> &standings)>;

    QJsonArray uuidsOf(const QList<ApplicantId> &applicants) const;
    QList<ApplicantId> applicantsFrom(const QJsonArray &uuids) const;
    static Result<void> store(ShortlistStore &lists, ShortlistId list, const Put &put);
    Shortlist withWaiting(Shortlist list) const;
    Result<Shortlist> stored(ShortlistId list) const;
    Result<Outcome> change(ShortlistId list, ApplicantId applicant, const Change &change);
    Result<Outcome> put(ShortlistId list, const ListEntries &entries);
    Result<Outcome> put(ShortlistId list, Put changed);

    DeskState &m_state;
    LatestWork<ShortlistStore, ShortlistId, Put> m_lists;
};

} // namespace Bole
