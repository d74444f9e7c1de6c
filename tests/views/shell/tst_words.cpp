// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/scripteddialogs.h"
#include "views/common/actiontable.h"
#include "views/common/reviewwords.h"
#include "views/shell/workbench.h"

#include <QFile>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QString folder = QStringLiteral(SOURCE_FOLDER);

QString textOf(const QString &path)
{
    QFile file(folder + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

struct Words
{
    QStringList english;
    QStringList chinese;
};

/// Everything that is shown: the window's sentences and the phrases of exports.
Words shownWords()
{
    Words words;
    QXmlStreamReader xml(textOf(u"/translations/bole_zh_CN.ts"_s));
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"source")
            words.english << xml.readElementText();
        else if (xml.name() == u"translation")
            words.chinese << xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    const QStringList phrases = textOf(u"/resources/words/phrases.tsv"_s).split(u'\n');
    for (const QString &line : phrases) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() > 2 && !line.startsWith(u'#')) {
            words.english << cells[1];
            words.chinese << cells[2];
        }
    }
    return words;
}

/// One column of the glossary's table, its cells taken apart.
QStringList avoided(int column, const QString &separator)
{
    QStringList found;
    const QStringList lines = textOf(u"/docs/words.md"_s).split(u'\n');
    for (const QString &line : lines) {
        const QStringList cells = line.split(u'|');
        if (cells.size() != 7 || line.startsWith(u"|---") || line.startsWith(u"| English"))
            continue;
        for (const QString &word : cells[column].split(separator, Qt::SkipEmptyParts)) {
            if (!word.trimmed().isEmpty())
                found << word.trimmed();
        }
    }
    return found;
}

QString plain(QString text)
{
    static const QRegularExpression extras(u"\\(&.\\)|&|…"_s);
    return text.remove(extras);
}

} // namespace

/// What the window says: one name for a thing, menu items that exist, keys as keyboards have them.
class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }

    void glossary_isKept();
    void mnemonics_areGivenOnceInAMenu_data() { languages(); }
    void mnemonics_areGivenOnceInAMenu();
    void namedMenuItems_exist_data() { languages(); }
    void namedMenuItems_exist();
    void keys_areNamedAsOnKeyboards_data() { languages(); }
    void keys_areNamedAsOnKeyboards();
    void numbers_areWrittenAsPeopleDo();

private:
    static void languages();
    void speak();
    void checkMenu(const QMenu *menu, bool everyItem = true);

    QTemporaryDir m_folder;
    ScriptedDialogs m_dialogs;
    std::unique_ptr<Workbench> m_bench;
};

void TestWords::init()
{
    m_bench = std::make_unique<Workbench>(m_dialogs, m_folder.filePath(u"settings"_s));
}

void TestWords::languages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s;
}

void TestWords::speak()
{
    QFETCH(QString, language);
    m_bench->language.setCurrent(language);
    QCoreApplication::processEvents();
}

void TestWords::glossary_isKept()
{
    const Words words = shownWords();
    const QStringList english = avoided(4, u","_s);
    const QStringList chinese = avoided(5, u"、"_s);
    QVERIFY(english.size() > 5 && chinese.size() > 20 && words.chinese.size() > 1000);
    for (const QString &sentence : words.english) {
        for (const QString &word : english)
            QVERIFY2(!sentence.contains(word, Qt::CaseInsensitive),
                     qPrintable(word + u": "_s + sentence));
        QVERIFY2(!sentence.contains(u" …"), qPrintable(sentence));
    }
    for (const QString &sentence : words.chinese) {
        for (const QString &word : chinese)
            QVERIFY2(!sentence.contains(word), qPrintable(word + u": "_s + sentence));
        QVERIFY2(!sentence.contains(u"……"), qPrintable(sentence));
    }
}

void TestWords::checkMenu(const QMenu *menu, bool everyItem)
{
    static const QRegularExpression mnemonic(u"&([^&])"_s);
    QHash<QChar, QString> given;
    for (const QAction *action : menu->actions()) {
        if (action->isSeparator() || (action->menu() && action->menu()->isEmpty()))
            continue;
        if (action->menu())
            checkMenu(action->menu(), false);
        const auto match = mnemonic.match(action->text());
        if (!match.hasMatch()) {
            // Files that were opened lately have names of their own.
            QVERIFY2(!everyItem, qPrintable(action->text()));
            continue;
        }
        const QChar letter = match.capturedView(1).front().toUpper();
        QVERIFY2(!given.contains(letter),
                 qPrintable(menu->title() + u": "_s + action->text() + u" and "_s + given[letter]));
        given.insert(letter, action->text());
    }
}

void TestWords::mnemonics_areGivenOnceInAMenu()
{
    speak();
    const QList<QAction *> menus = m_bench->window.menuBar()->actions();
    QVERIFY(menus.size() > 6);
    for (const QAction *action : menus)
        checkMenu(action->menu());
}

void TestWords::namedMenuItems_exist()
{
    speak();
    QFETCH(QString, language);
    QHash<QString, QStringList> items;
    for (const QAction *action : m_bench->window.menuBar()->actions()) {
        for (const QAction *item : action->menu()->actions())
            items[plain(action->text())] << plain(item->text());
    }
    static const QRegularExpression named(u"([\\p{L}]+) [→›] ([\\p{L}][^”“.,;:)。，）]*)"_s);
    const Words words = shownWords();
    int count = 0;
    for (const QString &sentence : language == u"en" ? words.english : words.chinese) {
        for (const auto &match : named.globalMatch(sentence)) {
            QVERIFY2(items.contains(match.captured(1)), qPrintable(sentence));
            const QString wanted = plain(match.captured(2)).trimmed();
            const QStringList there = items.value(match.captured(1));
            QVERIFY2(std::ranges::any_of(
                         there, [&](const QString &item) { return wanted.startsWith(item); }),
                     qPrintable(sentence));
            ++count;
        }
    }
    QVERIFY(count > 4);
}

void TestWords::keys_areNamedAsOnKeyboards()
{
    speak();
    static const QRegularExpression han(u"\\p{Han}"_s);
    static const QRegularExpression words(u"\\+(Up|Down|Left|Right|Return)\\b|回车|退格|方向键"_s);
    for (const ActionRow &row : actionRows()) {
        for (const QKeySequence &keys : m_bench->actions.shortcuts(row.id)) {
            const QString name = keys.toString(QKeySequence::NativeText);
            QVERIFY2(!name.contains(han) && !name.contains(words), qPrintable(name));
        }
    }
    QCOMPARE(QKeySequence(u"Alt+Up"_s).toString(QKeySequence::NativeText), u"Alt+↑"_s);
    QCOMPARE(QKeySequence(u"Ctrl+Return"_s).toString(QKeySequence::NativeText), u"Ctrl+Enter"_s);
    const Words shown = shownWords();
    for (const QString &sentence : shown.english + shown.chinese)
        QVERIFY2(!sentence.contains(words), qPrintable(sentence));
}

void TestWords::numbers_areWrittenAsPeopleDo()
{
    QCOMPARE(ReviewWords::number(-0.16), u"−0.16"_s);
    static const QRegularExpression spaced(u"(%[0-9]|[0-9]) %(?![0-9Ln])"_s);
    const Words words = shownWords();
    for (const QString &sentence : words.english + words.chinese)
        QVERIFY2(!sentence.contains(spaced), qPrintable(sentence));
}

QTEST_MAIN(TestWords)
#include "tst_words.moc"
