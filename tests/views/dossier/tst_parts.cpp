// SPDX-License-Identifier: GPL-3.0-or-later
// One PDF that holds several things: which pages are what is said in a dialog, and only the CV's
// are read.
#include "model/season/documentdetails.h"
#include "tests/support/smallpdf.h"
#include "tests/views/support/committeewindow.h"
#include "tests/views/support/importing.h"
#include "views/dossier/partsdialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QToolButton>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

namespace {

const QList<DocumentPart> foundParts{
    {DocumentRole::Cv, 1, 2}, {DocumentRole::Transcript, 3, 3}, {DocumentRole::Letter, 4, 4}};

/// The window with a packet of four pages in front, brought to its first applicant.
struct Packet : CommitteeWindow
{
    explicit Packet(const QString &name = u"cv.pdf"_s)
    {
        const QString path = settings.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(smallPdf({"Ingrid Falk", "ingrid.falk@example.org", "Academic Transcript",
                                 "To Whom It May Concern"})) < 0)
            qFatal("file");
        dialogs.files = {path};
    }

    ApplicantId one() const { return people.first(); }
    bool attach()
    {
        action("document-attach")->trigger();
        auto *import = bench->window.findChild<ImportDialog *>();
        if (!import || !QTest::qWaitFor([&] { return isReported(*import); }, 120'000))
            return false;
        import->accept();
        bench->position.setDocument(document());
        return true;
    }
    DocumentId document() const { return season().documents().list(one()).value().first().id; }
    QList<DocumentPart> stored() const
    {
        return DocumentDetails(season().database()).parts(document()).value();
    }
    QStringList readEmails() const
    {
        return season().records().parsed(one()).value().basics.emails;
    }
    QStringList tabs() const
    {
        QStringList titles;
        for (const QTabBar *bar : bench->window.findChildren<QTabBar *>()) {
            for (int i = 0;
                 bar->accessibleName() == u"Documents of the applicant"_s && i < bar->count(); ++i)
                titles.append(bar->tabText(i).remove(u"● "_s));
        }
        return titles;
    }
    PartsDialog *open()
    {
        action("document-parts")->trigger();
        return bench->window.findChild<PartsDialog *>();
    }
};

QSpinBox *firstPage(const PartsDialog *dialog, int line)
{
    return dialog->findChild<QSpinBox *>(u"part-first-%1"_s.arg(line));
}

QPushButton *saveButton(const PartsDialog *dialog)
{
    return dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
}

void save(const PartsDialog *dialog)
{
    QTest::mouseClick(saveButton(dialog), Qt::LeftButton);
}

Document fivePages()
{
    Document document;
    document.role = DocumentRole::Cv;
    document.pages = 5;
    return document;
}

} // namespace

class TestParts : public QObject
{
    Q_OBJECT

private slots:
    void range_isChangedByKey_andOnlyTheCvIsReadAnew();
    void oneThing_isOneTab();
    void partsOfWhoLacksACv_areRead();
    void parts_areAddedAndRemoved();
    void wrongOrder_isNamedAndCannotBeSaved();
    void language_changesInPlace();
};

void TestParts::range_isChangedByKey_andOnlyTheCvIsReadAnew()
{
    Packet packet;
    QVERIFY(packet.show());
    QVERIFY(packet.attach());
    QCOMPARE(packet.stored(), foundParts);
    QTRY_COMPARE(packet.tabs(),
                 (QStringList{u"CV"_s, u"Transcript"_s, u"Letter"_s, u"CV (earlier)"_s}));
    QCOMPARE(packet.readEmails(), QStringList{u"ingrid.falk@example.org"_s});
    const PartsDialog *dialog = packet.open();
    QVERIFY(dialog);
    QCOMPARE(dialog->parts(), foundParts);
    QTest::keyClick(firstPage(dialog, 2), Qt::Key_Down);
    save(dialog);
    const QList<DocumentPart> wanted{
        {DocumentRole::Cv, 1, 1}, {DocumentRole::Transcript, 2, 3}, {DocumentRole::Letter, 4, 4}};
    QTRY_COMPARE_WITH_TIMEOUT(packet.stored(), wanted, 60'000);
    QVERIFY(packet.readEmails().isEmpty()); // they stand in the transcript now
    packet.action("undo")->trigger();
    QCOMPARE(packet.stored(), foundParts);
}

void TestParts::oneThing_isOneTab()
{
    Packet packet;
    QVERIFY(packet.show());
    QVERIFY(packet.attach());
    const PartsDialog *dialog = packet.open();
    QVERIFY(dialog);
    for (int i = 0; i < 2; ++i) {
        QTest::mouseClick(dialog->findChildren<QToolButton *>().last(), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QVERIFY(dialog->parts().isEmpty());
    save(dialog);
    QTRY_COMPARE_WITH_TIMEOUT(packet.tabs(), (QStringList{u"CV"_s, u"CV (earlier)"_s}), 60'000);
    QVERIFY(packet.stored().isEmpty());
}

/// A file that was taken for something else may hold the CV that its person lacks.
void TestParts::partsOfWhoLacksACv_areRead()
{
    Packet packet(u"statement.pdf"_s);
    QVERIFY(packet.show());
    packet.dialogs.texts = {u"Ingrid Falk"_s};
    packet.action("applicant-new")->trigger();
    packet.people.prepend(packet.bench->position.applicant());
    QVERIFY(packet.attach());
    QVERIFY(!packet.season().records().sourceDocument(packet.one())->isValid());
    const PartsDialog *dialog = packet.open();
    QVERIFY(dialog);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"parts-add"_s), Qt::LeftButton);
    dialog->findChild<QComboBox *>(u"part-role-2"_s)->setCurrentIndex(int(DocumentRole::Cv));
    save(dialog);
    QTRY_COMPARE_WITH_TIMEOUT(packet.season().records().sourceDocument(packet.one()).value(),
                              packet.document(), 60'000);
    QCOMPARE(packet.readEmails(), QStringList{u"ingrid.falk@example.org"_s});
}

void TestParts::parts_areAddedAndRemoved()
{
    ScriptedDialogs dialogs;
    PartsDialog dialog(fivePages(), {}, dialogs, nullptr);
    dialog.show();
    auto *add = dialog.findChild<QPushButton *>(u"parts-add"_s);
    QVERIFY(dialog.parts().isEmpty());
    QVERIFY(!firstPage(&dialog, 1)->isEnabled());
    for (int i = 0; i < 4; ++i)
        QTest::mouseClick(add, Qt::LeftButton);
    QVERIFY(!add->isEnabled()); // each page is a part
    for (const QToolButton *button : dialog.findChildren<QToolButton *>())
        QVERIFY(!button->icon().pixmap(16).isNull()); // nobody presses what cannot be seen
    QCOMPARE(dialog.parts().size(), 5);
    QCOMPARE(dialog.parts().last(), (DocumentPart{DocumentRole::Other, 5, 5}));
    dialog.findChild<QComboBox *>(u"part-role-2"_s)->setCurrentIndex(int(DocumentRole::Letter));
    // What was second begins the document where the first one goes.
    QTest::mouseClick(dialog.findChildren<QToolButton *>().first(), Qt::LeftButton);
    QCOMPARE(dialog.parts().first(), (DocumentPart{DocumentRole::Letter, 1, 2}));
    QSignalSpy chosen(&dialog, &PartsDialog::chosen);
    save(&dialog);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(!dialog.isVisible());
}

void TestParts::wrongOrder_isNamedAndCannotBeSaved()
{
    ScriptedDialogs dialogs;
    PartsDialog dialog(fivePages(), foundParts, dialogs, nullptr);
    dialog.show();
    const auto *problem = dialog.findChild<QLabel *>(u"parts-problem"_s);
    QVERIFY(!problem->isVisible());
    firstPage(&dialog, 2)->setValue(5);
    QVERIFY(problem->isVisible());
    QVERIFY(!saveButton(&dialog)->isEnabled());
    firstPage(&dialog, 3)->setValue(5);
    firstPage(&dialog, 2)->setValue(4);
    QVERIFY(!problem->isVisible());
    QVERIFY(saveButton(&dialog)->isEnabled());
    QCOMPARE(dialog.parts()[1], (DocumentPart{DocumentRole::Transcript, 4, 4}));
}

void TestParts::language_changesInPlace()
{
    Packet packet;
    QVERIFY(packet.show());
    QVERIFY(packet.attach());
    const PartsDialog *dialog = packet.open();
    QVERIFY(dialog);
    const QString before = dialog->findChild<QComboBox *>(u"part-role-2"_s)->currentText();
    packet.bench->language.setCurrent(u"zh_CN"_s);
    QTRY_VERIFY(dialog->findChild<QComboBox *>(u"part-role-2"_s)->currentText() != before);
    QCOMPARE(dialog->parts(), foundParts);
}

QTEST_MAIN(TestParts)
#include "tst_parts.moc"
