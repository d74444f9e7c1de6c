// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskrecords.h"
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"
#include "tests/views/support/everyview.h"
#include "views/fields/fieldeditor.h"
#include "views/linecheck/linecheckdialog.h"
#include "views/linecheck/linepicture.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

Place at(double x, double y, double width = 0.2)
{
    Place place;
    place.page = 1;
    place.rect = QRectF(x, y, width, 0.02);
    return place;
}

/// Two lines: a name and an address beside each other, a school below.
VisibleRecord scanned()
{
    Record record;
    record.basics.name = u"Mira Okafor"_s;
    record.basics.emails = {u"mira@example.org"_s};
    record.education.resize(1);
    record.education[0].institution = u"Westmere Universitv"_s;
    record.provenance.insert(u"/basics/name"_s, {at(0.1, 0.1)});
    record.provenance.insert(u"/basics/emails/0"_s, {at(0.5, 0.101)});
    record.provenance.insert(u"/education/0/institution"_s, {at(0.1, 0.2)});
    record.confidence.insert(u"/education/0/institution"_s, 0.4);
    return {{toJson(record), {}, {}}, {}, {}};
}

} // namespace

/// A record compared with the pictures of its document's lines.
class TestLineCheck : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void enter_saysThatALineIsRight();
    void typing_corrects();
    void wrongInput_isExplainedAndStays();
    void onlyDoubtful_leavesOutTheRest();
    void skipping_saysNothing();
    void closing_asksForWhatWasTyped();
    void hiddenValues_areOnNoLine();
    void window_savesALineAsOneStep();

private:
    QWidget *inputOf(const QString &pointer) const;

    ScriptedDialogs m_dialogs;
    std::unique_ptr<QWidget> m_window;
    QPointer<LineCheckDialog> m_dialog;
    QList<QList<Edit>> m_said;
    SampleCopy m_sample;
};

void TestLineCheck::initTestCase()
{
    QVERIFY(m_sample.build());
}

void TestLineCheck::init()
{
    m_dialogs = {};
    m_said.clear();
    m_window = std::make_unique<QWidget>();
    m_dialog = new LineCheckDialog(m_dialogs, m_window.get());
    connect(m_dialog, &LineCheckDialog::checked, this,
            [this](const QList<Edit> &edits) { m_said.append(edits); });
    m_dialog->setLines(linesToCheck(scanned()));
    m_dialog->start();
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog));
}

QWidget *TestLineCheck::inputOf(const QString &pointer) const
{
    auto *editor = m_dialog->findChild<FieldEditor *>(u"line-value"_s + pointer);
    if (auto *block = editor->findChild<QPlainTextEdit *>())
        return block;
    return editor->findChild<QLineEdit *>();
}

void TestLineCheck::enter_saysThatALineIsRight()
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    const QList<Edit> first{Edit::confirm(u"/basics/name"_s), Edit::confirm(u"/basics/emails"_s)};
    QCOMPARE(m_said.size(), 1);
    QCOMPARE(m_said.first(), first);
    QVERIFY(m_dialog->findChild<FieldEditor *>(u"line-value/education/0/institution"_s)
                ->isAncestorOf(QApplication::focusWidget())); // ready for the next Enter
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(m_said.last(), QList{Edit::confirm(u"/education/0/institution"_s)});
}

void TestLineCheck::typing_corrects()
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    auto *school = qobject_cast<QLineEdit *>(inputOf(u"/education/0/institution"_s));
    school->selectAll();
    QTest::keyClicks(school, u"Westmere University"_s);
    QTest::keyClick(school, Qt::Key_Return);
    const QList<Edit> wanted{Edit::set(u"/education/0/institution"_s, u"Westmere University"_s)};
    QCOMPARE(m_said.size(), 1);
    QCOMPARE(m_said.first(), wanted);
}

void TestLineCheck::wrongInput_isExplainedAndStays()
{
    Record record;
    record.education.resize(1);
    record.education[0].startDate = PartialDate{2021, 9, 0};
    record.provenance.insert(u"/education/0/startDate"_s, {at(0.1, 0.1)});
    m_dialog->setLines(linesToCheck({{toJson(record), {}, {}}, {}, {}}));
    m_dialog->start();
    auto *date = qobject_cast<QLineEdit *>(inputOf(u"/education/0/startDate"_s));
    date->selectAll();
    QTest::keyClicks(date, u"last autumn"_s);
    QTest::keyClick(date, Qt::Key_Return);
    QVERIFY(m_said.isEmpty());
    QVERIFY(!m_dialog->findChild<QLabel *>(u"line-problem"_s)->text().isEmpty());
    QCOMPARE(date->text(), u"last autumn"_s);
}

void TestLineCheck::onlyDoubtful_leavesOutTheRest()
{
    m_dialog->findChild<QCheckBox *>()->setChecked(true);
    QVERIFY(
        m_dialog->findChild<FieldEditor *>(u"line-value/education/0/institution"_s)->isVisible());
    QVERIFY(m_dialog->findChild<QLabel *>(u"line-progress"_s)->text().contains(u"1 to look at"));
}

void TestLineCheck::skipping_saysNothing()
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp);
    QVERIFY(m_said.isEmpty());
    QVERIFY(inputOf(u"/basics/name"_s)->hasFocus());
}

void TestLineCheck::closing_asksForWhatWasTyped()
{
    QTest::keyClicks(inputOf(u"/basics/name"_s), u"x"_s);
    m_dialogs.answers = {0}; // save
    m_dialog->reject();
    QCOMPARE(m_said.size(), 1);
    QCOMPARE(m_said.first().first().kind, Edit::Kind::Set);
    QVERIFY(!m_dialog->isVisible());
}

void TestLineCheck::hiddenValues_areOnNoLine()
{
    VisibleRecord record = scanned();
    record.isHidden = [](const QString &pointer) {
        return pointer.startsWith(u"/basics");
    };
    const QList<LineToCheck> lines = linesToCheck(record);
    QCOMPARE(lines.size(), 1);
    QCOMPARE(lines.first().values.first().pointer, u"/education/0/institution"_s);
}

void TestLineCheck::window_savesALineAsOneStep()
{
    EveryView window(m_sample, u"en"_s);
    QVERIFY(window.show());
    const ApplicantId applicant = window.bench.position.applicant();
    const DeskRecords &records = window.bench.openDesk.desk()->records();
    const auto before = records.checked(applicant).value().record;
    window.bench.actions.action("check-lines")->trigger();
    auto *dialog = window.bench.window.findChild<LineCheckDialog *>();
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    // The strip of the page comes from the readers: not one colour, as an empty one would be.
    auto *picture = dialog->findChild<LinePicture *>();
    QTRY_VERIFY([picture] {
        const QImage image = picture->grab().toImage();
        QSet<QRgb> seen;
        for (int x = 0; x < image.width(); ++x)
            seen.insert(image.pixel(x, image.height() / 2));
        return seen.size() > 8;
    }());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    const auto after = records.checked(applicant).value().record;
    QVERIFY(after.marks.size() > before.marks.size());
    dialog->reject();
    window.bench.actions.action("undo")->trigger();
    QCOMPARE(records.checked(applicant).value().record.marks.size(), before.marks.size());
}

QTEST_MAIN(TestLineCheck)
#include "tst_linecheck.moc"
