// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "tests/model/desk/shortlistfixture.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/export/exportdialog.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Window : ShortlistFixture
{
    ReaderPool readers;
    ActionTable actions;
    ScriptedDialogs dialogs;
    WorkKeeper work;
    OpenDesk openDesk{work};
    ReadingPosition position{openDesk};
    Announcements announcements{openDesk};
    Desk desk{*season, work};
    RowSource source;

    Window()
    {
        openDesk.setDesk(&desk);
        openDesk.setReviewer(reviewer);
        const ShortlistId id = makeList(u"终选 A"_s, {mira, xiao});
        makeList(u"B"_s, {lin});
        source.list = season->shortlists().shortlist(id).value();
    }
    ~Window() { openDesk.setDesk(nullptr); }
};

template <typename Widget>
Widget *find(const ExportDialog &dialog, const QString &name)
{
    return dialog.findChild<Widget *>(name);
}

void tick(const ExportDialog &dialog, const QStringList &ids)
{
    auto *columns = find<QListWidget>(dialog, u"export-columns"_s);
    for (int i = 0; i < columns->count(); ++i) {
        const bool on = ids.contains(columns->item(i)->data(Qt::UserRole).toString());
        columns->item(i)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
}

QStringList headings(const ExportDialog &dialog)
{
    const auto *preview = dialog.findChild<QTableWidget *>();
    QStringList texts;
    for (int i = 0; i < preview->columnCount(); ++i)
        texts << preview->horizontalHeaderItem(i)->text();
    return texts;
}

void choose(const ExportDialog &dialog, const QString &box, const QString &text)
{
    auto *combo = find<QComboBox>(dialog, box);
    const int index = combo->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    combo->setCurrentIndex(index);
}

} // namespace

class TestExportDialog : public QObject
{
    Q_OBJECT

private slots:
    void preview_followsColumnsAndTheirOrder();
    void profile_isKeptAndUsedAgain();
    void workbook_holdsAllLists();
    void onlyWhatFits_isOffered();
    void refusedFile_leavesTheDialogOpen();
};

void TestExportDialog::preview_followsColumnsAndTheirOrder()
{
    Window w;
    ExportDialog dialog(w.openDesk, w.position, w.announcements, w.dialogs, w.source, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    tick(dialog, {u"place"_s, u"name"_s, u"phone"_s});
    QCOMPARE(headings(dialog), (QStringList{u"Place"_s, u"Name"_s, u"Telephone"_s}));
    const auto *preview = dialog.findChild<QTableWidget *>();
    QCOMPARE(preview->rowCount(), 2);
    QCOMPARE(preview->item(0, 1)->text(), u"Mira Okafor"_s);
    QCOMPARE(preview->item(0, 2)->text(), u"⇥13805550100"_s); // the tab of the file, to be seen

    auto *columns = find<QListWidget>(dialog, u"export-columns"_s);
    columns->setFocus();
    columns->setCurrentRow(1);
    while (columns->currentItem()->data(Qt::UserRole).toString() != u"name"_s)
        columns->setCurrentRow(columns->currentRow() + 1);
    while (columns->currentRow() > 0)
        QTest::keyClick(columns, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(headings(dialog), (QStringList{u"Name"_s, u"Place"_s, u"Telephone"_s}));
}

void TestExportDialog::profile_isKeptAndUsedAgain()
{
    Window w;
    {
        ExportDialog dialog(w.openDesk, w.position, w.announcements, w.dialogs, w.source, nullptr);
        tick(dialog, {u"name"_s, u"total"_s});
        choose(dialog, u"export-format"_s, u"CSV, plain"_s);
        w.dialogs.texts = {u"For the dean"_s};
        find<QPushButton>(dialog, u"export-save-profile"_s)->click();
    }
    QCOMPARE(w.desk.lists().exportProfiles().size(), 1);
    ExportDialog again(w.openDesk, w.position, w.announcements, w.dialogs, w.source, nullptr);
    auto *profile = find<QComboBox>(again, u"export-profile"_s);
    choose(again, u"export-profile"_s, u"For the dean"_s);
    emit profile->activated(profile->currentIndex());
    QCOMPARE(again.request().profile.columns, (QStringList{u"name"_s, u"total"_s}));
    QVERIFY(!again.request().profile.excel);
}

void TestExportDialog::workbook_holdsAllLists()
{
    Window w;
    ExportDialog dialog(w.openDesk, w.position, w.announcements, w.dialogs, w.source, nullptr);
    choose(dialog, u"export-format"_s, u"Excel workbook"_s);
    auto *what = find<QComboBox>(dialog, u"export-what"_s);
    what->setCurrentIndex(what->findText(u"All 2 list"_s, Qt::MatchStartsWith));
    QCOMPARE(dialog.request().furtherLists.size(), 1);
    const QString path = w.folder.filePath(u"lists.xlsx"_s);
    w.dialogs.files = {path};
    find<QPushButton>(dialog, u"export-write"_s)->click();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(2) == "PK");
    QVERIFY(w.dialogs.errors.isEmpty());
}

void TestExportDialog::onlyWhatFits_isOffered()
{
    Window w;
    w.position.setApplicant(w.mira);
    ExportDialog dialog(w.openDesk, w.position, w.announcements, w.dialogs, w.source, nullptr);
    auto *what = find<QComboBox>(dialog, u"export-what"_s);
    QStringList offered;
    for (int i = 0; i < what->count(); ++i)
        offered << what->itemText(i);
    QCOMPARE(offered,
             (QStringList{u"The list “终选 A”"_s, u"All applicants"_s, u"Only Mira Okafor"_s}));
    choose(dialog, u"export-format"_s, u"PDF dossiers, to read and print"_s);
    QVERIFY(!find<QListWidget>(dialog, u"export-columns"_s)->isEnabled());
    QVERIFY(find<QPushButton>(dialog, u"export-write"_s)->isEnabled());
}

void TestExportDialog::refusedFile_leavesTheDialogOpen()
{
    Window w;
    ExportDialog dialog(w.openDesk, w.position, w.announcements, w.dialogs, w.source, nullptr);
    dialog.show();
    w.dialogs.files = {w.folder.filePath(u"no/such/folder.csv"_s)};
    find<QPushButton>(dialog, u"export-write"_s)->click();
    QCOMPARE(w.dialogs.errors.size(), 1);
    QCOMPARE(int(w.dialogs.errors[0].code), int(ErrorCode::FileNotWritable));
    QVERIFY(dialog.isVisible());
}

QTEST_MAIN(TestExportDialog)
#include "tst_exportdialog.moc"
