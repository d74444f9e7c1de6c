// SPDX-License-Identifier: GPL-3.0-or-later
// hubload: what a hub bears, on a PostgreSQL of its own, as one JSON object. 40 reviewers in
// processes of their own send 200 reviews each; one score goes from one member to another; somebody
// joins a season of 5,000 people. hubload writer ADDRESS NAME COUNT: one of those reviewers; the
// password is on standard input.
#include "tests/model/hub/hubfixture.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int reviewers = 40;
constexpr int reviewsEach = 200;
constexpr int people = 5000;

void must(bool holds, const char *what)
{
    if (!holds)
        qFatal("%s", what);
}

QString memberName(int number)
{
    return u"member%1"_s.arg(number);
}

/// A review and its five scores, as one submission: one transaction.
QList<HubRow> submission(const QString &who, int number)
{
    const QString about = u"p%1"_s.arg(number);
    QList<HubRow> rows{
        {HubFixture::review(who, about, 1000 + number, u"submitted"_s, QString(400, u'n'))}};
    for (int i = 0; i < 5; ++i) {
        TravelChange score =
            HubFixture::change(u"score"_s, who, about, 1000 + number, {{u"level"_s, 1 + i}});
        score.key += u"/criterion%1"_s.arg(i);
        rows.append({score});
    }
    return rows;
}

int write(const QStringList &arguments)
{
    char password[256] = {};
    must(std::fgets(password, sizeof password, stdin) != nullptr, "password");
    HubWaker waker;
    HubClient client(waker);
    must(client
             .open(HubAddress::fromText(arguments[2]).value(),
                   Secret(QByteArray(password).trimmed()), {})
             .has_value(),
         "open");
    for (int i = 0; i < arguments[4].toInt(); ++i)
        must(client.send(submission(arguments[3], i)).has_value(), "send");
    return 0;
}

void addMembers(HubFixture &hub)
{
    for (int i = 0; i < reviewers; ++i) {
        const QString name = memberName(i);
        must(hub.admin.setMember(HubFixture::season, {uuidFor(name), name, {}, false, {}})
                 .has_value(),
             "member");
        hub.logins.insert(
            name, hub.admin.invite(HubFixture::season, uuidFor(name), HubFixture::secretOf(name))
                      .value());
    }
}

void load(HubFixture &hub, QJsonObject &result)
{
    QElapsedTimer timer;
    timer.start();
    std::vector<std::unique_ptr<QProcess>> writers;
    for (int i = 0; i < reviewers; ++i) {
        const QString name = memberName(i);
        auto process = std::make_unique<QProcess>();
        process->start(
            QCoreApplication::applicationFilePath(),
            {u"writer"_s, hub.addressOf(name).text(), name, QString::number(reviewsEach)});
        process->write(HubFixture::password.arg(name).toUtf8() + '\n');
        process->closeWriteChannel();
        writers.push_back(std::move(process));
    }
    for (const auto &process : writers)
        must(process->waitForFinished(600'000) && process->exitCode() == 0, "writer");
    const double seconds = double(timer.elapsed()) / 1000;
    const qint64 kept =
        hub.server.admin(hub.database, u"SELECT count(*) FROM bole.change WHERE kind = 'review'"_s)
            .output.toLongLong();
    result.insert(u"load seconds"_s, seconds);
    result.insert(u"reviews a second"_s, double(kept) / seconds);
    result.insert(u"lost"_s, reviewers * reviewsEach - kept);
}

/// From the moment that one sends it until the other one has it.
void latency(HubFixture &hub, QJsonObject &result)
{
    HubClient ann(hub.waker);
    HubClient cora(hub.waker);
    must(hub.open(ann, u"ann"_s).has_value() && hub.open(cora, u"cora"_s).has_value(), "open");
    qint64 position = hub.server.admin(hub.database, u"SELECT max(position) FROM bole.change"_s)
                          .output.toLongLong();
    QList<double> all;
    for (int i = 0; i < 100; ++i) {
        QElapsedTimer timer;
        timer.start();
        must(ann.send({{HubFixture::change(u"score"_s, u"ann"_s, u"p1"_s, 5000 + i,
                                           {{u"level"_s, i}})}})
                 .has_value(),
             "send");
        HubNews news;
        while (news.changes.isEmpty()) {
            must(cora.waitForNews(1000).has_value(), "wait");
            news = cora.fetch(position, 10).value();
        }
        position = news.position;
        all.append(double(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(all);
    result.insert(u"one score, median ms"_s, all[50]);
    result.insert(u"one score, p95 ms"_s, all[95]);
}

/// 5,000 people without their documents: about 20 rows each.
void fill(HubFixture &hub)
{
    QList<HubRow> rows;
    for (int i = 0; i < people; ++i) {
        const QString about = u"new%1"_s.arg(i);
        for (int field = 0; field < 18; ++field) {
            TravelChange change = HubFixture::change(u"field"_s, u"cora"_s, about, 100,
                                                     {{u"value"_s, QString(120, u'f')}});
            change.key += QString::number(field);
            rows.append({change});
        }
        rows.append({HubFixture::change(u"document"_s, u"cora"_s, about, 100,
                                        {{u"file_name"_s, u"cv.pdf"_s}})});
        rows.append({HubFixture::change(u"text"_s, u"cora"_s, about, 100,
                                        {{u"text"_s, QString(3000, u't')}})});
        if (rows.size() >= 5000) {
            must(hub.admin.send(HubFixture::season, rows).has_value(), "fill");
            rows.clear();
        }
    }
}

void join(HubFixture &hub, QJsonObject &result)
{
    fill(hub);
    QList<double> plain;
    QList<double> joined;
    for (int i = 0; i < 3; ++i) {
        QElapsedTimer timer;
        timer.start();
        must(hub.psql(u"ann"_s,
                      u"\\copy (SELECT * FROM bole.change ORDER BY position) TO '/dev/null'"_s)
                 .isDone,
             "copy");
        plain.append(double(timer.nsecsElapsed()) / 1e9);
        timer.restart();
        HubClient ann(hub.waker);
        must(hub.open(ann, u"ann"_s).has_value(), "open");
        HubNews news;
        qint64 rows = 0;
        do {
            news = ann.fetch(news.position, 5000).value();
            rows += news.changes.size();
        } while (!news.isAll);
        joined.append(double(timer.nsecsElapsed()) / 1e9);
        result.insert(u"rows"_s, rows);
    }
    std::ranges::sort(plain);
    std::ranges::sort(joined);
    result.insert(u"psql copy, s"_s, plain[1]);
    result.insert(u"fetched, s"_s, joined[1]);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "writer"_L1)
        return write(arguments);
    PostgresServer server({u"max_connections=200"_s});
    HubFixture hub(server);
    addMembers(hub);
    QJsonObject result;
    load(hub, result);
    latency(hub, result);
    join(hub, result);
    std::puts(QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
