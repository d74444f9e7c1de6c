// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/reviewwriter.h"

#include "model/desk/workkeeper.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/withstores.h"

#include <QPointer>

#include <algorithm>

namespace Bole {

namespace {

void copyPieces(const ReviewPieces &pieces, const ReviewContent &from, ReviewContent &to)
{
    if (pieces.whole) {
        to = from;
        return;
    }
    for (const QString &criterion : pieces.criteria)
        to.scores[criterion] = from.scores.value(criterion);
    if (pieces.note) {
        to.note = from.note;
        to.citations = from.citations;
    }
    if (pieces.decision) {
        to.decision = from.decision;
        to.reason = from.reason;
    }
}

Result<void> writePieces(ReviewStore &reviews, const ReviewChange &change)
{
    const auto &[applicant, reviewer, rubric, content, pieces] = change;
    if (pieces.whole)
        return reviews.save(applicant, reviewer, rubric, content);
    Result<void> done;
    if (pieces.decision)
        done = reviews.setDecision(applicant, reviewer, content.decision, content.reason);
    if (done && pieces.note)
        done = reviews.setNote(applicant, reviewer, content.note, content.citations);
    for (const QString &criterion : pieces.criteria) {
        if (done)
            done = reviews.setScore(applicant, reviewer, rubric, criterion,
                                    content.scores.value(criterion));
    }
    return done;
}

} // namespace

void ReviewPieces::add(const ReviewPieces &other)
{
    criteria.unite(other.criteria);
    note |= other.note;
    decision |= other.decision;
    whole |= other.whole;
}

ReviewWriter::ReviewWriter(WorkKeeper &keeper, QObject *parent) : QObject(parent), m_keeper(keeper)
{
    connect(&keeper, &WorkKeeper::countChanged, this, &ReviewWriter::dropForgotten);
}

ReviewWriter::~ReviewWriter() = default;

Result<void> ReviewWriter::write(const ReviewChange &change)
{
    if (const Kept known = find(change.applicant, change.reviewer)) {
        copyPieces(change.pieces, change.content, known->content);
        known->rubric = change.rubric;
        known->pieces.add(change.pieces);
        return retry(change.applicant, change.reviewer) ? Result<void>()
                                                        : std::unexpected(reason());
    }
    const Kept kept = std::make_shared<ReviewChange>(change);
    SeasonWork work{.kind = SeasonWork::Kind::Review,
                    .subject = change.reviewer.value,
                    .applicant = change.applicant,
                    .write = {},
                    .done = {}};
    work.write = withStores([kept](ReviewStore &reviews) { return writePieces(reviews, *kept); },
                            &Season::reviews);
    work.done = [writer = QPointer(this), kept] {
        if (writer)
            writer->dropWritten(kept);
    };
    const auto done = m_keeper.write(work);
    if (!done)
        return std::unexpected(done.error());
    if (*done == WorkKeeper::Outcome::Written)
        return {};
    m_kept.append(kept);
    return std::unexpected(reason());
}

bool ReviewWriter::retry(ApplicantId applicant, ReviewerId reviewer)
{
    m_keeper.retry();
    return !holds(applicant, reviewer);
}

void ReviewWriter::dropWritten(const Kept &kept)
{
    m_kept.removeAll(kept);
    emit written(kept->applicant, kept->reviewer);
}

void ReviewWriter::dropForgotten()
{
    m_kept.removeIf([this](const Kept &kept) {
        return !m_keeper.holds(SeasonWork::Kind::Review, kept->reviewer.value);
    });
}

Error ReviewWriter::reason() const
{
    return m_keeper.reason();
}

bool ReviewWriter::isRetrying() const
{
    return m_keeper.isRetrying();
}

ReviewWriter::Kept ReviewWriter::find(ApplicantId applicant, ReviewerId reviewer) const
{
    const auto found = std::ranges::find_if(m_kept, [&](const Kept &kept) {
        return kept->applicant == applicant && kept->reviewer == reviewer;
    });
    return found == m_kept.end() ? Kept() : *found;
}

bool ReviewWriter::holds(ApplicantId applicant, ReviewerId reviewer) const
{
    return find(applicant, reviewer) != nullptr;
}

bool ReviewWriter::restore(ApplicantId applicant, ReviewerId reviewer, ReviewContent &content) const
{
    const Kept kept = find(applicant, reviewer);
    if (kept)
        copyPieces(kept->pieces, kept->content, content);
    return kept != nullptr;
}

} // namespace Bole
