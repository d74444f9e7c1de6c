// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/ranking.h"

#include "model/review/totals.h"
#include "model/season/applicantstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/shortliststore.h"

#include <QSaveFile>
#include <QTextStream>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QList<Rating> submittedTotals(const Season &season)
{
    QList<Rating> ratings;
    const auto rubric = season.rubrics().current();
    if (!rubric || !*rubric)
        return ratings;
    for (const Review &review : season.reviews().all().value_or(QList<Review>())) {
        const auto value = total(review.content, (*rubric)->rubric);
        if (review.content.state == ReviewState::Submitted && value)
            ratings << Rating{review.applicant, review.reviewer, value->value};
    }
    return ratings;
}

/// How wide a terminal shows it: Chinese characters take two columns.
int width(const QString &text)
{
    int columns = 0;
    for (const QChar character : text)
        columns += character.unicode() >= 0x1100 ? 2 : 1;
    return columns;
}

QString padded(const QString &text, int columns)
{
    return text + QString(std::max(0, columns - width(text)), u' ');
}

QString quoted(QString cell)
{
    return u'"' + cell.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace

QList<RankedApplicant> rankedApplicants(const Season &season)
{
    QList<RankedApplicant> ranking;
    const QList<ApplicantSummary> summaries = byApplicant(submittedTotals(season));
    for (const ApplicantRow &row : season.applicants().list().value_or(QList<ApplicantRow>())) {
        RankedApplicant one{row.id, row.name, row.institution, 0, 0};
        if (!row.nameOther.isEmpty())
            one.name += u" "_s + row.nameOther;
        const auto found = std::ranges::find(summaries, row.id, &ApplicantSummary::applicant);
        if (found != summaries.end()) {
            one.score = found->summary.mean;
            one.reviews = found->summary.count;
        }
        ranking << one;
    }
    std::ranges::stable_sort(ranking, std::ranges::greater(), &RankedApplicant::score);
    return ranking;
}

void printRanking(QTextStream &out, const QList<RankedApplicant> &ranking)
{
    int place = 0;
    for (const RankedApplicant &one : ranking) {
        const QString score = one.reviews > 0 ? QString::number(one.score, 'f', 2) : u"–"_s;
        out << u"%1. %2  %3  "_s.arg(++place, 3).arg(score, 4).arg(padded(one.name, 32))
            << one.institution << '\n';
    }
}

Result<void> writeShortlistCsv(const Season &season, const QList<RankedApplicant> &ranking,
                               const QString &path)
{
    const auto lists = season.shortlists().list();
    if (!lists)
        return std::unexpected(lists.error());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failure(ErrorCode::FileNotWritable, file.errorString());
    QTextStream out(&file);
    out << "place,name,institution,score,reviews\r\n";
    int place = 0;
    for (const ShortlistEntry &entry : lists->value(0).entries) {
        const auto found = std::ranges::find(ranking, entry.applicant, &RankedApplicant::id);
        if (found == ranking.end())
            continue;
        out << ++place << ',' << quoted(found->name) << ',' << quoted(found->institution) << ','
            << QString::number(found->score, 'f', 2) << ',' << found->reviews << "\r\n";
    }
    out.flush();
    return file.commit() ? Result<void>() : failure(ErrorCode::FileNotWritable, file.errorString());
}

} // namespace Bole
