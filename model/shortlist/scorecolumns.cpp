// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/columngroups.h"

#include <algorithm>

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

template <typename Function>
ExportColumn ofScores(const QString &id, const Bilingual &heading, const Function &function)
{
    return {id, heading, Need::Scores, function};
}

/// What a reviewer says of the row's applicant; `function` makes a cell of the review.
template <typename Function>
auto ofReviewer(ReviewerId reviewer, Function function)
{
    return [reviewer, function](const ExportRow &r) {
        const auto found = std::ranges::find(r.scores.reviews, reviewer, &Review::reviewer);
        return found == r.scores.reviews.end() ? Cell() : function(*found);
    };
}

} // namespace

QList<ExportColumn> scoreColumns(Headings words)
{
    return {
        ofScores(u"total"_s, {u"Total"_s, u"总分"_s},
                 [](const ExportRow &r) { return cell(r.scores.total); }),
        ofScores(u"reviews"_s, {u"Reviews"_s, u"评审数"_s},
                 [](const ExportRow &r) { return cell(int(r.scores.reviews.size())); }),
        ofScores(u"spread"_s, {u"Spread of totals"_s, u"总分极差"_s},
                 [](const ExportRow &r) {
                     return r.scores.reviews.size() > 1 ? cell(r.scores.spread()) : Cell();
                 }),
        ofScores(u"decision"_s, {u"Decision"_s, u"决定"_s},
                 [words](const ExportRow &r) {
                     QStringList decisions = r.decision.split(semicolon, Qt::SkipEmptyParts);
                     for (QString &decision : decisions)
                         decision = storedWord(decision, words);
                     return cell(decisions.join(semicolon));
                 }),
    };
}

QList<ExportColumn> rubricColumns(const ScoreBook &book)
{
    QList<ExportColumn> columns;
    for (const Criterion &criterion : book.rubric().criteria) {
        columns.append(ofScores(
            u"score."_s + criterion.id, criterion.name, [id = criterion.id](const ExportRow &r) {
                const auto found = r.scores.criteria.constFind(id);
                return found == r.scores.criteria.constEnd() ? Cell() : cell(*found);
            }));
    }
    for (const Reviewer &reviewer : book.reviewers()) {
        const QString id = QString::number(reviewer.id.value);
        columns.append(ofScores(u"total."_s + id,
                                {u"Total, "_s + reviewer.name, u"总分："_s + reviewer.name},
                                ofReviewer(reviewer.id, [&book](const Review &review) {
                                    return cell(book.total(review));
                                })));
        columns.append(
            ofScores(u"note."_s + id, {u"Note, "_s + reviewer.name, u"评语："_s + reviewer.name},
                     ofReviewer(reviewer.id,
                                [](const Review &review) { return cell(review.content.note); })));
    }
    return columns;
}

QList<ExportColumn> singleScoreColumns(const ScoreBook &book, Headings words)
{
    const auto ofRubric = [&book](auto member) {
        return [&book, member](const ExportRow &r) {
            const Rubric *rubric = r.review ? book.rubric(r.review->rubric) : nullptr;
            return rubric ? cell(rubric->*member) : Cell();
        };
    };
    const auto ofCriterion = [&book](auto function) {
        return [&book, function](const ExportRow &r) {
            const Criterion *criterion = criterionOf(book, r);
            return criterion ? cell(function(*criterion)) : Cell();
        };
    };
    return {
        ofScores(u"reviewer"_s, {u"Reviewer"_s, u"评审人"_s},
                 [&book](const ExportRow &r) {
                     return r.review ? cell(book.reviewer(r.review->reviewer).name) : Cell();
                 }),
        ofScores(u"rubric"_s, {u"Rubric"_s, u"评分表"_s}, ofRubric(&Rubric::id)),
        ofScores(u"rubricVersion"_s, {u"Rubric version"_s, u"评分表版本"_s},
                 ofRubric(&Rubric::version)),
        ofScores(u"criterion"_s, {u"Criterion"_s, u"评分项"_s},
                 [&book, words](const ExportRow &r) {
                     const Criterion *criterion = criterionOf(book, r);
                     if (!criterion || words == Headings::Ids)
                         return cell(r.criterion);
                     return cell(criterion->name.in(nameOf(words)));
                 }),
        ofScores(u"scored"_s, {u"Level"_s, u"评分"_s},
                 [](const ExportRow &r) { return cell(scoreOf(r).level); }),
        ofScores(u"levels"_s, {u"Levels"_s, u"等级数"_s},
                 ofCriterion([](const Criterion &criterion) { return criterion.levelCount(); })),
        ofScores(u"weight"_s, {u"Weight"_s, u"权重"_s},
                 ofCriterion([](const Criterion &criterion) { return criterion.weight; })),
        ofScores(u"confidence"_s, {u"Confidence"_s, u"把握"_s},
                 [](const ExportRow &r) { return cell(scoreOf(r).confidence); }),
        ofScores(u"scoreNote"_s, {u"Note"_s, u"备注"_s},
                 [](const ExportRow &r) { return cell(scoreOf(r).note); }),
        ofScores(u"submitted"_s, {u"Submitted"_s, u"提交日期"_s},
                 [](const ExportRow &r) {
                     return r.review && r.review->submittedAt.isValid()
                                ? Cell(r.review->submittedAt.date())
                                : Cell();
                 }),
    };
}

} // namespace Bole
