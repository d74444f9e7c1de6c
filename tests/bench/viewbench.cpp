// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes to answer a key. Prints one JSON object.
//   tst_viewspeed filter N       a letter into the filter box over N applicants, until it is
//   painted viewbench step SEASON     "next applicant", until the first page is painted
//   viewbench prepare SEASON  somebody to read it, so that `bole SEASON` asks no question
#include "model/season/applicantstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/applicants/applicantspane.h"
#include "views/document/documentpane.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

double sinceMs(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

void addNumbers(QJsonObject &result, const QString &name, QList<double> all)
{
    if (all.isEmpty())
        return;
    std::ranges::sort(all);
    result.insert(name + u"Median"_s, all[all.size() / 2]);
    result.insert(name + u"P95"_s, all[qsizetype(double(all.size() - 1) * 0.95)]);
    result.insert(name + u"Count"_s, double(all.size()));
}

ReviewerId addReader(const QString &season)
{
    const auto opened = Season::open(season).value();
    const auto known = opened->reviewers().list().value();
    return known.isEmpty()
               ? opened->reviewers().add({{}, u"Wen Shu"_s, u"WS"_s, {}, {}, {}}).value()
               : known.first().id;
}

/// The whole window on a season, with somebody reading.
class OpenWindow
{
public:
    explicit OpenWindow(const QString &season) : bench(dialogs, m_settings.path())
    {
        bench.settings.setReviewerOf(season, addReader(season).value);
        bench.language.setCurrent(u"en"_s);
        bench.window.resize(1366, 768);
        bench.window.show();
        if (!QTest::qWaitForWindowActive(&bench.window))
            qFatal("no window");
        bench.readers.warmUp();
        bench.window.seasons().open(season);
        if (!bench.openDesk.desk())
            qFatal("no season");
    }

private:
    QTemporaryDir m_settings;

public:
    ScriptedDialogs dialogs;
    Workbench bench;
};

QJsonObject filter(const QString &season)
{
    OpenWindow open(season);
    const int count = seasonOf(open.bench.openDesk).applicants().count().value();
    auto *pane = open.bench.window.findChild<ApplicantsPane *>();
    auto *box = pane->findChild<QLineEdit *>();
    auto *list = pane->findChild<QListView *>(u"applicant-list"_s);
    if (!QTest::qWaitFor([&] { return list->model()->rowCount() == count; }))
        qFatal("the list is not filled");
    box->setFocus();
    const QStringList queries{u"system"_s, u"江晓明"_s,   u"东湖大学"_s, u"memory"_s,
                              u"north"_s,  u"graph 42"_s, u"data net"_s, u"研究 系统"_s,
                              u"zzz"_s,    u"42"_s,       u"analysis"_s, u"林"_s,
                              u"知行"_s,   u"westmere"_s};
    QList<double> busy;
    QList<double> all;
    QList<double> two;
    QList<double> ten;
    for (const QString &query : queries) {
        for (const QChar letter : query) {
            QSignalSpy answered(list->model(), &QAbstractItemModel::modelReset);
            QElapsedTimer timer;
            timer.start();
            // As an input method or the keyboard commits it, and until those who were found are
            // painted; what the display server then needs is not the program's.
            box->insert(QString(letter));
            QCoreApplication::sendPostedEvents();
            busy.append(sinceMs(timer));
            while (answered.isEmpty())
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            (void)list->viewport()->grab();
            const double took = sinceMs(timer);
            all.append(took);
            if (letter.unicode() > 0x2e80)
                (box->text().size() <= 2 ? two : ten).append(took);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        }
        box->clear();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
    }
    QJsonObject result{{u"applicants"_s, count}};
    addNumbers(result, u"keystroke"_s, all);
    addNumbers(result, u"busy"_s, busy);
    addNumbers(result, u"shortChinese"_s, two);
    addNumbers(result, u"longChinese"_s, ten);
    QList<double> scrolls;
    for (int i = 0; i < 50; ++i) {
        QElapsedTimer timer;
        timer.start();
        QTest::keyClick(list, Qt::Key_PageDown);
        (void)list->viewport()->grab();
        scrolls.append(sinceMs(timer));
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    addNumbers(result, u"pageDown"_s, scrolls);
    return result;
}

QJsonObject step(const QString &season)
{
    OpenWindow open(season);
    auto *pane = open.bench.window.findChild<DocumentPane *>();
    QElapsedTimer timer;
    double first = -1;
    double sharp = -1;
    QObject::connect(pane, &DocumentPane::firstPagePainted, pane,
                     [&](ApplicantId, double, bool isSharp) {
                         if (first < 0)
                             first = sinceMs(timer);
                         if (isSharp && sharp < 0)
                             sharp = sinceMs(timer);
                     });
    open.bench.window.setFocus(); // a reader of pages, not at the fields
    const auto waitForPage = [&] {
        if (!QTest::qWaitFor([&] { return sharp >= 0; }, 20000))
            qFatal("no page was painted");
    };
    QTest::qWait(3000); // the first one may have been painted while the season was opened
    const auto walk = [&](bool unhurried) {
        QList<double> steps;
        QList<double> sharps;
        for (qsizetype i = 1; i < open.bench.position.order().size(); ++i) {
            if (unhurried) // somebody reads; the neighbours are prepared meanwhile
                QTest::qWait(1200);
            first = sharp = -1;
            timer.start();
            QTest::keyClick(&open.bench.window, Qt::Key_J, Qt::ControlModifier);
            waitForPage();
            steps.append(first);
            sharps.append(sharp);
        }
        return std::pair(steps, sharps);
    };
    QJsonObject result;
    const auto [steps, sharps] = walk(true);
    addNumbers(result, u"step"_s, steps);
    addNumbers(result, u"sharp"_s, sharps);
    open.bench.position.setApplicant(open.bench.position.order().first());
    QTest::qWait(1200);
    addNumbers(result, u"hurried"_s, walk(false).first);
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"bole"_s);
    const QString what = application.arguments().value(1);
    const QString season = QFileInfo(application.arguments().value(2)).absoluteFilePath();
    QJsonObject result;
    if (what == u"filter") {
        result = filter(season);
    } else if (what == u"step") {
        result = step(season);
    } else if (what == u"prepare") {
        Settings().setReviewerOf(season, addReader(season).value);
    } else {
        return 2;
    }
    std::puts(QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
