// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rubric/rubriceditor.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/desklists.h"
#include "model/export/savefile.h"
#include "model/regularfile.h"
#include "model/review/rubriccomparison.h"
#include "model/review/rubricjson.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/icons.h"
#include "views/common/ink.h"
#include "views/common/menuheading.h"
#include "views/common/opendesk.h"
#include "views/common/reviewwords.h"
#include "views/common/theme.h"
#include "views/common/unsaved.h"
#include "views/common/usable.h"
#include "views/common/windowlanguage.h"
#include "views/rubric/criterionform.h"
#include "views/rubric/rubricwords.h"
#include "views/rubric/totalform.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDevice>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>

namespace Bole {

/// What is counted by lists that somebody of the season is on.
static QStringList countsByList(const Desk &desk)
{
    QStringList counts =
        desk.lists().visibleSeason(WindowLanguage::inUse())->counts().value_or(QStringList());
    counts.removeIf([](const QString &count) {
        return count.startsWith(QLatin1StringView("awards")); // by level
    });
    return counts;
}

RubricEditor::RubricEditor(OpenDesk &openDesk, Announcements &announcements, Dialogs &dialogs,
                           QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_announcements(announcements),
      m_dialogs(dialogs),
      m_titleLabel(new QLabel),
      m_versions(new QComboBox),
      m_list(new QListWidget),
      m_add(new QToolButton),
      m_remove(new QToolButton),
      m_up(new QToolButton),
      m_down(new QToolButton),
      m_form(new CriterionForm),
      m_total(new TotalForm),
      m_verdict(new QLabel),
      m_import(new QPushButton),
      m_export(new QPushButton),
      m_save(new QPushButton),
      m_close(new QPushButton)
{
    setObjectName(QStringLiteral("rubricEditor"));
    resize(900, 620);
    build();
    loadVersions();
    retranslate();
}

void RubricEditor::build()
{
    m_add->setObjectName(QStringLiteral("addCriterion"));
    m_list->setObjectName(QStringLiteral("criteria"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    // Enter in a field ends typing there; it presses nothing.
    for (QPushButton *button : {m_import, m_export, m_save, m_close})
        button->setAutoDefault(false);
    m_import->setObjectName(QStringLiteral("importRubric"));
    m_export->setObjectName(QStringLiteral("exportRubric"));
    m_save->setObjectName(QStringLiteral("saveRubric"));
    m_add->setIcon(icon("list-add"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(new QMenu(m_add));
    m_remove->setIcon(icon("list-remove"));
    m_up->setIcon(icon("go-up"));
    m_down->setIcon(icon("go-down"));
    m_verdict->setWordWrap(true);
    m_verdict->setMinimumHeight(2 * fontMetrics().lineSpacing());

    auto *head = new QHBoxLayout;
    head->addWidget(m_titleLabel);
    head->addWidget(m_title.english(), 1);
    head->addWidget(m_title.chinese(), 1);
    head->addWidget(m_versions);
    auto *tools = new QHBoxLayout;
    tools->setSpacing(0);
    for (QToolButton *button : {m_add, m_remove, m_up, m_down})
        tools->addWidget(button);
    tools->addStretch(1);
    auto *left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addLayout(tools);
    m_list->setMaximumWidth(216);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(2 * Grid);
    middle->addLayout(left);
    middle->addWidget(m_form, 1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_import);
    foot->addWidget(m_export);
    foot->addStretch(1);
    foot->addWidget(m_close);
    foot->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->setSpacing(Grid + Grid / 2);
    layout->addLayout(head);
    layout->addLayout(middle, 1);
    layout->addWidget(m_total);
    layout->addWidget(m_verdict);
    layout->addLayout(foot);

    connect(m_versions, &QComboBox::activated, this, &RubricEditor::showVersion);
    connect(m_list, &QListWidget::currentRowChanged, this, &RubricEditor::showCriterion);
    connect(m_form, &CriterionForm::edited, this, &RubricEditor::takeForm);
    for (QLineEdit *edit : m_title.both())
        connect(edit, &QLineEdit::textEdited, this, [this] {
            m_rubric.title = m_title.text();
            showProblems();
        });
    connect(m_total, &TotalForm::edited, this, [this] {
        m_rubric.formula = m_total->formula();
        m_rubric.requirements = m_total->requirements();
        showProblems();
    });
    connect(m_add->menu(), &QMenu::aboutToShow, this, &RubricEditor::fillLibrary);
    connect(m_remove, &QToolButton::clicked, this, &RubricEditor::removeCriterion);
    connect(m_up, &QToolButton::clicked, this, [this] { moveCriterion(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveCriterion(1); });
    connect(m_import, &QPushButton::clicked, this, &RubricEditor::importFile);
    connect(m_export, &QPushButton::clicked, this, &RubricEditor::exportFile);
    connect(m_save, &QPushButton::clicked, this, [this] {
        if (save())
            accept();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

void RubricEditor::loadVersions()
{
    m_versions->clear();
    const DeskCommittee &committee = m_openDesk.desk()->committee();
    m_total->setCounts(countsByList(*m_openDesk.desk()));
    const auto all = committee.rubrics().value_or(QList<StoredRubric>());
    for (const StoredRubric &stored : all)
        m_versions->addItem(tr("Version %1").arg(stored.rubric.version),
                            QVariant::fromValue(stored.id.value));
    m_versions->setVisible(!all.isEmpty());
    if (all.isEmpty()) {
        m_rubric = standardRubric();
    } else {
        m_stored = m_rubric = all.last().rubric;
        m_hasScores = committee.hasScores(all.last().id).value_or(true);
        m_versions->setCurrentIndex(m_versions->count() - 1);
    }
    m_opened = m_rubric;
    showRubric();
}

bool RubricEditor::mayLeave()
{
    if (m_rubric == m_opened)
        return true;
    const Unsaved wish = askAboutUnsaved(m_dialogs, this, m_save->isEnabled());
    return wish == Unsaved::Discard || (wish == Unsaved::Save && save());
}

void RubricEditor::reject()
{
    if (mayLeave())
        QDialog::reject();
}

void RubricEditor::showVersion(int index)
{
    const auto stored =
        m_openDesk.desk()->committee().rubric(RubricId{m_versions->itemData(index).toLongLong()});
    if (!stored)
        return;
    if (!mayLeave()) {
        m_versions->setCurrentIndex(m_versions->findText(tr("Version %1").arg(m_opened.version)));
        return;
    }
    // Saving may have made another version and shown that.
    m_versions->setCurrentIndex(m_versions->findData(QVariant::fromValue(stored->id.value)));
    m_rubric = m_opened = stored->rubric;
    showRubric();
}

void RubricEditor::showRubric()
{
    m_title.setText(m_rubric.title);
    m_total->setRubric(m_rubric);
    const int row = std::max(0, m_list->currentRow());
    {
        const QScopedValueRollback filling(m_filling, true);
        m_list->clear();
        for (const Criterion &criterion : std::as_const(m_rubric.criteria))
            m_list->addItem(criterion.name.in(WindowLanguage::inUse()));
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    showCriterion();
    showProblems();
}

void RubricEditor::showCriterion()
{
    if (m_filling)
        return;
    m_shown = m_list->currentRow();
    setUsable(m_form, m_shown >= 0, tr("There is no criterion yet: add one first."));
    if (m_shown >= 0)
        m_form->setCriterion(m_rubric.criteria[m_shown]);
}

void RubricEditor::takeForm()
{
    if (m_shown < 0)
        return;
    m_rubric.criteria[m_shown] = m_form->criterion();
    m_list->item(m_shown)->setText(m_rubric.criteria[m_shown].name.in(WindowLanguage::inUse()));
    showProblems();
}

void RubricEditor::fillLibrary()
{
    QMenu *menu = m_add->menu();
    menu->clear();
    connect(menu->addAction(tr("New criterion")), &QAction::triggered, this, [this] {
        Criterion fresh;
        fresh.levels.resize(5);
        addCriterion(fresh);
    });
    addHeading(menu, tr("From the library"));
    for (const Criterion &criterion : criteriaLibrary()) {
        QAction *action = menu->addAction(criterion.name.in(WindowLanguage::inUse()));
        action->setEnabled(!m_rubric.criterion(criterion.id));
        connect(action, &QAction::triggered, this, [this, criterion] { addCriterion(criterion); });
    }
}

void RubricEditor::addCriterion(const Criterion &criterion)
{
    m_rubric.criteria.append(criterion);
    if (criterion.id.isEmpty())
        m_rubric.criteria.last().id = freeCriterionId(m_rubric, tr("New criterion"));
    showRubric();
    m_list->setCurrentRow(m_list->count() - 1);
    m_form->focusName();
}

void RubricEditor::removeCriterion()
{
    if (m_shown < 0)
        return;
    m_rubric.criteria.removeAt(m_shown);
    showRubric();
}

void RubricEditor::moveCriterion(int by)
{
    const int to = m_shown + by;
    if (m_shown < 0 || to < 0 || to >= m_rubric.criteria.size())
        return;
    m_rubric.criteria.swapItemsAt(m_shown, to);
    m_list->setCurrentRow(to);
    showRubric();
}

void RubricEditor::showProblems()
{
    m_total->explain(m_rubric);
    const auto wrong = problems(m_rubric);
    QStringList lines;
    for (const RubricProblem &problem : wrong)
        lines.append(RubricWords::problem(problem, m_rubric));
    if (wrong.isEmpty() && !m_stored.criteria.isEmpty()) {
        QStringList changed;
        for (const RubricChange &change : changes(m_stored, m_rubric))
            changed.append(RubricWords::change(change, m_stored, m_rubric));
        if (changed.isEmpty())
            lines.append(tr("This is the version in use."));
        else if (m_hasScores)
            lines.append(
                tr("Scores were given under version %1, so saving makes a new version. %2.")
                    .arg(QString::number(m_stored.version), changed.join(QStringLiteral("; "))));
        else
            lines.append(tr("Changed: %1.").arg(changed.join(QStringLiteral("; "))));
    }
    const QStringList missing = m_openDesk.desk()->committee().missingLists(m_rubric);
    if (!missing.isEmpty())
        lines.prepend(tr("There is no list called %1 in this season: for everybody it counts as 0.")
                          .arg(missing.join(tr(", ", "between names"))));
    m_verdict->setText(lines.join(u' '));
    setUsable(m_save, wrong.isEmpty() && m_rubric != m_stored, m_verdict->text());
    setInk(m_verdict, !wrong.isEmpty()    ? &Colors::bad
                      : missing.isEmpty() ? &Colors::muted
                                          : &Colors::warning);
}

bool RubricEditor::save()
{
    const auto stored = m_openDesk.desk()->committee().save(m_rubric);
    if (!stored) {
        m_dialogs.error(this, tr("The rubric could not be saved."), stored.error());
        return false;
    }
    m_announcements.say(tr("Version %1 of the rubric is in use now.").arg(stored->rubric.version));
    loadVersions();
    return true;
}

void RubricEditor::importFile()
{
    const QString path = m_dialogs.openFile(this, tr("Import a rubric"), tr("Rubric (*.json)"));
    if (path.isEmpty())
        return;
    const auto read = readRegularFile(path, mostTableBytes).and_then([](const QByteArray &json) {
        return rubricFromJson(json);
    });
    if (!read) {
        m_dialogs.error(this, tr("The rubric could not be imported (%1).").arg(read.error().detail),
                        read.error());
        return;
    }
    if (!mayLeave())
        return;
    const int version = m_rubric.version;
    m_rubric = *read;
    m_rubric.version = version;
    showRubric();
}

void RubricEditor::exportFile()
{
    const QString path = m_dialogs.saveFile(this, tr("Export the rubric"),
                                            QStringLiteral("rubric.json"), tr("Rubric (*.json)"));
    if (path.isEmpty())
        return;
    const auto saved = saveFile(path, [this](QFileDevice &file) -> Result<qsizetype> {
        return file.write(toJsonText(m_rubric));
    });
    if (!saved)
        m_dialogs.error(this, tr("The rubric could not be exported."), saved.error());
}

void RubricEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void RubricEditor::retranslate()
{
    setWindowTitle(tr("Rubric"));
    m_titleLabel->setText(tr("Title"));
    m_title.english()->setPlaceholderText(tr("English"));
    m_title.chinese()->setPlaceholderText(tr("Chinese"));
    m_title.english()->setAccessibleName(tr("Title in English"));
    m_title.chinese()->setAccessibleName(tr("Title in Chinese"));
    m_versions->setAccessibleName(tr("Version"));
    m_versions->setToolTip(tr("Look at another version; saving makes it the one in use"));
    m_list->setAccessibleName(tr("Criteria"));
    m_add->setToolTip(tr("Add a criterion, new or from the library"));
    m_remove->setToolTip(tr("Remove the chosen criterion"));
    m_up->setToolTip(tr("Move up"));
    m_down->setToolTip(tr("Move down"));
    for (QToolButton *button : {m_add, m_remove, m_up, m_down})
        button->setAccessibleName(button->toolTip());
    m_import->setText(tr("Import…"));
    m_export->setText(tr("Export…"));
    m_save->setText(tr("Save"));
    m_close->setText(tr("Close"));
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setText(m_rubric.criteria[i].name.in(WindowLanguage::inUse()));
    showProblems();
}

} // namespace Bole
