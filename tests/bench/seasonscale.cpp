// SPDX-License-Identifier: GPL-3.0-or-later
// tst_seasonscale N: makes a season of N plausible applicants and measures what grows with them.
// Prints one JSON object.
#include "model/season/applicantstore.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/transaction.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

constexpr int documentSize = 60000; // a small CV as PDF
QRandomGenerator randomNumbers(20261116);

QString any(const QStringList &list)
{
    return list[randomNumbers.bounded(list.size())];
}

const QString family =
    u"江林王李张刘陈杨赵黄周吴徐孙胡朱高何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕"_s;
const QString given = u"晓一明华志文思远雨欣子涵浩宇梓轩佳怡俊杰雪梅天佑嘉懿安然若曦景行知行乐山"_s;
const QStringList words{u"system"_s, u"learning"_s, u"network"_s,     u"compiler"_s, u"memory"_s,
                        u"graph"_s,  u"robust"_s,   u"distributed"_s, u"analysis"_s, u"database"_s,
                        u"vision"_s, u"language"_s, u"model"_s,       u"parallel"_s, u"security"_s,
                        u"研究"_s,   u"系统"_s,     u"算法"_s,        u"优化"_s,     u"数据"_s,
                        u"实验"_s,   u"项目"_s};
const QStringList schools{u"东湖大学"_s,         u"北山大学"_s,     u"Northlake Institute"_s,
                          u"Fernhill College"_s, u"南江理工大学"_s, u"Westmere University"_s};

QString words_(int count)
{
    QStringList text;
    for (int i = 0; i < count; ++i)
        text.append(any(words) +
                    (i % 7 == 0 ? QString::number(randomNumbers.bounded(5000)) : QString()));
    return text.join(u' ');
}

Record person()
{
    Record r;
    r.basics.name = QString(family[randomNumbers.bounded(family.size())]) +
                    given[randomNumbers.bounded(given.size())] +
                    given[randomNumbers.bounded(given.size())];
    r.basics.nameOther = u"Name "_s + any(words);
    r.basics.emails = {any(words) + QString::number(randomNumbers.bounded(100000)) +
                       u"@example.org"_s};
    Education e;
    e.institution = any(schools);
    e.level = any({u"bachelor"_s, u"master"_s});
    e.gpa = Grade{randomNumbers.bounded(2.0) + 3, 5.0};
    e.rank = Rank{1 + randomNumbers.bounded(60), 60, std::nullopt};
    r.education = {e, e};
    for (int i = randomNumbers.bounded(5); i > 0; --i) {
        Publication p;
        p.name = words_(8);
        p.applicantPosition = 1 + randomNumbers.bounded(4);
        p.tier = any({u"CCF-A"_s, u"CCF-B"_s, QString()});
        r.publications.append(p);
    }
    for (int i = 0; i < 60; ++i) {
        const QString pointer = u"/education/%1/f%2"_s.arg(i % 2).arg(i);
        r.provenance.insert(pointer,
                            {Place{1, {randomNumbers.generateDouble(), 0.25, 0.125, 0.02}}});
        r.confidence.insert(pointer, 0.9);
    }
    return r;
}

void fill(Season &season, int count)
{
    QByteArray bytes(documentSize, Qt::Uninitialized);
    for (int done = 0; done < count;) {
        Transaction transaction(season.database());
        for (int i = 0; i < 500 && done < count; ++i, ++done) {
            randomNumbers.generate(reinterpret_cast<quint32 *>(bytes.data()),
                                   reinterpret_cast<quint32 *>(bytes.data() + bytes.size()));
            const ApplicantId applicant = season.applicants().create().value();
            Document document;
            document.applicant = applicant;
            document.fileName = u"cv.pdf"_s;
            document.kind = u"pdf"_s;
            document.pages = 2;
            const Record record = person();
            const DocumentId id = season.documents()
                                      .add(document, bytes, record.basics.name + u' ' + words_(350))
                                      .value();
            if (!season.records().add(applicant, record, id))
                qFatal("record");
        }
        if (!transaction.commit())
            qFatal("commit");
    }
}

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

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const int count = application.arguments().value(1, u"1000"_s).toInt();
    QTemporaryDir folder;
    const QString path = folder.filePath(u"bench.bole"_s);
    QJsonObject result{{u"applicants"_s, count}};
    {
        auto season = Season::create(path, u"Bench"_s).value();
        QElapsedTimer timer;
        timer.start();
        fill(*season, count);
        result.insert(u"fillMs"_s, double(timer.elapsed()));
    }
    result.insert(u"openMs"_s, median(15, [&](int) { Season::open(path).value(); }));
    auto season = Season::open(path).value();
    ApplicantStore &applicants = season->applicants();
    result.insert(u"listMs"_s, median(9, [&](int) { (void)applicants.list()->size(); }));
    const QStringList keystrokes{u"s"_s,
                                 u"sy"_s,
                                 u"sys"_s,
                                 u"syst"_s,
                                 u"system"_s,
                                 u"江"_s,
                                 u"江晓"_s,
                                 u"江晓明"_s,
                                 u"系"_s,
                                 u"系统"_s,
                                 u"东湖"_s,
                                 u"东湖大学"_s,
                                 u"m"_s,
                                 u"me"_s,
                                 u"mem"_s,
                                 u"north"_s,
                                 u"graph 42"_s,
                                 u"data net"_s,
                                 u"研究 系统 vision"_s,
                                 u"zzz"_s,
                                 u"4"_s,
                                 u"42"_s,
                                 u"a"_s,
                                 u"an"_s};
    double p95 = 0;
    const auto search = [&](int i) {
        (void)applicants.matching(keystrokes[i % keystrokes.size()])->size();
    };
    result.insert(u"searchMs"_s, median(int(keystrokes.size()) * 8, search, &p95));
    result.insert(u"searchP95Ms"_s, p95);
    ApplicantFilter filter;
    filter.gpaPercentAtLeast = 80;
    filter.ccfAAtLeast = 1;
    filter.schools = {u"东湖"_s};
    result.insert(u"filterMs"_s,
                  median(15, [&](int) { (void)applicants.matching({}, filter)->size(); }));
    const ReviewerId reviewer = season->reviewers().add({{}, u"Wen Shu"_s, {}, {}, {}, {}}).value();
    result.insert(u"editMs"_s, median(50, [&](int i) {
                      (void)season->records().apply(
                          ApplicantId{1 + i}, Edit::set(u"/basics/summary"_s, QString::number(i)),
                          reviewer);
                  }));
    const auto expected = std::ranges::count_if(
        *applicants.list(), [](const ApplicantRow &row) { return row.name.contains(u"江晓"_s); });
    const bool complete =
        applicants.list()->size() == count && applicants.matching(u"江晓"_s)->size() == expected;
    season.reset();
    const double documents = double(count) * documentSize;
    result.insert(u"fileOverheadPercent"_s, (double(QFileInfo(path).size()) / documents - 1) * 100);
    std::puts(QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return complete ? 0 : 1;
}
