// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/listedapplicants.h"

#include "model/desk/blindedseason.h"
#include "model/knowledge/collation.h"
#include "model/review/scorebook.h"
#include "model/season/applicantstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"

#include <QHash>
#include <QSet>
#include <QtEndian>

#include <algorithm>
#include <cstring>
#include <utility>

namespace Bole {

namespace {

/// Of a part of the applicants only theirs: what a conflict of interest closes is closed there too.
QHash<ApplicantId, Review> reviewsBy(ReviewerId reviewer, Season &season,
                                     const QList<ApplicantRow> &rows, bool isPart)
{
    QHash<ApplicantId, Review> mine;
    if (!reviewer.isValid())
        return mine;
    QList<ApplicantId> ids;
    for (const ApplicantRow &row : rows)
        ids.append(row.id);
    const auto reviews =
        isPart ? season.reviews().ofApplicants(ids) : season.reviews().ofReviewer(reviewer);
    for (const Review &review : reviews.value_or(QList<Review>())) {
        if (review.reviewer == reviewer)
            mine.insert(review.applicant, review);
    }
    return mine;
}

/// Enough of an applicant to be compared without looking at the whole of them, which is most of the
/// work among 50,000.
struct Sortable
{
    double number = 0; ///< what is wanted first is less
    quint64 text = 0;  ///< how the sort key begins
    qsizetype index = 0;
};

/// What is unknown comes last, whatever the direction.
double numberOf(const ListedApplicant &item, ListOrder order)
{
    switch (order) {
    case ListOrder::Gpa:
        return -item.row.gpaPercent.value_or(-1);
    case ListOrder::Rank:
        return item.row.rankPercent.value_or(1000);
    case ListOrder::FirstAuthor:
        return -item.row.firstAuthor;
    case ListOrder::MyScore:
        return -item.myScore.value_or(-1);
    case ListOrder::NeedsLook:
        return -item.row.needsLook;
    case ListOrder::Arrival:
        return double(item.row.id.value);
    case ListOrder::Name:
    case ListOrder::School:
        break;
    }
    return 0;
}

quint64 beginning(const QByteArray &key)
{
    char bytes[sizeof(quint64)] = {};
    std::memcpy(bytes, key.constData(), std::min<size_t>(sizeof bytes, size_t(key.size())));
    return qFromBigEndian<quint64>(bytes);
}

/// Thousands went to the same few schools and studied the same few things: a text is kept once.
class SharedTexts
{
public:
    void shareIn(ApplicantRow &row)
    {
        for (QString *text : {&row.institution, &row.institutionId, &row.area})
            *text = *m_texts.insert(*text);
        for (QString &school : row.schools)
            school = *m_texts.insert(school);
    }

private:
    QSet<QString> m_texts;
};

} // namespace

QList<qsizetype> inOrder(const QList<ListedApplicant> &items, ListOrder order,
                         const Blindness &blindness)
{
    const bool bySchool = order == ListOrder::School && !blindness.hides(BlindField::Institution);
    const auto key = bySchool ? &ListedApplicant::schoolKey : &ListedApplicant::nameKey;
    QList<Sortable> all;
    all.reserve(items.size());
    for (const ListedApplicant &item : items)
        all.append({numberOf(item, order), beginning(item.*key), all.size()});
    std::ranges::sort(all, [&](const Sortable &a, const Sortable &b) {
        if (a.number != b.number)
            return a.number < b.number;
        if (a.text != b.text)
            return a.text < b.text;
        const ListedApplicant &first = items[a.index];
        const ListedApplicant &second = items[b.index];
        int difference = (first.*key).compare(second.*key);
        if (difference == 0 && bySchool)
            difference = first.nameKey.compare(second.nameKey);
        return difference != 0 ? difference < 0 : first.row.id < second.row.id;
    });
    QList<qsizetype> indices;
    indices.reserve(all.size());
    for (const Sortable &one : std::as_const(all))
        indices.append(one.index);
    return indices;
}

std::optional<double> ownScore(const Review &review, const ScoreBook &book)
{
    const auto sum = book.running(review);
    return sum ? std::optional(sum->value) : std::nullopt;
}

void hideTellingTags(ApplicantRow &row, const BlindedSeason &season)
{
    row.tags.removeIf([&](const QString &tag) { return season.text(row.id, tag) != tag; });
}

void setSortKeys(QList<ListedApplicant> &items, const Blindness &blindness, const QString &language)
{
    const Collation collation(language);
    QHash<QString, QByteArray> schools;
    for (ListedApplicant &item : items) {
        item.nameKey = collation.sortKey(
            blindness.displayName(item.row.id, item.row.name, language, item.row.nickname));
        QByteArray &school = schools[item.row.institution];
        if (school.isNull())
            school = collation.sortKey(item.row.institution);
        item.schoolKey = school;
    }
}

Result<ListedApplicants> listedApplicants(Season &season, const ListWish &wish, int atMost)
{
    const auto &[reviewer, language, order, withdrawn] = wish;
    const ApplicantStore &applicants = season.applicants();
    const bool isPart = atMost >= 0 && !withdrawn; // those are few
    auto rows = withdrawn ? applicants.withdrawn()
                : isPart  ? applicants.ids(atMost).and_then(
                               [&](const QList<ApplicantId> &ids) { return applicants.rows(ids); })
                         : applicants.list();
    if (!rows)
        return std::unexpected(rows.error());
    // Of what may be seen only what is hidden of everybody: my own states are read below.
    const BlindedSeason visible = BlindedSeason::ofOne(season, reviewer, language, {});
    ListedApplicants loaded{{}, !isPart, visible.viewer().blindness, order, {}};
    QSet<ApplicantId> isNew;
    if (reviewer.isValid() && !isPart) {
        const auto fresh = applicants.newFor(reviewer).value_or(QList<ApplicantId>());
        isNew = QSet<ApplicantId>(fresh.begin(), fresh.end());
    }
    const QHash<ApplicantId, Review> mine = reviewsBy(reviewer, season, *rows, isPart);
    const auto book = ScoreBook::of(visible);
    if (!book)
        return std::unexpected(book.error());
    SharedTexts texts;
    loaded.items.reserve(rows->size());
    for (ApplicantRow &row : *rows) {
        texts.shareIn(row);
        const bool isFresh = isNew.contains(row.id);
        ListedApplicant item{std::move(row), {}, {}, {}, {}, isFresh};
        if (const auto review = mine.constFind(item.row.id); review != mine.constEnd()) {
            item.state = review->content.state;
            item.myScore = ownScore(*review, *book);
        }
        hideTellingTags(item.row, visible);
        loaded.items.append(std::move(item));
    }
    setSortKeys(loaded.items, loaded.blindness, language);
    loaded.sorted = inOrder(loaded.items, order, loaded.blindness);
    return loaded;
}

} // namespace Bole
