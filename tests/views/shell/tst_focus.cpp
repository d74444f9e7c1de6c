// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicantlistmodel.h"
#include "model/season/reviewstore.h"
#include "tests/views/support/everyview.h"
#include "tests/views/support/seasonof.h"
#include "views/applicants/applicantdelegate.h"
#include "views/document/highlightlist.h"
#include "views/document/thumbnailview.h"
#include "views/export/exportdialog.h"
#include "views/history/historypane.h"
#include "views/review/levelstrip.h"
#include "views/shell/panefocus.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QStandardItemModel>
#include <QTableView>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Where the keyboard is can be seen, and everything can be reached with it.
class TestFocus : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void panes_lookDifferentWithFocus_data();
    void panes_lookDifferentWithFocus();
    void f6_goesRoundThePanes();
    void rowWithFocus_hasAFrame();
    void foundApplicant_keepsFrameAndCount();
    void tab_leavesTheFieldsInOnePress();
    void tab_leavesEveryTable();
    void mnemonics_areGivenOnceInADialog_data();
    void mnemonics_areGivenOnceInADialog();
    void keysAlone_leadFromStartToExport_data();
    void keysAlone_leadFromStartToExport();

private:
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : QApplication::activeWindow(), key, modifiers);
        QCoreApplication::processEvents();
    }
    static QRect lineOf(const EveryView &window)
    {
        const auto *line = window.bench.window.findChild<PaneFocus *>();
        return line->isVisible() ? line->geometry() : QRect();
    }

    void scoreAndSubmit(EveryView &window) const;
    static void exportList(EveryView &window);

    SampleCopy m_sample;
};

void TestFocus::initTestCase()
{
    QVERIFY(m_sample.build());
}

void TestFocus::panes_lookDifferentWithFocus_data()
{
    QTest::addColumn<Theme::Mode>("theme");
    QTest::newRow("light") << Theme::Light;
    QTest::newRow("dark") << Theme::Dark;
}

void TestFocus::panes_lookDifferentWithFocus()
{
    QFETCH(Theme::Mode, theme);
    EveryView window(m_sample, u"en"_s, theme);
    QVERIFY(window.show());
    const QRgb accent = Colors::of(QApplication::palette()).accent.rgb();
    QList<QRect> lines;
    QList<QImage> pictures;
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
        press(key, Qt::AltModifier);
        lines << lineOf(window);
        pictures << window.bench.window.grab().toImage();
    }
    // In each picture its own line is there, and none of the others'.
    for (int picture = 0; picture < 4; ++picture) {
        for (int line = 0; line < 4; ++line) {
            const QPoint middle = lines[line].center();
            const bool isThere = pictures[picture].pixel(middle) == accent;
            QVERIFY2(isThere == (picture == line),
                     qPrintable(u"Alt+%1, line %2"_s.arg(picture + 1).arg(line + 1)));
        }
    }
}

void TestFocus::f6_goesRoundThePanes()
{
    EveryView window(m_sample, u"en"_s);
    QVERIFY(window.show());
    press(Qt::Key_1, Qt::AltModifier);
    QList<QRect> seen{lineOf(window)};
    for (int i = 0; i < 4; ++i) {
        press(Qt::Key_F6);
        seen << lineOf(window);
    }
    QCOMPARE(seen.last(), seen.first());
    seen.removeLast();
    QCOMPARE(QSet<int>({seen[0].x() * 10000 + seen[0].y(), seen[1].x() * 10000 + seen[1].y(),
                        seen[2].x() * 10000 + seen[2].y(), seen[3].x() * 10000 + seen[3].y()})
                 .size(),
             4);
    press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(lineOf(window), seen.last());
    // Where a view is one pane, the key brings the keyboard into it.
    for (const Qt::Key mode : {Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5}) {
        press(mode, Qt::ControlModifier);
        press(Qt::Key_F6);
        QVERIFY(!lineOf(window).isEmpty());
    }
}

namespace {

QImage painted(const QAbstractItemDelegate &delegate, const QModelIndex &index, bool hasFocus)
{
    QStyleOptionViewItem option;
    option.palette = QApplication::palette();
    option.rect = QRect(0, 0, 240, 60);
    option.state = QStyle::State_Enabled | QStyle::State_Active;
    option.state.setFlag(QStyle::State_HasFocus, hasFocus);
    QImage picture(option.rect.size(), QImage::Format_RGB32);
    picture.fill(option.palette.color(QPalette::Base));
    QPainter painter(&picture);
    delegate.paint(&painter, option, index);
    return picture;
}

bool isFramed(const QImage &picture)
{
    const QRgb accent = Colors::of(QApplication::palette()).accent.rgb();
    for (int x = 0; x < picture.width(); ++x) {
        if (picture.pixel(x, 0) != accent || picture.pixel(x, picture.height() - 1) != accent)
            return false;
    }
    return true;
}

} // namespace

void TestFocus::rowWithFocus_hasAFrame()
{
    EveryView window(m_sample, u"en"_s);
    QVERIFY(window.show());
    HighlightList highlights;
    HighlightRow row;
    row.quote = u"reads rivers"_s;
    highlights.setRows({row});
    window.bench.window.showFacts(2);
    auto *history = window.bench.window.findChild<HistoryPane *>()->findChild<QListWidget *>();
    auto *thumbnails = window.bench.window.findChild<ThumbnailView *>();
    for (const QAbstractItemView *view :
         {static_cast<QAbstractItemView *>(&highlights), static_cast<QAbstractItemView *>(history),
          static_cast<QAbstractItemView *>(thumbnails)}) {
        const QModelIndex first = view->model()->index(0, 0);
        QVERIFY2(first.isValid(), view->metaObject()->className());
        QVERIFY2(isFramed(painted(*view->itemDelegate(), first, true)),
                 view->metaObject()->className());
        QVERIFY(!isFramed(painted(*view->itemDelegate(), first, false)));
    }
}

/// A search says why somebody was found; that must not take away what stands there otherwise.
void TestFocus::foundApplicant_keepsFrameAndCount()
{
    QStandardItemModel model(1, 1);
    const QModelIndex index = model.index(0, 0);
    model.setData(index, u"Ada Weaver"_s, ApplicantListModel::NameRole);
    FoundLine found;
    found.place = FoundLine::Place::Text;
    found.line = u"She reads rivers."_s;
    model.setData(index, QVariant::fromValue(found), ApplicantListModel::FoundLineRole);
    const ApplicantDelegate delegate;
    QVERIFY(isFramed(painted(delegate, index, true)));
    const QImage without = painted(delegate, index, false);
    model.setData(index, 3, ApplicantListModel::NeedsLookRole);
    QVERIFY(painted(delegate, index, false) != without);
}

/// Arrows walk in a table; Tab goes on, as from every control. Where numbers are typed as in a
/// spreadsheet it goes to the next cell.
void TestFocus::tab_leavesEveryTable()
{
    EveryView window(m_sample, u"en"_s);
    QVERIFY(window.show());
    QSet<QString> seen;
    QStringList kept;
    const auto look = [&](const QString &view, QWidget &shown) {
        for (auto *table : shown.findChildren<QTableView *>()) {
            const bool isUsed =
                table->isVisible() && table->isEnabled() && (table->focusPolicy() & Qt::TabFocus);
            if (!isUsed || table->property("tabStaysInside").toBool())
                continue;
            table->setFocus(Qt::TabFocusReason);
            table->setCurrentIndex(table->model()->index(0, 0));
            seen << view;
            QTest::keyClick(table, Qt::Key_Tab);
            if (table->hasFocus())
                kept << view + u' ' + table->objectName();
        }
    };
    window.visitViews(look);
    window.visitDialogs(look);
    QVERIFY2(kept.isEmpty(), qPrintable(kept.join(u'\n')));
    for (const char *view :
         {"shortlist", "compare", "statistics", "table", "assignments", "reviewers", "export"})
        QVERIFY2(seen.contains(QString::fromLatin1(view)), view);
}

void TestFocus::tab_leavesTheFieldsInOnePress()
{
    EveryView window(m_sample, u"en"_s);
    QVERIFY(window.show());
    press(Qt::Key_3, Qt::AltModifier);
    QWidget *form = QApplication::focusWidget();
    press(Qt::Key_Tab);
    QVERIFY(QApplication::focusWidget() != form);
}

void TestFocus::mnemonics_areGivenOnceInADialog_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s;
}

/// Alt and a letter means one control.
void TestFocus::mnemonics_areGivenOnceInADialog()
{
    QFETCH(QString, language);
    EveryView window(m_sample, language);
    QVERIFY(window.show());
    QStringList twice;
    window.visitDialogs([&](const QString &view, QWidget &shown) {
        QHash<QString, QString> given;
        for (const QWidget *widget : shown.findChildren<QWidget *>()) {
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const auto *label = qobject_cast<const QLabel *>(widget);
            const QString text = button                    ? button->text()
                                 : label && label->buddy() ? label->text()
                                                           : QString();
            const QString keys = QKeySequence::mnemonic(text).toString();
            if (!widget->isVisible() || keys.isEmpty())
                continue;
            if (given.contains(keys))
                twice << view + u": "_s + text + u" and "_s + given[keys];
            given.insert(keys, text);
        }
    });
    QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
}

namespace {

/// Walks with Tab until that control has the keyboard.
bool isReachedByTab(const QString &name)
{
    for (int i = 0; i < 80; ++i) {
        QWidget *focus = QApplication::focusWidget();
        if (focus && focus->objectName() == name)
            return true;
        QTest::keyClick(focus ? focus : QApplication::activeWindow(), Qt::Key_Tab);
        QCoreApplication::processEvents();
    }
    return false;
}

} // namespace

void TestFocus::keysAlone_leadFromStartToExport_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s;
}

/// A new season, a folder, a rubric; choose somebody, score, write, submit; a list, export.
void TestFocus::keysAlone_leadFromStartToExport()
{
    QFETCH(QString, language);
    EveryView window(m_sample, language);
    Workbench &bench = window.bench;
    QVERIFY(window.show());
    bench.window.seasons().close();
    const QDir cvs(window.folder.filePath(u"cvs"_s));
    QVERIFY(cvs.mkpath(u"."_s));
    for (const char *name : {"01-jiang-xiaozhao.pdf", "02-mira-okaduwe.pdf"})
        QVERIFY(QFile::copy(sampleCv(name), cvs.filePath(QString::fromLatin1(name))));

    window.dialogs.files = {window.folder.filePath(u"new.bole"_s)};
    window.dialogs.texts = {u"Ada Quill"_s};
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(bench.openDesk.desk());
    window.dialogs.files = {cvs.path()};
    press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    auto *import = bench.window.findChild<ImportDialog *>();
    QVERIFY(import && QTest::qWaitForWindowActive(import));
    QTRY_VERIFY_WITH_TIMEOUT(import->findChild<QWidget *>(u"importPlan"_s)->isVisible(), 30000);
    press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(Bole::Tests::isReported(*import), 60000);
    press(Qt::Key_Return);
    QTRY_VERIFY(!bench.window.findChild<ImportDialog *>());
    QVERIFY(QTest::qWaitForWindowActive(&bench.window));
    QVERIFY(isReachedByTab(u"set-up-use-rubric"_s));
    press(Qt::Key_Space);
    QVERIFY(isReachedByTab(u"set-up-begin"_s));
    press(Qt::Key_Space);
    scoreAndSubmit(window);

    press(Qt::Key_3, Qt::ControlModifier);
    window.dialogs.texts = {u"Best"_s};
    QVERIFY(isReachedByTab(u"shortlist-new"_s));
    press(Qt::Key_Space);
    press(Qt::Key_1, Qt::AltModifier);
    press(Qt::Key_A, Qt::ControlModifier); // both
    press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(isReachedByTab(u"shortlist-table"_s));
    exportList(window);
    QCOMPARE(window.dialogs.unanswered, 0);
}

void TestFocus::scoreAndSubmit(EveryView &window) const
{
    Workbench &bench = window.bench;
    press(Qt::Key_1, Qt::AltModifier);
    press(Qt::Key_N); // the next who needs a review
    const ApplicantId applicant = bench.position.applicant();
    QVERIFY(applicant.isValid());
    press(Qt::Key_4, Qt::AltModifier);
    QTRY_VERIFY(qobject_cast<LevelStrip *>(QApplication::focusWidget()));
    while (qobject_cast<LevelStrip *>(QApplication::focusWidget()))
        press(Qt::Key_3);
    QTest::keyClicks(QApplication::focusWidget(), u"Reads rivers well."_s);
    press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    const auto review =
        seasonOf(bench.openDesk).reviews().find(applicant, bench.openDesk.reviewer());
    QVERIFY(review && *review);
    QCOMPARE((*review)->content.state, ReviewState::Submitted);
    QVERIFY((*review)->content.note.startsWith(u"Reads rivers well."));
}

void TestFocus::exportList(EveryView &window)
{
    const QString csv = window.folder.filePath(u"list.csv"_s);
    window.dialogs.files = {csv};
    press(Qt::Key_E, Qt::ControlModifier);
    auto *dialog = window.bench.window.findChild<ExportDialog *>();
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    QTRY_VERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
    press(Qt::Key_Return);
    QTRY_VERIFY(QFile::exists(csv));
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 3); // the headings and two people
}

QTEST_MAIN(TestFocus)
#include "tst_focus.moc"
