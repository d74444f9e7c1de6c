// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/review/blindness.h"
#include "model/review/visibility.h"
#include "model/season/applicantstore.h"
#include "model/season/documentstore.h"
#include "model/season/highlightstore.h"
#include "model/season/history.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "tests/views/document/fakepagesource.h"
#include "tests/views/document/samplepage.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/document/documentpane.h"
#include "views/document/highlightlist.h"
#include "views/document/pageview.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QJsonObject>
#include <QMenu>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestDocumentPane : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void showsTheApplicantsDocuments();
    void neverNamesATabAfterTheFile();
    void lightsUpTheFocusedField();
    void focusesTheFieldThatIsClicked();
    void tellsWhatIsSelected();
    void preparesTheNeighbours();
    void asksBeforeItOpensALink();
    void doesNotOpenOddLinks();
    void showsAnAddressAsItIs();
    void keepsHighlightsInTheSeason();
    void hidesOthersHighlightsUntilISubmit();
    void coversTheNameWhenBlind();
    void tellsHowLongTheFirstPageTook();
    void newDocument_hasADotUntilItIsShown();
    void offersOnAPageWhatCanBeDoneThere();

private:
    ApplicantId add(const QString &sha256, const QList<PageText> &pages, const Record &record);
    QPoint at(int page, QPointF point) const;
    PageView &pages() const { return m_pane->view().pages(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Season> m_season;
    std::unique_ptr<ReaderPool> m_pool;
    std::unique_ptr<ActionTable> m_actions;
    std::unique_ptr<ScriptedDialogs> m_dialogs;
    std::unique_ptr<WorkKeeper> m_work;
    std::unique_ptr<OpenDesk> m_openDesk;
    std::unique_ptr<ReadingPosition> m_position;
    std::unique_ptr<Announcements> m_announcements;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<DocumentPane> m_pane;
    FakePageSource *m_source = nullptr;
    ReviewerId m_me;
    ReviewerId m_other;
    ApplicantId m_first;
    ApplicantId m_second;
};

namespace {

PageText cv(const QString &name)
{
    return PageMaker()
        .lines(50, 50, 20, {name, u"GPA 4.93"_s, u"third line here"_s})
        .link(QRectF(50, 90, 60, 10), u"https://example.org/paper"_s)
        .page();
}

Record recordOf(const QString &name)
{
    Record record;
    record.basics.name = name;
    record.education.append(Education());
    record.education[0].gpa = Grade{4.93, 5.0};
    Place place;
    place.page = 1;
    place.rect = QRectF(50 / 600.0, 50 / 800.0, 60 / 600.0, 10 / 800.0);
    record.provenance.insert(u"/basics/name"_s, {place});
    place.rect = QRectF(70 / 600.0, 70 / 800.0, 20 / 600.0, 10 / 800.0);
    record.provenance.insert(u"/education/0/gpa"_s, {place});
    return record;
}

} // namespace

void TestDocumentPane::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    auto season = Season::create(m_folder->filePath(u"s.bole"_s), u"Test"_s);
    QVERIFY(season);
    m_season = std::move(*season);
    m_me = m_season->reviewers().add({{}, u"Ada"_s, u"A"_s, u"#2f5fb3"_s, {}, {}}).value();
    m_other = m_season->reviewers().add({{}, u"Bo"_s, u"B"_s, u"#bb3630"_s, {}, {}}).value();
    auto source = std::make_unique<FakePageSource>();
    m_source = source.get();
    m_first = add(u"sha-one"_s, {cv(u"Mira Okaduwe"_s)}, recordOf(u"Mira Okaduwe"_s));
    m_second = add(u"sha-two"_s, {cv(u"Soren Haldvik"_s)}, recordOf(u"Soren Haldvik"_s));

    m_pool = std::make_unique<ReaderPool>(ReaderPool::Options{u"/nonexistent"_s, 1, {}});
    m_actions = std::make_unique<ActionTable>();
    m_dialogs = std::make_unique<ScriptedDialogs>();
    m_work = std::make_unique<WorkKeeper>();
    m_openDesk = std::make_unique<OpenDesk>(*m_work);
    m_position = std::make_unique<ReadingPosition>(*m_openDesk);
    m_announcements = std::make_unique<Announcements>(*m_openDesk);
    m_desk = std::make_unique<Desk>(*m_season, *m_work, m_me);
    m_openDesk->setDesk(m_desk.get());
    m_pane = std::make_unique<DocumentPane>(*m_openDesk, *m_position, *m_announcements, *m_pool,
                                            *m_actions, *m_dialogs, std::move(source));
    m_pane->resize(800, 600);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
}

void TestDocumentPane::cleanup()
{
    m_pane.reset();
    m_openDesk->setDesk(nullptr);
    m_desk.reset();
    m_announcements.reset();
    m_position.reset();
    m_openDesk.reset();
    m_work.reset();
    m_dialogs.reset();
    m_actions.reset();
    m_pool.reset();
    m_season.reset();
    m_folder.reset();
}

ApplicantId TestDocumentPane::add(const QString &sha256, const QList<PageText> &pages,
                                  const Record &record)
{
    m_source->add(sha256, pages);
    const ApplicantId applicant = m_season->applicants().create().value();
    Document document;
    document.applicant = applicant;
    document.fileName = u"okaduwe-cv.pdf"_s;
    document.kind = DocumentKind::Pdf;
    document.sha256 = sha256;
    const DocumentId id = m_season->documents().add(document, sha256.toUtf8()).value();
    document.role = DocumentRole::Letter;
    document.sha256 = sha256 + u"-letter"_s;
    m_source->add(document.sha256, {PageMaker().line(50, 50, u"Dear committee"_s).page()});
    (void)m_season->documents().add(document, document.sha256.toUtf8()).value();
    (void)m_season->records().add(applicant, record, id);
    return applicant;
}

QPoint TestDocumentPane::at(int page, QPointF point) const
{
    const QRectF box = pages().pageLayout().fromPage(page, QRectF(point, QSizeF(0, 0)));
    return (box.topLeft() - pages().scrollPosition()).toPoint();
}

void TestDocumentPane::showsTheApplicantsDocuments()
{
    m_position->setApplicant(m_first);
    QCOMPARE(m_pane->view().tabs().size(), 2);
    QTRY_COMPARE(pages().pageLayout().pageCount(), 1);
    QCOMPARE(m_position->document(), m_pane->view().current());
    m_actions->action("next-document")->trigger();
    QTRY_COMPARE(pages().document()->source().sha256, u"sha-one-letter"_s);
    QCOMPARE(m_position->document(), m_pane->view().current());
    m_position->setApplicant({});
    QVERIFY(m_pane->view().tabs().isEmpty());
}

void TestDocumentPane::neverNamesATabAfterTheFile()
{
    m_position->setApplicant(m_first);
    for (const DocumentTab &tab : m_pane->view().tabs())
        QVERIFY(!tab.title.contains(u"okaduwe"));
}

void TestDocumentPane::lightsUpTheFocusedField()
{
    m_position->setApplicant(m_first);
    m_position->focusField(u"/education/0/gpa/value"_s); // before the pages are there
    QTRY_COMPARE(pages().overlay().lit.size(), 1);
    const QRectF lit = pages().overlay().lit.first().rect;
    QVERIFY(qAbs(lit.left() - 70) < 0.1 && qAbs(lit.top() - 70) < 0.1);
    m_position->focusField(u"/skills"_s);
    QVERIFY(pages().overlay().lit.isEmpty());
}

void TestDocumentPane::focusesTheFieldThatIsClicked()
{
    m_position->setApplicant(m_first);
    QTRY_VERIFY(!pages().overlay().fields.isEmpty());
    QTRY_COMPARE(pages().pageLayout().pageCount(), 1);
    QSignalSpy hovered(m_position.get(), &ReadingPosition::fieldHovered);
    QTest::mouseMove(pages().viewport(), at(0, {80, 75}));
    QTRY_COMPARE(hovered.size(), 1);
    QTest::mouseClick(pages().viewport(), Qt::LeftButton, {}, at(0, {80, 75}));
    QTRY_COMPARE(m_position->field(), u"/education/0/gpa"_s); // once it is no double click
}

void TestDocumentPane::tellsWhatIsSelected()
{
    m_position->setApplicant(m_first);
    QTRY_VERIFY(pages().document() && pages().document()->pageCount() == 1 &&
                pages().document()->hasText(0));
    QTest::mouseDClick(pages().viewport(), Qt::LeftButton, {}, at(0, {52, 75}));
    QCOMPARE(m_position->selection().text, u"GPA"_s);
    QCOMPARE(m_position->selection().document, m_pane->view().current());
    QCOMPARE(m_position->selection().places.size(), 1);
    QSignalSpy fill(m_actions->action("fill-from-selection"), &QAction::triggered);
    QTest::keyClick(&pages(), Qt::Key_Return);
    QCOMPARE(fill.size(), 1);
    m_position->setApplicant(m_second);
    QVERIFY(m_position->selection().isEmpty());
}

void TestDocumentPane::preparesTheNeighbours()
{
    m_position->setOrder({m_first, m_second});
    m_position->setApplicant(m_first);
    const auto asked = [this](const QString &sha256) {
        return std::ranges::any_of(m_source->imageRequests,
                                   [&](const auto &request) { return request.sha256 == sha256; });
    };
    QTRY_VERIFY(asked(u"sha-two"_s));
    // In the size in which it will be shown.
    QTRY_COMPARE(m_source->imageRequests.last().sha256, u"sha-two"_s);
    QTRY_COMPARE(m_pane->view().images().openRequests(), 0);
    m_source->held = true;
    QSignalSpy painted(m_pane.get(), &DocumentPane::firstPagePainted);
    m_position->goToNext();
    QTRY_VERIFY(!painted.isEmpty());
    QVERIFY(painted.first().at(2).toBool());
}

void TestDocumentPane::asksBeforeItOpensALink()
{
    QList<QUrl> opened;
    m_pane->setUrlOpener([&opened](const QUrl &url) { opened.append(url); });
    m_position->setApplicant(m_first);
    QTRY_VERIFY(pages().document() && pages().document()->pageCount() == 1 &&
                pages().document()->hasText(0));
    m_dialogs->answers = {2, 0};
    QTest::mouseClick(pages().viewport(), Qt::LeftButton, {}, at(0, {60, 95}));
    QCOMPARE(m_dialogs->questions.size(), 1);
    QVERIFY(m_dialogs->questions.first().explanation.contains(u"https://example.org/paper"));
    QVERIFY(opened.isEmpty());
    QTest::mouseClick(pages().viewport(), Qt::LeftButton, {}, at(0, {60, 95}));
    QCOMPARE(opened, QList<QUrl>{QUrl(u"https://example.org/paper"_s)});
}

void TestDocumentPane::doesNotOpenOddLinks()
{
    m_pane->setUrlOpener([](const QUrl &) { QFAIL("opened"); });
    emit pages().linkActivated(Link{{}, u"file:///etc/passwd"_s, 0});
    emit pages().linkActivated(Link{{}, u"javascript:alert(1)"_s, 0});
    QCOMPARE(m_dialogs->said.size(), 2);
    QVERIFY(m_dialogs->questions.isEmpty());
}

void TestDocumentPane::showsAnAddressAsItIs()
{
    // An override and a letter of another script: it would look like another address.
    emit pages().linkActivated(Link{{}, u"https://ex\u0430mple.org/\u202egro"_s, 0});
    QCOMPARE(m_dialogs->questions.size(), 1);
    QCOMPARE(m_dialogs->questions.first().explanation,
             u"https://xn--exmple-4nf.org/%E2%80%AEgro"_s);
}

void TestDocumentPane::keepsHighlightsInTheSeason()
{
    m_position->setApplicant(m_first);
    QTRY_VERIFY(pages().document() && pages().document()->pageCount() == 1 &&
                pages().document()->hasText(0));
    QTest::mouseDClick(pages().viewport(), Qt::LeftButton, {}, at(0, {52, 75}));
    m_dialogs->texts = {u"strong"_s, u"very strong"_s};
    m_actions->action("highlight-selection")->trigger();
    const auto stored = [this] {
        return m_season->highlights().ofDocument(m_pane->view().current()).value();
    };
    QCOMPARE(stored().size(), 1);
    QCOMPARE(stored().first().comment, u"strong"_s);
    QCOMPARE(stored().first().quote, u"GPA"_s);
    QCOMPARE(stored().first().reviewer, m_me);
    QCOMPARE(pages().overlay().highlights.size(), 1);
    QCOMPARE(m_pane->view().highlights().model()->rowCount(), 1);
    const HighlightId id = stored().first().id;
    emit m_pane->view().highlights().editRequested(id);
    QCOMPARE(stored().first().comment, u"very strong"_s);
    emit m_pane->view().highlights().removeRequested(id);
    QVERIFY(stored().isEmpty());
    QVERIFY(m_season->history().undo(m_me));
    QCOMPARE(stored().size(), 1);
    QTRY_COMPARE(pages().overlay().highlights.size(), 1);
    emit pages().areaDrawn({0, QRectF(100, 100, 50, 50)});
    QCOMPARE(stored().size(), 1); // no comment was prepared: as if cancelled
}

void TestDocumentPane::hidesOthersHighlightsUntilISubmit()
{
    m_position->setApplicant(m_first);
    Highlight highlight;
    highlight.document = m_pane->view().current();
    highlight.reviewer = m_other;
    highlight.comment = u"weak"_s;
    highlight.quote = u"GPA"_s;
    Place place;
    place.page = 1;
    place.rect = QRectF(0.1, 0.1, 0.1, 0.1);
    highlight.places = {place};
    QVERIFY(m_season->highlights().add(highlight));
    QTRY_COMPARE(pages().pageLayout().pageCount(), 1);
    QVERIFY(pages().overlay().highlights.isEmpty());
    QCOMPARE(m_pane->view().highlights().model()->rowCount(), 0);
    QVERIFY(m_season->settings().setValue(Visibility::settingKey(),
                                          Visibility::toJson(OthersShown::Always)));
    QTRY_COMPARE(pages().overlay().highlights.size(), 1);
}

void TestDocumentPane::coversTheNameWhenBlind()
{
    BlindnessChoice choice;
    choice.season = usualBlindFields;
    QVERIFY(m_season->settings().setValue(BlindnessChoice::settingKey(), choice.toJson()));
    m_position->setApplicant(m_first);
    QTRY_VERIFY(pages().document() && pages().document()->pageCount() == 1 &&
                pages().document()->hasText(0));
    QVERIFY(!pages().document()->flow(0).text().contains(u"Okaduwe"));
    QVERIFY(pages().document()->flow(0).text().contains(u"GPA"));
    QTRY_COMPARE(m_pane->view().images().openRequests(), 0);
    QVERIFY(!m_source->imageRequests.isEmpty());
    for (const FakePageSource::Request &request : m_source->imageRequests) {
        if (request.sha256 == u"sha-one")
            QVERIFY(!request.image.covered.isEmpty());
    }
    choice.season = {};
    QVERIFY(m_season->settings().setValue(BlindnessChoice::settingKey(), choice.toJson()));
    QTRY_VERIFY(pages().document()->flow(0).text().contains(u"Okaduwe"));
}

void TestDocumentPane::tellsHowLongTheFirstPageTook()
{
    QSignalSpy painted(m_pane.get(), &DocumentPane::firstPagePainted);
    m_position->setApplicant(m_first);
    QTRY_VERIFY(!painted.isEmpty() && painted.last().at(2).toBool());
    QCOMPARE(painted.first().at(0).value<ApplicantId>(), m_first);
    QVERIFY(painted.first().at(1).toDouble() > 0);
}

void TestDocumentPane::newDocument_hasADotUntilItIsShown()
{
    QVERIFY(m_season->applicants().markSeen({m_first}, m_me));
    m_position->setApplicant(m_first);
    const auto texts = [this] {
        QStringList shown;
        const auto *bar = m_pane->findChild<QTabBar *>();
        for (int i = 0; i < bar->count(); ++i)
            shown.append(bar->tabText(i));
        return shown;
    };
    QCOMPARE(texts(), (QStringList{u"● CV"_s, u"● Letter"_s}));
    QTRY_COMPARE(texts(), (QStringList{u"CV"_s, u"● Letter"_s}));
    m_actions->action("next-document")->trigger();
    QTRY_COMPARE(texts(), (QStringList{u"CV"_s, u"Letter"_s}));
    QCOMPARE(m_pane->findChild<QTabBar *>()->currentIndex(), 1);
}

void TestDocumentPane::offersOnAPageWhatCanBeDoneThere()
{
    m_position->setApplicant(m_first);
    QTRY_VERIFY(pages().document() && pages().document()->hasAllText());
    m_pane->setTakeMenu([](QMenu &menu) { menu.addAction(u"Name"_s); });
    QSignalSpy wanted(m_pane.get(), &DocumentPane::formWanted);
    QStringList offered;
    QTimer::singleShot(0, m_pane.get(), [&] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (!action->isSeparator())
                offered.append(action->text() + (action->isEnabled() ? u""_s : u" (grey)"_s));
            if (action->objectName() == u"look-up")
                action->trigger();
        }
        menu->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, at(0, QPointF(55, 55)),
                            pages().viewport()->mapToGlobal(at(0, QPointF(55, 55))));
    QApplication::sendEvent(pages().viewport(), &event);
    // The word under the pointer was taken.
    QCOMPARE(m_position->selection().text, u"Mira"_s);
    QCOMPARE(offered.first(), u"Copy"_s);
    QVERIFY(offered.contains(u"Take into"_s));
    QVERIFY2(offered.join(u'|').contains(u"Cite"), qPrintable(offered.join(u'|')));
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(m_position->field(), u"/basics/name"_s);
}

QTEST_MAIN(TestDocumentPane)
#include "tst_documentpane.moc"
