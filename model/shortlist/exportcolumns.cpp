// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/exportcolumns.h"

#include <QJsonArray>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString semicolon = u"; "_s;

QList<ExportColumn> placeColumns(Headings words)
{
    return {
        {u"place"_s,
         {u"Place"_s, u"名次"_s},
         Need::Facts,
         [](const ExportRow &r) {
             return r.place > 0 ? cell(r.place) : Cell();
         }},
        {u"part"_s,
         {u"Part of the list"_s, u"所在区段"_s},
         Need::Facts,
         [words](const ExportRow &r) {
             return cell(storedWord(nameOf(r.part), words));
         }},
        {u"applicant"_s,
         {u"Applicant no."_s, u"申请人编号"_s},
         Need::Facts,
         [](const ExportRow &r) {
             return cell(double(r.facts.id.value));
         }},
        {u"moved"_s,
         {u"Moved by hand"_s, u"人工调整"_s},
         Need::Facts,
         [words](const ExportRow &r) {
             return cell(r.entry.moved ? storedWord(u"yes"_s, words) : QString());
         }},
        {u"reason"_s,
         {u"Reason for the move"_s, u"调整理由"_s},
         Need::Facts,
         [](const ExportRow &r) {
             return cell(r.entry.reason);
         }},
    };
}

QList<ExportColumn> personColumns(Headings words)
{
    return {
        {u"name"_s,
         {u"Name"_s, u"姓名"_s},
         Need::Facts,
         [](const ExportRow &r) {
             return cell(r.facts.name);
         }},
        {u"nameOther"_s,
         {u"Other name"_s, u"其他姓名"_s},
         Need::Facts,
         [](const ExportRow &r) {
             return cell(r.facts.nameOther);
         }},
        {u"email"_s,
         {u"E-mail"_s, u"邮箱"_s},
         Need::Facts,
         [](const ExportRow &r) {
             return cell(r.facts.email);
         }},
        {u"phone"_s,
         {u"Telephone"_s, u"电话"_s},
         Need::Record,
         [](const ExportRow &r) {
             return cell(r.record.basics.phones.join(semicolon));
         }},
        {u"url"_s,
         {u"Website"_s, u"主页"_s},
         Need::Record,
         [](const ExportRow &r) {
             return cell(r.record.basics.url);
         }},
        {u"age"_s,
         {u"Age"_s, u"年龄"_s},
         Need::Record,
         [](const ExportRow &r) {
             return cell(r.record.basics.age);
         }},
        {u"institution"_s,
         {u"Institution"_s, u"学校"_s},
         Need::Facts,
         [](const ExportRow &r) {
             return cell(r.facts.institution);
         }},
        {u"institutionId"_s,
         {u"Institution id"_s, u"学校标识"_s},
         Need::Facts,
         [](const ExportRow &r) {
             return cell(r.facts.institutionId);
         }},
        {u"level"_s,
         {u"Level"_s, u"学历层次"_s},
         Need::Facts,
         [words](const ExportRow &r) {
             return cell(storedWord(r.facts.level, words));
         }},
        {u"area"_s,
         {u"Field of study"_s, u"专业"_s},
         Need::Facts,
         [](const ExportRow &r) {
             return cell(r.facts.area);
         }},
        {u"tags"_s,
         {u"Tags"_s, u"标签"_s},
         Need::Facts,
         [](const ExportRow &r) {
             return cell(r.facts.tags.join(semicolon));
         }},
    };
}

template <typename Member>
ExportColumn fact(const QString &id, const Bilingual &heading, Member ApplicantRow::*member)
{
    return {id, heading, Need::Facts, [member](const ExportRow &r) {
                return cell(r.facts.*member);
            }};
}

QList<ExportColumn> factColumns()
{
    return {
        fact(u"gpa"_s, {u"GPA"_s, u"绩点"_s}, &ApplicantRow::gpa),
        fact(u"gpaScale"_s, {u"GPA scale"_s, u"绩点满分"_s}, &ApplicantRow::gpaScale),
        fact(u"gpaPercent"_s, {u"GPA, % of scale"_s, u"绩点占满分 %"_s}, &ApplicantRow::gpaPercent),
        fact(u"rankPosition"_s, {u"Rank"_s, u"排名"_s}, &ApplicantRow::rankPosition),
        fact(u"rankOf"_s, {u"Rank of"_s, u"排名总人数"_s}, &ApplicantRow::rankOf),
        fact(u"rankPercent"_s, {u"Rank, top %"_s, u"排名前 %"_s}, &ApplicantRow::rankPercent),
        fact(u"publications"_s, {u"Publications"_s, u"论文数"_s}, &ApplicantRow::publications),
        fact(u"firstAuthor"_s, {u"First author"_s, u"第一作者"_s}, &ApplicantRow::firstAuthor),
        fact(u"ccfA"_s, {u"CCF-A"_s, u"CCF-A"_s}, &ApplicantRow::ccfA),
        fact(u"ccfB"_s, {u"CCF-B"_s, u"CCF-B"_s}, &ApplicantRow::ccfB),
        fact(u"ccfC"_s, {u"CCF-C"_s, u"CCF-C"_s}, &ApplicantRow::ccfC),
        fact(u"ielts"_s, {u"IELTS"_s, u"雅思"_s}, &ApplicantRow::ielts),
        fact(u"toefl"_s, {u"TOEFL"_s, u"托福"_s}, &ApplicantRow::toefl),
        fact(u"gre"_s, {u"GRE"_s, u"GRE"_s}, &ApplicantRow::gre),
        fact(u"gmat"_s, {u"GMAT"_s, u"GMAT"_s}, &ApplicantRow::gmat),
        fact(u"cet4"_s, {u"CET-4"_s, u"四级"_s}, &ApplicantRow::cet4),
        fact(u"cet6"_s, {u"CET-6"_s, u"六级"_s}, &ApplicantRow::cet6),
        fact(u"needsLook"_s, {u"Values to look at"_s, u"待核对项"_s}, &ApplicantRow::needsLook),
    };
}

QList<ExportColumn> recordColumns()
{
    return {
        {u"education"_s,
         {u"Education"_s, u"教育经历"_s},
         Need::Record,
         [](const ExportRow &r) {
             QStringList all;
             for (const Education &e : r.record.education)
                 all.append(QStringList{e.institution, e.studyType, e.area}
                                .filter(QRegularExpression(u"."_s))
                                .join(u", "_s));
             return cell(all.join(semicolon));
         }},
        {u"titles"_s,
         {u"Titles of publications"_s, u"论文题目"_s},
         Need::Record,
         [](const ExportRow &r) {
             QStringList all;
             for (const Publication &p : r.record.publications)
                 all.append(p.name);
             return cell(all.join(semicolon));
         }},
        {u"awards"_s,
         {u"Awards"_s, u"获奖"_s},
         Need::Record,
         [](const ExportRow &r) {
             QStringList all;
             for (const Award &a : r.record.awards)
                 all.append(a.title);
             return cell(all.join(semicolon));
         }},
    };
}

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

const Criterion *criterionOf(const ScoreBook &book, const ExportRow &row)
{
    const Rubric *rubric = row.review ? book.rubric(row.review->rubric) : nullptr;
    return rubric ? rubric->criterion(row.criterion) : nullptr;
}

CriterionScore scoreOf(const ExportRow &row)
{
    return row.review ? row.review->content.scores.value(row.criterion) : CriterionScore();
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

QList<ExportColumn> fixedColumns(Headings words)
{
    return placeColumns(words) + personColumns(words) + factColumns() + recordColumns() +
           scoreColumns(words);
}

struct Word
{
    QLatin1StringView stored;
    QStringView zh;
};

constexpr Word wordTable[] = {
    {"bachelor"_L1, u"本科"}, {"master"_L1, u"硕士"},    {"doctor"_L1, u"博士"},
    {"exchange"_L1, u"交换"}, {"school"_L1, u"中学"},    {"other"_L1, u"其他"},
    {"admit"_L1, u"录取"},    {"interview"_L1, u"面试"}, {"wait"_L1, u"候补"},
    {"reject"_L1, u"不录取"}, {"undecided"_L1, u"未定"}, {"within"_L1, u"名额内"},
    {"waiting"_L1, u"候补"},  {"below"_L1, u"名额外"},   {"yes"_L1, u"是"},
};

} // namespace

QString storedWord(const QString &word, Headings words)
{
    if (words != Headings::Chinese)
        return word;
    const auto found =
        std::ranges::find_if(wordTable, [&](const Word &entry) { return entry.stored == word; });
    return found == std::end(wordTable) ? word : found->zh.toString();
}

QString nameOf(Headings headings)
{
    return headings == Headings::Chinese ? u"zh"_s : headings == Headings::Ids ? u"id"_s : u"en"_s;
}

std::optional<Headings> headingsFromString(QStringView name)
{
    for (const Headings headings : {Headings::English, Headings::Chinese, Headings::Ids}) {
        if (nameOf(headings) == name)
            return headings;
    }
    return std::nullopt;
}

QString ExportColumn::headingIn(Headings headings) const
{
    return headings == Headings::Ids ? id : heading.in(nameOf(headings));
}

QList<ExportColumn> wideColumns(const ScoreBook &book, Headings words)
{
    return fixedColumns(words) + rubricColumns(book);
}

QList<ExportColumn> longColumns(const ScoreBook &book, Headings words)
{
    return fixedColumns(words) + singleScoreColumns(book, words);
}

QStringList usualColumns(const ScoreBook &book, bool isLong)
{
    if (isLong)
        return {u"place"_s,         u"applicant"_s,  u"name"_s,      u"reviewer"_s,
                u"rubricVersion"_s, u"criterion"_s,  u"scored"_s,    u"levels"_s,
                u"weight"_s,        u"confidence"_s, u"scoreNote"_s, u"submitted"_s};
    QStringList ids{
        u"place"_s,        u"part"_s,        u"applicant"_s,    u"name"_s,    u"nameOther"_s,
        u"email"_s,        u"institution"_s, u"level"_s,        u"area"_s,    u"gpa"_s,
        u"gpaScale"_s,     u"gpaPercent"_s,  u"rankPosition"_s, u"rankOf"_s,  u"rankPercent"_s,
        u"publications"_s, u"firstAuthor"_s, u"ccfA"_s,         u"ielts"_s,   u"toefl"_s,
        u"cet6"_s,         u"tags"_s,        u"total"_s,        u"reviews"_s, u"spread"_s};
    for (const Criterion &criterion : book.rubric().criteria)
        ids.append(u"score."_s + criterion.id);
    return ids << u"decision"_s << u"moved"_s << u"reason"_s;
}

Result<QList<ExportColumn>> chosenColumns(const QList<ExportColumn> &all, const QStringList &ids)
{
    QList<ExportColumn> chosen;
    for (const QString &id : ids) {
        const auto found = std::ranges::find(all, id, &ExportColumn::id);
        if (found == all.end())
            return failure(ErrorCode::InvalidValue, id);
        chosen.append(*found);
    }
    return chosen;
}

QJsonObject toJson(const ExportProfile &profile)
{
    return {{u"name"_s, profile.name},
            {u"columns"_s, QJsonArray::fromStringList(profile.columns)},
            {u"headings"_s, nameOf(profile.headings)},
            {u"excel"_s, profile.excel},
            {u"long"_s, profile.isLong}};
}

ExportProfile exportProfileFromJson(const QJsonObject &json)
{
    ExportProfile profile;
    profile.name = json.value("name"_L1).toString();
    for (const QJsonValue &id : json.value("columns"_L1).toArray())
        profile.columns.append(id.toString());
    profile.headings =
        headingsFromString(json.value("headings"_L1).toString()).value_or(Headings::English);
    profile.excel = json.value("excel"_L1).toBool(true);
    profile.isLong = json.value("long"_L1).toBool();
    return profile;
}

} // namespace Bole
