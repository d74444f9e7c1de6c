// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/columngroups.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const Criterion *criterionOf(const ScoreBook &book, const ExportRow &row)
{
    const Rubric *rubric = row.review ? book.rubric(row.review->rubric) : nullptr;
    return rubric ? rubric->criterion(row.criterion) : nullptr;
}

CriterionScore scoreOf(const ExportRow &row)
{
    return row.review ? row.review->content.scores.value(row.criterion) : CriterionScore();
}

} // namespace

QList<ExportColumn> scoreColumns(Headings words)
{
    return {
        {u"total"_s,
         {u"Total"_s, u"总分"_s},
         Need::Scores,
         [](const ExportRow &r) {
             return cell(r.scores.total);
         }},
        {u"reviews"_s,
         {u"Reviews"_s, u"评审数"_s},
         Need::Scores,
         [](const ExportRow &r) {
             return cell(int(r.scores.reviews.size()));
         }},
        {u"spread"_s,
         {u"Spread of totals"_s, u"总分极差"_s},
         Need::Scores,
         [](const ExportRow &r) {
             return r.scores.reviews.size() > 1 ? cell(r.scores.spread()) : Cell();
         }},
        {u"decision"_s,
         {u"Decision"_s, u"决定"_s},
         Need::Scores,
         [words](const ExportRow &r) {
             QStringList decisions = r.decision.split(semicolon, Qt::SkipEmptyParts);
             for (QString &decision : decisions)
                 decision = storedWord(decision, words);
             return cell(decisions.join(semicolon));
         }},
    };
}

QList<ExportColumn> rubricColumns(const ScoreBook &book)
{
    QList<ExportColumn> columns;
    for (const Criterion &criterion : book.rubric().criteria) {
        columns.append({u"score."_s + criterion.id, criterion.name, Need::Scores,
                        [id = criterion.id](const ExportRow &r) {
                            const auto found = r.scores.criteria.constFind(id);
                            return found == r.scores.criteria.constEnd() ? Cell() : cell(*found);
                        }});
    }
    for (const Reviewer &reviewer : book.reviewers()) {
        columns.append({u"total."_s + QString::number(reviewer.id.value),
                        {u"Total, "_s + reviewer.name, u"总分："_s + reviewer.name},
                        Need::Scores,
                        [&book, id = reviewer.id](const ExportRow &r) {
                            for (const Review &review : r.scores.reviews) {
                                if (review.reviewer == id)
                                    return cell(book.total(review));
                            }
                            return Cell();
                        }});
        columns.append({u"note."_s + QString::number(reviewer.id.value),
                        {u"Note, "_s + reviewer.name, u"评语："_s + reviewer.name},
                        Need::Scores,
                        [id = reviewer.id](const ExportRow &r) {
                            for (const Review &review : r.scores.reviews) {
                                if (review.reviewer == id)
                                    return cell(review.content.note);
                            }
                            return Cell();
                        }});
    }
    return columns;
}

QList<ExportColumn> singleScoreColumns(const ScoreBook &book, Headings words)
{
    return {
        {u"reviewer"_s,
         {u"Reviewer"_s, u"评审人"_s},
         Need::Scores,
         [&book](const ExportRow &r) {
             return r.review ? cell(book.reviewer(r.review->reviewer).name) : Cell();
         }},
        {u"rubric"_s,
         {u"Rubric"_s, u"评分表"_s},
         Need::Scores,
         [&book](const ExportRow &r) {
             const Rubric *rubric = r.review ? book.rubric(r.review->rubric) : nullptr;
             return rubric ? cell(rubric->id) : Cell();
         }},
        {u"rubricVersion"_s,
         {u"Rubric version"_s, u"评分表版本"_s},
         Need::Scores,
         [&book](const ExportRow &r) {
             const Rubric *rubric = r.review ? book.rubric(r.review->rubric) : nullptr;
             return rubric ? cell(rubric->version) : Cell();
         }},
        {u"criterion"_s,
         {u"Criterion"_s, u"评分项"_s},
         Need::Scores,
         [&book, words](const ExportRow &r) {
             const Criterion *criterion = criterionOf(book, r);
             if (!criterion || words == Headings::Ids)
                 return cell(r.criterion);
             return cell(criterion->name.in(nameOf(words)));
         }},
        {u"scored"_s,
         {u"Level"_s, u"评分"_s},
         Need::Scores,
         [](const ExportRow &r) {
             return cell(scoreOf(r).level);
         }},
        {u"levels"_s,
         {u"Levels"_s, u"等级数"_s},
         Need::Scores,
         [&book](const ExportRow &r) {
             const Criterion *criterion = criterionOf(book, r);
             return criterion ? cell(criterion->levelCount()) : Cell();
         }},
        {u"weight"_s,
         {u"Weight"_s, u"权重"_s},
         Need::Scores,
         [&book](const ExportRow &r) {
             const Criterion *criterion = criterionOf(book, r);
             return criterion ? cell(criterion->weight) : Cell();
         }},
        {u"confidence"_s,
         {u"Confidence"_s, u"把握"_s},
         Need::Scores,
         [](const ExportRow &r) {
             return cell(scoreOf(r).confidence);
         }},
        {u"scoreNote"_s,
         {u"Note"_s, u"备注"_s},
         Need::Scores,
         [](const ExportRow &r) {
             return cell(scoreOf(r).note);
         }},
        {u"submitted"_s,
         {u"Submitted"_s, u"提交日期"_s},
         Need::Scores,
         [](const ExportRow &r) {
             return r.review && r.review->submittedAt.isValid() ? Cell(r.review->submittedAt.date())
                                                                : Cell();
         }},
    };
}

} // namespace Bole
