// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/listedapplicants.h"

#include "model/desk/applicanttable.h"
#include "model/desk/blindedseason.h"
#include "model/knowledge/collation.h"
#include "model/review/scorebook.h"
#include "model/season/applicantstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rosterstore.h"

#include <QHash>
#include <QSet>
#include <QtEndian>

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

namespace Bole {

namespace {

/// Of a part of the applicants only theirs: what a conflict of interest closes is closed there too.
QHash<ApplicantId, Review> reviewsBy(ReviewerId reviewer, const ReviewStore &store,
                                     const QList<ApplicantRow> &rows, bool isPart)
{
    QHash<ApplicantId, Review> mine;
    if (!reviewer.isValid())
        return mine;
    QList<ApplicantId> ids;
    for (const ApplicantRow &row : rows)
        ids.append(row.id);
    const auto reviews = isPart ? store.ofApplicants(ids) : store.ofReviewer(reviewer);
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
    quint64 text = 0;  ///< how the sort key begins; turned round where the order is
    qsizetype index = 0;
};

/// How far my review has come.
double progressOf(const std::optional<ReviewState> &state)
{
    if (!state)
        return 0;
    switch (*state) {
    case ReviewState::Draft:
        return 1;
    case ReviewState::Skipped:
        return 2;
    case ReviewState::Abstained:
        return 3;
    case ReviewState::Conflict:
        return 4;
    case ReviewState::Submitted:
        break;
    }
    return 5;
}

/// Nothing where it is unknown; orders by a text have no number.
std::optional<double> numberOf(const ListedApplicant &item, ListOrder order)
{
    switch (order) {
    case ListOrder::Gpa:
        return item.row.gpaPercent;
    case ListOrder::Rank:
        return item.row.rankPercent;
    case ListOrder::FirstAuthor:
        return item.row.firstAuthor;
    case ListOrder::MyScore:
        return item.myScore;
    case ListOrder::MyState:
        return progressOf(item.state);
    case ListOrder::NeedsLook:
        return item.row.needsLook;
    case ListOrder::Arrival:
        return double(item.row.id.value);
    case ListOrder::Total:
    case ListOrder::Decision:
        return item.orderNumber;
    case ListOrder::Name:
    case ListOrder::School:
    case ListOrder::Reader:
    case ListOrder::Programme:
        break;
    }
    return std::nullopt;
}

/// What a text is ordered by.
QByteArray ListedApplicant::*keyFor(ListOrder order, const Blindness &blindness)
{
    if (order == ListOrder::School && !blindness.hides(BlindField::Institution))
        return &ListedApplicant::schoolKey;
    return order == ListOrder::Reader || order == ListOrder::Programme ? &ListedApplicant::orderKey
                                                                       : &ListedApplicant::nameKey;
}

/// What is unknown comes last, whatever the direction.
double rankOf(const ListedApplicant &item, const ListSort &sort)
{
    constexpr double last = std::numeric_limits<double>::infinity();
    if (sort.order == ListOrder::Reader || sort.order == ListOrder::Programme)
        return item.orderKey.isEmpty() ? last : 0;
    if (sort.order == ListOrder::Name || sort.order == ListOrder::School)
        return 0;
    const auto number = numberOf(item, sort.order);
    return !number ? last : sort.isDescending() ? -*number : *number;
}

/// The column of the table of everybody that an order goes by.
QString columnFor(ListOrder order)
{
    switch (order) {
    case ListOrder::Total:
        return QStringLiteral("total");
    case ListOrder::Reader:
        return QStringLiteral("readers");
    case ListOrder::Programme:
        return QStringLiteral("programme");
    default:
        return {};
    }
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

/// What the committee's roster says somebody applies for, in place of what they wrote themselves.
void preferRoster(const RosterStore &rosters, QHash<ApplicantId, Cell> &programmes)
{
    const auto listed = rosters.all();
    if (!listed)
        return;
    for (const auto &[applicant, values] : listed->asKeyValueRange()) {
        const QString programme = rosterValue(values, RosterField::Programme);
        if (!programme.isEmpty() && programmes.contains(applicant))
            programmes[applicant] = programme;
    }
}

/// Reads what the order goes by, as far as the reader may see it.
Result<void> readOrder(const BlindedSeason &visible, const RosterStore &rosters,
                       const ListRequest &wish, QList<ListedApplicant> &items)
{
    QList<ApplicantId> ids;
    for (const ListedApplicant &item : std::as_const(items))
        ids.append(item.row.id);
    if (wish.sort.order == ListOrder::Decision) {
        return visible.decisions(ids).transform([&](const auto &decisions) {
            for (ListedApplicant &item : items) {
                const CommitteeDecision decision = decisions.value(item.row.id);
                if (decision.isDecided())
                    item.orderNumber = double(decision.decision);
            }
        });
    }
    const TableRequest columns{
        wish.reviewer, wish.language, {columnFor(wish.sort.order)}, wish.withdrawn};
    return applicantTable(visible, columns, ids).transform([&](const ApplicantTable &table) {
        QHash<ApplicantId, Cell> values;
        for (const TableRow &row : table.rows)
            values.insert(row.id, row.cells.value(0).value);
        if (wish.sort.order == ListOrder::Programme)
            preferRoster(rosters, values);
        const Collation collation(wish.language);
        for (ListedApplicant &item : items) {
            const Cell value = values.value(item.row.id);
            if (const auto *number = std::get_if<double>(&value))
                item.orderNumber = *number;
            else if (const auto *text = std::get_if<QString>(&value); text && !text->isEmpty())
                item.orderKey = collation.sortKey(*text);
        }
    });
}

} // namespace

bool ListSort::isDescending() const
{
    const bool isBestFirst = order == ListOrder::Gpa || order == ListOrder::FirstAuthor ||
                             order == ListOrder::MyScore || order == ListOrder::Total ||
                             order == ListOrder::NeedsLook;
    return isBestFirst != isReversed;
}

bool isReadForOrder(ListOrder order)
{
    return order == ListOrder::Decision || !columnFor(order).isEmpty();
}

QList<qsizetype> inOrder(const QList<ListedApplicant> &items, const ListSort &sort,
                         const Blindness &blindness)
{
    const auto key = keyFor(sort.order, blindness);
    const bool isText = key != &ListedApplicant::nameKey || sort.order == ListOrder::Name ||
                        sort.order == ListOrder::School;
    const bool turned = isText && sort.isReversed; // equals go by name, always from A
    QList<Sortable> all;
    all.reserve(items.size());
    for (const ListedApplicant &item : items) {
        const quint64 text = beginning(item.*key);
        all.append({rankOf(item, sort), turned ? ~text : text, all.size()});
    }
    std::ranges::sort(all, [&](const Sortable &a, const Sortable &b) {
        if (a.number != b.number)
            return a.number < b.number;
        if (a.text != b.text)
            return a.text < b.text;
        const ListedApplicant &first = items[a.index];
        const ListedApplicant &second = items[b.index];
        if (const int difference = (first.*key).compare(second.*key))
            return (difference < 0) != turned;
        const int byName = first.nameKey.compare(second.nameKey);
        return byName != 0 ? byName < 0 : first.row.id < second.row.id;
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

Result<ListedApplicants> listedApplicants(const BlindedSeason &visible,
                                          const ApplicantStore &applicants,
                                          const ReviewStore &reviews, const RosterStore &rosters,
                                          const ListRequest &wish, int atMost)
{
    const auto &[reviewer, language, sort, withdrawn] = wish;
    const bool isPart = atMost >= 0 && !withdrawn; // those are few
    auto rows = withdrawn ? applicants.withdrawn()
                : isPart  ? applicants.ids(atMost).and_then(
                               [&](const QList<ApplicantId> &ids) { return applicants.rows(ids); })
                         : applicants.list();
    if (!rows)
        return std::unexpected(rows.error());
    ListedApplicants loaded{{}, !isPart, visible.viewer().blindness, sort, {}};
    QSet<ApplicantId> isNew;
    if (reviewer.isValid() && !isPart) {
        const auto fresh = applicants.newFor(reviewer).value_or(QList<ApplicantId>());
        isNew = QSet<ApplicantId>(fresh.begin(), fresh.end());
    }
    const QHash<ApplicantId, Review> mine = reviewsBy(reviewer, reviews, *rows, isPart);
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
    if (isReadForOrder(sort.order)) {
        if (const auto read = readOrder(visible, rosters, wish, loaded.items); !read)
            return std::unexpected(read.error());
    }
    loaded.sorted = inOrder(loaded.items, sort, loaded.blindness);
    return loaded;
}

} // namespace Bole
