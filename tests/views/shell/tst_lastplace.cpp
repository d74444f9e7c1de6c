// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicantlistmodel.h"
#include "model/season/shortliststore.h"
#include "tests/views/support/committeewindow.h"
#include "views/applicants/applicantspane.h"
#include "views/applicants/filterpanel.h"
#include "views/applicants/sortbox.h"
#include "views/document/documentpane.h"
#include "views/document/pageview.h"
#include "views/shortlist/shortlistview.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// A season is opened where it was left: the window is closed and another one opened.
class TestLastPlace : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void applicantListAndView_areTakenUp();
    void zoom_isTakenUp();
    void comparison_isTakenUp();
    void pane_isTakenUp();
    void somebodyElse_beginsAnew();
    void deletedApplicant_isNotWaitedFor();
    void protectedSearch_isNotWrittenDown();

private:
    void restart(ReviewerId reviewer = {});
    template <typename Widget>
    Widget *pane() const
    {
        return m_window->bench->window.findChild<Widget *>();
    }

    std::unique_ptr<CommitteeWindow> m_window;
};

void TestLastPlace::init()
{
    m_window.reset();
    m_window = std::make_unique<CommitteeWindow>();
    QVERIFY(m_window->show());
}

void TestLastPlace::restart(ReviewerId reviewer)
{
    m_window->bench->window.close();
    m_window->bench = std::make_unique<Workbench>(m_window->dialogs, m_window->settings.path());
    m_window->bench->language.setCurrent(u"en"_s);
    if (reviewer.isValid())
        m_window->bench->settings.setReviewerOf(m_window->file.path, reviewer.value);
    QVERIFY(m_window->show());
    m_window->bench->window.seasons().open(m_window->file.path);
}

void TestLastPlace::applicantListAndView_areTakenUp()
{
    const ShortlistId first = m_window->season().shortlists().create(u"First"_s, {}).value();
    const ShortlistId second = m_window->season().shortlists().create(u"Second"_s, {}).value();
    QVERIFY(first != second);
    auto *list = pane<ApplicantsPane>();
    list->findChild<QLineEdit *>(u"filter"_s)->setText(u"rivers"_s);
    auto *order = list->findChild<QComboBox *>(u"list-order"_s);
    order->setCurrentIndex(order->findData(int(ListOrder::Arrival)));
    m_window->bench->position.setApplicant(m_window->people[2]);
    m_window->bench->window.setMode(MainWindow::Shortlist);
    pane<ShortlistView>()->choose(second);

    restart();

    QCOMPARE(m_window->bench->position.applicant(), m_window->people[2]);
    QCOMPARE(m_window->bench->window.mode(), MainWindow::Shortlist);
    QCOMPARE(pane<ShortlistView>()->chosen(), second);
    list = pane<ApplicantsPane>();
    QCOMPARE(list->findChild<QLineEdit *>(u"filter"_s)->text(), u"rivers"_s);
    QCOMPARE(list->model()->sort(), (ListSort{ListOrder::Arrival, false}));
    QCOMPARE(list->model()->order(), m_window->people);
}

void TestLastPlace::zoom_isTakenUp()
{
    pane<DocumentPane>()->view().pages().setZoom(1.75);
    restart();
    const PageLayout &layout = pane<DocumentPane>()->view().pages().pageLayout();
    QCOMPARE(layout.zoomMode(), ZoomMode::Free);
    QCOMPARE(layout.zoom(), 1.75);
}

void TestLastPlace::comparison_isTakenUp()
{
    m_window->bench->compared.setApplicants({m_window->people[2], m_window->people[0]});
    restart();
    QCOMPARE(m_window->bench->compared.applicants(),
             QList<ApplicantId>({m_window->people[2], m_window->people[0]}));
}

void TestLastPlace::pane_isTakenUp()
{
    for (const Qt::Key key : {Qt::Key_4, Qt::Key_1}) {
        m_window->press(key, Qt::AltModifier);
        const QWidget *focus = QApplication::focusWidget();
        QVERIFY(focus);
        const QByteArray before = focus->metaObject()->className();
        restart();
        QVERIFY(QApplication::focusWidget());
        QCOMPARE(QApplication::focusWidget()->metaObject()->className(), before);
    }
}

void TestLastPlace::somebodyElse_beginsAnew()
{
    pane<ApplicantsPane>()->findChild<QLineEdit *>(u"filter"_s)->setText(u"Soren"_s);
    m_window->bench->window.setMode(MainWindow::Compare);
    restart(m_window->bela);
    QCOMPARE(pane<ApplicantsPane>()->findChild<QLineEdit *>(u"filter"_s)->text(), QString());
    QCOMPARE(m_window->bench->window.mode(), MainWindow::Read);
}

void TestLastPlace::deletedApplicant_isNotWaitedFor()
{
    m_window->bench->position.setApplicant(m_window->people[1]);
    m_window->bench->window.close();
    m_window->bench->settings.setPlaceIn(m_window->file.path, R"({"reviewer":1,"applicant":4711})");
    restart();
    QVERIFY(m_window->people.contains(m_window->bench->position.applicant()));
}

void TestLastPlace::protectedSearch_isNotWrittenDown()
{
    // Without a password it is written, which shows that this test looks at the right place.
    pane<ApplicantsPane>()->findChild<QLineEdit *>(u"filter"_s)->setText(u"Soren"_s);
    QVERIFY(pane<ApplicantsPane>()->place().contains("query"_L1));
    m_window->bench->openDesk.setDesk(nullptr);
    QVERIFY(!pane<ApplicantsPane>()->place().contains("query"_L1));
}

QTEST_MAIN(TestLastPlace)
#include "tst_lastplace.moc"
