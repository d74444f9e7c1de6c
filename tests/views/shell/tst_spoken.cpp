// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordenums.h"
#include "tests/views/support/everyview.h"
#include "tests/views/support/paintedtexts.h"
#include "views/review/criterionrow.h"
#include "views/review/levelstrip.h"
#include "views/review/notecolours.h"
#include "views/shell/commandpalette.h"

#include <QAccessible>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTreeWidget>

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
    visit(window, [&](const QString &view, QWidget &shown) {
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
    });
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestSpoken::whatIsSeen_isSaid_data()
{
    languages();
}

void TestSpoken::whatIsSeen_isSaid()
{
    QFETCH(QString, language);
    EveryView window(m_sample, language);
    QStringList unsaid;
    visit(window, [&](const QString &view, QWidget &shown) {
        QString said;
        for (const Spoken &one : spokenIn(shown))
            said += withoutSigns(one.name + u'\n' + one.value + u'\n' + one.description + u'\n' +
                                 one.text) +
                    u'\n';
        for (const PaintedText &text : paintedTexts(shown)) {
            // Charts shorten labels that have no room with three full stops.
            QString seen = withoutSigns(text.text);
            if (seen.endsWith(u"..."))
                seen.chop(3);
            if (!seen.isEmpty() && !said.contains(seen))
                unsaid << view + u": "_s + text.text;
        }
    });
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
    NoteColours colours;
    CriterionRow row(criterion, colours);
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
