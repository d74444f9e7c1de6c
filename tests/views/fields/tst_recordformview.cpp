// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"
#include "views/fields/recordformview.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestRecordFormView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void enter_confirmsAndGoesToTheNextOpenValue();
    void arrows_walkAllFields();
    void tab_leavesTheForm();
    void typing_editsTheCurrentValue();
    void wrongInput_isKeptAndExplained();
    void altDown_movesTheEntry();
    void escape_throwsAwayOnlyTheSecondTime();

private:
    QLineEdit *openEditor();

    CheckedRecord m_record;
    std::unique_ptr<RecordFormView> m_view;
};

void TestRecordFormView::init()
{
    Record record;
    record.basics.name = u"Mira Okafor"_s;
    record.education.resize(2);
    record.education[0].institution = u"Tongji University"_s;
    record.education[0].startDate = PartialDate{2021, 9, 0};
    record.education[0].gpa = Grade{4.93, 5.0};
    record.education[1].institution = u"Kyoto University"_s;
    record.confidence[u"/basics/name"_s] = 0.5;
    record.confidence[u"/education/0/startDate"_s] = 0.5;
    m_view = std::make_unique<RecordFormView>();
    m_view->resize(400, 600);
    m_record = {toJson(record), {}, {}};
    m_view->setRecord(m_record);
    m_view->start(true);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

QLineEdit *TestRecordFormView::openEditor()
{
    return m_view->viewport()->findChild<QLineEdit *>();
}

void TestRecordFormView::enter_confirmsAndGoesToTheNextOpenValue()
{
    QSignalSpy confirmed(m_view.get(), &RecordFormView::confirmed);
    QCOMPARE(m_view->currentPointer(), u"/basics/name"_s);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(confirmed.size(), 1);
    QCOMPARE(confirmed[0][0].toString(), u"/basics/name"_s);
    QCOMPARE(m_view->currentPointer(), u"/education/0/startDate"_s);
}

void TestRecordFormView::arrows_walkAllFields()
{
    QSet<QString> seen;
    QString last;
    QTest::keyClick(m_view.get(), Qt::Key_Home);
    while (m_view->currentPointer() != last) {
        last = m_view->currentPointer();
        seen.insert(last);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
    }
    for (const QModelIndex &field : m_view->form()->fields())
        QVERIFY(seen.contains(field.data(RecordFormModel::PointerRole).toString()));
}

void TestRecordFormView::tab_leavesTheForm()
{
    QWidget both;
    auto *layout = new QVBoxLayout(&both);
    layout->addWidget(m_view.get());
    auto *next = new QLineEdit;
    layout->addWidget(next);
    both.show();
    both.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&both));
    m_view->setFocus();
    const QString pointer = m_view->currentPointer();
    QTest::keyClick(m_view.get(), Qt::Key_Tab);
    QVERIFY(next->hasFocus());
    QTest::keyClick(next, Qt::Key_Backtab);
    QVERIFY(m_view->hasFocus());
    QCOMPARE(m_view->currentPointer(), pointer);
    m_view->setParent(nullptr);
}

void TestRecordFormView::typing_editsTheCurrentValue()
{
    QSignalSpy entered(m_view.get(), &RecordFormView::valueEntered);
    m_view->setCurrentPointer(u"/education/0/startDate"_s);
    QTest::keyClick(m_view.get(), Qt::Key_F2);
    QVERIFY(openEditor());
    QTest::keyClicks(openEditor(), u"2020.10"_s);
    QTest::keyClick(openEditor(), Qt::Key_Return);
    QCOMPARE(entered.size(), 1);
    QCOMPARE(entered[0][0].toString(), u"/education/0/startDate"_s);
    QCOMPARE(entered[0][1].toJsonValue(), QJsonValue(u"2020-10"_s));
}

void TestRecordFormView::wrongInput_isKeptAndExplained()
{
    QSignalSpy entered(m_view.get(), &RecordFormView::valueEntered);
    QSignalSpy refused(m_view.get(), &RecordFormView::textNotUnderstood);
    m_view->setCurrentPointer(u"/education/0/startDate"_s);
    QTest::keyClick(m_view.get(), Qt::Key_F2);
    QTest::keyClicks(openEditor(), u"autumn"_s);
    QTest::keyClick(openEditor(), Qt::Key_Tab);
    QCOMPARE(entered.size(), 0);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][1].toString(), u"autumn"_s);
    CheckedRecord kept = m_record; // as the season gives it back
    kept.marks[u"/education/0/startDate"_s].invalidText = u"autumn"_s;
    m_view->setRecord(kept);
    m_view->setCurrentPointer(u"/education/0/startDate"_s);
    QTRY_VERIFY(!openEditor());
    QTest::keyClick(m_view.get(), Qt::Key_F2);
    QVERIFY(openEditor());
    QCOMPARE(openEditor()->text(), u"autumn"_s);
}

void TestRecordFormView::altDown_movesTheEntry()
{
    QSignalSpy moved(m_view.get(), &RecordFormView::entryMoveRequested);
    m_view->setCurrentPointer(u"/education/0/gpa"_s);
    QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved[0][0].toString(), u"/education/0"_s);
    QCOMPARE(moved[0][1].toInt(), 1);
}

void TestRecordFormView::escape_throwsAwayOnlyTheSecondTime()
{
    QSignalSpy entered(m_view.get(), &RecordFormView::valueEntered);
    m_view->setCurrentPointer(u"/education/0/startDate"_s);
    QTest::keyClick(m_view.get(), Qt::Key_F2);
    QTest::keyClicks(openEditor(), u"1999"_s);
    QTest::keyClick(openEditor(), Qt::Key_Escape);
    QVERIFY(openEditor()); // what was typed is still there
    QVERIFY(!QToolTip::text().isEmpty());
    QTest::keyClick(openEditor(), Qt::Key_Escape);
    QTRY_VERIFY(!openEditor());
    QCOMPARE(entered.size(), 0);
    // Nothing was typed: once is enough.
    QTest::keyClick(m_view.get(), Qt::Key_F2);
    QTest::keyClick(openEditor(), Qt::Key_Escape);
    QTRY_VERIFY(!openEditor());
    // Typing goes on after the first: Enter keeps it.
    QTest::keyClick(m_view.get(), Qt::Key_F2);
    QTest::keyClicks(openEditor(), u"1999"_s);
    QTest::keyClick(openEditor(), Qt::Key_Escape);
    QTest::keyClick(openEditor(), Qt::Key_Return);
    QTRY_COMPARE(entered.size(), 1);
}

QTEST_MAIN(TestRecordFormView)
#include "tst_recordformview.moc"
