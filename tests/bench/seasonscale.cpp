// SPDX-License-Identifier: GPL-3.0-or-later
// seasonscale SEASON: what reading and writing a season costs, in milliseconds, as one JSON object.
// The season is one that `bole generate` made; it is written to.
#include "model/desk/blindedseason.h"
#include "model/export/csvexport.h"
#include "model/season/applicantstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "tests/bench/protectedseason.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

template <typename Work>
double median(int times, Work work, double *p95 = nullptr)
{
    QList<double> all;
    for (int i = 0; i < times; ++i) {
        QElapsedTimer timer;
        timer.start();
        work(i);
        all.append(double(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(all);
    if (p95)
        *p95 = all[qsizetype(double(all.size() - 1) * 0.95)];
    return all[all.size() / 2];
}

void mustHold(bool holds, const char *what)
{
    if (!holds)
        qFatal("%s", what);
}

/// As somebody types: beginnings of words, Chinese in the midst of a text, and what nobody has.
QJsonObject search(const ApplicantStore &applicants)
{
    const QStringList typed =
        u"m|me|mem|memo|memory|江|江晓|江晓明|系|系统|东|大学|graph|robot nav|图学习|推荐 学习|a|an|4|42|zzz"_s
            .split(u'|');
    double p95 = 0;
    const double middle = median(
        int(typed.size()) * 4,
        [&](int i) {
            mustHold(applicants.matching(typed[i % typed.size()]).has_value(), "search");
        },
        &p95);
    ApplicantFilter filter;
    filter.gpaAtLeast = 90;
    filter.countsAtLeast.insert(u"papers.CCF-A"_s, 1);
    filter.tags = {u"systems"_s};
    const double filtering =
        median(15, [&](int) { mustHold(applicants.matching({}, filter).has_value(), "filter"); });
    return {{u"search"_s, middle}, {u"searchP95"_s, p95}, {u"filter"_s, filtering}};
}

QJsonObject write(Season &season, const QList<ApplicantRow> &rows)
{
    const ReviewerId reviewer = season.reviewers().list().value().first().id;
    const StoredRubric rubric = season.rubrics().current().value().value();
    const auto applicant = [&](int i) {
        return rows[i * 7 % rows.size()].id;
    };
    const double edit = median(40, [&](int i) {
        const auto done = season.records().apply(
            applicant(i), Edit::set(u"/basics/summary"_s, QString::number(i)), reviewer);
        mustHold(done.has_value(), "edit");
    });
    const double score = median(40, [&](int i) {
        const auto done =
            season.reviews().setScore(applicant(i), reviewer, rubric.id,
                                      rubric.rubric.criteria.first().id, {1 + i % 5, {}, {}, {}});
        mustHold(done.has_value(), "score");
    });
    return {{u"edit"_s, edit}, {u"score"_s, score}};
}

double exportAll(Season &season)
{
    QTemporaryDir folder;
    return median(3, [&](int) {
        const auto rows =
            exportCsv(BlindedSeason(season, {}, u"en"_s), {}, folder.filePath(u"all.csv"_s));
        mustHold(rows.has_value(), "export");
    });
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QString path = application.arguments().value(1);
    QJsonObject result;
    QElapsedTimer timer;
    timer.start();
    const SeasonKey key = keyFromEnvironment(path);
    result.insert(u"unlock"_s, double(timer.nsecsElapsed()) / 1e6);
    result.insert(u"open"_s,
                  median(15, [&](int) { mustHold(Season::open(path).has_value(), "open"); }));
    const auto season = Season::open(path).value();
    const QList<ApplicantRow> rows = season->applicants().list().value();
    result.insert(u"applicants"_s, rows.size());
    result.insert(u"list"_s, median(7, [&](int) { (void)season->applicants().list()->size(); }));
    for (const QJsonObject &part : {search(season->applicants()), write(*season, rows)}) {
        for (auto it = part.begin(); it != part.end(); ++it)
            result.insert(it.key(), it.value());
    }
    result.insert(u"export"_s, exportAll(*season));
    std::puts(QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
