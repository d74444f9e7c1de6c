// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/applicantlistmodel.h"
#include "model/desk/desk.h"
#include "model/desk/shortlistmodel.h"
#include "model/season/rubricstore.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/applicants/applicantspane.h"
#include "views/common/numbertable.h"
#include "views/export/exportdialog.h"
#include "views/export/fileformats.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTimer>
#include <QToolButton>

namespace Bole {

/// The real window over a season that a test has made, driven as a person drives it.
class FlowWindow
{
public:
    FlowWindow(SeasonFixture &file, ReviewerId reviewer, const QString &language)
    {
        file.season.reset(); // the window is the one that has it open
        m_bench = std::make_unique<Workbench>(dialogs, m_settings.path());
        m_bench->settings.setReviewerOf(file.path, reviewer.value);
        m_bench->window.seasons().open(file.path);
        m_bench->language.setCurrent(language);
        m_bench->window.resize(1600, 960);
        m_bench->window.show();
        m_bench->window.activateWindow();
        isShown = QTest::qWaitForWindowActive(&m_bench->window);
        // What a test leaves behind can be looked at: pdftoppm makes pictures of it.
        const QString kept = qEnvironmentVariable("BOLE_KEEP_DOCUMENTS");
        m_documents = kept.isEmpty() ? m_settings.path() : kept;
    }

    Workbench &bench() { return *m_bench; }
    Desk &desk() { return *m_bench->openDesk.desk(); }
    template <typename Widget>
    Widget *find(const QString &name)
    {
        return m_bench->window.findChild<Widget *>(name);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : &m_bench->window, key, modifiers);
    }
    void trigger(const char *action) { m_bench->actions.action(action)->trigger(); }
    /// Opens the dialog behind an action and does something in it; it is closed after that.
    template <typename Dialog>
    void inDialog(const char *action, const std::function<void(Dialog &)> &work)
    {
        bool done = false;
        QTimer::singleShot(0, qApp, [&] {
            auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
            if (dialog && QTest::qWaitForWindowActive(dialog)) {
                work(*dialog);
                dialog->accept();
                done = true;
            }
        });
        trigger(action);
        QVERIFY2(done, action);
    }
    /// Where a key goes while a cell is typed into: its editor, or the table itself.
    static QWidget *editorOf(NumberTable &table)
    {
        for (QLineEdit *editor : table.viewport()->findChildren<QLineEdit *>()) {
            if (editor->isVisible())
                return editor;
        }
        return &table;
    }
    /// Types into a column from a row downwards, with Enter after each; an empty text goes on.
    static void type(NumberTable &table, int row, int column, const QStringList &numbers)
    {
        table.setCurrentCell(row, column);
        table.setFocus();
        for (const QString &number : numbers) {
            QTest::keyClicks(&table, number.left(1));
            QWidget *typing = editorOf(table);
            QTest::keyClicks(typing, number.mid(1));
            QTest::keyClick(typing, Qt::Key_Return);
            QCoreApplication::processEvents();
        }
    }

    QTableView *listTable() { return find<QTableView>(QStringLiteral("shortlist-table")); }
    QStringList column(int column)
    {
        QStringList texts;
        for (int row = 0; row < listTable()->model()->rowCount(); ++row)
            texts << listTable()->model()->index(row, column).data().toString();
        return texts;
    }
    QList<ListPart> parts()
    {
        QList<ListPart> found;
        for (int row = 0; row < listTable()->model()->rowCount(); ++row)
            found << ListPart(
                listTable()->model()->index(row, 0).data(ShortlistModel::PartRole).toInt());
        return found;
    }
    void choose(int row)
    {
        listTable()->setFocus();
        listTable()->selectRow(row);
    }
    /// An entry of one of the menus above the list.
    bool pick(const QString &button, const QString &action)
    {
        QMenu *menu = find<QToolButton>(button)->menu();
        emit menu->aboutToShow();
        auto *found = menu->findChild<QAction *>(action);
        if (!found)
            return false;
        found->trigger();
        return true;
    }
    void setNumber(const QString &box, int value)
    {
        auto *spin = find<QSpinBox>(box);
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, QString::number(value));
        QTest::keyClick(spin, Qt::Key_Return);
    }
    /// Writes the list in front as this kind of file; where it lies.
    QString exportAs(ExportFormat format, const QString &name,
                     const std::function<void(ExportDialog &)> &choose = {})
    {
        const QString path = m_documents + u'/' + name;
        dialogs.files = {path};
        trigger("export");
        auto *dialog = m_bench->window.findChild<ExportDialog *>();
        const auto found = std::ranges::find(fileFormats(), format, &FileFormat::format);
        dialog->findChild<QComboBox *>(QStringLiteral("export-format"))
            ->setCurrentIndex(int(found - fileFormats().begin()));
        if (choose)
            choose(*dialog);
        dialog->findChild<QPushButton *>(QStringLiteral("export-write"))->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return path;
    }
    /// The words of a PDF, line by line as they stand.
    static QString textOf(const QString &pdf)
    {
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"),
                     {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
        reader.waitForFinished();
        return QString::fromUtf8(reader.readAllStandardOutput());
    }

    ScriptedDialogs dialogs;
    bool isShown = false;

private:
    QTemporaryDir m_settings;
    QString m_documents;
    std::unique_ptr<Workbench> m_bench;
};

} // namespace Bole
