// SPDX-License-Identifier: GPL-3.0-or-later
// windowbench scale SEASON           what the real window needs for a season: times and memory
// windowbench import SEASON FOLDER [ROSTER]
//                                    how long its event loop stands still while it imports a
//                                    folder, after a list of its people
// One JSON object each, times in milliseconds.
#include "model/desk/applicanttablemodel.h"
#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskdossiers.h"
#include "model/desk/deskhistory.h"
#include "model/import/importjob.h"
#include "model/season/applicantstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "tests/bench/protectedseason.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/import/rosterdialog.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"
#include "views/table/tablepane.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QFile>
#include <QItemSelection>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// What this thread has computed, in milliseconds: on a busy machine others' work is no part of it.
double computed()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

/// Remembers the events that took longest, so that a stall has a name.
class TimedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        QElapsedTimer timer;
        timer.start();
        const double before = computed();
        const QByteArray name = receiver->metaObject()->className();
        const int type = event->type();
        const bool result = QApplication::notify(receiver, event);
        const double took = double(timer.nsecsElapsed()) / 1e6;
        if (took > longest) {
            longest = took;
            longestName = name + ' ' + QByteArray::number(type);
        }
        mostComputed = std::max(mostComputed, computed() - before);
        return result;
    }

    double longest = 0;
    double mostComputed = 0; ///< in one event
    QByteArray longestName;
};

/// Everything that was waiting has been done: the window shows what it will show.
void settle()
{
    while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents))
        QCoreApplication::sendPostedEvents();
}

/// Until the window has answered a click: its signals, posted events and painting.
template <typename Work>
double busy(Work work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    QCoreApplication::processEvents();
    return double(timer.nsecsElapsed()) / 1e6;
}

double median(QList<double> all)
{
    std::ranges::sort(all);
    return all[all.size() / 2];
}

double megabytes(const char *field)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(field))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    return 0;
}

template <typename Widget>
Widget *named(const QWidget &window, const QString &name)
{
    for (Widget *widget : window.findChildren<Widget *>()) {
        if (widget->accessibleName() == name)
            return widget;
    }
    qFatal("%s is missing", qPrintable(name));
}

struct Desk
{
    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    Workbench bench{dialogs, folder.path()};

    Desk()
    {
        bench.language.setCurrent(u"en"_s);
        bench.window.resize(1366, 740);
        bench.window.show();
        (void)QTest::qWaitForWindowExposed(&bench.window);
        bench.readers.warmUp();
        settle();
        QTest::qWait(500); // their start is the program's, not the season's
    }

    void open(const QString &season)
    {
        dialogs.answers << 0; // who is at the keyboard: the first
        bench.window.seasons().open(season);
    }
    bool shows() const
    {
        return bench.position.applicant().isValid() && bench.position.document().isValid();
    }
};

/// A step to the next applicant and the one after, as a reader does: the page comes, the neighbours
/// are prepared.
double stepping(Workbench &bench)
{
    QList<double> steps;
    for (int i = 0; i < 25; ++i) {
        steps << busy([&] { bench.actions.action("next-applicant")->trigger(); });
        QTest::qWait(40);
    }
    return median(steps);
}

/// Until the table has laid its rows anew.
template <typename Work>
double untilLaid(const ApplicantTableModel &model, Work work)
{
    bool isLaid = false;
    const QObject context;
    QObject::connect(&model, &QAbstractItemModel::modelReset, &context, [&] { isLaid = true; });
    QElapsedTimer timer;
    timer.start();
    work();
    while (!isLaid)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
    return double(timer.nsecsElapsed()) / 1e6;
}

/// Everybody is chosen, then every other one; that choice is sorted anew, looked at and let go.
void tableChoosing(const TablePane &pane, QJsonObject &result)
{
    QTableView &table = *pane.table();
    ApplicantTableModel &model = *pane.model();
    const auto step = [&](const QString &name, const auto &work) {
        result.insert(name, busy([&] {
                          work();
                          table.viewport()->repaint();
                      }));
    };
    step(u"choose all"_s, [&] { table.selectAll(); });
    step(u"choose one of all"_s, [&] { table.selectRow(3); });
    QItemSelection half;
    for (int row = 0; row < model.rowCount(); row += 2)
        half.select(model.index(row, 0), model.index(row, model.columnCount() - 1));
    step(u"choose half"_s,
         [&] { table.selectionModel()->select(half, QItemSelectionModel::ClearAndSelect); });
    result.insert(u"sort half chosen"_s,
                  untilLaid(model, [&] { model.setOrder(u"gpaPercent"_s, true); }));
    QScrollBar *bar = table.verticalScrollBar();
    QList<double> scroll;
    for (int i = 0; i < 50; ++i)
        scroll << busy([&] {
            bar->setValue(bar->maximum() * i / 50);
            table.viewport()->repaint();
        });
    result.insert(u"scroll half chosen"_s, *std::ranges::max_element(scroll));
    step(u"one more of half"_s, [&] {
        table.selectionModel()->select(model.index(1, 0),
                                       QItemSelectionModel::Toggle | QItemSelectionModel::Rows);
    });
    step(u"choose nobody"_s, [&] { table.clearSelection(); });
}

/// What is done with everybody who is chosen: until the table shows it.
void tableActing(Workbench &bench, const TablePane &pane, QJsonObject &result)
{
    pane.table()->selectAll();
    const auto longest = [&](const QString &name, const auto &work) {
        result.insert(name, busy(work));
        settle();
    };
    const Bole::Desk &desk = *bench.openDesk.desk();
    longest(u"tag all"_s, [&] { (void)desk.applicants().addTag(pane.chosen(), u"seen"_s); });
    longest(u"next after that"_s, [&] { bench.actions.action("next-applicant")->trigger(); });
    longest(u"undo tags"_s, [&] { (void)desk.history().undo(desk.history().latestStep()); });
    longest(u"withdraw all"_s, [&] { (void)desk.dossiers().withdraw(pane.chosen(), u"-"_s); });
}

/// The table of everybody: shown, scrolled by pages, sorted, filtered.
void tableScale(Workbench &bench, QJsonObject &result)
{
    QElapsedTimer timer;
    timer.start();
    bench.window.setMode(MainWindow::Table);
    const auto &pane = *bench.window.findChild<TablePane *>();
    ApplicantTableModel &model = *pane.model();
    QCoreApplication::processEvents();
    result.insert(u"table shown"_s, double(timer.nsecsElapsed()) / 1e6);
    while (!model.isWhole())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    result.insert(u"table whole"_s, double(timer.nsecsElapsed()) / 1e6);
    settle();
    QScrollBar *bar = pane.table()->verticalScrollBar();
    QList<double> scroll;
    for (int i = 0; i < 100; ++i)
        scroll << busy([&] {
            bar->setValue(i % 2 == 0 ? bar->maximum() * i / 100 : bar->value() + bar->pageStep());
            pane.table()->viewport()->repaint();
        });
    result.insert(u"table scroll"_s, median(scroll));
    result.insert(u"table scroll, longest"_s, *std::ranges::max_element(scroll));
    QList<double> sort;
    for (const QString &column : {u"gpaPercent"_s, u"institution"_s, u"total"_s, u"name"_s})
        sort << untilLaid(model, [&] { model.setOrder(column, true); });
    result.insert(u"table sort"_s, median(sort));
    QList<double> filter;
    for (const QString &typed : {u"m"_s, u"me"_s, u"mem"_s, u"江"_s, u"学习"_s, QString()})
        filter << untilLaid(model, [&] { model.setQuery(typed); });
    result.insert(u"table filter"_s, median(filter));
    tableChoosing(pane, result);
    tableActing(bench, pane, result);
}

QJsonObject scale(const QString &season)
{
    Desk desk;
    Workbench &bench = desk.bench;
    QJsonObject result;
    QElapsedTimer timer;
    timer.start();
    desk.open(season);
    bool isBackedUp = false;
    QObject::connect(&seasonOf(bench.openDesk), &Season::backedUp, &bench.window,
                     [&] { isBackedUp = true; });
    while (!desk.shows())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
    result.insert(u"open"_s, double(timer.nsecsElapsed()) / 1e6);
    const int count = seasonOf(bench.openDesk).applicants().count().value();
    while (bench.position.order().size() < count)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    result.insert(u"whole list"_s, double(timer.nsecsElapsed()) / 1e6);
    settle();
    QTest::qWait(500);

    result.insert(u"next in backup"_s, stepping(bench));
    while (!isBackedUp)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    result.insert(u"backup"_s, double(timer.nsecsElapsed()) / 1e6);
    settle();
    QTest::qWait(500);
    result.insert(u"next"_s, stepping(bench));
    QList<double> score;
    const StoredRubric rubric = seasonOf(bench.openDesk).rubrics().current().value().value();
    for (int i = 0; i < 15; ++i) {
        score << busy([&] {
            (void)seasonOf(bench.openDesk)
                .reviews()
                .setScore(bench.position.applicant(), bench.openDesk.reviewer(), rubric.id,
                          rubric.rubric.criteria.first().id, {1 + i % 5, {}, {}, {}});
        });
        QTest::qWait(20);
    }
    result.insert(u"score"_s, median(score));
    auto *search = named<QLineEdit>(bench.window, u"Search applicants"_s);
    auto *order = named<QComboBox>(bench.window, u"Order of the list"_s);
    QList<double> filter;
    for (const QString &typed : {u"m"_s, u"me"_s, u"mem"_s, u"江"_s, u"学习"_s, QString()}) {
        filter << busy([&] { search->setText(typed); });
        settle();
    }
    result.insert(u"filter"_s, median(filter));
    QList<double> sort;
    for (const int key : {2, 4, 1, 0}) {
        sort << busy([&] { order->setCurrentIndex(key); });
        settle();
    }
    result.insert(u"sort"_s, median(sort));
    result.insert(u"memory"_s, megabytes("VmRSS"));
    tableScale(bench, result);
    return result;
}

/// Waits for what the window makes by itself.
template <typename Object>
Object *awaited(const QWidget &window)
{
    for (;;) {
        if (auto *found = window.findChild<Object *>())
            return found;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

/// Until the list has been taken over.
void takeRoster(Desk &desk, const QString &roster)
{
    desk.dialogs.files << roster;
    desk.bench.actions.action("import-roster")->trigger();
    const QPointer dialog = awaited<RosterDialog>(desk.bench.window);
    auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    while (!ok->isEnabled())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    ok->click();
    while (dialog && dialog->isVisible())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

QJsonObject importing(TimedApplication &application, const QString &season, const QString &folder,
                      const QString &roster)
{
    Desk desk;
    desk.open(season);
    settle();
    QTest::qWait(1000);
    application.longest = 0;
    application.mostComputed = 0;
    QElapsedTimer beat;
    QElapsedTimer whole;
    double longestGap = 0;
    QTimer heart;
    heart.setTimerType(Qt::PreciseTimer);
    heart.setInterval(5);
    beat.start();
    QObject::connect(&heart, &QTimer::timeout, &heart, [&] {
        longestGap = std::max(longestGap, double(beat.nsecsElapsed()) / 1e6 - heart.interval());
        beat.start();
    });
    bool finished = false;
    qsizetype imported = 0;
    heart.start();
    whole.start();
    beat.start();
    if (!roster.isEmpty())
        takeRoster(desk, roster);
    const double listTook = double(whole.elapsed());
    desk.dialogs.files << folder;
    desk.bench.actions.action("import-folder")->trigger();
    auto *job = awaited<ImportJob>(desk.bench.window);
    // Who gets what is shown first; the dialog has put it there by now.
    QObject::connect(job, &ImportJob::planned, &heart, [&] {
        desk.bench.window.findChild<QPushButton *>(u"importStart"_s)->click();
    });
    QObject::connect(job, &ImportJob::finished, &heart, [&](const ImportReport &report) {
        finished = true;
        imported = report.count(ImportOutcome::Kind::Imported);
    });
    while (!finished)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const double took = double(whole.elapsed());
    return {{u"files"_s, imported},
            {u"milliseconds"_s, took},
            {u"list taken"_s, listTook},
            {u"longest stall"_s, longestGap},
            {u"longest event"_s, application.longest},
            {u"which"_s, QString::fromLatin1(application.longestName)},
            {u"most computed"_s, application.mostComputed},
            {u"memory"_s, megabytes("VmRSS")}};
}

} // namespace

int main(int argc, char **argv)
{
    TimedApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    const SeasonKey key = keyFromEnvironment(arguments.value(2));
    const QJsonObject result =
        arguments.value(1) == "import"_L1
            ? importing(application, arguments.value(2), arguments.value(3), arguments.value(4))
            : scale(arguments.value(2));
    std::puts(QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return 0;
}
