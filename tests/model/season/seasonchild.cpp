// SPDX-License-Identifier: GPL-3.0-or-later
// A second program for the tests: one that is killed, meets a full disk, or may not write.
#include "seasonfixture.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

void say(const QByteArray &line)
{
    std::puts(line.constData());
    std::fflush(stdout);
}

int sayCode(const Error &error)
{
    say("code " + QByteArray::number(int(error.code)) + ' ' + error.detail.toUtf8());
    return 0;
}

/// Edits until it is killed; says each number only when the edit was acknowledged.
int edit(Season &season)
{
    const ApplicantId applicant = season.applicants().list()->first().id;
    const ReviewerId reviewer = season.reviewers().list()->first().id;
    for (int i = 1;; ++i) {
        const auto done = season.records().apply(
            applicant, Edit::set(u"/basics/summary"_s, QString::number(i)), reviewer);
        if (!done)
            return sayCode(done.error());
        say(QByteArray::number(i));
    }
}

/// Adds documents until the disk is full.
int fill(Season &season)
{
    for (int i = 1; i < 1000; ++i) {
        Document document;
        document.applicant = season.applicants().list()->first().id;
        document.fileName = QString::number(i);
        document.kind = DocumentKind::Pdf;
        const auto added = season.documents().add(document, QByteArray(20000, char('a' + i % 26)));
        if (!added)
            return sayCode(added.error());
        say(QByteArray::number(i));
    }
    return 1;
}

int saySummary(Season &season)
{
    const ApplicantId applicant = season.applicants().ids(1)->first();
    say(season.records().current(applicant)->basics.summary.toUtf8());
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QString command = application.arguments().value(1);
    const QString path = application.arguments().value(2);
    if (command == "fill"_L1) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlim_t most = rlim_t(QFileInfo(path).size()) + 400000;
        const rlimit limit{most, most};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    if (command == "strange"_L1 && ::geteuid() == 0 && ::setuid(65534) != 0)
        return 2;
    Season::Options options;
    if (command == "impatient"_L1)
        options.patience = 50;
    auto season = Season::open(path, options);
    if (!season)
        return sayCode(season.error());
    if (command == "edit"_L1)
        return edit(**season);
    if (command == "summary"_L1)
        return saySummary(**season);
    if (command == "add"_L1) {
        const auto added = (*season)->applicants().create();
        say(added ? "added" : "not added");
        return 0;
    }
    if (command == "fill"_L1)
        return fill(**season);
    say("opened");
    return 0;
}
