// SPDX-License-Identifier: GPL-3.0-or-later
#include "hostiledocuments.h"

#include "model/record/visibletext.h"
#include "model/review/review.h"
#include "model/season/query.h"
#include "model/season/reviewstore.h"
#include "tests/views/support/importing.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/common/emptystate.h"
#include "views/document/documentpane.h"
#include "views/document/pageview.h"
#include "views/document/passwordpanel.h"
#include "views/import/importdialog.h"
#include "views/review/reviewpane.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QDropEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QMimeData>
#include <QTimer>

using namespace Bole;
using namespace Bole::Tests;
using namespace Bole::Faults;
using namespace Qt::StringLiterals;

namespace {

// On the clock, for what has limits of its own: only a hang takes so long.
constexpr int patience = 120'000;

ReaderPool::Options shortLimits()
{
    ReaderPool::Options options;
    options.limits.millisecondsPerDocument = 1'000;
    options.limits.millisecondsPerOcrPage = 3'000;
    return options;
}

/// How long the window's event loop stood still at most, and at which document: to be read, not to
/// be tested, because a busy machine stands still as well.
class Heartbeat
{
public:
    Heartbeat()
    {
        m_timer.setInterval(10);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
        m_since.start();
        m_timer.start();
    }

    void at(const QString &name) { m_name = name; }
    QString worst() const { return u"%1 ms at %2"_s.arg(m_longest).arg(m_where); }

private:
    void beat()
    {
        if (const qint64 gap = m_since.restart(); gap > m_longest) {
            m_longest = gap;
            m_where = m_name;
        }
    }

    QTimer m_timer;
    QElapsedTimer m_since;
    QString m_name;
    QString m_where;
    qint64 m_longest = 0;
};

/// A sentence, and not a code or nothing.
bool isInWords(const QString &text)
{
    return text.count(u' ') >= 3 || text.count(u'，') > 0;
}

QString labels(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>())
        texts.append(label->text());
    return texts.join(u'\n').trimmed();
}

} // namespace

/// Damaged and hostile documents in the program's own window, with its own readers.
class TestHostileWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_documents.make()); }
    void documents_areShownOrRefusedInWords_andTheWindowGoesOn();
    void droppedFolder_endsInAReportWithReasons();

private:
    struct Desk;

    HostileDocuments m_documents;
};

struct TestHostileWindow::Desk
{
    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    Workbench bench{dialogs, folder.path(), shortLimits()};
    DocumentPane *pane = bench.window.findChild<DocumentPane *>();

    explicit Desk(HostileSeason &season)
    {
        season.season.reset();
        bench.language.setCurrent(u"en"_s);
        bench.settings.setReviewerOf(season.path, season.reviewer.value);
        bench.window.resize(1600, 960);
        bench.window.show();
        bench.window.seasons().open(season.path);
        bench.actions.action("show-document-side")->setChecked(true);
        bench.window.showFacts(1); // the text's source, which is the applicant's, too
    }

    Season &season() { return seasonOf(bench.openDesk); }
    OpenDocument *document() const { return pane->view().pages().document(); }

    /// Everything that was asked for the document has come or failed.
    bool hasEnded() const
    {
        if (!document() || document()->state() == OpenDocument::State::Loading)
            return false;
        return document()->state() != OpenDocument::State::Ready ||
               pane->view().images().openRequests() == 0;
    }

    /// What the pane says where it shows no page.
    QString reason() const
    {
        switch (document()->state()) {
        case OpenDocument::State::Failed:
            for (const EmptyState *empty : pane->findChildren<EmptyState *>()) {
                if (empty->isVisible())
                    return labels(*empty);
            }
            return {};
        case OpenDocument::State::NeedsPassword:
            return labels(*pane->findChild<PasswordPanel *>());
        default:
            return pane->view().pages().messageFor(0);
        }
    }
    bool showsPage() const
    {
        return document()->state() == OpenDocument::State::Ready &&
               !pane->view().images().preview(*document(), 0).isNull();
    }
};

void TestHostileWindow::documents_areShownOrRefusedInWords_andTheWindowGoesOn()
{
    HostileSeason made(m_documents);
    QStringList complaints;
    QMap<QString, int> ends;
    Heartbeat heart;
    {
        Desk desk(made);
        QVERIFY(QTest::qWaitForWindowExposed(&desk.bench.window));
        for (const auto &[applicant, name] : made.names.asKeyValueRange()) {
            heart.at(name);
            desk.bench.position.setApplicant(applicant);
            if (!QTest::qWaitFor([&] { return desk.hasEnded(); }, patience)) {
                complaints.append(name + u": neither shown nor refused"_s);
                continue;
            }
            const QString reason = desk.reason();
            if (!desk.showsPage() && !isInWords(reason))
                complaints.append(name + u": no reason in words: "_s + reason);
            ++ends[desk.showsPage() ? u"shown"_s : reason.simplified()];
        }

        heart.at(u"the sound one"_s);
        desk.bench.position.setApplicant(made.sound);
        QTRY_VERIFY_WITH_TIMEOUT(desk.hasEnded() && desk.showsPage(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(desk.document()->hasText(0), patience);
        QVERIFY(!desk.document()->flow(0).text().isEmpty());
        desk.bench.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.bench.window));
        desk.bench.actions.action("focus-review")->trigger();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_4);
        BOLE_GET(review, desk.season().reviews().find(made.sound, made.reviewer));
        QVERIFY(review.has_value());
        QCOMPARE(review->content.scores.size(), 1);
        QCOMPARE(review->content.scores.first().level, 4);
        QVERIFY(!childProcesses().isEmpty());
    }
    QCOMPARE(childProcesses(), QStringList());
    made.reopen();
    {
        Query check(made.season->database(), u"PRAGMA integrity_check"_s);
        QVERIFY(check.next());
        QCOMPARE(check.text(0), u"ok"_s);
    }
    QCOMPARE(wholeApplicants(*made.season), int(made.names.size()) + 1);
    for (const auto &[end, count] : ends.asKeyValueRange())
        qInfo("%5d × %s", count, qPrintable(end));
    qInfo("longest standstill of the window: %s", qPrintable(heart.worst()));
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

void TestHostileWindow::droppedFolder_endsInAReportWithReasons()
{
    HostileSeason made{HostileDocuments()}; // the sound one alone
    {
        Desk desk(made);
        QVERIFY(QTest::qWaitForWindowExposed(&desk.bench.window));
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(m_documents.path())});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&desk.bench.window, &enter);
        QDropEvent drop({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&desk.bench.window, &drop);
        QTRY_VERIFY(desk.bench.window.findChild<ImportDialog *>());
        auto *dialog = desk.bench.window.findChild<ImportDialog *>();
        QVERIFY(agreeToPlan(*dialog));
        // As many times as there are documents: each has limits of its own.
        QTRY_VERIFY_WITH_TIMEOUT(isReported(*dialog), patience * 10);
        const QString text = dialog->reportText();
        const QString failed = text.section(u"Failed:\n"_s, 1).section(u"\n\n"_s, 0, 0);
        QVERIFY2(!failed.isEmpty(), qPrintable(text));
        for (const QString &line : failed.split(u'\n', Qt::SkipEmptyParts))
            QVERIFY2(isInWords(line.section(u": "_s, 1)), qPrintable(line));
        for (const QString &name : m_documents.names())
            QVERIFY2(text.contains(name), qPrintable(name + u'\n' + text));
        dialog->accept();
        BOLE_GET(rows, desk.season().applicants().list());
        QVERIFY(rows.size() > 1);
        for (const ApplicantRow &row : rows)
            QCOMPARE(row.name, withoutInvisible(row.name));
        desk.bench.position.setApplicant(made.sound);
        QTRY_VERIFY_WITH_TIMEOUT(desk.hasEnded() && desk.showsPage(), patience);
    }
    QCOMPARE(childProcesses(), QStringList());
    const QString table = made.folder.filePath(u"all.csv"_s);
    const Run exported = bole({u"export"_s, made.path, u"--all"_s, u"-o"_s, table});
    QVERIFY2(exported.exitCode == 0, qPrintable(exported.all()));
    const QString cells = QString::fromUtf8(contents(table)).remove(0, 1); // its byte order mark
    QVERIFY(cells.contains(u"ariM"_s)); // from bidi.md, as it is read without its override
    QCOMPARE(cells, withoutInvisible(cells));
}

QTEST_MAIN(TestHostileWindow)
#include "tst_hostilewindow.moc"
