// SPDX-License-Identifier: GPL-3.0-or-later
// How far people have come, by list of schools and programme.
#include "model/desk/blindedseason.h"
#include "model/desk/desklists.h"
#include "model/desk/deskstages.h"
#include "model/desk/deskstate.h"
#include "model/record/roster.h"

namespace Bole {

namespace {

/// What is counted of one person.
struct Way
{
    qsizetype stage = -1;
    Answer answer = Answer::None;
};

/// Whether nobody has checked the school by which they are counted: the bachelor's, or the highest
/// where there is none or it is the same.
bool isSchoolUnchecked(const ApplicantRow &row)
{
    if (row.isUnchecked(QStringLiteral("bachelorInstitution")))
        return true;
    const bool isHighest =
        row.bachelor.institution.isEmpty() || row.bachelor.institution == row.institution;
    return isHighest && row.isUnchecked(QStringLiteral("institution"));
}

class StageCounter
{
public:
    explicit StageCounter(qsizetype stages) : m_stages(stages) {}

    void add(StageCount::Kind kind, const QString &group, const Way &way, bool isUnchecked = false)
    {
        StageCount &count = m_counts[{kind, group}];
        count.kind = kind;
        count.group = group;
        count.reached.resize(m_stages);
        ++count.applicants;
        count.unchecked += isUnchecked ? 1 : 0;
        for (qsizetype i = 0; i <= way.stage; ++i)
            ++count.reached[i];
        count.accepted += way.answer == Answer::Accepted ? 1 : 0;
        count.declined += way.answer == Answer::Declined ? 1 : 0;
    }
    QList<StageCount> all() const { return m_counts.values(); }

private:
    qsizetype m_stages;
    QMap<std::pair<StageCount::Kind, QString>, StageCount> m_counts;
};

} // namespace

Result<QList<StageCount>> DeskStages::counts() const
{
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    const auto everybody = season.everybody();
    const auto places = season.stagePlaces();
    const auto answers = season.answers();
    const auto groupings = DeskLists(m_state).groupings();
    const auto rows = everybody.and_then(
        [&](const QList<ApplicantId> &applicants) { return season.rows(applicants); });
    if (!rows || !places || !answers || !groupings)
        return std::unexpected(!rows      ? rows.error()
                               : !places  ? places.error()
                               : !answers ? answers.error()
                                          : groupings.error());
    const QList<Stage> stages = all();
    const auto programmes = groupings->value(nameOf(RosterField::Programme));
    StageCounter counter(stages.size());
    for (const ApplicantRow &row : *rows) {
        if (!season.viewer().mayRead(row.id) || row.isWithdrawn)
            continue;
        const Way way{stageIndex(stages, places->value(row.id).stage),
                      answers->value(row.id).answer};
        counter.add(StageCount::Kind::Everybody, {}, way);
        // Of the bachelor's school, which committees ask for; of the highest where there is none.
        const QStringList lists =
            row.bachelor.institution.isEmpty() ? row.lists : row.bachelor.lists;
        for (const QString &list : lists)
            counter.add(StageCount::Kind::SchoolList, list, way, isSchoolUnchecked(row));
        if (const QString programme = programmes.value(row.id); !programme.isEmpty())
            counter.add(StageCount::Kind::Programme, programme, way);
    }
    return counter.all();
}

} // namespace Bole
