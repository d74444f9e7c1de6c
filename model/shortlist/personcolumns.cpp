// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/columngroups.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

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

QList<ExportColumn> identityColumns(Headings words)
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

} // namespace

QList<ExportColumn> personColumns(Headings words)
{
    return placeColumns(words) + identityColumns(words) + factColumns() + recordColumns();
}

} // namespace Bole
