// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "model/record/recordjson.h"
#include "model/season/applicantstore.h"
#include "model/season/documentstore.h"
#include "model/season/history.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/source/differencepanel.h"
#include "views/source/sourcepane.h"

#include <QFile>
#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace Bole;
using namespace Qt::StringLiterals;

/// The source pane on a CV of the sample: its text, the fields and the page stay together, and what
/// is read again from a corrected text is accepted one by one.
class TestSourcePane : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void field_isMarkedInTheText();
    void cursor_leadsToTheFieldAndThePage();
    void correctedText_isReadAgainAndAccepted();
    void whatAPersonSaid_isNotProposed();
    void everything_isAcceptedAsOneStep();
    void aLaterOne_isAcceptedBeforeAnEarlier_andSeveralAtOnce();
    void textAsRead_comesBack();
    void json_isTheRecord();
    void endlessText_isShownInPart_andNotEdited_data();
    void endlessText_isShownInPart_andNotEdited();
    void writtenOut_isTiedToTheFields_data();
    void writtenOut_isTiedToTheFields();

private:
    void replaceInText(const QString &what, const QString &by);
    void readAgain();
    QString markedText() const;
    QTreeWidget *list() const { return m_pane->findChild<QTreeWidget *>(u"differences"_s); }
    Record record() const { return m_season->records().current(m_applicant).value(); }
    void clickAt(const QString &text);

    QTemporaryDir m_folder;
    int m_number = 0;
    QByteArray m_bytes;
    Understanding m_read;
    ReaderPool m_readers;
    ActionTable m_actions;
    ScriptedDialogs m_dialogs;
    std::unique_ptr<Season> m_season;
    std::unique_ptr<WorkKeeper> m_work;
    std::unique_ptr<OpenDesk> m_openDesk;
    std::unique_ptr<ReadingPosition> m_position;
    std::unique_ptr<Announcements> m_announcements;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<SourcePane> m_pane;
    ApplicantId m_applicant;
    DocumentId m_document;
    ReviewerId m_reviewer;
};

void TestSourcePane::initTestCase()
{
    QFile file(QStringLiteral(BOLE_SAMPLE) + u"/cv/01-jiang-xiaozhao.pdf"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_bytes = file.readAll();
    bool isRead = false;
    m_readers.requestRecord(DocumentSource::fromBytes(m_bytes, DocumentKind::Pdf), u"cv.pdf"_s,
                            {2026, 11, 1}, this, [&](const Result<Understanding> &reading) {
                                QVERIFY(reading.has_value());
                                m_read = *reading;
                                isRead = true;
                            });
    QTRY_VERIFY_WITH_TIMEOUT(isRead, 30000);
    QCOMPARE(m_read.record.education.value(0).gpa, (Grade{3.86, 4.0}));
}

void TestSourcePane::init()
{
    m_season = Season::create(m_folder.filePath(u"%1.bole"_s.arg(++m_number)), u"Test"_s).value();
    m_reviewer = m_season->reviewers().add({{}, u"Ada Quill"_s, u"AQ"_s, {}, {}, {}}).value();
    m_applicant = m_season->applicants().create().value();
    Document document;
    document.applicant = m_applicant;
    document.fileName = u"cv.pdf"_s;
    document.kind = DocumentKind::Pdf;
    document.pages = m_read.record.source.pages;
    m_document = m_season->documents().add(document, m_bytes, m_read.text).value();
    QVERIFY(m_season->records().add(m_applicant, m_read.record, m_document).has_value());

    m_work = std::make_unique<WorkKeeper>();
    m_openDesk = std::make_unique<OpenDesk>(*m_work);
    m_position = std::make_unique<ReadingPosition>(*m_openDesk);
    m_announcements = std::make_unique<Announcements>(*m_openDesk);
    m_desk = std::make_unique<Desk>(*m_season, *m_work, m_reviewer);
    m_openDesk->setDesk(m_desk.get());
    m_pane = std::make_unique<SourcePane>(*m_openDesk, *m_position, *m_announcements, m_readers,
                                          *m_work, m_actions, m_dialogs);
    m_position->setApplicant(m_applicant);
    m_position->setDocument(m_document);
    m_pane->resize(500, 700);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    QVERIFY(m_pane->editor()->toPlainText().contains(u"3.86/4.0"));
    m_pane->editor()->clearFocus(); // the reader is elsewhere: in the fields, or on the page
}

void TestSourcePane::cleanup()
{
    m_pane.reset();
    m_openDesk->setDesk(nullptr);
    m_desk.reset();
    m_announcements.reset();
    m_position.reset();
    m_openDesk.reset();
    m_work.reset();
    m_season.reset();
    m_dialogs = {};
}

QString TestSourcePane::markedText() const
{
    const auto marks = m_pane->editor()->extraSelections();
    return marks.isEmpty() ? QString() : marks.first().cursor.selectedText();
}

void TestSourcePane::clickAt(const QString &text)
{
    QPlainTextEdit *editor = m_pane->editor();
    editor->setFocus();
    QTextCursor cursor = editor->document()->find(text);
    QVERIFY(!cursor.isNull());
    cursor.setPosition(cursor.selectionStart() + 1);
    editor->setTextCursor(cursor);
    editor->ensureCursorVisible();
    QTest::mouseClick(editor->viewport(), Qt::LeftButton, {}, editor->cursorRect(cursor).center());
}

void TestSourcePane::replaceInText(const QString &what, const QString &by)
{
    QPlainTextEdit *editor = m_pane->editor();
    QTextCursor cursor = editor->document()->find(what);
    QVERIFY2(!cursor.isNull(), qPrintable(what));
    editor->setTextCursor(cursor);
    QTest::keyClicks(editor, by);
}

void TestSourcePane::readAgain()
{
    QSignalSpy finished(m_pane.get(), &SourcePane::readingFinished);
    m_actions.action("read-again")->trigger();
    QVERIFY(finished.wait(30000));
    QVERIFY(finished.first().first().toBool());
}

void TestSourcePane::field_isMarkedInTheText()
{
    m_position->focusField(u"/education/0/gpa"_s);
    // The words arrive from the reader by and by.
    QTRY_VERIFY2(markedText().contains(u"3.86/4.0"), qPrintable(markedText()));
    QVERIFY(markedText().size() < 16);
    m_position->focusField(u"/education/1/gpa"_s);
    QVERIFY2(markedText().contains(u"3.89/4.0"), qPrintable(markedText()));
}

void TestSourcePane::cursor_leadsToTheFieldAndThePage()
{
    m_position->focusField(u"/education/0/gpa"_s);
    QTRY_VERIFY(markedText().contains(u"3.86/4.0"));
    clickAt(u"3.89/4.0"_s);
    QTRY_COMPARE(m_position->field(), u"/education/1/gpa"_s);
    // A line that no value was read from is at least shown on the page.
    QSignalSpy shown(m_position.get(), &ReadingPosition::placesShown);
    clickAt(u"优秀"_s);
    QTRY_VERIFY(m_position->field() != u"/education/1/gpa"_s || !shown.isEmpty());
}

void TestSourcePane::correctedText_isReadAgainAndAccepted()
{
    m_position->focusField(u"/education/0/gpa"_s);
    QTRY_VERIFY(markedText().contains(u"3.86/4.0"));
    const QList<Place> placesBefore = record().provenance.value(u"/education/1/gpa"_s);
    replaceInText(u"3.86/4.0"_s, u"3.96/4.0"_s);
    readAgain();
    QCOMPARE(m_season->documents().source(m_document)->edited, m_pane->editor()->toPlainText());

    QVERIFY(m_pane->differences()->isVisible());
    QTreeWidget *differences = list();
    auto rows = differences->findItems(u"3.96"_s, Qt::MatchContains, 2);
    rows.removeIf([](const QTreeWidgetItem *row) { return !row->text(0).startsWith(u"GPA"); });
    QCOMPARE(rows.size(), 1);
    QVERIFY(rows.first()->text(1).contains(u"3.86"));
    QCOMPARE(record().education[0].gpa, (Grade{3.86, 4.0})); // nothing without a yes
    const int before = differences->topLevelItemCount();

    differences->setCurrentItem(rows.first());
    QTest::keyClick(differences, Qt::Key_Return);
    QCOMPARE(record().education[0].gpa, (Grade{3.96, 4.0}));
    QCOMPARE(differences->topLevelItemCount(), before - 1);
    // The places are still the page's.
    QCOMPARE(record().source.kind, Stored(DocumentKind::Pdf));
    QCOMPARE(record().provenance.value(u"/education/1/gpa"_s).size(), placesBefore.size());
    for (const auto &places : record().provenance) {
        for (const Place &place : places)
            QCOMPARE(place.line, 0);
    }
}

void TestSourcePane::whatAPersonSaid_isNotProposed()
{
    QVERIFY(m_season->records()
                .apply(m_applicant, Edit::confirm(u"/education/0/gpa"_s), m_reviewer)
                .has_value());
    replaceInText(u"3.86/4.0"_s, u"1.11/4.0"_s);
    replaceInText(u"3.89/4.0"_s, u"3.99/4.0"_s);
    readAgain();
    for (const QTreeWidgetItem *row : list()->findItems(u"1.11"_s, Qt::MatchContains, 2))
        QVERIFY2(!row->text(0).startsWith(u"GPA"), qPrintable(row->text(0)));
    QVERIFY(!list()->findItems(u"3.99"_s, Qt::MatchContains, 2).isEmpty());
    QTest::keyClick(list(), Qt::Key_Escape);
    QVERIFY(!m_pane->differences()->isVisible());
    QCOMPARE(record().education[0].gpa, (Grade{3.86, 4.0}));
    QCOMPARE(record().education[1].gpa, (Grade{3.89, 4.0}));
}

void TestSourcePane::everything_isAcceptedAsOneStep()
{
    replaceInText(u"3.86/4.0"_s, u"3.96/4.0"_s);
    replaceInText(u"3.89/4.0"_s, u"3.99/4.0"_s);
    readAgain();
    m_pane->differences()->acceptAll();
    QCOMPARE(record().education[0].gpa, (Grade{3.96, 4.0}));
    QCOMPARE(record().education[1].gpa, (Grade{3.99, 4.0}));
    QVERIFY(!m_pane->differences()->isVisible());
    QVERIFY(m_season->history().undo(m_reviewer).has_value());
    QCOMPARE(record().education[0].gpa, (Grade{3.86, 4.0}));
    QCOMPARE(record().education[1].gpa, (Grade{3.89, 4.0}));
}

void TestSourcePane::aLaterOne_isAcceptedBeforeAnEarlier_andSeveralAtOnce()
{
    Record again = record();
    again.awards.clear();
    const QStringList titles{u"Prize of the Lake"_s, u"Medal of the Hill"_s, u"Cup of the Wood"_s};
    for (const QString &title : titles) {
        Award award;
        award.title = title;
        again.awards.append(award);
    }
    QVERIFY(m_season->records().replaceParsed(m_applicant, again, m_reviewer).has_value());
    m_pane->differences()->showFor(m_applicant);
    const auto row = [this](const QString &title) {
        return list()->findItems(title, Qt::MatchContains, 2).value(0);
    };
    QVERIFY(row(titles[2]));
    list()->setCurrentItem(row(titles[2]));
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY2(m_dialogs.errors.isEmpty(), "refused");
    QCOMPARE(record().awards.last().title, titles[2]);

    list()->setCurrentItem(row(titles[0]));
    row(titles[1])->setSelected(true);
    m_pane->differences()->acceptSelected();
    QVERIFY(!row(titles[0]));
    QVERIFY(!row(titles[1]));
    QVERIFY(m_season->history().undo(m_reviewer).has_value()); // both as one step
    m_pane->differences()->showFor(m_applicant);
    QVERIFY(row(titles[0]));
    QVERIFY(row(titles[1]));
}

void TestSourcePane::textAsRead_comesBack()
{
    const QString read = m_pane->editor()->toPlainText();
    replaceInText(u"3.86/4.0"_s, u"3.96/4.0"_s);
    QTRY_VERIFY(!m_season->documents().source(m_document)->edited.isNull());
    m_pane->forgetChanges();
    QCOMPARE(m_pane->editor()->toPlainText(), read);
    QVERIFY(m_season->documents().source(m_document)->edited.isNull());
}

void TestSourcePane::endlessText_isShownInPart_andNotEdited_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("one line") << u"word "_s.repeated(2'000'000);
    QTest::newRow("many lines") << u"2019 - 2023 Tongji University\n"_s.repeated(300'000);
    QTest::newRow("blanks") << u" \t"_s.repeated(1'000'000);
    QTest::newRow("dates") << u"2019.09-"_s.repeated(300'000);
}

void TestSourcePane::endlessText_isShownInPart_andNotEdited()
{
    QFETCH(QString, text);
    QVERIFY(m_season->documents().setText(m_document, text).has_value());
    m_position->setApplicant({});
    m_position->setApplicant(m_applicant);
    m_position->setDocument(m_document);
    QTRY_VERIFY(m_pane->editor()->isReadOnly());
    const QString shown = m_pane->editor()->toPlainText();
    QVERIFY(shown.size() > 100'000 && shown.size() < 200'000);
    for (const QString &line : shown.split(u'\n'))
        QVERIFY(line.size() <= 10'000);
    QStringList said;
    for (const QLabel *label : m_pane->findChildren<QLabel *>())
        said << label->text();
    QVERIFY(said.contains(u"Too long to be corrected; this is its beginning"_s));
    m_position->setApplicant({});
    QCOMPARE(m_season->documents().source(m_document).value().current().size(), text.size());
}

void TestSourcePane::json_isTheRecord()
{
    m_pane->setMode(SourcePane::Json);
    QVERIFY(m_pane->editor()->isReadOnly());
    QCOMPARE(QJsonDocument::fromJson(m_pane->editor()->toPlainText().toUtf8()).object(),
             toJson(record()));
    m_pane->setMode(SourcePane::Markdown);
    QVERIFY(m_pane->editor()->toPlainText().startsWith(u"# "));
    QVERIFY(m_pane->editor()->toPlainText().contains(u"3.86/4"));
    // The views are no text to save.
    m_pane->setMode(SourcePane::Text);
    QVERIFY(m_season->documents().source(m_document)->edited.isNull());
}

void TestSourcePane::writtenOut_isTiedToTheFields_data()
{
    QTest::addColumn<SourcePane::Mode>("mode");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("Markdown") << SourcePane::Markdown << u"3.86/4"_s << u"3.89/4"_s;
    QTest::newRow("JSON") << SourcePane::Json << u"3.86"_s << u"3.89"_s;
}

void TestSourcePane::writtenOut_isTiedToTheFields()
{
    QFETCH(SourcePane::Mode, mode);
    QFETCH(QString, first);
    QFETCH(QString, second);
    m_pane->setMode(mode);
    m_position->focusField(u"/education/0/gpa"_s);
    QVERIFY2(markedText().contains(first), qPrintable(markedText()));
    QVERIFY2(!markedText().contains(second), qPrintable(markedText()));
    clickAt(second);
    QTRY_COMPARE(m_position->field(), u"/education/1/gpa"_s);
}

QTEST_MAIN(TestSourcePane)
#include "tst_sourcepane.moc"
