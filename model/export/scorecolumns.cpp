// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/columngroups.h"

#include "model/review/bilingualtext.h"
#include "model/review/rounding.h"

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const Criterion *criterionOf(const ScoreBook &book, const PersonRow &row)
{
    const Rubric *rubric = row.review ? book.rubric(row.review->rubric) : nullptr;
    return rubric ? rubric->criterion(row.criterion) : nullptr;
}

/// As the screen has it.
Cell shownCell(std::optional<double> value)
{
    return cell(value.transform(roundedAsShown));
}

CriterionScore scoreOf(const PersonRow &row)
{
    return row.review ? row.review->content.scores.value(row.criterion) : CriterionScore();
}

template <typename Function>
ExportColumn ofScores(const QString &id, const Function &function)
{
    return {id, columnHeading(id), Need::Scores, function};
}

/// A column for each reviewer, or each criterion, with a heading of its own.
template <typename Function>
ExportColumn ofScores(const QString &id, const Bilingual &heading, const Function &function)
{
    return {id, heading, Need::Scores, function};
}

/// What a reviewer says of the row's applicant; `function` makes a cell of the review.
template <typename Function>
auto ofReviewer(ReviewerId reviewer, Function function)
{
    return [reviewer, function](const PersonRow &r) {
        const auto found = std::ranges::find(r.scores.reviews, reviewer, &Review::reviewer);
        return found == r.scores.reviews.end() ? Cell() : function(*found);
    };
}

/// "2 / 3": how many of those who were asked are done; those who were not asked count, too.
QString progressText(const PersonRow &row)
{
    const qsizetype done = row.scores.reviews.size() + row.scores.hidden;
    const qsizetype asked = std::max(done, row.work.readers.size());
    return asked > 0 ? u"%1 / %2"_s.arg(done).arg(asked) : QString();
}

template <typename Function>
ExportColumn ofWork(const QString &id, const Function &function)
{
    return {id, columnHeading(id), Need::Work, function};
}

/// Where somebody stands, or is meant to move.
ExportColumn stageColumn(const ScoreBook &book, TableLanguage words, const QString &id,
                         QString StagePlace::*member)
{
    return {id, columnHeading(id), Need::Facts,
            [stages = book.stages(), words, member](const PersonRow &r) {
                const QString stage = r.stage.*member;
                return words == TableLanguage::Ids || stage.isEmpty()
                           ? cell(stage)
                           : cell(stageName(stages, stage, nameOf(words)));
            }};
}

} // namespace

QList<ExportColumn> workColumns(const ScoreBook &book, TableLanguage words)
{
    return {
        ofScores(u"myState"_s,
                 [words](const PersonRow &r) {
                     return r.myState ? cell(storedWord(nameOf(*r.myState), words)) : Cell();
                 }),
        ofScores(u"myScore"_s, [](const PersonRow &r) { return shownCell(r.myScore); }),
        ofWork(u"progress"_s, [](const PersonRow &r) { return cell(progressText(r)); }),
        ofWork(u"readers"_s,
               [&book](const PersonRow &r) {
                   QStringList names;
                   for (const ReviewerId reader : r.work.readers)
                       names.append(book.reviewer(reader).name);
                   return cell(names.join(semicolon));
               }),
        ofWork(u"shortlists"_s,
               [](const PersonRow &r) { return cell(r.work.lists.join(semicolon)); }),
        ofWork(u"newDocuments"_s,
               [](const PersonRow &r) {
                   return r.work.newDocuments > 0 ? cell(r.work.newDocuments) : Cell();
               }),
    };
}

QList<ExportColumn> scoreColumns(const ScoreBook &book, TableLanguage words)
{
    return {
        ofScores(u"total"_s, [](const PersonRow &r) { return shownCell(r.scores.total); }),
        ofScores(u"arithmetic"_s,
                 [](const PersonRow &r) {
                     return r.scores.formula ? cell(r.scores.formula->arithmetic) : Cell();
                 }),
        ofScores(u"ruledOut"_s,
                 [](const PersonRow &r) {
                     return r.scores.formula ? cell(r.scores.formula->failed.join(semicolon))
                                             : Cell();
                 }),
        ofScores(u"reviews"_s,
                 [](const PersonRow &r) { return cell(int(r.scores.reviews.size())); }),
        ofScores(u"spread"_s,
                 [](const PersonRow &r) {
                     return r.scores.reviews.size() > 1 ? shownCell(r.scores.spread()) : Cell();
                 }),
        ofScores(
            u"recommendation"_s,
            [words](const PersonRow &r) { return cell(storedWords(r.recommendation, words)); }),
        ofScores(u"decision"_s,
                 [words](const PersonRow &r) {
                     return r.decision.isDecided()
                                ? cell(storedWord(nameOf(r.decision.decision), words))
                                : Cell();
                 }),
        ofScores(u"decisionReason"_s, [](const PersonRow &r) { return cell(r.decision.reason); }),
        ofScores(u"answer"_s,
                 [words](const PersonRow &r) {
                     return r.answer.answer == Answer::None
                                ? Cell()
                                : cell(storedWord(nameOf(r.answer.answer), words));
                 }),
        stageColumn(book, words, u"stage"_s, &StagePlace::stage),
        stageColumn(book, words, u"plannedStage"_s, &StagePlace::planned),
        ofScores(u"answerReason"_s, [](const PersonRow &r) { return cell(r.answer.reason); }),
        ofScores(u"decidedBy"_s,
                 [&book](const PersonRow &r) {
                     return r.decision.isDecided() ? cell(book.reviewer(r.decision.by).name)
                                                   : Cell();
                 }),
        ofScores(u"decidedOn"_s,
                 [](const PersonRow &r) {
                     return r.decision.isDecided() ? Cell(r.decision.at.toLocalTime().date())
                                                   : Cell();
                 }),
    };
}

QList<ExportColumn> rubricColumns(const ScoreBook &book, TableLanguage words)
{
    QList<ExportColumn> columns;
    for (const Criterion &criterion : book.rubric().criteria) {
        columns.append(ofScores(
            u"score."_s + criterion.id, criterion.name, [id = criterion.id](const PersonRow &r) {
                const auto found = r.scores.criteria.constFind(id);
                return found == r.scores.criteria.constEnd() ? Cell() : shownCell(*found);
            }));
    }
    for (const Reviewer &reviewer : book.reviewers()) {
        const QString id = QString::number(reviewer.id.value);
        columns.append(ofScores(u"total."_s + id,
                                bilingualPhrase("column.reviewer.total"_L1, reviewer.name),
                                ofReviewer(reviewer.id, [&book](const Review &review) {
                                    return shownCell(book.total(review));
                                })));
        columns.append(
            ofScores(u"recommendation."_s + id,
                     bilingualPhrase("column.reviewer.recommendation"_L1, reviewer.name),
                     ofReviewer(reviewer.id, [words](const Review &review) {
                         return review.content.decision == Decision::Undecided
                                    ? Cell()
                                    : cell(storedWord(nameOf(review.content.decision), words));
                     })));
        columns.append(
            ofScores(u"note."_s + id, bilingualPhrase("column.reviewer.note"_L1, reviewer.name),
                     ofReviewer(reviewer.id,
                                [](const Review &review) { return cell(review.content.note); })));
    }
    return columns;
}

QList<ExportColumn> singleScoreColumns(const ScoreBook &book, TableLanguage words)
{
    const auto ofRubric = [&book](auto member) {
        return [&book, member](const PersonRow &r) {
            const Rubric *rubric = r.review ? book.rubric(r.review->rubric) : nullptr;
            return rubric ? cell(rubric->*member) : Cell();
        };
    };
    const auto ofCriterion = [&book](auto function) {
        return [&book, function](const PersonRow &r) {
            const Criterion *criterion = criterionOf(book, r);
            return criterion ? cell(function(*criterion)) : Cell();
        };
    };
    return {
        ofScores(u"reviewer"_s,
                 [&book](const PersonRow &r) {
                     return r.review ? cell(book.reviewer(r.review->reviewer).name) : Cell();
                 }),
        ofScores(u"rubric"_s, ofRubric(&Rubric::id)),
        ofScores(u"rubricVersion"_s, ofRubric(&Rubric::version)),
        ofScores(u"criterion"_s,
                 [&book, words](const PersonRow &r) {
                     const Criterion *criterion = criterionOf(book, r);
                     if (!criterion || words == TableLanguage::Ids)
                         return cell(r.criterion);
                     return cell(criterion->name.in(nameOf(words)));
                 }),
        ofScores(u"scored"_s, [](const PersonRow &r) { return cell(scoreOf(r).level); }),
        ofScores(u"levels"_s,
                 ofCriterion([](const Criterion &criterion) { return criterion.highest(); })),
        ofScores(u"weight"_s,
                 ofCriterion([](const Criterion &criterion) { return criterion.weight; })),
        ofScores(u"confidence"_s, [](const PersonRow &r) { return cell(scoreOf(r).confidence); }),
        ofScores(u"scoreNote"_s, [](const PersonRow &r) { return cell(scoreOf(r).note); }),
        ofScores(u"submitted"_s,
                 [](const PersonRow &r) {
                     return r.review && r.review->submittedAt.isValid()
                                ? Cell(r.review->submittedAt.date())
                                : Cell();
                 }),
    };
}

} // namespace Bole
