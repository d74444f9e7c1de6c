// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/listsdialog.h"

#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "model/regularfile.h"
#include "views/common/dialogs.h"
#include "views/common/icons.h"
#include "views/common/opendesk.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Bole {

namespace {

enum ListColumn { TitleColumn, OriginColumn, LinesColumn, PeopleColumn, ExamplesColumn };

constexpr int mostExamples = 3;

} // namespace

ListsDialog::ListsDialog(ListKind kind, OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent)
    : QDialog(parent),
      m_kind(kind),
      m_openDesk(openDesk),
      m_dialogs(dialogs),
      m_table(new QTableWidget),
      m_said(new QLabel),
      m_read(new QPushButton(icon("document-open"), tr("Read a File…"))),
      m_remove(new QPushButton(icon("edit-delete"), tr("Remove the List")))
{
    setObjectName(QStringLiteral("listsDialog"));
    setWindowTitle(kind == ListKind::Institutions ? tr("Lists of schools")
                                                  : tr("Lists of journals and conferences"));
    resize(880, 480);
    build();
    fill();
}

void ListsDialog::build()
{
    auto *about = new QLabel(
        m_kind == ListKind::Institutions
            ? tr("Lists are badges, columns and filters, for the highest degree and for the "
                 "bachelor's. Your own come from a CSV file with the columns list and name: which "
                 "list, and a school on it in any language.")
            : tr("A paper may be on several lists; columns, filters and the order of shortlists "
                 "count by list and by first author. Your own come from a CSV file with the column "
                 "list and one or more of name, abbreviation and issn. An ISSN is found where a "
                 "citation or its DOI has it. CCF tiers come with the program."));
    about->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("listsTable"));
    m_table->setAccessibleName(windowTitle());
    m_table->setColumnCount(ExamplesColumn + 1);
    m_table->setHorizontalHeaderLabels(
        {tr("List"), tr("From"), tr("Lines"), tr("Applicants here"), tr("For example")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ExamplesColumn, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_said->setObjectName(QStringLiteral("listsSaid"));
    m_said->setWordWrap(true);
    m_read->setObjectName(QStringLiteral("listsRead"));
    m_remove->setObjectName(QStringLiteral("listsRemove"));
    auto *close = new QPushButton(tr("Close"));
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_read);
    foot->addWidget(m_remove);
    foot->addStretch(1);
    foot->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->addWidget(about);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_said);
    layout->addLayout(foot);
    connect(m_read, &QPushButton::clicked, this, &ListsDialog::readFile);
    connect(m_remove, &QPushButton::clicked, this, &ListsDialog::removeChosen);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &ListsDialog::showWhatCanBeRemoved);
}

/// The program's first, then the committee's in the order of their lines.
void ListsDialog::fill()
{
    m_table->setRowCount(0);
    const auto show = [this](const QList<ListedName> &entries, bool isOwn) {
        QStringList lists;
        QHash<QString, QStringList> names;
        for (const ListedName &entry : entries) {
            if (!names.contains(entry.list))
                lists.append(entry.list);
            names[entry.list].append(entry.names.value(0, entry.id));
        }
        for (const QString &list : std::as_const(lists))
            showRow(list, names.value(list), isOwn);
    };
    if (m_kind == ListKind::Institutions)
        show(listedInstitutions(), false);
    show(m_openDesk.desk()->committee().ownLists(m_kind), true);
    const bool mayChange = m_openDesk.desk()->committee().mayDecide();
    m_read->setToolTip(tr("A list that the file has takes the place of the one that is here under "
                          "its name; the others stay"));
    setUsable(m_read, mayChange, WhyNot::coordinatorsOnly());
    if (m_table->rowCount() == 0)
        m_said->setText(tr("There is no list of your own yet."));
    showWhatCanBeRemoved();
}

void ListsDialog::showRow(const QString &list, const QStringList &names, bool isOwn)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    const QString examples = names.mid(0, mostExamples).join(tr("; ", "between names"));
    const std::pair<ListColumn, QString> cells[] = {
        {TitleColumn, listTitle(list, WindowLanguage::inUse())},
        {OriginColumn, isOwn ? tr("the committee") : tr("the program")},
        {LinesColumn, QString::number(names.size())},
        {PeopleColumn, peopleOn(list)},
        {ExamplesColumn, names.size() > mostExamples ? examples + u'…' : examples},
    };
    for (const auto &[column, text] : cells) {
        auto *item = new QTableWidgetItem(text);
        if (column == LinesColumn || column == PeopleColumn)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, item);
    }
    m_table->item(row, TitleColumn)->setData(Qt::UserRole, isOwn ? list : QString());
}

/// Where schools are hidden, so is who is on which list.
QString ListsDialog::peopleOn(const QString &list) const
{
    const QString count =
        (m_kind == ListKind::Institutions ? QStringLiteral("list.") : QStringLiteral("papers.")) +
        list;
    const auto people =
        m_openDesk.desk()->lists().visibleSeason(WindowLanguage::inUse())->numbers(count);
    return people && !people->isEmpty() ? QString::number(people->size()) : QStringLiteral("–");
}

void ListsDialog::showWhatCanBeRemoved()
{
    const QTableWidgetItem *chosen = m_table->item(m_table->currentRow(), TitleColumn);
    const bool isOwn = chosen && !chosen->data(Qt::UserRole).toString().isEmpty();
    const bool mayChange = m_openDesk.desk()->committee().mayDecide();
    m_remove->setToolTip(tr("Takes the list away, and with it its badges and columns"));
    setUsable(m_remove, isOwn && mayChange,
              mayChange ? tr("Choose one of the committee's own lists")
                        : WhyNot::coordinatorsOnly());
}

void ListsDialog::readFile()
{
    const QString path = m_dialogs.openFile(this, windowTitle(), tr("Tables (*.csv *.tsv *.txt)"));
    if (path.isEmpty())
        return;
    const auto bytes = readRegularFile(path, mostTableBytes);
    if (!bytes) {
        m_dialogs.error(this, tr("The file could not be read."), bytes.error());
        return;
    }
    const auto read = m_openDesk.desk()->committee().addOwnLists(m_kind, *bytes);
    if (!read) {
        m_dialogs.error(this, tr("The lists could not be read (%1).").arg(read.error().detail),
                        read.error());
        return;
    }
    fill();
    m_said->setText(tr("%n line(s) of lists were read.", nullptr, int(read->size())));
}

void ListsDialog::removeChosen()
{
    const QTableWidgetItem *chosen = m_table->item(m_table->currentRow(), TitleColumn);
    if (!chosen)
        return;
    const QString list = chosen->data(Qt::UserRole).toString();
    if (m_dialogs.question(this, {tr("Remove the list %1?").arg(list),
                                  tr("Columns and filters that go by it go, too. The file that it "
                                     "was read from stays as it is."),
                                  {tr("Remove"), tr("Cancel")},
                                  1,
                                  true}) != 0)
        return;
    const auto removed = m_openDesk.desk()->committee().removeOwnList(m_kind, list);
    if (!removed)
        m_dialogs.error(this, tr("The list could not be removed."), removed.error());
    fill();
}

} // namespace Bole
