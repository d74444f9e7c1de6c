// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/corrections.h"

#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "model/season/withstores.h"

namespace Bole {

Corrections::Corrections(WorkKeeper &keeper)
    : m_keeper(keeper), m_kept(std::make_shared<QList<std::shared_ptr<Kept>>>())
{
}

Result<WorkKeeper::Outcome> Corrections::apply(ApplicantId applicant, const QList<Edit> &edits,
                                               ReviewerId by)
{
    const auto one = std::make_shared<Kept>(applicant, edits, by);
    SeasonWork work{.kind = SeasonWork::Kind::Correction,
                    .subject = applicant.value,
                    .applicant = applicant,
                    .write = {},
                    .done = [one, all = m_kept] {
                        all->removeAll(one);
                    }};
    work.write = withStores(
        [one](RecordStore &records) {
            return records.apply(one->applicant, one->edits, one->by).transform([](EditId) {});
        },
        &Season::records);
    const auto done = m_keeper.write(work);
    if (done && *done == WorkKeeper::Outcome::Kept)
        m_kept->append(one);
    return done;
}

CheckedRecord Corrections::over(ApplicantId applicant, CheckedRecord record) const
{
    // What the keeper gave up, or was told to forget, waits for nothing.
    if (!m_keeper.holds(SeasonWork::Kind::Correction, applicant.value))
        m_kept->removeIf([&](const auto &one) { return one->applicant == applicant; });
    for (const auto &one : std::as_const(*m_kept)) {
        for (const Edit &edit : std::as_const(one->edits)) {
            if (one->applicant == applicant)
                (void)Bole::apply(record, edit, one->by, QDateTime::currentDateTimeUtc());
        }
    }
    return record;
}

} // namespace Bole
