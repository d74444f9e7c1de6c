// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through the whole window as a reviewer who reads blind, with everything hidden that can be,
// and looks for what must not be there: in every text, on the pages' pictures, in the clipboard, in
// what a search finds, in what is written out. The committee has left names everywhere: in notes,
// reasons, highlights and corrections. Each way of looking is tried without blindness too, or it
// would prove nothing.
#include "model/desk/applicanttablemodel.h"
#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/views/review/blindsecrets.h"
#include "tests/views/review/gossip.h"
#include "tests/views/review/samplewindow.h"
#include "tests/views/support/everythingshown.h"
#include "tests/views/support/everythingtaken.h"
#include "tests/views/support/importing.h"
#include "views/compare/comparepages.h"
#include "views/document/documentpane.h"
#include "views/document/pageview.h"
#include "views/export/exportdialog.h"
#include "views/import/importdialog.h"
#include "views/review/assignmentdialog.h"
#include "views/review/fairnessdialog.h"
#include "views/review/reviewersdialog.h"
#include "views/scores/paneldialog.h"
#include "views/scores/scoretabledialog.h"
#include "views/shortlist/applicantpicker.h"
#include "views/source/sourcepane.h"
#include "views/statistics/statisticsview.h"
#include "views/table/tablepane.h"

#include <QListView>
#include <QListWidget>
#include <QPushButton>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

constexpr BlindFields everything = usualBlindFields | BlindField::Institution | BlindField::Advisor;

PageView &pagesOf(SampleWindow &window)
{
    return window.bench.window.findChild<DocumentPane *>()->view().pages();
}

/// The document in front is open and all its words are known.
bool waitForDocument(const PageView &pages)
{
    return QTest::qWaitFor(
        [&] {
            OpenDocument *document = pages.document();
            if (document && document->state() == OpenDocument::State::Ready)
                document->needAllText();
            return document && document->hasAllText();
        },
        60'000);
}

void goToMode(SampleWindow &window, const char *mode)
{
    window.bench.actions.action(mode)->trigger();
    QCoreApplication::processEvents();
}

/// Of some of a word's characters.
QRectF boxOf(const Word &word, qsizetype at, qsizetype count)
{
    if (word.characterBoxes.size() != word.text.size())
        return word.box;
    QRectF box;
    for (qsizetype i = at; i < at + count; ++i)
        box |= word.characterBoxes[i];
    return box;
}

bool isOneColour(const QImage &image, const QRect &box)
{
    const QRgb first = image.pixel(box.topLeft());
    for (int y = box.top(); y <= box.bottom(); ++y) {
        for (int x = box.left(); x <= box.right(); ++x) {
            if (image.pixel(x, y) != first)
                return false;
        }
    }
    return true;
}

QStringList shownAndTaken(QWidget *window)
{
    return everythingShown(window) + everythingCopied(window) + everythingHovered(window);
}

/// BibTeX writes "Family, Given": as the people write it themselves.
QString givenNamesFirst(QString text)
{
    static const QRegularExpression name(
        QStringLiteral("(?<=\\{| and )([^{},]+), ([^{},]+?)(?= and |\\})"));
    return text.replace(name, QStringLiteral("\\2 \\1"));
}

} // namespace

class TestBlindWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void reading_data() { blindOrNot(); }
    void reading();
    void pages_areCovered_data() { blindOrNot(); }
    void pages_areCovered();
    void search_findsNobody();
    void comparison_data() { blindOrNot(); }
    void comparison();
    void shortlist_data() { blindOrNot(); }
    void shortlist();
    void table_data() { blindOrNot(); }
    void table();
    void statistics_data() { blindOrNot(); }
    void statistics();
    void dialogs_data() { blindOrNot(); }
    void dialogs();
    void export__data() { blindOrNot(); }
    void export_();
    void import__data() { blindOrNot(); }
    void import_();
    void undo_data() { blindOrNot(); }
    void undo();

private:
    static void blindOrNot()
    {
        QTest::addColumn<bool>("blind");
        QTest::newRow("blind") << true;
        QTest::newRow("open") << false;
    }
    /// Hidden where it must be; there where it may be.
    void check(const QStringList &texts, int person = 0) const
    {
        QFETCH(bool, blind);
        const QStringList leaks = m_secrets.leaks(texts, person);
        const QString about = person > 0 ? u"applicant %1: "_s.arg(person) : QString();
        if (blind)
            QVERIFY2(leaks.isEmpty(), qPrintable(about + leaks.join(u"; "_s)));
        else
            QVERIFY2(!leaks.isEmpty(), "there is nothing to hide");
    }
    /// With nothing hidden, two are enough to see that there is something to hide.
    int howMany() const
    {
        QFETCH(bool, blind);
        return blind ? int(m_sample.people.size()) : 2;
    }
    bool open(SampleWindow &window, QStringList &said) const;
    QStringList facts(SampleWindow &window) const;
    QStringList documents(SampleWindow &window) const;
    QList<PageRect> secretWords(SampleWindow &window, int person) const;

    SampleFile m_sample;
    BlindSecrets m_secrets;
};

void TestBlindWindow::initTestCase()
{
    QVERIFY(m_sample.build());
    QVERIFY(Gossip(m_sample, m_secrets).spread());
}

bool TestBlindWindow::open(SampleWindow &window, QStringList &said) const
{
    connect(&window.bench.announcements, &Announcements::said, this,
            [&said](const QString &message) { said << message; });
    QFETCH(bool, blind);
    if (blind)
        window.hide(everything);
    return window.show() && window.sitDown(u"Ada Einsum"_s);
}

/// Fields, source in its three forms, and history of the one in front.
QStringList TestBlindWindow::facts(SampleWindow &window) const
{
    QStringList texts;
    auto *source = window.bench.window.findChild<SourcePane *>();
    for (int tab = 0; tab < 3; ++tab) {
        window.bench.window.showFacts(tab);
        for (const auto mode : {SourcePane::Text, SourcePane::Markdown, SourcePane::Json}) {
            if (tab != 1 && mode != SourcePane::Text)
                continue;
            source->setMode(mode);
            texts << everythingShown(&window.bench.window)
                  << everythingCopied(source->parentWidget());
        }
    }
    return texts;
}

/// What can be read in, copied out of and found in each of the applicant's documents.
QStringList TestBlindWindow::documents(SampleWindow &window) const
{
    QStringList texts;
    DocumentView &view = window.bench.window.findChild<DocumentPane *>()->view();
    for (const DocumentTab &tab : QList(view.tabs())) {
        view.setCurrent(tab.id);
        if (!waitForDocument(view.pages()))
            qWarning("%s is not read", qPrintable(tab.title));
        view.showSide(true);
        view.showHighlights();
        const QStringList copied = copiedFrom(&view.pages());
        if (copied.value(0).size() < 100)
            qWarning("%s is not copied", qPrintable(tab.title));
        texts << everythingShown(&window.bench.window) << copied
              << window.bench.position.selection().text << everythingHovered(&view);
        for (const OutlineEntry &entry : view.pages().document()->outline())
            texts << entry.title;
        for (int page = 0; page < view.pages().document()->pageCount(); ++page) {
            for (const Link &link : view.pages().document()->links(page))
                texts << link.url;
        }
    }
    return texts;
}

void TestBlindWindow::reading()
{
    SampleWindow window(m_sample);
    QStringList said;
    QVERIFY(open(window, said));
    // One window for all, as on a day of reading.
    QSet<int> seen;
    window.bench.position.setApplicant(window.bench.position.order().first());
    for (int i = 0; i < howMany(); ++i) {
        const int person = m_sample.people.key(window.bench.position.applicant());
        QVERIFY(person > 0 && !seen.contains(person));
        seen.insert(person);
        check(documents(window) + facts(window) + said, person);
        if (QTest::currentTestFailed())
            return;
        window.press(Qt::Key_J, Qt::ControlModifier);
    }
    check(everythingCopied(&window.bench.window) + everythingHovered(&window.bench.window));
}

/// Where words that tell who it is stand on the pages, as the reader has them.
QList<PageRect> TestBlindWindow::secretWords(SampleWindow &window, int person) const
{
    QList<PageRect> places;
    const OpenDocument &document = *pagesOf(window).document();
    for (int page = 0; page < document.pageCount(); ++page) {
        std::optional<Result<PageText>> text;
        window.bench.readers.requestPageText(
            document.source(), page + 1, Ocr::WhereNeeded, Urgency::Visible, &window.bench.readers,
            [&](Result<PageText> read) { text = std::move(read); });
        if (!QTest::qWaitFor([&] { return text.has_value(); }, 60'000) || !*text)
            return {};
        for (const Word &word : (*text)->words) {
            for (const QString &secret : m_secrets.searches(person)) {
                const qsizetype at = word.text.indexOf(secret, 0, Qt::CaseInsensitive);
                if (at >= 0 && !secret.contains(u'：')) // the label may be seen
                    places.append({page, boxOf(word, at, secret.size())});
            }
        }
    }
    return places;
}

void TestBlindWindow::pages_areCovered()
{
    QFETCH(bool, blind);
    SampleWindow window(m_sample);
    QStringList said;
    QVERIFY(open(window, said));
    PageView &pages = pagesOf(window);
    pages.setZoomMode(ZoomMode::FitPage);
    QSet<int> sharp;
    connect(&pages, &PageView::pagePainted, this, [&](int page, bool isSharp) {
        if (isSharp)
            sharp.insert(page);
    });
    for (const auto &[person, applicant] : m_sample.people.asKeyValueRange()) {
        if (person > howMany())
            break;
        if (window.bench.position.applicant() != applicant)
            sharp.clear();
        window.bench.position.setApplicant(applicant);
        QVERIFY(waitForDocument(pages));
        const QList<PageRect> places = secretWords(window, person);
        QVERIFY2(!places.isEmpty(), "there is something to cover");
        int covered = 0;
        for (const PageRect &place : places) {
            pages.goToPage(place.page);
            QTRY_VERIFY_WITH_TIMEOUT(sharp.contains(place.page), 30'000);
            const QRect box = pages.pageLayout()
                                  .fromPage(place.page, place.rect)
                                  .translated(-pages.scrollPosition())
                                  .toAlignedRect()
                                  .adjusted(2, 2, -2, -2);
            const QImage image = pages.viewport()->grab().toImage();
            QVERIFY(image.rect().contains(box) && box.isValid());
            covered += isOneColour(image, box);
        }
        if (blind)
            QVERIFY2(covered == places.size(), qPrintable(QString::number(person)));
        else
            QVERIFY2(covered < places.size(), qPrintable(QString::number(person)));
    }
}

void TestBlindWindow::search_findsNobody()
{
    SampleWindow window(m_sample);
    window.hide(everything);
    QVERIFY(window.show());
    QVERIFY(window.sitDown(u"Ada Einsum"_s));
    auto *filter = window.bench.window.findChild<QLineEdit *>(u"filter"_s);
    auto *list = window.bench.window.findChild<QListView *>(u"applicant-list"_s);
    PageView &pages = pagesOf(window);
    for (const auto &[person, applicant] : m_sample.people.asKeyValueRange()) {
        filter->clear();
        window.bench.position.setApplicant(applicant);
        QVERIFY(waitForDocument(pages));
        for (const QString &secret : m_secrets.searches(person)) {
            filter->setText(secret);
            QVERIFY2(list->model()->rowCount() == 0, qPrintable(secret + u" is found"_s));
            pages.search().setQuery(secret);
            pages.searchEdited(false);
            QVERIFY2(pages.search().hits().isEmpty(), qPrintable(secret + u" is in it"_s));
        }
    }
    // The same searches find them when nothing is hidden.
    window.hide({});
    filter->setText(u"Okaduwe"_s);
    QCOMPARE(list->model()->rowCount(), 1);
    filter->clear();
    window.bench.position.setApplicant(m_sample.people[2]);
    QVERIFY(waitForDocument(pages));
    pages.search().setQuery(u"Okaduwe"_s);
    pages.searchEdited(false);
    QVERIFY(!pages.search().hits().isEmpty());
}

void TestBlindWindow::comparison()
{
    SampleWindow window(m_sample);
    QStringList said;
    QVERIFY(open(window, said));
    const QList<ApplicantId> people = m_sample.people.values();
    auto *compare = window.bench.window.findChild<QWidget *>(u"compare"_s);
    for (qsizetype first = 0; first < howMany(); first += 6) {
        goToMode(window, "mode-compare");
        window.bench.compared.setApplicants(people.mid(first, 6));
        QStringList texts = shownAndTaken(compare);
        for (const QString &name : {u"compare-csv"_s, u"compare-pdf"_s}) {
            const QString path = window.folder.filePath(name + u'.' + name.last(3));
            window.dialogs.files = {path};
            compare->findChild<QPushButton *>(name)->click();
            QVERIFY(QFile::exists(path));
            texts << contentOf(path);
        }
        window.bench.actions.action("compare-documents")->trigger();
        auto *pages = compare->findChild<ComparePages *>();
        for (int i = 0; i < people.mid(first, 6).size(); ++i) {
            QVERIFY(pages->pages(i) && waitForDocument(*pages->pages(i)));
            texts << copiedFrom(pages->pages(i));
        }
        texts << shownAndTaken(compare) << said << window.dialogs.asked;
        check(texts);
        window.bench.actions.action("compare-documents")->trigger();
    }
}

void TestBlindWindow::shortlist()
{
    SampleWindow window(m_sample);
    QStringList said;
    QVERIFY(open(window, said));
    goToMode(window, "mode-shortlist");
    auto *shortlist = window.bench.window.findChild<QWidget *>(u"shortlist"_s);
    QStringList texts = shownAndTaken(shortlist);
    auto *table = shortlist->findChild<QAbstractItemView *>(u"shortlist-table"_s);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        table->setCurrentIndex(table->model()->index(row, 0));
        window.bench.actions.action("shortlist-reason")->trigger();
    }
    check(texts + said + window.dialogs.asked);
    check(window.dialogs.asked);
}

/// With every column that there is.
void TestBlindWindow::table()
{
    SampleWindow window(m_sample);
    QStringList said;
    QVERIFY(open(window, said));
    goToMode(window, "mode-table");
    auto *model = window.bench.window.findChild<ApplicantTableModel *>();
    QVERIFY(model);
    QStringList columns;
    for (const TableColumn &column : model->allColumns())
        columns.append(column.id);
    model->setColumns(columns);
    QTRY_COMPARE(model->columnCount(), int(columns.size()));
    auto *pane = window.bench.window.findChild<TablePane *>();
    check(shownAndTaken(pane) + everythingShown(&window.bench.window));
}

void TestBlindWindow::statistics()
{
    SampleWindow window(m_sample);
    QStringList said;
    QVERIFY(open(window, said));
    goToMode(window, "mode-statistics");
    auto *statistics = window.bench.window.findChild<StatisticsView *>();
    QTRY_COMPARE(statistics->numbers().scores.totals.size(), 32);
    check(shownAndTaken(statistics) + everythingShown(&window.bench.window));
}

void TestBlindWindow::dialogs()
{
    SampleWindow window(m_sample);
    QStringList said;
    QVERIFY(open(window, said));
    Workbench &bench = window.bench;
    const auto people = bench.openDesk.desk()->lists().people({});
    QVERIFY(people);
    ApplicantPicker picker(*people, {}, 0, &window.bench.window);
    AssignmentDialog assignments(bench.openDesk, bench.dialogs, &window.bench.window);
    ScoreTableDialog scores(bench.openDesk, bench.position, bench.dialogs, &window.bench.window);
    PanelDialog panel(bench.openDesk, bench.position, bench.dialogs, &window.bench.window);
    for (QDialog *dialog :
         std::initializer_list<QDialog *>{&picker, &assignments, &scores, &panel}) {
        dialog->open();
        check(shownAndTaken(dialog));
        dialog->close();
    }
    FairnessDialog fairness(bench.openDesk, bench.position, bench.dialogs, &window.bench.window);
    ReviewersDialog reviewers(bench.openDesk, bench.dialogs, &window.bench.window);
    QCOMPARE(m_secrets.leaks(everythingShown(&fairness) + everythingShown(&reviewers)),
             QStringList());
}

void TestBlindWindow::export_()
{
    SampleWindow window(m_sample);
    QStringList said;
    QVERIFY(open(window, said));
    window.bench.position.setApplicant(m_sample.people[5]);
    window.bench.actions.action("export")->trigger();
    auto *dialog = window.bench.window.findChild<ExportDialog *>();
    QVERIFY(dialog);
    auto *columns = dialog->findChild<QListWidget *>(u"export-columns"_s);
    for (int i = 0; i < columns->count(); ++i)
        columns->item(i)->setCheckState(Qt::Checked);
    check(shownAndTaken(dialog));
    auto *format = dialog->findChild<QComboBox *>(u"export-format"_s);
    auto *what = dialog->findChild<QComboBox *>(u"export-what"_s);
    for (int kind = 0; kind < format->count(); ++kind) {
        format->setCurrentIndex(kind);
        what->setCurrentIndex(what->findText(u"All applicants"_s));
        const QString path =
            window.folder.filePath(u"out-%1.%2"_s.arg(kind).arg(fileFormats()[kind].suffix));
        ExportRequest request = dialog->request();
        const auto visible =
            window.bench.openDesk.desk()->lists().visibleSeason(nameOf(request.profile.language));
        BOLE_DO(fileFormats()[kind].write(*visible, request, path));
        // A public notice masks names for everybody.
        QFETCH(bool, blind);
        if (blind || fileFormats()[kind].id() != u"notice")
            check({contentOf(path), givenNamesFirst(contentOf(path))});
        if (QTest::currentTestFailed())
            return;
    }
    what->setCurrentIndex(what->count() - 1); // the one in front
    dialog->findChild<QPushButton *>(u"export-write"_s)->click();
    check(window.dialogs.asked);
}

void TestBlindWindow::import_()
{
    SampleWindow window(m_sample);
    QStringList said;
    QVERIFY(open(window, said));
    // A second document of somebody who is there already, and one that is there itself.
    window.dialogs.files = {QStringLiteral(BOLE_SAMPLE "/cv/03-lin-jian-en.pdf"),
                            QStringLiteral(BOLE_SAMPLE "/cv/02-mira-okaduwe.pdf")};
    QStringList seen;
    window.bench.actions.action("import-files")->trigger();
    auto *dialog = window.bench.window.findChild<ImportDialog *>();
    QVERIFY(dialog);
    auto *status = dialog->findChild<QLabel *>(u"importStatus"_s);
    const auto isDone = [&] {
        seen << status->text();
        return isReported(*dialog);
    };
    QFETCH(bool, blind);
    // File names tell names: only who sees those is shown who gets what before it happens.
    QCOMPARE(agreeToPlan(*dialog), !blind);
    QVERIFY(QTest::qWaitFor(isDone, 60'000));
    QCOMPARE(dialog->report().count(ImportOutcome::Kind::Imported), 1);
    QCOMPARE(dialog->report().count(ImportOutcome::Kind::Skipped), 1);
    const QString path = window.folder.filePath(u"report.txt"_s);
    window.dialogs.files = {path};
    dialog->findChild<QPushButton *>(u"importSave"_s)->click();
    check(seen + shownAndTaken(dialog) + QStringList{contentOf(path)});
    check({dialog->reportText()});
    dialog->close();
    // Who is said to be the same person is not named either.
    window.bench.position.setApplicant(window.season().applicants().ids().value().last());
    QVERIFY(waitForDocument(pagesOf(window)));
    check(facts(window) + said, 3);
}

void TestBlindWindow::undo()
{
    SampleWindow window(m_sample);
    QStringList said;
    QVERIFY(open(window, said));
    QStringList texts;
    for (int i = 0; i < 6; ++i) {
        window.press(Qt::Key_Z, Qt::ControlModifier);
        texts << everythingShown(&window.bench.window);
    }
    for (int i = 0; i < 6; ++i) {
        window.press(Qt::Key_Y, Qt::ControlModifier);
        texts << everythingShown(&window.bench.window);
    }
    QVERIFY(said.size() >= 12);
    check(texts + said);
    QFETCH(bool, blind);
    if (blind)
        QCOMPARE(leaks(texts + said, {u"Hidden Hollow"_s, u"example.net"_s}), QStringList());
}

QTEST_MAIN(TestBlindWindow)
#include "tst_blindwindow.moc"
