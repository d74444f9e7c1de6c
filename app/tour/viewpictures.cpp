// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/viewpictures.h"

#include "views/shell/workbench.h"

#include <QAction>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QImage>
#include <QPixmap>
#include <QTimer>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int LookEvery = 200; // milliseconds
constexpr int AlikeInARow = 3;
constexpr int AtMost = 10 * 1000;

/// The window as it looks once nothing changes any more: pages arrive from the readers by and by.
QImage settled(QWidget &widget)
{
    QElapsedTimer time;
    time.start();
    QImage last;
    int same = 0;
    while (time.elapsed() < AtMost) {
        QEventLoop loop;
        QTimer::singleShot(LookEvery, &loop, &QEventLoop::quit);
        loop.exec();
        const QImage now = widget.grab().toImage();
        same = now == last ? same + 1 : 0;
        if (same == AlikeInARow)
            break;
        last = now;
    }
    return last;
}

} // namespace

ViewPictures::ViewPictures(Workbench &bench, const QString &folder, const QStringList &only)
    : m_bench(bench), m_folder(folder), m_only(only)
{
}

int ViewPictures::take(const QList<ApplicantId> &applicants)
{
    if (m_bench.position.order().isEmpty())
        m_bench.position.setOrder(applicants);
    m_applicants = applicants;
    m_bench.position.setApplicant(applicants.value(0));
    m_bench.window.show();
    const Theme::Mode usual = m_bench.theme.mode();
    for (const QString &language : WindowLanguage::all()) {
        m_bench.language.setCurrent(language);
        for (const QSize size : {QSize(1366, 768), QSize(1920, 1080)}) {
            m_bench.window.resize(size);
            const QString suffix =
                u"-%1-%2x%3"_s.arg(language).arg(size.width()).arg(size.height());
            m_bench.theme.setMode(Theme::Light);
            takeAll(suffix + u".png"_s);
            m_bench.theme.setMode(Theme::Dark);
            takeAll(suffix + u"-dark.png"_s);
        }
    }
    m_bench.theme.setMode(usual);
    return m_saved;
}

void ViewPictures::takeAll(const QString &suffix)
{
    const char *const facts[] = {"fields", "source", "history"};
    for (int tab = 0; tab < 3; ++tab) {
        m_bench.window.showFacts(tab);
        save(u"read-"_s + QLatin1StringView(facts[tab]) + suffix);
    }
    m_bench.window.showFacts(0);
    m_bench.window.setMode(MainWindow::Compare);
    compare(3);
    save(u"compare"_s + suffix);
    QAction *documents = m_bench.actions.action("compare-documents");
    documents->trigger();
    save(u"compare-documents"_s + suffix);
    documents->trigger();
    compare(6);
    save(u"compare-six"_s + suffix);
    const std::pair<MainWindow::Mode, const char *> pages[] = {
        {MainWindow::Table, "table"},
        {MainWindow::Shortlist, "shortlist"},
        {MainWindow::Statistics, "statistics"}};
    for (const auto &[mode, name] : pages) {
        m_bench.window.setMode(mode);
        save(QLatin1StringView(name) + suffix);
    }
}

void ViewPictures::compare(qsizetype count)
{
    m_bench.compared.setApplicants(
        m_applicants.first(std::min<qsizetype>(count, m_applicants.size())));
}

void ViewPictures::save(const QString &name)
{
    if (!m_only.isEmpty() && !m_only.contains(name.chopped(4)))
        return;
    if (settled(m_bench.window).save(m_folder.filePath(name)))
        ++m_saved;
}

} // namespace Bole
