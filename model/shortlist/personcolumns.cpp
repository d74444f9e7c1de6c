// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/columngroups.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

template <typename Function>
ExportColumn ofRow(const QString &id, const Bilingual &heading, Function function)
{
    return {id, heading, Need::Facts, function};
}

/// One of the facts, as it is.
template <typename Member>
ExportColumn ofFacts(const QString &id, const Bilingual &heading, Member ApplicantRow::*member)
{
    return {id, heading, Need::Facts, [member](const ExportRow &r) {
                return cell(r.facts.*member);
            }};
}

/// Made of the record.
template <typename Function>
ExportColumn ofRecord(const QString &id, const Bilingual &heading, Function function)
{
    return {id, heading, Need::Record, [function](const ExportRow &r) {
                return cell(function(r.record));
            }};
}

template <typename Entry>
QString joined(const QList<Entry> &entries, QString Entry::*member)
{
    QStringList all;
    for (const Entry &entry : entries)
        all.append(entry.*member);
    return all.join(semicolon);
}

QString educationText(const Record &record)
{
    QStringList all;
    for (const Education &entry : record.education) {
        QStringList parts{entry.institution, entry.studyType, entry.area};
        parts.removeAll(QString());
        all.append(parts.join(u", "_s));
    }
    return all.join(semicolon);
}

QList<ExportColumn> placeColumns(Headings words)
{
    return {
        ofRow(u"place"_s, {u"Place"_s, u"名次"_s},
              [](const ExportRow &r) { return r.place > 0 ? cell(r.place) : Cell(); }),
        ofRow(u"part"_s, {u"Part of the list"_s, u"所在区段"_s},
              [words](const ExportRow &r) { return cell(storedWord(nameOf(r.part), words)); }),
        ofRow(u"applicant"_s, {u"Applicant no."_s, u"申请人编号"_s},
              [](const ExportRow &r) { return cell(double(r.facts.id.value)); }),
        ofRow(u"moved"_s, {u"Moved by hand"_s, u"人工调整"_s},
              [words](const ExportRow &r) {
                  return cell(r.entry.moved ? storedWord(u"yes"_s, words) : QString());
              }),
        ofRow(u"reason"_s, {u"Reason for the move"_s, u"调整理由"_s},
              [](const ExportRow &r) { return cell(r.entry.reason); }),
    };
}

QList<ExportColumn> identityColumns(Headings words)
{
    return {
        ofFacts(u"name"_s, {u"Name"_s, u"姓名"_s}, &ApplicantRow::name),
        ofFacts(u"nameOther"_s, {u"Other name"_s, u"其他姓名"_s}, &ApplicantRow::nameOther),
        ofFacts(u"email"_s, {u"E-mail"_s, u"邮箱"_s}, &ApplicantRow::email),
        ofRecord(u"phone"_s, {u"Telephone"_s, u"电话"_s},
                 [](const Record &r) { return r.basics.phones.join(semicolon); }),
        ofRecord(u"url"_s, {u"Website"_s, u"主页"_s}, [](const Record &r) { return r.basics.url; }),
        ofRecord(u"age"_s, {u"Age"_s, u"年龄"_s}, [](const Record &r) { return r.basics.age; }),
        ofFacts(u"institution"_s, {u"Institution"_s, u"学校"_s}, &ApplicantRow::institution),
        ofFacts(u"institutionId"_s, {u"Institution id"_s, u"学校标识"_s},
                &ApplicantRow::institutionId),
        ofRow(u"level"_s, {u"Level"_s, u"学历层次"_s},
              [words](const ExportRow &r) { return cell(storedWord(r.facts.level, words)); }),
        ofFacts(u"area"_s, {u"Field of study"_s, u"专业"_s}, &ApplicantRow::area),
        ofRow(u"tags"_s, {u"Tags"_s, u"标签"_s},
              [](const ExportRow &r) { return cell(r.facts.tags.join(semicolon)); }),
    };
}

QList<ExportColumn> factColumns()
{
    return {
        ofFacts(u"gpa"_s, {u"GPA"_s, u"绩点"_s}, &ApplicantRow::gpa),
        ofFacts(u"gpaScale"_s, {u"GPA scale"_s, u"绩点满分"_s}, &ApplicantRow::gpaScale),
        ofFacts(u"gpaPercent"_s, {u"GPA, % of scale"_s, u"绩点占满分 %"_s},
                &ApplicantRow::gpaPercent),
        ofFacts(u"rankPosition"_s, {u"Rank"_s, u"排名"_s}, &ApplicantRow::rankPosition),
        ofFacts(u"rankOf"_s, {u"Rank of"_s, u"排名总人数"_s}, &ApplicantRow::rankOf),
        ofFacts(u"rankPercent"_s, {u"Rank, top %"_s, u"排名前 %"_s}, &ApplicantRow::rankPercent),
        ofFacts(u"publications"_s, {u"Publications"_s, u"论文数"_s}, &ApplicantRow::publications),
        ofFacts(u"firstAuthor"_s, {u"First author"_s, u"第一作者"_s}, &ApplicantRow::firstAuthor),
        ofFacts(u"ccfA"_s, {u"CCF-A"_s, u"CCF-A"_s}, &ApplicantRow::ccfA),
        ofFacts(u"ccfB"_s, {u"CCF-B"_s, u"CCF-B"_s}, &ApplicantRow::ccfB),
        ofFacts(u"ccfC"_s, {u"CCF-C"_s, u"CCF-C"_s}, &ApplicantRow::ccfC),
        ofFacts(u"ielts"_s, {u"IELTS"_s, u"雅思"_s}, &ApplicantRow::ielts),
        ofFacts(u"toefl"_s, {u"TOEFL"_s, u"托福"_s}, &ApplicantRow::toefl),
        ofFacts(u"gre"_s, {u"GRE"_s, u"GRE"_s}, &ApplicantRow::gre),
        ofFacts(u"gmat"_s, {u"GMAT"_s, u"GMAT"_s}, &ApplicantRow::gmat),
        ofFacts(u"cet4"_s, {u"CET-4"_s, u"四级"_s}, &ApplicantRow::cet4),
        ofFacts(u"cet6"_s, {u"CET-6"_s, u"六级"_s}, &ApplicantRow::cet6),
        ofFacts(u"needsLook"_s, {u"Values to look at"_s, u"待核对项"_s}, &ApplicantRow::needsLook),
    };
}

QList<ExportColumn> recordColumns()
{
    return {
        ofRecord(u"education"_s, {u"Education"_s, u"教育经历"_s}, educationText),
        ofRecord(u"titles"_s, {u"Titles of publications"_s, u"论文题目"_s},
                 [](const Record &r) { return joined(r.publications, &Publication::name); }),
        ofRecord(u"awards"_s, {u"Awards"_s, u"获奖"_s},
                 [](const Record &r) { return joined(r.awards, &Award::title); }),
    };
}

} // namespace

QList<ExportColumn> personColumns(Headings words)
{
    return placeColumns(words) + identityColumns(words) + factColumns() + recordColumns();
}

} // namespace Bole
