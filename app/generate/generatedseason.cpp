// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generate/generatedseason.h"

#include "app/generate/cvsheet.h"
#include "app/generate/papers.h"
#include "model/review/rubricjson.h"
#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/shortliststore.h"
#include "model/season/transaction.h"

#include <QRandomGenerator>

#include <future>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int atOnce = 500; // applicants in one commit
constexpr int listed = 40;

const QStringList notes{
    u"Clear writing, and the own part in the joint paper is stated."_s,
    u"成绩稳定，科研经历与我们的方向吻合。"_s,
    u"Strong in systems; **ask about the evaluation** in the interview."_s,
    u"推荐面试：请核对论文的作者顺序。"_s,
    u"The experience is broad but shallow; references would help."_s,
};

QList<CvSheet> printSheets(const GeneratedSeason &season, int first, int last)
{
    QList<CvSheet> sheets;
    for (int number = first; number <= last; ++number)
        sheets << season.sheet(number);
    return sheets;
}

QString applicationNumber(int number)
{
    return u"2027%1"_s.arg(number, 5, 10, QChar(u'0'));
}

} // namespace

GeneratedSeason::GeneratedSeason(quint32 seed) : m_seed(seed), m_people(seed) {}

GeneratedSeason::~GeneratedSeason() = default;

CvSheet GeneratedSeason::sheet(int number) const
{
    CvSheet sheet = printCv(m_people.person(number), m_seed ^ quint32(number) * 2654435761u);
    sheet.record.source.file = fileName(number);
    return sheet;
}

QString GeneratedSeason::fileName(int number) const
{
    return u"applicant-%1.pdf"_s.arg(number, 5, 10, QChar(u'0'));
}

QList<GeneratedSeason::File> GeneratedSeason::files(int number, int count) const
{
    const CvSheet cv = sheet(number);
    const QString who = u"%1_%2_"_s.arg(applicationNumber(number), cv.record.basics.name);
    const quint32 seed = m_seed + quint32(number);
    QList<File> files{{who + u"CV.pdf"_s, cv.pdf},
                      {who + u"transcript.pdf"_s, printTranscript(cv.record, seed)},
                      {who + u"letter.pdf"_s, printLetter(cv.record, seed)}};
    files.resize(std::clamp<qsizetype>(count, 1, files.size()));
    return files;
}

QByteArray GeneratedSeason::roster(int count) const
{
    QByteArray table = "Application No.,Name,E-mail,School\n";
    for (int number = 1; number <= count; ++number) {
        const Record person = m_people.person(number);
        const QString school =
            person.education.isEmpty() ? QString() : person.education[0].institution;
        table += QStringList{applicationNumber(number), person.basics.name,
                             person.basics.emails.value(0), u'"' + school + u'"'}
                     .join(u',')
                     .toUtf8() +
                 '\n';
    }
    return table;
}

Result<void> GeneratedSeason::make(const QString &path, const QString &title, int count,
                                   const std::function<bool(int)> &progressed)
{
    auto made = Season::create(path, title);
    if (!made)
        return std::unexpected(made.error());
    m_season = std::move(*made);
    if (const auto added = addCommittee(); !added)
        return added;
    const auto print = [&](int first) {
        return std::async(std::launch::async, printSheets, std::cref(*this), first,
                          std::min(first + atOnce - 1, count));
    };
    // While one batch goes into the file, the next one is made.
    std::future<QList<CvSheet>> next = print(1);
    while (m_applicants.size() < count) {
        const QList<CvSheet> sheets = next.get();
        const int done = int(m_applicants.size() + sheets.size());
        if (done < count)
            next = print(done + 1);
        if (const auto added = addApplicants(sheets); !added)
            return added;
        if (!progressed(done))
            return failure(ErrorCode::Cancelled);
    }
    return addShortlist();
}

Result<void> GeneratedSeason::addApplicants(const QList<CvSheet> &sheets)
{
    Transaction transaction(m_season->database());
    for (const CvSheet &sheet : sheets) {
        const int number = int(m_applicants.size()) + 1;
        const auto added = addApplicant(number, sheet);
        if (!added)
            return std::unexpected(added.error());
        m_applicants << *added;
        if (const auto reviewed = addReviews(*added, number); !reviewed)
            return reviewed;
    }
    return transaction.commit();
}

Result<void> GeneratedSeason::addCommittee()
{
    Transaction transaction(m_season->database());
    const QStringList names{u"Wen Shu"_s, u"顾青"_s, u"Ada Brook"_s, u"Ilse Marten"_s, u"方竹"_s};
    const QStringList colours{u"#1b6ca8"_s, u"#b5651d"_s, u"#3a7d44"_s, u"#8e4585"_s, u"#aa3939"_s};
    for (qsizetype i = 0; i < names.size(); ++i) {
        Reviewer reviewer;
        reviewer.name = names[i];
        reviewer.initials = names[i].left(1);
        reviewer.colour = colours[i];
        reviewer.role = i == 0 ? ReviewerRole::Coordinator : ReviewerRole::Member;
        const auto added = m_season->reviewers().add(reviewer);
        if (!added)
            return std::unexpected(added.error());
        m_reviewers << *added;
    }
    const Rubric rubric = standardRubric();
    for (const Criterion &criterion : rubric.criteria)
        m_criteria << criterion.id;
    const auto saved = m_season->rubrics().save(rubric, m_reviewers.first());
    if (!saved)
        return std::unexpected(saved.error());
    m_rubric = saved->id;
    return transaction.commit();
}

Result<ApplicantId> GeneratedSeason::addApplicant(int number, const CvSheet &sheet)
{
    const auto applicant = m_season->applicants().create();
    if (!applicant)
        return applicant;
    Document document;
    document.applicant = *applicant;
    document.fileName = fileName(number);
    document.kind = DocumentKind::Pdf;
    document.pages = sheet.record.source.pages;
    const auto read =
        m_season->documents().add(document, sheet.pdf, sheet.text).and_then([&](DocumentId cv) {
            return m_season->records().add(*applicant, sheet.record, cv);
        });
    if (!read)
        return std::unexpected(read.error());
    for (const QString &tag : m_people.tags(number)) {
        if (const auto tagged = m_season->applicants().setTag(*applicant, tag, true); !tagged)
            return std::unexpected(tagged.error());
    }
    return applicant;
}

Result<void> GeneratedSeason::addReviews(ApplicantId applicant, int number)
{
    const quint32 seeds[]{m_seed, quint32(number), 2};
    QRandomGenerator random(seeds, 3);
    const qsizetype first = random.bounded(m_reviewers.size());
    const int quality = random.bounded(3);
    QList<Assignment> assigned;
    for (qsizetype i = 0; i < 2; ++i) {
        const ReviewerId reviewer = m_reviewers[(first + i) % m_reviewers.size()];
        assigned << Assignment{applicant, reviewer};
        if (random.bounded(4) == 0)
            continue; // not read yet
        ReviewContent content;
        content.state = random.bounded(8) == 0 ? ReviewState::Draft : ReviewState::Submitted;
        for (const QString &criterion : std::as_const(m_criteria))
            content.scores[criterion].level = 1 + quality + random.bounded(3);
        content.note = notes[random.bounded(notes.size())];
        if (content.state == ReviewState::Submitted)
            content.decision = quality == 2 ? Decision::Interview : Decision::Wait;
        if (const auto saved = m_season->reviews().save(applicant, reviewer, m_rubric, content);
            !saved)
            return saved;
    }
    return m_season->assignments().add(assigned, m_reviewers.first());
}

Result<void> GeneratedSeason::addShortlist()
{
    const auto list = m_season->shortlists().create(u"Interviews 面试"_s, m_reviewers.first());
    if (!list)
        return std::unexpected(list.error());
    QList<ShortlistEntry> entries;
    for (const ApplicantId applicant :
         m_applicants.first(std::min<qsizetype>(listed, m_applicants.size())))
        entries << ShortlistEntry{applicant, false, 0, false, {}};
    return m_season->shortlists().setEntries(*list, entries, m_reviewers.first());
}

} // namespace Bole
