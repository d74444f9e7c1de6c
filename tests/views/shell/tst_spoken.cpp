// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordenums.h"
#include "tests/views/support/everyview.h"
#include "tests/views/support/paintedtexts.h"
#include "views/review/criterionrow.h"
#include "views/review/levelstrip.h"
#include "views/shell/commandpalette.h"

#include <QAccessible>
#include <QFile>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QXmlStreamReader>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// What a screen reader knows of one thing in the window.
struct Spoken
{
    QAccessible::Role role;
    QString name;
    QString value;
    QString description;
    QString text;
    QString place; ///< the names of what it lies in, for the message
    bool isFocusable = false;
    bool isUnderHeading = false; ///< a cell of a column that has a name
};

bool isUnderHeading(QAccessibleInterface *spoken)
{
    QAccessibleTableCellInterface *cell = spoken->tableCellInterface();
    const QList<QAccessibleInterface *> headings =
        cell ? cell->columnHeaderCells() : QList<QAccessibleInterface *>();
    return !headings.isEmpty() && !headings.first()->text(QAccessible::Name).isEmpty();
}

QString textOf(QAccessibleInterface *spoken)
{
    QAccessibleTextInterface *text = spoken->textInterface();
    return text ? text->text(0, text->characterCount()) : QString();
}

/// Qt's own parts of a control, which have no name of their own: the control has one.
bool isWhole(QAccessible::Role role)
{
    return role == QAccessible::ComboBox || role == QAccessible::SpinBox ||
           role == QAccessible::ScrollBar || role == QAccessible::Slider;
}

void walk(QAccessibleInterface *spoken, const QString &place, QList<Spoken> &all)
{
    if (!spoken || !spoken->isValid() || spoken->state().invisible)
        return;
    const Spoken one{spoken->role(),
                     spoken->text(QAccessible::Name),
                     spoken->text(QAccessible::Value),
                     spoken->text(QAccessible::Description),
                     textOf(spoken),
                     place + u" / "_s +
                         (spoken->object()
                              ? QString::fromLatin1(spoken->object()->metaObject()->className())
                              : QString()),
                     spoken->state().focusable != 0,
                     isUnderHeading(spoken)};
    all.append(one);
    if (isWhole(one.role))
        return;
    for (int i = 0; i < spoken->childCount(); ++i)
        walk(spoken->child(i), one.place, all);
}

QList<Spoken> spokenIn(QWidget &widget)
{
    QList<Spoken> all;
    walk(QAccessible::queryAccessibleInterface(&widget), {}, all);
    return all;
}

bool needsName(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::Button:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::EditableText:
    case QAccessible::List:
    case QAccessible::ListItem:
    case QAccessible::Table:
    case QAccessible::Cell:
    case QAccessible::Tree:
    case QAccessible::TreeItem:
    case QAccessible::PageTab:
    case QAccessible::ColumnHeader:
    case QAccessible::Document:
    case QAccessible::Graphic:
    case QAccessible::Chart:
    case QAccessible::Link:
        return true;
    default:
        return false;
    }
}

/// Signs that say with a shape what the words beside them say, too.
QString withoutSigns(QString text)
{
    static const QRegularExpression signs(u"[●◐○▲△★≠▸▾▴↕↑↓•·–—…✓✗#&⌄×/]|\\s\\+\\d+$"_s);
    return text.remove(signs).simplified();
}

/// The window's own words that have other words in Chinese.
QSet<QString> englishMessages()
{
    QFile file(QStringLiteral(SOURCE_FOLDER) + u"/translations/bole_zh_CN.ts"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QSet<QString> english;
    QSet<QString> chinese;
    QXmlStreamReader xml(&file);
    static const QRegularExpression extras(u"\\(&.\\)|&|…"_s);
    static const QRegularExpression words(u"[A-Za-z]{3,}"_s);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        const bool isSource = xml.name() == u"source";
        if (isSource || xml.name() == u"translation") {
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements)
                                     .remove(extras)
                                     .simplified();
            if (words.match(text).hasMatch())
                (isSource ? english : chinese).insert(text);
        }
    }
    return english - chinese;
}

/// All that is said of one thing.
QString wordsOf(QAccessibleInterface *spoken)
{
    QStringList words;
    for (const auto kind : {QAccessible::Name, QAccessible::Value, QAccessible::Description})
        words << spoken->text(kind);
    words << textOf(spoken);
    for (const auto &[label, relation] : spoken->relations(QAccessible::Label))
        words << label->text(QAccessible::Name);
    return withoutSigns(words.join(u'\n'));
}

/// What a screen reader says of one part of the window.
struct SaidPlace
{
    QRect place; ///< on the screen
    QString words;
    bool hasScale; ///< numbers are painted on it; its value says which one it is
};

/// Everything but what holds the rest: somebody who goes to a cell hears the cell, not its table.
void collectPlaces(QAccessibleInterface *spoken, QList<SaidPlace> &all)
{
    if (!spoken || !spoken->isValid() || spoken->state().invisible)
        return;
    static const QSet<QAccessible::Role> holders{QAccessible::Client, QAccessible::Window,
                                                 QAccessible::Dialog, QAccessible::Table,
                                                 QAccessible::Tree,   QAccessible::List};
    const auto role = spoken->role();
    if (!holders.contains(role))
        all.append({spoken->rect(), wordsOf(spoken),
                    role == QAccessible::Slider || role == QAccessible::Chart});
    if (isWhole(spoken->role()))
        return;
    for (int i = 0; i < spoken->childCount(); ++i)
        collectPlaces(spoken->child(i), all);
}

/// A long path loses its middle where there is no room.
bool isSaid(const SaidPlace &place, const QStringList &seen)
{
    static const QRegularExpression number(u"^[0-9.]+$"_s);
    return std::ranges::all_of(seen, [&](const QString &part) {
        return place.words.contains(part) || (place.hasScale && number.match(part).hasMatch());
    });
}

bool isSaidAt(const QList<SaidPlace> &places, QPoint onScreen, const QString &text)
{
    QStringList seen;
    for (const QString &part : text.split(u'…'))
        seen << withoutSigns(part);
    seen.removeAll(QString());
    return std::ranges::any_of(places, [&](const SaidPlace &one) {
        return one.place.contains(onScreen) && isSaid(one, seen);
    });
}

} // namespace

/// The window as a screen reader has it: every view and dialog in both languages.
class TestSpoken : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everything_hasNameAndRole_data();
    void everything_hasNameAndRole();
    void whatIsSeen_isSaid_data();
    void whatIsSeen_isSaid();
    void names_areTranslated();
    void chineseWindow_saysNothingInEnglish();
    void scoreStrip_hasRoleAndValue();
    void changes_areAnnounced();
    void page_hasText();

private:
    void languages();
    void visit(EveryView &window, const EveryView::Look &look);

    SampleCopy m_sample;
};

void TestSpoken::initTestCase()
{
    QVERIFY(m_sample.build());
}

void TestSpoken::languages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s;
}

void TestSpoken::visit(EveryView &window, const EveryView::Look &look)
{
    QVERIFY(window.show());
    window.visitViews(look);
    window.visitSides(look);
    window.visitDialogs(look);
    QCOMPARE(window.missing, QStringList());
}

void TestSpoken::everything_hasNameAndRole_data()
{
    languages();
}

void TestSpoken::everything_hasNameAndRole()
{
    QFETCH(QString, language);
    EveryView window(m_sample, language);
    QStringList wrong;
    const auto look = [&](const QString &view, QWidget &shown) {
        for (const Spoken &one : spokenIn(shown)) {
            // An empty cell of a column that has a name is read as that column's empty cell.
            if (needsName(one.role) && one.name.trimmed().isEmpty() && !one.isUnderHeading)
                wrong << view + u": no name for role "_s + QString::number(one.role, 16) +
                             one.place;
            if (one.isFocusable &&
                (one.role == QAccessible::NoRole || one.role == QAccessible::Client) &&
                !one.place.endsWith(u"QTabWidget")) // its bar has the role
                wrong << view + u": no role"_s + one.place;
        }
    };
    visit(window, look);
    window.visitBeginning(look);
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestSpoken::whatIsSeen_isSaid_data()
{
    languages();
}

/// What a picture shows in a place is said by what a screen reader finds in that place, or by what
/// it lies in: the cell of a table, not some other cell.
void TestSpoken::whatIsSeen_isSaid()
{
    QFETCH(QString, language);
    EveryView window(m_sample, language);
    QStringList unsaid;
    const auto look = [&](const QString &view, QWidget &shown) {
        QList<SaidPlace> places;
        collectPlaces(QAccessible::queryAccessibleInterface(&shown), places);
        for (const PaintedText &text : paintedTexts(shown)) {
            QString seen = text.text;
            if (seen.endsWith(u"...")) // charts shorten labels that have no room
                seen.chop(3);
            const QPoint place = text.box.center().toPoint();
            if (shown.rect().contains(place) && !isSaidAt(places, shown.mapToGlobal(place), seen)) {
                const QWidget *widget = shown.childAt(place);
                unsaid << view + u": "_s + text.text + u" in "_s +
                              QString::fromLatin1(
                                  (widget ? widget : &shown)->metaObject()->className());
            }
        }
    };
    visit(window, look);
    window.visitBeginning(look);
    unsaid.removeDuplicates();
    QVERIFY2(unsaid.isEmpty(), qPrintable(unsaid.join(u'\n')));
}

/// A name that is the same in both languages and has words in it was not translated, unless it is
/// somebody's or something's own. What the file stores is never said as it is stored.
void TestSpoken::names_areTranslated()
{
    static const QRegularExpression words(u"[a-z]{3,}"_s);
    QSet<QString> english;
    QStringList same;
    for (const QString &language : {u"en"_s, u"zh_CN"_s}) {
        EveryView window(m_sample, language);
        visit(window, [&](const QString &view, QWidget &shown) {
            for (const Spoken &one : spokenIn(shown)) {
                const bool isData =
                    one.role == QAccessible::Cell || one.role == QAccessible::ListItem ||
                    one.role == QAccessible::TreeItem || one.role == QAccessible::EditableText ||
                    one.role == QAccessible::StaticText || one.role == QAccessible::PageTab ||
                    one.role == QAccessible::ColumnHeader || one.role == QAccessible::Window;
                if (language == u"en")
                    english.insert(one.name);
                else if (!isData && english.contains(one.name) && words.match(one.name).hasMatch())
                    same << view + u": "_s + one.name;
                static const QRegularExpression stored(
                    u"(: |^)(master|bachelor|doctor|admit|reject|undecided)\\b"_s);
                if (language == u"zh_CN" && stored.match(one.name).hasMatch())
                    same << view + u" as stored: "_s + one.name;
            }
        });
    }
    same.removeDuplicates();
    same.removeIf([this](const QString &line) {
        const QString name = line.section(u": "_s, 1);
        // Behind the applicant's number, where there is one.
        return m_sample.people.contains(name) ||
               m_sample.people.contains(name.section(u"  "_s, -1)) || name == u"Bole" ||
               name.contains(u"English");
    });
    QVERIFY2(same.isEmpty(), qPrintable(same.join(u'\n')));
}

/// Also not as a part of what is said, such as the heading of a cell.
void TestSpoken::chineseWindow_saysNothingInEnglish()
{
    const QSet<QString> english = englishMessages();
    QVERIFY(english.size() > 1000);
    static const QRegularExpression between(u"[:：,，、·\\n;；()（）]"_s);
    EveryView window(m_sample, u"zh_CN"_s);
    QStringList found;
    const auto look = [&](const QString &view, QWidget &shown) {
        for (const Spoken &one : spokenIn(shown)) {
            // What a document or a person says is not the window's.
            if (one.role == QAccessible::Document || one.role == QAccessible::EditableText)
                continue;
            for (const QString &text : {one.name, one.value, one.description}) {
                for (const QString &part : text.split(between, Qt::SkipEmptyParts)) {
                    if (english.contains(part.trimmed()))
                        found << view + u": "_s + part.trimmed() + u" in "_s + text;
                }
            }
        }
    };
    visit(window, look);
    window.visitBeginning(look);
    found.removeDuplicates();
    // A language's own name, titles of a file, the English name that a stage has.
    static const QRegularExpression theirs(u"^(reviewers: English|import-roster:|stages:) "_s);
    found.removeIf([](const QString &line) { return theirs.match(line).hasMatch(); });
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestSpoken::scoreStrip_hasRoleAndValue()
{
    LevelStrip strip;
    strip.setLevels(5);
    strip.setAccessibleName(u"Research"_s);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&strip);
    QCOMPARE(spoken->role(), QAccessible::Slider);
    QVERIFY(spoken->valueInterface());
    QCOMPARE(spoken->valueInterface()->maximumValue().toInt(), 5);
    spoken->valueInterface()->setCurrentValue(4);
    QCOMPARE(strip.level(), std::optional(4));
    QCOMPARE(spoken->valueInterface()->currentValue().toInt(), 4);
    strip.setValueText(u"4 of 5, strong"_s);
    QCOMPARE(spoken->text(QAccessible::Value), u"4 of 5, strong"_s);
    strip.setReadOnly(true);
    spoken->valueInterface()->setCurrentValue(1);
    QCOMPARE(strip.level(), std::optional(4)); // a closed review stays as it is
}

namespace {

QStringList heard;

void listen(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::Announcement)
        heard << static_cast<QAccessibleAnnouncementEvent *>(event)->message();
}

} // namespace

/// What changes on the screen while the keyboard is somewhere else.
void TestSpoken::changes_areAnnounced()
{
    EveryView window(m_sample, u"en"_s);
    QVERIFY(window.show());
    QAccessible::installUpdateHandler(listen);
    heard.clear();
    window.bench.announcements.say(u"Two files were read."_s);
    QVERIFY2(heard.contains(u"Two files were read."_s), qPrintable(heard.join(u'\n')));

    heard.clear();
    window.bench.actions.action("command-palette")->trigger();
    auto *palette = window.bench.window.findChild<CommandPalette *>();
    auto *list = palette->findChild<QTreeWidget *>();
    QTest::keyClick(palette->findChild<QLineEdit *>(), Qt::Key_Down);
    QVERIFY(heard.contains(list->currentItem()->text(0)));
    palette->reject();

    heard.clear();
    Criterion criterion;
    criterion.name.en = u"Research"_s;
    criterion.levels = {{u"weak"_s, {}}, {u"strong"_s, {}}};
    CriterionRow row(criterion);
    row.setVisible(true);
    row.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&row));
    row.input()->setFocus();
    QTest::keyClick(row.input(), Qt::Key_Right);
    QTest::keyClick(row.input(), Qt::Key_Right);
    QVERIFY2(heard.contains(u"2 · strong"_s), qPrintable(heard.join(u'\n')));
    QAccessible::installUpdateHandler(nullptr);
}

void TestSpoken::page_hasText()
{
    EveryView window(m_sample, u"en"_s);
    QVERIFY(window.show());
    auto *pages = window.bench.window.findChild<PageView *>();
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(pages);
    QCOMPARE(spoken->role(), QAccessible::Document);
    QVERIFY(spoken->textInterface());
    const QString text =
        spoken->textInterface()->text(0, spoken->textInterface()->characterCount());
    QCOMPARE(text, pages->document()->flow(0).text());
    QVERIFY(text.size() > 200);
    spoken->textInterface()->setSelection(0, 0, 5);
    QCOMPARE(pages->selectedText(), text.first(5).simplified());
}

QTEST_MAIN(TestSpoken)
#include "tst_spoken.moc"
