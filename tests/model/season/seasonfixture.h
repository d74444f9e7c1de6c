// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/applicantstore.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"

#include <QTemporaryDir>
#include <QTest>

namespace Bole {

/// Shows which error it was when a test fails.
inline QByteArray describe(const Error &error)
{
    return "error " + QByteArray::number(int(error.code)) + ": " + error.detail.toUtf8();
}

} // namespace Bole

/// The value of a Result, or the end of the test with its error.
#define BOLE_GET(name, expression)                                                                 \
    auto name##Result = (expression);                                                              \
    QVERIFY2(name##Result.has_value(),                                                             \
             name##Result ? "" : Bole::describe(name##Result.error()).constData());                \
    auto &name = *name##Result

#define BOLE_DO(expression)                                                                        \
    do {                                                                                           \
        const auto outcome = (expression);                                                         \
        QVERIFY2(outcome.has_value(), outcome ? "" : Bole::describe(outcome.error()).constData()); \
    } while (false)

#define BOLE_FAILS(expression, expectedCode)                                                       \
    do {                                                                                           \
        const auto outcome = (expression);                                                         \
        QVERIFY2(!outcome.has_value(), "should have failed");                                      \
        QCOMPARE(int(outcome.error().code), int(expectedCode));                                    \
    } while (false)

namespace Bole {

/// A season in a folder of its own that goes with the test.
struct SeasonFixture
{
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("test.bole"));
    std::unique_ptr<Season> season;
    ReviewerId reviewer;

    SeasonFixture()
    {
        auto made = Season::create(path, QStringLiteral("Test"));
        if (!made)
            qFatal("%s", describe(made.error()).constData());
        season = std::move(*made);
        reviewer = addReviewer(QStringLiteral("Wen Shu"));
    }

    ReviewerId addReviewer(const QString &name)
    {
        return season->reviewers()
            .add({.id = {},
                  .name = name,
                  .initials = name.left(2),
                  .colour = QStringLiteral("#336699"),
                  .language = {},
                  .role = ReviewerRole::Member})
            .value();
    }

    ApplicantId addApplicant(const Record &record, const QString &text = {})
    {
        const ApplicantId applicant = season->applicants().create().value();
        Document document;
        document.applicant = applicant;
        document.fileName = QStringLiteral("cv.pdf");
        document.kind = DocumentKind::Pdf;
        document.pages = 1;
        const DocumentId id =
            season->documents()
                .add(document, "%PDF-" + QByteArray::number(applicant.value), text)
                .value();
        if (!season->records().add(applicant, record, id))
            qFatal("record");
        return applicant;
    }

    void reopen()
    {
        season.reset();
        season = std::move(Season::open(path).value());
    }
};

/// A fictional applicant with a little of everything.
inline Record sampleRecord()
{
    Record record;
    record.basics.name = QStringLiteral("江晓");
    record.basics.nameOther = QStringLiteral("Xiao Jiang");
    record.basics.emails = {QStringLiteral("xiao.jiang@example.org")};
    Education bachelor;
    bachelor.institution = QStringLiteral("东湖大学");
    bachelor.institutionId = QStringLiteral("donghu");
    bachelor.level = StudyLevel::Bachelor;
    bachelor.area = QStringLiteral("Computer Science");
    bachelor.startDate = PartialDate{2021, 9, 0};
    bachelor.gpa = Grade{4.5, 5.0};
    bachelor.rank = Rank{3, 60, std::nullopt};
    bachelor.courses = {QStringLiteral("Compilers"), QStringLiteral("Databases")};
    Education exchange;
    exchange.institution = QStringLiteral("Northlake Institute");
    exchange.level = StudyLevel::Exchange;
    record.education = {bachelor, exchange};
    Publication paper;
    paper.name = QStringLiteral("Quiet Locks for Busy Threads");
    paper.authors = {QStringLiteral("Xiao Jiang"), QStringLiteral("Mira Okafor")};
    paper.applicantPosition = 1;
    paper.tier = QStringLiteral("CCF-A");
    record.publications = {paper};
    TestScore ielts;
    ielts.name = QStringLiteral("IELTS");
    ielts.score = 7.5;
    record.tests = {ielts};
    record.provenance = {
        {QStringLiteral("/education/0/gpa"), {Place{1, {0.1, 0.2, 0.3, 0.02}}}},
        {QStringLiteral("/education/1/institution"), {Place{1, {0.1, 0.4, 0.3, 0.02}}}}};
    record.confidence = {{QStringLiteral("/education/0/gpa"), 0.6},
                         {QStringLiteral("/education/0/institution"), 0.98},
                         {QStringLiteral("/education/1/institution"), 0.5}};
    record.checks = {{QStringLiteral("/basics/emails/0"),
                      QStringLiteral("email.odd"),
                      CheckSeverity::Warning,
                      {}}};
    return record;
}

} // namespace Bole
