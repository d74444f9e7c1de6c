// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs behind the Review menu, worked as a coordinator works them.
#include "model/desk/seasonqueue.h"
#include "model/review/rubricjson.h"
#include "model/season/assignmentstore.h"
#include "tests/support/away.h"
#include "tests/views/review/reviewbench.h"
#include "views/common/numbertable.h"
#include "views/common/windowlanguage.h"
#include "views/review/assignmentdialog.h"
#include "views/review/fairnessdialog.h"
#include "views/review/listsdialog.h"
#include "views/review/reviewersdialog.h"
#include "views/rubric/criterionform.h"
#include "views/rubric/rubriceditor.h"
#include "views/shortlist/stagesdialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

void click(QWidget &dialog, const QString &button)
{
    auto *found = dialog.findChild<QAbstractButton *>(button);
    QVERIFY2(found && found->isEnabled(), qPrintable(button));
    found->click();
}

void submitOne(ReviewBench &bench, ApplicantId applicant)
{
    ReviewContent review;
    for (const char *criterion : {"research", "fit", "language"})
        review.scores[QString::fromLatin1(criterion)].level = 4;
    review.state = ReviewState::Submitted;
    QVERIFY(bench.file.season->reviews().save(applicant, bench.ada, bench.rubric.id, review));
}

QString writeFile(ReviewBench &bench, const QByteArray &content)
{
    const QString path = bench.file.folder.filePath(u"table.csv"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) < 0)
        qFatal("cannot write");
    return path;
}

QSet<Assignment> assigned(ReviewBench &bench)
{
    QSet<Assignment> readings;
    const auto all = bench.file.season->assignments().all().value();
    for (const Assignment &a : all)
        readings.insert({a.applicant, a.reviewer});
    return readings;
}

/// What has a table in which people type, with something in its first cell.
std::unique_ptr<QWidget> editorOf(const QString &where, ReviewBench &bench)
{
    if (where == u"reviewers")
        return std::make_unique<ReviewersDialog>(bench.openDesk, bench.dialogs);
    if (where == u"stages")
        return std::make_unique<StagesDialog>(bench.openDesk, bench.dialogs, nullptr);
    if (where == u"levels") {
        auto form = std::make_unique<CriterionForm>();
        Criterion criterion;
        criterion.levels = QList<Bilingual>(3);
        form->setCriterion(criterion);
        return form;
    }
    auto table = std::make_unique<NumberTable>();
    table->setRowCount(1);
    table->setColumnCount(1);
    table->showNumber(0, 0, 3);
    return table;
}

} // namespace

class TestReviewDialogs : public QObject
{
    Q_OBJECT

private slots:
    void lists_areReadAndRemoved();

    void rubric_changedAfterScores_isANewVersion()
    {
        ReviewBench bench;
        bench.openDesk.setReviewer(bench.ada);
        submitOne(bench, bench.people[0]);
        RubricEditor editor(bench.openDesk, bench.announcements, bench.dialogs);
        auto *save = editor.findChild<QPushButton *>(u"saveRubric"_s);
        QVERIFY2(!save->isEnabled(), "nothing is changed yet");
        editor.findChild<QDoubleSpinBox *>(u"criterionWeight"_s)->setValue(3.5);
        QVERIFY(editor.findChild<QLabel *>(u"verdict"_s)->text().contains(u"new version"_s));
        click(editor, u"saveRubric"_s);
        BOLE_GET(versions, bench.file.season->rubrics().list());
        QCOMPARE(versions.size(), 2);
        QCOMPARE(versions[0].rubric.criteria[0].weight, 2.0);
        QCOMPARE(versions[1].rubric.criteria[0].weight, 3.5);
        QCOMPARE(versions[1].rubric.version, 2);
        BOLE_GET(review, bench.file.season->reviews().find(bench.people[0], bench.ada));
        QCOMPARE(review->rubric, versions[0].id); // the score stays with what it was given under
    }

    void rubric_changedBeforeScores_staysTheSameVersion()
    {
        ReviewBench bench;
        bench.openDesk.setReviewer(bench.ada);
        RubricEditor editor(bench.openDesk, bench.announcements, bench.dialogs);
        editor.findChild<QDoubleSpinBox *>(u"criterionWeight"_s)->setValue(3.5);
        click(editor, u"saveRubric"_s);
        BOLE_GET(versions, bench.file.season->rubrics().list());
        QCOMPARE(versions.size(), 1);
        QCOMPARE(versions[0].rubric.criteria[0].weight, 3.5);
    }

    void rubric_closed_asksBeforeItLosesAnything()
    {
        ReviewBench bench;
        bench.openDesk.setReviewer(bench.ada);
        const auto weight = [&] {
            return bench.file.season->rubrics().current().value()->rubric.criteria[0].weight;
        };
        RubricEditor editor(bench.openDesk, bench.announcements, bench.dialogs);
        editor.show();
        const auto change = [&](double to) {
            editor.findChild<QDoubleSpinBox *>(u"criterionWeight"_s)->setValue(to);
        };
        change(3.5);
        bench.dialogs.answers = {2}; // go on
        QTest::keyClick(&editor, Qt::Key_Escape);
        QVERIFY(editor.isVisible());
        QCOMPARE(editor.rubric().criteria[0].weight, 3.5);
        QCOMPARE(weight(), 2.0);
        bench.dialogs.answers = {0}; // save
        QVERIFY(editor.close());
        QCOMPARE(weight(), 3.5);
        editor.show();
        editor.reject(); // nothing is changed: nothing is asked
        QVERIFY(!editor.isVisible());
        QCOMPARE(bench.dialogs.questions.size(), 2);

        editor.show();
        editor.findChild<QLineEdit *>()->setFocus();
        change(4);
        bench.dialogs.answers = {1}; // throw it away
        editor.reject();
        QVERIFY(!editor.isVisible());
        QCOMPARE(weight(), 3.5);
    }

    void rubric_thatCannotBeSaved_isNotLostEither()
    {
        ReviewBench bench;
        bench.openDesk.setReviewer(bench.ada);
        RubricEditor editor(bench.openDesk, bench.announcements, bench.dialogs);
        editor.show();
        editor.findChild<QDoubleSpinBox *>(u"criterionWeight"_s)->setValue(3.5);
        QMenu *menu = editor.findChild<QToolButton *>(u"addCriterion"_s)->menu();
        emit menu->aboutToShow();
        menu->actions().first()->trigger(); // a new criterion without a name
        QVERIFY(!editor.findChild<QPushButton *>(u"saveRubric"_s)->isEnabled());
        bench.dialogs.answers = {1}; // of two answers: go on
        editor.reject();
        QVERIFY(editor.isVisible());
        QCOMPARE(bench.dialogs.questions.last().answers.size(), 2);
    }

    void rubric_newCriterion_isTypedAtOnce()
    {
        ReviewBench bench;
        bench.openDesk.setReviewer(bench.ada);
        RubricEditor editor(bench.openDesk, bench.announcements, bench.dialogs);
        editor.show();
        editor.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        QMenu *menu = editor.findChild<QToolButton *>(u"addCriterion"_s)->menu();
        emit menu->aboutToShow();
        menu->actions().first()->trigger();
        auto *name = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(name); // the cursor is where one types
        auto *levels = editor.findChild<QTableWidget *>(u"criterionLevels"_s);
        levels->setFocus();
        levels->setCurrentCell(0, 0);
        for (const QString &word : {u"weak"_s, u"fair"_s, u"good"_s}) {
            for (const QChar letter : word) // the first one opens the cell's editor
                QTest::keyClicks(QApplication::focusWidget(), letter);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QCOMPARE(levels->item(0, 0)->text(), u"weak"_s);
        QCOMPARE(levels->item(1, 0)->text(), u"fair"_s);
        QCOMPARE(levels->item(2, 0)->text(), u"good"_s);
        bench.dialogs.answers = {0}; // discard, where it asks
        editor.reject();
    }

    void reviewersName_beingTyped_staysOnEscape()
    {
        ReviewBench bench;
        ReviewersDialog dialog(bench.openDesk, bench.dialogs);
        dialog.show();
        auto *table = dialog.findChild<QTableWidget *>();
        table->setCurrentCell(0, 0);
        table->editItem(table->item(0, 0));
        auto *line = table->findChild<QLineEdit *>();
        QVERIFY(line);
        line->setText(u"Ada Quill"_s);
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(bench.file.season->reviewers().list()->first().name, u"Ada Quill"_s);
        QVERIFY(dialog.isVisible());
    }

    /// What is typed in a cell is kept, so a letter must not begin to type there.
    void letterInTheReviewersTable_renamesNobody()
    {
        ReviewBench bench;
        ReviewersDialog dialog(bench.openDesk, bench.dialogs);
        dialog.show();
        auto *table = dialog.findChild<QTableWidget *>();
        table->setCurrentCell(0, 0);
        const QString before = bench.file.season->reviewers().list()->first().name;
        QTest::keyClick(table, Qt::Key_P);
        QVERIFY(!table->findChild<QLineEdit *>());
        dialog.close();
        QCOMPARE(bench.file.season->reviewers().list()->first().name, before);
    }

    void cell_beingTyped_isKept_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<bool>("isEscaped");
        for (const char *where : {"numbers", "levels", "reviewers", "stages"}) {
            QTest::addRow("%s, Escape", where) << QString::fromLatin1(where) << true;
            QTest::addRow("%s, focus elsewhere", where) << QString::fromLatin1(where) << false;
        }
    }

    /// In every table in which people type: neither Escape nor a click elsewhere throws it away.
    void cell_beingTyped_isKept()
    {
        QFETCH(QString, where);
        QFETCH(bool, isEscaped);
        ReviewBench bench;
        const std::unique_ptr<QWidget> editor = editorOf(where, bench);
        auto *table = qobject_cast<QTableWidget *>(editor.get());
        if (!table)
            table = editor->findChild<QTableWidget *>();
        QVERIFY(table);
        editor->show();
        QVERIFY(QTest::qWaitForWindowActive(editor.get()));
        table->setCurrentCell(0, 0);
        table->editItem(table->item(0, 0));
        auto *line = table->findChild<QLineEdit *>();
        QVERIFY(line);
        line->selectAll();
        QTest::keyClicks(line, u"47"_s);
        if (isEscaped)
            QTest::keyClick(line, Qt::Key_Escape);
        else
            table->setFocus();
        QCOMPARE(table->item(0, 0)->text(), u"47"_s);
        QVERIFY(editor->isVisible());
    }

    void rubric_takesCriteriaFromTheLibraryOnce()
    {
        ReviewBench bench;
        RubricEditor editor(bench.openDesk, bench.announcements, bench.dialogs);
        QMenu *menu = editor.findChild<QToolButton *>(u"addCriterion"_s)->menu();
        const auto offered = [&] {
            emit menu->aboutToShow();
            QStringList names;
            for (const QAction *action : menu->actions()) {
                if (action->isEnabled() && !action->isSeparator())
                    names.append(action->text());
            }
            return names;
        };
        const QString letters = u"Letters"_s;
        QVERIFY(offered().size() >= 4); // research, fit and language are there already
        int taken = 0; // the letters themselves, and the share of people they put somebody in
        for (QAction *action : menu->actions()) {
            if (action->text().contains(letters, Qt::CaseInsensitive)) {
                action->trigger();
                ++taken;
            }
        }
        QVERIFY(taken > 0);
        QVERIFY(offered().filter(letters, Qt::CaseInsensitive).isEmpty());
        QCOMPARE(editor.findChild<QListWidget *>(u"criteria"_s)->count(), 3 + taken);
    }

    void rubric_leavesAndReturnsAsAFile()
    {
        ReviewBench bench;
        const QString path = bench.file.folder.filePath(u"rubric.json"_s);
        bench.dialogs.files = {path};
        {
            RubricEditor editor(bench.openDesk, bench.announcements, bench.dialogs);
            click(editor, u"exportRubric"_s);
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        BOLE_GET(read, rubricFromJson(file.readAll()));
        QCOMPARE(read.criteria, bench.rubric.rubric.criteria);

        ReviewBench other;
        other.openDesk.setReviewer(other.ada);
        Rubric single = other.rubric.rubric;
        single.criteria.resize(1);
        BOLE_DO(other.file.season->rubrics().save(single, other.ada));
        RubricEditor editor(other.openDesk, other.announcements, other.dialogs);
        other.dialogs.files = {path};
        click(editor, u"importRubric"_s);
        QCOMPARE(editor.findChild<QListWidget *>(u"criteria"_s)->count(), 3);
        click(editor, u"saveRubric"_s);
        BOLE_GET(current, other.file.season->rubrics().current());
        QCOMPARE(current->rubric.criteria, bench.rubric.rubric.criteria);
    }

    void rubric_badFile_isRefusedAndChangesNothing()
    {
        ReviewBench bench;
        RubricEditor editor(bench.openDesk, bench.announcements, bench.dialogs);
        bench.dialogs.files = {writeFile(bench, "{\"criteria\": 7}")};
        click(editor, u"importRubric"_s);
        QCOMPARE(bench.dialogs.errors.size(), 1);
        QCOMPARE(editor.findChild<QListWidget *>(u"criteria"_s)->count(), 3);
    }

    void reviewers_areAddedChangedAndTakenOff()
    {
        ReviewBench bench;
        ReviewersDialog dialog(bench.openDesk, bench.dialogs);
        bench.dialogs.texts = {u"Mei Lan Tao"_s};
        click(dialog, u"addReviewer"_s);
        const auto people = [&] {
            return bench.file.season->reviewers().list().value();
        };
        QCOMPARE(people().size(), 3);
        QCOMPARE(people().last().initials, u"MLT"_s);
        QVERIFY(people().last().colour != people().first().colour);

        auto *table = dialog.findChild<QTableWidget *>();
        table->item(2, 0)->setText(u"Mei-Lan Tao"_s);
        table->item(2, 1)->setText(u"ML"_s);
        bench.dialogs.colours = {QColor(0x12, 0x34, 0x56)};
        emit table->cellActivated(2, 2);
        auto *language = qobject_cast<QComboBox *>(table->cellWidget(2, 3));
        language->setCurrentIndex(language->findData(u"zh_CN"_s));
        emit language->activated(language->currentIndex());
        QCOMPARE(people().last().name, u"Mei-Lan Tao"_s);
        QCOMPARE(people().last().initials, u"ML"_s);
        QCOMPARE(people().last().colour, u"#123456"_s);
        QCOMPARE(people().last().language, u"zh_CN"_s);

        table->setCurrentCell(2, 0);
        click(dialog, u"removeReviewer"_s); // dismissed
        QCOMPARE(people().size(), 3);
        bench.dialogs.answers = {0};
        table->setCurrentCell(2, 0);
        click(dialog, u"removeReviewer"_s);
        QCOMPARE(people().size(), 2);
    }

    void assignments_byHand()
    {
        ReviewBench bench;
        AssignmentDialog dialog(bench.openDesk, bench.dialogs);
        auto *table = dialog.findChild<QTableWidget *>();
        table->item(1, 1)->setCheckState(Qt::Checked);
        QCOMPARE(assigned(bench), (QSet<Assignment>{{bench.people[1], bench.bela}}));
        table->item(1, 1)->setCheckState(Qt::Unchecked);
        QVERIFY(assigned(bench).isEmpty());
    }

    void assignments_atRandom_areEvenAndRespectConflicts()
    {
        ReviewBench bench;
        const ReviewerId third = bench.file.addReviewer(u"Cleo Drei"_s);
        BOLE_DO(bench.file.season->reviews().setState(bench.people[0], bench.ada,
                                                      ReviewState::Conflict));
        AssignmentDialog dialog(bench.openDesk, bench.dialogs);
        click(dialog, u"dealEvenly"_s); // two readers each
        const QSet<Assignment> readings = assigned(bench);
        QCOMPARE(readings.size(), 8);
        QVERIFY(!readings.contains({bench.people[0], bench.ada}));
        for (const ApplicantId applicant : std::as_const(bench.people))
            QCOMPARE(std::ranges::count(readings, applicant, &Assignment::applicant), 2);
        for (const ReviewerId reviewer : {bench.ada, bench.bela, third}) {
            const auto load = std::ranges::count(readings, reviewer, &Assignment::reviewer);
            QVERIFY(load == 2 || load == 3);
        }
        QCOMPARE(dialog.findChild<QTableWidget *>()->item(0, 0)->text(), u"conflict"_s);
        click(dialog, u"clearAssignments"_s);
        QVERIFY(assigned(bench).isEmpty());
    }

    void assignments_fromCsv_saysWhatItCouldNotUse()
    {
        ReviewBench bench;
        BOLE_DO(bench.file.season->reviews().setState(bench.people[2], bench.ada,
                                                      ReviewState::Conflict));
        AssignmentDialog dialog(bench.openDesk, bench.dialogs);
        bench.dialogs.files = {writeFile(bench, "\xEF\xBB\xBF"
                                                "applicant;reviewer\r\n"
                                                "Mirabel Okaforde;Bela Zwei\r\n"
                                                "江晓昭;We\r\n"
                                                "Nobody Known;Bela Zwei\r\n"
                                                "Jonah Pellwetherby;Stranger\r\n"
                                                "Soren Haldvikson;Wen Shu\r\n")};
        click(dialog, u"importAssignments"_s);
        QCOMPARE(assigned(bench),
                 (QSet<Assignment>{{bench.people[0], bench.bela}, {bench.people[1], bench.ada}}));
        const QString report = dialog.findChild<QLabel *>(u"assignmentReport"_s)->toolTip();
        for (const QString &said : {u"Line 4"_s, u"Nobody Known"_s, u"Line 5"_s, u"Stranger"_s,
                                    u"Line 6"_s, u"conflict"_s})
            QVERIFY2(report.contains(said), qPrintable(report));
    }

    void assignments_fromSomethingElse_areRefused()
    {
        ReviewBench bench;
        AssignmentDialog dialog(bench.openDesk, bench.dialogs);
        bench.dialogs.files = {writeFile(bench, "who,whom\nMirabel Okaforde,Bela Zwei\n")};
        click(dialog, u"importAssignments"_s);
        bench.dialogs.files = {bench.file.folder.filePath(u"not there.csv"_s)};
        click(dialog, u"importAssignments"_s);
        QCOMPARE(bench.dialogs.errors.size(), 2);
        QCOMPARE(bench.dialogs.errors[0].code, ErrorCode::InvalidTable);
        QVERIFY(assigned(bench).isEmpty());
    }

    void blindness_forOneReviewer_isRecordedAndReversible()
    {
        ReviewBench bench;
        bench.openDesk.setReviewer(bench.ada);
        Season &season = *bench.file.season;
        {
            FairnessDialog dialog(bench.openDesk, bench.position, bench.dialogs);
            auto *whom = dialog.findChild<QComboBox *>();
            whom->setCurrentIndex(whom->findData(bench.bela.value));
            emit whom->activated(whom->currentIndex());
            const auto boxes = dialog.findChildren<QCheckBox *>();
            QVERIFY2(!boxes[1]->isEnabled(), "the season's choice until they have their own");
            boxes[0]->click();
            boxes[1]->click();
        }
        QVERIFY(blindnessOf(season.settings(), bench.bela).hides(BlindField::Name));
        QVERIFY(!blindnessOf(season.settings(), bench.ada).isOn());
        {
            FairnessDialog dialog(bench.openDesk, bench.position, bench.dialogs);
            auto *whom = dialog.findChild<QComboBox *>();
            whom->setCurrentIndex(whom->findData(bench.bela.value));
            emit whom->activated(whom->currentIndex());
            dialog.findChildren<QCheckBox *>()[0]->click();
        }
        QVERIFY(!blindnessOf(season.settings(), bench.bela).isOn());
        BOLE_GET(events, season.settings().events());
        QCOMPARE(std::ranges::count(events, u"blindness.changed"_s, &Event::code), 3);
        QVERIFY(std::ranges::all_of(events, [&](const Event &e) { return e.by == bench.ada; }));
    }

    void fairness_isTheCoordinatorsToChange()
    {
        ReviewBench bench;
        Reviewer bela = bench.file.season->reviewers().reviewer(bench.bela).value();
        bela.role = ReviewerRole::Coordinator;
        BOLE_DO(bench.file.season->reviewers().update(bela));
        bench.openDesk.setReviewer(bench.ada);
        FairnessDialog member(bench.openDesk, bench.position, bench.dialogs);
        for (QAbstractButton *button : member.findChildren<QAbstractButton *>())
            QVERIFY(qobject_cast<QPushButton *>(button) || !button->isEnabled());
        bench.openDesk.setReviewer(bench.bela);
        FairnessDialog coordinator(bench.openDesk, bench.position, bench.dialogs);
        click(coordinator, u"showAlways"_s);
        QCOMPARE(
            visibilityOf(bench.file.season->settings(), bench.file.season->reviews(), bench.ada)
                .rule(),
            OthersShown::Always);
        click(coordinator, u"showAfter"_s);
        QCOMPARE(
            visibilityOf(bench.file.season->settings(), bench.file.season->reviews(), bench.ada)
                .rule(),
            OthersShown::AfterSubmitting);
    }

    void fairness_showsWhatIsStored_whenAChangeIsRefused()
    {
        ReviewBench bench;
        bench.openDesk.setReviewer(bench.ada);
        FairnessDialog dialog(bench.openDesk, bench.position, bench.dialogs);
        auto *whom = dialog.findChild<QComboBox *>();
        whom->setCurrentIndex(whom->findData(bench.bela.value));
        emit whom->activated(whom->currentIndex());
        const auto boxes = dialog.findChildren<QCheckBox *>();
        Away away(bench.file.path);
        boxes[0]->click();
        click(dialog, u"showAlways"_s);
        QCOMPARE(bench.dialogs.errors.size(), 2);
        QVERIFY(!boxes[0]->isChecked());
        QVERIFY(dialog.findChild<QAbstractButton *>(u"showAfter"_s)->isChecked());
        QCOMPARE(whom->currentData().toLongLong(), bench.bela.value); // still about them
        // What was refused does not come along with the next change.
        away.putBack();
        whom->setCurrentIndex(0);
        emit whom->activated(0);
        boxes[1]->click();
        QVERIFY(blindnessChoiceOf(bench.file.season->settings()).reviewers.isEmpty());
        QVERIFY(blindnessOf(bench.file.season->settings(), bench.ada).isOn());
    }
};

/// What is there, how much of it concerns anybody here, and how to have others.
void TestReviewDialogs::lists_areReadAndRemoved()
{
    const WindowLanguage language(u"en"_s); // its plurals, whichever test ran before
    ReviewBench bench;
    bench.openDesk.setReviewer(bench.ada);
    Record record;
    record.basics.name = u"Ann Twopaper"_s;
    Publication paper;
    paper.publisher = u"Acta Quiet"_s;
    record.publications = {paper, paper};
    (void)bench.file.addApplicant(record);
    ListsDialog dialog(ListKind::Venues, bench.openDesk, bench.dialogs);
    dialog.show();
    const auto *table = dialog.findChild<QTableWidget *>(u"listsTable"_s);
    const auto row = [table](int at) {
        QStringList cells;
        for (int column = 0; column < table->columnCount(); ++column)
            cells << table->item(at, column)->text();
        return cells;
    };
    QCOMPARE(table->rowCount(), 0);
    QVERIFY(!dialog.findChild<QPushButton *>(u"listsRemove"_s)->isEnabled());
    bench.dialogs.files = {
        writeFile(bench, "list,name,issn\nQ1,Acta Quiet,1234-5679\nQ1,Ponds,\nQ2,Lakes,\n")};
    click(dialog, u"listsRead"_s);
    QCOMPARE(table->rowCount(), 2);
    QCOMPARE(row(0),
             (QStringList{u"Q1"_s, u"the committee"_s, u"2"_s, u"1"_s, u"Acta Quiet; Ponds"_s}));
    QCOMPARE(row(1)[3], u"–"_s);
    QCOMPARE(dialog.findChild<QLabel *>(u"listsSaid"_s)->text(), u"3 lines of lists were read."_s);
    // A file of one list leaves the other.
    bench.dialogs.files = {writeFile(bench, "list,name\nQ2,Rivers\n")};
    click(dialog, u"listsRead"_s);
    QCOMPARE(table->rowCount(), 2);
    const_cast<QTableWidget *>(table)->setCurrentCell(0, 0);
    bench.dialogs.answers = {1}; // kept
    click(dialog, u"listsRemove"_s);
    QCOMPARE(table->rowCount(), 2);
    bench.dialogs.answers = {0};
    click(dialog, u"listsRemove"_s);
    QCOMPARE(table->rowCount(), 1);
    QCOMPARE(row(0)[0], u"Q2"_s);
    const ListsDialog schools(ListKind::Institutions, bench.openDesk, bench.dialogs);
    QCOMPARE(schools.findChild<QTableWidget *>(u"listsTable"_s)->rowCount(), 4);
    QVERIFY(bench.dialogs.errors.isEmpty());
}

QTEST_MAIN(TestReviewDialogs)
#include "tst_reviewdialogs.moc"
