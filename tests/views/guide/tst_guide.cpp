// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/committeewindow.h"
#include "views/guide/guidepages.h"
#include "views/guide/guidewindow.h"
#include "views/guide/guidewriter.h"

#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>

using namespace Bole;
using namespace Qt::StringLiterals;

/// The guide: whole in both languages, true to the window, and where it is needed.
class TestGuide : public QObject
{
    Q_OBJECT

private slots:
    void pages_areTheSameInBothLanguages();
    void namedActions_exist();
    void menuItems_areNamedByTheirActions();
    void pictures_exist();
    void links_leadToPages();
    void glossary_isKept();
    void changedKey_isInTheGuide();
    void f1_opensThePageOfTheView_data();
    void f1_opensThePageOfTheView();
    void search_findsPages();
    void language_changesThePage();
    void f1_worksInDialogs();
    void news_areShownAfterAnUpdate();
    void news_areShownAfterTheFirstVersion();
    void written_isWhole();
};

namespace {

QStringList filesOf(const QString &language)
{
    return QDir(QStringLiteral(SOURCE_FOLDER "/resources/guide/") + language)
        .entryList({u"*.md"_s}, QDir::Files, QDir::Name);
}

GuideWindow *guideOf(CommitteeWindow &window)
{
    return window.bench->window.findChild<GuideWindow *>();
}

} // namespace

void TestGuide::pages_areTheSameInBothLanguages()
{
    QStringList files;
    for (const QString &page : guidePages())
        files << page + u".md"_s;
    files.sort();
    QCOMPARE(filesOf(u"en"_s), files);
    QCOMPARE(filesOf(u"zh_CN"_s), files);
    static const QRegularExpression heading(u"^#+ "_s, QRegularExpression::MultilineOption);
    static const QRegularExpression named(u"\\{\\{[a-z0-9-]+\\}\\}|\\[\\[[a-z0-9-]+\\]\\]"_s);
    for (const QString &page : guidePages()) {
        const QString english = guideSource(page, u"en"_s);
        const QString chinese = guideSource(page, u"zh_CN"_s);
        QVERIFY2(english.size() > 500 && chinese.size() > 200, qPrintable(page));
        QCOMPARE(chinese.count(heading), english.count(heading));
        QSet<QString> here;
        QSet<QString> there;
        for (const auto &match : named.globalMatch(english))
            here.insert(match.captured());
        for (const auto &match : named.globalMatch(chinese))
            there.insert(match.captured());
        QVERIFY2(
            here == there,
            qPrintable(page + u": "_s +
                       QStringList((here - there).values() + (there - here).values()).join(u' ')));
    }
}

void TestGuide::namedActions_exist()
{
    QSet<QString> ids;
    for (const ActionRow &row : actionRows())
        ids.insert(QString::fromLatin1(row.id));
    static const QRegularExpression named(u"\\{\\{([^}]*)\\}\\}|\\[\\[([^\\]]*)\\]\\]"_s);
    int count = 0;
    for (const QString &language : WindowLanguage::all()) {
        for (const QString &page : guidePages()) {
            for (const auto &match : named.globalMatch(guideSource(page, language))) {
                const QString id = match.captured(1) + match.captured(2);
                QVERIFY2(ids.contains(id), qPrintable(page + u": "_s + id));
                ++count;
            }
        }
    }
    QVERIFY(count > 150);
    // A key that is promised is there.
    const ActionTable actions;
    static const QRegularExpression key(u"\\{\\{([^}]*)\\}\\}"_s);
    for (const QString &page : guidePages()) {
        for (const auto &match : key.globalMatch(guideSource(page, u"en"_s)))
            QVERIFY2(!actions.shortcuts(match.captured(1).toLatin1()).isEmpty(),
                     qPrintable(match.captured(1)));
    }
}

/// An arrow between words would be a menu item that nobody keeps in step with the menus.
void TestGuide::menuItems_areNamedByTheirActions()
{
    for (const QString &language : WindowLanguage::all()) {
        for (const QString &page : guidePages())
            QVERIFY2(!guideSource(page, language).contains(u" → "), qPrintable(page));
    }
}

void TestGuide::pictures_exist()
{
    static const QRegularExpression picture(u"!\\[[^\\]]+\\]\\(([^)]+)\\)"_s);
    int count = 0;
    for (const QString &language : WindowLanguage::all()) {
        for (const QString &page : guidePages()) {
            for (const auto &match : picture.globalMatch(guideSource(page, language))) {
                const QImage image(guidePictures(language) + u'/' + match.captured(1));
                QVERIFY2(image.width() >= 1000, qPrintable(language + match.captured(1)));
                ++count;
            }
        }
    }
    QVERIFY(count >= 10);
}

void TestGuide::links_leadToPages()
{
    static const QRegularExpression link(u"(?<!!)\\[[^\\]]+\\]\\(([^)]+)\\.md\\)"_s);
    for (const QString &language : WindowLanguage::all()) {
        for (const QString &page : guidePages()) {
            for (const auto &match : link.globalMatch(guideSource(page, language)))
                QVERIFY2(guidePages().contains(match.captured(1)), qPrintable(match.captured(1)));
        }
    }
}

/// The same words as the window: docs/words.md.
void TestGuide::glossary_isKept()
{
    QFile words(QStringLiteral(SOURCE_FOLDER "/docs/words.md"));
    QVERIFY(words.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(words.readAll()).split(u'\n');
    for (const QString &line : lines) {
        const QStringList cells = line.split(u'|');
        if (cells.size() != 7 || line.startsWith(u"|---") || line.startsWith(u"| English"))
            continue;
        const auto check = [](const QString &word, const QString &language) {
            for (const QString &page : guidePages())
                QVERIFY2(
                    word.trimmed().isEmpty() ||
                        !guideSource(page, language).contains(word.trimmed(), Qt::CaseInsensitive),
                    qPrintable(page + u": "_s + word));
        };
        for (const QString &word : cells[4].split(u','))
            check(word, u"en"_s);
        for (const QString &word : cells[5].split(u'、'))
            check(word, u"zh_CN"_s);
    }
    // Keys as keyboards have them.
    for (const QString &language : WindowLanguage::all()) {
        for (const QString &page : guidePages()) {
            for (const QString &key : {u"Delete`"_s, u"`Insert`"_s})
                QVERIFY2(!guideSource(page, language).contains(key), qPrintable(page));
        }
    }
}

void TestGuide::changedKey_isInTheGuide()
{
    ActionTable actions;
    QVERIFY(guideText(u"coordinator"_s, u"en"_s, actions).contains(u"**Ctrl+E**"));
    actions.setShortcuts("export", {QKeySequence(u"Ctrl+Alt+E"_s)});
    QVERIFY(guideText(u"coordinator"_s, u"en"_s, actions).contains(u"**Ctrl+Alt+E**"));
    QVERIFY(guideText(u"coordinator"_s, u"en"_s, actions).contains(u"*Review → Rubric…*"));
}

void TestGuide::f1_opensThePageOfTheView_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<QString>("page");
    QTest::newRow("reading") << int(MainWindow::Read) << u"reading"_s;
    QTest::newRow("comparison") << int(MainWindow::Compare) << u"comparing"_s;
    QTest::newRow("shortlist") << int(MainWindow::Shortlist) << u"shortlist"_s;
    QTest::newRow("table") << int(MainWindow::Table) << u"table"_s;
    QTest::newRow("statistics") << int(MainWindow::Statistics) << u"statistics"_s;
}

void TestGuide::f1_opensThePageOfTheView()
{
    QFETCH(int, mode);
    QFETCH(QString, page);
    CommitteeWindow window;
    QVERIFY(window.show());
    window.bench->window.setMode(MainWindow::Mode(mode));
    window.press(Qt::Key_F1);
    QVERIFY(guideOf(window));
    QVERIFY(guideOf(window)->isVisible());
    QCOMPARE(guideOf(window)->page(), page);
    if (mode != MainWindow::Read)
        return;
    guideOf(window)->close();
    window.bench->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window.bench->window));
    window.press(Qt::Key_4, Qt::AltModifier);
    window.press(Qt::Key_F1);
    QTRY_COMPARE(guideOf(window)->page(), u"reviewing"_s);
}

void TestGuide::search_findsPages()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    window.bench->window.showGuide(u"member"_s);
    auto *search = guideOf(window)->findChild<QLineEdit *>();
    auto *pages = guideOf(window)->findChild<QListWidget *>();
    QCOMPARE(pages->count(), guidePages().size());
    search->setText(u"krippendorff"_s);
    QCOMPARE(pages->count(), 1);
    QCOMPARE(guideOf(window)->page(), u"statistics"_s);
    const auto *text = guideOf(window)->findChild<QTextBrowser *>();
    QCOMPARE(text->textCursor().selectedText().toLower(), u"krippendorff"_s);
    search->setText(u"no such word anywhere"_s);
    QCOMPARE(pages->count(), 0);
    search->clear();
    QCOMPARE(pages->count(), guidePages().size());
}

void TestGuide::language_changesThePage()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    window.bench->window.showGuide(u"keyboard"_s);
    const auto *text = guideOf(window)->findChild<QTextBrowser *>();
    QVERIFY(text->toPlainText().contains(u"Without the mouse"));
    window.bench->language.setCurrent(u"zh_CN"_s);
    QCoreApplication::processEvents();
    QVERIFY(text->toPlainText().contains(u"不用鼠标"));
    QCOMPARE(guideOf(window)->page(), u"keyboard"_s);
    window.bench->language.setCurrent(u"en"_s);
}

void TestGuide::news_areShownAfterAnUpdate()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    QCoreApplication::setApplicationVersion(u"1.0"_s);
    window.bench->window.showNewsAfterUpdate(); // the first start of all
    QVERIFY(!guideOf(window));
    window.bench->window.showNewsAfterUpdate();
    QVERIFY(!guideOf(window));
    QCoreApplication::setApplicationVersion(u"1.1"_s);
    window.bench->window.showNewsAfterUpdate();
    QVERIFY(guideOf(window));
    QCOMPARE(guideOf(window)->page(), u"news"_s);
}

/// It wrote no version down.
void TestGuide::news_areShownAfterTheFirstVersion()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    window.bench->settings.setValue(Setting::WindowGeometry, window.bench->window.saveGeometry());
    QCoreApplication::setApplicationVersion(u"1.0"_s);
    window.bench->window.showNewsAfterUpdate();
    QVERIFY(guideOf(window));
    QCOMPARE(guideOf(window)->page(), u"news"_s);
}

/// A dialog keeps the window's actions from their keys, but not this one.
void TestGuide::f1_worksInDialogs()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    window.action("preferences")->trigger();
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_F1);
    auto *guide = dialog->findChild<GuideWindow *>();
    QVERIFY(guide && guide->isVisible());
    QCOMPARE(guide->page(), u"keyboard"_s);
    QTest::keyClick(dialog, Qt::Key_F1);
    QCOMPARE(dialog->findChildren<GuideWindow *>().size(), 1);
    dialog->reject();
}

void TestGuide::written_isWhole()
{
    QTemporaryDir folder;
    const ActionTable actions;
    const auto pages = writeGuide(folder.path(), u"en"_s, actions);
    QVERIFY(pages);
    QVERIFY(*pages > 5);
    QFile html(folder.filePath(u"guide-en.html"_s));
    QVERIFY(html.open(QIODevice::ReadOnly));
    const QByteArray text = html.readAll();
    QVERIFY(text.contains("Ten minutes for a member") && text.contains("What is new"));
    QVERIFY(text.contains("data:image/png;base64,"));
    QVERIFY(!text.contains("{{") && !text.contains("[["));
    // Each link leads to a page of the same file.
    static const QRegularExpression link(u"href=\"([^\"]*)\""_s);
    int links = 0;
    for (const auto &match : link.globalMatch(QString::fromUtf8(text))) {
        QVERIFY2(match.captured(1).startsWith(u'#'), qPrintable(match.captured(1)));
        const QString target = u"name=\"%1\""_s.arg(match.captured(1).mid(1));
        QVERIFY2(text.contains(target.toUtf8()), qPrintable(target));
        ++links;
    }
    QVERIFY(links >= 3);
    QFile pdf(folder.filePath(u"guide-en.pdf"_s));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(!pdf.readAll().contains(".md)"));
    QVERIFY(QFileInfo(folder.filePath(u"guide-en.pdf"_s)).size() > 50000);
}

QTEST_MAIN(TestGuide)
#include "tst_guide.moc"
