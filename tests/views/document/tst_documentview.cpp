// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/document/fakepagesource.h"
#include "tests/views/document/samplepage.h"
#include "views/common/actiontable.h"
#include "views/document/documentbar.h"
#include "views/document/documentview.h"
#include "views/document/findbar.h"
#include "views/document/pageview.h"
#include "views/document/passwordpanel.h"
#include "views/document/thumbnailview.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestDocumentView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void showsDocumentsAsTabs();
    void goesToAPageByNumber();
    void findsWhileTyping();
    void asksForThePassword();
    void saysWhenADocumentCannotBeShown();
    void showsAPreparedDocumentAtOnce();
    void comesBackToADocumentWithoutReadingItAgain();
    void showsThumbnailsAndOutline();
    void namesNothingInTheOutlineWhenBlind();
    void everyControlHasANameAndATip();
    void fitsIntoANarrowPane();

private:
    DocumentTab tab(qint64 id, const QString &title, const QList<PageText> &pages);

    std::unique_ptr<ActionTable> m_actions;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<DocumentView> m_view;
};

void TestDocumentView::init()
{
    m_actions = std::make_unique<ActionTable>();
    m_source = std::make_unique<FakePageSource>();
    m_view = std::make_unique<DocumentView>(*m_source, *m_actions);
    m_view->resize(800, 600);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
}

void TestDocumentView::cleanup()
{
    m_view.reset();
    m_source.reset();
    m_actions.reset();
}

DocumentTab TestDocumentView::tab(qint64 id, const QString &title, const QList<PageText> &pages)
{
    return {DocumentId{id}, title, m_source->add(u"sha%1"_s.arg(id), pages), {}};
}

namespace {

PageText page(const QString &text)
{
    return PageMaker().line(50, 50, text).page();
}

} // namespace

void TestDocumentView::showsDocumentsAsTabs()
{
    QSignalSpy changed(m_view.get(), &DocumentView::currentChanged);
    m_view->setTabs({tab(1, u"CV"_s, {page(u"cv"_s)}), tab(2, u"Letter"_s, {page(u"letter"_s)})});
    const auto *tabs = m_view->findChild<QTabBar *>();
    QVERIFY(tabs);
    QCOMPARE(m_view->current(), DocumentId{1});
    QTRY_COMPARE(m_view->pages().pageLayout().pageCount(), 1);
    m_view->stepTab(1);
    QCOMPARE(m_view->current(), DocumentId{2});
    QCOMPARE(changed.last().at(0).value<DocumentId>(), DocumentId{2});
    m_view->stepTab(1);
    QCOMPARE(m_view->current(), DocumentId{1});
    m_view->setTabs({});
    QVERIFY(!m_view->current().isValid());
}

void TestDocumentView::goesToAPageByNumber()
{
    m_view->setTabs({tab(1, u"CV"_s, {page(u"a"_s), page(u"b"_s), page(u"c"_s)})});
    QTRY_COMPARE(m_view->pages().pageLayout().pageCount(), 3);
    m_view->bar().editPage();
    QTest::keyClicks(QApplication::focusWidget(), u"3"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(m_view->pages().currentPage(), 2);
    QVERIFY(m_view->pages().hasFocus());
    m_view->bar().editPage();
    auto *number = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(number);
    QTest::keyClicks(number, u"99"_s);
    QTest::keyClick(number, Qt::Key_Return);
    QCOMPARE(m_view->pages().currentPage(), 2);
    QCOMPARE(number->text(), u"3"_s);
}

void TestDocumentView::findsWhileTyping()
{
    m_view->setTabs({tab(1, u"CV"_s, {page(u"nothing"_s), page(u"深度 学习 and 深度学习"_s)})});
    QTRY_COMPARE(m_view->pages().pageLayout().pageCount(), 2);
    m_view->openFindBar();
    QTest::keyClicks(QApplication::focusWidget(), u"xyz"_s);
    QLabel *count = m_view->findBar().findChild<QLabel *>();
    QTRY_COMPARE(count->text(), FindBar::tr("Not found"));
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    field->selectAll();
    field->insert(u"深度学习"_s);
    emit m_view->findBar().queryEdited(field->text());
    QTRY_COMPARE(count->text(), FindBar::tr("%1 of %2").arg(1).arg(2));
    QTRY_COMPARE(m_view->pages().currentPage(), 1);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(count->text(), FindBar::tr("%1 of %2").arg(2).arg(2));
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QTRY_COMPARE(count->text(), FindBar::tr("%1 of %2").arg(1).arg(2));
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!m_view->findBar().isVisible());
    QVERIFY(m_view->pages().search().hits().isEmpty());
    QVERIFY(m_view->pages().hasFocus());
}

void TestDocumentView::asksForThePassword()
{
    m_source->passwords.insert(u"sha1"_s, u"horse"_s);
    QSignalSpy accepted(m_view.get(), &DocumentView::passwordAccepted);
    m_view->setTabs({tab(1, u"CV"_s, {page(u"secret"_s)})});
    auto *panel = m_view->findChild<PasswordPanel *>();
    QTRY_VERIFY(panel->isVisible());
    auto *field = panel->findChild<QLineEdit *>();
    QTest::keyClicks(field, u"donkey"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(m_view->pages().document()->error().code, ErrorCode::DocumentWrongPassword);
    QVERIFY(panel->isVisible());
    field->clear();
    QTest::keyClicks(field, u"horse"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(m_view->pages().isVisible());
    QCOMPARE(accepted.size(), 1);
}

void TestDocumentView::saysWhenADocumentCannotBeShown()
{
    m_view->setTabs({{DocumentId{1}, u"CV"_s, {u"unknown"_s, DocumentKind::Pdf, {}, {}}, {}},
                     tab(2, u"Letter"_s, {page(u"letter"_s)})});
    QTRY_COMPARE(m_view->pages().document()->state(), OpenDocument::State::Failed);
    QVERIFY(!m_view->pages().isVisible());
    m_view->stepTab(1);
    QTRY_VERIFY(m_view->pages().isVisible());
    QTRY_COMPARE(m_view->pages().pageLayout().pageCount(), 1);
}

void TestDocumentView::showsAPreparedDocumentAtOnce()
{
    m_view->setTabs({tab(1, u"CV"_s, {page(u"one"_s)})});
    QTRY_VERIFY(m_view->images().openRequests() == 0 && m_view->images().cache().count() > 0);
    const DocumentTab next = tab(2, u"CV"_s, {page(u"two"_s), page(u"more"_s)});
    m_view->prepare(next);
    QTRY_VERIFY(std::ranges::any_of(m_source->imageRequests,
                                    [](const auto &request) { return request.sha256 == u"sha2"; }));
    QTRY_COMPARE(m_view->images().openRequests(), 0);
    // From here on nobody answers: what is painted was there before.
    m_source->held = true;
    QSignalSpy painted(m_view.get(), &DocumentView::firstPagePainted);
    m_view->setTabs({next});
    QTRY_VERIFY(!painted.isEmpty());
    QVERIFY2(painted.first().at(0).toBool(), "the first page is not sharp at once");
}

void TestDocumentView::comesBackToADocumentWithoutReadingItAgain()
{
    const QList<DocumentTab> one{tab(1, u"CV"_s, {page(u"one"_s)})};
    const QList<DocumentTab> two{tab(2, u"CV"_s, {page(u"two"_s)})};
    m_view->setTabs(one);
    QTRY_VERIFY(m_view->images().openRequests() == 0 && m_view->images().cache().count() > 0);
    m_view->setTabs(two);
    QTRY_VERIFY(m_view->images().openRequests() == 0);
    m_source->held = true;
    m_view->setTabs(one);
    QCOMPARE(m_view->pages().pageLayout().pageCount(), 1);
    QVERIFY(m_view->pages().document()->hasText(0));
}

void TestDocumentView::showsThumbnailsAndOutline()
{
    m_source->outlines.insert(u"sha1"_s, {{u"Education"_s, 1, 0}, {u"Awards"_s, 2, 1}});
    m_view->setTabs({tab(1, u"CV"_s, {page(u"one"_s), page(u"two"_s)})});
    QTRY_COMPARE(m_view->pages().pageLayout().pageCount(), 2);
    m_view->showSide(true);
    auto *thumbnails = m_view->findChild<ThumbnailView *>();
    QCOMPARE(thumbnails->model()->rowCount(), 2);
    QTRY_VERIFY(
        !thumbnails->model()->index(1, 0).data(Qt::DecorationRole).value<QImage>().isNull());
    thumbnails->setCurrentIndex(thumbnails->model()->index(1, 0));
    QCOMPARE(m_view->pages().currentPage(), 1);
    auto *outline = m_view->findChild<QTreeWidget *>();
    QCOMPARE(outline->topLevelItem(0)->text(0), u"Education"_s);
    QCOMPARE(outline->topLevelItem(0)->child(0)->text(0), u"Awards"_s);
    emit outline->itemActivated(outline->topLevelItem(0), 0);
    QCOMPARE(m_view->pages().currentPage(), 0);
}

void TestDocumentView::namesNothingInTheOutlineWhenBlind()
{
    m_source->outlines.insert(u"sha1"_s, {{u"CV of Mira Okafor"_s, 1, 0}});
    DocumentTab blind = tab(1, u"CV"_s, {page(u"one"_s)});
    blind.blind = [](int, const PageText &text) {
        return BlindPage{text, {}, {}};
    };
    m_view->setTabs({blind});
    QTRY_COMPARE(m_view->pages().pageLayout().pageCount(), 1);
    const auto *outline = m_view->findChild<QTreeWidget *>();
    QVERIFY(!outline->topLevelItem(0)->text(0).contains(u"Okafor"));
    QVERIFY(!outline->topLevelItem(0)->toolTip(0).contains(u"Okafor"));
}

void TestDocumentView::everyControlHasANameAndATip()
{
    m_view->showSide(true);
    m_view->findBar().show();
    for (const QToolButton *button : m_view->findChildren<QToolButton *>()) {
        if (qobject_cast<QTabBar *>(button->parent()) ||
            qobject_cast<QLineEdit *>(button->parent()))
            continue; // Qt's own
        const QString name = button->accessibleName() + button->text();
        QVERIFY2(!name.isEmpty(), qPrintable(button->objectName()));
        QVERIFY2(!button->toolTip().isEmpty(), qPrintable(name));
    }
}

void TestDocumentView::fitsIntoANarrowPane()
{
    QString hints;
    for (const QWidget *child : m_view->findChildren<QWidget *>())
        hints += QString::fromLatin1(child->metaObject()->className()) + u' ' +
                 QString::number(child->minimumSizeHint().width()) + u'\n';
    QVERIFY2(m_view->minimumSizeHint().width() <= 60 * 8, qPrintable(hints));
}

QTEST_MAIN(TestDocumentView)
#include "tst_documentview.moc"
